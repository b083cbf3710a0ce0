"""A session of Spark on the master that FLEET_MASTER names; `Scripts/check/fleet` runs all tests on two of them."""

import json
import os
from pathlib import Path

import pytest
from pyspark.sql import DataFrame, Row, SparkSession

ROOT = Path(os.environ.get("PICKERLAYOUT_CHECKOUT", Path(__file__).resolve().parents[2]))
FONTS = ROOT / "Tests/Fonts/PickerShapingTests/Fixtures/fonts"
#: Tasks are tried again only with a number of attempts, or in a cluster.
MASTER = os.environ.get("FLEET_MASTER", "local[2,4]")


@pytest.fixture(scope="session")
def spark():
    session = SparkSession.builder.master(MASTER).getOrCreate()
    yield session
    session.stop()


def chips(number: int, **keys: object) -> str:
    """A document that differs from those of other numbers."""
    items = [f"tea {number}", "coffee", f"cocoa {number % 7}"]
    return json.dumps({"type": "chips", "items": items, "width": 90 + number % 50, **keys})


def documents(spark: SparkSession, count: int, partitions: int = 4) -> DataFrame:
    """Numbered documents."""
    rows = [(number, chips(number)) for number in range(count)]
    return spark.createDataFrame(rows, "id long, document string").repartition(partitions, "id")


def rows(df: DataFrame) -> list[Row]:
    """The rows in the order of their documents; a sort by another column than `id` keeps those of nodes."""
    order = [name for name in ("id", "node") if name in df.columns]
    return df.orderBy(*order).collect()
