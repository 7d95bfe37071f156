# SPDX-License-Identifier: MIT OR Apache-2.0
"""The package in one process: its names and conventions, and what its functions answer."""

import ctypes
import os
import subprocess
import sys

import acl
import pytest
from peer import read, write

SIZE = 4 << 20
INVALID_PARAM, PARAM_INVALID, INVALID_DEVICE, NO_CONTEXT, INVALID_HANDLE = 100000, 107000, 107001, 107002, 107017
REPEATED = 100002
READ_WRITE = 3

# As pyACL's reference has them.
PUBLISHED = """
ret = set_device(device_id)
pid, ret = device_get_bare_tgid()
stream, ret = create_stream_with_config(priority, flag)
status, ret = query_event_status(event)
timestamp, ret = event_get_timestamp(event)
dev_ptr, ret = malloc(size, policy)
dev_ptr, ret = malloc_align32(size, policy)
host_ptr, ret = malloc_host(size)
dev_ptr, ret = host_register(ptr, size, type)
ret = memcpy(dst, dest_max, src, count, kind)
ret = memcpy_async(dst, dest_max, src, count, kind, stream)
vir_ptr, ret = reserve_mem_address(size, alignment, expect_ptr, flags)
ret = release_mem_address(vir_ptr)
handle, ret = malloc_physical(size, prop, flags)
ret = free_physical(handle)
ret = map_mem(vir_ptr, size, offset, handle, flags)
ret = unmap_mem(vir_ptr)
granularity, ret = mem_get_allocation_granularity(prop, option)
shareable_handle, ret = mem_export_to_shareable_handle(handle, handle_type, flags)
handle, ret = mem_import_from_shareable_handle(shareable_handle, device_id)
ret = mem_set_pid_to_shareable_handle(shareable_handle, pids)
key, ret = ipc_mem_get_export_key(dev_ptr, size, len, flags)
ret = ipc_mem_set_import_pid(key, pids)
dev_ptr, ret = ipc_mem_import_by_key(key, flags)
ret = ipc_mem_close(key)
can, ret = device_can_access_peer(device_id, peer_device_id)
ret = device_enable_peer_access(peer_device_id, flag)
key, ret = notify_get_export_key(notify, len, flags)
notify, ret = notify_import_by_key(key, flags)
ret = record_notify(notify, stream)
ret = notify_set_import_pid(notify, pids)
attributes, ret = pointer_get_attributes(ptr)
""".split("\n")[1:-1]


# Without a page in it: C's, by the same rule.
BY_THE_RULE = """
uuid, ret = device_get_uuid(device_id)
logic_dev_id, ret = get_logic_dev_id_by_user_dev_id(user_dev_id)
ret = host_register_v2(ptr, size, flag)
handle, ret = ipc_get_event_handle(event)
event, ret = ipc_open_event_handle(handle)
shareable_handle, ret = mem_export_to_shareable_handle_v2(handle, flags, share_type)
flag, ret = mem_get_access(vir_ptr, location)
prop, ret = mem_get_allocation_properties_from_handle(handle)
handle, ret = mem_import_from_shareable_handle_v2(shareable_handle, share_type, flags)
handle, ret = mem_retain_allocation_handle(vir_ptr)
ret = mem_set_access(vir_ptr, size, descs)
ret = mem_set_pid_to_shareable_handle_v2(shareable_handle, share_type, pids)
vir_ptr, ret = reserve_mem_address_no_uc_memory(size, alignment, expect_ptr, flags)
""".split("\n")[1:-1]


@pytest.fixture(scope="module", autouse=True)
def device():
    assert acl.rt.get_device() == (0, 100001)
    assert acl.init() == 0
    assert acl.rt.get_device() == (0, NO_CONTEXT)
    assert acl.rt.set_device(0) == 0
    yield 0
    assert acl.rt.reset_device(0) == 0
    assert acl.finalize() == 0


def good(result):
    """The outputs of a call that succeeded."""
    *outputs, ret = result if isinstance(result, tuple) else (result,)
    assert ret == 0, acl.get_recent_err_msg()
    return outputs[0] if len(outputs) == 1 else tuple(outputs)


def prop(**members):
    return dict(handleType=0, allocationType=0, memAttr=4, location=dict(type=1, id=0), reserve=0, **members)


@pytest.mark.parametrize("line", PUBLISHED + BY_THE_RULE)
def test_published_functions_are_there_as_published(line):
    name = line.split(" = ")[1].split("(")[0]
    assert getattr(acl.rt, name).__doc__.startswith(line + ": aclrt")


