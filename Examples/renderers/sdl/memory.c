#include "memory.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static void *there(void *block) {
  if (block) return block;
  fputs("out of memory\n", stderr);
  exit(1);
}

void *resized(void *block, size_t count, size_t size) {
  if (count > SIZE_MAX / size) return there(NULL);
  return there(realloc(block, count * size + 1));
}

void *zeroed(size_t count, size_t size) { return there(calloc(count + 1, size)); }
