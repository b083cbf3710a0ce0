"""Layouts as Parquet."""

import pyarrow.parquet as pq
import pytest
from conftest import chips, documents, rows
from test_layout import BAD

from pickerlayout.spark import layout


@pytest.mark.parametrize("output", ["nodes", "tree", "summary"])
def test_parquet_is_read_back_with_equal_rows_and_types(spark, tmp_path, output):
    bad = [(1000 + number, text) for number, text in enumerate(BAD)]
    df = documents(spark, 50).union(spark.createDataFrame(bad, "id long, document string"))
    result = layout(df, document="document", keep=["id"], output=output)
    path = str(tmp_path / "layouts")
    result.write.parquet(path)
    back = spark.read.parquet(path)
    assert back.schema == result.schema
    assert rows(back) == rows(result)
    # What others than Spark read.
    table = pq.read_table(path)
    assert table.schema.names == result.columns and len(table) == result.count()


def test_documents_are_read_from_parquet_of_other_programs(spark, tmp_path):
    import pyarrow as pa

    ids, texts = list(range(30)), [chips(number) for number in range(30)]
    encoded = pa.array(texts, pa.large_string()).dictionary_encode()
    pq.write_table(pa.table({"id": ids, "document": encoded}), tmp_path / "documents.parquet")
    df = spark.read.parquet(str(tmp_path))
    found = layout(df, document="document", keep=["id"])
    assert rows(found) == rows(layout(documents(spark, 30), document="document", keep=["id"]))
