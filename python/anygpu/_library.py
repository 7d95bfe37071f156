# SPDX-License-Identifier: MIT OR Apache-2.0
"""Finds libanygpu, and calls its C functions."""

import ctypes
import math
import os
import pathlib
import time

from ._errors import Error
from ._numbers import all_as_c, as_c

_NAME = "libanygpu.so.0"


def _open():
    named = os.environ.get("ANYGPU_LIBRARY")
    # In the wheel anygpu/lib; installed as lib/anygpu/python/anygpu.
    here = pathlib.Path(__file__).resolve().parent
    places = [here / "lib" / _NAME, here / "../../.." / _NAME]
    path = named or next((str(place) for place in places if place.exists()), _NAME)
    try:
        found = ctypes.CDLL(path)
        found.anygpu_last_reason.restype = found.anygpu_backend.restype = ctypes.c_char_p
    except OSError as error:
        raise ImportError(f"libanygpu cannot be loaded: {error}; ANYGPU_LIBRARY may name it") from error
    except AttributeError as error:
        raise ImportError(f"{path} is not libanygpu: {error}") from error
    return found


library = _open()

INVALID_VALUE, NOT_FOUND, NOT_SUPPORTED, REFUSED, STALE = 1, 500, 801, 10001, 10002
TOKEN, RANKS, NAME = 512, 8, 64
C_ORDER, FORTRAN_ORDER, READ_ONLY, LOWER = 1, 2, 4, 8
LOGICAL, INTEGER, REAL, COMPLEX, UNSIGNED, BFLOAT = range(1, 7)


class Description(ctypes.Structure):
    """anygpu_array_description."""

    _fields_ = [
        *((name, ctypes.c_int) for name in ("kind", "bytes", "rank", "flags")),
        ("offset", ctypes.c_uint64),
        *((name, ctypes.c_int64 * RANKS) for name in ("shape", "strides", "lower")),
    ]


class Memory(ctypes.Structure):
    """anygpu_memory."""

    _fields_ = [
        *((name, ctypes.c_int) for name in ("kind", "device")),
        *((name, ctypes.c_uint64) for name in ("base", "size")),
        *((name, ctypes.c_int) for name in ("is_imported", "imports", "is_open_elsewhere")),
    ]


def call(name, *arguments):
    """Calls a function that returns a status; a failure is an exception."""
    try:
        function = library[name]
    except AttributeError as error:
        raise ImportError(f"{library._name} is not libanygpu of this version: {error}") from error
    status = function(*all_as_c(arguments))
    if status:
        raise Error(status, library.anygpu_last_reason().decode(errors="replace"))


def name_of(name):
    """A name, as C takes it."""
    # What else is no name the library says.
    if not name.isascii() or "\0" in name:
        raise Error(INVALID_VALUE, f"a name has 1 to {NAME} printed characters of ASCII, without spaces: not {name!r}")
    return name.encode()


def in_parts(part, timeout, not_yet):
    """Calls `part` with milliseconds to wait until it succeeds; an `Error` of the code `not_yet` after so many seconds.

    None waits without end.
    """
    end = math.inf if timeout is None else time.monotonic() + timeout
    while True:
        # Short enough for Python to notice signals.
        left = min(max(0, end - time.monotonic()), 0.1)
        try:
            return part(math.ceil(1000 * left))
        except Error as error:
            if error.code != not_yet or not left:
                raise


def look_up(function, name, timeout, found):
    """Calls a function that finds a name, until it is published or after so many seconds; None waits without end."""
    name = name_of(name)
    in_parts(lambda left: call(function, name, left, found), timeout, NOT_FOUND)


def memory_at(address):
    """The memory at an address."""
    memory = Memory()
    call("anygpu_describe_memory", as_c(ctypes.c_void_p, address), ctypes.byref(memory))
    return memory


def backend():
    """The name of the back end in use: amd, nvidia, intel, ascend, host, or none."""
    return library.anygpu_backend().decode()


class on_device:
    """Makes a device current while the block runs."""

    def __init__(self, device):
        self._device = device

    def __enter__(self):
        before = ctypes.c_int()
        call("hipGetDevice", ctypes.byref(before))
        self._before = before.value
        if self._before != self._device:
            call("hipSetDevice", self._device)

    def __exit__(self, *_):
        if self._before != self._device:
            call("hipSetDevice", self._before)


def synchronize(device):
    """Waits for all work of a device."""
    with on_device(device):
        call("hipDeviceSynchronize")
