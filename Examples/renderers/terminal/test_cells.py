"""Texts and trees in cells, without a terminal."""

import pickerlayout as pl
import pytest

from cells import Grid, Style, draw
from measurer import CellMeasurer, cells_of
from panel import ITEM, chips, filters


def drawn(document, width: int, height: int, top: int = 0, focus: str | None = None) -> Grid:
    measurer = CellMeasurer()
    tree = pl.layout(document, engine=pl.Engine(measurer=measurer), width=width)
    grid = Grid(width, height, top)
    draw(tree, grid, measurer, focus and tree.node(focus).position)
    return grid


@pytest.mark.parametrize(
    "cluster, cells",
    [
        ("a", 1),
        ("é", 1),
        ("e\u0301", 1),
        ("寿", 2),
        ("김", 2),
        ("ｶ", 1),
        ("Ａ", 2),
        ("🍕", 2),
        ("❤️", 2),
        ("👩‍🍳", 2),
    ]
    + [("\x1b", 0), ("\n", 0), ("\u202e", 0)],
)
def test_cluster_takes_cells(cluster, cells):
    assert cells_of(cluster) == cells


def test_chips_wrap_by_cells():
    grid = drawn(chips(["tea", "寿司", "👩‍🍳 chef", "milk"]), 26, 3, focus="寿司")
    assert grid.lines() == ["( tea ) [ 寿司 ]", "( 👩‍🍳 chef ) ( milk )", ""]
    assert [cell.text for cell in grid.rows[0][8:16]] == ["[", " ", "寿", "", "司", "", " ", "]"]


def test_icons_are_characters_of_one_cell():
    star, cross, other = ({"name": name, "width": 1, "height": 1} for name in ("star", "cross", "?"))
    items = [{"text": "tea", "icon": star, "trailingIcon": cross}, {"text": "rum", "icon": other}]
    grid = drawn(chips(items, chip=ITEM | {"iconSpacing": 1}), 40, 1)
    assert grid.lines() == ["( ★ tea × ) ( □ rum )"]


def test_selected_and_disabled_chips_have_styles():
    items = ["tea", {"text": "milk", "selected": True}, {"text": "rum", "enabled": False}]
    grid = drawn(chips([]) | {"items": items}, 30, 1)
    assert grid.lines() == ["( tea ) (•milk ) ( rum )"]
    styles = [cell.style for cell in grid.rows[0]]
    assert styles[:7] == [Style.PLAIN] * 7 and styles[8:16] == [Style.SELECTED] * 8
    assert styles[17:24] == [Style.DISABLED] * 7


def test_frames_are_whole_cells():
    for width in range(20, 90, 7):
        tree = pl.layout(filters(), engine=pl.Engine(measurer=CellMeasurer()), width=width)
        assert all(side == round(side) for side in tree.frames[:, :2].ravel())


def test_grid_cuts_what_is_outside():
    whole = drawn(filters(), 40, 30).lines()
    assert drawn(filters(), 40, 4, top=3).lines() == whole[3:7]
    assert drawn(filters(), 40, 0).lines() == []
    narrow = drawn(chips(["寿司寿司"]), 5, 2)
    assert all(len(line) <= 5 for line in narrow.lines())


def test_control_characters_are_not_drawn():
    lines = drawn(chips(["a\x1b[31mb", "c\u202ed\x07"]), 40, 1).lines()
    assert lines == ["( a[31mb ) ( cd )"]


def test_indicator_slides():
    measurer = CellMeasurer()
    panel = pl.Document(filters()).measure(pl.Engine(measurer=measurer))
    session = panel.session(width=60)
    x, y, width, height = session.tree().node("order/Newest").frame
    session.tap((x + width / 2, y + height / 2), at=1)
    assert session.is_animating(1.05) and not session.is_animating(3)
    starts = []
    for time in (1, 1.03, 1.05, 1.07, 3):
        grid = Grid(60, 13)
        draw(session.tree(at=time), grid, measurer)
        starts.append([cell.style for cell in grid.rows[round(y)]].index(Style.SELECTED))
    assert starts == sorted(set(starts)) and (starts[0], starts[-1]) == (1, round(x))
