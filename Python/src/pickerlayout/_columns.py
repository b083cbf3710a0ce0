"""Text columns of pyarrow, whose memory C can read directly."""

from __future__ import annotations

import sys
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ._strings import Packed


def column_of(texts: object) -> Packed | None:
    """The texts of a string column of pyarrow, without a copy of their bytes; None for anything else.

    It does not import pyarrow: without pyarrow there are no such columns."""
    arrow = sys.modules.get("pyarrow")
    if arrow is None or not isinstance(texts, arrow.Array | arrow.ChunkedArray):
        return None
    column: Any = texts.combine_chunks() if isinstance(texts, arrow.ChunkedArray) else texts
    if not (arrow.types.is_string(column.type) or arrow.types.is_large_string(column.type)):
        raise TypeError(f"texts must be a column of strings, is one of {column.type}")
    if column.null_count:
        raise ValueError(f"texts must have no nulls, has {column.null_count}")
    return packed_column(column, np.int32 if arrow.types.is_string(column.type) else np.int64)


def packed_column(column: Any, offset_type: type[np.int32 | np.int64]) -> Packed:
    """The texts of a column without nulls, with offsets of a type."""
    _, offsets, data = column.buffers()
    count = len(column)
    if count == 0 or offsets is None:
        return Packed(b"", np.zeros(1, np.int64))
    all_offsets: NDArray[Any] = np.frombuffer(offsets, offset_type)
    own = all_offsets[column.offset : column.offset + count + 1]
    size = 0 if data is None else data.size
    # C checks that offsets do not decrease, but it cannot know where the bytes end.
    if own[0] < 0 or own[-1] > size:
        raise ValueError(f"texts must end within their {size} bytes, do so at {own[-1]}")
    return Packed(b"" if data is None else data, own.astype(np.int64))
