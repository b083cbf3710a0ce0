"""Controls made of lists of texts, measured once and laid out at many sizes."""

import numpy as np
import pytest
from conftest import example

import pickerlayout as pl


def test_chips_are_those_of_the_document(engine):
    document = {"type": "chips", "items": ["tea", "coffee"], "spacing": 8, "width": 320}
    measured = pl.Chips(["tea", "coffee"], spacing=8).measure(engine)
    assert measured.layout(width=320).json() == pl.layout(document, engine=engine).json()


def test_chips_at_many_widths_are_measured_once():
    asked = []
    engine = pl.Engine(measurer=lambda cluster, font: asked.append(cluster) or 10)
    chips = pl.Chips(["tea", "coffee"]).measure(engine)
    heights = [chips.layout(width=width).size[1] for width in (60, 400)]
    count = len(asked)
    assert heights[0] > heights[1] and count > 0
    chips.layout(width=200)
    assert len(asked) == count


def test_repeated_texts_have_ids_of_their_own():
    ids = [node.id for node in pl.Chips(["tea", "tea"]).layout() if node.role == "chip"]
    assert ids == ["tea", "tea#2"]
    tree = pl.Chips(["tea", "tea"], ids=["a", "b"]).layout()
    assert [node.id for node in tree if node.role == "chip"] == ["a", "b"]


def test_selected_items_are_those_of_the_positions():
    tree = pl.Chips(["a", "b", "c"], selected=np.array([0, 2])).layout()
    assert [node.selected for node in tree if node.role == "chip"] == [True, False, True]


def selected_segments(control):
    return [
        node.id for node in control.layout(width=300) if node.role == "segment" and node.selected
    ]


def test_segmented_selects_the_first_unless_told_otherwise():
    assert selected_segments(pl.Segmented(["Day", "Week"])) == ["Day"]
    assert selected_segments(pl.Segmented(["Day", "Week"], selected=[1])) == ["Week"]
    assert selected_segments(pl.Segmented(["Day", "Week"], selected=[])) == []


def test_document_is_laid_out_at_many_sizes():
    tree = example("chips/food.json")
    assert tree.type == "chips"
    document = pl.Document({"type": "chips", "items": ["tea", "coffee"]}).measure()
    assert document.layout(width=60).size[1] > document.layout(width=300).size[1]


def test_document_of_another_type_is_an_error():
    with pytest.raises(pl.DocumentError):
        pl.Document({"type": "chips", "items": []}, type="segmented").measure()


def test_no_items_are_no_chips():
    assert [node.role for node in pl.Chips([]).layout(width=100)] == ["chips"]


def test_default_engine_is_one():
    assert pl.default_engine() is pl.default_engine()


def test_items_are_objects_pairs_and_texts():
    items = ["tea", ("c", "coffee"), {"text": "cocoa", "enabled": False, "badge": "3"}]
    tree = pl.Chips(items, selected=[1], width=320).layout()
    document = {
        "type": "chips",
        "width": 320,
        "items": [
            "tea",
            {"id": "c", "text": "coffee", "selected": True},
            {"text": "cocoa", "enabled": False, "badge": "3"},
        ],
    }
    assert tree == pl.layout(document)
    named = pl.Chips(items, ids=["x", "y", "z"]).layout()
    assert [node.id for node in named if node.role == "chip"] == ["x", "y", "z"]
    days = [("d", "Day"), {"text": "Week"}]
    assert pl.Segmented(days, selected=[1]).session(width=200).selection == ["Week"]
    assert pl.Segmented(days, selected=[]).session(width=200).selection == []
    assert pl.Segmented(days).session(width=200).selection == ["d"]
    assert repr(pl.Chips(items)) == "<Chips of 3 items>"


def test_keywords_are_snake_case_or_keys():
    expected = {"type": "chips", "items": ["tea"], "rowAlignment": "center", "maxRows": 1}
    tree = pl.layout(expected | {"width": 40})
    for items in (["tea"], [{"text": "tea"}]):
        assert pl.Chips(items, row_alignment="center", max_rows=1, width=40).layout() == tree
        assert pl.Chips(items, rowAlignment="center", maxRows=1, width=40).layout() == tree
        with pytest.raises(TypeError, match="rowAlignment is given twice"):
            pl.Chips(items, row_alignment="center", rowAlignment="top")
        with pytest.raises(pl.DocumentError, match='did you mean "rowAlignment"'):
            pl.Chips(items, row_alignmnt="center").layout()


@pytest.mark.parametrize(
    ("arguments", "error", "message"),
    [
        ({"items": ["a", 3]}, TypeError, r"items\[1\] must be a str, a dict or a pair"),
        ({"items": [("a", 3)]}, TypeError, r"items\[0\] must be a str, a dict or a pair"),
        ({"items": [{"text": "a"}], "ids": ["b", "c"]}, ValueError, "one id for each of 1 items"),
        ({"items": [{"text": "a"}], "selected": [1]}, ValueError, "selected must be 0 to 0, is 1"),
        ({"items": [{"text": "a"}], "selected": 1}, TypeError, "selected must be a list"),
    ],
)
def test_wrong_items_are_named(arguments, error, message):
    with pytest.raises(error, match=message):
        pl.Chips(**arguments)


def test_wrong_keys_of_items_are_errors_of_the_document():
    with pytest.raises(pl.DocumentError) as caught:
        pl.Chips([{"text": "a"}, {"txet": "b"}]).layout()
    assert caught.value.path == "$.items[1].txet"
