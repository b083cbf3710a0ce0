#include "draw_tree.h"

#include <stdlib.h>

static const pl_paint *paint_of(const scene *scene, const pl_node *node) {
  return node->paint < 0 ? NULL : &scene->paints->paints[node->paint];
}

static const pl_effects *effects_of(const scene *scene, const pl_node *node) {
  return node->effects < 0 ? NULL : &scene->paints->effects[node->effects];
}

/* Rows that belong to nodes begin with the positions of these. */
static int by_node(const void *position, const void *row) {
  return *(const int32_t *)position - *(const int32_t *)row;
}

static const void *row_of_node(
    const scene *scene, const pl_node *node, const void *rows, size_t count, size_t size) {
  int32_t position = (int32_t)(node - scene->nodes);
  return count > 0 ? bsearch(&position, rows, count, size, by_node) : NULL;
}

const pl_icon *icon_of(const scene *scene, const pl_node *node) {
  return row_of_node(scene, node, scene->icons, scene->icon_count, sizeof(pl_icon));
}

const pl_border *border_of(const scene *scene, const pl_node *node) {
  return row_of_node(scene, node, scene->borders, scene->border_count, sizeof(pl_border));
}

const pl_shadow *content_shadow_of(const scene *scene, const pl_node *node) {
  const pl_paint *paint = paint_of(scene, node);
  if (!paint || paint->shadow < 0) return NULL;
  bool is_group = node->role == PL_ROLE_LAYER && paint->fill_count == 0 && paint->stroke < 0;
  return is_group || pl_role_paints_text(node->role) ? &scene->paints->shadows[paint->shadow] : NULL;
}

/* A transform about the origin of a node's frame, as a map of absolute points. */
static transform about_origin(const pl_effects *effects, const pl_node *node) {
  const double *t = effects->transform;
  const transform map = {t[0], t[1], t[2], t[3], t[4] + node->x, t[5] + node->y};
  return chain((transform){1, 0, 0, 1, -node->x, -node->y}, map);
}

void draw_image(const scene *scene, int32_t image, pl_rect frame, const place *here) {
  picture picture = images_find(scene->images, scene->paints->images[image].href);
  if (picture.pixels) draw_picture(&picture, frame, here);
  else draw_missing(frame, here);
}

/* How far a node may paint beyond its frame, in points. */
static double reach_of(const scene *scene, const pl_node *node) {
  const pl_paint *paint = paint_of(scene, node);
  double reach = node->text >= 0 ? node->height : 0;
  if (!paint) return reach;
  if (paint->stroke >= 0) reach += scene->paints->strokes[paint->stroke].width * 5;
  if (paint->shadow < 0) return reach;
  const pl_shadow *shadow = &scene->paints->shadows[paint->shadow];
  return reach + shadow->radius * 1.5 + fmax(fabs(shadow->x), fabs(shadow->y)) + 1;
}

/* A box that contains a frame and the points of a path in it. */
static pl_rect with_points(pl_rect frame, const pl_path_element *elements, int32_t count) {
  double x0 = 0, y0 = 0, x1 = frame.width, y1 = frame.height;
  for (int32_t i = 0; i < count; i++) {
    const pl_path_element *e = &elements[i];
    x0 = fmin(x0, fmin(e->x, fmin(e->x1, e->x2))), x1 = fmax(x1, fmax(e->x, fmax(e->x1, e->x2)));
    y0 = fmin(y0, fmin(e->y, fmin(e->y1, e->y2))), y1 = fmax(y1, fmax(e->y, fmax(e->y1, e->y2)));
  }
  return (pl_rect){frame.x + x0, frame.y + y0, x1 - x0, y1 - y0};
}

pl_rect extent_of_node(const scene *scene, const pl_node *node) {
  const pl_paint *paint = paint_of(scene, node);
  pl_rect frame = frame_of(node);
  if (paint && paint->element_count > 0)
    frame = with_points(frame, &scene->paints->elements[paint->first_element], paint->element_count);
  return inset(frame, -reach_of(scene, node));
}

