"""Controls from JSON."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ._arguments import Arguments
from ._json import DocumentSource, has_lines, json_bytes, settings_text
from ._library import lib
from .control import Control
from .engine import Engine
from .errors import Error
from .limits import Budget, budget_handle


class Document(Control):
    """A control from JSON; see the article JSONFormat for the keys.

    >>> import pickerlayout as pl
    >>> panel = pl.Document({"type": "chips", "items": ["tea", "coffee"]}).measure()
    >>> [len(panel.layout(width=width)) for width in (60, 300)]
    [7, 6]
    """

    def __init__(
        self,
        source: DocumentSource | os.PathLike[str],
        *,
        directory: str | os.PathLike[str] | None = None,
        type: str | None = None,
        settings: Mapping[str, Any] | None = None,
    ) -> None:
        """Creates a control from a document, which `measure` reads.

        Args:
            source: A dict, JSON as text or bytes, or the path of a file as a `pathlib.Path`.
            directory: The base folder of relative paths of fonts and pictures, such as "."; None: the folder of the
                file. Without a file, the document may not name font files, and only pictures in data: URIs are drawn.
            type: The type of a document that names none. A document of another type is an error.
            settings: Keys that override the document's.
        """
        if isinstance(source, os.PathLike) and directory is None:
            directory = Path(source).parent
        self._json = json_bytes(source)
        self._has_lines = has_lines(source)
        self._arguments = Arguments()
        self._options = document_options(self._arguments, directory, type, settings)

    def __repr__(self) -> str:
        return f"<Document of {len(self._json)} bytes>"

    def _document(self, engine: Engine, budget: Budget | None) -> Any:
        source = self._json, len(self._json), self._options
        read = lib.pl_document_read
        try:
            spent = budget_handle(budget)
            return engine._make(lib.pl_document_free, read, engine._handle, *source, spent)
        except Error as error:
            raise error if self._has_lines else error._without_lines() from None


def document_options(
    arguments: Arguments,
    directory: str | os.PathLike[str] | None,
    type: str | None,
    settings: Mapping[str, Any] | None,
) -> Any:
    """The options of documents as a C struct, which lives as long as `arguments`."""
    overriding = None if settings is None else settings_text(settings)
    return arguments.struct(
        "pl_document_options",
        directory=arguments.path(directory),
        type=arguments.string(type, "type"),
        settings=arguments.string(overriding, "settings"),
    )
