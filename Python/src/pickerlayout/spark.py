"""Layout of documents in DataFrames of Apache Spark; needs PySpark 4 (`pip install pickerlayout[spark]`).

    from pickerlayout.spark import layout
    nodes = layout(df, document="document", keep=["id"])

The executors need the same version of `pickerlayout`; the article *Fleets* shows how they get it. Fonts travel with the
job.
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
    """Lays out one document a row; whatever a row holds, the job does not fail.

    Arguments and fonts are checked before this returns; layout itself starts when Spark is asked for rows. The rows of
    a document stay together, in the order of the tree, in the partition of the document. Each Python worker keeps one
    engine, with the texts that it has measured, for all its tasks.

    Args:
        df: With a column of JSON documents, or with columns for the keys of documents.
        document: The column of JSON, strings or binary; None: documents are made of `columns`.
        type: As in `pickerlayout.arrow.layout_table`: "chips" or "segmented" with `columns`; otherwise the type of
            documents that name none.
        keep: Columns of any type that each row of the result repeats, before its own; a mapping gives them new names.
        output: "nodes": a row a node. "tree": a row a document, with its tree as JSON. "summary": a row a document,
            with its size and how many items are hidden. The columns are those of `pickerlayout.arrow.output_schema`,
            except that `role` is a string, because Spark has no dictionaries.
        settings: Keys that override those of all documents.
        directory: A folder of the executors, where relative paths of pictures and fonts start; None: documents may not
            name files.
        fonts: Paths on the driver, bytes, or a FontFile to say more about one. Their bytes are sent to the workers,
            which have the bundled fonts beside them and never those of their system, so that all measure alike.
        cache_bytes: The size of the cache of shaped texts of each worker; None: 32 MiB, 0: no cache.
        limits: Of each document; one that exceeds them is a row with an error.
        columns: The column with each key of a document: `items="names", width="width"`.

    Columns are found by their exact names. Those of the result must differ in more than case, as Spark requires it
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
    """The columns of a DataFrame as Arrow has them; those that do not become documents without their types."""
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
    """The columns of the result: the kept ones with their own types, and those of layouts."""
    fields = [_kept_field(df.schema[old], new) for old, new in kept.items()]
    fields += from_arrow_schema(schema).fields[len(kept) :]
    if df.sparkSession.conf.get("spark.sql.caseSensitive") != "true":
        _check_case([field.name for field in fields])
    return StructType(fields)


def _kept_field(field: StructField, name: str) -> StructField:
    return StructField(name, field.dataType, field.nullable, field.metadata)


def _check_case(names: list[str]) -> None:
    """Rejects names that Spark cannot tell apart."""
    for name, count in Counter(map(str.lower, names)).items():
        if count > 1:
            same = " and ".join(repr(each) for each in names if each.lower() == name)
            raise ValueError(f"keep: {same} differ only in case, which Spark ignores; rename one")


def _column(df: DataFrame, name: str) -> Column:
    """A column of exactly this name."""
    quoted = name.replace("`", "``")
    return df[f"`{quoted}`"]
