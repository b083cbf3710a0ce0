/* Pixels, and how they are painted over each other. */
#ifndef LAYER_H
#define LAYER_H

#include "coverage.h"

/* The pixels of a box, row by row: 0xAARRGGBB, multiplied by alpha. */
typedef struct layer {
  box area;
  uint32_t *pixels;
} layer;

layer layer_new(box area);

void layer_free(layer *layer);

/* What shapes are painted with. */
typedef struct source {
  uint32_t (*pixel)(const void *context, point place); /* at a point of the drawing; NULL: `plain` */
  const void *context;
  pl_color plain;
  transform back; /* from pixels to points of the drawing; unused with `plain` */
  int32_t blend;  /* PL_BLEND_… */
} source;

/* Paints a colour over all pixels. */
void layer_fill(layer *below, pl_color color);

/* Paints the pixels of a mask inside a clip, which may be NULL. */
void layer_paint(layer *below, const mask *shape, const mask *clip, const source *source);

/* Paints a layer over another one, inside a clip, which may be NULL. */
void layer_compose(
    layer *below, const layer *above, const mask *clip, double opacity, int32_t blend);

/* The alpha of a layer. */
mask mask_of_alpha(const layer *layer);

/* Returns a colour over another one; neither is multiplied by alpha. */
pl_color blended(pl_color below, pl_color above, int32_t blend);

pl_color unpacked(uint32_t pixel);
uint32_t packed(pl_color color);

#endif
