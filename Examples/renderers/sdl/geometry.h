/* Points, maps between coordinates, and boxes of whole pixels. */
#ifndef GEOMETRY_H
#define GEOMETRY_H

#include <math.h>
#include <stdbool.h>
#include <stddef.h>

#include "picker_layout.h"

typedef struct point {
  double x, y;
} point;

/* x' = a x + c y + tx, y' = b x + d y + ty */
typedef struct transform {
  double a, b, c, d, tx, ty;
} transform;

/* Pixels from x0 and y0 to before x1 and y1. */
typedef struct box {
  int x0, y0, x1, y1;
} box;

static inline point apply(const transform *map, double x, double y) {
  return (point){map->a * x + map->c * y + map->tx, map->b * x + map->d * y + map->ty};
}

/* The map that applies `first` and then `then`. */
static inline transform chain(transform first, transform then) {
  point origin = apply(&then, first.tx, first.ty);
  return (transform){
      then.a * first.a + then.c * first.b, then.b * first.a + then.d * first.b,
      then.a * first.c + then.c * first.d, then.b * first.c + then.d * first.d, origin.x, origin.y};
}

static inline double determinant(const transform *map) {
  return map->a * map->d - map->b * map->c;
}

/* The map back; the determinant is not 0. */
static inline transform inverted(transform map) {
  double d = determinant(&map);
  transform linear = {map.d / d, -map.b / d, -map.c / d, map.a / d, 0, 0};
  point origin = apply(&linear, map.tx, map.ty);
  linear.tx = -origin.x;
  linear.ty = -origin.y;
  return linear;
}

/* The length of a point of the drawing in pixels, on average over all directions. */
static inline double scale_of(const transform *map) {
  return sqrt(fabs(determinant(map)));
}

static inline int width_of(box area) { return area.x1 > area.x0 ? area.x1 - area.x0 : 0; }
static inline int height_of(box area) { return area.y1 > area.y0 ? area.y1 - area.y0 : 0; }
static inline bool is_empty(box area) { return width_of(area) == 0 || height_of(area) == 0; }

static inline box intersection(box a, box b) {
  return (box){
      a.x0 > b.x0 ? a.x0 : b.x0, a.y0 > b.y0 ? a.y0 : b.y0, a.x1 < b.x1 ? a.x1 : b.x1,
      a.y1 < b.y1 ? a.y1 : b.y1};
}

/* The smallest box that contains both. */
static inline box joined(box a, box b) {
  if (is_empty(a)) return b;
  if (is_empty(b)) return a;
  return (box){
      a.x0 < b.x0 ? a.x0 : b.x0, a.y0 < b.y0 ? a.y0 : b.y0, a.x1 > b.x1 ? a.x1 : b.x1,
      a.y1 > b.y1 ? a.y1 : b.y1};
}

static inline box grown(box area, int by) {
  return (box){area.x0 - by, area.y0 - by, area.x1 + by, area.y1 + by};
}

static inline pl_rect inset(pl_rect frame, double by) {
  return (pl_rect){frame.x + by, frame.y + by, frame.width - 2 * by, frame.height - 2 * by};
}

#endif
