/* Draws a control as a PPM picture with a rasteriser of its own, after a click:
 *
 *     ppm DOCUMENT.json X Y > picture.ppm
 *
 * It fills paths with plain colours and draws solid lines; what a document needs beside that is told. */
#include <stdlib.h>

#include "raster.h"

#define COLUMN(type, name) const type *name = pl_block_column(block, #name, NULL)

static void draw(const pl_block *block) {
  COLUMN(pl_transform, transforms); COLUMN(pl_shape, shapes); COLUMN(pl_path_element, elements); COLUMN(pl_brush, brushes);
  COLUMN(pl_stop, stops); COLUMN(pl_stroke, strokes); COLUMN(pl_place, places); COLUMN(pl_run, runs);
  COLUMN(pl_glyph, glyphs); COLUMN(pl_outline, outlines); COLUMN(pl_command, commands);
  size_t count;
  pl_block_column(block, "commands", &count);
  for (const pl_command *command = commands; command < commands + count; command++) {
    int32_t index = command->index;
    state *now = &states[depth];
    if (command->op == PL_OP_SAVE && depth + 1 < DEPTH) states[++depth] = *now;
    if (command->op == PL_OP_RESTORE && depth > 0) depth--;
    if (command->op == PL_OP_CONCAT) {
      pl_transform m = now->map, by = transforms[index];
      now->map = (pl_transform){m.a * by.a + m.c * by.b, m.b * by.a + m.d * by.b, m.a * by.c + m.c * by.d, m.b * by.c + m.d * by.d,
                                m.a * by.tx + m.c * by.ty + m.tx, m.b * by.tx + m.d * by.ty + m.ty};
    }
    if (command->op == PL_OP_CLIP) { /* to the box around the shape */
      pl_rect box = shapes[index].bounds, old = now->clip;
      double left = fmax(old.x, now->map.a * box.x + now->map.tx), top = fmax(old.y, now->map.d * box.y + now->map.ty);
      double right = now->map.a * (box.x + box.width) + now->map.tx, bottom = now->map.d * (box.y + box.height) + now->map.ty;
      now->clip = (pl_rect){left, top, fmin(old.x + old.width, right) - left, fmin(old.y + old.height, bottom) - top};
    }
    if (command->op == PL_OP_FILL || command->op == PL_OP_STROKE) {
      double radius = command->op == PL_OP_STROKE ? strokes[command->detail].width / 2 : 0;
      add_path(elements + shapes[index].first_element, shapes[index].element_count, 0, 0, 1, radius);
      fill(radius > 0 ? PL_FILL_NON_ZERO : shapes[index].fill_rule, &brushes[command->brush], stops);
    }
    if (command->op == PL_OP_GLYPHS) {
      const pl_run *run = &runs[places[index].index];
      for (const pl_glyph *glyph = glyphs + run->first_glyph; glyph < glyphs + run->first_glyph + run->glyph_count; glyph++) {
        if (glyph->outline < 0) continue;
        const pl_outline *outline = &outlines[glyph->outline];
        double x = places[index].frame.x + glyph->x, y = places[index].frame.y + glyph->y;
        add_path(elements + outline->first_element, outline->element_count, x, y, run->size, 0);
      }
      fill(PL_FILL_NON_ZERO, &brushes[command->brush], stops);
    }
    if (command->op == PL_OP_GROUP) tell("a group: without shadow, filter and fading");
    if (command->op == PL_OP_TEXT || command->op == PL_OP_IMAGE) tell("a picture, or a text without glyphs");
  }
}

static void check(const pl_error *error) {
  if (!error) return;
  fprintf(stderr, "ppm: %.*s: %.*s\n", (int)error->path.count, error->path.bytes, (int)error->message.count, error->message.bytes);
  exit(65);
}

int main(int count, char **words) {
  static char json[1 << 20];
  FILE *file = count == 4 ? fopen(words[1], "rb") : NULL;
  if (!file) { fputs("usage: ppm DOCUMENT.json X Y > picture.ppm\n", stderr); return 64; }
  size_t size = fread(json, 1, sizeof json, file);
  pl_error *error = NULL;
  pl_engine *engine = pl_engine_new(NULL, &error);
  pl_document *document = pl_document_read(engine, json, size, NULL, NULL, &error);
  check(error);
  pl_session *session = pl_session_new(document, PL_AS_DECLARED, PL_AS_DECLARED, 0, NULL, &error);
  check(error);
  pl_session_tap(session, atof(words[2]), atof(words[3]), 0, NULL);
  pl_tree *tree = pl_session_tree(session, 10, NULL, &error); /* at rest */
  check(error);
  const pl_block *block = pl_tree_block(tree, PL_PART_OUTLINES | PL_PART_DRAWING);
  const pl_node *root = pl_block_column(block, "nodes", NULL);
  picture.width = (int)fmin(SIDE, round(root->width)), picture.height = (int)fmin(SIDE, round(root->height));
  states[0] = (state){{1, 0, 0, 1, 0, 0}, {0, 0, picture.width, picture.height}};
  for (int i = 0; i < SIDE * SIDE * 3; i++) picture.pixels[i] = 1 /* white */;
  draw(block);
  printf("P6 %d %d 255\n", picture.width, picture.height);
  for (int y = 0; y < picture.height; y++)
    for (int x = 0; x < 3 * picture.width; x++) putchar((int)lround(255 * picture.pixels[3 * y * SIDE + x]));
  pl_tree_free(tree), pl_session_free(session), pl_document_free(document), pl_engine_free(engine);
}
