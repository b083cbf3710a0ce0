"""The report of the job: where lists get long, which labels are cut, and what that looks like."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Any

import pickerlayout as pl
import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.parquet as pq

Row = dict[str, Any]

STYLE = """
:root { color-scheme: light dark; --line: #8884; --cut: 255 59 48; }
body { font: 15px/1.5 system-ui, sans-serif; max-width: 70rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; margin: 1rem 0; display: block; overflow-x: auto; }
th, td { padding: .2rem .55rem; text-align: right; border-bottom: 1px solid var(--line); }
th:first-child { text-align: left; }
td[data-cut] { background: rgb(var(--cut) / calc(var(--share) * .7)); }
figure { display: inline-block; vertical-align: top; margin: 0 1.5rem 1.5rem 0; }
figure div { background: #fff; padding: 8px; border: 1px solid var(--line); }
"""


def page(folder: Path, settings: Row, lists: dict[tuple[str, str], Row]) -> str:
    """The page as HTML; it needs no other file."""
    summary = pq.read_table(folder / "summary.parquet")
    cut = pq.read_table(folder / "cut.parquet")
    failed = summary.filter(pc.is_valid(summary["error_message"])).num_rows
    parts = [
        f"<h1>{summary.num_rows:,} pickers</h1>",
        f"<p>{cut.num_rows:,} labels are cut; {failed} documents are wrong.</p>",
        *(rows_of_countries(summary, scale) for scale in scales(summary)),
        *(share_of_cut(summary, scale) for scale in scales(summary)),
        pictures(cut, settings, lists),
    ]
    head = f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Which lists fit</title><style>{STYLE}</style>'
    return head + "\n".join(parts)


def scales(summary: pa.Table) -> list[float]:
    return sorted(pc.unique(summary["text_scale"]).to_pylist())


def rows_of_countries(summary: pa.Table, scale: float) -> str:
    """How many rows the list of all countries takes."""
    chosen = summary.filter((pc.field("list") == "countries") & (pc.field("text_scale") == scale))
    cells = {(row["language"], row["at_width"]): (f"{row['rows']}", 0.0) for row in chosen.to_pylist()}
    return table(f"Rows of the list of countries, text × {scale:g}", cells)


def share_of_cut(summary: pa.Table, scale: float) -> str:
    """Of how many lists a label is cut."""
    chosen = summary.filter(pc.field("text_scale") == scale)
    is_cut = pc.cast(pc.greater(chosen["truncated"], 0), pa.float64())
    groups = chosen.append_column("cut", is_cut).group_by(["language", "at_width"]).aggregate([("cut", "mean")])
    cells = {
        (row["language"], row["at_width"]): (f"{row['cut_mean']:.0%}", row["cut_mean"])
        for row in groups.to_pylist()
    }
    return table(f"Lists in which a label is cut, text × {scale:g}", cells)


def table(title: str, cells: dict[tuple[str, float], tuple[str, float]]) -> str:
    """Languages down, widths across; the share of a cell colours it."""
    languages, widths = (sorted({key[side] for key in cells}) for side in (0, 1))
    head = "".join(f"<th>{width:g}</th>" for width in widths)
    rows = "".join(
        f'<tr><th scope="row">{escape(language)}</th>' + "".join(cell(*cells[language, width]) for width in widths) + "</tr>"
        for language in languages
    )
    return f"<h2>{escape(title)}</h2><table><tr><th>width</th>{head}</tr>{rows}</table>"


def cell(text: str, share: float) -> str:
    return f'<td data-cut style="--share: {share:.2f}">{text}</td>' if share else f"<td>{text}</td>"


def pictures(cut: pa.Table, settings: Row, lists: dict[tuple[str, str], Row]) -> str:
    """For each language the widest place at which a label is cut at the usual text size."""
    at_one = cut.filter(pc.field("text_scale") == 1.0).sort_by([("at_width", "descending"), ("list", "ascending")])
    worst: dict[str, Row] = {}
    for row in at_one.to_pylist():
        worst.setdefault(row["language"], row)
    shown = "".join(picture(worst[language], settings, lists) for language in sorted(worst))
    return f"<h2>The widest pickers with a label that is cut</h2>{shown}"


def picture(row: Row, settings: Row, lists: dict[tuple[str, str], Row]) -> str:
    """The first rows of a picker: from the chip before the one that is cut to the one after it."""
    source = lists[row["list"], row["language"]]
    at = source["names"].index(row["full_text"])
    some = source["names"][max(0, at - 1) : at + 2]
    same = {key: source[key] for key in ("language", "direction")}
    tree = pl.layout({"type": "chips", "items": some, "width": row["at_width"], **same, **settings})
    note = f"{row['language']}, {row['list']}, {row['at_width']:g} pt"
    return f"<figure><div>{tree.svg()}</div><figcaption>{escape(note)}</figcaption></figure>"
