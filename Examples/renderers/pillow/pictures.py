"""Pictures of Pillow: files and data: URIs, and glyphs that are bitmaps."""

import base64
import io
import math
from pathlib import Path

import numpy as np
from PIL import Image, ImageOps, UnidentifiedImageError

from coverage import Mask
from shapes import Line, box

FORMATS = ["PNG", "JPEG", "GIF", "WEBP"]
#: Samples in a pixel in each direction, at most.
MAX_SAMPLES = 4


def read(href: str, directory: str | Path | None) -> Image.Image | None:
    """Reads a picture of pixels; None if there is none, or it is not below the directory."""
    try:
        if href.startswith("data:"):
            source = io.BytesIO(base64.b64decode(href.partition(";base64,")[2], validate=True))
        elif directory is None:
            return None
        else:
            folder = Path(directory).resolve()
            source = (folder / href).resolve()
            source.relative_to(folder)
        # Cameras store how they were held.
        return ImageOps.exif_transpose(Image.open(source, formats=FORMATS)).convert("RGBA")
    except (OSError, ValueError, SyntaxError, UnidentifiedImageError, Image.DecompressionBombError):
        return None


def of_glyph(pixels: np.ndarray) -> Image.Image:
    """The picture of `Tree.pixels`: 0xAARRGGBB, multiplied by alpha."""
    parts = np.stack([pixels >> shift & 255 for shift in (16, 8, 0, 24)], axis=-1).astype(np.uint8)
    return Image.frombytes("RGBa", pixels.shape[::-1], parts.tobytes()).convert("RGBA")


def placed(picture: Image.Image, place: np.ndarray, mask: Mask) -> np.ndarray:
    """The colours of a picture at the pixels of a mask; `place` maps the unit square, which it fills, to pixels."""
    sides = [max(1, math.ceil(np.hypot(*column) - 1e-6)) for column in place[:, :2].T]
    # Much smaller at first: sampling alone would leave pixels out.
    smaller = tuple(
        min(*pair) for pair in zip(picture.size, [MAX_SAMPLES * side for side in sides])
    )
    if smaller != picture.size:
        picture = picture.resize(smaller, Image.Resampling.BOX)
    # An edge of its own colours, into which sampling may reach.
    edged = Image.fromarray(np.pad(np.asarray(picture), ((1, 1), (1, 1), (0, 0)), mode="edge"))
    back = np.linalg.inv(np.vstack([place, [0, 0, 1]]))
    to_pixels = np.array([[picture.width, 0, 1], [0, picture.height, 1]]) @ back
    to_pixels[:, 2] += to_pixels[:, :2] @ (mask.left, mask.top)
    samples = [max(1, math.ceil(np.hypot(*column) - 1e-6)) for column in to_pixels[:, :2].T]
    size = [length * count for length, count in zip(mask.values.shape[::-1], samples)]
    to_pixels[:, :2] /= samples
    found = edged.transform(
        size, Image.Transform.AFFINE, to_pixels.ravel().tolist(), Image.Resampling.BILINEAR
    )
    return np.asarray(found.reduce(tuple(samples))) / 255


def landscape(size: float, corner: tuple[float, float], scale: float) -> list[Line]:
    """The lines of what stands for a missing picture: two mountains and the sun, crossed out."""
    frame, sun = box(1, 3, 22, 18, [2] * 4, scale), box(14.5, 6, 4, 4, [2] * 4, scale)
    mountains = np.array([(4, 18), (9.5, 10), (13.5, 15.5), (16, 13), (20, 18)], float)
    closed = [Line(points * size / 24 + corner, True) for points in (frame, sun, mountains)]
    return [*closed, Line(np.array([(1, 23), (23, 1)]) * size / 24 + corner, False)]
