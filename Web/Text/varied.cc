// Variable fonts as FreeType reads them: the coordinates of values, and the advances of glyphs there.
#include "varied.h"

#include <math.h>
#include <stdlib.h>

#include <new>

// a · b / c to the nearest whole number; a half away from 0. Source: FreeType's `FT_MulDiv`.
static int32_t divided(int64_t a, int64_t b, int64_t c) {
  if (c == 0) return 0;
  const int64_t product = a * b;
  const uint64_t magnitude = (uint64_t)(product < 0 ? -product : product), divisor = (uint64_t)(c < 0 ? -c : c);
  const auto quotient = (int32_t)((magnitude + divisor / 2) / divisor);
  return (product < 0) == (c < 0) ? quotient : -quotient;
}

// MARK: Coordinates

static constexpr int32_t one = 65536;

static int32_t fixed(double value) { return (int32_t)round(value * one); }

// The distance of a value from that of the default instance, as a fraction of the axis. Source: FreeType's `ft_var_to_normalized`.
static int32_t normalized(const hb_ot_var_axis_info_t &axis, int32_t value) {
  const int32_t lowest = fixed(axis.min_value), usual = fixed(axis.default_value), highest = fixed(axis.max_value);
  if (value > usual) return value >= highest ? one : divided(value - usual, one, highest - usual);
  if (value < usual) return value <= lowest ? -one : divided(value - usual, one, usual - lowest);
  return 0;
}

// Maps coordinates by the table `avar`.
static void map_axes(const Table &table, int32_t *coordinates, uint32_t count) {
  if (table.number(0, 4) != 0x10000) return;
  uint32_t place = 8;
  const uint32_t axes = table.number(6, 2);
  for (uint32_t axis = 0; axis < axes && axis < count; axis++) {
    const uint32_t pairs = table.number(place, 2);
    place += 2;
    const auto from = [&](uint32_t pair) { return table.signed_number(place + 4 * pair, 2) * 4; };
    const auto to = [&](uint32_t pair) { return table.signed_number(place + 4 * pair + 2, 2) * 4; };
    for (uint32_t pair = 1; pair < pairs; pair++) {
      if (coordinates[axis] >= from(pair)) continue;
      coordinates[axis] =
          divided(coordinates[axis] - from(pair - 1), to(pair) - to(pair - 1), from(pair) - from(pair - 1)) + to(pair - 1);
      break;
    }
    place += 4 * pairs;
  }
}

// The coordinate of a value in 1/16384, as Chromium rounds it: once, unless the font maps the axis.
static int32_t rounded_once(const hb_ot_var_axis_info_t &axis, double value, int32_t coordinate) {
  const double end = value < axis.default_value ? axis.min_value : axis.max_value, span = fabs(end - axis.default_value);
  const double exact = span > 0 ? (value - axis.default_value) / span : 0;
  return fabs(exact * one - coordinate) < 1 ? (int32_t)round(exact * 16384) : (coordinate + 2) >> 2;
}

Coordinates coordinates(hb_face_t *face, const double *values, uint32_t count, Browser browser) {
  Coordinates found = {};
  found.count = count < maximumAxes ? count : maximumAxes;
  hb_ot_var_axis_info_t axes[maximumAxes] = {};
  hb_ot_var_get_axis_infos(face, 0, &found.count, axes);
  for (uint32_t i = 0; i < found.count; i++) found.advances[i] = normalized(axes[i], fixed(values[i]));
  map_axes(Table(face, HB_TAG('a', 'v', 'a', 'r')), found.advances, found.count);
  for (uint32_t i = 0; i < found.count; i++) {
    int32_t &coordinate = found.advances[i];
    found.shaping[i] = browser == Browser::chromium ? rounded_once(axes[i], values[i], coordinate) : (coordinate + 2) >> 2;
    if (browser == Browser::chromium) coordinate = (coordinate + 2) & ~3;
  }
  return found;
}

// MARK: Advances

// The advances of a face at coordinates: those of the table `hmtx`, with the deltas of the table `HVAR`.
struct Advances {
  Table metrics, variations;
  uint32_t longMetrics;
  // How much each region of the design space counts, in 1/65536.
  int32_t *scalars;
  uint32_t regions;

