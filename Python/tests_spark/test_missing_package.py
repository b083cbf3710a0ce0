"""Workers whose Python lacks the package."""

import os
import subprocess
import sys

PROGRAM = """
from pyspark.sql import SparkSession
from pickerlayout.spark import layout

spark = SparkSession.builder.master("local[1]").getOrCreate()
df = spark.createDataFrame([('{"type": "chips", "items": ["tea"]}',)], "document string")
try:
    layout(df, document="document", output="summary").collect()
except Exception as error:
    print(error)
spark.stop()
"""


def test_worker_without_the_package_says_so(tmp_path):
    # Its path of imports has a package of that name first, which cannot be imported.
    hidden = tmp_path / "pickerlayout"
    hidden.mkdir()
    (hidden / "__init__.py").write_text(
        "raise ModuleNotFoundError(\"No module named 'pickerlayout'\")"
    )
    worker = tmp_path / "python"
    worker.write_text(f'#!/bin/sh\nPYTHONPATH={tmp_path}:$PYTHONPATH exec {sys.executable} "$@"\n')
    worker.chmod(0o755)
    environment = os.environ | {"PYSPARK_PYTHON": str(worker)}
    program = [sys.executable, "-c", PROGRAM]
    run = subprocess.run(program, check=True, capture_output=True, text=True, env=environment)
    assert "cannot import pickerlayout: No module named 'pickerlayout'" in run.stdout
    assert "PYSPARK_PYTHON" in run.stdout
