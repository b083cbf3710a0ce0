"""Draws a display list with Skia: a method for each command, and a function for each kind of brush."""

import base64
import math
import re
import sys
from pathlib import Path
from typing import Any

import numpy as np
import skia

#: Of a picture.
MAX_PIXELS = 2**26
SMOOTH = skia.SamplingOptions(skia.FilterMode.kLinear)


def draw(display: dict[str, Any], scale: float = 1, directory: Path | None = None) -> skia.Image:
    """Draws a display list at `scale` pixels a point; its pictures are read from files in `directory`.

    What is not drawn is named on standard error."""
    # By 1/128 of a pixel, sizes are rounded down, as in pictures of the library.
    width, height = (max(1, math.ceil(side * scale - 1 / 128)) for side in display["size"].values())
    if width * height > MAX_PIXELS:
        raise ValueError(f"a picture of {width} × {height} pixels is too large")
    surface = skia.Surface(width, height)
    renderer = Renderer(display, surface.getCanvas(), directory)
    renderer.canvas.clear(color(display.get("background", "#00000000")))
    renderer.canvas.scale(scale, scale)
    for command in display["commands"]:
        getattr(renderer, command["op"])(**{key: command[key] for key in command if key != "op"})
    return surface.makeImageSnapshot()


class Renderer:
    """The state of drawing: what the commands refer to."""

    def __init__(self, display: dict[str, Any], canvas: skia.Canvas, directory: Path | None) -> None:
        self.canvas = canvas
        self.paths = [path(shape["d"], shape.get("rule")) for shape in display["paths"]]
        self.brushes = [paint(brush) for brush in display["brushes"]]
        self.images = [picture(each["href"], directory) for each in display["images"]]
        # Outlines of glyphs are path data, glyphs that are pictures are objects; a face of spaces alone has neither.
        self.faces = [
            {glyph: path(form) if isinstance(form, str) else form for glyph, form in face.get("glyphs", {}).items()}
            for face in display["faces"]
        ]

    def begin(self, node, role, id=None):
        pass

    def end(self):
        pass

    def save(self):
        self.canvas.save()

    def restore(self):
        self.canvas.restore()

    def concat(self, transform):
        a, b, c, d, tx, ty = transform
        self.canvas.concat(skia.Matrix.MakeAll(a, c, tx, b, d, ty, 0, 0, 1))

    def clip(self, path):
        self.canvas.clipPath(self.paths[path], doAntiAlias=True)

    def group(self, bounds, opacity=1, blend="normal", filter=(), shadow=None, clip=None):
        self.save()
        if clip is not None:
            self.clip(clip)
        effect = None
        for name, amount in (pair for each in filter for pair in each.items()):
            effect = filtered(name, amount, effect)
        if shadow:
            place, deviation = (shadow["x"], shadow["y"]), shadow["radius"] / 2
            effect = skia.ImageFilters.DropShadow(*place, deviation, deviation, color(shadow["color"]), effect)
        self.canvas.saveLayer(paint=skia.Paint(Alphaf=opacity, BlendMode=mode(blend), ImageFilter=effect))

    def endGroup(self):
        self.canvas.restore()
        self.canvas.restore()

    def fill(self, path, brush, crisp=False):
        fill = skia.Paint(self.brushes[brush])
        fill.setAntiAlias(not crisp)
        self.canvas.drawPath(self.paths[path], fill)

    def stroke(self, path, brush, width, cap="butt", join="miter", dash=()):
        line = skia.Paint(self.brushes[brush])
        line.setStyle(skia.Paint.kStroke_Style)
        line.setStrokeWidth(width)
        line.setStrokeMiter(10)
        line.setStrokeCap(getattr(skia.Paint, f"k{cap.title()}_Cap"))
        line.setStrokeJoin(getattr(skia.Paint, f"k{join.title()}_Join"))
        if dash:
            line.setPathEffect(skia.DashPathEffect.Make(dash * (1 + len(dash) % 2), 0))
        self.canvas.drawPath(self.paths[path], line)

    def glyphs(self, face, size, brush, glyphs, positions, repeated=False):
        letters = skia.Path()
        for glyph, x, y in zip(glyphs, positions[::2], positions[1::2]):
            form = self.faces[face].get(str(glyph))
            if isinstance(form, skia.Path):
                letters.addPath(form, skia.Matrix.MakeAll(size, 0, x, 0, size, y, 0, 0, 1))
            elif form:
                left, top, width, height = (size * number for number in form["frame"])
                self.image(form["image"], {"x": x + left, "y": y + top, "width": width, "height": height})
        self.canvas.drawPath(letters, self.brushes[brush])

    def text(self, text, **_):
        print(f"not drawn: the text {text!r}, which has no glyphs", file=sys.stderr)

    def image(self, image, frame):
        if self.images[image]:
            self.canvas.drawImageRect(self.images[image], skia.Rect.MakeXYWH(*frame.values()), SMOOTH)


