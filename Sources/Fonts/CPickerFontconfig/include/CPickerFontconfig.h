#ifndef CPICKER_FONTCONFIG_H
#define CPICKER_FONTCONFIG_H

#if !__has_include(<fontconfig/fontconfig.h>)
#error "PickerLayout needs the headers of fontconfig, on Debian of the package libfontconfig-dev"
#endif

// The functions of fontconfig are defined in fontconfig.c, which forwards them to the shared library. They are
// hidden, so that no library of the process takes them for fontconfig's own.
#define FcPublic __attribute__((visibility("hidden")))
#include <fontconfig/fontconfig.h>

// Opens fontconfig. Returns NULL if it is open, or the reason why it cannot be opened: `libfontconfig.so.1 is not
// installed`. The functions open it too, but end the process if it cannot be opened, so call this before any of them.
const char *picker_fontconfig_error(void);

// Whether fontconfig is open, or can be opened now.
int picker_fontconfig_is_open(void);

#endif
