#include "subjects.h"

#include <math.h>

static pl_measurement measure(const pl_engine *engine, const char *text, const pl_text_style *style) {
  pl_error *error = NULL;
  pl_string one = text_of(text);
  pl_measurement result;
  memset(&result, 0, sizeof result);
  CHECK(pl_engine_measure(engine, &one, 1, style, NULL, &result, &error));
  CHECK_NO_ERROR(error);
  return result;
}

static void test_weights(void) {
  CHECK_NEAR(pl_weight_named(PL_STRING("ultraLight")), 100, 0);
  CHECK_NEAR(pl_weight_named(PL_STRING("regular")), 400, 0);
  CHECK_NEAR(pl_weight_named(PL_STRING("medium")), 500, 0);
  CHECK_NEAR(pl_weight_named(PL_STRING("black")), 900, 0);
  CHECK_NEAR(pl_weight_named("mediumest", 6), 500, 0);
  CHECK_NEAR(pl_weight_named(PL_STRING("mediumest")), 0, 0);
}

static void test_array(const pl_engine *engine) {
  const pl_string texts[] = {{PL_STRING("tea")}, {NULL, 0}, {PL_STRING("coffee")}, {PL_STRING("tea")}};
  pl_measurement results[COUNT_OF(texts)];
  pl_error *error = NULL;
  CHECK(pl_engine_measure(engine, texts, COUNT_OF(texts), NULL, NULL, results, &error));
  CHECK_NO_ERROR(error);
  CHECK(results[0].width > 0 && results[2].width > results[0].width);
  CHECK_NEAR(results[1].width, 0, 0);
  CHECK_NEAR(results[3].width, results[0].width, 0);
  for (size_t i = 0; i < COUNT_OF(texts); i++) {
    CHECK_NEAR(results[i].height, results[0].height, 0);
    CHECK_NEAR(results[i].baseline, results[0].baseline, 0);
    CHECK_INT(results[i].line_count, 1);
    CHECK_INT(results[i].flags, 0);
  }
  CHECK(pl_engine_measure(engine, NULL, 0, NULL, NULL, NULL, &error));
  CHECK_NO_ERROR(error);
}

/* Texts in one block are measured as those in an array, and zero bytes between them are not needed. */
static void test_packed(const pl_engine *engine) {
  const int64_t offsets[] = {1, 4, 4, 10};
  pl_measurement results[3];
  pl_error *error = NULL;
  CHECK(pl_engine_measure_packed(engine, "xteacoffeex", offsets, 3, NULL, NULL, results, &error));
  CHECK_NO_ERROR(error);
  CHECK_NEAR(results[0].width, measure(engine, "tea", NULL).width, 0);
  CHECK_NEAR(results[1].width, 0, 0);
  CHECK_NEAR(results[2].width, measure(engine, "coffee", NULL).width, 0);
  const int64_t decreasing[] = {4, 1};
  CHECK(!pl_engine_measure_packed(engine, "xtea", decreasing, 1, NULL, NULL, results, &error));
  CHECK_ERROR(error, PL_INVALID_ARGUMENT);
}

/* Widths grow in proportion to the size as long as the optical size stays. */
static void test_sizes(const pl_engine *engine) {
  OPTIONS(pl_text_style, style);
  CHECK_NEAR(measure(engine, "tea", &style).width, measure(engine, "tea", NULL).width, 0);
  style.optical_size = 14;
  double width = measure(engine, "tea", &style).width;
  style.size = 48;
  CHECK_NEAR(measure(engine, "tea", &style).width, 3 * width, 1e-6);
  style.weight = pl_weight_named(PL_STRING("bold"));
  CHECK(measure(engine, "tea", &style).width > 3 * width);
}

static void test_spacing(const pl_engine *engine) {
  OPTIONS(pl_text_style, style);
  double width = measure(engine, "nnnn", &style).width;
  style.letter_spacing = 2.5;
  style.line_height = 40;
  pl_measurement spaced = measure(engine, "nnnn", &style);
  CHECK_NEAR(spaced.width, width + 4 * 2.5, 1e-6);
  CHECK_NEAR(spaced.height, 40, 0);
  style.line_height = 0;
  style.line_metrics = PL_METRICS_ROUNDED;
  pl_measurement rounded = measure(engine, "nnnn", &style);
  CHECK_NEAR(rounded.height, round(rounded.height), 0);
  CHECK_NEAR(rounded.baseline, round(rounded.baseline), 0);
}

