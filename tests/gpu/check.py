# SPDX-License-Identifier: MIT OR Apache-2.0
"""Runs the planted programs of tests/c/check.c under `anygpu check`, and prints its verdicts beside the right ones.

check.py TOOL SOURCE ONE|TWO NAME=PROGRAM...: the devices, and the programs by the interface that they call. The exit
status is 1 where a fault is not named by its lines, or a right twin is reported.
"""

import concurrent.futures
import json
import os
import re
import subprocess
import sys
import tempfile

SECONDS = 40
AT_A_TIME = int(os.environ.get("CHECK_JOBS", "8"))
# A program that needs a second device, or what the device lacks, ends so.
CANNOT = 9


def marks(source):
    """The lines of each case's marks."""
    found = {}
    with open(source, encoding="utf-8") as lines:
        for number, line in enumerate(lines, 1):
            mark = re.search(r" // (\w+) [a-z]$", line)
            if mark:
                found.setdefault(mark[1], set()).add(number)
    return found


def twins(source):
    """The way that both programs of a case are by CUDA's order, where HIP's differs: "" for faulty, or right."""
    with open(source, encoding="utf-8") as lines:
        said = re.findall(r"^// CUDA orders (both|neither): (\w+)$", lines.read(), re.MULTILINE)
    return {case: "right" if which == "both" else "" for which, case in said}


def lines_of(call):
    """The lines of a call, and of the node that it is about."""
    found = [re.search(r"check\w*\.c:(\d+)", place) for place in [call.get("node") or ""] + call.get("at", [])]
    # The making of the node, and the innermost of the callers in the program itself.
    return {int(one[1]) for one in found[:1] + [one for one in found[1:] if one][:1] if one}


def run(tool, program, case, way):
    """The tool's status, and its report."""
    with tempfile.TemporaryDirectory() as folder:
        report = os.path.join(folder, "report.json")
        command = [tool, "check", "--json", report, "--", program, case] + ([way] if way else [])
        # A job of its own.
        environment = dict(
            os.environ, PMI_RANK="0", PMIX_NAMESPACE=f"{os.getpid()}-{os.path.basename(program)}-{case}-{way}"
        )
        try:
            done = subprocess.run(
                command, env=environment, capture_output=True, text=True, timeout=SECONDS, check=False
            )
        except subprocess.TimeoutExpired:
            return None, None, "not done in time"
        try:
            with open(report, encoding="utf-8") as text:
                return done.returncode, json.load(text), done.stdout + done.stderr
        except ValueError:
            return done.returncode, None, done.stdout + done.stderr


def verdict(case, way, wanted, outcome):
    """Whether the outcome is right (None where it cannot run here), and in words."""
    status, report, said = outcome
    failed = re.search(r"^\d+: \S+.* gives \d+$", said, re.MULTILINE)
    if status is None:
        return False, said
    if failed or status == CANNOT:
        return None, failed[0] if failed else "cannot run here"
    if report is None or report.get("unseen"):
        return False, "no report" if report is None else "not seen: " + report["unseen"][0]["why"]
    faults = report["faults"]
    if way:
        if not faults and status == 0:
            return True, "nothing found"
        return False, f"{len(faults)} reported, status {status}: " + " ".join(
            str(sorted(line for call in fault["calls"] for line in lines_of(call))) for fault in faults
        )
    named = [set().union(*map(lines_of, fault["calls"])) for fault in faults]
    if status == 1 and any(wanted <= lines for lines in named):
        return True, "named" if len(faults) == 1 else f"named, of {len(faults)}"
    return False, f"{len(faults)} reported, status {status}: {[sorted(lines) for lines in named]}, not {sorted(wanted)}"


def main():
    tool, source, devices = sys.argv[1:4]
    programs = [argument.split("=", 1) for argument in sys.argv[4:]]
    wanted, of_cuda = marks(source), twins(source)
    listed = subprocess.run([programs[0][1], "list"], capture_output=True, text=True, check=False).stdout.split()
    chosen = os.environ.get("CHECK_CASES", "").split() or listed
    jobs = [(case, name, program, way) for case in chosen for name, program in programs for way in ("", "right")]
    with concurrent.futures.ThreadPoolExecutor(AT_A_TIME) as pool:
        outcomes = list(pool.map(lambda job: run(tool, job[2], job[0], job[3]), jobs))
    counts = {True: 0, False: 0, None: 0}
    for (case, name, _, way), outcome in zip(jobs, outcomes):
        promised = of_cuda.get(case, way) if name == "cuda" else way
        is_right, words = verdict(case, promised, wanted[case], outcome)
        counts[is_right] += 1
        mark = {True: "right", False: "WRONG", None: "skipped"}[is_right]
        expected = "nothing found" if promised else "named"
        print(f"{case:24} {name:6} {way or 'faulty':6} expected {expected:14} {mark:8} {words}")
        if is_right is False and os.environ.get("CHECK_SAID"):
            print(outcome[2])
    print(f"{counts[True]} right, {counts[False]} wrong, {counts[None]} cannot run on {devices.lower()} device(s)")
    sys.exit(counts[False] != 0 or counts[True] == 0)


main()
