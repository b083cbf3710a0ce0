/* Compares two pictures over white. The other may be larger: OTHER.png.origin says where the first begins in it, in pixels.
 *
 *     compare_png ONE.png OTHER.png MEAN SHARE
 *
 * Prints, and limits to MEAN and SHARE: the mean difference of a component, of 255, and the share of the pixels of which a
 * component differs by more than 32. */
#include <png.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct picture {
  png_image image;
  png_byte *pixels;
} picture;

static bool read_picture(const char *path, picture *read) {
  read->image = (png_image){.version = PNG_IMAGE_VERSION};
  if (png_image_begin_read_from_file(&read->image, path)) {
    read->image.format = PNG_FORMAT_RGBA;
    read->pixels = malloc(PNG_IMAGE_SIZE(read->image));
    if (read->pixels && png_image_finish_read(&read->image, NULL, read->pixels, 0, NULL))
      return true;
  }
  fprintf(stderr, "%s: %s\n", path, read->image.message);
  return false;
}

/* Reads where the first picture begins in the other; without the file both begin at the same pixel. */
static void read_origin(const char *path, size_t *left, size_t *top) {
  char name[300];
  snprintf(name, sizeof name, "%s.origin", path);
  FILE *file = fopen(name, "r");
  *left = *top = 0;
  if (!file) return;
  if (fscanf(file, "%zu %zu", left, top) != 2) fprintf(stderr, "%s: no two numbers\n", name);
  fclose(file);
}

/* A component over white, blended as browsers do; libpng would blend light. */
static int component(const picture *picture, size_t pixel, int which) {
  const png_byte *bytes = &picture->pixels[4 * pixel];
  return 255 + ((bytes[which] - 255) * bytes[3] - 127) / 255;
}

static bool compare(
    const picture *one, const picture *other, size_t left, size_t top, double mean, double share) {
  size_t width = one->image.width, count = width * one->image.height, differing = 0;
  double sum = 0;
  for (size_t i = 0; i < count; i++) {
    size_t there = (top + i / width) * other->image.width + left + i % width;
    int most = 0;
    for (int c = 0; c < 3; c++) {
      int difference = abs(component(one, i, c) - component(other, there, c));
      if (difference > most) most = difference;
      sum += difference;
    }
    if (most > 32) differing++;
  }
  sum /= 3.0 * count;
  double part = (double)differing / count;
  printf("mean %.3f of 255, %.3f %% of pixels by more than 32", sum, 100 * part);
  return sum <= mean && part <= share;
}

/* Whether the other has room for the first. */
static bool has_room(const picture *one, const picture *other, size_t left, size_t top) {
  return left + one->image.width <= other->image.width && top + one->image.height <= other->image.height;
}

int main(int count, char **words) {
  picture one = {0}, other = {0};
  if (count != 5 || !read_picture(words[1], &one) || !read_picture(words[2], &other)) return 2;
  size_t left, top;
  read_origin(words[2], &left, &top);
  bool is_alike = false;
  if (has_room(&one, &other, left, top)) {
    is_alike = compare(&one, &other, left, top, atof(words[3]), atof(words[4]));
  } else {
    printf(
        "%u × %u and %u × %u pixels", one.image.width, one.image.height, other.image.width,
        other.image.height);
  }
  puts(is_alike ? "" : ": too much");
  free(one.pixels);
  free(other.pixels);
  return is_alike ? 0 : 1;
}
