#include "subjects.h"

static pl_tree *read_tree(const pl_engine *engine, const pl_bytes *json, const char *folder) {
  pl_error *error = NULL;
  pl_string directory = text_of(folder);
  pl_tree *tree = pl_tree_read(
      engine, (const char *)json->data, json->count, *folder ? &directory : NULL, NULL, &error);
  CHECK_NO_ERROR(error);
  REQUIRE(tree != NULL);
  return tree;
}

/* A tree that is written in either form and read again is written and drawn as before. */
static void test_round_trip(const pl_engine *engine, int32_t form) {
  pl_tree *tree = lay_out(
      engine,
      "{\"type\":\"chips\",\"width\":200,\"detail\":[\"glyphs\"],\"items\":[\"tea\",{\"text\":\"coffee\",\"selected\":true},"
      "\"\xE4\xB8\xAD\xE6\x96\x87\",\"a label that is much too long for its chip\"]}");
  pl_bytes *json = pl_tree_render(tree, form, NULL, NULL, NULL);
  REQUIRE(json != NULL);
  pl_tree *saved = read_tree(engine, json, form == PL_FORMAT_NODES ? "." : "");
  const int32_t formats[] = {PL_FORMAT_JSON, PL_FORMAT_NODES, PL_FORMAT_TREE, PL_FORMAT_SVG, PL_FORMAT_PNG, PL_FORMAT_PDF};
  for (size_t i = 0; i < COUNT_OF(formats); i++) CHECK(is_same_output(tree, saved, formats[i]));
  CHECK_INT(rows_of(saved, "warnings"), rows_of(tree, "warnings"));
  CHECK_INT(rows_of(saved, "glyphs"), rows_of(tree, "glyphs"));
  pl_error *error = NULL;
  CHECK(pl_tree_render(saved, PL_FORMAT_HTML, NULL, NULL, &error) == NULL);
  CHECK_ERROR(error, PL_UNSUPPORTED);
  pl_tree_free(saved);
  pl_bytes_free(json);
  pl_tree_free(tree);
}

static void test_tree_errors(const pl_engine *engine) {
  pl_error *error = NULL;
  const char wrong[] = "{\"version\":1,\"type\":\"chips\",\"size\":{\"width\":1,\"height\":1},\"root\":{\"role\":\"chop\"}}";
  CHECK(pl_tree_read(engine, wrong, strlen(wrong), NULL, NULL, &error) == NULL);
  REQUIRE(error != NULL);
  CHECK(error->path.count > 0);
  CHECK_ERROR(error, PL_INVALID_DOCUMENT);
  CHECK(pl_tree_read(engine, drinks, strlen(drinks), NULL, NULL, &error) == NULL);
  CHECK_ERROR(error, PL_INVALID_DOCUMENT);
}

void test_saved_trees(const pl_engine *engine) {
  test_round_trip(engine, PL_FORMAT_JSON);
  test_round_trip(engine, PL_FORMAT_NODES);
  test_tree_errors(engine);
}
