"""What a node looks like: boxes and shapes with their fills, strokes and shadows; texts; pictures."""

import math
from collections import Counter
from pathlib import Path

import numpy as np
from PIL import Image

import pictures
import shapes
from coverage import Mask, coverage
from fills import MESH, colors
from layer import Layer
from rows import tables_of

PAINTS_TEXT = ("label", "line", "title")
BLACK, GREY, EDGE = (np.array([shade, shade, shade, 1]) for shade in (0.0, 0.92, 0.75))
SHARP = (0, 0, 0, 0)
# More than any picture.
WHOLE = shapes.rectangle(-1e6, -1e6, 2e6, 2e6)
EVEN_ODD = 1
#: Pixels for each em at which curves of glyphs are flattened, at least.
GLYPH_SCALE = 64
#: The largest deviation of a blur in pixels.
MAX_BLUR = 250.0


def about(place: np.ndarray, transform, node) -> np.ndarray:
    """A map of points to pixels, after a transform about the origin of a node."""
    a, b, c, d, x, y = transform
    local = np.array(
        [
            [a, c, x + node.x - a * node.x - c * node.y],
            [b, d, y + node.y - b * node.x - d * node.y],
            [0, 0, 1],
        ]
    )
    return place @ local


def frame_of(node) -> tuple[float, float, float, float]:
    return node.x, node.y, node.width, node.height


