"""Transitions between layouts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, get_args

from ._handle import Handle
from ._json import json_bytes
from ._library import NULL, ffi, lib
from .engine import Engine
from .literals import RowChange
from .tree import Tree


class Transition(Handle):
    """The animation from one tree to another as a function of time.

    Nodes with the same id and role move; nodes in only one of the trees fade. Times are seconds from its start. It is
    immutable, and any number of threads may use it.

    >>> import pickerlayout as pl
    >>> wide = pl.layout({"type": "chips", "items": ["tea", "coffee"], "width": 300})
    >>> narrow = pl.layout({"type": "chips", "items": ["coffee", "cocoa"], "width": 90})
    >>> transition = pl.Transition(wide, narrow, timing={"curve": "easeOut", "duration": 0.3})
    >>> transition.duration
    0.3
    >>> [node.id for node in transition.tree(0.1) if node.role == "chip"]
    ['tea', 'coffee', 'cocoa']
    >>> back = transition.reversed(0.1)
    """

    __slots__ = ("_after", "_handle")
    _instead: ClassVar[str] = "make another one of the two trees"

    def __init__(
        self,
        before: Tree,
        after: Tree,
        *,
        timing: str | Mapping[str, Any] | None = None,
        row_change: RowChange | None = None,
    ) -> None:
        """Creates the transition from one tree to another.

        Args:
            before: The layout at the start.
            after: The layout at the end; its fonts and its folder are used to draw text and pictures.
            timing: "spring", the name of a curve such as "easeOut", or a dict with `curve`, `duration` and `spring`;
                None: a spring.
            row_change: How chips change rows: "move", the default, or "fade".

        Raises:
            DocumentError: "$.timing.duration: must be 0 to 3600, is -1".
        """
        for name, tree in [("before", before), ("after", after)]:
            if not isinstance(tree, Tree):
                raise TypeError(f"{name} must be a Tree, is {type(tree).__name__}")
        settings = _settings(timing, row_change)
        self._after = after
        self._handle = _engine(after)._make(
            lib.pl_transition_free, lib.pl_transition_new, before._handle, after._handle, *settings
        )

    def __repr__(self) -> str:
        return f"<Transition of {self.duration:g} s to {self._after!r}>"

    @property
    def duration(self) -> float:
        """Seconds until everything is at rest; 0 if nothing moves."""
        return float(lib.pl_transition_duration(self._handle))

    def tree(self, at: float) -> Tree:
        """Returns the layout after `at` seconds: the first one until 0, the last one after `duration`."""
        engine = _engine(self._after)
        return Tree(
            engine._make(lib.pl_tree_free, lib.pl_transition_tree, self._handle, at), engine
        )

    def retargeted(
        self,
        after: Tree,
        at: float,
        *,
        timing: str | Mapping[str, Any] | None = None,
        row_change: RowChange | None = None,
    ) -> Transition:
        """Returns the transition that interrupts this one after `at` seconds and moves to another tree.

        Every number keeps its position and its velocity. None keeps the timing and the row change."""
        if not isinstance(after, Tree):
            raise TypeError(f"after must be a Tree, is {type(after).__name__}")
        return self._next(
            after, lib.pl_transition_retarget, after._handle, at, *_settings(timing, row_change)
        )

    def reversed(self, at: float) -> Transition:
        """Returns the transition that interrupts this one after `at` seconds and moves back."""
        return self._next(self._after, lib.pl_transition_reverse, at)

    def _next(self, after: Tree, function: Any, *arguments: Any) -> Transition:
        """A transition that interrupts this one."""
        following = object.__new__(type(self))
        following._after = after
        following._handle = _engine(after)._make(
            lib.pl_transition_free, function, self._handle, *arguments
        )
        return following


def _engine(tree: Tree) -> Engine:
    return tree._engine


def _settings(timing: str | Mapping[str, Any] | None, row_change: str | None) -> tuple[Any, int]:
    """The given settings as JSON and its length; none keeps the current ones."""
    if row_change is not None and row_change not in get_args(RowChange):
        raise ValueError(
            f"row_change must be one of {', '.join(get_args(RowChange))}, is {row_change!r}"
        )
    given = {"timing": timing, "rowChange": row_change}
    settings = {key: value for key, value in given.items() if value is not None}
    if not settings:
        return NULL, 0
    json = json_bytes(settings)
    return ffi.from_buffer(json), len(json)
