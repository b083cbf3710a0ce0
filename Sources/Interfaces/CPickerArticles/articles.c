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
static const unsigned char FifteenMinutes[] = {
#embed "../../Interfaces/PickerLayout/PickerLayout.docc/FifteenMinutes.md"
};
static const unsigned char Recipes[] = {
#embed "../../Interfaces/PickerLayout/PickerLayout.docc/Recipes.md"
};
static const unsigned char Glossary[] = {
#embed "../../Interfaces/PickerLayout/PickerLayout.docc/Glossary.md"
};
static const unsigned char TreeFormat[] = {
#embed "../../Controls/PickerControls/PickerControls.docc/TreeFormat.md"
};
static const unsigned char WarningsAndErrors[] = {
#embed "../../Interfaces/PickerLayout/PickerLayout.docc/WarningsAndErrors.md"
};
static const unsigned char CheckReference[] = {
#embed "../../Interfaces/PickerLayout/PickerLayout.docc/CheckReference.md"
};
static const unsigned char Pictures[] = {
#embed "../../Pictures/PickerCairo/PickerCairo.docc/Pictures.md"
};
static const unsigned char SVG[] = {
#embed "../../Pictures/PickerRendering/PickerRendering.docc/SVG.md"
};
static const unsigned char Page[] = {
#embed "../../Pictures/PickerHTML/PickerHTML.docc/Page.md"
};
static const unsigned char FilterForm[] = {
#embed "../../Pictures/PickerHTML/PickerHTML.docc/FilterForm.md"
};
static const unsigned char PaintGuide[] = {
#embed "../../Core/PickerTree/PickerTree.docc/PaintGuide.md"
};
static const unsigned char CarouselGuide[] = {
#embed "../../Controls/PickerControls/PickerControls.docc/CarouselGuide.md"
};
static const unsigned char ChromaTouchGuide[] = {
#embed "../../Controls/PickerControls/PickerControls.docc/ChromaTouchGuide.md"
};
static const unsigned char MotionBetweenLayouts[] = {
#embed "../../Interfaces/PickerLayout/PickerLayout.docc/MotionBetweenLayouts.md"
};
static const unsigned char Measuring[] = {
#embed "../../Fonts/PickerShaping/PickerShaping.docc/Measuring.md"
};
static const unsigned char Browsers[] = {
#embed "../../Interfaces/PickerLayout/PickerLayout.docc/Browsers.md"
};
static const unsigned char Playground[] = {
#embed "../../Interfaces/PickerLayout/PickerLayout.docc/Playground.md"
};
static const unsigned char OnAServer[] = {
#embed "../../Interfaces/PickerLayout/PickerLayout.docc/OnAServer.md"
};
static const unsigned char Compatibility[] = {
#embed "../../Interfaces/PickerLayout/PickerLayout.docc/Compatibility.md"
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
  ARTICLE(FifteenMinutes),
  ARTICLE(Recipes),
  ARTICLE(Glossary),
  ARTICLE(TreeFormat),
  ARTICLE(WarningsAndErrors),
  ARTICLE(CheckReference),
  ARTICLE(Pictures),
  ARTICLE(SVG),
  ARTICLE(Page),
  ARTICLE(FilterForm),
  ARTICLE(PaintGuide),
  ARTICLE(CarouselGuide),
  ARTICLE(ChromaTouchGuide),
  ARTICLE(MotionBetweenLayouts),
  ARTICLE(Measuring),
  ARTICLE(Browsers),
  ARTICLE(Playground),
  ARTICLE(OnAServer),
  ARTICLE(Compatibility),
};

const picker_article *picker_articles(void) { return articles; }

size_t picker_article_count(void) { return sizeof articles / sizeof *articles; }
