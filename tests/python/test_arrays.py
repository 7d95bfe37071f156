# SPDX-License-Identifier: MIT OR Apache-2.0
"""Arrays of the package anygpu: descriptions, views of other packages, lifetimes, refusals, and other processes."""

import array
import ctypes
import gc
import os
import pickle
import subprocess
import sys
import threading
import time

import anygpu
import pytest
from anygpu import _arrays, _library

IS_STRICT = os.environ.get("ANYGPU_HOST_STRICT") == "1"
INVALID_VALUE, NOT_SUPPORTED, REFUSED, STALE = 1, 801, 10001, 10002
views = pytest.mark.skipif(IS_STRICT, reason="the host's code does not reach device memory")


def refused(code, words, call, *arguments, **named):
    with pytest.raises(anygpu.Error) as caught:
        call(*arguments, **named)
    assert caught.value.code == code and words in caught.value.reason, caught.value.reason
    return caught.value


def filled(shape=(4, 3), dtype="float64", order="C", **more):
    """An array with the numbers from 0 on in the order of its memory."""
    made = anygpu.empty(shape, dtype, order=order, **more)
    made.copy_from(array.array("d", range(made.size)))
    return made


def numbers(made):
    host = array.array("d", [0] * made.size)
    made.copy_to(host)
    return list(host)


def tensor_of(capsule):
    """The DLTensor of a capsule, its flags if it has a version, and the address of its deleter."""
    for name, start, deleter in ((b"dltensor", 0, 56), (b"dltensor_versioned", 32, 16)):
        if _arrays._is_capsule(capsule, name):
            at = _arrays._pointer(capsule, name)
            flags = ctypes.c_uint64.from_address(at + 24).value if start else None
            return _arrays._Tensor.from_address(at + start), flags, ctypes.c_void_p.from_address(at + deleter).value
    raise AssertionError("no tensor")


def imports(address):
    gc.collect()
    return _library.memory_at(address).imports


def test_shape_order_and_bounds_come_with_the_token():
    for order, strides in (("C", (24, 8)), ("F", (8, 32))):
        made = filled(order=order, lower=(0, -7))
        opened = anygpu.open(bytes(made.export()))
        assert (opened.shape, opened.strides, opened.lower) == ((4, 3), strides, (0, -7))
        assert (opened.dtype, opened.itemsize, opened.nbytes, opened.ndim) == ("float64", 8, 96, 2)
        assert (opened.c_contiguous, opened.f_contiguous) == (order == "C", order == "F")
        assert opened.address == made.address and numbers(opened) == list(range(12))


def test_every_type_is_described():
    for name, (_, size, _) in _arrays._TYPES.items():
        opened = anygpu.open(anygpu.empty((2, 5), name).export())
        assert (opened.dtype, opened.itemsize) == (name, size)
    for dtype, name in ((float, "float64"), (int, "int64"), (bool, "bool"), (complex, "complex128"), ("f4", "float32")):
        assert anygpu.empty(1, dtype).dtype == name
    for dtype in (">f8", "object", str, "float128", None):
        refused(INVALID_VALUE, "no arrays of type", anygpu.empty, 1, dtype)


def test_arrays_may_be_scalars_empty_and_of_eight_dimensions():
    for shape in ((), (0,), (4, 0), (3, 0, 2), (1, 5), (1,) * 8):
        for order in "CF":
            opened = anygpu.open(anygpu.empty(shape, order=order).export())
            assert opened.shape == shape and opened.c_contiguous and opened.f_contiguous
    refused(INVALID_VALUE, "at most 8", anygpu.empty, (1,) * 9)
    refused(INVALID_VALUE, "no array has the shape", anygpu.empty, (-1,))
    refused(INVALID_VALUE, "'C' or 'F'", anygpu.empty, 1, order="K")
    refused(INVALID_VALUE, "lower bounds", anygpu.empty, (1, 2), lower=(1,))
    assert anygpu.empty(7).shape == (7,)
    for shape in ((1 << 62,), (1 << 31, 1 << 31, 1 << 31), (1 << 62, 0)):
        with pytest.raises(anygpu.Error):
            anygpu.empty(shape)


