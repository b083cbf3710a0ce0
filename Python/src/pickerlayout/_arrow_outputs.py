"""The rows of layout tables."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import pyarrow as pa
import pyarrow.compute as pc

#: One row per node.
NODES: list[pa.Field] = [
    # The position in the tree, and the parent's position; null for the root.
    pa.field("node", pa.int32()),
    pa.field("parent", pa.int32()),
    pa.field("role", pa.dictionary(pa.int32(), pa.string())),
    pa.field("node_id", pa.string()),
    # As drawn, and complete; null without text.
    pa.field("text", pa.string()),
    pa.field("full_text", pa.string()),
    # In points, relative to the root's origin.
    pa.field("x", pa.float64()),
    pa.field("y", pa.float64()),
    pa.field("width", pa.float64()),
    pa.field("height", pa.float64()),
    # Of a row, line or page in its parent; null for other nodes.
    pa.field("index", pa.int32()),
    pa.field("selected", pa.bool_()),
    pa.field("enabled", pa.bool_()),
]

#: One row per document: the nested JSON of its tree, compact.
TREE: list[pa.Field] = [pa.field("tree", pa.string())]

#: One row per document.
SUMMARY: list[pa.Field] = [
    # Of the root, in points.
    pa.field("width", pa.float64()),
    pa.field("height", pa.float64()),
    pa.field("rows", pa.int32()),
    pa.field("hidden", pa.int32()),
    pa.field("truncated", pa.int32()),
    pa.field("warnings", pa.list_(pa.string())),
]

#: The last columns of each row; null without an error.
ERRORS: list[pa.Field] = [
    pa.field("error_path", pa.string()),
    pa.field("error_message", pa.string()),
    pa.field("error_input", pa.string()),
]

OUTPUTS: dict[str, list[pa.Field]] = {"nodes": NODES, "tree": TREE, "summary": SUMMARY}


def output_fields(output: str) -> list[pa.Field]:
    """The columns of an output, without the kept ones."""
    if not isinstance(output, str):
        raise TypeError(f"output must be a str, is {type(output).__name__}")
    if output not in OUTPUTS:
        raise ValueError(f"output must be one of {', '.join(OUTPUTS)}, is {output!r}")
    return OUTPUTS[output] + ERRORS


def kept_names(keep: Iterable[str] | Mapping[str, str], output: str) -> dict[str, str]:
    """The names of kept columns, and their new names."""
    if isinstance(keep, str | bytes):
        raise TypeError(f"keep must be a list of names, is {type(keep).__name__}: write [name]")
    pairs = list(keep.items() if isinstance(keep, Mapping) else ((name, name) for name in keep))
    taken = {field.name for field in output_fields(output)}
    for old, new in pairs:
        if not (isinstance(old, str) and isinstance(new, str)):
            raise TypeError(f"keep must be names, has {old!r}: {new!r}")
        if new in taken:
            raise ValueError(
                f"keep: a column of the result is called {new!r} already; "
                f"rename the kept one: keep={{{old!r}: {'kept_' + new!r}}}"
            )
        taken.add(new)
    return dict(pairs)


def field_named(schema: pa.Schema, name: str, argument: str) -> pa.Field:
    """The only field with a name."""
    found = schema.get_all_field_indices(name)
    if len(found) == 1:
        return schema.field(found[0])
    problem = "has no column" if not found else f"has {len(found)} columns"
    raise ValueError(f"{argument}: the table {problem} {name!r}; it has {', '.join(schema.names)}")


def kept_type(kind: pa.DataType) -> pa.DataType:
    """The type of a kept column. Arrow can repeat neither views of texts nor runs."""
    for is_view, owned in _VIEWS:
        if is_view(kind):
            return owned
    if pa.types.is_run_end_encoded(kind):
        return kept_type(kind.value_type)
    if pa.types.is_dictionary(kind):
        return pa.dictionary(kind.index_type, kept_type(kind.value_type), kind.ordered)
    if pa.types.is_struct(kind):
        return pa.struct([_kept_field(kind.field(place)) for place in range(kind.num_fields)])
    for is_list, make in _LISTS:
        if is_list(kind):
            return make(_kept_field(kind.value_field))
    return kind


_VIEWS = [
    (pa.types.is_string_view, pa.large_string()),
    (pa.types.is_binary_view, pa.large_binary()),
]

_LISTS = [(pa.types.is_list, pa.list_), (pa.types.is_large_list, pa.large_list)]


def _kept_field(field: pa.Field) -> pa.Field:
    return field.with_type(kept_type(field.type))


def kept_column(column: Any) -> Any:
    """A column in the type of its kept column."""
    if pa.types.is_run_end_encoded(column.type):
        column = pc.run_end_decode(column)
    kind = kept_type(column.type)
    return column if kind == column.type else column.cast(kind)


def _checked_field(field: pa.Field) -> pa.Field:
    """A column to keep; raises if that is not possible."""
    try:
        kept_column(pa.nulls(1, field.type)).take(pa.array([0, 0]))
    except pa.ArrowException:
        problem = f"holds {field.type}, which Arrow cannot repeat"
        raise TypeError(f"keep: the column {field.name!r} {problem}") from None
    return _kept_field(field)


def output_schema(
    schema: pa.Schema, *, keep: Iterable[str] | Mapping[str, str] = (), output: str = "nodes"
) -> pa.Schema:
    """The schema of the results of `layout_table` and `layout_batches` for a table with a schema.

    Columns that are kept have their types, except that views of texts become large texts, and runs single values.

    Raises:
        ValueError: The table has no such column, or a kept one has the name of an output column.

    >>> import pyarrow as pa
    >>> from pickerlayout.arrow import output_schema
    >>> output_schema(pa.schema({"id": pa.int64()}), keep=["id"], output="tree").names
    ['id', 'tree', 'error_path', 'error_message', 'error_input']
    """
    names = kept_names(keep, output)
    found = {new: field_named(schema, old, "keep") for old, new in names.items()}
    kept = [_checked_field(field).with_name(new) for new, field in found.items()]
    return pa.schema(kept + output_fields(output))
