"""Font files of an engine."""

from __future__ import annotations

import os
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Literal

from ._arguments import Arguments
from ._library import NULL, ffi
from ._names import constant


@dataclass(frozen=True)
class FontFile:
    """A font file or its bytes: TrueType, OpenType, a collection, WOFF or WOFF2."""

    #: A path, relative to the working directory, or the bytes of a file, which are copied.
    source: str | os.PathLike[str] | bytes
    #: None: the name in the file. Replaces an existing family with the same name.
    family: str | None = None
    #: The weights that the face covers, 1 to 1000; None: the weights in the file.
    weights: tuple[float, float] | None = None
    #: The style for which the face is used.
    style: Literal["from_file", "normal", "italic", "oblique"] = "from_file"
    #: The face in a collection, from 0.
    index: int = 0

    def _members(self, arguments: Arguments) -> dict[str, Any]:
        lightest, heaviest = self.weights or (0, 0)
        return {
            **_source(self.source, arguments),
            "family": arguments.string(self.family, "family"),
            "min_weight": lightest,
            "max_weight": heaviest,
            "style": constant("STYLE", self.style, "style"),
            "index": self.index,
        }


def _source(source: object, arguments: Arguments) -> dict[str, Any]:
    """The struct members for a path or bytes."""
    if isinstance(source, str | os.PathLike):
        return {"path": arguments.path(source), "bytes": NULL, "byte_count": 0}
    if not isinstance(source, bytes | bytearray | memoryview):
        kind = type(source).__name__
        raise TypeError(f"a font must be a path, bytes or a FontFile, is {kind}")
    data = arguments.keep(ffi.from_buffer("uint8_t[]", source))
    return {"path": arguments.string(None, "path"), "bytes": data, "byte_count": len(data)}


def font_files(fonts: Iterable[str | os.PathLike[str] | bytes | FontFile]) -> list[FontFile]:
    """Fonts as FontFile."""
    if isinstance(fonts, str | bytes | os.PathLike | FontFile):
        raise TypeError("fonts must be a list of fonts: write [font]")
    return [font if isinstance(font, FontFile) else FontFile(font) for font in fonts]


def font_array(
    fonts: Iterable[str | os.PathLike[str] | bytes | FontFile], arguments: Arguments
) -> tuple[Any, int]:
    """An array of `pl_font_file`, and its count."""
    members = [file._members(arguments) for file in font_files(fonts)]
    return arguments.keep(ffi.new("pl_font_file[]", members)), len(members)
