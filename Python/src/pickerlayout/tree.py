"""Finished layouts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple, overload

import numpy as np
from numpy.typing import NDArray

from ._library import ffi, lib
from ._memory import view
from ._strings import text_of, texts_of
from .engine import Engine
from .interaction import Interaction
from .node import Node
from .output import Output
from .tables import Tables

if TYPE_CHECKING:
    import pyarrow


class LayoutWarning(NamedTuple):
    """A problem of a layout that its author may not have intended."""

    #: As in JSON, such as "truncated".
    code: str
    #: Of the item; None: the whole layout.
    id: str | None
    #: One line, for people.
    message: str


class Tree(Output, Interaction, Tables, Sequence[Node]):
    """A finished layout: a sequence of boxes in paint order, of which the first is the root.

    It does not change, and any number of threads may use it at a time. Arrays that it returns are read-only views of its
    memory, and keep it.

    >>> import pickerlayout as pl
    >>> tree = pl.layout({"type": "chips", "items": ["tea", "coffee"], "width": 375})
    >>> tree.frames.shape
    (6, 4)
    >>> [node.id for node in tree if node.role == "chip"]
    ['tea', 'coffee']
    """

    def __init__(self, handle: Any, engine: Engine) -> None:
        """Wraps a handle; trees are made by `layout`, sessions, and `read_tree`."""
        self._handle = handle
        # Kept because its measurer may be called for outputs.
        self._engine = engine
        count = ffi.new("size_t *")
        self._pointer = lib.pl_tree_nodes(handle, count)
        self._count: int = count[0]

    @property
    def frames(self) -> NDArray[np.float64]:
        """The frames of all nodes in points, (n, 4): x, y, width and height, relative to the root's origin."""
        nodes = self.nodes
        return np.ndarray((len(nodes), 4), np.float64, nodes, 0, (nodes.itemsize, 8))

    @property
    def nodes(self) -> NDArray[np.void]:
        """The nodes as an array of the C struct: x, y, width, height, parent, end, role, state, id, text, paint …

        An index of -1 is none; `ROLES` has the names of roles."""
        return view(self._pointer, self._count, "pl_node", self._handle)

    @property
    def type(self) -> str:
        """The `type` of the control at the root, such as "chips"."""
        return text_of(lib.pl_tree_type(self._handle)) or ""

    @property
    def size(self) -> tuple[float, float]:
        """Width and height of the root, in points."""
        return self._pointer[0].width, self._pointer[0].height

    @cached_property
    def ids(self) -> list[str | None]:
        """The ids to which `nodes["id"]` refers."""
        return self._list(lib.pl_tree_ids, text_of)

    @property
    def warnings(self) -> list[LayoutWarning]:
        """The problems that the layout found, in this order."""
        return self._list(lib.pl_tree_warnings, _warning)

    def node(self, id: str) -> Node | None:
        """The first node with an id; None if there is none."""
        if not isinstance(id, str):
            raise TypeError(f"id must be a str, is {type(id).__name__}")
        name = id.encode()
        return self._node(lib.pl_tree_node_of_id(self._handle, name, len(name)))

    def to_arrow(self) -> pyarrow.RecordBatch:
        """The nodes as a record batch of pyarrow, one row a node; `pickerlayout.arrow.SCHEMA` lists the columns."""
        from .arrow import record_batch

        return record_batch(self)

    def __len__(self) -> int:
        return self._count

    def __iter__(self) -> Iterator[Node]:
        return (Node(self, position) for position in range(self._count))

    @overload
    def __getitem__(self, position: int) -> Node: ...
    @overload
    def __getitem__(self, position: slice) -> list[Node]: ...
    def __getitem__(self, position: int | slice) -> Node | list[Node]:
        """Returns the node at a position in paint order."""
        found = range(self._count)[position]
        if isinstance(found, range):
            return [Node(self, at) for at in found]
        return Node(self, found)

    def __repr__(self) -> str:
        width, height = (round(length, 4) for length in self.size)
        return f"<Tree {self.type} {width} × {height}, {self._count} nodes>"

    def _at(self, position: int) -> Node:
        return Node(self, position)

    def _node(self, position: int) -> Node | None:
        return None if position < 0 else Node(self, position)

    @cached_property
    def _texts(self) -> list[tuple[str, str]]:
        """The texts of nodes as they are drawn, and whole."""
        tables = self._text_tables
        texts = (tables.texts[position] for position in range(tables.text_count))
        return [_drawn_and_whole(text) for text in texts]

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
