#include "subjects.h"

#include <math.h>

/* The track of a slider from white to black: a tap in its middle picks a grey, a drag beyond its end an end. */
static void test_colors(const pl_engine *engine) {
  pl_session *session = new_session(
      engine,
      "{\"type\":\"colorPicker\",\"width\":320,\"values\":{\"hue\":0,\"saturation\":0,\"brightness\":1,\"alpha\":1},"
      "\"controls\":[\"slider(brightness)\",\"slider(saturation)\",\"slider(hue)\",\"slider(alpha)\"]}");
  pl_color color;
  CHECK(pl_session_color(session, &color));
  CHECK_NEAR(color.red, 1, 1e-9);
  pl_tree *tree = pl_session_tree(session, 0, NULL, NULL);
  REQUIRE(tree != NULL);
  size_t count;
  const pl_node *track = &pl_tree_nodes(tree, &count)[node_of_role(tree, PL_ROLE_TRACK, 0)];
  double x = track->x, y = track->y + track->height / 2, width = track->width;
  CHECK(pl_session_tap(session, x + width / 2, y, 1, NULL));
  CHECK(pl_session_color(session, &color));
  CHECK_NEAR(color.red, 0.5, 0.02);
  CHECK_NEAR(color.green, color.red, 1e-9);
  CHECK_NEAR(color.blue, color.red, 1e-9);
  CHECK_NEAR(color.alpha, 1, 1e-9);
  CHECK(pl_session_begin_drag(session, x + width / 2, y, 2));
  pl_session_drag(session, x - 50, y, 2.1);
  pl_session_end_drag(session, 0, 0, 2.2);
  CHECK(pl_session_color(session, &color));
  CHECK_NEAR(color.red, 0, 1e-9);
  const pl_color teal = {0, 0.5, 0.5, 1};
  CHECK(pl_session_pick(session, teal, 3));
  CHECK(pl_session_color(session, &color));
  CHECK_NEAR(color.red, teal.red, 1e-6);
  CHECK_NEAR(color.green, teal.green, 1e-6);
  CHECK_NEAR(color.blue, teal.blue, 1e-6);
  pl_tree_free(tree);
  pl_session_free(session);
}

/* A firm tap on a slider of a touch swatch shows its card, which Escape closes, and one whose force is not measured picks a hue. */
static void test_force(const pl_engine *engine) {
  pl_session *session = new_session(engine, "{\"type\":\"chromaTouch\",\"width\":320,\"height\":560}");
  pl_tree *tree = pl_session_tree(session, 0, NULL, NULL);
  REQUIRE(tree != NULL);
  size_t count;
  const pl_node *slider = &pl_tree_nodes(tree, &count)[node_of_role(tree, PL_ROLE_SLIDER, 0)];
  double x = slider->x + slider->width / 2, y = slider->y + slider->height / 2;
  pl_session_set_force(session, 0.6);
  CHECK(pl_session_tap(session, x, y, 0, NULL));
  pl_tree *peeking = pl_session_tree(session, 1, NULL, NULL);
  REQUIRE(peeking != NULL);
  CHECK(node_of_role(peeking, PL_ROLE_PEEK, 0) > 0);
  pl_session_set_force(session, NAN);
  CHECK(pl_session_press(session, PL_KEY_ESCAPE, 2));
  CHECK(!pl_session_press(session, PL_KEY_ESCAPE, 2));
  pl_tree *closed = pl_session_tree(session, 9, NULL, NULL);
  REQUIRE(closed != NULL);
  CHECK_INT(node_of_role(closed, PL_ROLE_PEEK, 0), -1);
  pl_tree_free(closed);
  pl_color before, after;
  CHECK(pl_session_color(session, &before));
  CHECK(pl_session_tap(session, 20, 20, 9, NULL));
  CHECK(pl_session_color(session, &after));
  CHECK(before.red != after.red || before.green != after.green);
  pl_tree_free(peeking);
  pl_tree_free(tree);
  pl_session_free(session);
}

/* Drags the pages by 60 points to the left within half a second. */
static void drag_pages(pl_session *session, double at) {
  CHECK(pl_session_begin_drag(session, 180, 40, at));
  pl_session_drag(session, 150, 40, at + 0.2);
  pl_session_drag(session, 120, 40, at + 0.4);
}

/* Three pages of 200 points: released without velocity they return, and with a flick the next one comes. */
static void test_pages(const pl_engine *engine) {
  pl_session *session =
      new_session(engine, "{\"type\":\"carousel\",\"width\":200,\"height\":100,\"count\":3}");
  CHECK_INT(pl_session_page(session, 0), 0);
  drag_pages(session, 0);
  CHECK_INT(pl_session_page(session, 0.4), 0);
  pl_session_end_drag(session, 0, 0, 0.5);
  CHECK(pl_session_is_animating(session, 0.51));
  CHECK_INT(pl_session_page(session, 4), 0);
  drag_pages(session, 4);
  pl_session_end_drag(session, -1000, 0, 4.5);
  CHECK_INT(pl_session_page(session, 9), 1);
  CHECK(!pl_session_is_animating(session, 9));
  CHECK(pl_session_press(session, PL_KEY_RIGHT, 10));
  CHECK_INT(pl_session_page(session, 19), 2);
  CHECK(pl_session_press(session, PL_KEY_HOME, 19));
  CHECK_INT(pl_session_page(session, 28), 0);
  CHECK(pl_session_select(session, PL_STRING("page3"), true, 28));
  CHECK_INT(pl_session_page(session, 38), 2);
  CHECK(pl_session_tap(session, 84, 76, 40, NULL)); /* the first dot */
  CHECK_INT(pl_session_page(session, 49), 0);
  pl_color color;
  CHECK(!pl_session_color(session, &color));
  pl_session_free(session);
}

static void test_controls_without_behaviour(const pl_engine *engine) {
  pl_document *document = read_document(engine, "{\"type\":\"text\",\"text\":\"tea\"}");
  pl_error *error = NULL;
  CHECK(pl_session_new(document, PL_AS_DECLARED, PL_AS_DECLARED, 0, NULL, &error) == NULL);
  CHECK_ERROR(error, PL_UNSUPPORTED);
  pl_document_free(document);
}

void test_sessions_of_other_controls(const pl_engine *engine) {
  test_colors(engine);
  test_force(engine);
  test_pages(engine);
  test_controls_without_behaviour(engine);
}
