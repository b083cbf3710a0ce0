#include "draw.h"

#include <math.h>
#include <stdbool.h>
#include <stdlib.h>

#include "memory.h"

typedef struct drawing {
  cairo_t *cairo;
  columns columns;
  images *images;
} drawing;

static void add_path(cairo_t *cairo, const pl_path_element *elements, int32_t count) {
  for (const pl_path_element *e = elements; e < elements + count; e++) {
    double x = 0, y = 0;
    if (e->kind == PL_PATH_QUAD) cairo_get_current_point(cairo, &x, &y);
    switch (e->kind) {
      case PL_PATH_MOVE: cairo_move_to(cairo, e->x, e->y); break;
      case PL_PATH_LINE: cairo_line_to(cairo, e->x, e->y); break;
      case PL_PATH_QUAD: /* as a cubic curve */
        cairo_curve_to(
            cairo, x + (e->x1 - x) * 2 / 3, y + (e->y1 - y) * 2 / 3, e->x + (e->x1 - e->x) * 2 / 3,
            e->y + (e->y1 - e->y) * 2 / 3, e->x, e->y);
        break;
      case PL_PATH_CUBIC: cairo_curve_to(cairo, e->x1, e->y1, e->x2, e->y2, e->x, e->y); break;
      default: cairo_close_path(cairo);
    }
  }
}

static void set_shape(const drawing *drawing, int32_t number) {
  const pl_shape *shape = &drawing->columns.shapes[number];
  cairo_new_path(drawing->cairo);
  cairo_set_fill_rule(
      drawing->cairo, shape->fill_rule == PL_FILL_EVEN_ODD ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING);
  add_path(drawing->cairo, &drawing->columns.elements[shape->first_element], shape->element_count);
}

static cairo_operator_t operator_of(int32_t blend) {
  static const cairo_operator_t operators[] = {
      CAIRO_OPERATOR_OVER,       CAIRO_OPERATOR_MULTIPLY,   CAIRO_OPERATOR_SCREEN,     CAIRO_OPERATOR_OVERLAY,
      CAIRO_OPERATOR_DARKEN,     CAIRO_OPERATOR_LIGHTEN,    CAIRO_OPERATOR_COLOR_DODGE, CAIRO_OPERATOR_COLOR_BURN,
      CAIRO_OPERATOR_HARD_LIGHT, CAIRO_OPERATOR_SOFT_LIGHT, CAIRO_OPERATOR_DIFFERENCE, CAIRO_OPERATOR_EXCLUSION,
      CAIRO_OPERATOR_HSL_HUE,    CAIRO_OPERATOR_HSL_SATURATION, CAIRO_OPERATOR_HSL_COLOR, CAIRO_OPERATOR_HSL_LUMINOSITY,
      CAIRO_OPERATOR_ADD};
  return operators[blend];
}

/* What is seen, in pixels. */
static cairo_rectangle_int_t seen(cairo_t *cairo) {
  double x0, y0, x1, y1;
  cairo_save(cairo);
  cairo_identity_matrix(cairo);
  cairo_clip_extents(cairo, &x0, &y0, &x1, &y1);
  cairo_restore(cairo);
  return (cairo_rectangle_int_t){
      (int)floor(x0), (int)floor(y0), (int)(ceil(x1) - floor(x0)), (int)(ceil(y1) - floor(y0))};
}

static uint32_t packed(pl_color c) {
  uint32_t alpha = (uint32_t)(c.alpha * 255 + 0.5);
  double by = c.alpha * 255;
  return alpha << 24 | (uint32_t)(c.red * by + 0.5) << 16 | (uint32_t)(c.green * by + 0.5) << 8 |
         (uint32_t)(c.blue * by + 0.5);
}

/* A brush that cairo has no gradient for, pixel by pixel. */
static cairo_pattern_t *sampled(const drawing *drawing, const pl_brush *brush) {
  cairo_rectangle_int_t area = seen(drawing->cairo);
  cairo_surface_t *image = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, area.width, area.height);
  uint8_t *row = cairo_image_surface_get_data(image);
  for (int y = 0; y < area.height; y++, row += cairo_image_surface_get_stride(image)) {
    for (int x = 0; x < area.width; x++) {
      double place[2] = {area.x + x + 0.5, area.y + y + 0.5};
      cairo_device_to_user(drawing->cairo, &place[0], &place[1]);
      ((uint32_t *)row)[x] = packed(color_of_brush(&drawing->columns, brush, place[0], place[1]));
    }
  }
  cairo_surface_mark_dirty(image);
  cairo_pattern_t *pattern = cairo_pattern_create_for_surface(image);
  cairo_surface_destroy(image);
  cairo_matrix_t map, move;
  cairo_get_matrix(drawing->cairo, &map);
  cairo_matrix_init_translate(&move, -area.x, -area.y);
  cairo_matrix_multiply(&map, &map, &move);
  cairo_pattern_set_matrix(pattern, &map);
  cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST);
  return pattern;
}

