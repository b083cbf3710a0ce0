#ifndef CPICKER_FONTS_H
#define CPICKER_FONTS_H

#include <stddef.h>

extern const unsigned char picker_font_inter[];
extern const size_t picker_font_inter_size;

#endif
