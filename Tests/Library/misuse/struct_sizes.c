#include "misuse.h"

/* A struct whose size is 0 was not initialised; a size below that of `struct_size` itself cannot be, and neither can one
 * that is negative when read as signed. */
static const size_t wrong_sizes[] = {0, 1, sizeof(size_t) - 1, SIZE_MAX, SIZE_MAX / 2 + 1};

static double advance(void *context, pl_string cluster, const pl_atlas_font *font) {
  (void)context;
  (void)cluster;
  return font->size;
}

static void misuse_engine_options(size_t size) {
  OPTIONS(pl_limits, limits);
  limits.struct_size = size;
  REFUSED(pl_budget_new(&limits, reason));
  OPTIONS(pl_engine_options, options);
  options.limits = &limits;
  REFUSED(pl_engine_new(&options, reason));
  options.limits = NULL;
  OPTIONS(pl_measurer, measurer);
  measurer.struct_size = size;
  measurer.advance = advance;
  options.measurer = &measurer;
  REFUSED(pl_engine_new(&options, reason));
  options.measurer = NULL;
  options.struct_size = size;
  REFUSED(pl_engine_new(&options, reason));
}

static void misuse_other_options(const handles *valid, size_t size) {
  const pl_string text = {PL_STRING("tea")};
  pl_measurement result;
  OPTIONS(pl_text_style, style);
  style.struct_size = size;
  REFUSED(pl_engine_measure(valid->engine, &text, 1, &style, NULL, &result, reason));
  OPTIONS(pl_document_options, options);
  options.struct_size = size;
  REFUSED(pl_document_read(valid->engine, drinks, strlen(drinks), &options, NULL, reason));
  pl_tree *trees[1];
  pl_error *errors[1];
  REFUSED_AS(
      PL_INVALID_ARGUMENT,
      pl_layout_many(valid->engine, &text, 1, &options, 1, NULL, trees, errors, reason) == -1);
  OPTIONS(pl_picker, picker);
  picker.struct_size = size;
  REFUSED(pl_document_chips(valid->engine, &picker, NULL, reason));
  REFUSED(pl_document_segmented(valid->engine, &picker, NULL, reason));
  OPTIONS(pl_render_options, render);
  render.struct_size = size;
  REFUSED(pl_tree_render(valid->tree, PL_FORMAT_SVG, &render, NULL, reason));
  OPTIONS(pl_check_options, check);
  check.struct_size = size;
  REFUSED(pl_check(valid->engine, NULL, 0, &check, NULL, reason));
  const pl_check_document document = {{PL_STRING("a")}, {PL_STRING("{}")}, &options};
  REFUSED(pl_check(valid->engine, &document, 1, NULL, NULL, reason));
}

/* A program with a newer header may use this library as long as it leaves members at their defaults that the library does
 * not know; it must not believe that they have an effect. */
static void misuse_newer_options(const handles *valid) {
  struct {
    pl_render_options options;
    double later;
  } newer;
  memset(&newer, 0, sizeof newer);
  newer.options.struct_size = sizeof newer;
  pl_bytes *bytes = pl_tree_render(valid->tree, PL_FORMAT_SVG, &newer.options, NULL, NULL);
  CHECK(bytes != NULL);
  pl_bytes_free(bytes);
  newer.later = 2;
  REFUSED(pl_tree_render(valid->tree, PL_FORMAT_SVG, &newer.options, NULL, reason));
}

void misuse_struct_sizes(const handles *valid) {
  for (size_t i = 0; i < COUNT_OF(wrong_sizes); i++) {
    misuse_engine_options(wrong_sizes[i]);
    misuse_other_options(valid, wrong_sizes[i]);
  }
  misuse_newer_options(valid);
}
