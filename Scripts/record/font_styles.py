#!/usr/bin/env python3
"""Records which face Chromium selects for a style and a weight, and how it slants an upright one.

Writes the fixture `font_styles.json`: families of declared faces with the selected face for each
style and weight, and widths and bounds of texts in the bundled Inter, upright and slanted. Needs
Debian's chromium, and fonttools from PyPI.

    python3 Scripts/record/font_styles.py Tests/Fonts/PickerShapingTests/Fixtures/font_styles.json
"""

import base64
import io
import json
import random
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen

ROOT = Path(__file__).resolve().parents[2]
STYLES = ["normal", "italic", "oblique"]
TEXTS = ["H", "Hamburgefonts", "AVATAR", "fjord", "x\u0301", "(A-B) 12"]


def face(advance):
    """A font file whose `l` has the given advance, so that its width identifies the selected face."""
    builder = FontBuilder(1000, isTTF=True)
    builder.setupGlyphOrder([".notdef", "l"])
    builder.setupCharacterMap({0x6C: "l"})
    empty = TTGlyphPen(None).glyph()
    builder.setupGlyf({".notdef": empty, "l": empty})
    builder.setupHorizontalMetrics({".notdef": (advance, 0), "l": (advance, 0)})
    builder.setupHorizontalHeader(ascent=800, descent=-200)
    builder.setupNameTable({"familyName": "F", "styleName": "Regular"})
    builder.setupOS2()
    builder.setupPost()
    file = io.BytesIO()
    builder.save(file)
    return base64.b64encode(file.getvalue()).decode()


def families():
    """Random families of up to six declared faces, no two alike.

    None has both italic and oblique faces: Chromium takes the two for one style, CSS does not.
    """
    chance = random.Random(14)
    for number in range(120):
        leaning = STYLES[1 + number % 2]
        kinds = [(style, weight) for style in ["normal", leaning] for weight in range(100, 1000, 100)]
        yield chance.sample(kinds, chance.randint(1, 6))


def page(all_families):
    files = [face(100 * (place + 1)) for place in range(6)]
    rules = []
    for number, faces in enumerate(all_families):
        for place, (style, weight) in enumerate(faces):
            rules.append(
                f"@font-face{{font-family:f{number};font-style:{style};font-weight:{weight};"
                f"src:url(data:font/ttf;base64,{files[place]})}}")
    inter = base64.b64encode((ROOT / "Fonts/Inter/InterVariable.ttf").read_bytes()).decode()
    rules.append(
        "@font-face{font-family:inter;font-weight:100 900;src:url(data:font/ttf;base64," + inter + ")}")
    script = """
    const asked = [100, 350, 400, 450, 500, 600, 900]
    const styles = ['normal', 'italic', 'oblique']
    const pen = document.createElement('canvas').getContext('2d')
    const chosen = [], slanted = []
    const run = async () => {
      for (let f = 0; f < COUNT; f++) {
        const row = []
        for (const style of styles) for (const weight of asked) {
          const font = `${style} ${weight} 100px f${f}`
          await document.fonts.load(font, 'l')
          pen.font = font
          row.push(Math.round(pen.measureText('l').width / 10) - 1)
        }
        chosen.push(row)
      }
      for (const text of TEXTS) for (const style of styles) {
        const font = `${style} 400 100px inter`
        await document.fonts.load(font, text)
        pen.font = font
        const m = pen.measureText(text)
        slanted.push({text, style, width: m.width, left: -m.actualBoundingBoxLeft,
          right: m.actualBoundingBoxRight, top: -m.actualBoundingBoxAscent, bottom: m.actualBoundingBoxDescent})
      }
      document.body.textContent = 'ANSWER' + JSON.stringify({asked, chosen, slanted}) + 'END'
    }
    run().catch(error => { document.body.textContent = 'ANSWER' + error + 'END' })
    """.replace("COUNT", str(len(all_families))).replace("TEXTS", json.dumps(TEXTS))
    return f"<meta charset=utf-8><style>{''.join(rules)}</style><body><script>{script}</script>"


def main():
    all_families = list(families())
    with tempfile.NamedTemporaryFile("w", suffix=".html", encoding="utf-8") as file:
        file.write(page(all_families))
        file.flush()
        dom = subprocess.run(
            ["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--virtual-time-budget=60000",
             "--dump-dom", "file://" + file.name],
            capture_output=True, text=True, check=True).stdout
    answer = json.loads(re.search("ANSWER(.*)END", dom, re.S)[1].replace("&amp;", "&"))
    cases = [{"faces": [{"style": s, "weight": w} for s, w in faces], "chosen": chosen}
             for faces, chosen in zip(all_families, answer["chosen"])]
    result = {"styles": STYLES, "weights": answer["asked"], "families": cases, "slanted": answer["slanted"]}
    Path(sys.argv[1]).write_text(json.dumps(result, ensure_ascii=False, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main()
