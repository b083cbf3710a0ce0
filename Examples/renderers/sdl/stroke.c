/* The outline of a stroke: a polygon for every line, join and cap, which overlap. */
#include <stdlib.h>

#include "path.h"

enum { MAX_DASHES = 100000 };

/* A stroke while its outline is made. */
typedef struct pencil {
  path outline;
  const pl_stroke *stroke;
  double half; /* of the width */
} pencil;

/* A straight part of the line, with its direction as a unit vector. */
typedef struct segment {
  point from, to, along;
} segment;

/* Adds a polygon, clockwise: where polygons turn in different ways, overlaps would cancel out. */
static void add_polygon(path *outline, const point *corners, int count) {
  double area = 0;
  for (int i = 0; i < count; i++) {
    point a = corners[i], b = corners[(i + 1) % count];
    area += a.x * b.y - a.y * b.x;
  }
  for (int i = 0; i < count; i++) {
    point corner = corners[area < 0 ? count - 1 - i : i];
    if (i == 0) path_start(outline, corner.x, corner.y);
    if (i > 0) path_line(outline, corner.x, corner.y);
  }
  path_close(outline);
}

static void add_disc(pencil *pencil, point center) {
  double r = pencil->half;
  const double radii[4] = {r, r, r, r};
  path_add_box(&pencil->outline, (pl_rect){center.x - r, center.y - r, 2 * r, 2 * r}, radii);
}

static point beside(const pencil *pencil, point p, point along, double side) {
  return (point){p.x - along.y * pencil->half * side, p.y + along.x * pencil->half * side};
}

static void add_segment(pencil *pencil, segment part, double before, double after) {
  point from = {part.from.x - part.along.x * before, part.from.y - part.along.y * before};
  point to = {part.to.x + part.along.x * after, part.to.y + part.along.y * after};
  const point corners[4] = {
      beside(pencil, from, part.along, 1), beside(pencil, to, part.along, 1),
      beside(pencil, to, part.along, -1), beside(pencil, from, part.along, -1)};
  add_polygon(&pencil->outline, corners, 4);
}

/* The gap at the outer side of a corner. */
static void add_join(pencil *pencil, segment before, segment after) {
  point corner = after.from, u = before.along, v = after.along;
  double side = u.x * v.y - u.y * v.x > 0 ? -1 : 1;
  double cosine = u.x * v.x + u.y * v.y;
  if (pencil->stroke->join == PL_JOIN_ROUND) return add_disc(pencil, corner);
  point corners[4] = {
      corner, beside(pencil, corner, u, side), beside(pencil, corner, v, side),
      beside(pencil, corner, v, side)};
  /* The mitre is 1 / cos(half the turn) half widths long; its square is compared with that of the limit, 10. */
  if (pencil->stroke->join == PL_JOIN_MITER && 2 <= 100 * (1 + cosine)) {
    point a = corners[1], b = corners[3];
    double reach = 2 / (1 + cosine);
    corners[2] = (point){
        corner.x + ((a.x + b.x) / 2 - corner.x) * reach,
        corner.y + ((a.y + b.y) / 2 - corner.y) * reach};
  }
  add_polygon(&pencil->outline, corners, 4);
}

static bool make_segment(vertex from, vertex to, segment *part) {
  double length = hypot(to.x - from.x, to.y - from.y);
  if (!(length > 0) || !isfinite(length)) return false;
  point along = {(to.x - from.x) / length, (to.y - from.y) / length};
  *part = (segment){{from.x, from.y}, {to.x, to.y}, along};
  return true;
}

/* A dot, which has no direction. */
static void add_dot(pencil *pencil, vertex place) {
  const segment dot = {{place.x, place.y}, {place.x, place.y}, {1, 0}};
  if (pencil->stroke->cap == PL_CAP_ROUND) add_disc(pencil, dot.from);
  if (pencil->stroke->cap == PL_CAP_SQUARE) add_segment(pencil, dot, pencil->half, pencil->half);
}

