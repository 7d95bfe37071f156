# SPDX-License-Identifier: MIT OR Apache-2.0
"""anygpu.mpi on any number of ranks, on the host back end. Rank 0 prints "shares: ok"."""

import ctypes
import gc
import weakref

from anygpu import mpi


def numbers(array):
    """The numbers of an array on the host back end, whose memory is the host's."""
    about = array.__array_interface__
    if not array.nbytes:
        return []
    return (ctypes.c_double * (array.nbytes // 8)).from_address(about["data"][0])


def refused(words, call, *arguments):
    try:
        call(*arguments)
    except (RuntimeError, TypeError, ValueError) as error:
        assert words in str(error), error
        return
    raise AssertionError(f"not refused: {words}")


def refused_by_last(words, call, *arguments):
    """What fails on the last rank fails on all, which are told the same."""
    refused(words if team.rank == last else f"rank {last}: ", call, *arguments)


class Sample:
    """An array of another package."""

    def __init__(self, array):
        self._array = array

    @property
    def __array_interface__(self):
        if self._array is None:
            raise RuntimeError("this one has a gradient")
        return self._array.__array_interface__


team = mpi.Team()
last = team.size - 1
shared = team.allocate_all((3, team.rank), "<f8")
assert shared.own.shape == (3, team.rank) and not hasattr(shared.own, "__cuda_array_interface__")
for place in range(3 * team.rank):
    numbers(shared.own)[place] = 100 * team.rank + place
team.fence()
for rank in range(1, team.size):
    peer = shared.peer(rank)
    assert peer.shape == (3, rank) and list(numbers(peer)) == [100 * rank + place for place in range(3 * rank)]
refused("there is no rank", shared.peer, team.size)
shared.signal((team.rank + 1) % team.size)
shared.wait((team.rank + last) % team.size)
team.fence()

array = team.share(shared.own, last)
assert array.shape == (3, last) and (not last or list(numbers(array)) == [100 * last + i for i in range(3 * last)])
refused("still shared", team.free)
refused_by_last("no array of share", team.unshare, object() if team.rank == last else array)
team.unshare(array)
# The program keeps nothing of what others reach.
sample = Sample(shared.own)
kept = weakref.ref(sample)
array = team.share(sample, last)
del sample
gc.collect()
assert (kept() is not None) == (team.rank == last)
team.unshare(array)
assert kept() is None
# Each of these is one rank's mistake.
refused_by_last("no array", team.share, object(), last)
refused_by_last("gradient", team.share, Sample(None), last)
refused_by_last("gradient", team.share_all, Sample(None if team.rank == last else shared.own))
refused_by_last("below 0", team.allocate_all, (-1 if team.rank == last else 1, -1 if team.rank == last else 1))
refused_by_last("invalid literal", team.allocate_all, (1,), "<f" if team.rank == last else "<f8")
refused_by_last("interpreted as an integer", mpi.Team, mpi.MPI.COMM_WORLD, "0" if team.rank == last else -1)
refused("there is no rank 99", team.share, shared.own, 99)
if last:
    refused("another call", team.share, shared.own, int(team.rank == last))


def unreached(*_):
    raise RuntimeError("no peer access")


peer = mpi.Shared.peer
mpi.Shared.peer = unreached if team.rank == last else peer
refused_by_last("no peer access", team.share, shared.own)
mpi.Shared.peer = peer
# Every other number.
about = {**shared.own.__array_interface__, "shape": (2, 3), "strides": (48, 16)}
strided = type("Strided", (), {"__array_interface__": about})
refused_by_last("not contiguous", team.share, strided, last)
assert list(numbers(shared.own)) == [100 * team.rank + place for place in range(3 * team.rank)]
shared.free()
team.free()
if team.rank == 0:
    print("shares: ok")
