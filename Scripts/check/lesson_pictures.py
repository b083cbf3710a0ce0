"""Compares examples with pictures computed as programs for a canvas do, from sines, cosines and matrices.

    python3 Scripts/check/lesson_pictures.py [--tool .build/debug/layout] [--keep FOLDER]

The examples are those that a lesson on drawing builds up: leaves, polygons, stars, flowers, a slide show, circles and an album. This
script draws each once more, from formulas of its own in the frames of the layout, with GRAIN × GRAIN samples a pixel, and compares
it with the tool's PNG outside of texts and icons. Fails where the mean difference is MEAN of 255 or more, or a pixel differs by
more than PIXEL. Needs Pillow and numpy (PyPI).
"""

import argparse
import io
import json
import math
import subprocess
import sys
from pathlib import Path

import numpy
from PIL import Image, ImageDraw

ROOT = Path(__file__).resolve().parents[2]
GRAIN = 8
MEAN = 3
PIXEL = 64
# What is compared elsewhere, and grows by a point for its antialiasing.
TEXTS = {"line", "label", "icon", "dot", "indicator", "plate", "segment"}

RED, ORANGE, YELLOW, GREEN = (255, 59, 48), (255, 149, 0), (255, 204, 0), (52, 199, 89)
CYAN, BLUE, INDIGO, WHITE, BLACK = (50, 173, 230), (0, 122, 255), (88, 86, 214), (255,) * 3, (0,) * 3


class Canvas:
    """A white picture that is painted through masks of samples."""

    def __init__(self, width, height):
        self.size = (math.ceil(width), math.ceil(height))
        self.pixels = numpy.full((self.size[1], self.size[0], 3), 255.0)
        ys, xs = numpy.mgrid[0:self.size[1] * GRAIN, 0:self.size[0] * GRAIN]
        self.x, self.y = (xs + 0.5) / GRAIN, (ys + 0.5) / GRAIN

    def paint(self, mask, color):
        """Paints samples; the colour is one, or a function of x and y in the middle of pixels."""
        share = mask.reshape(self.size[1], GRAIN, self.size[0], GRAIN).mean(axis=(1, 3))[:, :, None]
        if callable(color):
            ys, xs = numpy.mgrid[0:self.size[1], 0:self.size[0]]
            color = color(xs + 0.5, ys + 0.5)
        self.pixels = self.pixels * (1 - share) + numpy.asarray(color, dtype=float) * share

    def polygon(self, points):
        mask = Image.new("1", (self.size[0] * GRAIN, self.size[1] * GRAIN))
        ImageDraw.Draw(mask).polygon([(x * GRAIN - 0.5, y * GRAIN - 0.5) for x, y in points], fill=1)
        return numpy.asarray(mask)

    def box(self, frame):
        x, y, width, height = frame
        return (self.x >= x) & (self.x < x + width) & (self.y >= y) & (self.y < y + height)

    def ring(self, x, y, radius, width):
        return numpy.abs(numpy.hypot(self.x - x, self.y - y) - radius) <= width / 2

    def border(self, frame, color):
        """A line of one point around a frame."""
        x, y, width, height = frame
        self.paint(self.box((x - 1, y - 1, width + 2, height + 2)) & ~self.box(frame), color)

    def picture(self, path, size, middle, room):
        """A picture of a size, scaled down to a room around a place if it is larger."""
        scale = min(1, room[2] / size[0], room[3] / size[1])
        width, height = size[0] * scale, size[1] * scale
        left, top = middle[0] - width / 2, middle[1] - height / 2
        picture = numpy.asarray(Image.open(path).convert("RGB"))
        column = numpy.clip(((self.x - left) / width * picture.shape[1]).astype(int), 0, picture.shape[1] - 1)
        row = numpy.clip(((self.y - top) / height * picture.shape[0]).astype(int), 0, picture.shape[0] - 1)
        samples = picture[row, column].astype(float)
        shape = (self.size[1], GRAIN, self.size[0], GRAIN, 3)
        mask = self.box((left, top, width, height)) & self.box(room)
        share = mask.reshape(shape[:4]).mean(axis=(1, 3))[:, :, None]
        samples = numpy.where(mask[:, :, None], samples, 0).reshape(shape).mean(axis=(1, 3))
        self.pixels = self.pixels * (1 - share) + samples


