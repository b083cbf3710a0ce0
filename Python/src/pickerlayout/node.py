"""The boxes of a tree."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ._handle import Handle
from ._library import NULL, ffi, lib
from .appearance import Appearance, record_at
from .values import Rect, rect_of

if TYPE_CHECKING:
    from .tree import Tree


def _role_names() -> list[str]:
    """All roles, in the order of their numbers."""
    names: list[str] = []
    while (name := lib.pl_role_name(len(names))) != NULL:
        names.append(ffi.string(name).decode())
    return names


#: The names of all roles, as in JSON; the position is the number in `Tree.nodes`.
ROLES: tuple[str, ...] = tuple(_role_names())


def role_name(role: int) -> str:
    """The name of a role, as in JSON."""
    return ROLES[role]


class Node(Appearance, Handle):
    """A box of a tree, which it keeps alive."""

    __slots__ = ("_node", "position", "tree")
    _instead: ClassVar[str] = "take what you need of it"

    def __init__(self, tree: Tree, position: int) -> None:
        self.tree = tree
        #: The position in the tree, which is the paint order.
        self.position = position
        self._node = tree._pointer[position]

    @property
    def role(self) -> str:
        """What the node represents, such as "chip" or "label"."""
        return role_name(self._node.role)

    @property
    def id(self) -> str | None:
        """The id from the document."""
        return None if self._node.id < 0 else self.tree.ids[self._node.id]

    @property
    def frame(self) -> Rect:
        """The border box, relative to the root's origin, before any transform."""
        return rect_of(self._node)

    @property
    def parent(self) -> Node | None:
        """The parent; None for the root."""
        return self.tree._node(self._node.parent)

    @property
    def index(self) -> int | None:
        """The index of a row, line or page in its parent; None for other nodes."""
        return None if self._node.index < 0 else int(self._node.index)

    @property
    def text(self) -> str | None:
        """The text as it is drawn, of a truncated one with its ellipsis; None if the node has none."""
        return self.tree._texts[self._node.text][0] if self._node.text >= 0 else None

    @property
    def full_text(self) -> str | None:
        """The whole text, also of a truncated one; None if the node has none."""
        return self.tree._texts[self._node.text][1] if self._node.text >= 0 else None

    @property
    def paints_text(self) -> bool:
        """Whether the paint colours the text of the node, instead of a box."""
        return bool(lib.pl_role_paints_text(self._node.role))

    @property
    def icon(self) -> str | None:
        """The name of the icon; None if the node has none."""
        return record_at(self.tree.records.icons, self._node.icon)

    @property
    def end(self) -> int:
        """The position after the last descendant: the descendants are at `position + 1` to `end - 1`."""
        return int(self._node.end)

    @property
    def selected(self) -> bool:
        """Whether the item is selected."""
        return bool(self._node.state & lib.PL_STATE_SELECTED)

    @property
    def enabled(self) -> bool:
        """Whether the item can be used."""
        return not self._node.state & lib.PL_STATE_DISABLED

    @property
    def min_target(self) -> float:
        """The minimum size of the hit region in points."""
        return 44.0 if self._node.min_target < 0 else float(self._node.min_target)

    @property
    def hidden_ids(self) -> list[str]:
        """The ids of the items that a node of role "overflow" stands for."""
        return self.tree._hidden_ids(self.position)

    @property
    def children(self) -> list[Node]:
        """The children, in paint order."""
        found, position = [], self.position + 1
        while position < self.end:
            found.append(Node(self.tree, position))
            position = found[-1].end
        return found

    @property
    def descendants(self) -> list[Node]:
        """The children and theirs, in paint order."""
        return self.tree[self.position + 1 : self.end]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Node):
            return NotImplemented
        return self.tree is other.tree and self.position == other.position

    def __hash__(self) -> int:
        return hash((id(self.tree), self.position))

    def __repr__(self) -> str:
        name = "" if self.id is None else f" {self.id!r}"
        x, y, width, height = (round(number, 4) for number in self.frame)
        return f"<Node {self.position} {self.role}{name} {width} × {height} at ({x}, {y})>"
