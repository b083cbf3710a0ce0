#include "CPickerLoader.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// Copies the reason that the dynamic linker gives, or a shorter one for a missing file, also for one that the library
// itself needs. glibc: `libcairo.so.2: cannot open shared object file: No such file or directory`.
static void describe(picker_library *library, const char *reason) {
  const char *missing = reason ? strstr(reason, ": cannot open shared object file: No such") : NULL;
  if (missing) {
    snprintf(library->error, sizeof library->error, "%.*s is not installed",
             (int)(missing - reason), reason);
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
  int stem = (int)(strrchr(library->name, '.') - library->name);
  for (int newer = 1; library->release && !handle && newer <= NEWER_RELEASES; newer++) {
    char name[64];
    snprintf(name, sizeof name, "%.*s.%d", stem, library->name, library->release + newer);
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
