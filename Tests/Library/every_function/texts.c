#include "subjects.h"

/* Every index of a table is in the table it refers to. */
static void check_indices(const pl_tree *tree) {
  for (size_t i = 0; i < rows_of(tree, "texts"); i++) {
    const pl_text *text = &COLUMN(tree, "texts", pl_text)[i];
    CHECK(text->font >= 0 && (size_t)text->font < rows_of(tree, "fonts"));
    CHECK(text->first_run >= 0 && (size_t)(text->first_run + text->run_count) <= rows_of(tree, "runs"));
  }
  for (size_t i = 0; i < rows_of(tree, "runs"); i++) {
    const pl_run *run = &COLUMN(tree, "runs", pl_run)[i];
    CHECK(run->face >= 0 && (size_t)run->face < rows_of(tree, "faces"));
    CHECK((size_t)(run->first_glyph + run->glyph_count) <= rows_of(tree, "glyphs"));
  }
  for (size_t i = 0; i < rows_of(tree, "glyphs"); i++)
    CHECK(COLUMN(tree, "glyphs", pl_glyph)[i].outline < (int32_t)rows_of(tree, "outlines"));
  for (size_t i = 0; i < rows_of(tree, "outlines"); i++) {
    const pl_outline *outline = &COLUMN(tree, "outlines", pl_outline)[i];
    CHECK((size_t)(outline->first_element + outline->element_count) <= rows_of(tree, "elements"));
    CHECK(outline->bitmap < (int32_t)rows_of(tree, "bitmaps"));
    if (outline->element_count > 0)
      CHECK_INT(COLUMN(tree, "elements", pl_path_element)[outline->first_element].kind, PL_PATH_MOVE);
  }
}

/* The advances of the glyphs of a label add up to its width. */
static void check_advances(const pl_tree *tree) {
  size_t count;
  const pl_node *nodes = pl_tree_nodes(tree, &count);
  for (size_t i = 0; i < count; i++) {
    if (nodes[i].text < 0 || COLUMN(tree, "texts", pl_text)[nodes[i].text].line_count > 1) continue;
    const pl_text *text = &COLUMN(tree, "texts", pl_text)[nodes[i].text];
    double width = 0;
    for (int32_t r = text->first_run; r < text->first_run + text->run_count; r++) {
      const pl_run *run = &COLUMN(tree, "runs", pl_run)[r];
      CHECK_NEAR(run->x, width, 1e-6);
      for (int32_t g = 0; g < run->glyph_count; g++)
        width += COLUMN(tree, "glyphs", pl_glyph)[run->first_glyph + g].advance;
    }
    if (text->run_count > 0) CHECK_NEAR(width, nodes[i].width, 1e-3);
    CHECK(text->baseline > 0 && text->baseline < nodes[i].height);
  }
}

static void test_labels(const pl_engine *engine) {
  pl_tree *tree = lay_out(engine, drinks);
  CHECK(pl_tree_block(tree, PL_PART_ALL) == pl_tree_block(tree, PL_PART_ALL));
  CHECK_INT(rows_of(tree, "texts"), 3);
  CHECK_TEXT(string_of(tree, COLUMN(tree, "texts", pl_text)->text), "tea");
  CHECK_INT(COLUMN(tree, "texts", pl_text)->full_text.offset, 0);
  CHECK_INT(COLUMN(tree, "texts", pl_text)->line_count, 1);
  CHECK_INT(rows_of(tree, "fonts"), 1);
  CHECK_TEXT(string_of(tree, COLUMN(tree, "fonts", pl_font)->family), "Inter");
  CHECK_NEAR(COLUMN(tree, "fonts", pl_font)->size, 16, 0);
  CHECK_NEAR(COLUMN(tree, "fonts", pl_font)->weight, 500, 0);
  CHECK_INT(COLUMN(tree, "fonts", pl_font)->style, PL_STYLE_NORMAL);
  CHECK_INT(rows_of(tree, "faces"), 1);
  CHECK_TEXT(string_of(tree, COLUMN(tree, "faces", pl_face)->family), "Inter");
  CHECK_TEXT(string_of(tree, COLUMN(tree, "faces", pl_face)->source), "bundled:InterVariable.ttf");
  CHECK(COLUMN(tree, "faces", pl_face)->post_script_name.count > 0);
  CHECK_INT(COLUMN(tree, "faces", pl_face)->index, 0);
  CHECK_NEAR(COLUMN(tree, "faces", pl_face)->slant, 0, 0);
  CHECK_INT(rows_of(tree, "bitmaps"), 0);
  check_indices(tree);
  check_advances(tree);
  pl_tree_free(tree);
}

/* A face is one place of its design space, which its variations name. */
static void test_variations(const pl_engine *engine) {
  pl_tree *tree = lay_out(
      engine, "{\"type\":\"text\",\"text\":\"a\",\"font\":{\"size\":20,\"weight\":650}}");
  CHECK_INT(COLUMN(tree, "faces", pl_face)->variation_count, 2);
  for (int32_t i = 0; i < COLUMN(tree, "faces", pl_face)->variation_count; i++) {
    const pl_setting *axis = &COLUMN(tree, "variations", pl_setting)[COLUMN(tree, "faces", pl_face)->first_variation + i];
    CHECK_NEAR(axis->value, memcmp(axis->tag, "wght", 4) == 0 ? 650 : 20, 0);
  }
  pl_tree_free(tree);
}