box pixels_of(const pl_rect *frame, const transform *map) {
  path edge = {0};
  path_add_box(&edge, *frame, (const double[4]){0});
  box pixels = grown(bounds_of(&edge, map), 1);
  path_free(&edge);
  return pixels;
}

/* Whether anything of a node itself can be seen. */
static bool is_seen(const scene *scene, const pl_node *node, const place *here) {
  pl_rect extent = extent_of_node(scene, node);
  box pixels = intersection(pixels_of(&extent, &here->map), here->target->area);
  return !is_empty(here->clip ? intersection(pixels, here->clip->area) : pixels);
}

/* The node itself: one of text, image, icon and box. The paint of a text or an icon is its colour; that of a check mark, which
 * has no row among the icons, is its shape. */
static void draw_own(const scene *scene, const pl_node *node, const place *here) {
  const pl_paint *paint = paint_of(scene, node);
  if (!is_seen(scene, node, here)) return;
  const pl_icon *icon = node->icon < 0 ? NULL : icon_of(scene, node);
  const pl_text *text = node->text < 0 ? NULL : &scene->texts->texts[node->text];
  if (text && text->run_count > 0) {
    draw_text(scene, node, here);
  } else if (node->image >= 0) {
    draw_image(scene, node->image, frame_of(node), here);
  } else if (icon) {
    draw_icon(scene, icon, here);
  } else if (pl_role_paints_text(node->role)) {
    if (text && text->text.count > 0 && text->line_count == 1) tell_once("texts without glyphs");
  } else if (paint) {
    draw_figure(scene, (figure){paint, border_of(scene, node), frame_of(node)}, here);
  }
}

/* A text or an icon on a layer of its own, over its shadow. */
static void draw_casting(
    const scene *scene, const pl_node *node, const pl_shadow *shadow, const place *here) {
  int reach = reach_of_shadow(shadow, &here->map);
  pl_rect extent = extent_of_node(scene, node);
  box pixels = grown(pixels_of(&extent, &here->map), reach);
  layer alone = layer_new(intersection(pixels, grown(here->target->area, reach)));
  draw_own(scene, node, &(place){here->map, NULL, &alone});
  cast_shadow(&alone, shadow, &here->map);
  layer_compose(here->target, &alone, here->clip, 1, PL_BLEND_NORMAL);
  layer_free(&alone);
}

static void draw_node(const scene *scene, int32_t position, place here);

static void draw_children(const scene *scene, int32_t position, place here) {
  int32_t end = scene->nodes[position].end;
  for (int32_t i = position + 1; i < end; i = scene->nodes[i].end) draw_node(scene, i, here);
}

/* Children that are clipped to the node's shape. Where anything blends, they blend with each other only. */
static void draw_clipped(const scene *scene, int32_t position, place here) {
  const pl_node *node = &scene->nodes[position];
  mask shape = mask_of_paint(scene, paint_of(scene, node), frame_of(node), &here);
  mask_multiply(&shape, here.clip, true);
  if (scene->blends) {
    layer group = layer_new(shape.area);
    draw_children(scene, position, (place){here.map, NULL, &group});
    layer_compose(here.target, &group, &shape, 1, PL_BLEND_NORMAL);
    layer_free(&group);
  } else {
    here.clip = &shape;
    draw_children(scene, position, here);
  }
  mask_free(&shape);
}

static void draw_content(const scene *scene, int32_t position, place here) {
  const pl_node *node = &scene->nodes[position];
  const pl_effects *effects = effects_of(scene, node);
  const pl_shadow *shadow = pl_role_paints_text(node->role) ? content_shadow_of(scene, node) : NULL;
  if (shadow) draw_casting(scene, node, shadow, &here);
  else draw_own(scene, node, &here);
  if (effects && effects->clips && node->end > position + 1) draw_clipped(scene, position, here);
  else draw_children(scene, position, here);
}

