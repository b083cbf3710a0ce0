#include "subjects.h"

#include <math.h>
#include <stdlib.h>

/* Three equal segments at 300 points, 92 points wide, from 4, 104 and 204; the indicator takes a second. */
static const char week[] =
    "{\"type\":\"segmented\",\"id\":\"s\",\"width\":300,\"items\":[\"Day\",\"Week\",\"Month\"],"
    "\"transition\":{\"curve\":\"linear\",\"duration\":1}}";

/* The ids of the selected items, one after another, each followed by a space. */
static const char *selection(pl_session *session) {
  static char joined[256];
  size_t count, length = 0;
  const pl_string *ids = pl_session_selection(session, &count);
  for (size_t i = 0; i < count && length + ids[i].count + 2 < sizeof joined; i++) {
    memcpy(joined + length, ids[i].bytes, ids[i].count);
    length += ids[i].count;
    joined[length++] = ' ';
  }
  joined[length] = 0;
  return joined;
}

#define CHECK_SELECTION(session, expected) CHECK_TEXT(text_of(selection(session)), expected)

static double indicator_x(pl_session *session, double at) {
  pl_error *error = NULL;
  pl_tree *tree = pl_session_tree(session, at, NULL, &error);
  CHECK_NO_ERROR(error);
  size_t count;
  int32_t node = tree == NULL ? -1 : node_of_role(tree, PL_ROLE_INDICATOR, 0);
  double x = node < 0 ? NAN : pl_tree_nodes(tree, &count)[node].x;
  pl_tree_free(tree);
  return x;
}

/* A tap slides the indicator by 100 points in a second. */
static void test_tap(const pl_engine *engine) {
  pl_session *session = new_session(engine, week);
  CHECK_SELECTION(session, "Day ");
  CHECK_NEAR(indicator_x(session, 0), 4, 1e-6);
  CHECK(!pl_session_is_animating(session, 0));
  pl_target target;
  CHECK(pl_session_tap(session, 150, 20, 1, &target));
  CHECK_INT(target.role, PL_ROLE_SEGMENT);
  CHECK_TEXT(target.id, "Week");
  CHECK_SELECTION(session, "Week ");
  CHECK(pl_session_is_animating(session, 1.5));
  CHECK(!pl_session_is_animating(session, 2.5));
  CHECK_NEAR(indicator_x(session, 1), 4, 1e-6);
  CHECK_NEAR(indicator_x(session, 1.25), 29, 1e-6);
  CHECK_NEAR(indicator_x(session, 2), 104, 1e-6);
  CHECK(!pl_session_tap(session, 150, 300, 3, NULL));
  CHECK_SELECTION(session, "Week ");
  CHECK_INT(pl_session_page(session, 3), -1);
  pl_color color = {1, 0, 0, 1};
  CHECK(!pl_session_color(session, &color));
  CHECK(!pl_session_pick(session, color, 3));
  pl_session_free(session);
}

static pl_block *copy_of(const pl_block *block) {
  pl_block *copy = (pl_block *)malloc(block->size);
  REQUIRE(copy != NULL);
  memcpy(copy, block, block->size);
  return copy;
}

/* The changed rows are those from the first to the last that differ from the block before. Returns how many columns have any. */
static int check_changes(const pl_block *before, const pl_block *after, const pl_changed_rows *changed) {
  const pl_column *old = (const pl_column *)(const void *)(before + 1), *new_columns = (const pl_column *)(const void *)(after + 1);
  int count = 0;
  for (uint32_t i = 0; i < after->column_count; i++) {
    const char *old_rows = (const char *)before + old[i].offset, *rows = (const char *)after + new_columns[i].offset;
    size_t size = new_columns[i].row_size;
    uint64_t end = changed[i].first + changed[i].count;
    CHECK(end <= new_columns[i].count && changed[i].first <= old[i].count);
    count += changed[i].count > 0;
    for (uint64_t row = 0; row < new_columns[i].count; row++) {
      bool is_same = row < old[i].count && memcmp(old_rows + row * size, rows + row * size, size) == 0;
      bool is_unchanged = row < changed[i].first || row >= end;
      if (is_unchanged) CHECK(is_same);
      if (!is_unchanged && (row == changed[i].first || row + 1 == end)) CHECK(!is_same);
    }
  }
  return count;
}

