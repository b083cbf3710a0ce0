#include "subjects.h"

static void check_frame(const pl_node *node, double x, double y, double width, double height) {
  CHECK_NEAR(node->x, x, 1e-9);
  CHECK_NEAR(node->y, y, 1e-9);
  CHECK_NEAR(node->width, width, 1e-9);
  CHECK_NEAR(node->height, height, 1e-9);
}

/* Descendants of a node follow it up to its end, and a parent comes before its children. */
static void check_nesting(const pl_node *nodes, size_t count) {
  CHECK_INT(nodes[0].parent, -1);
  CHECK_INT(nodes[0].end, count);
  for (int32_t i = 1; i < (int32_t)count; i++) {
    int32_t parent = nodes[i].parent;
    CHECK(parent >= 0 && parent < i);
    CHECK(nodes[i].end > i && nodes[i].end <= nodes[parent].end);
    CHECK_INT(nodes[i].path, -1);
  }
}

static void test_drinks(const pl_engine *engine) {
  pl_tree *tree = lay_out(engine, drinks);
  size_t count;
  const pl_node *nodes = pl_tree_nodes(tree, &count);
  CHECK_INT(count, 9);
  const int32_t roles[] = {PL_ROLE_CHIPS, PL_ROLE_ROW,   PL_ROLE_CHIP, PL_ROLE_LABEL, PL_ROLE_CHIP,
                           PL_ROLE_LABEL, PL_ROLE_ROW, PL_ROLE_CHIP, PL_ROLE_LABEL};
  for (size_t i = 0; i < count && i < COUNT_OF(roles); i++) CHECK_INT(nodes[i].role, roles[i]);
  check_nesting(nodes, count);
  check_frame(&nodes[0], 0, 0, 200, 70);
  check_frame(&nodes[1], 0, 0, 150, 30);
  check_frame(&nodes[2], 0, 0, 60, 30);
  check_frame(&nodes[4], 70, 0, 80, 30);
  check_frame(&nodes[6], 0, 40, 120, 30);
  check_frame(&nodes[7], 0, 40, 120, 30);
  /* The label is centred in its chip. */
  CHECK_NEAR(nodes[8].x + nodes[8].width / 2, 60, 1e-9);
  CHECK_INT(nodes[1].index, 0);
  CHECK_INT(nodes[6].index, 1);
  CHECK_INT(nodes[0].state, PL_STATE_SELECTS_MANY);
  CHECK_INT(nodes[2].state, 0);
  CHECK_INT(nodes[4].state, PL_STATE_SELECTED);
  CHECK_INT(nodes[7].state, PL_STATE_DISABLED);
  CHECK_TEXT(string_of(tree, COLUMN(tree, "tree", pl_tree_info)->type), "chips");
  pl_tree_free(tree);
}

static void test_ids(const pl_engine *engine) {
  pl_tree *tree = lay_out(engine, drinks);
  size_t id_count = rows_of(tree, "ids");
  const pl_node *nodes = pl_tree_nodes(tree, NULL);
  const pl_block_string *ids = COLUMN(tree, "ids", pl_block_string);
  CHECK_INT(id_count, 4);
  const int32_t with_id[] = {0, 2, 4, 7};
  const char *const expected[] = {"drinks", "t", "c", "k"};
  for (size_t i = 0; i < COUNT_OF(with_id); i++) {
    int32_t id = nodes[with_id[i]].id;
    REQUIRE(id >= 0 && id < (int32_t)id_count);
    CHECK_TEXT(string_of(tree, ids[id]), expected[i]);
    CHECK_INT(pl_tree_node_of_id(tree, expected[i], strlen(expected[i])), with_id[i]);
  }
  CHECK_INT(nodes[3].id, -1);
  CHECK_INT(pl_tree_node_of_id(tree, "t and more", 1), 2);
  CHECK_INT(pl_tree_node_of_id(tree, PL_STRING("tea")), -1);
  CHECK_INT(pl_tree_node_of_id(tree, NULL, 0), -1);
  pl_tree_free(tree);
}

static pl_summary summary_of(const pl_engine *engine, const char *json) {
  pl_summary summary;
  pl_tree *tree = lay_out(engine, json);
  CHECK(pl_tree_summary(tree, &summary));
  CHECK_INT(summary.warning_count, rows_of(tree, "warnings"));
  pl_tree_free(tree);
  return summary;
}

