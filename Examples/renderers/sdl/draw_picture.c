/* Pixels stretched to a frame. */
#include "draw_tree.h"

enum { MAX_SAMPLES = 16 }; /* in each direction */

typedef struct stretched {
  const picture *picture;
  pl_rect frame;
  double step_x, step_y; /* of a pixel of the window, in points */
  int across, down;      /* samples in a pixel of the window */
} stretched;

static uint32_t pixel_at(const picture *picture, int x, int y) {
  x = x < 0 ? 0 : x < picture->width ? x : picture->width - 1;
  y = y < 0 ? 0 : y < picture->height ? y : picture->height - 1;
  return picture->pixels[(size_t)y * picture->width + x];
}

/* Adds a pixel with a weight; components are multiplied by alpha. */
static void add(double sum[4], uint32_t pixel, double weight) {
  for (int i = 0; i < 4; i++) sum[i] += (pixel >> (8 * i) & 255) * weight;
}

static void add_sample(double sum[4], const picture *picture, double x, double y) {
  int left = (int)floor(x), top = (int)floor(y);
  double right = x - left, bottom = y - top;
  add(sum, pixel_at(picture, left, top), (1 - right) * (1 - bottom));
  add(sum, pixel_at(picture, left + 1, top), right * (1 - bottom));
  add(sum, pixel_at(picture, left, top + 1), (1 - right) * bottom);
  add(sum, pixel_at(picture, left + 1, top + 1), right * bottom);
}

/* The mean of the picture over a pixel of the window. */
static pl_color color_of_picture(const void *context, point at) {
  const stretched *s = context;
  double sum[4] = {0}, count = (double)s->across * s->down;
  for (int j = 0; j < s->down; j++) {
    double y = at.y + ((j + 0.5) / s->down - 0.5) * s->step_y;
    for (int i = 0; i < s->across; i++) {
      double x = at.x + ((i + 0.5) / s->across - 0.5) * s->step_x;
      add_sample(
          sum, s->picture, (x - s->frame.x) / s->frame.width * s->picture->width - 0.5,
          (y - s->frame.y) / s->frame.height * s->picture->height - 0.5);
    }
  }
  double alpha = sum[3];
  if (alpha <= 0) return (pl_color){0, 0, 0, 0};
  return (pl_color){sum[2] / alpha, sum[1] / alpha, sum[0] / alpha, alpha / (255 * count)};
}

static int samples(double pixels) {
  return pixels < 1 ? 1 : pixels < MAX_SAMPLES ? (int)ceil(pixels) : MAX_SAMPLES;
}

void draw_picture(const picture *picture, pl_rect frame, const place *here) {
  if (!(frame.width > 0 && frame.height > 0) || picture->width < 1 || picture->height < 1) return;
  transform back = inverted(here->map);
  stretched s = {picture, frame, hypot(back.a, back.c), hypot(back.b, back.d), 1, 1};
  s.across = samples(s.step_x / frame.width * picture->width);
  s.down = samples(s.step_y / frame.height * picture->height);
  path edge = {0};
  path_add_box(&edge, frame, (const double[4]){0});
  mask shape = mask_here(&edge, PL_FILL_NON_ZERO, here);
  const source pixels = {.color = color_of_picture, .context = &s, .back = back};
  layer_paint(here->target, &shape, here->clip, &pixels);
  mask_free(&shape);
  path_free(&edge);
}
