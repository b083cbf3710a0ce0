"""Compares `layout schema` with an independent validator.

    python3 Scripts/check/schema.py [--tool .build/debug/layout] [--changes 2000] [--seed 1]

The schema is a valid one of 2020-12. Every document in Examples validates, and so does its tree
with all details; every key of the tree schema is in one of them. The examples in descriptions validate. Every malformed
document of the tests is rejected, except those that are marked as beyond a schema. Of randomly changed
documents none that the tool accepts is rejected, and none that the tool rejects is accepted, unless its
error involves more than one value. Needs jsonschema (PyPI; Debian: python3-jsonschema).
"""

import argparse
import copy
import json
import random
import re
import subprocess
import sys
from pathlib import Path

from jsonschema import Draft202012Validator

ROOT = Path(__file__).resolve().parents[2]
MALFORMED = ROOT / "Tests/Controls/PickerControlsTests/Fixtures/malformed"
DETAIL = ["glyphs", "accessibility", "hits", "navigation", "trace", "breakpoints", "measures", "rows"]

# The tool's messages for combinations of values, and for missing fonts and files.
BEYOND = re.compile(
    r"is already the id of|may be selected|must be 0 to|there are no items|no item has the id"
    r"|no font of|no axis|cannot be opened|minimum and the maximum weight"
    r"|no parameter|alpha (is|are) missing|(, |and )\w+ are missing|is used twice|is picked|unknown control|takes \d|too far apart"
    r"|there are no pages|the time before|drag has (already )?begun|needs a carousel without pages"
    r"|is a picker of|expected \"hue\"|\"[xy]\" is missing"
    r"|named by what it says|farther (away )?than|has no inverse|circles$|exceeds the limit of|must not come before|columns times rows"
    r"|must have a length|path data|no theme is called|has no font style|needs (\"overflow|maxLines)"
)

# Keys of trees that are in no example.
UNSEEN = {
    "dash", "mesh", "columns", "minTarget", "brightness", "contrast", "grayscale", "invert", "saturate",
    "sepia", "letterSpacing", "lineHeight", "lineMetrics", "opticalSize", "load", "boldness",
    "dragOffset", "fit",
}

POOL = [
    None, True, False, -1, 0, 0.5, 1, 3, 200, 1e8, "", "red", "Teal", "#12345", "auto", "center",
    "wrap", "hidden", "50%", "-12.5%", "safe center", "unsafe end", "balance wrapReverse", {"leading": "auto"}, [], {}, ["a"], [1], [1, 2], [None], ["red", "blue"], {"top": 1},
    {"horizontal": -1}, {"item": 2}, {"text": "x", "width": 3}, {"other": "+{count}"},
    "topLeading", {"x": 0.5, "y": 2}, [0.5, "red"], [{"rotate": 30}], [1, 0, 0, 1, 5, 5], {"scale": 2},
    {"shape": "star"}, {"linear": {"stops": ["red", "blue"]}}, {"blur": 1}, "multiply", "M0 0h9v9z",
]


def schema(tool, *arguments):
    output = subprocess.run([tool, "schema", *arguments], check=True, capture_output=True).stdout
    value = json.loads(output)
    Draft202012Validator.check_schema(value)
    return Draft202012Validator(value)


def laid_out(tool, documents, form="json"):
    """The results of `layout batch` for each document; `form` is the form of the trees."""
    lines = "\n".join(json.dumps(document) for document in documents)
    run = subprocess.run([tool, "batch", "--format", form], input=lines.encode(), capture_output=True, cwd=ROOT)
    if run.returncode not in (0, 65):
        sys.exit(f"layout batch: {run.stderr.decode()}")
    return [json.loads(line) for line in run.stdout.splitlines()]


def keys_of(value, into):
    """Every key of every object in a value."""
    if isinstance(value, dict):
        into.update(value)
        for part in value.values():
            keys_of(part, into)
    elif isinstance(value, list):
        for part in value:
            keys_of(part, into)
    return into


def named_keys(value, into):
    """Every key that a schema names."""
    if isinstance(value, dict):
        # The words for screen readers and their plural forms, which documents replace one by one.
        if {"limitReached", "zero"} & set(value.get("properties", {})):
            return into
        into.update(value.get("properties", {}))
        for part in value.values():
            named_keys(part, into)
    elif isinstance(value, list):
        for part in value:
            named_keys(part, into)
    return into


def descriptions(value):
    """Every part of a schema that has a description."""
    if isinstance(value, dict):
        if isinstance(value.get("description"), str):
            yield value
        value = list(value.values())
    for part in value if isinstance(value, list) else []:
        yield from descriptions(part)


def places(value, path=()):
    """The path of every value within a value."""
    yield path
    parts = value.items() if isinstance(value, dict) else enumerate(value)
    for key, part in parts:
        if isinstance(part, (dict, list)):
            yield from places(part, path + (key,))
        else:
            yield path + (key,)


