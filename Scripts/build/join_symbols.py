#!/usr/bin/env python3
"""Joins the symbol graphs of the modules of controls to one of PickerControls, which re-exports them: programs import that.

Usage: join_symbols.py SYMBOL_GRAPHS
"""

import collections
import json
import pathlib
import sys

WHOLE = "PickerControls"
PARTS = {folder.name for folder in (pathlib.Path(__file__).resolve().parents[2] / "Sources/Controls").iterdir()}


def without_extensions(graph):
    """Makes what is declared in an extension of a type of another part a member of that type itself."""
    extended = {each["source"]: each["target"] for each in graph["relationships"] if each["kind"] == "extensionTo"}
    graph["symbols"] = [each for each in graph["symbols"] if each["kind"]["identifier"] != "swift.extension"]
    graph["relationships"] = [each for each in graph["relationships"] if each["kind"] != "extensionTo"]
    for relation in graph["relationships"]:
        for end in ("source", "target"):
            relation[end] = extended.get(relation[end], relation[end])


def main(folder):
    graphs = collections.defaultdict(list)
    for path in sorted(folder.glob("*.symbols.json")):
        modules = path.name.removesuffix(".symbols.json").split("@")
        if PARTS.isdisjoint(modules):
            continue
        text = path.read_text()
        for part in PARTS:
            text = text.replace(f'"{part}"', f'"{WHOLE}"').replace(f'"{part}.', f'"{WHOLE}.')
        graph = json.loads(text)
        if PARTS.issuperset(modules):
            without_extensions(graph)
        path.unlink()
        # The first one is of the module itself, the second one of the module that it extends.
        names = dict.fromkeys(WHOLE if module in PARTS else module for module in modules)
        graphs["@".join(names)].append(graph)
    for name, (whole, *others) in graphs.items():
        for other in others:
            whole["symbols"] += other["symbols"]
            whole["relationships"] += other["relationships"]
        known = {symbol["identifier"]["precise"] for symbol in whole["symbols"]}
        for relation in whole["relationships"]:
            if relation["target"] in known:
                relation.pop("targetFallback", None)
        (folder / f"{name}.symbols.json").write_text(json.dumps(whole))


main(pathlib.Path(sys.argv[1]))
