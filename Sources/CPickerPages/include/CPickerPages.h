#ifndef CPICKER_PAGES_H
#define CPICKER_PAGES_H

#include <stddef.h>

// One of the files of the folder Pages, which are compiled in.
typedef struct {
  const char *name;
  const unsigned char *bytes;
  size_t size;
} picker_page;

// All of them, in no order that means anything.
const picker_page *picker_pages(void);
size_t picker_page_count(void);

#endif
