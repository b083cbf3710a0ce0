"""Tables that C makes of documents and trees."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pyarrow as pa
import pyarrow.compute as pc

from ._arrow_texts import TextColumn
from ._library import NULL, ffi, lib
from .engine import Engine
from .limits import Budget, budget_handle

#: The number of each output in C.
OUTPUTS: dict[str, int] = {
    "nodes": lib.PL_TABLE_NODES,
    "tree": lib.PL_TABLE_TREES,
    "summary": lib.PL_TABLE_SUMMARIES,
}

#: What the rows of a batch take, about: enough for C to be called rarely, and little enough for any memory.
_BATCH_BYTES = 16 << 20


class Answers:
    """Lays documents out."""

    def __init__(
        self, output: str, engine: Engine, options: Any, threads: int, budget: Budget | None
    ) -> None:
        self._output, self._engine, self._options = OUTPUTS[output], engine, options
        self._threads, self._budget = threads, budget

    def of(self, documents: TextColumn) -> Iterator[tuple[Any, list[Any]]]:
        """The columns of the answers, and for each row the position of its document."""
        start = 0
        while start < len(documents):
            count, (positions, *columns) = self._first(documents.strings[start:])
            yield pc.add(positions, start) if start else positions, columns
            start += count

    def _first(self, strings: Any) -> tuple[int, list[Any]]:
        """The columns of as many documents as make a batch, and the number of these."""
        work = ffi.from_buffer("pl_string[]", strings), len(strings), self._options
        limits = self._output, _BATCH_BYTES, self._threads, budget_handle(self._budget)
        return imported(self._engine, lib.pl_layout_table, self._engine._handle, *work, *limits)


def imported(engine: Engine, function: Any, *arguments: Any) -> tuple[Any, list[Any]]:
    """Calls a function that stores a table, and returns its result and the columns of the table."""
    schema, array = ffi.new("struct ArrowSchema *"), ffi.new("struct ArrowArray *")
    try:
        result = engine._call(function, *arguments, schema, array)
        addresses = (int(ffi.cast("uintptr_t", each)) for each in (array, schema))
        return result, pa.RecordBatch._import_from_c(*addresses).columns
    finally:
        # Unless pyarrow has taken them over.
        for each in (schema, array):
            if each.release != NULL:
                each.release(each)
