#include "subjects.h"

/* Two chips whose sizes are known without fonts: they need 140 points, and 30 for each of their rows. */
static const char pair[] =
    "{\"type\": \"chips\", \"language\": \"en\", \"spacing\": 10, \"maxRows\": 1, \"items\": [\n"
    "   {\"text\": \"tea\", \"id\": \"t\", \"width\": 60, \"height\": 30},\n"
    "   {\"text\": \"coffee\", \"id\": \"c\", \"width\": 70, \"height\": 30}]}";

static const char german[] = "{\"tea\": \"Tee\", \"coffee\": \"Kaffee\"}";
static const char finnish[] = "{\"tea\": \"tee\"}";

static pl_check_document document_of(const char *name, const char *json) {
  pl_check_document document;
  document.name = text_of(name);
  document.json = text_of(json);
  document.options = NULL;
  return document;
}

static pl_catalog catalog_of(const char *path, const char *bytes) {
  pl_catalog catalog;
  catalog.path = text_of(path);
  catalog.bytes = (const uint8_t *)bytes;
  catalog.byte_count = strlen(bytes);
  return catalog;
}

static pl_bytes *check(const pl_engine *engine, const pl_check_options *options) {
  const pl_check_document document = document_of("pair.json", pair);
  pl_error *error = NULL;
  pl_bytes *report = pl_check(engine, &document, 1, options, NULL, &error);
  CHECK_NO_ERROR(error);
  REQUIRE(report != NULL);
  CHECK_INT(report->data[report->count], 0);
  return report;
}

static void test_source_language(const pl_engine *engine) {
  pl_bytes *report = check(engine, NULL);
  CHECK_INT(occurrences(report, "\"cells\": 1,"), 1);
  CHECK_INT(occurrences(report, "\"locale\": \"en\""), occurrences(report, "\"locale\":"));
  CHECK_INT(occurrences(report, "\"code\": \"hidden\""), 0);
  pl_bytes_free(report);
}

/* At 139 points the second chip is hidden, at 140 it is not. */
static void test_widths(const pl_engine *engine) {
  const double widths[] = {140, 139, 500, 140};
  OPTIONS(pl_check_options, options);
  options.widths = widths;
  options.width_count = COUNT_OF(widths);
  options.minimum_widths = true;
  pl_bytes *report = check(engine, &options);
  CHECK_INT(occurrences(report, "\"cells\": 3,"), 1);
  CHECK_INT(occurrences(report, "\"widths\": [139, 140, 500]"), 1);
  CHECK_INT(occurrences(report, "\"code\": \"hidden\""), 1);
  CHECK_INT(occurrences(report, "\"neededWidth\": 140"), 1);
  CHECK_INT(occurrences(report, "\"minimumWidths\": ["), 1);
  CHECK_INT(occurrences(report, "\"width\": 140}"), 1);
  pl_bytes_free(report);
}

/* Samples stand for placeholders; without them a warning tells what is measured. */
static void test_samples(const pl_engine *engine) {
  const pl_catalog catalog = catalog_of("de.json", "{\"t\": \"{count} Tassen für {name}\"}");
  OPTIONS(pl_check_options, options);
  options.catalogs = &catalog;
  options.catalog_count = 1;
  pl_bytes *report = check(engine, &options);
  CHECK_INT(occurrences(report, "\"code\": \"sample\""), 2);
  pl_bytes_free(report);
  options.samples = text_of("{\"count\": 1234, \"name\": \"Ada\"}");
  report = check(engine, &options);
  CHECK_INT(occurrences(report, "\"code\": \"sample\""), 0);
  CHECK_INT(occurrences(report, "\"text\": \"1.234 Tassen für Ada\""), 1);
  pl_bytes_free(report);
}

/* Texts that a catalogue does not have are found; threads make no difference. */
static void test_languages(const pl_engine *engine) {
  const pl_catalog catalogs[] = {catalog_of("de.json", german), catalog_of("fi.json", finnish)};
  const double scales[] = {1, 2};
  OPTIONS(pl_check_options, options);
  options.catalogs = catalogs;
  options.catalog_count = COUNT_OF(catalogs);
  options.text_scales = scales;
  options.text_scale_count = COUNT_OF(scales);
  options.threads = 1;
  pl_bytes *report = check(engine, &options);
  CHECK_INT(occurrences(report, "\"cells\": 6,"), 1);
  CHECK_INT(occurrences(report, "\"code\": \"untranslated\""), 2);
  for (options.threads = 0; options.threads <= 4; options.threads += 2) {
    pl_bytes *same = check(engine, &options);
    CHECK(same->count == report->count && memcmp(same->data, report->data, same->count) == 0);
    pl_bytes_free(same);
  }
  pl_bytes_free(report);
}

