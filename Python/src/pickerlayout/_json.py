"""Documents as JSON."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

#: A document: a dict of the keys that the article JSONFormat lists, or JSON as text or bytes.
DocumentSource = Mapping[str, Any] | str | bytes | bytearray | memoryview


def json_bytes(document: DocumentSource | os.PathLike[str], argument: str = "document") -> bytes:
    """The JSON of a document or in a file; ValueError for what JSON cannot express, such as NaN."""
    if isinstance(document, os.PathLike):
        return Path(document).read_bytes()
    if isinstance(document, str):
        return document.encode()
    if isinstance(document, bytes | bytearray | memoryview):
        return bytes(document)
    if not isinstance(document, Mapping):
        kind = type(document).__name__
        raise TypeError(f"{argument} must be a dict, str, bytes or Path, is {kind}")
    return settings_text(document).encode()


def settings_text(settings: Mapping[str, Any]) -> str:
    """The JSON of a dict; also one of numpy's numbers and arrays."""
    return json.dumps(settings, allow_nan=False, separators=(",", ":"), default=_plain)


def has_lines(document: object) -> bool:
    """Whether lines and columns of errors are those of a text that the caller knows."""
    return isinstance(document, str | bytes | bytearray | memoryview | os.PathLike)


def _plain(value: object) -> Any:
    if isinstance(value, np.ndarray | np.generic):
        return value.tolist()
    if isinstance(value, Mapping):
        return dict(value)
    raise TypeError(f"a document cannot contain a {type(value).__name__}")
