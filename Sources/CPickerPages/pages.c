#include "CPickerPages.h"

// #embed is C23; the compiler takes it in older modes too, and says so each time.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char control_css[] = {
#embed "../../Pages/control.css"
};
static const unsigned char control_js[] = {
#embed "../../Pages/control.js"
};

static const picker_page pages[] = {
    {"control.css", control_css, sizeof control_css},
    {"control.js", control_js, sizeof control_js},
};

const picker_page *picker_pages(void) { return pages; }
size_t picker_page_count(void) { return sizeof pages / sizeof pages[0]; }
