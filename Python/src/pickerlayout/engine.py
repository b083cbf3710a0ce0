"""Fonts, with caches of measured texts."""

from __future__ import annotations

import os
import threading
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from ._arguments import Arguments
from ._columns import column_of
from ._handle import Handle
from ._library import NULL, ffi, lib
from ._memory import dtype_of
from ._slices import in_slices
from ._strings import checked_texts, pack, texts_of
from .errors import call
from .fonts import FontFile, font_array
from .limits import Budget, Limits, budget_handle, limits_pointer
from .measurements import Measurements
from .measurer import Advance, Measurer, MeasurerCalls
from .style import StyleSettings, TextStyle, checked_style

if TYPE_CHECKING:
    from typing_extensions import Unpack


class Engine(Handle):
    """Fonts, with caches of measured texts. Any number of threads may use one at the same time.

    Keep an engine: a new one starts with empty caches. A forked process needs its own, and must use it from one
    thread only.

    >>> import pickerlayout as pl
    >>> engine = pl.Engine()
    >>> engine.measure(["tea", "coffee"], size=16, weight="medium").shape
    (2, 2)
    >>> engine.families[0]
    'Inter'
    """

    __slots__ = ("_calls", "_handle")
    _instead: ClassVar[str] = "make one in each process"

    def __init__(
        self,
        fonts: Iterable[str | os.PathLike[str] | bytes | FontFile] = (),
        *,
        font_directory: str | os.PathLike[str] | None = None,
        system_fonts: bool = False,
        cache_bytes: int | None = None,
        limits: Limits | None = None,
        measurer: Measurer | Advance | None = None,
    ) -> None:
        """Creates an engine with the bundled fonts and others.

        Args:
            fonts: Paths, bytes, or a FontFile with more properties.
            font_directory: A folder whose font files are added.
            system_fonts: Adds the fonts that fontconfig lists.
            cache_bytes: The size of the cache of shaped texts; None: 32 MiB, 0: no cache. Each thread of a call has
                its own, which is smaller on machines with more than eight processors.
            limits: The limits of work without a budget.
            measurer: Measures all texts instead of fonts: a Measurer, or a function of a grapheme cluster and an
                AtlasFont that returns an advance. Trees have no glyphs then.

        Raises:
            FontError: "a.ttf: expected a font file, found a directory"; `item` is its position in `fonts`.
            UnavailableError: System fonts without fontconfig.
        """
        arguments = Arguments()
        self._calls = None if measurer is None else MeasurerCalls(measurer)
        files, count = font_array(fonts, arguments)
        options = arguments.struct(
            "pl_engine_options",
            fonts=files,
            font_count=count,
            font_directory=arguments.path(font_directory),
            system_fonts=bool(system_fonts),
            cache_bytes=_cache_size(cache_bytes),
            limits=limits_pointer(limits, arguments),
            measurer=NULL if self._calls is None else self._calls.pointer(arguments),
        )
        self._handle = self._make(lib.pl_engine_free, lib.pl_engine_new, options)

    @property
    def families(self) -> tuple[str, ...]:
        """The families that texts and documents may name, the bundled ones first; none with a `measurer`."""
        count = ffi.new("size_t *")
        names = lib.pl_engine_families(self._handle, count)
        return tuple(name or "" for name in texts_of(names, count[0]))

    def __repr__(self) -> str:
        if self._calls is not None:
            return "<Engine with a measurer>"
        return f"<Engine of {len(self.families)} font families>"

    def measure(
        self,
        texts: Iterable[str],
        style: TextStyle | None = None,
        /,
        *,
        threads: int = 1,
        budget: Budget | None = None,
        **settings: Unpack[StyleSettings],
    ) -> NDArray[np.float64]:
        """Returns the width and height of each text in points, (n, 2), a read-only view of `measurements(…).table`.

        `settings` are the settings of TextStyle: `size=16, weight="medium"`. Pass many texts in one call, even a
        million. A string column of pyarrow is measured in place. See `measurements`."""
        return self.measurements(texts, style, threads=threads, budget=budget, **settings).sizes

    def measurements(
        self,
        texts: Iterable[str],
        style: TextStyle | None = None,
        /,
        *,
        threads: int = 1,
        budget: Budget | None = None,
        **settings: Unpack[StyleSettings],
    ) -> Measurements:
        """Measures texts of one style, including baselines, the number of lines, and truncation.

        The engine caches measured texts up to its `cache_bytes`. A label takes about 300 bytes, so repeatedly
        measuring more than 100,000 labels needs more than the default 32 MiB.

        Args:
            texts: Any number of them.
            style: The font, language and box; or `settings`, the settings of TextStyle.
            threads: The number of threads; 0: one per processor. Always one with a `measurer`, and in a forked
                process.
            budget: Limits the time and the characters of all texts together; None: `Limits.glyphs` of the engine
                limits the characters of each text.

        Raises:
            LimitError: A text has more characters than `Limits.glyphs` of the engine; `item` is its position.
            TypeError: A text is not a str, or there is no such setting.
            ValueError: A setting is out of its range.
            ArgumentError: The engine does not have the family.
        """
        style = checked_style(style, settings)
        arguments = Arguments()
        packed = column_of(texts) or pack(checked_texts(texts, "texts"), "texts")
        results = np.empty(len(packed.offsets) - 1, dtype_of("pl_measurement"))
        pointer, spent = style._pointer(arguments), budget_handle(budget)

        def measure(start: int, end: int) -> None:
            self._call(
                lib.pl_engine_measure_packed,
                self._handle,
                ffi.from_buffer("char[]", packed.data),
                ffi.from_buffer("int64_t[]", packed.offsets[start:]),
                end - start,
                pointer,
                spent,
                ffi.from_buffer("pl_measurement[]", results[start:]),
            )

        in_slices(len(results), 1 if self._calls else threads, measure)
        results.flags.writeable = False
        return Measurements(results)

    def _call(self, function: Any, *arguments: Any) -> Any:
        """Calls C; raises an exception of the measurer rather than the error that it caused."""
        try:
            return call(function, *arguments)
        finally:
            self._check()

    def _make(self, free: Any, function: Any, *arguments: Any) -> Any:
        """Calls C, and returns the new handle, which is freed with its last reference."""
        try:
            return ffi.gc(call(function, *arguments), free)
        finally:
            self._check()

    def _check(self) -> None:
        """Raises the exception of a measurer."""
        if self._calls is not None:
            self._calls.check()


def _cache_size(size: int | None) -> int:
    """The size of a cache for C, where 0 means the default and -1 no cache."""
    if size is None:
        return 0
    if size < 0:
        raise ValueError(f"cache_bytes must be at least 0, is {size}")
    return size or -1


_lock = threading.Lock()
_default: Engine | None = None


def default_engine() -> Engine:
    """The engine of calls without one: the bundled fonts, created at first use in each process."""
    global _default
    with _lock:
        if _default is None:
            _default = Engine()
        return _default


def _forget_default_engine() -> None:
    """Leaves the default engine to the parent process, where another thread may be using it."""
    global _default, _lock
    _lock, _default = threading.Lock(), None


os.register_at_fork(after_in_child=_forget_default_engine)


def checked_engine(engine: Engine | None) -> Engine:
    """An engine, or the default one for None."""
    if engine is None:
        return default_engine()
    if not isinstance(engine, Engine):
        raise TypeError(f"engine must be a pickerlayout.Engine, is {type(engine).__name__}")
    return engine
