#include "fixture.h"

const char drinks[] =
    "{\"type\": \"chips\", \"id\": \"drinks\", \"width\": 200, \"spacing\": 10,\n"
    " \"alignment\": \"leading\", \"selection\": \"multiple\", \"items\": [\n"
    "   {\"text\": \"tea\", \"id\": \"t\", \"width\": 60, \"height\": 30},\n"
    "   {\"text\": \"coffee\", \"id\": \"c\", \"width\": 80, \"height\": 30, \"selected\": true},\n"
    "   {\"text\": \"cocoa\", \"id\": \"k\", \"width\": 120, \"height\": 30, \"enabled\": false}]}";

const char drawing[] =
    "{\"type\": \"drawing\", \"width\": 200, \"height\": 100, \"layers\": ["
    "{\"id\": \"faded\", \"opacity\": 0.5, \"blend\": \"multiply\", \"clip\": {\"shape\": \"circle\", \"width\": 50},"
    " \"filter\": [{\"blur\": 4}, {\"hueRotate\": 40}], \"transform\": [{\"translate\": [5, 7]}], \"items\": ["
    "{\"shape\": \"roundedRect\", \"width\": 60, \"height\": 40,"
    " \"fill\": {\"linear\": {\"from\": \"leading\", \"to\": \"trailing\","
    " \"stops\": [[0, \"#FF0000\"], [0.25, \"#00FF00\"], [1, \"#0000FF\"]]}},"
    " \"stroke\": {\"fill\": \"#336699\", \"width\": 3, \"cap\": \"round\", \"join\": \"bevel\", \"dash\": [6, 2]}}]},"
    "{\"items\": [{\"href\": \"data:image/png;base64,"
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==\","
    " \"description\": \"a dot\", \"naturalSize\": {\"width\": 2, \"height\": 3}, \"width\": 20, \"height\": 30}]}]}";

pl_string text_of(const char *characters) {
  pl_string text;
  text.bytes = characters;
  text.count = strlen(characters);
  return text;
}

bool is_text(pl_string text, const char *characters) {
  return text.bytes != NULL && text.count == strlen(characters)
         && memcmp(text.bytes, characters, text.count) == 0;
}

pl_engine *new_engine(void) {
  pl_error *error = NULL;
  pl_engine *engine = pl_engine_new(NULL, &error);
  CHECK_NO_ERROR(error);
  REQUIRE(engine != NULL);
  return engine;
}

pl_document *read_document(const pl_engine *engine, const char *json) {
  pl_error *error = NULL;
  pl_document *document = pl_document_read(engine, json, strlen(json), NULL, NULL, &error);
  CHECK_NO_ERROR(error);
  REQUIRE(document != NULL);
  return document;
}

pl_tree *lay_out(const pl_engine *engine, const char *json) {
  pl_error *error = NULL;
  pl_document *document = read_document(engine, json);
  pl_tree *tree = pl_document_layout(document, PL_AS_DECLARED, PL_AS_DECLARED, NULL, &error);
  pl_document_free(document);
  CHECK_NO_ERROR(error);
  REQUIRE(tree != NULL);
  return tree;
}

const void *column_of(const pl_tree *tree, const char *name) {
  const void *column = pl_block_column(pl_tree_block(tree, PL_PART_ALL), name, NULL);
  REQUIRE(column != NULL);
  return column;
}

size_t rows_of(const pl_tree *tree, const char *name) {
  size_t count;
  REQUIRE(pl_block_column(pl_tree_block(tree, PL_PART_ALL), name, &count) != NULL);
  return count;
}

pl_string string_of(const pl_tree *tree, pl_block_string string) {
  pl_string found = {NULL, string.count};
  if (string.offset > 0) found.bytes = COLUMN(tree, "utf8", char) + string.offset;
  return found;
}

int32_t node_of_role(const pl_tree *tree, int32_t role, int32_t start) {
  size_t count;
  const pl_node *nodes = pl_tree_nodes(tree, &count);
  for (size_t i = (size_t)start; i < count; i++)
    if (nodes[i].role == role) return (int32_t)i;
  return -1;
}

pl_session *new_session(const pl_engine *engine, const char *json) {
  pl_document *document = read_document(engine, json);
  pl_error *error = NULL;
  pl_session *session = pl_session_new(document, PL_AS_DECLARED, PL_AS_DECLARED, 0, NULL, &error);
  pl_document_free(document);
  CHECK_NO_ERROR(error);
  REQUIRE(session != NULL);
  return session;
}

bool is_same_output(const pl_tree *tree, const pl_tree *other, int32_t format) {
  pl_error *error = NULL;
  pl_bytes *one = pl_tree_render(tree, format, NULL, NULL, &error);
  CHECK_NO_ERROR(error);
  pl_bytes *two = pl_tree_render(other, format, NULL, NULL, &error);
  CHECK_NO_ERROR(error);
  bool is_same = one && two && one->count == two->count && memcmp(one->data, two->data, one->count) == 0;
  pl_bytes_free(one);
  pl_bytes_free(two);
  return is_same;
}

int occurrences(const pl_bytes *bytes, const char *word) {
  int count = 0;
  const char *text = (const char *)bytes->data;
  while ((text = strstr(text, word)) != NULL) {
    count++;
    text += strlen(word);
  }
  return count;
}
