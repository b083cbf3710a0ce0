// Text for programs in browsers and in Node, by HarfBuzz: opens fonts, measures texts and gives the outlines of glyphs.
// text.js calls it; nothing is kept here but what its handles stand for.
#include <hb-ot.h>
#include <hb.h>
#include <stdlib.h>
#include <string.h>

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

// A file of fonts, whose bytes are freed with its last face.
EXPORT(file) hb_blob_t *open_file(char *bytes, uint32_t count) {
  return hb_blob_create(bytes, count, HB_MEMORY_MODE_READONLY, bytes, free);
}

EXPORT(close_file) void close_file(hb_blob_t *file) { hb_blob_destroy(file); }

// Opens a face of a file; facts.faces is 0 where it is no font.
EXPORT(face) hb_face_t *open_face(hb_blob_t *file, uint32_t index, FaceFacts *facts) {
  facts->faces = hb_face_count(file);
  hb_face_t *face = hb_face_create(file, index);
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

// MARK: Shaping

// A glyph of a run, in units; the cluster is the place of its character in the text.
struct Glyph {
  uint32_t id;
  int32_t cluster, advance, dx, dy;
};

// Glyphs of one font and one direction, in visual order.
struct Run {
  int32_t font, level, count;
};

// The runs of a text in reading order, each followed by its glyphs.
struct Output {
  char *bytes;
  uint32_t count, capacity;

  void add(const void *values, uint32_t size) {
    if (count + size > capacity) bytes = (char *)realloc(bytes, capacity = 2 * (count + size));
    // Address 0 is memory like any other here.
    if (!bytes) __builtin_trap();
    memcpy(bytes + count, values, size);
    count += size;
  }
};

// What is shaped: the grapheme clusters of a text, each in the first font that covers it.
struct Text {
  const char *bytes;
  int32_t count;
  // The cluster of each byte.
  const int32_t *clusters;
  hb_font_t *const *fonts;
  int32_t fontCount;
  const hb_feature_t *features;
  uint32_t featureCount;
  const char *tag;
  // The advance of each cluster, in units; `missing` for one that no font covers.
  int32_t *advances;
  // The embedding level of the paragraph: 0 or 1.
  int32_t base;
  // Null where only advances are asked for.
  Output *output;
  // Bits of the fonts that draw something.
  uint32_t used;
  hb_language_t language;
};

// A part of a text that has one script and one direction.
struct Item {
  int32_t start, end;
  hb_script_t script;
  hb_direction_t direction;
  int32_t level;
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

static hb_buffer_t *shaped(const Text &text, const Item &item, int32_t font) {
  hb_buffer_t *buffer = hb_buffer_create();
  // All of the text is the context, so that letters join across a change of font.
  hb_buffer_add_utf8(buffer, text.bytes, text.count, item.start, item.end - item.start);
  hb_buffer_set_script(buffer, item.script);
  hb_buffer_set_direction(buffer, item.direction);
  hb_buffer_set_language(buffer, text.language);
  hb_shape(text.fonts[font], buffer, text.features, text.featureCount);
  return buffer;
}

// Adds the glyphs of a buffer that belong to a part of the text.
static void add_run(const Text &text, const Item &part, int32_t font, hb_buffer_t *buffer) {
  unsigned int count;
  const hb_glyph_info_t *infos = hb_buffer_get_glyph_infos(buffer, &count);
  const hb_glyph_position_t *positions = hb_buffer_get_glyph_positions(buffer, &count);
  Run run = {font, part.level, 0};
  const auto belongs = [&](unsigned int i) {
    return (int32_t)infos[i].cluster >= part.start && (int32_t)infos[i].cluster < part.end;
  };
  for (unsigned int i = 0; i < count; i++) run.count += belongs(i);
  text.output->add(&run, sizeof run);
  for (unsigned int i = 0; i < count; i++) {
    if (!belongs(i)) continue;
    const Glyph glyph = {infos[i].codepoint, (int32_t)infos[i].cluster, positions[i].x_advance, positions[i].x_offset,
                         positions[i].y_offset};
    text.output->add(&glyph, sizeof glyph);
  }
}

// Shapes an item in a font, and what the font lacks in those after it.
static void shape(Text &text, const Item &item, int32_t font) {
  while (font < text.fontCount && !covers(text.fonts[font], text, item.start, item.end)) font++;
  const int32_t from = text.clusters[item.start], to = text.clusters[item.end - 1] + 1;
  const bool isMissing = font == text.fontCount;
  // A cluster may be in several parts, whose advances add up.
  for (int32_t cluster = from; cluster < to; cluster++) {
    if (isMissing || text.advances[cluster] == missing) text.advances[cluster] = isMissing ? missing : 0;
  }
  if (isMissing) {
    if (!text.output) return;
    // The first font draws what stands for it.
    hb_buffer_t *buffer = shaped(text, item, 0);
    add_run(text, item, 0, buffer);
    hb_buffer_destroy(buffer);
    return;
  }
  hb_buffer_t *buffer = shaped(text, item, font);
  unsigned int count;
  const hb_glyph_info_t *infos = hb_buffer_get_glyph_infos(buffer, &count);
  const hb_glyph_position_t *positions = hb_buffer_get_glyph_positions(buffer, &count);
  for (unsigned int i = 0; i < count; i++) {
    int32_t &advance = text.advances[text.clusters[infos[i].cluster]];
    if (infos[i].codepoint == 0) advance = missing;
    if (advance == missing) continue;
    advance += positions[i].x_advance;
    text.used |= 1u << (font < 31 ? font : 31);
  }
  for (Item part = item; part.start < item.end; part.start = part.end) {
    const bool lacks = text.advances[text.clusters[part.start]] == missing;
    part.end = part.start;
    while (part.end < item.end && (text.advances[text.clusters[part.end]] == missing) == lacks) part.end++;
    if (lacks) {
      shape(text, part, font + 1);
    } else if (text.output) {
      add_run(text, part, font, buffer);
    }
  }
  hb_buffer_destroy(buffer);
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

// The end of what is shaped at once, at a space or else at a cluster: the time that HarfBuzz takes for a sequence of combining
// marks grows with the square of its length.
static int32_t cut(const Text &text, int32_t start, int32_t end) {
  static constexpr int32_t longest = 4096;
  if (end - start <= longest) return end;
  for (int32_t place = start + longest; place > start + 1; place--) {
    if (text.bytes[place - 1] == ' ') return place;
  }
  int32_t place = start + longest;
  while (place > start + 1 && text.clusters[place] == text.clusters[place - 1]) place--;
  if (place > start + 1) return place;
  // A cluster that is longer is cut within, before a character.
  place = start + longest;
  while ((text.bytes[place] & 0xC0) == 0x80) place--;
  return place;
}

static void shape_part(Text &text, int32_t start, int32_t end, hb_script_t script, int32_t level) {
  while (start < end) {
    const int32_t after = cut(text, start, end);
    shape(text, {start, after, script, level & 1 ? HB_DIRECTION_RTL : HB_DIRECTION_LTR, level}, 0);
    start = after;
  }
}

// Shapes the letters of one script, the numbers among those that are read from the right by themselves.
static void shape_letters(Text &text, int32_t start, int32_t end, hb_script_t script, int32_t level) {
  for (int32_t place = start; level == 1 && place < end;) {
    int32_t after = place;
    if (!is_digit(next_character(text.bytes, &after))) {
      place = after;
      continue;
    }
    shape_part(text, start, place, script, 1);
    start = number_end(text, place, end);
    shape_part(text, place, start, script, 2);
    place = start;
  }
  shape_part(text, start, end, script, level);
}

// Shapes a part of a text. Characters of all scripts take the script of those before them, or at the beginning that of those
// behind them; between two directions they have that of the paragraph, as in the algorithm of UAX #9, of which explicit
// embeddings are left out. Returns the fonts that draw something, as bits.
EXPORT(shape) uint32_t shape_text(Text *given, int32_t start, int32_t end) {
  Text text = *given;
  text.used = 0;
  if (start < end) {
    const int32_t from = text.clusters[start], to = text.clusters[end - 1] + 1;
    memset(text.advances + from, 0, (to - from) * sizeof(int32_t));
  }
  text.language = text.tag ? hb_language_from_string(text.tag, -1) : HB_LANGUAGE_INVALID;
  hb_unicode_funcs_t *unicode = hb_unicode_funcs_get_default();
  hb_script_t script = HB_SCRIPT_COMMON;
  int32_t level = text.base;
  // The start of what is not yet shaped, the end of its last letter, and the place of the next character.
  int32_t item = start, letters = start, place = start;
  while (place < end) {
    const int32_t here = place;
    const hb_codepoint_t scalar = next_character(text.bytes, &place);
    const hb_script_t own = hb_unicode_script(unicode, scalar);
    if (own == HB_SCRIPT_INHERITED || (level == 1 && is_digit(scalar))) letters = place;
    if (own == HB_SCRIPT_COMMON || own == HB_SCRIPT_INHERITED || own == HB_SCRIPT_UNKNOWN) continue;
    const int32_t next = hb_script_get_horizontal_direction(own) == HB_DIRECTION_RTL ? 1 : text.base * 2;
    if (script == HB_SCRIPT_COMMON && next != text.base) {
      // What is before the first letter has the direction of the paragraph.
      shape_part(text, item, here, own, text.base);
      item = here;
    } else if (script != HB_SCRIPT_COMMON && own != script) {
      const int32_t tail = next == level ? here : letters;
      shape_letters(text, item, tail, script, level);
      shape_part(text, tail, here, script, text.base);
      item = here;
    }
    script = own;
    level = next;
    letters = place;
  }
  if (level == text.base || script == HB_SCRIPT_COMMON) letters = end;
  shape_letters(text, item, letters, script, level);
  shape_part(text, letters, end, script, text.base);
  return text.used;
}

// MARK: Outlines

// Lines and curves as numbers: 0 a start, 1 a line, 2 a curve by one and 3 by two control points, 4 an end, each before its points.
struct Pen {
  Output output;
  void add(float kind) { output.add(&kind, sizeof kind); }
  void add(float x, float y) {
    const float point[] = {x / unitsPerEm, -y / unitsPerEm};
    output.add(point, sizeof point);
  }
};

static void move_to(hb_draw_funcs_t *, void *pen, hb_draw_state_t *, float x, float y, void *) {
  ((Pen *)pen)->add(0);
  ((Pen *)pen)->add(x, y);
}

static void line_to(hb_draw_funcs_t *, void *pen, hb_draw_state_t *, float x, float y, void *) {
  ((Pen *)pen)->add(1);
  ((Pen *)pen)->add(x, y);
}

static void curve_to(hb_draw_funcs_t *, void *pen, hb_draw_state_t *, float cx, float cy, float x, float y, void *) {
  ((Pen *)pen)->add(2);
  ((Pen *)pen)->add(cx, cy);
  ((Pen *)pen)->add(x, y);
}

static void cubic_to(
    hb_draw_funcs_t *, void *pen, hb_draw_state_t *, float cx, float cy, float dx, float dy, float x, float y, void *) {
  ((Pen *)pen)->add(3);
  ((Pen *)pen)->add(cx, cy);
  ((Pen *)pen)->add(dx, dy);
  ((Pen *)pen)->add(x, y);
}

static void close(hb_draw_funcs_t *, void *pen, hb_draw_state_t *, void *) { ((Pen *)pen)->add(4); }

// Adds the outline of a glyph at one point per em, y down.
EXPORT(outline) void outline(hb_font_t *font, uint32_t glyph, Output *output) {
  static hb_draw_funcs_t *functions = nullptr;
  if (!functions) {
    functions = hb_draw_funcs_create();
    hb_draw_funcs_set_move_to_func(functions, move_to, nullptr, nullptr);
    hb_draw_funcs_set_line_to_func(functions, line_to, nullptr, nullptr);
    hb_draw_funcs_set_quadratic_to_func(functions, curve_to, nullptr, nullptr);
    hb_draw_funcs_set_cubic_to_func(functions, cubic_to, nullptr, nullptr);
    hb_draw_funcs_set_close_path_func(functions, close, nullptr, nullptr);
  }
  Pen pen = {*output};
  hb_font_draw_glyph(font, glyph, functions, &pen);
  *output = pen.output;
}
