#!/usr/bin/env python3
"""Compares PickerLayout with other packages: time, memory, and whether they agree.

Every peer gets the same boxes and labels (workload.py) in a process of its own for each task and number (measure.py).
`make bench-peers` installs the peers and runs this with their Python. All sizes take ten to twenty minutes, most of which
are those of 100,000. A peer that is not installed or fails has a line that says why.
"""

import argparse
import array
import datetime
import importlib.metadata
import json
import os
import pathlib
import platform
import subprocess
import sys
import tempfile

import peers
import workload

FOLDER = pathlib.Path(__file__).resolve().parent
COUNTS = [10, 100, 1_000, 10_000, 100_000]
DEPTHS = [2, 10, 50]  # Of nests, all of which have workload.NODES nodes.
SECONDS = {"nested": 60}  # After which a peer is given up; of a nest, the time of Taffy doubles every other level.
PATIENCE = 1_200  # For all other tasks.
CLOSE = 1 / 64

TITLES = {
    "boxes": "Boxes of known size to frames",
    "nested": "Flows in flows to frames, 1,000 nodes by depth",
    "labels": "Labels to widths",
    "unseen": "Labels of made-up words to widths",
    "chips": "Labels to the frames of chips",
}
STEPS = {"first": "first, ns", "again": "again, ns", "other": "other width, ns", "changed": "one box, ns",
         "alone": "layout alone, ns"}
MEASURES = [*STEPS.values(), "MB", "runs", "difference, pt"]


class Failure(Exception):
    """Why a peer has no result."""


# Measuring


def result_of(task, peer, count, answers):
    """What measure.py says about a peer."""
    command = [sys.executable, FOLDER / "measure.py", task, peer, str(count), answers]
    seconds = SECONDS.get(task, PATIENCE)
    try:
        run = subprocess.run(command, capture_output=True, text=True, timeout=seconds)
    except subprocess.TimeoutExpired:
        raise Failure(f"takes longer than {seconds} s") from None
    if run.returncode != 0:
        raise Failure(reason(run))
    return json.loads(run.stdout.splitlines()[-1])


def reason(run):
    """The last line of what a failed process said, which is the exception of Python."""
    said = run.stderr.strip().splitlines()
    return said[-1] if said else f"ends with code {run.returncode}"


def read(path):
    numbers = array.array("d")
    numbers.frombytes(pathlib.Path(path).read_bytes())
    return numbers


# The table


class Row:
    """What was measured of a peer, as texts by MEASURES; or why nothing was."""

    def __init__(self, task, count, peer, values, failure=""):
        self.task, self.count, self.title = task, f"{count:,}", peers.title(peer)
        self.values, self.failure = values, failure

    def line(self):
        cells = "".join(f"{self.values.get(measure, ''):>16}" for measure in MEASURES[:-1])
        return f"{self.task:<7}{self.count:>8}  {self.title:<26}" + (
            f"fails: {self.failure}" if self.failure else f"{cells}  {self.values[MEASURES[-1]]}")


def rows(task, count, folder):
    """A row for each peer; PickerLayout, which the others are compared with, is measured first and shown last."""
    found, reference = {}, None
    for peer in reversed(peers.PEERS[task]):
        answers = folder / f"{task}-{peer}-{count}"
        try:
            result = result_of(task, peer, count, answers)
        except Failure as failure:
            found[peer] = Row(task, count, peer, {}, str(failure))
            continue
        mine = read(answers)
        reference = mine if peer == peers.PICKER_LAYOUT else reference
        nodes = workload.NODES if task == "nested" else count
        found[peer] = Row(task, count, peer, values(nodes, result, difference(peer, mine, reference)))
    return [found[peer] for peer in peers.PEERS[task]]


def values(nodes, result, agreement):
    times = {title: nanoseconds(result["seconds"].get(step), nodes) for step, title in STEPS.items()}
    memory = f"{result['memory'] / 1e6:,.1f}"
    return {**times, "MB": memory, "runs": str(result["runs"]), MEASURES[-1]: agreement}


