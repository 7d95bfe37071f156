# SPDX-License-Identifier: MIT OR Apache-2.0
"""A process that evaluates what it reads, a line at a time, and answers with the value."""

import ctypes
import sys

import acl

HOST_TO_DEVICE, DEVICE_TO_HOST = 1, 2


def write(pointer, data):
    """Copies bytes to device memory."""
    copy = ctypes.create_string_buffer(data)
    return acl.rt.memcpy(pointer, len(data), ctypes.addressof(copy), len(data), HOST_TO_DEVICE)


def read(pointer, count):
    """Copies bytes from device memory."""
    data = ctypes.create_string_buffer(count)
    ret = acl.rt.memcpy(ctypes.addressof(data), count, pointer, count, DEVICE_TO_HOST)
    return data.raw, ret


if __name__ == "__main__":
    for line in sys.stdin:
        print(repr(eval(line)), flush=True)
