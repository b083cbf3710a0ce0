#ifndef CPICKER_PAGES_H
#define CPICKER_PAGES_H

#include <stddef.h>

// A bundled web asset from the folder Pages, or an example for the server's description.
typedef struct {
  const char *name;
  const unsigned char *bytes;
  size_t size;
} picker_page;

// All bundled files, in no particular order.
const picker_page *picker_pages(void);
size_t picker_page_count(void);

#endif
