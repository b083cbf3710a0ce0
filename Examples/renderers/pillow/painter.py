"""What a node looks like: boxes and shapes with their fills, strokes and shadows; texts; pictures."""

import math
from collections import Counter
from pathlib import Path
from typing import NamedTuple

import numpy as np
from PIL import Image, ImageOps
from pickerlayout import Node, Rect, Tree
from pickerlayout.constants import BlendMode, FillRule, LineCap, LineJoin
from pickerlayout.record_types import Border, Fill, Outline, Paint, Stroke

import filters
import pictures
import shapes
from coverage import Mask, coverage
from fills import colors
from layer import Layer

GREY, EDGE = (np.array([shade, shade, shade, 1]) for shade in (0.92, 0.6))
SHARP = (0, 0, 0, 0)
# More than any picture.
WHOLE = shapes.rectangle(-1e6, -1e6, 2e6, 2e6)
#: Pixels for each em at which curves of glyphs are flattened, at least.
GLYPH_SCALE = 64


def about(place: np.ndarray, transform: tuple[float, ...], origin: Rect) -> np.ndarray:
    """A map of points to pixels, after a transform about the origin of a frame."""
    a, b, c, d, x, y = transform
    ox, oy = origin[:2]
    local = [[a, c, x + ox - a * ox - c * oy], [b, d, y + oy - b * ox - d * oy], [0, 0, 1]]
    return place @ local


class Figure(NamedTuple):
    """A paint in a frame, as nodes have them."""

    frame: Rect
    paint: Paint
    fills: tuple[Fill, ...]
    stroke: Stroke | None
    border: Border | None = None


