#include "CPickerFonts.h"

const unsigned char picker_font_inter[] = {
#embed "../../Fonts/Inter/InterVariable.ttf"
};
const size_t picker_font_inter_size = sizeof picker_font_inter;
