# SPDX-License-Identifier: MIT OR Apache-2.0
"""PyTorch's own sharing of a CUDA tensor between two processes, to compare with; prints lines as measure.h says."""

import statistics
import time
from multiprocessing.reduction import ForkingPickler

import torch
import torch.multiprocessing as mp

SIZES = [4096 << shift for shift in range(0, 20, 2)]
ROUNDS = 15


def consume(channel):
    device = torch.device("cuda", torch.cuda.device_count() - 1)
    torch.cuda.set_device(device)
    torch.zeros(1, device=device)
    for size in SIZES:
        here = torch.zeros(size, dtype=torch.uint8, device=device)
        opened, copied = [], []
        for _ in range(ROUNDS):
            message = channel.recv_bytes()
            start = time.perf_counter()
            tensor = ForkingPickler.loads(message)
            del tensor
            opened.append(time.perf_counter() - start)
            channel.send("again")
            tensor = ForkingPickler.loads(channel.recv_bytes())
            times = max(1, min(50, (1 << 28) // size))
            for count in (1, times):
                torch.cuda.synchronize(device)
                start = time.perf_counter()
                for _ in range(count):
                    here.copy_(tensor, non_blocking=True)
                    torch.cuda.synchronize(device)
                took = (time.perf_counter() - start) / count
            copied.append(size / took)
            del tensor
            channel.send("next")
        print(
            f"sizes,open + close beside another,{size},PyTorch,{statistics.median(opened[1:]) * 1e9:.5g},ns,",
            flush=True,
        )
        print(f"sizes,copy,{size},PyTorch,{statistics.median(copied[1:]) / 1e9:.5g},GB/s,", flush=True)
        del here
    torch.cuda.ipc_collect()


def main():
    print(f"machine,PyTorch,0,{torch.__version__},,,", flush=True)
    torch.cuda.set_device(0)
    here, there = mp.Pipe()
    process = mp.get_context("spawn").Process(target=consume, args=(there,), daemon=True)
    process.start()
    for size in SIZES:
        tensor = torch.ones(size, dtype=torch.uint8, device="cuda:0")
        torch.cuda.synchronize()
        for _ in range(ROUNDS):
            for _ in range(2):
                here.send_bytes(ForkingPickler.dumps(tensor))
                here.recv()
        del tensor
    process.join(20)
    raise SystemExit(process.exitcode)


if __name__ == "__main__":
    main()
