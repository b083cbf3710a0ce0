"""DuckDB and Polars, as packages of PyPI."""

import json

import pytest

import pickerlayout as pl

pa = pytest.importorskip("pyarrow", "18")

from pickerlayout.arrow import layout_batches, layout_table  # noqa: E402

GOOD = {"type": "chips", "items": ["tea", "coffee", "cocoa"], "width": 100}


def test_a_query_of_duckdb_and_one_about_its_layouts():
    duckdb = pytest.importorskip("duckdb")
    documents = duckdb.sql(
        f"select i as id, '{json.dumps(GOOD)}'::JSON as document from range(3000) t(i)"
        ' union all select 3000, null union all select 3001, \'{"type":"tea"}\''
    )
    nodes = layout_table(documents, document="document", keep=["id"])  # noqa: F841
    found = duckdb.sql(
        "select role, count(*), count(distinct id), max(width) from nodes group by role"
    ).fetchall()
    tree = pl.layout(GOOD)
    chips = [node.frame.width for node in tree if node.role == "chip"]
    assert ("chip", 3000 * len(chips), 3000, max(chips)) in found
    assert (None, 2, 2, None) in found
    wrong = duckdb.sql(
        "select id, error_path from nodes where error_message is not null order by id"
    )
    assert wrong.fetchall() == [(3000, "$"), (3001, "$.type")]


def test_columns_of_duckdb_and_a_table_of_summaries(tmp_path):
    duckdb = pytest.importorskip("duckdb")
    menus = duckdb.sql(
        "select * from (values (1, ['tea', 'coffee'], 60.5::DECIMAL(9, 2), 'leading'),"
        " (2, ['cocoa'], null, null)) t(id, names, size, side)"
    )
    columns = {"items": "names", "width": "size", "alignment": "side"}
    sizes = layout_table(menus, type="chips", keep=["id"], output="summary", **columns)  # noqa: F841
    path = tmp_path / "sizes.parquet"
    duckdb.sql(f"copy (select * from sizes) to '{path}' (format parquet)")
    rows = duckdb.sql(f"select id, rows, width, warnings from '{path}' order by id").fetchall()
    documents = [
        {"type": "chips", "items": ["tea", "coffee"], "width": 60.5, "alignment": "leading"},
        {"type": "chips", "items": ["cocoa"]},
    ]
    expected = [
        (
            number,
            sum(node.role == "row" for node in tree),
            tree.size[0],
            [warning.code for warning in tree.warnings],
        )
        for number, tree in enumerate(map(pl.layout, documents), 1)
    ]
    assert rows == expected


def test_a_data_frame_of_polars_and_one_of_its_layouts():
    polars = pytest.importorskip("polars")
    frame = polars.DataFrame(
        {
            "id": range(4),
            "document": [json.dumps(GOOD), None, "{", json.dumps(GOOD)],
            "note": ["a", "b" * 40, None, "c"],
            "tags": [["x"], [], None, ["y", "z" * 40]],
        }
    )
    keep = ["id", "note", "tags"]
    nodes = polars.from_arrow(layout_table(frame, document="document", keep=keep))
    size = len(pl.layout(GOOD))
    repeated = frame.select(keep)[[0] * size + [1, 2] + [3] * size]
    assert nodes.select(keep).equals(repeated)
    frames = nodes.filter(polars.col("id") == 0).select("x", "y", "width", "height").to_numpy()
    assert (frames == pl.layout(GOOD).frames).all()
    assert nodes["role"].cast(polars.String).null_count() == 2
    batches = [polars.from_arrow(batch) for batch in layout_batches(frame, document="document")]
    assert polars.concat(batches).equals(nodes.drop(keep))


def test_lazy_frame_of_polars_is_to_be_collected():
    polars = pytest.importorskip("polars")
    lazy = polars.LazyFrame({"document": ['{"type": "chips", "items": ["tea"]}']})
    for function in (layout_table, layout_batches):
        with pytest.raises(TypeError, match=r"is a LazyFrame: call collect\(\) first"):
            function(lazy, document="document")
    assert layout_table(lazy.collect(), document="document").num_rows > 0


def test_columns_of_polars():
    polars = pytest.importorskip("polars")
    frame = polars.DataFrame(
        {
            "names": [["tea", "coffee" * 4], ["cocoa"], None],
            "size": [60, None, 70],
            "side": polars.Series(["leading", None, "center"], dtype=polars.Categorical),
            "items": [[{"text": "a", "selected": True}], [{"text": "b", "selected": None}], []],
        }
    )
    columns = {"items": "names", "width": "size", "alignment": "side"}
    trees = layout_table(frame, type="chips", output="tree", **columns)
    documents = [
        {"type": "chips", "items": ["tea", "coffee" * 4], "width": 60, "alignment": "leading"},
        {"type": "chips", "items": ["cocoa"]},
        {"type": "chips", "width": 70, "alignment": "center"},
    ]
    expected = [pl.layout(document).json(compact=True).rstrip() for document in documents]
    assert trees["tree"].to_pylist() == expected
    flagged = layout_table(frame, type="chips", items="items")
    assert flagged.filter(pa.compute.equal(flagged["node_id"], "a"))["selected"].to_pylist() == [
        True
    ]


def test_a_stream_of_duckdb_is_answered_as_it_comes():
    duckdb = pytest.importorskip("duckdb")
    documents = duckdb.sql(f"select '{json.dumps(GOOD)}' as document from range(5000)")
    batches = layout_batches(documents, document="document", output="summary")
    assert next(batches)["rows"][0].as_py() == 3
    assert sum(map(len, batches)) < 5000
