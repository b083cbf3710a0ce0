"""A tree as a record batch of Apache Arrow."""

from __future__ import annotations

import pyarrow as pa

from ._arrow_answers import OUTPUTS, imported
from ._arrow_outputs import NODES
from ._library import NULL, lib
from .output import Output

_NEVER_NULL = {"node", "role", "x", "y", "width", "height", "selected", "enabled"}

#: The columns of the record batch of a tree: the position in the list of documents, 0 for a tree alone, and those of
#: the output "nodes", in which the column of ids is `id`.
SCHEMA: pa.Schema = pa.schema(
    [pa.field("document", pa.int64(), nullable=False)]
    + [
        field.with_name(field.name.removeprefix("node_")).with_nullable(
            field.name not in _NEVER_NULL
        )
        for field in NODES
    ]
)


def record_batch(tree: Output, document: int = 0) -> pa.RecordBatch:
    """The nodes of a tree; see `SCHEMA` for the columns."""
    table = lib.pl_tree_table, tree._handle, OUTPUTS["nodes"], NULL
    _, (_, *columns) = imported(tree._engine, *table)
    positions = pa.repeat(pa.scalar(document, pa.int64()), len(columns[0]))
    return pa.RecordBatch.from_arrays([positions, *columns[: len(NODES)]], schema=SCHEMA)
