# SPDX-License-Identifier: MIT OR Apache-2.0
"""AscendCL for Python, by pyACL's names and conventions, on the GPU runtime present or on none.

Every function takes its C function's inputs in their order and returns its outputs and, last, `ret`, 0 for success; one
without outputs returns `ret` alone. A failure is a `ret` with outputs of 0, "" or zeros, never an exception; arguments
of a wrong type, or too large for C, are exceptions. Pointers, streams, events and handles are integers, keys are text,
structures dictionaries with C's names, and lists are lists. `help(acl.rt)` lists the functions; those of C without a
page in pyACL's reference, such as aclrtMemSetAccess, the V2 ones and IPC events, are named by the same rule.

The library is the one that ANYGPU_LIBRARY names; else the one that this package is installed with, else the
libanygpu.so.0 that the system finds.
"""

import ctypes as _ctypes

from . import _library, rt

__all__ = ["finalize", "finalize_reference", "get_recent_err_msg", "init", "rt"]

_init = _library.define("aclInit", _library.TEXT("config_path"))
finalize = _library.define("aclFinalize")
finalize_reference = _library.define("aclFinalizeReference", _library.Out("count", _library.U64))

_get_recent_err_msg = _library.library["aclGetRecentErrMsg"]
_get_recent_err_msg.restype = _ctypes.c_char_p


def init(config_path=None):
    """ret = init(config_path): aclInit. The path may be left out."""
    return _init(config_path)


def get_recent_err_msg():
    """text = get_recent_err_msg(): aclGetRecentErrMsg. "" where nothing has failed since it was last asked."""
    return (_get_recent_err_msg() or b"").decode(errors="replace")
