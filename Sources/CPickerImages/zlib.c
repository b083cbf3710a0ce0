#include "CPickerImages.h"

#include <CPickerLoader.h>

#if !__has_include(<zlib.h>)
#error "PickerCairo needs the headers of zlib, on Debian of the package zlib1g-dev"
#endif
#include <zlib.h>

#define FUNCTIONS(F) F(compress2) F(compressBound)

PICKER_LIBRARY(zlib, "libz.so.1", FUNCTIONS)

const char *picker_zlib_error(void) { return picker_library_error(&zlib); }

size_t picker_zlib_bound(size_t count) {
  return PICKER_FUNCTION(zlib, compressBound)((uLong)count);
}

size_t picker_zlib_compress(const uint8_t *bytes, size_t count, uint8_t *target, size_t capacity) {
  uLongf size = (uLongf)capacity;
  int status =
      PICKER_FUNCTION(zlib, compress2)(target, &size, bytes, (uLong)count, Z_BEST_COMPRESSION);
  return status == Z_OK ? (size_t)size : 0;
}
