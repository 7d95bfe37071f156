# SPDX-License-Identifier: MIT OR Apache-2.0
"""Shares an array with another process."""

import multiprocessing

import numpy
from numba import cuda

VALUES = numpy.arange(1000) * 1.5


def importer(pipe):
    cuda.select_device(1 % len(cuda.gpus))
    with pipe.recv() as array:
        assert (array.copy_to_host() == VALUES).all()
    pipe.send("ok")


def main():
    multiprocessing.set_start_method("spawn")
    pipe, its = multiprocessing.Pipe()
    process = multiprocessing.Process(target=importer, args=(its,), daemon=True)
    process.start()
    array = cuda.to_device(VALUES)
    pipe.send(array.get_ipc_handle())
    assert pipe.recv() == "ok"
    process.join()
    assert process.exitcode == 0


if __name__ == "__main__":
    main()
