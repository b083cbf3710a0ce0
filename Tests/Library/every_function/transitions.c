#include "subjects.h"

#include <math.h>

/* Two boxes that are side by side at 150 points and beneath each other at 100. */
static const char wide[] =
    "{\"type\":\"flow\",\"width\":150,\"wrap\":\"wrap\",\"items\":[{\"id\":\"a\",\"width\":60,\"height\":20},"
    "{\"id\":\"b\",\"width\":60,\"height\":20}]}";
static const char narrow[] =
    "{\"type\":\"flow\",\"width\":100,\"wrap\":\"wrap\",\"items\":[{\"id\":\"a\",\"width\":60,\"height\":20},"
    "{\"id\":\"b\",\"width\":60,\"height\":20}]}";

static const char steady[] = "{\"timing\":{\"curve\":\"linear\",\"duration\":2}}";

static double x_of_b(const pl_transition *transition, double at) {
  pl_error *error = NULL;
  pl_tree *tree = pl_transition_tree(transition, at, &error);
  CHECK_NO_ERROR(error);
  REQUIRE(tree != NULL);
  size_t count;
  int32_t node = pl_tree_node_of_id(tree, PL_STRING("b"));
  double x = node < 0 ? NAN : pl_tree_nodes(tree, &count)[node].x;
  pl_tree_free(tree);
  return x;
}

static void test_times(const pl_tree *before, const pl_tree *after) {
  pl_error *error = NULL;
  pl_transition *transition = pl_transition_new(before, after, steady, strlen(steady), &error);
  CHECK_NO_ERROR(error);
  REQUIRE(transition != NULL);
  CHECK_NEAR(pl_transition_duration(transition), 2, 1e-12);
  CHECK_NEAR(x_of_b(transition, 0), 60, 1e-9);
  CHECK_NEAR(x_of_b(transition, 0.5), 45, 1e-9);
  CHECK_NEAR(x_of_b(transition, 2), 0, 1e-9);
  pl_tree *end = pl_transition_tree(transition, INFINITY, NULL);
  CHECK(is_same_output(end, after, PL_FORMAT_JSON));
  pl_tree_free(end);
  pl_transition_free(transition);
}

/* A transition that is interrupted goes on from where it is. */
static void test_interruption(const pl_tree *before, const pl_tree *after) {
  pl_error *error = NULL;
  pl_transition *there = pl_transition_new(before, after, NULL, 0, &error);
  CHECK_NO_ERROR(error);
  REQUIRE(there != NULL);
  CHECK(pl_transition_duration(there) > 0.2);
  double x = x_of_b(there, 0.1);
  pl_transition *back = pl_transition_reverse(there, 0.1, &error);
  CHECK_NO_ERROR(error);
  pl_transition *onwards = pl_transition_retarget(there, before, 0.1, steady, strlen(steady), &error);
  CHECK_NO_ERROR(error);
  pl_transition_free(there);
  CHECK_NEAR(x_of_b(back, 0), x, 1e-9);
  CHECK_NEAR(x_of_b(back, 99), 60, 1e-9);
  CHECK_NEAR(x_of_b(onwards, 0), x, 1e-9);
  CHECK_NEAR(pl_transition_duration(onwards), 2, 1e-12);
  pl_transition_free(back);
  pl_transition_free(onwards);
}

static void test_settings(const pl_tree *before, const pl_tree *after) {
  const char *wrong[] = {"{\"timing\":\"fast\"}", "{\"rowChange\":\"jump\"}", "{\"time\":1}", "[]", "{", ""};
  for (size_t i = 0; i < COUNT_OF(wrong); i++) {
    pl_error *error = NULL;
    CHECK(pl_transition_new(before, after, wrong[i], strlen(wrong[i]), &error) == NULL);
    CHECK_ERROR(error, PL_INVALID_DOCUMENT);
  }
  const char fade[] = "{\"timing\":\"spring\",\"rowChange\":\"fade\"}";
  pl_transition *transition = pl_transition_new(before, after, fade, strlen(fade), NULL);
  CHECK(transition != NULL);
  pl_transition_free(transition);
}

void test_transitions(const pl_engine *engine) {
  pl_tree *before = lay_out(engine, wide);
  pl_tree *after = lay_out(engine, narrow);
  test_times(before, after);
  test_interruption(before, after);
  test_settings(before, after);
  pl_tree_free(before);
  pl_tree_free(after);
}
