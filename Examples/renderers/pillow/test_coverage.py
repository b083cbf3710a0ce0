"""Overlaps, holes, and parts of pixels."""

import numpy as np
import pytest

import coverage as module
from coverage import coverage
from shapes import edges, joined

BOUNDS = (0, 0, 8, 8)


def square(low: float, high: float) -> np.ndarray:
    return np.array([(low, low), (high, low), (high, high), (low, high)], float)


def test_square_covers_parts_of_pixels():
    mask = coverage(edges(square(1.25, 3.5)), BOUNDS)
    assert (mask.left, mask.top, mask.values.shape) == (1, 1, (3, 3))
    assert np.allclose(mask.values, np.outer([0.75, 1, 0.5], [0.75, 1, 0.5]), atol=1e-9)


def test_overlap_is_covered_once():
    both = joined([edges(square(0, 4)), edges(square(2, 6))])
    assert coverage(both, BOUNDS).values.sum() == pytest.approx(16 + 16 - 4)
    assert coverage(both, BOUNDS, even_odd=True).values.sum() == pytest.approx(16 + 16 - 8)


def test_hole_is_not_covered():
    ring = joined([edges(square(0, 6)), edges(square(2, 4)[::-1])])
    assert coverage(ring, BOUNDS).values.sum() == pytest.approx(36 - 4)


def test_polygon_is_cut_at_bounds():
    mask = coverage(edges(square(-100, 5)), BOUNDS)
    assert mask.values.sum() == pytest.approx(25)
    assert coverage(edges(square(20, 30)), BOUNDS).values.size == 0
    assert coverage(edges(square(-np.inf, np.inf)), BOUNDS).values.sum() == pytest.approx(64)
    assert coverage(edges(square(np.nan, 4)), BOUNDS).values.max() <= 1


def test_bands_equal_the_whole(monkeypatch):
    random = np.random.default_rng(8)
    shape = edges(random.uniform(-4, 40, (60, 2)))
    whole = coverage(shape, (0, 0, 32, 32)).values
    monkeypatch.setattr(module, "CHUNK", 100)
    assert np.allclose(coverage(shape, (0, 0, 32, 32)).values, whole, atol=1e-9)


def test_random_agrees_with_samples():
    """The winding number of points, one by one, as an independent judge."""
    random = np.random.default_rng(9)
    polygon = random.uniform(0, 8, (9, 2))
    for even_odd in (False, True):
        found = coverage(edges(polygon), BOUNDS, even_odd)
        whole = np.zeros((8, 8))
        whole[found.top : found.bounds[3], found.left : found.bounds[2]] = found.values
        assert np.abs(whole - samples(polygon, even_odd)).max() < 0.04


def samples(polygon: np.ndarray, even_odd: bool, count=24) -> np.ndarray:
    at = (np.arange(8 * count) + 0.5) / count
    x, y = np.meshgrid(at, at)
    winding = np.zeros_like(x)
    for (ax, ay), (bx, by) in zip(polygon, np.roll(polygon, -1, 0)):
        side = (bx - ax) * (y - ay) - (x - ax) * (by - ay)
        winding += ((ay <= y) & (by > y) & (side > 0)).astype(int) - (
            (by <= y) & (ay > y) & (side < 0)
        )
    inside = winding % 2 if even_odd else winding != 0
    return inside.reshape(8, count, 8, count).mean(axis=(1, 3))
