#include "subjects.h"

#include <math.h>

static void test_hits(const pl_engine *engine) {
  pl_tree *tree = lay_out(engine, drinks);
  pl_hit hit;
  memset(&hit, 0, sizeof hit);
  CHECK(pl_tree_hit_test(tree, 30, 15, &hit));
  CHECK_INT(hit.node, 3); /* the label of the first chip */
  CHECK_INT(hit.item, 2);
  CHECK_INT(hit.target, 2);
  CHECK_NEAR(hit.region.x, 0, 1e-9);
  CHECK_NEAR(hit.region.width, 60, 1e-9);
  CHECK_NEAR(hit.region.height, 44, 1e-9);
  CHECK_NEAR(hit.region.y + 44, 35, 1e-9); /* it ends halfway to the next row */
  CHECK_INT(rows_of(tree, "regions"), 2); /* the disabled chip has none */
  const pl_region *region = COLUMN(tree, "regions", pl_region);
  CHECK_INT(region->item, 2);
  CHECK_INT(region->node, 2);
  CHECK(memcmp(&region->frame, &hit.region, sizeof hit.region) == 0);
  CHECK(pl_tree_hit_test(tree, 65, 15, &hit)); /* between two chips is their row */
  CHECK_INT(hit.node, 1);
  CHECK_INT(hit.item, -1);
  CHECK_INT(hit.target, -1);
  pl_hit before = hit;
  CHECK(!pl_tree_hit_test(tree, 300, 15, &hit));
  CHECK(!pl_tree_hit_test(tree, NAN, 15, &hit));
  CHECK(memcmp(&before, &hit, sizeof hit) == 0);
  pl_tree_free(tree);
}

static const pl_focus_stop *stop_of(
    const pl_tree *tree, const pl_focus_stop *stops, size_t count, const char *id) {
  int32_t node = pl_tree_node_of_id(tree, id, strlen(id));
  for (size_t i = 0; i < count; i++)
    if (stops[i].node == node) return &stops[i];
  REQUIRE(false);
  return NULL;
}

/* Two rows: a b above c d, each 50 points wide. */
static void test_navigation(const pl_engine *engine) {
  pl_tree *tree = lay_out(
      engine,
      "{\"type\":\"chips\",\"width\":110,\"spacing\":10,\"alignment\":\"leading\",\"chip\":{\"minWidth\":50,\"maxWidth\":50},"
      "\"items\":[\"a\",\"b\",\"c\",\"d\"]}");
  size_t count = rows_of(tree, "focus_stops");
  const pl_focus_stop *stops = COLUMN(tree, "focus_stops", pl_focus_stop);
  CHECK_INT(count, 4);
  REQUIRE(count == 4);
  const char *const order[] = {"a", "b", "c", "d"};
  for (size_t i = 0; i < count; i++)
    CHECK_INT(stops[i].node, pl_tree_node_of_id(tree, order[i], 1));
  const pl_focus_stop *a = stop_of(tree, stops, count, "a"), *b = stop_of(tree, stops, count, "b");
  const pl_focus_stop *c = stop_of(tree, stops, count, "c"), *d = stop_of(tree, stops, count, "d");
  CHECK_INT(a->left, -1);
  CHECK_INT(a->up, -1);
  CHECK_INT(a->right, b->node);
  CHECK_INT(a->down, c->node);
  CHECK_INT(b->left, a->node);
  CHECK_INT(d->up, b->node);
  CHECK_INT(d->left, c->node);
  CHECK_INT(b->home, a->node);
  CHECK_INT(a->end, b->node);
  CHECK_INT(d->home, c->node);
  pl_tree_free(tree);
}

static const pl_change *change_of(const pl_changes *changes, const char *id) {
  for (size_t i = 0; i < changes->count; i++)
    if (is_text(changes->items[i].id, id)) return &changes->items[i];
  return NULL;
}

/* At 150 points the second chip still fits; at 140 it moves to a row of its own, and the third one down. */
static void test_rows_changed(const pl_engine *engine) {
  pl_document *document = read_document(engine, drinks);
  pl_tree *before = pl_document_layout(document, 150, PL_AS_DECLARED, NULL, NULL);
  pl_tree *after = pl_document_layout(document, 140, PL_AS_DECLARED, NULL, NULL);
  pl_error *error = NULL;
  pl_changes *changes = pl_tree_diff(before, after, &error);
  CHECK_NO_ERROR(error);
  REQUIRE(changes != NULL);
  CHECK(change_of(changes, "t") == NULL);
  const pl_change *coffee = change_of(changes, "c"), *cocoa = change_of(changes, "k");
  REQUIRE(coffee != NULL && cocoa != NULL);
  CHECK_INT(coffee->kinds, PL_CHANGE_MOVED | PL_CHANGE_ROW);
  CHECK_INT(coffee->from_row, 0);
  CHECK_INT(coffee->to_row, 1);
  CHECK_NEAR(coffee->from.x, 70, 1e-9);
  CHECK_NEAR(coffee->to.x, 0, 1e-9);
  CHECK_NEAR(coffee->to.y, 40, 1e-9);
  CHECK_INT(cocoa->to_row, 2);
  const pl_change *root = change_of(changes, "drinks");
  CHECK(root != NULL && root->kinds == PL_CHANGE_RESIZED);
  pl_changes_free(changes);
  changes = pl_tree_diff(before, before, &error);
  CHECK_NO_ERROR(error);
  CHECK(changes != NULL && changes->count == 0);
  pl_changes_free(changes);
  pl_tree_free(before);
  pl_tree_free(after);
  pl_document_free(document);
}

static void test_items_changed(const pl_engine *engine) {
  pl_tree *before = lay_out(
      engine,
      "{\"type\":\"chips\",\"alignment\":\"leading\",\"items\":"
      "[{\"text\":\"a\",\"width\":50},{\"text\":\"b\",\"width\":50}]}");
  pl_tree *after = lay_out(
      engine,
      "{\"type\":\"chips\",\"alignment\":\"leading\",\"items\":"
      "[{\"text\":\"a\",\"width\":70},{\"text\":\"c\",\"width\":50}]}");
  pl_error *error = NULL;
  pl_changes *changes = pl_tree_diff(before, after, &error);
  CHECK_NO_ERROR(error);
  REQUIRE(changes != NULL);
  CHECK_INT(changes->count, 3);
  const char *const ids[] = {"a", "c", "b"};
  const uint32_t kinds[] = {PL_CHANGE_RESIZED, PL_CHANGE_ADDED, PL_CHANGE_REMOVED};
  for (size_t i = 0; i < changes->count && i < 3; i++) {
    CHECK_TEXT(changes->items[i].id, ids[i]);
    CHECK_INT(changes->items[i].kinds, kinds[i]);
  }
  CHECK_NEAR(changes->items[1].from.width, 0, 0);
  CHECK_INT(changes->items[1].from_row, -1);
  CHECK_NEAR(changes->items[2].to.width, 0, 0);
  pl_tree_free(before);
  pl_tree_free(after);
  CHECK_TEXT(changes->items[2].id, "b"); /* changes outlive the trees */
  pl_changes_free(changes);
}

void test_interaction(const pl_engine *engine) {
  test_hits(engine);
  test_navigation(engine);
  test_rows_changed(engine);
  test_items_changed(engine);
  pl_changes_free(NULL);
}
