"""The tables of a tree as lists of named tuples: Python reads their members faster than those of an array."""

from collections import namedtuple
from types import SimpleNamespace

import numpy as np

PAINTING = ["paints", "fills", "stops", "strokes", "shadows", "effects", "images"]
LISTS = ["nodes", "texts", "runs", "glyphs", "outlines", "bitmaps", *PAINTING]
ARRAYS = ["path_elements", "shape_elements", "dashes"]


def tables_of(tree) -> SimpleNamespace:
    """What a renderer reads of a tree; an index of -1 is none."""
    lists = {name: _rows(name, getattr(tree, name)) for name in LISTS}
    return SimpleNamespace(**lists, **{name: getattr(tree, name) for name in ARRAYS})


def _rows(name: str, table: np.ndarray) -> list:
    return list(map(namedtuple(name, table.dtype.names)._make, table.tolist()))
