"""Columns of pyarrow as JSON, one text per row. Only Arrow kernels are used, without a call for each row."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from ._arrow_outputs import kept_column, kept_type
from ._arrow_texts import is_text

#: Writes each value of an array as JSON in a large_string; null stays null.
Writer = Callable[[Any], Any]

_TEXT = pa.large_string()


def writer_of(kind: pa.DataType, name: str) -> Writer:
    """The writer for columns of a type.

    Raises:
        TypeError: "the column 'day' holds date32[day], which JSON has no value for".
    """
    for matches, make in _MAKERS:
        if matches(kind):
            return make(kind, name)
    raise TypeError(f"the column {name!r} holds {kind}, which JSON has no value for")


def object_texts(members: Mapping[str, Any], count: int) -> Any:
    """JSON objects from columns of JSON; null values are omitted with their keys."""
    if not members:
        return pa.repeat(_scalar("{}"), count)
    parts = [_member(key, texts) for key, texts in members.items()]
    # Removes the comma before the first one; by bytes, because a text may not be UTF-8.
    inner = pc.ascii_ltrim(pc.binary_join_element_wise(*parts, _scalar("")), characters=",")
    return pc.binary_join_element_wise(_scalar("{"), inner, _scalar("}"), _scalar(""))


def _member(key: str, texts: Any) -> Any:
    """The key and its value after a comma; empty if the value is null."""
    start = _scalar(f",{json.dumps(key)}:")
    return pc.fill_null(pc.binary_join_element_wise(start, texts, _scalar("")), _scalar(""))


def _scalar(text: str) -> Any:
    return pa.scalar(text, _TEXT)


def _extension(kind: pa.DataType, name: str) -> Writer:
    write = writer_of(kind.storage_type, name)
    return lambda column: write(column.storage)


def _dictionary(kind: pa.DataType, name: str) -> Writer:
    # Row by row: the dictionary of a table may be much larger than a slice of it.
    write = writer_of(kept_type(kind.value_type), name)
    return lambda column: write(kept_column(column.dictionary).take(column.indices))


def _plain(kind: pa.DataType, name: str) -> Writer:
    # No kernel writes half floats; decimals are only written as strings.
    through = pa.float32() if pa.types.is_float16(kind) else pa.string()
    return lambda column: column.cast(through).cast(_TEXT)


def _nulls(kind: pa.DataType, name: str) -> Writer:
    return lambda column: pa.nulls(len(column), _TEXT)


def _text(kind: pa.DataType, name: str) -> Writer:
    return lambda column: _quoted(column.cast(_TEXT))


def _quoted(column: Any) -> Any:
    # The backslash first: it escapes the others.
    for byte in sorted(_bytes_to_escape(column), key=lambda byte: byte != ord("\\")):
        column = pc.replace_substring(column, chr(byte), _escaped(chr(byte)))
    return pc.binary_join_element_wise(_scalar('"'), column, _scalar('"'), _scalar(""))


def _bytes_to_escape(column: Any) -> set[int]:
    """The bytes in a large_string column that JSON must escape; most columns have none."""
    _, offsets, data = column.buffers()
    if data is None or not len(column):
        return set()
    own = np.frombuffer(offsets, np.int64)[column.offset : column.offset + len(column) + 1]
    texts = np.frombuffer(data, np.uint8)[own[0] : own[-1]]
    found = texts[(texts < 0x20) | (texts == ord('"')) | (texts == ord("\\"))]
    return set(np.unique(found).tolist())


def _escaped(character: str) -> str:
    return json.dumps(character)[1:-1]


def _list(kind: pa.DataType, name: str) -> Writer:
    write = writer_of(kind.value_type, name)
    return lambda column: _joined(column, write, "[", "]")


def _joined(column: Any, write: Writer, start: str, end: str) -> Any:
    """Lists of JSON elements in brackets."""
    if not (pa.types.is_list(column.type) or pa.types.is_large_list(column.type)):
        column = column.cast(pa.large_list(column.type.value_type))
    counts = pc.list_value_length(column).fill_null(0).to_numpy(zero_copy_only=False)
    offsets = np.concatenate([[0], np.cumsum(counts, dtype=np.int64)])
    texts = pc.fill_null(write(column.flatten()), _scalar("null"))
    inner = pc.binary_join(pa.LargeListArray.from_arrays(offsets, texts), _scalar(","))
    whole = pc.binary_join_element_wise(_scalar(start), inner, _scalar(end), _scalar(""))
    return pc.if_else(column.is_valid(), whole, pa.scalar(None, _TEXT))


def _struct(kind: pa.DataType, name: str) -> Writer:
    fields = [kind.field(position) for position in range(kind.num_fields)]
    writers = {field.name: writer_of(field.type, f"{name}.{field.name}") for field in fields}

    def write(column: Any) -> Any:
        values = zip(writers.items(), column.flatten(), strict=True)
        whole = object_texts({key: write(each) for (key, write), each in values}, len(column))
        return pc.if_else(column.is_valid(), whole, pa.scalar(None, _TEXT))

    return write


def _is_number(kind: pa.DataType) -> bool:
    is_one = pa.types.is_integer, pa.types.is_floating, pa.types.is_decimal, pa.types.is_boolean
    return any(matches(kind) for matches in is_one)


def _is_string(kind: pa.DataType) -> bool:
    return is_text(kind) and "binary" not in str(kind)


def _is_list(kind: pa.DataType) -> bool:
    names = "list", "large_list", "fixed_size_list", "list_view", "large_list_view"
    return any(getattr(pa.types, f"is_{name}", lambda _: False)(kind) for name in names)


_MAKERS: list[tuple[Callable[[pa.DataType], bool], Callable[[pa.DataType, str], Writer]]] = [
    (lambda kind: isinstance(kind, pa.BaseExtensionType), _extension),
    (pa.types.is_dictionary, _dictionary),
    (pa.types.is_null, _nulls),
    (_is_number, _plain),
    (_is_string, _text),
    (_is_list, _list),
    (pa.types.is_struct, _struct),
]
