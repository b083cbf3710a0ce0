"""A tree as an Apache Arrow record batch."""

from __future__ import annotations

import pyarrow as pa

from ._arrow_outputs import NODES
from ._arrow_rows import NodeRows
from .tree import Tree

_NEVER_NULL = {"node", "role", "x", "y", "width", "height", "selected", "enabled"}

#: The columns of the record batch of a tree: the position in the list of documents, which is 0 for a single tree, and
#: the columns of the output "nodes", in which the column of ids is `id`.
SCHEMA: pa.Schema = pa.schema(
    [pa.field("document", pa.int64(), nullable=False)]
    + [
        field.with_name(field.name.removeprefix("node_")).with_nullable(
            field.name not in _NEVER_NULL
        )
        for field in NODES
    ]
)


def record_batch(tree: Tree, document: int = 0) -> pa.RecordBatch:
    """The nodes of a tree; see `SCHEMA` for the columns."""
    rows = NodeRows()
    rows.add(tree._engine, tree._handle)
    rows.settle()
    _, columns = rows.columns()
    positions = pa.repeat(pa.scalar(document, pa.int64()), len(columns[0]))
    return pa.RecordBatch.from_arrays([positions, *columns], schema=SCHEMA)
