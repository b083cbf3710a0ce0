#include "CPickerFonts.h"

// #embed is C23. The compiler accepts it in older modes with a warning for each use.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char inter[] = {
#embed "../../Fonts/Inter/InterVariable.ttf"
};
static const unsigned char arabic_regular[] = {
#embed "../../Fonts/NotoSansArabic/NotoSansArabic-Regular.ttf"
};
static const unsigned char arabic_bold[] = {
#embed "../../Fonts/NotoSansArabic/NotoSansArabic-Bold.ttf"
};
static const unsigned char hebrew_regular[] = {
#embed "../../Fonts/NotoSansHebrew/NotoSansHebrew-Regular.ttf"
};
static const unsigned char hebrew_bold[] = {
#embed "../../Fonts/NotoSansHebrew/NotoSansHebrew-Bold.ttf"
};
static const unsigned char devanagari_regular[] = {
#embed "../../Fonts/NotoSansDevanagari/NotoSansDevanagari-Regular.ttf"
};
static const unsigned char devanagari_bold[] = {
#embed "../../Fonts/NotoSansDevanagari/NotoSansDevanagari-Bold.ttf"
};
static const unsigned char thai_regular[] = {
#embed "../../Fonts/NotoSansThai/NotoSansThai-Regular.ttf"
};
static const unsigned char thai_bold[] = {
#embed "../../Fonts/NotoSansThai/NotoSansThai-Bold.ttf"
};
static const unsigned char cjk_regular[] = {
#embed "../../Fonts/NotoSansCJK/NotoSansCJKsc-Regular.otf"
};
static const unsigned char emoji_metrics[] = {
#embed "../../Fonts/NotoEmojiMetrics/NotoEmojiMetrics.ttf"
};

static const picker_font fonts[] = {
    {"Inter", "InterVariable.ttf", 100, 900, inter, sizeof inter},
    {"Noto Sans Arabic", "NotoSansArabic-Regular.ttf", 400, 400, arabic_regular,
     sizeof arabic_regular},
    {"Noto Sans Arabic", "NotoSansArabic-Bold.ttf", 700, 700, arabic_bold, sizeof arabic_bold},
    {"Noto Sans Hebrew", "NotoSansHebrew-Regular.ttf", 400, 400, hebrew_regular,
     sizeof hebrew_regular},
    {"Noto Sans Hebrew", "NotoSansHebrew-Bold.ttf", 700, 700, hebrew_bold, sizeof hebrew_bold},
    {"Noto Sans Devanagari", "NotoSansDevanagari-Regular.ttf", 400, 400, devanagari_regular,
     sizeof devanagari_regular},
    {"Noto Sans Devanagari", "NotoSansDevanagari-Bold.ttf", 700, 700, devanagari_bold,
     sizeof devanagari_bold},
    {"Noto Sans Thai", "NotoSansThai-Regular.ttf", 400, 400, thai_regular, sizeof thai_regular},
    {"Noto Sans Thai", "NotoSansThai-Bold.ttf", 700, 700, thai_bold, sizeof thai_bold},
    {"Noto Sans CJK SC", "NotoSansCJKsc-Regular.otf", 400, 400, cjk_regular, sizeof cjk_regular},
    {"Noto Emoji Metrics", "NotoEmojiMetrics.ttf", 400, 400, emoji_metrics, sizeof emoji_metrics},
};

const picker_font *picker_fonts(void) { return fonts; }
size_t picker_font_count(void) { return sizeof fonts / sizeof fonts[0]; }
