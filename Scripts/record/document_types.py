#!/usr/bin/env python3
"""Writes the types of documents for type checkers of Python, from the JSON Schema of the tool that LAYOUT names.

    Scripts/record/document_types.py            writes Python/src/pickerlayout/document_types.py
    Scripts/record/document_types.py --print    prints it
"""

import json
import keyword
import os
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
FILE = ROOT / "Python/src/pickerlayout/document_types.py"
SCALARS = {"string": "str", "number": "float", "integer": "int", "boolean": "bool", "null": "None"}
#: The pickers that are made of a list of items and keywords.
PICKERS = ["chips", "segmented"]
#: Keys that are arguments of their own.
ARGUMENTS = ["type", "items", "selected"]

START = '''"""Documents for type checkers, as dicts: `picker: ChipsDocument = {"type": "chips", "items": ["tea"]}`.

Recorded by Scripts/record/document_types.py from the JSON Schema, which `layout schema` prints with a sentence about each key. No key is
required here; the library reports missing ones. The classes whose names end in Settings are the keywords of `Chips` and `Segmented`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, TypeAlias, TypedDict

'''


def schema():
    tool = os.environ.get("LAYOUT", ROOT / ".build/release/layout")
    return json.loads(subprocess.check_output([tool, "schema", "--of", "document"]))["$defs"]


def capitalized(key):
    return key[:1].upper() + key[1:]


def snake_case(key):
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in key)


def union(parts):
    """The union of types, each once and None last."""
    found = list(dict.fromkeys(part for type in parts for part in type.split(" | ") if part))
    found.sort(key=lambda type: type == "None")
    return " | ".join(found)


class Types:
    """The classes and aliases of all definitions."""

    def __init__(self, definitions):
        self.controls = definitions["document"]["properties"]["type"]["enum"]
        self.classes, self.aliases, self.known = {}, {}, {}
        for name, definition in definitions.items():
            self.define(self.name(name), definition)
        for picker in PICKERS:
            members = self.classes[self.name(picker)]
            self.classes[f"{capitalized(picker)}Settings"] = {
                snake_case(key): type for key, type in members.items() if key not in ARGUMENTS}

    def name(self, definition):
        """The name of a definition: the class `ChipsDocument` for `chips`."""
        return capitalized(definition) + ("Document" if definition in self.controls else "")

    def define(self, name, definition):
        others, objects = self.split(definition)
        if objects:
            others.append(self.object_class(objects, f"{name}Object" if others else name))
        if others != [name]:
            self.aliases[name] = union(others)

    def type(self, schema, name):
        """The type of a schema; an object in it becomes the class of this name."""
        others, objects = self.split(schema)
        if objects:
            others.append(self.object_class(objects, name))
        return union(others) or "Any"

    def split(self, schema):
        """The types of a schema that are no objects with keys, and the keys of those that are."""
        if schema in (True, {}):
            return ["Any"], []
        if "if" in schema:
            return self.joined([schema["then"], schema["else"]])
        if "anyOf" in schema:
            return self.joined(schema["anyOf"])
        if "allOf" in schema:
            return self.joined([case["then"] for case in schema["allOf"]])
        if "$ref" in schema:
            return [self.name(schema["$ref"].removeprefix("#/$defs/"))], []
        if "enum" in schema:
            return [literal(schema["enum"])], []
        kinds = schema["type"] if isinstance(schema["type"], list) else [schema["type"]]
        objects = [schema["properties"]] if "object" in kinds and "properties" in schema else []
        return [self.plain(kind, schema) for kind in kinds if kind != "object" or not objects], objects

    def joined(self, schemas):
        parts = [self.split(schema) for schema in schemas]
        return [type for types, _ in parts for type in types], [each for _, objects in parts for each in objects]

    def plain(self, kind, schema):
        if kind == "array":
            items = schema.get("prefixItems", []) + ([schema["items"]] if schema.get("items") else [])
            return f"Sequence[{self.alternatives(items)}]"
        if kind == "object":
            return f"Mapping[str, {self.alternatives([schema.get('additionalProperties', True)])}]"
        return SCALARS[kind]

    def alternatives(self, schemas):
        """The type of elements, without a class of their own."""
        others, objects = self.joined([schema for schema in schemas if schema is not False])
        return union(others + (["Mapping[str, Any]"] if objects else [])).replace(" | ", " or ") or "Any"

    def object_class(self, objects, name):
        """The name of the class with the keys of one or more kinds of objects; one for all that have the same."""
        sign = json.dumps(objects, sort_keys=True)
        if sign in self.known:
            return self.known[sign]
        self.known[sign] = name
        keys = dict.fromkeys(key for properties in objects for key in properties if key != "$schema")
        self.classes[name] = {}
        for key in keys:
            found = [properties[key] for properties in objects if properties.get(key, False) is not False]
            if found:
                inner = name.removesuffix("Document") + capitalized(key)
                self.classes[name][key] = self.type({"anyOf": found}, inner)
        return name

    def text(self):
        parts = [class_text(name, members) for name, members in sorted(self.classes.items())]
        parts += [f'{name}: TypeAlias = "{quoted(type)}"\n' for name, type in sorted(self.aliases.items())]
        return START + "\n".join(parts)


def literal(words):
    values = [json.dumps(word) for word in words if word is not None]
    return union([f"Literal[{', '.join(values)}]", *(["None"] if None in words else [])])


def plain(type):
    """The text of a type. Unions in brackets are joined last, so that they are no parts of the union around them."""
    return type.replace(" or ", " | ")


def quoted(type):
    """The text of a type within quotation marks."""
    return plain(type).replace('"', "'")


def class_text(name, members):
    if all(key.isidentifier() and not keyword.iskeyword(key) for key in members):
        lines = [f"    {key}: {plain(type)}\n" for key, type in members.items()]
        return f"\nclass {name}(TypedDict, total=False):\n" + ("".join(lines) or "    pass\n")
    lines = [f'        "{key}": "{quoted(type)}",\n' for key, type in members.items()]
    return f'\n{name} = TypedDict(\n    "{name}",\n    {{\n' + "".join(lines) + "    },\n    total=False,\n)\n"


def main():
    text = Types(schema()).text()
    if "--print" in sys.argv[1:]:
        sys.stdout.write(text)
    else:
        FILE.write_text(text)


if __name__ == "__main__":
    main()
