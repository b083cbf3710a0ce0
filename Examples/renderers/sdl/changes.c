#include "changes.h"

#include <stdlib.h>

#include "memory.h"

void snapshot_free(snapshot *snapshot) {
  free(snapshot->looks);
  free(snapshot->extents);
  *snapshot = (struct snapshot){0};
}

/* FNV-1a: two looks that differ have different numbers, but for one in 2⁶⁴. */
static uint64_t hashed(uint64_t hash, const void *bytes, size_t count) {
  for (size_t i = 0; i < count; i++) hash = (hash ^ ((const uint8_t *)bytes)[i]) * 0x100000001B3;
  return hash;
}

/* Positions in tables may differ between trees that look alike: what is there counts. */
static uint64_t hashed_fill(uint64_t hash, const pl_paint_tables *tables, int32_t position) {
  pl_fill fill = tables->fills[position];
  hash = hashed(hash, &tables->stops[fill.first_stop], (size_t)fill.stop_count * sizeof(pl_stop));
  if (fill.mask >= 0) hash = hashed_fill(hash, tables, fill.mask);
  fill.first_stop = 0;
  fill.mask = fill.mask < 0 ? -1 : 0;
  return hashed(hash, &fill, sizeof fill);
}

static uint64_t hashed_stroke(uint64_t hash, const pl_paint_tables *tables, int32_t position) {
  pl_stroke stroke = tables->strokes[position];
  hash = hashed_fill(hash, tables, stroke.fill);
  hash = hashed(hash, &tables->dashes[stroke.first_dash], (size_t)stroke.dash_count * sizeof(double));
  stroke.fill = stroke.first_dash = 0;
  return hashed(hash, &stroke, sizeof stroke);
}

static uint64_t hashed_paint(uint64_t hash, const pl_paint_tables *tables, int32_t position) {
  if (position < 0) return hash;
  pl_paint paint = tables->paints[position];
  const pl_path_element *elements = &tables->elements[paint.first_element];
  for (int32_t i = 0; i < paint.fill_count; i++) hash = hashed_fill(hash, tables, paint.first_fill + i);
  if (paint.stroke >= 0) hash = hashed_stroke(hash, tables, paint.stroke);
  if (paint.shadow >= 0) hash = hashed(hash, &tables->shadows[paint.shadow], sizeof(pl_shadow));
  hash = hashed(hash, elements, (size_t)paint.element_count * sizeof *elements);
  paint.first_fill = paint.first_element = paint.stroke = paint.shadow = 0;
  return hashed(hash, &paint, sizeof paint);
}

static uint64_t hashed_run(uint64_t hash, const pl_text_tables *tables, const pl_run *run) {
  hash = hashed(hash, &run->size, sizeof run->size);
  for (int32_t i = 0; i < run->glyph_count; i++) {
    const pl_glyph *glyph = &tables->glyphs[run->first_glyph + i];
    hash = hashed(hash, &glyph->id, sizeof glyph->id);
    hash = hashed(hash, &glyph->x, 2 * sizeof(double));
  }
  return hash;
}

static uint64_t hashed_text(uint64_t hash, const scene *scene, int32_t position) {
  const pl_text *text = &scene->texts->texts[position];
  const pl_font *font = &scene->texts->fonts[text->font];
  hash = hashed(hash, font->family.bytes, font->family.count);
  hash = hashed(hash, &font->weight, sizeof font->weight);
  hash = hashed(hash, &font->style, sizeof font->style);
  hash = hashed(hash, &text->baseline, sizeof text->baseline);
  for (int32_t i = 0; i < text->run_count; i++)
    hash = hashed_run(hash, scene->texts, &scene->texts->runs[text->first_run + i]);
  if (text->crossing_paint < 0) return hash;
  hash = hashed(hash, &text->crossing, sizeof text->crossing);
  return hashed_paint(hash, scene->paints, text->crossing_paint);
}

