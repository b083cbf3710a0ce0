#include "coverage.h"

#include <stdlib.h>
#include <string.h>

#include "memory.h"

/* Each row of pixels is crossed by this many lines, on which lengths are exact. */
enum { LINES = 16 };

static const double farthest = 1e6; /* pixels, so that lines fit an `int` */

/* A side of the shape, from line `first` to before line `end`. */
typedef struct edge {
  int first, end, winding;
  double x, slope; /* where it crosses the next line, and how much farther that is from line to line */
} edge;

typedef struct edges {
  edge *items;
  size_t count;
} edges;

void mask_free(mask *mask) {
  free(mask->values);
  *mask = (struct mask){0};
}

mask mask_new(box area) {
  if (is_empty(area)) area = (box){area.x0, area.y0, area.x0, area.y0};
  return (mask){area, zeroed((size_t)width_of(area) * height_of(area), 1)};
}

mask mask_copy(const mask *mask) {
  struct mask copy = mask_new(mask->area);
  memcpy(copy.values, mask->values, (size_t)width_of(mask->area) * height_of(mask->area));
  return copy;
}

static double limited(double position) {
  return isnan(position) ? 0 : fmax(-farthest, fmin(farthest, position));
}

/* The first line at or below a height in pixels. Lines are in the middle of their sixteenths. */
static int line_below(double y) { return (int)ceil(y * LINES - 0.5); }

static void add_edge(edges *edges, point a, point b, box area) {
  int winding = a.y < b.y ? 1 : -1;
  point top = winding > 0 ? a : b, bottom = winding > 0 ? b : a;
  int first = line_below(top.y), end = line_below(bottom.y);
  if (first < area.y0 * LINES) first = area.y0 * LINES;
  if (end > area.y1 * LINES) end = area.y1 * LINES;
  if (first >= end) return;
  double slope = (bottom.x - top.x) / (bottom.y - top.y) / LINES;
  double x = top.x + ((first + 0.5) - top.y * LINES) * slope;
  edges->items[edges->count++] = (edge){first, end, winding, x - area.x0, slope};
}

static int by_first_line(const void *a, const void *b) {
  return ((const edge *)a)->first - ((const edge *)b)->first;
}

/* The sides of a path, from the top. Every contour is closed. */
static edges edges_of_path(const path *path, const transform *map, box area) {
  edges edges = {resized(NULL, path->count * 2, sizeof(edge)), 0};
  point start = {0, 0}, pen = {0, 0};
  for (size_t i = 0; i < path->count; i++) {
    point p = apply(map, path->vertices[i].x, path->vertices[i].y);
    p = (point){limited(p.x), limited(p.y)};
    bool starts = path->vertices[i].kind == VERTEX_START;
    add_edge(&edges, pen, starts ? start : p, area);
    if (starts) start = p;
    pen = p;
  }
  add_edge(&edges, pen, start, area);
  qsort(edges.items, edges.count, sizeof(edge), by_first_line);
  return edges;
}

/* Adds the pixels from one place of a row to its end; sums over the row give the coverage. */
static void add_step(float *row, int width, double x, float weight) {
  if (x >= width) return;
  if (x < 0) x = 0;
  int pixel = (int)x;
  float part = (float)(x - pixel);
  row[pixel] += weight * (1 - part);
  row[pixel + 1] += weight * part;
}

/* Adds what is inside on one line, whose edges are sorted. */
static void add_line(float *row, int width, edge *const *active, size_t count, int32_t rule) {
  int winding = 0;
  for (size_t i = 0; i < count; i++) {
    bool was_inside = rule == PL_FILL_EVEN_ODD ? winding & 1 : winding != 0;
    winding += active[i]->winding;
    bool is_inside = rule == PL_FILL_EVEN_ODD ? winding & 1 : winding != 0;
    if (is_inside != was_inside) add_step(row, width, active[i]->x, is_inside ? 1 : -1);
  }
}

/* Moves the edges to the next line, and leaves out those that end there. */
static size_t advance(edge **active, size_t count, int line) {
  size_t kept = 0;
  for (size_t i = 0; i < count; i++) {
    active[i]->x += active[i]->slope;
    if (active[i]->end > line + 1) active[kept++] = active[i];
  }
  return kept;
}

/* Edges rarely change places from one line to the next. */
static void sort_by_x(edge **active, size_t count) {
  for (size_t i = 1; i < count; i++) {
    edge *moved = active[i];
    size_t place = i;
    for (; place > 0 && active[place - 1]->x > moved->x; place--) active[place] = active[place - 1];
    active[place] = moved;
  }
}

static void finish_row(float *row, int width, uint8_t *values) {
  float sum = 0;
  uint8_t value = 0;
  for (int x = 0; x < width; x++) {
    if (row[x] != 0) {
      sum += row[x];
      value = (uint8_t)fmaxf(0, fminf(255, sum * (255.0f / LINES) + 0.5f));
      row[x] = 0;
    }
    values[x] = value;
  }
  row[width] = 0;
}

mask mask_of_path(const path *path, const transform *map, int32_t rule, box limits) {
  mask mask = mask_new(intersection(bounds_of(path, map), limits));
  int width = width_of(mask.area);
  edges edges = edges_of_path(path, map, mask.area);
  edge **active = resized(NULL, edges.count, sizeof *active);
  float *row = zeroed((size_t)width + 2, sizeof *row);
  size_t count = 0, next = 0;
  for (int line = mask.area.y0 * LINES; line < mask.area.y1 * LINES; line++) {
    while (next < edges.count && edges.items[next].first <= line) active[count++] = &edges.items[next++];
    sort_by_x(active, count);
    add_line(row, width, active, count, rule);
    count = advance(active, count, line);
    int y = (line - mask.area.y0 * LINES) / LINES;
    bool is_last = (line - mask.area.y0 * LINES) % LINES == LINES - 1;
    if (is_last) finish_row(row, width, &mask.values[(size_t)y * width]);
  }
  free(row);
  free(active);
  free(edges.items);
  return mask;
}

void mask_multiply(mask *mask, const struct mask *by, bool is_inside) {
  if (!by) return;
  int width = width_of(mask->area);
  for (int y = mask->area.y0; y < mask->area.y1; y++) {
    uint8_t *row = &mask->values[(size_t)(y - mask->area.y0) * width];
    for (int x = 0; x < width; x++) {
      int value = mask_at(by, mask->area.x0 + x, y);
      row[x] = (uint8_t)((row[x] * (is_inside ? value : 255 - value) + 127) / 255);
    }
  }
}
