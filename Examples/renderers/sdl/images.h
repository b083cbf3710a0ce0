/* Pictures of PNG files. */
#ifndef IMAGES_H
#define IMAGES_H

#include <stdint.h>

#include "picker_layout.h"

/* Pixels row by row: 0xAARRGGBB, multiplied by alpha. */
typedef struct picture {
  int width, height;
  const uint32_t *pixels; /* NULL: there is no picture */
} picture;

/* The pictures that were needed so far. */
typedef struct images images;

/* Creates a cache; relative paths start at a folder. */
images *images_new(const char *directory);

void images_free(images *images);

/* Returns the picture of a path or a data: URI. A picture that cannot be read is told on stderr, once. */
picture images_find(images *images, pl_string href);

/* Writes pixels whose alpha is 255 everywhere. Returns false, and tells why on stderr, if that fails. */
bool write_png(const char *path, const uint32_t *pixels, int width, int height);

/* Tells on stderr what is not drawn, once for each different text. */
void tell_once(const char *text);

#endif
