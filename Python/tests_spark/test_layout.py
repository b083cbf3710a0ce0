"""Rows of layouts on Spark."""

import datetime
import decimal
import json
import os

import pyarrow as pa
import pytest
from conftest import chips, documents, rows
from pyspark.sql import functions as sf

import pickerlayout as pl
from pickerlayout._spark_worker import EngineSource
from pickerlayout.arrow import layout_table, output_schema
from pickerlayout.spark import layout

#: Documents of which none can be laid out, and each of them is one row.
BAD = [
    "",
    "{",
    "[]",
    "null",
    '{"type": "tea"}',
    '{"type": "chips", "items": 7}',
    '{"type": "chips", "items": [{"text": "tea", "width": -4}]}',
    '{"type": "chips", "items": ["tea"], "font": {"file": "/etc/passwd"}}',
    '{"type": "chips", "items": ["tea"], "colour": "red"}',
    '{"type": "chips", "items": ' + "[" * 10_000,
    '{"type": "chips", "items": ["\x00"',
    chips(1)[:-1],
    None,
]


@pytest.mark.parametrize("output", ["nodes", "tree", "summary"])
def test_rows_are_those_of_layout_table(spark, output):
    df = documents(spark, 60)
    found = rows(layout(df, document="document", keep=["id"], output=output))
    table = pa.table({"id": list(range(60)), "document": [chips(number) for number in range(60)]})
    expected = layout_table(table, document="document", keep=["id"], output=output)
    assert [row.asDict() for row in found] == expected.to_pylist()


@pytest.mark.parametrize("output", ["nodes", "tree", "summary"])
def test_columns_are_those_of_the_schema_with_plain_strings(spark, output):
    result = layout(documents(spark, 1), document="document", keep={"id": "number"}, output=output)
    schema = output_schema(pa.schema({"id": pa.int64()}), keep={"id": "number"}, output=output)
    assert result.columns == schema.names
    if output == "nodes":
        types = dict(result.dtypes)
        assert [types[name] for name in ("number", "node", "role", "x", "selected")] == [
            "bigint",
            "int",
            "string",
            "double",
            "boolean",
        ]


def test_rows_of_a_document_stay_together_in_the_order_of_the_tree(spark):
    found = layout(documents(spark, 40), document="document", keep=["id"]).collect()
    starts = [row.id for row in found if row.node == 0]
    assert sorted(starts) == list(range(40))
    position = iter(found)
    for number in starts:
        tree = pl.layout(chips(number))
        for node in tree:
            row = next(position)
            assert (row.id, row.node, row.role) == (number, node.position, node.role)


@pytest.mark.parametrize("output", ["nodes", "tree", "summary"])
def test_bad_documents_are_one_row_each_among_good_ones(spark, output):
    given = [(number, chips(number)) for number in range(len(BAD))]
    given += [(100 + number, text) for number, text in enumerate(BAD)]
    df = spark.createDataFrame(given, "id long, document string").repartition(3)
    result = layout(df, document="document", keep=["id"], output=output)
    errors = rows(result.where("error_message is not null"))
    assert [row.id for row in errors] == [100 + number for number in range(len(BAD))]
    assert [row.error_input for row in errors] == BAD
    assert all(row.error_path.startswith("$") for row in errors)
    own = result.columns[1:-3]
    assert all(row[name] is None for row in errors for name in own)
    good = result.where("error_message is null")
    assert good.select("id").distinct().count() == len(BAD)
    assert good.where("error_path is not null or error_input is not null").count() == 0


def test_documents_may_be_bytes_that_are_no_text(spark):
    given = [(0, chips(0).encode()), (1, b'{"type": "chips", "items": ["\xff\xfe"]}'), (2, None)]
    df = spark.createDataFrame(given, "id long, document binary")
    found = rows(layout(df, document="document", keep=["id"], output="summary"))
    assert found[0].width == 90 and found[0].error_message is None
    assert found[1].error_message and found[2].error_message


def test_limits_are_those_of_each_document(spark):
    given = [
        (0, chips(0)),
        (1, json.dumps({"type": "chips", "items": ["tea"] * 100})),
        (2, chips(2)),
    ]
    df = spark.createDataFrame(given, "id long, document string")
    result = layout(df, document="document", keep=["id"], output="tree", limits=pl.Limits(nodes=50))
    assert [row.error_message is None for row in rows(result)] == [True, False, True]


