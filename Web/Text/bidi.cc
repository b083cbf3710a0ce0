// Three files of ICU, which are all that its bidirectional algorithm needs.
#include <stdlib.h>
#include <string.h>

#include "icu.h"
#include "ubidi.cpp"
#include "ubidi_props.cpp"
#include "ubidiln.cpp"

// What these files call; the last ones are of options that are not used here.
U_CAPI void *uprv_malloc(size_t size) { return malloc(size); }
U_CAPI void *uprv_realloc(void *memory, size_t size) { return realloc(memory, size); }
U_CAPI void uprv_free(void *memory) { free(memory); }
U_CAPI void utrie2_enum(const UTrie2 *, UTrie2EnumValue *, UTrie2EnumRange *, const void *) {}
U_CAPI int32_t u_strlen(const UChar *) { return 0; }
U_CAPI int32_t ubidi_writeReordered(UBiDi *, UChar *, int32_t, uint16_t, UErrorCode *) { return 0; }

bool bidi_levels(const uint16_t *units, int32_t count, uint8_t base, uint8_t *levels) {
  UErrorCode status = U_ZERO_ERROR;
  UBiDi *bidi = ubidi_openSized(count, 0, &status);
  ubidi_setPara(bidi, (const UChar *)units, count, base, nullptr, &status);
  const UBiDiLevel *found = ubidi_getLevels(bidi, &status);
  if (U_SUCCESS(status)) memcpy(levels, found, count);
  ubidi_close(bidi);
  return U_SUCCESS(status);
}

Bracket bracket_of(uint32_t scalar, uint32_t *partner) {
  const UBidiPairedBracketType type = ubidi_getPairedBracketType((UChar32)scalar);
  *partner = (uint32_t)ubidi_getPairedBracket((UChar32)scalar);
  return type == U_BPT_OPEN ? Bracket::opening : type == U_BPT_CLOSE ? Bracket::closing : Bracket::none;
}
