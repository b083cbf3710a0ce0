"""Columns of every layout that Arrow has for texts, and rows of strangers."""

import json
import os

import numpy as np
import pytest
from test_arrow_tables import ERRORS, GOOD, OUTPUTS, texts

import pickerlayout as pl

pa = pytest.importorskip("pyarrow", "18")

from pickerlayout.arrow import layout_batches, layout_table, output_schema  # noqa: E402

TREE = pl.layout(GOOD).json(compact=True).rstrip()


def trees(column, **options):
    """The trees of a column of documents, with None where there is an error."""
    table = pa.table({"document": column})
    return layout_table(table, document="document", output="tree", **options)["tree"].to_pylist()


VIEWS = [
    pytest.param(kind, marks=pytest.mark.skipif(not hasattr(pa, kind), reason=f"no {kind}"))
    for kind in ("string_view", "binary_view")
]


@pytest.mark.parametrize("kind", ["string", "large_string", "binary", "large_binary", *VIEWS])
def test_documents_of_every_type_of_text(kind):
    column = texts("{}", GOOD, None, '{"type":1}', "", GOOD).cast(getattr(pa, kind)())
    expected = [None, TREE, None, None, None, TREE]
    assert trees(column) == expected
    assert trees(column[1:5]) == expected[1:5]
    assert trees(column[:0]) == []
    assert trees(pa.chunked_array([column[4:], column[:0], column[1:3]])) == (
        expected[4:] + expected[1:3]
    )
    by_number = pa.DictionaryArray.from_arrays(pa.array([5, None, 2, 0, 1], pa.uint8()), column)
    assert trees(by_number) == [TREE, None, None, None, TREE]
    assert trees(by_number[3:]) == [None, TREE]


def test_columns_of_nulls_are_errors_of_each_row():
    for column in (pa.nulls(3), pa.nulls(3, pa.string()), pa.nulls(3, pa.large_binary())):
        assert trees(column) == [None] * 3


def test_documents_that_are_not_utf_8_are_shown_with_replacements():
    table = pa.table({"document": pa.array([b'{"type":"chips","items":["\xff"]}', b"\xc3\x28"])})
    rows = layout_table(table, document="document", output="summary").to_pylist()
    assert [row["error_path"] for row in rows] == ["$"] * 2 and all(
        row["error_message"] for row in rows
    )
    assert rows[1]["error_input"] == "\ufffd("


@pytest.mark.parametrize("output", OUTPUTS)
def test_hostile_documents_are_rows(output):
    huge = '{"type":"chips","items":["' + "x" * 100_000_000
    deep = '{"a":' * 50_000 + "}" * 50_000
    many = json.dumps({"type": "chips", "items": ["a"] * 50_000})
    engine = pl.Engine(limits=pl.Limits(nodes=10_000))
    table = pa.table({"document": texts(huge, deep, many, GOOD, "\0", "\ufeff{}")})
    result = layout_table(table, document="document", output=output, engine=engine)
    rows = result.select(["error_path", "error_message"]).to_pylist()
    assert [bool(row["error_message"]) for row in rows[:3]] == [True] * 3
    assert len(result["error_input"][0].as_py()) == len(huge)
    assert sum(bool(row["error_message"]) for row in rows) == 5


def test_offsets_that_lie_are_an_error():
    for offsets in ([0, 3, 9], [-1, 2, 3], [0, 3, 1], [3, 1, 2]):
        buffers = [None, pa.array(offsets, pa.int32()).buffers()[1], pa.py_buffer(b"tea")]
        with pytest.raises(ValueError, match=r"texts must end within|offset"):
            trees(pa.Array.from_buffers(pa.string(), 2, buffers))


def test_tables_without_rows_or_columns():
    with pytest.raises(ValueError, match=r"has no column 'document'; it has $"):
        layout_table(pa.table({}), document="document")
    empty = pa.table({"document": pa.array([], pa.string())})
    for output in OUTPUTS:
        result = layout_table(empty, document="document", output=output)
        assert result.schema == output_schema(empty.schema, output=output) and not len(result)
    twice = pa.Table.from_arrays([texts(GOOD), texts(GOOD)], ["document", "document"])
    with pytest.raises(ValueError, match="has 2 columns 'document'"):
        layout_table(twice, document="document")


