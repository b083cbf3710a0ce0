"""Compares costs with those that are recorded; see Scripts/check/costs.

Instructions are counted by callgrind, because noise hides small changes of times. They are equal from run to run, but depend on
the versions of the system's libraries: a record is made on the system that .ci/run uses.
"""

import argparse
import gzip
import os
import pathlib
import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

ROOT = pathlib.Path(__file__).resolve().parents[2]
TABLE = ROOT / "Scripts/check/costs.tsv"
ALLOWED = 1.02
CHIPS = 40
FORTY = "{\"type\": \"chips\", \"width\": 375, \"items\": [%s]}" % ", ".join(f"\"Label {k} of a chip\"" for k in range(CHIPS))

# What is counted, and the arguments of the tool; {} is a folder with the inputs below.
COMMANDS = {
    "start": "segmented --items A,B,C",
    "40 chips as JSON, 400 times": "batch {}/forty.jsonl --jobs 1",
    "40 chips as nodes, 400 times": "batch {}/forty.jsonl --jobs 1 --format nodes",
    "87 chips as SVG": "chips Examples/chips/food.json --format svg",
    "87 chips for the terminal": "chips Examples/chips/food.json --format tree",
    "1,000 boxes": "flow {}/boxes.json",
    "1,000 items of 6 keys": "chips {}/items.json --format tree",
    "text in many scripts": "text Examples/text/languages.json --format svg",
    "a screen as SVG": "document Examples/screens/settings.json --format svg",
    "a screen as PDF": "document Examples/screens/filters.json --format pdf",
    "breakpoints": "chips {}/breakpoints.json",
    "a colour picker as SVG": "document Examples/colorPicker/wheel.json --format svg",
    "a check in 7 languages": "check Examples/check/pickers --strings Examples/check/xcode --width 320,375 --format json --jobs 1 --no-settings",
}

# Files, or arguments that make one. The scripts of the npm package are compressed as a server would.
FILES = {
    "tool": ".build/release/layout",
    "C library": ".build/library/libpickerlayout.so",
    "engine of pages": "Web/Pages/core.wasm.gz",
    "text engine of pages": "Web/Pages/text.wasm.gz",
    "script of pages": "Web/Pages/package.js",
    "script of pages with states": "Web/Pages/states.js",
    "npm: pickerlayout.js, gzip": "Web/pickerlayout.js",
    "npm: mount.js, gzip": "Web/mount.js",
    "npm: text.js, gzip": "Web/text.js",
    "page of three segments": ["segmented", "--items", "A,B,C", "--format", "html"],
    "page of 87 chips": ["chips", "Examples/chips/food.json", "--format", "html"],
    "picture of 87 chips": ["chips", "Examples/chips/food.json", "--format", "svg"],
    "tree of 87 chips": ["chips", "Examples/chips/food.json", "--format", "json", "--compact"],
}


def write_inputs(folder):
    items = ", ".join(
        f'{{"id": "i{k}", "text": "Item {k}", "enabled": true, "selected": false, "minHeight": 20, "minWidth": 20}}'
        for k in range(1_000))
    boxes = ", ".join(f'{{"width": {20 + k * 7 % 60}, "height": {10 + k % 9}}}' for k in range(1_000))
    folder.joinpath("forty.jsonl").write_text((FORTY + "\n") * 400)
    folder.joinpath("boxes.json").write_text(f'{{"type": "flow", "width": 640, "wrap": "wrap", "items": [{boxes}]}}')
    folder.joinpath("items.json").write_text(f'{{"type": "chips", "width": 640, "items": [{items}]}}')
    folder.joinpath("breakpoints.json").write_text(FORTY[:-1] + ', "maxRows": 2, "detail": ["breakpoints"]}')


def instructions(tool, arguments, folder):
    command = [tool, *arguments.replace("{}", str(folder)).split()]
    run = subprocess.run(
        ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", *command],
        cwd=ROOT, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    if run.returncode != 0:
        sys.exit(f"Scripts/check/costs: {' '.join(command)} fails:\n{run.stderr}")
    return int(re.search(r"Collected : (\d+)", run.stderr)[1])


def size(tool, name, file):
    if isinstance(file, list):
        return len(subprocess.check_output([tool, *file], cwd=ROOT))
    content = ROOT.joinpath(file).read_bytes()
    return len(gzip.compress(content, 9, mtime=0)) if name.endswith("gzip") else len(content)


def measure(tool):
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        write_inputs(folder)
        # valgrind fails with the debug information of Swift.
        stripped = str(folder / "layout")
        subprocess.run(["objcopy", "--strip-debug", tool, stripped], check=True)
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            counts = pool.map(lambda each: instructions(stripped, each, folder), COMMANDS.values())
            costs = {f"{name}, instructions": count for name, count in zip(COMMANDS, counts)}
    return costs | {f"{name}, bytes": size(tool, name, file) for name, file in FILES.items()}


def recorded():
    """The last line of each cost: what it was, and why."""
    rows = (line.split("\t") for line in TABLE.read_text().splitlines() if line and not line.startswith("#"))
    return {name: (int(number), reason) for name, number, reason in rows}


def record(costs, reason):
    known = recorded() if TABLE.exists() else {}
    lines = ["# Instructions of commands and bytes of files, and the reason of the last change: see Scripts/check/costs."]
    for name, cost in costs.items():
        before, why = known.get(name, (0, ""))
        changed = cost != before and not before / ALLOWED <= cost <= before * ALLOWED
        lines.append(f"{name}\t{cost if changed else before}\t{reason if changed else why}")
    TABLE.write_text("\n".join(lines) + "\n")


def compare(costs):
    known, failed = recorded(), False
    for name in sorted(known.keys() ^ costs.keys()):
        print(f"{name}: {'not recorded' if name in costs else 'no longer measured'}")
        failed = True
    for name in known.keys() & costs.keys():
        cost, (before, _) = costs[name], known[name]
        grew = cost > before * ALLOWED
        failed |= grew
        if grew or cost < before / ALLOWED:
            print(f"{name}: {cost:,}, recorded {before:,} ({(cost / before - 1) * 100:+.1f} %)")
    if failed:
        sys.exit('Costs grew by more than 2 %: make them smaller, or run Scripts/check/costs --record "REASON"')
    print(f"{len(costs)} costs are at most 2 % above those recorded")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--record", metavar="REASON")
    options = parser.parse_args()
    costs = measure(os.environ.get("LAYOUT") or str(ROOT / ".build/release/layout"))
    record(costs, options.record) if options.record else compare(costs)


if __name__ == "__main__":
    main()
