#include "subjects.h"

static pl_document *read_with(
    const pl_engine *engine, const char *json, const pl_document_options *options, pl_error **error) {
  return pl_document_read(engine, json, strlen(json), options, NULL, error);
}

static pl_tree *tree_of(pl_document *document) {
  pl_error *error = NULL;
  pl_tree *tree = pl_document_layout(document, PL_AS_DECLARED, PL_AS_DECLARED, NULL, &error);
  CHECK_NO_ERROR(error);
  REQUIRE(tree != NULL);
  pl_document_free(document);
  return tree;
}

static void test_types(const pl_engine *engine) {
  pl_error *error = NULL;
  OPTIONS(pl_document_options, options);
  options.type = text_of("segmented");
  pl_document *document = read_with(engine, "{\"items\":[\"Day\",\"Week\"]}", &options, &error);
  CHECK_NO_ERROR(error);
  pl_tree *tree = tree_of(document);
  CHECK_TEXT(string_of(tree, COLUMN(tree, "tree", pl_tree_info)->type), "segmented");
  pl_tree_free(tree);
  CHECK(read_with(engine, drinks, &options, &error) == NULL);
  CHECK_ERROR(error, PL_INVALID_DOCUMENT);
  CHECK(read_with(engine, "{\"items\":[\"Day\",\"Week\"]}", NULL, &error) == NULL);
  CHECK_ERROR(error, PL_INVALID_DOCUMENT);
}

/* Settings win over the document. */
static void test_settings(const pl_engine *engine) {
  pl_error *error = NULL;
  OPTIONS(pl_document_options, options);
  options.settings = text_of("{\"width\":300,\"spacing\":12}");
  pl_document *document = read_with(engine, drinks, &options, &error);
  CHECK_NO_ERROR(error);
  pl_tree *tree = tree_of(document);
  size_t count;
  const pl_node *nodes = pl_tree_nodes(tree, &count);
  CHECK_NEAR(nodes[0].width, 300, 0);
  CHECK_NEAR(nodes[0].height, 30, 0); /* 60 + 12 + 80 + 12 + 120 fit on one row */
  CHECK_NEAR(nodes[pl_tree_node_of_id(tree, "c", 1)].x, 72, 0);
  pl_tree_free(tree);
  options.settings = text_of("{\"spacng\":12}");
  CHECK(read_with(engine, drinks, &options, &error) == NULL);
  CHECK_ERROR(error, PL_INVALID_DOCUMENT);
  options.settings = text_of("[12]");
  CHECK(read_with(engine, drinks, &options, &error) == NULL);
  CHECK_ERROR(error, PL_INVALID_DOCUMENT);
}

/* Font files are opened only below a folder that the caller names. */
static void test_directory(const pl_engine *engine) {
  const char json[] =
      "{\"type\":\"text\",\"text\":\"\xE0\xB8\x81\",\"font\":{\"family\":\"Mine\"},\"fonts\":"
      "[{\"family\":\"Mine\",\"file\":\"NotoSansThai-Regular.ttf\"}]}";
  pl_error *error = NULL;
  CHECK(read_with(engine, json, NULL, &error) == NULL);
  REQUIRE(error != NULL);
  CHECK(error->path.count > 0 && strncmp(error->path.bytes, "$.fonts", 7) == 0);
  CHECK_ERROR(error, PL_INVALID_DOCUMENT);
  OPTIONS(pl_document_options, options);
  options.directory = text_of("Fonts/NotoSansThai");
  pl_document *document = read_with(engine, json, &options, &error);
  CHECK_NO_ERROR(error);
  REQUIRE(document != NULL);
  pl_tree *tree = tree_of(document);
  CHECK_TEXT(string_of(tree, COLUMN(tree, "fonts", pl_font)->family), "Mine");
  CHECK_INT(rows_of(tree, "faces"), 1);
  pl_tree_free(tree);
  options.directory = text_of("Fonts/NotoSansArabic");
  CHECK(read_with(engine, json, &options, &error) == NULL);
  CHECK_ERROR(error, PL_INVALID_DOCUMENT);
}

/* Handles keep what they need, in whatever order they are freed. */
static void test_order_of_freeing(void) {
  pl_engine *engine = new_engine();
  pl_document *document = read_document(engine, drinks);
  pl_engine_free(engine);
  pl_tree *tree = tree_of(document);
  size_t count;
  pl_tree_nodes(tree, &count);
  CHECK_INT(count, 9);
  CHECK(rows_of(tree, "glyphs") >= strlen("teacoffeecocoa"));
  pl_tree_free(tree);
}

void test_documents(const pl_engine *engine) {
  test_types(engine);
  test_settings(engine);
  test_directory(engine);
  test_order_of_freeing();
  pl_document_free(NULL);
}
