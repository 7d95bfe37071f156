# SPDX-License-Identifier: MIT OR Apache-2.0
"""Compiles for an emulated machine (compile.c): compile.py DISK SYSTEM PACKAGES PLACE

Runs in a mount namespace of its own, in which PLACE/target and /tmp are empty: a request's files lie where the machine has them.
SYSTEM is the folder of the machine's packages, PACKAGES that of PyPI's, which the machine has in PLACE/target.
"""
import os
import struct
import subprocess
import sys
import threading
import time

BLOCK, PART, PARTS, ASKED, ANSWERED, REFUSED = 65536, 48 << 20, 6, 1, 2, 3
TRIPLE = "aarch64-linux-gnu"
COMPILERS = f"/usr/lib/gcc-cross/{TRIPLE}/12"
C = [f"usr/lib/gcc/{TRIPLE}/12/include", "usr/local/include", f"usr/include/{TRIPLE}", "usr/include"]
CXX = ["usr/include/c++/12", f"usr/include/{TRIPLE}/c++/12", "usr/include/c++/12/backward"]

disk_name, system, packages, place = sys.argv[1:]
disk = os.open(disk_name, os.O_RDWR)


def take(data, at):
    end = data.index(b"\0", at)
    return data[at:end].decode(), end + 1


def files(data, at):
    while at < len(data):
        name, at = take(data, at)
        (size,) = struct.unpack_from("<Q", data, at)
        yield name, data[at + 8 : at + 8 + size]
        at += 8 + size


def argument(one):
    for option in "-I", "-isystem", "-idirafter", "-iquote", "-fpre-include=", "":
        path = one[len(option) :]
        if one.startswith(option) and path.startswith("/usr/"):
            return f"{option}{system}{path}"
    return one


def compiled(data):
    """The files of an answer, or None."""
    folder, at = take(data, 0)
    arguments = []
    while True:
        one, at = take(data, at)
        if not one:
            break
        arguments.append(one)
    os.makedirs(folder, exist_ok=True)
    for name, content in files(data, at):
        name = os.path.join(folder, name)
        # The sources are there.
        if os.path.isfile(name):
            with open(name, "rb") as file:
                if file.read() == content:
                    continue
        if not name.startswith((f"{place}/target/", "/tmp/")):
            return None
        os.makedirs(os.path.dirname(name), exist_ok=True)
        with open(f"{name}.{threading.get_ident()}", "wb") as file:
            file.write(content)
        os.rename(file.name, name)
    name = os.path.basename(arguments[0])
    output = arguments[arguments.index("-o") + 1]
    result = f"/tmp/answer-{threading.get_ident()}"
    os.makedirs(result, exist_ok=True)
    arguments = [argument(one) for one in arguments[1:]]
    arguments[arguments.index("-o") + 1] = f"{result}/output"
    modules = "."
    if name == "f951":
        # Modules come back, too.
        for at, one in enumerate(arguments):
            if one == "-J":
                modules = arguments[at + 1]
                arguments[at : at + 2] = [f"-I{modules}"]
            elif one.startswith("-J"):
                modules = one[2:]
                arguments[at] = f"-I{modules}"
        arguments.append(f"-J{result}")
        modules = os.path.join(folder, modules)
    else:
        arguments.append("-nostdinc")
        arguments += [f"-isystem{system}/{one}" for one in (CXX if name == "cc1plus" else []) + C]
    # An empty folder of the machine's is none here.
    for one in arguments:
        if one.startswith((f"-I{place}/target/", "-I/tmp/")):
            os.makedirs(one[2:], exist_ok=True)
    done = subprocess.run([f"{COMPILERS}/{name}", *arguments], cwd=folder, capture_output=True, stdin=subprocess.DEVNULL)
    if done.returncode != 0:
        print(name, arguments, done.stderr.decode(errors="replace")[:2000], file=sys.stderr, flush=True)
        return None
    answer = [("", done.stderr)]
    for one in os.listdir(result):
        with open(f"{result}/{one}", "rb") as file:
            answer.append((output if one == "output" else f"{modules}/{one}", file.read()))
        os.unlink(f"{result}/{one}")
    return answer


def serve(part):
    while True:
        state, _, size = struct.unpack("<IIQ", os.pread(disk, 16, part * PART))
        if state != ASKED:
            time.sleep(0.01)
            continue
        answer = None
        try:
            answer = compiled(os.pread(disk, size, part * PART + BLOCK))
        except (OSError, ValueError, IndexError) as error:
            print(error, file=sys.stderr, flush=True)
        data = b"".join(name.encode() + b"\0" + struct.pack("<Q", len(content)) + content for name, content in answer or [])
        if len(data) > PART - BLOCK:
            answer = None
        if answer:
            os.pwrite(disk, data, part * PART + BLOCK)
        os.pwrite(disk, struct.pack("<IIQ", ANSWERED if answer else REFUSED, 0, len(data)), part * PART)


def prepare():
    for folder in f"{place}/target", "/tmp":
        os.makedirs(folder, exist_ok=True)
        subprocess.run(["mount", "-t", "tmpfs", "tmpfs", folder], check=True)
    there = f"{place}/target/aarch64-unknown-linux-gnu/packages"
    os.makedirs(there)
    subprocess.run(["mount", "--bind", packages, there], check=True)


prepare()
for part in range(PARTS):
    threading.Thread(target=serve, args=[part]).start()
