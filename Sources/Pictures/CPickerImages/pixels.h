#ifndef CPICKER_IMAGES_PIXELS_H
#define CPICKER_IMAGES_PIXELS_H

#include "CPickerImages.h"

// Returns a premultiplied pixel of a straight one.
static inline uint32_t picker_pixel(uint32_t red, uint32_t green, uint32_t blue, uint32_t alpha) {
  red = (red * alpha + 127) / 255;
  green = (green * alpha + 127) / 255;
  blue = (blue * alpha + 127) / 255;
  return alpha << 24 | red << 16 | green << 8 | blue;
}

// Whether a picture has a `reduction`th of a file's width and height, rounded up.
static inline int picker_fits(const picker_image *image, int width, int height, int reduction) {
  return image->width == (width - 1) / reduction + 1 && image->height == (height - 1) / reduction + 1;
}

#endif
