#include "CPickerArticles.h"

// #embed is C23. The compiler accepts it in older modes with a warning for each use.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char JSONFormat[] = {
#embed "../../Controls/PickerControls/PickerControls.docc/JSONFormat.md"
};
static const unsigned char CommandLine[] = {
#embed "../../Interfaces/PickerLayout/PickerLayout.docc/CommandLine.md"
};
static const unsigned char Terminal[] = {
#embed "../../Pictures/PickerRendering/PickerRendering.docc/Terminal.md"
};
static const unsigned char CheckEveryLanguage[] = {
#embed "../../Interfaces/PickerLayout/PickerLayout.docc/CheckEveryLanguage.md"
};
static const unsigned char Guarantees[] = {
#embed "../../Interfaces/PickerLayout/PickerLayout.docc/Guarantees.md"
};
static const unsigned char Themes[] = {
#embed "../../Controls/PickerControls/PickerControls.docc/Themes.md"
};
static const unsigned char ChipsGuide[] = {
#embed "../../Controls/PickerControls/PickerControls.docc/ChipsGuide.md"
};
static const unsigned char SegmentedGuide[] = {
#embed "../../Controls/PickerControls/PickerControls.docc/SegmentedGuide.md"
};
static const unsigned char FlowGuide[] = {
#embed "../../Controls/PickerControls/PickerControls.docc/FlowGuide.md"
};
static const unsigned char PanelsGuide[] = {
#embed "../../Controls/PickerControls/PickerControls.docc/PanelsGuide.md"
};
static const unsigned char TextGuide[] = {
#embed "../../Controls/PickerControls/PickerControls.docc/TextGuide.md"
};
static const unsigned char ColorPickerGuide[] = {
#embed "../../Controls/PickerControls/PickerControls.docc/ColorPickerGuide.md"
};
static const unsigned char ShapeGuide[] = {
#embed "../../Controls/PickerControls/PickerControls.docc/ShapeGuide.md"
};
static const unsigned char DrawingGuide[] = {
#embed "../../Controls/PickerControls/PickerControls.docc/DrawingGuide.md"
};
static const unsigned char IconsGuide[] = {
#embed "../../Controls/PickerControls/PickerControls.docc/IconsGuide.md"
};
static const unsigned char AccessibilityGuide[] = {
#embed "../../Controls/PickerControls/PickerControls.docc/AccessibilityGuide.md"
};

#define ARTICLE(name) {#name, name, sizeof name}

static const picker_article articles[] = {
  ARTICLE(JSONFormat),
  ARTICLE(CommandLine),
  ARTICLE(Terminal),
  ARTICLE(CheckEveryLanguage),
  ARTICLE(Guarantees),
  ARTICLE(Themes),
  ARTICLE(ChipsGuide),
  ARTICLE(SegmentedGuide),
  ARTICLE(FlowGuide),
  ARTICLE(PanelsGuide),
  ARTICLE(TextGuide),
  ARTICLE(ColorPickerGuide),
  ARTICLE(ShapeGuide),
  ARTICLE(DrawingGuide),
  ARTICLE(IconsGuide),
  ARTICLE(AccessibilityGuide),
};

const picker_article *picker_articles(void) { return articles; }

size_t picker_article_count(void) { return sizeof articles / sizeof *articles; }
