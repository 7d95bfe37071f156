# SPDX-License-Identifier: MIT OR Apache-2.0
"""Arrays of the package anygpu in the memory of a vendor's devices."""

import array
import ctypes
import os

import anygpu
import pytest
from anygpu import _arrays, _library
from test_arrays import INVALID_VALUE, NOT_SUPPORTED, filled, numbers, refused, tensor_of

KINDS = {"nvidia": 2, "amd": 10, "ascend": 12}
BACKEND = os.environ.get("ANYGPU_BACKEND")
pytestmark = pytest.mark.skipif(BACKEND not in KINDS, reason="no vendor's back end")


def a_stream():
    stream = ctypes.c_void_p()
    _library.call("hipStreamCreate", ctypes.byref(stream))
    return stream.value


class Foreign:
    """An array of another package."""

    def __init__(self, made, **more):
        about = {"version": 3, "shape": made.shape, "typestr": "<f8", "data": (made.address, False), **more}
        self.__cuda_array_interface__ = about
        self.keeps = made


def test_arrays_are_on_the_vendors_device():
    made = filled(order="F")
    opened = anygpu.open(made.export())
    assert numbers(opened) == list(range(12)) and opened.address == made.address
    assert opened.__dlpack_device__() == (KINDS[BACKEND], 0)
    tensor, flags, _ = tensor_of(opened.__dlpack__(max_version=(1, 1)))
    assert (tensor.device_type, tensor.device, tensor.data, flags) == (KINDS[BACKEND], 0, made.address, 0)
    copied, flags, _ = tensor_of(opened.__dlpack__(max_version=(1, 1), copy=True))
    assert copied.data != made.address and flags == 2
    refused(NOT_SUPPORTED, "goes to no other", made.__dlpack__, dl_device=(1, 0))
    assert not hasattr(made, "__array_interface__")
    refused(NOT_SUPPORTED, "copy_to", made.__array__)


def test_interfaces_of_cuda():
    made = filled(order="F")
    if BACKEND == "ascend":
        assert not hasattr(made, "__cuda_array_interface__")
        return
    about = made.__cuda_array_interface__
    strides = {"strides": (8, 32), "shape": (4, 3), "typestr": "<f8", "version": 3, "stream": None}
    assert about == {**strides, "data": (made.address, False)}
    made.stream = 0
    assert made.__cuda_array_interface__["stream"] == 1
    made.stream = a_stream()
    assert made.__cuda_array_interface__["stream"] == made.stream
    # And from there: a part, with gaps.
    part = Foreign(made, shape=(2, 2), strides=(16, 32))
    part.__cuda_array_interface__["data"] = (made.address + 8, True)
    opened = anygpu.open(anygpu.export(part))
    assert (opened.shape, opened.strides, opened.read_only) == ((2, 2), (16, 32), True)
    assert opened.address == made.address + 8
    refused(INVALID_VALUE, "", anygpu.export, Foreign(made, shape=(40,)))
    refused(INVALID_VALUE, "no array in device memory", anygpu.export, Foreign(made, shape="x"))
    # Whoever read the interface has the array, and it the memory.
    made.close()
    _arrays._sweep()
    assert _library.memory_at(about["data"][0]).kind == 1


def test_streams_of_dlpack():
    made = filled()
    made.stream = a_stream()
    consumer = a_stream()
    refusals = {"nvidia": (0,), "amd": (1, 2), "ascend": ()}[BACKEND]
    for stream in (*refusals, -2, 1.5, "x"):
        assert isinstance(refused(INVALID_VALUE, "no stream", made.__dlpack__, stream=stream), BufferError)
    for stream in (None, -1, consumer, 1 if BACKEND == "nvidia" else 0):
        assert tensor_of(made.__dlpack__(stream=stream))[0].data == made.address
    host = array.array("d", [0] * 12)
    made.copy_to(host)
    assert list(host) == list(range(12))
