#!/usr/bin/env python3
"""Makes the bundled Chinese, Japanese and Korean face: a subset of Debian's Noto Sans CJK SC.

    apt install fonts-noto-cjk iso-codes
    $(Scripts/python-environment .build/python fonttools==4.68.0 babel==2.18.0) Scripts/record/cjk_font.py [FILE.ttc]

It covers Big5 level 1, JIS X 0208, GB 2312 and KS X 1001, the names of ISO 3166, ISO 639, ISO 4217 and ISO 15924 in
Chinese, Japanese and Korean (iso-codes), those of CLDR (babel), and all characters of the file that it replaces. Four
characters of these sets that Noto Sans CJK lacks are composed of its glyphs. Hints and vertical metrics are removed.

Writes Fonts/NotoSansCJK/NotoSansCJKsc-Regular.otf and, for the tests, the characters of the sets in
Tests/Fonts/PickerShapingTests/Fixtures/east_asian_characters.json. Prints the digest for Sources/Fonts/CPickerFonts/fonts.c.
"""

import gettext
import json
import pathlib
import sys

from babel import Locale
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.pens.transformPen import TransformPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTCollection, TTFont

ROOT = pathlib.Path(__file__).resolve().parents[2]
SOURCE = "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc"
OUTPUT = ROOT / "Fonts/NotoSansCJK/NotoSansCJKsc-Regular.otf"
FIXTURE = ROOT / "Tests/Fonts/PickerShapingTests/Fixtures/east_asian_characters.json"
FEATURES = ["ccmp", "liga", "ljmo", "locl", "tjmo", "vjmo", "halt", "kern", "palt"]
LANGUAGES = {"zh_Hans": "zh_CN", "zh_Hant": "zh_TW", "zh_Hant_HK": "zh_HK", "ja": "ja", "ko": "ko"}
STANDARDS = ["3166-1", "3166-2", "3166-3", "639-2", "639-3", "4217", "15924"]
TABLES = ["territories", "languages", "scripts", "variants", "currency_names", "days", "months", "eras", "day_periods",
          "quarters", "time_zones", "meta_zones", "unit_display_names"]
HIGH = range(0xA1, 0xFF)
BIG5 = [*range(0x40, 0x7F), *HIGH]


def coded(codec, first, second):
    """The characters of a code of two bytes."""
    pairs = (bytes([a, b]) for a in first for b in second)
    return {ord(text) for pair in pairs if len(text := pair.decode(codec, "ignore")) == 1}


def texts(value):
    """All strings in a tree of CLDR."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, (list, tuple)):
        for each in value:
            yield from texts(each)
    elif hasattr(value, "values"):
        for each in value.values():
            yield from texts(each)


def cldr_names():
    for name in LANGUAGES:
        data = Locale.parse(name)._data
        for table in TABLES:
            yield from texts(data[table])


def iso_names():
    for language in LANGUAGES.values():
        for standard in STANDARDS:
            catalog = gettext.translation(f"iso_{standard}", "/usr/share/locale", [language], fallback=True)
            # The entry of the empty text describes the file.
            yield from (text for key, text in getattr(catalog, "_catalog", {}).items() if key)


def letters(names):
    """The characters of texts that are not ASCII, which Inter has."""
    return {ord(character) for name in names for character in name if ord(character) > 0x7E}


def character_sets():
    return {
        "Big5 level 1": coded("big5", range(0xA1, 0xC7), BIG5),
        "JIS X 0208": coded("euc_jp", HIGH, HIGH),
        "GB 2312": coded("gb2312", HIGH, HIGH),
        "KS X 1001": coded("euc_kr", HIGH, HIGH),
        "ISO names": letters(iso_names()),
        "CLDR names": letters(cldr_names()),
    }


# What Noto Sans CJK lacks: the advance, and the glyphs that it is composed of, each by a character, a scale and an
# offset. Each takes the place of a glyph that the subset has no other use for: of a circled letter.
COMPOSED = {
    0x0149: (0x1F150, 830, [(0x2019, 1, 0, 0), (0x6E, 1, 220, 0)]),
    0x223C: (0x1F151, 1000, [(0x301C, 1, 0, 0)]),
    0x2252: (0x1F152, 1000, [(0xFF1D, 1, 0, 0), (0xFF0E, 0.7, 90, 600), (0xFF0E, 0.7, 575, 47)]),
    0x22C5: (0x1F154, 300, [(0xFF0E, 0.7, -17, 283)]),
    0x25C8: (0x1F153, 1000, [(0x25C7, 1, 0, 0), (0x25C6, 0.5, 250, 190)]),
}


def compose(font):
    characters = font.getBestCmap()
    glyphs = font.getGlyphSet()
    cff = font["CFF "].cff.topDictIndex[0]
    for code, (place, advance, parts) in COMPOSED.items():
        name = characters[place]
        pen = T2CharStringPen(advance, glyphs)
        for part, scale, x, y in parts:
            glyphs[characters[part]].draw(TransformPen(pen, (scale, 0, 0, scale, x, y)))
        private = cff.FDArray[cff.FDSelect[font.getGlyphID(name)]].Private
        drawn = pen.getCharString(private, cff.GlobalSubrs)
        # The width in a glyph program is relative to that of its group of glyphs.
        drawn.program[0] -= private.nominalWidthX
        cff.CharStrings[name] = drawn
        font["hmtx"][name] = (advance, font["hmtx"][name][1])
        for table in font["cmap"].tables:
            if table.isUnicode() and table.format != 14:
                table.cmap[code] = name
                table.cmap.pop(place, None)


def subset(font, characters):
    options = Options()
    options.hinting = False
    options.layout_features = FEATURES
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6]
    options.notdef_outline = True
    options.drop_tables += ["VORG", "vmtx", "vhea"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)


def digest(data):
    """`TextHash.digest` of the bytes."""
    mask = (1 << 64) - 1

    def mix(a, b):
        product = a * b
        return (product >> 64) ^ (product & mask)

    state, whole = len(data), len(data) // 8 * 8
    for at in range(0, whole, 8):
        state = mix(state ^ int.from_bytes(data[at:at + 8], "little"), 0x9E3779B97F4A7C15)
    return mix(state ^ int.from_bytes(data[whole:], "big"), 0xD1B54A32D192ED03)


def main():
    source = sys.argv[1] if len(sys.argv) > 1 else SOURCE
    faces = TTCollection(source)
    font = next(face for face in faces if face["name"].getDebugName(4) == "Noto Sans CJK SC")
    font.recalcTimestamp = False
    sets = character_sets()
    kept = set(TTFont(OUTPUT).getBestCmap())
    compose(font)
    subset(font, kept.union(*sets.values()))
    font.save(OUTPUT)
    text = {name: "".join(map(chr, sorted(codes))) for name, codes in sets.items()}
    FIXTURE.write_text(json.dumps(text, ensure_ascii=False, indent=1) + "\n")
    for name, codes in sets.items():
        print(f"{name}: {len(codes)} characters")
    print(f"{len(font.getBestCmap())} characters, {font['maxp'].numGlyphs} glyphs, {OUTPUT.stat().st_size} bytes, "
          f"digest 0x{digest(OUTPUT.read_bytes()):016X}")


if __name__ == "__main__":
    main()
