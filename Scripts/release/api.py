#!/usr/bin/env python3
"""Compares the interfaces of this checkout with the recorded ones: Scripts/release/api.py [--record] --tool LAYOUT --graphs FOLDER

Each interface is a sorted list of lines in Tests/API: `swift.txt`, `keys.txt` and `tool.txt`. That of C has its record in
Tests/Library/abi, which Scripts/check/library compares. A line that is gone is a breaking change. Before
1.0 a minor version may break what the last one had, so that it is an error only while `version.txt` has the same minor version.
"""

import argparse
import json
import re
import subprocess
import sys
from pathlib import Path

RECORD = Path("Tests/API")
# What the compiler adds to a type, as it is made.
IMPLIED = {"SendableMetatype", "Copyable", "Escapable", "BitwiseCopyable"}


def symbols(graphs):
    """The public symbols of the modules of Swift, with their declarations, and what each conforms to."""
    lines = set()
    for path in graphs.glob("Picker*.symbols.json"):
        module = path.name.split(".")[0].split("@")[0]
        if module in {"PickerC", "PickerBlock"} or "Test" in module:
            continue
        graph = json.loads(path.read_text())
        names = {symbol["identifier"]["precise"]: ".".join(symbol["pathComponents"]) for symbol in graph["symbols"]}
        for symbol in graph["symbols"]:
            if "::SYNTHESIZED::" not in symbol["identifier"]["precise"]:
                declaration = "".join(part["spelling"] for part in symbol["declarationFragments"])
                lines.add(f"{module}.{'.'.join(symbol['pathComponents'])}: {' '.join(declaration.split())}")
        for relation in graph["relationships"]:
            if relation["kind"] == "conformsTo" and relation["source"] in names:
                target = relation.get("targetFallback") or names.get(relation["target"], relation["target"])
                target = target.removeprefix("Swift.")
                if target not in IMPLIED:
                    lines.add(f"{module}.{names[relation['source']]}: conforms to {target}")
    return lines


def keys(schema, name, lines):
    """The keys of a part of the schema, with their types, the words that they take, and the objects that they contain."""
    if not isinstance(schema, dict):
        return
    for word in schema.get("enum", []):
        if word is not None:
            lines.add(f"{name} = {json.dumps(word, ensure_ascii=False)}")
    types = schema.get("type", [])
    for kind in [types] if isinstance(types, str) else types:
        if kind != "null":
            lines.add(f"{name}: {kind}")
    if "$ref" in schema:
        lines.add(f"{name}: {schema['$ref'].rsplit('/', 1)[-1]}")
    for key, value in schema.get("properties", {}).items():
        keys(value, f"{name}.{key}", lines)
    for several in ("anyOf", "oneOf", "allOf"):
        for value in schema.get(several, []):
            keys(value, name, lines)
    keys(schema.get("items"), f"{name}[]", lines)
    keys(schema.get("additionalProperties"), f"{name}.*", lines)


def schema_lines(tool):
    """The keys of documents and trees."""
    lines = set()
    for name, part in json.loads(output(tool, "schema"))["$defs"].items():
        keys(part, name, lines)
    return lines


def tool_lines(tool):
    """The commands of the tool and their options."""
    commands = re.findall(r"^  ([a-z][a-z-]*) +[A-Z]", output(tool, "help"), re.MULTILINE)
    lines = {f"layout {command}" for command in commands}
    for command in commands:
        page = output(tool, "help", command)
        lines |= {f"layout {command} {option}" for option in re.findall(r"^  (?:-\w, )?(--[a-z-]+)", page, re.MULTILINE)}
    return lines


def output(*command):
    """What a command prints."""
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def minor(version):
    """What has to grow for a breaking change: the minor version before 1.0, the major one after."""
    major, second = version.split(".")[:2]
    return (int(major), int(second) if major == "0" else 0)


def compare(name, now):
    """Prints how one interface has changed; the number of lines that are gone."""
    before = set((RECORD / f"{name}.txt").read_text().splitlines())
    gone = sorted(before - now)
    print(f"{name}: {len(now)} lines, {len(now - before)} new, {len(gone)} gone")
    for line in gone:
        print(f"  - {line}")
    return len(gone)


def main():
    """Records, or compares."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--record", action="store_true")
    parser.add_argument("--tool", required=True)
    parser.add_argument("--graphs", required=True, type=Path)
    options = parser.parse_args()
    version = output("Scripts/build/version").strip()
    interfaces = {"swift": symbols(options.graphs), "keys": schema_lines(options.tool), "tool": tool_lines(options.tool)}
    empty = [name for name, lines in interfaces.items() if not lines]
    if empty:
        sys.exit(f"Scripts/release/api.py: nothing found of {', '.join(empty)}")
    if options.record:
        for name, lines in interfaces.items():
            (RECORD / f"{name}.txt").write_text("\n".join(sorted(lines)) + "\n")
        (RECORD / "version.txt").write_text(version + "\n")
        return
    gone = sum([compare(name, lines) for name, lines in interfaces.items()])
    recorded = (RECORD / "version.txt").read_text().strip()
    if gone and minor(version) <= minor(recorded):
        sys.exit(f"{gone} lines of the interfaces of {recorded} are gone: that needs a new minor version, or a major one from 1.0 on")


if __name__ == "__main__":
    main()
