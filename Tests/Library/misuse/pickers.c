#include "misuse.h"

static const pl_string words[] = {{PL_STRING("tea")}, {PL_STRING("coffee")}};

static pl_picker valid_picker(void) {
  OPTIONS(pl_picker, picker);
  picker.texts = words;
  picker.text_count = COUNT_OF(words);
  return picker;
}

/* Fails unless both kinds of picker refuse it. */
static void check_refused(const pl_engine *engine, const pl_picker *picker) {
  REFUSED(pl_document_chips(engine, picker, NULL, reason));
  REFUSED(pl_document_segmented(engine, picker, NULL, reason));
}

static void misuse_texts(const pl_engine *engine) {
  pl_picker picker = valid_picker();
  picker.texts = NULL;
  check_refused(engine, &picker);
  picker = valid_picker();
  for (size_t i = 0; i < COUNT_OF(negative_counts); i++) {
    picker.text_count = negative_counts[i];
    check_refused(engine, &picker);
  }
  picker.text_count = IMPOSSIBLE_COUNT;
  check_refused(engine, &picker);
  for (size_t i = 0; i < COUNT_OF(wrong_strings); i++) {
    const pl_string wrong[] = {{PL_STRING("tea")}, wrong_strings[i]};
    picker = valid_picker();
    picker.texts = wrong;
    check_refused(engine, &picker);
    picker = valid_picker();
    picker.ids = wrong;
    check_refused(engine, &picker);
    picker = valid_picker();
    picker.settings = wrong_strings[i];
    check_refused(engine, &picker);
  }
}

static void misuse_selection(const pl_engine *engine) {
  const int64_t wrong[] = {2, -1, INT64_MAX, INT64_MIN};
  pl_picker picker = valid_picker();
  picker.selected_count = 1;
  check_refused(engine, &picker); /* NULL for the indices */
  for (size_t i = 0; i < COUNT_OF(wrong); i++) {
    picker.selected = &wrong[i];
    check_refused(engine, &picker);
  }
  /* -1 has a meaning here; other negative counts have none. */
  for (size_t i = 1; i < COUNT_OF(negative_counts); i++) {
    picker.selected_count = negative_counts[i];
    check_refused(engine, &picker);
  }
  picker.selected_count = IMPOSSIBLE_COUNT;
  check_refused(engine, &picker);
}

void misuse_pickers(const handles *valid) {
  pl_picker picker = valid_picker();
  check_refused(NULL, &picker);
  check_refused(valid->engine, NULL);
  misuse_texts(valid->engine);
  misuse_selection(valid->engine);
  picker.settings = text_of("[]");
  REFUSED_AS(PL_INVALID_DOCUMENT, !pl_document_chips(valid->engine, &picker, NULL, reason));
  picker.settings = text_of("{\"items\":[]}");
  pl_document *document = pl_document_chips(valid->engine, &picker, NULL, NULL);
  CHECK(document == NULL); /* the texts are the items */
  pl_document_free(document);
}
