#include "pixels.h"

#include <CPickerLoader.h>

#if !__has_include(<webp/decode.h>)
#error "PickerCairo needs the headers of libwebp, on Debian of the package libwebp-dev"
#endif
#include <webp/decode.h>
#include <webp/encode.h>

#define FUNCTIONS(F)                                                                               \
  F(WebPDecode) F(WebPEncodeLosslessRGBA) F(WebPEncodeRGBA) F(WebPFree) F(WebPGetFeaturesInternal) \
  F(WebPInitDecoderConfigInternal)

PICKER_LIBRARY(webp, PICKER_FILE("webp", "7"), FUNCTIONS)
#define CALL(function) PICKER_FUNCTION(webp, function)

const char *picker_webp_error(void) { return picker_library_error(&webp); }

picker_image_status picker_webp_decode(const uint8_t *bytes, size_t count, int reduction,
                                       const picker_image *image) {
  WebPDecoderConfig config;
  if (!picker_library_is_open(&webp) ||
      !CALL(WebPInitDecoderConfigInternal)(&config, WEBP_DECODER_ABI_VERSION) ||
      CALL(WebPGetFeaturesInternal)(bytes, count, &config.input, WEBP_DECODER_ABI_VERSION) !=
          VP8_STATUS_OK ||
      !picker_fits(image, config.input.width, config.input.height, reduction))
    return PICKER_IMAGE_UNREADABLE;
  size_t stride = image->row_length * 4;
  config.options.use_scaling = reduction > 1;
  config.options.scaled_width = image->width;
  config.options.scaled_height = image->height;
  config.output.colorspace = MODE_RGBA;
  config.output.is_external_memory = 1;
  config.output.u.RGBA.rgba = (uint8_t *)image->pixels;
  config.output.u.RGBA.stride = (int)stride;
  config.output.u.RGBA.size = stride * (size_t)image->height;
  if (CALL(WebPDecode)(bytes, count, &config) != VP8_STATUS_OK) return PICKER_IMAGE_UNREADABLE;
  for (int y = 0; y < image->height; y++) {
    uint32_t *row = image->pixels + y * image->row_length;
    for (int x = 0; x < image->width; x++) {
      const uint8_t *from = (const uint8_t *)(row + x);
      row[x] = picker_pixel(from[0], from[1], from[2], from[3]);
    }
  }
  return PICKER_IMAGE_WHOLE;
}

size_t picker_webp_encode(const uint8_t *colors, int width, int height, int quality, uint8_t **file) {
  *file = NULL;
  return quality == 100
             ? CALL(WebPEncodeLosslessRGBA)(colors, width, height, width * 4, file)
             : CALL(WebPEncodeRGBA)(colors, width, height, width * 4, (float)quality, file);
}

void picker_webp_free(uint8_t *file) { CALL(WebPFree)(file); }
