"""Pillow with raqm: `getlength` of each label at the size of the text."""

import array

from PIL import ImageFont, features

from workload import FONT, SIZE, WEIGHT


class Measurer:
    def __init__(self, magnified=1):
        """Opens the font; `magnified` is how many times as large the text is measured as it is."""
        if not features.check("raqm"):
            raise RuntimeError("this Pillow has no raqm")
        self.magnified = magnified
        self.font = ImageFont.truetype(str(FONT), SIZE * magnified, layout_engine=ImageFont.Layout.RAQM)
        self.font.set_variation_by_axes([SIZE, WEIGHT])  # The order of the axes in the file.

    def widths(self, labels):
        return array.array("d", [self.font.getlength(label) / self.magnified for label in labels])