static void add_contour(pencil *pencil, const vertex *line, size_t count) {
  bool is_closed = line[count - 1].kind == VERTEX_CLOSE, is_first = true;
  double cap = pencil->stroke->cap == PL_CAP_SQUARE && !is_closed ? pencil->half : 0;
  segment first = {0}, last = {0}, part;
  size_t end = count - 1;
  while (end > 0 && !make_segment(line[end - 1], line[end], &part)) end--;
  for (size_t i = 1; i <= end; i++) {
    if (!make_segment(line[i - 1], line[i], &part)) continue;
    if (is_first) first = part;
    else add_join(pencil, last, part);
    add_segment(pencil, part, is_first ? cap : 0, i == end ? cap : 0);
    is_first = false;
    last = part;
  }
  if (is_first) return add_dot(pencil, line[0]);
  if (is_closed) return add_join(pencil, last, first);
  if (pencil->stroke->cap != PL_CAP_ROUND) return;
  add_disc(pencil, first.from);
  add_disc(pencil, last.to);
}

/* Where a line is in its pattern of dashes. */
typedef struct dashing {
  const double *lengths;
  int32_t count, index; /* an odd count is gone through twice: dashes and gaps change places */
  double left;          /* of this dash or gap */
  bool is_dash;
} dashing;

static void next_dash(dashing *at) {
  at->index = (at->index + 1) % at->count;
  at->left = fmax(0, at->lengths[at->index]);
  at->is_dash = !at->is_dash;
}

static void dash_segment(path *dashed, segment part, double length, dashing *at) {
  double done = 0;
  while (at->left < length - done) {
    done += at->left;
    point p = {part.from.x + part.along.x * done, part.from.y + part.along.y * done};
    if (at->is_dash) path_line(dashed, p.x, p.y);
    next_dash(at);
    if (at->is_dash) path_start(dashed, p.x, p.y);
  }
  at->left -= length - done;
  if (at->is_dash) path_line(dashed, part.to.x, part.to.y);
}

static path dashed_line(const path *line, const double *lengths, int32_t count) {
  path dashed = {.tolerance = line->tolerance};
  dashing at = {0};
  for (size_t i = 0; i < line->count; i++) {
    vertex v = line->vertices[i];
    segment part;
    if (v.kind == VERTEX_START) {
      at = (dashing){lengths, count, 0, fmax(0, lengths[0]), true};
      path_start(&dashed, v.x, v.y);
    } else if (make_segment(line->vertices[i - 1], v, &part)) {
      dash_segment(&dashed, part, hypot(v.x - part.from.x, v.y - part.from.y), &at);
    }
  }
  return dashed;
}

/* Whether a line has dashes, and no more than can be seen. */
static bool has_dashes(const path *line, const double *lengths, int32_t count) {
  double pattern = 0, length = 0;
  for (int32_t i = 0; i < count; i++) pattern += fmax(0, lengths[i]);
  for (size_t i = 1; i < line->count; i++) {
    const vertex *v = &line->vertices[i];
    if (v->kind != VERTEX_START) length += hypot(v->x - v[-1].x, v->y - v[-1].y);
  }
  return pattern > 0 && length / pattern * count < MAX_DASHES;
}

path stroked(const path *line, const pl_stroke *stroke, const double *dashes, int32_t count) {
  pencil pencil = {{.tolerance = line->tolerance}, stroke, stroke->width / 2};
  if (count > 0 && has_dashes(line, dashes, count)) {
    path dashed = dashed_line(line, dashes, count);
    pencil.outline = stroked(&dashed, stroke, NULL, 0);
    path_free(&dashed);
    return pencil.outline;
  }
  for (size_t start = 0, end; start < line->count; start = end) {
    for (end = start + 1; end < line->count && line->vertices[end].kind != VERTEX_START;) end++;
    add_contour(&pencil, &line->vertices[start], end - start);
  }
  return pencil.outline;
}
