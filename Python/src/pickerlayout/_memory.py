"""Arrays of C structs as numpy arrays without a copy."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ._library import ffi


class _Memory:
    """Read-only memory of a handle that lives as long as an array on this memory."""

    __slots__ = ("__array_interface__", "owner")

    def __init__(self, address: int, size: int, owner: object) -> None:
        self.owner = owner
        self.__array_interface__ = {
            "version": 3,
            "shape": (size,),
            "typestr": "|u1",
            "data": (address, True),
        }


def view(pointer: Any, count: int, name: str, owner: object) -> NDArray[Any]:
    """The array at a pointer to a C type; it keeps `owner` alive."""
    dtype = dtype_of(name)
    if count == 0:
        empty = np.empty(0, dtype)
        empty.flags.writeable = False
        return empty
    address = int(ffi.cast("uintptr_t", pointer))
    return np.asarray(_Memory(address, count * dtype.itemsize, owner)).view(dtype)


@cache
def dtype_of(name: str) -> np.dtype[Any]:
    """The numpy type of a C type, with the names and offsets of its members.

    A string is an address and a count, which `Tree.strings` decodes; other pointers are addresses."""
    dtype: np.dtype[Any] = np.dtype(_dtype(ffi.typeof(name)))
    return dtype


def _dtype(ctype: Any) -> Any:
    if ctype.kind == "struct":
        return _structure(ctype)
    if ctype.kind == "array":
        item = ctype.item
        return f"S{ctype.length}" if item.cname == "char" else (_dtype(item), (ctype.length,))
    if ctype.kind == "pointer":
        return np.uintp
    return _primitive(ctype)


def _structure(ctype: Any) -> dict[str, Any]:
    fields = ctype.fields
    return {
        "names": [name for name, _ in fields],
        "formats": [np.dtype(_dtype(field.type)) for _, field in fields],
        "offsets": [field.offset for _, field in fields],
        "itemsize": ffi.sizeof(ctype),
    }


def _primitive(ctype: Any) -> str:
    """The code of a number, such as "u4": cffi gives its size, and casting -1 shows its sign."""
    size = ffi.sizeof(ctype)
    if ctype.cname in ("float", "double"):
        return f"f{size}"
    return f"i{size}" if int(ffi.cast(ctype, -1)) < 0 else f"u{size}"
