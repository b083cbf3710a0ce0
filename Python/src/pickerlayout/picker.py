"""Pickers made of lists of texts."""

from __future__ import annotations

from collections.abc import Iterable
from operator import index
from typing import Any, ClassVar

import numpy as np

from ._arguments import Arguments
from ._json import settings_text
from ._library import NULL, ffi, lib
from ._strings import checked_texts
from .control import Control
from .engine import Engine
from .errors import Error
from .limits import Budget, budget_handle


class Picker(Control):
    """A control made of a list of texts."""

    _function: ClassVar[Any]

    def __init__(
        self,
        items: Iterable[str],
        *,
        ids: Iterable[str] | None = None,
        selected: Iterable[int] | None = None,
        **settings: Any,
    ) -> None:
        """Takes the labels of the items, in reading order.

        Args:
            items: The labels.
            ids: One for each label, all different; None: the labels, "label#2" … where one repeats.
            selected: The positions of the selected items, from 0.
            settings: Any further keys of such a document, as in JSON: `rowAlignment="center"`.
        """
        labels = checked_texts(items, "items")
        self._arguments = Arguments()
        texts, count = self._arguments.strings(labels, "items")
        self._picker = self._arguments.struct(
            "pl_picker",
            texts=texts,
            text_count=count,
            ids=self._ids(ids, count),
            settings=self._arguments.string(settings_text(settings), "settings"),
            **self._selection(selected),
        )

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of {self._picker.text_count} items>"

    def _ids(self, ids: Iterable[str] | None, expected: int) -> Any:
        if ids is None:
            return NULL
        array, count = self._arguments.strings(ids, "ids")
        if count != expected:
            raise ValueError(
                f"there must be one id for each of {expected} items, there are {count}"
            )
        return array

    def _selection(self, selected: Iterable[int] | None) -> dict[str, Any]:
        """The members of the selected positions: -1 is none at all, 0 leaves it to the control."""
        if selected is None:
            return {"selected": NULL, "selected_count": 0}
        if isinstance(selected, int):
            raise TypeError("selected must be a list of positions: write [position]")
        positions = np.array([index(position) for position in selected], np.int64)
        array = self._arguments.keep(ffi.from_buffer("int64_t[]", positions))
        return {"selected": array, "selected_count": len(positions) or _NONE_SELECTED}

    def _document(self, engine: Engine, budget: Budget | None) -> Any:
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
    """

    _function = lib.pl_document_chips


class Segmented(Picker):
    """A segmented control; the first item is selected unless `selected` says otherwise, `[]` that none is.

    >>> import pickerlayout as pl
    >>> pl.Segmented(["Day", "Week"]).session(width=300).selection
    ['Day']
    """

    _function = lib.pl_document_segmented


# -1 as size_t.
_NONE_SELECTED: int = int(ffi.cast("size_t", -1))
