"""Controls in use."""

from __future__ import annotations

import contextlib
import math
import operator
import threading
from collections.abc import Iterator
from typing import Any, ClassVar, NamedTuple

import numpy as np

from ._handle import Handle
from ._library import ffi, lib
from ._memory import dtype_of
from ._names import constant
from ._strings import text_of, texts_of
from .block import SessionBlock, parts_of
from .engine import Engine
from .limits import Budget, budget_handle
from .literals import BlockPart, Event, Key
from .node import Node, role_name
from .size import in_size
from .tree import Tree
from .values import Color, color_of

Point = tuple[float, float]

#: A time that means the time of the latest event.
_EARLIEST = -1e12


class Target(NamedTuple):
    """The target of a tap or of the focus."""

    #: The role of its node, such as "chip".
    role: str
    #: None for the chip that replaces hidden ones.
    id: str | None


class Refusal(NamedTuple):
    """An item whose selection the selection rule did not allow to change."""

    #: The id of the control; None if it has none.
    control: str | None
    #: The id of the item.
    id: str
    #: "limitReached" or "required".
    reason: str


class Result(NamedTuple):
    """The effects of an event."""

    #: Whether the control used the event: for a tap, whether it hit something; for a wheel, whether anything scrolls;
    #: for a selection, whether the item has that state; for the focus, whether it is there.
    used: bool
    #: The target of a tap or press.
    target: Target | None = None
    #: The ids of newly selected items.
    selected: tuple[str, ...] = ()
    #: The ids of items that are no longer selected.
    deselected: tuple[str, ...] = ()
    #: The id of the removed chip.
    removed: str | None = None
    #: Whether the focus moved to another item.
    moved_focus: bool = False
    #: Whether hidden items are now shown; None: unchanged.
    expanded: bool | None = None
    #: The item that the selection rule refused.
    refusal: Refusal | None = None
    #: The new stage of a touch swatch: "sliders", "peek" or "popped".
    stage: str | None = None
    #: The announcement for a screen reader, in the language of the control.
    announcement: str | None = None


