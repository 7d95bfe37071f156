# SPDX-License-Identifier: MIT OR Apache-2.0
"""Asks devices and contexts, shares memory of a device's and of the host's pools with another process, uses managed
memory, and launches graphs of all kinds."""

import ctypes
import os

from cuda.core import (
    Device,
    DeviceMemoryResource,
    DeviceMemoryResourceOptions,
    EventOptions,
    GraphMemoryResource,
    Host,
    LegacyPinnedMemoryResource,
    ManagedMemoryResource,
    ManagedMemoryResourceOptions,
    PinnedMemoryResource,
    PinnedMemoryResourceOptions,
    system,
)
from cuda.core.graph import GraphDefinition
from pair import beside

SIZE = 4096


def staging(value):
    buffer = LegacyPinnedMemoryResource().allocate(SIZE)
    fill(buffer, value)
    return buffer


def content(buffer):
    return ctypes.string_at(int(buffer.handle), SIZE)


def fill(buffer, value):
    ctypes.memset(int(buffer.handle), value, SIZE)


def is_full_of(buffer, value, stream):
    """Tells whether a stream finds a byte all over a buffer; so must the host, where it may look."""
    host = staging(0)
    buffer.copy_to(host, stream=stream)
    stream.sync()
    assert not buffer.is_host_accessible or content(buffer) == content(host)
    return content(host) == bytes([value]) * SIZE


def importer(pipe):
    device = Device(0)
    device.set_current()
    stream = device.create_stream()
    while (given := pipe.recv()) is not None:
        buffer, event, value = given
        stream.wait(event)
        assert buffer.is_mapped and is_full_of(buffer, value, stream)
        buffer.fill(value + 1, stream=stream)
        stream.sync()
        buffer.close()
        pipe.send("ok")


def sharing(device, pipe):
    """Shares memory of pools: the device's, that of the NUMA node near it, and that of a node by its number."""
    stream = device.create_stream()
    device_options = DeviceMemoryResourceOptions(max_size=1 << 21, ipc_enabled=True)
    for resource in (
        DeviceMemoryResource(device, options=device_options),
        PinnedMemoryResource(PinnedMemoryResourceOptions(ipc_enabled=True, max_size=1 << 21)),
        PinnedMemoryResource(PinnedMemoryResourceOptions(ipc_enabled=True, numa_id=0)),
    ):
        assert resource.is_ipc_enabled and resource.is_handle_owned
        for value in (7, 17):
            buffer = resource.allocate(SIZE, stream=stream)
            staging(value).copy_to(buffer, stream=stream)
            event = stream.record(options=EventOptions(ipc_enabled=True))
            pipe.send((buffer, event, value))
            assert pipe.recv() == "ok"
            assert is_full_of(buffer, value + 1, stream)
            buffer.close(stream)


def pinned(device):
    """Memory of the host's pools: the one that is there, and new ones."""
    assert device.properties.host_memory_pools_supported and device.properties.host_numa_memory_pools_supported
    stream = device.create_stream()
    for resource, node in (
        (PinnedMemoryResource(), -1),
        (PinnedMemoryResource(PinnedMemoryResourceOptions()), -1),
        (PinnedMemoryResource(PinnedMemoryResourceOptions(max_size=1 << 21)), -1),
        (PinnedMemoryResource(PinnedMemoryResourceOptions(numa_id=0)), 0),
    ):
        assert (resource.numa_id, resource.device_id, resource.is_ipc_enabled) == (node, -1, False)
        buffer = resource.allocate(SIZE, stream=stream)
        assert buffer.is_host_accessible and buffer.is_device_accessible and not buffer.is_managed
        stream.sync()
        fill(buffer, 3)
        assert is_full_of(buffer, 3, stream)
        buffer.fill(4, stream=stream)
        assert is_full_of(buffer, 4, stream)
        assert resource.attributes.used_mem_current >= SIZE
        buffer.close(stream)
        stream.sync()
        resource.close()


