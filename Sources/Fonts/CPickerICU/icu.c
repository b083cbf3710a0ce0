#include "CPickerICU.h"

#if !__has_include(<unicode/ubidi.h>)
#error "PickerLayout needs the headers of ICU, on Debian of the package libicu-dev"
#endif

#include <CPickerLoader.h>

// The names of functions as they are documented; the loader adds the number of the release that it opens.
#define U_DISABLE_RENAMING 1
#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/uscript.h>
#include <unicode/utext.h>
#include <unicode/uvernum.h>

#define FUNCTIONS(F) \
  F(u_charDirection) F(u_getBidiPairedBracket) F(u_getIntPropertyMaxValue) \
  F(u_getIntPropertyValue) F(u_hasBinaryProperty) F(ubidi_close) F(ubidi_getLevels) \
  F(ubidi_openSized) F(ubidi_reorderVisual) F(ubidi_setPara) F(ubrk_close) F(ubrk_first) \
  F(ubrk_getRuleStatus) F(ubrk_next) F(ubrk_open) F(ubrk_setUText) F(uscript_getName) \
  F(uscript_getSampleString) F(uscript_getScript) F(uscript_getScriptExtensions) \
  F(uscript_getShortName) F(utext_close) F(utext_openUTF8) F(utext_previous32From)

// Debian has one release of ICU in each of its own: what is built with one also runs with the next.
PICKER_RELEASE(icu, PICKER_FILE("icuuc", U_ICU_VERSION_SHORT), U_ICU_VERSION_MAJOR_NUM, FUNCTIONS)

#define ICU(function) PICKER_FUNCTION(icu, function)

static int is_open(void) { return picker_library_is_open(&icu); }

const char *picker_icu_error(void) { return picker_library_error(&icu); }

int32_t picker_icu_script_common(void) { return USCRIPT_COMMON; }

int32_t picker_icu_script_inherited(void) { return USCRIPT_INHERITED; }

int32_t picker_icu_script_count(void) {
  return is_open() ? ICU(u_getIntPropertyMaxValue)(UCHAR_SCRIPT) + 1 : 0;
}

int32_t picker_icu_script(uint32_t scalar) {
  if (!is_open()) return USCRIPT_COMMON;
  UErrorCode status = U_ZERO_ERROR;
  return ICU(uscript_getScript)((UChar32)scalar, &status);
}

int32_t picker_icu_scripts(uint32_t scalar, int32_t *out, int32_t capacity) {
  if (!is_open()) return 0;
  UErrorCode status = U_ZERO_ERROR;
  UScriptCode codes[64];
  UScriptCode own = ICU(uscript_getScript)((UChar32)scalar, &status);
  int32_t count = ICU(uscript_getScriptExtensions)((UChar32)scalar, codes, 64, &status);
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
  const char *name = is_open() ? ICU(uscript_getShortName)((UScriptCode)script) : NULL;
  uint32_t tag = 0;
  for (int i = 0; name != NULL && i < 4 && name[i] != 0; i++) {
    tag |= (uint32_t)(unsigned char)name[i] << (24 - 8 * i);
  }
  return tag;
}

const char *picker_icu_script_name(int32_t script) {
  return is_open() ? ICU(uscript_getName)((UScriptCode)script) : NULL;
}

int32_t picker_icu_script_sample(int32_t script, uint16_t *out, int32_t capacity) {
  if (!is_open()) return 0;
  UErrorCode status = U_ZERO_ERROR;
  int32_t count =
      ICU(uscript_getSampleString)((UScriptCode)script, (UChar *)out, capacity, &status);
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
  if (!is_open()) return flags;
  for (size_t i = 0; i < sizeof properties / sizeof properties[0]; i++) {
    UBool has = ICU(u_hasBinaryProperty)((UChar32)scalar, properties[i].property);
    if (has) flags |= properties[i].flag;
  }
  return flags;
}

int picker_icu_direction(uint32_t scalar) {
  if (!is_open()) return PICKER_NOT_STRONG;
  switch (ICU(u_charDirection)((UChar32)scalar)) {
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
  return is_open() ? (uint32_t)ICU(u_getBidiPairedBracket)((UChar32)scalar) : scalar;
}

int picker_icu_bracket_type(uint32_t scalar) {
  if (!is_open()) return 0;
  switch (ICU(u_getIntPropertyValue)((UChar32)scalar, UCHAR_BIDI_PAIRED_BRACKET_TYPE)) {
    case U_BPT_OPEN: return 1;
    case U_BPT_CLOSE: return 2;
    default: return 0;
  }
}

int picker_icu_levels(const uint16_t *text, int32_t count, uint8_t base, uint8_t *out) {
  if (!is_open()) return 0;
  UErrorCode status = U_ZERO_ERROR;
  UBiDi *bidi = ICU(ubidi_openSized)(count, 0, &status);
  if (bidi == NULL) return 0;
  ICU(ubidi_setPara)(bidi, (const UChar *)text, count, base, NULL, &status);
  const UBiDiLevel *levels = U_SUCCESS(status) ? ICU(ubidi_getLevels)(bidi, &status) : NULL;
  int fine = U_SUCCESS(status) && levels != NULL;
  for (int32_t i = 0; fine && i < count; i++) out[i] = levels[i];
  ICU(ubidi_close)(bidi);
  return fine;
}

void picker_icu_visual_order(const uint8_t *levels, int32_t count, int32_t *out) {
  if (is_open()) {
    ICU(ubidi_reorderVisual)(levels, count, out);
  } else {
    for (int32_t i = 0; i < count; i++) out[i] = i;
  }
}

picker_breaker *picker_icu_line_breaker(const char *locale) {
  if (!is_open()) return NULL;
  UErrorCode status = U_ZERO_ERROR;
  UBreakIterator *breaker = ICU(ubrk_open)(UBRK_LINE, locale, NULL, 0, &status);
  return U_SUCCESS(status) ? (picker_breaker *)breaker : NULL;
}

void picker_icu_close_breaker(picker_breaker *breaker) {
  ICU(ubrk_close)((UBreakIterator *)breaker);
}

// Whether the character before `at` forces a line break. Source: UAX #14, BK, CR, LF and NL.
static int ends_line(UText *text, int32_t at) {
  switch (ICU(u_getIntPropertyValue)(ICU(utext_previous32From)(text, at), UCHAR_LINE_BREAK)) {
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
  UText *text = ICU(utext_openUTF8)(NULL, utf8, count, &status);
  if (U_FAILURE(status)) return 0;
  ICU(ubrk_setUText)(breaker, text, &status);
  int32_t found = 0;
  if (U_SUCCESS(status)) {
    ICU(ubrk_first)(breaker);
    for (int32_t at = ICU(ubrk_next)(breaker); at != UBRK_DONE && found < capacity;
         at = ICU(ubrk_next)(breaker)) {
      out[found] = at;
      // For breaks found with a dictionary, ICU returns the rule status of the whole range, so that a line
      // feed after Thai text would seem to force every break in it. Check the preceding character, too.
      forced[found] = ICU(ubrk_getRuleStatus)(breaker) >= UBRK_LINE_HARD && ends_line(text, at);
      found++;
    }
  }
  ICU(utext_close)(text);
  return found;
}
