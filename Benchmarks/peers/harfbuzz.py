"""HarfBuzz, by the package `uharfbuzz`: each label is shaped, with one reused buffer, and its advances are added up."""

import array

import uharfbuzz as hb

from workload import FONT, SIZE, WEIGHT

# A scale at which the rounding of advances is not noticeable.
UNITS_PER_EM = 65536


class Measurer:
    def __init__(self):
        self.font = hb.Font(hb.Face(hb.Blob.from_file_path(str(FONT))))
        self.font.scale = (UNITS_PER_EM, UNITS_PER_EM)
        self.font.set_variations({"opsz": SIZE, "wght": WEIGHT})
        self.buffer = hb.Buffer()
        extents = self.font.get_font_extents("ltr")
        self.ascent, self.descent = (
            each * SIZE / UNITS_PER_EM for each in (extents.ascender, -extents.descender))

    def widths(self, labels):
        return array.array("d", map(self.width, labels))

    def width(self, label):
        self.buffer.clear_contents()
        self.buffer.add_str(label)
        self.buffer.guess_segment_properties()
        hb.shape(self.font, self.buffer)
        return sum(glyph.x_advance for glyph in self.buffer.glyph_positions) * SIZE / UNITS_PER_EM
