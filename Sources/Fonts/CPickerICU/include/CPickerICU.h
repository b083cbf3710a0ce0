#ifndef CPICKER_ICU_H
#define CPICKER_ICU_H

#include <stdint.h>

// A C wrapper around the parts of ICU that the package uses, with plain types only. ICU renames its entry
// points for each version with macros, which Swift does not import, and its types clash with those that
// Foundation imports.
//
// ICU is opened by the first call that needs its data. Where it cannot be opened, every character is common, written
// from left to right, and without a line break.

// Opens ICU. Returns NULL if it is open, or the reason why it cannot be opened: `libicuuc.so.72 is not installed`.
const char *picker_icu_error(void);

// Scripts, by ICU's numbers. Source: UAX #24.
int32_t picker_icu_script_common(void);
int32_t picker_icu_script_inherited(void);
int32_t picker_icu_script_count(void);
int32_t picker_icu_script(uint32_t scalar);
// Writes the scripts a character is used in (Script_Extensions), its own first, without Common and Inherited.
// Returns their number, at most `capacity`; 0 for a character that is used in all scripts.
int32_t picker_icu_scripts(uint32_t scalar, int32_t *out, int32_t capacity);
// The ISO 15924 code of the script as a big-endian tag.
uint32_t picker_icu_script_tag(int32_t script);
const char *picker_icu_script_name(int32_t script);
// Writes a sample character of the script in UTF-16. Returns the number of units; 0 if ICU fails or it is
// longer than `capacity`.
int32_t picker_icu_script_sample(int32_t script, uint16_t *out, int32_t capacity);

// Emoji. Source: UTS #51.
enum {
  PICKER_EMOJI = 1,
  PICKER_EMOJI_PRESENTATION = 2,
  PICKER_EMOJI_MODIFIER = 4,
  PICKER_EMOJI_MODIFIER_BASE = 8,
  PICKER_REGIONAL_INDICATOR = 16,
  PICKER_PICTOGRAPHIC = 32,
};
// Returns the flags of the emoji properties that the character has.
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
// The matching bracket of `scalar`; `scalar` itself if it is not a bracket.
uint32_t picker_icu_paired_bracket(uint32_t scalar);
// 1 for an opening bracket, 2 for a closing one, 0 otherwise.
int picker_icu_bracket_type(uint32_t scalar);
// Writes the embedding level of each UTF-16 unit. Returns 0 if ICU fails.
int picker_icu_levels(const uint16_t *text, int32_t count, uint8_t base, uint8_t *out);
void picker_icu_visual_order(const uint8_t *levels, int32_t count, int32_t *out);

// Line breaks. Source: UAX #14.
typedef struct picker_breaker picker_breaker;
picker_breaker *picker_icu_line_breaker(const char *locale);
void picker_icu_close_breaker(picker_breaker *breaker);
// Writes the byte offset of each line break and whether it is forced. Returns their number, at most `capacity`.
int32_t picker_icu_line_breaks(picker_breaker *breaker, const char *utf8, int64_t count,
                               int32_t *out, int8_t *forced, int32_t capacity);

#endif
