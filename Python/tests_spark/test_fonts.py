"""Fonts that travel with a job."""

import json
import shutil

import pytest
from conftest import FONTS, documents

import pickerlayout as pl
from pickerlayout.spark import layout

OLD_INTER = FONTS / "Inter-roman.var.ttf"


@pytest.fixture
def df(spark):
    keys = {"items": ["tea", "coffee"], "width": 300, "font": {"family": "Travelling"}}
    text = json.dumps({"type": "chips", **keys})
    return spark.createDataFrame([(n, text) for n in range(8)], "id long, document string")


def widths(df, **arguments):
    found = layout(df, document="document", **arguments).where("role = 'label'")
    return {(row.text, row.width) for row in found.collect()}


def test_font_that_only_the_driver_has_is_measured(df, tmp_path):
    path = tmp_path / "travelling.ttf"
    shutil.copy(OLD_INTER, path)
    font = pl.FontFile(path, family="Travelling")
    nodes = layout(df, document="document", fonts=[font]).where("role = 'label'")
    path.unlink()
    found = {(row.text, row.width) for row in nodes.collect()}
    engine = pl.Engine([pl.FontFile(OLD_INTER, family="Travelling")])
    sizes = engine.measure(["tea", "coffee"], family="Travelling", size=16, weight="medium")
    assert found == {("tea", sizes[0, 0]), ("coffee", sizes[1, 0])}


def test_font_larger_than_a_message_is_measured(df):
    # Spark broadcasts functions of more than one MiB.
    data = OLD_INTER.read_bytes() + b"\0" * 20_000_000
    small = widths(df, fonts=[pl.FontFile(OLD_INTER.read_bytes(), family="Travelling")])
    assert widths(df, fonts=[pl.FontFile(data, family="Travelling")]) == small


def test_jobs_with_different_fonts_have_their_own(df):
    inter = pl.FontFile(FONTS / "Inter-roman.var.ttf", family="Travelling")
    hebrew = pl.FontFile(FONTS / "TestHebrew.woff", family="Travelling")
    first, second = widths(df, fonts=[inter]), widths(df, fonts=[hebrew])
    assert first != second
    assert widths(df, fonts=[inter]) == first


def test_unknown_family_is_a_row_with_an_error_or_a_fallback_everywhere(df):
    assert widths(df) == widths(df)


def test_documents_may_not_name_font_files(spark):
    text = json.dumps({"type": "chips", "items": ["tea"], "font": {"file": str(OLD_INTER)}})
    df = spark.createDataFrame([(text,)], "document string")
    (row,) = layout(df, document="document").collect()
    assert row.error_message and row.node is None


def test_nothing_of_a_font_is_needed_by_documents_without_it(spark):
    df = documents(spark, 10)
    font = pl.FontFile(OLD_INTER, family="Travelling")
    with_font = layout(df, document="document", keep=["id"], fonts=[font], output="summary")
    without = layout(df, document="document", keep=["id"], output="summary")
    assert with_font.exceptAll(without).count() == 0
