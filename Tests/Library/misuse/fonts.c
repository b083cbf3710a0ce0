#include "misuse.h"

/* A font that cannot be, at position 1 behind one that is well. */
static void check_refused(const pl_font_file *wrong, const char *what) {
  pl_font_file fonts[2];
  memset(fonts, 0, sizeof fonts);
  fonts[0].path = text_of("Fonts/NotoSansThai/NotoSansThai-Regular.ttf");
  fonts[0].style = PL_STYLE_FROM_FILE;
  fonts[1] = *wrong;
  OPTIONS(pl_engine_options, options);
  options.fonts = fonts;
  options.font_count = COUNT_OF(fonts);
  pl_error *error = NULL;
  pl_engine *engine = pl_engine_new(&options, &error);
  check_true(engine == NULL, what, __FILE__, __LINE__);
  if (error != NULL) CHECK_INT(error->item, 1);
  /* A value that is out of range may also be an error of the font. */
  bool is_expected =
      error != NULL && (error->code == PL_INVALID_ARGUMENT || error->code == PL_INVALID_FONT);
  check_true(is_expected, what, __FILE__, __LINE__);
  pl_error_free(error);
  pl_engine_free(engine);
}

static pl_font_file valid_font(void) {
  pl_font_file font;
  memset(&font, 0, sizeof font);
  font.path = text_of("Fonts/NotoSansArabic/NotoSansArabic-Regular.ttf");
  font.style = PL_STYLE_FROM_FILE;
  return font;
}

static void misuse_sources(void) {
  static const uint8_t bytes[64] = {0, 1, 0, 0};
  pl_font_file font = valid_font();
  font.bytes = bytes;
  font.byte_count = sizeof bytes;
  check_refused(&font, "both path and bytes");
  font = valid_font();
  font.path.bytes = NULL;
  font.path.count = 0;
  check_refused(&font, "neither path nor bytes");
  font.bytes = bytes;
  check_refused(&font, "no bytes");
  font.byte_count = sizeof bytes;
  check_refused(&font, "bytes that are no font");
  for (size_t i = 0; i < COUNT_OF(negative_counts); i++) {
    font.byte_count = negative_counts[i];
    check_refused(&font, "a negative count of bytes");
  }
  font = valid_font();
  font.path.bytes = "Fonts/NotoSansArabic/NotoSansArabic-Regular.ttf\0.txt";
  font.path.count += 5;
  check_refused(&font, "a path with a zero byte");
  font.path = text_of("/dev/zero");
  check_refused(&font, "an endless device");
}

static void misuse_values(void) {
  for (size_t i = 0; i < COUNT_OF(wrong_strings); i++) {
    pl_font_file font = valid_font();
    font.family = wrong_strings[i];
    check_refused(&font, "a family that is no UTF-8");
    font = valid_font();
    font.path = wrong_strings[i];
    check_refused(&font, "a path that is no UTF-8");
  }
  const int32_t wrong[] = {-2, 3, INT32_MAX, INT32_MIN};
  for (size_t i = 0; i < COUNT_OF(wrong); i++) {
    pl_font_file font = valid_font();
    font.style = wrong[i];
    check_refused(&font, "an unknown style");
    font = valid_font();
    font.index = wrong[i];
    check_refused(&font, "a face that there is not");
  }
  for (size_t i = 0; i < COUNT_OF(not_finite); i++) {
    pl_font_file font = valid_font();
    font.min_weight = not_finite[i];
    font.max_weight = 400;
    check_refused(&font, "a minimum weight that is not finite");
    font.min_weight = 400;
    font.max_weight = not_finite[i];
    check_refused(&font, "a maximum weight that is not finite");
  }
  pl_font_file font = valid_font();
  font.min_weight = 500;
  font.max_weight = 400;
  check_refused(&font, "weights in the wrong order");
}

void misuse_fonts(void) {
  misuse_sources();
  misuse_values();
  pl_font_file font = valid_font();
  OPTIONS(pl_engine_options, options);
  options.font_count = 1;
  REFUSED(pl_engine_new(&options, reason)); /* NULL for fonts */
  options.fonts = &font;
  for (size_t i = 0; i < COUNT_OF(negative_counts); i++) {
    options.font_count = negative_counts[i];
    REFUSED(pl_engine_new(&options, reason));
  }
  options.font_count = IMPOSSIBLE_COUNT;
  REFUSED(pl_engine_new(&options, reason));
}
