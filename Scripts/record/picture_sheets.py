"""Draws every example in every theme, light and dark, on contact sheets.

    python3 Scripts/record/picture_sheets.py [--tool .build/release/layout] [--output .build/pictures]
    python3 Scripts/record/picture_sheets.py --article

The sheets are THEME-SCHEME-N.png. Fails where a picture cannot be drawn or is blank: of one colour alone. --article draws the
pictures of the article *Themes* instead, from Examples/grid/controls.json.

Needs Pillow (PyPI).
"""

import argparse
import io
import json
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from PIL import Image, ImageDraw, ImageOps

THEMES = ["classic", "ios", "material", "plain"]
SCHEMES = ["light", "dark"]
CELL = (330, 300)
COLUMNS, ROWS = 6, 4
GAP = 12
ROOT = Path(__file__).resolve().parents[2]
ARTICLE = ROOT / "Sources/Controls/PickerControls/PickerControls.docc/Resources"


def drawn(tool, example, theme, scheme, scale=1):
    """The picture of an example over paper, which is white where the theme leaves it open."""
    command = [
        tool, "document", example, "--theme", theme, "--scheme", scheme, "--format", "png",
        "--scale", str(scale), "--output", "-",
    ]
    run = subprocess.run(command, capture_output=True)
    if run.returncode:
        raise RuntimeError(f"{example}: {run.stderr.decode().strip()}")
    picture = Image.open(io.BytesIO(run.stdout)).convert("RGBA")
    paper = Image.new("RGBA", picture.size, "white")
    return Image.alpha_composite(paper, picture).convert("RGB")


def is_blank(picture):
    return all(low == high for low, high in picture.getextrema())


def cell(name, picture):
    """A picture with its name, scaled down where it is larger than a cell."""
    box = Image.new("RGB", CELL, "#7F7F7F")
    room = (CELL[0], CELL[1] - 16)
    shown = picture if picture.width <= room[0] and picture.height <= room[1] else ImageOps.contain(picture, room)
    box.paste(shown, ((room[0] - shown.width) // 2, 16 + (room[1] - shown.height) // 2))
    ImageDraw.Draw(box).text((2, 2), name, fill="white")
    return box


def sheets(cells):
    count = COLUMNS * ROWS
    for start in range(0, len(cells), count):
        some = cells[start:start + count]
        rows = -(-len(some) // COLUMNS)
        sheet = Image.new("RGB", ((CELL[0] + GAP) * COLUMNS + GAP, (CELL[1] + GAP) * rows + GAP), "#5F5F5F")
        for number, picture in enumerate(some):
            row, column = divmod(number, COLUMNS)
            sheet.paste(picture, (GAP + column * (CELL[0] + GAP), GAP + row * (CELL[1] + GAP)))
        yield sheet


def draw_sheets(options):
    examples = sorted(ROOT.glob("Examples/*/*.json"))
    options.output.mkdir(parents=True, exist_ok=True)
    blank = []
    for theme in THEMES:
        for scheme in SCHEMES:
            with ThreadPoolExecutor(2) as pool:
                pictures = list(pool.map(lambda e: drawn(options.tool, e, theme, scheme), examples))
            names = [f"{e.parent.name}/{e.stem}" for e in examples]
            blank += [f"{theme} {scheme} {n}" for n, p in zip(names, pictures) if is_blank(p)]
            for number, sheet in enumerate(sheets([cell(n, p) for n, p in zip(names, pictures)]), 1):
                sheet.save(options.output / f"{theme}-{scheme}-{number}.png")
    for name in blank:
        print(f"blank: {name}", file=sys.stderr)
    print(f"{len(THEMES) * len(SCHEMES) * len(examples)} pictures on the sheets in {options.output}")
    return not blank


def draw_article(options):
    """The pictures of the article, `theme-ios.svg`, each with the colours of both schemes, also of what is behind it."""
    ARTICLE.mkdir(exist_ok=True)
    document = json.loads((ROOT / "Examples/grid/controls.json").read_text())
    document["background"] = "light-dark(white, #1C1C1E)"
    for theme in THEMES:
        command = [
            options.tool, "document", "-", "--theme", theme, "--scheme", "auto",
            "--output", ARTICLE / f"theme-{theme}.svg",
        ]
        subprocess.run(command, input=json.dumps(document).encode(), check=True)
    return True


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--tool", default=ROOT / ".build/release/layout", type=Path)
    parser.add_argument("--output", default=ROOT / ".build/pictures", type=Path)
    parser.add_argument("--article", action="store_true")
    options = parser.parse_args()
    sys.exit(not (draw_article if options.article else draw_sheets)(options))


if __name__ == "__main__":
    main()
