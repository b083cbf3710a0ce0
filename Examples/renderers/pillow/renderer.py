"""Draws any tree with Pillow: visits its nodes in paint order, with their transforms, groups and clips."""

import math
import sys
from pathlib import Path
from typing import NamedTuple

import numpy as np
from PIL import Image
from pickerlayout import Node, Tree
from pickerlayout.constants import BlendMode

import filters
from coverage import Mask
from layer import Layer
from painter import Painter, about

#: Of a picture, and of the groups that are open at a time.
MAX_PIXELS = 2**26
#: By so much of a pixel, sizes are rounded down, as in pictures of the library.
GRACE = 1 / 128


class State(NamedTuple):
    """What was there before a node, until its last descendant, which is before `end`."""

    end: int
    layer: Layer
    place: np.ndarray
    clip: Mask | None
    opacity: float
    blend: int
    steps: list[filters.Step]


def draw(tree: Tree, scale: float = 1, directory: str | Path | None = None) -> Image.Image:
    """Draws a tree at `scale` pixels a point; its pictures are read from files in `directory`.

    What is not drawn as it should be is named on standard error."""
    width, height = (max(1, math.ceil(length * scale - GRACE)) for length in tree.size)
    if not 0 < width * height <= MAX_PIXELS:
        raise ValueError(f"a picture of {width} × {height} pixels is too large")
    painter = Painter(tree, directory, scale, Layer.over((0, 0, width, height), tree.background))
    Renderer(painter).draw()
    for thing, count in painter.missing.items():
        print(f"not drawn: {thing} ({count} ×)", file=sys.stderr)
    return painter.layer.image


class Renderer:
    """Walks a tree without recursion, however deep it is."""

    def __init__(self, painter: Painter) -> None:
        self.painter = painter
        records = painter.records
        modes = [*(fill.blend for fill in records.fills), *(one.blend for one in records.effects)]
        self.blends = any(mode != BlendMode.NORMAL for mode in modes)
        self.open: list[State] = []

    def draw(self) -> None:
        unseen = 0
        for node in self.painter.tree:
            if node.position >= unseen:
                self.close(node.position)
                unseen = 0 if self.begin(node) else node.end
        self.close(len(self.painter.tree))

    def begin(self, node: Node) -> bool:
        """Draws a node; returns whether its descendants can be seen."""
        painter, effects, place = self.painter, node.effects, self.painter.place
        opacity = node.paint.opacity if node.paint else 1.0
        if effects:
            place = about(place, effects.transform, node.frame)
        if opacity <= 0 or not abs(np.linalg.det(place[:, :2])) > 1e-12:
            return False
        blend = effects.blend if effects else BlendMode.NORMAL
        applied = painter.records.filters[effects.filters] if effects else ()
        steps = [filters.step(one, place) for one in applied]
        margin = filters.margin(applied, place)
        if node.role == "layer" and node.shadow and not node.fills and not node.stroke:
            # The shadow of all that is in it, and not of its box.
            steps.append(filters.shadow_step(node.shadow, place))
            margin += filters.shadow_margin(node.shadow, place)
        self.keep(node, opacity, blend, steps)
        painter.place = place
        if opacity < 1 or blend != BlendMode.NORMAL or steps:
            self.open_group(margin)
        painter.draw(node)
        if effects and effects.clips:
            self.clip(node)
        return True

    def keep(
        self,
        node: Node,
        opacity: float = 1,
        blend: int = BlendMode.NORMAL,
        steps: list[filters.Step] | None = None,
    ) -> None:
        """Remembers where the painter is, until the end of a node, and how its group is painted then."""
        painter = self.painter
        before = painter.layer, painter.place, painter.clip
        self.open.append(State(node.end, *before, opacity, blend, steps or []))

    def open_group(self, margin: int = 0) -> None:
        """Draws what follows on a layer of its own, which is painted as a whole in the end."""
        layer = self.painter.layer
        count = len({id(state.layer.image) for state in self.open})
        if count * layer.image.width * layer.image.height >= MAX_PIXELS:
            return self.painter.miss("effects of groups in too many others")
        self.painter.layer, self.painter.clip = layer.larger(margin), None

    def clip(self, node: Node) -> None:
        """Clips the descendants of a node to its shape."""
        painter = self.painter
        painter.clip = painter.mask(*painter.shape(node)).clipped(painter.clip)
        if self.blends:
            # What is inside blends with nothing outside.
            self.keep(node)
            self.open_group()

    def close(self, position: int) -> None:
        """Ends the nodes whose last descendant is before a position."""
        while self.open and position >= self.open[-1].end:
            before, group = self.open.pop(), self.painter.layer
            self.painter.layer, self.painter.place, self.painter.clip = before[1:4]
            if group.image is not before.layer.image:
                for apply in before.steps:
                    group = group._replace(image=apply(group.image))
                before.layer.paint_layer(group, before.opacity, before.clip, before.blend)
