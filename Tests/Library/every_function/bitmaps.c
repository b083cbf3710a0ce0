#include "subjects.h"

/* A font of pictures: a heart is 136 × 128 pixels at 109 pixels an em, transparent in its corner and red in the middle. */
void test_bitmaps(void) {
  pl_font_file font;
  memset(&font, 0, sizeof font);
  font.family = text_of("Strike");
  font.path = text_of("Tests/Fonts/PickerShapingTests/Fixtures/fonts/TestStrike.ttf");
  font.style = PL_STYLE_FROM_FILE;
  OPTIONS(pl_engine_options, options);
  options.fonts = &font;
  options.font_count = 1;
  pl_engine *engine = pl_engine_new(&options, NULL);
  REQUIRE(engine != NULL);
  pl_tree *tree = lay_out(
      engine,
      "{\"type\":\"text\",\"text\":\"\xE2\x9D\xA4\xEF\xB8\x8F\",\"font\":{\"family\":\"Strike\",\"size\":109}}");
  REQUIRE(rows_of(tree, "bitmaps") == 1 && rows_of(tree, "glyphs") > 0);
  const pl_outline *outline = &COLUMN(tree, "outlines", pl_outline)[COLUMN(tree, "glyphs", pl_glyph)->outline];
  CHECK_INT(outline->bitmap, 0);
  CHECK_INT(outline->element_count, 0);
  const pl_bitmap *bitmap = COLUMN(tree, "bitmaps", pl_bitmap);
  const uint32_t *pixels = &COLUMN(tree, "pixels", uint32_t)[bitmap->first_pixel];
  CHECK_INT(bitmap->width, 136);
  CHECK_INT(bitmap->height, 128);
  CHECK_NEAR(bitmap->frame.width, 136 / 109.0, 1e-9);
  CHECK(bitmap->frame.y < -0.8 && bitmap->frame.y + bitmap->frame.height > 0.1);
  CHECK_INT(pixels[0], 0);
  uint32_t middle = pixels[64 * 136 + 68];
  CHECK_INT(middle >> 24, 255);
  CHECK((middle >> 16 & 255) > 180 && (middle >> 8 & 255) < 100 && (middle & 255) < 100);
  CHECK(COLUMN(tree, "faces", pl_face)->source.count > 0);
  pl_tree_free(tree);
  pl_engine_free(engine);
}
