# SPDX-License-Identifier: MIT OR Apache-2.0
"""An array that two processes share, for `anygpu check`: early_reuse.py torch|cupy faulty|right.

The other process copies from it and says so, in the faulty program before the copy is done; then its owner writes to
it. Both are the libraries' own calls of CUDA's runtime; their lines end in marks.
"""

import sys

ELEMENTS = 1 << 20


def torch_reader(queue, answer, is_right):
    import torch

    shared = queue.get()
    own = torch.empty(ELEMENTS, device="cuda")
    torch.cuda.synchronize()
    own.copy_(shared)  # torch a
    if is_right:
        torch.cuda.synchronize()
    answer.put("copied")
    queue.get()
    torch.cuda.synchronize()
    del shared


def with_torch(is_right):
    import torch
    import torch.multiprocessing

    context = torch.multiprocessing.get_context("spawn")
    queue, answer = context.Queue(), context.Queue()
    process = context.Process(target=torch_reader, args=(queue, answer, is_right), daemon=True)
    process.start()
    shared, zeros = torch.empty(ELEMENTS, device="cuda"), torch.empty(ELEMENTS, device="cuda")
    torch.cuda.synchronize()
    queue.put(shared)
    assert answer.get(timeout=60) == "copied"
    shared.copy_(zeros)  # torch b
    torch.cuda.synchronize()
    queue.put(None)
    process.join()
    assert process.exitcode == 0


def cupy_reader(pipe, is_right):
    import cupy
    from cupy.cuda import runtime

    handle = pipe.recv_bytes()
    opened = runtime.ipcOpenMemHandle(handle)
    memory = cupy.cuda.MemoryPointer(cupy.cuda.UnownedMemory(opened, ELEMENTS, None), 0)
    shared = cupy.ndarray(ELEMENTS, cupy.uint8, memory)
    own = cupy.empty(ELEMENTS, cupy.uint8)
    stream = cupy.cuda.Stream(non_blocking=True)
    own.data.copy_from_device_async(shared.data, ELEMENTS, stream)  # cupy a
    if is_right:
        stream.synchronize()
    pipe.send("copied")
    pipe.recv()
    stream.synchronize()
    runtime.ipcCloseMemHandle(opened)
    pipe.send("closed")


def with_cupy(is_right):
    import multiprocessing

    import cupy
    from cupy.cuda import runtime

    context = multiprocessing.get_context("spawn")
    pipe, its = context.Pipe()
    process = context.Process(target=cupy_reader, args=(its, is_right), daemon=True)
    process.start()
    its.close()
    shared = cupy.cuda.MemoryPointer(cupy.cuda.Memory(ELEMENTS), 0)
    stream = cupy.cuda.Stream(non_blocking=True)
    shared.memset_async(1, ELEMENTS, stream)
    stream.synchronize()
    pipe.send_bytes(runtime.ipcGetMemHandle(shared.ptr))
    assert pipe.recv() == "copied"
    shared.memset_async(2, ELEMENTS, stream)  # cupy b
    stream.synchronize()
    pipe.send(None)
    assert pipe.recv() == "closed"
    process.join()
    assert process.exitcode == 0


if __name__ == "__main__":
    {"torch": with_torch, "cupy": with_cupy}[sys.argv[1]](sys.argv[2] == "right")
    print(f"{sys.argv[1]}, {sys.argv[2]}: done")
