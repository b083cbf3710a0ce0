#define _GNU_SOURCE
#include "CPickerMemory.h"

// Says whether the C library is that of GNU.
#include <limits.h>
#include <stddef.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define HAS_OTHER_ALLOCATOR
#endif
#endif

#if defined(__GLIBC__) && !defined(HAS_OTHER_ALLOCATOR)
#include <dlfcn.h>
#include <stdatomic.h>
#include <string.h>
#include <sysexits.h>
#include <unistd.h>

// The allocator of the C library, which it exports for replacements.
extern void *__libc_malloc(size_t size);

/// Whether code belongs to the program, or to the Swift library where that is a shared one. Both end if there is no memory.
static int isOfSwift(const void *caller) {
  static const char self;
  Dl_info program, library;
  if (dladdr(&self, &program) == 0 || dladdr(caller, &library) == 0) return 0;
  return program.dli_fbase == library.dli_fbase || strstr(library.dli_fname, "/libswift") != NULL;
}

static _Noreturn void endWithoutMemory(void) {
  static atomic_flag isEnding = ATOMIC_FLAG_INIT;
  static const char line[] = "layout: out of memory\n";
  // Another thread has said it, and is about to end the process.
  while (atomic_flag_test_and_set(&isEnding)) pause();
  if (write(STDERR_FILENO, line, sizeof line - 1) < 0) _exit(EX_IOERR);
  _exit(EX_OSERR);
}

__attribute__((visibility("default"))) void *malloc(size_t size) {
  void *memory = __libc_malloc(size);
  if (memory == NULL && isOfSwift(__builtin_return_address(0))) endWithoutMemory();
  return memory;
}
#endif
