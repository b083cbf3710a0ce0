/* Calls that are wrong, by subject. */
#ifndef MISUSE_H
#define MISUSE_H

#include "../support/fixture.h"

/* Where the calls store their error: REFUSED makes each call twice, the second time with NULL. */
extern pl_error **reason;

/* Fails unless a call, which passes `reason` as its error, returns NULL or false with PL_INVALID_ARGUMENT. */
#define REFUSED(call) REFUSED_AS(PL_INVALID_ARGUMENT, !(call))

/* Fails unless the condition on the result of a call holds, and its error has a code. */
#define REFUSED_AS(code, condition)  \
  do {                               \
    pl_error *error = NULL;          \
    reason = &error;                 \
    CHECK(condition);                \
    CHECK_ERROR(error, code);        \
    reason = NULL;                   \
    CHECK(condition);                \
  } while (0)

/* One valid handle of each type. */
typedef struct {
  pl_engine *engine;
  pl_budget *budget;
  pl_document *document;
  pl_tree *tree;
  pl_session *session;
} handles;

/* Counts that are negative when they are read as signed. */
extern const size_t negative_counts[3];

/* A count of an array that does not fit into any address space, though it is positive. */
#define IMPOSSIBLE_COUNT ((size_t)PTRDIFF_MAX)

/* Strings that are not UTF-8, and two that cannot exist: NULL with a length, and one of a negative length. */
extern const pl_string wrong_strings[9];

/* What is wrong with one of them as JSON: a document that is no UTF-8 is an error of the document, which says where it is,
 * and a string that cannot exist is one of the call. */
int32_t code_of_wrong_json(size_t position);

/* Numbers that are no numbers of points. */
extern const double not_finite[3];

void misuse_engines(void);
void misuse_fonts(void);
void misuse_measuring(const handles *valid);
void misuse_styles(const handles *valid);
void misuse_flows(void);
void misuse_documents(const handles *valid);
void misuse_pickers(const handles *valid);
void misuse_layout(const handles *valid);
void misuse_layout_many(const handles *valid);
void misuse_trees(const handles *valid);
void misuse_output(const handles *valid);
void misuse_checks(const handles *valid);
void misuse_sessions(const handles *valid);
void misuse_transitions(const handles *valid);
void misuse_struct_sizes(const handles *valid);

#endif
