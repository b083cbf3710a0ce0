"""Resource limits, and cancelling work."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, ClassVar

from ._arguments import Arguments
from ._handle import Handle
from ._library import NULL, ffi, lib
from .errors import call


@dataclass(frozen=True, kw_only=True)
class Limits:
    """The limits of some work; None means the default."""

    #: Nodes of the tree; 1,000,000.
    nodes: int | None = None
    #: Pages of carousels; 100,000.
    pages: int | None = None
    #: Lines and curves of shapes; 4,000,000.
    path_elements: int | None = None
    #: Unicode characters of texts; 10,000,000.
    glyphs: int | None = None
    #: Bytes of one output; 256,000,000.
    bytes: int | None = None
    #: Painted pixels of one output; 1,000,000,000.
    pixels: int | None = None
    #: Seconds since the budget was created, or since the beginning of a call without one; no limit.
    seconds: float | None = None

    def __post_init__(self) -> None:
        """Rejects 0, which means the default in C."""
        for field in fields(self):
            value = getattr(self, field.name)
            if value is not None and not value > 0:
                raise ValueError(f"{field.name} must be greater than 0, is {value}")

    def _pointer(self, arguments: Arguments) -> Any:
        """The limits as a C struct."""
        given = {field.name: getattr(self, field.name) for field in fields(self)}
        members = {name: value for name, value in given.items() if value is not None}
        return arguments.struct("pl_limits", **members)


class Budget(Handle):
    """The resource budget of some work, and a way to cancel it from another thread.

    Usage adds up over all calls that share a budget, except for bytes and pixels, which are counted separately for
    each output. The seconds count from now.

    >>> import pickerlayout as pl
    >>> budget = pl.Budget(nodes=2)
    >>> pl.layout({"type": "chips", "items": ["tea", "coffee"]}, budget=budget)
    Traceback (most recent call last):
        ...
    pickerlayout.errors.LimitError: ...
    """

    __slots__ = ("_handle", "limits")
    _instead: ClassVar[str] = "pickle its limits"

    def __init__(
        self,
        *,
        nodes: int | None = None,
        pages: int | None = None,
        path_elements: int | None = None,
        glyphs: int | None = None,
        bytes: int | None = None,
        pixels: int | None = None,
        seconds: float | None = None,
    ) -> None:
        self.limits = Limits(
            nodes=nodes,
            pages=pages,
            path_elements=path_elements,
            glyphs=glyphs,
            bytes=bytes,
            pixels=pixels,
            seconds=seconds,
        )
        arguments = Arguments()
        handle = call(lib.pl_budget_new, self.limits._pointer(arguments))
        self._handle = ffi.gc(handle, lib.pl_budget_free)

    def cancel(self) -> None:
        """Stops the work with this budget within milliseconds; it raises CancelledError."""
        lib.pl_budget_cancel(self._handle)

    def __repr__(self) -> str:
        return repr(self.limits).replace("Limits", "Budget", 1)


def limits_pointer(limits: Limits | None, arguments: Arguments) -> Any:
    """The limits as a C struct; NULL for None."""
    if limits is None:
        return NULL
    if not isinstance(limits, Limits):
        raise TypeError(f"limits must be pickerlayout.Limits, is {type(limits).__name__}")
    return limits._pointer(arguments)


def budget_handle(budget: Budget | None) -> Any:
    """The handle of a budget; NULL for None."""
    if budget is None:
        return NULL
    if not isinstance(budget, Budget):
        raise TypeError(f"budget must be a pickerlayout.Budget, is {type(budget).__name__}")
    return budget._handle