static cairo_pattern_t *pattern_of(const drawing *drawing, const pl_brush *brush) {
  if (brush->kind == PL_BRUSH_COLOR && brush->mask < 0) {
    pl_color c = brush->color;
    return cairo_pattern_create_rgba(c.red, c.green, c.blue, c.alpha * brush->opacity);
  }
  bool is_linear = brush->kind == PL_BRUSH_LINEAR, is_radial = brush->kind == PL_BRUSH_RADIAL;
  if (brush->mask >= 0 || !(is_linear || is_radial)) return sampled(drawing, brush);
  double x = brush->x0, y = brush->y0;
  cairo_pattern_t *pattern = is_linear ? cairo_pattern_create_linear(x, y, brush->x1, brush->y1)
                                       : cairo_pattern_create_radial(x, y, brush->start, x, y, brush->end);
  for (int32_t i = 0; i < brush->stop_count; i++) {
    const pl_stop *stop = &drawing->columns.stops[brush->first_stop + i];
    pl_color c = stop->color;
    cairo_pattern_add_color_stop_rgba(pattern, stop->offset, c.red, c.green, c.blue, c.alpha * brush->opacity);
  }
  cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD);
  return pattern;
}

static void set_brush(const drawing *drawing, int32_t number) {
  const pl_brush *brush = &drawing->columns.brushes[number];
  cairo_pattern_t *pattern = pattern_of(drawing, brush);
  cairo_set_source(drawing->cairo, pattern);
  cairo_pattern_destroy(pattern);
  cairo_set_operator(drawing->cairo, operator_of(brush->blend));
}

static void fill(const drawing *drawing, const pl_command *command) {
  set_brush(drawing, command->brush);
  set_shape(drawing, command->index);
  cairo_set_antialias(drawing->cairo, command->detail ? CAIRO_ANTIALIAS_NONE : CAIRO_ANTIALIAS_DEFAULT);
  cairo_fill(drawing->cairo);
  cairo_set_antialias(drawing->cairo, CAIRO_ANTIALIAS_DEFAULT);
}

static void stroke(const drawing *drawing, const pl_command *command) {
  const pl_stroke *line = &drawing->columns.strokes[command->detail];
  set_brush(drawing, command->brush);
  set_shape(drawing, command->index);
  cairo_set_line_width(drawing->cairo, line->width);
  cairo_set_line_cap(drawing->cairo, (cairo_line_cap_t)line->cap); /* cairo's numbers are the same */
  cairo_set_line_join(drawing->cairo, (cairo_line_join_t)line->join);
  cairo_set_dash(drawing->cairo, &drawing->columns.dashes[line->first_dash], line->dash_count, 0);
  cairo_stroke(drawing->cairo);
}

/* Draws pixels over a box. */
static void draw_pixels(cairo_t *cairo, const uint32_t *pixels, int width, int height, pl_rect frame) {
  if (width < 1 || height < 1 || !(frame.width > 0 && frame.height > 0)) return;
  cairo_surface_t *image = cairo_image_surface_create_for_data(
      (unsigned char *)pixels, CAIRO_FORMAT_ARGB32, width, height, width * 4);
  cairo_save(cairo);
  cairo_translate(cairo, frame.x, frame.y);
  cairo_scale(cairo, frame.width / width, frame.height / height);
  cairo_set_source_surface(cairo, image, 0, 0);
  /* Otherwise the edges would fade. */
  cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD);
  cairo_set_operator(cairo, CAIRO_OPERATOR_OVER);
  cairo_rectangle(cairo, 0, 0, width, height);
  cairo_fill(cairo);
  cairo_restore(cairo);
  cairo_surface_destroy(image);
}

static void draw_bitmap(const drawing *drawing, const pl_bitmap *bitmap, double x, double y, double size) {
  pl_rect f = bitmap->frame;
  pl_rect frame = {x + f.x * size, y + f.y * size, f.width * size, f.height * size};
  draw_pixels(drawing->cairo, &drawing->columns.pixels[bitmap->first_pixel], bitmap->width, bitmap->height, frame);
}