def test_columns_of_one_name_elsewhere_do_no_harm():
    arrays = [pa.array([1]), pa.array([2]), texts(GOOD)]
    table = pa.Table.from_arrays(arrays, ["a", "a", "document"])
    assert len(layout_table(table, document="document", output="summary")) == 1


KEPT = {
    "numbers": pa.array([1, None, 3]),
    "texts": pa.array(["a", None, "c"]),
    "categories": pa.array(["a", None, "a"]).dictionary_encode(),
    "lists": pa.array([[1, 2], None, []]),
    "structs": pa.array([{"a": "x"}, None, {"a": None}]),
    "decimals": pa.array([1, None, 3]).cast(pa.decimal128(21, 2)),
    "times": pa.array([1, None, 3], pa.timestamp("us", "UTC")),
    "nulls": pa.nulls(3),
    "fixed": pa.array([[1.5, 2], None, [3, 4]], pa.list_(pa.float32(), 2)),
    "bytes": pa.array([b"\xff", None, b""], pa.binary()),
    "views": pa.array(["a", None, "c" * 30]).cast(pa.string_view()),
    "lists of views": pa.LargeListArray.from_arrays(
        [0, 1, 1, 3], pa.array(["a", None, "c" * 30]).cast(pa.string_view())
    ),
    "runs": pa.RunEndEncodedArray.from_arrays([2, 3], pa.array(["a", "b"])),
}


@pytest.mark.parametrize("name", KEPT)
def test_kept_columns_are_repeated(name):
    table = pa.table({"kept": KEPT[name], "document": texts(GOOD, None, "{")})
    nodes = layout_table(table, document="document", keep=["kept"])
    nodes.validate(full=True)
    first, *others = table["kept"].to_pylist()
    assert nodes["kept"].to_pylist() == [first] * len(pl.layout(GOOD)) + others


def test_kept_columns_that_arrow_cannot_repeat_are_an_error():
    inner = pa.RunEndEncodedArray.from_arrays([1], pa.array(["a"]))
    table = pa.table({"kept": pa.StructArray.from_arrays([inner], ["a"]), "document": texts(GOOD)})
    with pytest.raises(TypeError, match=r"'kept' holds struct.* which Arrow cannot repeat"):
        output_schema(table.schema, keep=["kept"])


@pytest.mark.parametrize(
    ("values", "written"),
    [
        (pa.array([1, None]), ["1", None]),
        (pa.array([2**63], pa.uint64()), ["9223372036854775808"]),
        (pa.array([1.5, 1e300, -0.0]), ["1.5", "1e+300", "-0"]),
        (pa.array([0.1], pa.float32()), ["0.1"]),
        (pa.array([np.float16(1.5)], pa.float16()), ["1.5"]),
        (pa.array([True, False, None]), ["true", "false", None]),
        (pa.array([1]).cast(pa.decimal128(21, 2)), ["1.00"]),
        (pa.array(['"\\\n\x01\x7f€😀', ""]), ['"\\"\\\\\\n\\u0001\x7f€😀"', '""']),
        (pa.array(["a", None], pa.large_string()), ['"a"', None]),
        (pa.array(["a", None]).dictionary_encode(), ['"a"', None]),
        (pa.array(["a" * 20, None]).cast(pa.string_view()), ['"' + "a" * 20 + '"', None]),
        (
            pa.DictionaryArray.from_arrays(
                pa.array([1, None, 1]), pa.array(["a", "b" * 20]).cast(pa.string_view())
            ),
            ['"' + "b" * 20 + '"', None, '"' + "b" * 20 + '"'],
        ),
        (
            # As many values as the indices have numbers from 0 on.
            pa.DictionaryArray.from_arrays(
                pa.array([*range(128), None], pa.int8()), pa.array(list(map(str, range(128))))
            ),
            [*(f'"{number}"' for number in range(128)), None],
        ),
        (pa.nulls(2), [None, None]),
        (pa.array([["a", None], [], None]), ['["a",null]', "[]", None]),
        (pa.array([[1, 2], None], pa.list_(pa.int8(), 2)), ["[1,2]", None]),
        (pa.array([[[1], None], []]), ["[[1],null]", "[]"]),
        (pa.array([{"a": 1, "b": None}, {}, None]), ['{"a":1}', "{}", None]),
        (pa.array([[{"a": ["x"]}], [None]]), ['[{"a":["x"]}]', "[null]"]),
    ],
)
def test_values_as_json(values, written):
    from pickerlayout._arrow_json import writer_of

    write = writer_of(values.type, "values")
    assert write(values).to_pylist() == written
    padded = pa.concat_arrays([values, values, values])
    assert write(padded[len(values) : 2 * len(values)]).to_pylist() == written
    assert write(values[:0]).to_pylist() == []
    for text in filter(None, written):
        json.loads(text)


