"""The tables of a tree as numpy arrays: what a renderer needs to draw it, without a copy."""

from __future__ import annotations

from typing import Any, cast, overload

import numpy as np
from numpy.typing import NDArray

from ._library import ffi, lib
from ._memory import view
from ._strings import decoded


class Table:
    """A table of a tree: a read-only array over the memory of C, which keeps the tree alive."""

    def __init__(self, tables: Any, member: str, count: str, name: str, doc: str) -> None:
        self._tables, self._member, self._count, self._name = tables, member, count, name
        self.__doc__ = doc

    @overload
    def __get__(self, tree: None, owner: type) -> Table: ...
    @overload
    def __get__(self, tree: Tables, owner: type) -> NDArray[Any]: ...
    def __get__(self, tree: Tables | None, owner: type) -> Table | NDArray[Any]:
        """Returns the array."""
        if tree is None:
            return self
        return self.of(tree._handle)

    def of(self, handle: Any) -> NDArray[Any]:
        """The array of the tree with a handle."""
        tables = self._tables(handle)
        pointer, count = getattr(tables, self._member), getattr(tables, self._count)
        return view(pointer, count, self._name, handle)


class _Icons:
    """What `pl_tree_icons` returns, as a table."""

    def __init__(self, handle: Any) -> None:
        count = ffi.new("size_t *")
        self.icons = lib.pl_tree_icons(handle, count)
        self.icon_count = count[0]


class _Borders:
    """What `pl_tree_borders` returns, as a table."""

    def __init__(self, handle: Any) -> None:
        count = ffi.new("size_t *")
        self.borders = lib.pl_tree_borders(handle, count)
        self.border_count = count[0]


def _text(member: str, count: str, name: str, doc: str) -> Table:
    return Table(lib.pl_tree_text_tables, member, count, name, doc)


def _paint(member: str, count: str, name: str, doc: str) -> Table:
    return Table(lib.pl_tree_paint_tables, member, count, name, doc)


class Tables:
    """The tables of a tree as arrays; `records` has the same as named tuples.

    Their members are those of the structs in the C header, read by name: `tree.runs["size"]`. An index of -1 is none,
    and a string is an address and a count, for `string` and `strings`. They are gathered when they are first needed."""

    _handle: Any

    @property
    def _text_tables(self) -> Any:
        return lib.pl_tree_text_tables(self._handle)

    texts = _text("texts", "text_count", "pl_text", "Texts, with the runs that they draw.")
    fonts = _text("fonts", "font_count", "pl_font", "Fonts, as they were requested.")
    runs = _text("runs", "run_count", "pl_run", "Glyphs of one face, from left to right.")
    glyphs = _text("glyphs", "glyph_count", "pl_glyph", "Positioned glyphs.")
    faces = _text("faces", "face_count", "pl_face", "Faces of font files.")
    variations = _text("variations", "variation_count", "pl_setting", "Places on axes of faces.")
    outlines = _text(
        "outlines", "outline_count", "pl_outline", "Outlines of glyphs at 1 point per em, y down."
    )
    path_elements = _text(
        "elements", "element_count", "pl_path_element", "Lines and curves of outlines."
    )
    bitmaps = _text("bitmaps", "bitmap_count", "pl_bitmap", "Pictures of glyphs; see `pixels`.")

    paints = _paint("paints", "paint_count", "pl_paint", "How nodes are painted.")
    fills = _paint("fills", "fill_count", "pl_fill", "Layers of paint.")
    stops = _paint("stops", "stop_count", "pl_stop", "Colours at places of gradients.")
    strokes = _paint("strokes", "stroke_count", "pl_stroke", "Outlines of boxes and shapes.")
    dashes = _paint("dashes", "dash_count", "double", "Lengths of dashes and gaps in turn.")
    shadows = _paint("shadows", "shadow_count", "pl_shadow", "Blurred copies of shapes.")
    effects = _paint("effects", "effects_count", "pl_effects", "Transforms, blending and clipping.")
    filters = _paint("filters", "filter_count", "pl_filter", "Filters of CSS.")
    shape_elements = _paint(
        "elements", "element_count", "pl_path_element", "Lines and curves of shapes."
    )
    images = _paint("images", "image_count", "pl_image", "Pictures, by path or data: URI.")
    icons = _paint("icons", "icon_count", "pl_string", "Names of icons.")
    drawn_icons = Table(
        _Icons,
        "icons",
        "icon_count",
        "pl_icon",
        "What nodes show for icons, in the order of nodes.",
    )
    borders = Table(
        _Borders,
        "borders",
        "border_count",
        "pl_border",
        "Borders whose sides have different widths, in the order of nodes.",
    )

    def strings(self, column: NDArray[Any]) -> list[str | None]:
        """The texts of a column of strings, such as `tree.strings(tree.fonts["family"])`; None where absent.

        A column holds addresses in the memory of the tree that it is from, of which it has to be a view."""
        return decoded(column)

    def string(self, string: NDArray[Any] | np.void) -> str | None:
        """One text of a column of strings, such as `tree.string(tree.images["href"][0])`; None if it is absent."""
        column = np.asarray(string)
        if column.ndim:
            raise TypeError(f"one string is needed, there is an array of {column.size}")
        return decoded(column.reshape(1))[0]

    def pixels(self, bitmap: int) -> NDArray[np.uint32]:
        """The pixels of a row of `bitmaps`, (height, width): 0xAARRGGBB, multiplied by alpha."""
        tables = self._text_tables
        if not 0 <= bitmap < tables.bitmap_count:
            raise IndexError(f"there are {tables.bitmap_count} bitmaps, not one at {bitmap}")
        picture = tables.bitmaps[bitmap]
        count = picture.width * picture.height
        pixels = view(picture.pixels, count, "uint32_t", self._handle)
        return cast("NDArray[np.uint32]", pixels.reshape(picture.height, picture.width))