/* Fails unless the block of a session is that of its tree. */
static void check_frame(pl_session *session, double at) {
  const pl_block *block = pl_session_block(session, at, PL_PART_DRAWING, NULL, NULL, NULL);
  pl_tree *tree = pl_session_tree(session, at, NULL, NULL);
  const pl_block *expected = pl_tree_block(tree, PL_PART_DRAWING);
  REQUIRE(block != NULL && expected != NULL);
  CHECK(block->size == expected->size && memcmp(block, expected, block->size) == 0);
  CHECK(pl_session_block(session, at, PL_PART_DRAWING, NULL, NULL, NULL) == block);
  pl_tree_free(tree);
}

/* Whatever comes in, the next frame shows it; also at an earlier time, while something moved then. */
static void test_frames_after_input(const pl_engine *engine) {
  pl_session *session = new_session(engine, week);
  check_frame(session, 0);
  pl_session_tap(session, 150, 20, 1, NULL);
  check_frame(session, 1.5);
  check_frame(session, 9);
  check_frame(session, 1.2);
  check_frame(session, 9);
  pl_session_press_point(session, 150, 20, 10, NULL);
  check_frame(session, 20);
  pl_session_release(session, 20);
  check_frame(session, 30);
  pl_session_begin_drag(session, 150, 20, 30);
  pl_session_drag(session, 220, 20, 31);
  check_frame(session, 31);
  pl_session_end_drag(session, 0, 0, 31);
  check_frame(session, 40);
  pl_session_select(session, PL_STRING("Day"), true, 40);
  check_frame(session, 50);
  pl_session_press(session, PL_KEY_RIGHT, 50);
  check_frame(session, 60);
  CHECK(pl_session_resize(session, 400, PL_AS_DECLARED, 60, NULL));
  check_frame(session, 60);
  pl_session_free(session);
}

/* A frame without a change is the block of the one before; while the indicator slides, only it changes, and what is drawn of it. */
static void test_blocks_of_frames(const pl_engine *engine) {
  pl_session *session = new_session(engine, week);
  const pl_changed_rows *changed = NULL;
  const pl_block *block = pl_session_block(session, 0, PL_PART_DRAWING, &changed, NULL, NULL);
  REQUIRE(block != NULL && changed != NULL);
  const pl_column *columns = (const pl_column *)(const void *)(block + 1);
  for (uint32_t i = 0; i < block->column_count; i++) {
    CHECK_INT(changed[i].first, 0);
    CHECK_INT(changed[i].count, columns[i].count);
  }
  for (int frame = 0; frame < 3; frame++) {
    CHECK(pl_session_block(session, 0.1 * frame, PL_PART_DRAWING, &changed, NULL, NULL) == block);
    CHECK_INT(check_changes(block, block, changed), 0);
  }
  pl_session_tap(session, 150, 20, 1, NULL);
  for (double at = 1; at < 2.1; at += 0.25) {
    pl_block *before = copy_of(block);
    block = pl_session_block(session, at, PL_PART_DRAWING, &changed, NULL, NULL);
    REQUIRE(block != NULL);
    CHECK(check_changes(before, block, changed) > 0);
    free(before);
    pl_tree *tree = pl_session_tree(session, at, NULL, NULL);
    if (at > 1.2 && at < 1.8) {
      CHECK_INT(changed[1].count, 1);
      CHECK_INT(changed[1].first, node_of_role(tree, PL_ROLE_INDICATOR, 0));
    }
    pl_tree_free(tree);
  }
  block = pl_session_block(session, 3, PL_PART_DRAWING, NULL, NULL, NULL);
  CHECK(pl_session_block(session, 9, PL_PART_DRAWING, &changed, NULL, NULL) == block);
  block = pl_session_block(session, 9, PL_PART_INPUT, &changed, NULL, NULL);
  size_t count;
  CHECK(pl_block_column(block, "regions", &count) != NULL && count == 3);
  pl_block_column(block, "nodes", &count);
  CHECK_INT(changed[1].count, count);
  pl_session_free(session);
}

