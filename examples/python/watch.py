# SPDX-License-Identifier: MIT OR Apache-2.0
"""Draws the plate of heat.f90 while it runs, in the terminal or into a PNG: python3 watch.py NAME [PICTURE [STATES]]

The simulation is one that was started with the same NAME, on any number of ranks of this machine. Any number of these
programs may join it and leave; each sees every state from its first to its last, whole. It waits a minute for the
simulation, and ends with it, or after so many STATES.
"""

import itertools
import re
import struct
import sys
import zlib

import anygpu
import numpy

COLUMNS, ROWS = 64, 48
HOTTEST = 100.0


def states(name):
    """The states of all ranks together: for each its number, and the ranks' arrays."""
    # The first rank's name comes last.
    anygpu.open(f"{name}/0", timeout=60).close()
    ranks = [one for one in anygpu.names() if re.fullmatch(re.escape(name) + "/[0-9]+", one)]
    if not ranks:
        sys.exit("watch: the simulation has ended")
    return anygpu.states(*sorted(ranks, key=lambda one: int(one.rpartition("/")[2])))


def plate_of(fields):
    """The whole plate on the host: the ranks' columns without their halos."""
    parts = []
    for field in fields:
        part = numpy.empty(field.shape, field.dtype, order="F")
        field.copy_to(part)
        parts.append(part[1:-1, 1:-1])
    return numpy.hstack(parts)


def colours(plate):
    """Red, green and blue of each point: from black over red and yellow to white."""
    heat = numpy.clip(plate / HOTTEST, 0, 1)[..., None] * 3
    return (255 * numpy.clip(heat - [0, 1, 2], 0, 1)).astype(numpy.uint8)


def draw(plate):
    """Draws the plate in the terminal, two rows of points in a line of text."""
    rows, columns = (numpy.linspace(0, size - 1, most).astype(int) for size, most in zip(plate.shape, (ROWS, COLUMNS)))
    points = colours(plate[numpy.ix_(rows, columns)])
    lines = []
    for upper, lower in zip(points[::2], points[1::2]):
        pairs = ([";".join(map(str, point)) for point in pair] for pair in zip(upper, lower))
        lines.append("".join(f"\033[38;2;{a};48;2;{b}m\N{UPPER HALF BLOCK}" for a, b in pairs) + "\033[0m")
    sys.stdout.write("\033[H" + "\n".join(lines) + "\n")


def write(plate, picture):
    """Writes the plate into a PNG."""

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    points = colours(plate)
    height, width = plate.shape
    rows = b"".join(b"\0" + row.tobytes() for row in points)
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    with open(picture, "wb") as file:
        file.write(b"\x89PNG\r\n\x1a\n")
        file.write(chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))


def main(name, picture=None, most=None):
    number = plate = None
    for state, *fields in itertools.islice(states(name), most and int(most)):
        number, plate = state, plate_of(fields)
        if not picture:
            draw(plate)
    if plate is None:
        sys.exit("watch: the simulation has ended")
    if picture:
        write(plate, picture)
    print(f"watch: the last state is {number}, with a mean of {plate.mean():.6f}")


if __name__ == "__main__":
    main(*sys.argv[1:])
