# SPDX-License-Identifier: MIT OR Apache-2.0
"""Two processes share an array by its name and take turns by steps, as docs/guide/python.md and steps.md say.

The last line is "coupled: ok" where each has seen what the other wrote. On the host back end, strict or not.
"""

import os
import subprocess
import sys

import anygpu
import numpy

SHAPE, STATES = (5, 3), 4
STRICT = bool(os.environ.get("ANYGPU_HOST_STRICT"))


def host(array):
    """What an array has, on the host."""
    copy = numpy.empty(array.shape, array.dtype, order="F")
    array.copy_to(copy)
    return copy


def check_views(array):
    """NumPy has the same memory; no framework has that of a GPU, which strict memory is like."""
    for view in (numpy.from_dlpack, numpy.asarray):
        try:
            seen = view(array)
        except Exception as error:
            assert STRICT, error
        else:
            assert not STRICT and seen.shape == SHAPE and (seen == host(array)).all(), (view, seen)
            # NumPy before 2.1 takes DLPack's memory read-only.
            if view is numpy.from_dlpack and numpy.lib.NumpyVersion(numpy.__version__) < "2.1.0":
                continue
            seen[1, 2] += 1
            assert (seen == host(array)).all(), "a view is a copy"
            seen[1, 2] -= 1


def produce(name):
    """The producer, which starts the reader and writes what the reader is to see."""
    with anygpu.empty(SHAPE, "float64", order="F") as array, anygpu.Steps() as steps:
        array.copy_from(numpy.zeros(SHAPE, order="F"))
        check_views(array)
        again = anygpu.open(array.export())
        assert (host(again) == 0).all() and again.shape == SHAPE, "a token is opened by its own process"
        anygpu.publish(array, f"{name}/u")
        steps.publish(name)
        assert f"{name}/u" in anygpu.names()
        reader = subprocess.Popen([sys.executable, __file__, name], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        # Readers see each step from the one that is under way when they join.
        with steps.write():
            assert reader.stdout.readline() == b"joined\n"
            array.copy_from(numpy.full(SHAPE, 1.0, order="F"))
        for state in range(2, STATES + 1):
            with steps.write():
                array.copy_from(numpy.full(SHAPE, float(state), order="F"))
        assert reader.communicate()[0] == b"read\n" and reader.returncode == 0
        assert host(array)[0, 0] == -1, "what a reader wrote"
        anygpu.unpublish(f"{name}/u")
    try:
        anygpu.open(f"{name}/u")
    except anygpu.Error as error:
        print(error)
    else:
        sys.exit("coupled: the name is left")


def read(name):
    """The reader, which sees each state whole, and writes after the last."""
    with anygpu.open(f"{name}/u", timeout=60) as array, anygpu.Steps.join(name, timeout=60) as steps:
        assert array.shape == SHAPE and array.dtype == "float64" and array.strides == (8, 40)
        states = []
        print("joined", flush=True)
        for number in steps:
            assert (host(array) == number).all()
            check_views(array)
            states.append(number)
            if number == STATES:
                array.copy_from(numpy.full(SHAPE, -1.0, order="F"))
                break
        assert states == list(range(1, STATES + 1)), states
    print("read")


if sys.argv[1:]:
    read(sys.argv[1])
else:
    produce(f"coupled-{os.getpid()}")
    print("coupled: ok")
