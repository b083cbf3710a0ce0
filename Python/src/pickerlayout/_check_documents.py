"""The documents and catalogues of a check in the form that C expects."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from ._arguments import Arguments
from ._json import DocumentSource, has_lines, json_bytes, settings_text
from ._library import NULL, ffi
from .document import document_options

StrPath = str | os.PathLike[str]

#: The documents of a check: one document, documents by name, or paths of files and folders.
CheckSource = Mapping[str, Any] | StrPath | Iterable[StrPath]

#: The translations of a check: paths of files and folders, or a mapping from languages to their texts, or from names
#: of files to their bytes.
StringSource = StrPath | Iterable[StrPath] | Mapping[str, Mapping[str, Any] | bytes]


class CheckDocuments:
    """The documents of a check."""

    def __init__(
        self,
        documents: CheckSource,
        directory: StrPath | None,
        type: str | None,
        settings: Mapping[str, Any] | None,
    ) -> None:
        self.arguments = Arguments()
        self.has_lines: list[bool] = []
        self._rows: list[dict[str, Any]] = []
        if isinstance(documents, Mapping):
            options = document_options(self.arguments, directory, type, settings)
            for name, document in _by_name(documents).items():
                self._add(name, document, options)
            return
        if directory is not None:
            raise TypeError("directory is for documents that are no files")
        for path in files(documents):
            options = document_options(self.arguments, path.parent, type, settings)
            self._add(os.fspath(path), path.read_bytes(), options)

    def _add(self, name: str, document: DocumentSource, options: Any) -> None:
        source = self.arguments.keep(json_bytes(document, f"documents[{name!r}]"))
        data = self.arguments.keep(ffi.from_buffer("char[]", source))
        json = {"bytes": data, "count": len(source)}
        self._rows.append(
            {"name": self.arguments.string(name, "a name"), "json": json, "options": options}
        )
        self.has_lines.append(has_lines(document))

    def array(self) -> tuple[Any, int]:
        """An array of `pl_check_document`, and its count."""
        return _array("pl_check_document", self._rows, self.arguments)


def _by_name(documents: Mapping[str, Any]) -> Mapping[str, DocumentSource]:
    """Documents by name; a document without a mapping is called "document"."""
    return {"document": documents} if isinstance(documents.get("type"), str) else documents


def files(paths: CheckSource) -> Iterator[Path]:
    """The documents at paths: files, and the .json files in folders."""
    for path in paths_of(paths, "documents"):
        if path.is_dir():
            yield from sorted(path.glob("*.json"))
        else:
            yield path


def paths_of(paths: Any, argument: str) -> list[Path]:
    """A path, or a list of paths."""
    if isinstance(paths, bytes):
        raise TypeError(f"{argument} must be a mapping or paths, is bytes")
    return [Path(path) for path in ([paths] if isinstance(paths, str | os.PathLike) else paths)]


def catalog_array(strings: StringSource, arguments: Arguments) -> tuple[Any, int]:
    """An array of `pl_catalog`, and its count."""
    if isinstance(strings, Mapping):
        rows = [_catalog(name, texts, arguments) for name, texts in strings.items()]
    else:
        rows = [{"path": arguments.path(path)} for path in paths_of(strings, "strings")]
    return _array("pl_catalog", rows, arguments)


def _catalog(name: str, texts: Mapping[str, Any] | bytes, arguments: Arguments) -> dict[str, Any]:
    """The bytes of a file, or the texts of a language as a JSON file with its name."""
    if isinstance(texts, Mapping):
        name, texts = f"{name}.json", settings_text(texts).encode()
    elif not isinstance(texts, bytes):
        raise TypeError(f"strings[{name!r}] must be a dict or bytes, is {type(texts).__name__}")
    data = arguments.keep(ffi.from_buffer("uint8_t[]", arguments.keep(texts)))
    return {"path": arguments.path(name), "bytes": data, "byte_count": len(texts)}


def _array(name: str, rows: list[dict[str, Any]], arguments: Arguments) -> tuple[Any, int]:
    """An array of structs, and its count."""
    return (arguments.keep(ffi.new(f"{name}[]", rows)) if rows else NULL), len(rows)
