#include "subjects.h"

/* `drinks` has 9 nodes: the root, two rows, and three chips with a label each. */
enum { NODES_OF_DRINKS = 9 };

static void test_limit(const pl_engine *engine, int64_t nodes, int layouts) {
  pl_error *error = NULL;
  OPTIONS(pl_limits, limits);
  limits.nodes = nodes;
  pl_budget *budget = pl_budget_new(&limits, &error);
  CHECK_NO_ERROR(error);
  pl_document *document = read_document(engine, drinks);
  for (int i = 0; i < layouts; i++) {
    pl_tree *tree = pl_document_layout(document, 200, PL_AS_DECLARED, budget, &error);
    CHECK_NO_ERROR(error);
    CHECK(tree != NULL);
    pl_tree_free(tree);
  }
  CHECK(pl_document_layout(document, 200, PL_AS_DECLARED, budget, &error) == NULL);
  CHECK_ERROR(error, PL_LIMIT);
  pl_document_free(document);
  pl_budget_free(budget);
}

static void test_cancelled(const pl_engine *engine) {
  pl_error *error = NULL;
  pl_budget *budget = pl_budget_new(NULL, &error);
  CHECK_NO_ERROR(error);
  pl_document *document = read_document(engine, drinks);
  pl_tree *tree = pl_document_layout(document, 200, PL_AS_DECLARED, budget, &error);
  CHECK_NO_ERROR(error);
  pl_budget_cancel(budget);
  CHECK(pl_document_layout(document, 200, PL_AS_DECLARED, budget, &error) == NULL);
  CHECK_ERROR(error, PL_CANCELLED);
  CHECK(pl_tree_render(tree, PL_FORMAT_SVG, NULL, budget, &error) == NULL);
  CHECK_ERROR(error, PL_CANCELLED);
  pl_tree_free(tree);
  pl_document_free(document);
  pl_budget_free(budget);
}

/* Limits of an engine hold for work that brings no budget of its own, each call with a budget anew. */
static void test_limits_of_engine(void) {
  pl_error *error = NULL;
  OPTIONS(pl_limits, limits);
  limits.nodes = NODES_OF_DRINKS;
  limits.bytes = 500;
  OPTIONS(pl_engine_options, options);
  options.limits = &limits;
  pl_engine *engine = pl_engine_new(&options, &error);
  CHECK_NO_ERROR(error);
  pl_tree *tree = NULL;
  for (int i = 0; i < 3; i++) {
    pl_tree_free(tree);
    tree = lay_out(engine, drinks);
  }
  CHECK(pl_tree_render(tree, PL_FORMAT_SVG, NULL, NULL, &error) == NULL);
  CHECK_ERROR(error, PL_LIMIT);
  pl_budget *budget = pl_budget_new(NULL, NULL);
  pl_bytes *svg = pl_tree_render(tree, PL_FORMAT_SVG, NULL, budget, &error);
  CHECK_NO_ERROR(error);
  CHECK(svg != NULL && svg->count > 500);
  pl_bytes_free(svg);
  pl_budget_free(budget);
  pl_tree_free(tree);
  pl_engine_free(engine);
}

void test_budgets(const pl_engine *engine) {
  test_limit(engine, NODES_OF_DRINKS - 1, 0);
  test_limit(engine, NODES_OF_DRINKS, 1);
  test_limit(engine, 3 * NODES_OF_DRINKS + 1, 3);
  test_cancelled(engine);
  test_limits_of_engine();
  pl_budget_free(NULL);
}
