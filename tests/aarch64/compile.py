# SPDX-License-Identifier: MIT OR Apache-2.0
"""Compiles for an emulated machine, which asks by its fourth disk: compile.py DISK SYSTEM PACKAGES PLACE

SYSTEM is the folder of its packages, PACKAGES that of PyPI's, PLACE that of the sources here and there. It runs
in a mount namespace of its own, in which PLACE/target and /tmp are empty: a request's files lie there where the machine
has them. What cannot be compiled here is refused, and the machine tries itself. `compile.c` says what a request is.
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


def text(data, at):
    """The string at an offset, and what is behind it."""
    end = data.index(b"\0", at)
    return data[at:end].decode(), end + 1


def request(data):
    """The folder, the arguments and the files."""
    folder, at = text(data, 0)
    arguments, files = [], []
    while True:
        one, at = text(data, at)
        if not one:
            break
        arguments.append(one)
    while at < len(data):
        name, at = text(data, at)
        (size,) = struct.unpack_from("<Q", data, at)
        files.append((os.path.join(folder, name), data[at + 8 : at + 8 + size]))
        at += 8 + size
    return folder, arguments, files


def have(name, content):
    """Makes a file what the machine has, if it is not. The sources are, and nothing else may change here."""
    if os.path.isfile(name):
        with open(name, "rb") as file:
            if file.read() == content:
                return
    if not name.startswith((f"{place}/target/", "/tmp/")):
        raise ValueError(f"{name} is another here")
    os.makedirs(os.path.dirname(name), exist_ok=True)
    with open(f"{name}.{threading.get_ident()}", "wb") as file:
        file.write(content)
    os.rename(file.name, name)


def argument(one):
    """An argument of the machine's compiler, with the path of the system's folder here."""
    for option in "-I", "-isystem", "-idirafter", "-iquote", "-fpre-include=", "":
        path = one[len(option) :]
        if one.startswith(option) and path.startswith("/usr/"):
            return f"{option}{system}{path}"
    return one


def fortran(arguments, result):
    """The folder for modules by the arguments, which name it no more: all results come back."""
    folder = "."
    for at, one in enumerate(arguments):
        if one == "-J":
            folder = arguments[at + 1]
            arguments[at : at + 2] = [f"-I{folder}"]
        elif one.startswith("-J"):
            folder = one[2:]
            arguments[at] = f"-I{folder}"
    arguments.append(f"-J{result}")
    return folder


def compiled(data):
    """The messages and files of an answer; None where the compiler fails."""
    folder, arguments, files = request(data)
    os.makedirs(folder, exist_ok=True)
    for name, content in files:
        have(name, content)
    result = f"/tmp/answer-{threading.get_ident()}"
    os.makedirs(result, exist_ok=True)
    compiler, modules = os.path.basename(arguments[0]), "."
    arguments = [argument(one) for one in arguments[1:]]
    output = arguments.index("-o") + 1
    output_name, arguments[output] = arguments[output], f"{result}/output"
    if compiler == "f951":
        modules = fortran(arguments, result)
    else:
        searched = CXX + C if compiler == "cc1plus" else C
        arguments += ["-nostdinc", *(f"-isystem{system}/{one}" for one in searched)]
    # An empty folder of the machine's is none here.
    for one in arguments:
        if one.startswith((f"-I{place}/target/", "-I/tmp/")):
            os.makedirs(one[2:], exist_ok=True)
    command = [f"{COMPILERS}/{compiler}", *arguments]
    done = subprocess.run(command, check=False, cwd=folder, capture_output=True, stdin=subprocess.DEVNULL)
    if done.returncode != 0:
        said = done.stderr.decode(errors="replace")[:2000]
        print(compiler, arguments, said, file=sys.stderr, flush=True)
        return None
    answer = [("", done.stderr)]
    for one in os.listdir(result):
        with open(f"{result}/{one}", "rb") as file:
            name = output_name if one == "output" else os.path.join(folder, modules, one)
            answer.append((name, file.read()))
        os.unlink(file.name)
    return answer


def serve(part):
    """Answers the requests in a part of the disk."""
    start = part * PART
    while True:
        state, _, size = struct.unpack("<IIQ", os.pread(disk, 16, start))
        if state != ASKED:
            time.sleep(0.01)
            continue
        answer = None
        try:
            answer = compiled(os.pread(disk, size, start + BLOCK))
        except (OSError, ValueError, IndexError) as error:
            print(error, file=sys.stderr, flush=True)
        files = [name.encode() + b"\0" + struct.pack("<Q", len(content)) + content for name, content in answer or []]
        data = b"".join(files)
        state = ANSWERED if data and len(data) <= PART - BLOCK else REFUSED
        if state == ANSWERED:
            os.pwrite(disk, data, start + BLOCK)
        os.pwrite(disk, struct.pack("<IIQ", state, 0, len(data)), start)


for one in f"{place}/target", "/tmp":
    os.makedirs(one, exist_ok=True)
    subprocess.run(["mount", "-t", "tmpfs", "tmpfs", one], check=True)
machines = f"{place}/target/aarch64-unknown-linux-gnu/packages"
os.makedirs(machines)
subprocess.run(["mount", "--bind", packages, machines], check=True)
for one in range(PARTS):
    threading.Thread(target=serve, args=[one]).start()