/* The shadow of a node and its descendants as a group; NULL: it has none. */
static const pl_shadow *group_shadow_of(const scene *scene, const pl_node *node) {
  return pl_role_paints_text(node->role) ? NULL : content_shadow_of(scene, node);
}

/* The pixels that a node and its descendants may reach. With transforms or shadows of groups it is everything. */
static box extent_of(const scene *scene, int32_t position, const place *here) {
  box extent = {0, 0, 0, 0};
  for (int32_t i = position; i < scene->nodes[position].end; i++) {
    const pl_node *node = &scene->nodes[i];
    bool is_vague = node->effects >= 0 || group_shadow_of(scene, node);
    if (i > position && is_vague) return here->target->area;
    pl_rect frame = extent_of_node(scene, node);
    extent = joined(extent, pixels_of(&frame, &here->map));
  }
  return extent;
}

/* A node and its descendants as a picture of their own, which is then drawn as a whole. */
static void draw_group(
    const scene *scene, int32_t position, double opacity, const pl_effects *effects,
    const place *here) {
  int32_t filter_count = effects ? effects->filter_count : 0;
  const pl_filter *filters = filter_count > 0 ? &scene->paints->filters[effects->first_filter] : NULL;
  double scale = scale_of(&here->map);
  const pl_shadow *shadow = group_shadow_of(scene, &scene->nodes[position]);
  int reach = reach_of_filters(filters, filter_count, scale) + reach_of_shadow(shadow, &here->map);
  box extent = grown(extent_of(scene, position, here), reach);
  box seen = here->clip ? intersection(here->target->area, here->clip->area) : here->target->area;
  layer group = layer_new(intersection(extent, grown(seen, reach)));
  draw_content(scene, position, (place){here->map, NULL, &group});
  apply_filters(&group, filters, filter_count, scale);
  if (shadow) cast_shadow(&group, shadow, &here->map);
  layer_compose(
      here->target, &group, here->clip, opacity, effects ? effects->blend : PL_BLEND_NORMAL);
  layer_free(&group);
}

static void draw_node(const scene *scene, int32_t position, place here) {
  const pl_node *node = &scene->nodes[position];
  const pl_paint *paint = paint_of(scene, node);
  const pl_effects *effects = effects_of(scene, node);
  double opacity = paint ? paint->opacity : 1;
  if (effects) here.map = chain(about_origin(effects, node), here.map);
  if (!(opacity > 0) || determinant(&here.map) == 0) return;
  bool is_group = opacity < 1 || group_shadow_of(scene, node);
  if (effects) is_group |= effects->blend != PL_BLEND_NORMAL || effects->filter_count > 0;
  if (is_group) draw_group(scene, position, opacity, effects, &here);
  else draw_content(scene, position, here);
}

static bool has_blends(const pl_paint_tables *tables) {
  for (size_t i = 0; i < tables->fill_count; i++)
    if (tables->fills[i].blend != PL_BLEND_NORMAL) return true;
  for (size_t i = 0; i < tables->effects_count; i++)
    if (tables->effects[i].blend != PL_BLEND_NORMAL) return true;
  return false;
}

scene scene_of_tree(const pl_tree *tree, images *images) {
  scene scene = {
      .paints = pl_tree_paint_tables(tree), .texts = pl_tree_text_tables(tree), .images = images};
  scene.nodes = pl_tree_nodes(tree, &scene.count);
  scene.icons = pl_tree_icons(tree, &scene.icon_count);
  scene.borders = pl_tree_borders(tree, &scene.border_count);
  scene.foreground = pl_tree_foreground(tree);
  pl_tree_background(tree, &scene.background);
  if (!scene.paints || !scene.texts) scene.count = 0;
  else scene.blends = has_blends(scene.paints);
  return scene;
}

void draw_scene(const scene *scene, const transform *map, layer *target) {
  layer_fill(target, scene->background);
  if (scene->count > 0) draw_node(scene, 0, (place){*map, NULL, target});
}
