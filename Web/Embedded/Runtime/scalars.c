/* The properties of scalars that our code asks for: white space and letters. The tables of Swift, which this replaces when
 * it is linked, have sixty properties and are 12 KB larger with gzip. */
#include <stdint.h>

/* Bits of `Unicode.Scalar.Properties`. */
enum { ALPHABETIC = 7, WHITE_SPACE = 45 };

/* The lengths of the runs that are not and that are alphabetic, in turns: see Scripts/record/scalars. */
static const uint8_t runs[] = {
#include "alphabetic.inc"
};

static uint64_t is_alphabetic(uint32_t scalar) {
  uint32_t end = 0;
  uint64_t inside = 1;
  for (const uint8_t *next = runs; next < runs + sizeof runs; inside ^= 1) {
    uint32_t length = 0;
    for (int shift = 0;; shift += 7) {
      length |= (uint32_t)(*next & 127) << shift;
      if (*next++ < 128) break;
    }
    end += length;
    if (scalar < end) return inside ^ 1;
  }
  return 0;
}

static uint64_t is_white_space(uint32_t scalar) {
  switch (scalar) {
  case ' ': case 0x85: case 0xA0: case 0x1680: case 0x2028: case 0x2029: case 0x202F: case 0x205F: case 0x3000: return 1;
  default: return (scalar >= '\t' && scalar <= '\r') || (scalar >= 0x2000 && scalar <= 0x200A);
  }
}

uint64_t _swift_stdlib_getBinaryProperties(uint32_t scalar) {
  return is_alphabetic(scalar) << ALPHABETIC | is_white_space(scalar) << WHITE_SPACE;
}