/* The width of a node of a role, counted from 0. */
static double width_of(pl_session *session, int32_t role, int32_t number, double at) {
  pl_tree *tree = pl_session_tree(session, at, NULL, NULL);
  REQUIRE(tree != NULL);
  size_t count;
  int32_t node = node_of_role(tree, role, 0);
  for (; number > 0 && node >= 0; number--) node = node_of_role(tree, role, node + 1);
  double width = node < 0 ? NAN : pl_tree_nodes(tree, &count)[node].width;
  pl_tree_free(tree);
  return width;
}

/* A pressed segment in the middle grows by 0.15 of its 92 points, of which each neighbour gives one half. */
static void test_press_point(const pl_engine *engine) {
  pl_session *session = new_session(engine, week);
  pl_target target;
  CHECK(pl_session_press_point(session, 150, 20, 0, &target));
  CHECK_INT(target.role, PL_ROLE_SEGMENT);
  CHECK_TEXT(target.id, "Week");
  CHECK_SELECTION(session, "Day ");
  CHECK(pl_session_is_animating(session, 0.01));
  CHECK_NEAR(width_of(session, PL_ROLE_SEGMENT, 1, 0), 92, 1e-6);
  CHECK_NEAR(width_of(session, PL_ROLE_SEGMENT, 1, 9), 105.8, 1e-3);
  CHECK_NEAR(width_of(session, PL_ROLE_SEGMENT, 0, 9), 85.1, 1e-3);
  CHECK_NEAR(width_of(session, PL_ROLE_INDICATOR, 0, 9), 85.1, 1e-3);
  pl_session_release(session, 10);
  CHECK_NEAR(width_of(session, PL_ROLE_SEGMENT, 1, 19), 92, 1e-6);
  CHECK(!pl_session_is_animating(session, 19));
  CHECK(!pl_session_press_point(session, 150, 300, 20, NULL));
  CHECK(!pl_session_press_point(session, NAN, 20, 20, &target));
  pl_session_free(session);
}

static void test_drag(const pl_engine *engine) {
  pl_session *session = new_session(engine, week);
  CHECK(pl_session_begin_drag(session, 50, 20, 0));
  pl_session_drag(session, 120, 20, 0.1);
  pl_session_drag(session, 250, 20, 0.2);
  CHECK(pl_session_is_animating(session, 0.2));
  CHECK_NEAR(indicator_x(session, 0.2), 204, 1);
  pl_session_end_drag(session, 0, 0, 0.3);
  CHECK_SELECTION(session, "Month ");
  CHECK_NEAR(indicator_x(session, 9), 204, 1e-6);
  CHECK(!pl_session_begin_drag(session, 50, 300, 10));
  CHECK(pl_session_begin_drag(session, 250, 20, 11));
  pl_session_drag(session, 50, 20, 11.1);
  pl_session_end_drag(session, NAN, NAN, 11.2);
  CHECK_SELECTION(session, "Day ");
  pl_session_free(session);
}

/* Five segments of 60 points, of which 100 points are in sight; a wheel scrolls them, and so does a finger beside the indicator. */
static void test_scrolling(const pl_engine *engine) {
  pl_session *session = new_session(
      engine,
      "{\"type\":\"segmented\",\"width\":100,\"padding\":0,\"spacing\":0,\"whenNarrow\":[\"scroll\"],"
      "\"segment\":{\"minWidth\":60,\"padding\":0},\"items\":[\"a\",\"b\",\"c\",\"d\",\"e\"]}");
  CHECK_NEAR(indicator_x(session, 0), 0, 1e-6);
  CHECK(!pl_session_scroll(session, 50, 5, -10, 0, 0));
  CHECK(pl_session_scroll(session, 50, 5, 0, 70, 0));
  CHECK_NEAR(indicator_x(session, 0), -70, 1e-6);
  CHECK(!pl_session_scroll(session, 50, 300, 10, 0, 0));
  CHECK(pl_session_begin_drag(session, 50, 5, 1));
  pl_session_drag(session, 20, 5, 1);
  CHECK_NEAR(indicator_x(session, 1), -100, 1e-6);
  pl_session_end_drag(session, 0, 0, 1);
  CHECK_SELECTION(session, "a ");
  CHECK(pl_session_tap(session, 90, 5, 2, NULL)); /* 190 points from the left */
  CHECK_SELECTION(session, "d ");
  CHECK_NEAR(indicator_x(session, 9), 20, 1e-6);
  pl_session_free(session);
}

