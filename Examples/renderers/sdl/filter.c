/* The filters of CSS: Filter Effects Module Level 1, section 13. */
#include <math.h>
#include <string.h>

#include "draw.h"

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

/* Applies a matrix to the colours of pixels, which are multiplied by alpha. */
static void apply_matrix(uint32_t *pixel, color_matrix m) {
  double by = *pixel >> 24;
  if (by == 0) return;
  pl_color c = {(*pixel >> 16 & 255) / by, (*pixel >> 8 & 255) / by, (*pixel & 255) / by, 1};
  uint32_t made = *pixel & 0xFF000000;
  for (int i = 0; i < 3; i++)
    made |= (uint32_t)(row_applied(m.rows[i], c) * by + 0.5) << (16 - 8 * i);
  *pixel = made;
}

void apply_filters(cairo_surface_t *image, const pl_filter *filters, int32_t count, double scale) {
  cairo_surface_flush(image);
  uint8_t *bytes = cairo_image_surface_get_data(image);
  int width = cairo_image_surface_get_width(image), height = cairo_image_surface_get_height(image);
  int stride = cairo_image_surface_get_stride(image);
  for (const pl_filter *filter = filters; bytes && filter < filters + count; filter++) {
    if (filter->kind == PL_FILTER_BLUR) {
      for (int channel = 0; channel < 4; channel++)
        blur(&bytes[channel], 4, stride, width, height, filter->amount * scale);
      continue;
    }
    color_matrix matrix = matrix_of(filter);
    for (int y = 0; y < height; y++)
      for (int x = 0; x < width; x++) apply_matrix(&((uint32_t *)(bytes + (size_t)y * stride))[x], matrix);
  }
  cairo_surface_mark_dirty(image);
}

cairo_surface_t *shadow_of_image(cairo_surface_t *image, double deviation) {
  int width = cairo_image_surface_get_width(image), height = cairo_image_surface_get_height(image);
  cairo_surface_t *mask = cairo_image_surface_create(CAIRO_FORMAT_A8, width, height);
  cairo_surface_flush(image);
  const uint8_t *from = cairo_image_surface_get_data(image);
  uint8_t *to = cairo_image_surface_get_data(mask);
  if (!from || !to) return mask;
  int stride = cairo_image_surface_get_stride(mask), from_stride = cairo_image_surface_get_stride(image);
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++)
      to[(size_t)y * stride + x] = (uint8_t)(((const uint32_t *)(from + (size_t)y * from_stride))[x] >> 24);
  blur(to, 1, stride, width, height, deviation);
  cairo_surface_mark_dirty(mask);
  return mask;
}
