# SPDX-License-Identifier: MIT OR Apache-2.0
"""Opens the array of coupling.f90 by its name with a framework: coupling.py NAME torch|cupy|numba|numpy [CHECK]

Checks its bytes, adds its number to its quarter of the columns, and times copies from it next to copies from memory of
the framework's own. With a CHECK of 0 any ratio will do; with "number" it only tells the number.
"""

import statistics
import sys
import time

import anygpu

ROWS, COLUMNS, ROUNDS = 4096, 8192, 15
NUMBERS = {"torch": 1, "cupy": 2, "numba": 3, "numpy": 3}


def with_torch(u):
    import torch

    t = torch.from_dlpack(u).t()  # C order: columns first
    own, to = t.clone(), torch.empty_like(t)
    wait = torch.cuda.synchronize if t.is_cuda else lambda: None
    expected = torch.arange(1, ROWS * COLUMNS + 1, dtype=torch.float64, device=t.device).reshape(COLUMNS, ROWS)

    def add(first, last, number):
        t[first:last] += number

    return (
        (lambda first, last: bool((t[first:last] == expected[first:last]).all())),
        add,
        (lambda source: to.copy_(t if source else own)),
        wait,
    )


def with_arrays(u, package, array, wait):
    t = array.T
    own, to = t.copy(), package.empty_like(t)
    expected = package.arange(1, ROWS * COLUMNS + 1, dtype="float64").reshape(COLUMNS, ROWS)

    def add(first, last, number):
        t[first:last] += number

    def copy(source):
        to[...] = t if source else own

    return (lambda first, last: bool((t[first:last] == expected[first:last]).all())), add, copy, wait


def with_cupy(u):
    import cupy

    return with_arrays(u, cupy, cupy.from_dlpack(u), cupy.cuda.runtime.deviceSynchronize)


def with_numpy(u):
    import numpy

    return with_arrays(u, numpy, numpy.asarray(u), lambda: None)


def with_numba(u):
    import numpy
    from numba import cuda

    t = cuda.as_cuda_array(u)
    own, to = cuda.device_array_like(t), cuda.device_array_like(t)
    own.copy_to_device(t)
    whole = numpy.arange(1, ROWS * COLUMNS + 1, dtype="float64").reshape((ROWS, COLUMNS), order="F")

    def is_right(first, last):
        return bool((t.copy_to_host()[:, first:last] == whole[:, first:last]).all())

    def add(first, last, number):
        host = t.copy_to_host()
        host[:, first:last] += number
        # Only its own part: others write theirs.
        part = cuda.as_cuda_array(u)[:, first:last]
        part.copy_to_device(numpy.asfortranarray(host[:, first:last]))

    return is_right, add, (lambda source: to.copy_to_device(t if source else own)), cuda.synchronize


def main(name, framework, check="1"):
    number = NUMBERS[framework]
    if check == "number":
        return print(number)
    first = number * COLUMNS // 4
    last = first + COLUMNS // 4
    with anygpu.open(name, timeout=60) as u:
        is_right, add, copy, wait = globals()[f"with_{framework}"](u)
        rights = is_right(0, COLUMNS // 4), is_right(first, last)
        add(first, last, number)
        wait()
        took = {False: [], True: []}
        for round in range(-2, ROUNDS):
            for source in (False, True):
                wait()
                start = time.perf_counter()
                copy(source)
                wait()
                if round >= 0:
                    took[source].append(time.perf_counter() - start)
    ratio = statistics.median(took[False]) / statistics.median(took[True])
    speed = ROWS * COLUMNS * 8 / statistics.median(took[True]) / 1e9
    good = all(rights) and (ratio >= 0.98 or check == "0")
    figures = f"copies at {speed:.1f} GB/s, {ratio:.3f} of its own"
    print(f"{framework}: bytes right {all(rights)}, {figures} {'PASS' if good else 'FAIL'}")
    return sys.exit(not good)


if __name__ == "__main__":
    main(*sys.argv[1:])
