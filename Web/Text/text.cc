// Text for programs in browsers and in Node, by HarfBuzz: opens fonts, measures texts and gives the outlines of glyphs.
// text.js calls it; nothing is kept here but what its handles stand for.
#include <hb-ot.h>
#include <hb.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "icu.h"
#include "varied.h"

#define EXPORT(name) extern "C" __attribute__((export_name(#name)))

// The scale of all fonts, unless an x-height asks for another one: sizes only multiply the result.
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
  // Whether there are outlines of glyphs, and not only pictures, and whether they are those of the table glyf.
  uint32_t isOutlined, isTrueType;
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
  static constexpr hb_tag_t tables[] = {HB_TAG('g', 'l', 'y', 'f'), HB_TAG('C', 'F', 'F', ' '), HB_TAG('C', 'F', 'F', '2')};
  for (const hb_tag_t tag : tables) {
    hb_blob_t *outlines = hb_face_reference_table(face, tag);
    if (hb_blob_get_length(outlines) > 0) facts->isOutlined = 1;
    if (hb_blob_get_length(outlines) > 0 && tag == tables[0]) facts->isTrueType = 1;
    hb_blob_destroy(outlines);
  }
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

// The vertical metrics of a font, in units of which an em has `em`.
struct Metrics {
  int32_t ascent, descent, gap, em;
  // Those of the table OS/2, and whether they are to be preferred; 0 where there are none.
  int32_t typographicAscent, typographicDescent, typographicGap, prefersTypographic;
  // Whether ascent and descent are rounded to the nearest pixel.
  int32_t roundsToNearest;
  float xHeight;
};

// The height of the letter x: that of the table OS/2, else of the outline, else half of an em.
static float x_height(hb_font_t *font, int32_t em) {
  hb_position_t height;
  if (hb_ot_metrics_get_position(font, HB_OT_METRICS_TAG_X_HEIGHT, &height) && height > 0) return height;
  hb_codepoint_t glyph;
  hb_glyph_extents_t extents;
  const bool isKnown = hb_font_get_nominal_glyph(font, 'x', &glyph) && glyph != 0 && hb_font_get_glyph_extents(font, glyph, &extents);
  return isKnown ? extents.y_bearing : em / 2.0f;
}

static void read_tables(hb_font_t *font, Metrics *metrics) {
  hb_face_t *face = hb_font_get_face(font);
  metrics->roundsToNearest = Table(face, HB_TAG('h', 'e', 'a', 'd')).number(16, 2) >> 3 & 1;
  const Table os2(face, HB_TAG('O', 'S', '/', '2'));
  if (os2.size < 74 || os2.number(0, 2) == 0xFFFF || os2.number(68, 2) == 0) return;
  const auto varied = [&](uint32_t place, hb_ot_metrics_tag_t tag) {
    return os2.signed_number(place, 2) + (int32_t)roundf(hb_ot_metrics_get_variation(font, tag));
  };
  metrics->typographicAscent = varied(68, HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER);
  metrics->typographicDescent = -varied(70, HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER);
  metrics->typographicGap = varied(72, HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP);
  metrics->prefersTypographic = os2.number(62, 2) >> 7 & 1;
}

// A face at values of its axes, in which an em has so many units.
EXPORT(font)
hb_font_t *open_font(
    hb_face_t *face, const double *values, uint32_t count, float slant, int32_t scale, Browser browser, Metrics *metrics) {
  hb_font_t *font = hb_font_create(face);
  const Coordinates place = coordinates(face, values, count, browser);
  hb_font_set_var_coords_normalized(font, place.shaping, place.count);
  if (browser != Browser::none) set_advances(font, place);
  // Before the scale is set, it is that of the face, in which metrics are whole numbers.
  hb_font_extents_t extents = {};
  hb_font_get_h_extents(font, &extents);
  const auto em = (int32_t)hb_face_get_upem(face);
  *metrics = {extents.ascender, -extents.descender, extents.line_gap, em};
  read_tables(font, metrics);
  metrics->xHeight = x_height(font, em);
  hb_font_set_scale(font, scale, scale);
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
  // Whether letter spacing follows it.
  int32_t isSpaced;
  // Its advance alone, without kerning, in units, and in font units for a browser; -1 where the font has none of these.
  int32_t ownAdvance, fontUnits;
};

