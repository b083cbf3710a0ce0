#include "path.h"

#include <stdlib.h>

#include "memory.h"

enum { MAX_PARTS = 100 }; /* of a curve */

/* Pixels beyond this are never shown, and fit an `int` with room for arithmetic. */
static const double farthest = 1e6;

void path_free(path *path) {
  free(path->vertices);
  *path = (struct path){0};
}

static void add(path *path, double x, double y, vertex_kind kind) {
  if (path->count == path->capacity) {
    path->capacity = path->capacity * 2 + 16;
    path->vertices = resized(path->vertices, path->capacity, sizeof *path->vertices);
  }
  path->vertices[path->count++] = (vertex){x, y, kind};
}

static point pen(const path *path) {
  if (path->count == 0) return (point){0, 0};
  return (point){path->vertices[path->count - 1].x, path->vertices[path->count - 1].y};
}

void path_start(path *path, double x, double y) { add(path, x, y, VERTEX_START); }

void path_line(path *path, double x, double y) {
  bool is_open = path->count > 0 && path->vertices[path->count - 1].kind != VERTEX_CLOSE;
  if (!is_open) path_start(path, pen(path).x, pen(path).y);
  add(path, x, y, VERTEX_LINE);
}

void path_close(path *path) {
  for (size_t i = path->count; i-- > 0;) {
    if (path->vertices[i].kind != VERTEX_START) continue;
    add(path, path->vertices[i].x, path->vertices[i].y, VERTEX_CLOSE);
    return;
  }
}

/* How many lines replace a curve: the error of n lines is at most d / n², where d is the distance of the control points
 * from even places on a straight line, times 3/4. */
static int parts_of_curve(const path *path, point a, point b, point c, point d) {
  double bend1 = hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y);
  double bend2 = hypot(b.x - 2 * c.x + d.x, b.y - 2 * c.y + d.y);
  double tolerance = path->tolerance > 0 ? path->tolerance : 0.1;
  double parts = ceil(sqrt(0.75 * fmax(bend1, bend2) / tolerance));
  return parts >= 1 && parts < MAX_PARTS ? (int)parts : parts >= 1 ? MAX_PARTS : 1;
}

void path_cubic(path *path, point b, point c, point d) {
  point a = pen(path);
  int parts = parts_of_curve(path, a, b, c, d);
  for (int i = 1; i < parts; i++) {
    double t = (double)i / parts, s = 1 - t;
    double k0 = s * s * s, k1 = 3 * s * s * t, k2 = 3 * s * t * t, k3 = t * t * t;
    path_line(
        path, k0 * a.x + k1 * b.x + k2 * c.x + k3 * d.x, k0 * a.y + k1 * b.y + k2 * c.y + k3 * d.y);
  }
  path_line(path, d.x, d.y);
}

/* A quadratic curve is a cubic one whose control points are two thirds of the way to its own. */
static void add_quad(path *path, point control, point end) {
  point start = pen(path);
  point control1 = {
      start.x + (control.x - start.x) * 2 / 3, start.y + (control.y - start.y) * 2 / 3};
  point control2 = {end.x + (control.x - end.x) * 2 / 3, end.y + (control.y - end.y) * 2 / 3};
  path_cubic(path, control1, control2, end);
}

void path_add(
    path *path, const pl_path_element *elements, int32_t count, point origin, double scale) {
  for (int32_t i = 0; i < count; i++) {
    const pl_path_element *element = &elements[i];
    point end = {origin.x + element->x * scale, origin.y + element->y * scale};
    point control1 = {origin.x + element->x1 * scale, origin.y + element->y1 * scale};
    point control2 = {origin.x + element->x2 * scale, origin.y + element->y2 * scale};
    switch (element->kind) {
      case PL_PATH_MOVE: path_start(path, end.x, end.y); break;
      case PL_PATH_LINE: path_line(path, end.x, end.y); break;
      case PL_PATH_QUAD: add_quad(path, control1, end); break;
      case PL_PATH_CUBIC: path_cubic(path, control1, control2, end); break;
      case PL_PATH_CLOSE: path_close(path); break;
    }
  }
}

void fit_radii(const double radii[4], pl_rect frame, double fitted[4]) {
  double factor = 1;
  for (int i = 0; i < 4; i++) {
    double side = i % 2 == 0 ? frame.width : frame.height;
    double sum = fmax(0, radii[i]) + fmax(0, radii[(i + 1) % 4]);
    if (sum > side) factor = fmin(factor, fmax(0, side) / sum);
  }
  for (int i = 0; i < 4; i++) fitted[i] = fmax(0, radii[i]) * factor;
}

/* A line to a corner and the quarter circle at it; `in` and `out` are the directions before and after it. */
static void add_corner(path *path, point corner, double radius, point in, point out) {
  double reach = radius * (1 - 0.5522847498307936); /* 4/3 (√2 − 1): the cubic curve that is nearest to the circle */
  path_line(path, corner.x - in.x * radius, corner.y - in.y * radius);
  if (radius <= 0) return;
  path_cubic(
      path, (point){corner.x - in.x * reach, corner.y - in.y * reach},
      (point){corner.x + out.x * reach, corner.y + out.y * reach},
      (point){corner.x + out.x * radius, corner.y + out.y * radius});
}

void path_add_box(path *path, pl_rect frame, const double radii[4]) {
  double fitted[4], right = frame.x + frame.width, bottom = frame.y + frame.height;
  const point e = {1, 0}, s = {0, 1}, w = {-1, 0}, n = {0, -1};
  fit_radii(radii, frame, fitted);
  path_start(path, frame.x + fitted[0], frame.y);
  add_corner(path, (point){right, frame.y}, fitted[1], e, s);
  add_corner(path, (point){right, bottom}, fitted[2], s, w);
  add_corner(path, (point){frame.x, bottom}, fitted[3], w, n);
  add_corner(path, (point){frame.x, frame.y}, fitted[0], n, e);
  path_close(path);
}

static int pixel(double position) {
  if (isnan(position)) return 0;
  return (int)fmax(-farthest, fmin(farthest, position));
}

box bounds_of(const path *path, const transform *map) {
  double x0 = INFINITY, y0 = INFINITY, x1 = -INFINITY, y1 = -INFINITY;
  for (size_t i = 0; i < path->count; i++) {
    point p = apply(map, path->vertices[i].x, path->vertices[i].y);
    x0 = fmin(x0, p.x), y0 = fmin(y0, p.y), x1 = fmax(x1, p.x), y1 = fmax(y1, p.y);
  }
  if (path->count == 0) return (box){0, 0, 0, 0};
  return (box){pixel(floor(x0)), pixel(floor(y0)), pixel(ceil(x1)), pixel(ceil(y1))};
}
