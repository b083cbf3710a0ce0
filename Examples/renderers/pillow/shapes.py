"""Shapes as edges of polygons, (n, 2, 2): paths with flattened curves, boxes with round corners, lines of a width."""

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import NamedTuple

import numpy as np
from pickerlayout.constants import LineCap, LineJoin, PathKind
from pickerlayout.record_types import PathElement

MITER_LIMIT = 10
MAX_DASHES = 100_000


class Line(NamedTuple):
    """A flattened part of a path."""

    points: np.ndarray
    is_closed: bool


def flattened(elements: Iterable[PathElement], scale: float) -> list[Line]:
    """Flattens a path, to be drawn at `scale` pixels for each unit."""
    lines: list[Line] = []
    points: list[tuple[float, float]] = []
    for kind, x, y, x1, y1, x2, y2 in elements:
        if kind in (PathKind.MOVE, PathKind.CLOSE):
            if points:
                lines.append(_line(points, kind == PathKind.CLOSE))
            points = (
                [(x, y) if kind == PathKind.MOVE else points[0]]
                if kind == PathKind.MOVE or points
                else []
            )
        elif kind == PathKind.LINE:
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
        points = [a + (b - a) * t for a, b in pairwise(points)]
    return [tuple(point) for point in points[0].tolist()]


def fitted(width: float, height: float, radii: Iterable[float]) -> list[float]:
    """Radii from the top left clockwise, which shrink together until they fit."""
    whole = [max(0.0, radius) for radius in radii]
    sides = zip((width, height, width, height), whole, whole[1:] + whole[:1])
    fits = [max(0.0, side) / (a + b) for side, a, b in sides if a + b > side]
    return [radius * min(fits, default=1.0) for radius in whole]


def box(
    x: float, y: float, width: float, height: float, radii: Iterable[float], scale: float
) -> np.ndarray:
    """A box with round corners, clockwise from the left end of the first."""
    quarters = []
    for number, radius in enumerate(fitted(width, height, radii)):
        steps = 1 + int(3 * math.sqrt(radius * scale)) if radius > 0 else 0
        angles = math.pi * (1 + number / 2) + np.linspace(0, math.pi / 2, steps + 1)
        across = x + width - radius if number in (1, 2) else x + radius
        down = y + height - radius if number > 1 else y + radius
        quarters.append(
            (across, down) + radius * np.stack([np.cos(angles), np.sin(angles)], axis=1)
        )
    return np.concatenate(quarters)


def rectangle(x: float, y: float, width: float, height: float) -> np.ndarray:
    """The edges of a box with sharp corners."""
    return edges(box(x, y, width, height, (0, 0, 0, 0), 1))


def edges(points: np.ndarray) -> np.ndarray:
    """The edges of a closed polygon, (n, 2), or of many with equally many points, (…, n, 2)."""
    return np.stack([points, np.roll(points, -1, axis=-2)], axis=-2).reshape(-1, 2, 2)


def joined(parts: Iterable[np.ndarray]) -> np.ndarray:
    """The edges of all parts."""
    return np.concatenate([np.empty((0, 2, 2)), *parts])


def stroked(line: Line, width: float, cap: int, join: int, scale: float) -> np.ndarray:
    """What a pen covers: a box for each part, and what fills the corners.

    All turn one way, so that none cancels another."""
    points, half = line.points, width / 2
    ends = np.roll(points, -1, 0) if line.is_closed else points[1:]
    starts = points[: len(ends)]
    ways = (ends - starts) / np.maximum(np.hypot(*(ends - starts).T), 1e-12)[:, None]
    if cap == LineCap.SQUARE and not line.is_closed:
        starts, ends = starts - half * ways * _only(0, ways), ends + half * ways * _only(-1, ways)
    sides = ways[:, ::-1] * (-half, half)
    parts = [edges(np.stack([starts + sides, ends + sides, ends - sides, starts - sides], axis=1))]
    inner = points if line.is_closed else points[1:-1]
    if len(inner):
        before, after = (np.roll(sides, 1, 0), sides) if line.is_closed else (sides[:-1], sides[1:])
        parts.append(edges(_corners(inner, before, after, join, scale)))
    if cap == LineCap.ROUND and not line.is_closed:
        parts += [_disc(points[0], half, scale), _disc(points[-1], half, scale)]
    return joined(parts)