static void test_keys(const pl_engine *engine) {
  pl_session *session = new_session(engine, week);
  CHECK(pl_session_press(session, PL_KEY_RIGHT, 0));
  CHECK_SELECTION(session, "Week ");
  CHECK(pl_session_press(session, PL_KEY_END, 1));
  CHECK_SELECTION(session, "Month ");
  CHECK(pl_session_press(session, PL_KEY_HOME, 2));
  CHECK_SELECTION(session, "Day ");
  pl_target focus;
  CHECK(pl_session_focus(session, &focus));
  CHECK_INT(focus.role, PL_ROLE_SEGMENT);
  CHECK_TEXT(focus.id, "Day");
  pl_session_free(session);
}

/* At 450 points, segments of 142 points stand at 4, 154 and 304; the selection stays. */
static void test_resize(const pl_engine *engine) {
  pl_session *session = new_session(engine, week);
  CHECK(pl_session_select(session, PL_STRING("Month"), true, 0));
  pl_error *error = NULL;
  CHECK(pl_session_resize(session, 450, PL_AS_DECLARED, 5, &error));
  CHECK_NO_ERROR(error);
  CHECK_SELECTION(session, "Month ");
  CHECK_NEAR(indicator_x(session, 5), 304, 1e-6);
  CHECK(!pl_session_select(session, PL_STRING("Year"), true, 6));
  CHECK_SELECTION(session, "Month ");
  pl_session_free(session);
}

static void test_chips(const pl_engine *engine) {
  pl_session *session = new_session(engine, drinks);
  CHECK_SELECTION(session, "c ");
  CHECK(pl_session_tap(session, 30, 15, 0, NULL));
  CHECK_SELECTION(session, "t c ");
  CHECK(pl_session_tap(session, 110, 15, 0, NULL));
  CHECK_SELECTION(session, "t ");
  CHECK(!pl_session_tap(session, 60, 55, 0, NULL)); /* k is disabled */
  CHECK_SELECTION(session, "t ");
  CHECK(pl_session_select(session, PL_STRING("c"), true, 1));
  CHECK(pl_session_select(session, PL_STRING("t"), false, 1));
  CHECK_SELECTION(session, "c ");
  CHECK(!pl_session_is_animating(session, 1));
  pl_tree *tree = pl_session_tree(session, 1, NULL, NULL);
  REQUIRE(tree != NULL);
  CHECK(pl_session_remove(session, PL_STRING("t"), 2));
  CHECK(!pl_session_remove(session, PL_STRING("t"), 2));
  CHECK_SELECTION(session, "c ");
  pl_session_free(session);
  size_t count;
  const pl_node *nodes = pl_tree_nodes(tree, &count); /* a tree outlives its session */
  CHECK_INT(nodes[2].state & PL_STATE_SELECTED, 0);
  CHECK_INT(nodes[4].state & PL_STATE_SELECTED, PL_STATE_SELECTED);
  pl_tree_free(tree);
}

/* Keys move the focus from chip to chip, and the space bar toggles the one that has it. */
static void test_focus(const pl_engine *engine) {
  pl_session *session = new_session(engine, drinks);
  CHECK(pl_session_tap(session, 110, 15, 0, NULL));
  CHECK_SELECTION(session, "");
  CHECK(pl_session_press(session, PL_KEY_LEFT, 1));
  pl_target focus;
  CHECK(pl_session_focus(session, &focus));
  CHECK_INT(focus.role, PL_ROLE_CHIP);
  CHECK_TEXT(focus.id, "t");
  CHECK(pl_session_press(session, PL_KEY_SPACE, 1));
  CHECK_SELECTION(session, "t ");
  CHECK(pl_session_press(session, PL_KEY_ENTER, 1));
  CHECK_SELECTION(session, "");
  pl_session_free(session);
}