def mixed(colors, share):
    """The colour at a share of the way along colours at equal distances."""
    share = numpy.clip(share, 0, 1) * (len(colors) - 1)
    return numpy.stack([numpy.interp(share, range(len(colors)), [c[i] for c in colors]) for i in range(3)], axis=-1)


def middle(frame):
    return frame[0] + frame[2] / 2, frame[1] + frame[3] / 2


def corners(frame, count, ratio=None, factor=1.0):
    """The corners of a polygon from the top on; with a ratio those of a star."""
    (x, y), radius = middle(frame), min(frame[2], frame[3]) / 2 * factor
    step = math.tau / count
    points = []
    for i in range(count):
        points.append((x + radius * math.sin(step * i), y - radius * math.cos(step * i)))
        if ratio is not None:
            angle = step * i + step / 2
            points.append((x + radius * ratio * math.sin(angle), y - radius * ratio * math.cos(angle)))
    return points


def applied(matrix, points):
    a, b, c, d, tx, ty = matrix
    return [(a * x + c * y + tx, b * x + d * y + ty) for x, y in points]


def after(first, second):
    """The matrix of one transform and then another."""
    a, b, c, d, tx, ty = first
    e, f, g, h, ux, uy = second
    return (a * e + b * g, a * f + b * h, c * e + d * g, c * f + d * h, tx * e + ty * g + ux, tx * f + ty * h + uy)


def leaves(canvas, frames):
    x, y, width, height = frame = frames["canvas"]
    canvas.border(frame, RED)
    start, end = (0, 0), (width, height)
    controls = [(width * 0.05, height - height * 0.05), (width * 0.95, height * 0.05)]
    leaf = []
    for begin, control, finish in [(start, controls[0], end), (end, controls[1], start)]:
        for t in numpy.linspace(0, 1, 200):
            leaf.append(tuple(
                (1 - t) ** 2 * begin[i] + 2 * t * (1 - t) * control[i] + t * t * finish[i] for i in range(2)))
    cosine, sine = math.cos(-math.pi / 4), math.sin(-math.pi / 4)
    for i in numpy.arange(1.4, 7, 0.5):
        small = (0.2 / i, 0, 0, 0.2 / i, 0, 0)
        place = (cosine, sine, -sine, cosine, width - width / i, height / i)
        for first in [(1, 0, 0, -1, 0, 0), (1, 0, 0, 1, 0, 0)]:
            matrix = after(after(after(first, small), place), (1, 0, 0, 1, x, y))
            canvas.paint(canvas.polygon(applied(matrix, leaf)), GREEN)


def polygons(canvas, frames):
    x, y, width, height = frame = frames["canvas"]
    canvas.border(frame, RED)
    canvas.paint(canvas.polygon(corners((x, y, width / 2, height), 5)), CYAN)
    half = (-width / 4, -height / 2, width / 2, height)
    # A line along the sides reaches as far inwards as outwards.
    inner = min(half[2], half[3]) / 2 * math.cos(math.pi / 6)
    for i in range(13):
        scale, angle = 0.85**i, i * math.pi / 12
        turn = (math.cos(angle), math.sin(angle), -math.sin(angle), math.cos(angle), x + width * 0.75, y + height / 2)
        matrix = after((scale, 0, 0, scale, 0, 0), turn)
        outside, inside = (
            canvas.polygon(applied(matrix, corners(half, 6, factor=1 + side * 1.5 / inner))) for side in (1, -1))
        canvas.paint(outside & ~inside, CYAN)
    for number, box in enumerate(frames["boxes"], 3):
        canvas.border(box, RED)
        canvas.paint(canvas.polygon(corners(box, number)), GREEN)


