/* Icons, and what stands for a picture that cannot be read. */
#include "draw_tree.h"

static const pl_color box_grey = {0.92, 0.92, 0.92, 1}, line_grey = {0.6, 0.6, 0.6, 1};

/* The mirror image of what is in a frame. */
static transform mirrored(pl_rect frame) {
  return (transform){-1, 0, 0, 1, 2 * frame.x + frame.width, 0};
}

void draw_icon(const scene *scene, const pl_icon *icon, const place *here) {
  const pl_node *node = &scene->nodes[icon->node];
  for (int32_t i = icon->first_paint; i < icon->first_paint + icon->paint_count; i++)
    cover_figure(scene, (figure){&scene->paints->paints[i], NULL, frame_of(node)}, here);
  if (icon->image < 0) return;
  const pl_rect inner = icon->frame;
  const pl_rect frame = {node->x + inner.x, node->y + inner.y, inner.width, inner.height};
  place there = *here;
  if (icon->is_mirrored) there.map = chain(mirrored(frame), here->map);
  draw_image(scene, icon->image, frame, &there);
}

/* Two mountains and the sun, crossed out, on a grid of 24 points. */
static void add_landscape(path *path, double x, double y, double unit) {
  static const point mountains[] = {{4, 18}, {9.5, 10}, {13.5, 15.5}, {16, 13}, {20, 18}};
  const double radii[4] = {2 * unit, 2 * unit, 2 * unit, 2 * unit};
  path_add_box(path, (pl_rect){x + unit, y + 3 * unit, 22 * unit, 18 * unit}, radii);
  path_add_box(path, (pl_rect){x + 14.5 * unit, y + 6 * unit, 4 * unit, 4 * unit}, radii);
  path_start(path, x + mountains[0].x * unit, y + mountains[0].y * unit);
  for (size_t i = 1; i < sizeof mountains / sizeof *mountains; i++)
    path_line(path, x + mountains[i].x * unit, y + mountains[i].y * unit);
  path_close(path);
  path_start(path, x + unit, y + 23 * unit);
  path_line(path, x + 23 * unit, y + unit);
}

/* Fills a path with a colour, and frees it. */
static void paint_plain(path path, pl_color color, const place *here) {
  mask shape = mask_here(&path, PL_FILL_NON_ZERO, here);
  layer_paint(here->target, &shape, here->clip, &(source){.plain = color});
  mask_free(&shape);
  path_free(&path);
}

void draw_missing(pl_rect frame, const place *here) {
  const pl_rect edge = {frame.x + 0.5, frame.y + 0.5, fmax(0, frame.width - 1), fmax(0, frame.height - 1)};
  const double sharp[4] = {0};
  const pl_stroke pen = {.fill = -1, .cap = PL_CAP_BUTT, .join = PL_JOIN_MITER, .width = 1};
  path box = {0}, line = {.tolerance = 0.05 / scale_of(&here->map)};
  path_add_box(&box, edge, sharp);
  paint_plain(box, box_grey, here);
  path_add_box(&line, edge, sharp);
  double side = fmin(frame.width, frame.height), mark = fmin(48, side * 0.6);
  if (side >= 16)
    add_landscape(
        &line, frame.x + (frame.width - mark) / 2, frame.y + (frame.height - mark) / 2, mark / 24);
  paint_plain(stroked(&line, &pen, NULL, 0), line_grey, here);
  path_free(&line);
}
