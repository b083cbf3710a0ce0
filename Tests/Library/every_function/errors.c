#include "subjects.h"

/* An error says where in the document it is. */
static void test_places(const pl_engine *engine) {
  const char json[] =
      "{\"type\": \"chips\",\n \"items\": [\"tea\", {\"text\": \"\xE2\x98\x95\", \"width\": -4}]}";
  pl_error *error = NULL;
  CHECK(pl_document_read(engine, json, strlen(json), NULL, NULL, &error) == NULL);
  REQUIRE(error != NULL);
  CHECK_INT(error->code, PL_INVALID_DOCUMENT);
  CHECK_TEXT(error->path, "$.items[1].width");
  CHECK_TEXT(error->message, "must be at least 0, is -4");
  CHECK_INT(error->line, 2);
  CHECK_INT(error->item, -1);
  /* A column counts Unicode characters: the cup is one, of three bytes. */
  CHECK_INT(error->column, strlen(" \"items\": [\"tea\", {\"text\": \"c\", \"width\": ") + 1);
  pl_error_free(error);
}

static void test_syntax(const pl_engine *engine) {
  pl_error *error = NULL;
  const char json[] = "{\"type\":\n\n  }";
  CHECK(pl_document_read(engine, json, strlen(json), NULL, NULL, &error) == NULL);
  REQUIRE(error != NULL);
  CHECK_INT(error->code, PL_INVALID_DOCUMENT);
  CHECK_TEXT(error->path, "$");
  CHECK_INT(error->line, 3);
  CHECK_INT(error->column, 3);
  pl_error_free(error);
}

void test_errors(const pl_engine *engine) {
  test_places(engine);
  test_syntax(engine);
  pl_error_free(NULL);
}
