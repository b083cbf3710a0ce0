#include "check.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int passed, failed;

/* Counts a check; returns whether its failure has to be explained. */
static bool has_failed(bool holds, const char *file, int line) {
  if (holds) {
    passed++;
    return false;
  }
  failed++;
  fprintf(stderr, "%s:%d: ", file, line);
  return true;
}

void check_true(bool holds, const char *what, const char *file, int line) {
  if (has_failed(holds, file, line)) fprintf(stderr, "%s\n", what);
}

void check_int(int64_t actual, int64_t expected, const char *what, const char *file, int line) {
  if (has_failed(actual == expected, file, line))
    fprintf(stderr, "%s is %" PRId64 ", not %" PRId64 "\n", what, actual, expected);
}

void check_near(
    double actual, double expected, double tolerance, const char *what, const char *file, int line) {
  if (has_failed(fabs(actual - expected) <= tolerance, file, line))
    fprintf(stderr, "%s is %.9g, not %.9g\n", what, actual, expected);
}

void check_text(
    pl_string actual, const char *expected, const char *what, const char *file, int line) {
  size_t count = strlen(expected);
  bool is_equal = actual.bytes != NULL && actual.count == count
                  && memcmp(actual.bytes, expected, count + 1) == 0;
  if (has_failed(is_equal, file, line))
    fprintf(
        stderr, "%s is \"%.*s\", not \"%s\"\n", what, (int)actual.count,
        actual.bytes ? actual.bytes : "", expected);
}

void check_error(pl_error **error, int32_t code, const char *what, const char *file, int line) {
  pl_error *found = *error;
  *error = NULL;
  if (has_failed(found != NULL, file, line)) {
    fprintf(stderr, "no error, expected %s\n", what);
    return;
  }
  pl_string message = found->message;
  if (has_failed(found->code == code, file, line))
    fprintf(
        stderr, "error %d (%.*s), expected %s\n", found->code, (int)message.count, message.bytes,
        what);
  bool is_line = message.bytes != NULL && message.count > 0
                 && strlen(message.bytes) == message.count
                 && memchr(message.bytes, '\n', message.count) == NULL;
  if (has_failed(is_line, file, line)) fprintf(stderr, "the message of %s is no line\n", what);
  pl_error_free(found);
}

void check_no_error(pl_error **error, const char *file, int line) {
  if (has_failed(*error == NULL, file, line))
    fprintf(
        stderr, "error %d: %.*s: %s\n", (*error)->code, (int)(*error)->path.count,
        (*error)->path.bytes ? (*error)->path.bytes : "", (*error)->message.bytes);
  pl_error_free(*error);
  *error = NULL;
}

void require_true(bool holds, const char *what, const char *file, int line) {
  if (!has_failed(holds, file, line)) return;
  fprintf(stderr, "%s; nothing else can be tested\n", what);
  exit(1);
}

int check_summary(const char *program) {
  if (failed > 0) fprintf(stderr, "%s: %d of %d checks failed\n", program, failed, passed + failed);
  else printf("%s: %d checks passed\n", program, passed);
  return failed > 0;
}
