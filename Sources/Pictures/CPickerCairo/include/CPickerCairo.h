#ifndef CPICKER_CAIRO_H
#define CPICKER_CAIRO_H

#if !__has_include(<cairo/cairo.h>)
#error "PickerCairo needs the headers of cairo, on Debian of the package libcairo2-dev"
#endif

// The functions of cairo are defined in cairo.c, which forwards them to the shared library. They are hidden, so that
// no library of the process takes them for cairo's own.
#define cairo_public __attribute__((visibility("hidden")))
#include <cairo/cairo.h>
#include <cairo/cairo-pdf.h>

// Opens cairo. Returns NULL if it is open, or the reason why it cannot be opened: `libcairo.so.2 is not installed`.
// The functions open it too, but end the process if it cannot be opened, so call this before any of them.
const char *picker_cairo_error(void);

#endif
