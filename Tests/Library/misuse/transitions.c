#include "misuse.h"

#include <math.h>

void misuse_transitions(const handles *valid) {
  const pl_tree *tree = valid->tree;
  REFUSED(pl_transition_new(NULL, tree, NULL, 0, reason));
  REFUSED(pl_transition_new(tree, NULL, NULL, 0, reason));
  REFUSED(pl_transition_new(tree, tree, NULL, 3, reason));
  for (size_t i = 0; i < COUNT_OF(negative_counts); i++) {
    REFUSED(pl_transition_new(tree, tree, "{}", negative_counts[i], reason));
  }
  REFUSED(pl_transition_new(tree, tree, "{}", IMPOSSIBLE_COUNT, reason));
  REFUSED(pl_transition_retarget(NULL, tree, 0, NULL, 0, reason));
  REFUSED(pl_transition_reverse(NULL, 0, reason));
  REFUSED(pl_transition_tree(NULL, 0, reason));
  CHECK_INT(pl_transition_duration(NULL), 0);
  pl_transition_free(NULL);
  pl_transition *transition = pl_transition_new(tree, tree, NULL, 0, NULL);
  REQUIRE(transition != NULL);
  REFUSED(pl_transition_retarget(transition, NULL, 0, NULL, 0, reason));
  const double numbers[] = {NAN, INFINITY, -INFINITY, 1e308, -1e308};
  for (size_t i = 0; i < COUNT_OF(numbers); i++) {
    pl_transition *next = pl_transition_retarget(transition, tree, numbers[i], NULL, 0, NULL);
    pl_tree *shown = pl_transition_tree(next, numbers[i], NULL);
    CHECK(shown != NULL);
    pl_tree_free(shown);
    pl_transition_free(next);
  }
  pl_transition_free(transition);
}
