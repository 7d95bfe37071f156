# SPDX-License-Identifier: MIT OR Apache-2.0
"""The tool anygpu of the wheel: python -m anygpu, or the script that pip installs."""

import os
import pathlib
import sys


def main():
    program = pathlib.Path(__file__).resolve().parent / "bin" / "anygpu"
    os.execv(program, ["anygpu", *sys.argv[1:]])


if __name__ == "__main__":
    main()
