# SPDX-License-Identifier: MIT OR Apache-2.0
"""Sends, and unless told `sends` also collects, device memory in every rank, and checks what arrives."""

import sys

import numpy
from device import Memory, use
from mpi4py import MPI

world = MPI.COMM_WORLD
rank, size = world.rank, world.size
use(rank)
before, after = (rank - 1) % size, (rank + 1) % size
for count in (1, 1000, 100_000):
    mine, theirs = Memory(numpy.arange(count) + rank), Memory(numpy.zeros(count))
    world.Sendrecv(mine, dest=after, recvbuf=theirs, source=before)
    assert (theirs.read() == numpy.arange(count) + before).all()
    if "sends" not in sys.argv:
        world.Bcast(mine, root=1)
        assert (mine.read() == numpy.arange(count) + 1).all()
        mine.write(numpy.full(count, rank + 1))
        world.Allreduce(mine, theirs)
        assert (theirs.read() == size * (size + 1) / 2).all()
        everybodys = Memory(numpy.zeros(count * size))
        world.Allgather(mine, everybodys)
        assert (everybodys.read() == numpy.repeat(numpy.arange(size) + 1, count)).all()
        for_each = Memory(numpy.repeat(numpy.arange(size) + 10 * rank, count))
        world.Alltoall(for_each, everybodys)
        assert (everybodys.read() == numpy.repeat(rank + 10 * numpy.arange(size), count)).all()
        everybodys.free()
        for_each.free()
    world.Barrier()
    # Freed and allocated again, an address is another rank's content no longer.
    mine.free()
    theirs.free()
print(f"rank {rank} of {size}: ok", flush=True)
