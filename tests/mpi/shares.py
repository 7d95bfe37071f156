# SPDX-License-Identifier: MIT OR Apache-2.0
"""anygpu.mpi on any number of ranks, on the host back end. Rank 0 prints "shares: ok"."""

import ctypes

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
    except (mpi.Error, TypeError, ValueError) as error:
        assert words in str(error), error
        return
    raise AssertionError(f"not refused: {words}")


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
team.unshare(array)
refused("no array" if team.rank == last else f"rank {last}: ", team.share, object(), last)
# Every other number.
about = {**shared.own.__array_interface__, "shape": (2, 3), "strides": (48, 16)}
strided = type("Strided", (), {"__array_interface__": about})
refused("not contiguous" if team.rank == last else f"rank {last}: ", team.share, strided, last)
assert list(numbers(shared.own)) == [100 * team.rank + place for place in range(3 * team.rank)]
shared.free()
team.free()
if team.rank == 0:
    print("shares: ok")