def test_every_function_has_its_own_name():
    assert len(acl.rt.__all__) > len(PUBLISHED)
    for name in acl.rt.__all__:
        function = getattr(acl.rt, name)
        assert function.__name__ == name and f" = {name}(" in function.__doc__


def test_init_is_counted():
    assert acl.init() == REPEATED
    count, ret = acl.finalize_reference()
    assert ret == 0 and count >= 1


def test_devices():
    assert good(acl.rt.get_device()) == 0
    assert good(acl.rt.get_device_count()) >= 1
    assert good(acl.rt.get_run_mode()) == 1
    assert len(good(acl.rt.get_version())) == 3
    assert good(acl.rt.get_logic_dev_id_by_user_dev_id(0)) == 0
    uuid = good(acl.rt.device_get_uuid(0))["bytes"]
    assert len(uuid) == 16 and any(uuid)
    assert acl.rt.device_get_uuid(1000) == (dict(bytes=[0] * 16), INVALID_DEVICE)
    assert good(acl.rt.device_get_bare_tgid()) == os.getpid()
    assert acl.rt.set_device(1000) == INVALID_DEVICE
    assert "1000" in acl.get_recent_err_msg()
    assert acl.get_recent_err_msg() == ""
    assert good(acl.rt.synchronize_device()) == ()
    context = good(acl.rt.get_context())
    assert context != 0 and acl.rt.set_context(context) == 0
    other = good(acl.rt.create_context(0))
    assert good(acl.rt.get_context()) == other != context
    assert acl.rt.destroy_context(other) == 0
    assert acl.rt.set_context(context) == 0


def test_memory_and_copies():
    device = good(acl.rt.malloc(SIZE, 0))
    assert acl.rt.memset(device, SIZE, 0x5A, SIZE) == 0
    assert write(device + 100, b"hello") == 0
    assert good(read(device + 98, 8)) == b"ZZhelloZ"
    attributes = good(acl.rt.pointer_get_attributes(device))
    assert attributes["location"] == dict(id=0, type=1) and attributes["rsv"] == [0] * 4
    assert isinstance(attributes["pageSize"], int)
    base, size = good(acl.rt.mem_get_address_range(device + 7))
    assert base == device and size >= SIZE
    free, total = good(acl.rt.get_mem_info(1))
    assert 0 < free <= total
    assert acl.rt.memcpy(device, 3, device + 64, 4, 4) == PARAM_INVALID
    host = good(acl.rt.malloc_host(64))
    stream = good(acl.rt.create_stream())
    assert acl.rt.memcpy_async(host, 64, device + 100, 5, 2, stream) == 0
    assert acl.rt.synchronize_stream(stream) == 0
    assert ctypes.string_at(host, 5) == b"hello"
    for ret in (acl.rt.destroy_stream(stream), acl.rt.free_host(host), acl.rt.free(device)):
        assert ret == 0
    memory = ctypes.create_string_buffer(1 << 16)
    aligned = (ctypes.addressof(memory) + 4095) & ~4095
    assert good(acl.rt.host_register(aligned, 8192, 0)) != 0
    assert acl.rt.host_unregister(aligned) == 0
    assert acl.rt.host_register_v2(aligned, 8192, 2) == 0 == acl.rt.host_unregister(aligned)
    assert acl.rt.host_register_v2(aligned, 8192, 1) == PARAM_INVALID


def test_streams_and_events():
    stream = good(acl.rt.create_stream_with_config(0, 0))
    start, end = (good(acl.rt.create_event_with_flag(0xE)) for _ in range(2))
    assert good(acl.rt.query_event_status(start)) == 0
    assert acl.rt.record_event(start, stream) == 0 == acl.rt.record_event(end, stream)
    assert acl.rt.stream_wait_event(stream, end) == 0
    assert acl.rt.synchronize_event(end) == 0 == acl.rt.synchronize_stream_with_timeout(stream, 1000)
    assert good(acl.rt.query_event_status(end)) == 1
    assert good(acl.rt.stream_query(stream)) == 0
    assert good(acl.rt.event_elapsed_time(start, end)) >= 0.0
    assert good(acl.rt.event_get_timestamp(end)) >= good(acl.rt.event_get_timestamp(start)) > 0
    for ret in (acl.rt.destroy_event(start), acl.rt.destroy_event(end), acl.rt.destroy_stream(stream)):
        assert ret == 0
    assert acl.rt.synchronize_stream(stream) != 0