static void draw_glyphs(const drawing *drawing, const pl_command *command) {
  const pl_place *place = &drawing->columns.places[command->index];
  const columns *columns = &drawing->columns;
  const pl_run *run = &columns->runs[place->index];
  set_brush(drawing, command->brush);
  cairo_new_path(drawing->cairo);
  cairo_set_fill_rule(drawing->cairo, CAIRO_FILL_RULE_WINDING);
  for (int32_t i = 0; i < run->glyph_count; i++) {
    const pl_glyph *glyph = &columns->glyphs[run->first_glyph + i];
    if (glyph->outline < 0) continue;
    const pl_outline *outline = &columns->outlines[glyph->outline];
    double x = place->frame.x + glyph->x, y = place->frame.y + glyph->y;
    cairo_save(drawing->cairo);
    cairo_translate(drawing->cairo, x, y);
    cairo_scale(drawing->cairo, run->size, run->size);
    add_path(drawing->cairo, &columns->elements[outline->first_element], outline->element_count);
    cairo_restore(drawing->cairo);
  }
  cairo_fill(drawing->cairo);
  for (int32_t i = 0; i < run->glyph_count; i++) {
    const pl_glyph *glyph = &columns->glyphs[run->first_glyph + i];
    int32_t bitmap = glyph->outline < 0 ? -1 : columns->outlines[glyph->outline].bitmap;
    double x = place->frame.x + glyph->x, y = place->frame.y + glyph->y;
    if (bitmap >= 0) draw_bitmap(drawing, &columns->bitmaps[bitmap], x, y, run->size);
  }
}

static void draw_image(const drawing *drawing, const pl_command *command) {
  const pl_place *place = &drawing->columns.places[command->index];
  pl_block_string href = drawing->columns.images[place->index].href;
  picture found = images_find(drawing->images, (pl_string){drawing->columns.utf8 + href.offset, href.count});
  if (found.pixels) draw_pixels(drawing->cairo, found.pixels, found.width, found.height, place->frame);
}

/* Pixels to a point. */
static double scale_of(cairo_t *cairo) {
  cairo_matrix_t m;
  cairo_get_matrix(cairo, &m);
  return sqrt(fabs(m.xx * m.yy - m.xy * m.yx));
}

/* Clips to what a group may reach, so that its pixels are few. */
static void clip_to_group(const drawing *drawing, const pl_group *group) {
  double reach = 1, scale = scale_of(drawing->cairo);
  for (int32_t i = 0; i < group->filter_count; i++) {
    const pl_filter *filter = &drawing->columns.filters[group->first_filter + i];
    if (filter->kind == PL_FILTER_BLUR) reach += reach_of_blur(filter->amount * scale) / scale;
  }
  if (group->shadow.alpha > 0)
    reach += reach_of_blur(group->shadow_radius / 2 * scale) / scale + fmax(fabs(group->shadow_x), fabs(group->shadow_y));
  pl_rect b = group->bounds;
  cairo_new_path(drawing->cairo);
  cairo_rectangle(drawing->cairo, b.x - reach, b.y - reach, b.width + 2 * reach, b.height + 2 * reach);
  cairo_matrix_t map;
  cairo_get_matrix(drawing->cairo, &map);
  double x0, y0, x1, y1;
  cairo_identity_matrix(drawing->cairo);
  cairo_path_extents(drawing->cairo, &x0, &y0, &x1, &y1);
  cairo_new_path(drawing->cairo);
  cairo_rectangle(drawing->cairo, floor(x0), floor(y0), ceil(x1) - floor(x0), ceil(y1) - floor(y0));
  cairo_clip(drawing->cairo);
  cairo_set_matrix(drawing->cairo, &map);
}

static void begin_group(const drawing *drawing, const pl_group *group) {
  cairo_save(drawing->cairo);
  clip_to_group(drawing, group);
  cairo_push_group(drawing->cairo);
}

/* Draws the shadow of an image, whose upper left pixel is at `area`. */
static void draw_shadow(
    const drawing *drawing, cairo_surface_t *image, const pl_group *group, cairo_rectangle_int_t area) {
  double x = group->shadow_x, y = group->shadow_y;
  pl_color color = group->shadow;
  cairo_surface_t *mask = shadow_of_image(image, group->shadow_radius / 2 * scale_of(drawing->cairo));
  cairo_user_to_device_distance(drawing->cairo, &x, &y);
  cairo_save(drawing->cairo);
  cairo_identity_matrix(drawing->cairo);
  cairo_set_source_rgba(drawing->cairo, color.red, color.green, color.blue, color.alpha);
  cairo_mask_surface(drawing->cairo, mask, area.x + x, area.y + y);
  cairo_restore(drawing->cairo);
  cairo_surface_destroy(mask);
}

