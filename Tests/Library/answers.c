/* Writes documents in every format, to be compared with what the tool writes:
 *
 *     answers FOLDER FILE...      writes FOLDER/0.json, FOLDER/0.nodes ..., FOLDER/1.json, ...
 *
 * One engine lays out all of them, so that nothing of one document may show up in another. */
#include "support/fixture.h"

#include <stdio.h>
#include <stdlib.h>

static const char *const formats[] = {"json", "nodes", "tree", "svg", "png", "pdf", "html"};

static char *read_file(const char *path, size_t *count) {
  FILE *file = fopen(path, "rb");
  REQUIRE(file != NULL && fseek(file, 0, SEEK_END) == 0);
  *count = (size_t)ftell(file);
  rewind(file);
  char *bytes = (char *)malloc(*count + 1);
  REQUIRE(bytes != NULL && fread(bytes, 1, *count, file) == *count);
  fclose(file);
  return bytes;
}

/* Relative paths in a document start where the document is. */
static pl_string folder_of(const char *path) {
  const char *slash = strrchr(path, '/');
  pl_string folder = text_of(".");
  if (slash != NULL) {
    folder.bytes = path;
    folder.count = (size_t)(slash - path);
  }
  return folder;
}

/* Pages of the tool follow the scheme of their readers, which trees only do if asked. */
static pl_tree *lay_out_file(const pl_engine *engine, const char *path, bool is_page) {
  size_t count;
  char *json = read_file(path, &count);
  pl_error *error = NULL;
  OPTIONS(pl_document_options, options);
  options.directory = folder_of(path);
  if (is_page) options.settings = text_of("{\"scheme\":\"auto\"}");
  pl_document *document = pl_document_read(engine, json, count, &options, NULL, &error);
  CHECK_NO_ERROR(error);
  REQUIRE(document != NULL);
  free(json);
  pl_tree *tree = pl_document_layout(document, PL_AS_DECLARED, PL_AS_DECLARED, NULL, &error);
  CHECK_NO_ERROR(error);
  REQUIRE(tree != NULL);
  pl_document_free(document);
  return tree;
}

static void write_tree(const pl_tree *tree, int32_t format, const char *path) {
  pl_error *error = NULL;
  OPTIONS(pl_render_options, options);
  options.columns = 80; /* as the tool has them in a file */
  pl_bytes *bytes = pl_tree_render(tree, format, &options, NULL, &error);
  CHECK_NO_ERROR(error);
  if (bytes == NULL) return;
  FILE *file = fopen(path, "wb");
  REQUIRE(file != NULL && fwrite(bytes->data, 1, bytes->count, file) == bytes->count);
  REQUIRE(fclose(file) == 0);
  pl_bytes_free(bytes);
}

int main(int count, char **arguments) {
  REQUIRE(count > 2);
  pl_engine *engine = new_engine();
  for (int i = 2; i < count; i++) {
    pl_tree *tree = lay_out_file(engine, arguments[i], false);
    pl_tree *page = lay_out_file(engine, arguments[i], true);
    for (int32_t format = PL_FORMAT_JSON; format <= PL_FORMAT_HTML; format++) {
      char path[4096];
      snprintf(path, sizeof path, "%s/%d.%s", arguments[1], i - 2, formats[format]);
      write_tree(format == PL_FORMAT_HTML ? page : tree, format, path);
    }
    pl_tree_free(page);
    pl_tree_free(tree);
  }
  pl_engine_free(engine);
  return check_summary("answers");
}
