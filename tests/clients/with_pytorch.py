# SPDX-License-Identifier: MIT OR Apache-2.0
"""PyTorch on the host back end: what needs no kernel works, and what needs one raises an exception, or is right. Memory
that does not fit is an exception of its own; segments that grow are shared."""

import operator
import sys
import warnings

import torch
import torch.multiprocessing

HOST = torch.arange(1000, dtype=torch.float32) + 1


def is_equal(tensor, host):
    return torch.equal(tensor.cpu(), host)


def importer(queue, answer):
    tensor = queue.get()
    assert is_equal(tensor, HOST)
    tensor.copy_(HOST.flip(0))
    torch.cuda.synchronize()
    answer.put("written")
    queue.get()


def shared():
    """Shares a tensor with another process, which writes to it."""
    context = torch.multiprocessing.get_context("spawn")
    queue, answer = context.Queue(), context.Queue()
    process = context.Process(target=importer, args=(queue, answer), daemon=True)
    process.start()
    tensor = HOST.to("cuda")
    queue.put(tensor)
    assert answer.get(timeout=60) == "written"
    assert is_equal(tensor, HOST.flip(0))
    queue.put(None)
    process.join()
    assert process.exitcode == 0


def memory():
    """Memory, copies, streams, events and tensors of every device."""
    assert torch.cuda.is_available()
    for device in range(torch.cuda.device_count()):
        torch.cuda.set_device(device)
        free, total = torch.cuda.mem_get_info()
        assert 0 < free <= total and torch.cuda.get_device_name() == "anygpu host back end"
        tensor = HOST.to("cuda")
        assert is_equal(tensor, HOST) and is_equal(tensor.clone(), HOST) and is_equal(tensor[10:20], HOST[10:20])
        assert is_equal(torch.zeros(4, device="cuda"), torch.zeros(4))
        # A copy on the device, from a tensor of another shape's storage, and back.
        other = torch.empty(10, 100, device="cuda")
        other.copy_(tensor.view(10, 100))
        assert is_equal(other.view(-1), HOST)
        stream = torch.cuda.Stream()
        first, second = (torch.cuda.Event(enable_timing=True) for _ in range(2))
        pinned = HOST.pin_memory()
        assert pinned.is_pinned()
        with torch.cuda.stream(stream):
            first.record()
            queued = pinned.to("cuda", non_blocking=True)
            second.record()
        torch.cuda.current_stream().wait_event(second)
        stream.synchronize()
        assert second.query() and first.elapsed_time(second) >= 0 and is_equal(queued, HOST)
        assert is_equal(tensor.to(f"cuda:{torch.cuda.device_count() - 1}"), HOST)
        torch.cuda.synchronize()
        del tensor, other, queued
        torch.cuda.empty_cache()
    torch.cuda.set_device(0)
    shared()
    print("memory: ok")


def limits():
    """Memory that does not fit is told so, by each allocator of PyTorch's, and what fits is there afterwards."""
    _, total = torch.cuda.mem_get_info()
    for elements in (total, total // 4 + 1):
        try:
            torch.empty(elements, device="cuda")
            raise AssertionError("it fits")
        except torch.OutOfMemoryError as error:
            assert "CUDA out of memory" in str(error), error
    assert is_equal(HOST.to("cuda"), HOST)
    # So is a limit that the program sets.
    torch.cuda.set_per_process_memory_fraction(0.5)
    try:
        torch.empty(total // 4 * 3, dtype=torch.uint8, device="cuda")
        raise AssertionError("it fits")
    except torch.OutOfMemoryError:
        torch.cuda.set_per_process_memory_fraction(1.0)
    assert is_equal(HOST.to("cuda"), HOST)
    print("limits: ok")


def segments():
    """Shares a tensor in a segment that has grown, by descriptors of physical memory."""
    first = torch.empty(16 << 20, dtype=torch.uint8, device="cuda")
    second = torch.empty(48 << 20, dtype=torch.uint8, device="cuda")
    pools = [segment for segment in torch.cuda.memory_snapshot() if segment["is_expandable"]]
    assert len(pools) == 1 and pools[0]["total_size"] >= 64 << 20, pools
    shared()
    del first, second
    torch.cuda.empty_cache()
    print("segments: ok")


NEEDS_KERNEL = {
    "full": lambda x: torch.full((4,), 3.0, device=x.device),
    "arange": lambda x: torch.arange(4, device=x.device),
    "rand": lambda x: torch.rand(4, device=x.device),
    "add": lambda x: x + 1,
    "to": lambda x: x.to(torch.float64),
    "sum": lambda x: x.sum(),
    "sort": lambda x: x.sort().values,
    "cumsum": lambda x: x.cumsum(0),
    "contiguous": lambda x: x.view(10, 100).t().contiguous(),
    "matmul": lambda x: x.view(10, 100) @ x.view(100, 10),
    "index": lambda x: x[x > 5],
    "cat": lambda x: torch.cat([x, x]),
    "softmax": lambda x: x.softmax(0),
    "convolution": lambda x: torch.nn.functional.conv1d(x.view(1, 1, -1), x[:3].view(1, 1, -1)),
    "fft": torch.fft.fft,
    "cholesky": lambda x: torch.linalg.cholesky(x[:16].view(4, 4)),
}


def outcome(operation, tensor):
    """Returns the exception's name, or what the operation returns."""
    try:
        returned = operation(tensor)
        return returned.cpu() if isinstance(returned, torch.Tensor) else returned
    except Exception as error:
        return error


def is_right(returned, expected):
    if isinstance(returned, torch.Tensor) and isinstance(expected, torch.Tensor):
        return returned.dtype == expected.dtype and torch.equal(returned, expected)
    return type(returned) is type(expected)


def kernels():
    """Operations that need a kernel raise; every method of a tensor raises or returns what the processor's does."""
    for name, operation in NEEDS_KERNEL.items():
        returned = outcome(operation, HOST.to("cuda"))
        assert isinstance(returned, RuntimeError), f"{name} returned {returned}"
    raised, right = 0, 0
    for name in dir(torch.Tensor):
        # Those with arguments raise on the processor, too. Some print, or write files.
        if name.startswith("_") or name in ("cuda", "cpu", "pin_memory", "random_", "module_load"):
            continue
        call = operator.methodcaller(name)
        expected, returned = outcome(call, HOST.clone()), outcome(call, HOST.to("cuda"))
        if isinstance(expected, Exception):
            continue
        if isinstance(returned, Exception):
            raised += 1
        else:
            right += 1
            assert is_right(returned, expected), f"{name} returned {returned}"
    assert is_equal(HOST.to("cuda"), HOST), "copies work after failures"
    print(f"kernels: {raised} methods raise, {right} are right")


if __name__ == "__main__":
    warnings.simplefilter("ignore")
    {"memory": memory, "limits": limits, "segments": segments, "kernels": kernels}[sys.argv[1]]()
