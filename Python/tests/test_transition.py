"""Motion between layouts."""

import pytest

import pickerlayout as pl

STEADY = {"curve": "linear", "duration": 2}


def boxes(engine, width, *ids):
    items = [{"id": id, "width": 60, "height": 20} for id in ids]
    document = {"type": "flow", "width": width, "wrap": "wrap", "items": items}
    return pl.layout(document, engine=engine)


def frame(tree, id):
    return next(node for node in tree if node.id == id).frame


def test_boxes_move_straight(engine):
    before, after = boxes(engine, 150, "a", "b"), boxes(engine, 100, "a", "b")
    transition = pl.Transition(before, after, timing=STEADY)
    assert transition.duration == 2
    assert frame(transition.tree(0.5), "b") == pl.Rect(45, 5, 60, 20)
    assert transition.tree(0).json() == before.json()
    assert transition.tree(2).json() == transition.tree(99).json() == after.json()


def test_what_is_new_fades_in_and_what_is_gone_fades_out(engine):
    before, after = boxes(engine, 200, "a", "b"), boxes(engine, 200, "a", "c")
    tree = pl.Transition(before, after, timing=STEADY).tree(1)
    assert [node.id for node in tree if node.role == "item"] == ["a", "b", "c"]


def test_interruption_goes_on_from_where_it_is(engine):
    before, after = boxes(engine, 150, "a", "b"), boxes(engine, 100, "a", "b")
    there = pl.Transition(before, after)
    now = frame(there.tree(0.1), "b")
    back = there.reversed(0.1)
    onwards = there.retargeted(before, 0.1, timing="easeOut", row_change="fade")
    assert frame(back.tree(0), "b") == pytest.approx(now)
    assert frame(onwards.tree(0), "b") == pytest.approx(now)
    assert back.tree(99).json() == before.json()
    assert back.reversed(0.05).tree(99).json() == after.json()


@pytest.mark.parametrize(
    ("settings", "path"),
    [
        ({"timing": "fast"}, "$.timing"),
        ({"timing": {"duration": -1}}, "$.timing.duration"),
    ],
)
def test_wrong_settings_are_errors(engine, settings, path):
    tree = boxes(engine, 150, "a")
    with pytest.raises(pl.DocumentError) as caught:
        pl.Transition(tree, tree, **settings)
    assert caught.value.path == path


def test_wrong_types_are_type_errors(engine):
    tree = boxes(engine, 150, "a")
    with pytest.raises(TypeError, match="after must be a Tree"):
        pl.Transition(tree, tree.json())
    with pytest.raises(TypeError, match="after must be a Tree"):
        pl.Transition(tree, tree).retargeted(None, 0)
