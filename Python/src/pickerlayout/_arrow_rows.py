"""Trees as pyarrow columns for each output, without a call for each node."""

from __future__ import annotations

import struct
from functools import cache, cached_property
from typing import Any, ClassVar, Protocol

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from ._arguments import Arguments
from ._library import NULL, ffi, lib
from ._memory import dtype_of
from .block import Block
from .engine import Engine
from .errors import LimitError, SystemFailedError
from .tree import Tree

Numbers = NDArray[np.int64]

#: The maximum bytes of data from one tree.
DOCUMENT_BYTES = 1 << 30


class Rows(Protocol):
    """The rows of trees in an output."""

    def add(self, engine: Engine, handle: Any) -> int:
        """Reads the required data of a tree by its handle, and returns its size in bytes."""

    def settle(self) -> None:
        """Called while the trees added since the last call still exist."""
        return

    def columns(self) -> tuple[Numbers | int, list[Any]]:
        """The number of rows of each tree, and the columns of all trees."""


class _Column:
    """A column of the blocks of several trees."""

    def __init__(self, row: str) -> None:
        self._dtype = dtype_of(row)
        self.row_size = self._dtype.itemsize
        #: The memory of its rows, and the number of rows in each tree.
        self.pieces, self.row_counts = list[Any](), list[int]()
        self._copies: list[bytes] = []

    def copy(self) -> None:
        """Copies the memory of added rows."""
        self._copies.append(b"".join(self.pieces))
        self.pieces.clear()

    @cached_property
    def rows(self) -> NDArray[Any]:
        """All rows; call it when no more are added."""
        return np.frombuffer(b"".join(self._copies), self._dtype)

    @cached_property
    def counts(self) -> Numbers:
        """The number of rows of each tree."""
        return np.array(self.row_counts, np.int64)

    @cached_property
    def starts(self) -> Numbers:
        """The number of rows before each tree's rows."""
        return np.cumsum(self.counts) - self.counts

    def referring(self, member: str, other: _Column) -> Numbers:
        """The positions in another column to which rows refer; -1 for none."""
        position = self.rows[member]
        return np.where(position < 0, -1, position + np.repeat(other.starts, self.counts))


class NodeRows(Rows):
    """One row per node."""

    #: The columns of blocks that are read, with the types of their rows.
    _ROWS: ClassVar = {
        "nodes": "pl_node",
        "ids": "pl_block_string",
        "texts": "pl_text",
        "utf8": "uint8_t",
    }

    def __init__(self) -> None:
        self._columns = [_Column(row) for row in self._ROWS.values()]
        self._places: struct.Struct | None = None

    def add(self, _: Engine, handle: Any) -> int:
        """Adds the columns of a tree's block without a copy."""
        block = lib.pl_tree_block(handle, lib.PL_PART_TEXTS)
        if block == NULL:
            raise SystemFailedError("there is no memory for the block of a tree")
        size = int(block.size)
        if size > DOCUMENT_BYTES:
            raise LimitError(f"its rows need more than {DOCUMENT_BYTES} bytes", path="$")
        memory = memoryview(ffi.buffer(block, size))
        places = self._places = self._places or _places(tuple(Block(memory)), tuple(self._ROWS))
        found = iter(places.unpack_from(memory))
        for column, start, count in zip(self._columns, found, found, strict=True):
            column.row_counts.append(count)
            column.pieces.append(memory[start : start + count * column.row_size])
        return size

    def settle(self) -> None:
        """Copies data that is still in the memory of trees."""
        for column in self._columns:
            column.copy()

    def columns(self) -> tuple[Numbers, list[Any]]:
        """The columns `NODES`."""
        nodes, ids, texts, utf8 = self._columns
        rows, state, text = nodes.rows, nodes.rows["state"], nodes.referring("text", texts)
        drawn = _taken(texts, texts.rows["text"], utf8, text)
        full = texts.rows["full_text"]
        lengths = (np.ascontiguousarray(rows[name]) for name in ("x", "y", "width", "height"))
        return nodes.counts, [
            pa.array(np.arange(len(rows)) - np.repeat(nodes.starts, nodes.counts), pa.int32()),
            _index(rows["parent"]),
            pa.DictionaryArray.from_arrays(np.ascontiguousarray(rows["role"]), _roles()),
            _taken(ids, ids.rows, utf8, nodes.referring("id", ids)),
            drawn,
            pc.coalesce(_taken(texts, full, utf8, text), drawn) if full["offset"].any() else drawn,
            *map(pa.array, lengths),
            _index(rows["index"]),
            pa.array((state & lib.PL_STATE_SELECTED) != 0),
            pa.array((state & lib.PL_STATE_DISABLED) == 0),
        ]


