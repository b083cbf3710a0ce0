#include "misuse.h"

static void misuse_arrays(const pl_engine *engine) {
  const pl_string texts[] = {{PL_STRING("tea")}, {PL_STRING("coffee")}};
  pl_measurement results[2];
  REFUSED(pl_engine_measure(NULL, texts, 2, NULL, NULL, results, reason));
  REFUSED(pl_engine_measure(engine, NULL, 2, NULL, NULL, results, reason));
  REFUSED(pl_engine_measure(engine, texts, 2, NULL, NULL, NULL, reason));
  for (size_t i = 0; i < COUNT_OF(negative_counts); i++)
    REFUSED(pl_engine_measure(engine, texts, negative_counts[i], NULL, NULL, results, reason));
  REFUSED(pl_engine_measure(engine, texts, IMPOSSIBLE_COUNT, NULL, NULL, results, reason));
}

/* A text that is wrong is named by its position. */
static void misuse_texts(const pl_engine *engine) {
  for (size_t i = 0; i < COUNT_OF(wrong_strings); i++) {
    const pl_string texts[] = {{PL_STRING("tea")}, wrong_strings[i], {PL_STRING("coffee")}};
    pl_measurement results[3];
    REFUSED(pl_engine_measure(engine, texts, 3, NULL, NULL, results, reason));
    pl_error *error = NULL;
    CHECK(!pl_engine_measure(engine, texts, 3, NULL, NULL, results, &error));
    REQUIRE(error != NULL);
    CHECK_INT(error->item, 1);
    pl_error_free(error);
  }
}

static void misuse_packed(const pl_engine *engine) {
  const int64_t offsets[] = {0, 3, 9}, negative[] = {-3, 0, 3}, decreasing[] = {3, 0, 9};
  const int64_t huge[] = {0, INT64_MAX, INT64_MIN}, split[] = {0, 1, 2};
  pl_measurement results[2];
  REFUSED(pl_engine_measure_packed(NULL, "teacoffee", offsets, 2, NULL, NULL, results, reason));
  REFUSED(pl_engine_measure_packed(engine, NULL, offsets, 2, NULL, NULL, results, reason));
  REFUSED(pl_engine_measure_packed(engine, "teacoffee", NULL, 2, NULL, NULL, results, reason));
  REFUSED(pl_engine_measure_packed(engine, "teacoffee", offsets, 2, NULL, NULL, NULL, reason));
  REFUSED(pl_engine_measure_packed(engine, "teacoffee", negative, 2, NULL, NULL, results, reason));
  REFUSED(pl_engine_measure_packed(engine, "teacoffee", decreasing, 2, NULL, NULL, results, reason));
  REFUSED(pl_engine_measure_packed(engine, "teacoffee", huge, 2, NULL, NULL, results, reason));
  /* The two bytes of one character in two texts. */
  REFUSED(pl_engine_measure_packed(engine, "\xC3\xA9", split, 2, NULL, NULL, results, reason));
  for (size_t i = 0; i < COUNT_OF(negative_counts); i++)
    REFUSED(pl_engine_measure_packed(
        engine, "teacoffee", offsets, negative_counts[i], NULL, NULL, results, reason));
  REFUSED(pl_engine_measure_packed(
      engine, "teacoffee", offsets, IMPOSSIBLE_COUNT, NULL, NULL, results, reason));
}

void misuse_measuring(const handles *valid) {
  misuse_arrays(valid->engine);
  misuse_texts(valid->engine);
  misuse_packed(valid->engine);
  CHECK_NEAR(pl_weight_named(NULL, 0), 0, 0);
  CHECK_NEAR(pl_weight_named(NULL, 3), 0, 0);
  for (size_t i = 0; i < COUNT_OF(negative_counts); i++)
    CHECK_NEAR(pl_weight_named("bold", negative_counts[i]), 0, 0);
  for (size_t i = 0; i < COUNT_OF(wrong_strings); i++)
    CHECK_NEAR(pl_weight_named(wrong_strings[i].bytes, wrong_strings[i].count), 0, 0);
}