/* Without kerning, the width of a pair is the sum of the widths; with it, "AV" is narrower. */
static void test_features(const pl_engine *engine) {
  pl_setting kerning = {{'k', 'e', 'r', 'n'}, 0, 0};
  OPTIONS(pl_text_style, style);
  double kerned = measure(engine, "AV", &style).width;
  style.features = &kerning;
  style.feature_count = 1;
  double pair = measure(engine, "AV", &style).width;
  CHECK_NEAR(
      pair, measure(engine, "A", &style).width + measure(engine, "V", &style).width, 1e-6);
  CHECK(kerned < pair);
  pl_setting heavy = {{'w', 'g', 'h', 't'}, 0, 800};
  OPTIONS(pl_text_style, varied);
  varied.variations = &heavy;
  varied.variation_count = 1;
  OPTIONS(pl_text_style, bold);
  bold.weight = 800;
  CHECK_NEAR(measure(engine, "tea", &varied).width, measure(engine, "tea", &bold).width, 1e-6);
}

static void test_lines(const pl_engine *engine) {
  const char text[] = "one two three four five six seven";
  OPTIONS(pl_text_style, style);
  pl_measurement line = measure(engine, text, &style);
  style.max_width = line.width / 2;
  pl_measurement cut = measure(engine, text, &style);
  CHECK_INT(cut.flags, PL_MEASUREMENT_TRUNCATED);
  CHECK_INT(cut.line_count, 1);
  CHECK(cut.width <= style.max_width);
  style.truncation = PL_TRUNCATE_NONE;
  pl_measurement overflowing = measure(engine, text, &style);
  CHECK_NEAR(overflowing.width, line.width, 0);
  CHECK_INT(overflowing.flags, 0);
  style.truncation = PL_TRUNCATE_HEAD;
  style.max_lines = -1;
  pl_measurement lines = measure(engine, text, &style);
  CHECK(lines.line_count >= 2 && lines.line_count <= 7);
  CHECK_NEAR(lines.height, lines.line_count * line.height, 1e-6);
  CHECK_NEAR(lines.baseline, line.baseline, 0);
  CHECK_INT(lines.flags, 0);
  style.max_lines = 1;
  CHECK_INT(measure(engine, text, &style).flags, PL_MEASUREMENT_TRUNCATED);
  style.max_lines = -1;
  style.max_width = 60;
  pl_measurement divided = measure(engine, "Donau\xC2\xAD" "dampf", &style);
  CHECK_INT(divided.line_count, 2);
  CHECK(divided.width > measure(engine, "Donau", &style).width);
  style.hyphens = PL_HYPHENS_NONE;
  CHECK(measure(engine, "Donau\xC2\xAD" "dampf", &style).width > divided.width);
  style.max_width = 300;
  pl_measurement wrapped = measure(engine, "Delete all of the downloaded messages permanently", &style);
  style.text_wrap = PL_WRAP_BALANCE;
  pl_measurement balanced = measure(engine, "Delete all of the downloaded messages permanently", &style);
  CHECK_INT(balanced.line_count, wrapped.line_count);
  CHECK(balanced.width < wrapped.width);
}

static void test_scripts(const pl_engine *engine) {
  OPTIONS(pl_text_style, style);
  style.direction = PL_DIRECTION_AUTO;
  style.language = text_of("he");
  CHECK_INT(measure(engine, "\xD7\xA9\xD7\x9C\xD7\x95\xD7\x9D", &style).flags, 0);
  /* Phoenician, which no bundled font has. */
  CHECK_INT(
      measure(engine, "\xF0\x90\xA4\x80", &style).flags, PL_MEASUREMENT_MISSING_GLYPH);
}

void test_measuring(const pl_engine *engine) {
  test_weights();
  test_array(engine);
  test_packed(engine);
  test_sizes(engine);
  test_spacing(engine);
  test_features(engine);
  test_lines(engine);
  test_scripts(engine);
}
