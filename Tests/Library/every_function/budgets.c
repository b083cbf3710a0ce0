#include "subjects.h"

/* `drinks` has 9 nodes: the root, two rows, and three chips with a label each. */
enum { NODES_OF_DRINKS = 9 };

static void test_nodes_limit(const pl_engine *engine) {
  pl_error *error = NULL;
  pl_document *document = read_document(engine, drinks);
  OPTIONS(pl_limits, limits);
  for (limits.nodes = NODES_OF_DRINKS - 1; limits.nodes <= NODES_OF_DRINKS; limits.nodes++) {
    pl_budget *budget = pl_budget_new(&limits, &error);
    CHECK_NO_ERROR(error);
    pl_tree *tree = pl_document_layout(document, 200, PL_AS_DECLARED, budget, &error);
    CHECK((tree != NULL) == (limits.nodes == NODES_OF_DRINKS));
    if (tree == NULL) CHECK_ERROR(error, PL_LIMIT);
    pl_tree_free(tree);
    pl_budget_free(budget);
  }
  pl_document_free(document);
}

/* Of 10 characters, two texts of 5 spend all. */
static void test_adding_up(const pl_engine *engine) {
  pl_error *error = NULL;
  OPTIONS(pl_limits, limits);
  limits.glyphs = 10;
  pl_budget *budget = pl_budget_new(&limits, &error);
  CHECK_NO_ERROR(error);
  const pl_string text = {PL_STRING("cocoa")};
  pl_measurement result;
  for (int i = 0; i < 2; i++)
    CHECK(pl_engine_measure(engine, &text, 1, NULL, budget, &result, &error));
  CHECK_NO_ERROR(error);
  CHECK(!pl_engine_measure(engine, &text, 1, NULL, budget, &result, &error));
  CHECK_ERROR(error, PL_LIMIT);
  pl_budget_free(budget);
}

/* Without a budget, the limit of the engine is that of each text. */
static void test_glyphs_of_texts(void) {
  pl_error *error = NULL;
  OPTIONS(pl_limits, limits);
  limits.glyphs = 5;
  OPTIONS(pl_engine_options, options);
  options.limits = &limits;
  pl_engine *engine = pl_engine_new(&options, &error);
  CHECK_NO_ERROR(error);
  pl_string texts[1200];
  pl_measurement results[1200];
  for (size_t i = 0; i < COUNT_OF(texts); i++) texts[i] = text_of("cocoa");
  CHECK(pl_engine_measure(engine, texts, COUNT_OF(texts), NULL, NULL, results, &error));
  CHECK_NO_ERROR(error);
  texts[700] = text_of("coffee");
  CHECK(!pl_engine_measure(engine, texts, COUNT_OF(texts), NULL, NULL, results, &error));
  REQUIRE(error != NULL);
  CHECK_INT(error->item, 700);
  CHECK(is_text(error->message, "exceeds the limit of 5 glyphs per text: raise glyphs in the limits of the engine"));
  CHECK_ERROR(error, PL_LIMIT);
  pl_engine_free(engine);
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
  test_nodes_limit(engine);
  test_adding_up(engine);
  test_glyphs_of_texts();
  test_cancelled(engine);
  test_limits_of_engine();
  pl_budget_free(NULL);
}
