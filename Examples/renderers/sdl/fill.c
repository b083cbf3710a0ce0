/* The colours of gradients and patterns at a point. */
#include <math.h>
#include <stdbool.h>

#include "draw.h"

typedef struct point {
  double x, y;
} point;

static pl_color between(pl_color a, pl_color b, double part) {
  return (pl_color){
      a.red + (b.red - a.red) * part, a.green + (b.green - a.green) * part,
      a.blue + (b.blue - a.blue) * part, a.alpha + (b.alpha - a.alpha) * part};
}

static pl_color clear(void) { return (pl_color){0, 0, 0, 0}; }

/* The colour of a gradient; where stops share a place, the last one counts. */
static pl_color color_of_stops(const pl_stop *stops, int32_t count, double place) {
  if (count == 0) return clear();
  place = place > 0 ? fmin(place, 1) : 0;
  int32_t after = 0;
  while (after < count && stops[after].offset <= place) after++;
  if (after == 0) return stops[0].color;
  if (after == count) return stops[count - 1].color;
  const pl_stop *a = &stops[after - 1], *b = &stops[after];
  return between(a->color, b->color, (place - a->offset) / (b->offset - a->offset));
}

/* How far a point is along a line: 0 where it starts, 1 where it ends. */
static double part_of_line(point p, point from, point to) {
  double x = to.x - from.x, y = to.y - from.y, square = x * x + y * y;
  return square > 0 ? ((p.x - from.x) * x + (p.y - from.y) * y) / square : 1;
}

static double part_of_range(double distance, double start, double end) {
  if (start == end) return distance < start ? 0 : 1;
  return (distance - start) / (end - start);
}

/* Degrees clockwise from one angle to another, less than 360. */
static double turn(double from, double to) {
  double distance = fmod(to - from, 360);
  return distance < 0 ? distance + 360 : distance;
}

/* How far an angle is along a sweep. Less than a turn is followed by the last colour and then by the first one, half
 * of the rest each; of more than a turn, the last one is seen. */
static double part_of_sweep(double angle, double from, double to) {
  double span = to - from;
  if (span < 0) return 1 - part_of_sweep(angle, to, from);
  if (span >= 360) return 1 + (turn(to, angle) - 360) / span;
  double distance = turn(from, angle);
  if (distance <= span) return span > 0 ? distance / span : 1;
  return distance < (span + 360) / 2 ? 1 : 0;
}

static pl_color color_of_squares(const pl_stop *colors, int32_t count, point p, double side) {
  if (count < 2) return clear();
  if (!(side >= 1e-3)) return between(colors[0].color, colors[1].color, 0.5);
  bool is_first = fmod(floor(p.x / side) + floor(p.y / side), 2) != 0;
  return colors[is_first ? 0 : 1].color;
}

static pl_color color_of_mesh(const pl_stop *colors, const pl_brush *brush, double x, double y) {
  int32_t columns = brush->columns, rows = brush->rows;
  if (columns < 1 || rows < 1) return clear();
  x = (x > 0 ? fmin(x, 1) : 0) * (columns - 1);
  y = (y > 0 ? fmin(y, 1) : 0) * (rows - 1);
  int32_t left = (int32_t)x, top = (int32_t)y;
  int32_t right = left + 1 < columns ? left + 1 : left, bottom = top + 1 < rows ? top + 1 : top;
  const pl_stop *upper = &colors[top * columns], *lower = &colors[bottom * columns];
  return between(
      between(upper[left].color, upper[right].color, x - left),
      between(lower[left].color, lower[right].color, x - left), y - top);
}

/* The colour of the pattern alone, at a point. */
static pl_color color_of_pattern(const pl_stop *stops, const pl_brush *brush, point p) {
  pl_rect f = brush->frame;
  point start = {brush->x0, brush->y0}, end = {brush->x1, brush->y1}, inside = {p.x - f.x, p.y - f.y};
  double x = p.x - start.x, y = p.y - start.y, part;
  switch (brush->kind) {
    case PL_BRUSH_COLOR: return brush->color;
    case PL_BRUSH_CHECKERBOARD: return color_of_squares(stops, brush->stop_count, inside, brush->start);
    case PL_BRUSH_MESH: return color_of_mesh(stops, brush, inside.x / f.width, inside.y / f.height);
    case PL_BRUSH_LINEAR: part = part_of_line(p, start, end); break;
    case PL_BRUSH_RADIAL: part = part_of_range(hypot(x, y), brush->start, brush->end); break;
    case PL_BRUSH_ELLIPTICAL: part = hypot(x / (f.width / 2), y / (f.height / 2)); break;
    case PL_BRUSH_ANGULAR:
      part = part_of_sweep(atan2(y, x) * 57.29577951308232, brush->start, brush->end);
      break;
    default: return clear();
  }
  return color_of_stops(stops, brush->stop_count, part);
}

pl_color color_of_brush(const columns *columns, const pl_brush *brush, double x, double y) {
  pl_color color = color_of_pattern(&columns->stops[brush->first_stop], brush, (point){x, y});
  color.alpha *= brush->opacity;
  if (brush->mask >= 0) color.alpha *= color_of_brush(columns, &columns->brushes[brush->mask], x, y).alpha;
  return color;
}
