# SPDX-License-Identifier: MIT OR Apache-2.0
"""PyTorch passes CUDA tensors between two processes. One process prints, and always the same."""

import torch
import torch.multiprocessing as mp


def describe(name, tensor):
    values = tensor.detach().cpu()
    if values.dtype == torch.float8_e4m3fn:
        values = values.float()
    total = values.to(torch.complex128).sum()
    return (
        f"{name}: {tensor.dtype} {tuple(tensor.shape)} strides {tensor.stride()} offset {tensor.storage_offset()} "
        f"{tensor.device} sum {total.real.item():.1f}{total.imag.item():+.1f}j"
    )


def consumer(tensors, replies):
    while True:
        item = tensors.get()
        if item is None:
            break
        name, tensor, event = item
        if event is not None:
            event.wait(torch.cuda.current_stream(tensor.device))
        line = describe(name, tensor)
        # What is changed here the producer must see.
        if tensor.dtype == torch.bool:
            tensor.logical_not_()
        elif tensor.dtype != torch.float8_e4m3fn:
            tensor.add_(1)
        torch.cuda.synchronize(tensor.device)
        del tensor, item
        replies.put((line, torch.arange(8, device="cuda", dtype=torch.int64)))
    # Its own answers must be gone before it may end.
    replies.put(("end", None))
    tensors.get()


def views(device):
    base = torch.arange(4096, device=device, dtype=torch.float32)
    yield "whole", base
    yield "narrow", base.narrow(0, 100, 50)
    yield "strided", base[1::3]
    yield "transposed", base.view(64, 64).t()
    yield "expanded", base[:4].unsqueeze(1).expand(4, 3)[:, :1]
    yield "empty", base[:0]
    yield "large", torch.ones(6 << 20, device=device, dtype=torch.float32)
    for dtype in (torch.float64, torch.float16, torch.bfloat16, torch.int64, torch.int32, torch.int8, torch.uint8):
        yield str(dtype), (torch.arange(64, device=device) % 5).to(dtype)
    yield "bool", torch.arange(64, device=device) % 3 == 0
    yield "complex", torch.complex(torch.ones(16, device=device), torch.full((16,), 2.0, device=device))
    yield "float8", torch.ones(32, device=device).to(torch.float8_e4m3fn)


def main():
    context = mp.get_context("spawn")
    tensors, replies = context.Queue(), context.Queue()
    process = context.Process(target=consumer, args=(tensors, replies), daemon=True)
    process.start()

    def pass_on(name, tensor, event=None):
        tensors.put((name, tensor, event))
        line, answer = replies.get(timeout=100)
        print(line, "| answer", int(answer.sum()), flush=True)
        del answer
        print("  after:", describe(name, tensor), flush=True)

    for index in range(min(2, torch.cuda.device_count())):
        for name, tensor in views(f"cuda:{index}"):
            pass_on(name, tensor)

    # Work that is still running when the tensor and the event are passed on.
    stream = torch.cuda.Stream()
    event = torch.cuda.Event(enable_timing=False, interprocess=True)
    late = torch.zeros(1 << 20, device="cuda")
    torch.cuda.synchronize()
    with torch.cuda.stream(stream):
        torch.cuda._sleep(1_000_000_000)
        late.fill_(3)
        event.record(stream)
    pass_on("behind an event", late, event)

    parameter = torch.nn.Linear(16, 16, bias=False).cuda()
    with torch.no_grad():
        parameter.weight.fill_(0.5)
    parameter.share_memory()
    pass_on("parameter", parameter.weight.detach())

    tensors.put(None)
    assert replies.get(timeout=100)[0] == "end"
    torch.cuda.ipc_collect()
    tensors.put(None)
    process.join(60)
    print("exit code", process.exitcode)
    assert process.exitcode == 0
    print("torch: ok")


if __name__ == "__main__":
    main()
