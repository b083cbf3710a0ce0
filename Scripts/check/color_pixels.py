"""Compares the pixels of canvases and wheels with the colours that are picked there.

    python3 Scripts/check/color_pixels.py [--tool .build/debug/layout] [--renderer rsvg-convert|chromium]

For every pair of parameters of hsba, rgba, cmyka, greyscale and hsl a canvas and a wheel are laid out,
drawn as SVG, rasterised, and compared at 1,000 random points each with the colour computed by the
formulas of this script, in whole steps of 1/255, over the checkerboard where it shows. The pixels on the
rim of a wheel are compared with the shares of their areas that it covers. Prints the maximum difference
for each space, and fails beyond 2, on rims beyond 80: two antialiased layers cover up to a quarter more
than one, and Chromium's own circles differ from their areas by up to 60. Needs only Python and the
renderer. Runs one process per processor; the random numbers of a picture are seeded by its contents.
"""

import argparse
import colorsys
import concurrent.futures
import itertools
import json
import math
import random
import struct
import subprocess
import sys
import tempfile
import zlib
from pathlib import Path

SPACES = {
    "hsba": "hue saturation brightness alpha".split(),
    "rgba": "red green blue alpha".split(),
    "cmyka": "cyan magenta yellow black alpha".split(),
    "greyscale": "white alpha".split(),
    "hsl": "hue saturation lightness alpha".split(),
}
SIZE = 160
POINTS = 1000
LIMIT = 2
RIM_LIMIT = 80
GRAIN = 16  # samples along each side of a pixel of a rim
SHADOW = 8


def rgb(space, v):
    if space == "hsba":
        return colorsys.hsv_to_rgb(v["hue"], v["saturation"], v["brightness"])
    if space == "hsl":
        return colorsys.hls_to_rgb(v["hue"], v["lightness"], v["saturation"])
    if space == "cmyka":
        return [(1 - v[ink]) * (1 - v["black"]) for ink in ("cyan", "magenta", "yellow")]
    if space == "greyscale":
        return [v["white"]] * 3
    return [v["red"], v["green"], v["blue"]]