def test_tokens_are_bytes_and_text():
    token = filled().export()
    assert len(token) == 512 and isinstance(token, bytes) and len(token.text) == 1024
    for same in (
        token,
        bytes(token),
        bytearray(token),
        token.text,
        f" {token.text}\n",
        pickle.loads(pickle.dumps(token)),
    ):
        assert numbers(anygpu.open(same)) == list(range(12))
    refused(REFUSED, "512 bytes", anygpu.open, b"short")
    refused(REFUSED, "", anygpu.open, "no token" * 9)
    refused(REFUSED, "damaged", anygpu.open, token[:300] + bytes([token[300] ^ 1]) + token[301:])


def test_memory_without_a_description_takes_one():
    made = filled()
    token = ctypes.create_string_buffer(512)
    _library.call("anygpu_export", ctypes.c_void_p(made.address), ctypes.c_size_t(96), token)
    refused(REFUSED, "without a description", anygpu.open, token.raw)
    refused(INVALID_VALUE, "not in the 96 bytes", anygpu.open, token.raw, shape=(13,), dtype="float64")
    opened = anygpu.open(token.raw, shape=(3, 4), dtype="float64", order="F")
    assert opened.strides == (8, 24) and numbers(opened) == list(range(12))
    refused(INVALID_VALUE, "give none", anygpu.open, made.export(), shape=(12,), dtype="float64")


def test_hostile_descriptions_are_refused():
    made = filled()
    token = ctypes.create_string_buffer(bytes(made.export()), 512)
    about = _library.Description()
    _library.call("anygpu_describe_array", token, ctypes.byref(about))
    note = bytearray(b"anygpuA\x02" + bytes(about))

    def noted(at, value):
        changed = note[:at] + value + note[at + len(value) :]
        _library.call("anygpu_annotate", token, bytes(changed), ctypes.c_size_t(len(changed)))
        return token.raw

    assert anygpu.open(noted(0, b"")).shape == (4, 3)
    word = (1 << 62).to_bytes(8, "little")
    for at, value in ((8, b"\x09"), (12, b"\x03"), (16, b"\xff"), (20, b"\x80"), (24, word), (32, word), (96, word)):
        refused(REFUSED, "", anygpu.open, noted(at, value))
    refused(REFUSED, "another version", anygpu.open, noted(7, b"\x03"))
    refused(REFUSED, "another length", anygpu.open, noted(224, b"\0"))


def test_a_closed_array_is_an_exception():
    made = filled()
    token = made.export()
    with made:
        assert not made.closed
    assert made.closed
    for use in (made.export, made.__dlpack__, made.__dlpack_device__, lambda: made.address, lambda: numbers(made)):
        refused(STALE, "closed", use)
    # The token keeps the memory until it is gone.
    stale = bytes(token)
    assert numbers(anygpu.open(token)) == list(range(12))
    del token
    gc.collect()
    anygpu._arrays._sweep()
    refused(STALE, "", anygpu.open, stale)


