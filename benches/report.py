#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Writes the tables of docs/evidence/performance.md and its plots from the results beside them.

report.py          rewrites the page and the plots
report.py --check  names what they would change, with exit status 1
report.py CSV      prints the tables of other results
"""

import csv
import math
import sys
from collections import defaultdict
from pathlib import Path
from xml.sax.saxutils import escape

DOCS = Path(__file__).resolve().parent.parent / "docs/evidence"
PAGE, PLOTS = DOCS / "performance.md", DOCS / "performance"

# Colours on light and on dark ground, and the shape of the points.
WAYS = {
    "direct": ("#767676", "#9a9a9a", "circle"),
    "HIP": ("#0b62c4", "#6cb0ff", "square"),
    "token": ("#b35c00", "#ffa64d", "triangle"),
    "token kept": ("#137333", "#5fd17f", "diamond"),
    "PyTorch": ("#c5221f", "#ff8a80", "circle"),
    "UCX get": ("#7b1fa2", "#d291ff", "square"),
    "MPI message": ("#00727a", "#4dd0e1", "triangle"),
    "MPI window": ("#8a5a00", "#e0b050", "diamond"),
    "CUDA": ("#0b62c4", "#6cb0ff", "square"),
    "OpenMP": ("#767676", "#9a9a9a", "circle"),
    "PoCL": ("#b35c00", "#ffa64d", "triangle"),
    "ours by g++": ("#0b62c4", "#6cb0ff", "square"),
    "ours by clang++": ("#137333", "#5fd17f", "diamond"),
    "halo of 4 KiB": ("#0b62c4", "#6cb0ff", "square"),
    "fence": ("#137333", "#5fd17f", "diamond"),
    "four GPUs": ("#0b62c4", "#6cb0ff", "square"),
    "host back end": ("#b35c00", "#ffa64d", "triangle"),
}
# Others are compared with the first of these that is there.
REFERENCES = ["direct", "OpenMP"]
BACK_ENDS = {"nvidia": "NVIDIA", "host": "the host back end", "kernels": "on the host", "scale": "four H200"}
CHARTS = {
    ("sizes", "open + close"): ("size of the buffer", "Opening and closing a buffer"),
    ("sizes", "open + close beside another"): (
        "size of the buffer",
        "The same while another buffer of that GPU is open",
    ),
    ("sizes", "copy"): ("size of the buffer", "Copying from another process's memory"),
    ("importers", "open + close"): ("importers", "Time until all importers have opened and closed a buffer once"),
    ("importers", "copy"): ("importers", "Copies of all importers together"),
    ("buffers", "open"): ("buffers", "Opening many buffers, per buffer"),
    ("buffers", "close"): ("buffers", "Closing many buffers, per buffer"),
    ("threads", "open + close"): ("threads", "Time until all threads have opened and closed their buffer once"),
    ("threads", "copy of 64 B"): ("threads", "A copy of 64 B and its wait, by threads with a stream each"),
    ("threads", "copy of 64 KiB"): ("threads", "The same, 64 KiB"),
    ("threads", "copy of 1 MiB"): ("threads", "The same, 1 MiB"),
    ("gpus", "copy"): ("GPUs", "Copies of all GPUs together, each from the next one's memory"),
    ("ranks", "open all"): ("ranks", "Opening the memory of all other ranks, by all at once"),
    ("ranks", "a step"): ("ranks", "A step of a halo, and a fence"),
    ("run", "memory"): ("seconds", "Resident memory of one of 8 processes in a long run"),
    ("run", "round"): ("seconds", "A round of the same: allocate, fill, export, import, copy, check, close, free"),
    ("launches", "saxpy"): ("elements", "A launch of saxpy and its wait"),
    ("launches", "reduce"): ("elements", "A launch of reduce, with barriers, and its wait"),
    ("launches", "stencil"): ("elements", "A launch of stencil, in two dimensions, and its wait"),
}


class Results:
    """The lines of a file, by part, what is measured, x and way."""

    def __init__(self, path):
        self.facts, self.values = {}, defaultdict(dict)
        with open(path, newline="") as lines:
            for part, what, x, way, value, unit, ratio in csv.reader(lines):
                if part == "machine":
                    self.facts[what] = way
                else:
                    times = float(ratio) if ratio else None
                    self.values[part, what].setdefault(int(x), {})[way] = (float(value), unit, times)

    def ways(self, key):
        """Its ways, in the order of WAYS."""
        found = {way for ways in self.values[key].values() for way in ways}
        return [way for way in WAYS if way in found]


def number(value):
    """Three significant digits, or two of what is small."""
    if value >= 100:
        return f"{value:.0f}"
    if value < 0.1:
        return f"{value:.2g}"
    return f"{value:.{1 if value >= 10 else 2}f}"


def quantity(value, unit):
    if unit == "ns":
        for limit, name in ((1e3, "ns"), (1e6, "µs"), (1e9, "ms")):
            if value < limit:
                return f"{number(value / limit * 1e3)} {name}"
        return f"{number(value / 1e9)} s"
    return f"{number(value)} {unit}"


def point(key, x):
    if key[0] != "sizes":
        return f"{x:,}"
    for shift, name in ((30, "GiB"), (20, "MiB"), (10, "KiB")):
        if x >= 1 << shift:
            return f"{x >> shift} {name}"
    return str(x)


def cell(ways, way):
    if way not in ways:
        return "-"
    value, unit, times = ways[way]
    reference = next((name for name in REFERENCES if name in ways), way)
    if way == reference:
        return quantity(value, unit)
    return f"{quantity(value, unit)} ({number(times or value / ways[reference][0])})"


def rows(heads):
    return [f"| {' | '.join(heads)} |", f"|{'---|' * len(heads)}"]


def table_of_calls(results):
    lines = rows(["call", "direct", "ours"])
    for (part, what), values in results.values.items():
        if part == "calls":
            ways = values[0]
            ours = next(way for way in reversed(ways))
            lines.append(f"| {what} | {cell(ways, 'direct')} | {cell(ways, ours)} |")
    return lines


def table(results, key):
    ways = results.ways(key)
    lines = rows([CHARTS[key][0], *ways])
    for x, values in results.values[key].items():
        lines.append(f"| {point(key, x)} | {' | '.join(cell(values, way) for way in ways)} |")
    return lines


def facts(results):
    return ["; ".join(f"{name}: {value}" for name, value in results.facts.items()) + "."]


MARKS = {
    "circle": '<circle cx="{x}" cy="{y}" r="3.5"/>',
    "square": '<rect x="{x0}" y="{y0}" width="6" height="6"/>',
    "triangle": '<path d="M{x} {y}m0 -4l4 7h-8z"/>',
    "diamond": '<path d="M{x} {y}m0 -4.5l4.5 4.5l-4.5 4.5l-4.5 -4.5z"/>',
}
LEFT, TOP, WIDE, HIGH = 74, 44, 470, 250


def mark(shape, x, y):
    return MARKS[shape].format(x=f"{x:.1f}", y=f"{y:.1f}", x0=f"{x - 3:.1f}", y0=f"{y - 3:.1f}")


def plot(back_end, results, key):
    """An SVG with logarithmic axes; its text follows the reader's choice of light or dark."""
    label, title = CHARTS[key]
    points, ways = results.values[key], results.ways(key)
    unit = next(iter(next(iter(points.values())).values()))[1]
    values = [value for at in points.values() for value, _, _ in at.values()]
    low, high = math.floor(math.log10(min(values))), math.ceil(math.log10(max(values)))
    high = max(high, low + 1)
    xs = sorted(points)
    first, last = math.log(xs[0]), math.log(xs[-1])

    def across(x):
        return LEFT + (WIDE * (math.log(x) - first) / (last - first) if last > first else WIDE / 2)

    def up(value):
        return TOP + HIGH * (1 - (math.log10(value) - low) / (high - low))

    light = "".join(f".w{i}{{stroke:{WAYS[way][0]};fill:{WAYS[way][0]}}}" for i, way in enumerate(ways))
    dark = "".join(f".w{i}{{stroke:{WAYS[way][1]};fill:{WAYS[way][1]}}}" for i, way in enumerate(ways))
    right, bottom = LEFT + WIDE, TOP + HIGH
    out = [
        "<!-- Generated by benches/report.py; do not edit. -->",
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 700 350" width="700" height="350" role="img">',
        f"<title>{escape(f'{title}, {BACK_ENDS[back_end]}')}</title>",
        "<style>text{font:12px sans-serif;fill:#1f2328}.title{font-size:14px;font-weight:600}"
        ".grid{stroke:#d0d7de;stroke-width:1}polyline{fill:none!important;stroke-width:1.8}.wide{stroke-width:5;opacity:.45}"
        f"{light}@media(prefers-color-scheme:dark){{text{{fill:#e6edf3}}.grid{{stroke:#3d444d}}{dark}}}</style>",
        f'<text class="title" x="{LEFT}" y="22">{escape(title)}</text>',
    ]
    for power in range(low, high + 1):
        y = up(10.0**power)
        out.append(f'<path class="grid" d="M{LEFT} {y:.1f}H{right}"/>')
        name = quantity(10.0**power, unit) if unit == "ns" else f"{10.0**power:g} {unit}"
        name = name.replace(".00", "").replace(".0", "")
        out.append(f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{name}</text>')
    for i, x in enumerate(xs):
        out.append(f'<path class="grid" d="M{across(x):.1f} {bottom}v5"/>')
        if len(xs) < 8 or i % 2 == 0:
            out.append(f'<text x="{across(x):.1f}" y="{bottom + 20}" text-anchor="middle">{point(key, x)}</text>')
    out.append(f'<text x="{LEFT + WIDE / 2}" y="{bottom + 42}" text-anchor="middle">{escape(label)}</text>')
    for i, way in enumerate(ways):
        at = [(across(x), up(points[x][way][0])) for x in xs if way in points[x]]
        wide = ' class="wide"' if way in REFERENCES else ""
        line = " ".join(f"{x:.1f},{y:.1f}" for x, y in at)
        marks = "".join(mark(WAYS[way][2], x, y) for x, y in at)
        y = TOP + 12 + 24 * i
        out.append(f'<g class="w{i}"><polyline{wide} points="{line}"/>{marks}')
        out.append(
            f'<polyline{wide} points="{right + 20},{y} {right + 44},{y}"/>{mark(WAYS[way][2], right + 32, y)}</g>'
        )
        out.append(f'<text x="{right + 52}" y="{y + 4}">{escape(way)}</text>')
    out.append("</svg>")
    return "\n".join(out) + "\n"


def file_of(back_end, key):
    name = "-".join(word for word in (*key[0].split(), *key[1].split()) if word.isalpha())
    return f"{back_end}-{name}.svg"


def section(back_end, name, results):
    """What belongs between the markers of a name."""
    if results is None:
        return ["Not run."]
    if name == "machine":
        return facts(results)
    if name == "calls":
        return table_of_calls(results)
    lines = []
    for key in CHARTS:
        if key[0] == name and results.values[key]:
            if len(results.values[key]) > 2:
                lines += [f"![plot](performance/{file_of(back_end, key)})", ""]
            lines += [f"{CHARTS[key][1]}:", "", *table(results, key), ""]
    return lines[:-1] or ["Not run."]


def make(page):
    """The page, with what is between its markers made anew, and the plots by name."""
    found = {name: Results(path) for name in BACK_ENDS if (path := PLOTS / f"{name}.csv").exists()}
    lines, inside = [], False
    for line in page.splitlines():
        if line == "<!-- end -->":
            inside = False
        if not inside:
            lines.append(line)
        if line.startswith("<!-- results: "):
            inside = True
            back_end, name = line.split()[2:4]
            lines += ["", *section(back_end, name, found.get(back_end)), ""]
    plots = {
        file_of(back_end, key): plot(back_end, results, key)
        for back_end, results in found.items()
        for key in CHARTS
        if len(results.values.get(key, ())) > 2
    }
    return "\n".join(lines) + "\n", plots


def main(arguments):
    if arguments and arguments[0] != "--check":
        results = Results(arguments[0])
        print("\n".join(table_of_calls(results)))
        for key in CHARTS:
            if key in results.values:
                print("\n".join(["", CHARTS[key][1], "", *table(results, key)]))
        return 0
    page, plots = make(PAGE.read_text())
    wanted = {PAGE: page} | {PLOTS / name: text for name, text in plots.items()}
    stale = [path for path, text in wanted.items() if not path.exists() or path.read_text() != text]
    stale += [path for path in PLOTS.glob("*.svg") if path not in wanted]
    for path in stale:
        if arguments:
            print(f"{path.relative_to(DOCS.parent.parent)} is not what benches/report.py makes of the results")
        elif path in wanted:
            path.write_text(wanted[path])
        else:
            path.unlink()
    return bool(arguments and stale)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
