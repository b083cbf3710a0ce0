#include "misuse.h"

enum { DOCUMENTS = 3 };

/* The call is wrong: nothing is stored. */
static void check_refused(
    const pl_engine *engine, const pl_string *documents, size_t count, int32_t table, int64_t max_bytes,
    size_t threads) {
  struct ArrowSchema schema;
  struct ArrowArray array;
  memset(&schema, 0x5A, sizeof schema);
  memset(&array, 0x5A, sizeof array);
  const struct ArrowSchema before = schema;
  const struct ArrowArray array_before = array;
  REFUSED_AS(
      PL_INVALID_ARGUMENT,
      pl_layout_table(
          engine, documents, count, NULL, table, max_bytes, threads, NULL, &schema, &array, reason) == -1);
  CHECK(memcmp(&schema, &before, sizeof schema) == 0);
  CHECK(memcmp(&array, &array_before, sizeof array) == 0);
}

/* A document that is no UTF-8 fails alone. */
static void misuse_strings(const pl_engine *engine) {
  for (size_t i = 0; i < COUNT_OF(wrong_strings); i++) {
    const pl_string documents[DOCUMENTS] = {text_of(drinks), wrong_strings[i], text_of(drinks)};
    for (int32_t table = PL_TABLE_TREES; table <= PL_TABLE_SUMMARIES; table++) {
      struct ArrowArray array;
      pl_error *error = NULL;
      CHECK_INT(
          pl_layout_table(
              engine, documents, DOCUMENTS, NULL, table, 0, 2, NULL, NULL, &array, &error),
          DOCUMENTS);
      CHECK_NO_ERROR(error);
      CHECK_INT(array.length, DOCUMENTS);
      CHECK_INT(array.children[1]->null_count, 1);
      array.release(&array);
    }
  }
}

void misuse_tables(const handles *valid) {
  const pl_string documents[DOCUMENTS] = {text_of(drinks), text_of(drinks), text_of(drinks)};
  const int32_t wrong[] = {-1, PL_TABLE_SUMMARIES + 1, INT32_MAX, INT32_MIN};
  struct ArrowArray array;
  check_refused(NULL, documents, DOCUMENTS, PL_TABLE_NODES, 0, 1);
  check_refused(valid->engine, NULL, DOCUMENTS, PL_TABLE_NODES, 0, 1);
  check_refused(valid->engine, documents, IMPOSSIBLE_COUNT, PL_TABLE_NODES, 0, 1);
  check_refused(valid->engine, documents, DOCUMENTS, PL_TABLE_NODES, -1, 1);
  check_refused(valid->engine, documents, DOCUMENTS, PL_TABLE_NODES, INT64_MIN, 1);
  for (size_t i = 0; i < COUNT_OF(negative_counts); i++) {
    check_refused(valid->engine, documents, negative_counts[i], PL_TABLE_NODES, 0, 1);
    check_refused(valid->engine, documents, DOCUMENTS, PL_TABLE_NODES, 0, negative_counts[i]);
  }
  for (size_t i = 0; i < COUNT_OF(wrong); i++) {
    check_refused(valid->engine, documents, DOCUMENTS, wrong[i], 0, 1);
    REFUSED(pl_tree_table(valid->tree, wrong[i], NULL, NULL, &array, reason));
  }
  REFUSED_AS(
      PL_INVALID_ARGUMENT,
      pl_layout_table(
          valid->engine, documents, DOCUMENTS, NULL, PL_TABLE_NODES, 0, 1, NULL, NULL, NULL, reason) == -1);
  REFUSED(pl_tree_table(NULL, PL_TABLE_NODES, NULL, NULL, &array, reason));
  REFUSED(pl_tree_table(valid->tree, PL_TABLE_NODES, NULL, NULL, NULL, reason));
  misuse_strings(valid->engine);
}
