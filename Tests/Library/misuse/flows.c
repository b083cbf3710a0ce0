#include "misuse.h"

#include <math.h>

static void misuse_items(void) {
  pl_flow_item items[2];
  memset(items, 0, sizeof items);
  REFUSED(pl_flow_solve(NULL, 2, NULL, reason));
  REFUSED(pl_flow_solve(items, IMPOSSIBLE_COUNT, NULL, reason));
  for (size_t i = 0; i < COUNT_OF(negative_counts); i++)
    REFUSED(pl_flow_solve(items, negative_counts[i], NULL, reason));
  double *const members[] = {&items[1].width, &items[1].min_height, &items[1].grow, &items[1].basis};
  for (size_t i = 0; i < COUNT_OF(members); i++) {
    *members[i] = -4;
    REFUSED(pl_flow_solve(items, 2, NULL, reason));
    *members[i] = INFINITY;
    REFUSED(pl_flow_solve(items, 2, NULL, reason));
    *members[i] = 0;
  }
  items[1].margin_top = NAN;
  REFUSED(pl_flow_solve(items, 2, NULL, reason));
  items[1].margin_top = 0;
  items[1].align = 99;
  REFUSED(pl_flow_solve(items, 2, NULL, reason));
  items[1].align = 0;
  items[1].flags = 8;
  REFUSED(pl_flow_solve(items, 2, NULL, reason));
  items[1].flags = PL_FLOW_MEASURED; /* without a measurer */
  REFUSED(pl_flow_solve(items, 2, NULL, reason));
}

static void misuse_containers(void) {
  OPTIONS(pl_flow_container, container);
  int32_t *const members[] = {
      &container.axis, &container.wrap, &container.direction, &container.justify, &container.justify_last_line,
      &container.align, &container.align_lines};
  for (size_t i = 0; i < COUNT_OF(members); i++) {
    *members[i] = 99;
    REFUSED(pl_flow_solve(NULL, 0, &container, reason));
    *members[i] = -1;
    REFUSED(pl_flow_solve(NULL, 0, &container, reason));
    *members[i] = 0;
  }
  container.max_lines = -1;
  REFUSED(pl_flow_solve(NULL, 0, &container, reason));
  container.max_lines = 0;
  container.item_spacing = -4;
  REFUSED(pl_flow_solve(NULL, 0, &container, reason));
  container.item_spacing = 0;
  OPTIONS(pl_flow_measurer, measurer);
  container.measurer = &measurer;
  REFUSED(pl_flow_solve(NULL, 0, &container, reason)); /* without a function */
  measurer.struct_size = 1;
  REFUSED(pl_flow_solve(NULL, 0, &container, reason));
  container.measurer = NULL;
  container.struct_size = 1;
  REFUSED(pl_flow_solve(NULL, 0, &container, reason));
}

static void measure(void *context, size_t item, double width, pl_flow_content *content) {
  (void)item;
  (void)width;
  content->width = content->height = content->baseline = *(double *)context;
}

/* Whatever a callback returns, frames consist of numbers. */
static void misuse_measurer(void) {
  double answer;
  OPTIONS(pl_flow_measurer, measurer);
  measurer.context = &answer;
  measurer.measure = measure;
  OPTIONS(pl_flow_container, container);
  container.measurer = &measurer;
  container.align = PL_ALIGN_BASELINE;
  pl_flow_item item;
  memset(&item, 0, sizeof item);
  item.flags = PL_FLOW_MEASURED;
  const double answers[] = {NAN, INFINITY, -INFINITY, -4, 1e308};
  for (size_t i = 0; i < COUNT_OF(answers); i++) {
    answer = answers[i];
    pl_flow *flow = pl_flow_solve(&item, 1, &container, NULL);
    REQUIRE(flow != NULL);
    pl_rect frame;
    CHECK_INT(pl_flow_frames(flow, PL_AS_DECLARED, PL_AS_DECLARED, &frame, NULL), 1);
    CHECK(isfinite(frame.x) && isfinite(frame.y) && frame.width >= 0 && frame.height >= 0);
    pl_flow_free(flow);
  }
}

void misuse_flows(void) {
  misuse_items();
  misuse_containers();
  misuse_measurer();
  pl_flow_item items[2];
  memset(items, 0, sizeof items);
  pl_flow *flow = pl_flow_solve(items, 2, NULL, NULL);
  REQUIRE(flow != NULL);
  pl_rect frames[2];
  REFUSED(pl_flow_update(NULL, 0, items, reason));
  REFUSED(pl_flow_update(flow, 0, NULL, reason));
  REFUSED(pl_flow_update(flow, 2, items, reason));
  for (size_t i = 0; i < COUNT_OF(negative_counts); i++) REFUSED(pl_flow_update(flow, negative_counts[i], items, reason));
  items[0].width = -4;
  REFUSED(pl_flow_update(flow, 0, items, reason));
  items[0].width = 0;
  items[0].flags = PL_FLOW_MEASURED;
  REFUSED(pl_flow_update(flow, 0, items, reason));
  REFUSED_AS(PL_INVALID_ARGUMENT, pl_flow_frames(NULL, 5, 5, frames, reason) == -1);
  const double wrong[] = {NAN, -4, -INFINITY, 1e9};
  for (size_t i = 0; i < COUNT_OF(wrong); i++) {
    REFUSED_AS(PL_INVALID_ARGUMENT, pl_flow_frames(flow, wrong[i], 5, frames, reason) == -1);
    REFUSED_AS(PL_INVALID_ARGUMENT, pl_flow_frames(flow, 5, wrong[i], frames, reason) == -1);
  }
  double width;
  CHECK(!pl_flow_size(NULL, &width, &width));
  CHECK(pl_flow_size(flow, NULL, NULL));
  pl_flow_free(flow);
  pl_flow_free(NULL);
}
