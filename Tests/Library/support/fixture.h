/* What the tests have in common: ways to write arguments, and the documents that several of them lay out. */
#ifndef FIXTURE_H
#define FIXTURE_H

#include "check.h"

#include <string.h>

/* A struct of options with everything but its size at the defaults. C11 and C++17 have no initialiser in common that
 * -Wextra accepts. */
#define OPTIONS(type, name)          \
  type name;                         \
  memset(&(name), 0, sizeof(name)); \
  (name).struct_size = sizeof(name)

#define COUNT_OF(array) (sizeof(array) / sizeof(*(array)))

/* A C string as an argument; without its zero byte it is passed in the same way. */
pl_string text_of(const char *characters);

/* Returns whether a string has these characters. */
bool is_text(pl_string text, const char *characters);

/* Makes an engine with the bundled fonts; ends the program if that fails. */
pl_engine *new_engine(void);

/* Reads a document; prints the error and ends the program if that fails. */
pl_document *read_document(const pl_engine *engine, const char *json);

/* Reads a document and lays it out as it declares. */
pl_tree *lay_out(const pl_engine *engine, const char *json);

/* Starts a session of a document; ends the program if that fails. */
pl_session *new_session(const pl_engine *engine, const char *json);

/* Returns whether two trees are written as the same bytes. */
bool is_same_output(const pl_tree *tree, const pl_tree *other, int32_t format);

/* Counts how often a word stands in an output. */
int occurrences(const pl_bytes *bytes, const char *word);

/* Returns a column of the block of a tree with all parts; ends the program if there is none. */
const void *column_of(const pl_tree *tree, const char *name);

/* A column as an array of its rows. */
#define COLUMN(tree, name, type) ((const type *)column_of((tree), (name)))

/* Returns the number of rows of a column. */
size_t rows_of(const pl_tree *tree, const char *name);

/* Returns a string of the block of a tree. */
pl_string string_of(const pl_tree *tree, pl_block_string string);

/* Returns the first node of a role at or after a position; -1 if there is none. */
int32_t node_of_role(const pl_tree *tree, int32_t role, int32_t start);

/* Three chips of fixed sizes at 200 points, whose frames are known without fonts:
 *
 *     t at 0,0 60 × 30; c, selected, at 70,0 80 × 30; k, disabled, alone in the second row at 0,40 120 × 30
 */
extern const char drinks[];

/* A drawing with a gradient, a dashed stroke, a shadow, effects, filters and a picture. */
extern const char drawing[];

#endif