def path(data: str, rule: str | None = None) -> skia.Path:
    made = skia.Path()
    steps = {"M": made.moveTo, "L": made.lineTo, "Q": made.quadTo, "C": made.cubicTo, "Z": made.close}
    for letter, numbers in re.findall("([MLQCZ])([^MLQCZ]*)", data):
        steps[letter](*map(float, numbers.split()))
    made.setFillType(skia.PathFillType.kEvenOdd if rule == "evenOdd" else skia.PathFillType.kWinding)
    return made


def picture(href: str, directory: Path | None) -> skia.Image | None:
    """A picture in a `data:` URI, or in a file in the directory or a folder in it."""
    try:
        if href.startswith("data:"):
            return skia.Image.MakeFromEncoded(skia.Data.MakeWithCopy(base64.b64decode(href.split(",")[1])))
        base = (directory or Path()).resolve()
        file = (base / href).resolve(strict=True)
        if file.is_relative_to(base):
            return skia.Image.open(str(file))
    except (OSError, ValueError, RuntimeError):
        pass
    print(f"not drawn: the picture {href[:60]}", file=sys.stderr)
    return None


def color(name: str) -> int:
    """`#RRGGBB` or `#RRGGBBAA` as Skia's number."""
    red, green, blue, *alpha = bytes.fromhex(name[1:])
    return skia.ColorSetARGB(*(alpha or [255]), red, green, blue)


def mode(name: str) -> skia.BlendMode:
    known = {"normal": "SrcOver", "plusLighter": "Plus"}
    return getattr(skia.BlendMode, "k" + known.get(name, name[0].upper() + name[1:]))


def paint(brush: str | dict[str, Any]) -> skia.Paint:
    brush = {"color": brush} if isinstance(brush, str) else brush
    made = skia.Paint(AntiAlias=True, BlendMode=mode(brush.get("blend", "normal")))
    made.setShader(shader(brush))
    if "mask" in brush:
        mask = shader(brush["mask"] | {"frame": brush["frame"]})
        made.setShader(skia.Shaders.Blend(skia.BlendMode.kDstIn, made.getShader(), mask))
    made.setAlphaf(brush.get("opacity", 1))
    return made


def shader(pattern: dict[str, Any]) -> skia.Shader:
    """The colours of a pattern; `frame` is the box that a pattern without points spans."""
    kind = next(kind for kind in PATTERNS if kind in pattern)
    return PATTERNS[kind](pattern[kind], *pattern.get("frame", {}).values())


def gradient(make, *points, stops, **rest):
    return make(*points, [color(name) for _, name in stops], [place for place, _ in stops], **rest)


def linear(form, *_):
    ends = [skia.Point(form[end]["x"], form[end]["y"]) for end in ("from", "to")]
    return gradient(skia.GradientShader.MakeLinear, ends, stops=form["stops"])


def radial(form, *_):
    (start, end), stops = (form["startRadius"], form["endRadius"]), form["stops"]
    if end < start:
        start, end, stops = end, start, [[1 - place, name] for place, name in reversed(stops)]
    center = skia.Point(*form["center"].values())
    return gradient(skia.GradientShader.MakeTwoPointConical, center, start, center, end, stops=stops)


