#include "misuse.h"

#include <math.h>

/* A failed function stores no report. */
static void misuse_reports(const pl_tree *tree) {
  pl_picture_report none = {NULL, 0};
  pl_picture_report *report = &none;
  REFUSED(pl_tree_render_reporting(NULL, PL_FORMAT_PNG, NULL, NULL, &report, reason));
  REFUSED(pl_tree_render_reporting(tree, PL_FORMAT_DISPLAY_LIST + 1, NULL, NULL, &report, reason));
  REFUSED(pl_tree_render_reporting(tree, PL_FORMAT_PNG, NULL, NULL, NULL, reason));
  CHECK(report == &none);
}

static void misuse_backgrounds(const pl_tree *tree) {
  OPTIONS(pl_render_options, options);
  options.background = text_of("reddish");
  REFUSED(pl_tree_render(tree, PL_FORMAT_SVG, &options, NULL, reason));
  for (size_t i = 0; i < COUNT_OF(wrong_strings); i++) {
    options.background = wrong_strings[i];
    REFUSED(pl_tree_render(tree, PL_FORMAT_SVG, &options, NULL, reason));
  }
}

void misuse_output(const handles *valid) {
  const pl_tree *tree = valid->tree;
  for (int32_t format = PL_FORMAT_JSON; format <= PL_FORMAT_DISPLAY_LIST; format++)
    REFUSED(pl_tree_render(NULL, format, NULL, NULL, reason));
  const int32_t unknown[] = {-1, PL_FORMAT_DISPLAY_LIST + 1, INT32_MAX, INT32_MIN};
  OPTIONS(pl_render_options, options);
  for (size_t i = 0; i < COUNT_OF(unknown); i++) {
    REFUSED(pl_tree_render(tree, unknown[i], NULL, NULL, reason));
    options.svg_text = unknown[i];
    REFUSED(pl_tree_render(tree, PL_FORMAT_SVG, &options, NULL, reason));
  }
  options.svg_text = PL_SVG_OUTLINES;
  const double scales[] = {NAN, INFINITY, -INFINITY, -1, 0.001, 1001, 1e300};
  for (size_t i = 0; i < COUNT_OF(scales); i++) {
    options.scale = scales[i];
    REFUSED(pl_tree_render(tree, PL_FORMAT_PNG, &options, NULL, reason));
  }
  options.scale = 0;
  const int32_t columns[] = {-1, INT32_MIN};
  for (size_t i = 0; i < COUNT_OF(columns); i++) {
    options.columns = columns[i];
    REFUSED(pl_tree_render(tree, PL_FORMAT_TREE, &options, NULL, reason));
  }
  /* No columns that a terminal could have, but no reason to fail either. */
  options.columns = INT32_MAX;
  pl_bytes *bytes = pl_tree_render(tree, PL_FORMAT_TREE, &options, NULL, NULL);
  pl_bytes_free(bytes);
  options.columns = 1;
  bytes = pl_tree_render(tree, PL_FORMAT_TREE, &options, NULL, NULL);
  pl_bytes_free(bytes);
  misuse_reports(tree);
  misuse_backgrounds(tree);
  const char *const engines[] = {"", "inlin", "javascript:/x", "a b/c"};
  for (size_t i = 0; i < COUNT_OF(engines); i++) {
    options.engine = text_of(engines[i]);
    REFUSED(pl_tree_render(tree, PL_FORMAT_SVG, &options, NULL, reason));
  }
}
