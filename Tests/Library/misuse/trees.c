#include "misuse.h"

#include <math.h>

static void misuse_nothing(void) {
  size_t count = 7;
  CHECK(pl_tree_nodes(NULL, &count) == NULL);
  CHECK_INT(count, 0);
  CHECK_INT(pl_tree_node_of_id(NULL, PL_STRING("t")), -1);
  pl_summary summary;
  summary.rows = 7;
  CHECK(!pl_tree_summary(NULL, &summary));
  CHECK_INT(summary.rows, 7);
  CHECK(pl_tree_block(NULL, PL_PART_ALL) == NULL);
  count = 7;
  CHECK(pl_block_column(NULL, "nodes", &count) == NULL);
  CHECK_INT(count, 0);
}

/* A caller who does not want to know the count may pass NULL for it. */
static void misuse_blocks(const pl_tree *tree) {
  const pl_block *block = pl_tree_block(tree, PL_PART_ALL);
  const char *const wrong[] = {"", "node", "nodess", "Nodes", "a name that is longer than any", "pl_node", "nodes\n"};
  for (size_t i = 0; i < COUNT_OF(wrong); i++) {
    size_t count = 7;
    CHECK(pl_block_column(block, wrong[i], &count) == NULL);
    CHECK_INT(count, 0);
    CHECK(pl_block_column(block, wrong[i], NULL) == NULL);
  }
  CHECK(pl_block_column(block, NULL, NULL) == NULL);
  CHECK(pl_block_column(block, "nodes", NULL) != NULL);
  CHECK(pl_tree_nodes(tree, NULL) != NULL);
  CHECK(!pl_tree_summary(tree, NULL));
  const uint32_t unknown[] = {2 * PL_PART_GLYPHS, 1u << 31, UINT32_MAX};
  for (size_t i = 0; i < COUNT_OF(unknown); i++) CHECK(pl_tree_block(tree, unknown[i]) == NULL);
}

static void misuse_ids(const pl_tree *tree) {
  for (size_t i = 0; i < COUNT_OF(wrong_strings); i++)
    CHECK_INT(pl_tree_node_of_id(tree, wrong_strings[i].bytes, wrong_strings[i].count), -1);
}

static void misuse_hits(const pl_tree *tree) {
  pl_hit hit;
  CHECK(!pl_tree_hit_test(NULL, 30, 15, &hit));
  CHECK(!pl_tree_hit_test(tree, 30, 15, NULL));
  const double huge = 1e308;
  CHECK(!pl_tree_hit_test(tree, huge, -huge, &hit));
  for (size_t i = 0; i < COUNT_OF(not_finite); i++) {
    CHECK(!pl_tree_hit_test(tree, not_finite[i], 15, &hit));
    CHECK(!pl_tree_hit_test(tree, 30, not_finite[i], &hit));
  }
}

static void misuse_reading(const handles *valid) {
  pl_bytes *json = pl_tree_render(valid->tree, PL_FORMAT_JSON, NULL, NULL, NULL);
  REQUIRE(json != NULL);
  const char *bytes = (const char *)json->data;
  REFUSED(pl_tree_read(NULL, bytes, json->count, NULL, NULL, reason));
  REFUSED(pl_tree_read(valid->engine, NULL, json->count, NULL, NULL, reason));
  for (size_t i = 0; i < COUNT_OF(negative_counts); i++)
    REFUSED(pl_tree_read(valid->engine, bytes, negative_counts[i], NULL, NULL, reason));
  for (size_t i = 0; i < COUNT_OF(wrong_strings); i++) {
    REFUSED(pl_tree_read(valid->engine, bytes, json->count, &wrong_strings[i], NULL, reason));
    REFUSED_AS(
        code_of_wrong_json(i),
        !pl_tree_read(
            valid->engine, wrong_strings[i].bytes, wrong_strings[i].count, NULL, NULL, reason));
  }
  /* Every tree that is cut off is an error. */
  for (size_t count = 0; count + 2 < json->count; count += 13)
    REFUSED_AS(PL_INVALID_DOCUMENT, !pl_tree_read(valid->engine, bytes, count, NULL, NULL, reason));
  pl_bytes_free(json);
}

void misuse_trees(const handles *valid) {
  CHECK(pl_role_name(INT32_MIN) == NULL);
  misuse_nothing();
  misuse_blocks(valid->tree);
  misuse_ids(valid->tree);
  misuse_hits(valid->tree);
  misuse_reading(valid);
  REFUSED(pl_tree_diff(NULL, valid->tree, reason));
  REFUSED(pl_tree_diff(valid->tree, NULL, reason));
}
