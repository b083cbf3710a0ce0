#!/usr/bin/env python3
"""Records how wide HarfBuzz and Pillow set the names of countries: Scripts/record/shapers.py [--output FILE]

The names of `Tests/Interfaces/PickerLayoutTests/Fixtures/lists.json`, each in the first font of its language, if that has all of its
characters, and in one direction only. HarfBuzz is the one of PyPI's uharfbuzz, which is newer than Debian's; Pillow with raqm
sets every text 64 times as large, because it rounds the advance of each glyph to whole pixels. The default output is
Tests/Interfaces/PickerLayoutTests/Fixtures/shapers.json.gz.

Needs PyPI's uharfbuzz and pillow, and Debian's libfribidi0.
"""

import argparse
import gzip
import json
import pathlib
import unicodedata

import PIL
import uharfbuzz
from PIL import ImageFont, features

ROOT = pathlib.Path(__file__).resolve().parents[2]
FIXTURES = ROOT / "Tests/Interfaces/PickerLayoutTests/Fixtures"
SETTINGS = [(11, 400), (13, 400), (16, 700), (24, 400)]
FILES = {
    "Inter": {400: "Inter/InterVariable.ttf", 700: "Inter/InterVariable.ttf"},
    "Noto Sans CJK SC": {400: "NotoSansCJK/NotoSansCJKsc-Regular.otf"},
} | {
    f"Noto Sans {script}": {
        400: f"NotoSans{script}/NotoSans{script}-Regular.ttf", 700: f"NotoSans{script}/NotoSans{script}-Bold.ttf"}
    for script in ("Arabic", "Hebrew", "Devanagari", "Thai")}
EM = 65536
MAGNIFIED = 64


def optical_size(size):
    """The axis of Inter goes from 14 to 32."""
    return min(max(size, 14), 32)


class HarfBuzz:
    version = uharfbuzz.version_string()

    def __init__(self, file, size, weight, is_variable):
        self.font = uharfbuzz.Font(uharfbuzz.Face(uharfbuzz.Blob.from_file_path(str(file))))
        self.font.scale = (EM, EM)
        self.size = size
        if is_variable:
            self.font.set_variations({"opsz": optical_size(size), "wght": weight})

    def width(self, text, language, direction):
        buffer = uharfbuzz.Buffer()
        buffer.add_str(text)
        buffer.guess_segment_properties()
        buffer.language, buffer.direction = language, direction
        uharfbuzz.shape(self.font, buffer)
        return sum(each.x_advance for each in buffer.glyph_positions) / EM * self.size


class Pillow:
    version = PIL.__version__

    def __init__(self, file, size, weight, is_variable):
        self.font = ImageFont.truetype(str(file), size * MAGNIFIED, layout_engine=ImageFont.Layout.RAQM)
        if is_variable:
            self.font.set_variation_by_axes([optical_size(size), weight])  # the order of the axes in the file

    def width(self, text, language, direction):
        return self.font.getlength(text, direction=direction, language=language) / MAGNIFIED


def is_plain(text, characters, direction):
    """Whether the font has all characters, and all of them have one direction."""
    strong = {"L"} if direction == "rtl" else {"R", "AL"}
    classes = {unicodedata.bidirectional(each) for each in text}
    numbers = {"EN", "AN"} if direction == "rtl" else set()
    mirrored = direction == "rtl" and any(unicodedata.mirrored(each) for each in text)
    return not classes & (strong | numbers) and not mirrored and all(ord(each) in characters for each in text)


def cases():
    for listed in json.loads((FIXTURES / "lists.json").read_text())["cases"]:
        family = listed["fonts"][0]["family"]
        for size, weight in SETTINGS:
            file = FILES[family].get(weight)
            if file is None:
                continue
            path = ROOT / "Fonts" / file
            characters = uharfbuzz.Face(uharfbuzz.Blob.from_file_path(str(path))).unicodes
            language = listed["language"].replace("_", "-")
            names = [name for name in listed["names"] if is_plain(name, characters, listed["direction"])]
            shapers = {
                name: kind(path, size, weight, family == "Inter") for name, kind in (("harfbuzz", HarfBuzz), ("pillow", Pillow))}
            yield {
                "language": language, "direction": listed["direction"], "families": [family], "size": size, "weight": weight,
                "texts": names,
                "widths": {
                    name: [round(shaper.width(text, language, listed["direction"]), 6) for text in names]
                    for name, shaper in shapers.items()}}


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--output", type=pathlib.Path, default=FIXTURES / "shapers.json.gz")
    options = parser.parse_args()
    if not features.check("raqm"):
        raise SystemExit("this Pillow has no raqm")
    content = {"versions": {"harfbuzz": HarfBuzz.version, "pillow": Pillow.version}, "cases": list(cases())}
    data = json.dumps(content, ensure_ascii=False, separators=(",", ":")).encode()
    options.output.write_bytes(gzip.compress(data, 9, mtime=0))


if __name__ == "__main__":
    main()
