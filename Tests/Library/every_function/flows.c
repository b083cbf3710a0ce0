#include "subjects.h"

#include <math.h>

static pl_flow *solved(const pl_flow_item *items, size_t count, const pl_flow_container *container) {
  pl_error *error = NULL;
  pl_flow *flow = pl_flow_solve(items, count, container, &error);
  CHECK_NO_ERROR(error);
  REQUIRE(flow != NULL);
  return flow;
}

static void check_frame(pl_rect frame, double x, double y, double width, double height) {
  CHECK_NEAR(frame.x, x, 0);
  CHECK_NEAR(frame.y, y, 0);
  CHECK_NEAR(frame.width, width, 0);
  CHECK_NEAR(frame.height, height, 0);
}

/* 48 + 8 + 60 fit in 120 points, 32 go on the next line. */
static void test_boxes(void) {
  pl_flow_item items[3];
  memset(items, 0, sizeof items);
  const double widths[] = {48, 60, 32};
  for (int i = 0; i < 3; i++) {
    items[i].width = widths[i];
    items[i].height = 20;
  }
  OPTIONS(pl_flow_container, container);
  container.width = 120;
  container.item_spacing = container.line_spacing = 8;
  container.wrap = PL_LINES_WRAP;
  pl_flow *flow = solved(items, 3, &container);
  pl_rect frames[3];
  pl_error *error = NULL;
  CHECK_INT(pl_flow_frames(flow, PL_AS_DECLARED, PL_AS_DECLARED, frames, &error), 3);
  check_frame(frames[0], 0, 0, 48, 20);
  check_frame(frames[1], 56, 0, 60, 20);
  check_frame(frames[2], 0, 28, 32, 20);
  CHECK_INT(pl_flow_frames(flow, 200, PL_AS_DECLARED, frames, &error), 3);
  check_frame(frames[2], 124, 0, 32, 20);
  double width, height;
  CHECK(pl_flow_size(flow, &width, &height));
  CHECK_NEAR(width, 200, 0);
  CHECK_NEAR(height, 20, 0);
  CHECK_INT(pl_flow_frames(flow, INFINITY, 50, NULL, &error), 3);
  CHECK(pl_flow_size(flow, &width, NULL));
  CHECK_NEAR(width, 156, 0);
  items[0].width = 20;
  CHECK(pl_flow_update(flow, 0, &items[0], &error));
  CHECK_INT(pl_flow_frames(flow, PL_AS_DECLARED, PL_AS_DECLARED, frames, &error), 3);
  check_frame(frames[0], 0, 0, 20, 20);
  check_frame(frames[1], 28, 0, 60, 20);
  CHECK_NO_ERROR(error);
  pl_flow_free(flow);
}

/* 0 is the default of a member, and PL_ZERO is 0. */
static void test_defaults(void) {
  pl_flow_item items[2];
  memset(items, 0, sizeof items);
  items[0].width = 80;
  items[1].width = 60;
  items[0].height = PL_ZERO;
  items[1].shrink = PL_ZERO;
  items[1].align = PL_ALIGN_END;
  items[1].content_height = 10;
  OPTIONS(pl_flow_container, container);
  container.width = 100;
  container.height = 40;
  container.padding_leading = 4;
  container.direction = PL_DIRECTION_RTL;
  pl_flow *flow = solved(items, 2, &container);
  pl_rect frames[2];
  CHECK_INT(pl_flow_frames(flow, PL_AS_DECLARED, PL_AS_DECLARED, frames, NULL), 2);
  check_frame(frames[0], 60, 0, 36, 0);
  check_frame(frames[1], 0, 30, 60, 10);
  pl_flow_free(flow);
  container.direction = PL_DIRECTION_LTR;
  container.wrap = PL_LINES_WRAP;
  container.max_lines = 1;
  items[1].flags = PL_FLOW_BREAK_BEFORE;
  flow = solved(items, 2, &container);
  CHECK_INT(pl_flow_frames(flow, PL_AS_DECLARED, PL_AS_DECLARED, frames, NULL), 1);
  pl_flow_free(flow);
  flow = solved(NULL, 0, NULL);
  CHECK_INT(pl_flow_frames(flow, PL_AS_DECLARED, PL_AS_DECLARED, NULL, NULL), 0);
  pl_flow_free(flow);
}

typedef struct {
  int calls, released;
  double letters[2];
} words;

/* Letters of 10 × 20 points, at least 5 of them on a line. */
static void measure(void *context, size_t item, double width, pl_flow_content *content) {
  words *text = (words *)context;
  text->calls++;
  double letters = text->letters[item];
  double columns = fmax(5, fmin(letters, floor(width / 10)));
  content->width = columns * 10;
  content->height = ceil(letters / columns) * 20;
  content->baseline = 15;
}

static void release(void *context) { ((words *)context)->released++; }

static void test_measured_boxes(void) {
  words text = {0, 0, {30, 12}};
  OPTIONS(pl_flow_measurer, measurer);
  measurer.context = &text;
  measurer.measure = measure;
  measurer.release = release;
  OPTIONS(pl_flow_container, container);
  container.axis = PL_AXIS_VERTICAL;
  container.align = PL_ALIGN_START;
  container.width = 200;
  container.measurer = &measurer;
  pl_flow_item items[2];
  memset(items, 0, sizeof items);
  items[0].flags = items[1].flags = PL_FLOW_MEASURED;
  pl_flow *flow = solved(items, 2, &container);
  pl_rect frames[2];
  CHECK_INT(pl_flow_frames(flow, 100, PL_AS_DECLARED, frames, NULL), 2);
  check_frame(frames[0], 0, 0, 100, 60);
  check_frame(frames[1], 0, 60, 100, 40);
  int calls = text.calls;
  text.letters[0] = 10;
  CHECK(pl_flow_update(flow, 0, &items[0], NULL));
  CHECK(text.calls > calls);
  calls = text.calls;
  CHECK_INT(pl_flow_frames(flow, 100, PL_AS_DECLARED, frames, NULL), 2);
  CHECK_INT(text.calls - calls <= 1, 1);
  check_frame(frames[0], 0, 0, 100, 20);
  check_frame(frames[1], 0, 20, 100, 40);
  CHECK_INT(text.released, 0);
  pl_flow_free(flow);
  CHECK_INT(text.released, 1);
}

void test_flows(void) {
  test_boxes();
  test_defaults();
  test_measured_boxes();
}
