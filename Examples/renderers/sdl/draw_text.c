#include "draw_tree.h"

/* The outlines of the glyphs of a run as one path, so that joined letters have no seams. */
static void add_run(path *path, const pl_text_tables *tables, const pl_run *run, point start) {
  for (int32_t i = 0; i < run->glyph_count; i++) {
    const pl_glyph *glyph = &tables->glyphs[run->first_glyph + i];
    if (glyph->outline < 0) continue;
    const pl_outline *outline = &tables->outlines[glyph->outline];
    path_add(
        path, &tables->elements[outline->first_element], outline->element_count,
        (point){start.x + glyph->x, start.y + glyph->y}, run->size);
  }
}

/* The glyphs that are pictures, such as emoji. */
static void draw_bitmaps(
    const pl_text_tables *tables, const pl_run *run, point start, const place *here) {
  for (int32_t i = 0; i < run->glyph_count; i++) {
    const pl_glyph *glyph = &tables->glyphs[run->first_glyph + i];
    int32_t number = glyph->outline < 0 ? -1 : tables->outlines[glyph->outline].bitmap;
    if (number < 0) continue;
    const pl_bitmap *bitmap = &tables->bitmaps[number];
    pl_rect frame = {
        start.x + glyph->x + bitmap->frame.x * run->size,
        start.y + glyph->y + bitmap->frame.y * run->size, bitmap->frame.width * run->size,
        bitmap->frame.height * run->size};
    draw_picture(&(picture){bitmap->width, bitmap->height, bitmap->pixels}, frame, here);
  }
}

/* Fills glyphs with the fills of a paint, or the colour of texts without one. */
static void fill_glyphs(
    const scene *scene, const mask *glyphs, int32_t paint, pl_rect frame, const place *here) {
  if (paint < 0) {
    const source color = {.plain = scene->foreground};
    layer_paint(here->target, glyphs, here->clip, &color);
  } else {
    const pl_paint *found = &scene->paints->paints[paint];
    paint_mask(scene, glyphs, found->first_fill, found->fill_count, frame, here);
  }
}

/* Fills the part of glyphs that is inside or outside of what an indicator covers. */
static void fill_part(
    const scene *scene, const pl_node *node, const mask *glyphs, bool is_inside,
    const place *here) {
  const pl_text *text = &scene->texts->texts[node->text];
  pl_rect crossing = text->crossing;
  crossing.x += node->x;
  crossing.y += node->y;
  path edge = {0};
  path_add_box(&edge, crossing, (const double[4]){0});
  mask covered = mask_here(&edge, PL_FILL_NON_ZERO, here), part = mask_copy(glyphs);
  mask_multiply(&part, &covered, is_inside);
  fill_glyphs(scene, &part, is_inside ? text->crossing_paint : node->paint, frame_of(node), here);
  mask_free(&covered);
  mask_free(&part);
  path_free(&edge);
}

void draw_text(const scene *scene, const pl_node *node, const place *here) {
  const pl_text *text = &scene->texts->texts[node->text];
  point start = {node->x, node->y + text->baseline};
  path outlines = {.tolerance = 0.05 / scale_of(&here->map)};
  for (int32_t i = 0; i < text->run_count; i++)
    add_run(&outlines, scene->texts, &scene->texts->runs[text->first_run + i], start);
  mask glyphs = mask_here(&outlines, PL_FILL_NON_ZERO, here);
  if (text->crossing_paint < 0) {
    fill_glyphs(scene, &glyphs, node->paint, frame_of(node), here);
  } else {
    fill_part(scene, node, &glyphs, false, here);
    fill_part(scene, node, &glyphs, true, here);
  }
  for (int32_t i = 0; i < text->run_count; i++)
    draw_bitmaps(scene->texts, &scene->texts->runs[text->first_run + i], start, here);
  mask_free(&glyphs);
  path_free(&outlines);
}
