#include "subjects.h"

#include <math.h>

static pl_rect size_at(const pl_document *document, double width, double height) {
  pl_error *error = NULL;
  pl_rect frame = {0, 0, -1, -1};
  pl_tree *tree = pl_document_layout(document, width, height, NULL, &error);
  CHECK_NO_ERROR(error);
  size_t count;
  const pl_node *nodes = pl_tree_nodes(tree, &count);
  if (nodes != NULL && count > 0) {
    frame.width = nodes[0].width;
    frame.height = nodes[0].height;
  }
  pl_tree_free(tree);
  return frame;
}

static void check_size(const pl_document *document, double width, double height, pl_rect expected) {
  pl_rect size = size_at(document, width, height);
  CHECK_NEAR(size.width, expected.width, 1e-9);
  CHECK_NEAR(size.height, expected.height, 1e-9);
}

/* One document at many sizes: items of 60, 80 and 120 points with spaces of 10. */
static void test_sizes(const pl_engine *engine) {
  pl_document *document = read_document(engine, drinks);
  const pl_rect declared = {0, 0, 200, 70}, one_row = {0, 0, 280, 30}, ideal = {0, 0, 280, 30};
  const pl_rect three_rows = {0, 0, 120, 110}, high = {0, 0, 200, 500};
  check_size(document, PL_AS_DECLARED, PL_AS_DECLARED, declared);
  check_size(document, 280, PL_AS_DECLARED, one_row);
  check_size(document, INFINITY, PL_AS_DECLARED, ideal);
  check_size(document, 120, PL_AS_DECLARED, three_rows);
  check_size(document, PL_AS_DECLARED, 500, high);
  double last = INFINITY;
  for (int width = 0; width <= 300; width += 10) {
    pl_rect size = size_at(document, width, PL_AS_DECLARED);
    CHECK(size.height <= last); /* more width never needs more height */
    last = size.height;
  }
  pl_document_free(document);
}

static void test_wrong_sizes(const pl_engine *engine) {
  const double wrong[] = {-2, -INFINITY, NAN, 1e300};
  pl_document *document = read_document(engine, drinks);
  pl_error *error = NULL;
  for (size_t i = 0; i < COUNT_OF(wrong); i++) {
    CHECK(pl_document_layout(document, wrong[i], PL_AS_DECLARED, NULL, &error) == NULL);
    CHECK(error != NULL);
    pl_error_free(error);
    error = NULL;
    CHECK(pl_document_layout(document, PL_AS_DECLARED, wrong[i], NULL, &error) == NULL);
    CHECK(error != NULL);
    pl_error_free(error);
    error = NULL;
  }
  pl_document_free(document);
}

void test_layout(const pl_engine *engine) {
  test_sizes(engine);
  test_wrong_sizes(engine);
  pl_tree_free(NULL);
}
