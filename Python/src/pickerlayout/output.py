"""A tree as bytes: JSON, pictures, pages and characters."""

from __future__ import annotations

import os
import sys
import warnings
from json import loads
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, TypedDict, get_args

from ._arguments import Arguments
from ._library import ffi, lib
from ._names import constant
from ._strings import text_of
from .engine import Engine
from .errors import LimitError
from .limits import Budget, budget_handle
from .literals import Format, SVGText

if TYPE_CHECKING:
    from typing_extensions import Unpack


class PictureWarning(UserWarning):
    """An output does not show a picture, or shows only part of it; it draws a mark instead.

    Python prints it on standard error, unless a filter of the module `warnings` ignores it, collects it, or makes it an
    error."""

    def __init__(self, message: str, href: str) -> None:
        super().__init__(message)
        #: The picture, as in the document.
        self.href = href

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (str(self), self.href)


class PhotoSettings(TypedDict, total=False):
    """The arguments of `Output.render` for JPEG and WebP, for type checkers."""

    scale: float
    quality: int
    background: str | None
    budget: Budget | None


class Output:
    """Writes a tree. The bytes are the same as with the tool `layout`."""

    _engine: Engine
    _handle: Any

    def render(
        self,
        format: Format,
        *,
        scale: float = 1,
        text: SVGText = "outlines",
        compact: bool = False,
        columns: int | None = None,
        outline: bool = False,
        background: str | None = None,
        quality: int = 90,
        id_prefix: str | None = None,
        engine: str | None = None,
        budget: Budget | None = None,
    ) -> bytes:
        """Returns the tree in a format.

        Args:
            format: "json", "nodes" (a flat list of nodes with absolute frames, as JSON), "tree" (characters), "svg",
                "png", "jpeg", "webp", "pdf", "display_list" (drawing commands as JSON) or "html" (a page with working
                controls; not for trees that were read from JSON).
            scale: PNG, JPEG and WebP: pixels per point, 0.01 to 1000.
            text: SVG: text as outlines, which look the same in every viewer, or live, with embedded fonts.
            compact: JSON without white space.
            columns: The characters per line of "tree"; None: 80.
            outline: Draws a line around each box that paints nothing.
            background: The colour that fills the picture first, such as "white" or "#1A2B3C", or "none"; None: the
                tree's background, or for PNG and WebP the dark colour behind it.
            quality: JPEG and WebP: 1 to 100, where 100 is lossless for WebP.
            id_prefix: SVG: a prefix that makes all ids unique in a page with several pictures; None: a digest.
            engine: Pages: the address of the folder with the files of the npm package, such as "./pickerlayout/"; None
                or "inline": the page contains them and has about 2 MB, unless its control needs no engine.
            budget: The budget of the output.

        Raises:
            UnavailableError: PNG, JPEG, WebP and PDF without their libraries.
            UnsupportedError: A picture that is too large, or text without glyphs.

        Warns:
            PictureWarning: A picture that cannot be shown, such as an SVG file in a PNG.
        """
        arguments = Arguments()
        options = arguments.struct(
            "pl_render_options",
            scale=_scale(scale),
            svg_text=constant("SVG", text, "text"),
            compact=bool(compact),
            columns=_columns(columns),
            background=arguments.string(background, "background"),
            outline=bool(outline),
            quality=_quality(quality),
            id_prefix=arguments.string(id_prefix, "id_prefix"),
            engine=arguments.string(engine, "engine"),
        )
        kind = constant("FORMAT", format, "format")
        report = ffi.new("pl_picture_report **")
        render, spent = lib.pl_tree_render_reporting, budget_handle(budget)
        make = self._engine._make
        output = make(lib.pl_bytes_free, render, self._handle, kind, options, spent, report)
        _warn(ffi.gc(report[0], lib.pl_picture_report_free))
        return bytes(ffi.buffer(output.data, output.count))

    def save(
        self,
        path: str | os.PathLike[str],
        *,
        scale: float = 1,
        text: SVGText = "outlines",
        compact: bool = False,
        outline: bool = False,
        background: str | None = None,
        engine: str | None = None,
        budget: Budget | None = None,
    ) -> None:
        """Writes the tree to a file, in the format of its extension: .json, .svg, .png, .jpg, .webp, .pdf, .html, .htm,
        or .txt for the characters of `terminal`; see `render` for the other arguments.

        Nothing is written unless the tree can be rendered.

        Raises:
            ValueError: Another extension.
            OSError: The file cannot be written.

        >>> import pathlib, tempfile
        >>> import pickerlayout as pl
        >>> with tempfile.TemporaryDirectory() as folder:
        ...     path = pathlib.Path(folder) / "drinks.json"
        ...     pl.layout({"type": "chips", "items": ["tea", "coffee"]}).save(path)
        ...     pl.read_tree(path).type
        'chips'
        """
        path = Path(path)
        data = self.render(
            _format_of(path),
            scale=scale,
            text=text,
            compact=compact,
            outline=outline,
            background=background,
            engine=engine,
            budget=budget,
        )
        path.write_bytes(data)

    def json(
        self,
        form: Literal["nested", "nodes"] = "nested",
        *,
        compact: bool = False,
        budget: Budget | None = None,
    ) -> str:
        """Returns the tree as JSON, nested or as one flat list of nodes; see the article TreeFormat."""
        formats: dict[str, Format] = {"nested": "json", "nodes": "nodes"}
        if form not in formats:
            raise ValueError(f"form must be one of nested, nodes, is {form!r}")
        return self.render(formats[form], compact=compact, budget=budget).decode()

    def display_list(
        self, *, text: SVGText = "outlines", budget: Budget | None = None
    ) -> dict[str, Any]:
        """Returns the drawing commands in paint order, with everything resolved: paths, brushes, faces with glyph
        outlines, and images; see the article WriteARenderer.

        Args:
            text: Text as glyphs, or as text in a font.
            budget: The budget of the output.
        """
        drawn = self.render("display_list", text=text, compact=True, budget=budget)
        commands: dict[str, Any] = loads(drawn)
        return commands

    def svg(
        self,
        *,
        text: SVGText = "outlines",
        outline: bool = False,
        background: str | None = None,
        id_prefix: str | None = None,
        budget: Budget | None = None,
    ) -> str:
        """Returns the tree as SVG; see `render` for its arguments."""
        return self.render(
            "svg",
            text=text,
            outline=outline,
            background=background,
            id_prefix=id_prefix,
            budget=budget,
        ).decode()

    def png(
        self,
        *,
        scale: float = 1,
        outline: bool = False,
        background: str | None = None,
        budget: Budget | None = None,
    ) -> bytes:
        """Returns the tree as PNG, with `scale` pixels per point; see `render` for its arguments."""
        return self.render(
            "png", scale=scale, outline=outline, background=background, budget=budget
        )

    def jpeg(self, **settings: Unpack[PhotoSettings]) -> bytes:
        """Returns the tree as JPEG, on its background or on white; `settings` are arguments of `render`."""
        return self.render("jpeg", **settings)

    def webp(self, **settings: Unpack[PhotoSettings]) -> bytes:
        """Returns the tree as WebP; `settings` are arguments of `render`."""
        return self.render("webp", **settings)

    def pdf(
        self,
        *,
        outline: bool = False,
        background: str | None = None,
        budget: Budget | None = None,
    ) -> bytes:
        """Returns the tree as PDF; see `render` for its arguments."""
        return self.render("pdf", outline=outline, background=background, budget=budget)

    def html(self, *, engine: str | None = None, budget: Budget | None = None) -> str:
        """Returns a page with usable controls; see `render` for its arguments."""
        return self.render("html", engine=engine, budget=budget).decode()

    def terminal(self, *, columns: int | None = None, budget: Budget | None = None) -> str:
        """Returns the tree drawn with characters, like `str(tree)`."""
        return self.render("tree", columns=columns, budget=budget).decode()

    def __str__(self) -> str:
        return self.terminal()

    def _repr_svg_(self) -> str | None:
        """The picture in a notebook, on a background that keeps it readable, also in a dark one.

        None for more than 2 MB, which would make the notebook slow."""
        try:
            return self.svg(background=self._ground, budget=Budget(bytes=2_000_000))
        except LimitError:
            return None

    @property
    def _ground(self) -> str | None:
        """The colour behind a picture without a background: its theme's, or white. None: it has a background."""
        raise NotImplementedError


