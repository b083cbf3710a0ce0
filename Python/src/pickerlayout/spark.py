"""Layout of documents in Apache Spark DataFrames; needs PySpark 4 (`pip install pickerlayout[spark]`).

    from pickerlayout.spark import layout
    nodes = layout(df, document="document", keep=["id"])

The executors need the same version of `pickerlayout`; the article *Fleets* shows how to install it. Fonts are sent with
the job.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Literal

import pyarrow as pa
from pyspark.errors import PySparkTypeError
from pyspark.sql.pandas.types import from_arrow_schema, to_arrow_schema
from pyspark.sql.types import StructField, StructType

from ._arrow_outputs import kept_names
from ._spark_worker import EngineSource, Job, sendable
from .arrow import layout_table, output_schema
from .fonts import FontFile
from .limits import Limits

if TYPE_CHECKING:
    from pyspark.sql import Column, DataFrame


def layout(
    df: DataFrame,
    *,
    document: str | None = None,
    type: str | None = None,
    keep: Iterable[str] | Mapping[str, str] = (),
    output: Literal["nodes", "tree", "summary"] = "nodes",
    settings: Mapping[str, Any] | None = None,
    directory: str | os.PathLike[str] | None = None,
    fonts: Iterable[str | os.PathLike[str] | bytes | FontFile] = (),
    cache_bytes: int | None = None,
    limits: Limits | None = None,
    **columns: str,
) -> DataFrame:
    """Lays out one document per row; no row makes the job fail.

    Arguments and fonts are checked before this returns; the layout starts when Spark needs rows. The rows of a document
    stay together, in tree order, in the document's partition. Each Python worker keeps one engine and its cache for all
    its tasks.

    Args:
        df: A DataFrame with a column of JSON documents, or with columns for the keys of documents.
        document: The column of JSON, strings or binary; None: documents are made from `columns`.
        type: As in `pickerlayout.arrow.layout_table`: "chips" or "segmented" with `columns`; otherwise the type of
            documents that name none.
        keep: Columns of any type that each row of the result repeats first; a mapping renames them.
        output: "nodes": one row per node. "tree": one row per document, with its tree as JSON. "summary": one row per
            document, with its size and the number of hidden items. `pickerlayout.arrow.output_schema` returns the
            columns, but `role` is a string, because Spark has no dictionaries.
        settings: Keys that override every document's.
        directory: A folder on the executors to which paths of pictures and fonts are relative; None: documents may not
            name files.
        fonts: Paths on the driver, bytes, or a FontFile with more properties. Their bytes are sent to the workers,
            which use them and the bundled fonts, but never system fonts, so all workers measure the same.
        cache_bytes: The size of the cache of shaped texts of each worker; None: 32 MiB, 0: no cache.
        limits: The limits of each document; a document that exceeds them has a row with an error.
        columns: The column with each key of a document: `items="names", width="width"`.

    Columns are found by their exact names. Columns of the result must differ in more than case, which Spark requires
    unless `spark.sql.caseSensitive` is true.

    Raises:
        TypeError, ValueError: "document: the table has no column 'documnt'; it has id, document".
        FontError: "a.ttf: expected a font file, found a directory"; `item` is its position in `fonts`.
    """
    sources = {"document": document, **columns}
    used = {key: name for key, name in sources.items() if name is not None}
    kept = kept_names(keep, output)
    engine = EngineSource.read(fonts, cache_bytes, limits)
    folder = None if directory is None else os.fspath(directory)
    fixed: dict[str, Any] = {
        "type": type,
        "output": output,
        "settings": settings,
        "directory": folder,
    }
    schema = _arrow_schema(df.schema, list(used.values()))
    layout_table(schema.empty_table(), engine=engine.engine(), keep=kept, **(fixed | used))
    result = _result(df, kept, output_schema(schema, keep=kept, output=output))

    # Spark would split a name with dots, and ignores case.
    names = dict.fromkeys([*used.values(), *kept])
    aliases = {name: f"_{position}" for position, name in enumerate(names)}
    moved = {key: aliases[name] for key, name in used.items()}
    renamed = {aliases[old]: new for old, new in kept.items()}
    job = Job(engine, fixed | moved | {"keep": renamed})
    selected = df.select([_column(df, name).alias(alias) for name, alias in aliases.items()])
    laid_out: DataFrame = selected.mapInArrow(sendable(job), result)
    return laid_out


def _arrow_schema(schema: StructType, used: list[str]) -> pa.Schema:
    """The Arrow columns of a DataFrame; columns that do not become documents have no types."""
    return pa.schema(
        [
            _arrow_field(field) if field.name in used else pa.field(field.name, pa.null())
            for field in schema.fields
        ]
    )


def _arrow_field(field: StructField) -> pa.Field:
    """A column whose values become documents."""
    try:
        return to_arrow_schema(StructType([field])).field(0)
    except (AssertionError, PySparkTypeError):
        kind = field.dataType.simpleString()
        raise TypeError(
            f"the column {field.name!r} holds {kind}, which JSON has no value for"
        ) from None


def _result(df: DataFrame, kept: Mapping[str, str], schema: pa.Schema) -> StructType:
    """The columns of the result: the kept ones with their own types, and the columns of layouts."""
    fields = [_kept_field(df.schema[old], new) for old, new in kept.items()]
    fields += from_arrow_schema(schema).fields[len(kept) :]
    if df.sparkSession.conf.get("spark.sql.caseSensitive") != "true":
        _check_case([field.name for field in fields])
    return StructType(fields)


def _kept_field(field: StructField, name: str) -> StructField:
    return StructField(name, field.dataType, field.nullable, field.metadata)


def _check_case(names: list[str]) -> None:
    """Rejects names that Spark cannot distinguish."""
    for name, count in Counter(map(str.lower, names)).items():
        if count > 1:
            same = " and ".join(repr(each) for each in names if each.lower() == name)
            raise ValueError(f"keep: {same} differ only in case, which Spark ignores; rename one")


def _column(df: DataFrame, name: str) -> Column:
    """A column of exactly this name."""
    quoted = name.replace("`", "``")
    return df[f"`{quoted}`"]