// Glyphs of one font and one direction, in visual order.
struct Run {
  int32_t font, level, count;
};

// Memory that grows.
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
  // Whether each cluster is shown as a picture.
  const uint8_t *isEmoji;
  // The fonts of texts in the order in which they are tried, and then the same for pictures.
  hb_font_t *const *fonts;
  int32_t fontCount;
  // The first one disables kerning.
  const hb_feature_t *features;
  uint32_t featureCount;
  const char *tag;
  // The advance of each cluster, in units; `missing` for one that no font covers.
  int32_t *advances;
  // Whether the text cannot be split before each cluster without shaping it again; `isPart` for a cluster that others are drawn with.
  uint8_t *isUnsafe;
  // How many glyphs of each cluster letter spacing follows.
  uint8_t *spaces;
  // The embedding level of the paragraph: 0 or 1.
  int32_t base;
  // Whether Chinese and Japanese are kerned only if asked to, as in Firefox.
  int32_t isFirefox;
  // Takes the items of a text, or the runs of items; null where only advances are asked for.
  Output *output;
  hb_language_t language;
};

// A part of a text that has one font, one script and one level, in bytes.
struct Item {
  int32_t start, end;
  // A place in the fonts; `missingFont` where none covers the part, so that the first one draws what stands for it.
  int32_t font;
  hb_script_t script;
  int32_t level;
};

static constexpr int32_t missing = INT32_MIN;
static constexpr int32_t missingFont = -1;
static constexpr uint8_t isPart = 2;

// Decodes the character at a place of valid UTF-8, and moves beyond it.
static hb_codepoint_t next_character(const char *bytes, int32_t *place) {
  const uint8_t lead = (uint8_t)bytes[(*place)++];
  if (lead < 0x80) return lead;
  const int more = lead >= 0xF0 ? 3 : lead >= 0xE0 ? 2 : 1;
  hb_codepoint_t scalar = lead & (0x3F >> more);
  for (int i = 0; i < more; i++) scalar = scalar << 6 | ((uint8_t)bytes[(*place)++] & 0x3F);
  return scalar;
}

// Whether HarfBuzz draws a character without a glyph of its own: spaces, the non-breaking hyphen, and what is invisible, but for
// the Arabic letter mark, which is drawn with the letters. Source: Unicode 15, `Default_Ignorable_Code_Point`.
static bool needs_no_glyph(hb_codepoint_t scalar) {
  static constexpr hb_codepoint_t ranges[][2] = {
      {0xA0, 0xA0},     {0xAD, 0xAD},     {0x34F, 0x34F},   {0x115F, 0x1160}, {0x1680, 0x1680},   {0x17B4, 0x17B5},   {0x180B, 0x180F},
      {0x2000, 0x2011}, {0x202A, 0x202F}, {0x205F, 0x206F}, {0x3000, 0x3000}, {0x3164, 0x3164},   {0xFE00, 0xFE0F},   {0xFEFF, 0xFEFF},
      {0xFFA0, 0xFFA0}, {0xFFF0, 0xFFF8}, {0x1BCA0, 0x1BCA3}, {0x1D173, 0x1D17A}, {0xE0000, 0xE0FFF}};
  for (const auto &range : ranges) {
    if (scalar <= range[1]) return scalar >= range[0];
  }
  return false;
}

// Whether HarfBuzz can draw a character that the font lacks.
static bool may_compose(hb_font_t *font, hb_codepoint_t scalar) {
  if (needs_no_glyph(scalar)) return true;
  hb_codepoint_t first, second, glyph;
  return scalar >= 0xC0 && hb_unicode_decompose(hb_unicode_funcs_get_default(), scalar, &first, &second) &&
         hb_font_get_nominal_glyph(font, first, &glyph);
}

// How much of a part a font covers, so that shaping it is worth while.
enum class Coverage { missing, spacesOnly, partial };

static bool is_letter(hb_codepoint_t scalar) {
  switch (hb_unicode_general_category(hb_unicode_funcs_get_default(), scalar)) {
    case HB_UNICODE_GENERAL_CATEGORY_LOWERCASE_LETTER:
    case HB_UNICODE_GENERAL_CATEGORY_OTHER_LETTER:
    case HB_UNICODE_GENERAL_CATEGORY_UPPERCASE_LETTER: return true;
    default: return false;
  }
}

