"""The errors of calls: one class for each code of the C interface."""

from __future__ import annotations

import re
from typing import Any

from ._library import NULL, ffi, lib
from ._strings import text_of


class Error(Exception):
    """A call of the library failed."""

    def __init__(
        self,
        message: str,
        *,
        path: str | None = None,
        line: int | None = None,
        column: int | None = None,
        item: int | None = None,
    ) -> None:
        super().__init__(message, path, line, column, item)
        #: One line, such as "must be at least 0, is -4"; for a syntax error, it begins with the line and column.
        self.message = message
        #: The JSON path in the document or tree, such as "$.items[3].width".
        self.path = path
        #: The line of a document that was passed as text, from 1; None for a dict, which has no lines.
        self.line = line
        #: The column in that line, from 1, in Unicode characters.
        self.column = column
        #: The position in the list that was passed, from 0.
        self.item = item

    def __str__(self) -> str:
        place = f"line {self.line}, column {self.column}"
        is_told = self.line is None or self.message.startswith(f"{place}: ")
        message = self.message if is_told else f"{self.message} ({place})"
        return f"{self.path}: {message}" if self.path else message

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (type(self), *self.args)

    def _without_lines(self) -> Error:
        """The error of a document that was a dict, which has no lines to look up."""
        self.args = (self.message, self.path, None, None, self.item)
        self.line = self.column = None
        return self

    def _moved(self, start: int) -> Error:
        """The error of a list whose slice from `start` was passed."""
        if self.item is not None:
            self.item += start
            self.args = (*self.args[:4], self.item)
        return self


class ArgumentError(Error, ValueError):
    """An argument is invalid: a negative size, a text that is not UTF-8, an unknown constant."""


class DocumentError(Error, ValueError):
    """A document, a tree or a setting is invalid, at `path`."""


class FontError(Error, ValueError):
    """A font file or its bytes cannot be used; `item` is its position in `fonts`."""


class CatalogError(Error, ValueError):
    """Translations cannot be read; the message names the file, and the line if it is known."""


class LimitError(Error):
    """The work exceeded its budget."""


class CancelledError(Error):
    """The budget was cancelled."""


class UnavailableError(Error):
    """A required system library cannot be opened, such as cairo for PNG."""


class UnsupportedError(Error):
    """The operation is not supported: a session of a control without behaviour, or a picture that is too large."""


class SystemFailedError(Error):
    """The system failed, usually for lack of memory."""


class MeasurerError(Error):
    """A measurer raised an exception, which is the `__cause__`.

    The engine or the flow cannot be used afterwards."""


_CLASSES: dict[int, type[Error]] = {
    lib.PL_INVALID_ARGUMENT: ArgumentError,
    lib.PL_INVALID_DOCUMENT: DocumentError,
    lib.PL_INVALID_FONT: FontError,
    lib.PL_LIMIT: LimitError,
    lib.PL_CANCELLED: CancelledError,
    lib.PL_UNAVAILABLE: UnavailableError,
    lib.PL_UNSUPPORTED: UnsupportedError,
    lib.PL_FAILED: SystemFailedError,
    lib.PL_INVALID_CATALOG: CatalogError,
}


def _restored(kind: type[Error], message: str, *place: Any) -> Error:
    """An error that was pickled."""
    path, line, column, item = place
    return kind(message, path=path, line=line, column=column, item=item)


#: The Python names of members of C structs.
_KEYWORDS = {"families": "family", "svg_text": "text"}


def _in_python(message: str) -> str:
    """The message with Python's name of the argument: "style.families: unknown …" becomes "family: unknown …".

    >>> _in_python('style.families: unknown family "Roboto"')
    'family: unknown family "Roboto"'
    """
    found = re.match(r"(?:options|style|picker)\.(\w+)", message)
    if found is None:
        return message
    return _KEYWORDS.get(found[1], found[1]) + message[found.end() :]


def error_of(error: Any) -> Error:
    """The exception for a `pl_error`, which is freed."""
    kind = _CLASSES.get(error.code, Error)
    message = text_of(error.message) or ""
    result = kind(
        _in_python(message) if kind is ArgumentError else message,
        path=text_of(error.path),
        line=error.line or None,
        column=error.column or None,
        item=None if error.item < 0 else error.item,
    )
    lib.pl_error_free(error)
    return result


def call(function: Any, *arguments: Any) -> Any:
    """Calls a function whose last parameter is `pl_error **`, and raises the error that it stores."""
    error = ffi.new("pl_error **")
    result = function(*arguments, error)
    if error[0] != NULL:
        raise error_of(error[0])
    return result