class Painter:
    """Draws nodes on a layer, inside a clip; `place` maps points to pixels: x' = place[0] · (x, y, 1)."""

    def __init__(
        self, tree: Tree, directory: str | Path | None, scale: float, layer: Layer
    ) -> None:
        self.tree, self.directory, self.layer = tree, directory, layer
        self.records = tree.records
        self.place = np.array([[scale, 0.0, 0.0], [0.0, scale, 0.0]])
        self.clip: Mask | None = None
        self.missing: Counter[str] = Counter()
        self.outlines: dict[Outline, np.ndarray] = {}

    def miss(self, thing: str, is_missing=True) -> None:
        """Remembers what is not drawn."""
        if is_missing:
            self.missing[thing] += 1

    def draw(self, node: Node) -> None:
        """Draws a node; what is drawn of a text or an icon is over its shadow."""
        shadow = node.shadow if node.paints_text else None
        if not shadow:
            return self.draw_content(node)
        layer, clip = self.layer, self.clip
        self.layer, self.clip = layer.larger(filters.shadow_margin(shadow, self.place)), None
        self.draw_content(node)
        image = filters.shadow_step(shadow, self.place)(self.layer.image)
        layer.paint_layer(self.layer._replace(image=image), 1, clip)
        self.layer, self.clip = layer, clip

    def draw_content(self, node: Node) -> None:
        if node.runs:
            self.draw_text(node)
        elif node.image:
            self.draw_image(node.image.href or "", node.frame)
        elif node.drawn_icon:
            # The paint of such a node is the colour of its icon. Check marks have none: their paint is their shape.
            self.draw_icon(node)
        elif node.paints_text:
            self.miss("texts without glyphs", node.text and node.end == node.position + 1)
        elif node.paint:
            self.draw_paint(node)

    # Coverage

    @property
    def scale(self) -> float:
        """Pixels a point, where a transform makes them most."""
        return float(np.hypot(*self.place[:, :2]).max())

    def mask(self, edges: np.ndarray, even_odd=False) -> Mask:
        """What polygons in points cover of the layer."""
        return coverage(edges @ self.place[:, :2].T + self.place[:, 2], self.layer.bounds, even_odd)

    def shape(self, node: Node | Figure) -> tuple[np.ndarray, bool]:
        """The edges of a node, and whether the even-odd rule holds."""
        paint = node.paint
        if paint is None or not paint.element_count:
            radii = paint.corner_radii if paint else SHARP
            return shapes.edges(shapes.box(*node.frame, radii, self.scale)), False
        path = shapes.joined(
            shapes.edges(line.points) for line in self.path(paint.elements, node.frame)
        )
        return path, paint.fill_rule == FillRule.EVEN_ODD

    def path(self, elements: slice, frame: Rect) -> list[shapes.Line]:
        lines = shapes.flattened(self.records.shape_elements[elements], self.scale)
        return [line._replace(points=line.points + frame[:2]) for line in lines]

    def outline(self, node: Node | Figure) -> tuple[np.ndarray, bool]:
        """The edges of a stroke, along the path or inside the edge of the box, and whether the even-odd rule holds."""
        x, y, width, height = node.frame
        stroke = node.stroke
        half = stroke.width / 2
        if node.border:
            # Its sides have different widths.
            area = self.path(node.border.elements, node.frame)
            return shapes.joined(shapes.edges(line.points) for line in area), True
        if node.paint.element_count:
            lines = self.path(node.paint.elements, node.frame)
        elif stroke.width >= min(width, height):
            return self.shape(node)
        else:
            fitted = shapes.fitted(width, height, node.paint.corner_radii)
            radii = [max(0, radius - half) for radius in fitted]
            inner = x + half, y + half, width - 2 * half, height - 2 * half
            lines = [shapes.Line(shapes.box(*inner, radii, self.scale), True)]
        dashes = self.records.dashes[stroke.dashes]
        if dashes:
            lines = [dash for line in lines for dash in shapes.dashed(line, dashes)]
        pen = stroke.width, stroke.cap, stroke.join, self.scale
        return shapes.joined(shapes.stroked(line, *pen) for line in lines), False

    # Paints

    def paint(self, color: np.ndarray, mask: Mask, blend: int = BlendMode.NORMAL) -> None:
        """Paints a colour, or the colours of the pixels of a mask, within the clip."""
        self.layer.paint(color, mask, self.clip, blend)

    def fill(self, fill: Fill, frame: Rect, mask: Mask) -> None:
        if not mask.values.size:
            return
        back = np.linalg.inv(self.place[:, :2])
        points = (mask.pixels() - self.place[:, 2]) @ back.T - frame[:2]
        self.paint(colors(self.records, fill, points, frame[2:]), mask, fill.blend)

    def draw_paint(self, node: Node) -> None:
        """Draws a box with its shadow, with which its fills do not blend."""
        self.draw_shadow(node)
        if not node.shadow or all(fill.blend == BlendMode.NORMAL for fill in node.fills):
            return self.draw_box(node)
        layer, clip = self.layer, self.clip
        self.layer, self.clip = Layer.over(layer.bounds), None
        self.draw_box(node)
        layer.paint_layer(self.layer, 1, clip)
        self.layer, self.clip = layer, clip

    def draw_box(self, node: Node | Figure) -> None:
        mask = self.mask(*self.shape(node))
        for fill in node.fills:
            self.fill(fill, node.frame, mask)
        if node.stroke and node.stroke.width > 0:
            fill = self.records.fills[node.stroke.fill]
            self.fill(fill, node.frame, self.mask(*self.outline(node)))

    def draw_shadow(self, node: Node) -> None:
        """Draws the box on a layer of its own, whose alpha is then blurred."""
        shadow = node.shadow
        if shadow is None:
            return
        deviation = filters.deviation(shadow.radius / 2, self.place)
        margin = math.ceil(3 * max(deviation)) + 1
        state = self.layer, self.clip, self.place
        self.layer, self.clip = self.layer.larger(margin), None
        self.place = self.place @ [[1, 0, shadow.x], [0, 1, shadow.y], [0, 0, 1]]
        self.draw_box(node)
        mask = self.layer.blurred(deviation)
        self.layer, self.clip, self.place = state
        self.paint(np.array(shadow.color), mask)

    # Texts

    def draw_text(self, node: Node) -> None:
        """Draws a line of text, in two parts where an indicator crosses it."""
        # A text without a paint has the colour of the tree.
        fills = node.fills if node.paint else None
        if not node.crossing:
            return self.draw_runs(node, fills)
        clip = self.clip
        x, y, width, height = node.crossing.frame
        inside = shapes.rectangle(node.frame.x + x, node.frame.y + y, width, height)
        outside = shapes.joined([inside, WHOLE])
        crossed = self.records.fills[node.crossing.paint.fills]
        for edges, part in ((outside, fills), (inside, crossed)):
            self.clip = self.mask(edges, even_odd=True).clipped(clip)
            self.draw_runs(node, part)
        self.clip = clip

    def draw_runs(self, node: Node, fills: tuple[Fill, ...] | None) -> None:
        origin = np.array([node.frame.x, node.frame.y + node.text_record.baseline])
        for run in node.runs:
            places = [
                (self.records.outlines[glyph.outline], origin + (glyph.x, glyph.y))
                for glyph in self.records.glyphs[run.glyphs]
                if glyph.outline >= 0
            ]
            # The glyphs of a run are one figure: joined letters have no seams.
            mask = self.mask(
                shapes.joined(self.glyph(outline) * run.size + at for outline, at in places)
            )
            if fills is None:
                self.paint(np.array(self.tree.foreground), mask)
            for fill in fills or ():
                self.fill(fill, node.frame, mask)
            for outline, at in places:
                self.draw_bitmap(outline.bitmap, at, run.size)

    def glyph(self, outline: Outline) -> np.ndarray:
        """The edges of a glyph at 1 point per em."""
        if outline not in self.outlines:
            elements = self.records.path_elements[outline.elements]
            lines = shapes.flattened(elements, GLYPH_SCALE * self.scale)
            self.outlines[outline] = shapes.joined(shapes.edges(line.points) for line in lines)
        return self.outlines[outline]

    def draw_bitmap(self, bitmap: int, at: np.ndarray, size: float) -> None:
        if bitmap >= 0:
            x, y, width, height = (side * size for side in self.records.bitmaps[bitmap].frame)
            picture = pictures.of_glyph(self.tree.pixels(bitmap))
            self.draw_picture(picture, at[0] + x, at[1] + y, width, height)

    # Icons and pictures

    def draw_icon(self, node: Node) -> None:
        """Draws the paths of an icon, which are in its colour already, or its picture."""
        icon = node.drawn_icon
        for paint in self.records.paints[icon.paints]:
            stroke = self.records.strokes[paint.stroke] if paint.stroke >= 0 else None
            self.draw_box(Figure(node.frame, paint, self.records.fills[paint.fills], stroke))
        if icon.image >= 0:
            x, y, width, height = icon.frame
            frame = Rect(node.frame.x + x, node.frame.y + y, width, height)
            self.draw_image(self.records.images[icon.image].href or "", frame, icon.is_mirrored)

    def draw_image(self, href: str, frame: Rect, is_mirrored: int = 0) -> None:
        picture = pictures.read(href, self.directory)
        if picture is not None:
            picture = ImageOps.mirror(picture) if is_mirrored else picture
            return self.draw_picture(picture, *frame)
        self.miss("pictures that cannot be read, for which a crossed-out landscape stands")
        x, y, width, height = frame
        inner = x + 0.5, y + 0.5, max(0, width - 1), max(0, height - 1)
        lines = [shapes.Line(shapes.box(*inner, SHARP, 1), True)]
        side = min(width, height)
        if side >= 16:
            mark = min(48, side * 0.6)
            corner = x + (width - mark) / 2, y + (height - mark) / 2
            lines += pictures.landscape(mark, corner, self.scale)
        pen = 1, LineCap.BUTT, LineJoin.MITER, self.scale
        self.paint(GREY, self.mask(shapes.rectangle(*inner)))
        self.paint(EDGE, self.mask(shapes.joined(shapes.stroked(line, *pen) for line in lines)))

    def draw_picture(
        self, picture: Image.Image, x: float, y: float, width: float, height: float
    ) -> None:
        mask = self.mask(shapes.rectangle(x, y, width, height))
        if mask.values.size and width > 0 and height > 0:
            place = self.place @ np.array([[width, 0, x], [0, height, y], [0, 0, 1]])
            self.paint(pictures.placed(picture, place, mask), mask)
