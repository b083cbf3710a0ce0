/* Draws trees with cairo, by their display lists. */
#ifndef DRAW_H
#define DRAW_H

#include <cairo.h>

#include "images.h"
#include "picker_layout.h"

/* Draws a tree, with its upper left corner at the origin; pictures are looked up in `images`. */
void draw_tree(cairo_t *cairo, const pl_tree *tree, images *images);

/* The colour of a fill that spans a box, with its opacity and mask, at a point. */
pl_color color_of_fill(const pl_paint_tables *tables, const pl_fill *fill, pl_rect frame, double x, double y);

/* Blurs pixels of one byte, or one channel of several, that are `step` bytes from each other, and rows `stride` bytes. */
void blur(uint8_t *bytes, int step, int stride, int width, int height, double deviation);

/* How many pixels a blur spreads. */
double reach_of_blur(double deviation);

/* Applies filters to an image whose pixels are `scale` to a point. */
void apply_filters(cairo_surface_t *image, const pl_filter *filters, int32_t count, double scale);

/* The blurred alpha of an image as a mask of the same size, in coordinates of its own. */
cairo_surface_t *shadow_of_image(cairo_surface_t *image, double deviation);

#endif
