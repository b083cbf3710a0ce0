#!/usr/bin/env python3
"""Records Chromium's answers for the colour functions of CSS, for the tests of PickerColor.

    python3 Scripts/record/color_functions.py

Writes Tests/Core/PickerColorTests/Fixtures/functions.txt.gz, a line for each text, with fields separated by tabs:

    text    the four components in sRGB, not clipped    the pixel of an opaque colour, as #rrggbb
    text    invalid

The components are those of `color(from TEXT srgb r g b / alpha)`. Texts that only we leave out are not in it: calc(), relative
colours, comments, and functions without a closing bracket. Needs Debian's chromium.
"""

import gzip
import json
import random
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Scripts"))

from browser.chromium import Chromium  # noqa: E402

FIXTURE = ROOT / "Tests/Core/PickerColorTests/Fixtures/functions.txt.gz"
SPACES = "srgb srgb-linear display-p3 a98-rgb prophoto-rgb rec2020 xyz xyz-d50 xyz-d65".split()
# The range of numbers that stands for 0 … 100 %, for each component but a hue.
FUNCTIONS = {
    "rgb": [255, 255, 255], "hsl": ["hue", 100, 100], "hwb": ["hue", 100, 100],
    "lab": [100, 125, 125], "lch": [100, 150, "hue"], "oklab": [1, 0.4, 0.4],
    "oklch": [1, 0.4, "hue"], "color": [1, 1, 1],
}
SIGNED = {"lab", "oklab"}
BY_HAND = """
rgb(255 0 0) rgb(255,0,0) RGB(255,0,0) rgb( 255 , 0 , 0 ) rgba(255,0,0,.5) rgba(255 0 0 / .5) rgb(255 0 0/50%)
rgb(100%,0%,50%) rgb(100% 0 50%) rgb(none 0 255) rgb(1e2 2.5e1 0) rgb(+5 -5 300) rgb(127.5 127.4 127.6)
rgb(.5.5.5) rgb(50%50%50%) rgb(1-2-3) rgba(1,2,3,150%) rgba(1,2,3,-1) rgb(0 0 0/none) rgb(0 0 0 / 0.123456)
hsl(120,100%,50%) hsl(120 100% 50%) hsl(120 100 50) hsl(120deg 100% 50%) hsl(.5turn 100% 50%) hsl(200grad 50% 50%)
hsl(3.14159rad 50% 50%) hsl(-120 100% 25%) hsl(480 100% 25%) hsl(none none 50%) hsl(120 -50% 50%) hsl(120 150% 50%)
hsl(120 50% 150%) hsl(120 50% -10%) hsla(240,50%,50%,.25) hsl(240 50% 50% / 25%) hsl(0.25turn,10%,20%) hsl(90DEG 10% 20%)
hwb(90 10% 10%) hwb(90 80% 80%) hwb(90 0 0) hwb(none 20 20) hwb(90 120% 10%) hwb(90 -10% 10%) hwb(0.1turn 10 20 / 0.5)
lab(50 20 -30) lab(50% 16% -24%) lab(none none none) lab(150 0 0) lab(-10 50 0) lab(100 60 0) lab(0 60 60) lab(50 20 -30 / 40%)
lch(50 30 270) lch(50% 20% 270deg) lch(50 -30 270) lch(50 200 30) lch(none 30 none) lch(70 20 1.5turn / none)
oklab(0.5 0.1 -0.1) oklab(50% 25% -25%) oklab(1 0.2 0) oklab(0 0.2 0) oklab(2 0 0) oklab(-1 0.1 0.1)
oklch(0.7 0.1 150) oklch(70% 25% 150deg) oklch(0.7 0.3 150) oklch(0.7 -0.1 150) oklch(none 0.1 none) oklch(0.9 0.4 30 / 0.5)
color(srgb 1 0.5 0) color(srgb 100% 50% 0%) color(SRGB none 0 1) color(srgb 2 -1 0.5) color(display-p3 1 0 0 / 0.5)
color(display-p3 -0.5 0.5 1.5) color(xyz 0.3 0.2 0.1) color(xyz-d50 30% 20% 10%) color(prophoto-rgb 0.01 0.02 0.5)
""".strip().splitlines()
INVALID = """
rgb() rgb(1) rgb(1 2) rgb(1 2 3 4) rgb(1,2) rgb(1,2,3,4,5) rgb(1,2 3) rgb(1 2,3) rgb(1 2 3, 4) rgb(1,2,3 / 4) rgb(1 2 3 /)
rgb(1 2 3 / 4 5) rgb(1,2,3,) rgb(,1,2,3) rgb(1,,2,3) rgb(100%,1,2) rgb(1,2,none) rgba(1,2,3,none) rgb(1deg 2 3) rgb(red 2 3)
rgb(1 2 3deg) rgb(1. 2 3) rgb(0x1 2 3) rgb(1px 2 3) rgb(1e 2 3) rgb(+-1 2 3) rgb(1 2 3 / 50deg) rgb(1 2 3 / a) rgb(# 2 3)
hsl(120,100,50) hsl(120%,50%,50%) hsl(120% 50% 50%) hsl(120,50%) hsl(none,50%,50%) hsl(120 50% 50% 1) hsl(120px 50% 50%)
hsl(50% 120 50%) hsl(120,50%,50) hwb(90,10%,10%) hwb(90 10%) hwba(90 10% 10%) lab(50,20,30) lab(50 20) lab(50deg 20 30) lab(50 20 30deg)
lch(50 30 50%) lch(50deg 30 50) lch(50,30,50) laba(50 20 30) oklab(0.5,0.1,0.1) oklch(0.5 0.1 10%) oklch(0.5 0.1)
color(1 0 0) color(srgb 1 0) color(srgb 1 0 0 0) color(srgb,1,0,0) color(sRGB-linea 1 0 0) color(srgb 1deg 0 0) color(hsl 1 0 0)
color() color(srgb) rgbb(1 2 3) rgb (1 2 3) rgb(1 2 3)) rgb((1 2 3)) (1 2 3) rgb(1 2 3)x lab hsl( )
""".strip().splitlines()


