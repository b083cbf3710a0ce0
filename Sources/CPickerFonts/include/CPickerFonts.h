#ifndef CPICKER_FONTS_H
#define CPICKER_FONTS_H

#include <stddef.h>

// One of the font files that are compiled in.
typedef struct {
  const char *family;
  const char *file;
  double lightest;
  double heaviest;
  const unsigned char *bytes;
  size_t size;
} picker_font;

// All of them; the default family first, then those that stand behind it, in order.
const picker_font *picker_fonts(void);
size_t picker_font_count(void);

#endif
