"""Finished layouts."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from ._handle import Handle
from ._library import lib
from .block import Block
from .constants import Op
from .engine import Engine
from .interaction import Interaction
from .node import Node
from .output import Output
from .records import Records
from .values import Color

if TYPE_CHECKING:
    import pyarrow

    from .record_types import Command


class LayoutWarning(NamedTuple):
    """A problem in a layout that its author may not have intended."""

    #: As in JSON, such as "truncated".
    code: str
    #: The id of the item; None: the warning is about the layout.
    id: str | None
    #: One line, for people.
    message: str


class Tree(Output, Interaction, Handle):
    """A finished layout: a sequence of boxes in paint order, beginning with the root.

    It is immutable, and any number of threads may use it. Arrays that it returns are read-only views that keep its
    memory alive.

    >>> import pickerlayout as pl
    >>> tree = pl.layout({"type": "chips", "items": ["tea", "coffee"], "width": 375})
    >>> tree.frames.shape
    (6, 4)
    >>> [node.id for node in tree if node.role == "chip"]
    ['tea', 'coffee']
    """

    _instead: ClassVar[str] = "pickle its json(), which read_tree reads back"

    def __init__(self, handle: Any, engine: Engine) -> None:
        """Wraps a handle; trees are made by `layout`, sessions, and `read_tree`."""
        super().__init__(handle)
        # Kept because its measurer may be called for outputs.
        self._engine = engine

    @property
    def type(self) -> str:
        """The `type` of the control at the root, such as "chips"."""
        return self._base.strings(self._base["tree"]["type"])[0] or ""

    @property
    def size(self) -> tuple[float, float]:
        """Width and height of the root, in points."""
        return self._pointer[0].width, self._pointer[0].height

    @cached_property
    def ids(self) -> tuple[str | None, ...]:
        """The ids to which `nodes["id"]` refers."""
        return tuple(self._base.strings(self._base["ids"]))

    @cached_property
    def records(self) -> Records:
        """The columns of `block()` as named tuples with decoded texts, which Python reads faster than arrays."""
        return Records(self.block())

    @property
    def warnings(self) -> list[LayoutWarning]:
        """The problems found during layout, in the order in which they were found."""
        rows, texts = self._base["warnings"], self._base.strings
        found = zip(texts(rows["code"]), texts(rows["id"]), texts(rows["message"]), strict=True)
        return [LayoutWarning(code or "", id, message or "") for code, id, message in found]

    @property
    def background(self) -> Color | None:
        """The colour that fills the picture first; None if there is none."""
        return self._color("background")

    @property
    def paper(self) -> Color | None:
        """The colour behind the tree, for which its theme chooses its colours; it is not painted. None: unknown."""
        return self._color("paper")

    @property
    def foreground(self) -> Color:
        """The colour of text without a paint."""
        return self._color("foreground") or Color(0, 0, 0, 0)

    @property
    def _ground(self) -> str | None:
        if self.background is not None:
            return None
        paper = self.paper or Color(1, 1, 1, 1)
        return "#" + "".join(f"{round(component * 255):02X}" for component in paper[:3])

    def _color(self, name: str) -> Color | None:
        color = Color(*self._base["tree"][name][0].tolist())
        return color if color.alpha > 0 else None

    def node(self, id: str) -> Node | None:
        """The first node with an id; None if there is none."""
        if not isinstance(id, str):
            raise TypeError(f"id must be a str, is {type(id).__name__}")
        name = id.encode()
        return self._node(lib.pl_tree_node_of_id(self._handle, name, len(name)))

    def to_arrow(self) -> pyarrow.RecordBatch:
        """The nodes as a pyarrow record batch, one row per node; `pickerlayout.arrow.SCHEMA` lists the columns."""
        from ._arrow_tree import record_batch

        return record_batch(self)

    def __eq__(self, other: object) -> bool:
        """Whether both have the same JSON. They then look the same with the same fonts."""
        if self is other:
            return True
        if not isinstance(other, Tree):
            return NotImplemented
        if (self.type, self._count) != (other.type, other._count):
            return False
        mine, others = (tree.render("nodes", compact=True) for tree in (self, other))
        return mine == others

    def __hash__(self) -> int:
        return hash((self.type, self._count, self.ids))

    def __repr__(self) -> str:
        width, height = (round(length, 4) for length in self.size)
        return f"<Tree {self.type} {width} × {height}, {self._count} nodes>"

    @cached_property
    def _base(self) -> Block:
        """The block of the nodes alone."""
        return self._block(0)

    @cached_property
    def _icons(self) -> tuple[str, ...]:
        """The names of icons."""
        return tuple(name or "" for name in self._base.strings(self._base["icons"]))

    @cached_property
    def _hidden_ids(self) -> tuple[str, ...]:
        """The ids of hidden items of all overflow nodes."""
        return tuple(id or "" for id in self._base.strings(self._base["hidden_ids"]))

    @cached_property
    def _texts(self) -> list[tuple[str, str]]:
        """The drawn texts of nodes, and the complete ones."""
        block = self.block("texts")
        drawn, whole = (block.strings(block["texts"][name]) for name in ("text", "full_text"))
        return [(text or "", full or text or "") for text, full in zip(drawn, whole, strict=True)]

    @cached_property
    def _commands(self) -> dict[int, list[Command]]:
        """The commands that draw each node without its descendants, by its position."""
        found: dict[int, list[Command]] = {}
        nodes: list[int] = []
        for command in self.records.commands:
            if command.op == Op.BEGIN:
                nodes.append(command.index)
            elif command.op == Op.END:
                nodes.pop()
            else:
                found.setdefault(nodes[-1], []).append(command)
        return found

    def _at(self, position: int) -> Node:
        return Node(self, position)
