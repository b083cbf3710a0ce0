#!/usr/bin/env python3
"""Watches over the binary interface: sizes, offsets and types of structs, constants, and functions.

    abi.py generate HEADER > abi.c      a C program that prints the interface that the header describes
    abi.py compare PRINTED              compares its output with the recorded abi-N.txt, N being PL_ABI_VERSION
    abi.py record PRINTED               records it: a new version, or members, constants and functions that were added

The names come from clang, so that none is forgotten; the numbers come from the compiler of the generated program. The
record is that of 64-bit systems.
"""

import json
import os
import pathlib
import re
import subprocess
import sys

FOLDER = pathlib.Path(__file__).resolve().parent


# Generating


def clang(*arguments):
    return subprocess.check_output([os.environ.get("CLANG", "clang"), "-x", "c", *arguments], text=True)


def declarations(header):
    return json.loads(clang("-Xclang", "-ast-dump=json", "-fsyntax-only", header))["inner"]


def macros(header):
    """Macros without parameters, except for the one that guards the header."""
    defined = re.findall(r"^#define (PL_\w+) (.+)$", clang("-E", "-dM", header), re.MULTILINE)
    return sorted(name for name, _ in defined)


def type_name(declaration):
    types = declaration["type"]
    return types.get("desugaredQualType", types["qualType"]).replace("_Bool", "bool")


def members(struct):
    for member in struct["inner"]:
        if member["kind"] == "FieldDecl":
            yield member["name"], type_name(member)
        elif not member["kind"].endswith("Comment"):
            sys.exit(f"abi.py: {struct['name']} has a {member['kind']}, which abi.py does not know")


def struct_lines(struct):
    name = struct["name"]
    yield f'  printf("struct {name}: size %zu, alignment %zu\\n", sizeof({name}), _Alignof({name}));'
    for member, kind in members(struct):
        place = f"offsetof({name}, {member}), sizeof((({name} *)0)->{member})"
        yield f'  printf("struct {name}.{member}: offset %zu, size %zu, {kind}\\n", {place});'


def printing_lines(header):
    for each in declarations(header):
        name = each.get("name", "")
        if each["kind"] == "RecordDecl" and each.get("completeDefinition") and name.startswith("pl_"):
            yield from struct_lines(each)
        elif each["kind"] == "EnumDecl":
            for constant in (inner["name"] for inner in each["inner"] if inner["kind"] == "EnumConstantDecl"):
                if constant.startswith("PL_"):
                    yield f'  printf("constant {constant}: %.17g\\n", (double){constant});'
        # Inline functions are no part of the library.
        elif each["kind"] == "FunctionDecl" and name.startswith("pl_") and each.get("storageClass") != "static":
            yield f'  printf("function {name}: {type_name(each)}\\n");'
    for name in macros(header):
        yield f'  printf("constant {name}: %.17g\\n", (double){name});'


def generate(header):
    print("#include <picker_layout.h>\n#include <stdio.h>\n\nint main(void) {")
    print("\n".join(printing_lines(header)))
    print("  return 0;\n}")


# Comparing


def entries(text):
    """The lines of a record by what they are about."""
    return dict(line.split(": ", 1) for line in text.splitlines())


def size_of(entry):
    return int(re.search(r"size (\d+)", entry)[1])


def growing_structs(recorded):
    """The structs that say their own size, and so may get more members."""
    return {name.split(".")[0] for name in recorded if name.endswith(".struct_size")}


def has_grown(name, recorded, printed):
    """Whether a changed struct only has more members, behind all that older programs know.

    The padding at the end of a struct counts as known: an older program may have anything in it.
    """
    if name not in growing_structs(recorded):
        return False
    added = [key for key in printed if key.startswith(name + ".") and key not in recorded]
    offsets = [int(re.search(r"offset (\d+)", printed[key])[1]) for key in added]
    alignments = {entry[name].split("alignment")[1] for entry in (recorded, printed)}
    return bool(added) and min(offsets) >= size_of(recorded[name]) and len(alignments) == 1


def breaking_changes(recorded, printed):
    for name, entry in recorded.items():
        if name not in printed:
            yield f"  {name} is gone"
        elif printed[name] != entry and not has_grown(name, recorded, printed):
            yield f"  {name} was {entry}, is {printed[name]}"
    for name in printed:
        struct = name.split(".")[0]
        is_member = "." in name and name not in recorded and struct in recorded
        if is_member and not has_grown(struct, recorded, printed):
            yield f"  {name} is new, in a struct that cannot grow there"


def record_of(printed):
    return FOLDER / f"abi-{int(float(printed['constant PL_ABI_VERSION']))}.txt"


def check_unbroken(path, printed):
    if not path.exists():
        return
    broken = list(breaking_changes(entries(path.read_text()), printed))
    if broken:
        sys.exit(
            f"abi.py: programs that were compiled before can no longer run, because it differs from {path.name}:\n"
            + "\n".join(broken) + "\nUndo it, or give PL_ABI_VERSION its next number.")


def compare(printed_path):
    text = pathlib.Path(printed_path).read_text()
    path = record_of(entries(text))
    check_unbroken(path, entries(text))
    if not path.exists() or entries(path.read_text()) != entries(text):
        sys.exit(
            f"abi.py: the header has what {path.name} does not; older programs keep running. Record it by\n"
            "  Scripts/check/library --record-abi")
    print(f"abi: {len(entries(text))} sizes, offsets, constants and functions agree with {path.name}")


def record(printed_path):
    text = pathlib.Path(printed_path).read_text()
    path = record_of(entries(text))
    check_unbroken(path, entries(text))
    path.write_text(text)
    print(f"Recorded {path}")


COMMANDS = {"generate": generate, "compare": compare, "record": record}

if __name__ == "__main__":
    if len(sys.argv) != 3 or sys.argv[1] not in COMMANDS:
        sys.exit(__doc__)
    COMMANDS[sys.argv[1]](sys.argv[2])