def nanoseconds(seconds, count):
    """The time for each box or label; empty for a step that the task does not have."""
    if seconds is None:
        return ""
    each = seconds * 1e9 / count
    return f"{each:,.0f}" if each >= 10 else f"{each:.1f}"


def difference(peer, answers, reference):
    """How far the answers are from those of PickerLayout, in points, and how many by more than 1/64."""
    if peer == peers.PICKER_LAYOUT:
        return "–"
    if reference is None:
        return "not compared"
    if len(answers) != len(reference):
        return f"{len(answers)} answers, not {len(reference)}"
    distances = [abs(mine - theirs) for mine, theirs in zip(answers, reference)]
    far = sum(not distance <= CLOSE for distance in distances)
    largest = max(distances)
    shown = f"{largest:,.0f}" if largest >= 10 else f"{largest:.2g}"
    return shown + (f"; {far / len(distances):.1%} beyond 1/64" if far else "")


# Printing


def markdown(cells):
    return "| " + " | ".join(cells) + " |"


def document(table, stamp):
    """The results as Markdown, a table for each task, with a column for each number of boxes or labels."""
    measured = [task for task in TITLES if any(row.task == task for row in table)]
    return "\n\n".join([stamp, *(part(task, table) for task in measured)]) + "\n"


def part(task, table):
    found = [row for row in table if row.task == task]
    counts = list(dict.fromkeys(row.count for row in found))
    lines = [markdown([TITLES[task], "", *counts]), markdown(["---"] * (len(counts) + 2))]
    for measure in MEASURES:
        lines += measure_lines(measure, found)
    failures = [f"\n{row.count} of {row.title} failed: {row.failure}" for row in found if row.failure]
    return "\n".join(lines + failures)


def measure_lines(measure, found):
    """A line for each peer, unless the task does not have this measure."""
    if not any(row.values.get(measure) for row in found):
        return []
    titles = list(dict.fromkeys(row.title for row in found))
    return [
        markdown(["" if index else measure, title, *(
            row.values.get(measure, "failed") for row in found if row.title == title)])
        for index, title in enumerate(titles)]


def version(package):
    try:
        return f"{package} {importlib.metadata.version(package)}"
    except importlib.metadata.PackageNotFoundError:
        return f"{package} not installed"


def machine():
    """What was run where and when."""
    packages = ", ".join(version(name) for name in peers.PACKAGES.values() if "," not in name)
    processor = next(
        (line.split(":")[1].strip() for line in open("/proc/cpuinfo") if line.startswith("model name")), "")
    return (
        f"{datetime.date.today()}, {os.cpu_count()} cores of {processor or platform.machine()}, load "
        f"{os.getloadavg()[0]:.1f}, Python {platform.python_version()}: {packages}")


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--counts", type=int, nargs="+", default=COUNTS, help="numbers of boxes and labels")
    parser.add_argument("--tasks", nargs="+", choices=TITLES, default=list(TITLES))
    parser.add_argument("--markdown", type=pathlib.Path, help="also write the table to this file")
    return parser.parse_args()


def main():
    chosen, table, stamp = arguments(), [], machine()
    print(f"{stamp}\nns for each box or label; MB by which the process grew; points from the answers of pickerlayout\n")
    heads = "".join(f"{each:>16}" for each in MEASURES[:-1])
    print(f"{'task':<7}{'number':>8}  {'peer':<26}{heads}  {MEASURES[-1]}")
    with tempfile.TemporaryDirectory() as folder:
        for task in chosen.tasks:
            for count in DEPTHS if task == "nested" else chosen.counts:
                found = rows(task, count, pathlib.Path(folder))
                print("\n".join(row.line() for row in found), flush=True)
                table += found
    if chosen.markdown:
        chosen.markdown.write_text(document(table, stamp))


if __name__ == "__main__":
    main()
