/* The filters of CSS: Filter Effects Module Level 1, section 13. */
#include "draw_tree.h"

/* Rows for red, green and blue, each with what is added. */
typedef struct color_matrix {
  double rows[3][4];
} color_matrix;

static const double grey[3] = {0.2126, 0.7152, 0.0722};

static color_matrix of_factor(double factor, double added) {
  return (color_matrix){{{factor, 0, 0, added}, {0, factor, 0, added}, {0, 0, factor, added}}};
}

static color_matrix of_saturation(double amount) {
  color_matrix m = {0};
  for (int i = 0; i < 3; i++)
    for (int j = 0; j < 3; j++) m.rows[i][j] = grey[j] * (1 - amount) + (i == j ? amount : 0);
  return m;
}

static color_matrix of_sepia(double amount) {
  static const double brown[3][3] = {
      {0.393, 0.769, 0.189}, {0.349, 0.686, 0.168}, {0.272, 0.534, 0.131}};
  color_matrix m = {0};
  for (int i = 0; i < 3; i++)
    for (int j = 0; j < 3; j++) m.rows[i][j] = brown[i][j] * amount + (i == j ? 1 - amount : 0);
  return m;
}

static color_matrix of_turn(double degrees) {
  static const double sines[3][3] = {
      {-0.213, -0.715, 0.928}, {0.143, 0.140, -0.283}, {-0.787, 0.715, 0.072}};
  static const double even[3] = {0.213, 0.715, 0.072};
  double c = cos(degrees / 57.29577951308232), s = sin(degrees / 57.29577951308232);
  color_matrix m = {0};
  for (int i = 0; i < 3; i++)
    for (int j = 0; j < 3; j++)
      m.rows[i][j] = even[j] * (1 - c) + (i == j ? c : 0) + sines[i][j] * s;
  return m;
}

static color_matrix matrix_of(const pl_filter *filter) {
  double amount = fmax(0, filter->amount), part = fmin(1, amount);
  switch (filter->kind) {
    case PL_FILTER_BRIGHTNESS: return of_factor(amount, 0);
    case PL_FILTER_CONTRAST: return of_factor(amount, (1 - amount) / 2);
    case PL_FILTER_INVERT: return of_factor(1 - 2 * part, part);
    case PL_FILTER_GRAYSCALE: return of_saturation(1 - part);
    case PL_FILTER_SATURATE: return of_saturation(amount);
    case PL_FILTER_SEPIA: return of_sepia(part);
    case PL_FILTER_HUE_ROTATE: return of_turn(filter->amount);
    default: return of_factor(1, 0);
  }
}

static double row_applied(const double row[4], pl_color c) {
  return fmax(0, fmin(1, row[0] * c.red + row[1] * c.green + row[2] * c.blue + row[3]));
}

static void apply_matrix(layer *layer, color_matrix m) {
  size_t count = (size_t)width_of(layer->area) * height_of(layer->area);
  for (size_t i = 0; i < count; i++) {
    if (layer->pixels[i] >> 24 == 0) continue;
    pl_color c = unpacked(layer->pixels[i]);
    layer->pixels[i] = packed((pl_color){
        row_applied(m.rows[0], c), row_applied(m.rows[1], c), row_applied(m.rows[2], c), c.alpha});
  }
}

static void apply_blur(layer *layer, double deviation) {
  uint8_t *bytes = (uint8_t *)layer->pixels;
  for (int channel = 0; channel < 4; channel++)
    blur(&bytes[channel], 4, width_of(layer->area), height_of(layer->area), deviation);
}

int reach_of_filters(const pl_filter *filters, int32_t count, double scale) {
  int reach = 0;
  for (int32_t i = 0; i < count; i++)
    if (filters[i].kind == PL_FILTER_BLUR) reach += reach_of_blur(filters[i].amount * scale);
  return reach;
}

void apply_filters(layer *layer, const pl_filter *filters, int32_t count, double scale) {
  for (int32_t i = 0; i < count; i++) {
    if (filters[i].kind == PL_FILTER_BLUR) apply_blur(layer, filters[i].amount * scale);
    else apply_matrix(layer, matrix_of(&filters[i]));
  }
}

static point moved_by(const pl_shadow *shadow, const transform *map) {
  const transform ways = {map->a, map->b, map->c, map->d, 0, 0};
  return apply(&ways, shadow->x, shadow->y);
}

int reach_of_shadow(const pl_shadow *shadow, const transform *map) {
  if (!shadow) return 0;
  point way = moved_by(shadow, map);
  double farthest = fmin(1e5, fmax(fabs(way.x), fabs(way.y)));
  return reach_of_blur(shadow->radius / 2 * scale_of(map)) + (int)ceil(farthest) + 1;
}

/* The alpha of a layer, moved by pixels and parts of them. */
static mask moved_alpha(const layer *layer, point way) {
  int x0 = (int)floor(fmin(1e5, fmax(-1e5, way.x))), y0 = (int)floor(fmin(1e5, fmax(-1e5, way.y)));
  double right = way.x - floor(way.x), down = way.y - floor(way.y);
  mask alpha = mask_of_alpha(layer), moved = mask_new(layer->area);
  uint8_t *value = moved.values;
  for (int y = moved.area.y0 - y0; y < moved.area.y1 - y0; y++) {
    for (int x = moved.area.x0 - x0; x < moved.area.x1 - x0; x++) {
      double above = mask_at(&alpha, x, y - 1) * (1 - right) + mask_at(&alpha, x - 1, y - 1) * right;
      double here = mask_at(&alpha, x, y) * (1 - right) + mask_at(&alpha, x - 1, y) * right;
      *value++ = (uint8_t)(here * (1 - down) + above * down + 0.5);
    }
  }
  mask_free(&alpha);
  return moved;
}

void cast_shadow(layer *group, const pl_shadow *shadow, const transform *map) {
  mask shape = moved_alpha(group, moved_by(shadow, map));
  double deviation = shadow->radius / 2 * scale_of(map);
  blur(shape.values, 1, width_of(shape.area), height_of(shape.area), deviation);
  layer under = layer_new(group->area);
  const source color = {.plain = shadow->color};
  layer_paint(&under, &shape, NULL, &color);
  layer_compose(&under, group, NULL, 1, PL_BLEND_NORMAL);
  mask_free(&shape);
  layer_free(group);
  *group = under;
}
