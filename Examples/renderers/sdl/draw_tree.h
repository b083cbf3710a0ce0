/* Draws layout trees. */
#ifndef DRAW_TREE_H
#define DRAW_TREE_H

#include "fill.h"
#include "images.h"

/* The tables of a tree. */
typedef struct scene {
  const pl_node *nodes;
  size_t count;
  const pl_paint_tables *paints;
  const pl_text_tables *texts;
  const pl_icon *icons; /* in the order of their nodes */
  size_t icon_count;
  const pl_border *borders; /* in the order of their nodes */
  size_t border_count;
  pl_color background, foreground; /* a clear background: none */
  images *images;
  bool blends; /* whether anything is blended in another way than over what is beneath it */
} scene;

/* Where to draw. */
typedef struct place {
  transform map;    /* from points of the drawing to pixels */
  const mask *clip; /* NULL: everything is seen */
  layer *target;
} place;

/* The tables of a tree, which must be kept; pictures are looked up in `images`. */
scene scene_of_tree(const pl_tree *tree, images *images);

/* Draws as much of a scene as the target holds. */
void draw_scene(const scene *scene, const transform *map, layer *target);

/* What a node itself may paint, in points, before transforms. */
pl_rect extent_of_node(const scene *scene, const pl_node *node);

/* The pixels of a frame, and one more at each side. */
box pixels_of(const pl_rect *frame, const transform *map);

/* The glyphs of a node. */
void draw_text(const scene *scene, const pl_node *node, const place *here);

/* What a node shows for its icon; NULL: nothing but its paint. */
const pl_icon *icon_of(const scene *scene, const pl_node *node);

/* The border of a node whose sides have different widths; NULL: it has none. */
const pl_border *border_of(const scene *scene, const pl_node *node);

/* The paths of an icon, or its picture. */
void draw_icon(const scene *scene, const pl_icon *icon, const place *here);

/* A picture of the tables, stretched to a frame. */
void draw_image(const scene *scene, int32_t image, pl_rect frame, const place *here);

/* What stands for a picture that cannot be read: a grey box with a crossed-out landscape, as in the library. */
void draw_missing(pl_rect frame, const place *here);

/* Pixels stretched to a frame. */
void draw_picture(const picture *picture, pl_rect frame, const place *here);

/* What a paint is drawn in. */
typedef struct figure {
  const pl_paint *paint;
  const pl_border *border; /* in place of the stroke; NULL: all sides are equally wide */
  pl_rect frame;
} figure;

/* Draws the shadow, the fills and the stroke of a figure. */
void draw_figure(const scene *scene, figure figure, const place *here);

/* Draws its fills and stroke only. */
void cover_figure(const scene *scene, figure figure, const place *here);

/* The coverage of the shape of a paint, or of the frame if there is none. */
mask mask_of_paint(
    const scene *scene, const pl_paint *paint, pl_rect frame, const place *here);

/* Fills a mask with some fills, in order. */
void paint_mask(
    const scene *scene, const mask *shape, int32_t first_fill, int32_t count, pl_rect frame,
    const place *here);

/* The coverage of a path where something can be seen. */
mask mask_here(const path *path, int32_t rule, const place *here);

/* How far filters spread pixels, and filters themselves; `scale` is in pixels for each point. */
int reach_of_filters(const pl_filter *filters, int32_t count, double scale);
void apply_filters(layer *layer, const pl_filter *filters, int32_t count, double scale);

/* The shadow of what is drawn of a text, an icon or a layer, not of its box; NULL: it has none. */
const pl_shadow *content_shadow_of(const scene *scene, const pl_node *node);

/* How many pixels a shadow reaches beyond what casts it, and the shadow of all that is on a layer, beneath it. */
int reach_of_shadow(const pl_shadow *shadow, const transform *map);
void cast_shadow(layer *group, const pl_shadow *shadow, const transform *map);

static inline pl_rect frame_of(const pl_node *node) {
  return (pl_rect){node->x, node->y, node->width, node->height};
}

#endif