def test_columns_are_documents_of_chips(spark):
    given = [
        (0, ["tea", 'a "quoted" one', "\\ and \n"], 120.0, 3),
        (1, ["tea", "coffee"], None, None),
        (2, [], 50.0, None),
        (3, ["tea", None], 50.0, None),
        (4, ["tea"], -4.0, None),
    ]
    df = spark.createDataFrame(given, "id long, names array<string>, room double, between int")
    keys = {"items": "names", "width": "room", "spacing": "between"}
    found = rows(layout(df, type="chips", keep=["id"], settings={"height": 200}, **keys))
    assert {row.id for row in found if row.error_message} == {3, 4}
    for number, *values in given[:3]:
        document = {
            key: value for key, value in zip(keys, values, strict=True) if value is not None
        }
        tree = pl.layout(document, type="chips", height=200)
        nodes = [row for row in found if row.id == number]
        assert [(row.x, row.y, row.width, row.height, row.full_text) for row in nodes] == [
            (*node.frame, node.full_text) for node in tree
        ]


def test_columns_of_structs_are_items(spark):
    schema = "id long, items array<struct<id: string, text: string>>, chosen int, width int"
    df = spark.createDataFrame([(0, [("d", "Day"), ("w", "Week")], 1, 200)], schema)
    keys = {"items": "items", "selected": "chosen", "width": "width"}
    found = layout(df, type="segmented", **keys).collect()
    segments = [row for row in found if row.role == "segment"]
    assert [(row.node_id, row.selected) for row in segments] == [("d", False), ("w", True)]
    assert found[0].width == 200


def test_kept_columns_of_every_type_are_repeated(spark):
    values = {
        "long": (7, "long"),
        "word": ("tea", "string"),
        "data": (b"\x00\xff", "binary"),
        "truth": (True, "boolean"),
        "price": (decimal.Decimal("3.50"), "decimal(9,2)"),
        "day": (datetime.date(2024, 2, 29), "date"),
        "moment": (datetime.datetime(2024, 2, 29, 12, 30), "timestamp"),
        "local": (datetime.datetime(2024, 2, 29, 12, 30), "timestamp_ntz"),
        "time": (datetime.timedelta(hours=3), "interval day to second"),
        "names": (["a", None], "array<string>"),
        "map": ({"a": 1}, "map<string, int>"),
        "nested": ({"one": 1, "two": ["x"]}, "struct<one: int, two: array<string>>"),
        "nothing": (None, "double"),
        "a dotted.name`s": ("tea", "string"),
    }
    schema = ", ".join(f"`{name.replace('`', '``')}` {kind}" for name, (_, kind) in values.items())
    df = spark.createDataFrame([tuple(value for value, _ in values.values())], schema)
    df = df.withColumn("document", sf.lit(chips(0))).withColumn(
        "variant", sf.parse_json(sf.lit("[1]"))
    )
    found = layout(df, document="document", keep=[*values, "variant"])
    assert found.dtypes[: len(values)] == df.dtypes[: len(values)]
    first, *others = found.drop("variant").collect()
    (given,) = df.drop("document", "variant").collect()
    assert first[: len(values)] == tuple(given)
    assert all(row[: len(values)] == first[: len(values)] for row in others)
    assert {row[0] for row in found.select(sf.to_json("variant")).collect()} == {"[1]"}


def test_empty_tables_and_partitions_have_no_rows(spark):
    assert layout(documents(spark, 0), document="document").count() == 0
    df = documents(spark, 2, partitions=8)
    assert layout(df, document="document", output="tree").count() == 2


def test_partitions_are_those_of_the_documents(spark):
    df = documents(spark, 100, partitions=5).withColumn("partition", sf.spark_partition_id())
    found = layout(df, document="document", keep=["partition"], output="summary")
    assert found.where(sf.spark_partition_id() != sf.col("partition")).count() == 0


def test_small_and_large_batches_have_the_same_rows(spark):
    df = documents(spark, 50)
    expected = rows(layout(df, document="document", keep=["id"]))
    for key, value in [("maxRecordsPerBatch", "1"), ("useLargeVarTypes", "true")]:
        name = f"spark.sql.execution.arrow.{key}"
        before = spark.conf.get(name)
        spark.conf.set(name, value)
        try:
            assert rows(layout(df, document="document", keep=["id"])) == expected
        finally:
            spark.conf.set(name, before)


def test_two_layouts_in_one_query_do_not_mix(spark):
    df = documents(spark, 20)
    wide = layout(df, document="document", keep=["id"], output="summary", settings={"width": 900})
    narrow = layout(df, document="document", keep=["id"], output="summary", settings={"width": 60})
    both = wide.union(narrow).groupBy("id").agg(sf.collect_set("width").alias("widths"))
    assert {tuple(sorted(row.widths)) for row in both.collect()} == {(60.0, 900.0)}


def test_workers_keep_their_engine_between_tasks(spark):
    source = EngineSource.read([], cache_bytes=1 << 20, limits=None)

    def engines(batches):
        for _ in batches:
            yield pa.record_batch({"worker": [os.getpid()], "engine": [id(source.engine())]})

    df = spark.range(64, numPartitions=16)
    found = df.mapInArrow(engines, "worker long, engine long").collect()
    assert len(found) == 16
    assert len(set(found)) == len({row.worker for row in found}) <= 4
