#include "misuse.h"

#include <math.h>

void misuse_layout(const handles *valid) {
  const double wrong[] = {NAN, -INFINITY, -0.5, -2, -1e300, 1e300};
  REFUSED(pl_document_layout(NULL, 100, 100, NULL, reason));
  for (size_t i = 0; i < COUNT_OF(wrong); i++) {
    REFUSED(pl_document_layout(valid->document, wrong[i], PL_AS_DECLARED, NULL, reason));
    REFUSED(pl_document_layout(valid->document, PL_AS_DECLARED, wrong[i], NULL, reason));
  }
}

enum { DOCUMENTS = 3 };

/* The call is wrong: nothing is stored in the arrays. */
static void check_refused(
    const pl_engine *engine, const pl_string *documents, size_t count, size_t threads,
    pl_tree **trees, pl_error **errors) {
  static char marker;
  pl_tree *const untouched = (pl_tree *)&marker;
  for (int i = 0; i < DOCUMENTS; i++) {
    if (trees != NULL) trees[i] = untouched;
    if (errors != NULL) errors[i] = (pl_error *)&marker;
  }
  REFUSED_AS(
      PL_INVALID_ARGUMENT,
      pl_layout_many(engine, documents, count, NULL, threads, NULL, trees, errors, reason) == -1);
  for (int i = 0; i < DOCUMENTS; i++) {
    if (trees != NULL) CHECK(trees[i] == untouched);
    if (errors != NULL) CHECK(errors[i] == (pl_error *)&marker);
  }
}

/* A document that is no UTF-8 fails alone. */
static void misuse_strings(const pl_engine *engine) {
  pl_tree *trees[DOCUMENTS];
  pl_error *errors[DOCUMENTS], *error = NULL;
  for (size_t i = 0; i < COUNT_OF(wrong_strings); i++) {
    const pl_string documents[DOCUMENTS] = {text_of(drinks), wrong_strings[i], text_of(drinks)};
    CHECK_INT(
        pl_layout_many(engine, documents, DOCUMENTS, NULL, 2, NULL, trees, errors, &error), 1);
    CHECK_NO_ERROR(error);
    CHECK(trees[0] != NULL && errors[0] == NULL && trees[1] == NULL && trees[2] != NULL);
    CHECK_ERROR(errors[1], code_of_wrong_json(i));
    pl_tree_free(trees[0]);
    pl_tree_free(trees[2]);
  }
}

/* More threads than documents are as many as documents. */
static void misuse_threads(const pl_engine *engine, const pl_string *documents) {
  pl_tree *trees[DOCUMENTS];
  pl_error *errors[DOCUMENTS], *error = NULL;
  CHECK_INT(
      pl_layout_many(
          engine, documents, DOCUMENTS, NULL, PTRDIFF_MAX, NULL, trees, errors, &error),
      0);
  CHECK_NO_ERROR(error);
  for (int i = 0; i < DOCUMENTS; i++) pl_tree_free(trees[i]);
  CHECK_INT(pl_layout_many(engine, NULL, 0, NULL, 2, NULL, NULL, NULL, &error), 0);
  CHECK_NO_ERROR(error);
}

void misuse_layout_many(const handles *valid) {
  const pl_string documents[DOCUMENTS] = {text_of(drinks), text_of(drinks), text_of(drinks)};
  pl_tree *trees[DOCUMENTS];
  pl_error *errors[DOCUMENTS];
  check_refused(NULL, documents, DOCUMENTS, 1, trees, errors);
  check_refused(valid->engine, NULL, DOCUMENTS, 1, trees, errors);
  check_refused(valid->engine, documents, DOCUMENTS, 1, NULL, errors);
  check_refused(valid->engine, documents, DOCUMENTS, 1, trees, NULL);
  for (size_t i = 0; i < COUNT_OF(negative_counts); i++) {
    check_refused(valid->engine, documents, negative_counts[i], 1, trees, errors);
    check_refused(valid->engine, documents, DOCUMENTS, negative_counts[i], trees, errors);
  }
  check_refused(valid->engine, documents, IMPOSSIBLE_COUNT, 1, trees, errors);
  misuse_strings(valid->engine);
  misuse_threads(valid->engine, documents);
}
