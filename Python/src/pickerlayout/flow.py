"""Boxes in lines, without documents: takes arrays and returns frames."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, TypedDict

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ._arguments import Arguments
from ._handle import Handle
from ._library import ffi, lib
from ._memory import dtype_of
from ._names import constant, snake_case
from .errors import call
from .literals import BoxAlign, FlowAxis, FlowJustify, FlowWrap, LayoutDirection
from .measurer import Calls
from .size import in_size

if TYPE_CHECKING:
    from typing_extensions import Unpack

#: Returns the size of a box's content by its index and a width in points: 0 for its minimum width, and
#: `math.inf` for its ideal width. An optional third number is the baseline, from the top.
BoxMeasure = Callable[[int, float], "tuple[float, float] | tuple[float, float, float]"]


class BoxColumns(TypedDict, total=False):
    """The properties of boxes: a list or an array with an element for each, or one value for all.

    None and NaN mean the default."""

    #: In points; default: the size of the content.
    widths: ArrayLike
    heights: ArrayLike
    #: The natural size, which may be stretched; default: 0, or what `measure` returns.
    content_widths: ArrayLike
    content_heights: ArrayLike
    min_widths: ArrayLike
    min_heights: ArrayLike
    max_widths: ArrayLike
    max_heights: ArrayLike
    #: For each box a number, or four: top, leading, bottom, trailing. May be negative.
    margins: ArrayLike
    #: The share of free space; default: 0.
    grow: ArrayLike
    #: The share of negative free space, weighted by size; default: 1.
    shrink: ArrayLike
    #: The main size before a box grows or shrinks; default: its width or height.
    basis: ArrayLike
    #: From the top; default: the bottom edge.
    baselines: ArrayLike
    #: In its line; default: `align` of the flow.
    align_self: BoxAlign | Sequence[BoxAlign | None]
    #: Whether a line starts, or ends, with the box.
    break_before: ArrayLike
    break_after: ArrayLike
    #: Whether `measure` returns the size of the content; default: for all boxes.
    measured: ArrayLike


class BoxChanges(TypedDict, total=False):
    """The changed properties of one box; see BoxColumns. None means the default."""

    width: float | None
    height: float | None
    content_width: float | None
    content_height: float | None
    min_width: float | None
    min_height: float | None
    max_width: float | None
    max_height: float | None
    margin: float | tuple[float, float, float, float]
    grow: float | None
    shrink: float | None
    basis: float | None
    baseline: float | None
    align_self: BoxAlign | None
    break_before: bool
    break_after: bool
    measured: bool


class FlowSettings(TypedDict, total=False):
    """The container of boxes; omitted settings have their CSS initial values."""

    width: float | None
    height: float | None
    min_width: float | None
    min_height: float | None
    max_width: float | None
    max_height: float | None
    #: A number, or four: top, leading, bottom, trailing.
    padding: float | tuple[float, float, float, float]
    #: Between boxes and between lines; two numbers if they differ.
    spacing: float | tuple[float, float]
    axis: FlowAxis
    wrap: FlowWrap
    reversed: bool
    direction: LayoutDirection
    justify: FlowJustify
    justify_last_line: FlowJustify
    align: BoxAlign
    align_lines: FlowJustify
    max_lines: int | None
    max_items_per_line: int | None


class Flow(Handle):
    """Boxes in lines, placed like CSS flexbox, without documents, text or trees. Only one thread may use it at a time.

    >>> import pickerlayout as pl
    >>> flow = pl.Flow(widths=[48, 60, 32], heights=20, width=120, wrap="wrap", spacing=8, align="start")
    >>> flow.frames().tolist()
    [[0.0, 0.0, 48.0, 20.0], [56.0, 0.0, 60.0, 20.0], [0.0, 28.0, 32.0, 20.0]]
    >>> flow.update(1, width=20)
    >>> flow.frames(width=100)[:, 0].tolist()
    [0.0, 56.0, 0.0]
    >>> flow.size
    (100.0, 48.0)
    """

    __slots__ = ("_calls", "_handle", "_items", "_pointer")
    _instead: ClassVar[str] = "keep what it was made of"

    def __init__(
        self,
        *,
        measure: BoxMeasure | None = None,
        **settings: Any,
    ) -> None:
        """Takes boxes as the columns of BoxColumns, and the container as FlowSettings.

        Args:
            measure: Returns the size of the content of a box in a width.
            settings: `widths=[48, 60], heights=20, width=375, wrap="wrap"`.

        Raises:
            TypeError: There is no such column or setting, or no column is a list.
            ArgumentError: "items[3].width: must be at least 0, is -4"; `item` is the position of the box.
            MeasurerError: `measure` raised an exception. The flow is then unusable.
        """
        columns = {name: settings.pop(name) for name in _COLUMNS if name in settings}
        if measure is not None:
            columns.setdefault("measured", True)
        self._items = np.zeros(_count(columns), dtype_of("pl_flow_item"))
        for name, values in columns.items():
            _fill(self._items, name, values)
        self._pointer = ffi.from_buffer("pl_flow_item[]", self._items)
        self._calls = None if measure is None else FlowCalls(measure)
        arguments = Arguments()
        container = arguments.struct("pl_flow_container", **_container(settings))
        if self._calls is not None:
            container.measurer = self._calls.pointer(arguments)
        flow = self._call(lib.pl_flow_solve, self._pointer, len(self._items), container)
        self._handle = ffi.gc(flow, lib.pl_flow_free)

    def __len__(self) -> int:
        return len(self._items)

    def __repr__(self) -> str:
        return f"<Flow of {len(self)} boxes>"

    def frames(
        self, *, width: float | None = None, height: float | None = None
    ) -> NDArray[np.float64]:
        """Lays the boxes out, and returns x, y, width and height of each, (n, 4).

        Boxes that `max_lines` hides come last and have no frames.

        Args:
            width: In points; None uses the flow's width, and `math.inf` fits the boxes.
            height: Like `width`.
        """
        frames = np.empty((len(self._items), 4))
        size = (-1.0, -1.0) if width is None and height is None else in_size(width, height)
        memory = ffi.from_buffer("pl_rect[]", frames)
        shown = self._call(lib.pl_flow_frames, self._handle, *size, memory)
        return frames if shown == len(frames) else frames[:shown]

    def update(self, index: int, **changes: Unpack[BoxChanges]) -> None:
        """Changes one box and lays out the affected lines; its content is measured again.

        Raises:
            IndexError: There is no such box.
        """
        count = len(self._items)
        place = index + count if index < 0 else index
        if not 0 <= place < count:
            raise IndexError(f"index must be {-count} to {count - 1}, is {index}")
        item = ffi.new("pl_flow_item *", self._pointer[place])
        for name, value in changes.items():
            _change(item, name, value)
        self._call(lib.pl_flow_update, self._handle, place, item)
        self._pointer[place] = item[0]

    @property
    def size(self) -> tuple[float, float]:
        """Width and height of the container in the latest layout."""
        size = ffi.new("double[2]")
        lib.pl_flow_size(self._handle, size, size + 1)
        return size[0], size[1]

    def _call(self, function: Any, *arguments: Any) -> Any:
        """Calls C; raises an exception of `measure` rather than the error that it caused."""
        if self._calls is None:
            return call(function, *arguments)
        try:
            return call(function, *arguments)
        finally:
            self._calls.check()


class FlowCalls(Calls):
    """The callbacks with which C measures boxes."""

    __slots__ = ("_measure",)

    def __init__(self, measure: BoxMeasure) -> None:
        super().__init__()
        if not callable(measure):
            raise TypeError(f"measure must be a function, is {type(measure).__name__}")
        self._measure = measure

    def pointer(self, arguments: Arguments) -> Any:
        """The callback; this object must live as long as it may be called."""
        return arguments.struct("pl_flow_measurer", context=self._context, measure=_measure)

    def measure(self, item: int, width: float, content: Any) -> None:
        """Stores a size, unless a call has failed."""
        if self.error is not None:
            return
        try:
            size = self._measure(item, width)
            content.width, content.height = float(size[0]), float(size[1])
            if len(size) > 2:
                content.baseline = float(size[2])
        except BaseException as error:
            self.error = error


@ffi.callback("void(void *, size_t, double, pl_flow_content *)")  # type: ignore[untyped-decorator]
def _measure(context: Any, item: int, width: float, content: Any) -> None:
    calls: FlowCalls = ffi.from_handle(context)
    calls.measure(item, width, content)


#: The C members of columns that are lengths or factors.
_NUMBERS = {
    "widths": "width",
    "heights": "height",
    "content_widths": "content_width",
    "content_heights": "content_height",
    "min_widths": "min_width",
    "min_heights": "min_height",
    "max_widths": "max_width",
    "max_heights": "max_height",
    "grow": "grow",
    "shrink": "shrink",
    "basis": "basis",
}
_FLAGS = {
    "break_before": lib.PL_FLOW_BREAK_BEFORE,
    "break_after": lib.PL_FLOW_BREAK_AFTER,
    "measured": lib.PL_FLOW_MEASURED,
}
_COLUMNS = (*_NUMBERS, "baselines", "margins", "align_self", *_FLAGS)
_SIDES = ("top", "leading", "bottom", "trailing")
# PL_ZERO, which as a floating-point macro is not in the generated declarations.
_ZERO = -1.0


def _count(columns: dict[str, Any]) -> int:
    """The number of boxes: the length of the first column that is a list."""
    for values in columns.values():
        if hasattr(values, "__len__") and not isinstance(values, str):
            return len(values)
    raise TypeError("at least one column must be a list, such as widths=[48, 60]")


def _fill(items: NDArray[Any], name: str, values: Any) -> None:
    """Stores a column."""
    try:
        if name in _NUMBERS:
            _fill_numbers(items[_NUMBERS[name]], name, values)
        elif name in _FLAGS:
            items["flags"] |= np.where(values, np.uint32(_FLAGS[name]), np.uint32(0))
        elif name == "align_self":
            items["align"] = _aligns(values)
        elif name == "baselines":
            items["baseline"] = values
            items["baseline"][items["baseline"] == 0] = _ZERO
        else:
            table = np.asarray(values, float)
            for side, member in enumerate(_SIDES):
                items[f"margin_{member}"] = table[:, side] if table.ndim == 2 else table
    except (ValueError, IndexError) as error:
        if str(error).startswith(f"{name}["):
            raise
        raise ValueError(
            f"{name} must have one element for each of {len(items)} boxes: {error}"
        ) from None


def _fill_numbers(column: NDArray[Any], name: str, values: Any) -> None:
    column[...] = values
    # Usually all are greater than 0, and neither absent nor invalid.
    if len(column) == 0 or np.minimum.reduce(column) > 0:
        return
    (wrong,) = np.nonzero(column < 0)
    if len(wrong):
        raise ValueError(f"{name}[{wrong[0]}] must be at least 0, is {column[wrong[0]]:g}")
    column[column == 0] = _ZERO


def _aligns(values: Any) -> Any:
    if values is None or isinstance(values, str):
        return _align(values)
    return [_align(value) for value in values]


def _align(value: str | None) -> int:
    return 0 if value is None else _word("ALIGN", value, "align_self")


def _change(item: Any, name: str, value: Any) -> None:
    """Stores a change of one box."""
    if name in _FLAGS:
        item.flags = item.flags | _FLAGS[name] if value else item.flags & ~_FLAGS[name]
    elif name == "align_self":
        item.align = _align(value)
    elif name == "margin":
        for side, length in zip(_SIDES, _four(value), strict=True):
            setattr(item, f"margin_{side}", length)
    elif name in _CHANGES:
        setattr(item, name, _number(name, value, negative=name == "baseline"))
    else:
        raise TypeError(f"there is no property {name!r} of a box")


_CHANGES = {*_NUMBERS.values(), "baseline"}


def _number(name: str, value: float | None, negative: bool = False) -> float:
    """A number for C, where 0 means the default."""
    if value is None:
        return 0
    if value < 0 and not negative:
        raise ValueError(f"{name} must be at least 0, is {value}")
    return value or _ZERO


def _four(value: float | Iterable[float]) -> tuple[float, ...]:
    return (value,) * 4 if isinstance(value, int | float) else tuple(value)


def _container(settings: dict[str, Any]) -> dict[str, Any]:
    """The members of a container."""
    members: dict[str, Any] = {}
    for name, value in settings.items():
        if name in _LENGTHS:
            members[name] = _number(name, value)
        elif name in _WORDS:
            members[name] = _word(_WORDS[name], value, name)
        elif name == "spacing":
            pair = value if isinstance(value, tuple | list) else (value, value)
            members["item_spacing"], members["line_spacing"] = pair
        elif name == "padding":
            for side, length in zip(_SIDES, _four(value), strict=True):
                members[f"padding_{side}"] = length
        elif name == "reversed":
            members[name] = bool(value)
        elif name in ("max_lines", "max_items_per_line"):
            members[name] = _limit(name, value)
        else:
            raise TypeError(f"there is no setting {name!r} of a flow")
    return members


def _limit(name: str, value: int | None) -> int:
    """A maximum for C, where 0 means none."""
    if value is not None and value < 1:
        raise ValueError(f"{name} must be at least 1, is {value}")
    return value or 0


_LENGTHS = {"width", "height", "min_width", "min_height", "max_width", "max_height"}
_WORDS = {
    "axis": "AXIS",
    "wrap": "LINES",
    "direction": "DIRECTION",
    "justify": "JUSTIFY",
    "justify_last_line": "JUSTIFY",
    "align": "ALIGN",
    "align_lines": "JUSTIFY",
}


@cache
def _word(prefix: str, word: str, argument: str) -> int:
    """The value of a word of documents, such as PL_JUSTIFY_SPACE_BETWEEN for "spaceBetween"."""
    return constant(prefix, snake_case(word), argument)
