/* Pixels stretched to a frame. */
#include "draw_tree.h"

enum { MAX_SAMPLES = 16 }; /* in each direction */

typedef struct stretched {
  const picture *picture;
  pl_rect frame;
  double x_scale, y_scale; /* pixels of the picture for each point */
  double x_step, y_step;   /* pixels of the picture for each of the window */
  int across, down;        /* samples in a pixel of the window */
} stretched;

static uint32_t pixel_at(const picture *picture, int x, int y) {
  x = x < 0 ? 0 : x < picture->width ? x : picture->width - 1;
  y = y < 0 ? 0 : y < picture->height ? y : picture->height - 1;
  return picture->pixels[(size_t)y * picture->width + x];
}

/* A pixel between two: 0 the first, 256 the second; two channels at a time, as each has eight spare bits. */
static uint32_t mixed(uint32_t a, uint32_t b, uint32_t part) {
  uint32_t even = (a & 0xFF00FF) * (256 - part) + (b & 0xFF00FF) * part + 0x800080;
  uint32_t odd = (a >> 8 & 0xFF00FF) * (256 - part) + (b >> 8 & 0xFF00FF) * part + 0x800080;
  return (even >> 8 & 0xFF00FF) | (odd & 0xFF00FF00);
}

/* The picture at a place in pixels of its own. */
static uint32_t sample(const picture *picture, double x, double y) {
  int left = (int)floor(x), top = (int)floor(y);
  uint32_t right = (uint32_t)((x - left) * 256), bottom = (uint32_t)((y - top) * 256);
  return mixed(
      mixed(pixel_at(picture, left, top), pixel_at(picture, left + 1, top), right),
      mixed(pixel_at(picture, left, top + 1), pixel_at(picture, left + 1, top + 1), right), bottom);
}

/* The mean of the picture over a pixel of the window. */
static uint32_t pixel_of_picture(const void *context, point at) {
  const stretched *s = context;
  uint32_t sums[4] = {0}, count = (uint32_t)(s->across * s->down), mean = 0;
  double x = (at.x - s->frame.x) * s->x_scale, y = (at.y - s->frame.y) * s->y_scale;
  if (count == 1) return sample(s->picture, x - 0.5, y - 0.5);
  for (int j = 0; j < s->down; j++) {
    double row = y - 0.5 + ((j + 0.5) / s->down - 0.5) * s->y_step;
    for (int i = 0; i < s->across; i++) {
      double column = x - 0.5 + ((i + 0.5) / s->across - 0.5) * s->x_step;
      uint32_t pixel = sample(s->picture, column, row);
      for (int c = 0; c < 4; c++) sums[c] += pixel >> (8 * c) & 255;
    }
  }
  for (int c = 0; c < 4; c++) mean |= (sums[c] + count / 2) / count << (8 * c);
  return mean;
}

static int samples(double pixels) {
  return pixels < 1 ? 1 : pixels < MAX_SAMPLES ? (int)ceil(pixels) : MAX_SAMPLES;
}

void draw_picture(const picture *picture, pl_rect frame, const place *here) {
  if (!(frame.width > 0 && frame.height > 0) || picture->width < 1 || picture->height < 1) return;
  transform back = inverted(here->map);
  stretched s = {picture, frame, picture->width / frame.width, picture->height / frame.height, 0, 0, 1, 1};
  s.x_step = hypot(back.a, back.c) * s.x_scale;
  s.y_step = hypot(back.b, back.d) * s.y_scale;
  s.across = samples(s.x_step);
  s.down = samples(s.y_step);
  path edge = {0};
  path_add_box(&edge, frame, (const double[4]){0});
  mask shape = mask_here(&edge, PL_FILL_NON_ZERO, here);
  const source pixels = {.pixel = pixel_of_picture, .context = &s, .back = back};
  layer_paint(here->target, &shape, here->clip, &pixels);
  mask_free(&shape);
  path_free(&edge);
}
