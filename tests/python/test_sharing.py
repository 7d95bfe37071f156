# SPDX-License-Identifier: MIT OR Apache-2.0
"""Unrelated processes share device memory by 64-bit handles and by keys, and are refused where they should be."""

import ast
import os
import pathlib
import subprocess
import sys

import pytest

MIB = 1 << 20
PROP = "dict(handleType=0, allocationType=0, memAttr=4, location=dict(type=1, id=0), reserve=0)"
INVALID_HANDLE, NOT_SUPPORTED, NOT_PERMITTED, INVALID_PARAM = 107017, 207000, 207006, 100000
VALIDATED, NOT_VALIDATED = 0, 1


class Peer:
    """Another process, with a device."""

    def __init__(self, **environment):
        self.process = subprocess.Popen(
            [sys.executable, pathlib.Path(__file__).with_name("peer.py")],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=dict(os.environ, **environment),
        )
        assert self("acl.init()") == 0 == self("acl.rt.set_device(0)")
        self.pid = self.good("acl.rt.device_get_bare_tgid()")

    def __call__(self, expression):
        self.process.stdin.write(expression + "\n")
        self.process.stdin.flush()
        return ast.literal_eval(self.process.stdout.readline())

    def good(self, expression):
        """The output of a call that must succeed."""
        result = self(expression)
        *outputs, ret = result if isinstance(result, tuple) else (result,)
        assert ret == 0, f"{expression}: {ret}: {self('acl.get_recent_err_msg()')}"
        return outputs[0] if outputs else None

    def kill(self):
        self.process.kill()
        self.process.wait()

    def finish(self):
        self.process.stdin.close()
        assert self.process.wait(10) == 0

    def physical(self, size=4 * MIB):
        return self.good(f"acl.rt.malloc_physical({size}, {PROP}, 0)")

    def map(self, handle, size=4 * MIB):
        """Its address of physical memory."""
        address = self.good(f"acl.rt.reserve_mem_address({size}, 0, 0, 1)")
        self.good(f"acl.rt.map_mem({address}, {size}, 0, {handle}, 0)")
        return address

    def unmap(self, address, handle):
        for call in (f"unmap_mem({address})", f"release_mem_address({address})", f"free_physical({handle})"):
            self.good(f"acl.rt.{call}")

    def export(self, handle, flags=VALIDATED):
        return self.good(f"acl.rt.mem_export_to_shareable_handle({handle}, 0, {flags})")

    def allow(self, shareable, *pids):
        return self(f"acl.rt.mem_set_pid_to_shareable_handle({shareable}, {list(pids)})")

    def take(self, shareable):
        return self(f"acl.rt.mem_import_from_shareable_handle({shareable}, 0)")


@pytest.fixture
def peers():
    started = []

    def start(count, **environment):
        started.extend(Peer(**environment) for _ in range(count))
        return started[-count:]

    yield start
    for peer in started:
        peer.kill()


def test_memory_is_shared_by_a_64_bit_handle(peers):
    a, b = peers(2)
    own = a.physical()
    address = a.map(own)
    shareable = a.export(own)
    assert 0 < shareable < 1 << 64
    assert a.allow(shareable, b.pid) == 0
    handle, ret = b.take(shareable)
    assert ret == 0
    there = b.map(handle)
    a.good(f"write({address + MIB}, b'from a')")
    assert b.good(f"read({there + MIB}, 6)") == b"from a"
    b.good(f"write({there + MIB}, b'from b')")
    assert a.good(f"read({address + MIB}, 6)") == b"from b"
    # The importer's memory lives on without the exporter, whether it ends as it should or not.
    a.kill()
    assert b.good(f"read({there + MIB}, 6)") == b"from b"
    b.unmap(there, handle)
    b.finish()


def test_who_is_not_listed_is_refused(peers):
    a, b, c = peers(3)
    shareable = a.export(a.physical())
    assert b.take(shareable) == (0, NOT_PERMITTED)
    assert a.allow(shareable, c.pid) == 0
    assert b.take(shareable) == (0, NOT_PERMITTED)
    assert b.allow(shareable, b.pid) == NOT_PERMITTED
    # One process id is as good as a list of one.
    assert a(f"acl.rt.mem_set_pid_to_shareable_handle({shareable}, {b.pid})") == 0
    assert b.take(shareable)[1] == 0 == c.take(shareable)[1]
    assert a.allow(shareable) == INVALID_PARAM


def test_without_validation_all_may_import(peers):
    a, b, c = peers(3)
    shareable = a.export(a.physical(), NOT_VALIDATED)
    assert b.take(shareable)[1] == 0 == c.take(shareable)[1]
    assert a.allow(shareable, b.pid) == NOT_SUPPORTED


