"""Documents as JSON."""

from __future__ import annotations

import json
import math
import os
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import numpy as np

#: A document: a dict of the keys that the article JSONFormat lists, or JSON as text or bytes.
DocumentSource = Mapping[str, Any] | str | bytes | bytearray | memoryview


def json_bytes(document: DocumentSource | os.PathLike[str], argument: str = "document") -> bytes:
    """The JSON of a document or a file; ValueError for values that JSON cannot express, such as NaN."""
    if isinstance(document, os.PathLike):
        return Path(document).read_bytes()
    if isinstance(document, str):
        if document.endswith(".json") and "{" not in document:
            raise ValueError(f"{argument} is JSON, not the name of a file: pass Path({document!r})")
        return document.encode()
    if isinstance(document, bytes | bytearray | memoryview):
        return bytes(document)
    if not isinstance(document, Mapping):
        kind = type(document).__name__
        raise TypeError(f"{argument} must be a dict, str, bytes or Path, is {kind}")
    return settings_text(document).encode()


def json_keys(settings: Mapping[str, Any]) -> dict[str, Any]:
    """Keywords as keys of documents: `row_alignment` becomes `rowAlignment`; keys stay as they are.

    >>> json_keys({"row_alignment": "center", "stableSize": True})
    {'rowAlignment': 'center', 'stableSize': True}
    """
    keys: dict[str, Any] = {}
    for name, value in settings.items():
        first, *rest = name.split("_")
        key = first + "".join(word.capitalize() for word in rest)
        if key in keys:
            raise TypeError(f"{name} is given twice, also as {key}")
        keys[key] = value
    return keys


def settings_text(settings: Mapping[str, Any]) -> str:
    """The JSON of a dict, which may contain numpy numbers and arrays."""
    try:
        return json.dumps(settings, allow_nan=False, separators=(",", ":"), default=_plain)
    except ValueError as error:
        path = _path_of_infinity(settings, "$")
        if path is None:
            raise
        raise ValueError(f"{path[0]}: must be finite, is {path[1]}") from error


def _path_of_infinity(value: object, path: str) -> tuple[str, float] | None:
    """The path of a number that JSON cannot express, and the number."""
    if isinstance(value, float) and not math.isfinite(value):
        return path, value
    parts: Iterable[tuple[str, object]] = ()
    if isinstance(value, np.ndarray):
        value = value.tolist()
    if isinstance(value, Mapping):
        parts = ((f"{path}.{key}", part) for key, part in value.items())
    elif isinstance(value, list | tuple):
        parts = ((f"{path}[{place}]", part) for place, part in enumerate(value))
    found = (_path_of_infinity(part, inner) for inner, part in parts)
    return next((place for place in found if place), None)


def has_lines(document: object) -> bool:
    """Whether lines and columns of errors refer to text that the caller knows."""
    return isinstance(document, str | bytes | bytearray | memoryview | os.PathLike)


def _plain(value: object) -> Any:
    if isinstance(value, np.ndarray | np.generic):
        return value.tolist()
    if isinstance(value, Mapping):
        return dict(value)
    raise TypeError(f"a document cannot contain a {type(value).__name__}")
