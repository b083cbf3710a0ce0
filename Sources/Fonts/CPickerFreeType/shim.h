#ifndef CPICKER_FREETYPE_SHIM_H
#define CPICKER_FREETYPE_SHIM_H

#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_ADVANCES_H
#include FT_MODULE_H
#include FT_MULTIPLE_MASTERS_H
#include FT_TRUETYPE_TABLES_H
#include FT_FONT_FORMATS_H

// Wrappers for macros that Swift does not import.
static inline int picker_ft_is_sfnt(FT_Face face) { return FT_IS_SFNT(face) != 0; }
static inline int picker_ft_is_scalable(FT_Face face) { return FT_IS_SCALABLE(face) != 0; }
static inline int picker_ft_is_variable(FT_Face face) { return FT_HAS_MULTIPLE_MASTERS(face) != 0; }
static inline FT_Int32 picker_ft_load_bitmap_metrics(void) { return FT_LOAD_BITMAP_METRICS_ONLY; }
static inline FT_Int32 picker_ft_load_color(void) { return FT_LOAD_COLOR; }
static inline int picker_ft_is_bgra(const FT_Bitmap *bitmap) {
  return bitmap->pixel_mode == FT_PIXEL_MODE_BGRA;
}

// The bytes of the font: those of the file, or the unpacked contents of a WOFF file.
static inline const unsigned char *picker_ft_bytes(FT_Face face) { return face->stream->base; }
static inline unsigned long picker_ft_size(FT_Face face) { return face->stream->size; }

#endif
