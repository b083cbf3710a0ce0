#include "subjects.h"

/* A font atlas in which every character is one em wide, but "?" is missing. */
typedef struct {
  int calls, releases;
} atlas;

static double advance(void *context, pl_string cluster, const pl_atlas_font *font) {
  ((atlas *)context)->calls++;
  return is_text(cluster, "?") ? -1 : font->size;
}

static void metrics(void *context, const pl_atlas_font *font, double *ascent, double *descent) {
  (void)context;
  *ascent = font->size;
  *descent = font->size / 2;
}

static void release(void *context) { ((atlas *)context)->releases++; }

static void test_widths(const pl_engine *engine) {
  /* "é" of two Unicode characters is one grapheme cluster. */
  const pl_string texts[] = {
      {PL_STRING("tea")}, {PL_STRING("cafe\xCC\x81")}, {PL_STRING("te?")}, {PL_STRING("")}};
  OPTIONS(pl_text_style, style);
  style.size = 10;
  pl_measurement results[COUNT_OF(texts)];
  pl_error *error = NULL;
  CHECK(pl_engine_measure(engine, texts, COUNT_OF(texts), &style, NULL, results, &error));
  CHECK_NO_ERROR(error);
  CHECK_NEAR(results[0].width, 30, 0);
  CHECK_NEAR(results[1].width, 40, 0);
  CHECK_NEAR(results[3].width, 0, 0);
  CHECK_INT(results[1].flags, 0);
  CHECK_INT(results[2].flags, PL_MEASUREMENT_MISSING_GLYPH);
  for (size_t i = 0; i < COUNT_OF(texts); i++) {
    CHECK_NEAR(results[i].height, 15, 0);
    CHECK_NEAR(results[i].baseline, 10, 0);
  }
}

/* At 80 points, "tea milk" stands on one line, and at 79 on two. */
static void test_breaking(const pl_engine *engine) {
  pl_string text = text_of("tea milk");
  OPTIONS(pl_text_style, style);
  style.size = 10;
  style.max_lines = -1;
  style.max_width = 80;
  pl_measurement one, two;
  pl_error *error = NULL;
  CHECK(pl_engine_measure(engine, &text, 1, &style, NULL, &one, &error));
  style.max_width = 79;
  CHECK(pl_engine_measure(engine, &text, 1, &style, NULL, &two, &error));
  CHECK_NO_ERROR(error);
  CHECK_INT(one.line_count, 1);
  CHECK_INT(two.line_count, 2);
  CHECK_NEAR(one.width, 80, 0);
  CHECK_NEAR(two.width, 40, 0);
  CHECK_NEAR(two.height, 30, 0);
}

/* Chips of 3 and 6 characters at size 10, with padding of 8 and a border of 2 on each side. */
static pl_tree *chips(const pl_engine *engine) {
  pl_tree *tree = lay_out(
      engine, "{\"type\":\"chips\",\"font\":{\"size\":10},\"spacing\":5,\"items\":[\"tea\",\"coffee\"]}");
  size_t count;
  const pl_node *nodes = pl_tree_nodes(tree, &count);
  CHECK_NEAR(nodes[0].width, (30 + 20) + 5 + (60 + 20), 1e-9);
  CHECK_NEAR(nodes[0].height, 15 + 20, 1e-9);
  return tree;
}

/* The context is released once, after the engine and the tree that it measured. */
static void test_life(bool has_metrics) {
  atlas font = {0, 0};
  OPTIONS(pl_measurer, measurer);
  measurer.context = &font;
  measurer.advance = advance;
  measurer.release = release;
  if (has_metrics) measurer.metrics = metrics;
  OPTIONS(pl_engine_options, options);
  options.measurer = &measurer;
  pl_error *error = NULL;
  pl_engine *engine = pl_engine_new(&options, &error);
  CHECK_NO_ERROR(error);
  REQUIRE(engine != NULL);
  pl_tree *tree = NULL;
  if (has_metrics) {
    test_widths(engine);
    test_breaking(engine);
    tree = chips(engine);
    CHECK(font.calls > 0);
  } else {
    pl_string text = text_of("tea");
    pl_measurement result;
    CHECK(pl_engine_measure(engine, &text, 1, NULL, NULL, &result, &error));
    CHECK_NO_ERROR(error);
    CHECK_NEAR(result.width, 48, 0);
    CHECK_NEAR(result.height, 16, 0);
    CHECK_NEAR(result.baseline, 12, 0);
  }
  CHECK_INT(font.releases, 0);
  pl_engine_free(engine);
  pl_tree_free(tree);
  CHECK_INT(font.releases, 1);
}

void test_measurer(void) {
  test_life(true);
  test_life(false);
}
