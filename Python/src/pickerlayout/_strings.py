"""Texts between Python and C."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import accumulate
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ._library import NULL, ffi


def text_of(string: Any) -> str | None:
    """The text of a `pl_string`; None if it is absent."""
    if string.bytes == NULL:
        return None
    return str(ffi.unpack(string.bytes, string.count), "utf-8") if string.count else ""


def texts_of(strings: Any, count: int) -> list[str | None]:
    """The texts of an array of `pl_string`."""
    return [text_of(strings[position]) for position in range(count)]


def checked_texts(texts: Iterable[str], argument: str) -> Sequence[str]:
    """A list of texts as a sequence; a TypeError for a single text, which would be read as its characters."""
    if isinstance(texts, str | bytes):
        kind = type(texts).__name__
        raise TypeError(f"{argument} must be a list of texts, is {kind}: write [text]")
    return texts if isinstance(texts, list | tuple) else list(texts)


class Packed:
    """Consecutive texts in one block of memory, and their offsets.

    Text i is `data[offsets[i]:offsets[i + 1]]`.
    """

    __slots__ = ("data", "offsets")

    def __init__(self, data: Any, offsets: NDArray[np.int64]) -> None:
        self.data = data
        self.offsets = offsets

    @classmethod
    def joined(cls, pieces: Sequence[bytes] | Sequence[str], data: bytes) -> Packed:
        """Texts whose bytes are `data`."""
        offsets = accumulate(map(len, pieces), initial=0)
        return cls(data, np.fromiter(offsets, np.int64, len(pieces) + 1))

    def strings(self) -> NDArray[np.void]:
        """An array of `pl_string`, valid as long as this object."""
        strings = np.empty(len(self.offsets) - 1, _STRING)
        strings["bytes"] = address_of(self.data)
        strings["bytes"] += self.offsets[:-1].view(np.uintp)
        strings["count"] = self.offsets[1:] - self.offsets[:-1]
        return strings


def address_of(memory: Any) -> int:
    """The address of an object's bytes, valid as long as the object."""
    return int(ffi.cast("uintptr_t", ffi.from_buffer(memory)))


_STRING = np.dtype([("bytes", np.uintp), ("count", np.uintp)])


def pack(texts: Sequence[str], argument: str) -> Packed:
    """Encodes texts as UTF-8; all at once if they are ASCII, so each costs only its length."""
    try:
        joined = "".join(texts)
    except TypeError:
        position = next(i for i, text in enumerate(texts) if not isinstance(text, str))
        kind = type(texts[position]).__name__
        raise TypeError(f"{argument}[{position}] must be a str, is {kind}") from None
    if joined.isascii():
        return Packed.joined(texts, joined.encode())
    pieces = [text.encode() for text in texts]
    return Packed.joined(pieces, b"".join(pieces))
