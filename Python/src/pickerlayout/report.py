"""The results of a check."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

from .literals import FindingCode, LayoutDirection

if TYPE_CHECKING:
    import pyarrow


@dataclass(frozen=True, slots=True, kw_only=True)
class CheckCell:
    """One document in one language, at one width, text scale and direction."""

    #: The name of the document.
    document: str
    #: The language, such as "de"; "source" for the language of a document that declares none.
    locale: str
    #: Whether this is the language of the document itself.
    is_source: bool
    #: The width in points; None fits the content.
    width: float | None
    #: The factor of the text size.
    text_scale: float
    direction: LayoutDirection

    @classmethod
    def _from_json(cls, members: Mapping[str, Any], width: float | None) -> CheckCell:
        return cls(
            document=members["document"],
            locale=members["locale"],
            is_source=members.get("source", False),
            width=width,
            text_scale=members["textScale"],
            direction=members["direction"],
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Finding:
    """Something that does not fit; the article CheckEveryLanguage explains each code."""

    code: FindingCode
    #: Where it was found; a finding that does not depend on the width is reported in its first cell.
    cell: CheckCell
    #: One English sentence without a full stop.
    message: str
    #: The id of the item; None for the control as a whole.
    id: str | None = None
    #: The complete text of the item.
    text: str | None = None
    #: The truncated text.
    shown: str | None = None
    #: The characters without a glyph.
    characters: tuple[str, ...] = ()
    #: The ids of hidden items, or of items that look the same.
    items: tuple[str, ...] = ()
    #: The strategy of a narrowed control.
    strategy: str | None = None
    #: The measured value: the number of rows, the contrast, or the smaller side of a hit region in points.
    value: float | None = None
    #: The limit for `value`.
    limit: float | None = None
    #: The missing points.
    missing: float | None = None
    #: The smallest width in points without this finding; None if no width avoids it.
    needed_width: float | None = None
    #: The reason why the document silences it.
    silenced_because: str | None = None

    @classmethod
    def _from_json(cls, members: Mapping[str, Any]) -> Finding:
        return cls(
            code=members["code"],
            cell=CheckCell._from_json(members, members.get("width")),
            message=members["message"],
            id=members.get("id"),
            text=members.get("text"),
            shown=members.get("shown"),
            characters=tuple(members.get("characters", ())),
            items=tuple(members.get("items", ())),
            strategy=members.get("strategy"),
            value=members.get("value"),
            limit=members.get("limit"),
            missing=members.get("missing"),
            needed_width=members.get("neededWidth"),
            silenced_because=members.get("silencedBecause"),
        )

    def __str__(self) -> str:
        cell = self.cell
        width = "own width" if cell.width is None else f"{cell.width:g} pt"
        place = f"{cell.document}, {cell.locale}, {width}, text {cell.text_scale:g}×"
        return f"{self.code}: {self.message} ({place})"


@dataclass(frozen=True, slots=True, kw_only=True)
class MinimumWidth:
    """The smallest width without width-dependent findings in a document."""

    document: str
    locale: str
    text_scale: float
    direction: LayoutDirection
    #: In points; None if there is no such width.
    width: float | None

    @classmethod
    def _from_json(cls, members: Mapping[str, Any]) -> MinimumWidth:
        return cls(
            document=members["document"],
            locale=members["locale"],
            text_scale=members["textScale"],
            direction=members["direction"],
            width=members.get("width"),
        )


#: Findings that are often false alarms, and fail a check only if they are named.
_HINTS = {"duplicate", "unchanged", "differentRows"}


@dataclass(frozen=True, slots=True)
class CheckReport:
    """The result of a check."""

    #: All cells, in the order of documents, languages, text scales, directions and widths.
    cells: tuple[CheckCell, ...]
    #: The findings, in the order of the cells.
    findings: tuple[Finding, ...]
    #: The minimum widths, if they were requested.
    minimum_widths: tuple[MinimumWidth, ...]
    #: Problems of readable files, such as a skipped message, each with its position.
    warnings: tuple[str, ...]
    #: The report, like `layout check --format json`.
    json: str

    @classmethod
    def _from_json(cls, text: str) -> CheckReport:
        report = json.loads(text)
        return cls(
            cells=tuple(cell for row in report["matrix"] for cell in _cells(row)),
            findings=tuple(map(Finding._from_json, report["findings"])),
            minimum_widths=tuple(map(MinimumWidth._from_json, report.get("minimumWidths", ()))),
            warnings=tuple(map(_warning, report.get("warnings", ()))),
            json=text,
        )

    def failures(self, *codes: FindingCode) -> list[Finding]:
        """The findings with one of the codes, without silenced ones.

        Without codes, returns findings of all kinds except the hints `duplicate`, `unchanged` and `differentRows`.
        """
        return [
            finding
            for finding in self.findings
            if finding.silenced_because is None
            and (finding.code in codes if codes else finding.code not in _HINTS)
        ]

    def to_arrow(self) -> pyarrow.Table:
        """The findings as a pyarrow table, with the members of their cells as columns; needs pyarrow."""
        from ._arrow_findings import table

        return table([_row(finding) for finding in self.findings])

    def __repr__(self) -> str:
        return f"<CheckReport {len(self.cells)} cells, {len(self.findings)} findings>"


def _cells(row: Mapping[str, Any]) -> list[CheckCell]:
    """The cells of a row, which differ in width; without widths, the cell with the content's width."""
    return [CheckCell._from_json(row, width) for width in row.get("widths", [None])]


def _warning(members: Mapping[str, Any]) -> str:
    """A warning in one line: `de.po:17: expected a quotation mark, found "m"`."""
    line = f":{members['line']}" if "line" in members else ""
    return f"{members['path']}{line}: {members['message']}"


def _row(finding: Finding) -> dict[str, Any]:
    members = asdict(finding)
    cell: dict[str, Any] = members.pop("cell")
    return members | cell
