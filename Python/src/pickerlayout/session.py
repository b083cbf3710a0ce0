"""Controls in use."""

from __future__ import annotations

import math
import operator
import threading
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
from .literals import BlockPart, Key
from .node import Node, role_name
from .size import in_size
from .tree import Tree
from .values import Color, color_of

Point = tuple[float, float]


class Target(NamedTuple):
    """What a tap or the focus is on."""

    #: Of its node, such as "chip".
    role: str
    #: None for the chip that stands for hidden ones.
    id: str | None


class Refusal(NamedTuple):
    """An item that the rule of selection refused to change."""

    #: The id of the control; None if it has none.
    control: str | None
    #: Of the item.
    id: str
    #: "limitReached" or "required".
    reason: str


class Session(Handle):
    """A control in use: what a user does goes in, and the tree at any time comes out.

    For segmented controls, chips, colour pickers, touch swatches, carousels, drawings with draggable layers, drawings
    and shapes whose gradients move, and panels of them. Points are relative to the control's origin. Times are seconds
    of any clock; one before the latest of what was done counts as that. A point or time that is not finite, an id that
    there is not, and a disabled item have no effect. Threads that use one session wait for each other.

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
        # The block of the latest call, and where C has it.
        self._block: SessionBlock | None = None
        self._pointer: Any = None

    def __repr__(self) -> str:
        return f"<Session of {self._source}, selected: {self.selection}>"

    def tap(self, point: Point, *, at: float = 0) -> Target | None:
        """A finger taps a point; returns what was tapped, None if nothing was.

        It selects a segment, toggles a chip, expands hidden chips, picks a colour, or slides to a page. A tap on the
        trailing icon of a chip is only reported."""
        return self._target(lib.pl_session_tap, *point, at)

    def tap_node(self, node: Node | int, *, at: float = 0) -> Target | None:
        """Taps the item that a node of the tree at that time, or the one at a position, shows or is part of, as keys
        and assistive technology do, which have no point; returns what was tapped, None if nothing was.

        A part that picks from a range gets the focus, and keeps its value.

        >>> import pickerlayout as pl
        >>> session = pl.Chips(["tea", "coffee"], selection="multiple").session(width=300)
        >>> session.tap_node(session.tree().node("coffee")), session.selection
        (Target(role='chip', id='coffee'), ['coffee'])
        """
        position = operator.index(node.position if isinstance(node, Node) else node)
        if not 0 <= position < 2**31:
            return None
        return self._target(lib.pl_session_tap_node, position, at)

    def press_point(self, point: Point, *, at: float = 0) -> Target | None:
        """A finger comes down on a point; returns what is pressed, None if nothing is.

        A segment grows while its neighbours give way, and is dimmed where the control says so. Nothing is selected: for
        that, call `tap` when the finger lifts. A press ends with another one, and with `release`.

        >>> import pickerlayout as pl
        >>> session = pl.Segmented(["Day", "Week", "Month"]).session(width=300)
        >>> session.press_point((150, 20))
        Target(role='segment', id='Week')
        >>> [round(node.frame.width, 2) for node in session.tree(at=1) if node.role == "segment"]
        [85.1, 105.8, 85.1]
        """
        return self._target(lib.pl_session_press_point, *point, at)

    def release(self, *, at: float = 0) -> None:
        """Releases what is pressed."""
        self._call(lib.pl_session_release, at)

    @property
    def focus(self) -> Target | None:
        """What keys act on; None if nothing has the focus, as before any input."""
        return self._target(lib.pl_session_focus)

    def focus_position(self, at: float = 0) -> int | None:
        """The position of the node that has the focus in the tree at a time; None if there is none, or it is not shown.

        It tells the chips apart that stand for hidden ones, which have no id.

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
        """Moves the focus to a node of the tree at that time, or the one at a position, and changes nothing else.

        Nodes of `Tree.navigation` can have the focus; None removes it. Returns whether the focus is there now: if the
        node is no item, or a disabled one, it stays where it was."""
        if node is None:
            return bool(self._call(lib.pl_session_set_focus, -1, at))
        position = operator.index(node.position if isinstance(node, Node) else node)
        if not 0 <= position < 2**31:
            return False
        return bool(self._call(lib.pl_session_set_focus, position, at))

    def set_force(self, force: float | None) -> None:
        """Sets the force of the finger for the taps and drags that follow, 0 to 1; None, as in the beginning: it is not
        measured.

        The stages and the third component of a touch swatch depend on it, and nothing else.

        >>> import pickerlayout as pl
        >>> session = pl.Document({"type": "chromaTouch"}).session()
        >>> session.set_force(0.6)
        >>> session.tap((160, 344))
        Target(role='slider', id='hue')
        >>> "peek" in [node.role for node in session.tree(at=1)]
        True
        """
        self._call(lib.pl_session_set_force, math.nan if force is None else force)

    def scroll(self, point: Point, by: Point, *, at: float = 0) -> bool:
        """A wheel turns over a point: scrolls the segments of a control that do not fit by a distance; returns whether
        anything moves.

        A positive distance shows more of what is further to the right, or below. A horizontal control also takes one
        that leads mainly downwards.

        >>> import pickerlayout as pl
        >>> days = pl.Segmented(["Monday", "Tuesday", "Wednesday"], whenNarrow=["scroll"])
        >>> session = days.session(width=150)
        >>> session.scroll((75, 20), (0, 30)), session.scroll((75, 20), (-99, 0)), session.scroll((75, 20), (-1, 0))
        (True, True, False)
        """
        return bool(self._call(lib.pl_session_scroll, *point, *by, at))

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
        """A key is pressed; returns whether it changed anything, or moved the focus.

        It acts on what has the focus. In a stack or a grid, an arrow key without further use in its control moves the
        focus to the adjacent control. "tab" and "back_tab" move it from control to control, and return False beyond the
        last one: the focus may go on to what is outside. "escape" closes the card of a touch swatch, and shows
        everything again that the swatch alone covers."""
        return bool(self._call(lib.pl_session_press, constant("KEY", key, "key"), at))

    def select(self, id: str, selected: bool = True, *, at: float = 0) -> bool:
        """Selects the item of an id, or deselects it, where the rule of selection allows it; slides to a page.

        Returns whether it is in that state now."""
        if not isinstance(id, str):
            raise TypeError(f"id must be a str, is {type(id).__name__}")
        name = id.encode()
        return bool(self._call(lib.pl_session_select, name, len(name), bool(selected), at))

    def remove(self, id: str, *, at: float = 0) -> bool:
        """Removes a chip, as its trailing icon asks for: the others move up, and keep their ids and states.

        Returns whether there was one."""
        if not isinstance(id, str):
            raise TypeError(f"id must be a str, is {type(id).__name__}")
        name = id.encode()
        return bool(self._call(lib.pl_session_remove, name, len(name), at))

    def resize(
        self, width: float | None = None, height: float | None = None, *, at: float = 0
    ) -> None:
        """Lays the control out in another size, as in `layout`; what is selected stays."""
        size = in_size(width, height)
        with self._lock:
            self._engine._call(lib.pl_session_resize, self._handle, *size, at)

    @property
    def selection(self) -> list[str]:
        """The ids of the selected items, in the order of the items."""
        count = ffi.new("size_t *")
        with self._lock:
            ids = lib.pl_session_selection(self._handle, count)
            return [id or "" for id in texts_of(ids, count[0])]

    @property
    def refusal(self) -> Refusal | None:
        """What the rule of selection refused of the latest tap, key or selection; None: nothing."""
        found = ffi.new("pl_refusal *")
        with self._lock:
            if not lib.pl_session_refusal(self._handle, found):
                return None
            # The texts are valid until the next call.
            return Refusal(
                text_of(found.control), text_of(found.id) or "", text_of(found.reason) or ""
            )

    def set_natural_size(self, href: str, size: tuple[float, float], *, at: float = 0) -> bool:
        """Sets the natural width and height of an image that only a page loads, and lays out what depends on it.

        Returns whether there is an image of that `href` whose size was not known.
        """
        address = href.encode()
        width, height = size
        return bool(
            self._call(lib.pl_session_set_natural_size, address, len(address), width, height, at)
        )

    def pick(self, color: tuple[float, float, float, float], *, at: float = 0) -> bool:
        """Picks a colour: red, green, blue and alpha; returns False if the control picks none."""
        red, green, blue, alpha = color
        picked = ffi.new("pl_color *", (red, green, blue, alpha))[0]
        return bool(self._call(lib.pl_session_pick, picked, at))

    @property
    def color(self) -> Color | None:
        """The picked colour; None if the control picks none."""
        color = ffi.new("pl_color *")
        if not self._call(lib.pl_session_color, color):
            return None
        return color_of(color)

    @property
    def stage(self) -> str | None:
        """The stage of the touch swatch, in a container of the first one: "sliders", "peek" or "popped"; else None."""
        stage = ffi.new("pl_string *")
        with self._lock:
            if not lib.pl_session_stage(self._handle, stage):
                return None
            return text_of(stage[0])

    @property
    def offset(self) -> Point | None:
        """How far the layer of a drawing that was dragged last is from its place; None if none was dragged."""
        x, y = ffi.new("double *"), ffi.new("double *")
        return (x[0], y[0]) if self._call(lib.pl_session_offset, x, y) else None

    def page(self, at: float = 0) -> int | None:
        """The page that covers most of a carousel at a time, from 0; None if the control has no pages."""
        page = int(self._call(lib.pl_session_page, at))
        return None if page < 0 else page

    def is_animating(self, at: float = 0) -> bool:
        """Whether the picture changes by itself from a time on, or something is being dragged."""
        return bool(self._call(lib.pl_session_is_animating, at))

    def tree(self, *, at: float = 0, budget: Budget | None = None) -> Tree:
        """Returns the tree at a time."""
        make, spent = self._engine._make, budget_handle(budget)
        with self._lock:
            tree = make(lib.pl_tree_free, lib.pl_session_tree, self._handle, at, spent)
        return Tree(tree, self._engine)

    def block(self, *parts: BlockPart, at: float = 0, budget: Budget | None = None) -> SessionBlock:
        """The tree at a time as columns, as in `Tree.block`, with the rows that have changed since the block before.

        A control at rest, to which nothing is put in, returns the same object again, with nothing changed, and costs
        next to nothing: draw again only `if block.changed`.

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

    def _target(self, function: Any, *arguments: Any) -> Target | None:
        """Calls a function that stores what it is about."""
        target = ffi.new("pl_target *")
        with self._lock:
            found = function(self._handle, *arguments, target)
            # The text is valid until the next call.
            result = Target(role_name(target.role), text_of(target.id)) if found else None
        self._engine._check()
        return result

    def _call(self, function: Any, *arguments: Any) -> Any:
        """Calls a function that cannot fail."""
        with self._lock:
            result = function(self._handle, *arguments)
        self._engine._check()
        return result


def _copies(block: Any, changed: Any) -> tuple[bytes, list[tuple[int, int]]]:
    """The bytes of a block, and the changes of its columns."""
    rows = ffi.buffer(changed, block.column_count * ffi.sizeof("pl_changed_rows"))
    changes = np.frombuffer(rows, dtype_of("pl_changed_rows"))
    return bytes(ffi.buffer(block, block.size)), changes.tolist()
