#include "CPickerFonts.h"

// #embed is C23. The compiler accepts it in older modes with a warning for each use.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char inter[] = {
#embed "../../../Fonts/Inter/InterVariable.ttf"
};
static const unsigned char arabic_regular[] = {
#embed "../../../Fonts/NotoSansArabic/NotoSansArabic-Regular.ttf"
};
static const unsigned char arabic_bold[] = {
#embed "../../../Fonts/NotoSansArabic/NotoSansArabic-Bold.ttf"
};
static const unsigned char hebrew_regular[] = {
#embed "../../../Fonts/NotoSansHebrew/NotoSansHebrew-Regular.ttf"
};
static const unsigned char hebrew_bold[] = {
#embed "../../../Fonts/NotoSansHebrew/NotoSansHebrew-Bold.ttf"
};
static const unsigned char devanagari_regular[] = {
#embed "../../../Fonts/NotoSansDevanagari/NotoSansDevanagari-Regular.ttf"
};
static const unsigned char devanagari_bold[] = {
#embed "../../../Fonts/NotoSansDevanagari/NotoSansDevanagari-Bold.ttf"
};
static const unsigned char thai_regular[] = {
#embed "../../../Fonts/NotoSansThai/NotoSansThai-Regular.ttf"
};
static const unsigned char thai_bold[] = {
#embed "../../../Fonts/NotoSansThai/NotoSansThai-Bold.ttf"
};
static const unsigned char cjk_regular[] = {
#embed "../../../Fonts/NotoSansCJK/NotoSansCJKsc-Regular.otf"
};
static const unsigned char emoji_metrics[] = {
#embed "../../../Fonts/NotoEmojiMetrics/NotoEmojiMetrics.ttf"
};

// The last number is the digest of the bytes; a test compares it with a computed one.
static const picker_font fonts[] = {
    {"Inter", "InterVariable.ttf", 100, 900, inter, sizeof inter, 0x8A725C807F200BD8},
    {"Noto Sans Arabic", "NotoSansArabic-Regular.ttf", 400, 400, arabic_regular,
     sizeof arabic_regular, 0xF0ED4CFB38A51506},
    {"Noto Sans Arabic", "NotoSansArabic-Bold.ttf", 700, 700, arabic_bold, sizeof arabic_bold,
     0x7A65AF17FE97F49A},
    {"Noto Sans Hebrew", "NotoSansHebrew-Regular.ttf", 400, 400, hebrew_regular,
     sizeof hebrew_regular, 0x3798ED343A33DB38},
    {"Noto Sans Hebrew", "NotoSansHebrew-Bold.ttf", 700, 700, hebrew_bold, sizeof hebrew_bold,
     0xC2116A2665BA802D},
    {"Noto Sans Devanagari", "NotoSansDevanagari-Regular.ttf", 400, 400, devanagari_regular,
     sizeof devanagari_regular, 0x6BFBF89B2083998E},
    {"Noto Sans Devanagari", "NotoSansDevanagari-Bold.ttf", 700, 700, devanagari_bold,
     sizeof devanagari_bold, 0x1AD5B2C0BF627A80},
    {"Noto Sans Thai", "NotoSansThai-Regular.ttf", 400, 400, thai_regular, sizeof thai_regular,
     0x897B8529EEBC96A7},
    {"Noto Sans Thai", "NotoSansThai-Bold.ttf", 700, 700, thai_bold, sizeof thai_bold,
     0x2278C31F514DC87A},
    {"Noto Sans CJK SC", "NotoSansCJKsc-Regular.otf", 400, 400, cjk_regular, sizeof cjk_regular,
     0x7DCB404F2B0A2DE6},
    {"Noto Emoji Metrics", "NotoEmojiMetrics.ttf", 400, 400, emoji_metrics, sizeof emoji_metrics,
     0xB2B71DB7FC3BA53A},
};

const picker_font *picker_fonts(void) { return fonts; }
size_t picker_font_count(void) { return sizeof fonts / sizeof fonts[0]; }
