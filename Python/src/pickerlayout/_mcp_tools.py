"""The server of the Model Context Protocol and its tools, which call the package."""

from __future__ import annotations

import asyncio
import json
import warnings
from base64 import b64encode
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import asdict
from typing import Annotated, Any, cast, get_args

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from mcp.server.mcpserver.tools import Tool
from mcp.types import CallToolResult, ImageContent, TextContent, ToolAnnotations
from pydantic import create_model

from . import _mcp_schemas as schemas
from ._version import VERSION
from .checks import check
from .engine import Engine
from .errors import Error
from .functions import layout
from .limits import Budget, Limits
from .literals import FindingCode, FontStyle, FontWeight, TextDirection
from .measurements import Measurements
from .output import PictureWarning
from .tree import Tree

#: The maximum bytes of an answer as JSON, about 300,000 tokens.
_JSON_BYTES = 1_000_000
#: The maximum bytes of a report, of which the answer contains the worst findings.
_REPORT_BYTES = 16_000_000
#: The maximum bytes of a picture: less than 5 MB in base64, the limit of models.
_PICTURE_BYTES = 3_500_000
#: The maximum pixels of the longer side of a picture; models scale down larger ones.
_SIDE = 2000
#: The maximum longer side of a drawn document in points; more would need less than 0.01 pixels per point.
_POINTS = 200_000
#: The maximum length of a small document as JSON; small documents do not wait for large ones.
_SMALL = 16_000
#: The number of concurrent calls, one of which may have a large document.
_TURNS = 4

#: The maximum number of families that agents are told of; a system may have hundreds.
_FAMILIES = 100

_INSTRUCTIONS = """\
Lays out pickers (chips that wrap, segmented controls, colour pickers, carousels, panels) and texts by real metrics of
fonts. Write a document, `check` it in all languages and widths of the app, read the findings (each has the width that
is enough), and `draw` it to see it. `layout` returns all frames, `measure` the sizes of plain texts. Lengths are points
(1 CSS px), and the origin is the top left corner. Documents cannot name files. An error has the JSON path, what was
expected and what was found, and for an unknown key the closest known one."""


