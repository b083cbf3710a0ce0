/* A rasteriser for a picture in memory: paths are filled with plain colours, exact from left to right and on four lines a
 * row from top to bottom. */
#ifndef RASTER_H
#define RASTER_H

#include <math.h>
#include <picker_layout.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { STEPS = 8, SAMPLES = 4, DEPTH = 64, ROOM = 1 << 14, SIDE = 2048 };

typedef struct { double x0, y0, x1, y1; } edge;
typedef struct { pl_transform map; pl_rect clip; } state;

static struct { int width, height; double pixels[SIDE * SIDE * 3]; } picture; /* red, green and blue, 0 to 1 */
static edge edges[ROOM];
static int edge_count, depth;
static state states[DEPTH]; /* what SAVE keeps; the last one applies */

/* Tells once what is not drawn. */
static void tell(const char *missing) {
  static char told[512];
  if (strstr(told, missing)) return;
  strncat(told, missing, sizeof told - strlen(told) - 1);
  fprintf(stderr, "ppm: not drawn as it is: %s\n", missing);
}

static void add_edge(double x0, double y0, double x1, double y1) {
  pl_transform m = states[depth].map;
  if (edge_count == ROOM) { tell("a very long path"); return; }
  edges[edge_count++] = (edge){m.a * x0 + m.c * y0 + m.tx, m.b * x0 + m.d * y0 + m.ty,
                               m.a * x1 + m.c * y1 + m.tx, m.b * x1 + m.d * y1 + m.ty};
}

/* Adds a line of a path, or with a radius the box around it, whose corners always turn the same way. */
static void add_line(double x0, double y0, double x1, double y1, double radius) {
  double length = hypot(x1 - x0, y1 - y0), x = (x1 - x0) / length * radius, y = (y1 - y0) / length * radius;
  if (radius == 0) { add_edge(x0, y0, x1, y1); return; }
  if (length == 0) return;
  double corners[][2] = {{x0 - x / 2 - y, y0 - y / 2 + x}, {x0 - x / 2 + y, y0 - y / 2 - x},
                         {x1 + x / 2 + y, y1 + y / 2 - x}, {x1 + x / 2 - y, y1 + y / 2 + x}};
  for (int i = 0; i < 4; i++)
    add_edge(corners[i][0], corners[i][1], corners[(i + 1) % 4][0], corners[(i + 1) % 4][1]);
}

/* Adds a path at a place, in a size; with a radius, the line along it. */
static void add_path(const pl_path_element *e, int32_t count, double left, double top, double size, double radius) {
  double x = 0, y = 0, start[2] = {0, 0};
  for (; count-- > 0; e++) {
    bool is_curve = e->kind == PL_PATH_QUAD || e->kind == PL_PATH_CUBIC, closes = e->kind == PL_PATH_CLOSE;
    double end[2] = {closes ? start[0] : left + size * e->x, closes ? start[1] : top + size * e->y}, from[2] = {x, y};
    double first[2] = {left + size * e->x1, top + size * e->y1}, second[2] = {left + size * e->x2, top + size * e->y2};
    for (int i = 1, steps = is_curve ? STEPS : 1; i <= steps; i++) {
      double t = (double)i / steps, u = 1 - t, to[2];
      for (int c = 0; c < 2; c++)
        to[c] = !is_curve              ? end[c]
              : e->kind == PL_PATH_QUAD ? u * u * from[c] + 2 * u * t * first[c] + t * t * end[c]
                                        : u * u * u * from[c] + 3 * u * t * (u * first[c] + t * second[c]) + t * t * t * end[c];
      if (e->kind != PL_PATH_MOVE) add_line(x, y, to[0], to[1], radius);
      else if (radius == 0) add_line(x, y, start[0], start[1], 0);
      x = to[0], y = to[1];
    }
    if (e->kind == PL_PATH_MOVE) start[0] = x, start[1] = y;
  }
  if (radius == 0) add_edge(x, y, start[0], start[1]);
}

typedef struct { double x; int turn; } crossing;

static int by_place(const void *one, const void *other) {
  double a = ((const crossing *)one)->x, b = ((const crossing *)other)->x;
  return (a > b) - (a < b);
}

/* Adds how much of each pixel lies inside the path on a line through a row of pixels. */
static void cover(double *row, double y, int32_t rule, pl_rect clip) {
  static crossing crossings[ROOM];
  int count = 0, winding = 0;
  for (edge *e = edges; e < edges + edge_count; e++)
    if ((e->y0 <= y) != (e->y1 <= y))
      crossings[count++] = (crossing){e->x0 + (y - e->y0) / (e->y1 - e->y0) * (e->x1 - e->x0), e->y0 < e->y1 ? 1 : -1};
  qsort(crossings, count, sizeof *crossings, by_place);
  for (int i = 0; i + 1 < count; i++) {
    winding += crossings[i].turn;
    if (!(rule == PL_FILL_EVEN_ODD ? winding & 1 : winding)) continue;
    double from = fmax(clip.x, crossings[i].x), to = fmin(clip.x + clip.width, crossings[i + 1].x);
    for (int x = (int)from; x < to; x++) row[x] += (fmin(to, x + 1) - fmax(from, x)) / SAMPLES;
  }
}

/* Fills the path, and begins a new one. */
static void fill(int32_t rule, const pl_brush *brush, const pl_stop *stops) {
  static double row[SIDE + 1];
  if (brush->kind != PL_BRUSH_COLOR) tell("a gradient: its first colour");
  pl_color color = brush->kind == PL_BRUSH_COLOR ? brush->color : stops[brush->first_stop].color;
  pl_rect clip = states[depth].clip;
  double top = INFINITY, bottom = -INFINITY, own[] = {color.red, color.green, color.blue};
  for (edge *e = edges; e < edges + edge_count; e++) top = fmin(top, e->y0), bottom = fmax(bottom, e->y0);
  for (int y = (int)fmax(top, clip.y); y < fmin(bottom, clip.y + clip.height); y++) {
    memset(row, 0, sizeof row);
    for (int s = 0; s < SAMPLES; s++) cover(row, y + (s + 0.5) / SAMPLES, rule, clip);
    for (int x = 0; x < picture.width; x++) {
      double part = fmin(1, row[x]) * color.alpha * brush->opacity, *pixel = &picture.pixels[3 * (y * SIDE + x)];
      for (int c = 0; c < 3; c++) pixel[c] += (own[c] - pixel[c]) * part;
    }
  }
  edge_count = 0;
}

#endif
