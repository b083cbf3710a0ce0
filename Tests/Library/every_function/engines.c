#include "subjects.h"

#include <stdio.h>
#include <stdlib.h>

/* A bundled font, for which the tests are started in the root of the repository. */
static const char arabic_path[] = "Fonts/NotoSansArabic/NotoSansArabic-Regular.ttf";

static double width_in(const pl_engine *engine, const char *family, pl_error **error) {
  pl_string text = text_of("\xD8\xB4\xD8\xA7\xD9\x8A"), name = text_of(family);
  OPTIONS(pl_text_style, style);
  style.families = &name;
  style.family_count = 1;
  pl_measurement result;
  return pl_engine_measure(engine, &text, 1, &style, NULL, &result, error) ? result.width : -1;
}

static uint8_t *read_file(const char *path, size_t *count) {
  FILE *file = fopen(path, "rb");
  REQUIRE(file != NULL);
  REQUIRE(fseek(file, 0, SEEK_END) == 0);
  *count = (size_t)ftell(file);
  rewind(file);
  uint8_t *bytes = (uint8_t *)malloc(*count);
  REQUIRE(bytes != NULL && fread(bytes, 1, *count, file) == *count);
  fclose(file);
  return bytes;
}

/* One font by its path and by its bytes, which the caller may free at once. */
static void test_fonts(void) {
  pl_font_file fonts[2];
  memset(fonts, 0, sizeof fonts);
  fonts[0].family = text_of("By Path");
  fonts[0].path = text_of(arabic_path);
  fonts[0].style = PL_STYLE_FROM_FILE;
  uint8_t *bytes = read_file(arabic_path, &fonts[1].byte_count);
  fonts[1].family = text_of("By Bytes");
  fonts[1].bytes = bytes;
  fonts[1].style = PL_STYLE_NORMAL;
  fonts[1].min_weight = 300;
  fonts[1].max_weight = 500;
  OPTIONS(pl_engine_options, options);
  options.fonts = fonts;
  options.font_count = COUNT_OF(fonts);
  options.cache_bytes = -1;
  pl_error *error = NULL;
  pl_engine *engine = pl_engine_new(&options, &error);
  CHECK_NO_ERROR(error);
  free(bytes);
  double expected = width_in(engine, "Noto Sans Arabic", &error);
  CHECK(expected > 16);
  size_t family_count = 0;
  const pl_string *families = pl_engine_families(engine, &family_count);
  REQUIRE(family_count > 3);
  CHECK_TEXT(families[0], "Inter");
  CHECK_TEXT(families[family_count - 2], "By Path");
  CHECK_TEXT(families[family_count - 1], "By Bytes");
  CHECK_NEAR(width_in(engine, "By Path", &error), expected, 0);
  CHECK_NEAR(width_in(engine, "By Bytes", &error), expected, 0);
  CHECK_NO_ERROR(error);
  CHECK(width_in(engine, "By Magic", &error) < 0);
  CHECK_ERROR(error, PL_INVALID_ARGUMENT);
  pl_engine_free(engine);
}

static void test_font_errors(void) {
  const uint8_t junk[] = "neither TrueType nor OpenType";
  pl_font_file fonts[2];
  memset(fonts, 0, sizeof fonts);
  fonts[0].path = text_of(arabic_path);
  fonts[0].style = PL_STYLE_FROM_FILE;
  fonts[1].family = text_of("Junk");
  fonts[1].bytes = junk;
  fonts[1].byte_count = sizeof junk;
  OPTIONS(pl_engine_options, options);
  options.fonts = fonts;
  options.font_count = COUNT_OF(fonts);
  pl_error *error = NULL;
  CHECK(pl_engine_new(&options, &error) == NULL);
  REQUIRE(error != NULL);
  CHECK_INT(error->item, 1);
  CHECK_ERROR(error, PL_INVALID_FONT);
  fonts[1].bytes = NULL;
  fonts[1].byte_count = 0;
  fonts[1].path = text_of("Fonts");
  CHECK(pl_engine_new(&options, &error) == NULL);
  REQUIRE(error != NULL);
  CHECK_INT(error->item, 1);
  CHECK_ERROR(error, PL_INVALID_FONT);
}

static void test_folders(void) {
  OPTIONS(pl_engine_options, options);
  options.font_directory = text_of("Fonts/NotoSansThai");
  options.system_fonts = true;
  pl_error *error = NULL;
  pl_engine *engine = pl_engine_new(&options, &error);
  CHECK_NO_ERROR(error);
  CHECK(width_in(engine, "Noto Sans Thai", &error) > 0);
  CHECK_NO_ERROR(error);
  pl_engine_free(engine);
  options.font_directory = text_of("no/such/folder");
  CHECK(pl_engine_new(&options, &error) == NULL);
  CHECK_ERROR(error, PL_INVALID_FONT);
}

/* An allocator that works is tested in a program of its own, allocator.c. */
static void test_allocator(void) {
  OPTIONS(pl_allocator, allocator);
  CHECK_INT(pl_set_allocator(&allocator), PL_INVALID_ARGUMENT);
}

void test_engines(void) {
  test_allocator();
  test_fonts();
  test_font_errors();
  test_folders();
  pl_engine_free(NULL);
}
