"""Taffy, by the package `stretchable`.

`Style(size=…)` checks every property and takes 1.6 ms; a copy of a style with another size takes a sixth of that, so
that is what boxes are built with. stretchable keeps its nodes for the life of the process, hence nothing is freed.
"""

import array

import attrs
from stretchable import Node, Style
from stretchable.style import AUTO, AlignContent, AlignItems, FlexWrap

from workload import GAP

BOX = Style(flex_shrink=0)
CONTAINER = Style(
    flex_wrap=FlexWrap.WRAP, gap=GAP, align_items=AlignItems.FLEX_START, align_content=AlignContent.FLEX_START)


class Rows:
    """Boxes of known size in wrapped rows."""

    def __init__(self, sizes):
        self.root = Node(style=CONTAINER)
        self.root.extend(Node(style=attrs.evolve(BOX, size=size)) for size in sizes)

    def frames(self, width):
        self.root.style = attrs.evolve(CONTAINER, size=(width, AUTO))
        self.root.compute_layout()  # Without rounding, which is off unless it is asked for.
        boxes = (node.border_box for node in self.root)
        return array.array("d", [side for box in boxes for side in (box.x, box.y, box.width, box.height)])

    def free(self):
        self.root = None
