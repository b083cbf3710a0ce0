#ifndef CPICKER_HARFBUZZ_SHIM_H
#define CPICKER_HARFBUZZ_SHIM_H

#include <hb.h>
#include <hb-ot.h>
#include <hb-subset.h>

// Wrappers for macros that Swift does not import.
static inline hb_tag_t picker_hb_tag(char a, char b, char c, char d) {
  return HB_TAG((unsigned char)a, (unsigned char)b, (unsigned char)c, (unsigned char)d);
}
static inline unsigned int picker_hb_feature_end(void) { return HB_FEATURE_GLOBAL_END; }

#endif
