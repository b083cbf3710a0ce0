"""Shapes as polygons, (n, 2): paths with their curves flattened, boxes with round corners, and lines of a width."""

import math
from collections.abc import Iterable, Sequence
from typing import NamedTuple

import numpy as np

MOVE, LINE, QUAD, CUBIC, CLOSE = range(5)
BUTT, ROUND, SQUARE = range(3)
MITER, ROUND_JOIN, BEVEL = range(3)
MITER_LIMIT = 10
MAX_DASHES = 100_000


class Line(NamedTuple):
    """A flattened part of a path."""

    points: np.ndarray
    is_closed: bool


def flattened(elements: np.ndarray, scale: float) -> list[Line]:
    """Flattens rows of `path_elements` or `shape_elements`, to be drawn at `scale` pixels for each unit."""
    lines: list[Line] = []
    points: list[tuple[float, float]] = []
    for kind, _, x, y, x1, y1, x2, y2 in elements.tolist():
        if kind == MOVE or kind == CLOSE:
            if points:
                lines.append(_line(points, kind == CLOSE))
            points = [(x, y) if kind == MOVE else points[0]] if kind == MOVE or points else []
        elif kind == LINE:
            points.append((x, y))
        else:
            controls = [(x1, y1), (x2, y2)][: kind - 1]
            points += _curve([points[-1] if points else (x1, y1), *controls, (x, y)], scale)
    return lines + ([_line(points, False)] if len(points) > 1 else [])


def _line(points: Sequence[tuple[float, float]], is_closed: bool) -> Line:
    array = np.array(points)
    moves = np.any(np.diff(array, axis=0), axis=1)
    array = array[np.concatenate([[True], moves])]
    if is_closed and len(array) > 1 and (array[0] == array[-1]).all():
        array = array[:-1]
    return Line(array, is_closed)


def _curve(controls: Sequence[tuple[float, float]], scale: float) -> list[tuple[float, float]]:
    """Points of a Bézier curve after its first; a part is shorter the more the curve may bend."""
    points = np.array(controls)
    length = np.hypot(*np.diff(points, axis=0).T).sum() * scale
    steps = 2 + int(min(200, 2 * math.sqrt(length)))
    t = np.linspace(0, 1, steps + 1)[1:, None]
    while len(points) > 1:
        points = [a + (b - a) * t for a, b in zip(points, points[1:])]
    return [tuple(point) for point in points[0].tolist()]


def fitted(width: float, height: float, radii: Iterable[float]) -> list[float]:
    """Radii from the top left clockwise, which shrink together until they fit."""
    whole = [max(0.0, radius) for radius in radii]
    sides = zip((width, height, width, height), whole, whole[1:] + whole[:1])
    fits = [max(0.0, side) / (a + b) for side, a, b in sides if a + b > side]
    return [radius * min(fits, default=1.0) for radius in whole]


def box(x: float, y: float, width: float, height: float, radii: Iterable[float], scale: float) -> np.ndarray:
    """A box with round corners, clockwise from the left end of the first."""
    quarters = []
    for number, radius in enumerate(fitted(width, height, radii)):
        steps = 1 + int(3 * math.sqrt(radius * scale)) if radius > 0 else 0
        angles = math.pi * (1 + number / 2) + np.linspace(0, math.pi / 2, steps + 1)
        across = x + width - radius if number in (1, 2) else x + radius
        down = y + height - radius if number > 1 else y + radius
        quarters.append((across, down) + radius * np.stack([np.cos(angles), np.sin(angles)], axis=1))
    return np.concatenate(quarters)


def stroked(line: Line, width: float, cap: int, join: int, scale: float) -> list[np.ndarray]:
    """What a pen of a width covers: a box for each part, which overlap, and what fills the corners between them."""
    points, half = line.points, width / 2
    ends = np.roll(points, -1, 0) if line.is_closed else points[1:]
    starts = points[: len(ends)]
    ways = ends - starts
    ways = ways / np.maximum(np.hypot(*ways.T), 1e-12)[:, None]
    if cap == SQUARE and not line.is_closed and len(ways):
        starts, ends = starts.copy(), ends.copy()
        starts[0] -= ways[0] * half
        ends[-1] += ways[-1] * half
    sides = ways[:, ::-1] * (-half, half)
    polygons = list(np.stack([starts + sides, ends + sides, ends - sides, starts - sides], axis=1))
    before = range(-1 if line.is_closed else 0, len(ways) - (0 if line.is_closed else 1))
    for at in before if len(ways) > 1 else ():
        after = (at + 1) % len(ways)
        polygons += _corner(points[after], sides[at], sides[after], ways[at], join, scale)
    if cap == ROUND and not line.is_closed:
        polygons += [_disc(points[0], half, scale), _disc(points[-1], half, scale)]
    return [_clockwise(polygon) for polygon in polygons]


def _corner(at, before, after, way, join: int, scale: float) -> list[np.ndarray]:
    """What fills the outer side of a corner: `before` and `after` point to the edges of the parts there."""
    half = np.hypot(*before)
    if join == ROUND_JOIN:
        return [_disc(at, half, scale)]
    if after @ way > 0:
        before, after = -before, -after
    middle = before + after
    cosine = np.hypot(*middle) / 2 / half
    tip = [at + middle / 2 / cosine**2] if join == MITER and cosine * MITER_LIMIT >= 1 else []
    return [np.array([at, at + before, *tip, at + after])]


def _disc(at, radius: float, scale: float) -> np.ndarray:
    return box(at[0] - radius, at[1] - radius, 2 * radius, 2 * radius, [radius] * 4, scale)


def _clockwise(polygon: np.ndarray) -> np.ndarray:
    """All in one direction, so that overlaps do not cancel each other out."""
    x, y = polygon.T
    return polygon if (x * np.roll(y, -1) - y * np.roll(x, -1)).sum() >= 0 else polygon[::-1]


def dashed(line: Line, dashes: Sequence[float]) -> list[Line]:
    """The dashes of a line: lengths of dashes and gaps in turn."""
    lengths = [max(0.0, length) for length in dashes] * (1 + len(dashes) % 2)
    points = np.vstack([line.points, line.points[:1]]) if line.is_closed else line.points
    places = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(points, axis=0).T))])
    total = sum(lengths)
    if total <= 0 or places[-1] / total * len(lengths) > MAX_DASHES:
        return [line]
    edges = np.concatenate([[0], np.cumsum(lengths * (int(places[-1] / total) + 1))])
    return [_between(points, places, *pair) for pair in zip(edges[::2], edges[1::2]) if pair[0] < places[-1]]


def _between(points: np.ndarray, places: np.ndarray, start: float, end: float) -> Line:
    """The part of a line between two distances from its start."""
    inner = places[(places > start) & (places < end)]
    at = np.concatenate([[start], inner, [min(end, places[-1])]])
    return Line(np.stack([np.interp(at, places, points[:, axis]) for axis in (0, 1)], axis=1), False)