def elliptical(form, x, y, width, height):
    place = skia.Matrix.MakeAll(width / 2, 0, form["center"]["x"], 0, height / 2, form["center"]["y"], 0, 0, 1)
    return gradient(skia.GradientShader.MakeRadial, skia.Point(0, 0), 1, stops=form["stops"], localMatrix=place)


def angular(form, *_):
    """The last turn of a longer sweep is seen; the rest of a shorter one has the colours of both ends."""
    start, end, stops = form["from"], form["to"], form["stops"]
    if end < start:
        start, end, stops = end, start, [[1 - place, name] for place, name in reversed(stops)]
    span = end - start
    if span >= 360:
        start, stops = end - 360, [[1 + (place - 1) * span / 360, name] for place, name in stops]
    else:
        middle = (span + 360) / 720
        rest = [[middle, stops[-1][1]], [middle, stops[0][1]], [1, stops[0][1]]]
        stops = [[place * span / 360, name] for place, name in stops] + rest
    center = form["center"]["x"], form["center"]["y"]
    turned = skia.Matrix().preRotate(start, *center)
    return gradient(skia.GradientShader.MakeSweep, *center, stops=stops, localMatrix=turned)


def pixels(names, columns) -> skia.Image:
    rows = np.array([list(bytes.fromhex(f"{name[1:]}FF"[:8])) for name in names], np.uint8)
    return skia.Image.fromarray(rows.reshape(-1, columns, 4), colorType=skia.kRGBA_8888_ColorType)


def checkerboard(form, x, y, *_):
    (first, second), tile = form["colors"], form["tile"]
    squares = pixels([second, first, first, second], 2)
    place = skia.Matrix.MakeAll(tile, 0, x, 0, tile, y, 0, 0, 1)
    return squares.makeShader(skia.TileMode.kRepeat, skia.TileMode.kRepeat, localMatrix=place)


def mesh(form, x, y, width, height):
    """The samples are pixels whose centres stand on the edges."""
    columns, rows = form["columns"], form["rows"]
    across, down = width / max(1, columns - 1), height / max(1, rows - 1)
    place = skia.Matrix.MakeAll(across, 0, x - across / 2, 0, down, y - down / 2, 0, 0, 1)
    return pixels(form["colors"], columns).makeShader(samplingOptions=SMOOTH, localMatrix=place)


PATTERNS = {"color": lambda name, *_: skia.Shaders.Color(color(name))} | {
    kind.__name__: kind for kind in (linear, radial, elliptical, angular, checkerboard, mesh)
}
#: Red, green and blue as the eye weighs them, and what hues are made of. Source: Filter Effects 1, section 6.
LUMA = np.array([[0.213, 0.715, 0.072]] * 3)
COSINE = np.eye(3) - LUMA
SINE = np.array([[-0.213, -0.715, 0.928], [0.143, 0.140, -0.283], [-0.787, 0.715, 0.072]])
SEPIA = np.array([[0.393, 0.769, 0.189], [0.349, 0.686, 0.168], [0.272, 0.534, 0.131]])


def filtered(name: str, amount: float, source: skia.ImageFilter | None) -> skia.ImageFilter:
    if name == "blur":
        return skia.ImageFilters.Blur(amount, amount, input=source)
    turn = math.radians(amount)
    table, offset = {
        "brightness": (amount * np.eye(3), 0),
        "contrast": (amount * np.eye(3), (1 - amount) / 2),
        "grayscale": (amount * LUMA + (1 - amount) * np.eye(3), 0),
        "hueRotate": (LUMA + math.cos(turn) * COSINE + math.sin(turn) * SINE, 0),
        "invert": ((1 - 2 * amount) * np.eye(3), amount),
        "saturate": (LUMA + amount * COSINE, 0),
        "sepia": (amount * SEPIA + (1 - amount) * np.eye(3), 0),
    }[name]
    rows = [[*row, 0, offset] for row in table] + [[0, 0, 0, 1, 0]]
    return skia.ImageFilters.ColorFilter(skia.ColorFilters.Matrix([float(each) for row in rows for each in row]), source)
