# SPDX-License-Identifier: MIT OR Apache-2.0
"""Compiles CUDA's source to PTX that drivers since CUDA 10.0's take: ptx.py LIBRARY SOURCE >FILE.

LIBRARY is NVIDIA's compiler, libnvrtc.so.11.2 of the package nvidia-cuda-nvrtc-cu11==11.8.89.
"""

import ctypes
import re
import sys


def main() -> None:
    library, source = sys.argv[1:]
    nvrtc = ctypes.CDLL(library)
    program = ctypes.c_void_p()
    with open(source, "rb") as file:
        text = file.read()
    created = nvrtc.nvrtcCreateProgram(ctypes.byref(program), text, b"kernel.cu", 0, None, None)
    options = (ctypes.c_char_p * 1)(b"--gpu-architecture=compute_60")
    compiled = created or nvrtc.nvrtcCompileProgram(program, 1, options)
    what = "PTX" if not compiled else "ProgramLog"
    size = ctypes.c_size_t()
    getattr(nvrtc, f"nvrtcGet{what}Size")(program, ctypes.byref(size))
    words = ctypes.create_string_buffer(size.value)
    getattr(nvrtc, f"nvrtcGet{what}")(program, words)
    if compiled:
        sys.exit(words.value.decode())
    # No instruction is newer than this version of the language.
    ptx = re.sub(r"^\.version .*", ".version 6.3", words.value.decode(), flags=re.M)
    ptx = re.sub(r"^//.*\n", "", ptx, flags=re.M).strip()
    print("// SPDX-License-Identifier: MIT OR Apache-2.0\n// tests/gpu/ptx.py has made it of kernel.cu.\n" + ptx)


main()