static void end_group(const drawing *drawing, const pl_group *group) {
  cairo_t *cairo = drawing->cairo;
  cairo_pattern_t *drawn = cairo_pop_group(cairo);
  cairo_rectangle_int_t area = seen(cairo);
  cairo_surface_t *image;
  cairo_pattern_get_surface(drawn, &image);
  apply_filters(image, &drawing->columns.filters[group->first_filter], group->filter_count, scale_of(cairo));
  if (group->shadow.alpha > 0) {
    cairo_push_group(cairo);
    draw_shadow(drawing, image, group, area);
    cairo_set_source(cairo, drawn);
    cairo_paint(cairo);
    cairo_pattern_destroy(drawn);
    drawn = cairo_pop_group(cairo);
  }
  if (group->clip >= 0) {
    set_shape(drawing, group->clip);
    cairo_clip(cairo);
  }
  cairo_set_source(cairo, drawn);
  cairo_set_operator(cairo, operator_of(group->blend));
  cairo_paint_with_alpha(cairo, group->opacity);
  cairo_pattern_destroy(drawn);
  cairo_restore(cairo);
}

static bool is_flat(const pl_transform *t) { return t->a * t->d - t->b * t->c == 0; }

/* The number of the command that ends what the command before it began. */
static size_t end_of(const columns *columns, size_t number, int32_t begin, int32_t end) {
  for (int depth = 1; number < columns->command_count; number++) {
    int32_t op = columns->commands[number].op;
    depth += (op == begin) - (op == end);
    if (depth == 0) return number;
  }
  return number;
}

/* Draws a command, and returns the number of the next one: behind all that nobody can see because of this one. */
static size_t draw_command(const drawing *drawing, size_t number) {
  const columns *columns = &drawing->columns;
  const pl_command *command = &columns->commands[number];
  switch (command->op) {
    case PL_OP_SAVE: cairo_save(drawing->cairo); break;
    case PL_OP_RESTORE: cairo_restore(drawing->cairo); break;
    case PL_OP_CONCAT: {
      const pl_transform *t = &columns->transforms[command->index];
      if (is_flat(t)) return end_of(columns, number + 1, PL_OP_SAVE, PL_OP_RESTORE);
      cairo_transform(drawing->cairo, &(cairo_matrix_t){t->a, t->b, t->c, t->d, t->tx, t->ty});
      break;
    }
    case PL_OP_CLIP:
      set_shape(drawing, command->index);
      cairo_clip(drawing->cairo);
      break;
    case PL_OP_FILL: fill(drawing, command); break;
    case PL_OP_STROKE: stroke(drawing, command); break;
    case PL_OP_GLYPHS: draw_glyphs(drawing, command); break;
    case PL_OP_TEXT: tell_once("texts without glyphs"); break;
    case PL_OP_IMAGE: draw_image(drawing, command); break;
  }
  return number + 1;
}

static columns columns_of(const pl_block *block) {
  columns all = {0};
  all.commands = pl_block_column(block, "commands", &all.command_count);
#define COLUMN(name) all.name = pl_block_column(block, #name, NULL)
  COLUMN(transforms), COLUMN(shapes), COLUMN(elements), COLUMN(brushes), COLUMN(stops), COLUMN(strokes);
  COLUMN(dashes), COLUMN(groups), COLUMN(filters), COLUMN(places), COLUMN(images), COLUMN(runs), COLUMN(glyphs);
  COLUMN(outlines), COLUMN(bitmaps), COLUMN(pixels), COLUMN(utf8);
  return all;
}

void draw_tree(cairo_t *cairo, const pl_tree *tree, images *images) {
  const pl_block *block = pl_tree_block(tree, PL_PART_OUTLINES | PL_PART_DRAWING);
  drawing drawing = {cairo, columns_of(block), images};
  const columns *columns = &drawing.columns;
  int32_t *groups = zeroed(columns->command_count, sizeof *groups); /* that are open */
  size_t depth = 0;
  const pl_tree_info *info = pl_block_column(block, "tree", NULL);
  cairo_set_source_rgba(
      cairo, info->background.red, info->background.green, info->background.blue, info->background.alpha);
  cairo_paint(cairo);
  for (size_t i = 0; i < columns->command_count;) {
    const pl_command *command = &columns->commands[i];
    if (command->op == PL_OP_GROUP) {
      groups[depth++] = command->index;
      begin_group(&drawing, &columns->groups[command->index]);
    } else if (command->op == PL_OP_END_GROUP && depth > 0) {
      end_group(&drawing, &columns->groups[groups[--depth]]);
    }
    i = draw_command(&drawing, i);
  }
  free(groups);
}
