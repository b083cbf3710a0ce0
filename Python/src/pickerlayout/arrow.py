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

    Every document has its answer, in their order: one that is wrong, or null, is exactly one row with `error_path`,
    `error_message` and `error_input`, which are null in all other rows.

    Args:
        table: Of pyarrow, or anything with the method `__arrow_c_stream__`, such as data frames of Polars and of pandas
            2.2, and relations of DuckDB.
        document: The column of documents: JSON as text or bytes; see the article JSONFormat.
        type: As in `layout`; of documents that are made of columns, their type.
        keep: The columns that each row repeats, as the first ones: names, or a mapping of names to new ones.
        output: "nodes": one row a node, with absolute frames in points. "tree": one row a document, with its nested
            JSON. "summary": one row a document, with its size in points, the number of rows and of hidden items and
            truncated labels, and the codes of its warnings. The article FromPython has all columns.
        settings: Keys that override those of every document.
        directory: As in `layout`.
        engine: As in `layout`.
        budget: Cancels the documents that are left; each has the limits of the engine.
        threads: How many; 0: as many as there are processors. Always one in a process that was forked.
        columns: Columns of which documents are made, in place of JSON, by their keys in it: `items="names"`. A list is
            an array and a struct an object; a key whose value is null is left out.

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
    """Lays out the documents of record batches as they come; for tables that are larger than memory.

    Batches of answers are not those of the documents: a batch is answered by as many as keep memory bounded. Takes an
    iterable of record batches of one schema, or what `layout_table` takes, and the same arguments. Wrong arguments are
    errors of this call; if they are wrong for the schema of the batches, which an iterable does not tell before, of the
    first batch.
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
    """Rejects a query without its result, as LazyFrames of Polars are."""
    if hasattr(table, "collect") and hasattr(table, "lazy"):
        kind = table.__class__.__name__
        raise TypeError(f"a table must have its rows, is a {kind}: call collect() first")
