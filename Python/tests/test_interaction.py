"""Hit tests, navigation and changes."""

import pytest

import pickerlayout as pl


def test_hit_finds_the_item_and_its_region(chips):
    chip = chips.node("coffee")
    x, y, width, height = chip.frame
    hit = chips.hit(x + width / 2, y + height / 2)
    assert hit.item == hit.target == chip
    assert hit.node.parent == chip and hit.node.text == "coffee"
    assert hit.region.width >= width and hit.region.height >= height


def test_hit_beside_the_tree_is_none(chips):
    assert chips.hit(-500, -500) is None
    assert chips.hit(float("nan"), 0) is None
    with pytest.raises(TypeError):
        chips.hit("1", 2)


def test_hit_between_items_is_the_container():
    tree = pl.layout({"type": "chips", "items": ["tea"], "width": 600, "alignment": "leading"})
    hit = tree.hit(500, 10)
    assert (hit.item, hit.target, hit.region) == (None, None, None)
    assert hit.node.role in ("chips", "row")


def test_navigation_leads_along_rows():
    tree = pl.layout({"type": "chips", "items": ["a", "b", "c"], "width": 300})
    stops = tree.navigation
    assert [stop.node.id for stop in stops] == ["a", "b", "c"]
    assert stops[0].right.id == "b" and stops[2].left.id == "b"
    assert stops[1].home.id == "a" and stops[1].end.id == "c"


def test_navigation_right_to_left_is_as_seen():
    tree = pl.layout({"type": "chips", "items": ["a", "b"], "width": 300, "direction": "rtl"})
    assert tree.navigation[0].left.id == "b"


def test_changes_of_a_moved_and_an_added_chip():
    before = pl.layout({"type": "chips", "items": ["tea", "cocoa"], "width": 300})
    after = pl.layout({"type": "chips", "items": ["tea", "coffee"], "width": 300})
    changes = {change.id: change for change in after.changes(before)}
    assert changes["coffee"].kinds == {"added"} and changes["coffee"].before is None
    assert changes["cocoa"].kinds == {"removed"} and changes["cocoa"].after is None
    assert "moved" in changes["tea"].kinds
    assert changes["tea"].before == before.node("tea").frame
    assert changes["tea"].after == after.node("tea").frame
    assert changes["coffee"].row_after == 0 and changes["coffee"].row_before is None
    assert list(changes)[-1] == "cocoa"


def test_changes_to_another_row_tell_both():
    chips = pl.Chips(["tea", "coffee", "cocoa"]).measure()
    changes = chips.layout(width=100).changes(chips.layout(width=400))
    cocoa = next(change for change in changes if change.id == "cocoa")
    assert "row" in cocoa.kinds and (cocoa.row_before, cocoa.row_after) == (0, 2)


def test_changes_of_equal_trees_are_none(chips):
    assert chips.changes(chips) == []
    with pytest.raises(TypeError, match="changes needs a tree, not a str"):
        chips.changes("tree")
