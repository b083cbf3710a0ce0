#ifndef CPICKER_LOADER_H
#define CPICKER_LOADER_H

#include <stddef.h>

// Shared libraries that are opened when they are first needed: a program that never needs them starts faster,
// and runs where they are not installed.
//
// A library is declared with a list of its functions. From the list come the names to look up and the numbers by
// which the addresses are called:
//
//     #define FUNCTIONS(F) F(sin) F(cos)
//     PICKER_LIBRARY(maths, PICKER_FILE("m", "6"), FUNCTIONS)
//
//     const char *error = picker_library_error(&maths);  // opens it; then
//     double one = PICKER_FUNCTION(maths, cos)(0);

enum { PICKER_LIBRARY_UNOPENED, PICKER_LIBRARY_OPEN, PICKER_LIBRARY_FAILED };

typedef struct {
  // The name by which the dynamic linker finds it, such as `libcairo.so.2`.
  const char *name;
  // 0, or the version in the name, which is also at the end of all names of functions: `u_isalpha_72`. Where
  // that release of the library is not installed, the next newer one that is opens in its place.
  int release;
  const char *const *symbols;
  // The address of each symbol, once the library is open.
  void **addresses;
  size_t count;
  // One of the constants above; the addresses are written before it.
  int state;
  char error[256];
} picker_library;

// Opens the library, once in a process; any thread may call it at any time. Returns NULL if it is open, or the
// reason why it cannot be opened, which stays valid: `libcairo.so.2 is not installed`.
const char *picker_library_error(picker_library *library);

// Whether the library is open, or can be opened now. Inline, because it is asked for every character of some texts.
static inline int picker_library_is_open(picker_library *library) {
  return __atomic_load_n(&library->state, __ATOMIC_ACQUIRE) == PICKER_LIBRARY_OPEN ||
         picker_library_error(library) == NULL;
}

// Ends the process, with the reason why the library cannot be opened on standard error.
_Noreturn void picker_library_abort(const picker_library *library);

// The file name of a version of a library: `libcairo.so.2`, or `libcairo.2.dylib`.
#ifdef __APPLE__
#define PICKER_FILE(name, version) "lib" name "." version ".dylib"
#else
#define PICKER_FILE(name, version) "lib" name ".so." version
#endif

#define PICKER_NUMBER(symbol, ...) symbol##_number,
#define PICKER_SYMBOL(symbol, ...) #symbol,

#define PICKER_LIBRARY(identifier, name, FUNCTIONS) PICKER_RELEASE(identifier, name, 0, FUNCTIONS)

#define PICKER_RELEASE(identifier, name, release, FUNCTIONS)                                       \
  enum { FUNCTIONS(PICKER_NUMBER) identifier##_count };                                            \
  static const char *const identifier##_symbols[] = {FUNCTIONS(PICKER_SYMBOL)};                    \
  static void *identifier##_addresses[identifier##_count];                                         \
  static picker_library identifier = {                                                             \
      name, release, identifier##_symbols, identifier##_addresses, identifier##_count, 0, ""};

// The function of an open library.
#define PICKER_FUNCTION(identifier, symbol)                                                        \
  ((__typeof__(&symbol))identifier##_addresses[symbol##_number])

// Defines a function that the headers of a library declare, and calls that of the library.
#define PICKER_FORWARDER(identifier, symbol, result, parameters, arguments)                        \
  result symbol parameters {                                                                       \
    if (!picker_library_is_open(&identifier)) picker_library_abort(&identifier);                   \
    return PICKER_FUNCTION(identifier, symbol) arguments;                                          \
  }

#endif
