#include "subjects.h"

#include <stdlib.h>

/* Columns follow the directory one after the other, in alignment, and end within the block. */
static void check_directory(const pl_block *block) {
  CHECK(memcmp(block->magic, "PLBLOCK", 8) == 0);
  CHECK_INT(block->version, PL_BLOCK_VERSION);
  const pl_column *columns = (const pl_column *)(const void *)(block + 1);
  uint64_t end = sizeof *block + block->column_count * sizeof *columns;
  for (uint32_t i = 0; i < block->column_count; i++) {
    CHECK_INT(columns[i].offset, (end + 7) / 8 * 8);
    CHECK(columns[i].name[15] == 0 && columns[i].row[15] == 0);
    end = columns[i].offset + columns[i].count * columns[i].row_size;
    size_t count;
    CHECK(pl_block_column(block, columns[i].name, &count) == (const char *)block + columns[i].offset);
    CHECK_INT(count, columns[i].count);
  }
  CHECK_INT(block->size, (end + 7) / 8 * 8);
}

/* The directory says what the rows are, in the words of the header. */
static void check_row(const pl_block *block, const char *name, const char *row, size_t size) {
  const pl_column *columns = (const pl_column *)(const void *)(block + 1);
  for (uint32_t i = 0; i < block->column_count; i++)
    if (strcmp(columns[i].name, name) == 0) {
      CHECK(strcmp(columns[i].row, row) == 0);
      CHECK_INT(columns[i].row_size, size);
      return;
    }
  REQUIRE(!"there is such a column");
}

#define CHECK_ROW(name, type) check_row(block, name, #type, sizeof(type))

static void check_rows(const pl_block *block) {
  CHECK_ROW("tree", pl_tree_info);
  CHECK_ROW("nodes", pl_node);
  CHECK_ROW("ids", pl_block_string);
  CHECK_ROW("icons", pl_block_string);
  CHECK_ROW("images", pl_image);
  CHECK_ROW("hidden_ids", pl_block_string);
  CHECK_ROW("paths", pl_block_string);
  CHECK_ROW("warnings", pl_warning);
  CHECK_ROW("texts", pl_text);
  CHECK_ROW("fonts", pl_font);
  CHECK_ROW("runs", pl_run);
  CHECK_ROW("glyphs", pl_glyph);
  CHECK_ROW("faces", pl_face);
  CHECK_ROW("variations", pl_setting);
  CHECK_ROW("outlines", pl_outline);
  CHECK_ROW("elements", pl_path_element);
  CHECK_ROW("bitmaps", pl_bitmap);
  CHECK_ROW("pixels", uint32_t);
  CHECK_ROW("commands", pl_command);
  CHECK_ROW("transforms", pl_transform);
  CHECK_ROW("shapes", pl_shape);
  CHECK_ROW("brushes", pl_brush);
  CHECK_ROW("stops", pl_stop);
  CHECK_ROW("strokes", pl_stroke);
  CHECK_ROW("dashes", double);
  CHECK_ROW("groups", pl_group);
  CHECK_ROW("filters", pl_filter);
  CHECK_ROW("places", pl_place);
  CHECK_ROW("regions", pl_region);
  CHECK_ROW("focus_stops", pl_focus_stop);
  CHECK_ROW("utf8", uint8_t);
  CHECK_ROW("radii", pl_corner_radii);
  CHECK_ROW("row_places", pl_row_place);
  CHECK_INT(block->column_count, 33);
}

/* Each part of a block has its columns, and nothing else has rows beside the nodes. */
static void test_parts(const pl_engine *engine) {
  pl_tree *tree = lay_out(engine, drinks);
  const struct { uint32_t parts; const char *column; } expected[] = {
      {PL_PART_TEXTS, "texts"}, {PL_PART_GLYPHS, "glyphs"}, {PL_PART_OUTLINES, "outlines"}, {PL_PART_DRAWING, "commands"}, {PL_PART_INPUT, "regions"}};
  for (uint32_t parts = 0; parts <= (PL_PART_ALL | PL_PART_GLYPHS); parts++) {
    const pl_block *block = pl_tree_block(tree, parts);
    REQUIRE(block != NULL);
    CHECK(pl_tree_block(tree, parts) == block);
    check_directory(block);
    check_rows(block);
    size_t count;
    pl_block_column(block, "nodes", &count);
    CHECK_INT(count, 9);
    for (size_t i = 0; i < COUNT_OF(expected); i++) {
      uint32_t needed = expected[i].parts;
      if (needed == PL_PART_TEXTS) needed |= PL_PART_GLYPHS;
      if (needed & PL_PART_GLYPHS) needed |= PL_PART_OUTLINES | PL_PART_DRAWING;
      pl_block_column(block, expected[i].column, &count);
      CHECK((count > 0) == ((parts & needed) != 0));
    }
  }
  const pl_node *nodes = pl_tree_nodes(tree, NULL);
  CHECK(nodes == pl_block_column(pl_tree_block(tree, 0), "nodes", NULL));
  pl_tree_free(tree);
}

/* A copy is as good as the block, and the same document has the same bytes. */
static void test_copies(const pl_engine *engine) {
  pl_tree *tree = lay_out(engine, drawing), *other = lay_out(engine, drawing);
  const pl_block *block = pl_tree_block(tree, PL_PART_ALL), *again = pl_tree_block(other, PL_PART_ALL);
  CHECK(block->size == again->size && memcmp(block, again, block->size) == 0);
  pl_block *copy = (pl_block *)malloc(block->size);
  REQUIRE(copy != NULL);
  memcpy(copy, block, block->size);
  pl_tree_free(tree);
  pl_tree_free(other);
  check_directory(copy);
  size_t count;
  const pl_image *image = (const pl_image *)pl_block_column(copy, "images", &count);
  REQUIRE(count == 1);
  const char *utf8 = (const char *)pl_block_column(copy, "utf8", NULL);
  CHECK(strcmp(utf8 + image->description.offset, "a dot") == 0);
  CHECK(strcmp(utf8, "") == 0);
  free(copy);
}

void test_blocks(const pl_engine *engine) {
  test_parts(engine);
  test_copies(engine);
}
