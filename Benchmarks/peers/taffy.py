"""Taffy, by the package `stretchable`.

`Style(size=…)` checks every property and takes 1.6 ms; a copy of a style with another size takes a sixth of that, so
that is what boxes are built with. stretchable keeps its nodes for the life of the process, hence nothing is freed.
"""

import array

import attrs
from stretchable import Node, Style
from stretchable.style import AUTO, AlignContent, AlignItems, FlexDirection, FlexWrap

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


class Nest:
    """Flows in flows. An item's automatic minimum size is that of its content, as in CSS, unless its style says 0."""

    STYLES = {
        "row": Style(padding=1, min_size=0),
        "column": Style(padding=1, min_size=0, flex_direction=FlexDirection.COLUMN),
        "wrap": Style(padding=1, min_size=0, flex_wrap=FlexWrap.WRAP, align_content=AlignContent.FLEX_START),
    }
    GROWING = {kind: attrs.evolve(style, flex_grow=1) for kind, style in STYLES.items()}

    def __init__(self, nest):
        self.nodes = []
        self.root = self.flow(nest, "column")

    def flow(self, nest, outer):
        kind, *items = nest
        node = Node(style=(self.STYLES if outer == "column" else self.GROWING)[kind])
        self.nodes.append(node)
        node.extend([self.flow(item, kind) if isinstance(item, list) else self.leaf(item) for item in items])
        return node

    def leaf(self, size):
        node = Node(style=attrs.evolve(BOX, size=size))
        self.nodes.append(node)
        return node

    def lay_out(self, width):
        self.root.style = attrs.evolve(self.STYLES["column"], size=(width, AUTO))
        self.root.compute_layout()

    def frames(self):
        boxes = (node.border_box for node in self.nodes)
        return array.array("d", [side for box in boxes for side in (box.x, box.y, box.width, box.height)])

    def free(self):
        self.root = None
        self.nodes = []
