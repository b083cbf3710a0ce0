"""The work that Spark sends to its Python workers, and their caches."""

from __future__ import annotations

import hashlib
import os
import pickle
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pyarrow as pa
from pyspark import cloudpickle

from ._version import VERSION
from .arrow import layout_batches
from .engine import Engine
from .fonts import FontFile, font_files
from .limits import Limits

#: The engines that this process used last; only one unless a query lays out with several sets of fonts.
_engines: OrderedDict[str, Engine] = OrderedDict()
_ENGINE_COUNT = 2


@dataclass(frozen=True)
class EngineSource:
    """The arguments of an engine, as values that can be sent to another machine."""

    #: Font files with their bytes.
    fonts: tuple[FontFile, ...]
    cache_bytes: int | None
    limits: Limits | None
    #: Equal for equal engines.
    digest: str

    @classmethod
    def read(
        cls,
        fonts: Iterable[str | os.PathLike[str] | bytes | FontFile],
        cache_bytes: int | None,
        limits: Limits | None,
    ) -> EngineSource:
        """Reads font files; raises what `Engine` raises for them."""
        files = font_files(fonts)
        Engine(files, cache_bytes=cache_bytes, limits=limits)
        loaded = tuple(replace(file, source=_bytes(file.source)) for file in files)
        parts = pickle.dumps((loaded, cache_bytes, limits))
        return cls(loaded, cache_bytes, limits, hashlib.sha256(parts).hexdigest())

    def engine(self) -> Engine:
        """The engine of this process, with its cache from earlier tasks."""
        engine = _engines.pop(self.digest, None) or self._new()
        _engines[self.digest] = engine
        while len(_engines) > _ENGINE_COUNT:
            _engines.popitem(last=False)
        return engine

    def _new(self) -> Engine:
        return Engine(self.fonts, cache_bytes=self.cache_bytes, limits=self.limits)


@dataclass(frozen=True)
class Job:
    """The work on each partition."""

    source: EngineSource
    #: Arguments of `layout_batches`.
    arguments: dict[str, Any]
    version: str = VERSION

    def run(self, batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        """Lays out the rows of a partition."""
        if self.version != VERSION:
            raise RuntimeError(
                f"this executor has pickerlayout {VERSION}, the driver {self.version}"
            )
        engine = self.source.engine()
        for batch in layout_batches(batches, engine=engine, threads=_cpus(), **self.arguments):
            yield _plain(batch)


def sendable(job: Job) -> Callable[[Iterator[pa.RecordBatch]], Iterator[pa.RecordBatch]]:
    """The work as a function that a worker can load without this package, to report that it is missing."""
    pickled: Any = cloudpickle.dumps
    data, version = pickled(job), job.version

    # It is sent as code, because it is not a member of a module, so it must import what it needs.
    def run(batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        import pickle
        import sys

        try:
            import pickerlayout  # noqa: F401
        except ImportError as error:
            raise RuntimeError(
                f"the Python of this executor, {sys.executable}, cannot import pickerlayout: {error}. Install version "
                f"{version} there, or name a Python that has it by PYSPARK_PYTHON; see the article Fleets"
            ) from None
        yield from pickle.loads(data).run(batches)

    return run


def _plain(batch: pa.RecordBatch) -> pa.RecordBatch:
    """A batch without dictionaries, which the JVM would read as columns of indices."""
    for position, column in enumerate(batch.columns):
        if pa.types.is_dictionary(column.type):
            name = batch.schema.names[position]
            batch = batch.set_column(position, name, column.dictionary_decode())
    return batch


def _cpus() -> int:
    """The processors of a task, `spark.task.cpus`; 1 unless somebody changed it."""
    from pyspark import TaskContext

    context = TaskContext.get()
    return 1 if context is None else context.cpus()


def _bytes(source: str | os.PathLike[str] | bytes) -> bytes:
    return Path(source).read_bytes() if isinstance(source, str | os.PathLike) else bytes(source)
