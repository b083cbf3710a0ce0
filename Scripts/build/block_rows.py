#!/usr/bin/env python3
"""Writes what JavaScript has to know of blocks and sessions, from the C header: `Scripts/build/block_rows.py > Web/dist/engine/rows.js`.

Of each struct the module has the bytes of a row, and for each member its name, its type and its place; and some constants.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Python"))

from header import RECORDS, Header, constants_of  # noqa: E402

#: The bytes of a type, and those to which it is aligned.
SIZES = {"int32_t": (4, 4), "uint32_t": (4, 4), "int64_t": (8, 8), "uint64_t": (8, 8), "double": (8, 8), "char": (1, 1)}
#: Structs in rows.
PARTS = ["pl_block_string", "pl_rect", "pl_color"]
OTHERS = ["pl_tree_info", "pl_warning", "pl_focus_stop", "pl_column"]
#: The beginnings of the constants.
CONSTANTS = ("PL_PART_", "PL_STATE_", "PL_OP_", "PL_EVENT_", "PL_KEY_")


def camel(name):
    head, *rest = name.split("_")
    return head + "".join(part.capitalize() for part in rest)


def layout(body):
    """The members of a struct, and its size."""
    members, end, widest = [], 0, 1
    for declared in re.findall(r"([^;]+);", re.sub(r"/\*.*?\*/", "", body, flags=re.S)):
        kind, names = declared.strip().split(" ", 1)
        size, alignment = SIZES[kind]
        for name in names.split(", "):
            bare, _, length = name.partition("[")
            start = -(-end // alignment) * alignment
            count = int(length.rstrip("]")) if length else 1
            if bare != "reserved":
                members.append((camel(bare), kind, start, count))
            end, widest = start + size * count, max(widest, alignment)
    return members, -(-end // widest) * widest, widest


def main():
    header = Header((ROOT / "Sources/Interfaces/CPickerLayout/include/picker_layout.h").read_text())
    print("// Generated from picker_layout.h: for each struct the bytes of a row, and of each member its type, its place and its count.")
    constants = [one for _, body in header.blocks("enum") for one in constants_of(body)]
    listed = ", ".join(f"{one.name}: {one.value}" for one in constants if one.name.startswith(CONSTANTS))
    print(f"export const constants = {{ {listed} }}")
    print("export const structs = {")
    for name in [*PARTS, *RECORDS, *OTHERS]:
        [(_, body)] = header.blocks(f"typedef struct {name}")
        members, size, alignment = layout(body)
        SIZES[name] = (size, alignment)
        listed = ", ".join(f'{member}: ["{kind}", {start}, {count}]' for member, kind, start, count in members)
        print(f"  {name}: {{ size: {size}, members: {{ {listed} }} }},")
    print("}")


if __name__ == "__main__":
    main()
