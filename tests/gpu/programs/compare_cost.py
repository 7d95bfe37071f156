# SPDX-License-Identifier: MIT OR Apache-2.0
"""compare_cost.py PRELOAD PROGRAM: what CUDA's cheapest calls cost with the preload and without, in alternating runs.

Each run's medians are its figures; the median over the runs may be at most 2 ns more with the preload.
"""

import os
import statistics
import subprocess
import sys

RUNS = 15
LIMIT = 2.0


def figures(program, preload):
    environment = {name: value for name, value in os.environ.items() if not name.startswith("ANYGPU_")}
    environment.pop("LD_PRELOAD", None)
    if preload:
        environment["LD_PRELOAD"] = preload
    text = subprocess.run(
        [program, "101"], env=environment, capture_output=True, text=True, timeout=60, check=True
    ).stdout
    return {name: float(value) for name, value in (line.split() for line in text.splitlines())}


def main():
    preload, program = sys.argv[1:]
    plain, preloaded = [], []
    for run in range(-1, RUNS):
        # Who goes first changes; the first run of each only warms up.
        order = [(plain, None), (preloaded, preload)]
        for kept, library in order if run % 2 else reversed(order):
            taken = figures(program, library)
            if run >= 0:
                kept.append(taken)
    bad = 0
    for name in plain[0]:
        without = statistics.median(run[name] for run in plain)
        with_us = statistics.median(run[name] for run in preloaded)
        good = with_us - without <= LIMIT
        bad += not good
        print(
            f"{name}: without {without:.2f} ns, preloaded {with_us:.2f} ns, {with_us - without:+.2f} ns "
            f"(medians of {RUNS} alternating runs each) {'PASS' if good else 'FAIL'}"
        )
    print("; ".join(f"{name} {differences(name, plain, preloaded)}" for name in plain[0]))
    return bad


def differences(name, plain, preloaded):
    pairs = sorted(b[name] - a[name] for a, b in zip(plain, preloaded))
    return f"{statistics.median(pairs):+.2f} ns ({pairs[0]:+.2f} to {pairs[-1]:+.2f})"


if __name__ == "__main__":
    sys.exit(main())
