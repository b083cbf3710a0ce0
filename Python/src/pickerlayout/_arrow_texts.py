"""Columns of texts of pyarrow as arrays of `pl_string`: no text is copied, and nothing is called for each of them."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from ._memory import dtype_of
from ._strings import address_of

#: Where an empty text is, since a text at address 0 is absent.
_EMPTY = np.zeros(16, np.uint8)

_VIEW = np.dtype(
    [("count", np.int32), ("prefix", np.int32), ("buffer", np.int32), ("offset", np.int32)]
)


class TextColumn:
    """The texts of a column, valid as long as this object is.

    `strings` is an array of `pl_string`; absent where the column is null."""

    def __init__(self, column: Any) -> None:
        self._column = column
        self.strings = _strings(column)

    def __len__(self) -> int:
        return len(self.strings)


def is_text(kind: pa.DataType) -> bool:
    """Whether columns of a type hold texts, or nothing but nulls."""
    if isinstance(kind, pa.BaseExtensionType):
        return is_text(kind.storage_type)
    if pa.types.is_dictionary(kind):
        return is_text(kind.value_type)
    return pa.types.is_null(kind) or _offset_type(kind) is not None or _is_view(kind)


def _strings(column: Any) -> NDArray[np.void]:
    """The texts of an array, which `is_text` accepts."""
    kind = column.type
    if isinstance(kind, pa.BaseExtensionType):
        return _strings(column.storage)
    if pa.types.is_dictionary(kind):
        return _of_dictionary(column)
    strings = np.zeros(len(column), dtype_of("pl_string"))
    if len(column) == column.null_count:
        return strings
    addresses, counts = _of_views(column) if _is_view(kind) else _of_offsets(column)
    strings["bytes"] = np.where(counts == 0, address_of(_EMPTY), addresses)
    strings["count"] = counts
    return _without_nulls(strings, column)


def _without_nulls(strings: NDArray[np.void], column: Any) -> NDArray[np.void]:
    if column.null_count:
        strings[column.is_null().to_numpy(zero_copy_only=False)] = (0, 0)
    return strings


def _of_dictionary(column: Any) -> NDArray[np.void]:
    """Texts that several rows share are not repeated in memory."""
    values = np.append(_strings(column.dictionary), np.zeros(1, dtype_of("pl_string")))
    # The type of the indices may have no number for the null that follows the values.
    indices = column.indices.cast("int64").fill_null(len(values) - 1)
    found: NDArray[np.void] = values[indices.to_numpy()]
    return found


def _of_offsets(column: Any) -> tuple[NDArray[np.uintp], NDArray[np.intp]]:
    _, offsets, data = column.buffers()
    end = column.offset + len(column) + 1
    own = np.frombuffer(offsets, _offset_type(column.type), end)[column.offset :].astype(np.int64)
    counts = np.diff(own)
    size = 0 if data is None else data.size
    if own[0] < 0 or own[-1] > size or (counts < 0).any():
        raise ValueError(f"texts must end within their {size} bytes, do so at {own.max()}")
    start = 0 if data is None else data.address
    return own[:-1].astype(np.uintp) + np.uintp(start), counts


def _of_views(column: Any) -> tuple[NDArray[np.uintp], NDArray[np.intp]]:
    """Texts of at most 12 bytes are in the view itself, behind their count."""
    _, memory, *data = column.buffers()
    views = np.frombuffer(memory, _VIEW, column.offset + len(column))[column.offset :]
    counts = views["count"].astype(np.int64)
    first = memory.address + 16 * column.offset + 4
    inline = np.arange(len(views), dtype=np.uintp) * np.uintp(16) + np.uintp(first)
    is_inline = counts <= 12
    starts = np.array([buffer.address for buffer in data] or [0], np.uintp)
    sizes = np.array([buffer.size for buffer in data] or [0], np.int64)
    number = np.where(is_inline, 0, views["buffer"]).clip(0, len(starts) - 1)
    offset = np.where(is_inline, 0, views["offset"]).astype(np.int64)
    ends = offset + np.where(is_inline, 0, counts)
    wrong = (counts < 0) | (offset < 0) | (ends > sizes[number])
    if (wrong & column.is_valid().to_numpy(zero_copy_only=False)).any():
        raise ValueError("texts must be within their buffers")
    return np.where(is_inline, inline, starts[number] + offset.astype(np.uintp)), counts


def _is_view(kind: pa.DataType) -> bool:
    return any(
        getattr(pa.types, f"is_{name}", _never)(kind) for name in ("string_view", "binary_view")
    )


def _never(kind: pa.DataType) -> bool:
    return False


def _offset_type(kind: pa.DataType) -> type[np.int32 | np.int64] | None:
    if pa.types.is_string(kind) or pa.types.is_binary(kind):
        return np.int32
    return np.int64 if pa.types.is_large_string(kind) or pa.types.is_large_binary(kind) else None
