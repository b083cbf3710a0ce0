"""The arguments and answers of the tools of the server, whose JSON Schemas agents read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal

from pydantic import Field
from typing_extensions import NotRequired, TypedDict

from .literals import FindingCode

# Arguments of layouts.

Document = Annotated[
    dict[str, Any] | str,
    Field(
        description="The control as a JSON object, or as JSON text. Its `type` is one of chips, segmented, text, flow,"
        " stack, grid, colorPicker, chromaTouch, carousel, shape, drawing. Examples:"
        ' {"type": "chips", "language": "en", "width": 320, "spacing": 12, "maxRows": 2, "font": {"family": "Inter",'
        ' "size": 16, "weight": "medium"}, "items": ["tea", {"id": "c", "text": "coffee", "selected": true}]};'
        ' {"type": "segmented", "language": "en", "width": 300, "items": ["Day", "Week"], "selected": 1};'
        ' {"type": "stack", "spacing": 16, "items": [{"title": "Drinks", "type": "chips", "items": ["tea"]}]}'
    ),
]
Width = Annotated[
    float | None, Field(ge=0, description="Points; absent: the document's, or that of its content.")
]
Height = Annotated[float | None, Field(ge=0, description="Points; as `width`.")]
Detail = Annotated[
    Sequence[Literal["trace", "breakpoints", "rows", "hits", "navigation", "accessibility"]],
    Field(
        description="Diagnostics to add: `trace` (why each row ends where it does), `breakpoints` (from which widths on"
        " rows and hidden items change), `rows` (the row of each item, and its place in it), `hits` (regions for"
        " fingers), `navigation` (arrow keys), `accessibility` (ARIA roles)."
    ),
]

# Arguments of checks.

Strings = Annotated[
    Mapping[str, dict[str, Any]],
    Field(
        max_length=500,
        description="Translations by language, each by the `id` or the text of items:"
        ' {"de": {"Settings": "Einstellungen"}}. Plural forms as in i18next: "more_one", "more_other".',
    ),
]
Locales = Annotated[
    Sequence[str],
    Field(
        max_length=500, description="Only these languages, such as pt-BR; none: all of `strings`."
    ),
]
Widths = Annotated[
    Sequence[float],
    Field(max_length=100, description="Points, such as [320, 375, 414]; none: the document's own."),
]
TextScales = Annotated[
    Sequence[float],
    Field(max_length=20, description="Factors of the text size, such as [1, 1.35, 2]."),
]
Pseudo = Annotated[
    bool, Field(description="Also check longer, right-to-left, tall and wide pseudo-texts.")
]
Samples = Annotated[
    Mapping[str, float | str],
    Field(description='What stands for placeholders: {"count": 128, "name": "Ada"}.'),
]
MaxRows = Annotated[
    int | None, Field(ge=1, description="More rows of items than this are a finding.")
]
MinTarget = Annotated[
    float | None, Field(gt=0, description="The minimum size of hit regions; absent: 44.")
]
MinimumWidths = Annotated[
    bool, Field(description="Also find the smallest width without findings, for each language.")
]
Codes = Annotated[
    Sequence[FindingCode], Field(description="Only findings with these codes; none: all.")
]
Limit = Annotated[
    int, Field(ge=0, le=1000, description="How many findings to return, the worst first.")
]

# Arguments of measurements.

Texts = Annotated[Sequence[str], Field(max_length=10_000)]
Family = Annotated[
    Sequence[str], Field(description="Font families in order of preference; none: Inter.")
]
Size = Annotated[float, Field(gt=0, description="Points per em.")]
Weight = Annotated[float | str, Field(description="1 to 1000, or a name such as medium or bold.")]
LetterSpacing = Annotated[float, Field(description="Points after each letter; may be negative.")]
LineHeight = Annotated[float | None, Field(gt=0, description="Points; absent: the font's own.")]
Features = Annotated[
    Mapping[str, float],
    Field(description='OpenType features: {"tnum": 1} has figures of equal width.'),
]
Language = Annotated[
    str | None, Field(description="A BCP 47 tag; it chooses letter forms and line breaks.")
]
MaxWidth = Annotated[
    float | None, Field(gt=0, description="Points at which texts are wrapped or cut.")
]
MaxLines = Annotated[
    int | None, Field(ge=0, description="0: one line; null: as many as `max_width` needs.")
]

# Arguments of pictures.

Scale = Annotated[
    float, Field(gt=0, le=8, description="Pixels per point; large pictures have less.")
]
Outline = Annotated[
    bool, Field(description="Draw a line around boxes that draw nothing, to see them.")
]
Background = Annotated[
    str | None, Field(description="A colour such as white or #1A2B3C; absent: the document's.")
]


class LayoutAnswer(TypedDict):
    """The flat JSON of a tree; items of `nodes` refer to items of the other lists by position."""

    version: int
    type: str
    size: dict[str, float]
    nodes: list[dict[str, Any]]
    labels: NotRequired[list[dict[str, Any]]]
    warnings: NotRequired[list[dict[str, Any]]]
    trace: NotRequired[list[dict[str, Any]]]
    breakpoints: NotRequired[dict[str, Any]]


class CheckAnswer(TypedDict):
    """The number of findings, and the worst of them."""

    cells: int
    counts: dict[str, int]
    findings: list[dict[str, Any]]
    minimumWidths: list[dict[str, Any]]
    warnings: list[dict[str, Any]]


class MeasuredText(TypedDict):
    """A text and its size in points."""

    text: str
    width: float
    height: float
    baseline: float
    lines: int
    truncated: bool
    missingGlyph: bool


class MeasureAnswer(TypedDict):
    """One object for each text, in order."""

    texts: list[MeasuredText]
