#include "misuse.h"

#include <math.h>

static void misuse_allocator(void) {
  OPTIONS(pl_allocator, allocator);
  CHECK_INT(pl_set_allocator(NULL), PL_INVALID_ARGUMENT);
  CHECK_INT(pl_set_allocator(&allocator), PL_INVALID_ARGUMENT);
  allocator.struct_size = 1;
  CHECK_INT(pl_set_allocator(&allocator), PL_INVALID_ARGUMENT);
}

static void misuse_limits(void) {
  OPTIONS(pl_limits, limits);
  int64_t *const counts[] = {&limits.nodes,  &limits.pages, &limits.path_elements,
                             &limits.glyphs, &limits.bytes, &limits.pixels};
  for (size_t i = 0; i < COUNT_OF(counts); i++) {
    *counts[i] = -1;
    REFUSED(pl_budget_new(&limits, reason));
    *counts[i] = INT64_MIN;
    REFUSED(pl_budget_new(&limits, reason));
    *counts[i] = 0;
  }
  const double seconds[] = {NAN, -1, -INFINITY};
  for (size_t i = 0; i < COUNT_OF(seconds); i++) {
    limits.seconds = seconds[i];
    REFUSED(pl_budget_new(&limits, reason));
    OPTIONS(pl_engine_options, options);
    options.limits = &limits;
    REFUSED(pl_engine_new(&options, reason));
  }
}

static double advance(void *context, pl_string cluster, const pl_atlas_font *font) {
  (void)cluster;
  (void)font;
  return *(double *)context;
}

static void metrics(void *context, const pl_atlas_font *font, double *ascent, double *descent) {
  (void)font;
  *ascent = *descent = *(double *)context;
}

/* Whatever a callback returns, the measurement consists of numbers. */
static void misuse_measurer(void) {
  double answer;
  OPTIONS(pl_measurer, measurer);
  OPTIONS(pl_engine_options, options);
  options.measurer = &measurer;
  REFUSED(pl_engine_new(&options, reason)); /* without an advance */
  measurer.context = &answer;
  measurer.advance = advance;
  measurer.metrics = metrics;
  const double answers[] = {NAN, INFINITY, -INFINITY, 1e308, -1e308, 0};
  for (size_t i = 0; i < COUNT_OF(answers); i++) {
    answer = answers[i];
    pl_engine *engine = pl_engine_new(&options, NULL);
    REQUIRE(engine != NULL);
    const pl_string text = {PL_STRING("tea and coffee")};
    pl_measurement result;
    size_t family_count = 1;
    CHECK(pl_engine_families(engine, &family_count) == NULL && family_count == 0);
    if (pl_engine_measure(engine, &text, 1, NULL, NULL, &result, NULL))
      CHECK(isfinite(result.width) && isfinite(result.height) && isfinite(result.baseline));
    pl_document *document = read_document(engine, "{\"type\":\"chips\",\"width\":100,\"items\":[\"tea\"]}");
    pl_tree *tree = pl_document_layout(document, 50, PL_AS_DECLARED, NULL, NULL);
    pl_tree_free(tree);
    pl_document_free(document);
    pl_engine_free(engine);
  }
}

void misuse_engines(void) {
  misuse_allocator();
  misuse_limits();
  misuse_measurer();
  OPTIONS(pl_engine_options, options);
  options.cache_bytes = -2;
  REFUSED(pl_engine_new(&options, reason));
  options.cache_bytes = 0;
  size_t family_count = 1;
  CHECK(pl_engine_families(NULL, &family_count) == NULL && family_count == 0);
  for (size_t i = 0; i < COUNT_OF(wrong_strings); i++) {
    options.font_directory = wrong_strings[i];
    REFUSED(pl_engine_new(&options, reason));
  }
}
