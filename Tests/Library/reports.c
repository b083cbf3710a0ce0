/* Writes the report of a check, to be compared with what the tool writes:
 *
 *     reports CATALOG FILE...      at 240 and 320 points, at text scales of 1 and 1.5, with pseudo-locales
 */
#include "support/fixture.h"

#include <stdio.h>

enum { MAXIMUM = 100 };

static pl_check_document read_file(const char *path) {
  static char storage[MAXIMUM][1 << 16];
  static int used = 0;
  FILE *file = fopen(path, "rb");
  REQUIRE(file != NULL && used < MAXIMUM);
  char *bytes = storage[used++];
  pl_check_document document;
  document.name = text_of(path);
  document.json.bytes = bytes;
  document.json.count = fread(bytes, 1, sizeof storage[0], file);
  document.options = NULL;
  REQUIRE(document.json.count < sizeof storage[0]);
  fclose(file);
  return document;
}

int main(int count, char **arguments) {
  REQUIRE(count > 2 && count - 2 <= MAXIMUM);
  pl_check_document documents[MAXIMUM];
  for (int i = 2; i < count; i++) documents[i - 2] = read_file(arguments[i]);
  const pl_catalog catalog = {text_of(arguments[1]), NULL, 0};
  const double widths[] = {320, 240}, scales[] = {1.5, 1};
  OPTIONS(pl_check_options, options);
  options.catalogs = &catalog;
  options.catalog_count = 1;
  options.widths = widths;
  options.width_count = COUNT_OF(widths);
  options.text_scales = scales;
  options.text_scale_count = COUNT_OF(scales);
  options.pseudo = true;
  pl_engine *engine = new_engine();
  pl_error *error = NULL;
  pl_bytes *report = pl_check(engine, documents, (size_t)(count - 2), &options, NULL, &error);
  CHECK_NO_ERROR(error);
  REQUIRE(report != NULL);
  fwrite(report->data, 1, report->count, stdout);
  pl_bytes_free(report);
  pl_engine_free(engine);
  return 0;
}
