#include "CPickerSubset.h"

#include <CPickerLoader.h>

// Hidden, so that no library of the process takes the functions below for HarfBuzz's own.
#define HB_EXTERN __attribute__((visibility("hidden")))
#include <hb-subset.h>

// Every function of the subsetter that the package calls: its name, result, parameters and arguments.
#define FUNCTIONS(F) \
  F(hb_subset_input_create_or_fail, hb_subset_input_t *, (void), ()) \
  F(hb_subset_input_destroy, void, (hb_subset_input_t *a), (a)) \
  F(hb_subset_input_glyph_set, hb_set_t *, (hb_subset_input_t *a), (a)) \
  F(hb_subset_input_pin_axis_location, hb_bool_t, \
    (hb_subset_input_t *a, hb_face_t *b, hb_tag_t c, float d), (a, b, c, d)) \
  F(hb_subset_input_set, hb_set_t *, (hb_subset_input_t *a, hb_subset_sets_t b), (a, b)) \
  F(hb_subset_input_set_flags, void, (hb_subset_input_t *a, unsigned b), (a, b)) \
  F(hb_subset_input_unicode_set, hb_set_t *, (hb_subset_input_t *a), (a)) \
  F(hb_subset_or_fail, hb_face_t *, (hb_face_t *a, const hb_subset_input_t *b), (a, b))

PICKER_LIBRARY(subset, PICKER_FILE("harfbuzz-subset", "0"), FUNCTIONS)

#define FORWARDER(...) PICKER_FORWARDER(subset, __VA_ARGS__)
FUNCTIONS(FORWARDER)

int picker_subset_is_available(void) { return picker_library_is_open(&subset); }

const char *picker_subset_error(void) { return picker_library_error(&subset); }
