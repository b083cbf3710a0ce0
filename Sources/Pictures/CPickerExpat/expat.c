#include "CPickerExpat.h"

#include <CPickerLoader.h>

// Every function of expat that the package calls: its name, result, parameters and arguments.
#define FUNCTIONS(F) \
  F(XML_ErrorString, const XML_LChar *, (enum XML_Error a), (a)) \
  F(XML_GetCurrentLineNumber, XML_Size, (XML_Parser a), (a)) \
  F(XML_GetErrorCode, enum XML_Error, (XML_Parser a), (a)) \
  F(XML_Parse, enum XML_Status, (XML_Parser a, const char *b, int c, int d), (a, b, c, d)) \
  F(XML_ParserCreate, XML_Parser, (const XML_Char *a), (a)) \
  F(XML_ParserFree, void, (XML_Parser a), (a)) \
  F(XML_SetCharacterDataHandler, void, (XML_Parser a, XML_CharacterDataHandler b), (a, b)) \
  F(XML_SetElementHandler, void, \
    (XML_Parser a, XML_StartElementHandler b, XML_EndElementHandler c), (a, b, c)) \
  F(XML_SetSkippedEntityHandler, void, (XML_Parser a, XML_SkippedEntityHandler b), (a, b)) \
  F(XML_SetStartDoctypeDeclHandler, void, (XML_Parser a, XML_StartDoctypeDeclHandler b), (a, b)) \
  F(XML_SetUserData, void, (XML_Parser a, void *b), (a, b)) \
  F(XML_StopParser, enum XML_Status, (XML_Parser a, XML_Bool b), (a, b))

PICKER_LIBRARY(expat, PICKER_FILE("expat", "1"), FUNCTIONS)

#define FORWARDER(...) PICKER_FORWARDER(expat, __VA_ARGS__)
FUNCTIONS(FORWARDER)

const char *picker_expat_error(void) { return picker_library_error(&expat); }
