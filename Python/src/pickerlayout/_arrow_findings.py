"""Findings of checks as a pyarrow table."""

from __future__ import annotations

from typing import Any

import pyarrow as pa

_TEXT, _NUMBER = pa.string(), pa.float64()

#: The columns: the members of `Finding` and of its cell.
SCHEMA = pa.schema(
    [
        pa.field("code", _TEXT, nullable=False),
        pa.field("document", _TEXT, nullable=False),
        pa.field("locale", _TEXT, nullable=False),
        pa.field("is_source", pa.bool_(), nullable=False),
        ("width", _NUMBER),
        pa.field("text_scale", _NUMBER, nullable=False),
        pa.field("direction", _TEXT, nullable=False),
        ("id", _TEXT),
        ("text", _TEXT),
        ("shown", _TEXT),
        ("characters", pa.list_(_TEXT)),
        ("items", pa.list_(_TEXT)),
        ("strategy", _TEXT),
        ("value", _NUMBER),
        ("limit", _NUMBER),
        ("missing", _NUMBER),
        ("needed_width", _NUMBER),
        pa.field("message", _TEXT, nullable=False),
        ("silenced_because", _TEXT),
    ]
)


def table(rows: list[dict[str, Any]]) -> pa.Table:
    """The table of findings."""
    return pa.Table.from_pylist(rows, schema=SCHEMA)
