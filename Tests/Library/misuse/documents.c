#include "misuse.h"

static bool reads(const pl_engine *engine, const pl_document_options *options) {
  pl_document *document =
      pl_document_read(engine, PL_STRING("{\"type\":\"chips\",\"items\":[]}"), options, NULL, reason);
  bool is_read = document != NULL;
  pl_document_free(document);
  return is_read;
}

static void misuse_json(const pl_engine *engine) {
  REFUSED(pl_document_read(NULL, drinks, strlen(drinks), NULL, NULL, reason));
  REFUSED(pl_document_read(engine, NULL, 5, NULL, NULL, reason));
  for (size_t i = 0; i < COUNT_OF(negative_counts); i++)
    REFUSED(pl_document_read(engine, drinks, negative_counts[i], NULL, NULL, reason));
  REFUSED(pl_document_read(engine, NULL, 0, NULL, NULL, reason));
  REFUSED_AS(PL_INVALID_DOCUMENT, !pl_document_read(engine, "", 0, NULL, NULL, reason));
  for (size_t i = 0; i < COUNT_OF(wrong_strings); i++)
    REFUSED_AS(
        code_of_wrong_json(i),
        !pl_document_read(
            engine, wrong_strings[i].bytes, wrong_strings[i].count, NULL, NULL, reason));
  const char json[] = "{\"type\":\"text\",\"text\":\"a\xFF\"}";
  REFUSED_AS(
      PL_INVALID_DOCUMENT, !pl_document_read(engine, json, strlen(json), NULL, NULL, reason));
}

static void misuse_options(const pl_engine *engine) {
  OPTIONS(pl_document_options, options);
  pl_string *const members[] = {&options.directory, &options.type, &options.settings};
  for (size_t i = 0; i < COUNT_OF(members); i++) {
    for (size_t j = 0; j < COUNT_OF(wrong_strings); j++) {
      *members[i] = wrong_strings[j];
      REFUSED(reads(engine, &options));
    }
    members[i]->bytes = NULL;
    members[i]->count = 0;
  }
  options.type = text_of("chops");
  pl_error *error = NULL;
  reason = &error;
  CHECK(!reads(engine, &options));
  CHECK(error != NULL && (error->code == PL_INVALID_ARGUMENT || error->code == PL_INVALID_DOCUMENT));
  pl_error_free(error);
  options.type = text_of("chips");
  options.settings = text_of("{\"width\":");
  REFUSED_AS(PL_INVALID_DOCUMENT, !reads(engine, &options));
}

/* Deep nesting, a megabyte of one bracket, and members that repeat are errors, and quick ones. */
static void misuse_contents(const pl_engine *engine) {
  static char brackets[1 << 20];
  memset(brackets, '[', sizeof brackets);
  REFUSED_AS(
      PL_INVALID_DOCUMENT,
      !pl_document_read(engine, brackets, sizeof brackets, NULL, NULL, reason));
  REFUSED_AS(
      PL_INVALID_DOCUMENT,
      !pl_document_read(engine, PL_STRING("{\"type\":\"chips\",\"type\":\"chips\"}"), NULL, NULL, reason));
  REFUSED_AS(
      PL_INVALID_DOCUMENT,
      !pl_document_read(engine, PL_STRING("{\"type\":\"chips\",\"width\":1e999}"), NULL, NULL, reason));
}

void misuse_documents(const handles *valid) {
  misuse_json(valid->engine);
  misuse_options(valid->engine);
  misuse_contents(valid->engine);
}
