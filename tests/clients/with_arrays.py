# SPDX-License-Identifier: MIT OR Apache-2.0
"""NumPy, JAX and Numba in another process see an array of this one, and write to it."""

import os
import sys

import anygpu
import jax
import numba
import numpy
from pair import beside

VALUES = numpy.arange(12, dtype="float32").reshape(4, 3)
IS_STRICT = os.environ.get("ANYGPU_HOST_STRICT") == "1"


@numba.njit
def double(values):
    for place in numpy.ndindex(values.shape):
        values[place] *= 2


def importer(pipe):
    array = anygpu.open(pipe.recv())
    if IS_STRICT:
        for view in (jax.dlpack.from_dlpack, numpy.from_dlpack, numpy.asarray):
            try:
                view(array)
                pipe.send(f"{view} has device memory")
            except anygpu.Error as error:
                assert "ANYGPU_HOST_STRICT" in error.reason, error
    else:
        tensor = jax.dlpack.from_dlpack(array)
        view, other = numpy.asarray(array), numpy.from_dlpack(array)
        array.close()
        del array
        assert (view == VALUES).all() and (other == VALUES).all() and float(tensor.sum()) == 66
        assert (numpy.asarray(anygpu.open(anygpu.export(tensor))) == VALUES).all()
        del tensor
        double(view)
    pipe.send("ok")


def main():
    with beside(importer) as pipe, anygpu.empty(VALUES.shape, VALUES.dtype, order="C") as array:
        array.copy_from(VALUES)
        pipe.send(bytes(array.export()))
        said = pipe.recv()
        if said != "ok":
            sys.exit(said)
        found = numpy.empty_like(VALUES)
        array.copy_to(found)
        assert (found == (VALUES if IS_STRICT else 2 * VALUES)).all()


if __name__ == "__main__":
    main()
