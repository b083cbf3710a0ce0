"""Documents to trees in one call."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ._arguments import Arguments
from ._json import DocumentSource, json_bytes
from ._library import NULL, ffi, lib
from .document import Document
from .engine import Engine, checked_engine
from .limits import Budget, budget_handle
from .tree import Tree


def layout(
    document: DocumentSource | os.PathLike[str],
    *,
    directory: str | os.PathLike[str] | None = None,
    width: float | None = None,
    height: float | None = None,
    type: str | None = None,
    settings: Mapping[str, Any] | None = None,
    engine: Engine | None = None,
    budget: Budget | None = None,
) -> Tree:
    """Reads a document and lays it out.

    Args:
        document: A dict, JSON as text or bytes, or the path of a file as a `pathlib.Path`; see the article JSONFormat
            for the keys.
        directory: The base folder of relative paths of fonts and pictures, such as "."; None: the folder of the file.
            Without a file, the document may not name font files, and only pictures in data: URIs are drawn.
        width: In points; None uses the document's width, and `math.inf` fits the content.
        height: In points, like `width`.
        type: The type of a document that names none. A document of another type is an error.
        settings: Keys that override the document's.
        engine: The engine whose fonts are used; None: the bundled fonts.
        budget: The budget of the work; None: the limits of the engine.

    Raises:
        DocumentError: "$.items[3].width: must be at least 0, is -4".
        LimitError: The budget was exceeded.
    """
    control = Document(document, directory=directory, type=type, settings=settings)
    return control.layout(engine, width=width, height=height, budget=budget)


def read_tree(
    json: DocumentSource | os.PathLike[str],
    *,
    directory: str | os.PathLike[str] | None = None,
    engine: Engine | None = None,
    budget: Budget | None = None,
) -> Tree:
    """Reads a tree that was saved as JSON, in either form. It is drawn as it was saved.

    `json` may be the path of a file, whose folder is the default of `directory`.

    To draw its text, it must have been saved with the detail `glyphs`, and the engine must have the same faces.

    Raises:
        DocumentError: "$.root.frame.y: is missing".
    """
    engine = checked_engine(engine)
    arguments = Arguments()
    source = json_bytes(json, "a tree")
    if isinstance(json, os.PathLike) and directory is None:
        directory = Path(json).parent
    folder = NULL if directory is None else ffi.new("pl_string *", arguments.path(directory))
    read, spent = lib.pl_tree_read, budget_handle(budget)
    handle = engine._make(
        lib.pl_tree_free, read, engine._handle, source, len(source), folder, spent
    )
    return Tree(handle, engine)
