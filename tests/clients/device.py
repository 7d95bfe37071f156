# SPDX-License-Identifier: MIT OR Apache-2.0
"""Device memory by CUDA's driver, for the programs of this folder."""

from cuda.bindings import driver


def ok(answer):
    """Returns a call's results, checked to have succeeded."""
    status, *results = answer
    assert status == driver.CUresult.CUDA_SUCCESS, status
    return results[0] if len(results) == 1 else results


def use(wanted):
    """Makes a device current, counted round, and returns its ordinal."""
    ok(driver.cuInit(0))
    device = wanted % ok(driver.cuDeviceGetCount())
    ok(driver.cuCtxSetCurrent(ok(driver.cuDevicePrimaryCtxRetain(device))))
    return device


class Memory:
    """An array of doubles in device memory."""

    def __init__(self, values):
        import numpy

        host = numpy.ascontiguousarray(values, dtype="f8")
        self.count, self.size = host.size, host.nbytes
        self.pointer = int(ok(driver.cuMemAlloc(self.size)))
        self.write(host)

    @property
    def __cuda_array_interface__(self):
        return {"shape": (self.count,), "typestr": "<f8", "data": (self.pointer, False), "version": 3}

    def write(self, values):
        import numpy

        host = numpy.ascontiguousarray(values, dtype="f8")
        ok(driver.cuMemcpyHtoD(self.pointer, host.ctypes.data, host.nbytes))

    def read(self):
        import numpy

        host = numpy.empty(self.count)
        ok(driver.cuMemcpyDtoH(host.ctypes.data, self.pointer, self.size))
        return host

    def free(self):
        ok(driver.cuMemFree(self.pointer))
