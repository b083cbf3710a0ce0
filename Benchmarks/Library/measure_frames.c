/* Measures frames of a control in use over the C interface, for Scripts/bench/library:
 *
 *     measure_frames DOCUMENT X Y PARTS      taps the control at a point, if X is not negative, and takes frames of the second after
 *
 * Prints the median times of a frame as a block with PARTS, and of its tree alone, in microseconds of this thread. */
#define _POSIX_C_SOURCE 200809L

#include <picker_layout.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { FRAMES = 2000 };

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return (double)time.tv_sec * 1e6 + (double)time.tv_nsec / 1e3;
}

static int compare(const void *one, const void *other) {
  double difference = *(const double *)one - *(const double *)other;
  return (difference > 0) - (difference < 0);
}

static double median(double *times) {
  qsort(times, FRAMES, sizeof *times, compare);
  return times[FRAMES / 2];
}

int main(int count, char **arguments) {
  static double blocks[FRAMES], trees[FRAMES];
  pl_error *error = NULL;
  pl_engine *engine = pl_engine_new(NULL, NULL);
  pl_document *document =
      count == 5 ? pl_document_read(engine, arguments[1], strlen(arguments[1]), NULL, NULL, &error) : NULL;
  pl_session *session = pl_session_new(document, PL_AS_DECLARED, PL_AS_DECLARED, 0, NULL, NULL);
  if (session == NULL) {
    fprintf(stderr, "measure_frames: %s\n", error ? error->message.bytes : "wrong usage");
    return 1;
  }
  double x = atof(arguments[2]), y = atof(arguments[3]);
  uint32_t parts = (uint32_t)atoi(arguments[4]);
  if (x >= 0) pl_session_tap(session, x, y, 0, NULL);
  for (int i = 0; i < FRAMES; i++) {
    double at = (double)i / FRAMES, start = now();
    pl_tree_free(pl_session_tree(session, at, NULL, NULL));
    trees[i] = now() - start;
    start = now();
    if (pl_session_block(session, at, parts, NULL, NULL, NULL) == NULL) return 1;
    blocks[i] = now() - start;
  }
  printf("%.2f %.2f\n", median(blocks), median(trees));
  pl_session_free(session);
  pl_document_free(document);
  pl_engine_free(engine);
  return 0;
}
