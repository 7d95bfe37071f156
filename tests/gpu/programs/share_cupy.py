# SPDX-License-Identifier: MIT OR Apache-2.0
"""CuPy shares memory and an event between two processes. One process prints, and always the same."""

import multiprocessing

import cupy
from cupy.cuda import runtime


def wrap(address, count):
    memory = cupy.cuda.UnownedMemory(address, count * 8, None)
    return cupy.ndarray(count, cupy.int64, cupy.cuda.MemoryPointer(memory, 0))


def importer(connection):
    memory, event, count = connection.recv()
    address = runtime.ipcOpenMemHandle(memory)
    again = runtime.ipcOpenMemHandle(memory)
    opened = runtime.ipcOpenEventHandle(event)
    stream = cupy.cuda.Stream(non_blocking=True)
    runtime.streamWaitEvent(stream.ptr, opened)
    with stream:
        array = wrap(address, count)
        total = int(array.sum())
        array += 1
    stream.synchronize()
    lines = [f"importer: sum {total}, the {'same' if again == address else 'other'} address again"]
    for what, call in (
        ("close", lambda: runtime.ipcCloseMemHandle(address)),
        ("close again", lambda: runtime.ipcCloseMemHandle(address)),
        ("close once too often", lambda: runtime.ipcCloseMemHandle(address)),
        ("open garbage", lambda: runtime.ipcOpenMemHandle(b"\x5a" * 64)),
    ):
        try:
            call()
            lines.append(f"{what}: done")
        except runtime.CUDARuntimeError as error:
            lines.append(f"{what}: {error}")
    runtime.eventDestroy(opened)
    connection.send(lines)


def main():
    here, there = multiprocessing.get_context("spawn").Pipe()
    process = multiprocessing.get_context("spawn").Process(target=importer, args=(there,), daemon=True)
    process.start()
    count = 1 << 18
    array = cupy.arange(count, dtype=cupy.int64)
    event = cupy.cuda.Event(disable_timing=True, interprocess=True)
    event.record()
    here.send((runtime.ipcGetMemHandle(array.data.ptr), runtime.ipcGetEventHandle(event.ptr), count))
    if not here.poll(100):
        raise TimeoutError("the importer does not answer")
    print("\n".join(here.recv()))
    print("exporter: sum", int(array.sum()))
    process.join(60)
    print("exit code", process.exitcode)
    assert process.exitcode == 0
    print("cupy: ok")


if __name__ == "__main__":
    main()