@pytest.mark.parametrize(
    "kind", [pa.binary(), pa.date32(), pa.timestamp("s"), pa.list_(pa.binary()), pa.duration("s")]
)
def test_values_without_json_are_an_error(kind):
    table = pa.table({"items": pa.nulls(1, kind)})
    with pytest.raises(TypeError, match=r"'items' holds .*which JSON has no value for"):
        layout_table(table, type="chips", items="items")


def test_numbers_that_json_cannot_express_are_errors_of_their_row():
    table = pa.table({"items": [["a"]] * 3, "width": [float("nan"), float("inf"), 90.0]})
    rows = layout_table(
        table, type="chips", items="items", width="width", output="summary"
    ).to_pylist()
    assert [row["error_message"] is None for row in rows] == [False, False, True]
    assert rows[0]["error_input"] == '{"type":"chips","items":["a"],"width":nan}'


def test_batches_are_bounded_whatever_the_documents():
    document = {"type": "chips", "items": [f"tea {number}" for number in range(300)]}
    table = pa.table({"id": range(3000), "document": texts(*[document] * 3000)})
    batches = layout_batches(table, document="document", keep=["id"])
    sizes, rows = [], 0
    for batch in batches:
        sizes.append(batch.nbytes)
        rows += len(batch)
    assert rows == 3000 * len(pl.layout(document))
    assert len(sizes) > 3 and max(sizes) < 64 << 20


def resident():
    """The resident memory of this process, in MiB."""
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGESIZE") / 2**20


@pytest.mark.parametrize("output", OUTPUTS)
def test_memory_does_not_grow_with_the_number_of_batches(output):
    engine = pl.Engine(cache_bytes=1 << 20)

    def batches(count):
        for number in range(count):
            documents = [
                json.dumps(GOOD | {"items": [f"tea {number % 9} {place}", "cocoa"]})
                for place in range(200)
            ]
            yield pa.record_batch({"id": range(201), "document": texts(*documents, "{")})

    def answer(count):
        options = {"document": "document", "keep": ["id"], "output": output, "threads": 2}
        return sum(len(batch) for batch in layout_batches(batches(count), engine=engine, **options))

    answer(60)
    before = resident()
    assert answer(120) == 2 * answer(60)
    assert resident() - before < 8


def test_a_measurer_that_raises_ends_the_call():
    def advance(cluster, font):
        raise RuntimeError("no")

    table = pa.table({"document": texts(GOOD)})
    for _ in range(3):
        with pytest.raises(pl.MeasurerError):
            layout_table(table, document="document", engine=pl.Engine(measurer=advance))


def test_cancelled_work_is_rows_of_errors():
    budget = pl.Budget()
    budget.cancel()
    table = pa.table({"id": range(3000), "document": texts(*[GOOD] * 3000)})
    result = layout_table(table, document="document", keep=["id"], budget=budget)
    assert result["id"].to_pylist() == list(range(3000))
    assert result["error_message"].null_count == 0 and result["node"].null_count == 3000


def test_rows_of_errors_have_only_errors():
    rows = layout_table(pa.table({"document": texts(None)}), document="document").to_pylist()
    assert [name for name, value in rows[0].items() if value is not None] == ERRORS[:2]
