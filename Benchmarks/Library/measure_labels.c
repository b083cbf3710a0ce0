/* Measures new labels over the C interface, for Scripts/bench/library:
 *
 *     measure_labels FILE ROUNDS      FILE has a label on each line
 *
 * Prints the median time of a label in nanoseconds of this thread, and the sum of all widths. Each round has a new engine,
 * so that no label is in its cache. */
#define _POSIX_C_SOURCE 200809L

#include <picker_layout.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { LABELS = 100000, ROUNDS = 1000 };

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}

/* Ends the program with the reason. */
static void fail(pl_error *error) {
  fprintf(stderr, "measure_labels: %s\n", error ? error->message.bytes : "wrong usage");
  exit(1);
}

/* Reads the lines of a file; they stay in memory. */
static size_t read_labels(const char *path, pl_string *labels) {
  FILE *file = fopen(path, "r");
  if (file == NULL) fail(NULL);
  char *line = NULL;
  size_t capacity = 0, count = 0;
  ssize_t length;
  while (count < LABELS && (length = getline(&line, &capacity, file)) > 1) {
    labels[count].bytes = strndup(line, (size_t)length - 1);
    labels[count++].count = (size_t)length - 1;
  }
  free(line);
  fclose(file);
  return count;
}

static double measure(const pl_string *labels, size_t count, const pl_text_style *style, double *width) {
  static pl_measurement results[LABELS];
  const pl_string first = {PL_STRING("warm the style")};
  pl_error *error = NULL;
  pl_engine *engine = pl_engine_new(NULL, &error);
  if (engine == NULL || !pl_engine_measure(engine, &first, 1, style, NULL, results, &error)) fail(error);
  double start = now();
  if (!pl_engine_measure(engine, labels, count, style, NULL, results, &error)) fail(error);
  *width = 0;
  for (size_t i = 0; i < count; i++) *width += results[i].width;
  double elapsed = now() - start;
  pl_engine_free(engine);
  return elapsed / (double)count;
}

static int compare(const void *one, const void *other) {
  double difference = *(const double *)one - *(const double *)other;
  return (difference > 0) - (difference < 0);
}

int main(int count, char **arguments) {
  static pl_string labels[LABELS];
  static double times[ROUNDS];
  int rounds = count == 3 ? atoi(arguments[2]) : 0;
  if (rounds < 1 || rounds > ROUNDS) fail(NULL);
  size_t label_count = read_labels(arguments[1], labels);
  pl_text_style style;
  memset(&style, 0, sizeof style);
  style.struct_size = sizeof style;
  style.weight = pl_weight_named(PL_STRING("medium"));
  double width = 0;
  for (int i = 0; i < rounds; i++) times[i] = measure(labels, label_count, &style, &width);
  qsort(times, (size_t)rounds, sizeof *times, compare);
  printf("%.1f %.3f\n", times[rounds / 2], width);
  return 0;
}
