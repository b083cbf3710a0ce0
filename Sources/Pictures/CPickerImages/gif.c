#include "pixels.h"

#include <CPickerLoader.h>
#include <stdlib.h>
#include <string.h>

#if !__has_include(<gif_lib.h>)
#error "PickerCairo needs the headers of giflib, on Debian of the package libgif-dev"
#endif
#include <gif_lib.h>

#define FUNCTIONS(F)                                                                               \
  F(DGifCloseFile) F(DGifExtensionToGCB) F(DGifGetExtension) F(DGifGetExtensionNext)               \
  F(DGifGetImageDesc) F(DGifGetLine) F(DGifGetRecordType) F(DGifOpen)

PICKER_LIBRARY(gif, PICKER_FILE("gif", "7"), FUNCTIONS)
#define CALL(function) PICKER_FUNCTION(gif, function)

const char *picker_gif_error(void) { return picker_library_error(&gif); }

typedef struct {
  const uint8_t *bytes;
  size_t count;
} source;

static int read_bytes(GifFileType *file, GifByteType *target, int count) {
  source *from = file->UserData;
  size_t step = (size_t)count < from->count ? (size_t)count : from->count;
  memcpy(target, from->bytes, step);
  from->bytes += step;
  from->count -= step;
  return (int)step;
}

// Reads an extension and its blocks. Sets the number of the transparent colour where it names one.
static int read_extension(GifFileType *file, int *transparent) {
  int code = 0;
  GifByteType *block = NULL;
  if (CALL(DGifGetExtension)(file, &code, &block) != GIF_OK) return GIF_ERROR;
  while (block) {
    GraphicsControlBlock control;
    // The first byte of a block is its length.
    if (code == GRAPHICS_EXT_FUNC_CODE &&
        CALL(DGifExtensionToGCB)(block[0], block + 1, &control) == GIF_OK)
      *transparent = control.TransparentColor;
    if (CALL(DGifGetExtensionNext)(file, &block) != GIF_OK) return GIF_ERROR;
  }
  return GIF_OK;
}

// Goes to the first frame. Returns GIF_ERROR if there is none.
static int find_frame(GifFileType *file, int *transparent) {
  GifRecordType kind = UNDEFINED_RECORD_TYPE;
  while (CALL(DGifGetRecordType)(file, &kind) == GIF_OK) {
    switch (kind) {
      case IMAGE_DESC_RECORD_TYPE: return CALL(DGifGetImageDesc)(file);
      case EXTENSION_RECORD_TYPE:
        if (read_extension(file, transparent) != GIF_OK) return GIF_ERROR;
        break;
      default: return GIF_ERROR;
    }
  }
  return GIF_ERROR;
}

// Writes one line of a frame to the picture; what is outside is left out.
static void put_line(const GifFileType *file, const GifPixelType *line, int row,
                     const ColorMapObject *map, int transparent, const picker_image *image) {
  int y = file->Image.Top + row;
  if (y >= image->height) return;
  for (int i = 0; i < file->Image.Width; i++) {
    int x = file->Image.Left + i;
    if (x >= image->width) return;
    if (line[i] == transparent || line[i] >= map->ColorCount) continue;
    GifColorType color = map->Colors[line[i]];
    image->pixels[y * image->row_length + x] = picker_pixel(color.Red, color.Green, color.Blue, 255);
  }
}

static picker_image_status decode_lines(GifFileType *file, GifPixelType *line,
                                        const ColorMapObject *map, int transparent,
                                        const picker_image *image) {
  // An interlaced frame has every eighth line first.
  static const int starts[] = {0, 4, 2, 1}, steps[] = {8, 8, 4, 2};
  int passes = file->Image.Interlace ? 4 : 1;
  for (int pass = 0; pass < passes; pass++) {
    int step = file->Image.Interlace ? steps[pass] : 1;
    for (int row = file->Image.Interlace ? starts[pass] : 0; row < file->Image.Height; row += step) {
      if (CALL(DGifGetLine)(file, line, file->Image.Width) != GIF_OK) return PICKER_IMAGE_DAMAGED;
      put_line(file, line, row, map, transparent, image);
    }
  }
  return PICKER_IMAGE_WHOLE;
}

static picker_image_status decode(GifFileType *file, size_t pixel_limit, const picker_image *image) {
  int transparent = NO_TRANSPARENT_COLOR;
  if (file->SWidth != image->width || file->SHeight != image->height ||
      find_frame(file, &transparent) != GIF_OK)
    return PICKER_IMAGE_UNREADABLE;
  const ColorMapObject *map = file->Image.ColorMap ? file->Image.ColorMap : file->SColorMap;
  size_t width = (size_t)file->Image.Width, height = (size_t)file->Image.Height;
  if (!map || width == 0 || height == 0 || width * height > pixel_limit)
    return PICKER_IMAGE_UNREADABLE;
  GifPixelType *line = malloc(width * sizeof(GifPixelType));
  if (!line) return PICKER_IMAGE_UNREADABLE;
  picker_image_status status = decode_lines(file, line, map, transparent, image);
  free(line);
  return status;
}

picker_image_status picker_gif_decode(const uint8_t *bytes, size_t count, size_t pixel_limit,
                                      const picker_image *image) {
  if (!picker_library_is_open(&gif)) return PICKER_IMAGE_UNREADABLE;
  source from = {bytes, count};
  int error = 0;
  GifFileType *file = CALL(DGifOpen)(&from, read_bytes, &error);
  if (!file) return PICKER_IMAGE_UNREADABLE;
  picker_image_status status = decode(file, pixel_limit, image);
  CALL(DGifCloseFile)(file, &error);
  return status;
}
