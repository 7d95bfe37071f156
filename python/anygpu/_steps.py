# SPDX-License-Identifier: MIT OR Apache-2.0
"""Steps that a producer writes and that readers in other processes read, and the states of arrays that these are."""

import contextlib
import ctypes

from . import _arrays
from ._errors import Error
from ._library import STALE, call, in_parts, look_up, name_of
from ._numbers import as_c
from ._order import _NOT_READY, _Ends, _quietly


class Steps(_Ends):
    """One side of steps: the producer's, or a reader's by `join`. Each step is read before the next is written.

    Without a stream the calling thread waits, and what it does in the block must be complete at the block's end. With a
    stream's handle, 0 for the default one, the stream waits, and the step ends once the stream's work is done.
    """

    def __init__(self, readers=16):
        self._make("anygpu_steps_create", as_c(ctypes.c_uint, readers))

    def _make(self, name, argument):
        self._steps = ctypes.c_void_p()
        self._unwritten = 0
        call(name, ctypes.byref(self._steps), argument)
        self._begin(_quietly, "anygpu_steps_close", self._steps)

    @classmethod
    def join(cls, handle, timeout=0):
        """A reader of the steps of a handle or a name; it reads first the step that was begun last.

        `timeout` is the seconds to wait until a name is published, None to wait without end.
        """
        if isinstance(handle, str):
            found = ctypes.c_uint64()
            look_up("anygpu_steps_lookup", handle, timeout, ctypes.byref(found))
            handle = found.value
        self = cls.__new__(cls)
        self._make("anygpu_steps_join", as_c(ctypes.c_uint64, handle))
        return self

    def publish(self, name, *, readers=0, timeout=None):
        """Publishes the producer's steps by a name of their own; `anygpu.publish` by that of an array.

        Returns once so many readers have joined, as `wait`; after a TimeoutError the name is published.
        """
        self._publish("anygpu_steps_publish", (), name, readers)
        self.wait(readers, timeout)

    def wait(self, readers, timeout=None):
        """Waits until so many readers have joined since the steps were created, so that they miss none of the first.

        Readers count as they join, whatever becomes of them. TimeoutError after so many seconds; None waits without
        end.
        """
        self._check()
        if not self._have_joined(readers, timeout):
            raise TimeoutError(f"fewer than {readers} readers have joined within {timeout} s")

    def _publish(self, function, token, name, readers):
        self._check()
        # What nobody can wait for is refused before anything is published.
        self._have_joined(readers, 0)
        call(function, self._steps, *token, name_of(name))

    def _have_joined(self, readers, timeout):
        def wait(milliseconds):
            count, time = as_c(ctypes.c_int, readers), as_c(ctypes.c_int, milliseconds)
            call("anygpu_steps_wait_readers", self._steps, count, time)

        try:
            in_parts(wait, timeout, _NOT_READY)
        except Error as error:
            if error.code != _NOT_READY:
                raise
            return False
        return True

    @property
    def handle(self):
        """The handle by which readers join: a number."""
        self._check()
        handle = ctypes.c_uint64()
        call("anygpu_steps_handle", ctypes.byref(handle), self._steps)
        return handle.value

    def align(self, *others):
        """Makes the next step of readers the same, the highest of theirs; those before it count as read.

        For readers of several producers that wait for each other. From then on each ends its step before any begins the
        next, as in `states`: otherwise two programs can wait for each other without end.
        """
        readers = (self, *others)
        for reader in readers:
            reader._check()
        handles = (ctypes.c_void_p * len(readers))(*(reader._steps for reader in readers))
        call("anygpu_steps_align", handles, as_c(ctypes.c_uint, len(readers)))

    def close(self):
        """Leaves as a reader; as the producer, writes no more. An `Error` while a stream is still to end a step."""
        if self._end.alive:
            call("anygpu_steps_close", self._steps)
            self._end.detach()

    def __exit__(self, kind, *_):
        if kind is None:
            self.close()
        else:
            # The exception under way matters more.
            self._end()

    def write(self, stream=None, timeout=None):
        """A block in which the next step, whose number it returns, is written: all readers have read the last one.

        TimeoutError after so many seconds without a stream. An exception in the block leaves the step unwritten, and
        the next block writes it.
        """
        return self._write(stream, timeout)

    def read(self, stream=None, timeout=None):
        """A block in which the next step, whose number it returns, is read.

        TimeoutError after so many seconds without a stream; an `Error` with the code 10002 if there are no more steps.
        """
        return self._read(stream, timeout)

    def __iter__(self):
        """The numbers of the steps, each of which is read until the next is asked for, up to the producer's last."""
        while True:
            block = self.read()
            try:
                number = block.__enter__()
            except Error as error:
                if error.code == STALE:
                    return
                raise
            try:
                yield number
            finally:
                block.__exit__(None, None, None)

    @contextlib.contextmanager
    def _write(self, stream, timeout):
        if not self._unwritten:
            self._unwritten = self._begin_step("write", stream, timeout)
        yield self._unwritten
        self._end_step("write", stream)
        self._unwritten = 0

    @contextlib.contextmanager
    def _read(self, stream, timeout):
        number = self._begin_step("read", stream, timeout)
        try:
            yield number
        finally:
            # A loop that was left is ended with the steps, or later.
            if self._end.alive:
                self._end_step("read", stream)

    def _check(self):
        if not self._end.alive:
            raise Error(STALE, "the steps are closed")

    def _begin_step(self, verb, stream, timeout):
        self._check()
        number = ctypes.c_uint64()
        if stream is None:
            self._wait(f"anygpu_steps_begin_{verb}_host", number, timeout)
        else:
            call(f"anygpu_steps_begin_{verb}", self._steps, as_c(ctypes.c_void_p, stream), ctypes.byref(number))
        return number.value

    def _end_step(self, verb, stream):
        if stream is None:
            call(f"anygpu_steps_end_{verb}_host", self._steps)
        else:
            call(f"anygpu_steps_end_{verb}", self._steps, as_c(ctypes.c_void_p, stream))

    def _wait(self, name, number, timeout):
        def begin(milliseconds):
            call(name, self._steps, as_c(ctypes.c_uint, milliseconds), ctypes.byref(number))

        try:
            in_parts(begin, timeout, _NOT_READY)
        except Error as error:
            if error.code != _NOT_READY:
                raise
            raise TimeoutError(f"no step within {timeout} s") from None


def states(*names, timeout=0):
    """The states of arrays that are published with steps, up to the last: for each its number, and the arrays.

    for n, u in anygpu.states("heat", timeout=60): u is whole until the next state is asked for, and its producer waits.
    Work that reads it on a GPU must be done by then. With the names of several producers, whose steps go together, such
    as the ranks of a simulation, all are at the same state. `timeout` is the seconds to wait until a name is published,
    None to wait without end. The arrays are closed with the loop.
    """
    if not names:
        raise TypeError("states() needs a name")
    tokens = [_arrays._token_of(name, timeout) for name in names]
    with contextlib.ExitStack() as ends:
        readers = [ends.enter_context(Steps.join(_handle_of(token))) for token in tokens]
        arrays = [ends.enter_context(_arrays.open(token)) for token in tokens]
        readers[0].align(*readers[1:])
        while True:
            # All are ended before the next is begun.
            with contextlib.ExitStack() as steps:
                try:
                    numbers = [steps.enter_context(reader.read()) for reader in readers]
                except Error as error:
                    if error.code == STALE:
                        return
                    raise
                yield (numbers[0], *arrays)


def _handle_of(token):
    handle = ctypes.c_uint64()
    call("anygpu_steps_of_token", ctypes.byref(handle), token)
    return handle.value