/* One outline stands for all glyphs that look the same, and is drawn above the baseline: y is negative there. */
static void test_outlines(const pl_engine *engine) {
  pl_tree *tree = lay_out(engine, "{\"type\":\"text\",\"text\":\"HH H\"}");
  CHECK_INT(rows_of(tree, "glyphs"), 4);
  CHECK_INT(COLUMN(tree, "glyphs", pl_glyph)->outline, COLUMN(tree, "glyphs", pl_glyph)[3].outline);
  CHECK_INT(COLUMN(tree, "glyphs", pl_glyph)->id, COLUMN(tree, "glyphs", pl_glyph)[1].id);
  CHECK_INT(COLUMN(tree, "glyphs", pl_glyph)[3].cluster, 3);
  CHECK(COLUMN(tree, "glyphs", pl_glyph)[1].x > COLUMN(tree, "glyphs", pl_glyph)->x);
  CHECK_NEAR(COLUMN(tree, "glyphs", pl_glyph)->y, 0, 0);
  const pl_outline *outline = &COLUMN(tree, "outlines", pl_outline)[COLUMN(tree, "glyphs", pl_glyph)->outline];
  CHECK_INT(outline->bitmap, -1);
  const pl_path_element *elements = &COLUMN(tree, "elements", pl_path_element)[outline->first_element];
  double top = 0;
  int moves = 0, closes = 0;
  for (int32_t i = 0; i < outline->element_count; i++) {
    moves += elements[i].kind == PL_PATH_MOVE;
    closes += elements[i].kind == PL_PATH_CLOSE;
    if (elements[i].kind != PL_PATH_CLOSE && elements[i].y < top) top = elements[i].y;
  }
  CHECK(moves > 0 && moves == closes);
  CHECK_NEAR(top, -0.727, 0.03); /* the cap height of Inter in ems */
  pl_tree_free(tree);
}

/* Lines have texts and runs of their own; the node above them draws nothing. */
static void test_lines(const pl_engine *engine) {
  pl_tree *tree = lay_out(engine, "{\"type\":\"text\",\"text\":\"one\\ntwo three\"}");
  size_t count;
  const pl_node *nodes = pl_tree_nodes(tree, &count);
  CHECK_INT(count, 3);
  REQUIRE(count == 3);
  CHECK_INT(COLUMN(tree, "texts", pl_text)[nodes[0].text].line_count, 2);
  CHECK_INT(COLUMN(tree, "texts", pl_text)[nodes[0].text].run_count, 0);
  CHECK_INT(nodes[1].role, PL_ROLE_LINE);
  CHECK_TEXT(string_of(tree, COLUMN(tree, "texts", pl_text)[nodes[1].text].text), "one");
  CHECK_TEXT(string_of(tree, COLUMN(tree, "texts", pl_text)[nodes[2].text].text), "two three");
  CHECK(COLUMN(tree, "texts", pl_text)[nodes[2].text].run_count > 0);
  CHECK_NEAR(nodes[2].y, nodes[1].y + nodes[1].height, 1e-6);
  check_advances(tree);
  pl_tree_free(tree);
}

/* Arabic in Latin: three runs from left to right, of two faces. */
static void test_directions(const pl_engine *engine) {
  pl_tree *tree = lay_out(
      engine, "{\"type\":\"text\",\"text\":\"a\xD8\xB4\xD8\xA7z\",\"detail\":[\"glyphs\"]}");
  CHECK_INT(rows_of(tree, "runs"), 3);
  CHECK_INT(rows_of(tree, "faces"), 2);
  REQUIRE(rows_of(tree, "runs") == 3);
  CHECK_INT(COLUMN(tree, "runs", pl_run)->direction, PL_DIRECTION_LTR);
  CHECK_INT(COLUMN(tree, "runs", pl_run)[1].direction, PL_DIRECTION_RTL);
  CHECK_INT(COLUMN(tree, "runs", pl_run)[2].direction, PL_DIRECTION_LTR);
  CHECK_INT(COLUMN(tree, "glyphs", pl_glyph)[COLUMN(tree, "runs", pl_run)[1].first_glyph].cluster, 3); /* the last letter is the leftmost */
  CHECK_INT(COLUMN(tree, "glyphs", pl_glyph)[COLUMN(tree, "runs", pl_run)[2].first_glyph].cluster, 5);
  check_advances(tree);
  pl_tree_free(tree);
}

static void test_truncated(const pl_engine *engine) {
  pl_tree *tree = lay_out(
      engine, "{\"type\":\"chips\",\"detail\":[\"glyphs\"],\"items\":[{\"text\":\"coffee with milk\",\"width\":70}]}");
  CHECK_TEXT(string_of(tree, COLUMN(tree, "texts", pl_text)->full_text), "coffee with milk");
  CHECK(COLUMN(tree, "texts", pl_text)->text.count < strlen("coffee with milk"));
  CHECK(COLUMN(tree, "texts", pl_text)->ink.width > 0 && COLUMN(tree, "texts", pl_text)->ink.height > 0);
  CHECK_INT(COLUMN(tree, "glyphs", pl_glyph)[rows_of(tree, "glyphs") - 1].cluster, -1);
  check_advances(tree);
  pl_tree_free(tree);
}

void test_texts(const pl_engine *engine) {
  test_labels(engine);
  test_variations(engine);
  test_outlines(engine);
  test_lines(engine);
  test_directions(engine);
  test_truncated(engine);
}
