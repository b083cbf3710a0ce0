"""The names that arguments may have, for type checkers; a test compares them with the constants of the C header."""

from __future__ import annotations

from typing import Literal

from .constants import Event as Event
from .constants import Key as Key

#: The style of a face.
FontStyle = Literal["normal", "italic", "oblique"]
#: The names of weights, from 100 to 900.
FontWeight = Literal[
    "ultraLight",
    "thin",
    "light",
    "regular",
    "medium",
    "semibold",
    "bold",
    "heavy",
    "black",
]
#: How line heights are rounded; see `TextStyle.line_metrics`.
LineMetrics = Literal["exact", "rounded"]
#: The direction of a text; "auto" follows its first letter.
TextDirection = Literal["ltr", "rtl", "auto"]
#: The direction of a layout.
LayoutDirection = Literal["ltr", "rtl"]
#: Where a text that does not fit is truncated.
Truncation = Literal["tail", "middle", "head", "none"]
Hyphens = Literal["manual", "auto", "none"]
#: How text is broken into lines; see `TextStyle.text_wrap`.
TextWrap = Literal["wrap", "balance", "pretty", "stable"]
#: The direction of the boxes of a `Flow`.
FlowAxis = Literal["horizontal", "vertical"]
#: Whether and how boxes are broken into lines.
FlowWrap = Literal["nowrap", "wrap", "wrapReverse", "balance", "balance wrapReverse"]
#: How free space is distributed; "auto" is the CSS default.
FlowJustify = Literal[
    "auto",
    "start",
    "center",
    "end",
    "spaceBetween",
    "spaceAround",
    "spaceEvenly",
    "stretch",
    "safe start",
    "safe center",
    "safe end",
]
#: How boxes are aligned in their line; "auto" means the container's, and for a container "stretch".
BoxAlign = Literal[
    "auto",
    "start",
    "center",
    "end",
    "baseline",
    "stretch",
    "safe start",
    "safe center",
    "safe end",
    "last baseline",
]
#: The parts of `Tree.block` in addition to the nodes.
BlockPart = Literal["texts", "glyphs", "outlines", "drawing", "input", "all"]
#: How chips change rows in a `Transition`.
RowChange = Literal["move", "fade"]
#: The formats of `Tree.render`.
Format = Literal[
    "json", "nodes", "tree", "svg", "png", "pdf", "html", "jpeg", "webp", "display_list"
]  # fmt: skip
#: How SVG represents text.
SVGText = Literal["outlines", "live"]
#: The results of `layout_table`: one row per node, or one row per document.
TableOutput = Literal["nodes", "tree", "summary"]
#: The codes of findings, worst first.
FindingCode = Literal[
    "document",
    "catalogue",
    "missingLanguage",
    "overflow",
    "overlap",
    "truncated",
    "indistinct",
    "hidden",
    "clipped",
    "missingGlyph",
    "fallback",
    "duplicateKey",
    "spaces",
    "placeholder",
    "plural",
    "tooLong",
    "contrast",
    "smallTarget",
    "rows",
    "narrowed",
    "sourceDiffers",
    "unknownId",
    "untranslated",
    "duplicate",
    "unchanged",
    "differentRows",
]
