# SPDX-License-Identifier: MIT OR Apache-2.0
"""Starts NCCL or NVSHMEM as a team of one: with_nccl.py nccl|nvshmem."""

import ctypes
import sys
import sysconfig
from pathlib import Path

libraries = Path(sysconfig.get_path("purelib")) / "nvidia"


class Bytes128(ctypes.Structure):
    _fields_ = [("bytes", ctypes.c_char * 128)]


class Bytes256(ctypes.Structure):
    _fields_ = [("bytes", ctypes.c_char * 256)]


unique = Bytes128()
if sys.argv[1] == "nccl":
    library = ctypes.CDLL(str(libraries / "nccl/lib/libnccl.so.2"))
    communicator = ctypes.c_void_p()
    library.ncclCommInitRank.argtypes = [ctypes.c_void_p, ctypes.c_int, Bytes128, ctypes.c_int]
    assert library.ncclGetUniqueId(ctypes.byref(unique)) == 0
    print(library.ncclCommInitRank(ctypes.byref(communicator), 1, unique, 0))
else:
    library = ctypes.CDLL(str(libraries / "nvshmem/lib/libnvshmem_host.so.3"))
    attributes, with_unique_id = Bytes256(), 1 << 3
    assert library.nvshmemx_get_uniqueid(ctypes.byref(unique)) == 0
    assert library.nvshmemx_set_attr_uniqueid_args(0, 1, ctypes.byref(unique), ctypes.byref(attributes)) == 0
    print(library.nvshmemx_hostlib_init_attr(with_unique_id, ctypes.byref(attributes)))
