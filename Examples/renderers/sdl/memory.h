/* Memory that is there: a program that has none left says so and ends. */
#ifndef MEMORY_H
#define MEMORY_H

#include <stddef.h>

/* Resizes a block to `count` elements of a size; NULL is a new one. Freed by `free`. */
void *resized(void *block, size_t count, size_t size);

/* A new block of `count` elements of a size, filled with zeros. */
void *zeroed(size_t count, size_t size);

#endif
