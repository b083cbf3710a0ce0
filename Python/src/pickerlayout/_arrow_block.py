"""Columns of blocks as arrays of pyarrow."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from ._memory import dtype_of


def array_of(rows: NDArray[Any], strings: Callable[[NDArray[Any]], list[str | None]]) -> Any:
    """The rows as an array: on the same memory if they are numbers of one type, otherwise a copy."""
    dtype = rows.dtype
    if dtype == dtype_of("pl_block_string"):
        return pa.array(strings(rows), pa.string())
    if dtype.kind == "S":
        return pa.array(rows.astype(str), pa.string())
    number = _number_in(dtype)
    if number is None:
        names = [name for name in dtype.names or () if name != "reserved"]
        members = [array_of(rows[name], strings) for name in names]
        return pa.StructArray.from_arrays(members, names)
    # A member of structs is not contiguous, and is copied.
    memory = pa.py_buffer(np.ascontiguousarray(rows).view(np.uint8))
    width = dtype.itemsize // number.itemsize
    kind = pa.from_numpy_dtype(number)
    numbers = pa.Array.from_buffers(kind, rows.size * width, [None, memory])
    return numbers if dtype == number else pa.FixedSizeListArray.from_arrays(numbers, width)


def _number_in(dtype: np.dtype[Any]) -> np.dtype[Any] | None:
    """The type of the numbers in rows; None for rows of several types."""
    if dtype.names is None:
        return dtype if dtype.kind in "iuf" else None
    members = {_number_in(dtype[name]) for name in dtype.names}
    return members.pop() if len(members) == 1 else None
