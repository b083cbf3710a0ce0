#ifndef CPICKER_HYPHEN_H
#define CPICKER_HYPHEN_H

#include <stdint.h>

// The patterns of a language, read by libhyphen, which is opened for the first of them. No header of the library is
// needed: its three functions are declared in hyphen.c.
typedef struct picker_hyphen picker_hyphen;

// The reason why libhyphen could not be opened, `libhyphen.so.0 is not installed`; NULL where it is open, or where
// nobody has tried.
const char *picker_hyphen_failure(void);

// Reads a file of patterns. Returns NULL where the library cannot be opened, or the file is not one of patterns in a
// character set that is known. To be called by one thread at a time.
picker_hyphen *picker_hyphen_open(const char *path);
void picker_hyphen_close(picker_hyphen *patterns);

enum { PICKER_HYPHEN_LETTERS = 64 };

// Finds where a word of lower-case letters can be divided without a change of its spelling: sets the elements of
// `divides` behind whose letters it can, by the patterns and at least two letters from either end. Returns 0 for a word
// that is longer than the constant above or has a letter that the character set of the patterns lacks.
//
// Any thread may call it at any time.
int picker_hyphen_find(const picker_hyphen *patterns, const uint32_t *letters, int count, uint8_t *divides);

#endif
