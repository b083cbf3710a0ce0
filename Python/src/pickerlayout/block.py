"""A tree as columns in one piece of memory."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ._library import ffi, lib
from ._memory import dtype_of
from ._names import constant
from .literals import BlockPart


def parts_of(names: Collection[BlockPart]) -> int:
    """The sum of the parts of a block with these names; all parts without names."""
    return sum({constant("PART", name, "parts") for name in names or ("all",)})


def _size_of(row: str) -> int:
    """The bytes of rows of a type; 0 for other types."""
    try:
        return int(ffi.sizeof(row)) if row.isidentifier() else 0
    except (ffi.error, ValueError):
        return 0


class Block(Mapping[str, "NDArray[Any]"]):
    """A tree as columns in one block of memory, which can be copied, saved, sent and mapped.

    A column is a read-only array over this memory. Its rows have the members of the structs in the C header, read by
    name: `block["runs"]["size"]`. An index of -1 means none. A string is an offset and a count, for `strings`. The
    article BlockFormat describes the memory.

    >>> import pickerlayout as pl
    >>> block = pl.layout({"type": "chips", "items": ["tea"]}).block()
    >>> block["nodes"]["height"].round().tolist(), block.strings(block["texts"]["text"])
    ([39.0, 39.0, 39.0, 19.0], ['tea'])
    >>> saved = bytes(block.memory)
    >>> pl.Block(saved)["glyphs"].shape
    (3,)
    """

    def __init__(self, memory: Any) -> None:
        """Uses the `memory` of another block without a copy: bytes, a mapped file, shared memory.

        Raises:
            ValueError: "not a block of a tree".
        """
        self._bytes: NDArray[np.uint8] = np.frombuffer(memory, np.uint8).view()
        self._bytes.flags.writeable = False
        head = dtype_of("pl_block")
        magic, version, count, size = self._part(0, 1, head).tolist()[0]
        if magic != b"PLBLOCK":
            raise ValueError("not a block of a tree")
        if version != lib.PL_BLOCK_VERSION:
            raise ValueError(
                f"the block has the version {version}, readable is {lib.PL_BLOCK_VERSION}"
            )
        self._bytes = self._part(0, size, self._bytes.dtype)
        directory = self._part(head.itemsize, count, dtype_of("pl_column")).tolist()
        self._columns = {name.decode(): (row.decode(), *place) for name, row, *place in directory}

    @property
    def memory(self) -> memoryview:
        """The memory of the block, for a file or another process. The article explains how to read it without numpy."""
        return self._bytes.data

    def __getitem__(self, name: str) -> NDArray[Any]:
        """Returns a column."""
        row, offset, count, size = self._columns[name]
        expected = _size_of(row)
        if expected != size:
            raise ValueError(f"a row of {name} has {size} bytes, expected are {expected}")
        return self._part(offset, count, dtype_of(row))

    def __iter__(self) -> Iterator[str]:
        return iter(self._columns)

    def __len__(self) -> int:
        return len(self._columns)

    def strings(self, column: NDArray[Any]) -> list[str | None]:
        """The texts of a column of strings, such as `block["ids"]` or `block["fonts"]["family"]`; None if absent."""
        if column.dtype != dtype_of("pl_block_string"):
            raise TypeError(
                f"a column of strings is needed, the type of this one is {column.dtype}"
            )
        utf8 = self._utf8
        return [
            str(utf8[start : start + count], "utf-8") if start else None
            for start, count in column.tolist()
        ]

    def to_arrow(self, name: str) -> Any:
        """A column as a pyarrow array; needs pyarrow (`pip install pickerlayout[arrow]`).

        Rows of numbers of one type use the memory of the block without a copy: one number per row,
        such as `pixels`, or a list of a fixed size, such as `transforms`. Other rows are structs, and
        strings are texts; both are copies, because Arrow stores each member separately.

        >>> import pickerlayout as pl
        >>> block = pl.layout({"type": "chips", "items": ["tea"]}).block()
        >>> block.to_arrow("ids").to_pylist(), block.to_arrow("nodes").field("height").type
        (['tea'], DataType(double))
        """
        from ._arrow_block import array_of

        return array_of(self[name], self.strings)

    def pixels(self, bitmap: int) -> NDArray[np.uint32]:
        """The pixels of a row of `bitmaps`, (height, width): 0xAARRGGBB, premultiplied."""
        row = self["bitmaps"][bitmap]
        shape = int(row["height"]), int(row["width"])
        first = int(row["first_pixel"])
        return self["pixels"][first : first + shape[0] * shape[1]].reshape(shape)

    @cached_property
    def _utf8(self) -> bytes:
        return self["utf8"].tobytes()

    def _part(self, offset: int, count: int, dtype: np.dtype[Any]) -> NDArray[Any]:
        """Rows at an offset; a ValueError if they are not within the memory."""
        size = count * dtype.itemsize
        if offset + size > len(self._bytes):
            raise ValueError("not a block of a tree, or a part of one")
        return self._bytes[offset : offset + size].view(dtype)

    def __repr__(self) -> str:
        return f"<Block of {len(self._bytes)} bytes>"


class SessionBlock(Block):
    """The state of a session at a time, as columns; `Session.block` returns it."""

    def __init__(self, memory: Any, changes: Collection[tuple[int, int]] = ()) -> None:
        """Takes the memory of a block, which is not copied.

        Args:
            changes: For each column, the first changed row and their number; no columns: nothing has changed.
        """
        super().__init__(memory)
        #: The changed rows of each column since the previous block: a range that contains all rows that differ from the
        #: row at the same position, or are new. Columns without changes are absent. In the first block, and in one with
        #: other parts than the previous one, it contains all rows.
        self.changed: Mapping[str, range] = {
            name: range(first, first + count)
            for name, (first, count) in zip(self, changes, strict=False)
            if count
        }

    def __repr__(self) -> str:
        return f"{super().__repr__()[:-1]}, changed: {', '.join(self.changed) or 'nothing'}>"
