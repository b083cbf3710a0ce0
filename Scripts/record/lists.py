#!/usr/bin/env python3
"""Records how Chromium breaks real lists into rows: Scripts/record/lists.py

Names of countries in 18 languages, from Debian's iso-codes, as chips in containers of 15 widths. Writes
Tests/Interfaces/PickerLayoutTests/Fixtures/lists.json: the names, the widths, and the number of chips in each row.

Needs Debian's chromium and iso-codes.
"""

import gettext
import json
import pathlib

from recording import ROOT, font_face, lines, opened
from browser.chromium import Chromium

OUTPUT = ROOT / "Tests/Interfaces/PickerLayoutTests/Fixtures/lists.json"
CODES = pathlib.Path("/usr/share/iso-codes/json/iso_3166-1.json")
WIDTHS = [96, 120, 160, 200, 240, 288, 320, 343, 375, 390, 414, 480, 600, 768, 1024]
# Each in faces of the repository, in the order of fallback.
INTER = ("Inter", "Fonts/Inter/InterVariable.ttf")
LANGUAGES = {
    "de": [INTER], "fr": [INTER], "es": [INTER], "it": [INTER], "pl": [INTER], "cs": [INTER],
    "hu": [INTER], "tr": [INTER], "fi": [INTER], "vi": [INTER], "el": [INTER], "ru": [INTER],
    "uk": [INTER],
    "ar": [("Noto Sans Arabic", "Fonts/NotoSansArabic/NotoSansArabic-Regular.ttf"), INTER],
    "he": [("Noto Sans Hebrew", "Fonts/NotoSansHebrew/NotoSansHebrew-Regular.ttf"), INTER],
    "hi": [("Noto Sans Devanagari", "Fonts/NotoSansDevanagari/NotoSansDevanagari-Regular.ttf"), INTER],
    "th": [("Noto Sans Thai", "Fonts/NotoSansThai/NotoSansThai-Regular.ttf"), INTER],
    "zh_CN": [("Noto Sans CJK SC", "Fonts/NotoSansCJK/NotoSansCJKsc-Regular.otf"), INTER],
}
RIGHT_TO_LEFT = {"ar", "he"}
SIZE, PADDING, BORDER, GAP = 16, 8, 2, 12


def names(language):
    """The names of all countries that are translated into the language, in the order of their codes."""
    words = gettext.translation("iso_3166-1", "/usr/share/locale", languages=[language])
    countries = json.loads(CODES.read_text())["3166-1"]
    english = [each.get("common_name", each["name"]) for each in countries]
    return [words.gettext(each) for each in english]


def page(faces):
    rules = "".join(font_face(f"f{number}", ROOT / file) for number, (_, file) in enumerate(faces))
    families = ", ".join(f"f{number}" for number in range(len(faces)))
    return (
        "<!doctype html><meta charset=utf-8><style>" + rules
        + f"#box {{ display: flex; flex-wrap: wrap; gap: {GAP}px; box-sizing: border-box;"
        f" font: 400 {SIZE}px {families}; text-rendering: geometricPrecision;"
        " font-synthesis: none; text-spacing-trim: space-all; text-autospace: no-autospace }"
        f" #box span {{ display: block; white-space: nowrap; padding: {PADDING}px;"
        f" border: {BORDER}px solid; flex-shrink: 0 }}</style><div id=box></div>")


def rows(tab, language, items):
    """The number of chips in each row, for each width."""
    direction = "rtl" if language in RIGHT_TO_LEFT else "ltr"
    return tab.evaluate(
        "document.fonts.ready.then(() => { const box = document.getElementById('box');"
        f"box.dir = '{direction}'; box.lang = {json.dumps(language.replace('_', '-'))};"
        f"box.replaceChildren(...{json.dumps(items)}.map(text => {{"
        "const chip = document.createElement('span'); chip.textContent = text; return chip; }));"
        "return document.fonts.ready.then(() => "
        f"{json.dumps(WIDTHS)}.map(width => {{ box.style.width = width + 'px';"
        "const counts = []; let top = null;"
        "for (const chip of box.children) { if (chip.offsetTop !== top) { counts.push(0); top = chip.offsetTop; }"
        "counts[counts.length - 1] += 1; } return counts; })); })")


def main():
    cases = []
    with Chromium() as chromium:
        version = chromium.call("Browser.getVersion")["product"]
        for language, faces in LANGUAGES.items():
            items = names(language)
            with opened(chromium, page(faces)) as tab:
                found = rows(tab, language, items)
            cases.append({
                "language": language, "direction": "rtl" if language in RIGHT_TO_LEFT else "ltr",
                "fonts": [{"family": family, "file": file} for family, file in faces],
                "names": items, "rows": found})
    head = {
        "browser": version, "size": SIZE, "padding": PADDING, "border": BORDER, "gap": GAP, "widths": WIDTHS}
    OUTPUT.write_text(json.dumps(head)[:-1] + ',\n"cases": [\n' + lines(cases) + "\n]}\n")


if __name__ == "__main__":
    main()
