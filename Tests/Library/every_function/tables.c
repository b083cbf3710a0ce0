#include "subjects.h"

#include <math.h>
#include <stdio.h>

enum { DOCUMENTS = 50 };

/* Documents of one chip that is 30, 40, … points wide, except that every tenth is wrong, and the one before it absent. */
static void write_documents(char storage[DOCUMENTS][128], pl_string documents[DOCUMENTS]) {
  for (int i = 0; i < DOCUMENTS; i++) {
    int width = i % 10 == 9 ? -1 : 10 * (i + 3);
    snprintf(
        storage[i], sizeof storage[i], "{\"type\":\"chips\",\"items\":[{\"text\":\"\",\"width\":%d}]}",
        width);
    documents[i] = text_of(storage[i]);
    if (i % 10 == 8) documents[i].bytes = NULL, documents[i].count = 0;
  }
}

/* The column of a name. */
static const struct ArrowArray *column(
    const struct ArrowSchema *schema, const struct ArrowArray *table, const char *name) {
  CHECK_INT(schema->n_children, table->n_children);
  for (int64_t i = 0; i < schema->n_children; i++)
    if (strcmp(schema->children[i]->name, name) == 0) {
      CHECK_INT(table->children[i]->length, table->length);
      return table->children[i];
    }
  REQUIRE(!"there is such a column");
  return NULL;
}

static bool is_null(const struct ArrowArray *column, int64_t row) {
  const uint8_t *validity = (const uint8_t *)column->buffers[0];
  return validity != NULL && (validity[row / 8] >> row % 8 & 1) == 0;
}

static bool flag(const struct ArrowArray *column, int64_t row) {
  return ((const uint8_t *)column->buffers[1])[row / 8] >> row % 8 & 1;
}

static int32_t integer(const struct ArrowArray *column, int64_t row) {
  return is_null(column, row) ? -1 : ((const int32_t *)column->buffers[1])[row];
}

static double number(const struct ArrowArray *column, int64_t row) {
  return is_null(column, row) ? NAN : ((const double *)column->buffers[1])[row];
}

/* The text of a row in storage of the caller, with a zero byte; absent where it is null. */
static pl_string text(const struct ArrowArray *column, int64_t row, char storage[4096]) {
  pl_string result = {NULL, 0};
  if (is_null(column, row)) return result;
  const int32_t *offsets = (const int32_t *)column->buffers[1];
  result.count = (size_t)(offsets[row + 1] - offsets[row]);
  REQUIRE(result.count < 4096);
  memcpy(storage, (const char *)column->buffers[2] + offsets[row], result.count);
  storage[result.count] = 0;
  result.bytes = storage;
  return result;
}

/* The rows of a tree are its nodes. */
static void check_nodes(
    const struct ArrowSchema *schema, const struct ArrowArray *table, int64_t start, const pl_tree *tree) {
  size_t count;
  const pl_node *nodes = pl_tree_nodes(tree, &count);
  const pl_block_string *ids = COLUMN(tree, "ids", pl_block_string);
  const pl_text *texts = COLUMN(tree, "texts", pl_text);
  char storage[4096];
  REQUIRE(start + (int64_t)count <= table->length);
  for (size_t i = 0; i < count; i++) {
    const int64_t row = start + (int64_t)i;
    CHECK_INT(integer(column(schema, table, "node"), row), i);
    CHECK_INT(integer(column(schema, table, "parent"), row), nodes[i].parent);
    CHECK_INT(integer(column(schema, table, "role"), row), nodes[i].role);
    CHECK_INT(integer(column(schema, table, "index"), row), nodes[i].index);
    CHECK_NEAR(number(column(schema, table, "x"), row), nodes[i].x, 0);
    CHECK_NEAR(number(column(schema, table, "y"), row), nodes[i].y, 0);
    CHECK_NEAR(number(column(schema, table, "width"), row), nodes[i].width, 0);
    CHECK_NEAR(number(column(schema, table, "height"), row), nodes[i].height, 0);
    CHECK(flag(column(schema, table, "selected"), row) == ((nodes[i].state & PL_STATE_SELECTED) != 0));
    CHECK(flag(column(schema, table, "enabled"), row) == ((nodes[i].state & PL_STATE_DISABLED) == 0));
    pl_string id = text(column(schema, table, "id"), row, storage);
    CHECK((id.bytes == NULL) == (nodes[i].id < 0));
    if (id.bytes != NULL) CHECK_TEXT(id, string_of(tree, ids[nodes[i].id]).bytes);
    pl_string drawn = text(column(schema, table, "text"), row, storage);
    CHECK((drawn.bytes == NULL) == (nodes[i].text < 0));
    if (drawn.bytes != NULL) CHECK_TEXT(drawn, string_of(tree, texts[nodes[i].text].text).bytes);
    CHECK(is_null(column(schema, table, "error_message"), row));
  }
}

