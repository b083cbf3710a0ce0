/* How the frame of a node is filled and stroked. */
#include "draw_tree.h"

mask mask_here(const path *path, int32_t rule, const place *here) {
  box seen = here->target->area;
  if (here->clip) seen = intersection(seen, here->clip->area);
  return mask_of_path(path, &here->map, rule, seen);
}

void paint_mask(
    const scene *scene, const mask *shape, int32_t first_fill, int32_t count, pl_rect frame,
    const place *here) {
  for (int32_t i = first_fill; i < first_fill + count; i++) {
    const filling filling = {scene->paints, &scene->paints->fills[i], frame};
    const source source = source_of_fill(&filling, &here->map);
    layer_paint(here->target, shape, here->clip, &source);
  }
}

/* The border of a frame lies inside its edge: what is between two boxes. */
static void add_border(path *path, const pl_paint *paint, pl_rect frame, double width) {
  pl_rect inner = inset(frame, width);
  double radii[4];
  path_add_box(path, frame, paint->corner_radii);
  if (!(inner.width > 0 && inner.height > 0)) return;
  fit_radii(paint->corner_radii, frame, radii);
  for (int i = 0; i < 4; i++) radii[i] = fmax(0, radii[i] - width);
  path_add_box(path, inner, radii);
}

/* The shape of a paint, or a border's line `by` inside its edge. */
static path path_of_paint(
    const scene *scene, const pl_paint *paint, pl_rect frame, double by, double tolerance) {
  path path = {.tolerance = tolerance};
  double radii[4] = {0};
  if (paint && paint->element_count > 0) {
    const pl_path_element *elements = &scene->paints->elements[paint->first_element];
    path_add(&path, elements, paint->element_count, (point){frame.x, frame.y}, 1);
    return path;
  }
  if (paint) fit_radii(paint->corner_radii, frame, radii);
  for (int i = 0; i < 4; i++) radii[i] = fmax(0, radii[i] - by);
  path_add_box(&path, inset(frame, by), radii);
  return path;
}

static void draw_stroke(const scene *scene, figure figure, const place *here) {
  const pl_paint *paint = figure.paint;
  const pl_rect frame = figure.frame;
  const pl_stroke *stroke = &scene->paints->strokes[paint->stroke];
  double tolerance = 0.05 / scale_of(&here->map);
  path outline = {.tolerance = tolerance};
  if (!(stroke->width > 0)) return;
  bool is_border = figure.border || (paint->element_count == 0 && stroke->dash_count == 0);
  if (figure.border) {
    const pl_path_element *area = &scene->paints->elements[figure.border->first_element];
    path_add(&outline, area, figure.border->element_count, (point){frame.x, frame.y}, 1);
  } else if (is_border) {
    add_border(&outline, paint, frame, stroke->width);
  } else {
    path line = path_of_paint(scene, paint, frame, stroke->width / 2, tolerance);
    outline = stroked(&line, stroke, &scene->paints->dashes[stroke->first_dash], stroke->dash_count);
    path_free(&line);
  }
  mask shape = mask_here(&outline, is_border ? PL_FILL_EVEN_ODD : PL_FILL_NON_ZERO, here);
  paint_mask(scene, &shape, stroke->fill, 1, frame, here);
  mask_free(&shape);
  path_free(&outline);
}

mask mask_of_paint(
    const scene *scene, const pl_paint *paint, pl_rect frame, const place *here) {
  path path = path_of_paint(scene, paint, frame, 0, 0.05 / scale_of(&here->map));
  mask shape = mask_here(&path, paint ? paint->fill_rule : PL_FILL_NON_ZERO, here);
  path_free(&path);
  return shape;
}

void cover_figure(const scene *scene, figure figure, const place *here) {
  const pl_paint *paint = figure.paint;
  mask shape = mask_of_paint(scene, paint, figure.frame, here);
  paint_mask(scene, &shape, paint->first_fill, paint->fill_count, figure.frame, here);
  mask_free(&shape);
  if (paint->stroke >= 0) draw_stroke(scene, figure, here);
}

/* The pixels that fills and stroke may reach. */
static box reach_of_figure(const scene *scene, figure figure, const place *here) {
  const pl_paint *paint = figure.paint;
  path path = path_of_paint(scene, paint, figure.frame, 0, 0);
  box reach = bounds_of(&path, &here->map);
  double width = paint->stroke < 0 ? 0 : scene->paints->strokes[paint->stroke].width;
  path_free(&path);
  return grown(reach, (int)ceil(fmin(1e5, width * 5 * scale_of(&here->map))) + 1);
}

/* A shadow is the alpha of fills and stroke, moved, blurred and coloured. */
static void draw_shadow(const scene *scene, figure figure, const place *here) {
  const pl_shadow *shadow = &scene->paints->shadows[figure.paint->shadow];
  double deviation = shadow->radius / 2 * scale_of(&here->map);
  int reach = reach_of_blur(deviation);
  place moved = {.map = here->map};
  point origin = apply(&here->map, shadow->x, shadow->y);
  moved.map.tx = origin.x;
  moved.map.ty = origin.y;
  box area = grown(reach_of_figure(scene, figure, &moved), reach);
  layer cast = layer_new(intersection(area, grown(here->target->area, reach)));
  moved.target = &cast;
  cover_figure(scene, figure, &moved);
  mask shape = mask_of_alpha(&cast);
  blur(shape.values, 1, width_of(shape.area), height_of(shape.area), deviation);
  const source color = {.plain = shadow->color};
  layer_paint(here->target, &shape, here->clip, &color);
  mask_free(&shape);
  layer_free(&cast);
}

static bool has_blends(const scene *scene, const pl_paint *paint) {
  for (int32_t i = 0; i < paint->fill_count; i++)
    if (scene->paints->fills[paint->first_fill + i].blend != PL_BLEND_NORMAL) return true;
  return false;
}

void draw_figure(const scene *scene, figure figure, const place *here) {
  if (figure.paint->shadow < 0) return cover_figure(scene, figure, here);
  draw_shadow(scene, figure, here);
  if (!has_blends(scene, figure.paint)) return cover_figure(scene, figure, here);
  /* Fills are blended with each other, but not with the shadow beneath them. */
  box area = reach_of_figure(scene, figure, here);
  layer alone = layer_new(intersection(area, here->target->area));
  cover_figure(scene, figure, &(place){here->map, NULL, &alone});
  layer_compose(here->target, &alone, here->clip, 1, PL_BLEND_NORMAL);
  layer_free(&alone);
}
