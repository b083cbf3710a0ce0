"""A picture of Pillow with a place."""

from typing import NamedTuple

import numpy as np
from PIL import Image, ImageFilter
from pickerlayout import Color
from pickerlayout.constants import BlendMode

from blending import blended
from coverage import Mask


class Layer(NamedTuple):
    """Pixels, and where the top left one is in the picture."""

    image: Image.Image
    left: int = 0
    top: int = 0

    @staticmethod
    def over(bounds: tuple[int, int, int, int], color: Color | None = None) -> "Layer":
        """A layer of a colour, or a transparent one: left, top, right and bottom."""
        left, top, right, bottom = bounds
        size = max(1, right - left), max(1, bottom - top)
        pixel = tuple(round(255 * part) for part in color or (0, 0, 0, 0))
        return Layer(Image.new("RGBA", size, pixel), left, top)

    @property
    def bounds(self) -> tuple[int, int, int, int]:
        """Left, top, right and bottom."""
        return self.left, self.top, self.left + self.image.width, self.top + self.image.height

    def larger(self, margin: int) -> "Layer":
        """A transparent layer that reaches further on all sides."""
        left, top, right, bottom = self.bounds
        return Layer.over((left - margin, top - margin, right + margin, bottom + margin))

    def paint(
        self,
        color: np.ndarray,
        mask: Mask,
        clip: Mask | None = None,
        blend: int = BlendMode.NORMAL,
    ) -> None:
        """Paints a colour, or the colours of the pixels of a mask."""
        part = mask.clipped(clip).inside(self.bounds)
        height, width = part.values.shape
        if not height * width:
            return
        if color.ndim > 1:
            color = color[part.top - mask.top :, part.left - mask.left :][:height, :width]
        pixels = np.empty((height, width, 4))
        pixels[:] = color
        pixels[..., 3] *= part.values
        corner = part.left - self.left, part.top - self.top
        if blend != BlendMode.NORMAL:
            box = *corner, corner[0] + width, corner[1] + height
            pixels = blended(np.asarray(self.image.crop(box)) / 255, pixels, blend)
            return self.image.paste(_image(pixels), corner)
        self.image.alpha_composite(_image(pixels), corner)

    def paint_layer(
        self, layer: "Layer", opacity: float, clip: Mask | None, blend: int = BlendMode.NORMAL
    ) -> None:
        """Paints a layer over this one."""
        pixels = np.asarray(layer.image) / 255
        whole = Mask(np.full(pixels.shape[:2], opacity), layer.left, layer.top)
        self.paint(pixels, whole, clip, blend)

    def blurred(self, deviation: tuple[float, float]) -> Mask:
        """The alpha of the layer, blurred."""
        alpha = self.image.getchannel("A").filter(ImageFilter.GaussianBlur(deviation))
        return Mask(np.asarray(alpha) / 255, self.left, self.top)


def _image(pixels: np.ndarray) -> Image.Image:
    return Image.fromarray(np.uint8(np.clip(pixels, 0, 1) * 255 + 0.5))
