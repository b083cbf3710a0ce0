// Directions and scripts, by ICU.
#pragma once
#include <stdint.h>

// Writes the level of each unit of UTF-16 of a paragraph of a level; false where there is no memory.
bool bidi_levels(const uint16_t *units, int32_t count, uint8_t base, uint8_t *levels);

// The scripts of ICU in which a character is used, at most 32, without Common and Inherited; returns how many there are.
static constexpr int32_t maximumScripts = 32;
int32_t scripts_of(uint32_t scalar, int32_t *scripts);

// Whether a character has the script of the one that it is combined with.
bool inherits_script(uint32_t scalar);

// The number of a script in ICU.
int32_t script_of(uint32_t scalar);

// The bracket that a character is paired with, and whether it opens a pair or closes one.
enum class Bracket { none, opening, closing };
Bracket bracket_of(uint32_t scalar, uint32_t *partner);
