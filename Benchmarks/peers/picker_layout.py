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
