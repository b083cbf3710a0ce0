/* A program that was compiled with an older header, in older_header/, and is linked with the current library.
 *
 * It also passes shorter structs of options, as an even older program would, each in memory of exactly that size: what the
 * library reads beyond its end is found by valgrind and AddressSanitizer. */
#include "support/fixture.h"

#include <stdlib.h>

static void test_nodes(void) {
  CHECK_INT(pl_abi_version(), PL_ABI_VERSION);
  pl_engine *engine = new_engine();
  pl_tree *tree = lay_out(engine, drinks);
  size_t count;
  const pl_node *nodes = pl_tree_nodes(tree, &count);
  CHECK_INT(count, 9);
  for (size_t i = 1; i < count; i++) CHECK(nodes[i].parent >= 0 && nodes[i].parent < (int32_t)i);
  CHECK_NEAR(nodes[8].x + nodes[8].width / 2, 60, 1e-9);
  const pl_text *text = &COLUMN(tree, "texts", pl_text)[nodes[8].text];
  CHECK_TEXT(string_of(tree, text->text), "cocoa");
  CHECK_TEXT(string_of(tree, COLUMN(tree, "fonts", pl_font)[text->font].family), "Inter");
  CHECK(rows_of(tree, "commands") > 9);
  pl_tree_free(tree);
  pl_engine_free(engine);
}

/* Memory of a size for a struct of options, which says that it is that long; everything else is zero. */
static void *options_of(size_t size) {
  void *options = calloc(1, size);
  REQUIRE(options != NULL);
  memcpy(options, &size, sizeof size);
  return options;
}

/* Calls `use` with every shorter form of a struct. Members end at multiples of eight bytes or have padding behind them there,
 * since such a struct ended with padding, too. */
static void test_lengths(
    size_t full, bool (*use)(const pl_engine *, const void *), const pl_engine *engine) {
  for (size_t size = 2 * sizeof(size_t); size <= full; size += sizeof(size_t)) {
    void *options = options_of(size);
    CHECK(use(engine, options));
    free(options);
  }
}

static bool makes_budget(const pl_engine *engine, const void *options) {
  (void)engine;
  pl_budget *budget = pl_budget_new((const pl_limits *)options, NULL);
  bool is_made = budget != NULL;
  pl_budget_free(budget);
  return is_made;
}

static bool makes_engine(const pl_engine *engine, const void *options) {
  (void)engine;
  pl_engine *made = pl_engine_new((const pl_engine_options *)options, NULL);
  bool is_made = made != NULL;
  pl_engine_free(made);
  return is_made;
}

static bool measures(const pl_engine *engine, const void *options) {
  const pl_string text = {PL_STRING("tea")};
  pl_measurement expected, result;
  return pl_engine_measure(engine, &text, 1, NULL, NULL, &expected, NULL)
         && pl_engine_measure(engine, &text, 1, (const pl_text_style *)options, NULL, &result, NULL)
         && expected.width == result.width && expected.height == result.height;
}

static bool reads(const pl_engine *engine, const void *options) {
  pl_document *document = pl_document_read(
      engine, drinks, strlen(drinks), (const pl_document_options *)options, NULL, NULL);
  bool is_read = document != NULL;
  pl_document_free(document);
  return is_read;
}

static bool makes_picker(const pl_engine *engine, const void *options) {
  pl_document *document = pl_document_chips(engine, (const pl_picker *)options, NULL, NULL);
  bool is_made = document != NULL;
  pl_document_free(document);
  return is_made;
}

static bool renders(const pl_engine *engine, const void *options) {
  pl_tree *tree = lay_out(engine, drinks);
  pl_bytes *expected = pl_tree_render(tree, PL_FORMAT_PNG, NULL, NULL, NULL);
  pl_bytes *bytes = pl_tree_render(tree, PL_FORMAT_PNG, (const pl_render_options *)options, NULL, NULL);
  bool is_same = bytes && expected && bytes->count == expected->count
                 && memcmp(bytes->data, expected->data, bytes->count) == 0;
  pl_bytes_free(expected);
  pl_bytes_free(bytes);
  pl_tree_free(tree);
  return is_same;
}

static double advance(void *context, pl_string cluster, const pl_atlas_font *font) {
  (void)context;
  (void)cluster;
  return font->size;
}

/* The measurer of an older program ends before the callback that it does not know. */
static void test_measurer(void) {
  const size_t size = offsetof(pl_measurer, metrics);
  pl_measurer *measurer = (pl_measurer *)options_of(size);
  double (*const callback)(void *, pl_string, const pl_atlas_font *) = advance;
  memcpy((char *)measurer + offsetof(pl_measurer, advance), &callback, sizeof callback);
  OPTIONS(pl_engine_options, options);
  options.measurer = measurer;
  pl_engine *engine = pl_engine_new(&options, NULL);
  CHECK(engine != NULL);
  pl_engine_free(engine);
  free(measurer);
}

int main(void) {
  test_nodes();
  test_measurer();
  pl_engine *engine = new_engine();
  test_lengths(sizeof(pl_limits), makes_budget, engine);
  test_lengths(sizeof(pl_engine_options), makes_engine, engine);
  test_lengths(sizeof(pl_text_style), measures, engine);
  test_lengths(sizeof(pl_document_options), reads, engine);
  test_lengths(sizeof(pl_picker), makes_picker, engine);
  test_lengths(sizeof(pl_render_options), renders, engine);
  pl_engine_free(engine);
  return check_summary("older_program");
}
