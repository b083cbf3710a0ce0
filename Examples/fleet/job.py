"""Which lists of countries and regions fit: the names of ISO 3166 in 18 languages, as chips at 15 widths and 3 text sizes.

    Scripts/with-fleet python Examples/fleet/job.py .build/fleet-result

Writes `summary.parquet`, a row a layout; `cut.parquet`, a row a label that is cut; and `report.html`.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

from pickerlayout.spark import layout
from pyspark.sql import DataFrame, SparkSession
from pyspark.sql import functions as f

import names
import report

WIDTHS = [96, 120, 160, 200, 240, 288, 320, 343, 375, 390, 414, 480, 600, 768, 1024]
TEXT_SCALES = [1.0, 1.35, 2.0]
CHIPS = {"spacing": 8, "padding": 16, "selection": "multiple"}
#: The columns of the pickers that are keys of their documents.
KEYS = {key: key for key in ("language", "direction", "width", "font")} | {"items": "names"}
CASE = ["list", "language", "text_scale"]


def pickers(spark: SparkSession) -> DataFrame:
    """Each list at each width and text size: a row for each document, without any JSON."""
    widths = spark.createDataFrame([(float(each),) for each in WIDTHS], ["width"])
    scales = spark.createDataFrame([(each,) for each in TEXT_SCALES], ["text_scale"])
    lists = spark.createDataFrame(list(names.lists()), "list string, language string, direction string, names array<string>")
    font = f.struct((16 * f.col("text_scale")).alias("size"))
    return lists.crossJoin(widths).crossJoin(scales).withColumn("font", font)


def main(folder: Path) -> None:
    spark = SparkSession.builder.appName("Which lists fit").getOrCreate()
    cores = spark.sparkContext.defaultParallelism
    # Long lists stand together in the source: spread them, or one task is left with most of the work.
    documents = pickers(spark).repartition(cores * 4).cache()
    count = documents.count()

    start = time.perf_counter()
    kept = dict.fromkeys(CASE) | {"width": "at_width"}
    kept = {old: new or old for old, new in kept.items()}
    sizes = layout(documents, type="chips", settings=CHIPS, keep=kept, output="summary", **KEYS)
    sizes.write.mode("overwrite").parquet(str(folder / "summary.parquet"))
    seconds = time.perf_counter() - start

    # Nodes only of those with a label that is cut: they are a hundred times as many rows.
    summary = spark.read.parquet(str(folder / "summary.parquet"))
    narrow = summary.where("truncated > 0").select(*CASE, f.col("at_width").alias("width"))
    again = documents.join(narrow, [*CASE, "width"])
    nodes = layout(again, type="chips", settings=CHIPS, keep=kept, output="nodes", **KEYS)
    cut = nodes.where("text <> full_text").select(*kept.values(), "full_text", "text")
    cut.write.mode("overwrite").parquet(str(folder / "cut.parquet"))

    page = report.page(folder, CHIPS, {(row["list"], row["language"]): row for row in names.lists()})
    (folder / "report.html").write_text(page)
    print(f"{count:,} pickers in {seconds:.1f} s, {count / seconds:,.0f} a second on {cores} cores: {folder}/report.html")
    spark.stop()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
