# SPDX-License-Identifier: MIT OR Apache-2.0
"""Copies memory in streams, and shares it with another process."""

import numpy
from pair import beside

VALUES = numpy.arange(1000) * 1.5


def use(wanted):
    from cupy_backends.cuda.api import runtime

    assert runtime.is_hip
    runtime.setDevice(wanted % runtime.getDeviceCount())
    return runtime


def importer(pipe):
    runtime = use(1)
    opened = runtime.ipcOpenMemHandle(pipe.recv())
    host = numpy.empty_like(VALUES)
    runtime.memcpy(host.ctypes.data, opened, host.nbytes, runtime.memcpyDeviceToHost)
    assert (host == VALUES).all()
    runtime.ipcCloseMemHandle(opened)
    pipe.send("ok")


def main():
    with beside(importer) as pipe:
        runtime = use(0)
        first, second = runtime.malloc(VALUES.nbytes), runtime.malloc(VALUES.nbytes)
        stream, event, host = runtime.streamCreate(), runtime.eventCreate(), numpy.empty_like(VALUES)
        runtime.memcpyAsync(first, VALUES.ctypes.data, VALUES.nbytes, runtime.memcpyHostToDevice, stream)
        runtime.memcpyAsync(second, first, VALUES.nbytes, runtime.memcpyDeviceToDevice, stream)
        runtime.memcpyAsync(host.ctypes.data, second, VALUES.nbytes, runtime.memcpyDeviceToHost, stream)
        runtime.eventRecord(event, stream)
        runtime.eventSynchronize(event)
        assert (host == VALUES).all()
        pipe.send(runtime.ipcGetMemHandle(second))
        assert pipe.recv() == "ok"
    runtime.free(first)
    runtime.free(second)
    runtime.eventDestroy(event)
    runtime.streamDestroy(stream)


if __name__ == "__main__":
    main()
