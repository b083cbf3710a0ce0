#include "misuse.h"

#include <math.h>

static bool measures(const pl_engine *engine, const pl_text_style *style) {
  const pl_string text = {PL_STRING("tea")};
  pl_measurement result;
  return pl_engine_measure(engine, &text, 1, style, NULL, &result, reason);
}

static void misuse_number(const pl_engine *engine, pl_text_style *style, double *member, double wrong) {
  for (size_t i = 0; i < 4; i++) {
    if (member == &style->max_width && i == 1) continue; /* an infinite width is no limit */
    *member = i < 3 ? not_finite[i] : wrong;
    REFUSED(measures(engine, style));
  }
  *member = 0;
}

static void misuse_numbers(const pl_engine *engine) {
  OPTIONS(pl_text_style, style);
  misuse_number(engine, &style, &style.size, -1);
  misuse_number(engine, &style, &style.size, 1e300);
  misuse_number(engine, &style, &style.weight, 1001);
  misuse_number(engine, &style, &style.weight, -400);
  misuse_number(engine, &style, &style.optical_size, -1);
  misuse_number(engine, &style, &style.letter_spacing, 1e300);
  misuse_number(engine, &style, &style.line_height, -1);
  misuse_number(engine, &style, &style.max_width, -1);
  style.max_lines = -2;
  REFUSED(measures(engine, &style));
  style.max_lines = INT64_MIN;
  REFUSED(measures(engine, &style));
}

static void misuse_constants(const pl_engine *engine) {
  OPTIONS(pl_text_style, style);
  int32_t *const members[] = {&style.style, &style.line_metrics, &style.direction, &style.truncation};
  const int32_t wrong[] = {-1, 4, INT32_MAX, INT32_MIN};
  for (size_t i = 0; i < COUNT_OF(members); i++) {
    for (size_t j = 0; j < COUNT_OF(wrong); j++) {
      *members[i] = wrong[j];
      REFUSED(measures(engine, &style));
    }
    *members[i] = 0;
  }
}

static void misuse_families(const pl_engine *engine) {
  OPTIONS(pl_text_style, style);
  style.family_count = 1;
  REFUSED(measures(engine, &style)); /* NULL for families */
  const pl_string inter = {PL_STRING("Inter")};
  style.families = &inter;
  for (size_t i = 0; i < COUNT_OF(negative_counts); i++) {
    style.family_count = negative_counts[i];
    REFUSED(measures(engine, &style));
  }
  style.family_count = IMPOSSIBLE_COUNT;
  REFUSED(measures(engine, &style));
  style.family_count = 1;
  for (size_t i = 0; i < COUNT_OF(wrong_strings); i++) {
    style.families = &wrong_strings[i];
    REFUSED(measures(engine, &style));
  }
  style.families = &inter;
  for (size_t i = 0; i < COUNT_OF(wrong_strings); i++) {
    style.language = wrong_strings[i];
    REFUSED(measures(engine, &style));
  }
}

static void misuse_settings(const pl_engine *engine) {
  OPTIONS(pl_text_style, style);
  const pl_setting **const arrays[] = {&style.features, &style.variations};
  size_t *const counts[] = {&style.feature_count, &style.variation_count};
  for (size_t i = 0; i < COUNT_OF(arrays); i++) {
    pl_setting setting = {{'w', 'g', 'h', 't'}, 0, 400};
    *counts[i] = 1;
    REFUSED(measures(engine, &style)); /* NULL for the settings */
    *arrays[i] = &setting;
    for (size_t j = 0; j < COUNT_OF(not_finite); j++) {
      setting.value = not_finite[j];
      REFUSED(measures(engine, &style));
    }
    setting.value = 1;
    setting.tag[2] = '\xFF';
    REFUSED(measures(engine, &style));
    setting.tag[2] = '\0';
    REFUSED(measures(engine, &style));
    for (size_t j = 0; j < COUNT_OF(negative_counts); j++) {
      *counts[i] = negative_counts[j];
      REFUSED(measures(engine, &style));
    }
    *counts[i] = IMPOSSIBLE_COUNT;
    REFUSED(measures(engine, &style));
    *arrays[i] = NULL;
    *counts[i] = 0;
  }
}

void misuse_styles(const handles *valid) {
  misuse_numbers(valid->engine);
  misuse_constants(valid->engine);
  misuse_families(valid->engine);
  misuse_settings(valid->engine);
}
