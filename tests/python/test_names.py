# SPDX-License-Identifier: MIT OR Apache-2.0
"""Names of the package anygpu: published, found, listed and withdrawn, here and in other processes."""

import contextlib
import gc
import os
import subprocess
import sys
import threading
import time

import anygpu
import pytest
from anygpu import _arrays, _library
from test_arrays import IS_STRICT, filled, numbers, refused

INVALID_VALUE, NOT_FOUND, STALE, IN_USE = 1, 500, 10002, 10004


@pytest.fixture
def name():
    name = f"python-{os.getpid()}/{time.monotonic_ns()}"
    yield name
    with contextlib.suppress(anygpu.Error):
        anygpu.unpublish(name)


def test_a_published_array_is_opened_by_its_name(name):
    refused(NOT_FOUND, name, anygpu.open, name)
    made = filled(order="F", lower=(0, -7))
    anygpu.publish(made, name)
    opened = anygpu.open(name)
    assert (opened.shape, opened.lower, opened.address) == ((4, 3), (0, -7), made.address)
    assert name in anygpu.names() and anygpu.names() == sorted(anygpu.names())
    anygpu.publish(filled((2,)), name)
    assert anygpu.open(name).shape == (2,)
    anygpu.unpublish(name)
    refused(NOT_FOUND, name, anygpu.unpublish, name)
    refused(NOT_FOUND, name, anygpu.open, name)
    assert name not in anygpu.names() and numbers(opened) == list(range(12))


def test_a_long_list_is_whole(name):
    made = filled()
    all_names = sorted(f"{name}-{number:03}".ljust(64, "-") for number in range(100))
    for one in all_names:
        anygpu.publish(made, one)
    assert [listed for listed in anygpu.names() if listed.startswith(name)] == all_names
    for one in all_names:
        anygpu.unpublish(one)


def test_a_published_array_is_kept_until_it_is_withdrawn(name):
    made = filled()
    address = made.address
    anygpu.publish(made, name)
    made.close()
    del made
    gc.collect()
    assert numbers(anygpu.open(name)) == list(range(12))
    gc.collect()
    anygpu.publish(filled((2,)), name)
    gc.collect()
    anygpu.names()
    _arrays._sweep()
    assert _library.memory_at(address).kind == 5
    anygpu.unpublish(name)


def test_what_was_freed_has_no_name(name):
    made = filled()
    anygpu.publish(made, name)
    _library.call("hipDeviceReset")
    refused(NOT_FOUND, name, anygpu.open, name)
    refused(NOT_FOUND, name, anygpu.unpublish, name)
    assert name not in _arrays._published
    refused(STALE, "", anygpu.publish, made, name)


def test_an_event_has_a_name_by_its_token(name):
    with anygpu.Event() as event:
        anygpu.publish(event.export(), name)
        with anygpu.Event.open(name):
            pass
    refused(NOT_FOUND, name, anygpu.Event.open, name)


@pytest.mark.skipif(IS_STRICT, reason="the host's code does not reach device memory")
def test_arrays_of_other_packages_are_published(name):
    numpy = pytest.importorskip("numpy")
    view = numpy.asarray(filled())[1:, ::2]
    anygpu.publish(view, name)
    opened = anygpu.open(name)
    assert (opened.shape, opened.strides) == ((3, 2), (24, 16))
    assert numpy.array_equal(numpy.asarray(opened), view)


def test_what_is_no_name_is_an_error():
    made = filled()
    for bad in ("", "two words", "a\\b", "a\0b", "\u00e9", "\ud800", "line\n"):
        refused(INVALID_VALUE, "a name has", anygpu.publish, made, bad)
        refused(INVALID_VALUE, "a name has", anygpu.unpublish, bad)
    for bad in ("", "two words", "a\0b", "\u00e9"):
        refused(INVALID_VALUE, "a name has", anygpu.open, bad)


def test_opening_waits_as_long_as_it_is_told(name):
    begun = time.monotonic()
    refused(NOT_FOUND, name, anygpu.open, name, timeout=0.3)
    assert time.monotonic() - begun >= 0.3
    made = filled()
    later = threading.Timer(0.3, anygpu.publish, (made, name))
    later.start()
    assert numbers(anygpu.open(name, timeout=None)) == list(range(12))
    later.join()


def test_an_interrupt_ends_the_waiting():
    program = (
        "import anygpu, signal\n"
        # Whoever started the tests may ignore it.
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        "print('waits', flush=True)\n"
        "anygpu.open('nobody/publishes/this', timeout=None)"
    )
    child = subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert child.stdout.readline() == b"waits\n"
    time.sleep(0.2)
    child.send_signal(2)
    try:
        assert b"KeyboardInterrupt" in child.communicate(timeout=60)[1]
    finally:
        child.kill()


def test_another_processs_name_is_opened_and_respected(name):
    program = (
        "import sys, anygpu\n"
        "made = anygpu.empty((4, 3))\n"
        "made.copy_from(memoryview(bytearray(96)).cast('d'))\n"
        f"anygpu.publish(made, {name!r})\n"
        "sys.stdin.read()\n"
    )
    child = subprocess.Popen([sys.executable, "-c", program], stdin=subprocess.PIPE)
    opened = anygpu.open(name, timeout=60)
    assert opened.shape == (4, 3) and numbers(opened) == [0] * 12 and name in anygpu.names()
    refused(IN_USE, f"process {child.pid} ", anygpu.publish, filled(), name)
    refused(NOT_FOUND, name, anygpu.unpublish, name)
    child.kill()
    child.wait()
    refused(NOT_FOUND, name, anygpu.open, name)
    anygpu.publish(filled(), name)
