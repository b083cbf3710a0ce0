"""Trees as record batches of Apache Arrow, one row a node; needs pyarrow (`pip install pickerlayout[arrow]`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from ._library import lib
from .node import ROLES

if TYPE_CHECKING:
    from .tree import Tree

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
