#ifndef CPICKER_FONTS_H
#define CPICKER_FONTS_H

#include <stddef.h>
#include <stdint.h>

// A bundled font file.
typedef struct {
  const char *family;
  const char *file;
  double lightest;
  double heaviest;
  const unsigned char *bytes;
  size_t size;
  // The digest of the bytes, which takes a million instructions to compute.
  uint64_t digest;
} picker_font;

// All bundled fonts: the default family first, then its fallbacks in order.
const picker_font *picker_fonts(void);
size_t picker_font_count(void);

#endif