class Session(Handle):
    """A control in use: it takes events, and returns its state and its tree at any time.

    For segmented controls, chips, colour pickers, touch swatches, carousels, drawings with draggable layers, drawings
    and shapes with animated gradients, and panels of them. Points are relative to the control's origin. Times are
    seconds of any monotonic clock. A time before the latest event counts as the time of that event. Points and times
    that are not finite, unknown ids and disabled items have no effect. Threads that use one session wait for each
    other.

    >>> import pickerlayout as pl
    >>> session = pl.Segmented(["Day", "Week"]).session(width=300)
    >>> session.tap((225, 20), at=0.2)
    Target(role='segment', id='Week')
    >>> session.is_animating(0.25), session.selection
    (True, ['Week'])
    """

    __slots__ = ("_block", "_engine", "_handle", "_lock", "_pointer", "_source")
    _instead: ClassVar[str] = "start another one, and select what is selected"

    def __init__(self, handle: Any, engine: Engine, source: str) -> None:
        """Wraps a handle; sessions are made by `session` of a control.

        Args:
            source: The `repr` of the control.
        """
        self._handle = handle
        self._engine = engine
        self._source = source
        self._lock = threading.Lock()
        # The block of the latest call, and its address in C.
        self._block: SessionBlock | None = None
        self._pointer: Any = None

    def __repr__(self) -> str:
        return f"<Session of {self._source}, selected: {self.selection}>"

    def send(
        self,
        event: Event,
        point: Point = (0, 0),
        *,
        at: float = 0,
        by: Point = (0, 0),
        number: int = 0,
        text: str = "",
        color: tuple[float, float, float, float] = (0, 0, 0, 0),
    ) -> Result:
        """Sends an event at a time and returns its effects; each event also has its own method.

        Args:
            event: A name such as "tap"; the constants PL_EVENT_… of the C header describe what each uses.
            point: A point, a velocity, a size or a force.
            by: The distance of "scroll".
            number: The position of a node, or a key.
            text: An id, or the address of an image.
            color: Red, green, blue and alpha of "pick".

        >>> import pickerlayout as pl
        >>> session = pl.Chips(["tea", "coffee"], selection="multiple").session(width=300)
        >>> session.send("select", text="tea").selected, session.send("remove", text="tea").announcement
        (('tea',), 'tea removed')
        """
        if not isinstance(text, str):
            raise TypeError(f"text must be a str, is {type(text).__name__}")
        if isinstance(point, str) or len(point) != 2:
            raise TypeError(f"a point is a pair of numbers, is {point!r}; tap_node taps an item")
        name = text.encode()
        bytes_ = ffi.from_buffer(name)
        passed = ffi.new(
            "pl_event *",
            (
                ffi.sizeof("pl_event"),
                constant("EVENT", event, "event"),
                number,
                *point,
                *by,
                (bytes_, len(name)),
                color,
            ),
        )
        result = ffi.new("pl_result *")
        with self._lock:
            self._engine._call(lib.pl_session_send, self._handle, passed, at, result)
            return _result_of(result)

    def tap(self, point: Point, *, at: float = 0) -> Target | None:
        """Taps a point; returns the target, or None if nothing was tapped.

        It selects a segment, toggles a chip, expands hidden chips, picks a colour, or slides to a page. A tap on the
        trailing icon of a chip is only reported."""
        return self.send("tap", point, at=at).target

    def tap_node(self, node: Node | int, *, at: float = 0) -> Target | None:
        """Taps the item that a node, or the node at a position, of the tree at that time shows or belongs to; returns
        the target, or None if nothing was tapped.

        Keys and assistive technology tap this way, because they have no point. A part that picks from a range gets
        the focus and keeps its value.

        >>> import pickerlayout as pl
        >>> session = pl.Chips(["tea", "coffee"], selection="multiple").session(width=300)
        >>> session.tap_node(session.tree().node("coffee")), session.selection
        (Target(role='chip', id='coffee'), ['coffee'])
        """
        position = _position(node)
        return None if position is None else self.send("tap_node", number=position, at=at).target

    def press_point(self, point: Point, *, at: float = 0) -> Target | None:
        """Presses a point; returns the target, or None if nothing is pressed.

        A segment grows while its neighbours shrink, and is dimmed if the control has a pressed opacity. Nothing is
        selected: call `tap` when the finger is lifted. A press ends with `release` or with another press.

        >>> import pickerlayout as pl
        >>> session = pl.Segmented(["Day", "Week", "Month"]).session(width=300)
        >>> session.press_point((150, 20))
        Target(role='segment', id='Week')
        >>> [round(node.frame.width, 2) for node in session.tree(at=1) if node.role == "segment"]
        [85.1, 105.8, 85.1]
        """
        return self.send("press", point, at=at).target

    def release(self, *, at: float = 0) -> None:
        """Releases the pressed item."""
        self.send("release", at=at)

    @property
    def focus(self) -> Target | None:
        """The target of keys; None if nothing has the focus, such as before the first event."""
        with self._state() as state:
            return _target_of(state.focus)

    def focus_position(self, at: float = 0) -> int | None:
        """The position of the focused node in the tree at a time; None if there is none or it is not shown.

        It distinguishes overflow chips, which have no id.

        >>> import pickerlayout as pl
        >>> session = pl.Chips(["tea", "coffee"]).session(width=300)
        >>> session.press("tab"), session.press("right")
        (True, True)
        >>> session.tree()[session.focus_position()].id
        'coffee'
        """
        position = int(self._call(lib.pl_session_focus_node, at))
        return None if position < 0 else position

    def set_focus(self, node: Node | int | None, *, at: float = 0) -> bool:
        """Moves the focus to a node, or to the node at a position, of the tree at that time.

        Nodes of `Tree.navigation` can have the focus; None removes it. Nothing else changes. Returns whether the node
        has the focus now: if it is not an enabled item, the focus does not move."""
        position = -1 if node is None else _position(node)
        return position is not None and self.send("focus", number=position, at=at).used

    def set_force(self, force: float | None) -> None:
        """Sets the force of the finger for subsequent taps and drags, 0 to 1; None, the initial value: it is not
        measured.

        It affects only the stages and the third component of a touch swatch.

        >>> import pickerlayout as pl
        >>> session = pl.Document({"type": "chromaTouch"}).session()
        >>> session.set_force(0.6)
        >>> session.tap((160, 344))
        Target(role='slider', id='hue')
        >>> "peek" in [node.role for node in session.tree(at=1)]
        True
        """
        self.send("set_force", (math.nan if force is None else force, 0), at=_EARLIEST)

    def scroll(self, point: Point, by: Point, *, at: float = 0) -> bool:
        """Scrolls overflowing segments at a point by a distance, like a wheel; returns whether anything moves.

        Positive distances reveal content further to the right or further down. A horizontal control also accepts a
        mainly vertical distance.

        >>> import pickerlayout as pl
        >>> days = pl.Segmented(["Monday", "Tuesday", "Wednesday"], whenNarrow=["scroll"])
        >>> session = days.session(width=150)
        >>> session.scroll((75, 20), (0, 30)), session.scroll((75, 20), (-99, 0)), session.scroll((75, 20), (-1, 0))
        (True, True, False)
        """
        return self.send("scroll", point, by=by, at=at).used

    def begin_drag(self, point: Point, *, at: float = 0) -> bool:
        """Begins a drag; returns whether there is something to drag at the point."""
        return self.send("begin_drag", point, at=at).used

    def drag(self, point: Point, *, at: float = 0) -> None:
        """Moves the dragged part to a point."""
        self.send("drag", point, at=at)

    def end_drag(self, *, velocity: Point | None = None, at: float = 0) -> None:
        """Ends the drag with a velocity in points per second; None: the velocity of the drag."""
        self.send("end_drag", velocity or (math.nan, math.nan), at=at)

    def press(self, key: Key, *, at: float = 0) -> bool:
        """Presses a key; returns whether it changed anything or moved the focus.

        It acts on the focused item. In a stack or a grid, an arrow key that its control does not handle moves the
        focus to the adjacent control. "tab" and "back_tab" move it from control to control, and return False after
        the last one, so the focus can leave the control. "escape" closes the card of a touch swatch, or restores
        what a popped swatch covers."""
        return self.send("key", number=constant("KEY", key, "key"), at=at).used

    def select(self, id: str, selected: bool = True, *, at: float = 0) -> bool:
        """Selects or deselects the item with an id if the selection rule allows it; slides to a page.

        Returns whether it has that state now."""
        _check_id(id)
        return self.send("select" if selected else "deselect", text=id, at=at).used

    def remove(self, id: str, *, at: float = 0) -> bool:
        """Removes a chip, as its trailing icon requests: the following chips move up and keep their ids and states.

        Returns whether there was one."""
        _check_id(id)
        return self.send("remove", text=id, at=at).used

    def resize(
        self, width: float | None = None, height: float | None = None, *, at: float = 0
    ) -> None:
        """Lays out the control in another size, like `layout`; the selection is kept."""
        self.send("resize", in_size(width, height), at=at)

    @property
    def selection(self) -> list[str]:
        """The ids of the selected items, in item order."""
        with self._state() as state:
            return _texts(state.selection, state.selection_count)

    @property
    def refusal(self) -> Refusal | None:
        """The item that the selection rule refused at the latest tap, key or selection; None if there was none."""
        with self._state() as state:
            return _refusal_of(state.refusal)

    def set_natural_size(self, href: str, size: tuple[float, float], *, at: float = 0) -> bool:
        """Sets the natural size of an image that only a page loads, and lays out everything that depends on it again.

        Returns whether there is an image with that `href` and an unknown size.
        """
        return self.send("set_natural_size", size, text=href, at=at).used

    def pick(self, color: tuple[float, float, float, float], *, at: float = 0) -> bool:
        """Picks a colour: red, green, blue and alpha; returns False if the control does not pick colours."""
        return self.send("pick", color=color, at=at).used

    @property
    def color(self) -> Color | None:
        """The picked colour; None if the control does not pick colours."""
        with self._state() as state:
            return color_of(state.color) if state.has_color else None

    @property
    def stage(self) -> str | None:
        """The stage of the (first) touch swatch: "sliders", "peek" or "popped"; None if there is none."""
        with self._state() as state:
            return text_of(state.stage)

    @property
    def offset(self) -> Point | None:
        """The offset of the most recently dragged layer from its position in the document; None if none was dragged."""
        with self._state() as state:
            return (state.offset_x, state.offset_y) if state.has_offset else None

    @contextlib.contextmanager
    def _state(self) -> Iterator[Any]:
        """The state; its texts are valid until the next call."""
        state = ffi.new("pl_state *")
        with self._lock:
            lib.pl_session_state(self._handle, state)
            yield state
        self._engine._check()

    def page(self, at: float = 0) -> int | None:
        """The page that covers most of a carousel at a time, from 0; None if the control has no pages."""
        page = int(self._call(lib.pl_session_page, at))
        return None if page < 0 else page

    def is_animating(self, at: float = 0) -> bool:
        """Whether the picture changes after a time without input, or something is being dragged."""
        return bool(self._call(lib.pl_session_is_animating, at))

    def _repr_svg_(self) -> str | None:
        """The picture in a notebook, at the time of the latest event."""
        return self.tree(at=_EARLIEST)._repr_svg_()

    def tree(self, *, at: float = 0, budget: Budget | None = None) -> Tree:
        """Returns the tree at a time."""
        make, spent = self._engine._make, budget_handle(budget)
        with self._lock:
            tree = make(lib.pl_tree_free, lib.pl_session_tree, self._handle, at, spent)
        return Tree(tree, self._engine)

    def block(self, *parts: BlockPart, at: float = 0, budget: Budget | None = None) -> SessionBlock:
        """The tree at a time as columns, like `Tree.block`, with the rows that changed since the preceding block.

        If nothing changes and there is no input, returns the same object without changes at almost no cost: draw
        again only `if block.changed`.

        >>> import pickerlayout as pl
        >>> session = pl.Segmented(["Day", "Week"]).session(width=300)
        >>> session.tap((225, 20), at=1)
        Target(role='segment', id='Week')
        >>> blocks = [session.block("drawing", at=at) for at in (1.02, 1.03, 1.03)]
        >>> [sorted(block.changed) for block in blocks[1:]]
        [['elements', 'groups', 'nodes', 'shapes'], []]
        """
        wanted, spent = parts_of(parts), budget_handle(budget)
        changed = ffi.new("const pl_changed_rows **")
        with self._lock:
            known, call = self._block, self._engine._call
            pointer = call(lib.pl_session_block, self._handle, at, wanted, changed, spent)
            if known is None or pointer != self._pointer:
                # A copy, because C frees the block at the next call.
                block = SessionBlock(*_copies(pointer, changed[0]))
            else:
                block = SessionBlock(known.memory) if known.changed else known
            self._block, self._pointer = block, pointer
        return block

    def _call(self, function: Any, *arguments: Any) -> Any:
        """Calls a function that cannot fail."""
        with self._lock:
            result = function(self._handle, *arguments)
        self._engine._check()
        return result