def managed(device):
    """Memory of managed pools, and the location that it prefers."""
    stream = device.create_stream()
    for options, preferred, location in (
        (None, None, None),
        (ManagedMemoryResourceOptions(), None, None),
        (ManagedMemoryResourceOptions(preferred_location=0), ("device", 0), device),
        (ManagedMemoryResourceOptions(preferred_location=-1), ("host", None), Host()),
        (ManagedMemoryResourceOptions(preferred_location_type="host_numa"), ("host_numa", 0), None),
    ):
        resource = ManagedMemoryResource(options)
        assert resource.preferred_location == preferred and resource.is_managed
        buffer = resource.allocate(SIZE, stream=stream)
        assert buffer.is_host_accessible and buffer.is_device_accessible and buffer.is_managed
        assert location is None or buffer.preferred_location == location
        stream.sync()
        fill(buffer, 5)
        for place in (device, Host()):
            buffer.prefetch(place, stream=stream)
            assert is_full_of(buffer, 5, stream)
        buffer.fill(6, stream=stream)
        assert is_full_of(buffer, 6, stream)
        buffer.discard_prefetch(device, stream=stream)
        stream.sync()
        buffer.close(stream)
        stream.sync()
        resource.close()


def graphs(device):
    stream, given, got = device.create_stream(), staging(5), staging(0)
    memory = DeviceMemoryResource(device).allocate(SIZE, stream=stream)
    stream.sync()
    builder = stream.create_graph_builder()
    builder.begin_building()
    given.copy_to(memory, stream=builder)
    memory.copy_to(got, stream=builder)
    graph = builder.end_building().complete()
    graph.upload(stream)
    for value in (5, 6):
        fill(given, value)
        graph.launch(stream)
        stream.sync()
        assert content(got) == bytes([value]) * SIZE

    own = GraphMemoryResource(device)
    builder = stream.create_graph_builder()
    builder.begin_building()
    inner = own.allocate(SIZE, stream=builder)
    given.copy_to(inner, stream=builder)
    inner.copy_to(got, stream=builder)
    inner.close(builder)
    graph = builder.end_building().complete()
    fill(given, 7)
    graph.launch(stream)
    stream.sync()
    assert content(got) == b"\7" * SIZE
    assert own.attributes.used_mem_high >= SIZE
    own.trim()

    # Nodes by hand, some of them memory of the graph's own and a function of the program's, and one graph in another.
    called = []
    definition = GraphDefinition()
    inner = definition.allocate(SIZE)
    filled = inner.memset(inner.dptr, 8, SIZE)
    child = GraphDefinition()
    child.memcpy(got, memory, SIZE)
    first = definition.memcpy(memory, given, SIZE).embed(child)
    last = definition.join(first, filled).memcpy(given, inner.dptr, SIZE).deallocate(inner.dptr)
    last.callback(lambda: called.append(1))
    graph = definition.instantiate()
    fill(given, 9)
    graph.launch(stream)
    stream.sync()
    assert called == [1] and content(got) == b"\t" * SIZE and content(given) == b"\b" * SIZE
    graph.launch(stream)
    stream.sync()
    assert called == [1, 1] and content(got) == b"\b" * SIZE

    # A condition chooses among graphs; the check does not follow that.
    if "ANYGPU_CHECK" in os.environ:
        return
    builder = stream.create_graph_builder().begin_building()
    chosen = builder.switch(builder.create_condition(default_value=1), 3)
    for value, graph in enumerate(chosen):
        graph.begin_building()
        memory.fill(value + 10, stream=graph)
        graph.end_building()
    memory.copy_to(got, stream=builder)
    graph = builder.end_building().complete()
    graph.launch(stream)
    stream.sync()
    assert content(got) == bytes([11]) * SIZE


def main():
    for device in Device.get_all_devices():
        device.set_current()
        assert device.context.handle != 0 and device.compute_capability.major > 0, device.name
    assert system.get_num_devices() == len(Device.get_all_devices())
    device = Device(0)
    device.set_current()
    with beside(importer) as pipe:
        sharing(device, pipe)
        pipe.send(None)
    pinned(device)
    managed(device)
    graphs(device)


if __name__ == "__main__":
    main()
