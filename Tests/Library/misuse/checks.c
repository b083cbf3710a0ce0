#include "misuse.h"

#include <math.h>

static const pl_check_document valid_document = {
    {PL_STRING("a")}, {PL_STRING("{\"type\": \"chips\", \"items\": []}")}, NULL};

static void misuse_documents_of_checks(const pl_engine *engine) {
  REFUSED(pl_check(NULL, &valid_document, 1, NULL, NULL, reason));
  REFUSED(pl_check(engine, NULL, 1, NULL, NULL, reason));
  REFUSED(pl_check(engine, &valid_document, IMPOSSIBLE_COUNT, NULL, NULL, reason));
  for (size_t i = 0; i < COUNT_OF(negative_counts); i++)
    REFUSED(pl_check(engine, &valid_document, negative_counts[i], NULL, NULL, reason));
  pl_check_document documents[] = {valid_document, valid_document};
  REFUSED(pl_check(engine, documents, 2, NULL, NULL, reason)); /* one name for both */
  documents[1].name.bytes = NULL;
  documents[1].name.count = 0;
  REFUSED(pl_check(engine, documents, 2, NULL, NULL, reason));
  for (size_t i = 0; i < COUNT_OF(wrong_strings); i++) {
    documents[1].name = wrong_strings[i];
    documents[1].json = valid_document.json;
    REFUSED(pl_check(engine, documents, 2, NULL, NULL, reason));
    documents[1].name = text_of("b");
    documents[1].json = wrong_strings[i];
    REFUSED_AS(code_of_wrong_json(i), !pl_check(engine, documents, 2, NULL, NULL, reason));
  }
}

static void misuse_lists(const pl_engine *engine) {
  for (size_t i = 0; i <= COUNT_OF(negative_counts); i++) {
    size_t count = i == 0 ? 1 : negative_counts[i - 1]; /* NULL has no elements */
    OPTIONS(pl_check_options, options);
    size_t *const counts[] = {
        &options.catalog_count, &options.locale_count, &options.width_count,
        &options.text_scale_count, &options.direction_count};
    for (size_t list = 0; list < COUNT_OF(counts); list++) {
      *counts[list] = count;
      REFUSED(pl_check(engine, &valid_document, 1, &options, NULL, reason));
      *counts[list] = 0;
    }
    if (i == 0) continue;
    options.threads = count;
    REFUSED(pl_check(engine, &valid_document, 1, &options, NULL, reason));
  }
}

static void misuse_texts(const pl_engine *engine) {
  const uint8_t bytes[] = "{}";
  OPTIONS(pl_check_options, options);
  options.locale_count = 1;
  for (size_t i = 0; i < COUNT_OF(wrong_strings); i++) {
    options.locales = &wrong_strings[i];
    REFUSED(pl_check(engine, &valid_document, 1, &options, NULL, reason));
  }
  for (size_t i = 0; i < COUNT_OF(wrong_strings); i++) {
    OPTIONS(pl_check_options, sampled);
    sampled.samples = wrong_strings[i];
    REFUSED(pl_check(engine, &valid_document, 1, &sampled, NULL, reason));
  }
  static const char *const wrong_samples[] = {"", "4", "{\"a\": null}", "{\"a\": 1e13}", "{\"\": 1}"};
  for (size_t i = 0; i < COUNT_OF(wrong_samples); i++) {
    OPTIONS(pl_check_options, sampled);
    sampled.samples = text_of(wrong_samples[i]);
    REFUSED(pl_check(engine, &valid_document, 1, &sampled, NULL, reason));
  }
  const pl_string unknown = text_of("de"), zero = {PL_STRING("d\0e.json")}, absent = {NULL, 0};
  options.locales = &unknown;
  REFUSED(pl_check(engine, &valid_document, 1, &options, NULL, reason));
  options.locale_count = 0;
  const pl_catalog catalogs[] = {
      {absent, bytes, 2}, {{PL_STRING("")}, NULL, 0}, {zero, NULL, 0},
      {unknown, NULL, 2}, {unknown, bytes, SIZE_MAX}};
  options.catalog_count = 1;
  for (size_t i = 0; i < COUNT_OF(catalogs); i++) {
    options.catalogs = &catalogs[i];
    REFUSED(pl_check(engine, &valid_document, 1, &options, NULL, reason));
  }
  const pl_catalog twice[] = {{{PL_STRING("de.json")}, bytes, 2}, {{PL_STRING("de.json")}, bytes, 2}};
  options.catalogs = twice;
  options.catalog_count = 2;
  REFUSED(pl_check(engine, &valid_document, 1, &options, NULL, reason));
}

static void misuse_numbers(const pl_engine *engine) {
  const double wrong[] = {NAN, INFINITY, -INFINITY, -1, 1e300};
  for (size_t i = 0; i < COUNT_OF(wrong); i++) {
    OPTIONS(pl_check_options, options);
    options.widths = options.text_scales = &wrong[i];
    options.width_count = 1;
    REFUSED(pl_check(engine, &valid_document, 1, &options, NULL, reason));
    options.width_count = 0;
    options.text_scale_count = 1;
    REFUSED(pl_check(engine, &valid_document, 1, &options, NULL, reason));
    options.text_scale_count = 0;
    options.expansion = wrong[i];
    REFUSED(pl_check(engine, &valid_document, 1, &options, NULL, reason));
    options.expansion = 0;
    options.min_target = wrong[i];
    REFUSED(pl_check(engine, &valid_document, 1, &options, NULL, reason));
  }
  OPTIONS(pl_check_options, options);
  const int64_t rows[] = {-1, INT64_MIN};
  for (size_t i = 0; i < COUNT_OF(rows); i++) {
    options.max_rows = rows[i];
    REFUSED(pl_check(engine, &valid_document, 1, &options, NULL, reason));
  }
  options.max_rows = 0;
  const int32_t directions[] = {-1, 3, INT32_MAX, INT32_MIN};
  options.direction_count = 1;
  for (size_t i = 0; i < COUNT_OF(directions); i++) {
    options.directions = &directions[i];
    REFUSED(pl_check(engine, &valid_document, 1, &options, NULL, reason));
  }
}

void misuse_checks(const handles *valid) {
  misuse_documents_of_checks(valid->engine);
  misuse_lists(valid->engine);
  misuse_texts(valid->engine);
  misuse_numbers(valid->engine);
  /* No documents are no mistake. */
  pl_bytes *report = pl_check(valid->engine, NULL, 0, NULL, NULL, NULL);
  CHECK(report != NULL);
  pl_bytes_free(report);
}
