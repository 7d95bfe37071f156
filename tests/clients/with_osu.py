# SPDX-License-Identifier: MIT OR Apache-2.0
"""Runs OSU's benchmarks of a folder with device memory instead of the host's: with_osu.py FOLDER NAME..."""

import contextlib
import importlib
import inspect
import io
import sys

import numpy
from device import Memory, use
from mpi4py import MPI

LARGEST = 1 << 18
ROUNDS = {"skip": 1, "loop": 4, "skip_large": 1, "loop_large": 2, "window_size": 8, "window_size_large": 8}


class Bytes(Memory):
    """Device memory of so many bytes."""

    def __init__(self, size):
        super().__init__(numpy.zeros(-(-size // 8)))
        self.bytes = size

    @property
    def __cuda_array_interface__(self):
        return {"shape": (self.bytes,), "typestr": "|u1", "data": (self.pointer, False), "version": 3}


use(MPI.COMM_WORLD.rank)
folder, *names = sys.argv[1:]
sys.path.insert(0, folder)
for name in names:
    benchmark = importlib.import_module(name)
    benchmark.allocate = Bytes
    run = getattr(benchmark, name)
    known = inspect.signature(run).parameters
    rounds = {key: value for key, value in ROUNDS.items() if key in known}
    with contextlib.redirect_stdout(io.StringIO()) as said:
        run(MAX_MSG_SIZE=LARGEST, **rounds)
    if MPI.COMM_WORLD.rank == 0:
        print(said.getvalue(), end="")
        rows = [line.split() for line in said.getvalue().splitlines() if not line.startswith("#")]
        assert all(float(figure) >= 0 for _, figure in rows)
        sizes = [int(size) for size, _ in rows if size != "0"]
        assert sizes == [1 << power for power in range(LARGEST.bit_length())], sizes
        print(f"{name}: all sizes", flush=True)
