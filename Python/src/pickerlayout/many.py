"""Many documents in one call."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Literal, overload

import numpy as np
from numpy.typing import NDArray

from ._arguments import Arguments
from ._json import DocumentSource, has_lines, json_bytes
from ._library import NULL, ffi, lib
from ._slices import thread_count
from ._strings import Packed
from .document import document_options
from .engine import Engine, checked_engine
from .errors import Error, error_of
from .limits import Budget, budget_handle
from .tree import Tree

if TYPE_CHECKING:
    import pyarrow


@overload
def layout_many(
    documents: Iterable[DocumentSource],
    *,
    threads: int = 0,
    directory: str | os.PathLike[str] | None = None,
    type: str | None = None,
    settings: Mapping[str, Any] | None = None,
    engine: Engine | None = None,
    budget: Budget | None = None,
    as_arrow: Literal[False] = False,
) -> list[Tree | Exception]: ...
@overload
def layout_many(
    documents: Iterable[DocumentSource],
    *,
    threads: int = 0,
    directory: str | os.PathLike[str] | None = None,
    type: str | None = None,
    settings: Mapping[str, Any] | None = None,
    engine: Engine | None = None,
    budget: Budget | None = None,
    as_arrow: Literal[True],
) -> list[pyarrow.RecordBatch | Exception]: ...
def layout_many(
    documents: Iterable[DocumentSource],
    *,
    threads: int = 0,
    directory: str | os.PathLike[str] | None = None,
    type: str | None = None,
    settings: Mapping[str, Any] | None = None,
    engine: Engine | None = None,
    budget: Budget | None = None,
    as_arrow: bool = False,
) -> list[Tree | Exception] | list[pyarrow.RecordBatch | Exception]:
    """Lays out documents on several threads; returns a tree or an exception for each of them.

    The GIL is released meanwhile.

    Args:
        documents: As in `layout`.
        threads: The number of threads; 0: one per processor. Always one in a forked process.
        directory: As in `layout`.
        type: As in `layout`.
        settings: As in `layout`.
        engine: As in `layout`.
        budget: Cancels the remaining documents; each has the limits of the engine.
        as_arrow: Return record batches of pyarrow instead of trees, as `Tree.to_arrow` does; `document` is the position
            in the list.

    >>> import pickerlayout as pl
    >>> good, bad = pl.layout_many([{"type": "chips", "items": ["tea"]}, {"type": "chip"}], threads=2)
    >>> good
    <Tree chips ...>
    >>> bad.path
    '$.type'
    """
    if isinstance(documents, Mapping | str | bytes | bytearray | memoryview):
        raise TypeError("documents must be a list of documents: write [document]")
    batch = _Batch(documents)
    engine = checked_engine(engine)
    arguments = Arguments()
    options = document_options(arguments, directory, type, settings)
    results = batch.layout(engine, options, thread_count(threads), budget)
    return _to_arrow(results) if as_arrow else results


class _Batch:
    """Documents as JSON, and the result of each."""

    def __init__(self, documents: Iterable[DocumentSource]) -> None:
        self.results: list[Tree | Exception | None] = []
        self.sources: list[bytes] = []
        self.positions: list[int] = []
        self.has_lines: list[bool] = []
        for document in documents:
            self._add(document)

    def _add(self, document: DocumentSource) -> None:
        """A dict that JSON cannot express fails alone; anything else that is not a document raises TypeError."""
        position = len(self.results)
        result: Exception | None = None
        try:
            self.sources.append(json_bytes(document, f"documents[{position}]"))
            self.positions.append(position)
            self.has_lines.append(has_lines(document))
        except (TypeError, ValueError, RecursionError) as error:
            if not isinstance(document, Mapping | str):
                raise
            result = error
        self.results.append(result)

    def layout(
        self, engine: Engine, options: Any, threads: int, budget: Budget | None
    ) -> list[Any]:
        """Lays all of them out."""
        packed = Packed.joined(self.sources, b"".join(self.sources))
        found = layout_strings(engine, packed.strings(), options, threads, budget)
        for at, (position, result) in enumerate(zip(self.positions, found, strict=True)):
            if not isinstance(result, Error):
                self.results[position] = Tree(result, engine)
            else:
                self.results[position] = result if self.has_lines[at] else result._without_lines()
        return self.results


def layout_strings(
    engine: Engine, documents: NDArray[np.void], options: Any, threads: int, budget: Budget | None
) -> list[Any]:
    """Lays out an array of `pl_string`; returns the handle of a tree, or an error, for each of them."""
    count = len(documents)
    trees, errors = ffi.new("pl_tree *[]", count), ffi.new("pl_error *[]", count)
    work = ffi.from_buffer("pl_string[]", documents), count, options, threads
    many, failed = lib.pl_layout_many, count
    try:
        failed = engine._call(many, engine._handle, *work, budget_handle(budget), trees, errors)
    finally:
        # There are also results after a measurer raised.
        results = [None if tree == NULL else ffi.gc(tree, lib.pl_tree_free) for tree in trees]
        if failed:
            reasons = [None if error == NULL else error_of(error) for error in errors]
            results = [tree or reason for tree, reason in zip(results, reasons, strict=True)]
    return results


def _to_arrow(results: list[Any]) -> list[Any]:
    from ._arrow_tree import record_batch

    return [
        result if isinstance(result, Exception) else record_batch(result, document)
        for document, result in enumerate(results)
    ]
