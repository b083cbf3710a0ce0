// Text for programs in browsers and in Node, by HarfBuzz: opens fonts, measures texts and gives the outlines of glyphs.
// text.js calls it; nothing is kept here but what its handles stand for.
#include <hb-ot.h>
#include <hb.h>
#include <stdlib.h>

#define EXPORT(name) extern "C" __attribute__((export_name(#name)))

// The scale of all fonts: sizes only multiply the result.
static constexpr int unitsPerEm = 65536;

EXPORT(allocate) void *allocate(size_t size) { return malloc(size ? size : 1); }
EXPORT(release) void release(void *memory) { free(memory); }

// Nothing is written; the C library would call its host for these.
extern "C" int32_t __imported_wasi_snapshot_preview1_fd_close(int32_t) { return 8; }
extern "C" int32_t __imported_wasi_snapshot_preview1_fd_seek(int32_t, int64_t, int32_t, int32_t) { return 8; }
extern "C" int32_t __imported_wasi_snapshot_preview1_fd_write(int32_t, int32_t, int32_t, int32_t) { return 8; }

// MARK: Fonts

struct FaceFacts {
  uint32_t faces, glyphs, axes;
  // Those of the table OS/2; 0 where there is none.
  uint32_t weight, width, selection;
  char family[256];
};

struct Axis {
  uint32_t tag;
  float lowest, usual, highest;
};

// Opens a face of a file, whose bytes it frees in the end; facts.faces is 0 where it is no font.
EXPORT(face) hb_face_t *open_face(char *bytes, uint32_t count, uint32_t index, FaceFacts *facts) {
  hb_blob_t *blob = hb_blob_create(bytes, count, HB_MEMORY_MODE_READONLY, bytes, free);
  facts->faces = hb_face_count(blob);
  hb_face_t *face = hb_face_create(blob, index);
  hb_blob_destroy(blob);
  facts->glyphs = hb_face_get_glyph_count(face);
  facts->axes = hb_ot_var_get_axis_count(face);
  hb_blob_t *os2 = hb_face_reference_table(face, HB_TAG('O', 'S', '/', '2'));
  unsigned int length;
  const uint8_t *table = (const uint8_t *)hb_blob_get_data(os2, &length);
  if (length >= 64) {
    facts->weight = table[4] << 8 | table[5];
    facts->width = table[6] << 8 | table[7];
    facts->selection = table[62] << 8 | table[63];
  }
  hb_blob_destroy(os2);
  unsigned int size = sizeof facts->family;
  if (!hb_ot_name_get_utf8(face, HB_OT_NAME_ID_TYPOGRAPHIC_FAMILY, HB_LANGUAGE_INVALID, &size, facts->family)) {
    size = sizeof facts->family;
    hb_ot_name_get_utf8(face, HB_OT_NAME_ID_FONT_FAMILY, HB_LANGUAGE_INVALID, &size, facts->family);
  }
  return face;
}

EXPORT(close_face) void close_face(hb_face_t *face) { hb_face_destroy(face); }

EXPORT(axis) void axis(hb_face_t *face, uint32_t index, Axis *axis) {
  hb_ot_var_axis_info_t info = {};
  unsigned int count = 1;
  hb_ot_var_get_axis_infos(face, index, &count, &info);
  *axis = {info.tag, info.min_value, info.default_value, info.max_value};
}

// The ascent, the descent and the line gap of a font, in units of which an em has `em`.
struct Metrics {
  int32_t ascent, descent, gap, em;
};

// A face at one place of its design space.
EXPORT(font)
hb_font_t *open_font(hb_face_t *face, const hb_variation_t *variations, uint32_t count, float slant, Metrics *metrics) {
  hb_font_t *font = hb_font_create(face);
  hb_font_set_variations(font, variations, count);
  // Before the scale is set, it is that of the face, in which metrics are whole numbers.
  hb_font_extents_t extents = {};
  hb_font_get_h_extents(font, &extents);
  *metrics = {extents.ascender, -extents.descender, extents.line_gap, (int32_t)hb_face_get_upem(face)};
  hb_font_set_scale(font, unitsPerEm, unitsPerEm);
  if (slant != 0) hb_font_set_synthetic_slant(font, slant);
  hb_font_make_immutable(font);
  return font;
}

EXPORT(close_font) void close_font(hb_font_t *font) { hb_font_destroy(font); }

// MARK: Measuring

// What is measured: the grapheme clusters of a text, each in the first font that covers it.
struct Text {
  const char *bytes;
  int32_t count;
  // The cluster of each byte.
  const int32_t *clusters;
  hb_font_t *const *fonts;
  int32_t fontCount;
  const hb_feature_t *features;
  uint32_t featureCount;
  hb_language_t language;
  // The advance of each cluster, in units; `missing` for one that no font covers.
  int32_t *advances;
  // Bits of the fonts that draw something.
  uint32_t used;
  hb_buffer_t *buffer;
};

static constexpr int32_t missing = INT32_MIN;

// Decodes the character at a place of valid UTF-8, and moves beyond it.
static hb_codepoint_t next_character(const char *bytes, int32_t *place) {
  const uint8_t lead = (uint8_t)bytes[(*place)++];
  if (lead < 0x80) return lead;
  const int more = lead >= 0xF0 ? 3 : lead >= 0xE0 ? 2 : 1;
  hb_codepoint_t scalar = lead & (0x3F >> more);
  for (int i = 0; i < more; i++) scalar = scalar << 6 | ((uint8_t)bytes[(*place)++] & 0x3F);
  return scalar;
}

