#ifndef CPICKER_SUBSET_H
#define CPICKER_SUBSET_H

// The subsetter of HarfBuzz, which makes fonts of parts of fonts. Its functions are declared by CPickerHarfBuzz and
// defined in subset.c, which forwards them to the shared library.

// Opens the subsetter; returns whether it is installed. The functions open it too, but end the process if it is not, so
// call this before any of them.
int picker_subset_is_available(void);

#endif
