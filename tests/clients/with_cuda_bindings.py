# SPDX-License-Identifier: MIT OR Apache-2.0
"""Shares memory, physical memory and an event with another process."""

import os

import numpy
from cuda.bindings import driver
from device import Memory, of_bytes, ok, to_bytes, use
from pair import beside

COUNT = 1000
VALUES = numpy.arange(COUNT) * 1.5
POSIX = driver.CUmemAllocationHandleType.CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR


def read(pointer):
    host = numpy.empty(COUNT)
    ok(driver.cuMemcpyDtoH(host.ctypes.data, pointer, host.nbytes))
    return host


def mapped(physical, size, device):
    address = ok(driver.cuMemAddressReserve(size, 0, 0, 0))
    ok(driver.cuMemMap(address, size, 0, physical, 0))
    access = driver.CUmemAccessDesc()
    access.location.type = driver.CUmemLocationType.CU_MEM_LOCATION_TYPE_DEVICE
    access.location.id = device
    access.flags = driver.CUmemAccess_flags.CU_MEM_ACCESS_FLAGS_PROT_READWRITE
    ok(driver.cuMemSetAccess(address, size, [access], 1))
    return address


def importer(pipe):
    device = use(1)
    memory, event, owner, descriptor, size = pipe.recv()
    opened = ok(driver.cuIpcOpenMemHandle(of_bytes(driver.CUipcMemHandle, memory), 1))
    recorded = ok(driver.cuIpcOpenEventHandle(of_bytes(driver.CUipcEventHandle, event)))
    ok(driver.cuEventSynchronize(recorded))
    assert (read(opened) == VALUES).all()
    ok(driver.cuIpcCloseMemHandle(opened))
    ok(driver.cuEventDestroy(recorded))
    # A second process's descriptor, by the name that /proc gives it.
    own = os.open(f"/proc/{owner}/fd/{descriptor}", os.O_RDWR)
    physical = ok(driver.cuMemImportFromShareableHandle(own, POSIX))
    assert (read(mapped(physical, size, device)) == -VALUES).all()
    pipe.send("ok")


def main():
    with beside(importer) as pipe:
        device, memory = use(0), Memory(VALUES)
        flags = driver.CUevent_flags
        event = ok(driver.cuEventCreate(flags.CU_EVENT_INTERPROCESS | flags.CU_EVENT_DISABLE_TIMING))
        ok(driver.cuEventRecord(event, 0))
        properties = driver.CUmemAllocationProp()
        properties.type = driver.CUmemAllocationType.CU_MEM_ALLOCATION_TYPE_PINNED
        properties.requestedHandleTypes = POSIX
        properties.location.type = driver.CUmemLocationType.CU_MEM_LOCATION_TYPE_DEVICE
        properties.location.id = device
        minimum = driver.CUmemAllocationGranularity_flags.CU_MEM_ALLOC_GRANULARITY_MINIMUM
        size = ok(driver.cuMemGetAllocationGranularity(properties, minimum))
        physical = ok(driver.cuMemCreate(size, properties, 0))
        address = mapped(physical, size, device)
        ok(driver.cuMemcpyHtoD(address, (-VALUES).ctypes.data, VALUES.nbytes))
        descriptor = ok(driver.cuMemExportToShareableHandle(physical, POSIX, 0))
        of_memory = to_bytes(ok(driver.cuIpcGetMemHandle(memory.pointer)))
        of_event = to_bytes(ok(driver.cuIpcGetEventHandle(event)))
        pipe.send((of_memory, of_event, os.getpid(), descriptor, size))
        assert pipe.recv() == "ok"


if __name__ == "__main__":
    main()
