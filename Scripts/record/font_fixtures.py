#!/usr/bin/env python3
"""Makes the fonts of the tests: two variable ones for styles, and one for boxes.

The variable ones have two glyphs, a bar for `l` and one for `i`, 1000 units per em, and one axis:

    TestSlant.ttf   slnt -10…0: at -10 the top of the bar, 700 units high, stands 123 to the right
    TestItalic.ttf  ital 0…1:   at 1 the bar is 20 units wider, and 60 to the right at its top

Every letter of TestSquare.ttf is a square of one em, of which four fifths stand above the baseline, so that texts are whole pixels
wide in every browser.

Needs fonttools from PyPI.

    python3 Scripts/record/font_fixtures.py Tests/PickerShapingTests/Fixtures/fonts
"""

import sys
from pathlib import Path

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


def main():
    folder = Path(sys.argv[1])
    square_font().save(folder / "TestSquare.ttf")
    slant = ("slnt", -10, 0, 0, "Slant")
    font("Test Slant", slant, (-1, -1, 0), [(0, 0), (123, 0), (123, 0), (0, 0)]).save(
        folder / "TestSlant.ttf")
    italic = ("ital", 0, 0, 1, "Italic")
    font("Test Italic", italic, (0, 1, 1), [(0, 0), (60, 0), (80, 0), (20, 0)]).save(
        folder / "TestItalic.ttf")


if __name__ == "__main__":
    main()