def split(lines):
    """The texts in lines where each ends with a closing bracket."""
    for line in lines:
        text = ""
        depth = 0
        for letter in line + " ":
            if letter == " " and depth == 0:
                if text.strip():
                    yield text.strip()
                text = ""
                continue
            depth = max(0, depth + (letter == "(") - (letter == ")"))
            text += letter


class Texts:
    def __init__(self, seed):
        self.chance = random.Random(seed)

    def number(self, value):
        text = f"{value:.{self.chance.choice([0, 1, 2, 4])}f}"
        return text.replace("0.", ".", 1) if text.startswith("0.") and self.chance.random() < 0.3 else text

    def hue(self, modern):
        degrees = self.chance.uniform(-400, 800)
        if modern and self.chance.random() < 0.1:
            return "none"
        return self.chance.choice([
            self.number(degrees), f"{degrees:.1f}deg", f"{degrees / 360:.3f}turn", f"{degrees / 0.9:.1f}grad",
            f"{degrees * 0.0174533:.4f}rad"])

    def component(self, kind, name, modern, percent):
        if kind == "hue":
            return self.hue(modern)
        if modern and self.chance.random() < 0.06:
            return "none"
        low = -1 if name in SIGNED and kind in (125, 0.4) else 0
        share = self.chance.uniform(low - 0.1, 1.1) if self.chance.random() < 0.2 else self.chance.uniform(low, 1)
        return f"{share * 100:.1f}%" if percent else (
            f"{share * kind:.4f}" if kind <= 1 else self.number(share * kind))

    def alpha(self, modern):
        if self.chance.random() < 0.6:
            return None
        if modern and self.chance.random() < 0.1:
            return "none"
        share = self.chance.uniform(-0.1, 1.1)
        return f"{share * 100:.0f}%" if self.chance.random() < 0.5 else self.number(share)

    def text(self, name):
        legacy = name in ("rgb", "hsl") and self.chance.random() < 0.4
        whole = self.chance.random() < 0.5
        parts = []
        for kind in FUNCTIONS[name]:
            percent = (name == "hsl" or whole) if legacy else self.chance.random() < 0.4
            parts.append(self.component(kind, name, not legacy, percent))
        alpha = self.alpha(not legacy)
        if legacy:
            return f"{name}{self.chance.choice(['', 'a'])}({', '.join(parts + ([alpha] if alpha else []))})"
        if name == "color":
            parts.insert(0, self.chance.choice(SPACES))
        return f"{name}({' '.join(parts)}{' / ' + alpha if alpha else ''})"


ASK = """(texts => {
  const style = document.body.style
  const context = new OffscreenCanvas(1, 1).getContext("2d", {willReadFrequently: true})
  return texts.map(text => {
    if (!CSS.supports("color", text)) return null
    style.color = `color(from ${text} srgb r g b / alpha)`
    const numbers = getComputedStyle(document.body).color.match(/-?[\\d.]+(e-?\\d+)?|none/g).map(n => n === "none" ? 0 : +n)
    context.clearRect(0, 0, 1, 1)
    context.fillStyle = text
    context.fillRect(0, 0, 1, 1)
    const pixel = [...context.getImageData(0, 0, 1, 1).data]
    return {numbers, pixel}
  })
})"""


def line(text, answer):
    if answer is None:
        return f"{text}\tinvalid"
    red, green, blue, *alpha = answer["numbers"]
    alpha = alpha[0] if alpha else 1
    pixel = "#" + "".join(f"{byte:02x}" for byte in answer["pixel"][:3]) if alpha == 1 else "-"
    return "\t".join([text, *(f"{number:.9g}" for number in (red, green, blue, alpha)), pixel])


def main():
    made = Texts(65)
    texts = [*split(BY_HAND), *split(INVALID)]
    texts += [made.text(name) for name in FUNCTIONS for _ in range(240 if name == "color" else 120)]
    texts = list(dict.fromkeys(texts))
    with Chromium() as chromium:
        page = chromium.page("data:text/html,<body>")
        answers = page.evaluate(f"{ASK}({json.dumps(texts)})")
        version = page.evaluate("navigator.userAgent").split("Chrome/")[1].split()[0]
    lines = [f"# Chromium {version}", *map(line, texts, answers)]
    FIXTURE.write_bytes(gzip.compress(("\n".join(lines) + "\n").encode(), mtime=0))
    wrong = {text for text, answer in zip(texts, answers) if answer is None}
    print(f"{len(texts)} texts, {len(wrong)} of them invalid")
    for text in sorted(set(split(BY_HAND)) & wrong):
        print(f"invalid: {text}")
    for text in sorted(set(split(INVALID)) - wrong):
        print(f"valid: {text}")


main()
