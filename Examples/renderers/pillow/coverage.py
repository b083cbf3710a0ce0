"""How much of each pixel polygons cover, which Pillow computes neither for overlaps nor for holes."""

from typing import NamedTuple

import numpy as np

# Rows in which a pixel is looked at; along a row, coverage is exact.
ROWS = 16
# Pixels from the origin at which coordinates end.
FARTHEST = 1e6
# Crossings that are sorted at a time.
CHUNK = 4_000_000


class Mask(NamedTuple):
    """Coverages, 0 to 1, of a part of the picture."""

    values: np.ndarray
    left: int
    top: int

    @property
    def bounds(self) -> tuple[int, int, int, int]:
        """Left, top, right and bottom."""
        height, width = self.values.shape
        return self.left, self.top, self.left + width, self.top + height

    def inside(self, bounds: tuple[int, int, int, int]) -> "Mask":
        """The part of the mask within bounds."""
        left, top = max(self.left, bounds[0]), max(self.top, bounds[1])
        right, bottom = (
            max(left, min(self.bounds[2], bounds[2])),
            max(top, min(self.bounds[3], bounds[3])),
        )
        rows, columns = (
            slice(top - self.top, bottom - self.top),
            slice(left - self.left, right - self.left),
        )
        return Mask(self.values[rows, columns], left, top)

    def clipped(self, clip: "Mask | None") -> "Mask":
        """What is inside of both masks."""
        if clip is None:
            return self
        part = self.inside(clip.bounds)
        return part._replace(values=part.values * clip.inside(part.bounds).values)

    def pixels(self) -> np.ndarray:
        """The middles of the pixels, (height, width, 2)."""
        left, top, right, bottom = self.bounds
        x, y = np.meshgrid(np.arange(left, right) + 0.5, np.arange(top, bottom) + 0.5)
        return np.stack([x, y], axis=-1)


def coverage(edges: np.ndarray, bounds: tuple[int, int, int, int], even_odd=False) -> Mask:
    """Returns what closed polygons cover within bounds: left, top, right and bottom.

    Of their edges, (n, 2, 2) in pixels, each goes from a point to another. A point is inside where the polygons wind
    around it, or, by the even-odd rule, where they do so an odd number of times."""
    if not len(edges):
        return Mask(np.zeros((0, 0)), bounds[0], bounds[1])
    edges = np.clip(np.nan_to_num(edges), -FARTHEST, FARTHEST)
    low, high = np.floor(edges.min((0, 1))), np.ceil(edges.max((0, 1)))
    left, top = (int(edge) for edge in np.clip(low, bounds[:2], bounds[2:]))
    right, bottom = (int(edge) for edge in np.clip(high, (left, top), bounds[2:]))
    return Mask(_covered(edges - (left, top), right - left, bottom - top, even_odd), left, top)


def _covered(edges: np.ndarray, width: int, height: int, even_odd: bool) -> np.ndarray:
    """The coverages of width × height pixels; a large drawing is cut into bands."""
    first, last = _rows(edges, height)
    if height > 1 and (last - first).sum() > CHUNK:
        half = height // 2
        lower = edges - (0, half)
        bands = (
            _covered(edges, width, half, even_odd),
            _covered(lower, width, height - half, even_odd),
        )
        return np.concatenate(bands)
    row, x, turn = _crossings(edges, first, last, width)
    order = np.lexsort((x, row))
    row, x, turn = row[order] // ROWS, x[order], turn[order]
    # Turns add up to 0 in every row, so one sum serves all of them.
    winding = np.cumsum(turn)
    inside = (winding % 2 if even_odd else winding) != 0
    step = np.diff(inside, prepend=False) * np.where(inside, 1.0, -1.0) / ROWS
    column = x.astype(int)
    part = x - column
    totals = np.zeros((height, width + 2))
    np.add.at(totals, (row, column), step * (1 - part))
    np.add.at(totals, (row, column + 1), step * part)
    return np.clip(np.cumsum(totals, axis=1)[:, :width], 0, 1)


def _rows(edges: np.ndarray, height: int) -> tuple[np.ndarray, np.ndarray]:
    """The first row that each edge crosses, and the one after its last."""
    places = np.ceil(np.clip(edges[..., 1], -1, height + 1) * ROWS - 0.5)
    rows = np.clip(np.sort(places, axis=1), 0, height * ROWS).astype(int)
    return rows[:, 0], rows[:, 1]


def _crossings(edges: np.ndarray, first: np.ndarray, last: np.ndarray, width: int):
    """Where edges cross rows: row, x, and 1 downwards or -1 upwards."""
    count = last - first
    edge = np.repeat(np.arange(len(edges)), count)
    row = np.arange(len(edge)) - np.repeat(np.cumsum(count) - count, count) + first[edge]
    (x0, y0), (x1, y1) = np.moveaxis(edges[edge], 0, -1)
    x = x0 + ((row + 0.5) / ROWS - y0) * (x1 - x0) / (y1 - y0)
    return row, np.clip(x, 0, width), np.where(y1 > y0, 1, -1)
