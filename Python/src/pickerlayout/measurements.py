"""The measurements of texts."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ._library import lib


class Measurements:
    """The measurements of texts, one row per text: read-only views of one block of memory."""

    __slots__ = ("table",)

    def __init__(self, table: NDArray[np.void]) -> None:
        #: The C structs: width, height, baseline, line_count and flags.
        self.table = table

    def __len__(self) -> int:
        return len(self.table)

    @property
    def sizes(self) -> NDArray[np.float64]:
        """Width and height in points, (n, 2): the advance of the widest line, and the sum of the line heights."""
        return np.ndarray((len(self.table), 2), np.float64, self.table, 0, (self.table.itemsize, 8))

    @property
    def baselines(self) -> NDArray[np.float64]:
        """The distances from the top to the baseline of the first line, in points."""
        return self.table["baseline"]

    @property
    def line_counts(self) -> NDArray[np.int32]:
        """The number of lines."""
        return self.table["line_count"]

    @property
    def truncated(self) -> NDArray[np.bool_]:
        """Whether part of the text was replaced by an ellipsis."""
        return self._flag(lib.PL_MEASUREMENT_TRUNCATED)

    @property
    def missing_glyphs(self) -> NDArray[np.bool_]:
        """Whether no face has a glyph for one of the characters."""
        return self._flag(lib.PL_MEASUREMENT_MISSING_GLYPH)

    def __repr__(self) -> str:
        return f"<Measurements of {len(self)} texts>"

    def _flag(self, flag: int) -> NDArray[np.bool_]:
        flagged: NDArray[np.bool_] = self.table["flags"] & flag != 0
        return flagged
