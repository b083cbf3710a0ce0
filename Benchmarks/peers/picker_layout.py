"""PickerLayout, by the package of the folder Python.

Boxes are a `flow` document, which is written as JSON and read again; chips are made of the labels without JSON. Each
measurer is a new engine, whose caches are empty.
"""

import pickerlayout as pl

from workload import GAP, SIZE, WEIGHT

CONTAINER = {"type": "flow", "wrap": "wrap", "spacing": GAP}
SETTINGS = {"spacing": GAP, "alignment": "leading"}
CHIP = pl.ROLES.index("chip")


class Rows:
    """Boxes of known size in wrapped rows."""

    def __init__(self, sizes):
        items = [{"width": width, "height": height} for width, height in sizes]
        self.document = pl.Document({**CONTAINER, "items": items}).measure()

    def frames(self, width):
        self.tree = self.document.layout(width=width)
        return self.tree.frames[1:]  # The first node is the container.


class Boxes:
    """The same without a document."""

    def __init__(self, sizes):
        widths, heights = zip(*sizes)
        self.flow = pl.Flow(widths=widths, heights=heights, wrap="wrap", spacing=GAP, align="start", align_lines="start")

    def frames(self, width):
        return self.flow.frames(width=width)

    def change(self, index, width):
        self.flow.update(index, width=width)


class Nest:
    """Flows in flows. A control's automatic minimum size is that of its content, as in CSS, unless the document says 0."""

    KINDS = {"row": {}, "column": {"axis": "vertical"}, "wrap": {"wrap": "wrap", "alignLines": "start"}}

    def __init__(self, nest):
        self.document = pl.Document({"type": "flow", **self.flow(nest)}).measure()

    def flow(self, nest):
        kind, *items = nest
        return {"padding": 1, **self.KINDS[kind], "items": [self.item(item, kind) for item in items]}

    def item(self, item, outer):
        if not isinstance(item, list):
            return {"width": item[0], "height": item[1], "shrink": 0}
        return {"type": "flow", "minWidth": 0, "minHeight": 0, "grow": 0 if outer == "column" else 1, **self.flow(item)}

    def lay_out(self, width):
        self.tree = self.document.layout(width=width)

    def frames(self):
        """Of all nodes relative to their parents, as the others have them."""
        frames, parents = self.tree.frames.copy(), self.tree.nodes["parent"]
        frames[1:, :2] -= self.tree.frames[parents[1:], :2]
        return frames


class Measurer:
    def __init__(self):
        self.engine = pl.Engine()

    def widths(self, labels):
        return self.engine.measure(labels, size=SIZE, weight=WEIGHT)[:, 0]


class Chips:
    def __init__(self, labels, measurer):
        self.document = pl.Chips(labels, **SETTINGS).measure(measurer.engine)

    def frames(self, width):
        self.tree = self.document.layout(width=width)
        return self.tree.frames[self.tree.nodes["role"] == CHIP]


chips = Chips
