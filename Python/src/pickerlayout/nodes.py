"""The boxes of a tree as a sequence, and as arrays."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from typing import Any, overload

import numpy as np
from numpy.typing import NDArray

from ._library import ffi, lib
from ._memory import view
from .block import Block, parts_of
from .literals import BlockPart
from .node import Node


class Nodes(Sequence[Node]):
    """The boxes of a tree in paint order."""

    _handle: Any
    _pointer: Any
    _count: int

    def __init__(self, handle: Any) -> None:
        self._handle = handle
        count = ffi.new("size_t *")
        self._pointer = lib.pl_tree_nodes(handle, count)
        self._count = count[0]

    @property
    def frames(self) -> NDArray[np.float64]:
        """The frames of all nodes in points, (n, 4): x, y, width and height, relative to the root's origin."""
        nodes = self.nodes
        return np.ndarray((len(nodes), 4), np.float64, nodes, 0, (nodes.itemsize, 8))

    @property
    def nodes(self) -> NDArray[np.void]:
        """The nodes as an array of the C struct: x, y, width, height, parent, end, role, state, id, text …

        An index of -1 means none; `ROLES` contains the names of roles."""
        return view(self._pointer, self._count, "pl_node", self._handle)

    def block(self, *parts: BlockPart) -> Block:
        """The tree as columns in one block of memory: its nodes, and all or some of its other parts.

        Glyph outlines take most of the time, and do not change while a control moves. The block is made once."""
        return self._block(parts_of(parts))

    def _block(self, parts: int) -> Block:
        block = lib.pl_tree_block(self._handle, parts)
        return Block(view(block, block.size, "uint8_t", self._handle))

    def __len__(self) -> int:
        return self._count

    def __iter__(self) -> Iterator[Node]:
        return (self._at(position) for position in range(self._count))

    @overload
    def __getitem__(self, position: int) -> Node: ...
    @overload
    def __getitem__(self, position: slice) -> list[Node]: ...
    def __getitem__(self, position: int | slice) -> Node | list[Node]:
        """Returns the node at a position in paint order."""
        if isinstance(position, str):
            raise TypeError(f"a node is found by its id with node({position!r}), not in brackets")
        try:
            found = range(self._count)[position]
        except IndexError:
            raise IndexError(f"there are {self._count} nodes, none at {position}") from None
        if isinstance(found, range):
            return [self._at(at) for at in found]
        return self._at(found)

    @abstractmethod
    def _at(self, position: int) -> Node:
        """The node at a position."""

    def _node(self, position: int) -> Node | None:
        return None if position < 0 else self._at(position)