def changed(document, keys, chance):
    """A copy of a document with one value changed, removed or added."""
    document = copy.deepcopy(document)
    *way, last = chance.choice([path for path in places(document) if path])
    holder = document
    for key in way:
        holder = holder[key]
    what = chance.random()
    if what < 0.4 or not isinstance(holder, dict):
        holder[last] = chance.choice(POOL)
    elif what < 0.5:
        del holder[last]
    else:
        holder[chance.choice(keys)] = chance.choice(POOL)
    return document


class Check:
    def __init__(self, tool):
        self.tool = tool
        self.errors = []
        self.document = schema(tool, "--of", "document")
        self.tree = schema(tool, "--of", "tree")
        self.either = schema(tool)
        self.files = sorted((ROOT / "Examples").glob("*/*.json"))
        self.examples = [json.loads(file.read_text()) for file in self.files]

    def expect_valid(self, validator, value, name):
        for error in validator.iter_errors(value):
            self.errors.append(f"{name}: {error.json_path}: {error.message[:200]}")

    def expect_invalid(self, validator, value, name):
        if validator.is_valid(value):
            self.errors.append(f"{name} validates")

    def check_examples(self):
        for file, example in zip(self.files, self.examples):
            self.expect_valid(self.document, example, file.name)
            self.expect_valid(self.either, example, file.name)

    def check_descriptions(self):
        """Validates what descriptions give as an example: such as '{"padding": 4}'."""
        definitions = self.document.schema["$defs"]
        count = 0
        for part in descriptions(self.document.schema):
            for example in re.findall("such as '([^']*)'", part["description"]):
                count += 1
                validator = Draft202012Validator({**part, "$defs": definitions})
                self.expect_valid(validator, json.loads(example), part["description"])
        return count

    def check_trees(self):
        detailed = [{**example, "detail": DETAIL} for example in self.examples]
        trees = laid_out(self.tool, detailed)
        for file, tree in zip(self.files, trees):
            self.expect_valid(self.tree, tree, f"the tree of {file.name}")
        for file, tree in zip(self.files, laid_out(self.tool, self.examples)):
            self.expect_valid(self.either, tree, f"the tree of {file.name}")
        flat = laid_out(self.tool, detailed, "nodes")
        for file, tree in zip(self.files, flat):
            self.expect_valid(self.tree, tree, f"the nodes of {file.name}")
            self.expect_valid(self.either, tree, f"the nodes of {file.name}")
        unseen = named_keys(self.tree.schema, set()) - keys_of(trees + flat, set())
        for key in sorted(unseen - UNSEEN):
            self.errors.append(f"no tree of an example has the key {key}")
        self.check_wrong_trees(trees[0])
        return len(trees)

    def check_wrong_trees(self, tree):
        wrong = {"version": 2, "size": {"width": -1, "height": 0}, "root": 3, "hits": 3, "rot": 1}
        for key, value in wrong.items():
            self.expect_invalid(self.tree, {**tree, key: value}, f"a tree with {key} {value}")
        wrong = {"role": "chop", "frame": {}, "paint": {"fill": "blu"}, "children": [3]}
        for key, value in wrong.items():
            root = {**tree["root"], key: value}
            self.expect_invalid(self.tree, {**tree, "root": root}, f"a node with {key} {value}")

    def check_malformed(self):
        rejected = beyond = 0
        for file in sorted(MALFORMED.glob("*.json")):
            for case in json.loads(file.read_text()):
                if "beyondSchema" not in case:
                    rejected += 1
                    self.expect_invalid(self.document, case["document"], case["document"])
                else:
                    beyond += 1
                    if "document" in case:
                        self.expect_valid(self.document, case["document"], case["document"])
        return rejected, beyond

    def check_changes(self, count, chance):
        keys = sorted(named_keys(self.document.schema, set()))
        small = [example for example in self.examples if len(json.dumps(example)) < 3000]
        documents = [changed(chance.choice(small), keys, chance) for _ in range(count)]
        accepted = 0
        for document, answer in zip(documents, laid_out(self.tool, documents)):
            error = answer.get("error")
            if error is None:
                accepted += 1
                self.expect_valid(self.document, document, f"{document} is laid out, but")
            elif not BEYOND.search(error["message"]):
                said = f"{error['path']}: {error['message']}"
                self.expect_invalid(self.document, document, f"{document}, which is wrong at {said}")
        return accepted


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--tool", default=ROOT / ".build/debug/layout")
    parser.add_argument("--changes", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    check = Check(options.tool)
    check.check_examples()
    described = check.check_descriptions()
    trees = check.check_trees()
    rejected, beyond = check.check_malformed()
    accepted = check.check_changes(options.changes, random.Random(options.seed))
    for error in check.errors[:40]:
        print(error, file=sys.stderr)
    if check.errors:
        sys.exit(f"the schema is wrong in {len(check.errors)} places")
    print(f"{trees} examples and their trees validate, and {described} examples in descriptions")
    print(f"{rejected} malformed documents are rejected, {beyond} are beyond a schema")
    print(f"of {options.changes} changed documents the tool accepts {accepted}, and the schema agrees")


if __name__ == "__main__":
    main()