// Whether a font has any character of a part, so that shaping it is worth while.
static bool covers(hb_font_t *font, const Text &text, int32_t start, int32_t end) {
  hb_codepoint_t glyph;
  while (start < end) {
    if (hb_font_get_nominal_glyph(font, next_character(text.bytes, &start), &glyph)) return true;
  }
  return false;
}

// Shapes a part of a text that has one script in a font, and what the font lacks in those after it. All of the text is the
// context, so that letters join across a change of font.
static void shape(Text &text, int32_t start, int32_t end, hb_script_t script, hb_direction_t direction, int32_t first) {
  while (first < text.fontCount && !covers(text.fonts[first], text, start, end)) first++;
  const int32_t from = text.clusters[start], to = text.clusters[end - 1] + 1;
  if (first == text.fontCount) {
    for (int32_t cluster = from; cluster < to; cluster++) text.advances[cluster] = missing;
    return;
  }
  hb_buffer_t *buffer = text.buffer;
  hb_buffer_clear_contents(buffer);
  hb_buffer_add_utf8(buffer, text.bytes, text.count, start, end - start);
  hb_buffer_set_script(buffer, script);
  hb_buffer_set_direction(buffer, direction);
  hb_buffer_set_language(buffer, text.language);
  hb_shape(text.fonts[first], buffer, text.features, text.featureCount);

  for (int32_t cluster = from; cluster < to; cluster++) text.advances[cluster] = 0;
  unsigned int count;
  const hb_glyph_info_t *glyphs = hb_buffer_get_glyph_infos(buffer, &count);
  const hb_glyph_position_t *positions = hb_buffer_get_glyph_positions(buffer, &count);
  for (unsigned int i = 0; i < count; i++) {
    int32_t &advance = text.advances[text.clusters[glyphs[i].cluster]];
    if (glyphs[i].codepoint == 0) advance = missing;
    if (advance == missing) continue;
    advance += positions[i].x_advance;
    text.used |= 1u << (first < 31 ? first : 31);
  }
  for (int32_t place = start; place < end;) {
    const bool isMissing = text.advances[text.clusters[place]] == missing;
    const int32_t part = place;
    while (place < end && (text.advances[text.clusters[place]] == missing) == isMissing) place++;
    if (isMissing) shape(text, part, place, script, direction, first + 1);
  }
}

// Digits are read from left to right in every script.
static bool is_digit(hb_codepoint_t scalar) {
  return scalar - '0' < 10 || scalar - 0x660 < 10 || scalar - 0x6F0 < 10;
}

// The end of a number, with the separators within it.
static int32_t number_end(const Text &text, int32_t place, int32_t end) {
  int32_t after = place;
  while (place < end) {
    const hb_codepoint_t scalar = next_character(text.bytes, &place);
    if (is_digit(scalar)) {
      after = place;
    } else if (scalar != '.' && scalar != ',' && scalar != ':' && scalar != '/') {
      break;
    }
  }
  return after;
}

// Shapes a part that has one script, the numbers in scripts that are read from the right by themselves.
static void shape_item(Text &text, int32_t start, int32_t end, hb_script_t script) {
  if (start >= end) return;
  if (hb_script_get_horizontal_direction(script) != HB_DIRECTION_RTL) {
    return shape(text, start, end, script, HB_DIRECTION_LTR, 0);
  }
  int32_t place = start;
  while (place < end) {
    int32_t after = place;
    if (!is_digit(next_character(text.bytes, &after))) {
      place = after;
      continue;
    }
    if (start < place) shape(text, start, place, script, HB_DIRECTION_RTL, 0);
    start = number_end(text, place, end);
    shape(text, place, start, script, HB_DIRECTION_LTR, 0);
    place = start;
  }
  if (start < end) shape(text, start, end, script, HB_DIRECTION_RTL, 0);
}

// Measures a part of a text: the advances of its clusters, in units of `unitsPerEm`. Characters of all scripts take the script
// of those before them, or at the beginning that of those behind them. Returns the fonts that draw something, as bits.
EXPORT(measure) uint32_t measure(Text *given, int32_t start, int32_t end, const char *language) {
  Text text = *given;
  text.language = language ? hb_language_from_string(language, -1) : HB_LANGUAGE_INVALID;
  text.buffer = hb_buffer_create();
  hb_unicode_funcs_t *unicode = hb_unicode_funcs_get_default();
  hb_script_t script = HB_SCRIPT_COMMON;
  int32_t item = start, place = start;
  while (place < end) {
    const int32_t here = place;
    const hb_script_t own = hb_unicode_script(unicode, next_character(text.bytes, &place));
    if (own == script || own == HB_SCRIPT_COMMON || own == HB_SCRIPT_INHERITED || own == HB_SCRIPT_UNKNOWN) continue;
    if (script != HB_SCRIPT_COMMON) {
      shape_item(text, item, here, script);
      item = here;
    }
    script = own;
  }
  shape_item(text, item, end, script);
  hb_buffer_destroy(text.buffer);
  return text.used;
}
