# SPDX-License-Identifier: MIT OR Apache-2.0
"""Asks devices and contexts, and shares memory of a pool with another process."""

from cuda.core import Device, DeviceMemoryResource, DeviceMemoryResourceOptions, LegacyPinnedMemoryResource, system
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


if __name__ == "__main__":
    main()
