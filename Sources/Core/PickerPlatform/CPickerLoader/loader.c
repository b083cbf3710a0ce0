#include "CPickerLoader.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// Copies the reason that the dynamic linker gives, or a shorter one for a missing file, also for one that the library
// itself needs.
//
//     glibc   libcairo.so.2: cannot open shared object file: No such file or directory
//     musl    Error loading shared library libcairo.so.2: No such file or directory
//     macOS   dlopen(libcairo.2.dylib, 0x0006): tried: '/usr/lib/libcairo.2.dylib' (no such file) …
static void describe(picker_library *library, const char *reason) {
  static const char glibc[] = ": cannot open shared object file: No such";
  static const char musl[] = "Error loading shared library ";
  const char *name = reason, *end = reason ? strstr(reason, glibc) : NULL;
  if (!end && reason && strncmp(reason, musl, sizeof musl - 1) == 0) {
    name = reason + sizeof musl - 1;
    end = strstr(name, ": No such");
  } else if (!end && reason && strstr(reason, "(no such file)")) {
    name = library->name;
    end = name + strlen(name);
  }
  if (end) {
    snprintf(library->error, sizeof library->error, "%.*s is not installed", (int)(end - name), name);
  } else {
    snprintf(library->error, sizeof library->error, "%s",
             reason ? reason : "the dynamic linker gave no reason");
  }
}

// Opens the library, or the next newer release of it, and writes the end of the names of its functions.
static void *open_file(picker_library *library, char ending[16]) {
  enum { NEWER_RELEASES = 20 };
  ending[0] = 0;
  if (library->release) snprintf(ending, 16, "_%d", library->release);
  void *handle = dlopen(library->name, RTLD_NOW | RTLD_LOCAL);
  if (handle) return handle;
  describe(library, dlerror());
  char number[16];
  snprintf(number, sizeof number, ".%d", library->release);
  const char *at = library->release ? strstr(library->name, number) : NULL;
  for (int newer = 1; at && !handle && newer <= NEWER_RELEASES; newer++) {
    char name[64];
    snprintf(name, sizeof name, "%.*s.%d%s", (int)(at - library->name), library->name, library->release + newer,
             at + strlen(number));
    snprintf(ending, 16, "_%d", library->release + newer);
    handle = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  }
  return handle;
}

static int open_library(picker_library *library) {
  char ending[16];
  void *handle = open_file(library, ending);
  if (!handle) return PICKER_LIBRARY_FAILED;
  for (size_t i = 0; i < library->count; i++) {
    char symbol[128];
    snprintf(symbol, sizeof symbol, "%s%s", library->symbols[i], ending);
    library->addresses[i] = dlsym(handle, symbol);
    if (library->addresses[i]) continue;
    snprintf(library->error, sizeof library->error, "%s lacks the function %s", library->name, symbol);
    return PICKER_LIBRARY_FAILED;
  }
  return PICKER_LIBRARY_OPEN;
}

const char *picker_library_error(picker_library *library) {
  static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
  int state = __atomic_load_n(&library->state, __ATOMIC_ACQUIRE);
  if (state == PICKER_LIBRARY_UNOPENED) {
    pthread_mutex_lock(&lock);
    state = library->state;
    if (state == PICKER_LIBRARY_UNOPENED) {
      state = open_library(library);
      __atomic_store_n(&library->state, state, __ATOMIC_RELEASE);
    }
    pthread_mutex_unlock(&lock);
  }
  return state == PICKER_LIBRARY_OPEN ? NULL : library->error;
}

void picker_library_abort(const picker_library *library) {
  fprintf(stderr, "%s\n", library->error);
  abort();
}
