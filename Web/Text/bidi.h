// The levels of the Unicode Bidirectional Algorithm, by ICU.
#pragma once
#include <stdint.h>

// Writes the level of each unit of UTF-16 of a paragraph of a level; false where there is no memory.
bool bidi_levels(const uint16_t *units, int32_t count, uint8_t base, uint8_t *levels);
