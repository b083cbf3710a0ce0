"""The font, language and box of measured texts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any, TypedDict

from ._arguments import Arguments
from ._library import NULL, ffi, lib
from ._names import constant
from .literals import (
    FontStyle,
    FontWeight,
    Hyphens,
    LineMetrics,
    TextDirection,
    TextWrap,
    Truncation,
)


@dataclass(frozen=True, kw_only=True)
class TextStyle:
    """The font, the language and the box of text."""

    #: One family, or several in order of preference; none: Inter.
    family: str | Sequence[str] = ()
    #: Points per em.
    size: float = 16
    #: A name such as "medium", or 1 to 1000.
    weight: float | FontWeight = 400
    #: The style of the face.
    style: FontStyle = "normal"
    #: Whether ascent and descent are the font's, or rounded like in browsers.
    line_metrics: LineMetrics = "exact"
    #: In points; None: the size, clamped to the axis.
    optical_size: float | None = None
    #: Points after each grapheme cluster; may be negative.
    letter_spacing: float = 0
    #: In points; None: the font's own.
    line_height: float | None = None
    #: OpenType features: 0 for off, 1 for on, or the number of an alternate.
    features: Mapping[str, float] | None = None
    #: Positions on the axes of a variable font.
    variations: Mapping[str, float] | None = None
    #: BCP 47, such as "tr"; None: the default glyphs of the face.
    language: str | None = None
    #: The direction of the text; "auto" follows its first letter.
    direction: TextDirection = "ltr"
    #: Where a text that does not fit is truncated.
    truncation: Truncation = "tail"
    #: In points; None: unlimited.
    max_width: float | None = None
    #: 0: one line, which is never broken; None: as many as needed.
    max_lines: int | None = 0
    #: Where words are hyphenated in several lines: at soft hyphens, also by the patterns of the language, or nowhere.
    hyphens: Hyphens = "manual"
    #: How text is broken into lines: as many words as fit, equally wide, or no short last line; "stable" means "wrap".
    text_wrap: TextWrap = "wrap"

    def _pointer(self, arguments: Arguments) -> Any:
        """The style as a C struct."""
        family = [self.family] if isinstance(self.family, str) else self.family
        families, family_count = arguments.strings(family, "family")
        features, feature_count = _settings(self.features, "features", arguments)
        variations, variation_count = _settings(self.variations, "variations", arguments)
        return arguments.struct(
            "pl_text_style",
            families=families,
            family_count=family_count,
            features=features,
            feature_count=feature_count,
            variations=variations,
            variation_count=variation_count,
            language=arguments.string(self.language, "language"),
            **self._numbers(),
        )

    def _numbers(self) -> dict[str, Any]:
        return {
            "size": _positive(self.size, "size"),
            "weight": weight_of(self.weight),
            "style": constant("STYLE", self.style, "style"),
            "line_metrics": constant("METRICS", self.line_metrics, "line_metrics"),
            "optical_size": _positive(self.optical_size, "optical_size"),
            "letter_spacing": self.letter_spacing,
            "line_height": _positive(self.line_height, "line_height"),
            "direction": constant("DIRECTION", self.direction, "direction"),
            "truncation": constant("TRUNCATE", self.truncation, "truncation"),
            "max_width": _positive(self.max_width, "max_width"),
            "max_lines": _line_count(self.max_lines),
            "hyphens": constant("HYPHENS", self.hyphens, "hyphens"),
            "text_wrap": constant("WRAP", self.text_wrap, "text_wrap"),
        }


class StyleSettings(TypedDict, total=False):
    """The settings of `TextStyle` as keyword arguments of `Engine.measure`, for type checkers."""

    family: str | Sequence[str]
    size: float
    weight: float | FontWeight
    style: FontStyle
    line_metrics: LineMetrics
    optical_size: float | None
    letter_spacing: float
    line_height: float | None
    features: Mapping[str, float] | None
    variations: Mapping[str, float] | None
    language: str | None
    direction: TextDirection
    truncation: Truncation
    max_width: float | None
    max_lines: int | None
    hyphens: Hyphens
    text_wrap: TextWrap


def checked_style(style: TextStyle | None, settings: StyleSettings) -> TextStyle:
    """A style, or a style made from settings."""
    if style is None:
        for name in settings:
            _check_name(name)
        return TextStyle(**settings)
    if settings:
        raise TypeError("measure takes a style or settings, not both")
    if not isinstance(style, TextStyle):
        raise TypeError(f"style must be a pickerlayout.TextStyle, is {type(style).__name__}")
    return style


def _check_name(name: str) -> None:
    """Rejects an unknown setting, and suggests a similar one."""
    known = StyleSettings.__annotations__
    if name in known:
        return
    near = {"families": ["family"], "bold": ["weight"]}.get(name) or get_close_matches(name, known)
    raise TypeError(
        f"there is no setting {name!r} of texts"
        + (f", did you mean {near[0]!r}?" if near else f": there are {', '.join(known)}")
    )


def weight_of(weight: float | str) -> float:
    """The weight of a name, or the number itself.

    >>> weight_of("medium")
    500.0
    """
    if not isinstance(weight, str):
        return _positive(weight, "weight")
    name = weight.encode()
    found = float(lib.pl_weight_named(name, len(name)))
    if found == 0:
        raise ValueError(f"there is no weight named {weight!r}")
    return found


def _positive(number: float | None, name: str) -> float:
    """A number for C, where 0 means the default; 0 for None."""
    if number is None:
        return 0
    if not number > 0:
        raise ValueError(f"{name} must be greater than 0, is {number}")
    return number


def _line_count(count: int | None) -> int:
    """A number of lines for C, where -1 means as many as needed."""
    if count is None:
        return -1
    if count < 0:
        raise ValueError(f"max_lines must be at least 0, is {count}")
    return count


def _settings(
    values: Mapping[str, float] | None, argument: str, arguments: Arguments
) -> tuple[Any, int]:
    """An array of `pl_setting`, and its count."""
    if not values:
        return NULL, 0
    members = []
    for tag, value in values.items():
        if len(tag.encode()) != 4:
            raise ValueError(f"{argument}: a tag has four characters, {tag!r} has not")
        members.append({"tag": tag.encode(), "value": value})
    return arguments.keep(ffi.new("pl_setting[]", members)), len(members)
