#include "CPickerFontconfig.h"

#include <CPickerLoader.h>

// Every function of fontconfig that the package calls: its name, result, parameters and arguments.
#define FUNCTIONS(F) \
  F(FcCharSetAddChar, FcBool, (FcCharSet *a, FcChar32 b), (a, b)) \
  F(FcCharSetCreate, FcCharSet *, (void), ()) \
  F(FcCharSetDestroy, void, (FcCharSet *a), (a)) \
  F(FcCharSetHasChar, FcBool, (const FcCharSet *a, FcChar32 b), (a, b)) \
  F(FcConfigSubstitute, FcBool, (FcConfig *a, FcPattern *b, FcMatchKind c), (a, b, c)) \
  F(FcDefaultSubstitute, void, (FcPattern *a), (a)) \
  F(FcFontList, FcFontSet *, (FcConfig *a, FcPattern *b, FcObjectSet *c), (a, b, c)) \
  F(FcFontMatch, FcPattern *, (FcConfig *a, FcPattern *b, FcResult *c), (a, b, c)) \
  F(FcFontSetDestroy, void, (FcFontSet *a), (a)) \
  F(FcFontSort, FcFontSet *, \
    (FcConfig *a, FcPattern *b, FcBool c, FcCharSet **d, FcResult *e), (a, b, c, d, e)) \
  F(FcLangSetHasLang, FcLangResult, (const FcLangSet *a, const FcChar8 *b), (a, b)) \
  F(FcPatternAddBool, FcBool, (FcPattern *a, const char *b, FcBool c), (a, b, c)) \
  F(FcPatternAddCharSet, FcBool, (FcPattern *a, const char *b, const FcCharSet *c), (a, b, c)) \
  F(FcPatternAddDouble, FcBool, (FcPattern *a, const char *b, double c), (a, b, c)) \
  F(FcPatternAddInteger, FcBool, (FcPattern *a, const char *b, int c), (a, b, c)) \
  F(FcPatternAddString, FcBool, (FcPattern *a, const char *b, const FcChar8 *c), (a, b, c)) \
  F(FcPatternCreate, FcPattern *, (void), ()) \
  F(FcPatternDestroy, void, (FcPattern *a), (a)) \
  F(FcPatternGetCharSet, FcResult, (const FcPattern *a, const char *b, int c, FcCharSet **d), \
    (a, b, c, d)) \
  F(FcPatternGetDouble, FcResult, (const FcPattern *a, const char *b, int c, double *d), \
    (a, b, c, d)) \
  F(FcPatternGetInteger, FcResult, (const FcPattern *a, const char *b, int c, int *d), \
    (a, b, c, d)) \
  F(FcPatternGetLangSet, FcResult, (const FcPattern *a, const char *b, int c, FcLangSet **d), \
    (a, b, c, d)) \
  F(FcPatternGetRange, FcResult, (const FcPattern *a, const char *b, int c, FcRange **d), \
    (a, b, c, d)) \
  F(FcPatternGetString, FcResult, (const FcPattern *a, const char *b, int c, FcChar8 **d), \
    (a, b, c, d)) \
  F(FcRangeGetDouble, FcBool, (const FcRange *a, double *b, double *c), (a, b, c)) \
  F(FcWeightFromOpenTypeDouble, double, (double a), (a)) \
  F(FcWeightToOpenTypeDouble, double, (double a), (a))

PICKER_LIBRARY(fontconfig, PICKER_FILE("fontconfig", "1"), FUNCTIONS)

#define FORWARDER(...) PICKER_FORWARDER(fontconfig, __VA_ARGS__)
FUNCTIONS(FORWARDER)

const char *picker_fontconfig_error(void) { return picker_library_error(&fontconfig); }

int picker_fontconfig_is_open(void) { return picker_library_is_open(&fontconfig); }
