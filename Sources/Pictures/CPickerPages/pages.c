#include "CPickerPages.h"

// #embed is C23. The compiler accepts it in older modes with a warning for each use.
#pragma clang diagnostic ignored "-Wc23-extensions"

// The tool of Scripts/build/check has no engine.
#ifndef PICKER_NO_ENGINE
static const unsigned char core_wasm_gz[] = {
#embed "../../../Web/Pages/core.wasm.gz"
};
static const unsigned char text_wasm_gz[] = {
#embed "../../../Web/Pages/text.wasm.gz"
};
#endif
static const unsigned char package_js[] = {
#embed "../../../Web/Pages/package.js"
};
static const unsigned char page_css[] = {
#embed "../../../Web/Pages/page.css"
};
static const unsigned char report_css[] = {
#embed "../../../Web/Pages/Report/report.css"
};
static const unsigned char report_js[] = {
#embed "../../../Web/Pages/Report/report.js"
};
static const unsigned char states_js[] = {
#embed "../../../Web/Pages/states.js"
};

// The examples in the description of the server.
static const unsigned char chips_food_json[] = {
#embed "../../../Examples/chips/food.json"
};
static const unsigned char chips_overflow_json[] = {
#embed "../../../Examples/chips/overflow.json"
};
static const unsigned char chips_parts_json[] = {
#embed "../../../Examples/chips/parts.json"
};
static const unsigned char chips_right_to_left_json[] = {
#embed "../../../Examples/chips/right-to-left.json"
};
static const unsigned char segmented_equal_json[] = {
#embed "../../../Examples/segmented/equal.json"
};
static const unsigned char segmented_transition_spring_json[] = {
#embed "../../../Examples/segmented/transition-spring.json"
};
static const unsigned char segmented_narrow_ladder_json[] = {
#embed "../../../Examples/segmented/narrow-ladder.json"
};
static const unsigned char segmented_vertical_json[] = {
#embed "../../../Examples/segmented/vertical.json"
};
static const unsigned char stack_filters_json[] = {
#embed "../../../Examples/stack/filters.json"
};
static const unsigned char text_paragraph_json[] = {
#embed "../../../Examples/text/paragraph.json"
};
static const unsigned char text_languages_json[] = {
#embed "../../../Examples/text/languages.json"
};
static const unsigned char flow_baseline_json[] = {
#embed "../../../Examples/flow/baseline.json"
};
static const unsigned char colorPicker_wheel_json[] = {
#embed "../../../Examples/colorPicker/wheel.json"
};
static const unsigned char colorPicker_sliders_json[] = {
#embed "../../../Examples/colorPicker/sliders.json"
};
static const unsigned char chromaTouch_portrait_json[] = {
#embed "../../../Examples/chromaTouch/portrait.json"
};
static const unsigned char carousel_documents_json[] = {
#embed "../../../Examples/carousel/documents.json"
};
static const unsigned char drawing_caption_json[] = {
#embed "../../../Examples/drawing/caption.json"
};
static const unsigned char drawing_effects_json[] = {
#embed "../../../Examples/drawing/effects.json"
};
static const unsigned char grid_shapes_json[] = {
#embed "../../../Examples/grid/shapes.json"
};
static const unsigned char shape_star_angular_json[] = {
#embed "../../../Examples/shape/star-angular.json"
};
static const unsigned char shape_hexagons_json[] = {
#embed "../../../Examples/shape/hexagons.json"
};

static const picker_page pages[] = {
#ifndef PICKER_NO_ENGINE
    {"core.wasm.gz", core_wasm_gz, sizeof core_wasm_gz},
    {"text.wasm.gz", text_wasm_gz, sizeof text_wasm_gz},
#endif
    {"package.js", package_js, sizeof package_js},
    {"page.css", page_css, sizeof page_css},
    {"report.css", report_css, sizeof report_css},
    {"report.js", report_js, sizeof report_js},
    {"states.js", states_js, sizeof states_js},
    {"Examples/chips/food", chips_food_json, sizeof chips_food_json},
    {"Examples/chips/overflow", chips_overflow_json, sizeof chips_overflow_json},
    {"Examples/chips/parts", chips_parts_json, sizeof chips_parts_json},
    {"Examples/chips/right-to-left", chips_right_to_left_json, sizeof chips_right_to_left_json},
    {"Examples/segmented/equal", segmented_equal_json, sizeof segmented_equal_json},
    {"Examples/segmented/transition-spring", segmented_transition_spring_json, sizeof segmented_transition_spring_json},
    {"Examples/segmented/narrow-ladder", segmented_narrow_ladder_json, sizeof segmented_narrow_ladder_json},
    {"Examples/segmented/vertical", segmented_vertical_json, sizeof segmented_vertical_json},
    {"Examples/stack/filters", stack_filters_json, sizeof stack_filters_json},
    {"Examples/text/paragraph", text_paragraph_json, sizeof text_paragraph_json},
    {"Examples/text/languages", text_languages_json, sizeof text_languages_json},
    {"Examples/flow/baseline", flow_baseline_json, sizeof flow_baseline_json},
    {"Examples/colorPicker/wheel", colorPicker_wheel_json, sizeof colorPicker_wheel_json},
    {"Examples/colorPicker/sliders", colorPicker_sliders_json, sizeof colorPicker_sliders_json},
    {"Examples/chromaTouch/portrait", chromaTouch_portrait_json, sizeof chromaTouch_portrait_json},
    {"Examples/carousel/documents", carousel_documents_json, sizeof carousel_documents_json},
    {"Examples/drawing/caption", drawing_caption_json, sizeof drawing_caption_json},
    {"Examples/drawing/effects", drawing_effects_json, sizeof drawing_effects_json},
    {"Examples/grid/shapes", grid_shapes_json, sizeof grid_shapes_json},
    {"Examples/shape/star-angular", shape_star_angular_json, sizeof shape_star_angular_json},
    {"Examples/shape/hexagons", shape_hexagons_json, sizeof shape_hexagons_json},
};

const picker_page *picker_pages(void) { return pages; }
size_t picker_page_count(void) { return sizeof pages / sizeof pages[0]; }
