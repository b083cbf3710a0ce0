"""Controls, before and after their text is measured."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, ClassVar

from ._handle import Handle
from ._library import lib
from .engine import Engine, checked_engine
from .limits import Budget, budget_handle
from .session import Session
from .size import in_size
from .tree import Tree


class Control(Handle, ABC):
    """A control before its text is measured."""

    _instead: ClassVar[str] = "pickle what it was made of"

    @abstractmethod
    def _document(self, engine: Engine, budget: Budget | None) -> Any:
        """The handle of the document."""

    def _repr_svg_(self) -> str | None:
        """The picture in a notebook, laid out with the default engine."""
        return self.layout()._repr_svg_()

    def measure(
        self, engine: Engine | None = None, *, budget: Budget | None = None
    ) -> MeasuredControl:
        """Returns the control with the fonts of an engine, for layouts at many sizes.

        Text is measured once, at the first layout.

        Raises:
            DocumentError: "$.items[3].width: must be at least 0, is -4".
        """
        engine = checked_engine(engine)
        return MeasuredControl(self._document(engine, budget), engine, repr(self))

    def layout(
        self,
        engine: Engine | None = None,
        *,
        width: float | None = None,
        height: float | None = None,
        budget: Budget | None = None,
    ) -> Tree:
        """Measures the control and lays it out; see `MeasuredControl.layout`."""
        return self.measure(engine, budget=budget).layout(width=width, height=height, budget=budget)

    def session(
        self,
        engine: Engine | None = None,
        *,
        width: float | None = None,
        height: float | None = None,
        at: float = 0,
        budget: Budget | None = None,
    ) -> Session:
        """Starts a session of the control; see `MeasuredControl.session`."""
        return self.measure(engine, budget=budget).session(
            width=width, height=height, at=at, budget=budget
        )


class MeasuredControl(Handle):
    """A control whose text is measured once, for layouts at any size. Any number of threads may use one at the same
    time."""

    __slots__ = ("_engine", "_handle", "_source")
    _instead: ClassVar[str] = "pickle the document, and measure it in each process"

    def __init__(self, handle: Any, engine: Engine, source: str) -> None:
        """Wraps a handle; measured controls are made by `measure`.

        Args:
            source: The `repr` of the control.
        """
        self._handle = handle
        self._engine = engine
        self._source = source

    def __repr__(self) -> str:
        return f"<MeasuredControl of {self._source}>"

    def _repr_svg_(self) -> str | None:
        """The picture in a notebook."""
        return self.layout()._repr_svg_()

    def layout(
        self,
        *,
        width: float | None = None,
        height: float | None = None,
        budget: Budget | None = None,
    ) -> Tree:
        """Lays the control out in a size in points.

        None uses the document's own dimension, and `math.inf` fits the content.

        Raises:
            LimitError: The budget was exceeded.
        """
        size = in_size(width, height)
        spent = budget_handle(budget)
        make = self._engine._make
        tree = make(lib.pl_tree_free, lib.pl_document_layout, self._handle, *size, spent)
        return Tree(tree, self._engine)

    def session(
        self,
        *,
        width: float | None = None,
        height: float | None = None,
        at: float = 0,
        budget: Budget | None = None,
    ) -> Session:
        """Starts a session of the control in a size, like `layout`, at a time; this control does not change.

        Raises:
            UnsupportedError: The control has no behaviour.
        """
        size = in_size(width, height)
        spent = budget_handle(budget)
        make = self._engine._make
        session = make(lib.pl_session_free, lib.pl_session_new, self._handle, *size, at, spent)
        return Session(session, self._engine, self._source)