static Coverage coverage(hb_font_t *font, const Text &text, int32_t start, int32_t end) {
  hb_codepoint_t glyph;
  auto found = Coverage::missing;
  bool isAfterSpace = false;
  while (start < end) {
    const hb_codepoint_t scalar = next_character(text.bytes, &start);
    const bool isCovered = hb_font_get_nominal_glyph(font, scalar, &glyph);
    if (scalar == ' ' && isCovered) {
      found = Coverage::spacesOnly;
      isAfterSpace = true;
      continue;
    }
    // A mark behind a space forms a cluster with it.
    if (isCovered || may_compose(font, scalar) || (isAfterSpace && !is_letter(scalar))) return Coverage::partial;
    isAfterSpace = false;
  }
  return found;
}

static hb_buffer_t *shaped(const Text &text, const Item &item) {
  hb_buffer_t *buffer = hb_buffer_create();
  // All of the text is the context, so that letters join across a change of font.
  hb_buffer_add_utf8(buffer, text.bytes, text.count, item.start, item.end - item.start);
  hb_buffer_set_script(buffer, item.script);
  hb_buffer_set_direction(buffer, item.level & 1 ? HB_DIRECTION_RTL : HB_DIRECTION_LTR);
  hb_buffer_set_language(buffer, text.language);
  const bool isUnkerned =
      text.isFirefox && (item.script == HB_SCRIPT_HAN || item.script == HB_SCRIPT_HIRAGANA || item.script == HB_SCRIPT_KATAKANA);
  const uint32_t first = isUnkerned ? 0 : 1;
  hb_shape(text.fonts[item.font == missingFont ? 0 : item.font], buffer, text.features + first, text.featureCount - first);
  return buffer;
}

static int32_t spaces_end(const Text &text, int32_t start, int32_t end) {
  while (start < end && text.bytes[start] == ' ') start++;
  return start;
}

static void shape(Text &text, Item item, int32_t lastFont);

// Shapes the spaces of an item in its font, which has nothing else of it, and the words between them in the fonts that follow.
static void shape_between_spaces(Text &text, const Item &item, int32_t lastFont) {
  for (Item part = item; part.start < item.end; part.start = part.end) {
    part.end = spaces_end(text, part.start, item.end);
    const bool isSpace = part.end > part.start;
    while (!isSpace && part.end < item.end && text.bytes[part.end] != ' ') part.end++;
    part.font = item.font + (isSpace ? 0 : 1);
    shape(text, part, lastFont);
  }
}

// Whether the letters of a script join, so that letter spacing would separate them. Source: CSS Text 4 §8.2.
static bool joins(hb_script_t script) {
  switch (script) {
    case HB_SCRIPT_ARABIC: case HB_SCRIPT_SYRIAC: case HB_SCRIPT_MONGOLIAN: case HB_SCRIPT_NKO: case HB_SCRIPT_PHAGS_PA:
    case HB_SCRIPT_MANDAIC: case HB_SCRIPT_HANIFI_ROHINGYA: case HB_SCRIPT_ADLAM: case HB_SCRIPT_MANICHAEAN:
    case HB_SCRIPT_PSALTER_PAHLAVI: case HB_SCRIPT_SOGDIAN: case HB_SCRIPT_OLD_UYGHUR: case HB_SCRIPT_CHORASMIAN: return true;
    default: return false;
  }
}

// The glyphs of a buffer, with what follows them.
struct Glyphs {
  const hb_glyph_info_t *infos;
  const hb_glyph_position_t *positions;
  unsigned int count;
  hb_codepoint_t space = 0;
  bool areJoined;

  Glyphs(hb_buffer_t *buffer, hb_font_t *font, hb_script_t script) : areJoined(joins(script)) {
    infos = hb_buffer_get_glyph_infos(buffer, &count);
    positions = hb_buffer_get_glyph_positions(buffer, &count);
    hb_font_get_nominal_glyph(font, ' ', &space);
  }