static uint64_t hashed_image(uint64_t hash, const pl_paint_tables *tables, int32_t position) {
  if (position < 0) return hash;
  const pl_string *href = &tables->images[position].href;
  return hashed(hash, href->bytes, href->count);
}

static uint64_t hashed_icon(uint64_t hash, const scene *scene, const pl_node *node) {
  const pl_icon *icon = icon_of(scene, node);
  if (!icon) return hash;
  for (int32_t i = 0; i < icon->paint_count; i++)
    hash = hashed_paint(hash, scene->paints, icon->first_paint + i);
  hash = hashed(hash, &icon->frame, sizeof icon->frame);
  hash = hashed(hash, &icon->is_mirrored, sizeof icon->is_mirrored);
  return hashed_image(hash, scene->paints, icon->image);
}

/* What a node itself looks like; `group` is how what contains it is drawn. */
static uint64_t look_of(const scene *scene, const pl_node *node, uint64_t group) {
  uint64_t hash = hashed(group, node, 4 * sizeof(double));
  hash = hashed(hash, &node->end, sizeof node->end);
  hash = hashed_paint(hash, scene->paints, node->paint);
  const pl_border *border = border_of(scene, node);
  if (border) hash = hashed(hash, border->widths, sizeof border->widths);
  if (node->text >= 0) hash = hashed_text(hash, scene, node->text);
  if (node->effects >= 0) hash = hashed(hash, &scene->paints->effects[node->effects].clips, 4);
  if (node->icon >= 0) hash = hashed_icon(hash, scene, node);
  return hashed_image(hash, scene->paints, node->image);
}

/* Whether a node changes how its descendants are drawn. */
static bool is_group(const scene *scene, const pl_node *node) {
  bool is_faint = node->paint >= 0 && scene->paints->paints[node->paint].opacity < 1;
  return is_faint || node->effects >= 0;
}

/* The looks of all nodes, and what they may paint. */
static snapshot taken(const scene *scene) {
  size_t count = scene->count;
  snapshot now = {
      resized(NULL, count, sizeof(uint64_t)), resized(NULL, count, sizeof(pl_rect)), count};
  uint64_t *groups = resized(NULL, count, sizeof *groups);
  for (size_t i = 0; i < count; i++) {
    const pl_node *node = &scene->nodes[i];
    uint64_t group = node->parent < 0 ? 0xCBF29CE484222325 : groups[node->parent];
    now.looks[i] = look_of(scene, node, group);
    now.extents[i] = extent_of_node(scene, node);
    groups[i] = is_group(scene, node) ? now.looks[i] : group;
  }
  free(groups);
  return now;
}

/* Whether every node is drawn in its own frame, at once, and nothing of a group. */
static bool is_plain(const scene *scene) {
  const transform none = {1, 0, 0, 1, 0, 0};
  for (size_t i = 0; i < scene->paints->effects_count; i++) {
    const double *t = scene->paints->effects[i].transform;
    bool is_moved = t[0] != none.a || t[1] != none.b || t[2] != none.c || t[3] != none.d ||
                    t[4] != none.tx || t[5] != none.ty;
    if (is_moved) return false;
  }
  for (size_t i = 0; i < scene->count; i++)
    if (content_shadow_of(scene, &scene->nodes[i])) return false;
  return scene->paints->filter_count == 0 && !scene->blends;
}

box update_snapshot(
    snapshot *before, const scene *scene, const transform *map, box everything) {
  snapshot now = taken(scene);
  box changed = {0, 0, 0, 0};
  for (size_t i = 0; i < now.count && now.count == before->count; i++) {
    if (now.looks[i] == before->looks[i]) continue;
    changed = joined(changed, pixels_of(&now.extents[i], map));
    changed = joined(changed, pixels_of(&before->extents[i], map));
  }
  if (now.count != before->count || !is_plain(scene)) changed = everything;
  snapshot_free(before);
  *before = now;
  return intersection(changed, everything);
}
