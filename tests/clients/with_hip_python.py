# SPDX-License-Identifier: MIT OR Apache-2.0
"""Shares memory with another process."""

import ctypes

import numpy
from hip import hip
from pair import beside

VALUES = numpy.arange(1000) * 1.5


def ok(answer):
    status, *results = answer if isinstance(answer, tuple) else (answer,)
    assert status == hip.hipError_t.hipSuccess, status
    return results[0] if len(results) == 1 else results


def use(wanted):
    ok(hip.hipSetDevice(wanted % ok(hip.hipGetDeviceCount())))


def importer(pipe):
    use(1)
    handle = hip.hipIpcMemHandle_t()
    ctypes.memmove(handle.as_c_void_p(), pipe.recv(), handle.c_sizeof())
    opened = ok(hip.hipIpcOpenMemHandle(handle, hip.hipIpcMemLazyEnablePeerAccess))
    host = numpy.empty_like(VALUES)
    ok(hip.hipMemcpy(host, opened, host.nbytes, hip.hipMemcpyKind.hipMemcpyDeviceToHost))
    assert (host == VALUES).all()
    ok(hip.hipIpcCloseMemHandle(opened))
    pipe.send("ok")


def main():
    with beside(importer) as pipe:
        use(0)
        memory = ok(hip.hipMalloc(VALUES.nbytes))
        ok(hip.hipMemcpy(memory, VALUES, VALUES.nbytes, hip.hipMemcpyKind.hipMemcpyHostToDevice))
        handle = ok(hip.hipIpcGetMemHandle(memory))
        pipe.send(ctypes.string_at(handle.as_c_void_p(), handle.c_sizeof()))
        assert pipe.recv() == "ok"
    ok(hip.hipFree(memory))


if __name__ == "__main__":
    main()