/* The focus goes to a node without any other change, and from control to control by the Tab key. */
static void test_focus_of_panels(const pl_engine *engine) {
  pl_session *session = new_session(
      engine,
      "{\"type\":\"stack\",\"width\":300,\"items\":[{\"type\":\"chips\",\"items\":[\"tea\",\"milk\"]},"
      "{\"type\":\"segmented\",\"items\":[\"Day\",\"Week\"],\"selected\":1}]}");
  pl_tree *tree = pl_session_tree(session, 0, NULL, NULL);
  REQUIRE(tree != NULL);
  int32_t milk = pl_tree_node_of_id(tree, PL_STRING("milk"));
  int32_t week = pl_tree_node_of_id(tree, PL_STRING("Week"));
  CHECK_INT(pl_session_focus_node(session, 0), -1);
  CHECK(pl_session_set_focus(session, milk, 0));
  CHECK_INT(pl_session_focus_node(session, 0), milk);
  CHECK(!pl_session_set_focus(session, 0, 0)); /* the panel itself */
  CHECK_INT(pl_session_focus_node(session, 0), milk);
  CHECK(pl_session_press(session, PL_KEY_TAB, 0));
  CHECK_INT(pl_session_focus_node(session, 0), week);
  CHECK(!pl_session_press(session, PL_KEY_TAB, 0));
  CHECK(pl_session_press(session, PL_KEY_BACK_TAB, 0));
  const pl_focus_stop *tea = COLUMN(tree, "focus_stops", pl_focus_stop); /* the first stop */
  REQUIRE(rows_of(tree, "focus_stops") == 4);
  CHECK_INT(pl_session_focus_node(session, 0), tea->node);
  CHECK(pl_session_press(session, PL_KEY_DOWN, 0));
  CHECK_INT(pl_session_focus_node(session, 0), tea->down);
  CHECK(pl_session_set_focus(session, -1, 0));
  CHECK(!pl_session_focus(session, NULL));
  CHECK_SELECTION(session, "Week ");
  pl_target target;
  CHECK(pl_session_tap_node(session, milk, 0, &target)); /* by its node, without a point */
  CHECK_INT(target.role, PL_ROLE_CHIP);
  CHECK(!pl_session_tap_node(session, 0, 0, NULL)); /* the panel itself */
  CHECK_INT(pl_session_focus_node(session, 0), milk);
  pl_tree_free(tree);
  pl_session_free(session);
}

/* The chip that stands for hidden ones has no id, and expands the row. */
static void test_expanding(const pl_engine *engine) {
  pl_session *session = new_session(
      engine,
      "{\"type\":\"chips\",\"width\":100,\"maxRows\":1,\"overflow\":{\"label\":\"+{count}\",\"lessLabel\":\"less\"},"
      "\"items\":[\"tea\",\"coffee\",\"cocoa\",\"milk\"]}");
  pl_tree *tree = pl_session_tree(session, 0, NULL, NULL);
  REQUIRE(tree != NULL);
  size_t count, expanded_count;
  const pl_node *more = &pl_tree_nodes(tree, &count)[node_of_role(tree, PL_ROLE_OVERFLOW, 0)];
  pl_target target;
  CHECK(pl_session_tap(session, more->x + 5, more->y + 5, 0, &target));
  CHECK_INT(target.role, PL_ROLE_OVERFLOW);
  CHECK(target.id.bytes == NULL);
  pl_tree *expanded = pl_session_tree(session, 0, NULL, NULL);
  REQUIRE(expanded != NULL);
  CHECK_INT(pl_tree_node_of_id(tree, PL_STRING("milk")), -1);
  CHECK(pl_tree_node_of_id(expanded, PL_STRING("milk")) > 0);
  pl_tree_nodes(expanded, &expanded_count);
  CHECK(expanded_count > count);
  pl_tree_free(tree);
  pl_tree_free(expanded);
  pl_session_free(session);
}