class Painter:
    """Draws nodes on a layer, inside a clip; `place` maps points to pixels: x' = place[0] · (x, y, 1)."""

    def __init__(self, tree, directory: str | Path | None, scale: float, layer: Layer) -> None:
        self.tree, self.directory, self.layer = tree, directory, layer
        self.tables = tables_of(tree)
        self.place = np.array([[scale, 0.0, 0.0], [0.0, scale, 0.0]])
        self.clip: Mask | None = None
        self.missing: Counter[str] = Counter()
        self.outlines: dict[int, np.ndarray] = {}

    def row(self, table: str, index: int):
        """A row of a table; None for -1."""
        return getattr(self.tables, table)[index] if index >= 0 else None

    def miss(self, thing: str, is_missing=True) -> None:
        """Remembers what is not drawn."""
        if is_missing:
            self.missing[thing] += 1

    def draw(self, position: int, node, paint) -> None:
        text = self.row("texts", node.text)
        if text is not None and text.run_count:
            self.draw_text(text, node, paint)
        elif node.image >= 0:
            self.draw_image(node)
        elif self.tree[position].role in PAINTS_TEXT:
            self.miss("texts without glyphs", self.tree[position].text and node.end == position + 1)
        elif paint is not None:
            self.draw_shadow(self.row("shadows", paint.shadow), node, paint)
            self.draw_box(node, paint)

    # Coverage

    @property
    def scale(self) -> float:
        """Pixels a point, where a transform makes them most."""
        return float(np.hypot(*self.place[:, :2]).max())

    def mask(self, edges: np.ndarray, even_odd=False) -> Mask:
        """What polygons in points cover of the layer."""
        return coverage(edges @ self.place[:, :2].T + self.place[:, 2], self.layer.bounds, even_odd)

    def shape(self, node, paint):
        """The edges of a node, and whether the even-odd rule holds."""
        if paint is None or not paint.element_count:
            radii = SHARP if paint is None else paint.corner_radii
            return shapes.edges(shapes.box(*frame_of(node), radii, self.scale)), False
        path = shapes.joined(shapes.edges(line.points) for line in self.path(node, paint))
        return path, paint.fill_rule == EVEN_ODD

    def path(self, node, paint) -> list[shapes.Line]:
        elements = self.tables.shape_elements[paint.first_element :][: paint.element_count]
        lines = shapes.flattened(elements, self.scale)
        return [line._replace(points=line.points + (node.x, node.y)) for line in lines]

    def outline(self, stroke, node, paint) -> np.ndarray:
        """The edges of a stroke: along the path, or inside the edge of the box."""
        half = stroke.width / 2
        if paint.element_count:
            lines = self.path(node, paint)
        elif stroke.width >= min(node.width, node.height):
            return self.shape(node, paint)[0]
        else:
            radii = [
                max(0, radius - half)
                for radius in shapes.fitted(node.width, node.height, paint.corner_radii)
            ]
            inner = (node.x + half, node.y + half, node.width - 2 * half, node.height - 2 * half)
            lines = [shapes.Line(shapes.box(*inner, radii, self.scale), True)]
        dashes = self.tables.dashes[stroke.first_dash :][: stroke.dash_count].tolist()
        if dashes:
            lines = [dash for line in lines for dash in shapes.dashed(line, dashes)]
        pen = stroke.width, stroke.cap, stroke.join, self.scale
        return shapes.joined(shapes.stroked(line, *pen) for line in lines)

    # Paints

    def paint(self, color: np.ndarray, mask: Mask) -> None:
        """Paints a colour, or the colours of the pixels of a mask, within the clip."""
        self.layer.paint(color, mask, self.clip)

    def fill(self, fill, node, mask: Mask) -> None:
        self.miss("blend modes of fills", fill.blend)
        self.miss("meshes, for which a mean colour stands", fill.kind == MESH)
        if not mask.values.size:
            return
        back = np.linalg.inv(self.place[:, :2])
        points = (mask.pixels() - self.place[:, 2]) @ back.T - (node.x, node.y)
        self.paint(colors(self.tables, fill, points, (node.width, node.height)), mask)

    def draw_box(self, node, paint) -> None:
        mask = self.mask(*self.shape(node, paint))
        for fill in self.tables.fills[paint.first_fill :][: paint.fill_count]:
            self.fill(fill, node, mask)
        stroke = self.row("strokes", paint.stroke)
        if stroke is not None and stroke.width > 0:
            self.fill(
                self.tables.fills[stroke.fill], node, self.mask(self.outline(stroke, node, paint))
            )

    def draw_shadow(self, shadow, node, paint) -> None:
        """Draws the box on a layer of its own, whose alpha is then blurred."""
        if shadow is None:
            return
        deviation = [shadow.radius / 2 * np.hypot(*row) for row in self.place[:, :2]]
        self.miss("blurs as wide as they are", max(deviation) > MAX_BLUR)
        deviation = [min(MAX_BLUR, side) for side in deviation]
        margin = math.ceil(3 * max(deviation)) + 1
        state = self.layer, self.clip, self.place
        self.layer, self.clip = self.layer.larger(margin), None
        self.place = self.place @ [[1, 0, shadow.x], [0, 1, shadow.y], [0, 0, 1]]
        self.draw_box(node, paint)
        mask = self.layer.blurred(deviation)
        self.layer, self.clip, self.place = state
        self.paint(np.array(shadow.color), mask)

    # Texts

    def draw_text(self, text, node, paint) -> None:
        """Draws a line of text, in two parts where an indicator crosses it."""
        if text.crossing_paint < 0:
            return self.draw_runs(text, node, paint)
        clip = self.clip
        x, y, width, height = text.crossing
        inside = shapes.rectangle(node.x + x, node.y + y, width, height)
        outside = shapes.joined([inside, WHOLE])
        for edges, part in ((outside, paint), (inside, self.tables.paints[text.crossing_paint])):
            self.clip = self.mask(edges, even_odd=True).clipped(clip)
            self.draw_runs(text, node, part)
        self.clip = clip

    def draw_runs(self, text, node, paint) -> None:
        for run in self.tables.runs[text.first_run :][: text.run_count]:
            glyphs = self.tables.glyphs[run.first_glyph :][: run.glyph_count]
            origin = np.array([node.x, node.y + text.baseline])
            places = [
                (glyph.outline, origin + (glyph.x, glyph.y))
                for glyph in glyphs
                if glyph.outline >= 0
            ]
            # The glyphs of a run are one figure: joined letters have no seams.
            mask = self.mask(
                shapes.joined(self.glyph(outline) * run.size + at for outline, at in places)
            )
            if paint is None:
                self.paint(BLACK, mask)
            else:
                for fill in self.tables.fills[paint.first_fill :][: paint.fill_count]:
                    self.fill(fill, node, mask)
            for outline, at in places:
                self.draw_bitmap(self.tables.outlines[outline].bitmap, at, run.size)

    def glyph(self, outline: int) -> np.ndarray:
        """The edges of a glyph at 1 point per em."""
        if outline not in self.outlines:
            row = self.tables.outlines[outline]
            elements = self.tables.path_elements[row.first_element :][: row.element_count]
            lines = shapes.flattened(elements, GLYPH_SCALE * self.scale)
            self.outlines[outline] = shapes.joined(shapes.edges(line.points) for line in lines)
        return self.outlines[outline]

    def draw_bitmap(self, bitmap: int, at: np.ndarray, size: float) -> None:
        if bitmap >= 0:
            x, y, width, height = (length * size for length in self.tables.bitmaps[bitmap].frame)
            picture = pictures.of_glyph(self.tree.pixels(bitmap))
            self.draw_picture(picture, at[0] + x, at[1] + y, width, height)

    # Pictures

    def draw_image(self, node) -> None:
        href = self.tree.strings(self.tree.images["href"][node.image :][:1])[0]
        picture = pictures.read(href or "", self.directory)
        if picture is not None:
            return self.draw_picture(picture, *frame_of(node))
        self.miss("pictures that cannot be read, for which a grey box stands")
        inner = shapes.box(node.x + 0.5, node.y + 0.5, node.width - 1, node.height - 1, SHARP, 1)
        self.paint(GREY, self.mask(shapes.rectangle(*frame_of(node))))
        self.paint(
            EDGE,
            self.mask(shapes.stroked(shapes.Line(inner, True), 1, shapes.BUTT, shapes.MITER, 1)),
        )

    def draw_picture(
        self, picture: Image.Image, x: float, y: float, width: float, height: float
    ) -> None:
        mask = self.mask(shapes.rectangle(x, y, width, height))
        if mask.values.size and width > 0 and height > 0:
            place = self.place @ np.array([[width, 0, x], [0, height, y], [0, 0, 1]])
            self.paint(pictures.placed(picture, place, mask), mask)
