# SPDX-License-Identifier: MIT OR Apache-2.0
"""Order between the work of processes: events and timelines."""

import contextlib
import ctypes
import os
import weakref

from ._arrays import Token, _token_of
from ._errors import Error
from ._library import STALE, TOKEN, call, in_parts
from ._numbers import as_c

_NOT_READY = 600


def _quietly(name, *arguments):
    # It may have ended already, such as by a reset of its device.
    with contextlib.suppress(Error):
        call(name, *arguments)


class _Ends:
    """Something that ends once: by `close`, at the end of a `with`, or when it is collected."""

    def _begin(self, function, *arguments):
        self._end = weakref.finalize(self, function, *arguments)
        # The process's own end closes all.
        self._end.atexit = False

    def _check(self):
        if not self._end.alive:
            raise Error(STALE, f"the {type(self).__name__.lower()} is closed")

    def close(self):
        """Ends it."""
        self._end()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


class Event(_Ends):
    """An event that other processes open by its token. Streams are handles; 0 is the default one."""

    def __init__(self):
        self._event = ctypes.c_void_p()
        # Without timing, between processes.
        call("hipEventCreateWithFlags", ctypes.byref(self._event), 2 | 4)
        self._begin(_quietly, "hipEventDestroy", self._event)

    @classmethod
    def open(cls, token, *, device=None, timeout=0):
        """The event of a token or a name, for a device, by default the current one; `timeout` as of `anygpu.open`."""
        self = cls.__new__(cls)
        self._event = ctypes.c_void_p()
        call(
            "anygpu_import_event",
            _token_of(token, timeout),
            -1 if device is None else device,
            ctypes.byref(self._event),
        )
        self._begin(_quietly, "anygpu_close_event", self._event)
        return self

    @property
    def handle(self):
        """The vendor's event."""
        self._check()
        return self._event.value

    def export(self):
        """The token of the event."""
        self._check()
        token = ctypes.create_string_buffer(TOKEN)
        call("anygpu_export_event", self._event, token)
        return Token(token.raw)

    def record(self, stream=0):
        """Records the event behind a stream's work."""
        self._check()
        call("hipEventRecord", self._event, as_c(ctypes.c_void_p, stream))

    def wait(self, stream=0):
        """Makes a stream's later work wait for the event."""
        self._check()
        call("hipStreamWaitEvent", as_c(ctypes.c_void_p, stream), self._event, 0)

    def synchronize(self):
        """Waits for the event."""
        self._check()
        call("hipEventSynchronize", self._event)


class Timeline(_Ends):
    """A number that only grows, which processes raise and wait for; a descriptor names it (`fileno`)."""

    def __init__(self, value=0):
        descriptor = ctypes.c_int()
        call("anygpu_timeline_create", ctypes.byref(descriptor), as_c(ctypes.c_uint64, value))
        self._own(descriptor.value)

    def _own(self, descriptor):
        self._descriptor = descriptor
        self._begin(os.close, descriptor)

    @classmethod
    def open(cls, handle, number=0):
        """A timeline that a process offers by anygpu_timeline_offer."""
        descriptor = ctypes.c_int()
        call(
            "anygpu_timeline_open",
            ctypes.byref(descriptor),
            as_c(ctypes.c_uint64, handle),
            as_c(ctypes.c_uint, number),
        )
        self = cls.__new__(cls)
        self._own(descriptor.value)
        return self

    def fileno(self):
        """The descriptor."""
        self._check()
        return self._descriptor

    @property
    def value(self):
        """The number."""
        value = ctypes.c_uint64()
        call("anygpu_timeline_value", ctypes.byref(value), self.fileno())
        return value.value

    def signal(self, value):
        """Raises the number, and ends the waits for lower ones."""
        call("anygpu_timeline_signal", self.fileno(), as_c(ctypes.c_uint64, value))

    def wait(self, value, timeout=None):
        """Waits until the number is reached; False after so many seconds."""
        wait = as_c(ctypes.c_uint64, value)
        try:
            in_parts(lambda left: call("anygpu_timeline_wait", self.fileno(), wait, left), timeout, _NOT_READY)
        except Error as error:
            if error.code != _NOT_READY:
                raise
            return False
        return True
