#include "subjects.h"

/* Every index of a table is in the table it refers to. */
static void check_indices(const pl_text_tables *tables) {
  for (size_t i = 0; i < tables->text_count; i++) {
    const pl_text *text = &tables->texts[i];
    CHECK(text->font >= 0 && (size_t)text->font < tables->font_count);
    CHECK(text->first_run >= 0 && (size_t)(text->first_run + text->run_count) <= tables->run_count);
  }
  for (size_t i = 0; i < tables->run_count; i++) {
    const pl_run *run = &tables->runs[i];
    CHECK(run->face >= 0 && (size_t)run->face < tables->face_count);
    CHECK((size_t)(run->first_glyph + run->glyph_count) <= tables->glyph_count);
  }
  for (size_t i = 0; i < tables->glyph_count; i++)
    CHECK(tables->glyphs[i].outline < (int32_t)tables->outline_count);
  for (size_t i = 0; i < tables->outline_count; i++) {
    const pl_outline *outline = &tables->outlines[i];
    CHECK((size_t)(outline->first_element + outline->element_count) <= tables->element_count);
    CHECK(outline->bitmap < (int32_t)tables->bitmap_count);
    if (outline->element_count > 0)
      CHECK_INT(tables->elements[outline->first_element].kind, PL_PATH_MOVE);
  }
}

/* The advances of the glyphs of a label add up to its width. */
static void check_advances(const pl_tree *tree, const pl_text_tables *tables) {
  size_t count;
  const pl_node *nodes = pl_tree_nodes(tree, &count);
  for (size_t i = 0; i < count; i++) {
    if (nodes[i].text < 0 || tables->texts[nodes[i].text].line_count > 1) continue;
    const pl_text *text = &tables->texts[nodes[i].text];
    double width = 0;
    for (int32_t r = text->first_run; r < text->first_run + text->run_count; r++) {
      const pl_run *run = &tables->runs[r];
      CHECK_NEAR(run->x, width, 1e-6);
      for (int32_t g = 0; g < run->glyph_count; g++)
        width += tables->glyphs[run->first_glyph + g].advance;
    }
    if (text->run_count > 0) CHECK_NEAR(width, nodes[i].width, 1e-3);
    CHECK(text->baseline > 0 && text->baseline < nodes[i].height);
  }
}

static void test_labels(const pl_engine *engine) {
  pl_tree *tree = lay_out(engine, drinks);
  const pl_text_tables *tables = pl_tree_text_tables(tree);
  CHECK(pl_tree_text_tables(tree) == tables);
  CHECK_INT(tables->text_count, 3);
  CHECK_TEXT(tables->texts[0].text, "tea");
  CHECK(tables->texts[0].full_text.bytes == NULL);
  CHECK_INT(tables->texts[0].line_count, 1);
  CHECK_INT(tables->texts[0].crossing_paint, -1);
  CHECK_INT(tables->font_count, 1);
  CHECK_TEXT(tables->fonts[0].family, "Inter");
  CHECK_NEAR(tables->fonts[0].size, 16, 0);
  CHECK_NEAR(tables->fonts[0].weight, 500, 0);
  CHECK_INT(tables->fonts[0].style, PL_STYLE_NORMAL);
  CHECK_INT(tables->face_count, 1);
  CHECK_TEXT(tables->faces[0].family, "Inter");
  CHECK_TEXT(tables->faces[0].source, "bundled:InterVariable.ttf");
  CHECK(tables->faces[0].post_script_name.count > 0);
  CHECK_INT(tables->faces[0].index, 0);
  CHECK_NEAR(tables->faces[0].slant, 0, 0);
  CHECK_INT(tables->bitmap_count, 0);
  check_indices(tables);
  check_advances(tree, tables);
  pl_tree_free(tree);
}

/* A face is one place of its design space, which its variations name. */
static void test_variations(const pl_engine *engine) {
  pl_tree *tree = lay_out(
      engine, "{\"type\":\"text\",\"text\":\"a\",\"font\":{\"size\":20,\"weight\":650}}");
  const pl_text_tables *tables = pl_tree_text_tables(tree);
  CHECK_INT(tables->faces[0].variation_count, 2);
  for (int32_t i = 0; i < tables->faces[0].variation_count; i++) {
    const pl_setting *axis = &tables->variations[tables->faces[0].first_variation + i];
    CHECK_NEAR(axis->value, memcmp(axis->tag, "wght", 4) == 0 ? 650 : 20, 0);
  }
  pl_tree_free(tree);
}

