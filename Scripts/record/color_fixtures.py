"""Records results of the library coloraide for colours, for the tests of PickerColor.

    pip install coloraide==8.13.1
    python Scripts/record/color_fixtures.py

Writes three files into Tests/Core/PickerColorTests/Fixtures, numbers as little-endian doubles, the first with gzip:

colors.f64.gz  14 numbers for each colour of a grid of 25 x 20 x 20 (red outermost; steps of 1/24, 1/19
             and 1/19): hue saturation brightness, hue saturation lightness, cyan magenta yellow black,
             lightness chroma hue of Oklch, relative luminance. Hues are turns and 0 for a grey; chroma
             is not normalised, about 0.32 at most. The first two spaces are checked against colorsys.
blends.f64   for each mode of MODES in turn, 64 times: source (4), backdrop (4), result (4), straight alpha
names.txt    "name #rrggbb" for each CSS colour
"""

import colorsys
import gzip
import math
import random
import struct
from pathlib import Path

from coloraide.css.color_names import name2val_map
from coloraide.everything import ColorAll as Color

FIXTURES = Path(__file__).resolve().parents[2] / "Tests" / "Core" / "PickerColorTests" / "Fixtures"
MODES = (
    "normal multiply screen overlay darken lighten color-dodge color-burn hard-light soft-light "
    "difference exclusion hue saturation color luminosity plus-lighter"
).split()


def turns(degrees):
    return 0.0 if math.isnan(degrees) else degrees / 360 % 1


def spaces(rgb):
    color = Color("srgb", rgb)
    is_grey = rgb[0] == rgb[1] == rgb[2]
    hsv = color.convert("hsv").coords()
    hsl = color.convert("hsl").coords()
    oklch = color.convert("oklch").coords()
    hue = 0.0 if is_grey else turns(hsv[0])
    for ours, theirs in (
        ((hue, hsv[1], hsv[2]), colorsys.rgb_to_hsv(*rgb)),
        ((hue, hsl[2], hsl[1]), colorsys.rgb_to_hls(*rgb)),
    ):
        assert all(abs(a - b) < 1e-12 for a, b in zip(ours, theirs)), (rgb, ours, theirs)
    return [
        *(hue, hsv[1], hsv[2]),
        *(hue, hsl[1], hsl[2]),
        *color.convert("cmyk").coords(),
        *(oklch[0], 0.0 if is_grey else oklch[1], 0.0 if is_grey else turns(oklch[2])),
        color.luminance(),
    ]


def blend(mode, source, backdrop):
    operator, mode = (mode, "normal") if mode == "plus-lighter" else ("source-over", mode)
    layers = [Color("srgb", c[:3], c[3]) for c in (source, backdrop)]
    result = Color.layer(layers, blend=mode, operator=operator, space="srgb")
    return [*result.coords(), result.alpha()]


def blends():
    # Over a translucent backdrop the library omits the part of the source that does not overlap it
    # (Compositing 1, section 5.1), so modes that blend are recorded over opaque ones.
    choose = random.Random(5)
    for mode in MODES:
        for _ in range(64):
            source, backdrop = ([choose.randint(0, 8) / 8 for _ in range(3)] for _ in "sb")
            mixes = mode not in ("normal", "plus-lighter")
            source.append(choose.randint(1, 4) / 4)
            backdrop.append(1 if mixes else choose.randint(1, 4) / 4)
            yield from (*source, *backdrop, *blend(mode, source, backdrop))


def write(name, numbers):
    numbers = list(numbers)
    packed = struct.pack(f"<{len(numbers)}d", *numbers)
    (FIXTURES / name).write_bytes(gzip.compress(packed, mtime=0) if name.endswith(".gz") else packed)


def main():
    FIXTURES.mkdir(parents=True, exist_ok=True)
    grid = ((r / 24, g / 19, b / 19) for r in range(25) for g in range(20) for b in range(20))
    write("colors.f64.gz", (number for rgb in grid for number in spaces(rgb)))
    write("blends.f64", blends())
    names = (
        f"{name} #" + "".join(f"{round(c):02x}" for c in value[:3])
        for name, value in sorted(name2val_map.items())
        if name != "transparent"
    )
    (FIXTURES / "names.txt").write_text("\n".join(names) + "\n")


main()