class Tools:
    """The tools, which share an engine. To limit memory, few run at a time, and only one with a large document."""

    def __init__(self, engine: Engine, limits: Limits) -> None:
        self._engine = engine
        self._limits = limits
        self._turns = asyncio.Semaphore(_TURNS)
        self._large = asyncio.Lock()

    async def layout(
        self,
        document: schemas.Document,
        width: schemas.Width = None,
        height: schemas.Height = None,
        detail: schemas.Detail = (),
    ) -> Annotated[CallToolResult, schemas.LayoutAnswer]:
        """Lays a document out, and returns the position of everything.

        Each of `nodes` has a `role` (chip, label, segment, row, overflow …), the `id` of its item, the position of its
        `parent`, and a `frame` [x, y, width, height] in points from the top left corner. `label` is a position in
        `labels`, which have the drawn `text`, and `fullText` if it was truncated. A node of role overflow has the
        `hiddenIDs` of the items that it replaces. `warnings` are problems that the author may not have intended.
        """

        def work(budget: Budget) -> CallToolResult:
            settings = {"detail": detail} if detail else None
            tree = self._tree(document, width, height, budget, settings)
            return _answer(json.loads(tree.json("nodes", compact=True, budget=budget)))

        return await self._run(work, _JSON_BYTES, document)

    async def check(
        self,
        document: schemas.Document,
        strings: schemas.Strings = {},  # noqa: B006
        locales: schemas.Locales = (),
        widths: schemas.Widths = (),
        text_scales: schemas.TextScales = (),
        pseudo: schemas.Pseudo = False,
        samples: schemas.Samples = {},  # noqa: B006
        max_rows: schemas.MaxRows = None,
        min_target: schemas.MinTarget = None,
        minimum_widths: schemas.MinimumWidths = False,
        codes: schemas.Codes = (),
        limit: schemas.Limit = 50,
    ) -> Annotated[CallToolResult, schemas.CheckAnswer]:
        """Finds what does not fit: lays a document out in every language, at every width and text size.

        `counts` has the number of findings by code (truncated, overflow, hidden, overlap, clipped, missingGlyph,
        contrast, smallTarget, untranslated …), and is empty if everything fits. Each of `findings` has its place
        (`locale`, `width`, `textScale`), its item (`id`, `text`), how many points are `missing`, and `neededWidth`, the
        smallest width without it. `cells` is the number of layouts. Findings that the document silences in its key
        `check` do not count.
        """

        def work(budget: Budget) -> CallToolResult:
            report = check(
                {"document": document},
                strings=strings,
                locales=locales,
                widths=widths,
                text_scales=text_scales,
                pseudo=pseudo,
                samples=samples,
                max_rows=max_rows,
                min_target=min_target,
                minimum_widths=minimum_widths,
                engine=self._engine,
                budget=budget,
            )
            return _answer(_worst(json.loads(report.json), codes or get_args(FindingCode), limit))

        return await self._run(work, _REPORT_BYTES, (document, strings, samples))

    async def measure(
        self,
        texts: schemas.Texts,
        family: schemas.Family = (),
        size: schemas.Size = 16,
        weight: schemas.Weight = 400,
        style: FontStyle = "normal",
        letter_spacing: schemas.LetterSpacing = 0,
        line_height: schemas.LineHeight = None,
        features: schemas.Features = {},  # noqa: B006
        language: schemas.Language = None,
        direction: TextDirection = "auto",
        max_width: schemas.MaxWidth = None,
        max_lines: schemas.MaxLines = 0,
    ) -> Annotated[CallToolResult, schemas.MeasureAnswer]:
        """Measures texts in a font, in points.

        `width` is the advance of the widest line, `height` the sum of the line heights, `baseline` the distance from
        the top to the first baseline, and `lines` the number of lines. `missingGlyph` means that no font has one of the
        characters, so its width is unknown.
        """

        def work(budget: Budget) -> CallToolResult:
            measured = self._engine.measurements(
                texts,
                budget=budget,
                family=family,
                size=size,
                weight=cast("float | FontWeight", weight),
                style=style,
                letter_spacing=letter_spacing,
                line_height=line_height,
                features=features,
                language=language,
                direction=direction,
                max_width=max_width,
                max_lines=max_lines,
            )
            return _answer({"texts": _rows(texts, measured)})

        return await self._run(work, _JSON_BYTES, texts)

    async def draw(
        self,
        document: schemas.Document,
        width: schemas.Width = None,
        height: schemas.Height = None,
        scale: schemas.Scale = 2,
        outline: schemas.Outline = False,
        background: schemas.Background = None,
    ) -> CallToolResult:
        """Draws a document, and returns a PNG picture of at most 2000 pixels per side, and a sentence with its size."""

        def work(budget: Budget) -> CallToolResult:
            tree = self._tree(document, width, height, budget)
            if max(tree.size) > _POINTS:
                size = " × ".join(f"{length:g}" for length in tree.size)
                raise ToolError(f"expected at most {_POINTS} points a side to draw, found {size}")
            pixels = min(scale, _SIDE / max(*tree.size, 1))
            ground = background or tree._ground
            with warnings.catch_warnings(record=True) as caught:
                warnings.simplefilter("always", PictureWarning)
                png = tree.png(scale=pixels, outline=outline, background=ground, budget=budget)
                if (side := max(_png_size(png))) > _SIDE:
                    # Shadows beyond the edges make a picture larger than its tree.
                    pixels *= _SIDE / (side + 1)
                    png = tree.png(scale=pixels, outline=outline, background=ground, budget=budget)
            size = " × ".join(f"{length:g}" for length in tree.size)
            lines = [
                f"{size} points, {pixels:g} pixels per point",
                *(str(one.message) for one in caught),
            ]
            data = b64encode(png).decode()
            picture = ImageContent(type="image", data=data, mime_type="image/png")
            return CallToolResult(content=[picture, _text("\n".join(lines))])

        return await self._run(work, _PICTURE_BYTES, document)

    def _tree(
        self,
        document: schemas.Document,
        width: float | None,
        height: float | None,
        budget: Budget,
        settings: Mapping[str, Any] | None = None,
    ) -> Tree:
        """A layout without a directory; it cannot read files."""
        return layout(
            document,
            width=width,
            height=height,
            settings=settings,
            engine=self._engine,
            budget=budget,
        )

    async def _run(
        self, work: Callable[[Budget], CallToolResult], size: int, given: object
    ) -> CallToolResult:
        """Runs work in a thread, with a budget that is cancelled when the call ends or the client cancels it."""
        if len(json.dumps(given)) <= _SMALL:
            return await self._run_now(work, size)
        async with self._large:
            return await self._run_now(work, size)

    async def _run_now(self, work: Callable[[Budget], CallToolResult], size: int) -> CallToolResult:
        async with self._turns:
            budget = Budget(**asdict(self._limits) | {"bytes": size})
            try:
                return await asyncio.to_thread(work, budget)
            except (Error, ValueError) as error:
                raise ToolError(str(error)) from error
            finally:
                budget.cancel()


