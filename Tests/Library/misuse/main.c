/* Calls every function wrongly: NULL for each pointer, counts that cannot be, invalid UTF-8, unknown constants, NaN and
 * infinities, structs of a wrong size. Nothing may abort, and each call returns a failure and its reason. */
#include "misuse.h"

#include <math.h>

pl_error **reason;

const size_t negative_counts[3] = {SIZE_MAX, SIZE_MAX - 41, (size_t)1 << (sizeof(size_t) * 8 - 1)};

const double not_finite[3] = {NAN, INFINITY, -INFINITY};

/* A lone continuation byte, an overlong slash, a surrogate, a code point beyond U+10FFFF, and characters cut off. */
const pl_string wrong_strings[9] = {
    {PL_STRING("a\x80")}, {PL_STRING("\xC0\xAF")}, {PL_STRING("\xED\xA0\x80")},
    {PL_STRING("\xF4\x90\x80\x80")}, {PL_STRING("tea\xE2\x98")}, {PL_STRING("\xFF")},
    {PL_STRING("\xF0\x9F\x92")}, {NULL, 3}, {"tea", SIZE_MAX}};

int32_t code_of_wrong_json(size_t position) {
  return position < 7 ? PL_INVALID_DOCUMENT : PL_INVALID_ARGUMENT;
}

static handles valid_handles(void) {
  handles valid;
  valid.engine = new_engine();
  valid.budget = pl_budget_new(NULL, NULL);
  valid.document = read_document(valid.engine, drinks);
  valid.tree = lay_out(valid.engine, drinks);
  valid.session = pl_session_new(valid.document, 200, PL_AS_DECLARED, 0, NULL, NULL);
  REQUIRE(valid.budget != NULL && valid.session != NULL);
  return valid;
}

/* After everything, the handles are as before. */
static void free_handles(handles *valid) {
  pl_tree *tree = pl_document_layout(valid->document, 200, PL_AS_DECLARED, valid->budget, NULL);
  CHECK(is_same_output(tree, valid->tree, PL_FORMAT_JSON));
  pl_tree_free(tree);
  pl_session_free(valid->session);
  pl_tree_free(valid->tree);
  pl_document_free(valid->document);
  pl_budget_free(valid->budget);
  pl_engine_free(valid->engine);
}

static void free_nothing(void) {
  pl_error_free(NULL);
  pl_budget_free(NULL);
  pl_budget_cancel(NULL);
  pl_engine_free(NULL);
  pl_document_free(NULL);
  pl_tree_free(NULL);
  pl_changes_free(NULL);
  pl_bytes_free(NULL);
  pl_picture_report_free(NULL);
  pl_session_free(NULL);
}

int main(void) {
  handles valid = valid_handles();
  free_nothing();
  misuse_engines();
  misuse_fonts();
  misuse_measuring(&valid);
  misuse_styles(&valid);
  misuse_flows();
  misuse_documents(&valid);
  misuse_pickers(&valid);
  misuse_layout(&valid);
  misuse_layout_many(&valid);
  misuse_trees(&valid);
  misuse_output(&valid);
  misuse_checks(&valid);
  misuse_sessions(&valid);
  misuse_transitions(&valid);
  misuse_struct_sizes(&valid);
  free_handles(&valid);
  return check_summary("misuse");
}
