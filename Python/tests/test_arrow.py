"""Trees as record batches."""

import pytest
from conftest import EXAMPLES

import pickerlayout as pl

pa = pytest.importorskip("pyarrow")


def test_record_batch_has_a_row_a_node(chips):
    from pickerlayout.arrow import SCHEMA

    batch = chips.to_arrow()
    assert batch.schema == SCHEMA and batch.num_rows == len(chips)
    batch.validate(full=True)
    rows = batch.to_pylist()
    assert rows[0]["role"] == "chips" and rows[0]["parent"] is None and rows[0]["id"] is None
    assert rows[2]["id"] == "tea" and rows[3]["text"] == rows[3]["full_text"] == "tea"


def test_record_batch_of_every_example_agrees_with_its_nodes():
    for path in EXAMPLES:
        tree = pl.layout(path.read_bytes(), directory=path.parent)
        for row, node in zip(tree.to_arrow().to_pylist(), tree, strict=True):
            assert row == {
                "document": 0,
                "node": node.position,
                "parent": node.parent.position if node.parent else None,
                "role": node.role,
                "id": node.id,
                "text": node.text,
                "full_text": node.full_text,
                **node.frame._asdict(),
                "index": node.index,
                "selected": node.selected,
                "enabled": node.enabled,
            }


def test_many_as_arrow_make_one_table_of_the_good_ones():
    document = {"type": "chips", "items": ["tea", "coffee"]}
    results = pl.layout_many(
        [document, {"type": "tea"}, {"type": "shape", "shape": "star"}], as_arrow=True
    )
    assert isinstance(results[1], pl.DocumentError)
    batches = [result for result in results if not isinstance(result, Exception)]
    table = pa.Table.from_batches(batches)
    assert table["document"].unique().to_pylist() == [0, 2]
    assert table.num_rows == sum(batch.num_rows for batch in batches)
    chips = table.filter(pa.compute.equal(table["role"].cast(pa.string()), "chip"))
    assert chips["id"].to_pylist() == ["tea", "coffee"]


def test_record_batch_outlives_its_tree():
    batch = pl.layout({"type": "chips", "items": ["tea"]}).to_arrow()
    assert batch.column("width").to_pylist()[0] > 0


@pytest.mark.parametrize("kind", ["string", "large_string"])
def test_string_columns_are_measured_like_lists(engine, kind):
    texts = ["tea", "", "כן", "coffee", "日本"]
    column = pa.array(texts, getattr(pa, kind)())
    assert (engine.measure(column) == engine.measure(texts)).all()
    assert (engine.measure(column[1:4]) == engine.measure(texts[1:4])).all()
    chunked = pa.chunked_array([column, column[2:]])
    assert (engine.measure(chunked) == engine.measure(texts + texts[2:])).all()
    assert engine.measure(column[:0]).shape == (0, 2)
    assert engine.measure(pa.array([], getattr(pa, kind)())).shape == (0, 2)


def test_columns_of_anything_else_are_errors(engine):
    with pytest.raises(TypeError, match="texts must be a column of strings, is one of int64"):
        engine.measure(pa.array([1, 2]))
    with pytest.raises(ValueError, match="texts must have no nulls, has 1"):
        engine.measure(pa.array(["tea", None]))


@pytest.mark.parametrize("offsets", [[0, 3, 9], [-1, 2, 3], [0, 3, 1], [2, 1, 3]])
def test_columns_with_wrong_offsets_are_errors(engine, offsets):
    buffers = [None, pa.array(offsets, pa.int32()).buffers()[1], pa.py_buffer(b"tea")]
    with pytest.raises(ValueError, match=r"texts must end within|offset"):
        engine.measure(pa.Array.from_buffers(pa.string(), 2, buffers))


def test_columns_that_are_not_utf_8_are_errors(engine):
    offsets = pa.array([0, 2], pa.int32()).buffers()[1]
    with pytest.raises(pl.ArgumentError):
        engine.measure(
            pa.Array.from_buffers(pa.string(), 1, [None, offsets, pa.py_buffer(b"\xff\xfe")])
        )
