"""The columns of a tree as named tuples."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar, Generic, TypeVar, overload

from numpy.typing import NDArray

from . import record_types as types
from ._handle import Handle
from .block import Block
from .values import Color, Rect

T = TypeVar("T")


class _Records(Generic[T]):
    """A column as a tuple of records, created at first use."""

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
        rows, block = records._block[self._name], records._block
        names: Sequence[str] | None = getattr(self._kind, "_fields", None)
        members = [rows] if names is None else [rows[name] for name in names]
        columns = [_values(member, block) for member in members]
        found = tuple(map(self._kind, *columns))
        # From now on, the attribute is found before this descriptor.
        vars(records)[self._name] = found
        return found


def _values(column: NDArray[Any], block: Block) -> Iterable[Any]:
    """A column as Python values."""
    names = column.dtype.names
    if names == ("offset", "count"):
        return block.strings(column)
    for kind in (Rect, Color):
        if names == kind._fields:
            return map(kind, *(column[name].tolist() for name in names))
    if column.dtype.kind == "S":
        return [tag.decode("latin-1") for tag in column.tolist()]
    values: list[Any] = column.tolist()
    return values


def _name(name: str | None) -> str:
    return name or ""


class Records(Handle):
    """The columns of a block, as tuples of named tuples with decoded texts.

    An index of -1 means none: test for it, because Python counts it from the end. A range of another column is a slice:
    `records.glyphs[run.glyphs]`. The numbers of kinds are those of `pickerlayout.constants`. Each column is made when
    it is first needed, in time proportional to its length.

    >>> import pickerlayout as pl
    >>> from pickerlayout.constants import BrushKind
    >>> records = pl.layout({"type": "chips", "items": ["tea"]}).records
    >>> [len(records.glyphs[run.glyphs]) for run in records.runs]
    [3]
    >>> [brush.color for brush in records.brushes if brush.kind == BrushKind.COLOR][0]
    Color(red=..., green=..., blue=..., alpha=1.0)
    """

    _instead: ClassVar[str] = "pickle the tuples in it"

    def __init__(self, block: Block) -> None:
        self._block = block

    nodes = _Records(types.NodeRecord, "Boxes, in paint order.")
    ids = _Records(_name, "Ids of nodes.")
    icons = _Records(_name, "Names of icons.")
    images = _Records(types.Image, "Pictures, by path or data: URI.")
    hidden_ids = _Records(_name, "Ids of items that are not shown.")

    paths = _Records(_name, "Where controls stand in the documents of the controls around them.")

    texts = _Records(types.Text, "Texts, with the runs that they draw.")
    fonts = _Records(types.Font, "Fonts, as they were requested.")
    runs = _Records(types.Run, "Glyphs of one face, from left to right.")
    glyphs = _Records(types.Glyph, "Positioned glyphs.")
    faces = _Records(types.Face, "Faces of font files.")
    variations = _Records(types.Setting, "Places on axes of faces.")
    outlines = _Records(types.Outline, "Outlines of glyphs at 1 point per em, y down.")
    elements = _Records(types.PathElement, "Lines and curves of shapes and of outlines.")
    bitmaps = _Records(types.Bitmap, "Pictures of glyphs; `Block.pixels` has their pixels.")

    commands = _Records(types.Command, "What is drawn, in paint order.")
    transforms = _Records(types.Transform, "Transforms of what is drawn.")
    shapes = _Records(types.Shape, "What is filled, stroked and clipped to.")
    brushes = _Records(types.Brush, "What shapes and glyphs are painted with.")
    stops = _Records(types.Stop, "Colours at places of gradients.")
    strokes = _Records(types.Stroke, "Lines along shapes.")
    dashes = _Records(float, "Lengths of dashes and gaps in turn.")
    groups = _Records(types.Group, "What is faded, blended, filtered and clipped together.")
    filters = _Records(types.Filter, "Filters of CSS.")
    places = _Records(types.Place, "Where runs, texts and images are.")
    radii = _Records(types.CornerRadii, "Radii of the corners of each node.")
    row_places = _Records(types.RowPlace, "Rows and places of nodes, with the detail `rows`.")

    regions = _Records(types.Region, "Where items are hit.")

    def __repr__(self) -> str:
        return f"<Records of {len(self._block['nodes'])} nodes>"
