#!/usr/bin/env python3
"""Compares PickerLayout with other packages: time, memory, and whether they agree.

Every peer gets the same boxes and labels (workload.py) in a process of its own for each task and number (measure.py).
`make bench-peers` installs the peers and runs this with their Python. All sizes take about ten minutes, most of which
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

FOLDER = pathlib.Path(__file__).resolve().parent
COUNTS = [10, 100, 1_000, 10_000, 100_000]
SECONDS = 1_200  # After which a peer is given up.
CLOSE = 1 / 64

TITLES = {
    "boxes": "Boxes of known size to frames",
    "labels": "Labels to widths",
    "unseen": "Labels of made-up words to widths",
    "chips": "Labels to the frames of chips",
}
STEPS = {"first": "first", "again": "again", "other": "other width"}
COLUMNS = ["task", "number", "peer", *STEPS.values(), "MB", "runs", "largest difference"]


class Failure(Exception):
    """Why a peer has no result."""


# Measuring


def measured(task, peer, count, answers):
    """What measure.py says about a peer."""
    command = [sys.executable, FOLDER / "measure.py", task, peer, str(count), answers]
    try:
        run = subprocess.run(command, capture_output=True, text=True, timeout=SECONDS)
    except subprocess.TimeoutExpired:
        raise Failure(f"takes longer than {SECONDS} s") from None
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


def rows(task, count, folder):
    """A row for each peer; PickerLayout, which the others are compared with, is measured first and shown last."""
    shown, reference = {}, None
    for peer in reversed(peers.PEERS[task]):
        answers = folder / f"{task}-{peer}-{count}"
        try:
            result = measured(task, peer, count, answers)
        except Failure as failure:
            shown[peer] = [task, f"{count:,}", peers.title(peer), f"fails: {failure}"]
            continue
        mine = read(answers)
        reference = mine if peer == peers.PICKER_LAYOUT else reference
        shown[peer] = cells(task, count, peer, result, difference(peer, mine, reference))
    return [shown[peer] for peer in peers.PEERS[task]]


def cells(task, count, peer, result, agreement):
    times = [nanoseconds(result["seconds"].get(step), count) for step in STEPS]
    memory = f"{result['memory'] / 1e6:,.1f}"
    return [task, f"{count:,}", peers.title(peer), *times, memory, str(result["runs"]), agreement]


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
    return f"{max(distances):.2g}" + (f"; {far / len(distances):.1%} beyond 1/64" if far else "")


# Printing


def markdown(cells):
    return "| " + " | ".join(cells) + " |"


def aligned(cells):
    if len(cells) < len(COLUMNS):
        return f"{cells[0]:<7}{cells[1]:>8}  {cells[2]:<26}{cells[3]}"
    task, count, peer, *numbers, agreement = cells
    return f"{task:<7}{count:>8}  {peer:<26}" + "".join(f"{each:>12}" for each in numbers) + f"  {agreement}"


def document(table, stamp):
    """The table as Markdown, a part for each task."""
    parts = [stamp]
    for task, title in TITLES.items():
        found = [row[1:] + [""] * (len(COLUMNS) - len(row)) for row in table if row[0] == task]
        if found:
            rule = ["---"] * (len(COLUMNS) - 1)
            parts.append("\n".join([f"### {title}\n", *map(markdown, [COLUMNS[1:], rule, *found])]))
    return "\n\n".join(parts) + "\n"


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
    print(f"{stamp}\nns for each box or label; MB by which the process grew; points of difference\n")
    print(aligned(COLUMNS))
    with tempfile.TemporaryDirectory() as folder:
        for task in chosen.tasks:
            for count in chosen.counts:
                found = rows(task, count, pathlib.Path(folder))
                print("\n".join(map(aligned, found)), flush=True)
                table += found
    if chosen.markdown:
        chosen.markdown.write_text(document(table, stamp))


if __name__ == "__main__":
    main()
