# SPDX-License-Identifier: MIT OR Apache-2.0
"""Numba shares an array between two processes. One process prints, and always the same."""

import multiprocessing
import warnings

import numpy
from numba import cuda


@cuda.jit
def add(array, more):
    i = cuda.grid(1)
    if i < array.size:
        array[i] += more


def importer(connection):
    handle = connection.recv()
    lines = []
    with handle as array:
        lines.append(f"importer: {array.dtype} {array.shape} sum {int(array.copy_to_host().sum())}")
        try:
            add[(array.size + 255) // 256, 256](array, 1)
        except Exception as error:  # The compiler may lack a library there; sharing does not need it.
            lines.append(f"no kernel: {type(error).__name__}")
            array.copy_to_device(array.copy_to_host() + 1)
        cuda.synchronize()
    connection.send(lines)


def main():
    warnings.simplefilter("ignore")
    context = multiprocessing.get_context("spawn")
    here, there = context.Pipe()
    process = context.Process(target=importer, args=(there,), daemon=True)
    process.start()
    array = cuda.to_device(numpy.arange(1 << 16, dtype=numpy.int64))
    here.send(array.get_ipc_handle())
    if not here.poll(100):
        raise TimeoutError("the importer does not answer")
    print("\n".join(here.recv()))
    print("exporter: sum", int(array.copy_to_host().sum()))
    process.join(60)
    print("exit code", process.exitcode)
    assert process.exitcode == 0
    print("numba: ok")


if __name__ == "__main__":
    main()