  // Whether letter spacing follows a glyph: the last one of its cluster, unless that is invisible, which HarfBuzz draws as a space
  // without a width.
  bool is_spaced(unsigned int i) const {
    if (areJoined || (i + 1 < count && infos[i + 1].cluster == infos[i].cluster)) return false;
    const bool isAlone = i == 0 || infos[i - 1].cluster != infos[i].cluster;
    return !(isAlone && positions[i].x_advance == 0 && infos[i].codepoint == space);
  }
};

// Shapes an item in the first of some fonts that has any of it, and what the font lacks in those after it.
static void shape(Text &text, Item item, int32_t lastFont) {
  Coverage covered = Coverage::missing;
  while (item.font < lastFont) {
    covered = coverage(text.fonts[item.font], text, item.start, item.end);
    if (covered != Coverage::missing) break;
    item.font++;
  }
  const int32_t from = text.clusters[item.start], to = text.clusters[item.end - 1] + 1;
  const bool isMissing = item.font == lastFont;
  // A cluster may be in several parts, whose advances add up.
  for (int32_t cluster = from; cluster < to; cluster++) {
    if (isMissing || text.advances[cluster] == missing) text.advances[cluster] = isMissing ? missing : 0;
    text.isUnsafe[cluster] = isMissing ? 0 : isPart;
    text.spaces[cluster] = isMissing && !joins(item.script);
  }
  if (isMissing) {
    item.font = missingFont;
    text.output->add(&item, sizeof item);
    return;
  }
  if (covered == Coverage::spacesOnly && spaces_end(text, item.start, item.end) < item.end) {
    shape_between_spaces(text, item, lastFont);
    return;
  }
  hb_buffer_t *buffer = shaped(text, item);
  const Glyphs glyphs(buffer, text.fonts[item.font], item.script);
  for (unsigned int i = 0; i < glyphs.count; i++) {
    const int32_t cluster = text.clusters[glyphs.infos[i].cluster];
    int32_t &advance = text.advances[cluster];
    const bool isUnsafe = glyphs.infos[i].mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK;
    text.isUnsafe[cluster] = isUnsafe || (text.isUnsafe[cluster] != isPart && text.isUnsafe[cluster]);
    text.spaces[cluster] += glyphs.is_spaced(i);
    if (glyphs.infos[i].codepoint == 0) advance = missing;
    if (advance != missing) advance += glyphs.positions[i].x_advance;
  }
  hb_buffer_destroy(buffer);
  for (Item part = item; part.start < item.end; part.start = part.end) {
    const bool lacks = text.advances[text.clusters[part.start]] == missing;
    part.end = part.start;
    while (part.end < item.end && (text.advances[text.clusters[part.end]] == missing) == lacks) part.end++;
    text.isUnsafe[text.clusters[part.start]] = 0;
    if (lacks) {
      Item rest = part;
      rest.font++;
      shape(text, rest, lastFont);
    } else {
      text.output->add(&part, sizeof part);
    }
  }
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

// A character with its script, once it is known.
struct Character {
  int32_t start;
  hb_codepoint_t scalar;
  int32_t icuScript;
  hb_script_t script;
  uint8_t level;
};

// Scripts of ICU, by number.
struct Scripts {
  int32_t numbers[maximumScripts];
  int32_t count = 0;

  bool contains(int32_t number) const {
    for (int32_t i = 0; i < count; i++) {
      if (numbers[i] == number) return true;
    }
    return false;
  }

  // Leaves those that others have, too, if there are any.
  bool intersect(const Scripts &others) {
    Scripts both;
    for (int32_t i = 0; i < count; i++) {
      if (others.contains(numbers[i])) both.numbers[both.count++] = numbers[i];
    }
    if (both.count > 0) *this = both;
    return both.count > 0;
  }
};

// The script of HarfBuzz for one of ICU. A table, which is made of the scripts of all characters: names of ICU take more memory.
static hb_script_t script_named(int32_t number) {
  static hb_script_t scripts[256];
  if (scripts[0] == 0) {
    hb_unicode_funcs_t *unicode = hb_unicode_funcs_get_default();
    for (hb_codepoint_t scalar = 0x1FFFF; scalar-- > 0;) {
      const int32_t own = script_of(scalar);
      if (own >= 0 && own < 256 && scripts[own] == 0) scripts[own] = hb_unicode_script(unicode, scalar);
    }
  }
  return number < 256 && scripts[number] ? scripts[number] : HB_SCRIPT_UNKNOWN;
}

// Resolves the scripts of characters. One that is used in several scripts takes the script of those before it, otherwise that of
// those after it; a closing bracket takes the script of its opening bracket. Source: UAX #24.
static void resolve_scripts(Character *characters, int32_t count) {
  static constexpr int32_t maximumDepth = 32;
  static constexpr int32_t common = 0;
  struct {
    uint32_t closing;
    int32_t place;
  } brackets[maximumDepth];
  int32_t depth = 0, start = 0;
  Scripts candidates;
  const auto end_run = [&](int32_t end) {
    for (; start < end; start++) characters[start].icuScript = candidates.count ? candidates.numbers[0] : common;
  };
  for (int32_t i = 0; i < count; i++) {
    const hb_codepoint_t scalar = characters[i].scalar;
    Scripts found;
    found.count = scripts_of(scalar, found.numbers);
    uint32_t partner;
    const Bracket bracket = found.count ? Bracket::none : bracket_of(scalar, &partner);
    if (bracket == Bracket::opening) {
      if (depth == maximumDepth) memmove(brackets, brackets + 1, --depth * sizeof *brackets);
      brackets[depth++] = {partner, i};
    } else if (bracket == Bracket::closing) {
      int32_t opening = depth;
      while (opening > 0 && brackets[opening - 1].closing != scalar) opening--;
      if (opening > 0) {
        const int32_t place = brackets[depth = opening - 1].place;
        // One of the run at hand has its script anyway.
        if (place < start && characters[place].icuScript != common) found.numbers[found.count++] = characters[place].icuScript;
      }
    }
    if (found.count == 0) continue;
    if (candidates.count == 0) {
      candidates = found;
    } else if (!candidates.intersect(found) && !inherits_script(scalar)) {
      end_run(i);
      candidates = found;
    }
  }
  end_run(count);
  int32_t last = common;
  hb_script_t script = HB_SCRIPT_COMMON;
  for (int32_t i = 0; i < count; i++) {
    if (characters[i].icuScript != last) script = (last = characters[i].icuScript) == common ? HB_SCRIPT_COMMON : script_named(last);
    characters[i].script = script;
  }
}

// Whether a character can have a level that is not 0 in a paragraph from left to right.
static bool may_raise_level(hb_codepoint_t scalar) {
  if (scalar < 0x590) return false;
  return scalar <= 0x8FF || (scalar >= 0x200E && scalar <= 0x200F) || (scalar >= 0x202A && scalar <= 0x202E) ||
         (scalar >= 0x2066 && scalar <= 0x2069) || (scalar >= 0xFB1D && scalar <= 0xFDFF) || (scalar >= 0xFE70 && scalar <= 0xFEFF) ||
         (scalar >= 0x10800 && scalar <= 0x10FFF) || (scalar >= 0x1E800 && scalar <= 0x1EFFF);
}

// Sets the levels of the characters of a text of `size` bytes. Source: UAX #9.
static void resolve_levels(Character *characters, int32_t count, int32_t size, int32_t base) {
  bool isRaised = base != 0;
  for (int32_t i = 0; i < count; i++) {
    characters[i].level = (uint8_t)base;
    isRaised = isRaised || may_raise_level(characters[i].scalar);
  }
  if (!isRaised) return;
  auto *units = (uint16_t *)malloc(size * sizeof(uint16_t));
  auto *levels = (uint8_t *)malloc(size);
  if (!units || !levels) __builtin_trap();
  int32_t end = 0;
  for (int32_t i = 0; i < count; i++) {
    const hb_codepoint_t scalar = characters[i].scalar;
    if (scalar >= 0x10000) units[end++] = (uint16_t)(0xD7C0 + (scalar >> 10));
    units[end++] = (uint16_t)(scalar >= 0x10000 ? 0xDC00 | (scalar & 0x3FF) : scalar);
  }
  if (bidi_levels(units, end, (uint8_t)base, levels)) {
    end = 0;
    for (int32_t i = 0; i < count; i++) {
      characters[i].level = levels[end];
      end += characters[i].scalar >= 0x10000 ? 2 : 1;
    }
  }
  free(units);
  free(levels);
}

// Shapes a text, and adds its items to the output in reading order.
EXPORT(shape) void shape_text(Text *given) {
  Text text = *given;
  if (text.count == 0) return;
  const int32_t clusters = text.clusters[text.count - 1] + 1;
  memset(text.advances, 0, clusters * sizeof(int32_t));
  memset(text.isUnsafe, 0, clusters);
  memset(text.spaces, 0, clusters);
  text.language = text.tag ? hb_language_from_string(text.tag, -1) : HB_LANGUAGE_INVALID;
  auto *characters = (Character *)malloc(text.count * sizeof(Character));
  if (!characters) __builtin_trap();
  int32_t count = 0;
  for (int32_t place = 0; place < text.count; count++) {
    characters[count].start = place;
    characters[count].scalar = next_character(text.bytes, &place);
  }
  resolve_scripts(characters, count);
  resolve_levels(characters, count, text.count, text.base);
  const auto isEmoji = [&](int32_t i) { return text.isEmoji[text.clusters[characters[i].start]]; };
  for (int32_t first = 0, next; first < count; first = next) {
    const Character &begin = characters[first];
    next = first + 1;
    while (next < count && characters[next].script == begin.script && characters[next].level == begin.level &&
           isEmoji(next) == isEmoji(first)) {
      next++;
    }
    const int32_t end = next < count ? characters[next].start : text.count;
    const int32_t font = isEmoji(first) ? text.fontCount : 0;
    for (int32_t start = begin.start, after; start < end; start = after) {
      after = cut(text, start, end);
      shape(text, {start, after, font, begin.script, begin.level}, font + text.fontCount);
    }
  }
  free(characters);
}

// Sets the advances of the clusters of items, which are a part of a text, and adds their runs if there is an output.
EXPORT(part) void shape_items(Text *given, const Item *items, int32_t count) {
  Text text = *given;
  if (count == 0) return;
  const int32_t from = text.clusters[items[0].start], to = text.clusters[items[count - 1].end - 1] + 1;
  memset(text.advances + from, 0, (to - from) * sizeof(int32_t));
  memset(text.spaces + from, 0, to - from);
  text.language = text.tag ? hb_language_from_string(text.tag, -1) : HB_LANGUAGE_INVALID;
  for (int32_t number = 0; number < count; number++) {
    const Item &item = items[number];
    const int32_t font = item.font == missingFont ? 0 : item.font;
    hb_buffer_t *buffer = shaped(text, item);
    const Glyphs glyphs(buffer, text.fonts[font], item.script);
    const Run run = {font, item.level, (int32_t)glyphs.count};
    if (text.output) text.output->add(&run, sizeof run);
    for (unsigned int i = 0; i < glyphs.count; i++) {
      const hb_glyph_position_t &position = glyphs.positions[i];
      Glyph glyph = {glyphs.infos[i].codepoint, (int32_t)glyphs.infos[i].cluster, position.x_advance, position.x_offset,
                     position.y_offset, glyphs.is_spaced(i)};
      text.advances[text.clusters[glyph.cluster]] += glyph.advance;
      text.spaces[text.clusters[glyph.cluster]] += glyph.isSpaced;
      if (!text.output) continue;
      glyph.ownAdvance = hb_font_get_glyph_h_advance(text.fonts[font], glyph.id);
      glyph.fontUnits = font_units(text.fonts[font], glyph.id);
      text.output->add(&glyph, sizeof glyph);
    }
    hb_buffer_destroy(buffer);
  }
}

// Writes the glyph of a character by itself, and its advance in units and in font units; 0 where the font has none.
EXPORT(glyph) int32_t nominal_glyph(hb_font_t *font, hb_codepoint_t scalar, int32_t *found) {
  hb_codepoint_t glyph = 0;
  const bool isKnown = hb_font_get_nominal_glyph(font, scalar, &glyph);
  found[0] = (int32_t)glyph;
  found[1] = hb_font_get_glyph_h_advance(font, glyph);
  found[2] = font_units(font, glyph);
  return isKnown;
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
