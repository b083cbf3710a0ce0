#!/usr/bin/env python3
"""Makes the fonts of the tests: two variable ones for styles, one for boxes, and one for texts.

The variable ones have two glyphs, a bar for `l` and one for `i`, 1000 units per em, and one axis:

    TestSlant.ttf   slnt -10…0: at -10 the top of the bar, 700 units high, stands 123 to the right
    TestItalic.ttf  ital 0…1:   at 1 the bar is 20 units wider, and 60 to the right at its top

Every letter of TestSquare.ttf is a square of one em, of which four fifths stand above the baseline, so that texts are whole pixels
wide in every browser. The letters of TestSteps.ttf, Latin and Hebrew, are one to five eighths of an em wide, with kerning and ligatures,
so that texts are whole pixels wide at sizes of 8, 16, 24 px and so on.

Needs fonttools from PyPI.

    python3 Scripts/record/font_fixtures.py Tests/Fonts/PickerShapingTests/Fixtures/fonts
"""

import sys
from pathlib import Path

from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib.tables.TupleVariation import TupleVariation


def bar(height):
    """A rectangle 100 units wide and `height` high; its corners run from the bottom left."""
    pen = TTGlyphPen(None)
    pen.moveTo((100, 0))
    for corner in [(100, height), (200, height), (200, 0)]:
        pen.lineTo(corner)
    pen.closePath()
    return pen.glyph()


def font(family, axis, peak, deltas):
    """A font with one axis; `deltas` move the four corners, and the advance, at the end of the axis."""
    builder = FontBuilder(1000, isTTF=True)
    names = [".notdef", "l", "i"]
    builder.setupGlyphOrder(names)
    builder.setupCharacterMap({0x6C: "l", 0x69: "i", 0x20: ".notdef"})
    builder.setupGlyf({".notdef": bar(700), "l": bar(700), "i": bar(500)})
    builder.setupHorizontalMetrics({name: (300, 100) for name in names})
    builder.setupHorizontalHeader(ascent=800, descent=-200)
    builder.setupNameTable({"familyName": family, "styleName": "Regular"})
    builder.setupOS2(sTypoAscender=800, sTypoDescender=-200, usWinAscent=800, usWinDescent=200)
    builder.setupPost()
    builder.setupFvar([axis], [])
    moved = deltas + [(0, 0), (20 if axis[0] == "ital" else 0, 0), (0, 0), (0, 0)]
    variation = TupleVariation({axis[0]: peak}, moved)
    builder.setupGvar({name: [variation] for name in names})
    builder.font["head"].created = builder.font["head"].modified = 0
    return builder.font


def square_font():
    """A font whose letters are squares, with a space of an em and one without width."""
    pen = TTGlyphPen(None)
    pen.moveTo((0, -200))
    for corner in [(0, 800), (1000, 800), (1000, -200)]:
        pen.lineTo(corner)
    pen.closePath()
    empty = TTGlyphPen(None).glyph()
    builder = FontBuilder(1000, isTTF=True)
    builder.setupGlyphOrder([".notdef", "square", "space", "zero"])
    letters = {code: "square" for code in range(0x21, 0x7F)}
    builder.setupCharacterMap(letters | {0x20: "space", 0x200B: "zero"})
    builder.setupGlyf({".notdef": pen.glyph(), "square": pen.glyph(), "space": empty, "zero": empty})
    advances = {".notdef": 1000, "square": 1000, "space": 1000, "zero": 0}
    builder.setupHorizontalMetrics({name: (advance, 0) for name, advance in advances.items()})
    builder.setupHorizontalHeader(ascent=800, descent=-200)
    builder.setupNameTable({"familyName": "Test Square", "styleName": "Regular"})
    builder.setupOS2(sTypoAscender=800, sTypoDescender=-200, usWinAscent=800, usWinDescent=200)
    builder.setupPost()
    builder.font["head"].created = builder.font["head"].modified = 0
    return builder.font


STEP = 128
FEATURES = """
languagesystem DFLT dflt; languagesystem latn dflt; languagesystem hebr dflt;
feature liga { sub f i by f_i; sub f f by f_f; } liga;
feature kern { pos A V 128; pos V A -128; pos T e -128; pos T o -128; pos r period -128; pos L apostrophe -256; pos f f_i 128; } kern;
"""


def steps_font():
    """A font whose letters are blocks of one to five eighths of an em, as wide as their advances: hinting changes neither."""
    def block(advance):
        pen = TTGlyphPen(None)
        pen.moveTo((0, 0))
        for corner in [(0, 640), (advance, 640), (advance, 0)]:
            pen.lineTo(corner)
        pen.closePath()
        return pen.glyph()

    signs = {"'": "apostrophe", ".": "period"}
    latin = [*range(0x21, 0x7F), *range(0xC0, 0x100)]
    letters = {code: signs.get(chr(code), chr(code) if chr(code).isalpha() and code < 0x7F else f"uni{code:04X}")
               for code in [*latin, *range(0x5D0, 0x5EB), 0x2026, 0x2010]}
    advances = {name: STEP * (1 + code * 7 % 5) for code, name in letters.items()}
    advances |= {".notdef": 1024, "space": STEP, "f_i": 3 * STEP, "f_f": 4 * STEP}
    names = [".notdef", *sorted(advances.keys() - {".notdef"})]
    builder = FontBuilder(1024, isTTF=True)
    builder.setupGlyphOrder(names)
    builder.setupCharacterMap(letters | {0x20: "space", 0xA0: "space"})
    empty = TTGlyphPen(None).glyph()
    builder.setupGlyf({name: empty if name == "space" else block(advances[name]) for name in names})
    builder.setupHorizontalMetrics({name: (advance, 0) for name, advance in advances.items()})
    builder.setupHorizontalHeader(ascent=896, descent=-256)
    builder.setupNameTable({"familyName": "Test Steps", "styleName": "Regular"})
    builder.setupOS2(sTypoAscender=896, sTypoDescender=-256, usWinAscent=896, usWinDescent=256, sxHeight=640)
    builder.setupPost()
    addOpenTypeFeaturesFromString(builder.font, FEATURES)
    builder.font["head"].created = builder.font["head"].modified = 0
    return builder.font


def main():
    folder = Path(sys.argv[1])
    square_font().save(folder / "TestSquare.ttf")
    steps_font().save(folder / "TestSteps.ttf")
    slant = ("slnt", -10, 0, 0, "Slant")
    font("Test Slant", slant, (-1, -1, 0), [(0, 0), (123, 0), (123, 0), (0, 0)]).save(
        folder / "TestSlant.ttf")
    italic = ("ital", 0, 0, 1, "Italic")
    font("Test Italic", italic, (0, 1, 1), [(0, 0), (60, 0), (80, 0), (20, 0)]).save(
        folder / "TestItalic.ttf")


if __name__ == "__main__":
    main()
