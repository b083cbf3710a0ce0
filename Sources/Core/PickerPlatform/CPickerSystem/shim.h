#ifndef CPICKER_SYSTEM_SHIM_H
#define CPICKER_SYSTEM_SHIM_H

// The parts of the C library that PickerShaping uses. Swift's own module of the C library has another name on every
// platform.
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <iconv.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

// The folder of the hyphenation patterns that libhyphen reads, as Debian installs them.
#define PICKER_HYPHENATION_FOLDER "/usr/share/hyphen"

// Wrappers for what Swift does not import, or imports differently on each platform.
static inline int picker_errno(void) { return errno; }

// Opens a file for reading. O_NONBLOCK: if the path is replaced by a FIFO, `open` must not wait for a writer.
static inline int picker_open(const char *path) {
  return open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
}

// One of the constants S_IFREG, S_IFDIR and so on.
static inline int picker_file_type(const struct stat *status) { return status->st_mode & S_IFMT; }

static inline struct timespec picker_modification_time(const struct stat *status) {
#ifdef __APPLE__
  return status->st_mtimespec;
#else
  return status->st_mtim;
#endif
}

#endif
