#ifndef CPICKER_SUBSET_H
#define CPICKER_SUBSET_H

// The subsetter of HarfBuzz, which makes fonts of parts of fonts. Its functions are declared by CPickerHarfBuzz and
// defined in subset.c, which forwards them to the shared library.

// Opens the subsetter; returns whether it is installed. The functions open it too, but end the process if it is not, so
// call this before any of them.
int picker_subset_is_available(void);

// The reason why it cannot be opened, such as "libharfbuzz-subset.so.0 is not installed"; NULL if it can. Opens it, too.
const char *picker_subset_error(void);

#endif
