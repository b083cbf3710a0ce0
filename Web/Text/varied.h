// Variable fonts as FreeType reads them, which has more digits than HarfBuzz, and rounds in other cases.
#pragma once
#include <hb-ot.h>
#include <hb.h>

// The browser whose advances a font has.
enum class Browser : int32_t { none, chromium, firefox };

static constexpr uint32_t maximumAxes = 64;

// Coordinates in the design space of a face: those with which it is shaped, in 1/16384, and those of its advances, in 1/65536.
struct Coordinates {
  int shaping[maximumAxes];
  int32_t advances[maximumAxes];
  uint32_t count;
};

// The coordinates of values, one for each axis.
Coordinates coordinates(hb_face_t *face, const double *values, uint32_t count, Browser browser);

// Gives a font the advances of its glyphs at coordinates in font units, for `font_units`.
void set_advances(hb_font_t *font, const Coordinates &coordinates);

// The advance of a glyph in font units; -1 for a font without such advances.
int32_t font_units(hb_font_t *font, hb_codepoint_t glyph);

// A table of a font, whose numbers begin with the highest byte; beyond its end they are 0.
struct Table {
  hb_blob_t *blob;
  const uint8_t *bytes;
  uint32_t size;

  Table(hb_face_t *face, hb_tag_t tag) : blob(hb_face_reference_table(face, tag)) { bytes = (const uint8_t *)hb_blob_get_data(blob, &size); }
  Table(const Table &) = delete;
  ~Table() { hb_blob_destroy(blob); }

  uint32_t number(uint64_t place, uint32_t count) const {
    uint32_t number = 0;
    if (place + count > size) return 0;
    for (uint32_t i = 0; i < count; i++) number = number << 8 | bytes[place + i];
    return number;
  }
  int32_t signed_number(uint64_t place, uint32_t count) const {
    const uint32_t shift = 32 - 8 * count;
    return (int32_t)(number(place, count) << shift) >> shift;
  }
};
