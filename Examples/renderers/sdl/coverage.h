/* How much of each pixel a shape covers. */
#ifndef COVERAGE_H
#define COVERAGE_H

#include <stdint.h>

#include "path.h"

/* The coverage of the pixels of a box, row by row: 0 none to 255 all. */
typedef struct mask {
  box area;
  uint8_t *values;
} mask;

void mask_free(mask *mask);

mask mask_new(box area);
mask mask_copy(const mask *mask);

/* The coverage of a path under a map, by PL_FILL_NON_ZERO or PL_FILL_EVEN_ODD, inside `limits`. */
mask mask_of_path(const path *path, const transform *map, int32_t rule, box limits);

/* The value of a mask at a pixel; 0 outside. NULL covers everything. */
static inline int mask_at(const mask *mask, int x, int y) {
  if (!mask) return 255;
  if (x < mask->area.x0 || y < mask->area.y0 || x >= mask->area.x1 || y >= mask->area.y1) return 0;
  return mask->values[(size_t)(y - mask->area.y0) * width_of(mask->area) + (x - mask->area.x0)];
}

/* Multiplies a mask by another one, or by what the other one does not cover, where NULL covers everything. */
void mask_multiply(mask *mask, const struct mask *by, bool is_inside);

/* Blurs one channel of bytes, `step` bytes apart, by a standard deviation in pixels. */
void blur(uint8_t *bytes, int step, int width, int height, double deviation);

/* The pixels to which a blur spreads others. */
int reach_of_blur(double deviation);

#endif
