/* A Gaussian blur by three means over neighbours, in each direction. */
#include <math.h>
#include <stdlib.h>

#include "draw.h"
#include "memory.h"

static const double widest = 1000; /* pixels; everything is even then */

static double fitting(double deviation) {
  return deviation > 0 ? fmin(deviation, widest) : 0;
}

double reach_of_blur(double deviation) { return ceil(3 * fitting(deviation)); }

/* The mean of 2 r + 1 neighbours, where the outermost two count in part, so that any deviation is possible. */
static void mean_of_neighbours(const float *from, float *to, int count, double radius) {
  int whole = (int)radius;
  float part = (float)(radius - whole), size = (float)(2 * radius + 1), sum = 0;
  for (int i = 0; i <= whole && i < count; i++) sum += from[i];
  for (int i = 0; i < count; i++) {
    float before = i - whole - 1 >= 0 ? from[i - whole - 1] : 0;
    float after = i + whole + 1 < count ? from[i + whole + 1] : 0;
    to[i] = (sum + part * (before + after)) / size;
    sum += after - (i - whole >= 0 ? from[i - whole] : 0);
  }
}

static void blur_line(uint8_t *bytes, size_t step, int count, double radius, float *rows[2]) {
  for (int i = 0; i < count; i++) rows[0][i] = bytes[i * step];
  mean_of_neighbours(rows[0], rows[1], count, radius);
  mean_of_neighbours(rows[1], rows[0], count, radius);
  mean_of_neighbours(rows[0], rows[1], count, radius);
  for (int i = 0; i < count; i++) bytes[i * step] = (uint8_t)fminf(255, rows[1][i] + 0.5f);
}

void blur(uint8_t *bytes, int step, int stride, int width, int height, double deviation) {
  /* A mean over 2 r + 1 has the variance r (r + 1) / 3, and three add up. */
  double variance = fitting(deviation) * fitting(deviation);
  double radius = (sqrt(1 + 4 * variance) - 1) / 2;
  size_t size = (size_t)(width > height ? width : height) + 1;
  float *rows[2] = {resized(NULL, size, sizeof(float)), resized(NULL, size, sizeof(float))};
  for (int y = 0; y < height; y++)
    blur_line(&bytes[(size_t)y * stride], step, width, radius, rows);
  for (int x = 0; x < width; x++)
    blur_line(&bytes[(size_t)x * step], (size_t)stride, height, radius, rows);
  free(rows[0]);
  free(rows[1]);
}