def test_threads_open_and_close_one_array():
    made = filled()
    token = made.export()
    failures = []

    def use():
        try:
            for _ in range(500):
                with anygpu.open(token) as opened:
                    assert opened.address
        except Exception as failure:
            failures.append(failure)

    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    threads = [threading.Thread(target=use) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    sys.setswitchinterval(interval)
    assert not failures
    assert not _arrays._opened
    assert _library.memory_at(made.address).imports == 0


def test_a_reset_of_the_device_is_an_exception():
    made = filled()
    _library.call("hipDeviceReset")
    # Its address may be another's now, which the first one's end does not touch.
    others = [filled() for _ in range(4)]
    refused(STALE, "freed", made.export)
    refused(STALE, "freed", made.__dlpack__)
    made.close()
    del made
    gc.collect()
    assert all(numbers(other) == list(range(12)) for other in others)


@views
def test_tensors_say_what_the_array_is():
    made = filled((4, 3), order="F")
    assert made.__dlpack_device__() == (1, 0)
    for versions, flags in ((None, None), ((0, 8), None), ((1, 0), 0), ((2, 5), 0)):
        tensor, found, _ = tensor_of(made.__dlpack__(max_version=versions))
        assert (tensor.data, tensor.device_type, tensor.rank, found) == (made.address, 1, 2, flags)
        assert (tensor.code, tensor.bits, tensor.lanes, tensor.offset) == (2, 64, 1, 0)
        assert (tensor.shape[:2], tensor.strides[:2]) == ([4, 3], [1, 4])
    codes = {"bool": (6, 8), "int16": (0, 16), "uint64": (1, 64), "bfloat16": (4, 16), "complex64": (5, 64)}
    for name, code in codes.items():
        tensor, _, _ = tensor_of(anygpu.empty(3, name).__dlpack__())
        assert (tensor.code, tensor.bits) == code


@views
def test_the_keywords_of_the_array_standard():
    made = filled()
    assert tensor_of(made.__dlpack__(stream=None, dl_device=(1, 0), copy=False))[0].data == made.address
    tensor, flags, _ = tensor_of(made.__dlpack__(max_version=(1, 0), copy=True))
    assert tensor.data != made.address and flags == 2 and ctypes.c_double.from_address(tensor.data + 88).value == 11
    for stream in (0, 1, 77, -2, "x"):
        error = refused(INVALID_VALUE, "no stream", made.__dlpack__, stream=stream)
        assert isinstance(error, BufferError)
    assert isinstance(refused(NOT_SUPPORTED, "goes to no other", made.__dlpack__, dl_device=(2, 0)), BufferError)


@views
def test_a_tensor_keeps_the_memory_until_its_deleter_is_called():
    made = filled()
    address = made.address
    capsule = made.__dlpack__()
    _, _, deleter = tensor_of(capsule)
    at = _arrays._pointer(capsule, b"dltensor")
    # As a consumer takes it.
    ctypes.pythonapi.PyCapsule_SetName(ctypes.py_object(capsule), b"used_dltensor")
    made.close()
    del made
    gc.collect()
    _arrays._sweep()
    assert imports(address) == 1 and ctypes.c_double.from_address(address + 88).value == 11
    ctypes.CFUNCTYPE(None, ctypes.c_void_p)(deleter)(at)
    _arrays._sweep()
    assert _library.memory_at(address).kind == 5


@views
def test_capsules_that_nobody_takes_end():
    made = filled()
    with pytest.raises(ZeroDivisionError):
        # An exception is pending when these end: a destructor in Python would crash.
        print(made.__dlpack__(), made.__dlpack__(max_version=(1, 0)), 1 / 0)
    kept = made.__dlpack__()
    _arrays._sweep()
    assert imports(made.address) == 1 and kept
    del kept
    _arrays._sweep()
    assert imports(made.address) == 0


@views
def test_numpy_sees_the_memory():
    numpy = pytest.importorskip("numpy")
    made = filled(order="F")
    view = numpy.asarray(made)
    assert view.flags.f_contiguous and not view.flags.owndata and view[3, 2] == 11
    view[0, 0] = 42
    assert numbers(anygpu.open(made.export()))[0] == 42
    tensor = numpy.from_dlpack(made)
    assert tensor.ctypes.data == view.ctypes.data == made.address
    # Sections, with gaps and backwards, as other processes see them.
    section = anygpu.open(anygpu.export(view[::-2, 1:]))
    assert section.shape == (2, 2) and section.strides == (-16, 32) and not section.c_contiguous
    assert numpy.array_equal(numpy.asarray(section), view[::-2, 1:])
    assert numpy.array_equal(numpy.from_dlpack(section), view[::-2, 1:])
    # The views outlive the array.
    made.close()
    del made
    gc.collect()
    assert view[3, 2] == tensor[3, 2] == 11
    refused(INVALID_VALUE, "host's own", anygpu.export, numpy.zeros(3))
    refused(INVALID_VALUE, "no arrays of type", anygpu.export, numpy.zeros(3, ">f8"))


@views
def test_read_only_stays_read_only():
    numpy = pytest.importorskip("numpy")
    made = filled()
    view = numpy.asarray(made).view()
    view.flags.writeable = False
    opened = anygpu.open(anygpu.export(view))
    assert opened.read_only and not numpy.asarray(opened).flags.writeable
    refused(INVALID_VALUE, "read-only", opened.copy_from, array.array("d", [0] * 12))
    assert isinstance(refused(NOT_SUPPORTED, "read-only", opened.__dlpack__), BufferError)
    assert tensor_of(opened.__dlpack__(max_version=(1, 0)))[1] == 1


@pytest.mark.skipif(not IS_STRICT, reason="the host's code reaches device memory")
def test_strict_memory_has_no_views():
    made = filled()
    refused(NOT_SUPPORTED, "STRICT", made.__dlpack__)
    refused(NOT_SUPPORTED, "STRICT", lambda: made.__array_interface__)
    assert imports(made.address) == 0


def test_what_is_no_array_is_refused():
    for thing in (3, "text", None, b"bytes"):
        refused(INVALID_VALUE, "no array in device memory", anygpu.export, thing)
    made = filled()
    refused(INVALID_VALUE, "contiguous", made.copy_to, array.array("d", [0] * 11))
    refused(INVALID_VALUE, "read-only", made.copy_to, bytes(96))


def test_a_copy_that_fails_lets_the_buffer_go(monkeypatch):
    call = _arrays.call

    def fail(name, *arguments):
        if name == "hipMemcpy":
            raise anygpu.Error(INVALID_VALUE, name)
        call(name, *arguments)

    made, host = filled(), bytearray(96)
    with monkeypatch.context() as patch:
        patch.setattr(_arrays, "call", fail)
        for copy in (made.copy_from, made.copy_to):
            refused(INVALID_VALUE, "hipMemcpy", copy, host)
    gc.collect()
    # A buffer that is held does not grow.
    host.append(0)


# The consumer of another process: it adds to the array, and says what it saw.
CONSUMER = """
import array, sys, anygpu
u = anygpu.open(sys.stdin.readline())
h = array.array("d", [0] * u.size)
u.copy_to(h)
u.copy_from(array.array("d", [-x for x in h]))
print(u.shape, u.lower, u.f_contiguous, sum(h), flush=True)
sys.stdin.readline()
try:
    anygpu.open(u.export())
except anygpu.Error as error:
    print(error.code, flush=True)
sys.stdin.readline()
"""


@pytest.fixture
def consumer():
    started = []

    def start(token):
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
        process = subprocess.Popen([sys.executable, "-c", CONSUMER], **pipes)
        started.append(process)
        tell(process, token.text)
        return process

    yield start
    for process in started:
        process.kill()
        process.communicate()


def tell(process, line=""):
    process.stdin.write(line + "\n")
    process.stdin.flush()


def is_open_elsewhere(address):
    return _library.memory_at(address).is_open_elsewhere


def test_another_process_opens_the_array(consumer):
    made = filled(order="F", lower=(1, 0))
    token = made.export()
    other = consumer(token)
    assert other.stdout.readline() == "(4, 3) (1, 0) True 66.0\n"
    assert sum(numbers(made)) == -66 and is_open_elsewhere(made.address)
    # Freed: what is open stays, and opens no more.
    made.close()
    del made, token
    gc.collect()
    tell(other)
    assert other.stdout.readline() == f"{STALE}\n"
    tell(other)
    assert other.wait(60) == 0


def test_a_killed_consumer_leaves_nothing(consumer):
    made = filled()
    other = consumer(made.export())
    other.stdout.readline()
    assert is_open_elsewhere(made.address)
    other.kill()
    other.wait()
    for _ in range(600):
        if not is_open_elsewhere(made.address):
            break
        other.poll()
        time.sleep(0.1)
    assert not is_open_elsewhere(made.address)


def test_events_and_timelines_end_with_their_blocks():
    with anygpu.Event() as event:
        event.record()
        with anygpu.Event.open(event.export()) as same:
            same.wait()
            same.synchronize()
    for use in (event.record, same.wait, event.export):
        refused(STALE, "closed", use)
    with anygpu.Timeline(3) as timeline:
        assert timeline.value == 3 and timeline.wait(3) and not timeline.wait(4, timeout=0.01)
        timeline.signal(5)
        assert timeline.wait(4, timeout=0) and timeline.value == 5
        refused(INVALID_VALUE, "", timeline.signal, 4)
        descriptor = timeline.fileno()
    refused(STALE, "closed", timeline.fileno)
    with pytest.raises(OSError):
        os.fstat(descriptor)
