/* Assertions that report and go on, so that one run shows everything that is wrong. Compiles as C11 and as C++17. */
#ifndef CHECK_H
#define CHECK_H

#include <picker_layout.h>

/* Fails unless the condition holds. */
#define CHECK(condition) check_true((condition), #condition, __FILE__, __LINE__)

/* Fails unless two integers are equal. */
#define CHECK_INT(actual, expected) \
  check_int((int64_t)(actual), (int64_t)(expected), #actual, __FILE__, __LINE__)

/* Fails unless two numbers differ by at most a tolerance; NaN always fails. */
#define CHECK_NEAR(actual, expected, tolerance) \
  check_near((actual), (expected), (tolerance), #actual, __FILE__, __LINE__)

/* Fails unless a pl_string has these characters, and a zero byte after them. */
#define CHECK_TEXT(actual, expected) check_text((actual), (expected), #actual, __FILE__, __LINE__)

/* Fails unless the error in the variable has this code and a message of one line. Frees it, and sets the variable to NULL
 * for its next use. */
#define CHECK_ERROR(error, code) check_error(&(error), (code), #code, __FILE__, __LINE__)

/* Fails if there is an error, and prints it. Frees it. */
#define CHECK_NO_ERROR(error) check_no_error(&(error), __FILE__, __LINE__)

/* Ends the program unless the condition holds: for handles without which nothing else can be tested. */
#define REQUIRE(condition) require_true((condition), #condition, __FILE__, __LINE__)

void check_true(bool holds, const char *what, const char *file, int line);
void check_int(int64_t actual, int64_t expected, const char *what, const char *file, int line);
void check_near(
    double actual, double expected, double tolerance, const char *what, const char *file, int line);
void check_text(
    pl_string actual, const char *expected, const char *what, const char *file, int line);
void check_error(pl_error **error, int32_t code, const char *what, const char *file, int line);
void check_no_error(pl_error **error, const char *file, int line);
void require_true(bool holds, const char *what, const char *file, int line);

/* Prints how many checks passed or failed; returns the exit code of the program. */
int check_summary(const char *program);

#endif