static void test_summaries(const pl_engine *engine) {
  pl_summary summary = summary_of(engine, drinks);
  CHECK_NEAR(summary.width, 200, 0);
  CHECK_NEAR(summary.height, 70, 0);
  CHECK_INT(summary.rows, 2);
  CHECK_INT(summary.hidden, 0);
  CHECK_INT(summary.truncated, 0);
  summary = summary_of(
      engine,
      "{\"type\":\"segmented\",\"width\":160,\"whenNarrow\":[\"menu\"],\"items\":[\"Monday\",\"Tuesday\",\"Friday\"]}");
  CHECK_INT(summary.rows, 1);
  CHECK_INT(summary.hidden, 2);
  summary = summary_of(engine, "{\"type\":\"text\",\"text\":\"one two three\",\"width\":30,\"maxLines\":2}");
  CHECK_INT(summary.rows, 0);
  CHECK_INT(summary.truncated, 1);
}

/* The chips are the first item of a stack, which is in no other control. */
static void test_path(const pl_engine *engine) {
  pl_tree *tree = lay_out(engine, "{\"type\":\"stack\",\"items\":[{\"type\":\"chips\",\"items\":[\"tea\"]}]}");
  const pl_node *nodes = pl_tree_nodes(tree, NULL);
  CHECK_INT(nodes[0].path, -1);
  CHECK_INT(rows_of(tree, "paths"), 1);
  int32_t chips = node_of_role(tree, PL_ROLE_CHIPS, 0);
  CHECK_TEXT(string_of(tree, COLUMN(tree, "paths", pl_block_string)[nodes[chips].path]), "items[0]");
  pl_tree_free(tree);
}

/* Of four chips only "tea" fits into one row; the node "+3" stands for the others. */
static void test_overflow(const pl_engine *engine) {
  pl_tree *tree = lay_out(
      engine,
      "{\"type\":\"chips\",\"width\":100,\"maxRows\":1,\"items\":[\"tea\",\"coffee\",\"cocoa\",\"milk\"]}");
  int32_t node = node_of_role(tree, PL_ROLE_OVERFLOW, 0);
  REQUIRE(node >= 0);
  const pl_node *nodes = pl_tree_nodes(tree, NULL);
  const pl_block_string *hidden = &COLUMN(tree, "hidden_ids", pl_block_string)[nodes[node].first_hidden_id];
  CHECK_INT(nodes[node].hidden_id_count, 3);
  CHECK_INT(rows_of(tree, "hidden_ids"), 3);
  CHECK_TEXT(string_of(tree, hidden[0]), "coffee");
  CHECK_TEXT(string_of(tree, hidden[1]), "cocoa");
  CHECK_TEXT(string_of(tree, hidden[2]), "milk");
  int32_t label = nodes[node_of_role(tree, PL_ROLE_LABEL, node)].text;
  CHECK_TEXT(string_of(tree, COLUMN(tree, "texts", pl_text)[label].text), "+3");
  CHECK_INT(nodes[0].hidden_id_count, 0);
  pl_tree_free(tree);
}

static void test_warnings(const pl_engine *engine) {
  pl_tree *tree = lay_out(engine, drinks);
  CHECK_INT(rows_of(tree, "warnings"), 0);
  pl_tree_free(tree);
  tree = lay_out(
      engine, "{\"type\":\"chips\",\"items\":[{\"text\":\"coffee with milk\",\"id\":\"long\",\"width\":60}]}");
  const pl_warning *warnings = COLUMN(tree, "warnings", pl_warning);
  REQUIRE(rows_of(tree, "warnings") == 1);
  CHECK_TEXT(string_of(tree, warnings[0].code), "truncated");
  CHECK_TEXT(string_of(tree, warnings[0].id), "long");
  CHECK(warnings[0].message.count > 10);
  pl_tree_free(tree);
}

static void test_min_target(const pl_engine *engine) {
  pl_tree *tree = lay_out(
      engine, "{\"type\":\"chips\",\"chip\":{\"minTarget\":20},\"items\":[\"tea\"]}");
  size_t count;
  const pl_node *nodes = pl_tree_nodes(tree, &count);
  CHECK_NEAR(nodes[pl_tree_node_of_id(tree, PL_STRING("tea"))].min_target, 20, 0);
  CHECK_NEAR(nodes[0].min_target, -1, 0);
  pl_tree_free(tree);
}

void test_nodes(const pl_engine *engine) {
  test_drinks(engine);
  test_ids(engine);
  test_summaries(engine);
  test_path(engine);
  test_overflow(engine);
  test_warnings(engine);
  test_min_target(engine);
}
