#include "images.h"

#include <png.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "memory.h"

/* Larger pictures are not read. */
static const uint64_t most_pixels = 1 << 26;

typedef struct entry {
  char *href;
  size_t count;
  uint32_t *pixels;
  int width, height;
} entry;

struct images {
  char *directory;
  entry *entries;
  size_t count;
};

static char *copied(const char *bytes, size_t count) {
  char *copy = zeroed(count + 1, 1);
  if (count > 0) memcpy(copy, bytes, count);
  return copy;
}

images *images_new(const char *directory) {
  images *images = zeroed(1, sizeof *images);
  images->directory = copied(directory, strlen(directory));
  return images;
}

void images_free(images *images) {
  if (!images) return;
  for (size_t i = 0; i < images->count; i++) {
    free(images->entries[i].href);
    free(images->entries[i].pixels);
  }
  free(images->entries);
  free(images->directory);
  free(images);
}

static int base64_digit(char c) {
  static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  const char *place = c ? strchr(digits, c) : NULL;
  return place ? (int)(place - digits) : -1;
}

/* The bytes of a data: URI in Base64. */
static uint8_t *decoded(const char *text, size_t *count) {
  uint8_t *bytes = zeroed(strlen(text), 1);
  uint32_t bits = 0;
  int bit_count = 0;
  *count = 0;
  for (; *text && *text != '='; text++) {
    int digit = base64_digit(*text);
    if (digit < 0) continue;
    bits = bits << 6 | (uint32_t)digit;
    bit_count += 6;
    if (bit_count < 8) continue;
    bit_count -= 8;
    bytes[(*count)++] = (uint8_t)(bits >> bit_count);
  }
  return bytes;
}

static bool open_file(png_image *image, const images *images, const char *href) {
  size_t size = strlen(images->directory) + strlen(href) + 2;
  char *path = zeroed(size, 1);
  snprintf(path, size, "%s/%s", href[0] == '/' ? "" : images->directory, href);
  bool is_open = png_image_begin_read_from_file(image, path);
  free(path);
  return is_open;
}

static void multiply_by_alpha(uint32_t *pixels, size_t count) {
  for (size_t i = 0; i < count; i++) {
    uint32_t p = pixels[i], alpha = p >> 24;
    uint32_t red = ((p >> 16 & 255) * alpha + 127) / 255, blue = ((p & 255) * alpha + 127) / 255;
    uint32_t green = ((p >> 8 & 255) * alpha + 127) / 255;
    pixels[i] = alpha << 24 | red << 16 | green << 8 | blue;
  }
}

/* Reads the pixels of a PNG file whose size is known already. */
static void finish_reading(png_image *image, entry *entry) {
  if ((uint64_t)image->width * image->height > most_pixels) return png_image_free(image);
  size_t count = (size_t)image->width * image->height;
  entry->pixels = resized(NULL, count, sizeof(uint32_t));
  image->format = PNG_FORMAT_BGRA; /* 0xAARRGGBB of processors whose lowest byte comes first */
  if (!png_image_finish_read(image, NULL, entry->pixels, 0, NULL)) {
    free(entry->pixels);
    entry->pixels = NULL;
    return;
  }
  multiply_by_alpha(entry->pixels, count);
  entry->width = (int)image->width;
  entry->height = (int)image->height;
}

static void read_picture(const images *images, entry *entry) {
  png_image image = {.version = PNG_IMAGE_VERSION};
  const char *data = strncmp(entry->href, "data:", 5) == 0 ? strchr(entry->href, ',') : NULL;
  uint8_t *bytes = NULL;
  size_t count = 0;
  if (data) bytes = decoded(data + 1, &count);
  bool is_open = data ? png_image_begin_read_from_memory(&image, bytes, count)
                      : open_file(&image, images, entry->href);
  if (is_open) finish_reading(&image, entry);
  free(bytes);
  const char *reason = is_open && !image.message[0] ? "it is too large" : image.message;
  if (!entry->pixels) fprintf(stderr, "not drawn: the picture %.80s: %s\n", entry->href, reason);
}

picture images_find(images *images, pl_string href) {
  for (size_t i = 0; i < images->count; i++) {
    const entry *entry = &images->entries[i];
    if (entry->count == href.count && memcmp(entry->href, href.bytes, href.count) == 0)
      return (picture){entry->width, entry->height, entry->pixels};
  }
  images->entries = resized(images->entries, images->count + 1, sizeof *images->entries);
  entry *added = &images->entries[images->count++];
  *added = (entry){.href = copied(href.bytes, href.count), .count = href.count};
  read_picture(images, added);
  return (picture){added->width, added->height, added->pixels};
}

bool write_png(const char *path, const uint32_t *pixels, int width, int height) {
  png_image image = {
      .version = PNG_IMAGE_VERSION, .width = (png_uint_32)width, .height = (png_uint_32)height,
      .format = PNG_FORMAT_RGB};
  uint8_t *bytes = resized(NULL, (size_t)width * height, 3);
  for (size_t i = 0; i < (size_t)width * height; i++)
    for (int c = 0; c < 3; c++) bytes[3 * i + c] = (uint8_t)(pixels[i] >> (16 - 8 * c));
  bool is_written = png_image_write_to_file(&image, path, 0, bytes, 0, NULL);
  free(bytes);
  if (!is_written) fprintf(stderr, "%s: %s\n", path, image.message);
  return is_written;
}

void tell_once(const char *text) {
  static const char *told[16];
  for (size_t i = 0; i < sizeof told / sizeof *told; i++) {
    if (told[i] && strcmp(told[i], text) == 0) return;
    if (told[i]) continue;
    told[i] = text;
    fprintf(stderr, "not drawn: %s\n", text);
    return;
  }
}
