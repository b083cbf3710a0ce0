"""Finished layouts."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from ._handle import Handle
from ._library import ffi, lib
from ._strings import text_of, texts_of
from .engine import Engine
from .interaction import Interaction
from .node import Node
from .output import Output
from .records import Records
from .tables import Tables
from .values import Color, color_of

if TYPE_CHECKING:
    import pyarrow

    from .record_types import Border, Icon


class LayoutWarning(NamedTuple):
    """A problem of a layout that its author may not have intended."""

    #: As in JSON, such as "truncated".
    code: str
    #: Of the item; None: the whole layout.
    id: str | None
    #: One line, for people.
    message: str


class Tree(Output, Interaction, Tables, Handle):
    """A finished layout: a sequence of boxes in paint order, of which the first is the root.

    It does not change, and any number of threads may use it at a time. Arrays that it returns are read-only views of
    its memory, and keep it.

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
        return text_of(lib.pl_tree_type(self._handle)) or ""

    @property
    def size(self) -> tuple[float, float]:
        """Width and height of the root, in points."""
        return self._pointer[0].width, self._pointer[0].height

    @cached_property
    def ids(self) -> tuple[str | None, ...]:
        """The ids to which `nodes["id"]` refers."""
        return tuple(self._list(lib.pl_tree_ids, text_of))

    @cached_property
    def records(self) -> Records:
        """The tables as named tuples with decoded texts, which Python reads faster than rows of arrays."""
        return Records(self._handle)

    @property
    def warnings(self) -> list[LayoutWarning]:
        """The problems that the layout found, in this order."""
        return self._list(lib.pl_tree_warnings, _warning)

    @property
    def background(self) -> Color | None:
        """The colour that is painted first, over the whole picture; None if there is none."""
        color = ffi.new("pl_color *")
        return color_of(color) if lib.pl_tree_background(self._handle, color) else None

    @property
    def paper(self) -> Color | None:
        """The colour of what it is seen on, for which its theme chooses its colours; it is not painted. None: any."""
        color = ffi.new("pl_color *")
        return color_of(color) if lib.pl_tree_paper(self._handle, color) else None

    @property
    def foreground(self) -> Color:
        """The colour of texts without a paint."""
        return color_of(lib.pl_tree_foreground(self._handle))

    def node(self, id: str) -> Node | None:
        """The first node with an id; None if there is none."""
        if not isinstance(id, str):
            raise TypeError(f"id must be a str, is {type(id).__name__}")
        name = id.encode()
        return self._node(lib.pl_tree_node_of_id(self._handle, name, len(name)))

    def to_arrow(self) -> pyarrow.RecordBatch:
        """The nodes as a record batch of pyarrow, one row a node; `pickerlayout.arrow.SCHEMA` lists the columns."""
        from ._arrow_tree import record_batch

        return record_batch(self)

    def __eq__(self, other: object) -> bool:
        """Whether both are written as the same JSON, so that they look the same with the same fonts."""
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
    def _texts(self) -> list[tuple[str, str]]:
        """The texts of nodes as they are drawn, and whole."""
        tables = self._text_tables
        texts = (tables.texts[position] for position in range(tables.text_count))
        return [_drawn_and_whole(text) for text in texts]

    @cached_property
    def _drawn_icons(self) -> dict[int, Icon]:
        """What icons look like, by the positions of their nodes."""
        return {icon.node: icon for icon in self.records.drawn_icons}

    @cached_property
    def _borders(self) -> dict[int, Border]:
        """The borders whose sides have different widths, by the positions of their nodes."""
        return {border.node: border for border in self.records.borders}

    def _at(self, position: int) -> Node:
        return Node(self, position)

    def _hidden_ids(self, position: int) -> list[str]:
        count = ffi.new("size_t *")
        ids = lib.pl_tree_hidden_ids(self._handle, position, count)
        return [id or "" for id in texts_of(ids, count[0])]

    def _list(self, function: Any, convert: Any) -> list[Any]:
        """An array of the tree as a list."""
        count = ffi.new("size_t *")
        items = function(self._handle, count)
        return [convert(items[position]) for position in range(count[0])]


def _drawn_and_whole(text: Any) -> tuple[str, str]:
    drawn = text_of(text.text) or ""
    whole = text_of(text.full_text)
    return drawn, drawn if whole is None else whole


def _warning(warning: Any) -> LayoutWarning:
    return LayoutWarning(
        text_of(warning.code) or "", text_of(warning.id), text_of(warning.message) or ""
    )
