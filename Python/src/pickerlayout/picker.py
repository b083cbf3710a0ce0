"""Pickers made from lists of items."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from operator import index
from typing import TYPE_CHECKING, Any, ClassVar, cast

import numpy as np

from ._arguments import Arguments
from ._json import json_keys, settings_text
from ._library import NULL, ffi, lib
from ._strings import checked_texts
from .control import Control
from .document import Document
from .engine import Engine
from .errors import Error
from .limits import Budget, budget_handle

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from .document_types import ChipsSettings, SegmentedSettings


class Picker(Control):
    """A control made from a list of items."""

    _function: ClassVar[Any]
    #: The type of such documents.
    _type: ClassVar[str]

    def _take(
        self,
        items: Iterable[str | Mapping[str, Any] | tuple[str, str]],
        ids: Iterable[str] | None,
        selected: Iterable[int] | None,
        settings: Mapping[str, Any],
    ) -> None:
        """Takes items as texts, which are passed to C, or as objects of a document."""
        keys = json_keys(settings)
        items = items if isinstance(items, str | bytes) else list(items)
        self._count = len(items)
        self._objects: Document | None = None
        if isinstance(items, list) and any(not isinstance(item, str) for item in items):
            self._objects = Document(_document(self._type, items, ids, selected, keys))
            return
        self._arguments = Arguments()
        labels = checked_texts(cast("Iterable[str]", items), "items")
        texts, count = self._arguments.strings(labels, "items")
        self._picker = self._arguments.struct(
            "pl_picker",
            texts=texts,
            text_count=count,
            ids=self._ids(ids, count),
            settings=self._arguments.string(settings_text(keys), "settings"),
            **self._selection(selected),
        )

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of {self._count} items>"

    def _ids(self, ids: Iterable[str] | None, expected: int) -> Any:
        if ids is None:
            return NULL
        array, count = self._arguments.strings(ids, "ids")
        _check_ids(count, expected)
        return array

    def _selection(self, selected: Iterable[int] | None) -> dict[str, Any]:
        """The struct members for the selected positions: -1 selects none, 0 leaves it to the control."""
        if selected is None:
            return {"selected": NULL, "selected_count": 0}
        positions = np.array(_positions(selected), np.int64)
        array = self._arguments.keep(ffi.from_buffer("int64_t[]", positions))
        return {"selected": array, "selected_count": len(positions) or _NONE_SELECTED}

    def _document(self, engine: Engine, budget: Budget | None) -> Any:
        if self._objects is not None:
            return self._objects._document(engine, budget)
        make, spent = engine._make, budget_handle(budget)
        try:
            return make(lib.pl_document_free, self._function, engine._handle, self._picker, spent)
        except Error as error:
            raise error._without_lines() from None


class Chips(Picker):
    """Chips that wrap into rows.

    >>> import pickerlayout as pl
    >>> chips = pl.Chips(["tea", "coffee"], selected=[1]).measure(pl.Engine())
    >>> [node.id for node in chips.layout(width=320) if node.selected]
    ['coffee']
    >>> drinks = pl.Chips([("t", "tea"), {"text": "coffee", "enabled": False}], row_alignment="center")
    >>> [(node.id, node.enabled) for node in drinks.layout() if node.role == "chip"]
    [('t', True), ('coffee', False)]
    """

    _function = lib.pl_document_chips
    _type = "chips"

    def __init__(
        self,
        items: Iterable[str | Mapping[str, Any] | tuple[str, str]],
        *,
        ids: Iterable[str] | None = None,
        selected: Iterable[int] | None = None,
        **settings: Unpack[ChipsSettings],
    ) -> None:
        """Takes the items, in reading order.

        Args:
            items: Texts, pairs of an id and a text, or dicts with the keys of items in JSON.
            ids: One for each item, all different; None: the texts, with "text#2" … for repeated ones.
            selected: The positions of the selected items, from 0.
            settings: Other keys of the document: `row_alignment="center"`, or as in JSON,
                `rowAlignment="center"`.
        """
        self._take(items, ids, selected, settings)


class Segmented(Picker):
    """A segmented control. By default the first item is selected; `selected=[]` selects none.

    >>> import pickerlayout as pl
    >>> pl.Segmented(["Day", "Week"]).session(width=300).selection
    ['Day']
    """

    _function = lib.pl_document_segmented
    _type = "segmented"

    def __init__(
        self,
        items: Iterable[str | Mapping[str, Any] | tuple[str, str]],
        *,
        ids: Iterable[str] | None = None,
        selected: Iterable[int] | None = None,
        **settings: Unpack[SegmentedSettings],
    ) -> None:
        """Creates the control from its items, in reading order; the arguments are the same as for `Chips`."""
        self._take(items, ids, selected, settings)


def _document(
    type: str,
    items: list[Any],
    ids: Iterable[str] | None,
    selected: Iterable[int] | None,
    keys: Mapping[str, Any],
) -> dict[str, Any]:
    """A picker as a document."""
    if "items" in keys:
        raise TypeError("items are given twice")
    objects = [_object(item, place) for place, item in enumerate(items)]
    if ids is not None:
        names = list(checked_texts(ids, "ids"))
        _check_ids(len(names), len(objects))
        objects = [{**item, "id": name} for item, name in zip(objects, names, strict=True)]
    document = {"type": type, **keys, "items": objects}
    if selected is None:
        return document
    positions = _positions(selected)
    for position in positions:
        if not 0 <= position < len(objects):
            raise ValueError(f"selected must be 0 to {len(objects) - 1}, is {position}")
        if type == "chips":
            objects[position]["selected"] = True
    return document if type == "chips" else {**document, "selected": positions}


def _object(item: Any, place: int) -> dict[str, Any]:
    """An item as a JSON object."""
    if isinstance(item, str):
        return {"text": item}
    if isinstance(item, Mapping):
        return dict(item)
    if isinstance(item, tuple) and len(item) == 2 and all(isinstance(part, str) for part in item):
        return {"id": item[0], "text": item[1]}
    kind = type(item).__name__
    raise TypeError(f"items[{place}] must be a str, a dict or a pair of id and text, is {kind}")


def _positions(selected: Iterable[int]) -> list[int]:
    if isinstance(selected, int):
        raise TypeError("selected must be a list of positions: write [position]")
    return [index(position) for position in selected]


def _check_ids(count: int, expected: int) -> None:
    if count != expected:
        raise ValueError(f"there must be one id for each of {expected} items, there are {count}")


# -1 as size_t.
_NONE_SELECTED: int = int(ffi.cast("size_t", -1))
