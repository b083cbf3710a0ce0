"""Executors that are given the package with the job."""

import subprocess
import sys
from pathlib import Path

import pytest
from conftest import MASTER

PROGRAM = """
import os, sys
import pyarrow as pa
from pyspark.sql import SparkSession
from pickerlayout.spark import layout

session = SparkSession.builder.master("local-cluster[1,1,1024]")
session = session.config("spark.archives", f"{sys.argv[1]}#packages")
spark = session.config("spark.executorEnv.PYTHONPATH", "packages").getOrCreate()

def places(batches):
    import pickerlayout
    for _ in batches:
        yield pa.record_batch({"place": [pickerlayout.__file__]})

(place,) = spark.range(1, numPartitions=1).mapInArrow(places, "place string").first()
df = spark.createDataFrame([('{"type": "chips", "items": ["tea"]}',)], "document string")
print(place)
print(layout(df, document="document", output="summary").first().error_message)
spark.stop()
"""


@pytest.mark.skipif("cluster" not in MASTER, reason="only a cluster unpacks archives")
def test_package_in_an_archive_is_used_by_executors(tmp_path):
    import cffi

    import pickerlayout

    archive = tmp_path / "packages.tar.gz"
    site = Path(pickerlayout.__file__).parents[1]
    backend = [path.name for path in site.glob("_cffi_backend*.so")]
    assert Path(cffi.__file__).parents[1] == site and backend
    names = ["pickerlayout", "cffi", *backend]
    subprocess.run(["tar", "-C", site, "-czf", archive, *names], check=True)
    program = [sys.executable, "-c", PROGRAM, archive]
    run = subprocess.run(program, check=True, capture_output=True, text=True)
    place, error = run.stdout.splitlines()
    assert place.endswith("/packages/pickerlayout/__init__.py") and place != pickerlayout.__file__
    assert error == "None"
