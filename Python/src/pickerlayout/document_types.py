"""Documents for type checkers, as dicts: `picker: ChipsDocument = {"type": "chips", "items": ["tea"]}`.

Recorded by Scripts/record/document_types.py from the JSON Schema, which `layout schema` prints with a sentence about each key. No key is
required here; the library reports missing ones. The classes whose names end in Settings are the keywords of `Chips` and `Segmented`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, TypeAlias, TypedDict


AngularGradient = TypedDict(
    "AngularGradient",
    {
        "center": "UnitPoint | None",
        "from": "float | None",
        "to": "float | None",
        "stops": "Sequence[Sequence[float | Color]] | Sequence[Color]",
        "keyframes": "Sequence[Mapping[str, Any]] | None",
        "loops": "bool | None",
    },
    total=False,
)


class Artwork(TypedDict, total=False):
    path: str | None
    fillRule: Literal["nonZero", "evenOdd"] | None
    stroke: float | ArtworkStroke | None
    color: Color | None
    opacity: float | None
    layers: Sequence[Mapping[str, Any]] | None
    href: str | None
    viewBox: Sequence[float] | None
    mirrored: bool | None


class ArtworkStroke(TypedDict, total=False):
    width: float
    cap: Literal["butt", "round", "square"] | None
    join: Literal["miter", "round", "bevel"] | None


class BorderObject(TypedDict, total=False):
    top: float | None
    leading: float | None
    bottom: float | None
    trailing: float | None
    horizontal: float | None
    vertical: float | None
    width: float | None
    color: Color | None


class CarouselDocument(TypedDict, total=False):
    type: Literal["carousel"]
    version: Literal[1] | None
    id: str | None
    label: str | None
    width: float | None
    height: float | None
    padding: Insets | None
    border: Border | None
    borderColor: Color | None
    direction: Literal["ltr", "rtl", "auto"] | TextDirection | None
    language: str | None
    words: Words | None
    fill: Fill | Sequence[Fill] | None
    background: Color | None
    cornerRadius: float | None
    detail: Sequence[Literal["glyphs", "accessibility", "hits", "navigation", "trace", "breakpoints", "measures", "rows"]] | None
    scale: float | None
    match: Literal["chromium", "firefox", "webkit"] | None
    fonts: Sequence[FontFile] | None
    icons: Icons | None
    theme: Literal["classic", "ios", "material", "plain"] | str | Theme | None
    scheme: Literal["light", "dark", "auto"] | None
    font: Font | None
    count: int | None
    current: int | None
    pages: Sequence[Page] | None
    axis: Literal["horizontal", "vertical"] | None
    fit: Literal["scaleDown", "fit", "fill", "stretch", "none"] | None
    autoplay: bool | None
    timing: CarouselTiming | None
    loops: bool | None
    pagesInView: float | None
    peek: float | None
    gap: float | None
    snap: Literal["start", "center"] | None
    indicator: Literal["dots", "label", "none"] | CarouselIndicator | None
    placeholder: str | None
    events: Sequence[Mapping[str, Any]] | None
    at: float | None
    title: Title | None
    check: Check | None
    minWidth: MinWidth | None
    maxWidth: FlowLength | None
    minHeight: MinHeight | None
    maxHeight: float | str | None
    margin: Margin | None
    grow: float | None
    shrink: float | None
    basis: FlowLength | None
    aspectRatio: float | None
    order: int | None
    alignSelf: Literal["start", "center", "end", "baseline", "stretch", "safe start", "safe center", "safe end", "last baseline", "unsafe start", "unsafe center", "unsafe end", "first baseline"] | None
    position: Literal["absolute"] | None
    inset: Inset | None
    breakBefore: bool | None
    breakAfter: bool | None
    priority: int | None


class CarouselInFlow(TypedDict, total=False):
    type: Literal["carousel"]
    version: Literal[1] | None
    id: str | None
    label: str | None
    padding: Insets | None
    border: Border | None
    borderColor: Color | None
    direction: Literal["ltr", "rtl", "auto"] | TextDirection | None
    language: str | None
    words: Words | None
    fill: Fill | Sequence[Fill] | None
    background: Color | None
    cornerRadius: float | None
    detail: Sequence[Literal["glyphs", "accessibility", "hits", "navigation", "trace", "breakpoints", "measures", "rows"]] | None
    scale: float | None
    match: Literal["chromium", "firefox", "webkit"] | None
    fonts: Sequence[FontFile] | None
    icons: Icons | None
    theme: Literal["classic", "ios", "material", "plain"] | str | Theme | None
    scheme: Literal["light", "dark", "auto"] | None
    font: Font | None
    count: int | None
    current: int | None
    pages: Sequence[Page] | None
    axis: Literal["horizontal", "vertical"] | None
    fit: Literal["scaleDown", "fit", "fill", "stretch", "none"] | None
    autoplay: bool | None
    timing: CarouselTiming | None
    loops: bool | None
    pagesInView: float | None
    peek: float | None
    gap: float | None
    snap: Literal["start", "center"] | None
    indicator: Literal["dots", "label", "none"] | CarouselIndicator | None
    placeholder: str | None
    events: Sequence[Mapping[str, Any]] | None
    at: float | None
    width: FlowLength | None
    height: FlowLength | None
    minWidth: MinWidth | None
    maxWidth: FlowLength | None
    minHeight: MinHeight | None
    maxHeight: float | str | None
    margin: Margin | None
    grow: float | None
    shrink: float | None
    basis: FlowLength | None
    aspectRatio: float | None
    order: int | None
    alignSelf: Literal["start", "center", "end", "baseline", "stretch", "safe start", "safe center", "safe end", "last baseline", "unsafe start", "unsafe center", "unsafe end", "first baseline"] | None
    position: Literal["absolute"] | None
    inset: Inset | None
    breakBefore: bool | None
    breakAfter: bool | None
    priority: int | None


class CarouselIndicator(TypedDict, total=False):
    style: Literal["dots", "label", "none"] | None
    size: float | None
    spacing: float | None
    inset: float | None
    fill: Color | None
    background: Color | None
    format: str | None


class CarouselTiming(TypedDict, total=False):
    slide: float | None
    dwell: float | None
    curve: Literal["linear", "ease", "easeIn", "easeOut", "easeInOut"] | Sequence[float] | None
    spring: SegmentedTransitionSpring | None
    threshold: float | None
    velocityWindow: float | None


class Check(TypedDict, total=False):
    maxRows: int | None
    minTarget: float | None
    samples: Mapping[str, float | str] | None
    doNotTranslate: Sequence[str] | None
    silence: Sequence[Mapping[str, Any]] | None


class ChipObject(TypedDict, total=False):
    id: str | None
    text: str | None
    selected: bool | None
    enabled: bool | None
    width: float | str | None
    height: float | None
    margin: Margin | None
    icon: Icon | None
    trailingIcon: Icon | None
    badge: str | None
    breakBefore: bool | None
    breakAfter: bool | None
    priority: int | None
    padding: Insets | None
    border: Border | None
    cornerRadius: float | None
    minHeight: float | None
    minTarget: float | None
    grow: float | None
    iconSpacing: float | None
    checkmark: Literal["none", "besideIcon", "insteadOfIcon"] | None
    labelAlignment: OverflowChipStyleLabelAlignment | None
    maxLines: int | None
    truncation: Literal["head", "middle", "tail", "none"] | None
    hyphens: Literal["manual", "auto", "none"] | None
    textWrap: Literal["wrap", "balance", "pretty", "stable"] | None
    wordBreak: Literal["normal", "keepAll"] | None
    font: Font | None
    selectedFont: Font | None
    fill: Color | None
    selectedFill: Color | None
    textColor: Color | None
    selectedTextColor: Color | None
    borderColor: Color | None
    selectedBorderColor: Color | None
    badgeFill: Color | None
    badgeTextColor: Color | None
    minWidth: float | str | None
    maxWidth: float | str | None
    firstInRow: RowEndStyle | None
    lastInRow: RowEndStyle | None


class ChipStyle(TypedDict, total=False):
    padding: Insets | None
    border: Border | None
    cornerRadius: float | None
    minHeight: float | None
    minTarget: float | None
    grow: float | None
    iconSpacing: float | None
    checkmark: Literal["none", "besideIcon", "insteadOfIcon"] | None
    labelAlignment: OverflowChipStyleLabelAlignment | None
    maxLines: int | None
    truncation: Literal["head", "middle", "tail", "none"] | None
    hyphens: Literal["manual", "auto", "none"] | None
    textWrap: Literal["wrap", "balance", "pretty", "stable"] | None
    wordBreak: Literal["normal", "keepAll"] | None
    font: Font | None
    selectedFont: Font | None
    fill: Color | None
    selectedFill: Color | None
    textColor: Color | None
    selectedTextColor: Color | None
    borderColor: Color | None
    selectedBorderColor: Color | None
    badgeFill: Color | None
    badgeTextColor: Color | None
    minWidth: float | str | None
    maxWidth: float | str | None
    firstInRow: RowEndStyle | None
    lastInRow: RowEndStyle | None


class ChipsDocument(TypedDict, total=False):
    type: Literal["chips"]
    version: Literal[1] | None
    id: str | None
    label: str | None
    width: float | None
    height: float | None
    padding: Insets | None
    border: Border | None
    borderColor: Color | None
    direction: Literal["ltr", "rtl", "auto"] | TextDirection | None
    language: str | None
    words: Words | None
    fill: Fill | Sequence[Fill] | None
    background: Color | None
    cornerRadius: float | None
    detail: Sequence[Literal["glyphs", "accessibility", "hits", "navigation", "trace", "breakpoints", "measures", "rows"]] | None
    scale: float | None
    match: Literal["chromium", "firefox", "webkit"] | None
    fonts: Sequence[FontFile] | None
    icons: Icons | None
    theme: Literal["classic", "ios", "material", "plain"] | str | Theme | None
    scheme: Literal["light", "dark", "auto"] | None
    font: Font | None
    items: Sequence[Chip] | None
    spacing: float | ChipsSpacing | None
    wrap: Literal["nowrap", "wrap", "wrapReverse", "balance", "balance wrapReverse", "wrapReverse balance"] | None
    maxWidth: float | None
    maxRows: int | None
    overflow: Literal["hidden"] | ChipsOverflow | None
    maxItemsPerRow: int | None
    alignment: Literal["leading", "center", "trailing", "spaceBetween", "spaceAround", "spaceEvenly", "justified"] | None
    rowAlignment: Literal["top", "center", "bottom", "baseline", "stretch"] | None
    lastRowAlignment: Literal["leading", "center", "trailing", "spaceBetween", "spaceAround", "spaceEvenly", "justified"] | None
    alignRows: Literal["top", "center", "bottom", "stretch", "spaceBetween", "spaceAround", "spaceEvenly"] | None
    chip: ChipStyle | None
    selection: Literal["none", "single", "multiple"] | ChipsSelection | None
    stableSize: bool | None
    title: Title | None
    check: Check | None
    minWidth: MinWidth | None
    minHeight: MinHeight | None
    maxHeight: float | str | None
    margin: Margin | None
    grow: float | None
    shrink: float | None
    basis: FlowLength | None
    aspectRatio: float | None
    order: int | None
    alignSelf: Literal["start", "center", "end", "baseline", "stretch", "safe start", "safe center", "safe end", "last baseline", "unsafe start", "unsafe center", "unsafe end", "first baseline"] | None
    position: Literal["absolute"] | None
    inset: Inset | None
    breakBefore: bool | None
    breakAfter: bool | None
    priority: int | None


class ChipsInFlow(TypedDict, total=False):
    type: Literal["chips"]
    version: Literal[1] | None
    id: str | None
    label: str | None
    padding: Insets | None
    border: Border | None
    borderColor: Color | None
    direction: Literal["ltr", "rtl", "auto"] | TextDirection | None
    language: str | None
    words: Words | None
    fill: Fill | Sequence[Fill] | None
    background: Color | None
    cornerRadius: float | None
    detail: Sequence[Literal["glyphs", "accessibility", "hits", "navigation", "trace", "breakpoints", "measures", "rows"]] | None
    scale: float | None
    match: Literal["chromium", "firefox", "webkit"] | None
    fonts: Sequence[FontFile] | None
    icons: Icons | None
    theme: Literal["classic", "ios", "material", "plain"] | str | Theme | None
    scheme: Literal["light", "dark", "auto"] | None
    font: Font | None
    items: Sequence[Chip] | None
    spacing: float | ChipsSpacing | None
    wrap: Literal["nowrap", "wrap", "wrapReverse", "balance", "balance wrapReverse", "wrapReverse balance"] | None
    maxRows: int | None
    overflow: Literal["hidden"] | ChipsOverflow | None
    maxItemsPerRow: int | None
    alignment: Literal["leading", "center", "trailing", "spaceBetween", "spaceAround", "spaceEvenly", "justified"] | None
    rowAlignment: Literal["top", "center", "bottom", "baseline", "stretch"] | None
    lastRowAlignment: Literal["leading", "center", "trailing", "spaceBetween", "spaceAround", "spaceEvenly", "justified"] | None
    alignRows: Literal["top", "center", "bottom", "stretch", "spaceBetween", "spaceAround", "spaceEvenly"] | None
    chip: ChipStyle | None
    selection: Literal["none", "single", "multiple"] | ChipsSelection | None
    stableSize: bool | None
    width: FlowLength | None
    height: FlowLength | None
    minWidth: MinWidth | None
    maxWidth: FlowLength | None
    minHeight: MinHeight | None
    maxHeight: float | str | None
    margin: Margin | None
    grow: float | None
    shrink: float | None
    basis: FlowLength | None
    aspectRatio: float | None
    order: int | None
    alignSelf: Literal["start", "center", "end", "baseline", "stretch", "safe start", "safe center", "safe end", "last baseline", "unsafe start", "unsafe center", "unsafe end", "first baseline"] | None
    position: Literal["absolute"] | None
    inset: Inset | None
    breakBefore: bool | None
    breakAfter: bool | None
    priority: int | None


class ChipsOverflow(TypedDict, total=False):
    by: Literal["position", "priority"] | None
    collapse: Sequence[Literal["label", "item"]] | None
    label: Counted | None
    lessLabel: str | None
    expanded: bool | None


class ChipsSelection(TypedDict, total=False):
    mode: Literal["none", "single", "multiple"] | None
    required: bool | None
    limit: int | None


class ChipsSettings(TypedDict, total=False):
    version: Literal[1] | None
    id: str | None
    label: str | None
    width: float | None
    height: float | None
    padding: Insets | None
    border: Border | None
    border_color: Color | None
    direction: Literal["ltr", "rtl", "auto"] | TextDirection | None
    language: str | None
    words: Words | None
    fill: Fill | Sequence[Fill] | None
    background: Color | None
    corner_radius: float | None
    detail: Sequence[Literal["glyphs", "accessibility", "hits", "navigation", "trace", "breakpoints", "measures", "rows"]] | None
    scale: float | None
    match: Literal["chromium", "firefox", "webkit"] | None
    fonts: Sequence[FontFile] | None
    icons: Icons | None
    theme: Literal["classic", "ios", "material", "plain"] | str | Theme | None
    scheme: Literal["light", "dark", "auto"] | None
    font: Font | None
    spacing: float | ChipsSpacing | None
    wrap: Literal["nowrap", "wrap", "wrapReverse", "balance", "balance wrapReverse", "wrapReverse balance"] | None
    max_width: float | None
    max_rows: int | None
    overflow: Literal["hidden"] | ChipsOverflow | None
    max_items_per_row: int | None
    alignment: Literal["leading", "center", "trailing", "spaceBetween", "spaceAround", "spaceEvenly", "justified"] | None
    row_alignment: Literal["top", "center", "bottom", "baseline", "stretch"] | None
    last_row_alignment: Literal["leading", "center", "trailing", "spaceBetween", "spaceAround", "spaceEvenly", "justified"] | None
    align_rows: Literal["top", "center", "bottom", "stretch", "spaceBetween", "spaceAround", "spaceEvenly"] | None
    chip: ChipStyle | None
    selection: Literal["none", "single", "multiple"] | ChipsSelection | None
    stable_size: bool | None
    title: Title | None
    check: Check | None
    min_width: MinWidth | None
    min_height: MinHeight | None
    max_height: float | str | None
    margin: Margin | None
    grow: float | None
    shrink: float | None
    basis: FlowLength | None
    aspect_ratio: float | None
    order: int | None
    align_self: Literal["start", "center", "end", "baseline", "stretch", "safe start", "safe center", "safe end", "last baseline", "unsafe start", "unsafe center", "unsafe end", "first baseline"] | None
    position: Literal["absolute"] | None
    inset: Inset | None
    break_before: bool | None
    break_after: bool | None
    priority: int | None


class ChipsSpacing(TypedDict, total=False):
    item: float | None
    row: float | None


class ChromaTouchBox(TypedDict, total=False):
    fill: Fill | Sequence[Fill] | None
    border: Border | None
    borderColor: Color | None
    cornerRadius: float | None
    labelColor: Color | None


class ChromaTouchDocument(TypedDict, total=False):
    type: Literal["chromaTouch"]
    version: Literal[1] | None
    id: str | None
    label: str | None
    width: float | None
    height: float | None
    padding: Insets | None
    border: Border | None
    borderColor: Color | None
    direction: Literal["ltr", "rtl", "auto"] | TextDirection | None
    language: str | None
    words: Words | None
    fill: Fill | Sequence[Fill] | None
    background: Color | None
    cornerRadius: float | None
    detail: Sequence[Literal["glyphs", "accessibility", "hits", "navigation", "trace", "breakpoints", "measures", "rows"]] | None
    scale: float | None
    match: Literal["chromium", "firefox", "webkit"] | None
    fonts: Sequence[FontFile] | None
    icons: Icons | None
    theme: Literal["classic", "ios", "material", "plain"] | str | Theme | None
    scheme: Literal["light", "dark", "auto"] | None
    font: Font | None
    value: ColorValue | None
    colorModel: Literal["hsb", "hsl"] | None
    orientation: Literal["portrait", "landscape"] | None
    spacing: float | None
    valueStyle: Literal["units", "decimals"] | None
    box: ChromaTouchBox | None
    peek: bool | None
    popped: bool | None
    touches: Sequence[Mapping[str, Any]] | None
    cardFill: Color | None
    presetFill: Color | None
    trackStroke: Stroke | None
    thumb: ColorPickerThumb | None
    liftThreshold: float | None
    transition: ChromaTouchTransition | None
    title: Title | None
    check: Check | None
    minWidth: MinWidth | None
    maxWidth: FlowLength | None
    minHeight: MinHeight | None
    maxHeight: float | str | None
    margin: Margin | None
    grow: float | None
    shrink: float | None
    basis: FlowLength | None
    aspectRatio: float | None
    order: int | None
    alignSelf: Literal["start", "center", "end", "baseline", "stretch", "safe start", "safe center", "safe end", "last baseline", "unsafe start", "unsafe center", "unsafe end", "first baseline"] | None
    position: Literal["absolute"] | None
    inset: Inset | None
    breakBefore: bool | None
    breakAfter: bool | None
    priority: int | None


class ChromaTouchInFlow(TypedDict, total=False):
    type: Literal["chromaTouch"]
    version: Literal[1] | None
    id: str | None
    label: str | None
    padding: Insets | None
    border: Border | None
    borderColor: Color | None
    direction: Literal["ltr", "rtl", "auto"] | TextDirection | None
    language: str | None
    words: Words | None
    fill: Fill | Sequence[Fill] | None
    background: Color | None
    cornerRadius: float | None
    detail: Sequence[Literal["glyphs", "accessibility", "hits", "navigation", "trace", "breakpoints", "measures", "rows"]] | None
    scale: float | None
    match: Literal["chromium", "firefox", "webkit"] | None
    fonts: Sequence[FontFile] | None
    icons: Icons | None
    theme: Literal["classic", "ios", "material", "plain"] | str | Theme | None
    scheme: Literal["light", "dark", "auto"] | None
    font: Font | None
    value: ColorValue | None
    colorModel: Literal["hsb", "hsl"] | None
    orientation: Literal["portrait", "landscape"] | None
    spacing: float | None
    valueStyle: Literal["units", "decimals"] | None
    box: ChromaTouchBox | None
    peek: bool | None
    popped: bool | None
    touches: Sequence[Mapping[str, Any]] | None
    cardFill: Color | None
    presetFill: Color | None
    trackStroke: Stroke | None
    thumb: ColorPickerThumb | None
    liftThreshold: float | None
    transition: ChromaTouchTransition | None
    width: FlowLength | None
    height: FlowLength | None
    minWidth: MinWidth | None
    maxWidth: FlowLength | None
    minHeight: MinHeight | None
    maxHeight: float | str | None
    margin: Margin | None
    grow: float | None
    shrink: float | None
    basis: FlowLength | None
    aspectRatio: float | None
    order: int | None
    alignSelf: Literal["start", "center", "end", "baseline", "stretch", "safe start", "safe center", "safe end", "last baseline", "unsafe start", "unsafe center", "unsafe end", "first baseline"] | None
    position: Literal["absolute"] | None
    inset: Inset | None
    breakBefore: bool | None
    breakAfter: bool | None
    priority: int | None


ChromaTouchTransition = TypedDict(
    "ChromaTouchTransition",
    {
        "from": "Literal['sliders', 'peek', 'popped'] | None",
        "curve": "Literal['linear', 'ease', 'easeIn', 'easeOut', 'easeInOut'] | Sequence[float] | None",
        "duration": "float | None",
        "spring": "SegmentedTransitionSpring | None",
        "fps": "float | None",
        "at": "float | None",
    },
    total=False,
)


class ColorPickerCanvas(TypedDict, total=False):
    size: float | None
    thumbSize: float | None
    inverted: Literal["none", "horizontal", "vertical", "both"] | None


class ColorPickerDocument(TypedDict, total=False):
    type: Literal["colorPicker"]
    version: Literal[1] | None
    id: str | None
    label: str | None
    width: float | None
    height: float | None
    padding: Insets | None
    border: Border | None
    borderColor: Color | None
    direction: Literal["ltr", "rtl", "auto"] | TextDirection | None
    language: str | None
    words: Words | None
    fill: Fill | Sequence[Fill] | None
    background: Color | None
    cornerRadius: float | None
    detail: Sequence[Literal["glyphs", "accessibility", "hits", "navigation", "trace", "breakpoints", "measures", "rows"]] | None
    scale: float | None
    match: Literal["chromium", "firefox", "webkit"] | None
    fonts: Sequence[FontFile] | None
    icons: Icons | None
    theme: Literal["classic", "ios", "material", "plain"] | str | Theme | None
    scheme: Literal["light", "dark", "auto"] | None
    space: Literal["hsba", "rgba", "cmyka", "greyscale", "hsl", "oklch"] | None
    alpha: bool | None
    values: ColorValue | None
    controls: str | Sequence[str | Mapping[str, Any]] | None
    drags: Sequence[Mapping[str, Any]] | None
    axis: Literal["horizontal", "vertical"] | None
    spacing: float | None
    trackStroke: Stroke | None
    thumb: ColorPickerThumb | None
    slider: ColorPickerSlider | None
    canvas: ColorPickerCanvas | None
    wheel: ColorPickerWheel | None
    palette: ColorPickerPalette | None
    preview: ColorPickerPreview | None
    title: Title | None
    check: Check | None
    minWidth: MinWidth | None
    maxWidth: FlowLength | None
    minHeight: MinHeight | None
    maxHeight: float | str | None
    margin: Margin | None
    grow: float | None
    shrink: float | None
    basis: FlowLength | None
    aspectRatio: float | None
    order: int | None
    alignSelf: Literal["start", "center", "end", "baseline", "stretch", "safe start", "safe center", "safe end", "last baseline", "unsafe start", "unsafe center", "unsafe end", "first baseline"] | None
    position: Literal["absolute"] | None
    inset: Inset | None
    breakBefore: bool | None
    breakAfter: bool | None
    priority: int | None


class ColorPickerInFlow(TypedDict, total=False):
    type: Literal["colorPicker"]
    version: Literal[1] | None
    id: str | None
    label: str | None
    padding: Insets | None
    border: Border | None
    borderColor: Color | None
    direction: Literal["ltr", "rtl", "auto"] | TextDirection | None
    language: str | None
    words: Words | None
    fill: Fill | Sequence[Fill] | None
    background: Color | None
    cornerRadius: float | None
    detail: Sequence[Literal["glyphs", "accessibility", "hits", "navigation", "trace", "breakpoints", "measures", "rows"]] | None
    scale: float | None
    match: Literal["chromium", "firefox", "webkit"] | None
    fonts: Sequence[FontFile] | None
    icons: Icons | None
    theme: Literal["classic", "ios", "material", "plain"] | str | Theme | None
    scheme: Literal["light", "dark", "auto"] | None
    space: Literal["hsba", "rgba", "cmyka", "greyscale", "hsl", "oklch"] | None
    alpha: bool | None
    values: ColorValue | None
    controls: str | Sequence[str | Mapping[str, Any]] | None
    drags: Sequence[Mapping[str, Any]] | None
    axis: Literal["horizontal", "vertical"] | None
    spacing: float | None
    trackStroke: Stroke | None
    thumb: ColorPickerThumb | None
    slider: ColorPickerSlider | None
    canvas: ColorPickerCanvas | None
    wheel: ColorPickerWheel | None
    palette: ColorPickerPalette | None
    preview: ColorPickerPreview | None
    width: FlowLength | None
    height: FlowLength | None
    minWidth: MinWidth | None
    maxWidth: FlowLength | None
    minHeight: MinHeight | None
    maxHeight: float | str | None
    margin: Margin | None
    grow: float | None
    shrink: float | None
    basis: FlowLength | None
    aspectRatio: float | None
    order: int | None
    alignSelf: Literal["start", "center", "end", "baseline", "stretch", "safe start", "safe center", "safe end", "last baseline", "unsafe start", "unsafe center", "unsafe end", "first baseline"] | None
    position: Literal["absolute"] | None
    inset: Inset | None
    breakBefore: bool | None
    breakAfter: bool | None
    priority: int | None


class ColorPickerPalette(TypedDict, total=False):
    size: float | None
    rows: int | None
    columns: int | None
    spacing: float | None


class ColorPickerPreview(TypedDict, total=False):
    width: float | None
    height: float | None
    square: bool | None
    tile: float | None
    colors: Sequence[Color] | None
    cornerRadius: float | None


class ColorPickerSlider(TypedDict, total=False):
    axis: Literal["horizontal", "vertical"] | None
    inverted: bool | None
    length: float | None
    thickness: float | None
    step: float | None


class ColorPickerThumb(TypedDict, total=False):
    fill: Fill | Sequence[Fill] | None
    stroke: Stroke | None


class ColorPickerWheel(TypedDict, total=False):
    size: float | None
    thumbSize: float | None
    startAngle: float | None
    clockwise: bool | None


class ColorValueObject(TypedDict, total=False):
    hue: float | None
    saturation: float | None
    brightness: float | None
    lightness: float | None
    chroma: float | None
    red: float | None
    green: float | None
    blue: float | None
    cyan: float | None
    magenta: float | None
    yellow: float | None
    black: float | None
    white: float | None
    alpha: float | None


class CountedObject(TypedDict, total=False):
    zero: str
    one: str
    two: str
    few: str
    many: str
    other: str


class DrawingDocument(TypedDict, total=False):
    type: Literal["drawing"]
    version: Literal[1] | None
    id: str | None
    label: str | None
    width: float | None
    height: float | None
    padding: Insets | None
    border: Border | None
    borderColor: Color | None
    direction: Literal["ltr", "rtl", "auto"] | TextDirection | None
    language: str | None
    words: Words | None
    fill: Fill | Sequence[Fill] | None
    background: Color | None
    cornerRadius: float | None
    detail: Sequence[Literal["glyphs", "accessibility", "hits", "navigation", "trace", "breakpoints", "measures", "rows"]] | None
    scale: float | None
    match: Literal["chromium", "firefox", "webkit"] | None
    fonts: Sequence[FontFile] | None
    icons: Icons | None
    theme: Literal["classic", "ios", "material", "plain"] | str | Theme | None
    scheme: Literal["light", "dark", "auto"] | None
    font: Font | None
    at: float | None
    layers: Sequence[DrawingLayer] | None
    title: Title | None
    check: Check | None
    minWidth: MinWidth | None
    maxWidth: FlowLength | None
    minHeight: MinHeight | None
    maxHeight: float | str | None
    margin: Margin | None
    grow: float | None
    shrink: float | None
    basis: FlowLength | None
    aspectRatio: float | None
    order: int | None
    alignSelf: Literal["start", "center", "end", "baseline", "stretch", "safe start", "safe center", "safe end", "last baseline", "unsafe start", "unsafe center", "unsafe end", "first baseline"] | None
    position: Literal["absolute"] | None
    inset: Inset | None
    breakBefore: bool | None
    breakAfter: bool | None
    priority: int | None


class DrawingInFlow(TypedDict, total=False):
    type: Literal["drawing"]
    version: Literal[1] | None
    id: str | None
    label: str | None
    padding: Insets | None
    border: Border | None
    borderColor: Color | None
    direction: Literal["ltr", "rtl", "auto"] | TextDirection | None
    language: str | None
    words: Words | None
    fill: Fill | Sequence[Fill] | None
    background: Color | None
    cornerRadius: float | None
    detail: Sequence[Literal["glyphs", "accessibility", "hits", "navigation", "trace", "breakpoints", "measures", "rows"]] | None
    scale: float | None
    match: Literal["chromium", "firefox", "webkit"] | None
    fonts: Sequence[FontFile] | None
    icons: Icons | None
    theme: Literal["classic", "ios", "material", "plain"] | str | Theme | None
    scheme: Literal["light", "dark", "auto"] | None
    font: Font | None
    at: float | None
    layers: Sequence[DrawingLayer] | None
    width: FlowLength | None
    height: FlowLength | None
    minWidth: MinWidth | None
    maxWidth: FlowLength | None
    minHeight: MinHeight | None
    maxHeight: float | str | None
    margin: Margin | None
    grow: float | None
    shrink: float | None
    basis: FlowLength | None
    aspectRatio: float | None
    order: int | None
    alignSelf: Literal["start", "center", "end", "baseline", "stretch", "safe start", "safe center", "safe end", "last baseline", "unsafe start", "unsafe center", "unsafe end", "first baseline"] | None
    position: Literal["absolute"] | None
    inset: Inset | None
    breakBefore: bool | None
    breakAfter: bool | None
    priority: int | None


class DrawingItemObject(TypedDict, total=False):
    id: str | None
    text: str
    at: UnitPoint | None
    x: float | str | None
    y: float | str | None
    anchor: UnitPoint | None
    font: Font | None
    fill: Fill | Sequence[Fill] | None
    opacity: float | None
    shadow: Shadow | None
    maxWidth: float | str | None
    maxLines: int | None
    truncation: Literal["head", "middle", "tail", "none"] | None
    hyphens: Literal["manual", "auto", "none"] | None
    textWrap: Literal["wrap", "balance", "pretty", "stable"] | None
    wordBreak: Literal["normal", "keepAll"] | None
    alignment: Literal["leading", "center", "trailing"] | None
    href: str
    description: str | None
    load: bool | None
    naturalSize: DrawingItemObjectNaturalSize | None
    width: float | str | None
    height: float | str | None
    fit: Literal["scaleDown", "fit", "fill", "stretch", "none"] | None
    symbol: EmbeddedDocument
    transform: DrawingTransform | None
    repeat: DrawingLayerRepeat | None
    transformOrigin: UnitPoint | None
    blend: Literal["normal", "multiply", "screen", "overlay", "darken", "lighten", "colorDodge", "colorBurn", "hardLight", "softLight", "difference", "exclusion", "hue", "saturation", "color", "luminosity", "plusLighter"] | None
    clip: DrawingShape | None
    filter: Sequence[Mapping[str, Any]] | None
    draggable: bool | DrawingLayerDraggable | None
    dragGroup: str | None
    items: Sequence[DrawingItem]


class DrawingItemObjectNaturalSize(TypedDict, total=False):
    width: float
    height: float


class DrawingLayer(TypedDict, total=False):
    id: str | None
    transform: DrawingTransform | None
    repeat: DrawingLayerRepeat | None
    transformOrigin: UnitPoint | None
    opacity: float | None
    blend: Literal["normal", "multiply", "screen", "overlay", "darken", "lighten", "colorDodge", "colorBurn", "hardLight", "softLight", "difference", "exclusion", "hue", "saturation", "color", "luminosity", "plusLighter"] | None
    clip: DrawingShape | None
    filter: Sequence[Mapping[str, Any]] | None
    shadow: Shadow | None
    draggable: bool | DrawingLayerDraggable | None
    dragGroup: str | None
    items: Sequence[DrawingItem] | None


class DrawingLayerDraggable(TypedDict, total=False):
    returnsBelow: float | None


class DrawingLayerRepeat(TypedDict, total=False):
    count: int | None
    transform: DrawingTransform | None


DrawingShape = TypedDict(
    "DrawingShape",
    {
        "id": "str | None",
        "at": "UnitPoint | None",
        "x": "float | str | None",
        "y": "float | str | None",
        "anchor": "UnitPoint | None",
        "width": "float | str | None",
        "height": "float | str | None",
        "transform": "DrawingTransform | None",
        "transformOrigin": "UnitPoint | None",
        "fill": "Fill | Sequence[Fill] | None",
        "stroke": "Stroke | None",
        "shadow": "Shadow | None",
        "opacity": "float | None",
        "fillRule": "Literal['nonZero', 'evenOdd'] | None",
        "repeat": "DrawingShapeRepeat | None",
        "shape": "Literal['polygon'] | Literal['star'] | Literal['leaf'] | Literal['oppositeLeaves'] | Literal['flowerOfLife'] | Literal['circle'] | Literal['ellipse'] | Literal['capsule'] | Literal['roundedRect'] | Literal['arc'] | Literal['line'] | Literal['path']",
        "sides": "int | None",
        "points": "int | None",
        "innerRatio": "float | None",
        "unitX": "float | None",
        "unitY": "float | None",
        "pairs": "int | None",
        "levels": "int | None",
        "cornerRadius": "float | str | Sequence[float | str] | None",
        "from": "float | UnitPoint | None",
        "to": "float | UnitPoint | None",
        "closure": "Literal['open', 'chord', 'pie'] | None",
        "path": "str",
        "viewBox": "Sequence[float] | None",
        "fit": "Literal['scaleDown', 'fit', 'fill', 'stretch', 'none'] | None",
    },
    total=False,
)


class DrawingShapeRepeat(TypedDict, total=False):
    count: int | None
    transform: DrawingTransform | None
    scalesStroke: bool | None
    merged: bool | None


class EllipticalGradient(TypedDict, total=False):
    center: UnitPoint | None
    stops: Sequence[Sequence[float | Color]] | Sequence[Color]
    keyframes: Sequence[Mapping[str, Any]] | None
    loops: bool | None


class FillObject(TypedDict, total=False):
    color: Color | None
    linear: LinearGradient | None
    radial: RadialGradient | None
    elliptical: EllipticalGradient | None
    angular: AngularGradient | None
    checkerboard: FillObjectCheckerboard | None
    mesh: FillObjectMesh | None
    blend: Literal["normal", "multiply", "screen", "overlay", "darken", "lighten", "colorDodge", "colorBurn", "hardLight", "softLight", "difference", "exclusion", "hue", "saturation", "color", "luminosity", "plusLighter"] | None
    opacity: float | None
    mask: Pattern | None


class FillObjectCheckerboard(TypedDict, total=False):
    tile: float | None
    colors: Sequence[Color] | None


class FillObjectMesh(TypedDict, total=False):
    columns: int | None
    rows: int | None
    colors: Sequence[Color]


class FlowDocument(TypedDict, total=False):
    type: Literal["flow"]
    version: Literal[1] | None
    id: str | None
    label: str | None
    width: float | None
    height: float | None
    padding: Insets | None
    border: Border | None
    borderColor: Color | None
    direction: Literal["ltr", "rtl", "auto"] | TextDirection | None
    language: str | None
    words: Words | None
    fill: Fill | Sequence[Fill] | None
    background: Color | None
    cornerRadius: float | None
    detail: Sequence[Literal["glyphs", "accessibility", "hits", "navigation", "trace", "breakpoints", "measures", "rows"]] | None
    scale: float | None
    match: Literal["chromium", "firefox", "webkit"] | None
    fonts: Sequence[FontFile] | None
    icons: Icons | None
    theme: Literal["classic", "ios", "material", "plain"] | str | Theme | None
    scheme: Literal["light", "dark", "auto"] | None
    at: float | None
    axis: Literal["horizontal", "vertical"] | None
    wrap: Literal["nowrap", "wrap", "wrapReverse", "balance", "balance wrapReverse", "wrapReverse balance"] | None
    reversed: bool | None
    minWidth: float | None
    maxWidth: float | None
    minHeight: float | None
    maxHeight: float | None
    spacing: float | FlowSpacing | None
    justify: Literal["start", "center", "end", "spaceBetween", "spaceAround", "spaceEvenly", "stretch", "safe start", "safe center", "safe end", "unsafe start", "unsafe center", "unsafe end"] | None
    justifyLastLine: Literal["start", "center", "end", "spaceBetween", "spaceAround", "spaceEvenly", "stretch", "safe start", "safe center", "safe end", "unsafe start", "unsafe center", "unsafe end"] | None
    align: Literal["start", "center", "end", "baseline", "stretch", "safe start", "safe center", "safe end", "last baseline", "unsafe start", "unsafe center", "unsafe end", "first baseline"] | None
    alignLines: Literal["start", "center", "end", "spaceBetween", "spaceAround", "spaceEvenly", "stretch", "safe start", "safe center", "safe end", "unsafe start", "unsafe center", "unsafe end"] | None
    maxLines: int | None
    minLines: int | None
    overflow: FlowOverflow | None
    maxItemsPerLine: int | None
    items: Sequence[FlowItem] | None
    title: Title | None
    check: Check | None
    margin: Margin | None
    grow: float | None
    shrink: float | None
    basis: FlowLength | None
    aspectRatio: float | None
    order: int | None
    alignSelf: Literal["start", "center", "end", "baseline", "stretch", "safe start", "safe center", "safe end", "last baseline", "unsafe start", "unsafe center", "unsafe end", "first baseline"] | None
    position: Literal["absolute"] | None
    inset: Inset | None
    breakBefore: bool | None
    breakAfter: bool | None
    priority: int | None


class FlowInFlow(TypedDict, total=False):
    type: Literal["flow"]
    version: Literal[1] | None
    id: str | None
    label: str | None
    padding: Insets | None
    border: Border | None
    borderColor: Color | None
    direction: Literal["ltr", "rtl", "auto"] | TextDirection | None
    language: str | None
    words: Words | None
    fill: Fill | Sequence[Fill] | None
    background: Color | None
    cornerRadius: float | None
    detail: Sequence[Literal["glyphs", "accessibility", "hits", "navigation", "trace", "breakpoints", "measures", "rows"]] | None
    scale: float | None
    match: Literal["chromium", "firefox", "webkit"] | None
    fonts: Sequence[FontFile] | None
    icons: Icons | None
    theme: Literal["classic", "ios", "material", "plain"] | str | Theme | None
    scheme: Literal["light", "dark", "auto"] | None
    at: float | None
    axis: Literal["horizontal", "vertical"] | None
    wrap: Literal["nowrap", "wrap", "wrapReverse", "balance", "balance wrapReverse", "wrapReverse balance"] | None
    reversed: bool | None
    spacing: float | FlowSpacing | None
    justify: Literal["start", "center", "end", "spaceBetween", "spaceAround", "spaceEvenly", "stretch", "safe start", "safe center", "safe end", "unsafe start", "unsafe center", "unsafe end"] | None
    justifyLastLine: Literal["start", "center", "end", "spaceBetween", "spaceAround", "spaceEvenly", "stretch", "safe start", "safe center", "safe end", "unsafe start", "unsafe center", "unsafe end"] | None
    align: Literal["start", "center", "end", "baseline", "stretch", "safe start", "safe center", "safe end", "last baseline", "unsafe start", "unsafe center", "unsafe end", "first baseline"] | None
    alignLines: Literal["start", "center", "end", "spaceBetween", "spaceAround", "spaceEvenly", "stretch", "safe start", "safe center", "safe end", "unsafe start", "unsafe center", "unsafe end"] | None
    maxLines: int | None
    minLines: int | None
    overflow: FlowOverflow | None
    maxItemsPerLine: int | None
    items: Sequence[FlowItem] | None
    width: FlowLength | None
    height: FlowLength | None
    minWidth: MinWidth | None
    maxWidth: FlowLength | None
    minHeight: MinHeight | None
    maxHeight: float | str | None
    margin: Margin | None
    grow: float | None
    shrink: float | None
    basis: FlowLength | None
    aspectRatio: float | None
    order: int | None
    alignSelf: Literal["start", "center", "end", "baseline", "stretch", "safe start", "safe center", "safe end", "last baseline", "unsafe start", "unsafe center", "unsafe end", "first baseline"] | None
    position: Literal["absolute"] | None
    inset: Inset | None
    breakBefore: bool | None
    breakAfter: bool | None
    priority: int | None


class FlowItemObject(TypedDict, total=False):
    id: str | None
    width: FlowLength | None
    height: FlowLength | None
    minWidth: MinWidth | None
    maxWidth: FlowLength | None
    minHeight: MinHeight | None
    maxHeight: float | str | None
    margin: Margin | None
    grow: float | None
    shrink: float | None
    basis: FlowLength | None
    aspectRatio: float | None
    order: int | None
    alignSelf: Literal["start", "center", "end", "baseline", "stretch", "safe start", "safe center", "safe end", "last baseline", "unsafe start", "unsafe center", "unsafe end", "first baseline"] | None
    position: Literal["absolute"] | None
    inset: Inset | None
    breakBefore: bool | None
    breakAfter: bool | None
    priority: int | None
    align: Literal["start", "center", "end", "baseline", "stretch", "safe start", "safe center", "safe end", "last baseline", "unsafe start", "unsafe center", "unsafe end", "first baseline"] | None
    baseline: float | None
    fill: Fill | Sequence[Fill] | None
    border: Border | None
    borderColor: Color | None
    cornerRadius: float | None


class FlowOverflow(TypedDict, total=False):
    label: Counted | None
    lessLabel: str | None
    expanded: bool | None
    by: Literal["position", "priority"] | None
    font: Font | None
    chip: OverflowChipStyle | None


class FlowSpacing(TypedDict, total=False):
    item: float | None
    line: float | None


class FontFile(TypedDict, total=False):
    family: str | None
    file: str
    weight: FontWeight | None
    weights: Sequence[FontWeight] | None
    style: Literal["normal", "italic", "oblique"] | None
    index: int | None


class FontObject(TypedDict, total=False):
    family: str | Sequence[str] | None
    size: float | None
    weight: FontWeight | None
    style: Literal["normal", "italic", "oblique"] | None
    sizeAdjust: float | Literal["none", "fromFont"] | None
    opticalSize: float | Literal["auto"] | None
    letterSpacing: float | None
    lineHeight: float | str | None
    lineMetrics: Literal["exact", "rounded"] | None
    features: Mapping[str, int | bool] | None
    variations: Mapping[str, float] | None


class GridDocument(TypedDict, total=False):
    type: Literal["grid"]
    version: Literal[1] | None
    id: str | None
    label: str | None
    width: float | None
    height: float | None
    padding: Insets | None
    border: Border | None
    borderColor: Color | None
    direction: Literal["ltr", "rtl", "auto"] | TextDirection | None
    language: str | None
    words: Words | None
    fill: Fill | Sequence[Fill] | None
    background: Color | None
    cornerRadius: float | None
    detail: Sequence[Literal["glyphs", "accessibility", "hits", "navigation", "trace", "breakpoints", "measures", "rows"]] | None
    scale: float | None
    match: Literal["chromium", "firefox", "webkit"] | None
    fonts: Sequence[FontFile] | None
    icons: Icons | None
    theme: Literal["classic", "ios", "material", "plain"] | str | Theme | None
    scheme: Literal["light", "dark", "auto"] | None
    font: Font | None
    at: float | None
    minimum: float | None
    columns: int | None
    spacing: float | None
    items: Sequence[PanelItem] | None
    title: Title | None
    check: Check | None
    minWidth: MinWidth | None
    maxWidth: FlowLength | None
    minHeight: MinHeight | None
    maxHeight: float | str | None
    margin: Margin | None
    grow: float | None
    shrink: float | None
    basis: FlowLength | None
    aspectRatio: float | None
    order: int | None
    alignSelf: Literal["start", "center", "end", "baseline", "stretch", "safe start", "safe center", "safe end", "last baseline", "unsafe start", "unsafe center", "unsafe end", "first baseline"] | None
    position: Literal["absolute"] | None
    inset: Inset | None
    breakBefore: bool | None
    breakAfter: bool | None
    priority: int | None


class GridInFlow(TypedDict, total=False):
    type: Literal["grid"]
    version: Literal[1] | None
    id: str | None
    label: str | None
    padding: Insets | None
    border: Border | None
    borderColor: Color | None
    direction: Literal["ltr", "rtl", "auto"] | TextDirection | None
    language: str | None
    words: Words | None
    fill: Fill | Sequence[Fill] | None
    background: Color | None
    cornerRadius: float | None
    detail: Sequence[Literal["glyphs", "accessibility", "hits", "navigation", "trace", "breakpoints", "measures", "rows"]] | None
    scale: float | None
    match: Literal["chromium", "firefox", "webkit"] | None
    fonts: Sequence[FontFile] | None
    icons: Icons | None
    theme: Literal["classic", "ios", "material", "plain"] | str | Theme | None
    scheme: Literal["light", "dark", "auto"] | None
    font: Font | None
    at: float | None
    minimum: float | None
    columns: int | None
    spacing: float | None
    items: Sequence[PanelItem] | None
    width: FlowLength | None
    height: FlowLength | None
    minWidth: MinWidth | None
    maxWidth: FlowLength | None
    minHeight: MinHeight | None
    maxHeight: float | str | None
    margin: Margin | None
    grow: float | None
    shrink: float | None
    basis: FlowLength | None
    aspectRatio: float | None
    order: int | None
    alignSelf: Literal["start", "center", "end", "baseline", "stretch", "safe start", "safe center", "safe end", "last baseline", "unsafe start", "unsafe center", "unsafe end", "first baseline"] | None
    position: Literal["absolute"] | None
    inset: Inset | None
    breakBefore: bool | None
    breakAfter: bool | None
    priority: int | None


class IconObject(TypedDict, total=False):
    name: str | None
    width: float | None
    height: float | None
    tint: Color | None
    shadow: Shadow | None


class InsetObject(TypedDict, total=False):
    top: float | str | None
    leading: float | str | None
    bottom: float | str | None
    trailing: float | str | None
    horizontal: float | str | None
    vertical: float | str | None


class InsetsObject(TypedDict, total=False):
    top: float | None
    leading: float | None
    bottom: float | None
    trailing: float | None
    horizontal: float | None
    vertical: float | None


LinearGradient = TypedDict(
    "LinearGradient",
    {
        "from": "UnitPoint | None",
        "to": "UnitPoint | None",
        "stops": "Sequence[Sequence[float | Color]] | Sequence[Color]",
        "keyframes": "Sequence[Mapping[str, Any]] | None",
        "loops": "bool | None",
    },
    total=False,
)


class MarginObject(TypedDict, total=False):
    top: float | str | None
    leading: float | str | None
    bottom: float | str | None
    trailing: float | str | None
    horizontal: float | str | None
    vertical: float | str | None


class OverflowChipStyle(TypedDict, total=False):
    padding: Insets | None
    border: Border | None
    cornerRadius: float | None
    minHeight: float | None
    minTarget: float | None
    grow: float | None
    iconSpacing: float | None
    checkmark: Literal["none", "besideIcon", "insteadOfIcon"] | None
    labelAlignment: OverflowChipStyleLabelAlignment | None
    maxLines: int | None
    truncation: Literal["head", "middle", "tail", "none"] | None
    hyphens: Literal["manual", "auto", "none"] | None
    textWrap: Literal["wrap", "balance", "pretty", "stable"] | None
    wordBreak: Literal["normal", "keepAll"] | None
    font: Font | None
    selectedFont: Font | None
    fill: Color | None
    selectedFill: Color | None
    textColor: Color | None
    selectedTextColor: Color | None
    borderColor: Color | None
    selectedBorderColor: Color | None
    badgeFill: Color | None
    badgeTextColor: Color | None
    minWidth: float | str | None
    maxWidth: float | str | None


class OverflowChipStyleLabelAlignment(TypedDict, total=False):
    horizontal: Literal["leading", "center", "trailing"] | None
    vertical: Literal["top", "center", "bottom"] | None


class PageObject(TypedDict, total=False):
    id: str | None
    fill: Color | None
    width: float | None
    height: float | None
    href: str | None
    description: str | None
    load: bool | None


class PatternObject(TypedDict, total=False):
    color: Color | None
    linear: LinearGradient | None
    radial: RadialGradient | None
    elliptical: EllipticalGradient | None
    angular: AngularGradient | None
    checkerboard: FillObjectCheckerboard | None
    mesh: FillObjectMesh | None


class RadialGradient(TypedDict, total=False):
    center: UnitPoint | None
    startRadius: float | None
    endRadius: float | None
    stops: Sequence[Sequence[float | Color]] | Sequence[Color]
    keyframes: Sequence[Mapping[str, Any]] | None
    loops: bool | None


class RowEndStyle(TypedDict, total=False):
    cornerRadius: float | RowEndStyleCornerRadius | None
    fill: Color | None
    selectedFill: Color | None
    textColor: Color | None
    selectedTextColor: Color | None
    borderColor: Color | None
    selectedBorderColor: Color | None


class RowEndStyleCornerRadius(TypedDict, total=False):
    leading: float | None
    trailing: float | None
    topLeading: float | None
    topTrailing: float | None
    bottomTrailing: float | None
    bottomLeading: float | None


class SegmentObject(TypedDict, total=False):
    id: str | None
    text: str | None
    enabled: bool | None
    icon: Icon | None
    badge: str | None
    width: float | None
    height: float | None
    priority: int | None
    padding: Insets | None
    border: Border | None
    cornerRadius: float | None
    minWidth: float | None
    maxWidth: float | None
    minHeight: float | None
    minTarget: float | None
    grow: float | None
    iconSpacing: float | None
    checkmark: Literal["none", "besideIcon", "insteadOfIcon"] | None
    labelAlignment: OverflowChipStyleLabelAlignment | None
    maxLines: int | None
    truncation: Literal["head", "middle", "tail", "none"] | None
    hyphens: Literal["manual", "auto", "none"] | None
    textWrap: Literal["wrap", "balance", "pretty", "stable"] | None
    wordBreak: Literal["normal", "keepAll"] | None
    font: Font | None
    selectedFont: Font | None
    fill: Color | None
    selectedFill: Color | None
    textColor: Color | None
    selectedTextColor: Color | None
    borderColor: Color | None
    selectedBorderColor: Color | None
    badgeFill: Color | None
    badgeTextColor: Color | None


class SegmentedDocument(TypedDict, total=False):
    type: Literal["segmented"]
    version: Literal[1] | None
    id: str | None
    label: str | None
    width: float | None
    height: float | None
    padding: Insets | None
    border: Border | None
    borderColor: Color | None
    direction: Literal["ltr", "rtl", "auto"] | TextDirection | None
    language: str | None
    words: Words | None
    fill: Fill | Sequence[Fill] | None
    background: Color | None
    cornerRadius: float | None
    detail: Sequence[Literal["glyphs", "accessibility", "hits", "navigation", "trace", "breakpoints", "measures", "rows"]] | None
    scale: float | None
    match: Literal["chromium", "firefox", "webkit"] | None
    fonts: Sequence[FontFile] | None
    icons: Icons | None
    theme: Literal["classic", "ios", "material", "plain"] | str | Theme | None
    scheme: Literal["light", "dark", "auto"] | None
    font: Font | None
    items: Sequence[Segment] | None
    selected: int | str | Sequence[int | str] | None
    pressed: int | str | None
    variant: Literal["track", "connected"] | None
    expandedRatio: float | None
    pressedOpacity: float | None
    distribution: Literal["equal", "content", "proportional", "fixed"] | None
    spacing: float | None
    segment: Style | None
    stroke: Stroke | None
    indicator: SegmentedIndicator | None
    axis: Literal["horizontal", "vertical"] | None
    momentary: bool | None
    whenNarrow: Sequence[Literal["content", "dropIcons", "shrinkText", "truncate", "wrap", "scroll", "overflowMenu", "menu"]] | None
    overflow: SegmentedOverflow | None
    minimumScale: float | None
    stableSize: bool | None
    separator: bool | SegmentedSeparator | None
    transition: SegmentedTransition | None
    title: Title | None
    check: Check | None
    minWidth: MinWidth | None
    maxWidth: FlowLength | None
    minHeight: MinHeight | None
    maxHeight: float | str | None
    margin: Margin | None
    grow: float | None
    shrink: float | None
    basis: FlowLength | None
    aspectRatio: float | None
    order: int | None
    alignSelf: Literal["start", "center", "end", "baseline", "stretch", "safe start", "safe center", "safe end", "last baseline", "unsafe start", "unsafe center", "unsafe end", "first baseline"] | None
    position: Literal["absolute"] | None
    inset: Inset | None
    breakBefore: bool | None
    breakAfter: bool | None
    priority: int | None


class SegmentedInFlow(TypedDict, total=False):
    type: Literal["segmented"]
    version: Literal[1] | None
    id: str | None
    label: str | None
    padding: Insets | None
    border: Border | None
    borderColor: Color | None
    direction: Literal["ltr", "rtl", "auto"] | TextDirection | None
    language: str | None
    words: Words | None
    fill: Fill | Sequence[Fill] | None
    background: Color | None
    cornerRadius: float | None
    detail: Sequence[Literal["glyphs", "accessibility", "hits", "navigation", "trace", "breakpoints", "measures", "rows"]] | None
    scale: float | None
    match: Literal["chromium", "firefox", "webkit"] | None
    fonts: Sequence[FontFile] | None
    icons: Icons | None
    theme: Literal["classic", "ios", "material", "plain"] | str | Theme | None
    scheme: Literal["light", "dark", "auto"] | None
    font: Font | None
    items: Sequence[Segment] | None
    selected: int | str | Sequence[int | str] | None
    pressed: int | str | None
    variant: Literal["track", "connected"] | None
    expandedRatio: float | None
    pressedOpacity: float | None
    distribution: Literal["equal", "content", "proportional", "fixed"] | None
    spacing: float | None
    segment: Style | None
    stroke: Stroke | None
    indicator: SegmentedIndicator | None
    axis: Literal["horizontal", "vertical"] | None
    momentary: bool | None
    whenNarrow: Sequence[Literal["content", "dropIcons", "shrinkText", "truncate", "wrap", "scroll", "overflowMenu", "menu"]] | None
    overflow: SegmentedOverflow | None
    minimumScale: float | None
    stableSize: bool | None
    separator: bool | SegmentedSeparator | None
    transition: SegmentedTransition | None
    width: FlowLength | None
    height: FlowLength | None
    minWidth: MinWidth | None
    maxWidth: FlowLength | None
    minHeight: MinHeight | None
    maxHeight: float | str | None
    margin: Margin | None
    grow: float | None
    shrink: float | None
    basis: FlowLength | None
    aspectRatio: float | None
    order: int | None
    alignSelf: Literal["start", "center", "end", "baseline", "stretch", "safe start", "safe center", "safe end", "last baseline", "unsafe start", "unsafe center", "unsafe end", "first baseline"] | None
    position: Literal["absolute"] | None
    inset: Inset | None
    breakBefore: bool | None
    breakAfter: bool | None
    priority: int | None


class SegmentedIndicator(TypedDict, total=False):
    inset: Insets | None
    cornerRadius: float | None
    fill: Fill | Sequence[Fill] | None
    stroke: Stroke | None
    stretch: float | None
    clipped: bool | None
    shadow: SegmentedIndicatorShadow | None


class SegmentedIndicatorShadow(TypedDict, total=False):
    color: Color | None
    radius: float | None
    x: float | None
    y: float | None


class SegmentedOverflow(TypedDict, total=False):
    by: Literal["position", "priority"] | None
    collapse: Sequence[Literal["label", "item"]] | None


class SegmentedSeparator(TypedDict, total=False):
    thickness: float | None
    inset: float | None
    fill: Color | None
    visible: bool | None


class SegmentedSettings(TypedDict, total=False):
    version: Literal[1] | None
    id: str | None
    label: str | None
    width: float | None
    height: float | None
    padding: Insets | None
    border: Border | None
    border_color: Color | None
    direction: Literal["ltr", "rtl", "auto"] | TextDirection | None
    language: str | None
    words: Words | None
    fill: Fill | Sequence[Fill] | None
    background: Color | None
    corner_radius: float | None
    detail: Sequence[Literal["glyphs", "accessibility", "hits", "navigation", "trace", "breakpoints", "measures", "rows"]] | None
    scale: float | None
    match: Literal["chromium", "firefox", "webkit"] | None
    fonts: Sequence[FontFile] | None
    icons: Icons | None
    theme: Literal["classic", "ios", "material", "plain"] | str | Theme | None
    scheme: Literal["light", "dark", "auto"] | None
    font: Font | None
    pressed: int | str | None
    variant: Literal["track", "connected"] | None
    expanded_ratio: float | None
    pressed_opacity: float | None
    distribution: Literal["equal", "content", "proportional", "fixed"] | None
    spacing: float | None
    segment: Style | None
    stroke: Stroke | None
    indicator: SegmentedIndicator | None
    axis: Literal["horizontal", "vertical"] | None
    momentary: bool | None
    when_narrow: Sequence[Literal["content", "dropIcons", "shrinkText", "truncate", "wrap", "scroll", "overflowMenu", "menu"]] | None
    overflow: SegmentedOverflow | None
    minimum_scale: float | None
    stable_size: bool | None
    separator: bool | SegmentedSeparator | None
    transition: SegmentedTransition | None
    title: Title | None
    check: Check | None
    min_width: MinWidth | None
    max_width: FlowLength | None
    min_height: MinHeight | None
    max_height: float | str | None
    margin: Margin | None
    grow: float | None
    shrink: float | None
    basis: FlowLength | None
    aspect_ratio: float | None
    order: int | None
    align_self: Literal["start", "center", "end", "baseline", "stretch", "safe start", "safe center", "safe end", "last baseline", "unsafe start", "unsafe center", "unsafe end", "first baseline"] | None
    position: Literal["absolute"] | None
    inset: Inset | None
    break_before: bool | None
    break_after: bool | None
    priority: int | None


SegmentedTransition = TypedDict(
    "SegmentedTransition",
    {
        "from": "int | str | Sequence[int | str] | None",
        "curve": "Literal['linear', 'ease', 'easeIn', 'easeOut', 'easeInOut'] | Sequence[float] | None",
        "duration": "float | None",
        "spring": "SegmentedTransitionSpring | None",
        "velocity": "float | None",
        "style": "Literal['slide', 'stretch'] | None",
        "fps": "float | None",
        "at": "float | None",
    },
    total=False,
)


class SegmentedTransitionSpring(TypedDict, total=False):
    response: float | None
    dampingFraction: float | None
    mass: float | None
    stiffness: float
    damping: float


class ShapeDirection(TypedDict, total=False):
    control: Literal["ltr", "rtl", "auto"] | None
    items: Literal["auto"] | None


ShapeDocument = TypedDict(
    "ShapeDocument",
    {
        "type": "Literal['shape']",
        "version": "Literal[1] | None",
        "id": "str | None",
        "label": "str | None",
        "width": "float | None",
        "height": "float | None",
        "padding": "Insets | None",
        "border": "Border | None",
        "borderColor": "Color | None",
        "direction": "Literal['ltr', 'rtl', 'auto'] | ShapeDirection | None",
        "language": "str | None",
        "words": "Words | None",
        "background": "Color | None",
        "detail": "Sequence[Literal['glyphs', 'accessibility', 'hits', 'navigation', 'trace', 'breakpoints', 'measures', 'rows']] | None",
        "scale": "float | None",
        "match": "Literal['chromium', 'firefox', 'webkit'] | None",
        "fonts": "Sequence[FontFile] | None",
        "icons": "Icons | None",
        "theme": "Literal['classic', 'ios', 'material', 'plain'] | str | Theme | None",
        "scheme": "Literal['light', 'dark', 'auto'] | None",
        "transform": "Transform | None",
        "transformOrigin": "UnitPoint | None",
        "fill": "Fill | Sequence[Fill] | None",
        "stroke": "Stroke | None",
        "shadow": "Shadow | None",
        "opacity": "float | None",
        "fillRule": "Literal['nonZero', 'evenOdd'] | None",
        "repeat": "ShapeRepeat | None",
        "at": "float | None",
        "shape": "Literal['polygon'] | Literal['star'] | Literal['leaf'] | Literal['oppositeLeaves'] | Literal['flowerOfLife'] | Literal['circle'] | Literal['ellipse'] | Literal['capsule'] | Literal['roundedRect'] | Literal['arc'] | Literal['line'] | Literal['path']",
        "sides": "int | None",
        "title": "Title | None",
        "check": "Check | None",
        "minWidth": "MinWidth | None",
        "maxWidth": "FlowLength | None",
        "minHeight": "MinHeight | None",
        "maxHeight": "float | str | None",
        "margin": "Margin | None",
        "grow": "float | None",
        "shrink": "float | None",
        "basis": "FlowLength | None",
        "aspectRatio": "float | None",
        "order": "int | None",
        "alignSelf": "Literal['start', 'center', 'end', 'baseline', 'stretch', 'safe start', 'safe center', 'safe end', 'last baseline', 'unsafe start', 'unsafe center', 'unsafe end', 'first baseline'] | None",
        "position": "Literal['absolute'] | None",
        "inset": "Inset | None",
        "breakBefore": "bool | None",
        "breakAfter": "bool | None",
        "priority": "int | None",
        "points": "int | None",
        "innerRatio": "float | None",
        "unitX": "float | None",
        "unitY": "float | None",
        "pairs": "int | None",
        "levels": "int | None",
        "cornerRadius": "float | Sequence[float] | None",
        "from": "float | UnitPoint | None",
        "to": "float | UnitPoint | None",
        "closure": "Literal['open', 'chord', 'pie'] | None",
        "path": "str",
        "viewBox": "Sequence[float] | None",
        "fit": "Literal['scaleDown', 'fit', 'fill', 'stretch', 'none'] | None",
    },
    total=False,
)


ShapeInFlow = TypedDict(
    "ShapeInFlow",
    {
        "type": "Literal['shape']",
        "version": "Literal[1] | None",
        "id": "str | None",
        "label": "str | None",
        "padding": "Insets | None",
        "border": "Border | None",
        "borderColor": "Color | None",
        "direction": "Literal['ltr', 'rtl', 'auto'] | ShapeDirection | None",
        "language": "str | None",
        "words": "Words | None",
        "background": "Color | None",
        "detail": "Sequence[Literal['glyphs', 'accessibility', 'hits', 'navigation', 'trace', 'breakpoints', 'measures', 'rows']] | None",
        "scale": "float | None",
        "match": "Literal['chromium', 'firefox', 'webkit'] | None",
        "fonts": "Sequence[FontFile] | None",
        "icons": "Icons | None",
        "theme": "Literal['classic', 'ios', 'material', 'plain'] | str | Theme | None",
        "scheme": "Literal['light', 'dark', 'auto'] | None",
        "transform": "Transform | None",
        "transformOrigin": "UnitPoint | None",
        "fill": "Fill | Sequence[Fill] | None",
        "stroke": "Stroke | None",
        "shadow": "Shadow | None",
        "opacity": "float | None",
        "fillRule": "Literal['nonZero', 'evenOdd'] | None",
        "repeat": "ShapeRepeat | None",
        "at": "float | None",
        "shape": "Literal['polygon'] | Literal['star'] | Literal['leaf'] | Literal['oppositeLeaves'] | Literal['flowerOfLife'] | Literal['circle'] | Literal['ellipse'] | Literal['capsule'] | Literal['roundedRect'] | Literal['arc'] | Literal['line'] | Literal['path']",
        "sides": "int | None",
        "width": "FlowLength | None",
        "height": "FlowLength | None",
        "minWidth": "MinWidth | None",
        "maxWidth": "FlowLength | None",
        "minHeight": "MinHeight | None",
        "maxHeight": "float | str | None",
        "margin": "Margin | None",
        "grow": "float | None",
        "shrink": "float | None",
        "basis": "FlowLength | None",
        "aspectRatio": "float | None",
        "order": "int | None",
        "alignSelf": "Literal['start', 'center', 'end', 'baseline', 'stretch', 'safe start', 'safe center', 'safe end', 'last baseline', 'unsafe start', 'unsafe center', 'unsafe end', 'first baseline'] | None",
        "position": "Literal['absolute'] | None",
        "inset": "Inset | None",
        "breakBefore": "bool | None",
        "breakAfter": "bool | None",
        "priority": "int | None",
        "points": "int | None",
        "innerRatio": "float | None",
        "unitX": "float | None",
        "unitY": "float | None",
        "pairs": "int | None",
        "levels": "int | None",
        "cornerRadius": "float | Sequence[float] | None",
        "from": "float | UnitPoint | None",
        "to": "float | UnitPoint | None",
        "closure": "Literal['open', 'chord', 'pie'] | None",
        "path": "str",
        "viewBox": "Sequence[float] | None",
        "fit": "Literal['scaleDown', 'fit', 'fill', 'stretch', 'none'] | None",
    },
    total=False,
)


class ShapeRepeat(TypedDict, total=False):
    count: int | None
    transform: Transform | None
    scalesStroke: bool | None
    merged: bool | None


class StackDocument(TypedDict, total=False):
    type: Literal["stack"]
    version: Literal[1] | None
    id: str | None
    label: str | None
    width: float | None
    height: float | None
    padding: Insets | None
    border: Border | None
    borderColor: Color | None
    direction: Literal["ltr", "rtl", "auto"] | TextDirection | None
    language: str | None
    words: Words | None
    fill: Fill | Sequence[Fill] | None
    background: Color | None
    cornerRadius: float | None
    detail: Sequence[Literal["glyphs", "accessibility", "hits", "navigation", "trace", "breakpoints", "measures", "rows"]] | None
    scale: float | None
    match: Literal["chromium", "firefox", "webkit"] | None
    fonts: Sequence[FontFile] | None
    icons: Icons | None
    theme: Literal["classic", "ios", "material", "plain"] | str | Theme | None
    scheme: Literal["light", "dark", "auto"] | None
    at: float | None
    axis: Literal["horizontal", "vertical"] | None
    wrap: Literal["nowrap", "wrap", "wrapReverse", "balance", "balance wrapReverse", "wrapReverse balance"] | None
    reversed: bool | None
    spacing: float | FlowSpacing | None
    justify: Literal["start", "center", "end", "spaceBetween", "spaceAround", "spaceEvenly", "stretch", "safe start", "safe center", "safe end", "unsafe start", "unsafe center", "unsafe end"] | None
    justifyLastLine: Literal["start", "center", "end", "spaceBetween", "spaceAround", "spaceEvenly", "stretch", "safe start", "safe center", "safe end", "unsafe start", "unsafe center", "unsafe end"] | None
    alignLines: Literal["start", "center", "end", "spaceBetween", "spaceAround", "spaceEvenly", "stretch", "safe start", "safe center", "safe end", "unsafe start", "unsafe center", "unsafe end"] | None
    maxLines: int | None
    minLines: int | None
    overflow: FlowOverflow | None
    maxItemsPerLine: int | None
    font: Font | None
    alignment: Literal["leading", "center", "trailing"] | None
    items: Sequence[StackItem] | None
    title: Title | None
    check: Check | None
    minWidth: MinWidth | None
    maxWidth: FlowLength | None
    minHeight: MinHeight | None
    maxHeight: float | str | None
    margin: Margin | None
    grow: float | None
    shrink: float | None
    basis: FlowLength | None
    aspectRatio: float | None
    order: int | None
    alignSelf: Literal["start", "center", "end", "baseline", "stretch", "safe start", "safe center", "safe end", "last baseline", "unsafe start", "unsafe center", "unsafe end", "first baseline"] | None
    position: Literal["absolute"] | None
    inset: Inset | None
    breakBefore: bool | None
    breakAfter: bool | None
    priority: int | None


class StackInFlow(TypedDict, total=False):
    type: Literal["stack"]
    version: Literal[1] | None
    id: str | None
    label: str | None
    padding: Insets | None
    border: Border | None
    borderColor: Color | None
    direction: Literal["ltr", "rtl", "auto"] | TextDirection | None
    language: str | None
    words: Words | None
    fill: Fill | Sequence[Fill] | None
    background: Color | None
    cornerRadius: float | None
    detail: Sequence[Literal["glyphs", "accessibility", "hits", "navigation", "trace", "breakpoints", "measures", "rows"]] | None
    scale: float | None
    match: Literal["chromium", "firefox", "webkit"] | None
    fonts: Sequence[FontFile] | None
    icons: Icons | None
    theme: Literal["classic", "ios", "material", "plain"] | str | Theme | None
    scheme: Literal["light", "dark", "auto"] | None
    at: float | None
    axis: Literal["horizontal", "vertical"] | None
    wrap: Literal["nowrap", "wrap", "wrapReverse", "balance", "balance wrapReverse", "wrapReverse balance"] | None
    reversed: bool | None
    spacing: float | FlowSpacing | None
    justify: Literal["start", "center", "end", "spaceBetween", "spaceAround", "spaceEvenly", "stretch", "safe start", "safe center", "safe end", "unsafe start", "unsafe center", "unsafe end"] | None
    justifyLastLine: Literal["start", "center", "end", "spaceBetween", "spaceAround", "spaceEvenly", "stretch", "safe start", "safe center", "safe end", "unsafe start", "unsafe center", "unsafe end"] | None
    alignLines: Literal["start", "center", "end", "spaceBetween", "spaceAround", "spaceEvenly", "stretch", "safe start", "safe center", "safe end", "unsafe start", "unsafe center", "unsafe end"] | None
    maxLines: int | None
    minLines: int | None
    overflow: FlowOverflow | None
    maxItemsPerLine: int | None
    font: Font | None
    alignment: Literal["leading", "center", "trailing"] | None
    items: Sequence[StackItem] | None
    width: FlowLength | None
    height: FlowLength | None
    minWidth: MinWidth | None
    maxWidth: FlowLength | None
    minHeight: MinHeight | None
    maxHeight: float | str | None
    margin: Margin | None
    grow: float | None
    shrink: float | None
    basis: FlowLength | None
    aspectRatio: float | None
    order: int | None
    alignSelf: Literal["start", "center", "end", "baseline", "stretch", "safe start", "safe center", "safe end", "last baseline", "unsafe start", "unsafe center", "unsafe end", "first baseline"] | None
    position: Literal["absolute"] | None
    inset: Inset | None
    breakBefore: bool | None
    breakAfter: bool | None
    priority: int | None


class StrokeObject(TypedDict, total=False):
    fill: Fill | None
    width: float | None
    cap: Literal["butt", "round", "square"] | None
    join: Literal["miter", "round", "bevel"] | None
    dash: Sequence[float] | None


class Style(TypedDict, total=False):
    padding: Insets | None
    border: Border | None
    cornerRadius: float | None
    minWidth: float | None
    maxWidth: float | None
    minHeight: float | None
    minTarget: float | None
    grow: float | None
    iconSpacing: float | None
    checkmark: Literal["none", "besideIcon", "insteadOfIcon"] | None
    labelAlignment: OverflowChipStyleLabelAlignment | None
    maxLines: int | None
    truncation: Literal["head", "middle", "tail", "none"] | None
    hyphens: Literal["manual", "auto", "none"] | None
    textWrap: Literal["wrap", "balance", "pretty", "stable"] | None
    wordBreak: Literal["normal", "keepAll"] | None
    font: Font | None
    selectedFont: Font | None
    fill: Color | None
    selectedFill: Color | None
    textColor: Color | None
    selectedTextColor: Color | None
    borderColor: Color | None
    selectedBorderColor: Color | None
    badgeFill: Color | None
    badgeTextColor: Color | None


class TextDirection(TypedDict, total=False):
    control: Literal["ltr", "rtl", "auto"] | None
    items: Literal["auto"] | None


class TextDocument(TypedDict, total=False):
    type: Literal["text"]
    version: Literal[1] | None
    id: str | None
    label: str | None
    width: float | None
    height: float | None
    padding: Insets | None
    border: Border | None
    borderColor: Color | None
    direction: Literal["ltr", "rtl", "auto"] | TextDirection | None
    language: str | None
    words: Words | None
    fill: Fill | Sequence[Fill] | None
    background: Color | None
    cornerRadius: float | None
    detail: Sequence[Literal["glyphs", "accessibility", "hits", "navigation", "trace", "breakpoints", "measures", "rows"]] | None
    scale: float | None
    match: Literal["chromium", "firefox", "webkit"] | None
    fonts: Sequence[FontFile] | None
    icons: Icons | None
    theme: Literal["classic", "ios", "material", "plain"] | str | Theme | None
    scheme: Literal["light", "dark", "auto"] | None
    text: str | None
    font: Font | None
    maxLines: int | None
    truncation: Literal["head", "middle", "tail", "none"] | None
    hyphens: Literal["manual", "auto", "none"] | None
    textWrap: Literal["wrap", "balance", "pretty", "stable"] | None
    wordBreak: Literal["normal", "keepAll"] | None
    alignment: Literal["leading", "center", "trailing"] | None
    icon: Icon | None
    iconSpacing: float | None
    color: Color | None
    opacity: float | None
    shadow: Shadow | None
    title: Title | None
    check: Check | None
    minWidth: MinWidth | None
    maxWidth: FlowLength | None
    minHeight: MinHeight | None
    maxHeight: float | str | None
    margin: Margin | None
    grow: float | None
    shrink: float | None
    basis: FlowLength | None
    aspectRatio: float | None
    order: int | None
    alignSelf: Literal["start", "center", "end", "baseline", "stretch", "safe start", "safe center", "safe end", "last baseline", "unsafe start", "unsafe center", "unsafe end", "first baseline"] | None
    position: Literal["absolute"] | None
    inset: Inset | None
    breakBefore: bool | None
    breakAfter: bool | None
    priority: int | None


class TextInFlow(TypedDict, total=False):
    type: Literal["text"]
    version: Literal[1] | None
    id: str | None
    label: str | None
    padding: Insets | None
    border: Border | None
    borderColor: Color | None
    direction: Literal["ltr", "rtl", "auto"] | TextDirection | None
    language: str | None
    words: Words | None
    fill: Fill | Sequence[Fill] | None
    background: Color | None
    cornerRadius: float | None
    detail: Sequence[Literal["glyphs", "accessibility", "hits", "navigation", "trace", "breakpoints", "measures", "rows"]] | None
    scale: float | None
    match: Literal["chromium", "firefox", "webkit"] | None
    fonts: Sequence[FontFile] | None
    icons: Icons | None
    theme: Literal["classic", "ios", "material", "plain"] | str | Theme | None
    scheme: Literal["light", "dark", "auto"] | None
    text: str | None
    font: Font | None
    maxLines: int | None
    truncation: Literal["head", "middle", "tail", "none"] | None
    hyphens: Literal["manual", "auto", "none"] | None
    textWrap: Literal["wrap", "balance", "pretty", "stable"] | None
    wordBreak: Literal["normal", "keepAll"] | None
    alignment: Literal["leading", "center", "trailing"] | None
    icon: Icon | None
    iconSpacing: float | None
    color: Color | None
    opacity: float | None
    shadow: Shadow | None
    width: FlowLength | None
    height: FlowLength | None
    minWidth: MinWidth | None
    maxWidth: FlowLength | None
    minHeight: MinHeight | None
    maxHeight: float | str | None
    margin: Margin | None
    grow: float | None
    shrink: float | None
    basis: FlowLength | None
    aspectRatio: float | None
    order: int | None
    alignSelf: Literal["start", "center", "end", "baseline", "stretch", "safe start", "safe center", "safe end", "last baseline", "unsafe start", "unsafe center", "unsafe end", "first baseline"] | None
    position: Literal["absolute"] | None
    inset: Inset | None
    breakBefore: bool | None
    breakAfter: bool | None
    priority: int | None


class Theme(TypedDict, total=False):
    name: str | None
    extends: Literal["classic", "ios", "material", "plain"] | None
    colors: Mapping[str, Color]
    fontStyles: Mapping[str, FontObject]
    background: Color | None
    foreground: Color | None
    text: ThemeText | None
    flow: ThemeFlow | None
    chips: ThemeChips | None
    segmented: ThemeSegmented | None
    stack: ThemeStack | None
    grid: ThemeGrid | None
    colorPicker: ThemeColorPicker | None
    chromaTouch: ThemeChromaTouch | None
    carousel: ThemeCarousel | None
    connected: ThemeSegmented | None


class ThemeCarousel(TypedDict, total=False):
    padding: Insets | None
    border: Border | None
    borderColor: Color | None
    fill: Fill | Sequence[Fill] | None
    cornerRadius: float | None
    match: Literal["chromium", "firefox", "webkit"] | None
    font: Font | None
    axis: Literal["horizontal", "vertical"] | None
    fit: Literal["scaleDown", "fit", "fill", "stretch", "none"] | None
    timing: CarouselTiming | None
    pagesInView: float | None
    gap: float | None
    snap: Literal["start", "center"] | None
    indicator: Literal["dots", "label", "none"] | CarouselIndicator | None


class ThemeChips(TypedDict, total=False):
    padding: Insets | None
    border: Border | None
    borderColor: Color | None
    fill: Fill | Sequence[Fill] | None
    cornerRadius: float | None
    match: Literal["chromium", "firefox", "webkit"] | None
    font: Font | None
    spacing: float | ChipsSpacing | None
    wrap: Literal["nowrap", "wrap", "wrapReverse", "balance", "balance wrapReverse", "wrapReverse balance"] | None
    maxWidth: float | None
    maxItemsPerRow: int | None
    alignment: Literal["leading", "center", "trailing", "spaceBetween", "spaceAround", "spaceEvenly", "justified"] | None
    rowAlignment: Literal["top", "center", "bottom", "baseline", "stretch"] | None
    lastRowAlignment: Literal["leading", "center", "trailing", "spaceBetween", "spaceAround", "spaceEvenly", "justified"] | None
    alignRows: Literal["top", "center", "bottom", "stretch", "spaceBetween", "spaceAround", "spaceEvenly"] | None
    chip: ChipStyle | None
    stableSize: bool | None


class ThemeChromaTouch(TypedDict, total=False):
    padding: Insets | None
    border: Border | None
    borderColor: Color | None
    fill: Fill | Sequence[Fill] | None
    cornerRadius: float | None
    match: Literal["chromium", "firefox", "webkit"] | None
    font: Font | None
    orientation: Literal["portrait", "landscape"] | None
    spacing: float | None
    valueStyle: Literal["units", "decimals"] | None
    box: ChromaTouchBox | None
    cardFill: Color | None
    presetFill: Color | None
    trackStroke: Stroke | None
    thumb: ColorPickerThumb | None
    liftThreshold: float | None


class ThemeColorPicker(TypedDict, total=False):
    padding: Insets | None
    border: Border | None
    borderColor: Color | None
    fill: Fill | Sequence[Fill] | None
    cornerRadius: float | None
    match: Literal["chromium", "firefox", "webkit"] | None
    axis: Literal["horizontal", "vertical"] | None
    spacing: float | None
    trackStroke: Stroke | None
    thumb: ColorPickerThumb | None
    slider: ColorPickerSlider | None
    canvas: ColorPickerCanvas | None
    wheel: ColorPickerWheel | None
    palette: ColorPickerPalette | None
    preview: ColorPickerPreview | None


class ThemeFlow(TypedDict, total=False):
    padding: Insets | None
    border: Border | None
    borderColor: Color | None
    fill: Fill | Sequence[Fill] | None
    cornerRadius: float | None
    match: Literal["chromium", "firefox", "webkit"] | None
    axis: Literal["horizontal", "vertical"] | None
    wrap: Literal["nowrap", "wrap", "wrapReverse", "balance", "balance wrapReverse", "wrapReverse balance"] | None
    reversed: bool | None
    minWidth: float | None
    maxWidth: float | None
    minHeight: float | None
    maxHeight: float | None
    spacing: float | FlowSpacing | None
    justify: Literal["start", "center", "end", "spaceBetween", "spaceAround", "spaceEvenly", "stretch", "safe start", "safe center", "safe end", "unsafe start", "unsafe center", "unsafe end"] | None
    justifyLastLine: Literal["start", "center", "end", "spaceBetween", "spaceAround", "spaceEvenly", "stretch", "safe start", "safe center", "safe end", "unsafe start", "unsafe center", "unsafe end"] | None
    align: Literal["start", "center", "end", "baseline", "stretch", "safe start", "safe center", "safe end", "last baseline", "unsafe start", "unsafe center", "unsafe end", "first baseline"] | None
    alignLines: Literal["start", "center", "end", "spaceBetween", "spaceAround", "spaceEvenly", "stretch", "safe start", "safe center", "safe end", "unsafe start", "unsafe center", "unsafe end"] | None
    maxLines: int | None
    minLines: int | None
    maxItemsPerLine: int | None


class ThemeGrid(TypedDict, total=False):
    padding: Insets | None
    border: Border | None
    borderColor: Color | None
    fill: Fill | Sequence[Fill] | None
    cornerRadius: float | None
    match: Literal["chromium", "firefox", "webkit"] | None
    font: Font | None
    minimum: float | None
    columns: int | None
    spacing: float | None


class ThemeSegmented(TypedDict, total=False):
    padding: Insets | None
    border: Border | None
    borderColor: Color | None
    fill: Fill | Sequence[Fill] | None
    cornerRadius: float | None
    match: Literal["chromium", "firefox", "webkit"] | None
    font: Font | None
    expandedRatio: float | None
    pressedOpacity: float | None
    distribution: Literal["equal", "content", "proportional", "fixed"] | None
    spacing: float | None
    segment: Style | None
    stroke: Stroke | None
    indicator: SegmentedIndicator | None
    axis: Literal["horizontal", "vertical"] | None
    whenNarrow: Sequence[Literal["content", "dropIcons", "shrinkText", "truncate", "wrap", "scroll", "overflowMenu", "menu"]] | None
    minimumScale: float | None
    stableSize: bool | None
    separator: bool | SegmentedSeparator | None


class ThemeStack(TypedDict, total=False):
    padding: Insets | None
    border: Border | None
    borderColor: Color | None
    fill: Fill | Sequence[Fill] | None
    cornerRadius: float | None
    match: Literal["chromium", "firefox", "webkit"] | None
    axis: Literal["horizontal", "vertical"] | None
    wrap: Literal["nowrap", "wrap", "wrapReverse", "balance", "balance wrapReverse", "wrapReverse balance"] | None
    reversed: bool | None
    spacing: float | FlowSpacing | None
    justify: Literal["start", "center", "end", "spaceBetween", "spaceAround", "spaceEvenly", "stretch", "safe start", "safe center", "safe end", "unsafe start", "unsafe center", "unsafe end"] | None
    justifyLastLine: Literal["start", "center", "end", "spaceBetween", "spaceAround", "spaceEvenly", "stretch", "safe start", "safe center", "safe end", "unsafe start", "unsafe center", "unsafe end"] | None
    alignLines: Literal["start", "center", "end", "spaceBetween", "spaceAround", "spaceEvenly", "stretch", "safe start", "safe center", "safe end", "unsafe start", "unsafe center", "unsafe end"] | None
    maxLines: int | None
    minLines: int | None
    maxItemsPerLine: int | None
    font: Font | None
    alignment: Literal["leading", "center", "trailing"] | None


class ThemeText(TypedDict, total=False):
    padding: Insets | None
    border: Border | None
    borderColor: Color | None
    fill: Fill | Sequence[Fill] | None
    cornerRadius: float | None
    match: Literal["chromium", "firefox", "webkit"] | None
    font: Font | None
    maxLines: int | None
    truncation: Literal["head", "middle", "tail", "none"] | None
    hyphens: Literal["manual", "auto", "none"] | None
    textWrap: Literal["wrap", "balance", "pretty", "stable"] | None
    wordBreak: Literal["normal", "keepAll"] | None
    alignment: Literal["leading", "center", "trailing"] | None
    iconSpacing: float | None
    color: Color | None
    opacity: float | None
    shadow: Shadow | None


class TitleObject(TypedDict, total=False):
    text: str
    font: Font | None
    color: Color | None
    opacity: float | None


class UnitPointObject(TypedDict, total=False):
    x: float | None
    y: float | None


Words = TypedDict(
    "Words",
    {
        "remove": "str | Mapping[str, str] | None",
        "item": "str | Mapping[str, str] | None",
        "removed": "str | Mapping[str, str] | None",
        "position": "str | Mapping[str, str] | None",
        "more": "Counted | Mapping[str, Counted] | None",
        "less": "str | Mapping[str, str] | None",
        "limitReached": "str | Mapping[str, str] | None",
        "required": "str | Mapping[str, str] | None",
        "select": "str | Mapping[str, str] | None",
        "carousel": "str | Mapping[str, str] | None",
        "slide": "str | Mapping[str, str] | None",
        "slider2D": "str | Mapping[str, str] | None",
        "chips": "str | Mapping[str, str] | None",
        "segmented": "str | Mapping[str, str] | None",
        "stack": "str | Mapping[str, str] | None",
        "grid": "str | Mapping[str, str] | None",
        "colorPicker": "str | Mapping[str, str] | None",
        "chromaTouch": "str | Mapping[str, str] | None",
        "drawing": "str | Mapping[str, str] | None",
        "and": "str | Mapping[str, str] | None",
        "list": "str | Mapping[str, str] | None",
        "pair": "str | Mapping[str, str] | None",
        "yourColor": "str | Mapping[str, str] | None",
        "hue": "str | Mapping[str, str] | None",
        "saturation": "str | Mapping[str, str] | None",
        "brightness": "str | Mapping[str, str] | None",
        "lightness": "str | Mapping[str, str] | None",
        "chroma": "str | Mapping[str, str] | None",
        "alpha": "str | Mapping[str, str] | None",
        "dark": "str | Mapping[str, str] | None",
        "light": "str | Mapping[str, str] | None",
        "black": "str | Mapping[str, str] | None",
        "white": "str | Mapping[str, str] | None",
        "gray": "str | Mapping[str, str] | None",
        "red": "str | Mapping[str, str] | None",
        "orange": "str | Mapping[str, str] | None",
        "brown": "str | Mapping[str, str] | None",
        "yellow": "str | Mapping[str, str] | None",
        "green": "str | Mapping[str, str] | None",
        "cyan": "str | Mapping[str, str] | None",
        "blue": "str | Mapping[str, str] | None",
        "purple": "str | Mapping[str, str] | None",
        "magenta": "str | Mapping[str, str] | None",
        "pink": "str | Mapping[str, str] | None",
    },
    total=False,
)

Border: TypeAlias = "float | BorderObject"

Chip: TypeAlias = "str | ChipObject"

Color: TypeAlias = "str | Literal['aliceblue', 'antiquewhite', 'aqua', 'aquamarine', 'azure', 'beige', 'bisque', 'black', 'blanchedalmond', 'blue', 'blueviolet', 'brown', 'burlywood', 'cadetblue', 'chartreuse', 'chocolate', 'coral', 'cornflowerblue', 'cornsilk', 'crimson', 'cyan', 'darkblue', 'darkcyan', 'darkgoldenrod', 'darkgray', 'darkgreen', 'darkgrey', 'darkkhaki', 'darkmagenta', 'darkolivegreen', 'darkorange', 'darkorchid', 'darkred', 'darksalmon', 'darkseagreen', 'darkslateblue', 'darkslategray', 'darkslategrey', 'darkturquoise', 'darkviolet', 'deeppink', 'deepskyblue', 'dimgray', 'dimgrey', 'dodgerblue', 'firebrick', 'floralwhite', 'forestgreen', 'fuchsia', 'gainsboro', 'ghostwhite', 'gold', 'goldenrod', 'gray', 'green', 'greenyellow', 'grey', 'honeydew', 'hotpink', 'indianred', 'indigo', 'ivory', 'khaki', 'lavender', 'lavenderblush', 'lawngreen', 'lemonchiffon', 'lightblue', 'lightcoral', 'lightcyan', 'lightgoldenrodyellow', 'lightgray', 'lightgreen', 'lightgrey', 'lightpink', 'lightsalmon', 'lightseagreen', 'lightskyblue', 'lightslategray', 'lightslategrey', 'lightsteelblue', 'lightyellow', 'lime', 'limegreen', 'linen', 'magenta', 'maroon', 'mediumaquamarine', 'mediumblue', 'mediumorchid', 'mediumpurple', 'mediumseagreen', 'mediumslateblue', 'mediumspringgreen', 'mediumturquoise', 'mediumvioletred', 'midnightblue', 'mintcream', 'mistyrose', 'moccasin', 'navajowhite', 'navy', 'oldlace', 'olive', 'olivedrab', 'orange', 'orangered', 'orchid', 'palegoldenrod', 'palegreen', 'paleturquoise', 'palevioletred', 'papayawhip', 'peachpuff', 'peru', 'pink', 'plum', 'powderblue', 'purple', 'rebeccapurple', 'red', 'rosybrown', 'royalblue', 'saddlebrown', 'salmon', 'sandybrown', 'seagreen', 'seashell', 'sienna', 'silver', 'skyblue', 'slateblue', 'slategray', 'slategrey', 'snow', 'springgreen', 'steelblue', 'tan', 'teal', 'thistle', 'tomato', 'turquoise', 'violet', 'wheat', 'white', 'whitesmoke', 'yellow', 'yellowgreen', 'transparent']"

ColorValue: TypeAlias = "Sequence[float] | Color | ColorValueObject"

Counted: TypeAlias = "str | CountedObject"

Document: TypeAlias = "TextDocument | FlowDocument | ChipsDocument | SegmentedDocument | StackDocument | GridDocument | ColorPickerDocument | ChromaTouchDocument | CarouselDocument | ShapeDocument | DrawingDocument"

DrawingItem: TypeAlias = "DrawingShape | DrawingItemObject"

DrawingTransform: TypeAlias = "Sequence[float] | Sequence[Sequence[float] | Mapping[str, Any]]"

EmbeddedDocument: TypeAlias = "TextDocument | FlowDocument | ChipsDocument | SegmentedDocument | StackDocument | GridDocument | ColorPickerDocument | ChromaTouchDocument | CarouselDocument | ShapeDocument | DrawingDocument"

Fill: TypeAlias = "Color | FillObject"

FlowItem: TypeAlias = "TextInFlow | FlowInFlow | ChipsInFlow | SegmentedInFlow | StackInFlow | GridInFlow | ColorPickerInFlow | ChromaTouchInFlow | CarouselInFlow | ShapeInFlow | DrawingInFlow | FlowItemObject"

FlowLength: TypeAlias = "float | str | Literal['minContent', 'maxContent', 'fitContent']"

Font: TypeAlias = "str | FontObject"

FontWeight: TypeAlias = "float | Literal['ultraLight', 'thin', 'light', 'regular', 'medium', 'semibold', 'bold', 'heavy', 'black']"

Icon: TypeAlias = "str | IconObject"

Icons: TypeAlias = "str | Mapping[str, Artwork | None]"

Inset: TypeAlias = "float | str | InsetObject"

Insets: TypeAlias = "float | InsetsObject"

Margin: TypeAlias = "float | str | MarginObject"

MinHeight: TypeAlias = "float | str | Literal['auto']"

MinWidth: TypeAlias = "float | str | Literal['auto', 'minContent', 'maxContent', 'fitContent']"

Page: TypeAlias = "EmbeddedDocument | PageObject"

PanelItem: TypeAlias = "TextDocument | FlowDocument | ChipsDocument | SegmentedDocument | StackDocument | GridDocument | ColorPickerDocument | ChromaTouchDocument | CarouselDocument | ShapeDocument | DrawingDocument"

Pattern: TypeAlias = "Color | PatternObject"

Segment: TypeAlias = "str | SegmentObject"

Shadow: TypeAlias = "SegmentedIndicatorShadow"

StackItem: TypeAlias = "TextDocument | FlowDocument | ChipsDocument | SegmentedDocument | StackDocument | GridDocument | ColorPickerDocument | ChromaTouchDocument | CarouselDocument | ShapeDocument | DrawingDocument"

Stroke: TypeAlias = "Color | StrokeObject"

Title: TypeAlias = "str | TitleObject"

Transform: TypeAlias = "Sequence[float] | Sequence[Sequence[float] | Mapping[str, Any]]"

UnitPoint: TypeAlias = "Literal['topLeading', 'top', 'topTrailing', 'leading', 'center', 'trailing', 'bottomLeading', 'bottom', 'bottomTrailing'] | UnitPointObject"
