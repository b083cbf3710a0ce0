#include "subjects.h"

static pl_bytes *render(const pl_tree *tree, int32_t format, const pl_render_options *options) {
  pl_error *error = NULL;
  pl_bytes *bytes = pl_tree_render(tree, format, options, NULL, &error);
  CHECK_NO_ERROR(error);
  REQUIRE(bytes != NULL);
  CHECK_INT(bytes->data[bytes->count], 0);
  return bytes;
}

static bool starts_with(const pl_bytes *bytes, const char *start) {
  return bytes->count >= strlen(start) && memcmp(bytes->data, start, strlen(start)) == 0;
}

static void test_starts(const pl_tree *tree) {
  const char *const starts[] = {"{", "{", NULL, "<svg", "\x89PNG\r\n\x1A\n", "%PDF-", "<!doctype html>", "\xFF\xD8\xFF", "RIFF", "{"};
  for (int32_t format = PL_FORMAT_JSON; format <= PL_FORMAT_DISPLAY_LIST; format++) {
    pl_bytes *bytes = render(tree, format, NULL);
    CHECK(bytes->count > 50);
    if (starts[format] != NULL) CHECK(starts_with(bytes, starts[format]));
    pl_bytes_free(bytes);
  }
}

static void test_json(const pl_tree *tree) {
  OPTIONS(pl_render_options, options);
  pl_bytes *spaced = render(tree, PL_FORMAT_JSON, &options);
  options.compact = true;
  pl_bytes *compact = render(tree, PL_FORMAT_JSON, &options);
  pl_bytes *nodes = render(tree, PL_FORMAT_NODES, &options);
  CHECK(compact->count < spaced->count);
  CHECK_INT(occurrences(compact, "\n"), 1); /* at the end, as in a file */
  CHECK_INT(occurrences(compact, "\"role\":"), 9);
  CHECK_INT(occurrences(nodes, "\"role\":"), 9);
  CHECK_INT(occurrences(nodes, "\"frame\":[70,0,80,30]"), 1);
  pl_bytes_free(spaced);
  pl_bytes_free(compact);
  pl_bytes_free(nodes);
}

