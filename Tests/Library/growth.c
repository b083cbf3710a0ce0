/* Lays three chips out a million times, reads documents a hundred thousand times, and fails if the process has grown since the
 * first tenth of each. A count as argument divides both: `growth 10` is ten times as fast. */
#define _POSIX_C_SOURCE 200809L

#include "support/fixture.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

/* The resident memory in bytes. */
static double resident(void) {
  long pages = 0, ignored;
  FILE *file = fopen("/proc/self/statm", "r");
  REQUIRE(file != NULL && fscanf(file, "%ld %ld", &ignored, &pages) == 2);
  fclose(file);
  return (double)pages * (double)sysconf(_SC_PAGESIZE);
}

/* Layouts at all widths at which rows break differently, with everything that can be asked of a tree. */
static void lay_out_once(const pl_engine *engine, const pl_document *document, int i) {
  (void)engine;
  pl_tree *tree = pl_document_layout(document, 60 + i % 300, PL_AS_DECLARED, NULL, NULL);
  size_t count;
  REQUIRE(pl_tree_nodes(tree, &count) != NULL);
  if (i % 16 == 0) {
    REQUIRE(pl_tree_block(tree, PL_PART_ALL) != NULL);
    pl_bytes_free(pl_tree_render(tree, PL_FORMAT_NODES, NULL, NULL, NULL));
  }
  pl_tree_free(tree);
}

/* Every document has a text of its own, so that caches of texts have to make room, and every tenth is wrong. */
static void read_once(const pl_engine *engine, const pl_document *document, int i) {
  (void)document;
  char json[160];
  snprintf(
      json, sizeof json, "{\"type\":\"chips\",\"items\":[\"tea %d\",{\"text\":\"coffee\",\"width\":%d},\"cocoa\"]}",
      i, i % 10 == 9 ? -1 : 80);
  pl_error *error = NULL;
  pl_document *read = pl_document_read(engine, json, strlen(json), NULL, NULL, &error);
  REQUIRE((read == NULL) == (i % 10 == 9));
  pl_tree *tree = read ? pl_document_layout(read, 100 + i % 100, PL_AS_DECLARED, NULL, NULL) : NULL;
  pl_tree_free(tree);
  pl_document_free(read);
  pl_error_free(error);
  if (i % 4 != 0) return;
  const pl_string documents[] = {text_of(json), text_of("{")};
  pl_tree *trees[2];
  pl_error *errors[2];
  pl_summary summary;
  REQUIRE(pl_layout_many(engine, documents, 2, NULL, 1 + (size_t)i % 3, NULL, trees, errors, NULL) >= 1);
  REQUIRE(pl_tree_summary(trees[0], &summary) == (trees[0] != NULL));
  for (size_t j = 0; j < 2; j++) {
    pl_tree_free(trees[j]);
    pl_error_free(errors[j]);
  }
}

static void check_growth(
    const char *name, int count, double tolerance, const pl_engine *engine, const pl_document *document,
    void (*once)(const pl_engine *, const pl_document *, int)) {
  double before = 0;
  for (int i = 0; i < count; i++) {
    if (i == count / 10) before = resident();
    once(engine, document, i);
  }
  double after = resident();
  printf("%s: %.1f MB after %d, %.1f MB after %d\n", name, before / 1e6, count / 10, after / 1e6, count);
  CHECK(after <= before * tolerance);
}

int main(int count, char **arguments) {
  int divisor = count > 1 ? atoi(arguments[1]) : 1;
  REQUIRE(divisor > 0);
  OPTIONS(pl_engine_options, options);
  options.cache_bytes = 1 << 20; /* filled after a few thousand texts, so that it does not count as growth */
  pl_engine *engine = pl_engine_new(&options, NULL);
  REQUIRE(engine != NULL);
  pl_document *document = read_document(engine, drinks);
  check_growth("layouts", 1000000 / divisor, 1.03, engine, document, lay_out_once);
  check_growth("documents", 100000 / divisor, 1.05, engine, document, read_once);
  pl_document_free(document);
  pl_engine_free(engine);
  return check_summary("growth");
}
