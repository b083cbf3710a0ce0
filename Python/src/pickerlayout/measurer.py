"""Measuring text with Python functions, for programs that draw text from a font atlas."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol, cast, runtime_checkable

from ._arguments import Arguments
from ._library import NULL, ffi
from ._names import names
from ._strings import text_of
from .errors import MeasurerError
from .literals import FontStyle


class AtlasFont(NamedTuple):
    """The font of a text to measure."""

    #: The first family that the text requests.
    family: str
    #: Points per em.
    size: float
    #: 1 to 1000.
    weight: float
    #: "normal", "italic" or "oblique".
    style: FontStyle


#: Returns the advance of a grapheme cluster in points; None if the font has no glyph for it.
Advance = Callable[[str, AtlasFont], float | None]


@runtime_checkable
class Measurer(Protocol):
    """Measures text instead of fonts; a function is a measurer that only has `advance`.

    The threads that use the engine call the methods."""

    def advance(self, cluster: str, font: AtlasFont) -> float | None:
        """Returns the advance of a grapheme cluster in points; None if the font has no glyph for it."""

    def metrics(self, font: AtlasFont) -> tuple[float, float]:
        """Returns ascent and descent in points, both as distances from the baseline."""


class Calls:
    """The callbacks from C to Python, and the first exception that one of them raised."""

    __slots__ = ("_context", "error")

    def __init__(self) -> None:
        self._context = ffi.new_handle(self)
        self.error: BaseException | None = None

    def check(self) -> None:
        """Raises the exception of a callback; an interrupt unchanged, and only once."""
        error = self.error
        if error is None:
            return
        if not isinstance(error, Exception):
            self.error = RuntimeError("it was interrupted")
            raise error
        raise MeasurerError(f"the measurer raised {type(error).__name__}: {error}") from error


class MeasurerCalls(Calls):
    """The callbacks with which C calls a measurer."""

    __slots__ = ("_advance", "_metrics")

    def __init__(self, measurer: Measurer | Advance) -> None:
        super().__init__()
        self._metrics = getattr(measurer, "metrics", None)
        self._advance = cast(Advance, getattr(measurer, "advance", measurer))
        if not callable(self._advance):
            kind = type(measurer).__name__
            raise TypeError(f"measurer must be a function or have a method advance, is {kind}")

    def pointer(self, arguments: Arguments) -> Any:
        """The callbacks; this object must live as long as they may be called."""
        return arguments.struct(
            "pl_measurer",
            context=self._context,
            advance=_advance,
            metrics=NULL if self._metrics is None else _metrics,
        )

    def advance(self, cluster: Any, font: Any) -> float:
        """The advance of a cluster; -1 without a glyph, or after a call has failed."""
        if self.error is not None:
            return -1
        try:
            advance = self._advance(text_of(cluster) or "", _font_of(font))
            return -1 if advance is None else float(advance)
        except BaseException as error:
            self.error = error
            return -1

    def metrics(self, font: Any, ascent: Any, descent: Any) -> None:
        """Stores ascent and descent; default values after a call has failed."""
        ascent[0], descent[0] = 0.75 * font.size, 0.25 * font.size
        if self._metrics is None or self.error is not None:
            return
        try:
            up, down = self._metrics(_font_of(font))
            ascent[0], descent[0] = float(up), float(down)
        except BaseException as error:
            self.error = error


def _font_of(font: Any) -> AtlasFont:
    return AtlasFont(text_of(font.family) or "", font.size, font.weight, _STYLES[font.style])


_STYLES = {value: cast(FontStyle, name) for name, value in names("STYLE").items()}


# One callback for all measurers, which the context distinguishes, because callbacks are never freed.
@ffi.callback("double(void *, pl_string, const pl_atlas_font *)", error=-1.0)  # type: ignore[untyped-decorator]
def _advance(context: Any, cluster: Any, font: Any) -> float:
    calls: MeasurerCalls = ffi.from_handle(context)
    return calls.advance(cluster, font)


@ffi.callback("void(void *, const pl_atlas_font *, double *, double *)")  # type: ignore[untyped-decorator]
def _metrics(context: Any, font: Any, ascent: Any, descent: Any) -> None:
    calls: MeasurerCalls = ffi.from_handle(context)
    calls.metrics(font, ascent, descent)
