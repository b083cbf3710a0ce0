#include "pixels.h"

#include <CPickerLoader.h>

#if !__has_include(<webp/decode.h>)
#error "PickerCairo needs the headers of libwebp, on Debian of the package libwebp-dev"
#endif
#include <webp/decode.h>

#define FUNCTIONS(F) F(WebPDecodeRGBAInto) F(WebPGetInfo)

PICKER_LIBRARY(webp, "libwebp.so.7", FUNCTIONS)
#define CALL(function) PICKER_FUNCTION(webp, function)

const char *picker_webp_error(void) { return picker_library_error(&webp); }

picker_image_status picker_webp_decode(const uint8_t *bytes, size_t count, const picker_image *image) {
  if (!picker_library_is_open(&webp)) return PICKER_IMAGE_UNREADABLE;
  int width = 0, height = 0;
  if (!CALL(WebPGetInfo)(bytes, count, &width, &height) || width != image->width ||
      height != image->height)
    return PICKER_IMAGE_UNREADABLE;
  size_t stride = image->row_length * 4;
  if (!CALL(WebPDecodeRGBAInto)(bytes, count, (uint8_t *)image->pixels, stride * height, (int)stride))
    return PICKER_IMAGE_UNREADABLE;
  for (int y = 0; y < height; y++) {
    uint32_t *row = image->pixels + y * image->row_length;
    for (int x = 0; x < width; x++) {
      const uint8_t *from = (const uint8_t *)(row + x);
      row[x] = picker_pixel(from[0], from[1], from[2], from[3]);
    }
  }
  return PICKER_IMAGE_WHOLE;
}
