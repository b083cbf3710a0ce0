// The file of ICU that has the scripts of characters.
#include "icu.h"
#include "uchar.cpp"

int32_t script_of(uint32_t scalar) {
  UErrorCode status = U_ZERO_ERROR;
  return uscript_getScript((UChar32)scalar, &status);
}

bool inherits_script(uint32_t scalar) { return script_of(scalar) == USCRIPT_INHERITED; }

int32_t scripts_of(uint32_t scalar, int32_t *scripts) {
  UErrorCode status = U_ZERO_ERROR;
  UScriptCode codes[64];
  const int32_t own = script_of(scalar);
  const int32_t count = uscript_getScriptExtensions((UChar32)scalar, codes, 64, &status);
  int32_t found = 0;
  if (own != USCRIPT_COMMON && own != USCRIPT_INHERITED) scripts[found++] = own;
  for (int32_t i = 0; i < count && found < maximumScripts; i++) {
    if (codes[i] != own && codes[i] != USCRIPT_COMMON && codes[i] != USCRIPT_INHERITED) scripts[found++] = codes[i];
  }
  return found;
}
