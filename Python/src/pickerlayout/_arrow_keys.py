"""Finds invalid keys of documents once, instead of in every document."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from typing import Any

from .document import Document
from .engine import Engine
from .errors import DocumentError


def check_keys(
    type: str | None,
    settings: Mapping[str, Any],
    columns: Iterable[str],
    directory: str | os.PathLike[str] | None,
    engine: Engine,
) -> None:
    """Reads a document with each key alone; skips documents of unknown type.

    Only errors of every document count: an unknown key, or a value of a wrong type. Whether a selected item exists
    depends on the document.

    Raises:
        ValueError: 'settings: $.widht: unknown key "widht", did you mean "width"?'.
    """
    kind = settings.get("type", type)
    if kind is None:
        return
    for key, value in {"type": kind, **settings}.items():
        error = _error({"type": kind, key: value}, key, directory, engine)
        if error and error.message.startswith(("unknown", "expected")):
            raise ValueError(f"{'settings' if key in settings else 'type'}: {error}")
    for key in columns:
        error = _error({"type": kind, key: None}, key, directory, engine)
        if error and error.message.startswith("unknown"):
            raise ValueError(f"columns: {error}")


def _error(
    document: dict[str, Any], key: str, directory: str | os.PathLike[str] | None, engine: Engine
) -> DocumentError | None:
    """The error of a key's value."""
    try:
        Document(document, directory=directory)._document(engine, None)
    except DocumentError as error:
        path = f"{error.path}."
        return error if path.startswith((f"$.{key}.", f"$.{key}[")) else None
    return None
