# SPDX-License-Identifier: MIT OR Apache-2.0
"""Consumers of an array and its steps that are killed: python3 killed.py ROUNDS [AT_A_TIME]

A producer fills an array step by step. ROUNDS processes open it by name, read steps, whole, and are killed with SIGKILL
at a random time; AT_A_TIME at once. The producer is held up by none of them, and after it has freed the array nobody
can open it.
"""

import os
import random
import signal
import subprocess
import sys
import threading
import time

import anygpu
import numpy

ELEMENTS = 1 << 18
LIMIT = 30


def consume(name):
    """Reads steps until it is killed; every element of a step is the step's number."""
    there = numpy.empty(ELEMENTS, numpy.float32)
    for number, array in anygpu.states(name, timeout=LIMIT):
        array.copy_to(there)
        if not (there == numpy.float32(number)).all():
            sys.exit(f"killed: step {number} is torn: {there.min()} to {there.max()}")
        print(number, flush=True)


def produce(name, is_over, times):
    """Writes steps until it is told to end; the longest that one took is added to `times`."""
    array = anygpu.empty((ELEMENTS,), "<f4")
    steps = anygpu.Steps(readers=64)
    anygpu.publish(array, name, steps)
    there = numpy.empty(ELEMENTS, numpy.float32)
    longest = 0
    while not is_over.is_set():
        began = time.monotonic()
        with steps.write(timeout=LIMIT) as number:
            there.fill(number)
            array.copy_from(there)
        longest = max(longest, time.monotonic() - began)
    steps.close()
    array.close()
    times += [number, longest]


def kill_some(name, rounds, failures):
    """Starts consumers one after the other, and kills each."""
    for _ in range(rounds):
        command = [sys.executable, __file__, "--consume", name]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        # It has begun to read, or is killed before.
        if random.random() < 0.8:
            process.stdout.readline()
        time.sleep(random.random() * 0.05)
        process.send_signal(signal.SIGKILL)
        _, said = process.communicate()
        if process.returncode != -signal.SIGKILL:
            failures.append((process.returncode, said.decode()))


def main(rounds, at_a_time=4):
    name = f"killed-{os.getpid()}"
    is_over, times, failures = threading.Event(), [], []
    producer = threading.Thread(target=produce, args=(name, is_over, times))
    producer.start()
    share = rounds // at_a_time
    killers = [threading.Thread(target=kill_some, args=(name, share, failures)) for _ in range(at_a_time)]
    for killer in killers:
        killer.start()
    for killer in killers:
        killer.join()
    is_over.set()
    producer.join(2 * LIMIT)
    if failures or producer.is_alive() or not times:
        sys.exit(f"killed: {len(failures)} ended by themselves: {failures[:3]}; the producer's end: {times}")
    try:
        anygpu.open(name)
        sys.exit("killed: a freed array is opened")
    except anygpu.Error as error:
        refusal = error.code
    left = [one for one in anygpu.names() if one.startswith(name)]
    if left:
        sys.exit(f"killed: names are left: {left}")
    print(
        f"killed: {share * at_a_time} consumers, {times[0]} steps, the longest {1000 * times[1]:.0f} ms; "
        f"then an opening is refused with {refusal}: ok"
    )


if __name__ == "__main__":
    if sys.argv[1] == "--consume":
        consume(sys.argv[2])
    else:
        main(*map(int, sys.argv[1:]))
