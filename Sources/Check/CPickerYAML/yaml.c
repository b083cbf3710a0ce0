#include "CPickerYAML.h"

#include <CPickerLoader.h>

// Every function of libyaml that the package calls: its name, result, parameters and arguments.
#define FUNCTIONS(F) \
  F(yaml_event_delete, void, (yaml_event_t *a), (a)) \
  F(yaml_parser_delete, void, (yaml_parser_t *a), (a)) \
  F(yaml_parser_initialize, int, (yaml_parser_t *a), (a)) \
  F(yaml_parser_parse, int, (yaml_parser_t *a, yaml_event_t *b), (a, b)) \
  F(yaml_parser_set_input_string, void, (yaml_parser_t *a, const unsigned char *b, size_t c), (a, b, c))

PICKER_LIBRARY(yaml, PICKER_FILE("yaml-0", "2"), FUNCTIONS)

#define FORWARDER(...) PICKER_FORWARDER(yaml, __VA_ARGS__)
FUNCTIONS(FORWARDER)

const char *picker_yaml_error(void) { return picker_library_error(&yaml); }