def _warn(report: Any) -> None:
    """Warns the caller of the package about pictures that are not shown."""
    for position in range(report.count):
        problem = report.items[position]
        warning = PictureWarning(text_of(problem.message) or "", text_of(problem.href) or "")
        warnings.warn(warning, stacklevel=_level_of_caller())


def _level_of_caller() -> int:
    """The number of stack frames between a function and the caller of the package."""
    level, frame = 1, sys._getframe(1)
    while frame.f_back and str(frame.f_globals.get("__name__")).startswith(f"{__package__}."):
        level, frame = level + 1, frame.f_back
    return level


#: The extensions of files that are not the names of their formats.
_ENDINGS: dict[str, Format] = {"htm": "html", "txt": "tree", "jpg": "jpeg"}


def _format_of(path: Path) -> Format:
    """The format of a file's extension."""
    endings: dict[str, Format] = {name: name for name in get_args(Format)} | _ENDINGS
    for name in ("nodes", "tree"):
        del endings[name]
    ending = path.suffix[1:].lower()
    if ending not in endings:
        known = ", ".join(f".{name}" for name in endings)
        raise ValueError(f"path must end with one of {known}, is {str(path)!r}")
    return endings[ending]


def _scale(scale: float) -> float:
    """A scale for C, where 0 means 1."""
    if not scale > 0:
        raise ValueError(f"scale must be greater than 0, is {scale}")
    return scale


def _quality(quality: int) -> int:
    """A quality for C, where 0 means 90."""
    if not 1 <= quality <= 100:
        raise ValueError(f"quality must be 1 to 100, is {quality}")
    return quality


def _columns(columns: int | None) -> int:
    """A number of columns for C, where 0 means 80."""
    if columns is None:
        return 0
    if columns < 1:
        raise ValueError(f"columns must be at least 1, is {columns}")
    return columns
