"""Text columns of pyarrow as arrays of `pl_string`."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from ._columns import packed_column
from ._library import ffi
from ._memory import dtype_of

#: Types of texts, and the type of bytes with the same memory layout.
_BYTES: dict[pa.DataType, pa.DataType] = {
    pa.string(): pa.binary(),
    pa.large_string(): pa.large_binary(),
    pa.string_view(): pa.binary_view(),
    **{kind: kind for kind in (pa.binary(), pa.large_binary(), pa.binary_view())},
}


class TextColumn:
    """The texts of a column, valid as long as this object.

    `strings` is an array of `pl_string`; absent where the column is null."""

    def __init__(self, column: Any) -> None:
        self._memory, self.strings = _strings(column)

    def shown(self, position: int, limit: int) -> str | None:
        """A text with invalid UTF-8 replaced; None if it is absent, or larger than `limit` bytes."""
        address, count = self.strings[position].tolist()
        if not address or count > limit:
            return None
        text = str(ffi.buffer(ffi.cast("char *", address), count), "utf-8", "replace")
        # The replacement of a malformed byte has three.
        return text if 3 * count <= limit or len(text.encode()) <= limit else None


def is_text(kind: pa.DataType) -> bool:
    """Whether columns of a type contain only texts or nulls."""
    if isinstance(kind, pa.BaseExtensionType):
        return is_text(kind.storage_type)
    if pa.types.is_dictionary(kind):
        return is_text(kind.value_type)
    return pa.types.is_null(kind) or kind in _BYTES


def _strings(column: Any) -> tuple[object, NDArray[np.void]]:
    """The texts of an array that `is_text` accepts, and the object that keeps them alive."""
    kind = column.type
    if isinstance(kind, pa.BaseExtensionType):
        return _strings(column.storage)
    if pa.types.is_dictionary(kind):
        return _of_dictionary(column)
    if pa.types.is_null(kind):
        return None, np.zeros(len(column), dtype_of("pl_string"))
    texts = column.view(_BYTES[kind])
    # Offsets of other programs may be wrong; C checks that each text is UTF-8.
    texts.validate(full=True)
    packed = packed_column(texts.cast(pa.large_binary()), np.int64)
    strings = packed.strings()
    strings[texts.is_null().to_numpy(zero_copy_only=False)] = (0, 0)
    return packed, strings


def _of_dictionary(column: Any) -> tuple[object, NDArray[np.void]]:
    """Stores texts shared by several rows only once."""
    memory, values = _strings(column.dictionary)
    values = np.append(values, np.zeros(1, values.dtype))
    # The null after the values may need a larger type of indices.
    indices = column.indices.cast("int64").fill_null(len(values) - 1)
    return memory, values[indices.to_numpy()]
