# SPDX-License-Identifier: MIT OR Apache-2.0
"""round_trip.py PRELOAD: what the preload costs a PyTorch tensor that goes to another process and comes back.

Two pairs of processes, one with the preload and one without, run rounds in turn; that several times with new processes.
Of the rounds' ratios the median may be 1.02: its bootstrapped 95 % interval must reach down to that.
"""

import os
import select
import subprocess
import sys

LAUNCHES = 4
ROUNDS = 100
TRIPS = 10
LIMIT = 1.02


def echo(tensors, answers):
    while True:
        tensor = tensors.get()
        if tensor is None:
            return
        answer = tensor + 1
        del tensor
        answers.put(answer)
        del answer


def worker():
    import time

    import torch
    import torch.multiprocessing as mp

    context = mp.get_context("spawn")
    tensors, answers = context.SimpleQueue(), context.SimpleQueue()
    process = context.Process(target=echo, args=(tensors, answers), daemon=True)
    process.start()

    def trip(number):
        tensor = torch.full((1 << 18,), float(number), device="cuda")
        tensors.put(tensor)
        answer = answers.get()
        if answer[-1].item() != number + 1:
            sys.exit(f"{number} came back as {answer[-1].item()}")

    for number in range(50):
        trip(number)
    print("ready", flush=True)
    for line in sys.stdin:
        start = time.perf_counter()
        for number in range(int(line)):
            trip(number)
        print(time.perf_counter() - start, flush=True)
    tensors.put(None)
    process.join(20)


class Pair:
    def __init__(self, preload):
        environment = {name: value for name, value in os.environ.items() if not name.startswith("ANYGPU_")}
        environment.pop("LD_PRELOAD", None)
        if preload:
            environment["LD_PRELOAD"] = preload
        command = [sys.executable, "-u", __file__, "worker"]
        self.process = subprocess.Popen(
            command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
        )

    def answer(self):
        # A line at a time is asked for, so none waits in the buffer.
        if not select.select([self.process.stdout], [], [], 120)[0]:
            raise TimeoutError("no answer")
        line = self.process.stdout.readline()
        if not line:
            raise EOFError("the process has ended")
        return line.strip()

    def round(self):
        self.process.stdin.write(f"{TRIPS}\n")
        return float(self.answer())

    def end(self):
        self.process.stdin.close()
        self.process.wait(30)


def measure(preload):
    pairs = [Pair(None), Pair(preload)]
    try:
        for pair in pairs:
            assert pair.answer() == "ready"
        took = [[], []]
        for number in range(-5, ROUNDS):
            for side in (0, 1) if number % 2 else (1, 0):
                seconds = pairs[side].round()
                if number >= 0:
                    took[side].append(seconds / TRIPS)
        for pair in pairs:
            pair.end()
    finally:
        for pair in pairs:
            pair.process.kill()
    return took


def main(preload):
    import numpy

    launches = []
    for number in range(LAUNCHES):
        plain, preloaded = (numpy.array(side) for side in measure(preload))
        launches.append(preloaded / plain)
        print(
            f"launch {number}: without {numpy.median(plain) * 1e6:.1f} us, preloaded "
            f"{numpy.median(preloaded) * 1e6:.1f} us, median ratio {numpy.median(launches[-1]):.4f}",
            flush=True,
        )
    # Launches are drawn, then rounds in each: rounds of one launch are not independent.
    chance = numpy.random.default_rng(1)
    medians = []
    for _ in range(4000):
        drawn = chance.integers(LAUNCHES, size=LAUNCHES)
        rounds = [launches[which][chance.integers(ROUNDS, size=ROUNDS)] for which in drawn]
        medians.append(numpy.median(numpy.concatenate(rounds)))
    low, high = numpy.percentile(medians, [2.5, 97.5])
    rounds = numpy.concatenate(launches)
    alone = numpy.median(chance.choice(rounds, (4000, len(rounds))), axis=1)
    within = numpy.percentile(alone, [2.5, 97.5])
    good = low <= LIMIT
    print(f"rounds taken as independent: {within[0]:.4f} to {within[1]:.4f}")
    print(
        f"tensor round trip: median ratio {numpy.median(rounds):.4f}, 95 % interval {low:.4f} to {high:.4f} of "
        f"{len(rounds)} rounds in {LAUNCHES} launches {'PASS' if good else 'FAIL'}"
    )
    return not good


if __name__ == "__main__":
    sys.exit(worker() if sys.argv[1] == "worker" else main(sys.argv[1]))
