"""Checks whether documents fit in every language, at every width and text size."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ._arguments import Arguments
from ._check_documents import CheckDocuments, CheckSource, StringSource, StrPath, catalog_array
from ._json import settings_text
from ._library import NULL, ffi, lib
from ._names import constant
from ._slices import thread_count
from .engine import Engine, checked_engine
from .errors import DocumentError
from .limits import Budget, budget_handle
from .literals import TextDirection
from .report import CheckReport


def check(
    documents: CheckSource,
    *,
    strings: StringSource = (),
    locales: Iterable[str] = (),
    widths: Iterable[float] = (),
    text_scales: Iterable[float] = (),
    directions: Iterable[TextDirection] = (),
    pseudo: bool = False,
    expansion: float | None = None,
    max_rows: int | None = None,
    min_target: float | None = None,
    samples: Mapping[str, float | str] | None = None,
    minimum_widths: bool = False,
    threads: int = 0,
    directory: StrPath | None = None,
    type: str | None = None,
    settings: Mapping[str, Any] | None = None,
    engine: Engine | None = None,
    budget: Budget | None = None,
) -> CheckReport:
    """Lays documents out in every language, at every width and text size, and finds what does not fit.

    The GIL is released meanwhile. The article CheckEveryLanguage explains the findings.

    Args:
        documents: A document as in `layout`, a dict of documents by name, or paths of files and of folders with .json
            files, whose names are the paths.
        strings: Translations: paths of files and folders, or a dict. Its keys are languages with dicts of texts, as in
            `{"de": {"Save": "Sichern"}}`, or names of files with bytes, as in `{"de.po": b"…"}`.
        locales: The languages, such as "de", in addition to the documents' own; none: all languages of `strings`.
        widths: In points; none: each document's own.
        text_scales: Factors of the text size, 0.1 to 10; none: 1.
        directions: "ltr", "rtl", or "auto" for the language's direction; none: "auto".
        pseudo: Adds pseudo-locales: longer, right-to-left, tall and wide texts.
        expansion: The length of their text relative to the original, 1 to 10; None: 1.35 for en-XA, 1 for the others.
        max_rows: The maximum number of rows of items; None: no limit.
        min_target: The minimum width and height of hit regions in points; None: 44.
        samples: Replacements for placeholders by name, position or type, such as `{"count": 128, "%s": "Ada"}`;
            None: the widest number of 0…999, and a name.
        minimum_widths: Adds the smallest width without findings, for each document and language.
        threads: The number of threads; 0: one per processor. Always one in a forked process.
        directory: As in `layout`, for documents that are not files; paths in files are relative to the file.
        type: As in `layout`.
        settings: As in `layout`.
        engine: As in `layout`.
        budget: Limits the time of the call and the bytes of the report, and can cancel it; each document has the
            limits of the engine in each language.

    Raises:
        DocumentError: "$.items[3].width: must be at least 0, is -4"; `item` is the position of the document.
        CatalogError: "locales/de.po:17: expected a quotation mark, found "m"".
        ArgumentError: There are no translations for one of `locales`.

    >>> import pickerlayout as pl
    >>> tabs = {"type": "segmented", "language": "en", "width": 180, "items": ["Settings", "Help"]}
    >>> report = pl.check(tabs, strings={"de": {"Settings": "Einstellungen", "Help": "Hilfe"}})
    >>> report
    <CheckReport 2 cells, 1 findings>
    >>> finding, = report.failures("truncated")
    >>> finding.cell.locale, finding.text, finding.needed_width
    ('de', 'Einstellungen', 231.5781)
    """
    engine = checked_engine(engine)
    sources = CheckDocuments(documents, directory, type, settings)
    arguments = Arguments()
    options = arguments.struct(
        "pl_check_options",
        **_array("catalogs", "catalog_count", *catalog_array(strings, arguments)),
        **_array("locales", "locale_count", *arguments.strings(locales, "locales")),
        **_array("widths", "width_count", *_numbers(widths, arguments)),
        **_array("text_scales", "text_scale_count", *_numbers(text_scales, arguments)),
        **_array("directions", "direction_count", *_directions(directions, arguments)),
        pseudo=bool(pseudo),
        minimum_widths=bool(minimum_widths),
        expansion=_given(expansion, "expansion"),
        max_rows=_given(max_rows, "max_rows"),
        min_target=_given(min_target, "min_target"),
        threads=thread_count(threads),
        samples=arguments.string(settings_text(samples or {}), "samples"),
    )
    work = *sources.array(), options, budget_handle(budget)
    try:
        report = engine._make(lib.pl_bytes_free, lib.pl_check, engine._handle, *work)
    except DocumentError as error:
        known = error.item is None or sources.has_lines[error.item]
        raise error if known else error._without_lines() from None
    return CheckReport._from_json(bytes(ffi.buffer(report.data, report.count)).decode())


def _array(name: str, count_name: str, pointer: Any, count: int) -> dict[str, Any]:
    return {name: pointer, count_name: count}


def _numbers(numbers: Iterable[float], arguments: Arguments) -> tuple[Any, int]:
    values = [float(number) for number in numbers]
    return (arguments.keep(ffi.new("double[]", values)) if values else NULL), len(values)


def _directions(names: Iterable[str], arguments: Arguments) -> tuple[Any, int]:
    values = [constant("DIRECTION", name, "directions") for name in names]
    return (arguments.keep(ffi.new("int32_t[]", values)) if values else NULL), len(values)


def _given(value: float | None, name: str) -> Any:
    """A number for C, where 0 means the default."""
    if value == 0:
        raise ValueError(f"{name} must be greater than 0, is 0")
    return 0 if value is None else value