  Advances(hb_face_t *face, const Coordinates &coordinates)
      : metrics(face, HB_TAG('h', 'm', 't', 'x')), variations(face, HB_TAG('H', 'V', 'A', 'R')) {
    longMetrics = Table(face, HB_TAG('h', 'h', 'e', 'a')).number(34, 2);
    const uint64_t list = store() + variations.number(store() + 2, 4);
    const uint32_t axes = variations.number(list, 2);
    regions = variations.number(list + 2, 2);
    scalars = (int32_t *)malloc((regions + 1) * sizeof(int32_t));
    if (!scalars) __builtin_trap();
    for (uint32_t region = 0; region < regions; region++) {
      scalars[region] = scalar(list + 4 + (uint64_t)6 * axes * region, axes, coordinates);
    }
  }
  ~Advances() { free(scalars); }

  int32_t of(hb_codepoint_t glyph) const {
    if (longMetrics == 0) return 0;
    const uint32_t row = glyph < longMetrics ? glyph : longMetrics - 1;
    return (int32_t)metrics.number((uint64_t)4 * row, 2) + delta(glyph);
  }

 private:
  uint32_t store() const { return variations.number(4, 4); }

  int32_t scalar(uint64_t place, uint32_t axes, const Coordinates &coordinates) const {
    int32_t scalar = one;
    for (uint32_t axis = 0; axis < axes; axis++, place += 6) {
      const int32_t start = variations.signed_number(place, 2) * 4, peak = variations.signed_number(place + 2, 2) * 4,
                    end = variations.signed_number(place + 4, 2) * 4;
      const int32_t at = axis < coordinates.count ? coordinates.advances[axis] : 0;
      if (start > peak || peak > end || (start < 0 && end > 0 && peak != 0) || peak == 0 || at == peak) continue;
      if (at <= start || at >= end) return 0;
      scalar = at < peak ? divided(scalar, at - start, peak - start) : divided(scalar, end - at, end - peak);
    }
    return scalar;
  }

  // Source: OpenType, "Associating target items to variation data" and "Item variation store".
  int32_t delta(hb_codepoint_t glyph) const {
    uint32_t outer = 0, inner = glyph;
    if (const uint32_t map = variations.number(8, 4)) {
      const uint32_t format = variations.number(map, 1), entry = variations.number(map + 1, 1);
      const uint32_t count = variations.number(map + 2, format ? 4 : 2), size = ((entry >> 4) & 3) + 1, bits = (entry & 15) + 1;
      if (count == 0) return 0;
      const uint64_t place = (uint64_t)map + (format ? 6 : 4) + (uint64_t)size * (glyph < count ? glyph : count - 1);
      const uint32_t value = variations.number(place, size);
      outer = value >> bits;
      inner = value & ((1u << bits) - 1);
    }
    if (outer >= variations.number(store() + 6, 2)) return 0;
    const uint64_t data = (uint64_t)store() + variations.number(store() + 8 + (uint64_t)4 * outer, 4);
    const uint32_t words = variations.number(data + 2, 2), count = variations.number(data + 4, 2), wide = words & 0x7FFF;
    if (inner >= variations.number(data, 2)) return 0;
    const uint32_t wideSize = words & 0x8000 ? 4 : 2, narrowSize = wideSize / 2;
    uint64_t place = data + 6 + 2 * count + (uint64_t)inner * (wide * wideSize + (count > wide ? count - wide : 0) * narrowSize);
    int64_t sum = 0;
    for (uint32_t i = 0; i < count; i++) {
      const uint32_t region = variations.number(data + 6 + 2 * i, 2), size = i < wide ? wideSize : narrowSize;
      if (region < regions) sum += (int64_t)scalars[region] * variations.signed_number(place, size);
      place += size;
    }
    return (int32_t)((sum + one / 2) >> 16);
  }
};

static hb_user_data_key_t key;

void set_advances(hb_font_t *font, const Coordinates &coordinates) {
  hb_face_t *face = hb_font_get_face(font);
  if (coordinates.count == 0 || Table(face, HB_TAG('H', 'V', 'A', 'R')).size == 0) return;
  void *memory = malloc(sizeof(Advances));
  if (!memory) __builtin_trap();
  auto *advances = new (memory) Advances(face, coordinates);
  const auto release = [](void *advances) {
    ((Advances *)advances)->~Advances();
    free(advances);
  };
  hb_font_set_user_data(font, &key, advances, release, true);
}

int32_t font_units(hb_font_t *font, hb_codepoint_t glyph) {
  const auto *advances = (const Advances *)hb_font_get_user_data(font, &key);
  return advances ? advances->of(glyph) : -1;
}
