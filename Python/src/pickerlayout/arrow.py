"""Documents and trees as tables of Apache Arrow; needs pyarrow (`pip install pickerlayout[arrow]`)."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import pyarrow as pa

from ._arrow_outputs import output_schema
from ._arrow_request import Request
from ._arrow_tree import SCHEMA, record_batch
from .engine import Engine
from .limits import Budget
from .literals import TableOutput

__all__ = ["SCHEMA", "layout_batches", "layout_table", "output_schema", "record_batch"]


def layout_table(
    table: Any,
    *,
    document: str | None = None,
    type: str | None = None,
    keep: Iterable[str] | Mapping[str, str] = (),
    output: TableOutput = "nodes",
    settings: Mapping[str, Any] | None = None,
    directory: str | os.PathLike[str] | None = None,
    engine: Engine | None = None,
    budget: Budget | None = None,
    threads: int = 0,
    **columns: str,
) -> pa.Table:
    """Lays out the documents of a table, and returns the layouts as a table.

    Every document has its rows, in order. An invalid or null document has exactly one row with `error_path`,
    `error_message` and `error_input`, which are null in all other rows.

    Args:
        table: A pyarrow table, or anything with the method `__arrow_c_stream__`, such as data frames of Polars and
            pandas 2.2, and relations of DuckDB.
        document: The column of documents: JSON as text or bytes; see the article JSONFormat.
        type: As in `layout`; for documents made from columns, their type.
        keep: The columns that each row repeats first: names, or a mapping from names to new names.
        output: "nodes": one row per node, with absolute frames in points. "tree": one row per document, with its nested
            JSON. "summary": one row per document, with its size in points, the numbers of rows, hidden items and
            truncated labels, and the codes of its warnings. The article FromPython lists all columns.
        settings: Keys that override every document's.
        directory: As in `layout`.
        engine: As in `layout`.
        budget: Cancels the remaining documents; each has the limits of the engine.
        threads: The number of threads; 0: one per processor. Always one in a forked process.
        columns: Columns from which documents are made, instead of JSON, by their keys: `items="names"`. A list becomes
            an array, and a struct an object; null values are omitted with their keys.

    Raises:
        TypeError: "document: the column 'id' must hold JSON, holds int64".
        ValueError: "keep: a column of the result is called 'width' already; rename the kept one: …".

    >>> import pyarrow as pa
    >>> from pickerlayout.arrow import layout_table
    >>> menus = pa.table({"day": ["Mon", "Tue"], "drinks": [["tea", "coffee"], ["cocoa"]]})
    >>> narrow = {"width": 90}
    >>> sizes = layout_table(
    ...     menus, type="chips", items="drinks", settings=narrow, keep=["day"], output="summary"
    ... )
    >>> sizes.select(["day", "rows"]).to_pylist()
    [{'day': 'Mon', 'rows': 2}, {'day': 'Tue', 'rows': 1}]
    """
    options = type, settings, directory, engine, budget, threads
    request = Request(document, columns, keep, output, *options)
    reader = _reader(table)
    schema = request.schema(reader.schema)
    return pa.Table.from_batches(request.answers(reader, reader.schema), schema)


def layout_batches(
    batches: Any,
    *,
    document: str | None = None,
    type: str | None = None,
    keep: Iterable[str] | Mapping[str, str] = (),
    output: TableOutput = "nodes",
    settings: Mapping[str, Any] | None = None,
    directory: str | os.PathLike[str] | None = None,
    engine: Engine | None = None,
    budget: Budget | None = None,
    threads: int = 0,
    **columns: str,
) -> Iterator[pa.RecordBatch]:
    """Lays out the documents of record batches as they arrive; for tables that are larger than memory.

    One batch of documents may produce several batches of answers, to limit memory. Takes an iterable of record batches
    of one schema, or a table as in `layout_table`, and the same arguments. This call raises for invalid arguments; if
    they do not match the schema of the batches, which an iterable only shows later, the first batch raises.
    """
    options = type, settings, directory, engine, budget, threads
    request = Request(document, columns, keep, output, *options)
    if not hasattr(batches, "__arrow_c_stream__"):
        _check_collected(batches)
        return request.answers(batches, None)
    reader = _reader(batches)
    request.schema(reader.schema)
    return request.answers(reader, reader.schema)


def _reader(table: Any) -> pa.RecordBatchReader:
    """The batches of a table."""
    if isinstance(table, pa.RecordBatch):
        return pa.RecordBatchReader.from_batches(table.schema, [table])
    if isinstance(table, pa.RecordBatchReader):
        return table
    if not hasattr(table, "__arrow_c_stream__"):
        _check_collected(table)
        kind = table.__class__.__name__
        raise TypeError(f"a table must be one of pyarrow, or have __arrow_c_stream__, is {kind}")
    return pa.RecordBatchReader.from_stream(table)


def _check_collected(table: Any) -> None:
    """Rejects a query without a result, such as a LazyFrame of Polars."""
    if hasattr(table, "collect") and hasattr(table, "lazy"):
        kind = table.__class__.__name__
        raise TypeError(f"a table must have its rows, is a {kind}: call collect() first")