/* What a limit refuses is told until the next input. */
static void test_refusal(const pl_engine *engine) {
  pl_session *session = new_session(
      engine,
      "{\"type\":\"chips\",\"id\":\"drinks\",\"selection\":{\"mode\":\"multiple\",\"limit\":1},"
      "\"items\":[{\"text\":\"tea\",\"selected\":true},\"milk\"]}");
  pl_refusal refusal;
  CHECK(!pl_session_refusal(session, &refusal));
  CHECK(!pl_session_select(session, PL_STRING("milk"), true, 0));
  CHECK(pl_session_refusal(session, &refusal));
  CHECK_TEXT(refusal.control, "drinks");
  CHECK_TEXT(refusal.id, "milk");
  CHECK_TEXT(refusal.reason, "limitReached");
  CHECK(pl_session_refusal(session, NULL));
  CHECK(pl_session_select(session, PL_STRING("tea"), false, 0));
  CHECK(!pl_session_refusal(session, &refusal));
  pl_session_free(session);
}

/* Once a page has loaded a picture, what depends on its size is laid out again. */
static void test_natural_size(const pl_engine *engine) {
  const char json[] = "{\"type\":\"carousel\",\"pages\":[{\"href\":\"https://example.org/a.jpg\",\"load\":true}]}";
  OPTIONS(pl_document_options, options);
  options.directory = text_of("Fonts");
  pl_error *error = NULL;
  pl_document *document = pl_document_read(engine, json, strlen(json), &options, NULL, &error);
  CHECK_NO_ERROR(error);
  REQUIRE(document != NULL);
  pl_session *session = pl_session_new(document, PL_AS_DECLARED, PL_AS_DECLARED, 0, NULL, &error);
  pl_document_free(document);
  CHECK_NO_ERROR(error);
  REQUIRE(session != NULL);
  CHECK(!pl_session_set_natural_size(session, PL_STRING("https://example.org/b.jpg"), 30, 20, 0));
  CHECK(!pl_session_set_natural_size(session, PL_STRING("https://example.org/a.jpg"), NAN, 20, 0));
  CHECK(!pl_session_set_natural_size(session, NULL, 0, 30, 20, 0));
  CHECK(pl_session_set_natural_size(session, PL_STRING("https://example.org/a.jpg"), 30, 20, 0));
  pl_tree *tree = pl_session_tree(session, 0, NULL, NULL);
  size_t count;
  const pl_node *nodes = pl_tree_nodes(tree, &count);
  REQUIRE(count > 0);
  CHECK_NEAR(nodes[0].width, 30, 1e-6);
  CHECK_NEAR(nodes[0].height, 20, 1e-6);
  pl_tree_free(tree);
  pl_session_free(session);
}

/* A firm touch on a slider shows the card, a firmer one the swatch alone. */
static void test_stage(const pl_engine *engine) {
  pl_session *session = new_session(engine, "{\"type\":\"chromaTouch\"}");
  pl_string stage;
  CHECK(pl_session_stage(session, &stage));
  CHECK_TEXT(stage, "sliders");
  pl_session_set_force(session, 0.6);
  CHECK(pl_session_begin_drag(session, 160, 540, 0));
  CHECK(pl_session_stage(session, &stage));
  CHECK_TEXT(stage, "peek");
  pl_session_set_force(session, 0.95);
  pl_session_drag(session, 160, 540, 0.1);
  CHECK(pl_session_stage(session, NULL));
  CHECK(pl_session_stage(session, &stage));
  CHECK_TEXT(stage, "popped");
  pl_session_free(session);
}

/* A layer of a drawing follows the finger in both directions. */
static void test_layer(const pl_engine *engine) {
  pl_session *session = new_session(
      engine,
      "{\"type\":\"drawing\",\"width\":100,\"height\":100,\"layers\":[{\"draggable\":true,\"items\":["
      "{\"shape\":\"roundedRect\",\"width\":20,\"height\":20}]}]}");
  double x, y;
  CHECK(!pl_session_stage(session, NULL));
  CHECK(!pl_session_offset(session, &x, &y));
  CHECK(!pl_session_begin_drag(session, 50, 50, 0));
  CHECK(pl_session_begin_drag(session, 10, 10, 0));
  pl_session_drag(session, 15, 40, 0);
  CHECK(pl_session_is_animating(session, 0));
  pl_session_end_drag(session, NAN, NAN, 0);
  CHECK(pl_session_offset(session, &x, &y));
  CHECK_NEAR(x, 5, 1e-9);
  CHECK_NEAR(y, 30, 1e-9);
  CHECK(pl_session_offset(session, NULL, NULL));
  pl_session_free(session);
}