def pixels(png):
    """Rows of RGB or RGBA bytes, and the number of bytes a pixel has."""
    at, data = 8, b""
    while at < len(png):
        length, kind = struct.unpack(">I4s", png[at : at + 8])
        chunk = png[at + 8 : at + 8 + length]
        if kind == b"IHDR":
            width, height, depth, colors = struct.unpack(">IIBB", chunk[:10])
        data += chunk if kind == b"IDAT" else b""
        at += length + 12
    step = {2: 3, 6: 4}[colors]
    assert depth == 8
    raw, rows, last = zlib.decompress(data), [], bytearray(width * step)
    for y in range(height):
        start = y * (width * step + 1)
        kind, row = raw[start], bytearray(raw[start + 1 : start + 1 + width * step])
        for i in range(len(row)):
            a = row[i - step] if i >= step else 0
            b, c = last[i], last[i - step] if i >= step else 0
            if kind == 3:
                row[i] = (row[i] + (a + b) // 2) & 255
            elif kind == 4:
                pa, pb, pc = abs(b - c), abs(a - c), abs(a + b - 2 * c)
                row[i] = (row[i] + (a if pa <= pb and pa <= pc else b if pb <= pc else c)) & 255
            elif kind:
                row[i] = (row[i] + (a if kind == 1 else b)) & 255
        rows.append(row)
        last = row
    return rows, step


def draw(renderer, svg, png, size):
    if renderer == "chromium":
        options = "--headless --no-sandbox --disable-gpu --hide-scrollbars".split()
        command = [renderer, *options, f"--window-size={size[0]},{size[1]}"]
        command += [f"--screenshot={png}", f"file://{svg}"]
    else:
        command = [renderer, "-b", "white", str(svg), "-o", str(png)]
    subprocess.run(command, check=True, capture_output=True)
    return pixels(png.read_bytes())


def document(space, kind, pair, values):
    """A picker whose first control is the tested one; sliders pick the other parameters."""
    rest = [name for name in SPACES[space] if name not in pair]
    controls = [{"control": kind, "parameters": pair, "size": SIZE}]
    controls += [f"slider({name})" for name in rest]
    return {
        "type": "colorPicker", "space": space, "values": values, "controls": controls,
        "slider": {"length": 20, "thickness": 10}, "width": 220, "padding": 20, "fill": "white",
    }


def expected(space, kind, pair, values, x, y):
    """The colour at a point of the control, and its alpha over the grey of the checkerboard."""
    picked = dict(values)
    if kind == "canvas":
        picked[pair[0]], picked[pair[1]] = x / SIZE, y / SIZE
    else:
        dx, dy = x - SIZE / 2, y - SIZE / 2
        distance = from_middle(x, y) / (SIZE / 2)
        picked[pair[0]] = (math.atan2(dy, dx) / math.tau + 0.25) % 1
        picked[pair[1]] = min(1, distance)
    board = 0.8 if (int(x // 20) + int(y // 20)) % 2 == 0 else 1
    # What does not pick alpha is opaque.
    alpha = picked["alpha"] if "alpha" in pair else 1
    return rgb(space, picked), alpha, board


def from_middle(x, y):
    return math.hypot(x - SIZE / 2, y - SIZE / 2)


def coverage(px, py):
    """The share of a pixel that a wheel covers."""
    steps = [(step + 0.5) / GRAIN for step in range(GRAIN)]
    return sum(from_middle(px + x, py + y) <= SIZE / 2 for x in steps for y in steps) / GRAIN**2


def rim():
    """The pixels that the edge of a wheel crosses, and their shares that the wheel covers."""
    for py in range(SIZE):
        for px in range(SIZE):
            if abs(from_middle(px + 0.5, py + 0.5) - SIZE / 2) < 1:
                yield px, py, coverage(px, py)


RIM = list(rim())


def check(tool, renderer, space, kind, pair):
    choose = random.Random(f"{space} {kind} {pair}")
    with tempfile.TemporaryDirectory() as folder:
        return worst(tool, renderer, Path(folder), space, kind, pair, choose)


def worst(tool, renderer, folder, space, kind, pair, choose):
    values = {name: choose.random() for name in SPACES[space]}
    values["alpha"] = choose.choice([1, values["alpha"]])
    source = json.dumps(document(space, kind, pair, values)).encode()
    tree, svg = (
        subprocess.run(
            [tool, "document", "-", "--format", form], input=source, capture_output=True, check=True
        ).stdout
        for form in ("json", "svg")
    )
    tree = json.loads(tree)
    (folder / "picker.svg").write_bytes(svg)
    size = [math.ceil(tree["size"][side]) for side in ("width", "height")]
    rows, step = draw(renderer, folder / "picker.svg", folder / "picker.png", size)
    control = tree["root"]["children"][0]
    thumb = next(n for n in control["children"] if n["role"] == "thumb")["frame"]
    left, top = int(control["frame"]["x"]), int(control["frame"]["y"])

    def is_hidden(x, y):
        """Whether a point is beneath the thumb with its shadow, or where angle 1 meets angle 0 and a pixel may blend both."""
        radius = thumb["width"] / 2
        seam = kind == "wheel" and abs(x - SIZE / 2) < 1 and y < SIZE / 2
        return seam or math.hypot(x - thumb["x"] - radius, y - thumb["y"] - radius) < radius + SHADOW

    def difference(px, py, share=1.0):
        """How far a pixel is from the colour of its middle, which covers a share of it."""
        color, alpha, board = expected(space, kind, pair, values, px + 0.5, py + 0.5)
        wanted = [1 - share + share * board] * 3 if alpha < 1 else [1] * 3
        wanted = [w + (c - w) * alpha * share for w, c in zip(wanted, color)]
        at = (left + px) * step
        found = rows[top + py][at : at + 3]
        return max(abs(f - round(w * 255)) for f, w in zip(found, wanted))

    inside = []
    while len(inside) < POINTS:
        px, py = choose.randrange(SIZE), choose.randrange(SIZE)
        distance = from_middle(px + 0.5, py + 0.5)
        if is_hidden(px + 0.5, py + 0.5) or kind == "wheel" and not 4 <= distance <= 0.99 * SIZE / 2:
            continue
        inside.append(difference(px, py))
    edge = [difference(*pixel) for pixel in RIM if not is_hidden(pixel[0] + 0.5, pixel[1] + 0.5)]
    return max(inside), max(edge) if kind == "wheel" else 0


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--tool", default=".build/debug/layout")
    parser.add_argument("--renderer", default="rsvg-convert")
    parser.add_argument("--space", choices=SPACES)
    options = parser.parse_args()
    failed = False
    with concurrent.futures.ProcessPoolExecutor() as pool:
        for space in [options.space] if options.space else SPACES:
            for kind in ("canvas", "wheel"):
                pairs = list(itertools.permutations(SPACES[space], 2))
                found = [
                    pool.submit(check, options.tool, options.renderer, space, kind, pair) for pair in pairs
                ]
                results = [(each.result(), pair) for each, pair in zip(found, pairs)]
                (maximum, _), pair = max(results)
                line = f"{space} {kind}: {len(pairs)} pairs, worst {maximum} of 255 at {pair}"
                (_, edge), pair = max(results, key=lambda result: result[0][1])
                print(line + (f", rim {edge} at {pair}" if kind == "wheel" else ""), flush=True)
                failed = failed or maximum > LIMIT or edge > RIM_LIMIT
    sys.exit(failed)


if __name__ == "__main__":
    main()
