"""How much a picture differs from the PNG of the library."""

import io
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


def difference(picture: skia.Image, png: bytes) -> Difference:
    """Compares a picture with a PNG of the same size."""
    ours, theirs = _over_white(bytes(picture.encodeToData())), _over_white(png)
    assert ours.shape == theirs.shape, f"{ours.shape} is not {theirs.shape}"
    distance = np.abs(ours - theirs)
    return Difference(distance.mean(), 100 * (distance.max(axis=2) > TOLERANCE).mean())


def _over_white(png: bytes) -> np.ndarray:
    picture = Image.open(io.BytesIO(png))
    white = Image.new("RGBA", picture.size, "white")
    return np.asarray(Image.alpha_composite(white, picture.convert("RGBA")).convert("RGB")).astype(
        int
    )
