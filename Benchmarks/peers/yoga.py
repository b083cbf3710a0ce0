"""Yoga, by the package `poga`: the functions of C, without the objects that poga puts around views.

poga has no gaps. A margin after each box and a container that is wider by one gap come to the same frames, where
lines are aligned at their start.
"""

import array
import math

from poga import libpoga_capi as yg

from workload import GAP


class Rows:
    """Boxes of known size in wrapped rows."""

    def __init__(self, sizes):
        self.config = yg.YGConfigNew()
        yg.YGConfigSetPointScaleFactor(self.config, 0)  # Else frames are rounded to whole points.
        self.root = self.container()
        self.boxes = [self.box(index, size) for index, size in enumerate(sizes)]

    def container(self):
        root = yg.YGNodeNewWithConfig(self.config)
        yg.YGNodeStyleSetFlexDirection(root, yg.YGFlexDirection.Row)
        yg.YGNodeStyleSetFlexWrap(root, yg.YGWrap.Wrap)
        yg.YGNodeStyleSetAlignItems(root, yg.YGAlign.FlexStart)
        return root

    def box(self, index, size):
        node = yg.YGNodeNewWithConfig(self.config)
        yg.YGNodeStyleSetWidth(node, size[0])
        yg.YGNodeStyleSetHeight(node, size[1])
        yg.YGNodeStyleSetMargin(node, yg.YGEdge.Right, GAP)
        yg.YGNodeStyleSetMargin(node, yg.YGEdge.Bottom, GAP)
        yg.YGNodeInsertChild(self.root, node, index)
        return node

    def frames(self, width):
        yg.YGNodeStyleSetWidth(self.root, width + GAP)
        yg.YGNodeCalculateLayout(self.root, math.nan, math.nan, yg.YGDirection.LTR)
        left, top = yg.YGNodeLayoutGetLeft, yg.YGNodeLayoutGetTop
        across, down = yg.YGNodeLayoutGetWidth, yg.YGNodeLayoutGetHeight
        return array.array("d", [side(box) for box in self.boxes for side in (left, top, across, down)])

    def change(self, index, width):
        yg.YGNodeStyleSetWidth(self.boxes[index], width)

    def free(self):
        self.boxes = []
        yg.YGNodeFreeRecursive(self.root)
        yg.YGConfigFree(self.config)


class Nest:
    """Flows in flows. A node of Yoga does not shrink and has no minimum size unless its style says so."""

    DIRECTIONS = {"row": yg.YGFlexDirection.Row, "wrap": yg.YGFlexDirection.Row, "column": yg.YGFlexDirection.Column}

    def __init__(self, nest):
        self.config = yg.YGConfigNew()
        yg.YGConfigSetPointScaleFactor(self.config, 0)
        self.nodes = []
        self.root = self.flow(nest, "column")

    def flow(self, nest, outer):
        kind, *items = nest
        node = yg.YGNodeNewWithConfig(self.config)
        self.nodes.append(node)
        yg.YGNodeStyleSetFlexDirection(node, self.DIRECTIONS[kind])
        yg.YGNodeStyleSetPadding(node, yg.YGEdge.All, 1)
        yg.YGNodeStyleSetFlexShrink(node, 1)
        if kind == "wrap":
            yg.YGNodeStyleSetFlexWrap(node, yg.YGWrap.Wrap)
        if outer != "column":
            yg.YGNodeStyleSetFlexGrow(node, 1)
        for index, item in enumerate(items):
            child = self.flow(item, kind) if isinstance(item, list) else self.leaf(item)
            yg.YGNodeInsertChild(node, child, index)
        return node

    def leaf(self, size):
        node = yg.YGNodeNewWithConfig(self.config)
        self.nodes.append(node)
        yg.YGNodeStyleSetWidth(node, size[0])
        yg.YGNodeStyleSetHeight(node, size[1])
        return node

    def lay_out(self, width):
        yg.YGNodeStyleSetWidth(self.root, width)
        yg.YGNodeCalculateLayout(self.root, math.nan, math.nan, yg.YGDirection.LTR)

    def frames(self):
        left, top = yg.YGNodeLayoutGetLeft, yg.YGNodeLayoutGetTop
        across, down = yg.YGNodeLayoutGetWidth, yg.YGNodeLayoutGetHeight
        return array.array("d", [side(node) for node in self.nodes for side in (left, top, across, down)])

    def free(self):
        self.nodes = []
        yg.YGNodeFreeRecursive(self.root)
        yg.YGConfigFree(self.config)
