#include "layer.h"

#include <stdlib.h>

#include "memory.h"

layer layer_new(box area) {
  if (is_empty(area)) area = (box){area.x0, area.y0, area.x0, area.y0};
  size_t count = (size_t)width_of(area) * height_of(area);
  return (layer){area, zeroed(count, sizeof(uint32_t))};
}

void layer_free(layer *layer) {
  free(layer->pixels);
  *layer = (struct layer){0};
}

static uint32_t byte(double component) {
  return component >= 1 ? 255 : component > 0 ? (uint32_t)(component * 255 + 0.5) : 0;
}

uint32_t packed(pl_color c) {
  return byte(c.alpha) << 24 | byte(c.red * c.alpha) << 16 | byte(c.green * c.alpha) << 8 |
         byte(c.blue * c.alpha);
}

pl_color unpacked(uint32_t pixel) {
  double alpha = pixel >> 24;
  if (alpha == 0) return (pl_color){0, 0, 0, 0};
  return (pl_color){
      (pixel >> 16 & 255) / alpha, (pixel >> 8 & 255) / alpha, (pixel & 255) / alpha, alpha / 255};
}

/* All four channels times `by` / 255, rounded: two channels at a time, as each has eight spare bits. */
static uint32_t times(uint32_t pixel, uint32_t by) {
  uint32_t even = (pixel & 0xFF00FF) * by + 0x800080;
  uint32_t odd = (pixel >> 8 & 0xFF00FF) * by + 0x800080;
  even = ((even >> 8 & 0xFF00FF) + even) >> 8 & 0xFF00FF;
  odd = ((odd >> 8 & 0xFF00FF) + odd) & 0xFF00FF00;
  return even | odd;
}

static void paint_pixel(uint32_t *below, uint32_t above, int coverage, int32_t blend) {
  if (coverage < 255) above = times(above, (uint32_t)coverage);
  if (blend != PL_BLEND_NORMAL) {
    *below = packed(blended(unpacked(*below), unpacked(above), blend));
  } else {
    *below = above + times(*below, 255 - (above >> 24));
  }
}

static uint32_t *pixel_of(const layer *layer, int x, int y) {
  return &layer->pixels[(size_t)(y - layer->area.y0) * width_of(layer->area) + (x - layer->area.x0)];
}

void layer_fill(layer *below, pl_color color) {
  size_t count = (size_t)width_of(below->area) * height_of(below->area);
  for (size_t i = 0; color.alpha > 0 && i < count; i++)
    paint_pixel(&below->pixels[i], packed(color), 255, PL_BLEND_NORMAL);
}

void layer_paint(layer *below, const mask *shape, const mask *clip, const source *source) {
  box area = intersection(shape->area, below->area);
  uint32_t pixel = source->pixel ? 0 : packed(source->plain);
  for (int y = area.y0; y < area.y1; y++) {
    for (int x = area.x0; x < area.x1; x++) {
      int coverage = mask_at(shape, x, y);
      if (coverage > 0 && clip) coverage = (coverage * mask_at(clip, x, y) + 127) / 255;
      if (coverage == 0) continue;
      if (source->pixel)
        pixel = source->pixel(source->context, apply(&source->back, x + 0.5, y + 0.5));
      paint_pixel(pixel_of(below, x, y), pixel, coverage, source->blend);
    }
  }
}

void layer_compose(
    layer *below, const layer *above, const mask *clip, double opacity, int32_t blend) {
  box area = intersection(above->area, below->area);
  for (int y = area.y0; y < area.y1; y++) {
    for (int x = area.x0; x < area.x1; x++) {
      int coverage = (int)(mask_at(clip, x, y) * opacity + 0.5);
      uint32_t pixel = *pixel_of(above, x, y);
      if (pixel != 0 && coverage > 0) paint_pixel(pixel_of(below, x, y), pixel, coverage, blend);
    }
  }
}

mask mask_of_alpha(const layer *layer) {
  mask mask = mask_new(layer->area);
  size_t count = (size_t)width_of(mask.area) * height_of(mask.area);
  for (size_t i = 0; i < count; i++) mask.values[i] = (uint8_t)(layer->pixels[i] >> 24);
  return mask;
}
