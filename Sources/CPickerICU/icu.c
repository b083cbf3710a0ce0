#include "CPickerICU.h"

#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/uscript.h>
#include <unicode/utext.h>

int32_t picker_icu_script_common(void) { return USCRIPT_COMMON; }

int32_t picker_icu_script_inherited(void) { return USCRIPT_INHERITED; }

int32_t picker_icu_script_count(void) { return u_getIntPropertyMaxValue(UCHAR_SCRIPT) + 1; }

int32_t picker_icu_script(uint32_t scalar) {
  UErrorCode status = U_ZERO_ERROR;
  return uscript_getScript((UChar32)scalar, &status);
}

int32_t picker_icu_scripts(uint32_t scalar, int32_t *out, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UScriptCode codes[64];
  UScriptCode own = uscript_getScript((UChar32)scalar, &status);
  int32_t count = uscript_getScriptExtensions((UChar32)scalar, codes, 64, &status);
  if (U_FAILURE(status)) return 0;
  int32_t found = 0;
  if (own != USCRIPT_COMMON && own != USCRIPT_INHERITED && found < capacity) out[found++] = own;
  for (int32_t i = 0; i < count && found < capacity; i++) {
    if (codes[i] == own || codes[i] == USCRIPT_COMMON || codes[i] == USCRIPT_INHERITED) continue;
    out[found++] = codes[i];
  }
  return found;
}

uint32_t picker_icu_script_tag(int32_t script) {
  const char *name = uscript_getShortName((UScriptCode)script);
  uint32_t tag = 0;
  for (int i = 0; name != NULL && i < 4 && name[i] != 0; i++) {
    tag |= (uint32_t)(unsigned char)name[i] << (24 - 8 * i);
  }
  return tag;
}

const char *picker_icu_script_name(int32_t script) { return uscript_getName((UScriptCode)script); }

int32_t picker_icu_script_sample(int32_t script, uint16_t *out, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t count = uscript_getSampleString((UScriptCode)script, (UChar *)out, capacity, &status);
  return U_FAILURE(status) || count > capacity ? 0 : count;
}

uint32_t picker_icu_emoji(uint32_t scalar) {
  static const struct { UProperty property; uint32_t flag; } properties[] = {
      {UCHAR_EMOJI, PICKER_EMOJI},
      {UCHAR_EMOJI_PRESENTATION, PICKER_EMOJI_PRESENTATION},
      {UCHAR_EMOJI_MODIFIER, PICKER_EMOJI_MODIFIER},
      {UCHAR_EMOJI_MODIFIER_BASE, PICKER_EMOJI_MODIFIER_BASE},
      {UCHAR_REGIONAL_INDICATOR, PICKER_REGIONAL_INDICATOR},
      {UCHAR_EXTENDED_PICTOGRAPHIC, PICKER_PICTOGRAPHIC},
  };
  uint32_t flags = 0;
  for (size_t i = 0; i < sizeof properties / sizeof properties[0]; i++) {
    if (u_hasBinaryProperty((UChar32)scalar, properties[i].property)) flags |= properties[i].flag;
  }
  return flags;
}

int picker_icu_direction(uint32_t scalar) {
  switch (u_charDirection((UChar32)scalar)) {
    case U_LEFT_TO_RIGHT: return PICKER_LEFT_TO_RIGHT;
    case U_RIGHT_TO_LEFT:
    case U_RIGHT_TO_LEFT_ARABIC: return PICKER_RIGHT_TO_LEFT;
    case U_LEFT_TO_RIGHT_ISOLATE:
    case U_RIGHT_TO_LEFT_ISOLATE:
    case U_FIRST_STRONG_ISOLATE: return PICKER_ISOLATE;
    case U_POP_DIRECTIONAL_ISOLATE: return PICKER_END_ISOLATE;
    default: return PICKER_NOT_STRONG;
  }
}

uint32_t picker_icu_paired_bracket(uint32_t scalar) {
  return (uint32_t)u_getBidiPairedBracket((UChar32)scalar);
}

int picker_icu_bracket_type(uint32_t scalar) {
  switch (u_getIntPropertyValue((UChar32)scalar, UCHAR_BIDI_PAIRED_BRACKET_TYPE)) {
    case U_BPT_OPEN: return 1;
    case U_BPT_CLOSE: return 2;
    default: return 0;
  }
}

int picker_icu_levels(const uint16_t *text, int32_t count, uint8_t base, uint8_t *out) {
  UErrorCode status = U_ZERO_ERROR;
  UBiDi *bidi = ubidi_openSized(count, 0, &status);
  if (bidi == NULL) return 0;
  ubidi_setPara(bidi, (const UChar *)text, count, base, NULL, &status);
  const UBiDiLevel *levels = U_SUCCESS(status) ? ubidi_getLevels(bidi, &status) : NULL;
  int fine = U_SUCCESS(status) && levels != NULL;
  for (int32_t i = 0; fine && i < count; i++) out[i] = levels[i];
  ubidi_close(bidi);
  return fine;
}

void picker_icu_visual_order(const uint8_t *levels, int32_t count, int32_t *out) {
  ubidi_reorderVisual(levels, count, out);
}

picker_breaker *picker_icu_line_breaker(const char *locale) {
  UErrorCode status = U_ZERO_ERROR;
  UBreakIterator *breaker = ubrk_open(UBRK_LINE, locale, NULL, 0, &status);
  return U_SUCCESS(status) ? (picker_breaker *)breaker : NULL;
}

void picker_icu_close_breaker(picker_breaker *breaker) { ubrk_close((UBreakIterator *)breaker); }

// Whether the character before `at` forces a line break. Source: UAX #14, BK, CR, LF and NL.
static int ends_line(UText *text, int32_t at) {
  switch (u_getIntPropertyValue(utext_previous32From(text, at), UCHAR_LINE_BREAK)) {
  case U_LB_MANDATORY_BREAK:
  case U_LB_CARRIAGE_RETURN:
  case U_LB_LINE_FEED:
  case U_LB_NEXT_LINE:
    return 1;
  default:
    return 0;
  }
}

int32_t picker_icu_line_breaks(picker_breaker *opaque, const char *utf8, int64_t count,
                               int32_t *out, int8_t *forced, int32_t capacity) {
  UBreakIterator *breaker = (UBreakIterator *)opaque;
  UErrorCode status = U_ZERO_ERROR;
  UText *text = utext_openUTF8(NULL, utf8, count, &status);
  if (U_FAILURE(status)) return 0;
  ubrk_setUText(breaker, text, &status);
  int32_t found = 0;
  if (U_SUCCESS(status)) {
    ubrk_first(breaker);
    for (int32_t at = ubrk_next(breaker); at != UBRK_DONE && found < capacity;
         at = ubrk_next(breaker)) {
      out[found] = at;
      // For breaks found with a dictionary, ICU returns the rule status of the whole range, so that a line
      // feed after Thai text would seem to force every break in it. Check the preceding character, too.
      forced[found] = ubrk_getRuleStatus(breaker) >= UBRK_LINE_HARD && ends_line(text, at);
      found++;
    }
  }
  utext_close(text);
  return found;
}
