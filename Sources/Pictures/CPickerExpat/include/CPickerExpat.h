#ifndef CPICKER_EXPAT_H
#define CPICKER_EXPAT_H

#if !__has_include(<expat.h>)
#error "PickerLayout needs the headers of expat, on Debian of the package libexpat1-dev"
#endif

// The functions of expat are defined in expat.c, which forwards them to the shared library. They are hidden, so that
// no library of the process takes them for expat's own.
#define XMLIMPORT __attribute__((visibility("hidden")))
#include <expat.h>

// Opens expat. Returns NULL if it is open, or the reason why it cannot be opened: `libexpat.so.1 is not
// installed`. The functions open it too, but end the process if it cannot be opened, so call this before any of them.
const char *picker_expat_error(void);

#endif
