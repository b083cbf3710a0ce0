#!/usr/bin/env python3
"""Prints what the C library and the Python package cost beside Swift and the tool, in one run: Scripts/bench/library

Measures new labels by array calls of C, Python and Swift, frames of sessions as blocks beside their trees, and documents of 40 chips by layout_many of Python beside
`layout batch --format nodes`, whose lines json.loads reads. LIBRARY names the library, LAYOUT the tool, and
CC the compiler. The rows of Python need the package in the Python that runs this script. `make bench-library` builds what is
needed; a row whose program is missing says which. Times depend on the machine and its load, so compare ratios.
"""

import importlib.machinery
import importlib.util
import itertools
import json
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
LIBRARY = pathlib.Path(os.environ.get("LIBRARY") or ROOT / ".build/library/libpickerlayout.so.3").resolve()
SOURCES = ROOT / "Benchmarks/Library"
LABELS, ROUNDS = 10_000, 9


def script(name):
    """Another script of this folder as a module: its documents, its rows, and how it prints them."""
    sys.dont_write_bytecode = True
    loader = importlib.machinery.SourceFileLoader(name, str(ROOT / "Scripts/bench" / name))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader(name, loader))
    loader.exec_module(module)
    return module


bench = script("tool")


class Files(bench.Files):
    """The tool and documents of bench-tool, with distinct labels of the documents."""

    def __init__(self, tool, folder):
        super().__init__(tool, folder)
        self.labels = self.folder / "labels"
        items = itertools.chain.from_iterable(json.loads(line)["items"] for line in open(self.all))
        self.labels.write_text("".join(label + "\n" for label in itertools.islice(dict.fromkeys(items), LABELS)))


def c_program(files, name="measure_labels"):
    """A benchmark of C, compiled for the library."""
    if not LIBRARY.exists():
        raise bench.Missing(f"needs {LIBRARY}: run make library")
    path = pathlib.Path(files.folder) / name
    if not path.exists():
        compiler = bench.program(os.environ.get("CC", "clang"))
        include = ROOT / "Sources/Interfaces/CPickerLayout/include"
        subprocess.run(
            [compiler, "-std=c11", "-O2", f"-I{include}", SOURCES / f"{name}.c", LIBRARY, "-o", path,
             f"-Wl,-rpath,{LIBRARY.parent}"], check=True)
    return [str(path)]


# Labels


def python_program(_):
    if importlib.util.find_spec("pickerlayout") is None:
        raise bench.Missing(f"needs pickerlayout in {sys.executable}: run pip install ./Python")
    return [sys.executable, str(SOURCES / "measure_labels.py")]


def medians(files, *commands):
    """The median time of a label of each command. Commands alternate, so that load affects all of them equally."""
    arguments = [str(files.labels), str(ROUNDS)]
    runs = [[subprocess.check_output(command + arguments, text=True).split() for command in commands] for _ in range(5)]
    widths = [float(width) for _, width in runs[0]]
    if max(widths) - min(widths) > 0.01:
        sys.exit(f"Scripts/bench/library: the widths differ: {widths}")
    return [statistics.median(float(each[0]) for each in column) for column in zip(*runs)]


def labels(command):
    def measure(files):
        ours, swift = medians(files, command(files), [bench.benchmark("TextBenchmark")])
        return ours, swift, f"Swift; {LABELS:,} new labels"
    return measure


def instructions(files):
    """The instructions of a label, which load does not change: those of two more rounds."""
    def each(command):
        one, three = (bench.instructions([*command, str(files.labels), count]) for count in "13")
        return (three - one) / (2 * LABELS)
    ours, swift = each(c_program(files)), each([files.stripped(bench.benchmark("TextBenchmark"))])
    return ours, swift, "Swift, with a new engine in both"


# Frames

SEGMENTS = {
    "type": "segmented", "width": 360, "items": ["Day", "Week", "Month", "Year"], "selected": "Week",
    "transition": {"curve": "linear", "duration": 1},
}
CHIPS = {"type": "chips", "width": 400, "items": [f"chip number {number}" for number in range(40)]}


def frames(document, x, parts):
    """Frames of a second in which something slides, or nothing: a block of each beside its tree alone."""
    def measure(files):
        command = [*c_program(files, "measure_frames"), json.dumps(document), str(x), "15", str(parts)]
        ours, theirs = map(float, subprocess.check_output(command, text=True).split())
        return ours, theirs, "pl_session_tree"
    return measure


# Documents


def by_batch(files):
    """Reads the nodes of all documents from the tool; returns their number."""
    command = [files.tool, "batch", "--format", "nodes", files.all]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
        return sum(len(json.loads(line)["nodes"]) for line in process.stdout)


def by_python(files):
    """Reads the frames of all documents as arrays of numpy; returns the number of nodes."""
    import pickerlayout as pl
    lines = pathlib.Path(files.all).read_bytes().splitlines()
    return sum(len(tree.frames) for tree in pl.layout_many(lines, engine=pl.Engine()))


def timed(function, files):
    start = time.perf_counter()
    return function(files), time.perf_counter() - start


def documents(files):
    python_program(files)
    rounds = [[timed(function, files) for function in (by_python, by_batch)] for _ in range(5)]
    if len({count for each in rounds for count, _ in each}) != 1:
        sys.exit("Scripts/bench/library: the numbers of nodes differ")
    ours, theirs = (statistics.median(seconds for _, seconds in column) for column in zip(*rounds))
    return bench.DOCUMENTS / ours, bench.DOCUMENTS / theirs, "batch --format nodes and json.loads"


ROWS = [
    ("C, ns a label", labels(c_program), "at most 1.1 ×"),
    ("C, instructions a label", instructions, ""),
    ("Python, ns a label", labels(python_program), "at most 1.5 ×"),
    ("C, µs a frame: 4 segments, sliding", frames(SEGMENTS, 40, 0), "at most 1.4 ×"),
    ("C, the same with what is drawn", frames(SEGMENTS, 40, 4), "at most 4.5 ×"),
    ("C, µs a frame: 40 chips, still, drawn", frames(CHIPS, -1, 4), "at most 1.4 ×"),
    ("Python, documents a second", documents, "at least 3 ×"),
]


def main():
    tool = bench.program(os.environ.get("LAYOUT") or str(ROOT / ".build/release/layout"))
    print(f"\n{os.path.relpath(LIBRARY, ROOT)}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}\n")
    print(f"{'':<44}{'library':>9}{'reference':>11}{'ratio':>7}{'limit':>16}{'kept':>6}")
    with tempfile.TemporaryDirectory() as folder:
        files = Files(tool, folder)
        for row in ROWS:
            print(bench.line(*row, files), flush=True)


if __name__ == "__main__":
    try:
        main()
    except bench.Missing as missing:
        sys.exit(f"Scripts/bench/library: {missing}")
