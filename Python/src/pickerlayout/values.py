"""Rectangles and colours."""

from __future__ import annotations

from typing import Any, NamedTuple


class Rect(NamedTuple):
    """A rectangle in points; y grows downwards."""

    x: float
    y: float
    width: float
    height: float


class Color(NamedTuple):
    """A colour with sRGB components from 0 to 1, not premultiplied."""

    red: float
    green: float
    blue: float
    alpha: float


def color_of(color: Any) -> Color:
    """The colour of a struct with these members."""
    return Color(color.red, color.green, color.blue, color.alpha)


def rect_of(rect: Any) -> Rect:
    """The rectangle of a struct with these members."""
    return Rect(rect.x, rect.y, rect.width, rect.height)