def stars(canvas, frames):
    x, y, width, height = frame = frames["canvas"]
    canvas.border(frame, RED)
    brightness = 255 * 0.25 * 60 * 0.03
    bright = (brightness, brightness, 0)
    left, right = (x + width / 4, y + height / 2), (x + width * 0.75, y + height / 2)
    radius = min(width, height) / 2
    canvas.paint(
        canvas.polygon(corners((x, y, width / 2, height), 5, 0.75)),
        lambda xs, ys: mixed([bright, BLUE], numpy.hypot(xs - left[0], ys - left[1]) / radius))
    canvas.paint(
        canvas.polygon(corners((x + width / 2, y, width / 2, height), 16, 0.9)),
        lambda xs, ys: mixed(
            [BLUE, bright, BLUE], numpy.arctan2(ys - right[1], xs - right[0]) / math.tau % 1))
    for number, box in enumerate(frames["boxes"], 3):
        canvas.border(box, RED)
        share = lambda xs, ys, box=box: ((xs - box[0]) / box[2] + (ys - box[1]) / box[3]) / 2
        canvas.paint(canvas.box(box), lambda xs, ys: mixed([BLUE, YELLOW], share(xs, ys)))
        canvas.paint(canvas.polygon(corners(box, number, 0.4)), WHITE)


def flower(canvas, frame, count, levels, width, color):
    (x, y), radius = middle(frame), min(frame[2], frame[3]) / 2 / levels
    centers = [(x, y)]
    for _ in range(levels - 1):
        for cx, cy in list(centers):
            for i in range(count):
                angle = math.tau / count * i
                place = (cx + radius * math.sin(angle), cy - radius * math.cos(angle))
                if all(math.dist(place, known) > 1e-6 for known in centers):
                    centers.append(place)
    mask = canvas.box((0, 0, 0, 0))
    for cx, cy in centers:
        mask |= canvas.ring(cx, cy, radius, width)
    canvas.paint(mask, color)


def flowers(canvas, frames):
    evening, night = frames["evening"], frames["night"]
    (x, y), (u, v) = middle(evening), middle(night)
    canvas.paint(
        canvas.box(evening),
        lambda xs, ys: mixed([YELLOW, INDIGO], numpy.hypot((xs - x) / evening[2], (ys - y) / evening[3]) * 2))
    flower(canvas, evening, 6, 4, 1.5, BLACK)
    canvas.paint(canvas.box(night), lambda xs, ys: mixed([BLACK, BLUE], numpy.hypot(xs - u, ys - v) / 500))
    flower(canvas, night, 12, 3, 1, YELLOW)


PICTURES = ROOT / "Examples/carousel/pictures"


def slideshow(canvas, frames):
    x, y, width, height = frame = frames["root"]
    # Pages are as wide as the carousel with its border. Twelve frames of a sixtieth of a second each move them by a twentieth.
    pitch = width + 2
    moved = pitch * 12 * 0.05
    pages = [("morning", (600, 400)), ("evening", (400, 600)), ("night", (240, 160))]
    for number, (name, size) in enumerate(pages):
        place = (x + width / 2 + pitch * number - moved, y + height / 2)
        canvas.picture(PICTURES / f"{name}.png", size, place, frame)
    canvas.border(frame, RED)


def circles(canvas, frames):
    x, y, width, height = frame = frames["circles"]
    for number in (-1, 0, 1):
        ring = canvas.ring(x + width / 2 + width * number, y + height / 2, min(width, height) / 2, 20)
        canvas.paint(ring & canvas.box(frame), CYAN)
    canvas.border(frame, RED)
    ball = frames["ball"]
    (u, v), radius = middle(ball), min(ball[2], ball[3]) / 2
    canvas.paint(numpy.hypot(canvas.x - u, canvas.y - v) <= radius, BLUE)
    canvas.border(ball, BLUE)


