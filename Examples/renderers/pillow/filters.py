"""The filters of Filter Effects 1, section 13, on pictures of Pillow."""

import math
from collections.abc import Callable, Iterable
from functools import partial

import numpy as np
from PIL import Image, ImageFilter
from pickerlayout.constants import FilterKind
from pickerlayout.record_types import Filter, Shadow

#: The largest deviation of a blur in pixels.
MAX_BLUR = 250.0
SAME = np.eye(3)
#: What red, green and blue add to each of them, in rows.
GREY = np.tile([0.2126, 0.7152, 0.0722], (3, 1))
SEPIA = np.array([[0.393, 0.769, 0.189], [0.349, 0.686, 0.168], [0.272, 0.534, 0.131]])
EVEN = np.tile([0.213, 0.715, 0.072], (3, 1))
SINES = np.array([[-0.213, -0.715, 0.928], [0.143, 0.140, -0.283], [-0.787, 0.715, 0.072]])

Step = Callable[[Image.Image], Image.Image]


def deviation(amount: float, place: np.ndarray) -> list[float]:
    """The deviations of a blur in pixels, across and down, under a map from points."""
    return [min(MAX_BLUR, amount * float(np.hypot(*row))) for row in place[:, :2]]


def margin(filters: Iterable[Filter], place: np.ndarray) -> int:
    """How many pixels further than the layer its filters look."""
    blurs = [one.amount for one in filters if one.kind == FilterKind.BLUR]
    return sum(math.ceil(3 * max(deviation(amount, place))) + 1 for amount in blurs)


def shadow_margin(shadow: Shadow, place: np.ndarray) -> int:
    """How many pixels a shadow reaches beyond what casts it."""
    ways = np.abs(place[:, :2] @ (shadow.x, shadow.y))
    return math.ceil(3 * max(deviation(shadow.radius / 2, place)) + max(ways)) + 1


def shadow_step(shadow: Shadow, place: np.ndarray) -> Step:
    """Puts the shadow of all that is in a picture beneath it."""
    across, down = place[:, :2] @ (shadow.x, shadow.y)
    blur = deviation(shadow.radius / 2, place)
    return partial(_casting, color=shadow.color, way=(across, down), deviation=blur)


def step(filter: Filter, place: np.ndarray) -> Step:
    """What a filter does to a picture, whose points a map leads to pixels."""
    if filter.kind == FilterKind.BLUR:
        return partial(_blurred, deviation=deviation(filter.amount, place))
    return partial(_recolored, matrix=_matrix(filter), added=_added(filter))


def _blurred(image: Image.Image, deviation: list[float]) -> Image.Image:
    # Multiplied by alpha, so that clear pixels have no colour.
    return image.convert("RGBa").filter(ImageFilter.GaussianBlur(deviation)).convert("RGBA")


def _casting(
    image: Image.Image,
    color: tuple[float, ...],
    way: tuple[float, float],
    deviation: list[float],
) -> Image.Image:
    back = 1, 0, -way[0], 0, 1, -way[1]
    alpha = image.getchannel("A")
    alpha = alpha.transform(image.size, Image.Transform.AFFINE, back, Image.Resampling.BILINEAR)
    alpha = alpha.filter(ImageFilter.GaussianBlur(deviation)).point(lambda part: part * color[3])
    shade = Image.new("RGBA", image.size, tuple(round(255 * part) for part in color[:3]))
    shade.putalpha(alpha)
    return Image.alpha_composite(shade, image)


def _recolored(image: Image.Image, matrix: np.ndarray, added: float) -> Image.Image:
    pixels = np.asarray(image) / 255
    pixels[..., :3] = pixels[..., :3] @ matrix.T + added
    return Image.fromarray(np.uint8(np.clip(pixels, 0, 1) * 255 + 0.5))


def _matrix(filter: Filter) -> np.ndarray:
    amount = max(0.0, filter.amount)
    part = min(1.0, amount)
    angle = math.radians(filter.amount)
    return {
        FilterKind.BRIGHTNESS: amount * SAME,
        FilterKind.CONTRAST: amount * SAME,
        FilterKind.INVERT: (1 - 2 * part) * SAME,
        FilterKind.GRAYSCALE: part * GREY + (1 - part) * SAME,
        FilterKind.SATURATE: (1 - amount) * GREY + amount * SAME,
        FilterKind.SEPIA: part * SEPIA + (1 - part) * SAME,
        FilterKind.HUE_ROTATE: EVEN + math.cos(angle) * (SAME - EVEN) + math.sin(angle) * SINES,
    }[FilterKind(filter.kind)]


def _added(filter: Filter) -> float:
    amount = max(0.0, filter.amount)
    return {FilterKind.CONTRAST: (1 - amount) / 2, FilterKind.INVERT: min(1.0, amount)}.get(
        FilterKind(filter.kind), 0.0
    )
