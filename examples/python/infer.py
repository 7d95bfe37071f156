# SPDX-License-Identifier: MIT OR Apache-2.0
"""Learns heat.f90's law while it runs, with PyTorch on the simulation's own memory: python3 infer.py NAME [STATES]

A convolution of 5 x 5 points is taught to predict each state of the first rank's part by the one before. The
simulation is one that was started with the same NAME; on a GPU its arrays are tensors there. It ends with the
simulation, or after so many STATES.
"""

import itertools
import sys

import torch
from watch import states

SCALE = 0.01


def main(name, most=400):
    model = torch.nn.Conv2d(1, 1, 5, bias=False, dtype=torch.float64)
    optimizer = torch.optim.Adam(model.parameters(), lr=0.02)
    number = before = first = loss = None
    for state, field, *_ in itertools.islice(states(name), int(most)):
        number = state
        # No copy: the simulation waits until this state was read.
        plate = SCALE * torch.from_dlpack(field)[None, None, 1:-1, 1:-1]
        if before is None:
            model.to(plate.device)
        else:
            for _ in range(5):
                optimizer.zero_grad()
                loss = torch.nn.functional.mse_loss(model(before), plate[..., 2:-2, 2:-2])
                loss.backward()
                optimizer.step()
            first = first or loss.item()
        before = plate.clone()
        if plate.is_cuda:
            torch.cuda.synchronize()
    if loss is None:
        sys.exit("infer: the simulation has ended")
    print(
        f"infer: at state {number}, on {plate.device}, the mean square error went from {first:.2e} to {loss.item():.2e}"
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
