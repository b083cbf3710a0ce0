"""Hit tests, keyboard navigation, and the changes between two trees."""

from __future__ import annotations

from typing import Any, NamedTuple

from ._library import ffi, lib
from ._names import names
from ._strings import text_of
from .errors import call
from .node import Node
from .nodes import Nodes
from .values import Rect, rect_of


class Hit(NamedTuple):
    """The result of a hit test."""

    #: The topmost node there.
    node: Node
    #: The item whose hit region contains the point.
    item: Node | None
    #: The node of that region: the item, or its delete icon.
    target: Node | None
    #: The hit region, which may be larger than the item; None without an item.
    region: Rect | None


class FocusStop(NamedTuple):
    """An item that can have the focus, and the targets of keys; None if a key has no target."""

    node: Node
    #: In visual directions, also in right-to-left layouts.
    left: Node | None
    right: Node | None
    up: Node | None
    down: Node | None
    #: The first and the last item of the row, in reading order.
    home: Node | None
    end: Node | None


class Change(NamedTuple):
    """A change of the node with an id between two trees."""

    id: str
    #: One or more of "moved", "resized", "row", "added" and "removed".
    kinds: frozenset[str]
    #: The frame before; None for an added node.
    before: Rect | None
    #: The frame after; None for a removed node.
    after: Rect | None
    #: The index of the row before; None without a row.
    row_before: int | None
    #: The index of the row after; None without a row.
    row_after: int | None


class Interaction(Nodes):
    """Queries about a tree."""

    def hit(self, x: float, y: float) -> Hit | None:
        """Finds the node at a point; None if there is none.

        >>> import pickerlayout as pl
        >>> pl.layout({"type": "chips", "items": ["tea", "coffee"]}).hit(20, 20).item.id
        'tea'
        """
        hit = ffi.new("pl_hit *")
        if not lib.pl_tree_hit_test(self._handle, x, y, hit):
            return None
        item, target = self._node(hit.item), self._node(hit.target)
        return Hit(self._at(hit.node), item, target, rect_of(hit.region) if item else None)

    @property
    def navigation(self) -> list[FocusStop]:
        """The items that can have the focus, in the order of the Tab key."""
        stops = self.block("input")["focus_stops"].tolist()
        return [FocusStop(self._at(node), *map(self._node, leads)) for node, *leads, _ in stops]

    def changes(self, before: Interaction) -> list[Change]:
        """The changes since another tree, by node id: in the order of this tree, then the removed nodes.

        Differences below 1/1024 point do not count."""
        if not isinstance(before, Interaction):
            raise TypeError(f"changes needs a tree, not a {type(before).__name__}")
        changes = call(lib.pl_tree_diff, before._handle, self._handle)
        try:
            return [_change(changes.items[position]) for position in range(changes.count)]
        finally:
            lib.pl_changes_free(changes)


def _change(change: Any) -> Change:
    kinds = frozenset(name for name, bit in names("CHANGE").items() if change.kinds & bit)
    return Change(
        text_of(change.id) or "",
        kinds,
        None if "added" in kinds else rect_of(getattr(change, "from")),
        None if "removed" in kinds else rect_of(change.to),
        None if change.from_row < 0 else change.from_row,
        None if change.to_row < 0 else change.to_row,
    )
