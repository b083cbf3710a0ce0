/* The header is implemented in Swift, by the module PickerC. */
#include "picker_layout.h"
