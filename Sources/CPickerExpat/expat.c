#include "CPickerExpat.h"
