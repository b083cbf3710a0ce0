#include "misuse.h"

#include <math.h>

static void misuse_nothing(void) {
  pl_target target;
  pl_color color = {0, 0, 0, 1};
  size_t count = 7;
  CHECK(!pl_session_tap(NULL, 0, 0, 0, &target));
  CHECK(!pl_session_press_point(NULL, 0, 0, 0, &target));
  pl_session_release(NULL, 0);
  pl_session_set_force(NULL, 0.5);
  CHECK(!pl_session_scroll(NULL, 0, 0, 0, 1, 0));
  CHECK(!pl_session_begin_drag(NULL, 0, 0, 0));
  pl_session_drag(NULL, 0, 0, 0);
  pl_session_end_drag(NULL, 0, 0, 0);
  CHECK(!pl_session_press(NULL, PL_KEY_LEFT, 0));
  CHECK(!pl_session_select(NULL, PL_STRING("t"), true, 0));
  CHECK(!pl_session_remove(NULL, PL_STRING("t"), 0));
  CHECK(pl_session_selection(NULL, &count) == NULL);
  CHECK_INT(count, 0);
  CHECK(!pl_session_focus(NULL, &target));
  CHECK_INT(pl_session_focus_node(NULL, 0), -1);
  CHECK(!pl_session_set_focus(NULL, 0, 0));
  CHECK(!pl_session_tap_node(NULL, 0, 0, NULL));
  CHECK(!pl_session_set_focus(NULL, -1, 0));
  CHECK(!pl_session_color(NULL, &color));
  CHECK(!pl_session_refusal(NULL, NULL));
  CHECK(!pl_session_stage(NULL, NULL));
  CHECK(!pl_session_set_natural_size(NULL, PL_STRING("a"), 1, 1, 0));
  CHECK(!pl_session_offset(NULL, NULL, NULL));
  CHECK(!pl_session_pick(NULL, color, 0));
  CHECK_INT(pl_session_page(NULL, 0), -1);
  CHECK(!pl_session_is_animating(NULL, 0));
  REFUSED(pl_session_tree(NULL, 0, NULL, reason));
  REFUSED(pl_session_block(NULL, 0, 0, NULL, NULL, reason));
  REFUSED(pl_session_resize(NULL, 100, 100, 0, reason));
}

static void misuse_parts(pl_session *session) {
  const uint32_t unknown[] = {2 * PL_PART_GLYPHS, 1u << 31, UINT32_MAX};
  const pl_changed_rows *changed = NULL;
  for (size_t i = 0; i < COUNT_OF(unknown); i++)
    REFUSED(pl_session_block(session, 0, unknown[i], &changed, NULL, reason));
  CHECK(changed == NULL);
  CHECK(pl_session_block(session, NAN, PL_PART_ALL, NULL, NULL, NULL) != NULL);
}

static void misuse_sizes(const handles *valid) {
  const double wrong[] = {NAN, -INFINITY, -0.5, -2, 1e300};
  REFUSED(pl_session_new(NULL, 100, 100, 0, NULL, reason));
  for (size_t i = 0; i < COUNT_OF(wrong); i++) {
    REFUSED(pl_session_new(valid->document, wrong[i], PL_AS_DECLARED, 0, NULL, reason));
    REFUSED(pl_session_new(valid->document, PL_AS_DECLARED, wrong[i], 0, NULL, reason));
    REFUSED(pl_session_resize(valid->session, wrong[i], PL_AS_DECLARED, 0, reason));
    REFUSED(pl_session_resize(valid->session, PL_AS_DECLARED, wrong[i], 0, reason));
  }
}

/* No number, key or id that means nothing changes the selection of `drinks`. */
static void misuse_input(pl_session *session) {
  const double numbers[] = {NAN, INFINITY, -INFINITY, 1e308, -1e308};
  for (size_t i = 0; i < COUNT_OF(numbers); i++) {
    double wrong = numbers[i];
    pl_session_tap(session, wrong, 15, 0, NULL);
    pl_session_tap(session, 30, wrong, 0, NULL);
    pl_session_set_force(session, wrong);
    CHECK(!pl_session_scroll(session, wrong, 15, 0, 9, 0));
    CHECK(!pl_session_scroll(session, 30, 15, wrong, 9, wrong));
    pl_session_begin_drag(session, wrong, wrong, 0);
    pl_session_drag(session, wrong, wrong, wrong);
    pl_session_end_drag(session, wrong, wrong, wrong);
    pl_session_is_animating(session, wrong);
    pl_session_page(session, wrong);
    CHECK_INT(pl_session_focus_node(session, wrong), -1);
    CHECK(!pl_session_set_focus(session, -1, wrong));
    pl_color color = {wrong, wrong, wrong, wrong};
    CHECK(!pl_session_pick(session, color, wrong));
    pl_tree *tree = pl_session_tree(session, wrong, NULL, NULL);
    pl_tree_free(tree);
  }
  const int32_t keys[] = {-1, 14, INT32_MAX, INT32_MIN};
  for (size_t i = 0; i < COUNT_OF(keys); i++) CHECK(!pl_session_press(session, keys[i], 0));
  const int32_t nodes[] = {0, 1, -2, 10000, INT32_MAX, INT32_MIN}; /* the root and a row are no items */
  for (size_t i = 0; i < COUNT_OF(nodes); i++) {
    CHECK(!pl_session_set_focus(session, nodes[i], 0));
    CHECK(!pl_session_tap_node(session, nodes[i], 0, NULL));
  }
  for (size_t i = 0; i < COUNT_OF(wrong_strings); i++) {
    CHECK(!pl_session_select(session, wrong_strings[i].bytes, wrong_strings[i].count, true, 0));
    CHECK(!pl_session_remove(session, wrong_strings[i].bytes, wrong_strings[i].count, 0));
  }
  CHECK(!pl_session_color(session, NULL));
  pl_session_focus(session, NULL);
  size_t count;
  const pl_string *ids = pl_session_selection(session, &count);
  CHECK_INT(count, 1);
  CHECK_TEXT(ids[0], "c");
  pl_session_selection(session, NULL);
}

void misuse_sessions(const handles *valid) {
  misuse_nothing();
  misuse_sizes(valid);
  misuse_parts(valid->session);
  misuse_input(valid->session);
}
