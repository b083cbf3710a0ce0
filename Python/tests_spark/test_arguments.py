"""Wrong arguments, which are errors of the call and start no job."""

import pytest
from conftest import FONTS, documents
from pyspark.sql import functions as sf

import pickerlayout as pl
from pickerlayout.spark import layout


@pytest.fixture(autouse=True)
def jobs(spark):
    """Fails a test that starts a job."""
    spark.sparkContext.setJobGroup("arguments", "arguments")
    yield
    assert not spark.sparkContext.statusTracker().getJobIdsForGroup("arguments")
    spark.sparkContext.setLocalProperty("spark.jobGroup.id", None)


WRONG = {
    "unknown column": ({"document": "documnt"}, ValueError, "no column 'documnt'"),
    "column of another case": ({"document": "Document"}, ValueError, "no column 'Document'"),
    "column that is no text": ({"document": "id"}, TypeError, "'id' must hold JSON, holds int64"),
    "column of times": ({"document": "time"}, TypeError, "'time' holds timestamp"),
    "no documents": ({}, ValueError, "document or columns are needed"),
    "documents and columns": ({"document": "document", "items": "id"}, ValueError, "items"),
    "columns without a type": ({"items": "document"}, ValueError, "need a type"),
    "a constant as a column": ({"type": "chips", "items": ["tea"]}, TypeError, "settings"),
    "unknown kept column": ({"document": "document", "keep": ["ids"]}, ValueError, "'ids'"),
    "one kept name": ({"document": "document", "keep": "id"}, TypeError, "keep"),
    "kept name that is taken": (
        {"document": "document", "keep": {"id": "width"}},
        ValueError,
        "called 'width' already",
    ),
    "kept name that is taken in another case": (
        {"document": "document", "keep": {"id": "WIDTH"}},
        ValueError,
        "'WIDTH' and 'width' differ only in case",
    ),
    "unknown output": (
        {"document": "document", "output": "png"},
        ValueError,
        "nodes, tree, summary",
    ),
    "settings that are no JSON": (
        {"document": "document", "settings": {"width": float("nan")}},
        ValueError,
        "JSON",
    ),
    "unknown key of settings": (
        {"document": "document", "type": "chips", "settings": {"widht": 4}},
        ValueError,
        "widht",
    ),
    "unknown key of columns": ({"type": "chips", "itmes": "document"}, ValueError, "itmes"),
    "one font": ({"document": "document", "fonts": "a.ttf"}, TypeError, "list of fonts"),
    "cache below zero": ({"document": "document", "cache_bytes": -1}, ValueError, "cache_bytes"),
    "limits of another type": ({"document": "document", "limits": 7}, TypeError, "limits"),
}


@pytest.mark.parametrize("name", WRONG)
def test_wrong_argument_is_an_error_of_the_call(spark, name):
    arguments, kind, message = WRONG[name]
    df = documents(spark, 1).withColumn("time", sf.lit(0).cast("timestamp"))
    with pytest.raises(kind, match=message):
        layout(df, **arguments)


@pytest.mark.parametrize("bad", [b"", b"no font", "/does/not/exist.ttf", str(FONTS)])
def test_bad_font_is_an_error_of_the_call_at_its_position(spark, bad):
    with pytest.raises(pl.FontError) as caught:
        layout(documents(spark, 1), document="document", fonts=[FONTS / "Inter-roman.var.ttf", bad])
    assert caught.value.item == 1


def test_columns_of_one_name_are_an_error(spark):
    df = documents(spark, 1)
    twice = df.select("id", "document", "document")
    with pytest.raises(ValueError, match="2 columns 'document'"):
        layout(twice, document="document")
    assert layout(df.select("id", "id", "document"), document="document").columns