/* One outline stands for all glyphs that look the same, and is drawn above the baseline: y is negative there. */
static void test_outlines(const pl_engine *engine) {
  pl_tree *tree = lay_out(engine, "{\"type\":\"text\",\"text\":\"HH H\"}");
  const pl_text_tables *tables = pl_tree_text_tables(tree);
  CHECK_INT(tables->glyph_count, 4);
  CHECK_INT(tables->glyphs[0].outline, tables->glyphs[3].outline);
  CHECK_INT(tables->glyphs[0].id, tables->glyphs[1].id);
  CHECK_INT(tables->glyphs[3].cluster, 3);
  CHECK(tables->glyphs[1].x > tables->glyphs[0].x);
  CHECK_NEAR(tables->glyphs[0].y, 0, 0);
  const pl_outline *outline = &tables->outlines[tables->glyphs[0].outline];
  CHECK_INT(outline->bitmap, -1);
  const pl_path_element *elements = &tables->elements[outline->first_element];
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
  const pl_text_tables *tables = pl_tree_text_tables(tree);
  CHECK_INT(count, 3);
  REQUIRE(count == 3);
  CHECK_INT(tables->texts[nodes[0].text].line_count, 2);
  CHECK_INT(tables->texts[nodes[0].text].run_count, 0);
  CHECK_INT(nodes[1].role, PL_ROLE_LINE);
  CHECK_TEXT(tables->texts[nodes[1].text].text, "one");
  CHECK_TEXT(tables->texts[nodes[2].text].text, "two three");
  CHECK(tables->texts[nodes[2].text].run_count > 0);
  CHECK_NEAR(nodes[2].y, nodes[1].y + nodes[1].height, 1e-6);
  check_advances(tree, tables);
  pl_tree_free(tree);
}

/* Arabic in Latin: three runs from left to right, of two faces. */
static void test_directions(const pl_engine *engine) {
  pl_tree *tree = lay_out(
      engine, "{\"type\":\"text\",\"text\":\"a\xD8\xB4\xD8\xA7z\",\"detail\":[\"glyphs\"]}");
  const pl_text_tables *tables = pl_tree_text_tables(tree);
  CHECK_INT(tables->run_count, 3);
  CHECK_INT(tables->face_count, 2);
  REQUIRE(tables->run_count == 3);
  CHECK_INT(tables->runs[0].direction, PL_DIRECTION_LTR);
  CHECK_INT(tables->runs[1].direction, PL_DIRECTION_RTL);
  CHECK_INT(tables->runs[2].direction, PL_DIRECTION_LTR);
  CHECK_INT(tables->glyphs[tables->runs[1].first_glyph].cluster, 3); /* the last letter is the leftmost */
  CHECK_INT(tables->glyphs[tables->runs[2].first_glyph].cluster, 5);
  check_advances(tree, tables);
  pl_tree_free(tree);
}

static void test_truncated(const pl_engine *engine) {
  pl_tree *tree = lay_out(
      engine, "{\"type\":\"chips\",\"detail\":[\"glyphs\"],\"items\":[{\"text\":\"coffee with milk\",\"width\":70}]}");
  const pl_text_tables *tables = pl_tree_text_tables(tree);
  CHECK_TEXT(tables->texts[0].full_text, "coffee with milk");
  CHECK(tables->texts[0].text.count < strlen("coffee with milk"));
  CHECK(tables->texts[0].ink.width > 0 && tables->texts[0].ink.height > 0);
  CHECK_INT(tables->glyphs[tables->glyph_count - 1].cluster, -1);
  check_advances(tree, tables);
  pl_tree_free(tree);
}

/* A quarter of the way from the first to the second of four equal segments. */
static void test_crossing(const pl_engine *engine) {
  pl_tree *tree = lay_out(
      engine,
      "{\"type\":\"segmented\",\"width\":360,\"items\":[\"Day\",\"Week\",\"Month\",\"Year\"],\"selected\":\"Week\","
      "\"segment\":{\"textColor\":\"#C2410C\",\"selectedTextColor\":\"#1D4ED8\"},"
      "\"transition\":{\"from\":\"Day\",\"curve\":\"linear\",\"duration\":0.4,\"at\":0.2}}");
  const pl_text_tables *tables = pl_tree_text_tables(tree);
  int crossed = 0;
  for (size_t i = 0; i < tables->text_count; i++) {
    if (tables->texts[i].crossing_paint < 0) continue;
    crossed++;
    CHECK((size_t)tables->texts[i].crossing_paint < pl_tree_paint_tables(tree)->paint_count);
    CHECK(tables->texts[i].crossing.width > 0);
  }
  CHECK(crossed >= 1 && crossed <= 2);
  pl_tree_free(tree);
}

void test_texts(const pl_engine *engine) {
  test_labels(engine);
  test_variations(engine);
  test_outlines(engine);
  test_lines(engine);
  test_directions(engine);
  test_truncated(engine);
  test_crossing(engine);
}
