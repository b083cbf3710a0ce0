#ifndef CPICKER_ICU_H
#define CPICKER_ICU_H

#include <stdint.h>

// What is used of ICU, in plain types. ICU renames its entry points with its version by macros,
// which Swift does not import, and its types clash with those Foundation brings along.

// Scripts, by ICU's numbers. Source: UAX #24.
int32_t picker_icu_script_common(void);
int32_t picker_icu_script_inherited(void);
int32_t picker_icu_script_count(void);
int32_t picker_icu_script(uint32_t scalar);
// The scripts a character is used in, its own first, Common and Inherited left out; returns how
// many, at most `room`: 0 for one that is used in all.
int32_t picker_icu_scripts(uint32_t scalar, int32_t *out, int32_t room);
// The script's four letters, the first in the highest byte.
uint32_t picker_icu_script_tag(int32_t script);
const char *picker_icu_script_name(int32_t script);
// A character typical of the script, in UTF-16; returns how many units, at most `room`.
int32_t picker_icu_script_sample(int32_t script, uint16_t *out, int32_t room);

// Emoji. Source: UTS #51.
enum {
  PICKER_EMOJI = 1,
  PICKER_EMOJI_PRESENTATION = 2,
  PICKER_EMOJI_MODIFIER = 4,
  PICKER_EMOJI_MODIFIER_BASE = 8,
  PICKER_REGIONAL_INDICATOR = 16,
  PICKER_PICTOGRAPHIC = 32,
};
// Which of them the character is.
uint32_t picker_icu_emoji(uint32_t scalar);

// Direction. Source: UAX #9.
enum {
  PICKER_NOT_STRONG,
  PICKER_LEFT_TO_RIGHT,
  PICKER_RIGHT_TO_LEFT,
  PICKER_ISOLATE,
  PICKER_END_ISOLATE,
};
int picker_icu_direction(uint32_t scalar);
// The bracket that closes `scalar`, or that it closes; itself where it is no bracket.
uint32_t picker_icu_paired_bracket(uint32_t scalar);
// 1: opens, 2: closes, 0: is no bracket.
int picker_icu_bracket_type(uint32_t scalar);
// The embedding level of each UTF-16 unit; 0 comes back where ICU fails.
int picker_icu_levels(const uint16_t *text, int32_t count, uint8_t base, uint8_t *out);
void picker_icu_visual_order(const uint8_t *levels, int32_t count, int32_t *out);

// Line breaks. Source: UAX #14.
typedef struct picker_breaker picker_breaker;
picker_breaker *picker_icu_line_breaker(const char *locale);
void picker_icu_close_breaker(picker_breaker *breaker);
// Writes where a line may begin, in bytes, and whether it must; returns how many, at most `room`.
int32_t picker_icu_line_breaks(picker_breaker *breaker, const char *utf8, int64_t count,
                               int32_t *out, int8_t *forced, int32_t room);

// Counting. Source: CLDR, Language Plural Rules.
// The category of a number, such as `few`, in UTF-16; returns how many units, 0 where ICU fails.
int32_t picker_icu_plural(const char *locale, int32_t count, uint16_t *out, int32_t room);

#endif
