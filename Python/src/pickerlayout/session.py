"""Controls in use."""

from __future__ import annotations

import math
import threading
from typing import Any, NamedTuple

from ._constants import Key, constant
from ._library import ffi, lib
from ._strings import text_of, texts_of
from .engine import Engine
from .limits import Budget, budget_handle
from .size import in_size
from .tree import Tree

Point = tuple[float, float]


class Color(NamedTuple):
    """A colour; components 0 to 1 in sRGB, not multiplied by alpha."""

    red: float
    green: float
    blue: float
    alpha: float


class Session:
    """A control in use: what a user does goes in, and the tree at any time comes out.

    For segmented controls, chips, colour pickers and carousels. Points are relative to the control's origin. Times are
    seconds of any clock; one before the latest counts as the latest.
    Threads that use one session wait for each other.

    >>> import pickerlayout as pl
    >>> session = pl.Segmented(["Day", "Week"]).session(width=300)
    >>> session.tap((225, 20), at=0.2)
    'Week'
    >>> session.is_animating(0.25), session.selection
    (True, ['Week'])
    """

    __slots__ = ("_engine", "_handle", "_lock")

    def __init__(self, handle: Any, engine: Engine) -> None:
        """Wraps a handle; sessions are made by `session` of a control."""
        self._handle = handle
        self._engine = engine
        self._lock = threading.Lock()

    def tap(self, point: Point, *, at: float = 0) -> str | None:
        """A finger taps a point. Returns the id of what was tapped, "" where it has none; None if nothing was."""
        x, y = point
        id = ffi.new("pl_string *")
        with self._lock:
            tapped = lib.pl_session_tap(self._handle, x, y, at, id)
            result = (text_of(id[0]) or "") if tapped else None
        self._engine.check()
        return result

    def begin_drag(self, point: Point, *, at: float = 0) -> bool:
        """A drag begins; returns whether there is something to drag at the point."""
        return bool(self._call(lib.pl_session_begin_drag, *point, at))

    def drag(self, point: Point, *, at: float = 0) -> None:
        """The finger has moved to a point."""
        self._call(lib.pl_session_drag, *point, at)

    def end_drag(self, *, velocity: Point | None = None, at: float = 0) -> None:
        """The finger is lifted, with a velocity in points per second; None: that of the drag itself."""
        self._call(lib.pl_session_end_drag, *(velocity or (math.nan, math.nan)), at)

    def press(self, key: Key, *, at: float = 0) -> bool:
        """A key is pressed; returns whether it changed anything."""
        return bool(self._call(lib.pl_session_press, constant("KEY", key, "key"), at))

    def select(self, id: str, selected: bool = True, *, at: float = 0) -> bool:
        """Selects the item of an id, or deselects it, like a tap on it; returns whether it is in that state now."""
        if not isinstance(id, str):
            raise TypeError(f"id must be a str, is {type(id).__name__}")
        name = id.encode()
        return bool(self._call(lib.pl_session_select, name, len(name), bool(selected), at))

    def resize(
        self, width: float | None = None, height: float | None = None, *, at: float = 0
    ) -> None:
        """Lays the control out in another size, as in `layout`; what is selected stays."""
        size = in_size(width, height)
        with self._lock:
            self._engine.call(lib.pl_session_resize, self._handle, *size, at)

    @property
    def selection(self) -> list[str]:
        """The ids of the selected items."""
        count = ffi.new("size_t *")
        with self._lock:
            ids = lib.pl_session_selection(self._handle, count)
            return [id or "" for id in texts_of(ids, count[0])]

    @property
    def color(self) -> Color | None:
        """The picked colour; None if the control picks none."""
        color = ffi.new("pl_color *")
        if not self._call(lib.pl_session_color, color):
            return None
        return Color(color.red, color.green, color.blue, color.alpha)

    def page(self, at: float = 0) -> int | None:
        """The page that covers most of a carousel at a time, from 0; None if the control has no pages."""
        page = int(self._call(lib.pl_session_page, at))
        return None if page < 0 else page

    def is_animating(self, at: float = 0) -> bool:
        """Whether the picture changes by itself at a time, so that the next frame has to be drawn."""
        return bool(self._call(lib.pl_session_is_animating, at))

    def tree(self, *, at: float = 0, budget: Budget | None = None) -> Tree:
        """Returns the tree at a time."""
        make, spent = self._engine.make, budget_handle(budget)
        with self._lock:
            tree = make(lib.pl_tree_free, lib.pl_session_tree, self._handle, at, spent)
        return Tree(tree, self._engine)

    def _call(self, function: Any, *arguments: Any) -> Any:
        """Calls a function that cannot fail."""
        with self._lock:
            result = function(self._handle, *arguments)
        self._engine.check()
        return result
