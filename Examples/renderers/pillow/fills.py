"""The colours of fills: red, green, blue and alpha, 0 to 1, not multiplied by alpha."""

import numpy as np
from pickerlayout import Records
from pickerlayout.constants import FillKind
from pickerlayout.record_types import Fill, Stop

MIN_TILE = 0.01


def colors(
    records: Records, fill: Fill, points: np.ndarray, size: tuple[float, float]
) -> np.ndarray:
    """Returns the colours of a fill at points, (…, 2), in a frame of a size, where (0, 0) is its top left corner."""
    found = np.array(_pattern(records, fill, points, np.array(size)))
    found = np.broadcast_to(found, (*points.shape[:-1], 4)).copy()
    found[..., 3] *= fill.opacity
    if fill.mask >= 0:
        found[..., 3] *= colors(records, records.fills[fill.mask], points, size)[..., 3]
    return found


def _pattern(records: Records, fill: Fill, points: np.ndarray, size: np.ndarray):
    stops = records.stops[fill.stops]
    if fill.kind == FillKind.COLOR or not stops:
        return fill.color
    if fill.kind == FillKind.MESH:
        return _mesh(fill, stops, points / np.maximum(size, 1e-9))
    if fill.kind == FillKind.CHECKERBOARD:
        return _checkerboard(points, fill.start, np.array([stop.color for stop in stops]))
    return _gradient(stops, _place(fill, points, size))


def _place(fill: Fill, points: np.ndarray, size: np.ndarray) -> np.ndarray:
    """Where points are between the start and the end of a gradient, 0 to 1."""
    from_center = points - (fill.x0, fill.y0) * size
    if fill.kind == FillKind.LINEAR:
        way = (fill.x1 - fill.x0, fill.y1 - fill.y0) * size
        return from_center @ way / (way @ way) if way @ way > 0 else np.ones(points.shape[:-1])
    if fill.kind == FillKind.RADIAL:
        distance = np.hypot(*np.moveaxis(from_center, -1, 0))
        span = fill.end - fill.start
        return (distance - fill.start) / span if span else np.where(distance < fill.start, 0.0, 1.0)
    if fill.kind == FillKind.ELLIPTICAL:
        return np.hypot(*np.moveaxis(from_center / np.maximum(size / 2, 1e-9), -1, 0))
    return _turn(
        np.degrees(np.arctan2(from_center[..., 1], from_center[..., 0])), fill.start, fill.end
    )


def _turn(angles: np.ndarray, start: float, end: float) -> np.ndarray:
    """Where angles are on the way from one angle to another; beyond it, they belong to the nearer end."""
    if end < start:
        return 1 - _turn(angles, end, start)
    span = end - start
    if span >= 360:
        return 1 + ((angles - end) % 360 - 360) / span
    way = (angles - start) % 360
    beyond = np.where(way < (span + 360) / 2, 1.0, 0.0)
    return np.where(way <= span, way / span if span else 1.0, beyond)


def _gradient(stops: tuple[Stop, ...], place: np.ndarray) -> np.ndarray:
    # Where stops share a place, the last one counts from there on: `interp` takes the first.
    offsets = [stop.offset + number * 1e-12 for number, stop in enumerate(stops)]
    parts = zip(*(stop.color for stop in stops))
    return np.stack([np.interp(place, offsets, part) for part in parts], axis=-1)


def _mesh(fill: Fill, stops: tuple[Stop, ...], points: np.ndarray) -> np.ndarray:
    """The colours at unit points: bilinear between those of a grid from edge to edge."""
    grid = np.array([stop.color for stop in stops]).reshape(fill.rows, fill.columns, 4)
    last = np.array([fill.columns - 1, fill.rows - 1])
    place = np.clip(points, 0, 1) * last
    start = place.astype(int)
    end = np.minimum(start + 1, last)
    (left, top), (right, bottom) = (np.moveaxis(corner, -1, 0) for corner in (start, end))
    across, down = (place - start)[..., :1], (place - start)[..., 1:]
    upper = grid[top, left] * (1 - across) + grid[top, right] * across
    lower = grid[bottom, left] * (1 - across) + grid[bottom, right] * across
    return upper * (1 - down) + lower * down


def _checkerboard(points: np.ndarray, tile: float, pair: np.ndarray) -> np.ndarray:
    if tile < MIN_TILE:
        return pair.mean(0)
    odd = np.floor(points / tile).sum(-1) % 2
    return np.where(odd[..., None] == 1, pair[0], pair[1])