def _position(node: Node | int) -> int | None:
    """The position of a node; None for an impossible number."""
    position = operator.index(node.position if isinstance(node, Node) else node)
    return position if 0 <= position < 2**31 else None


def _check_id(id: object) -> None:
    if not isinstance(id, str):
        raise TypeError(f"id must be a str, is {type(id).__name__}")


def _texts(texts: Any, count: int) -> list[str]:
    return [text or "" for text in texts_of(texts, count)]


def _target_of(target: Any) -> Target | None:
    return Target(role_name(target.role), text_of(target.id)) if target.role >= 0 else None


def _refusal_of(refusal: Any) -> Refusal | None:
    reason = text_of(refusal.reason)
    if reason is None:
        return None
    return Refusal(text_of(refusal.control), text_of(refusal.id) or "", reason)


def _result_of(result: Any) -> Result:
    return Result(
        used=bool(result.used),
        target=_target_of(result.target),
        selected=tuple(_texts(result.selected, result.selected_count)),
        deselected=tuple(_texts(result.deselected, result.deselected_count)),
        removed=text_of(result.removed),
        moved_focus=bool(result.moved_focus),
        expanded=bool(result.expanded) if result.changed_hidden else None,
        refusal=_refusal_of(result.refusal),
        stage=text_of(result.stage),
        announcement=text_of(result.announcement),
    )


def _copies(block: Any, changed: Any) -> tuple[bytes, list[tuple[int, int]]]:
    """The bytes of a block, and the changes of its columns."""
    rows = ffi.buffer(changed, block.column_count * ffi.sizeof("pl_changed_rows"))
    changes = np.frombuffer(rows, dtype_of("pl_changed_rows"))
    return bytes(ffi.buffer(block, block.size)), changes.tolist()
