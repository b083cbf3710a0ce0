"""What a renderer needs of a node."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from .record_types import Border, Effects, Fill, Font, Icon, Image, Paint, Run, Shadow, Stroke, Text
from .values import Rect

if TYPE_CHECKING:
    from .tree import Tree

T = TypeVar("T")


def record_at(records: tuple[T, ...], position: int) -> T | None:
    """The record at a position; None for -1."""
    return records[position] if position >= 0 else None


class Crossing(NamedTuple):
    """The part of a text that an indicator covers."""

    #: That part in points, relative to the node's frame.
    frame: Rect
    #: How the text is painted there.
    paint: Paint


class Appearance:
    """The records that a node refers to. Each is looked up in `Tree.records`, which are made at the first use."""

    __slots__ = ()

    tree: Tree
    position: int
    _node: Any

    @property
    def text_record(self) -> Text | None:
        """What a renderer needs of the text: runs, baseline, number of lines; None if the node has none."""
        return record_at(self.tree.records.texts, self._node.text)

    @property
    def font(self) -> Font | None:
        """The font of the text, as it was requested; None if the node has none."""
        text = self.text_record
        return None if text is None else record_at(self.tree.records.fonts, text.font)

    @property
    def runs(self) -> tuple[Run, ...]:
        """The glyphs that the node itself draws, from left to right; the baseline is in `text_record`.

        A label of several lines has none: its children of role "line" have them."""
        text = self.text_record
        return () if text is None else self.tree.records.runs[text.runs]

    @property
    def crossing(self) -> Crossing | None:
        """The part of the text that an indicator covers, which is painted differently; None if it covers nothing."""
        text = self.text_record
        if text is None or text.crossing_paint < 0:
            return None
        return Crossing(text.crossing, self.tree.records.paints[text.crossing_paint])

    @property
    def paint(self) -> Paint | None:
        """How the box is painted, or the text if the node has one; None: not at all, a text in `Tree.foreground`."""
        return record_at(self.tree.records.paints, self._node.paint)

    @property
    def drawn_icon(self) -> Icon | None:
        """What the node shows for its icon: paths as paints, or a picture; None if it has none, or only a paint."""
        return self.tree._drawn_icons.get(self.position)

    @property
    def fills(self) -> tuple[Fill, ...]:
        """The fills of the paint, from below."""
        paint = self.paint
        return () if paint is None else self.tree.records.fills[paint.fills]

    @property
    def stroke(self) -> Stroke | None:
        """The stroke of the paint."""
        paint = self.paint
        return None if paint is None else record_at(self.tree.records.strokes, paint.stroke)

    @property
    def border(self) -> Border | None:
        """What is drawn in place of the stroke, in its fill, where the sides of a box have different widths."""
        return self.tree._borders.get(self.position)

    @property
    def shadow(self) -> Shadow | None:
        """The shadow of the paint."""
        paint = self.paint
        return None if paint is None else record_at(self.tree.records.shadows, paint.shadow)

    @property
    def effects(self) -> Effects | None:
        """What happens to the node and its descendants as a group: a transform, blending, clipping and filters."""
        return record_at(self.tree.records.effects, self._node.effects)

    @property
    def image(self) -> Image | None:
        """The picture; None if the node has none."""
        return record_at(self.tree.records.images, self._node.image)
