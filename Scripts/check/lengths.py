#!/usr/bin/env python3
"""Reads lengths that `layout check --lengths` writes with translate-toolkit, and compares all formats with CSV.

Flags and attributes are read as Weblate does: `max-size`, `font-size` and `max-length` are whole numbers, and the name of a
font has no spaces. Then translations that are longer than the files allow are found by the tool again.

Needs translate-toolkit and lxml; Scripts/check/lengths installs them.
"""

import argparse
import csv
import json
import pathlib
import subprocess
import sys
import tempfile

from lxml import etree
from translate.storage import aresource, po, xliff

# Names with characters that each format has to escape, and a text in several lines.
DOCUMENT = {
    "type": "segmented", "language": "en",
    "items": [
        "Settings", {"id": "a&b", "text": "Help \"<now>\""}, {"id": "two", "text": "Two lines", "maxLines": 2},
        {"id": "bold", "text": "It's\\bold", "font": {"weight": "bold"}},
    ],
}
GERMAN = {"Settings": "Einstellungen", "a&b": "Hilfe", "two": "Zwei Zeilen", "bold": "Fett"}
FILES = {
    "lengths.po": [], "lengths.xliff": [], "lengths.xlf": ["--lengths-format", "xliff-2.0"],
    "values/strings.xml": [], "lengths.csv": [],
}
TOOLS = "{http://schemas.android.com/tools}"
SLR = "{urn:oasis:names:tc:xliff:sizerestriction:2.0}"


def run(tool, folder, *options):
    done = subprocess.run(
        [tool, "check", "tabs.json", "--strings", "locales", *options],
        cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode != 0 or done.stderr:
        sys.exit(f"layout check {options}: {done.stderr}")
    return done.stdout


def flags_of_po(path):
    """The flags of each message, as Weblate parses the comments that translate-toolkit reads."""
    found = {}
    for unit in po.pofile.parsefile(str(path)).units:
        if unit.isheader():
            continue
        assert not unit.target, unit
        flags = {}
        for comment in unit.typecomments:
            for flag in comment.removeprefix("#,").split(","):
                name, *values = flag.strip().split(":")
                flags[name] = values
        found[unit.source] = flags
    return found


def check_po(path, rows):
    found = flags_of_po(path)
    assert list(found) == [row["key"] for row in rows], list(found)
    for row in rows:
        flags = found[row["key"]]
        assert int(flags["max-size"][0]) == int(float(row["width"])), (row, flags)
        assert int((flags["max-size"] + ["1"])[1]) == int(row["lines"]), (row, flags)
        assert flags["font-family"] == [row["font"].replace(" ", "_")], (row, flags)
        assert int(flags["font-size"][0]) == float(row["size"]), (row, flags)
        assert flags.get("max-length", [""])[0] == row["characters"], (row, flags)
        assert (flags.get("font-weight") == ["bold"]) == (row["weight"] == "700"), (row, flags)


def check_xliff1(path, rows):
    units = xliff.xlifffile.parsefile(str(path)).units
    assert [unit.source for unit in units] == [row["text"] for row in rows]
    for unit, row in zip(units, rows, strict=True):
        element = unit.xmlelement
        assert element.get("resname") == row["key"] and element.get("size-unit") == "point"
        assert int(element.get("maxwidth")) == int(float(row["width"])), row
        family, size, *weight = element.get("font").split(";")
        assert family == row["font"] and int(size) == float(row["size"]), row
        assert weight == (["bold"] if row["weight"] == "700" else []), row


def check_xliff2(path, rows):
    root = etree.parse(str(path)).getroot()
    assert next(root.iter(f"{SLR}profiles")).get("generalProfile") == "xliff:codepoints"
    units = list(root.iter("{*}unit"))
    assert [unit.get("name") for unit in units] == [row["key"] for row in rows]
    for unit, row in zip(units, rows, strict=True):
        assert unit.get(f"{SLR}sizeRestriction", "") == row["characters"], row
        assert f"max-size:{int(float(row['width']))}" in unit.find(f"{SLR}data").text, row
        assert unit.find("{*}segment/{*}source").text == row["text"], row


def check_android(path, rows):
    units = aresource.AndroidResourceFile.parsefile(str(path)).units
    assert [unit.getid() for unit in units] == [row["key"] for row in rows]
    assert [unit.target for unit in units] == [row["text"] for row in rows]
    for unit, row in zip(units, rows, strict=True):
        element = unit.xmlelement
        assert float(element.get(f"{TOOLS}maxWidth").removesuffix("dp")) == float(row["width"]), row
        assert element.get(f"{TOOLS}maxLength", "") == row["characters"], row


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tool", required=True, type=pathlib.Path)
    tool = parser.parse_args().tool.resolve()
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        for path, value in [("tabs.json", DOCUMENT), ("locales/de.json", GERMAN)]:
            (folder / path).parent.mkdir(exist_ok=True)
            (folder / path).write_text(json.dumps(value))
        (folder / "values").mkdir()
        # Once with characters, then as they are by default.
        for more in (["--characters", "de"], []):
            for path, options in FILES.items():
                run(tool, folder, "--width", "320", "--text-scale", "1,2", "--lengths", path, *options, *more)
            with open(folder / "lengths.csv", newline="") as file:
                rows = list(csv.DictReader(file))
            assert len(rows) == 4, rows
            for row in rows:
                assert not more and not row["characters"] or int(row["characters"]) >= len(row["text"]), row
            for path, check in [
                ("lengths.po", check_po), ("lengths.xliff", check_xliff1), ("lengths.xlf", check_xliff2),
                ("values/strings.xml", check_android),
            ]:
                check(folder / path, rows)
        for path in FILES:
            report = run(tool, folder, "--strings", path, "--width", "2000", "--format", "json")
            found = [each["id"] for each in json.loads(report)["findings"] if each["code"] == "tooLong"]
            assert "Settings" in found, (path, found)
            print(f"{path}: {len(rows)} lengths, {len(found)} translations are longer")


if __name__ == "__main__":
    main()