def test_either_type_of_handle_is_a_parameter(peers):
    default, fabric = 1, 2
    a, b = peers(2)
    own = a.physical()
    shareable = a.good(f"acl.rt.mem_export_to_shareable_handle_v2({own}, {VALIDATED}, {default})")
    a.good(f"acl.rt.mem_set_pid_to_shareable_handle_v2({shareable}, {default}, [{b.pid}])")
    b.good(f"acl.rt.mem_import_from_shareable_handle_v2({shareable}, {default}, 0)")
    # No device here is in a fabric. A driver that knows fabrics finds no memory in zeros.
    other = a.physical()
    expected = (dict(data=[0] * 128), NOT_SUPPORTED)
    assert a(f"acl.rt.mem_export_to_shareable_handle_v2({other}, {NOT_VALIDATED}, {fabric})") == expected
    refusals = [(0, NOT_SUPPORTED), (0, INVALID_HANDLE)]
    assert b(f"acl.rt.mem_import_from_shareable_handle_v2({expected[0]}, {fabric}, 0)") in refusals


def test_an_event_orders_processes(peers):
    a, b = peers(2)
    event = a.good("acl.rt.create_event_ex_with_flag(0x40)")
    handle = a.good(f"acl.rt.ipc_get_event_handle({event})")
    assert len(handle["reserved"]) == 64
    there = b.good(f"acl.rt.ipc_open_event_handle({handle})")
    a.good(f"acl.rt.record_event({event}, 0)")
    b.good(f"acl.rt.stream_wait_event(0, {there})")
    b.good("acl.rt.synchronize_device()")
    b.good(f"acl.rt.destroy_event({there})")
    a.good(f"acl.rt.destroy_event({event})")


def test_misuse_has_its_code(peers):
    a, b = peers(2)
    own = a.physical()
    shareable = a.export(own, NOT_VALIDATED)
    assert a.take(shareable) == (0, NOT_SUPPORTED)
    assert a(f"acl.rt.mem_export_to_shareable_handle({own}, 0, 1)") == (0, INVALID_HANDLE)
    assert b.take(shareable ^ 1) == (0, INVALID_HANDLE)
    assert b.take(shareable ^ 1 << 63) == (0, INVALID_HANDLE)
    handle, ret = b.take(shareable)
    assert ret == 0 and b.take(shareable) == (0, INVALID_HANDLE)
    b.good(f"acl.rt.free_physical({handle})")
    assert b(f"acl.rt.free_physical({handle})") == INVALID_HANDLE
    a.kill()
    assert b.take(shareable) == (0, INVALID_HANDLE)


def test_memory_is_shared_by_a_key(peers):
    a, b = peers(2)
    pointer = a.good(f"acl.rt.malloc({MIB}, 0)")
    a.good(f"write({pointer}, b'from a')")
    key = a.good(f"acl.rt.ipc_mem_get_export_key({pointer}, {MIB}, 65, 0)")
    assert isinstance(key, str) and 0 < len(key) <= 64 and key.isprintable()
    assert b(f"acl.rt.ipc_mem_import_by_key({key!r}, 0)") == (0, NOT_PERMITTED)
    a.good(f"acl.rt.ipc_mem_set_import_pid({key!r}, [{b.pid}])")
    there = b.good(f"acl.rt.ipc_mem_import_by_key({key!r}, 1)")
    assert b.good(f"read({there}, 6)") == b"from a"
    b.good(f"write({there}, b'from b')")
    assert a.good(f"read({pointer}, 6)") == b"from b"
    b.good(f"acl.rt.ipc_mem_close({key!r})")
    a.good(f"acl.rt.ipc_mem_close({key!r})")
    a.good(f"acl.rt.free({pointer})")
    assert b(f"acl.rt.ipc_mem_import_by_key({key!r}, 0)") == (0, INVALID_HANDLE)


def test_a_notify_orders_processes(peers):
    a, b = peers(2)
    notify = a.good("acl.rt.create_notify(0)")
    key = a.good(f"acl.rt.notify_get_export_key({notify}, 65, 0)")
    a.good(f"acl.rt.notify_set_import_pid({notify}, [{b.pid}])")
    stream = a.good("acl.rt.create_stream()")
    a.good(f"acl.rt.wait_and_reset_notify({notify}, {stream}, 0)")
    assert a.good(f"acl.rt.stream_query({stream})") == 1
    there = b.good(f"acl.rt.notify_import_by_key({key!r}, 0)")
    b.good(f"acl.rt.record_notify({there}, 0)")
    b.good("acl.rt.synchronize_device()")
    a.good(f"acl.rt.synchronize_stream({stream})")
    for peer, it in ((b, there), (a, notify)):
        peer.good(f"acl.rt.destroy_notify({it})")


def test_devices_of_one_process_reach_each_other(peers):
    (a,) = peers(1, ANYGPU_HOST_DEVICES="2")
    if a.good("acl.rt.get_device_count()") < 2:
        pytest.skip("one device")
    assert a.good("acl.rt.device_can_access_peer(0, 1)") == 1
    a.good("acl.rt.device_enable_peer_access(1, 0)")
    a.good("acl.rt.device_disable_peer_access(1)")
