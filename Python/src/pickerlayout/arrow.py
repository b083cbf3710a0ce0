"""Documents and trees as tables of Apache Arrow; needs pyarrow (`pip install pickerlayout[arrow]`)."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from ._arrow_outputs import output_schema
from ._arrow_request import Request
from ._library import lib
from .engine import Engine
from .limits import Budget
from .node import ROLES

if TYPE_CHECKING:
    from .tree import Tree

__all__ = ["SCHEMA", "layout_batches", "layout_table", "output_schema", "record_batch"]

#: The columns of a record batch.
SCHEMA: pa.Schema = pa.schema(
    [
        # The position in the list of documents; 0 for a tree alone.
        pa.field("document", pa.int64(), nullable=False),
        # The position in the tree, and that of the parent; null for the root.
        pa.field("node", pa.int32(), nullable=False),
        pa.field("parent", pa.int32()),
        pa.field("role", pa.dictionary(pa.int32(), pa.string()), nullable=False),
        pa.field("id", pa.string()),
        # As it is drawn, and whole; null without a text.
        pa.field("text", pa.string()),
        pa.field("full_text", pa.string()),
        # In points, relative to the root's origin.
        pa.field("x", pa.float64(), nullable=False),
        pa.field("y", pa.float64(), nullable=False),
        pa.field("width", pa.float64(), nullable=False),
        pa.field("height", pa.float64(), nullable=False),
        # Of a row, line or page in its parent; null for other nodes.
        pa.field("index", pa.int32()),
        pa.field("selected", pa.bool_(), nullable=False),
        pa.field("enabled", pa.bool_(), nullable=False),
    ]
)


def layout_table(
    table: Any,
    *,
    document: str | None = None,
    type: str | None = None,
    keep: Iterable[str] | Mapping[str, str] = (),
    output: str = "nodes",
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
    >>> sizes = layout_table(menus, type="chips", items="drinks", settings={"width": 90}, keep=["day"], output="summary")
    >>> sizes.select(["day", "rows"]).to_pylist()
    [{'day': 'Mon', 'rows': 2}, {'day': 'Tue', 'rows': 1}]
    """
    request = Request(
        document=document,
        type=type,
        keep=keep,
        output=output,
        settings=settings,
        directory=directory,
        engine=engine,
        budget=budget,
        threads=threads,
        columns=columns,
    )
    reader = _reader(table)
    schema = request.schema(reader.schema)
    return pa.Table.from_batches(request.answers(reader, reader.schema), schema)


def layout_batches(
    batches: Any,
    *,
    document: str | None = None,
    type: str | None = None,
    keep: Iterable[str] | Mapping[str, str] = (),
    output: str = "nodes",
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
    request = Request(
        document=document,
        type=type,
        keep=keep,
        output=output,
        settings=settings,
        directory=directory,
        engine=engine,
        budget=budget,
        threads=threads,
        columns=columns,
    )
    if not hasattr(batches, "__arrow_c_stream__"):
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
        kind = table.__class__.__name__
        raise TypeError(f"a table must be one of pyarrow, or have __arrow_c_stream__, is {kind}")
    return pa.RecordBatchReader.from_stream(table)


_ROLES = pa.array(ROLES, pa.string())


def record_batch(tree: Tree, document: int = 0) -> pa.RecordBatch:
    """The nodes of a tree; see `SCHEMA` for the columns."""
    nodes = tree.nodes
    columns = [
        np.full(len(nodes), document, np.int64),
        np.arange(len(nodes), dtype=np.int32),
        _indices(nodes["parent"]),
        pa.DictionaryArray.from_arrays(_known(nodes["role"]), _ROLES),
        *_texts(tree, nodes),
        *(np.ascontiguousarray(nodes[name]) for name in ("x", "y", "width", "height")),
        _indices(nodes["index"]),
        nodes["state"] & lib.PL_STATE_SELECTED != 0,
        nodes["state"] & lib.PL_STATE_DISABLED == 0,
    ]
    return pa.RecordBatch.from_arrays([pa.array(column) for column in columns], schema=SCHEMA)


def _indices(column: NDArray[np.int32]) -> pa.Array:
    """Indices, with null where there is none."""
    return pa.array(np.ascontiguousarray(column), mask=column < 0)


def _known(roles: NDArray[np.int32]) -> pa.Array:
    """The numbers of roles; a library has a name for each that it uses."""
    return pa.array(np.ascontiguousarray(roles))


def _texts(tree: Tree, nodes: NDArray[Any]) -> list[pa.Array]:
    """The columns id, text and full_text."""
    drawn = pa.array([text for text, _ in tree._texts], pa.string())
    whole = pa.array([text for _, text in tree._texts], pa.string())
    texts = _indices(nodes["text"])
    return [
        pa.array(tree.ids, pa.string()).take(_indices(nodes["id"])),
        drawn.take(texts),
        whole.take(texts),
    ]
