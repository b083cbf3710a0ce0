#ifndef CPICKER_EXPAT_H
#define CPICKER_EXPAT_H

#if !__has_include(<expat.h>)
#error "PickerLayout needs the headers of expat, on Debian of the package libexpat1-dev"
#endif

#include <expat.h>

#endif
