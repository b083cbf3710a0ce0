"""Arrow rows for documents: their trees or their errors."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

import numpy as np
import pyarrow as pa

from ._arrow_rows import DOCUMENT_BYTES, ROWS, Rows
from ._arrow_texts import TextColumn
from .engine import Engine
from .errors import DocumentError, Error, SystemFailedError
from .limits import Budget
from .many import layout_strings

#: The documents per thread and call: few enough that their trees are still in the processor's cache when they are read.
_CALL_DOCUMENTS = 8
#: The bytes of documents and of data from their trees that complete a batch.
_BATCH_BYTES = 16 << 20


class Answers:
    """Lays documents out."""

    def __init__(
        self, output: str, engine: Engine, options: Any, threads: int, budget: Budget | None
    ) -> None:
        self._engine, self._arguments = engine, (options, threads, budget)
        self._call_documents = _CALL_DOCUMENTS * (threads or os.cpu_count() or 1)
        self._make_rows = ROWS[output]

    def of(self, documents: TextColumn) -> Iterator[tuple[Any, list[Any]]]:
        """The columns of the answers, and the position of the document of each row."""
        strings, first, size = documents.strings, 0, 0
        rows, errors = self._make_rows(), dict[int, Error]()
        for start in range(0, len(strings), self._call_documents):
            part = strings[start : start + self._call_documents]
            size += int(part["count"].sum()) + self._add(part, start, rows, errors)
            end = start + len(part)
            if size >= _BATCH_BYTES or end == len(strings):
                yield _table(rows, errors, first, end, documents)
                first, size, rows, errors = end, 0, self._make_rows(), {}

    def _add(self, strings: Any, start: int, rows: Rows, errors: dict[int, Error]) -> int:
        """Adds the rows or the error of each document, and returns the number of bytes read."""
        size, trees = 0, layout_strings(self._engine, strings, *self._arguments)
        for at in np.flatnonzero(strings["bytes"] == 0).tolist():
            trees[at] = DocumentError("must be a document, is null", path="$")
        for at, tree in enumerate(trees, start):
            try:
                size += rows.add(self._engine, _checked(tree))
            except SystemFailedError:
                raise
            except Error as error:
                errors[at] = error
        rows.settle()
        return size


def _checked(tree: Any) -> Any:
    """The handle of a tree; raises the error if there is one instead."""
    if isinstance(tree, Error):
        raise tree
    return tree


def _table(
    rows: Rows, errors: dict[int, Error], start: int, end: int, documents: TextColumn
) -> tuple[Any, list[Any]]:
    """The rows of the documents at some positions: the rows of each tree, and one row for each error."""
    own, columns = rows.columns()
    is_good = np.ones(end - start, bool)
    is_good[[at - start for at in errors]] = False
    counts = np.ones(end - start, np.int64)
    counts[is_good] = own
    positions = np.repeat(np.arange(start, end), counts)
    if not errors:
        return pa.array(positions), columns + [pa.nulls(len(positions), pa.string())] * 3
    has_tree = is_good[positions - start]
    taken = pa.array(np.cumsum(has_tree) - 1, mask=~has_tree)
    columns = [column.take(taken) for column in columns]
    found = [
        (error.path, error.message, documents.shown(at, DOCUMENT_BYTES))
        for at, error in errors.items()
    ]
    numbers = pa.array(np.cumsum(~has_tree) - 1, mask=has_tree)
    columns += [pa.array(texts, pa.string()).take(numbers) for texts in zip(*found, strict=True)]
    return pa.array(positions), columns
