// Fonts with only the glyphs of some texts, by HarfBuzz, in a module of its own, which is used once: the subsetter trusts its input.
#include <hb-subset.h>
#include <stdlib.h>

#define EXPORT(name) extern "C" __attribute__((export_name(#name)))

EXPORT(allocate) void *allocate(size_t size) { return malloc(size ? size : 1); }

// Nothing is written; the C library would call its host for these.
extern "C" int32_t __imported_wasi_snapshot_preview1_fd_close(int32_t) { return 8; }
extern "C" int32_t __imported_wasi_snapshot_preview1_fd_seek(int32_t, int64_t, int32_t, int32_t) { return 8; }
extern "C" int32_t __imported_wasi_snapshot_preview1_fd_write(int32_t, int32_t, int32_t, int32_t) { return 8; }

struct Numbers {
  const uint32_t *numbers;
  uint32_t count;
};

// What is kept of a face.
struct Use {
  const char *bytes;
  uint32_t count, index;
  Numbers characters, features;
  // The values at which axes are fixed; the others stay.
  const hb_variation_t *variations;
  uint32_t variationCount;
};

static void add(hb_set_t *set, const Numbers &added) {
  for (uint32_t i = 0; i < added.count; i++) hb_set_add(set, added.numbers[i]);
}

// Returns the bytes of a font, and writes how many there are; null where HarfBuzz cannot make one.
EXPORT(subset) const char *subset(const Use *use, uint32_t *size) {
  hb_blob_t *blob = hb_blob_create(use->bytes, use->count, HB_MEMORY_MODE_READONLY, nullptr, nullptr);
  hb_face_t *face = hb_face_create(blob, use->index);
  hb_subset_input_t *input = hb_subset_input_create_or_fail();
  if (!input || hb_face_get_glyph_count(face) == 0) return nullptr;
  hb_subset_input_set_flags(input, HB_SUBSET_FLAGS_NO_HINTING | HB_SUBSET_FLAGS_NOTDEF_OUTLINE);
  add(hb_subset_input_unicode_set(input), use->characters);
  add(hb_subset_input_set(input, HB_SUBSET_SETS_LAYOUT_FEATURE_TAG), use->features);
  for (uint32_t i = 0; i < use->variationCount; i++) {
    const hb_variation_t &axis = use->variations[i];
    if (!hb_subset_input_pin_axis_location(input, face, axis.tag, axis.value)) return nullptr;
  }
  hb_face_t *made = hb_subset_or_fail(face, input);
  if (!made) return nullptr;
  return hb_blob_get_data(hb_face_reference_blob(made), size);
}
