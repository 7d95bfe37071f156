# SPDX-License-Identifier: MIT OR Apache-2.0
"""NCCL through torch.distributed, one process for each of two GPUs. One process prints, and always the same."""

import sys
import tempfile

import torch
import torch.distributed as dist
import torch.multiprocessing as mp

RANKS = 2


def work(rank, store):
    torch.cuda.set_device(rank)
    device = torch.device("cuda", rank)
    dist.init_process_group("nccl", init_method=f"file://{store}", rank=rank, world_size=RANKS, device_id=device)
    for count in (1, 1000, 1 << 20, 1 << 24):
        tensor = torch.full((count,), rank + 1, device=device, dtype=torch.float32)
        dist.all_reduce(tensor)
        same = bool((tensor == 3).all())
        parts = [torch.empty(4, device=device) for _ in range(RANKS)]
        dist.all_gather(parts, torch.full((4,), float(rank), device=device))
        gathered = torch.cat(parts).tolist()
        if rank == 0:
            print(f"all-reduce of {count}: {'3 everywhere' if same else 'wrong'}, gathered {gathered}", flush=True)
        assert same and gathered == [0.0] * 4 + [1.0] * 4
    passed = torch.full((1 << 16,), 7.0, device=device)
    if rank == 0:
        dist.send(passed * 2, 1)
    else:
        dist.recv(passed, 0)
        assert bool((passed == 14).all())
    dist.barrier()
    torch.cuda.synchronize()
    dist.destroy_process_group()
    if rank == 0:
        print("nccl: ok", flush=True)


if __name__ == "__main__":
    if torch.cuda.device_count() < RANKS:
        sys.exit("needs two GPUs")
    with tempfile.TemporaryDirectory() as folder:
        mp.spawn(work, args=(f"{folder}/store",), nprocs=RANKS)