def test_virtual_memory():
    granularity = good(acl.rt.mem_get_allocation_granularity(prop(), 0))
    size = granularity * 2
    address = good(acl.rt.reserve_mem_address(size, 0, 0, 0))
    handle = good(acl.rt.malloc_physical(size, prop(), 0))
    assert acl.rt.map_mem(address, size, 0, handle, 0) == 0
    assert write(address + size - 5, b"hello") == 0
    assert good(read(address + size - 5, 5)) == b"hello"
    again = good(acl.rt.mem_retain_allocation_handle(address))
    assert good(acl.rt.mem_get_allocation_properties_from_handle(again)) == prop()
    assert acl.rt.free_physical(again) == 0
    assert good(acl.rt.mem_get_access(address, dict(type=1, id=0))) == READ_WRITE
    assert acl.rt.mem_set_access(address, size, [dict(flags=READ_WRITE, location=dict(type=1, id=0))]) == 0
    assert acl.rt.mem_set_access(address, size, []) == INVALID_PARAM
    assert acl.rt.mem_set_access(address, size, [dict(flags=READ_WRITE, rsv=[0] * 11 + [1])]) == INVALID_PARAM
    assert acl.rt.unmap_mem(address) == 0 == acl.rt.free_physical(handle)
    assert acl.rt.release_mem_address(address) == 0
    near = good(acl.rt.reserve_mem_address_no_uc_memory(1 << 30, 0, 40 << 40, 0))
    assert acl.rt.release_mem_address(near) == 0
    assert acl.rt.reserve_mem_address_no_uc_memory(size, 0, 40 << 40, 0) == (0, PARAM_INVALID)
    assert acl.rt.malloc_physical(size + 1, prop(), 0) == (0, PARAM_INVALID)
    assert acl.rt.free_physical(handle) == INVALID_HANDLE
    # What is left out is 0: the handle type, here, and the id of the device.
    handle = good(acl.rt.malloc_physical(size, dict(memAttr=4, location=dict(type=1)), 0))
    assert acl.rt.free_physical(handle) == 0


def test_failures_are_codes_with_empty_outputs():
    assert acl.rt.malloc(0, 0) == (0, INVALID_PARAM)
    assert acl.rt.mem_import_from_shareable_handle(12345, 0) == (0, INVALID_HANDLE)
    assert acl.rt.ipc_mem_get_export_key(0, SIZE, 65, 0) == ("", INVALID_PARAM)
    assert acl.rt.ipc_mem_import_by_key("forged", 0) == (0, INVALID_HANDLE)
    attributes, ret = acl.rt.pointer_get_attributes(0)
    assert ret != 0 and attributes == dict(location=dict(id=0, type=0), pageSize=0, rsv=[0] * 4)
    assert acl.rt.mem_set_pid_to_shareable_handle(12345, []) == INVALID_PARAM
    assert acl.rt.mem_export_to_shareable_handle_v2(0, 0, 1) == (0, INVALID_PARAM)
    assert acl.rt.mem_export_to_shareable_handle_v2(0, 0, 2) == (dict(data=[0] * 128), INVALID_PARAM)
    assert acl.rt.mem_set_pid_to_shareable_handle_v2(12345, 1, []) == INVALID_PARAM
    assert acl.rt.mem_import_from_shareable_handle_v2(dict(data=[1] * 128), 1, 0) == (0, INVALID_HANDLE)
    assert acl.rt.ipc_open_event_handle(dict(reserved=[1] * 64)) == (0, INVALID_HANDLE)


def test_what_c_cannot_take_is_an_exception():
    with pytest.raises(TypeError):
        acl.rt.malloc(SIZE)
    with pytest.raises(TypeError):
        acl.rt.malloc("4096", 0)
    with pytest.raises(TypeError):
        acl.rt.malloc(1.5, 0)
    for size in (-1, 1 << 64):
        with pytest.raises(OverflowError):
            acl.rt.malloc(size, 0)
    with pytest.raises(OverflowError):
        acl.rt.mem_set_pid_to_shareable_handle(1, [1 << 31])
    with pytest.raises(KeyError):
        acl.rt.malloc_physical(SIZE, prop(sort=1), 0)
    with pytest.raises(OverflowError):
        acl.rt.ipc_open_event_handle(dict(reserved=[256]))
    with pytest.raises(IndexError):
        acl.rt.ipc_open_event_handle(dict(reserved=[0] * 65))


def test_a_library_that_is_not_there_is_named():
    for library, reason in (("/nowhere/libanygpu.so", "ANYGPU_LIBRARY"), ("libc.so.6", "not libanygpu")):
        folder = os.path.dirname(os.path.dirname(acl.__file__))
        environment = dict(os.environ, ANYGPU_LIBRARY=library, PYTHONPATH=folder)
        command = [sys.executable, "-c", "import acl"]
        result = subprocess.run(command, env=environment, capture_output=True, check=False, text=True)
        assert "ImportError" in result.stderr and reason in result.stderr