def _only(index: int, ways: np.ndarray) -> np.ndarray:
    """1 in one row, else 0."""
    column = np.zeros((len(ways), 1))
    column[index : index + 1 or None] = 1
    return column


def _corners(
    at: np.ndarray, before: np.ndarray, after: np.ndarray, join: int, scale: float
) -> np.ndarray:
    """What fills the outer sides of corners; `before` and `after` point to the sides of the parts that meet there."""
    turns_right = (before[:, :1] * after[:, 1:] - before[:, 1:] * after[:, :1]) > 0
    first, last = np.where(turns_right, -after, before), np.where(turns_right, -before, after)
    between = (
        _arc(first, last, scale) if join == LineJoin.ROUND else _tip(first, last, join)[:, None]
    )
    return at[:, None] + np.concatenate(
        [0 * first[:, None], first[:, None], between, last[:, None]], axis=1
    )


def _tip(first: np.ndarray, last: np.ndarray, join: int) -> np.ndarray:
    """The tip of a corner: of a mitre that is too long, and of a bevel, the middle of its edge."""
    middle = (first + last) / 2
    square = np.maximum(
        (middle**2).sum(1, keepdims=True) / (first**2).sum(1, keepdims=True).clip(1e-12), 1e-12
    )
    return np.where(
        (join == LineJoin.MITER) & (square * MITER_LIMIT**2 >= 1), middle / square, middle
    )


def _arc(first: np.ndarray, last: np.ndarray, scale: float) -> np.ndarray:
    """Points between the ends of arcs about the origin."""
    radius = np.hypot(*first.T)[:, None]
    start, end = np.arctan2(first[:, 1], first[:, 0]), np.arctan2(last[:, 1], last[:, 0])
    span = (end - start + math.pi) % (2 * math.pi) - math.pi
    steps = 2 + int(6 * math.sqrt(radius.max() * scale))
    angles = start[:, None] + span[:, None] * np.linspace(0, 1, steps + 1)[1:-1]
    return radius[..., None] * np.stack([np.cos(angles), np.sin(angles)], axis=-1)


def _disc(at: np.ndarray, radius: float, scale: float) -> np.ndarray:
    return edges(
        box(at[0] - radius, at[1] - radius, 2 * radius, 2 * radius, [radius] * 4, scale)[::-1]
    )


def dashed(line: Line, dashes: Sequence[float]) -> list[Line]:
    """The dashes of a line: lengths of dashes and gaps in turn."""
    lengths = [max(0.0, length) for length in dashes] * (1 + len(dashes) % 2)
    points = np.vstack([line.points, line.points[:1]]) if line.is_closed else line.points
    places = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(points, axis=0).T))])
    total = sum(lengths)
    if total <= 0 or places[-1] / total * len(lengths) > MAX_DASHES:
        return [line]
    edges = np.concatenate([[0], np.cumsum(lengths * (int(places[-1] / total) + 1))])
    pairs = [pair for pair in zip(edges[::2], edges[1::2]) if pair[0] < places[-1]]
    found = [_between(points, places, *pair) for pair in pairs]
    if line.is_closed and len(found) > 1 and pairs[-1][1] >= places[-1]:
        # A dash that goes on beyond the start has a corner there and no ends.
        first = found.pop(0)
        found[-1] = Line(np.concatenate([found[-1].points, first.points[1:]]), False)
    return found


def _between(points: np.ndarray, places: np.ndarray, start: float, end: float) -> Line:
    """The part of a line between two distances from its start."""
    # A dash without a length still has a direction, in which caps are drawn.
    end = max(1e-3, min(end, places[-1]))
    start = min(start, end - 1e-3)
    inner = places[(places > start) & (places < end)]
    at = np.concatenate([[start], inner, [end]])
    return Line(
        np.stack([np.interp(at, places, points[:, axis]) for axis in (0, 1)], axis=1), False
    )