def server(engine: Engine, limits: Limits) -> MCPServer[Any]:
    """The server with its tools; each call has these limits, with fewer bytes."""
    tools = Tools(engine, limits)
    functions = tools.layout, tools.check, tools.measure, tools.draw
    families = ", ".join(engine.families[:_FAMILIES])
    return MCPServer(
        "pickerlayout",
        title="PickerLayout",
        instructions=f"{_INSTRUCTIONS}\nFont families: {families}",
        version=VERSION,
        log_level="WARNING",
        tools=[_tool(function) for function in functions],
    )


def _tool(function: Callable[..., Any]) -> Tool:
    """A tool that rejects unknown arguments, which the SDK would ignore."""
    hints = ToolAnnotations(read_only_hint=True, idempotent_hint=True, open_world_hint=False)
    tool = Tool.from_function(function, annotations=hints)
    known = tool.fn_metadata.arg_model
    strict = create_model(known.__name__, __base__=known, __cls_kwargs__={"extra": "forbid"})
    tool.fn_metadata.arg_model = strict
    tool.parameters = strict.model_json_schema(by_alias=True)
    return tool


def _png_size(png: bytes) -> tuple[int, int]:
    """The width and height in the header of a PNG, in pixels."""
    return int.from_bytes(png[16:20], "big"), int.from_bytes(png[20:24], "big")


def _answer(value: dict[str, Any]) -> CallToolResult:
    """Data, also as text for clients that read only text."""
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return CallToolResult(content=[_text(text)], structured_content=value)


def _text(text: str) -> TextContent:
    return TextContent(type="text", text=text)


def _worst(report: Mapping[str, Any], codes: schemas.Codes, limit: int) -> dict[str, Any]:
    """The numbers of findings that are not silenced, and the worst findings."""
    findings = [
        finding
        for finding in report["findings"]
        if finding["code"] in codes and "silencedBecause" not in finding
    ]
    findings.sort(key=lambda finding: get_args(FindingCode).index(finding["code"]))
    return {
        "cells": report["cells"],
        "counts": Counter(finding["code"] for finding in findings),
        "findings": findings[:limit],
        "minimumWidths": report.get("minimumWidths", []),
        "warnings": report.get("warnings", []),
    }


def _rows(texts: schemas.Texts, measured: Measurements) -> list[dict[str, Any]]:
    """Each text with its measurements, rounded to four decimals like trees."""
    columns = (
        texts,
        *measured.sizes.T.round(4).tolist(),
        measured.baselines.round(4).tolist(),
        measured.line_counts.tolist(),
        measured.truncated.tolist(),
        measured.missing_glyphs.tolist(),
    )
    keys = schemas.MeasuredText.__annotations__
    return [dict(zip(keys, row, strict=True)) for row in zip(*columns, strict=True)]
