#include "CPickerImages.h"

#include <CPickerLoader.h>

#if !__has_include(<zlib.h>)
#error "PickerCairo needs the headers of zlib, on Debian of the package zlib1g-dev"
#endif
#include <zlib.h>

#define FUNCTIONS(F) F(compressBound) F(deflate) F(deflateEnd) F(deflateInit2_)

PICKER_LIBRARY(zlib, PICKER_FILE("z", "1"), FUNCTIONS)

const char *picker_zlib_error(void) { return picker_library_error(&zlib); }

size_t picker_zlib_bound(size_t count) {
  return PICKER_FUNCTION(zlib, compressBound)((uLong)count);
}

size_t picker_zlib_compress(const uint8_t *bytes, size_t count, uint8_t *target, size_t capacity) {
  z_stream stream = {.next_in = (Bytef *)bytes,
                     .avail_in = (uInt)count,
                     .next_out = target,
                     .avail_out = (uInt)capacity};
  // Filtered scan lines are runs of equal bytes; a search for other matches takes 50 times as long, and gains nothing.
  if (PICKER_FUNCTION(zlib, deflateInit2_)(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, MAX_WBITS, 8,
                                           Z_RLE, ZLIB_VERSION, (int)sizeof(stream)) != Z_OK)
    return 0;
  int status = PICKER_FUNCTION(zlib, deflate)(&stream, Z_FINISH);
  PICKER_FUNCTION(zlib, deflateEnd)(&stream);
  return status == Z_STREAM_END ? stream.total_out : 0;
}
