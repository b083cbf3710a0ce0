"""Structs for C, and the memory to which they point."""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import Any

from ._library import NULL, ffi
from ._strings import Packed, checked_texts, pack


class Arguments:
    """The memory of the arguments of one call, which must outlive the call."""

    __slots__ = ("_kept",)

    def __init__(self) -> None:
        self._kept: list[object] = []

    def keep(self, value: Any) -> Any:
        """Keeps an object alive, and returns it."""
        self._kept.append(value)
        return value

    def struct(self, name: str, **members: Any) -> Any:
        """A pointer to an option struct; omitted members have their defaults."""
        pointer = self.keep(ffi.new(f"{name} *", members))
        pointer.struct_size = ffi.sizeof(name)
        return pointer

    def string(self, text: str | None, argument: str) -> dict[str, Any]:
        """A `pl_string`; absent for None."""
        if text is None:
            return {"bytes": NULL, "count": 0}
        if not isinstance(text, str):
            raise TypeError(f"{argument} must be a str, is {type(text).__name__}")
        data = text.encode()
        return {"bytes": self.keep(ffi.from_buffer("char[]", data)), "count": len(data)}

    def path(self, path: str | os.PathLike[str] | None) -> dict[str, Any]:
        """A `pl_string` with the name of a file or folder; absent for None."""
        return self.string(None if path is None else os.fspath(path), "a path")

    def strings(self, texts: Iterable[str], argument: str) -> tuple[Any, int]:
        """An array of `pl_string`, and its count."""
        packed = pack(checked_texts(texts, argument), argument)
        count = len(packed.offsets) - 1
        return (self.packed(packed) if count else NULL), count

    def packed(self, packed: Packed) -> Any:
        """The array of `pl_string` of packed texts."""
        strings = packed.strings()
        self.keep(packed)
        return self.keep(ffi.from_buffer("pl_string[]", strings))
