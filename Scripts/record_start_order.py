#!/usr/bin/env python3
"""Records the functions that the tool runs at its start: Scripts/record_start_order.py

Writes Scripts/start-order.txt, with which Scripts/build-tool tells the linker to put them next to each other: a start
then reads a part of the tool's code from the file, and takes 5 MB less memory. Functions that are renamed are placed
among all others; record them again when `Scripts/bench-tool` shows that the memory grows. Needs valgrind, objcopy and
readelf, and the tool, built by `make tool`.
"""

import bisect
import pathlib
import re
import subprocess
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
TOOL = ROOT / ".build/release/layout"
ORDER = ROOT / "Scripts/start-order.txt"
# What is measured as the start, then what starts often: the functions of each follow those of the one before it.
COMMANDS = [
    (["segmented", "--items", "A,B,C"], ""),
    (["batch", "--jobs", "1"], '{"type": "chips", "width": 120, "items": ["Tea", "Green tea", "Milk"]}\n'),
]


def functions(tool):
    """The address, size and name of every function, by address."""
    lines = subprocess.check_output(["readelf", "--symbols", "--wide", tool], text=True).splitlines()
    fields = [line.split() for line in lines if " FUNC " in line and " UND " not in line]
    return sorted((int(each[1], 16), int(each[2], 0), each[7]) for each in fields)


def addresses(tool, arguments, source, folder):
    """The addresses of all instructions of the tool that one command runs."""
    profile = pathlib.Path(folder) / "profile"
    options = ["--dump-instr=yes", "--compress-pos=no", "--compress-strings=no"]
    subprocess.run(
        ["valgrind", "--tool=callgrind", f"--callgrind-out-file={profile}", *options, tool, *arguments],
        input=source, check=True, capture_output=True, text=True)
    found, is_own = set(), False
    for line in profile.read_text(errors="replace").splitlines():
        if line.startswith("ob="):
            is_own = line == f"ob={tool}"
        elif is_own and (match := re.match("0x[0-9a-f]+", line)):
            found.add(int(match[0], 16))
    return found


def main():
    order = {}
    with tempfile.TemporaryDirectory() as folder:
        tool = f"{folder}/layout"
        # Valgrind cannot read the debug information of Swift.
        subprocess.run(["objcopy", "--strip-debug", TOOL, tool], check=True)
        known = functions(tool)
        starts = [start for start, _, _ in known]
        for arguments, source in COMMANDS:
            for address in sorted(addresses(tool, arguments, source, folder)):
                start, size, name = known[bisect.bisect(starts, address) - 1]
                if start <= address < start + size:
                    order[name] = None
    ORDER.write_text("".join(f"{name}\n" for name in order))
    print(f"{ORDER}: {len(order)} functions")


if __name__ == "__main__":
    main()