static void check_error_row(
    const struct ArrowSchema *schema, const struct ArrowArray *table, int64_t row, pl_string document) {
  char storage[4096];
  CHECK_TEXT(
      text(column(schema, table, "error_path"), row, storage),
      document.bytes == NULL ? "$" : "$.items[0].width");
  CHECK_TEXT(
      text(column(schema, table, "error_message"), row, storage),
      document.bytes == NULL ? "must be a document, is null" : "must be at least 0, is -1");
  pl_string input = text(column(schema, table, "error_input"), row, storage);
  CHECK((input.bytes == NULL) == (document.bytes == NULL));
  if (input.bytes != NULL) CHECK_TEXT(input, document.bytes);
  for (int64_t i = 1; i + 3 < table->n_children; i++) CHECK(is_null(table->children[i], row));
}

/* Asks for rows until all documents are answered, and checks them in their order. */
static void check_table(
    const pl_engine *engine, const pl_string *documents, size_t threads, int64_t max_bytes) {
  int64_t answered = 0;
  while (answered < DOCUMENTS) {
    struct ArrowSchema schema;
    struct ArrowArray table;
    pl_error *error = NULL;
    int64_t count = pl_layout_table(
        engine, documents + answered, (size_t)(DOCUMENTS - answered), NULL, PL_TABLE_NODES, max_bytes,
        threads, NULL, &schema, &table, &error);
    CHECK_NO_ERROR(error);
    REQUIRE(count > 0);
    if (max_bytes == 1) CHECK(count <= (int64_t)threads);
    if (max_bytes == 0) CHECK_INT(count, DOCUMENTS);
    const int64_t *numbers = (const int64_t *)table.children[0]->buffers[1];
    int64_t row = 0;
    for (int64_t i = 0; i < count; i++) {
      CHECK_INT(numbers[row], i);
      pl_string document = documents[answered + i];
      if ((answered + i) % 10 >= 8) {
        check_error_row(&schema, &table, row++, document);
        continue;
      }
      pl_tree *tree = lay_out(engine, document.bytes);
      size_t nodes;
      pl_tree_nodes(tree, &nodes);
      check_nodes(&schema, &table, row, tree);
      row += (int64_t)nodes;
      pl_tree_free(tree);
    }
    CHECK_INT(row, table.length);
    answered += count;
    table.release(&table);
    schema.release(&schema);
    CHECK(table.release == NULL && schema.release == NULL);
  }
}

/* What the rows of a tree say beside its nodes, and that a child lives on alone. */
static void test_tree_tables(const pl_engine *engine) {
  struct ArrowSchema schema;
  struct ArrowArray table;
  char storage[4096];
  pl_tree *tree = lay_out(engine, drinks);
  REQUIRE(pl_tree_table(tree, PL_TABLE_NODES, NULL, &schema, &table, NULL));
  check_nodes(&schema, &table, 0, tree);
  table.release(&table);
  schema.release(&schema);
  REQUIRE(pl_tree_table(tree, PL_TABLE_SUMMARIES, NULL, &schema, &table, NULL));
  CHECK_INT(table.length, 1);
  CHECK_NEAR(number(column(&schema, &table, "width"), 0), 200, 0);
  CHECK_INT(integer(column(&schema, &table, "rows"), 0), 2);
  CHECK_INT(integer(column(&schema, &table, "hidden"), 0), 0);
  CHECK_INT(integer(column(&schema, &table, "truncated"), 0), 0);
  CHECK_INT(column(&schema, &table, "warnings")->children[0]->length, 0);
  table.release(&table);
  schema.release(&schema);
  REQUIRE(pl_tree_table(tree, PL_TABLE_TREES, NULL, NULL, &table, NULL));
  struct ArrowArray json = *table.children[1];
  table.children[1]->release = NULL;
  table.release(&table);
  OPTIONS(pl_render_options, options);
  options.compact = true;
  pl_bytes *expected = pl_tree_render(tree, PL_FORMAT_JSON, &options, NULL, NULL);
  pl_string found = text(&json, 0, storage);
  CHECK_INT(found.count, expected->count - 1);
  CHECK(memcmp(found.bytes, expected->data, found.count) == 0);
  pl_bytes_free(expected);
  json.release(&json);
  pl_tree_free(tree);
}

static void test_cancelled(const pl_engine *engine, const pl_string *documents) {
  struct ArrowArray table;
  pl_budget *budget = pl_budget_new(NULL, NULL);
  pl_budget_cancel(budget);
  CHECK_INT(
      pl_layout_table(
          engine, documents, DOCUMENTS, NULL, PL_TABLE_SUMMARIES, 0, 2, budget, NULL, &table, NULL),
      DOCUMENTS);
  CHECK_INT(table.length, DOCUMENTS);
  for (int64_t row = 0; row < DOCUMENTS; row++) CHECK(is_null(table.children[1], row));
  table.release(&table);
  CHECK_INT(
      pl_layout_table(engine, NULL, 0, NULL, PL_TABLE_NODES, 0, 0, NULL, NULL, &table, NULL), 0);
  CHECK_INT(table.length, 0);
  table.release(&table);
  pl_budget_free(budget);
}

void test_tables(const pl_engine *engine) {
  char storage[DOCUMENTS][128];
  pl_string documents[DOCUMENTS];
  write_documents(storage, documents);
  for (size_t threads = 1; threads <= 3; threads++)
    for (int64_t max_bytes = 0; max_bytes <= 1; max_bytes++) check_table(engine, documents, threads, max_bytes);
  test_tree_tables(engine);
  test_cancelled(engine, documents);
}
