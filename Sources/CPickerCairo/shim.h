#ifndef CPICKER_CAIRO_SHIM_H
#define CPICKER_CAIRO_SHIM_H

#include <cairo.h>
#include <cairo-pdf.h>

#endif
