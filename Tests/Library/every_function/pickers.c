#include "subjects.h"

static const pl_string words[] = {{PL_STRING("tea")}, {PL_STRING("coffee")}, {PL_STRING("tea")}};

/* Lays a picker out at 600 points, where all items fit on one row. */
static pl_tree *tree_of(pl_document *document, pl_error **error) {
  CHECK_NO_ERROR(*error);
  REQUIRE(document != NULL);
  pl_tree *tree = pl_document_layout(document, 600, PL_AS_DECLARED, NULL, error);
  CHECK_NO_ERROR(*error);
  REQUIRE(tree != NULL);
  pl_document_free(document);
  return tree;
}

static bool is_selected(const pl_tree *tree, const char *id) {
  size_t count;
  int32_t node = pl_tree_node_of_id(tree, id, strlen(id));
  return node >= 0 && (pl_tree_nodes(tree, &count)[node].state & PL_STATE_SELECTED) != 0;
}

/* Chips of strings are those of the same strings in JSON. */
static void test_chips(const pl_engine *engine) {
  const int64_t selected[] = {2, 0};
  OPTIONS(pl_picker, picker);
  picker.texts = words;
  picker.text_count = COUNT_OF(words);
  picker.selected = selected;
  picker.selected_count = COUNT_OF(selected);
  picker.settings = text_of("{\"spacing\":7}");
  pl_error *error = NULL;
  pl_tree *tree = tree_of(pl_document_chips(engine, &picker, NULL, &error), &error);
  CHECK_TEXT(string_of(tree, COLUMN(tree, "tree", pl_tree_info)->type), "chips");
  CHECK(is_selected(tree, "tea") && is_selected(tree, "tea#2") && !is_selected(tree, "coffee"));
  pl_tree *from_json = lay_out(
      engine,
      "{\"type\":\"chips\",\"width\":600,\"spacing\":7,\"items\":[{\"text\":\"tea\",\"selected\":true},"
      "\"coffee\",{\"text\":\"tea\",\"selected\":true}]}");
  CHECK(is_same_output(tree, from_json, PL_FORMAT_JSON));
  pl_tree_free(from_json);
  pl_tree_free(tree);
}

static void test_segmented(const pl_engine *engine) {
  const pl_string ids[] = {{PL_STRING("1")}, {PL_STRING("2")}, {PL_STRING("3")}};
  OPTIONS(pl_picker, picker);
  picker.texts = words;
  picker.text_count = COUNT_OF(words);
  picker.ids = ids;
  pl_error *error = NULL;
  pl_tree *tree = tree_of(pl_document_segmented(engine, &picker, NULL, &error), &error);
  CHECK_TEXT(string_of(tree, COLUMN(tree, "tree", pl_tree_info)->type), "segmented");
  CHECK(is_selected(tree, "1") && !is_selected(tree, "2") && !is_selected(tree, "3"));
  CHECK(node_of_role(tree, PL_ROLE_INDICATOR, 0) >= 0);
  pl_tree_free(tree);
  picker.selected_count = (size_t)-1;
  tree = tree_of(pl_document_segmented(engine, &picker, NULL, &error), &error);
  CHECK(!is_selected(tree, "1"));
  CHECK_INT(node_of_role(tree, PL_ROLE_INDICATOR, 0), -1);
  pl_tree_free(tree);
  const int64_t last[] = {2};
  picker.selected = last;
  picker.selected_count = 1;
  tree = tree_of(pl_document_segmented(engine, &picker, NULL, &error), &error);
  CHECK(is_selected(tree, "3") && !is_selected(tree, "1"));
  pl_tree_free(tree);
}

static void test_picker_errors(const pl_engine *engine) {
  const pl_string ids[] = {{PL_STRING("1")}, {PL_STRING("2")}, {PL_STRING("1")}};
  const int64_t outside[] = {3}, negative[] = {-1};
  pl_error *error = NULL;
  OPTIONS(pl_picker, picker);
  picker.texts = words;
  picker.text_count = COUNT_OF(words);
  picker.ids = ids;
  CHECK(pl_document_chips(engine, &picker, NULL, &error) == NULL);
  CHECK(error != NULL && (error->code == PL_INVALID_DOCUMENT || error->code == PL_INVALID_ARGUMENT));
  pl_error_free(error);
  error = NULL;
  picker.ids = NULL;
  picker.selected_count = 1;
  picker.selected = outside;
  CHECK(pl_document_chips(engine, &picker, NULL, &error) == NULL);
  CHECK_ERROR(error, PL_INVALID_ARGUMENT);
  picker.selected = negative;
  CHECK(pl_document_segmented(engine, &picker, NULL, &error) == NULL);
  CHECK_ERROR(error, PL_INVALID_ARGUMENT);
}

/* Strings that are passed are copied: what becomes of them later does not matter. */
static void test_copies(const pl_engine *engine) {
  char label[] = "tea", settings[] = "{\"id\":\"mine\"}";
  const pl_string text = {label, 3};
  OPTIONS(pl_picker, picker);
  picker.texts = &text;
  picker.text_count = 1;
  picker.settings = text_of(settings);
  pl_error *error = NULL;
  pl_document *document = pl_document_chips(engine, &picker, NULL, &error);
  memset(label, 'x', sizeof label);
  memset(settings, 'x', sizeof settings);
  pl_tree *tree = tree_of(document, &error);
  CHECK_TEXT(string_of(tree, COLUMN(tree, "texts", pl_text)->text), "tea");
  CHECK_INT(pl_tree_node_of_id(tree, PL_STRING("mine")), 0);
  pl_tree_free(tree);
}

static void test_empty(const pl_engine *engine) {
  OPTIONS(pl_picker, picker);
  pl_error *error = NULL;
  pl_tree *tree = tree_of(pl_document_chips(engine, &picker, NULL, &error), &error);
  size_t count;
  pl_tree_nodes(tree, &count);
  CHECK_INT(count, 1);
  pl_tree_free(tree);
}

void test_pickers(const pl_engine *engine) {
  test_chips(engine);
  test_segmented(engine);
  test_picker_errors(engine);
  test_copies(engine);
  test_empty(engine);
}