static uint32_t big_endian(const uint8_t *bytes) {
  return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

/* A PNG has its width and height in pixels at bytes 16 and 20. */
static void test_scale(const pl_tree *tree) {
  OPTIONS(pl_render_options, options);
  for (int scale = 1; scale <= 3; scale++) {
    options.scale = scale;
    pl_bytes *png = render(tree, PL_FORMAT_PNG, &options);
    CHECK_INT(big_endian(png->data + 16), 200 * scale);
    CHECK_INT(big_endian(png->data + 20), 70 * scale);
    pl_bytes_free(png);
  }
  pl_error *error = NULL;
  options.scale = 2000;
  CHECK(pl_tree_render(tree, PL_FORMAT_PNG, &options, NULL, &error) == NULL);
  CHECK(error != NULL);
  pl_error_free(error);
}

static void test_live_text(const pl_tree *tree) {
  OPTIONS(pl_render_options, options);
  pl_bytes *outlines = render(tree, PL_FORMAT_SVG, &options);
  options.svg_text = PL_SVG_LIVE;
  pl_bytes *live = render(tree, PL_FORMAT_SVG, &options);
  CHECK_INT(occurrences(outlines, "<text"), 0);
  CHECK_INT(occurrences(live, "<text"), 3);
  CHECK(occurrences(live, "@font-face") >= 1);
  pl_bytes_free(outlines);
  pl_bytes_free(live);
}

/* In fewer columns, the rendering for a terminal has shorter lines. */
static void test_columns(const pl_tree *tree) {
  OPTIONS(pl_render_options, options);
  pl_bytes *wide = render(tree, PL_FORMAT_TREE, &options);
  options.columns = 20;
  pl_bytes *narrow = render(tree, PL_FORMAT_TREE, &options);
  CHECK(narrow->count < wide->count);
  CHECK_INT(occurrences(wide, "coffee"), 1);
  pl_bytes_free(wide);
  pl_bytes_free(narrow);
}

/* Boxes that draw nothing, and what is beneath them. */
static void test_outline_and_background(const pl_engine *engine) {
  pl_tree *tree = lay_out(engine, "{\"type\":\"flow\",\"items\":[{\"width\":30,\"height\":20}]}");
  OPTIONS(pl_render_options, options);
  pl_bytes *plain = render(tree, PL_FORMAT_SVG, &options);
  options.outline = true;
  options.background = text_of("navy");
  pl_bytes *drawn = render(tree, PL_FORMAT_SVG, &options);
  CHECK_INT(occurrences(plain, "stroke=") + occurrences(plain, "#000080"), 0);
  CHECK_INT(occurrences(drawn, "#000080"), 1);
  CHECK(occurrences(drawn, "stroke=") > 0);
  pl_bytes_free(plain);
  pl_bytes_free(drawn);
  pl_tree_free(tree);
}

static pl_bytes *render_reporting(
    const pl_tree *tree, int32_t format, pl_picture_report **report) {
  pl_error *error = NULL;
  pl_bytes *bytes = pl_tree_render_reporting(tree, format, NULL, NULL, report, &error);
  CHECK_NO_ERROR(error);
  REQUIRE(bytes != NULL && *report != NULL);
  return bytes;
}

/* A vector picture, which only some formats can show; it is drawn twice, and reported once. */
static void test_reports(const pl_engine *engine) {
  pl_tree *tree = lay_out(
      engine,
      "{\"type\":\"carousel\",\"width\":40,\"height\":20,\"pages\":[{\"href\":\"data:image/svg+xml,<svg "
      "xmlns='http://www.w3.org/2000/svg' width='4' height='2'/>\"},{\"href\":\"data:image/svg+xml,<svg "
      "xmlns='http://www.w3.org/2000/svg' width='4' height='2'/>\"}]}");
  pl_picture_report *report = NULL;
  pl_bytes *png = render_reporting(tree, PL_FORMAT_PNG, &report);
  pl_bytes *silent = render(tree, PL_FORMAT_PNG, NULL);
  CHECK(png->count == silent->count && memcmp(png->data, silent->data, png->count) == 0);
  CHECK_INT(report->count, 1);
  REQUIRE(report->count == 1);
  CHECK(strncmp(report->items[0].href.bytes, "data:image/svg+xml,<svg", 23) == 0);
  CHECK(strncmp(report->items[0].message.bytes, "cannot show the picture", 23) == 0);
  CHECK(strstr(report->items[0].message.bytes, "PNG cannot show SVG pictures") != NULL);
  pl_bytes_free(png);
  pl_bytes_free(silent);
  pl_picture_report_free(report);
  pl_bytes *svg = render_reporting(tree, PL_FORMAT_SVG, &report);
  CHECK_INT(report->count, 0);
  pl_bytes_free(svg);
  pl_picture_report_free(report);
  pl_picture_report_free(NULL);
  pl_tree_free(tree);
}

/* A page loads the package from an address, or carries it. */
static void test_page_engine(const pl_engine *engine) {
  pl_tree *tree = lay_out(engine, "{\"type\":\"carousel\",\"count\":3,\"width\":320,\"height\":100}");
  OPTIONS(pl_render_options, options);
  options.engine = text_of("./pickerlayout");
  pl_bytes *linked = render(tree, PL_FORMAT_HTML, &options);
  CHECK(occurrences(linked, "./pickerlayout/") > 0);
  options.engine = text_of("inline");
  pl_bytes *carried = render(tree, PL_FORMAT_HTML, &options);
  CHECK(carried->count > linked->count + 100000);
  pl_bytes_free(linked);
  pl_bytes_free(carried);
  pl_tree_free(tree);
}

void test_output(const pl_engine *engine) {
  pl_tree *tree = lay_out(engine, drinks);
  test_starts(tree);
  test_json(tree);
  test_scale(tree);
  test_live_text(tree);
  test_columns(tree);
  test_outline_and_background(engine);
  test_reports(engine);
  test_page_engine(engine);
  pl_tree_free(tree);
  pl_bytes_free(NULL);
}