/* Points, times and ids that mean nothing have no effect, and time never goes backwards. */
static void test_nothing(const pl_engine *engine) {
  pl_session *session = new_session(engine, week);
  CHECK(!pl_session_tap(session, NAN, 20, 0, NULL));
  CHECK(!pl_session_tap(session, 150, INFINITY, 0, NULL));
  CHECK(!pl_session_tap(session, 150, 20, NAN, NULL));
  CHECK(!pl_session_press(session, 99, 0));
  pl_session_drag(session, 150, 20, 0);
  pl_session_end_drag(session, 1e9, 0, 0);
  CHECK_SELECTION(session, "Day ");
  CHECK(pl_session_tap(session, 150, 20, 10, NULL));
  CHECK(pl_session_tap(session, 250, 20, 5, NULL)); /* counts as at 10 */
  CHECK_SELECTION(session, "Month ");
  CHECK_NEAR(indicator_x(session, 11), 204, 1e-6);
  pl_session_free(session);
}

/* The result of an event tells what it did, and the state what all of them led to; wrong events are errors. */
static void test_events(const pl_engine *engine) {
  pl_session *session = new_session(
      engine, "{\"type\":\"chips\",\"id\":\"c\",\"selection\":{\"mode\":\"multiple\",\"limit\":1},\"items\":[\"tea\",\"milk\"]}");
  pl_result result;
  pl_error *error = NULL;
  pl_event event = {sizeof(pl_event), PL_EVENT_SELECT, 0, 0, 0, 0, 0, {PL_STRING("tea")}, {0, 0, 0, 0}};
  CHECK(pl_session_send(session, &event, 0, &result, &error));
  CHECK_NO_ERROR(error);
  CHECK(result.used && !result.moved_focus && !result.changed_hidden);
  CHECK_INT(result.target.role, -1);
  CHECK_INT(result.selected_count, 1);
  CHECK_TEXT(result.selected[0], "tea");
  CHECK(result.refusal.reason.bytes == NULL && result.announcement.bytes == NULL);
  event.text = pl_string_(PL_STRING("milk"));
  CHECK(!pl_session_send(session, &event, 0, &result, &error));
  CHECK_TEXT(result.refusal.control, "c");
  CHECK_TEXT(result.refusal.reason, "limitReached");
  CHECK_TEXT(result.announcement, "No more can be selected");
  pl_state state;
  pl_session_state(session, &state);
  CHECK_INT(state.selection_count, 1);
  CHECK_TEXT(state.selection[0], "tea");
  CHECK_TEXT(state.refusal.id, "milk");
  CHECK(state.focus.role == -1 && !state.has_color && !state.has_offset && state.width == PL_AS_DECLARED);
  event.kind = PL_EVENT_REMOVE;
  CHECK(pl_session_send(session, &event, 0, &result, NULL));
  CHECK_TEXT(result.removed, "milk");
  event.kind = 99;
  CHECK(!pl_session_send(session, &event, 0, &result, &error));
  CHECK_ERROR(error, PL_INVALID_ARGUMENT);
  CHECK(!result.used);
  event.kind = PL_EVENT_KEY;
  event.number = -1;
  CHECK(!pl_session_send(session, &event, 0, NULL, &error));
  CHECK_ERROR(error, PL_INVALID_ARGUMENT);
  CHECK(!pl_session_send(session, NULL, 0, &result, NULL));
  CHECK(!pl_session_send(NULL, &event, 0, &result, NULL));
  pl_session_state(NULL, &state);
  CHECK_INT(state.focus.role, -1);
  pl_session_free(session);
}

void test_sessions(const pl_engine *engine) {
  test_events(engine);
  test_tap(engine);
  test_blocks_of_frames(engine);
  test_frames_after_input(engine);
  test_refusal(engine);
  test_natural_size(engine);
  test_stage(engine);
  test_layer(engine);
  test_press_point(engine);
  test_drag(engine);
  test_scrolling(engine);
  test_keys(engine);
  test_resize(engine);
  test_chips(engine);
  test_focus(engine);
  test_focus_of_panels(engine);
  test_expanding(engine);
  test_nothing(engine);
  pl_session_free(NULL);
}
