"""The widths and chips that were recorded from Chromium, as the Swift tests compare them."""

import json
import math
from collections import Counter

import pytest
from conftest import FIXTURES, ROOT

import pickerlayout as pl

FAMILIES = {
    "inter": "Oracle Inter",
    "inter41": "Inter",
    "arabic": "Noto Sans Arabic",
    "hebrew": "Noto Sans Hebrew",
    "devanagari": "Noto Sans Devanagari",
    "thai": "Noto Sans Thai",
    "cjk": "Noto Sans CJK SC",
    "emoji": "Noto Emoji Metrics",
}
INTER3 = FIXTURES / "fonts/Inter-roman.var.ttf"


@pytest.fixture(scope="module")
def oracle():
    return pl.Engine(fonts=[pl.FontFile(INTER3, family="Oracle Inter")])


def recorded_widths():
    for name in ("widths.json", "widths_inter41.json"):
        yield from json.loads((FIXTURES / name).read_bytes())["cases"]


def group(case):
    if case["stack"] == ["inter41"]:
        return "inter41"
    if case["stack"] == ["inter"]:
        return "joiners" if case["cat"] == "space" else "inter3"
    return "otherScripts" if len(case["stack"]) == 1 else "stacks"


def compared(oracle):
    """Each recorded text at each size and weight, with the difference of its width in 1/64 point, and both heights."""
    for case in recorded_widths():
        families = [FAMILIES[font] for font in case["stack"] if font in FAMILIES]
        optical = 14 if case.get("opticalSizing") == "none" else None
        for row, size in enumerate(case["sizes"]):
            for column, weight in enumerate(case["weights"]):
                width, height = oracle.measure(
                    [case["text"]],
                    family=families,
                    size=size,
                    weight=weight,
                    line_metrics="rounded",
                    optical_size=optical,
                    language=case["lang"],
                    direction=case["dir"],
                )[0]
                heights = case["lineHeights"][row]
                expected_height = heights[column] if isinstance(heights, list) else heights
                difference = abs(math.ceil((width - 1e-6) * 64) - case["widths"][row][column] * 64)
                name = f"{group(case)} {case['id']} {float(size)} {float(weight)}"
                yield name, difference, height, expected_height


def test_widths_are_chromiums_or_one_step_apart(oracle):
    found = list(compared(oracle))
    assert len(found) == 2700
    assert all(difference <= 1 for _, difference, _, _ in found)
    assert [entry for entry in found if entry[2] != entry[3]] == []
    differing = [name for name, difference, _, _ in found if difference > 0]
    listed = (FIXTURES / "widths_exceptions.txt").read_text().split("\n")
    assert sorted(differing) == [name for name in listed if name]
    counts = Counter(name.split()[0] for name in differing)
    assert counts == {"inter41": 5, "inter3": 51, "otherScripts": 22, "stacks": 47}


ALIGNMENTS = {
    "flex-start": "leading",
    "center": "center",
    "flex-end": "trailing",
    "space-between": "spaceBetween",
    "space-around": "spaceAround",
    "space-evenly": "spaceEvenly",
}
ROW_ALIGNMENTS = {
    "flex-start": "top",
    "center": "center",
    "flex-end": "bottom",
    "baseline": "baseline",
    "stretch": "stretch",
}


def insets(value):
    """Insets in the order of CSS: all, [vertical, horizontal] or [top, right, bottom, left]."""
    if not isinstance(value, list):
        return value or 0
    if len(value) == 2:
        return {"vertical": value[0], "horizontal": value[1]}
    return dict(zip(("top", "trailing", "bottom", "leading"), value, strict=True))


def font_of(box):
    font = {"lineMetrics": "rounded"}
    if "stack" in box:
        font["family"] = [FAMILIES[name] for name in box["stack"] if name in FAMILIES]
    keys = ("size", "weight", "letterSpacing", "lineHeight", "features")
    return font | {key: box[key] for key in keys if box.get(key) is not None}


def style_of(box):
    gives_way = box.get("ellipsis", "text" not in box) and box.get("shrink") != 0
    keys = ("minWidth", "maxWidth", "grow")
    return {
        "padding": insets(box.get("padding")),
        "border": insets(box.get("border")),
        "truncation": "tail" if gives_way else "none",
        "labelAlignment": {"horizontal": "leading", "vertical": "top"},
    } | {key: box[key] for key in keys if box.get(key) is not None}


def item_of(box, base):
    merged = {**base, **box}
    item = style_of(merged)
    item |= {key: box[key] for key in ("text", "width", "height") if box.get(key) is not None}
    if len(font_of(box)) > 1:
        item["font"] = font_of(box)
    if box.get("boxSizing") == "content-box":
        add_insets(item, merged)
    return item


def add_insets(item, box):
    """Recorded sizes are then those of the content: sizes of documents include border and padding."""
    padding = box.get("padding") or 0
    sides = padding if isinstance(padding, list) else [padding, padding]
    border = box.get("border") or 0
    vertical = sides[0] + sides[-2 if len(sides) == 4 else 0] + 2 * border
    horizontal = sides[1] + sides[-1] + 2 * border
    for key, extra in (
        ("width", horizontal),
        ("minWidth", horizontal),
        ("maxWidth", horizontal),
        ("height", vertical),
    ):
        if isinstance(item.get(key), int | float):
            item[key] += extra


def document_of(case):
    container, chip = case["input"]["container"], case["input"]["chip"]
    return {
        "type": "chips",
        "fonts": [{"family": "Oracle Inter", "file": str(INTER3)}],
        "font": font_of(chip),
        "spacing": {"item": container.get("columnGap", 0), "row": container.get("rowGap", 0)},
        "alignment": ALIGNMENTS[container.get("justify", "flex-start")],
        "rowAlignment": ROW_ALIGNMENTS[container.get("alignItems", "flex-start")],
        "padding": insets(container.get("padding")),
        "border": insets(container.get("border")),
        "direction": container.get("dir", "ltr"),
        "wrap": "nowrap" if container.get("wrap") is False else "wrap",
        "chip": style_of(chip),
        "items": [item_of(box, chip) for box in case["input"]["chips"]],
    } | {key: container[key] for key in ("width", "height") if container.get(key) is not None}


def recorded_chips():
    cases = json.loads(
        (ROOT / "Tests/Interfaces/PickerLayoutTests/Fixtures/chips.json").read_bytes()
    )["cases"]
    return [case for case in cases if (case.get("fit") or {}).get("delta64") != -1]


@pytest.mark.parametrize("case", recorded_chips(), ids=lambda case: case["id"])
def test_chips_have_chromiums_rows_and_rects(case):
    tree = pl.layout(document_of(case), directory=".")
    rows = [list(node.children) for node in tree if node.role == "row"]
    assert [len(row) for row in rows] == case["output"]["rows"]
    # Chromium rounds each label up to 1/64 point, which moves what follows it in the row, by as much for each label.
    for row in rows:
        tolerance = (2 + len(row)) / 64
        for chip in row:
            expected = case["output"]["rects"][position_of(chip, tree)]
            assert chip.frame == pytest.approx(expected, abs=tolerance)


def position_of(chip, tree):
    """The position of a chip in its document, by the order of the ids."""
    return [node.id for node in tree if node.role == "chip"].index(chip.id)
