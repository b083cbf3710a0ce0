#!/usr/bin/env python3
"""Makes the variable fonts for the tests of styles: one that slants, one that turns italic.

Each has two glyphs, a bar for `l` and one for `i`, 1000 units per em, and one axis:

    TestSlant.ttf   slnt -10…0: at -10 the top of the bar, 700 units high, stands 123 to the right
    TestItalic.ttf  ital 0…1:   at 1 the bar is 20 units wider, and 60 to the right at its top

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


def main():
    folder = Path(sys.argv[1])
    slant = ("slnt", -10, 0, 0, "Slant")
    font("Test Slant", slant, (-1, -1, 0), [(0, 0), (123, 0), (123, 0), (0, 0)]).save(
        folder / "TestSlant.ttf")
    italic = ("ital", 0, 0, 1, "Italic")
    font("Test Italic", italic, (0, 1, 1), [(0, 0), (60, 0), (80, 0), (20, 0)]).save(
        folder / "TestItalic.ttf")


if __name__ == "__main__":
    main()
