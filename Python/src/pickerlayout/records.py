"""The tables of a tree as named tuples."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar, Generic, TypeVar, overload

from numpy.typing import NDArray

from . import record_types as types
from ._handle import Handle
from ._library import ffi, lib
from ._memory import view
from ._strings import decoded
from .tables import Table, Tables
from .values import Color, Rect

T = TypeVar("T")


class _Records(Generic[T]):
    """A table as a tuple of records, which is made when it is first needed."""

    def __init__(self, kind: Callable[..., T], doc: str) -> None:
        self._kind = kind
        self.__doc__ = doc

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    @overload
    def __get__(self, records: None, owner: type) -> _Records[T]: ...
    @overload
    def __get__(self, records: Records, owner: type) -> tuple[T, ...]: ...
    def __get__(self, records: Records | None, owner: type) -> _Records[T] | tuple[T, ...]:
        """Returns the records."""
        if records is None:
            return self
        array = records._array(self._name)
        names: Sequence[str] | None = getattr(self._kind, "_fields", None)
        columns = [_values(array)] if names is None else [_values(array[name]) for name in names]
        found = tuple(map(self._kind, *columns))
        # Found there before this descriptor from now on.
        vars(records)[self._name] = found
        return found


def _values(column: NDArray[Any]) -> Iterable[Any]:
    """A column as values of Python."""
    names = column.dtype.names
    if names == ("bytes", "count"):
        return decoded(column)
    for kind in (Rect, Color):
        if names == kind._fields:
            return map(kind, *(column[name].tolist() for name in names))
    if column.dtype.kind == "S":
        return [tag.decode("latin-1") for tag in column.tolist()]
    return map(tuple, column.tolist()) if column.ndim == 2 else column.tolist()


def _name(name: str | None) -> str:
    return name or ""


class Records(Handle):
    """The tables of a tree, as tuples of named tuples with decoded texts.

    An index of -1 is none: test for it, because Python counts it from the end. A range of another table is a slice:
    `records.glyphs[run.glyphs]`. The numbers of kinds are those of `pickerlayout.constants`. Each table is made when it
    is first needed, in time proportional to its length.

    >>> import pickerlayout as pl
    >>> from pickerlayout.constants import FillKind
    >>> records = pl.layout({"type": "chips", "items": ["tea"]}).records
    >>> [len(records.glyphs[run.glyphs]) for run in records.runs]
    [3]
    >>> [fill.color for fill in records.fills if fill.kind == FillKind.COLOR][0]
    Color(red=..., green=..., blue=..., alpha=1.0)
    """

    _instead: ClassVar[str] = "pickle the tuples in it"

    def __init__(self, handle: Any) -> None:
        """Takes the handle of a tree, which it keeps alive."""
        self._handle = handle

    nodes = _Records(types.NodeRecord, "Boxes, in paint order.")
    texts = _Records(types.Text, "Texts, with the runs that they draw.")
    fonts = _Records(types.Font, "Fonts, as they were requested.")
    runs = _Records(types.Run, "Glyphs of one face, from left to right.")
    glyphs = _Records(types.Glyph, "Positioned glyphs.")
    faces = _Records(types.Face, "Faces of font files.")
    variations = _Records(types.Setting, "Places on axes of faces.")
    outlines = _Records(types.Outline, "Outlines of glyphs at 1 point per em, y down.")
    path_elements = _Records(types.PathElement, "Lines and curves of outlines.")
    bitmaps = _Records(types.Bitmap, "Pictures of glyphs; `Tree.pixels` has their pixels.")

    paints = _Records(types.Paint, "How nodes are painted.")
    fills = _Records(types.Fill, "Layers of paint.")
    stops = _Records(types.Stop, "Colours at places of gradients.")
    strokes = _Records(types.Stroke, "Outlines of boxes and shapes.")
    dashes = _Records(float, "Lengths of dashes and gaps in turn.")
    shadows = _Records(types.Shadow, "Blurred copies of shapes.")
    effects = _Records(types.Effects, "Transforms, blending and clipping.")
    filters = _Records(types.Filter, "Filters of CSS.")
    shape_elements = _Records(types.PathElement, "Lines and curves of shapes.")
    images = _Records(types.Image, "Pictures, by path or data: URI.")
    icons = _Records(_name, "Names of icons.")
    drawn_icons = _Records(types.Icon, "What nodes show for icons, in the order of nodes.")
    borders = _Records(
        types.Border, "Borders whose sides have different widths, in the order of nodes."
    )

    def _array(self, name: str) -> NDArray[Any]:
        """A table as an array."""
        if name != "nodes":
            table: Table = getattr(Tables, name)
            return table.of(self._handle)
        count = ffi.new("size_t *")
        return view(lib.pl_tree_nodes(self._handle, count), count[0], "pl_node", self._handle)

    def __repr__(self) -> str:
        return f"<Records of {len(self._array('nodes'))} nodes>"
