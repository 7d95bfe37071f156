# SPDX-License-Identifier: MIT OR Apache-2.0
"""Shares memory, an event and a pool with another process, launches a graph, or asks for memory that does not fit."""

import ctypes
import os
import sys
from multiprocessing import reduction

import numpy
from pair import beside
from rocm.bindings import hip

VALUES = numpy.arange(1000) * 1.5
TO_HOST = hip.hipMemcpyKind.hipMemcpyDeviceToHost
TO_DEVICE = hip.hipMemcpyKind.hipMemcpyHostToDevice
DESCRIPTOR = hip.hipMemAllocationHandleType.hipMemHandleTypePosixFileDescriptor


def ok(answer):
    status, *results = answer
    assert status == hip.hipError_t.hipSuccess, status
    return results[0] if len(results) == 1 else results


def use(wanted):
    ok(hip.hipSetDevice(wanted % ok(hip.hipGetDeviceCount())))


def to_bytes(structure):
    return ctypes.string_at(structure.as_c_void_p(), structure.c_sizeof())


def of_bytes(kind, words):
    structure = kind()
    ctypes.memmove(structure.as_c_void_p(), words, structure.c_sizeof())
    return structure


def content(memory):
    host = numpy.empty_like(VALUES)
    ok(hip.hipMemcpy(host, memory, host.nbytes, TO_HOST))
    return host


def importer(pipe):
    use(1)
    memory, event = pipe.recv()
    opened = ok(hip.hipIpcOpenMemHandle(of_bytes(hip.hipIpcMemHandle_t, memory), hip.hipIpcMemLazyEnablePeerAccess))
    event = ok(hip.hipIpcOpenEventHandle(of_bytes(hip.hipIpcEventHandle_t, event)))
    ok(hip.hipStreamWaitEvent(None, event, 0))
    assert (content(opened) == VALUES).all()
    ok(hip.hipMemcpy(opened, VALUES * 2, VALUES.nbytes, TO_DEVICE))
    ok(hip.hipEventDestroy(event))
    ok(hip.hipIpcCloseMemHandle(opened))
    pipe.send("ok")

    use(0)
    name, descriptor = pipe.recv(), reduction.recv_handle(pipe)
    pool = ok(hip.hipMemPoolImportFromShareableHandle(descriptor, DESCRIPTOR, 0))
    os.close(descriptor)
    memory = ok(hip.hipMemPoolImportPointer(pool, of_bytes(hip.hipMemPoolPtrExportData, name)))
    assert (content(memory) == VALUES * 3).all()
    ok(hip.hipFree(memory))
    ok(hip.hipMemPoolDestroy(pool))
    pipe.send("ok")


def of_pool():
    """A pool of the device that other processes can import."""
    properties = hip.hipMemPoolProps()
    properties.allocType = hip.hipMemAllocationType.hipMemAllocationTypePinned
    properties.handleTypes = DESCRIPTOR
    properties.location.type = hip.hipMemLocationType.hipMemLocationTypeDevice
    properties.location.id = 0
    return ok(hip.hipMemPoolCreate(properties))


def sharing(pipe):
    use(0)
    memory = ok(hip.hipMalloc(VALUES.nbytes))
    event = ok(hip.hipEventCreateWithFlags(hip.hipEventDisableTiming | hip.hipEventInterprocess))
    ok(hip.hipMemcpy(memory, VALUES, VALUES.nbytes, TO_DEVICE))
    ok(hip.hipEventRecord(event, None))
    pipe.send((to_bytes(ok(hip.hipIpcGetMemHandle(memory))), to_bytes(ok(hip.hipIpcGetEventHandle(event)))))
    assert pipe.recv() == "ok"
    assert (content(memory) == VALUES * 2).all()
    ok(hip.hipEventDestroy(event))
    ok(hip.hipFree(memory))

    pool = of_pool()
    memory = ok(hip.hipMallocFromPoolAsync(VALUES.nbytes, pool, None))
    ok(hip.hipMemcpy(memory, VALUES * 3, VALUES.nbytes, TO_DEVICE))
    descriptor = ctypes.c_int(-1)
    ok(hip.hipMemPoolExportToShareableHandle(ctypes.addressof(descriptor), pool, DESCRIPTOR, 0))
    pipe.send(to_bytes(ok(hip.hipMemPoolExportPointer(memory))))
    reduction.send_handle(pipe, descriptor.value, None)
    assert pipe.recv() == "ok"
    os.close(descriptor.value)
    ok(hip.hipFreeAsync(memory, None))
    ok(hip.hipMemPoolDestroy(pool))


def graphs():
    """A captured fill and a copy, launched twice."""
    stream = ok(hip.hipStreamCreateWithFlags(hip.hipStreamNonBlocking))
    memory, pinned = ok(hip.hipMalloc(4096)), ok(hip.hipHostMalloc(4096, 0))
    ok(hip.hipStreamBeginCapture(stream, hip.hipStreamCaptureMode.hipStreamCaptureModeRelaxed))
    ok(hip.hipMemsetAsync(memory, 5, 4096, stream))
    ok(hip.hipMemcpyAsync(pinned, memory, 4096, TO_HOST, stream))
    graph = ok(hip.hipStreamEndCapture(stream))
    executable = ok(hip.hipGraphInstantiateWithFlags(graph, 0))
    for _ in range(2):
        ctypes.memset(int(pinned), 0, 4096)
        ok(hip.hipGraphLaunch(executable, stream))
        ok(hip.hipStreamSynchronize(stream))
        assert ctypes.string_at(int(pinned), 4096) == b"\5" * 4096
    ok(hip.hipGraphExecDestroy(executable))
    ok(hip.hipGraphDestroy(graph))
    ok(hip.hipHostFree(pinned))
    ok(hip.hipFree(memory))
    ok(hip.hipStreamDestroy(stream))


def limits():
    """Memory that does not fit, and what fits afterwards."""
    free, total = ok(hip.hipMemGetInfo())
    assert 0 < free <= total
    status, _ = hip.hipMalloc(total + 1)
    assert status == hip.hipError_t.hipErrorOutOfMemory
    assert hip.hipGetLastError()[0] == hip.hipError_t.hipErrorOutOfMemory
    ok(hip.hipFree(ok(hip.hipMalloc(total // 2))))


def main():
    with beside(importer) as pipe:
        sharing(pipe)
    graphs()


if __name__ == "__main__":
    limits() if sys.argv[1:] else main()
