#ifndef CPICKER_IMAGES_H
#define CPICKER_IMAGES_H

#include <stddef.h>
#include <stdint.h>

// Decodes photos, encodes pictures, and compresses the frames of moving pictures, with Debian's libraries, each of which is opened when it
// is first needed.
//
// The caller knows the size of the picture from its header, and has checked it against its limits: what the files
// themselves claim is compared with it before anything is decoded.

// The reason why a library cannot be opened: `libturbojpeg.so.0 is not installed`; NULL if it is open.
const char *picker_jpeg_error(void);
const char *picker_webp_error(void);
const char *picker_gif_error(void);

typedef enum {
  PICKER_IMAGE_WHOLE,
  // The file ends early, or a part of it is wrong. The pixels hold what could be decoded.
  PICKER_IMAGE_DAMAGED,
  PICKER_IMAGE_UNREADABLE,
} picker_image_status;

// Pixels row by row, premultiplied, as 0xAARRGGBB. All are 0 before the picture is decoded.
typedef struct {
  uint32_t *pixels;
  int width;
  int height;
  // The distance of two rows, in pixels.
  size_t row_length;
} picker_image;

// Decodes a JPEG file. Of one in four colours, `is_inverted` says that 0 is full ink, as Adobe writes them.
//
// The picture has a `reduction`th of the file's width and height, rounded up: 1, 2, 4 or 8.
picker_image_status picker_jpeg_decode(const uint8_t *bytes, size_t count, int is_inverted,
                                       int reduction, const picker_image *image);

// Decodes a WebP file that is not animated, of which the picture has a `reduction`th of width and height, rounded up.
picker_image_status picker_webp_decode(const uint8_t *bytes, size_t count, int reduction,
                                       const picker_image *image);

// Decodes the first frame of a GIF file. A frame of more than `pixel_limit` pixels is unreadable.
picker_image_status picker_gif_decode(const uint8_t *bytes, size_t count, size_t pixel_limit,
                                      const picker_image *image);

// The maximum size of a JPEG file. Call it and the functions below while the library is open.
size_t picker_jpeg_bound(int width, int height);

// Encodes opaque pixels as JPEG, of quality 1 to 100. Returns the size of the file; 0 if it fails.
size_t picker_jpeg_encode(const picker_image *image, int quality, uint8_t *target, size_t capacity);

// Encodes bytes R, G, B, A, which are not premultiplied, as WebP, of quality 0 to 99, or without loss for 100. Returns the
// size of the file, which `picker_webp_free` frees; 0 if it fails.
size_t picker_webp_encode(const uint8_t *colors, int width, int height, int quality, uint8_t **file);
void picker_webp_free(uint8_t *file);

// The reason why zlib cannot be opened; NULL if it is open. Call it before the functions below.
const char *picker_zlib_error(void);

// The maximum size of what `count` bytes are compressed to.
size_t picker_zlib_bound(size_t count);

// Compresses scan lines of a picture in the format of zlib, in time that does not depend on what they show. Returns the size; 0 where `capacity` or memory does not
// suffice.
size_t picker_zlib_compress(const uint8_t *bytes, size_t count, uint8_t *target, size_t capacity);

#endif