def album(canvas, frames):
    x, y, width, height = frame = frames["album"]
    canvas.pixels[:] = 0
    canvas.picture(PICTURES / "morning.png", (600, 400), (x + width / 2, y + height / 2), frame)
    canvas.border(frame, RED)


EXAMPLES = {
    "drawing/leaves": leaves, "drawing/polygons": polygons, "drawing/stars": stars, "drawing/flowers": flowers,
    "carousel/slideshow": slideshow, "carousel/circles": circles, "carousel/album": album,
}


def run(tool, example, form):
    return subprocess.run([tool, "document", example, "--format", form], check=True, capture_output=True).stdout


def walk(node, x=0, y=0):
    """All nodes with their frames in the picture."""
    frame = node["frame"]
    x, y = x + frame["x"], y + frame["y"]
    yield node, (x, y, frame["width"], frame["height"])
    for child in node.get("children", []):
        yield from walk(child, x, y)


def inner(frame, border):
    x, y, width, height = frame
    return (x + border, y + border, width - 2 * border, height - 2 * border)


def frames(tree, example):
    """The frames that formulas refer to, without their borders of one point."""
    bordered = {"canvas", "circles", "ball", "album", "root"}
    found = {"root": inner(next(walk(tree["root"]))[1], 1)}
    for node, frame in walk(tree["root"]):
        name = node.get("id", "").split("/")[-1]
        if name and name not in found:
            found[name] = inner(frame, 1 if name in bordered else 0)
        if name == "boxes":
            boxes = [frame for child, frame in walk(node, frame[0] - node["frame"]["x"], frame[1] - node["frame"]["y"])
                     if child["role"] in ("shape", "drawing") and abs(frame[3] - 120) < 1e-6]
            found["boxes"] = [inner(box, 1) for box in boxes]
    return found


def compare(tool, example, draw, keep):
    tree = json.loads(run(tool, example, "json"))
    canvas = Canvas(tree["size"]["width"], tree["size"]["height"])
    name = f"{example.parent.name}/{example.stem}"
    known = frames(tree, name)
    if "boxes" in known:
        assert len(known["boxes"]) == 9, known["boxes"]
    draw(canvas, known)
    picture = Image.open(io.BytesIO(run(tool, example, "png"))).convert("RGBA")
    white = Image.new("RGBA", picture.size, "white")
    found = numpy.asarray(Image.alpha_composite(white, picture).convert("RGB")).astype(float)
    apart = numpy.abs(found - canvas.pixels).max(axis=2)
    for node, (x, y, width, height) in walk(tree["root"]):
        if node["role"] in TEXTS:
            apart[max(0, math.floor(y) - 1):math.ceil(y + height) + 1, max(0, math.floor(x) - 1):math.ceil(x + width) + 1] = 0
    worst = numpy.unravel_index(apart.argmax(), apart.shape)
    print(f"{name:20} mean {apart.mean():6.3f}  worst {apart.max():6.1f} at {worst[1]}, {worst[0]}", flush=True)
    if keep:
        keep.mkdir(parents=True, exist_ok=True)
        both = numpy.concatenate([found, canvas.pixels, numpy.repeat(apart[:, :, None], 3, 2)], axis=1)
        Image.fromarray(both.astype("uint8")).save(keep / f"{example.stem}.png")
    return apart.mean() < MEAN and apart.max() <= PIXEL


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--tool", default=ROOT / ".build/debug/layout", type=Path)
    parser.add_argument("--keep", type=Path)
    options = parser.parse_args()
    results = [
        compare(options.tool, ROOT / f"Examples/{name}.json", draw, options.keep) for name, draw in EXAMPLES.items()
    ]
    sys.exit(not all(results))


if __name__ == "__main__":
    main()
