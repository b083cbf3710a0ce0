#include "CPickerPages.h"

// #embed is C23; the compiler takes it in older modes too, and says so each time.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char colors_js[] = {
#embed "../../Pages/colors.js"
};
static const unsigned char control_css[] = {
#embed "../../Pages/control.css"
};
static const unsigned char control_js[] = {
#embed "../../Pages/control.js"
};
static const unsigned char items_js[] = {
#embed "../../Pages/items.js"
};
static const unsigned char segments_js[] = {
#embed "../../Pages/segments.js"
};
static const unsigned char spaces_js[] = {
#embed "../../Pages/spaces.js"
};
static const unsigned char start_js[] = {
#embed "../../Pages/start.js"
};

static const picker_page pages[] = {
    {"colors.js", colors_js, sizeof colors_js},
    {"control.css", control_css, sizeof control_css},
    {"control.js", control_js, sizeof control_js},
    {"items.js", items_js, sizeof items_js},
    {"segments.js", segments_js, sizeof segments_js},
    {"spaces.js", spaces_js, sizeof spaces_js},
    {"start.js", start_js, sizeof start_js},
};

const picker_page *picker_pages(void) { return pages; }
size_t picker_page_count(void) { return sizeof pages / sizeof pages[0]; }