@cache
def _places(names: tuple[str, ...], chosen: tuple[str, ...]) -> struct.Struct:
    """Reads offset and count of each chosen column from blocks whose directories list columns with these names."""
    first = ffi.sizeof("pl_block") + ffi.offsetof("pl_column", "offset")
    form, end = "=", 0
    for name in chosen:
        place = first + names.index(name) * ffi.sizeof("pl_column")
        form, end = f"{form}{place - end}xQQ", place + 16
    return struct.Struct(form)


def _taken(column: _Column, strings: NDArray[Any], utf8: _Column, positions: Numbers) -> Any:
    """The strings of a column at positions as an array of texts; null at -1, or if absent.

    Blocks have strings in the order of their rows: texts and the bytes between them are an array without a copy."""
    offset, count = strings["offset"].view(np.int64), strings["count"].view(np.int64)
    is_absent = offset == 0
    start = np.where(is_absent, 0, offset + np.repeat(utf8.starts, column.counts))
    ends = np.maximum.accumulate(np.column_stack([start, start + count]).reshape(-1))
    buffers = [None, pa.py_buffer(np.append(ends, 0).astype(np.int32)), pa.py_buffer(utf8.rows)]
    texts = pa.Array.from_buffers(pa.string(), max(len(ends) - 1, 0), buffers)
    is_null = np.append(is_absent, True)[positions]
    return texts.take(pa.array(2 * positions, mask=is_null))


def _index(numbers: NDArray[np.int32]) -> Any:
    """Positions; null instead of -1."""
    return pa.array(numbers, mask=numbers < 0)


@cache
def _roles() -> Any:
    """The names of all roles by number."""
    names: list[str] = []
    while name := lib.pl_role_name(len(names)):
        names.append(ffi.string(name).decode())
    return pa.array(names)


class TreeRows(Rows):
    """One row per document, with its JSON."""

    def __init__(self) -> None:
        self._texts: list[bytes] = []
        self._options = Arguments().struct("pl_render_options", compact=True)

    def add(self, engine: Engine, handle: Any) -> int:
        """Writes a tree."""
        render, work = lib.pl_tree_render, (handle, lib.PL_FORMAT_JSON, self._options, NULL)
        output = engine._make(lib.pl_bytes_free, render, *work)
        # Without the final line feed.
        self._texts.append(ffi.buffer(output.data, output.count - 1)[:])
        return int(output.count)

    def columns(self) -> tuple[int, list[Any]]:
        """The columns `TREE`."""
        return 1, [pa.array(self._texts, pa.string())]


class SummaryRows(Rows):
    """One row per document, with its size and what did not fit."""

    def __init__(self) -> None:
        self._memory, self._codes = bytearray(), list[list[str]]()
        self._summary = ffi.new("pl_summary *")

    def add(self, engine: Engine, handle: Any) -> int:
        """Adds the summary of a tree."""
        lib.pl_tree_summary(handle, self._summary)
        self._memory += ffi.buffer(self._summary)
        warnings = Tree(handle, engine).warnings if self._summary.warning_count else []
        self._codes.append([warning.code for warning in warnings])
        return len(self._memory) // len(self._codes)

    def columns(self) -> tuple[int, list[Any]]:
        """The columns `SUMMARY`."""
        rows = np.frombuffer(self._memory, dtype_of("pl_summary"))
        numbers = (rows[name] for name in ("width", "height", "rows", "hidden", "truncated"))
        codes = pa.array(self._codes, pa.list_(pa.string()))
        return 1, [*(pa.array(np.ascontiguousarray(each)) for each in numbers), codes]


ROWS: dict[str, type[Rows]] = {"nodes": NodeRows, "tree": TreeRows, "summary": SummaryRows}
