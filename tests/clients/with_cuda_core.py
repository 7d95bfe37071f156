# SPDX-License-Identifier: MIT OR Apache-2.0
"""Asks devices and contexts, shares memory of a pool with another process, and launches graphs of all kinds."""

import os

from cuda.core import (
    Device,
    DeviceMemoryResource,
    DeviceMemoryResourceOptions,
    GraphMemoryResource,
    LegacyPinnedMemoryResource,
    system,
)
from pair import beside

SIZE = 4096


def staging(value):
    import ctypes

    buffer = LegacyPinnedMemoryResource().allocate(SIZE)
    ctypes.memset(int(buffer.handle), value, SIZE)
    return buffer


def content(buffer):
    import ctypes

    return ctypes.string_at(int(buffer.handle), SIZE)


def importer(pipe):
    device = Device(0)
    device.set_current()
    buffer = pipe.recv()
    host, stream = staging(0), device.create_stream()
    buffer.copy_to(host, stream=stream)
    stream.sync()
    assert content(host) == b"\7" * SIZE
    pipe.send("ok")


def fill(buffer, value):
    import ctypes

    ctypes.memset(int(buffer.handle), value, SIZE)


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
    options = DeviceMemoryResourceOptions(max_size=1 << 21, ipc_enabled=True)
    pool, stream = DeviceMemoryResource(device, options=options), device.create_stream()
    with beside(importer) as pipe:
        buffer, host = pool.allocate(SIZE, stream=stream), staging(7)
        host.copy_to(buffer, stream=stream)
        stream.sync()
        pipe.send(buffer)
        assert pipe.recv() == "ok"
    graphs(device)


if __name__ == "__main__":
    main()
