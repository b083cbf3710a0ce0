#include "pixels.h"

#include <CPickerLoader.h>

#if !__has_include(<turbojpeg.h>)
#error "PickerCairo needs the headers of libjpeg-turbo, on Debian of the package libturbojpeg0-dev"
#endif
#include <turbojpeg.h>

#define FUNCTIONS(F)                                                                               \
  F(tjBufSize) F(tjCompress2) F(tjDecompress2) F(tjDecompressHeader3) F(tjDestroy)                 \
  F(tjGetErrorCode) F(tjInitCompress) F(tjInitDecompress)

PICKER_LIBRARY(turbojpeg, PICKER_FILE("turbojpeg", "0"), FUNCTIONS)
#define CALL(function) PICKER_FUNCTION(turbojpeg, function)

const char *picker_jpeg_error(void) { return picker_library_error(&turbojpeg); }

// Turns bytes R, G, B, 255 into pixels, in place.
static void pack_colors(const picker_image *image) {
  for (int y = 0; y < image->height; y++) {
    uint32_t *row = image->pixels + y * image->row_length;
    for (int x = 0; x < image->width; x++) {
      const uint8_t *from = (const uint8_t *)(row + x);
      row[x] = picker_pixel(from[0], from[1], from[2], 255);
    }
  }
}

// Turns bytes C, M, Y, K into pixels, in place, without a colour profile.
static void pack_inks(const picker_image *image, int is_inverted) {
  for (int y = 0; y < image->height; y++) {
    uint32_t *row = image->pixels + y * image->row_length;
    for (int x = 0; x < image->width; x++) {
      const uint8_t *from = (const uint8_t *)(row + x);
      // Light is what the inks leave.
      uint32_t light[4];
      for (int i = 0; i < 4; i++) light[i] = is_inverted ? from[i] : 255u - from[i];
      row[x] = picker_pixel((light[0] * light[3] + 127) / 255, (light[1] * light[3] + 127) / 255,
                            (light[2] * light[3] + 127) / 255, 255);
    }
  }
}

static picker_image_status decode(tjhandle handle, const uint8_t *bytes, size_t count, int is_inverted,
                                  int reduction, const picker_image *image) {
  int width = 0, height = 0, sampling = 0, colors = 0;
  if (CALL(tjDecompressHeader3)(handle, bytes, count, &width, &height, &sampling, &colors) != 0 &&
      CALL(tjGetErrorCode)(handle) != TJERR_WARNING)
    return PICKER_IMAGE_UNREADABLE;
  if (!picker_fits(image, width, height, reduction)) return PICKER_IMAGE_UNREADABLE;
  int is_ink = colors == TJCS_CMYK || colors == TJCS_YCCK;
  int result = CALL(tjDecompress2)(handle, bytes, count, (unsigned char *)image->pixels, image->width,
                                   (int)(image->row_length * 4), image->height,
                                   is_ink ? TJPF_CMYK : TJPF_RGBA,
                                   TJFLAG_ACCURATEDCT | TJFLAG_LIMITSCANS);
  if (result != 0 && CALL(tjGetErrorCode)(handle) != TJERR_WARNING) return PICKER_IMAGE_UNREADABLE;
  if (is_ink) {
    pack_inks(image, is_inverted);
  } else {
    pack_colors(image);
  }
  return result == 0 ? PICKER_IMAGE_WHOLE : PICKER_IMAGE_DAMAGED;
}

picker_image_status picker_jpeg_decode(const uint8_t *bytes, size_t count, int is_inverted,
                                       int reduction, const picker_image *image) {
  if (!picker_library_is_open(&turbojpeg)) return PICKER_IMAGE_UNREADABLE;
  tjhandle handle = CALL(tjInitDecompress)();
  if (!handle) return PICKER_IMAGE_UNREADABLE;
  picker_image_status status = decode(handle, bytes, count, is_inverted, reduction, image);
  CALL(tjDestroy)(handle);
  return status;
}

size_t picker_jpeg_bound(int width, int height) {
  return CALL(tjBufSize)(width, height, TJSAMP_444);
}

size_t picker_jpeg_encode(const picker_image *image, int quality, uint8_t *target, size_t capacity) {
  tjhandle handle = CALL(tjInitCompress)();
  if (!handle) return 0;
  unsigned char *file = target;
  unsigned long size = (unsigned long)capacity;
  // All colours at full resolution, because edges of text and boxes would blur.
  int result = CALL(tjCompress2)(handle, (const unsigned char *)image->pixels, image->width,
                                 (int)(image->row_length * 4), image->height, TJPF_BGRX, &file,
                                 &size, TJSAMP_444, quality, TJFLAG_NOREALLOC | TJFLAG_ACCURATEDCT);
  CALL(tjDestroy)(handle);
  return result == 0 ? size : 0;
}
