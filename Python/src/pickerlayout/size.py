"""Sizes for layouts."""

from __future__ import annotations

# PL_AS_DECLARED, which as a floating-point macro is not in the generated declarations.
_AS_DECLARED = -1.0


def in_size(width: float | None, height: float | None) -> tuple[float, float]:
    """Width and height for C; a ValueError for a negative one, which would mean the document's."""
    return _dimension(width, "width"), _dimension(height, "height")


def _dimension(length: float | None, name: str) -> float:
    if length is None:
        return _AS_DECLARED
    if isinstance(length, str | bytes):
        raise TypeError(f"{name} must be a number, is {type(length).__name__}")
    if not length >= 0:
        raise ValueError(f"{name} must be at least 0, is {length}")
    return length
