"""Layouts of an array of documents as columns."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pyarrow as pa

from ._arrow_outputs import OUTPUTS, output_fields
from ._arrow_texts import TextColumn
from ._library import NULL, ffi, lib
from .engine import Engine
from .errors import Error, error_of
from .limits import Budget, budget_handle
from .tree import Tree


class Answers:
    """Lays documents out."""

    def __init__(
        self, output: str, engine: Engine, options: Any, threads: int, budget: Budget | None
    ) -> None:
        self._rows: Callable[[Tree], list[dict[str, Any]]] = _ROWS[output]
        self._fields = output_fields(output)
        self._engine, self._options = engine, options
        self._threads, self._budget = threads, budget

    def of(self, documents: TextColumn) -> Iterator[tuple[Any, list[Any]]]:
        """The columns of the answers, and for each row the position of its document."""
        count = len(documents)
        trees, errors = ffi.new("pl_tree *[]", count), ffi.new("pl_error *[]", count)
        strings = ffi.from_buffer("pl_string[]", documents.strings)
        work = strings, count, self._options, self._threads, budget_handle(self._budget)
        self._engine._call(lib.pl_layout_many, self._engine._handle, *work, trees, errors)
        positions: list[int] = []
        rows: list[dict[str, Any]] = []
        for at in range(count):
            if trees[at] == NULL:
                own = [_error_row(error_of(errors[at]), strings[at])]
            else:
                own = self._rows(Tree(ffi.gc(trees[at], lib.pl_tree_free), self._engine))
            rows += own
            positions += [at] * len(own)
        columns = [
            pa.array([row.get(field.name) for row in rows], field.type) for field in self._fields
        ]
        yield pa.array(positions, pa.int64()), columns


def _error_row(error: Error, document: Any) -> dict[str, Any]:
    if document.bytes == NULL:
        return {"error_path": "$", "error_message": "must be a document, is null"}
    text = bytes(ffi.buffer(document.bytes, document.count)).decode(errors="replace")
    return {"error_path": error.path, "error_message": error.message, "error_input": text}


def _nodes(tree: Tree) -> list[dict[str, Any]]:
    return [
        {
            "node": node.position,
            "parent": node.parent.position if node.parent else None,
            "role": node.role,
            "node_id": node.id,
            "text": node.text,
            "full_text": node.full_text,
            **node.frame._asdict(),
            "index": node.index,
            "selected": node.selected,
            "enabled": node.enabled,
        }
        for node in tree
    ]


def _tree(tree: Tree) -> list[dict[str, Any]]:
    return [{"tree": tree.json(compact=True).rstrip("\n")}]


def _summary(tree: Tree) -> list[dict[str, Any]]:
    width, height = tree.size
    return [
        {
            "width": width,
            "height": height,
            "rows": sum(node.role == "row" for node in tree),
            "hidden": sum(len(node.hidden_ids) for node in tree),
            "truncated": sum(
                node.text != node.full_text and node.role != "line" for node in tree
            ),
            "warnings": [warning.code for warning in tree.warnings],
        }
    ]


_ROWS = dict(zip(OUTPUTS, (_nodes, _tree, _summary), strict=True))
