"""The boxes of a tree."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, TypeVar

from ._handle import Handle
from ._library import NULL, ffi, lib
from .record_types import Command, Font, Image, Run, Text
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


T = TypeVar("T")


def _record_at(records: tuple[T, ...], position: int) -> T | None:
    """The record at a position; None for -1."""
    return records[position] if position >= 0 else None


class Node(Handle):
    """A box of a tree. It keeps the tree alive."""

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
    def row(self) -> int | None:
        """The row of a chip or the line of a flow item; None without the detail "rows"."""
        return self._row_place("row")

    @property
    def place(self) -> int | None:
        """The position in `row`, from 0; None for nodes outside rows."""
        return self._row_place("place")

    def _row_place(self, member: str) -> int | None:
        places = self.tree._base["row_places"]
        found = int(places[member][self.position]) if len(places) else -1
        return found if found >= 0 else None

    @property
    def text(self) -> str | None:
        """The drawn text, including an ellipsis if it is truncated; None if the node has none."""
        return self.tree._texts[self._node.text][0] if self._node.text >= 0 else None

    @property
    def full_text(self) -> str | None:
        """The full text, even if it is truncated; None if the node has none."""
        return self.tree._texts[self._node.text][1] if self._node.text >= 0 else None

    @property
    def icon(self) -> str | None:
        """The name of the icon; None if the node has none."""
        return _record_at(self.tree._icons, self._node.icon)

    @property
    def text_record(self) -> Text | None:
        """The record of its text, with runs, baseline and number of lines; None if the node has none."""
        return _record_at(self.tree.records.texts, self._node.text)

    @property
    def font(self) -> Font | None:
        """The requested font of the text; None if the node has none."""
        text = self.text_record
        return None if text is None else _record_at(self.tree.records.fonts, text.font)

    @property
    def runs(self) -> tuple[Run, ...]:
        """The glyphs that the node itself draws, from left to right; the baseline is in `text_record`.

        A label of several lines has none: its children of role "line" have them."""
        text = self.text_record
        return () if text is None else self.tree.records.runs[text.runs]

    @property
    def image(self) -> Image | None:
        """The image; None if the node has none."""
        return _record_at(self.tree.records.images, self._node.image)

    @property
    def commands(self) -> tuple[Command, ...]:
        """The commands that draw the node without its descendants: fills, lines, glyphs and groups, as in `records`.

        >>> import pickerlayout as pl
        >>> from pickerlayout.constants import Op
        >>> tree = pl.layout({"type": "chips", "items": ["tea"], "chip": {"fill": "#FF0000"}})
        >>> brushes = tree.records.brushes
        >>> [brushes[c.brush].color.red for c in tree.node("tea").commands if c.op == Op.FILL]
        [1.0]
        """
        return tuple(self.tree._commands.get(self.position, ()))

    @property
    def path(self) -> str | None:
        """The position of a control in its parent's document; None for a control without a parent.

        >>> import pickerlayout as pl
        >>> tree = pl.layout({"type": "stack", "items": [{"type": "chips", "items": ["tea"]}]})
        >>> [node.path for node in tree if node.role == "chips"]
        ['items[0]']
        """
        return None if self._node.path < 0 else self.tree.records.paths[self._node.path]

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
    def leaving(self) -> bool:
        """Whether the node disappears in a transition: it is drawn but takes no input."""
        return bool(self._node.state & lib.PL_STATE_LEAVING)

    @property
    def min_target(self) -> float:
        """The minimum size of the hit region in points."""
        return 44.0 if self._node.min_target < 0 else float(self._node.min_target)

    @property
    def hidden_ids(self) -> list[str]:
        """The ids of the items that a node of role "overflow" represents."""
        return list(
            self.tree._hidden_ids[self._node.first_hidden_id :][: self._node.hidden_id_count]
        )

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
        """All descendants, in paint order."""
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