static void test_choice(const pl_engine *engine) {
  const pl_catalog catalogs[] = {catalog_of("de.json", german), catalog_of("fi.json", finnish)};
  const pl_string locales[] = {{PL_STRING("de")}, {PL_STRING("ar-XB")}};
  const int32_t directions[] = {PL_DIRECTION_LTR, PL_DIRECTION_AUTO};
  OPTIONS(pl_check_options, options);
  options.catalogs = catalogs;
  options.catalog_count = COUNT_OF(catalogs);
  options.pseudo = true;
  options.expansion = 2;
  pl_bytes *report = check(engine, &options);
  CHECK_INT(occurrences(report, "\"cells\": 7,"), 1); /* en, de, fi and four pseudo-locales */
  pl_bytes_free(report);
  options.locales = locales;
  options.locale_count = COUNT_OF(locales);
  options.directions = directions;
  options.direction_count = COUNT_OF(directions);
  options.max_rows = 3;
  options.min_target = 20;
  report = check(engine, &options);
  CHECK_INT(occurrences(report, "\"cells\": 3,"), 1); /* de, and ar-XB in both directions */
  CHECK_INT(occurrences(report, "\"code\": \"smallTarget\""), 0);
  pl_bytes_free(report);
}

/* Each document has options of its own. */
static void test_document_options(const pl_engine *engine) {
  OPTIONS(pl_document_options, reading);
  reading.type = text_of("chips");
  reading.settings = text_of("{\"width\": 30}");
  pl_check_document documents[] = {
      document_of("a", pair), document_of("b", "{\"items\": [{\"text\": \"coffee\"}], \"width\": 900}")};
  documents[1].options = &reading;
  pl_error *error = NULL;
  pl_bytes *report = pl_check(engine, documents, 2, NULL, NULL, &error);
  CHECK_NO_ERROR(error);
  REQUIRE(report != NULL);
  CHECK_INT(occurrences(report, "\"cells\": 2,"), 1);
  CHECK_INT(occurrences(report, "\"widths\": [30]"), 1);
  CHECK_INT(occurrences(report, "\"code\": \"truncated\""), 1);
  pl_bytes_free(report);
}

static void test_wrong_documents(const pl_engine *engine) {
  const pl_check_document documents[] = {
      document_of("a", pair), document_of("b", "{\"type\": \"chips\",\n \"items\": [{\"width\": -1}]}")};
  pl_error *error = NULL;
  CHECK(pl_check(engine, documents, 2, NULL, NULL, &error) == NULL);
  REQUIRE(error != NULL);
  CHECK_INT(error->item, 1);
  CHECK_INT(error->line, 2);
  CHECK_ERROR(error, PL_INVALID_DOCUMENT);
}

static void test_wrong_catalogs(const pl_engine *engine) {
  const pl_check_document document = document_of("pair.json", pair);
  const pl_catalog wrong[] = {
      catalog_of("de.po", "msgid \"tea\"\nmsgstr Tee\n"), {{PL_STRING("no/such/folder")}, NULL, 0}};
  const char *const messages[] = {"de.po:2: ", "no/such/folder: cannot be read: "};
  OPTIONS(pl_check_options, options);
  options.catalog_count = 1;
  for (size_t i = 0; i < COUNT_OF(wrong); i++) {
    pl_error *error = NULL;
    options.catalogs = &wrong[i];
    CHECK(pl_check(engine, &document, 1, &options, NULL, &error) == NULL);
    REQUIRE(error != NULL);
    CHECK(strncmp(error->message.bytes, messages[i], strlen(messages[i])) == 0);
    CHECK_ERROR(error, PL_INVALID_CATALOG);
  }
}

static void test_limits(const pl_engine *engine) {
  const pl_check_document document = document_of("pair.json", pair);
  pl_error *error = NULL;
  OPTIONS(pl_limits, limits);
  limits.bytes = 100;
  pl_budget *budget = pl_budget_new(&limits, NULL);
  CHECK(pl_check(engine, &document, 1, NULL, budget, &error) == NULL);
  CHECK_ERROR(error, PL_LIMIT);
  pl_budget_free(budget);
  budget = pl_budget_new(NULL, NULL);
  pl_budget_cancel(budget);
  CHECK(pl_check(engine, &document, 1, NULL, budget, &error) == NULL);
  CHECK_ERROR(error, PL_CANCELLED);
  pl_budget_free(budget);
}

/* A document that is read may be too large to be laid out. */
static void test_large_document(void) {
  const pl_check_document document = document_of("pair.json", pair);
  OPTIONS(pl_limits, limits);
  limits.nodes = 4;
  OPTIONS(pl_engine_options, options);
  options.limits = &limits;
  pl_engine *engine = pl_engine_new(&options, NULL);
  REQUIRE(engine != NULL);
  pl_error *error = NULL;
  CHECK(pl_check(engine, &document, 1, NULL, NULL, &error) == NULL);
  REQUIRE(error != NULL);
  CHECK_INT(error->item, 0);
  CHECK_ERROR(error, PL_LIMIT);
  pl_engine_free(engine);
}

void test_checks(const pl_engine *engine) {
  test_source_language(engine);
  test_samples(engine);
  test_widths(engine);
  test_languages(engine);
  test_choice(engine);
  test_document_options(engine);
  test_wrong_documents(engine);
  test_wrong_catalogs(engine);
  test_limits(engine);
  test_large_document();
}
