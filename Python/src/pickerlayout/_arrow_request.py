"""Requests for the layout of a table of documents."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

import pyarrow as pa

from ._arguments import Arguments
from ._arrow_answers import Answers
from ._arrow_json import object_texts, writer_of
from ._arrow_keys import check_keys
from ._arrow_outputs import field_named, kept_column, kept_names, output_schema
from ._arrow_texts import TextColumn, is_text
from ._json import settings_text
from ._slices import thread_count
from .document import document_options
from .engine import Engine, checked_engine
from .limits import Budget, budget_handle

#: The documents of a record batch as one array of texts; null for a null document.
Reader = Callable[[pa.RecordBatch], Any]

#: Documents to lay out at a time, and the bytes of the rows from which they are made.
_SLICE_ROWS, _SLICE_BYTES = 1024, 64 << 20


class Request:
    """The arguments of a call, checked as far as possible without a schema."""

    def __init__(
        self,
        document: str | None,
        columns: Mapping[str, str],
        keep: Iterable[str] | Mapping[str, str],
        output: str,
        type: str | None,
        settings: Mapping[str, Any] | None,
        directory: str | os.PathLike[str] | None,
        engine: Engine | None,
        budget: Budget | None,
        threads: int,
    ) -> None:
        self.keep = kept_names(keep, output)
        self.output = output
        self._document, self._columns = document, dict(columns)
        self._check_source(type, settings)
        self._arguments = Arguments()
        of_json = document is not None
        # In documents that are made here, the type is one of their keys.
        options = document_options(self._arguments, directory, type if of_json else None, settings)
        self._type = None if of_json or type is None else settings_text({"type": type})[8:-1]
        budget_handle(budget)
        engine = checked_engine(engine)
        self._answers = Answers(output, engine, options, thread_count(threads), budget)
        check_keys(type, settings or {}, self._columns, directory, engine)

    def _check_source(self, type: str | None, settings: Mapping[str, Any] | None) -> None:
        """Either a column of documents, or columns from which documents are made."""
        for key, name in [("document", self._document), *self._columns.items()]:
            if name is not None and not isinstance(name, str):
                kind = name.__class__.__name__
                raise TypeError(
                    f"{key} must be the name of a column, is {kind}; settings has constants"
                )
        if self._document is not None and self._columns:
            raise ValueError(f"document has all keys: {', '.join(self._columns)} must be left out")
        if self._document is None and not self._columns:
            raise ValueError('document or columns are needed: document="json" or items="names"')
        if self._document is None and type is None and "type" not in (settings or {}):
            raise ValueError('columns without documents need a type, such as type="chips"')

    def schema(self, schema: pa.Schema) -> pa.Schema:
        """The schema of the answers; checks the schema of the table."""
        self._reader(schema)
        return output_schema(schema, keep=self.keep, output=self.output)

    def _reader(self, schema: pa.Schema) -> Reader:
        if self._document is None:
            return self._reader_of_columns(schema)
        name = self._document
        field = field_named(schema, name, "document")
        if not is_text(field.type):
            raise TypeError(f"document: the column {name!r} must hold JSON, holds {field.type}")
        return lambda batch: batch.column(name)

    def _reader_of_columns(self, schema: pa.Schema) -> Reader:
        fields = {key: field_named(schema, name, key) for key, name in self._columns.items()}
        writers = {
            key: (field.name, writer_of(field.type, field.name)) for key, field in fields.items()
        }
        constants = {} if self._type is None else {"type": pa.scalar(self._type, pa.large_string())}

        def read(batch: pa.RecordBatch) -> Any:
            texts = {key: write(batch.column(name)) for key, (name, write) in writers.items()}
            return object_texts(constants | texts, len(batch))

        return read

    def answers(
        self, batches: Iterable[pa.RecordBatch], schema: pa.Schema | None
    ) -> Iterator[pa.RecordBatch]:
        """The answers to batches as they arrive."""
        read, result = None, None
        for batch in batches:
            if schema is None or read is None:
                schema = schema or batch.schema
                read, result = self._reader(schema), self.schema(schema)
            if not batch.schema.equals(schema):
                raise ValueError(f"batches must have one schema, has {batch.schema} after {schema}")
            for part in _slices(batch):
                yield from self._answer(part, read, result)

    def _answer(
        self, batch: pa.RecordBatch, read: Reader, schema: pa.Schema
    ) -> Iterator[pa.RecordBatch]:
        kept = [kept_column(batch.column(old)) for old in self.keep]
        for positions, columns in self._answers.of(TextColumn(read(batch))):
            yield from _joined(kept, positions, columns, schema)


def _joined(
    kept: list[Any], positions: Any, columns: list[Any], schema: pa.Schema
) -> Iterator[pa.RecordBatch]:
    """Answers with the kept columns of their documents; in halves if a column becomes too large for its type."""
    try:
        taken = [column.take(positions) for column in kept]
    except pa.ArrowInvalid:
        half = len(positions) // 2
        if not half:
            raise
        for start, count in ((0, half), (half, len(positions) - half)):
            parts = [column.slice(start, count) for column in columns]
            yield from _joined(kept, positions.slice(start, count), parts, schema)
        return
    yield pa.RecordBatch.from_arrays(taken + columns, schema=schema)


def _slices(batch: pa.RecordBatch) -> Iterator[pa.RecordBatch]:
    """Slices small enough for several copies in memory."""
    for start in range(0, len(batch), _SLICE_ROWS):
        yield from _halves(batch.slice(start, _SLICE_ROWS))


def _halves(batch: pa.RecordBatch) -> Iterator[pa.RecordBatch]:
    if len(batch) < 2 or _byte_count(batch) <= _SLICE_BYTES:
        yield batch
        return
    half = len(batch) // 2
    yield from _halves(batch.slice(0, half))
    yield from _halves(batch.slice(half))


def _byte_count(batch: pa.RecordBatch) -> int:
    """The size of its rows; 0 if Arrow does not know it, such as for views of texts in older versions."""
    try:
        return int(batch.nbytes)
    except pa.ArrowException:
        return 0
