#include "subjects.h"

#include <stdio.h>

enum { DOCUMENTS = 40 };

/* Documents of one chip that is 30, 40, … points wide, except that every tenth is wrong. */
static void write_documents(char storage[DOCUMENTS][128], pl_string documents[DOCUMENTS]) {
  for (int i = 0; i < DOCUMENTS; i++) {
    int width = i % 10 == 9 ? -1 : 10 * (i + 3);
    snprintf(
        storage[i], sizeof storage[i], "{\"type\":\"chips\",\"items\":[{\"text\":\"\",\"width\":%d}]}",
        width);
    documents[i] = text_of(storage[i]);
  }
}

static void check_answers(pl_tree **trees, pl_error **errors) {
  for (int i = 0; i < DOCUMENTS; i++) {
    CHECK((trees[i] == NULL) == (i % 10 == 9));
    if (trees[i] != NULL) {
      size_t count;
      CHECK_NEAR(pl_tree_nodes(trees[i], &count)[0].width, 10 * (i + 3), 1e-9);
      CHECK(errors[i] == NULL);
      pl_tree_free(trees[i]);
    } else {
      REQUIRE(errors[i] != NULL);
      CHECK_TEXT(errors[i]->path, "$.items[0].width");
      CHECK_INT(errors[i]->item, i);
      CHECK_ERROR(errors[i], PL_INVALID_DOCUMENT);
    }
  }
}

static void test_cancelled(const pl_engine *engine, const pl_string *documents) {
  pl_tree *trees[DOCUMENTS];
  pl_error *errors[DOCUMENTS], *error = NULL;
  pl_budget *budget = pl_budget_new(NULL, NULL);
  pl_budget_cancel(budget);
  int64_t failed =
      pl_layout_many(engine, documents, DOCUMENTS, NULL, 2, budget, trees, errors, &error);
  CHECK_NO_ERROR(error);
  CHECK_INT(failed, DOCUMENTS);
  for (int i = 0; i < DOCUMENTS; i++) {
    CHECK(trees[i] == NULL);
    CHECK_ERROR(errors[i], PL_CANCELLED);
  }
  pl_budget_free(budget);
}

void test_layout_many(const pl_engine *engine) {
  char storage[DOCUMENTS][128];
  pl_string documents[DOCUMENTS];
  write_documents(storage, documents);
  OPTIONS(pl_document_options, options);
  options.settings = text_of("{\"detail\":[\"hits\"]}");
  for (size_t threads = 0; threads <= 3; threads++) {
    pl_tree *trees[DOCUMENTS];
    pl_error *errors[DOCUMENTS], *error = NULL;
    int64_t failed = pl_layout_many(
        engine, documents, DOCUMENTS, threads % 2 ? &options : NULL, threads, NULL, trees, errors,
        &error);
    CHECK_NO_ERROR(error);
    CHECK_INT(failed, DOCUMENTS / 10);
    check_answers(trees, errors);
  }
  test_cancelled(engine, documents);
}
