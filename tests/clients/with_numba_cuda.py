# SPDX-License-Identifier: MIT OR Apache-2.0
"""Arrays of numba-cuda, or of the package that is named, without kernels: copies, streams, events, and one in another
process."""

import importlib
import sys

import numpy
from cuda.bindings import driver
from device import of_bytes, ok, to_bytes
from pair import beside

cuda = importlib.import_module(f"{sys.argv[1] if sys.argv[1:] else 'numba'}.cuda")

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


def arrays():
    """What needs no kernel, on each device."""
    for number in range(len(cuda.gpus)):
        cuda.select_device(number)
        stream, start, end = cuda.stream(), cuda.event(), cuda.event()
        start.record(stream)
        array = cuda.to_device(VALUES, stream=stream)
        other = cuda.device_array_like(array)
        other.copy_to_device(array, stream=stream)
        end.record(stream)
        end.synchronize()
        assert cuda.event_elapsed_time(start, end) >= 0
        assert (other.copy_to_host() == VALUES).all() and (other[10:20].copy_to_host() == VALUES[10:20]).all()
        pinned, mapped = cuda.pinned_array(1000), cuda.mapped_array(1000)
        pinned[:], mapped[:] = VALUES, VALUES * 2
        other.copy_to_device(pinned, stream=stream)
        stream.synchronize()
        assert (other.copy_to_host() == VALUES).all() and mapped[1] == 3
        managed = cuda.managed_array(1000)
        managed[:] = VALUES
        # As an array of NumPy's: those of the package's own kind are refused (findings/numba-managed-array.sh).
        other.copy_to_device(numpy.asarray(managed))
        assert (other.copy_to_host() == VALUES).all()
        free, total = cuda.current_context().get_memory_info()
        assert 0 < free < total
    cuda.select_device(0)


def main():
    arrays()
    with beside(importer) as pipe:
        array = cuda.to_device(VALUES)
        # Not the handle itself: this release cannot pickle those of these bindings.
        pipe.send(to_bytes(array.get_ipc_handle()._ipc_handle.handle))
        assert pipe.recv() == "ok"


if __name__ == "__main__":
    main()
