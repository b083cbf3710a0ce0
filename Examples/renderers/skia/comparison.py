"""How much a picture differs from the PNG of the library."""

import io
import re
from typing import NamedTuple

import numpy as np
import skia
from PIL import Image

#: A component that differs by more counts as different.
TOLERANCE = 32


class Difference(NamedTuple):
    """Over white: the mean over all components, of 255, and the share of pixels that differ, in percent."""

    mean: float
    share: float


def difference(picture: skia.Image, png: bytes, origin: tuple[int, int] = (0, 0)) -> Difference:
    """Compares a picture with a PNG, which is larger by what shadows beyond the edges need; the picture is at `origin` in it."""
    ours, theirs = _over_white(bytes(picture.encodeToData())), _over_white(png)
    left, top = origin
    theirs = theirs[top : top + ours.shape[0], left : left + ours.shape[1]]
    assert ours.shape == theirs.shape, f"{ours.shape} is not {theirs.shape}"
    distance = np.abs(ours - theirs)
    return Difference(distance.mean(), 100 * (distance.max(axis=2) > TOLERANCE).mean())


def origin(svg: str, scale: float) -> tuple[int, int]:
    """Where a tree begins in its pictures, in pixels, which the SVG of the tree says."""
    left, top = re.search(r'viewBox="(\S+) (\S+) ', svg).groups()
    return round(-float(left) * scale), round(-float(top) * scale)


def _over_white(png: bytes) -> np.ndarray:
    picture = Image.open(io.BytesIO(png))
    white = Image.new("RGBA", picture.size, "white")
    return np.asarray(Image.alpha_composite(white, picture.convert("RGBA")).convert("RGB")).astype(
        int
    )
