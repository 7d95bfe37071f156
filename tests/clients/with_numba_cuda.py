# SPDX-License-Identifier: MIT OR Apache-2.0
"""Shares an array with another process."""

import numpy
from cuda.bindings import driver
from device import of_bytes, ok, to_bytes
from numba import cuda
from pair import beside

VALUES = numpy.arange(1000) * 1.5


def importer(pipe):
    cuda.select_device(1 % len(cuda.gpus))
    cuda.current_context()
    opened = ok(driver.cuIpcOpenMemHandle(of_bytes(driver.CUipcMemHandle, pipe.recv()), 1))
    interface = {"shape": VALUES.shape, "typestr": VALUES.dtype.str, "data": (int(opened), False), "version": 3}
    array = cuda.from_cuda_array_interface(interface)
    assert (array.copy_to_host() == VALUES).all()
    del array
    ok(driver.cuIpcCloseMemHandle(opened))
    pipe.send("ok")


def main():
    with beside(importer) as pipe:
        array = cuda.to_device(VALUES)
        # Not the handle itself: this release cannot pickle those of these bindings.
        pipe.send(to_bytes(array.get_ipc_handle()._ipc_handle.handle))
        assert pipe.recv() == "ok"


if __name__ == "__main__":
    main()
