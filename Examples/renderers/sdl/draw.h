/* Draws trees with cairo, by their display lists. */
#ifndef DRAW_H
#define DRAW_H

#include <cairo.h>

#include "images.h"
#include "picker_layout.h"

/* The columns of a block. */
typedef struct columns {
  const pl_command *commands;
  size_t command_count;
  const pl_transform *transforms;
  const pl_shape *shapes;
  const pl_path_element *elements;
  const pl_brush *brushes;
  const pl_stop *stops;
  const pl_stroke *strokes;
  const double *dashes;
  const pl_group *groups;
  const pl_filter *filters;
  const pl_place *places;
  const pl_image *images;
  const pl_run *runs;
  const pl_glyph *glyphs;
  const pl_outline *outlines;
  const pl_bitmap *bitmaps;
  const uint32_t *pixels;
  const char *utf8;
} columns;

/* Draws a tree, with its upper left corner at the origin; pictures are looked up in `images`. */
void draw_tree(cairo_t *cairo, const pl_tree *tree, images *images);

/* The colour of a brush, with its opacity and mask, at a point. */
pl_color color_of_brush(const columns *columns, const pl_brush *brush, double x, double y);

/* Blurs pixels of one byte, or one channel of several, that are `step` bytes from each other, and rows `stride` bytes. */
void blur(uint8_t *bytes, int step, int stride, int width, int height, double deviation);

/* How many pixels a blur spreads. */
double reach_of_blur(double deviation);

/* Applies filters to an image whose pixels are `scale` to a point. */
void apply_filters(cairo_surface_t *image, const pl_filter *filters, int32_t count, double scale);

/* The blurred alpha of an image as a mask of the same size, in coordinates of its own. */
cairo_surface_t *shadow_of_image(cairo_surface_t *image, double deviation);

#endif
