#include "misuse.h"

#include <math.h>

static void misuse_nothing(void) {
  size_t count = 7;
  CHECK(pl_tree_nodes(NULL, &count) == NULL);
  CHECK_INT(count, 0);
  count = 7;
  CHECK(pl_tree_ids(NULL, &count) == NULL);
  CHECK_INT(count, 0);
  count = 7;
  CHECK(pl_tree_warnings(NULL, &count) == NULL);
  CHECK_INT(count, 0);
  count = 7;
  CHECK(pl_tree_hidden_ids(NULL, 0, &count) == NULL);
  CHECK_INT(count, 0);
  count = 7;
  CHECK(pl_tree_navigation(NULL, &count) == NULL);
  CHECK_INT(count, 0);
  CHECK(pl_tree_type(NULL).bytes == NULL);
  CHECK_INT(pl_tree_node_of_id(NULL, PL_STRING("t")), -1);
  CHECK(pl_tree_text_tables(NULL) == NULL);
  CHECK(pl_tree_paint_tables(NULL) == NULL);
  CHECK(pl_tree_display_list(NULL) == NULL);
  count = 7;
  CHECK(pl_tree_icons(NULL, &count) == NULL);
  CHECK_INT(count, 0);
  count = 7;
  CHECK(pl_tree_borders(NULL, &count) == NULL);
  CHECK_INT(count, 0);
  pl_color color;
  CHECK(!pl_tree_background(NULL, &color));
  CHECK(!pl_tree_paper(NULL, &color));
  CHECK_NEAR(pl_tree_foreground(NULL).alpha, 1, 0);
}

/* A caller who does not want to know the count may pass NULL for it. */
static void misuse_counts(const pl_tree *tree) {
  CHECK(pl_tree_nodes(tree, NULL) != NULL);
  CHECK(pl_tree_ids(tree, NULL) != NULL);
  CHECK(pl_tree_navigation(tree, NULL) != NULL);
  pl_tree_warnings(tree, NULL);
  pl_tree_icons(tree, NULL);
  pl_tree_borders(tree, NULL);
  CHECK(!pl_tree_background(tree, NULL));
  CHECK(!pl_tree_paper(tree, NULL));
  pl_tree_hidden_ids(tree, 0, NULL);
}

static void misuse_ids(const pl_tree *tree) {
  const int32_t wrong[] = {-1, 9, INT32_MAX, INT32_MIN};
  for (size_t i = 0; i < COUNT_OF(wrong); i++) {
    size_t count = 7;
    pl_tree_hidden_ids(tree, wrong[i], &count);
    CHECK_INT(count, 0);
  }
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
  CHECK(!pl_role_paints_text(-1) && !pl_role_paints_text(INT32_MAX) && !pl_role_paints_text(INT32_MIN));
  misuse_nothing();
  misuse_counts(valid->tree);
  misuse_ids(valid->tree);
  misuse_hits(valid->tree);
  misuse_reading(valid);
  REFUSED(pl_tree_diff(NULL, valid->tree, reason));
  REFUSED(pl_tree_diff(valid->tree, NULL, reason));
}
