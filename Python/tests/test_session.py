"""Controls in use."""

import threading

import numpy as np
import pytest
from conftest import ROOT

import pickerlayout as pl


def segmented(engine, **settings):
    return pl.Segmented(["Day", "Week", "Month"], **settings).session(engine, width=300)


def indicator(tree):
    return next(node for node in tree if node.role == "indicator").frame


def test_tap_selects_and_the_indicator_slides(engine):
    session = segmented(engine)
    start = indicator(session.tree(at=0))
    assert session.selection == ["Day"] and not session.is_animating(0)
    assert session.tap((150, 20), at=0.2) == pl.Target("segment", "Week")
    assert session.selection == ["Week"] and session.is_animating(0.21)
    middle, end = indicator(session.tree(at=0.25)), indicator(session.tree(at=5))
    assert start.x < middle.x < end.x and not session.is_animating(5)
    assert indicator(session.tree(at=6)) == end


def test_event_tells_what_it_did(engine):
    chips = pl.Chips(["tea", "milk"], selection={"mode": "multiple", "limit": 1}, id="c")
    session = chips.session(engine, width=300)
    assert session.send("select", text="tea") == pl.Result(used=True, selected=("tea",))
    refused = session.send("select", text="milk")
    assert not refused.used and refused.refusal == pl.Refusal("c", "milk", "limitReached")
    assert refused.announcement == "No more can be selected"
    assert session.send("key", number=10).moved_focus
    assert session.send("remove", text="tea").removed == "tea"
    assert session.send("tap", (-1, -1)) == pl.Result(used=False)
    with pytest.raises(ValueError, match="event must be one of tap, tap_node"):
        session.send("knock")


def test_tap_beside_the_control_is_none(engine):
    session = segmented(engine)
    assert session.tap((-500, -500), at=1) is None
    assert session.tap((float("nan"), 0), at=1) is None
    assert session.selection == ["Day"]


def test_drag_moves_the_selection(engine):
    session = segmented(engine)
    assert session.begin_drag((50, 20), at=0)
    session.drag((250, 20), at=0.1)
    session.end_drag(at=0.2)
    assert session.selection == ["Month"]
    assert not session.begin_drag((-500, -500), at=1)


def test_press_makes_a_segment_grow_until_it_is_released(engine):
    session = segmented(engine)
    before = widths(session, at=0)
    assert session.press_point((150, 20), at=0).id == "Week"
    assert session.selection == ["Day"]
    pressed = widths(session, at=5)
    assert pressed[1] > before[1] and pressed[0] < before[0]
    assert sum(pressed) == pytest.approx(sum(before))
    session.release(at=6)
    assert widths(session, at=20) == before
    assert session.press_point((-500, -500), at=21) is None


def widths(session, at):
    return [node.frame.width for node in session.tree(at=at) if node.role == "segment"]


def test_keys_move_the_selection(engine):
    session = segmented(engine)
    assert session.press("right", at=0) and session.selection == ["Week"]
    assert session.press("end", at=1) and session.selection == ["Month"]
    assert session.press("home", at=2) and session.selection == ["Day"]
    assert session.focus == pl.Target("segment", "Day")


def test_chips_toggle(engine):
    session = pl.Chips(["tea", "coffee"]).session(engine, width=300)
    assert session.select("tea") and session.select("coffee", at=1)
    assert session.selection == ["tea", "coffee"]
    assert session.select("tea", False, at=2)
    assert session.selection == ["coffee"]
    assert not session.select("water", at=3) and not session.remove("water", at=3)
    x, y, width, height = session.tree(at=4).node("tea").frame
    assert session.tap((x + width / 2, y + height / 2), at=4) == pl.Target("chip", "tea")
    assert [node.id for node in session.tree(at=4) if node.role == "chip" and node.selected] == [
        "tea",
        "coffee",
    ]


def test_removed_chip_is_gone(engine):
    session = pl.Chips(["tea", "coffee"]).session(engine, width=300)
    assert session.select("coffee") and session.remove("tea", at=1)
    assert [node.id for node in session.tree(at=1) if node.role == "chip"] == ["coffee"]
    assert session.selection == ["coffee"]


def test_resize_keeps_the_selection(engine):
    session = segmented(engine)
    session.select("Week", at=0)
    session.resize(600, at=1)
    assert session.tree(at=2).size[0] == 600 and session.selection == ["Week"]
    with pytest.raises(ValueError, match="width must be at least 0"):
        session.resize(-1)


def test_color_is_what_was_tapped():
    assert pl.Segmented(["Day"]).session(width=300).color is None
    session = pl.Document((ROOT / "Examples/colorPicker/sliders.json").read_bytes()).session()
    before = session.color
    assert before is not None and all(0 <= component <= 1 for component in before)
    tree = session.tree(at=0)
    canvas = next(node for node in tree if node.role in ("canvas", "slider", "wheel"))
    x, y, width, height = canvas.frame
    assert session.tap((x + width * 0.9, y + height * 0.2), at=0) is not None
    assert session.color != before


def test_color_is_picked():
    session = pl.Document((ROOT / "Examples/colorPicker/sliders.json").read_bytes()).session()
    assert session.pick((1, 0.5, 0, 1))
    assert session.color == pytest.approx((1, 0.5, 0, 1))
    assert not pl.Segmented(["Day"]).session(width=300).pick((1, 0.5, 0, 1))


def test_wheel_scrolls_segments_that_do_not_fit(engine):
    control = pl.Segmented(["Monday", "Tuesday", "Wednesday", "Thursday"], whenNarrow=["scroll"])
    session = control.session(engine, width=150)
    before = indicator(session.tree())
    assert session.scroll((75, 20), (0, 30)) and not session.scroll((75, 300), (0, 30))
    assert indicator(session.tree()).x == pytest.approx(before.x - 30)
    assert session.begin_drag((140, 20))
    session.drag((150, 20))
    session.end_drag()
    assert indicator(session.tree()).x == pytest.approx(before.x - 20)
    assert session.scroll((75, 20), (-99, 0)) and not session.scroll((75, 20), (-1, 0))
    assert session.selection == ["Monday"] and not segmented(engine).scroll((150, 20), (9, 0))


def test_escape_closes_the_card_of_a_touch_swatch(engine):
    session = pl.Document({"type": "chromaTouch", "peek": True}).session(engine)
    assert session.press("escape") and not session.press("escape")
    assert "peek" not in [node.role for node in session.tree(at=9)]


def test_keys_toggle_chips():
    session = pl.Chips(["tea", "coffee"]).session(width=300)
    assert session.focus is None or session.focus.id == "tea"
    session.press("right", at=1)
    assert session.focus.role == "chip"
    focused = session.focus.id
    assert session.press("space", at=2) and session.selection == [focused]


PANEL = {
    "type": "stack",
    "width": 300,
    "items": [
        {"type": "chips", "id": "drink", "items": ["tea", "milk"]},
        {"type": "segmented", "id": "span", "items": ["Day", "Week"], "selected": 1},
    ],
}


def focused(session):
    position = session.focus_position()
    return None if position is None else session.tree()[position].id


def test_tab_leads_from_control_to_control(engine):
    session = pl.Document(PANEL).session(engine)
    assert focused(session) is None and session.focus is None
    assert session.press("tab") and focused(session) == "drink/tea"
    assert session.press("tab") and focused(session) == "span/Week"
    assert not session.press("tab") and focused(session) == "span/Week"
    assert session.press("back_tab") and not session.press("back_tab")
    assert session.set_focus(None) and focused(session) is None
    assert session.press("back_tab") and session.focus == pl.Target("segment", "span/Week")


def test_arrow_keys_lead_to_adjacent_controls(engine):
    session = pl.Document(PANEL).session(engine)
    tree = session.tree()
    tea = tree.navigation[0]
    assert session.set_focus(tea.node) and session.press("down")
    assert session.focus_position() == tea.down.position
    assert session.press("back_tab") and session.focus.role == "chip"
    assert session.selection == ["span/Week"]


def test_focus_is_set_without_another_change(engine):
    session = pl.Document(PANEL).session(engine)
    tree = session.tree()
    for stop in tree.navigation:
        assert session.set_focus(stop.node) and session.focus_position() == stop.node.position
        assert session.set_focus(stop.node.position)
    last = session.focus_position()
    for wrong in (tree[0], 0, -1, -2, len(tree), 2**31, 2**80):
        assert not session.set_focus(wrong) and session.focus_position() == last
    assert not session.set_focus(tree.navigation[0].node, at=float("nan"))
    assert session.selection == ["span/Week"] and session.tree().json() == tree.json()


def test_a_node_is_tapped_without_a_point():
    session = pl.Chips(["tea", "coffee"]).session(width=300)
    tree = session.tree()
    assert session.tap_node(tree.node("coffee")) == ("chip", "coffee")
    assert session.tap_node(tree.node("tea").position) == ("chip", "tea")
    assert session.selection == ["tea", "coffee"]
    for wrong in (0, -1, len(tree), 2**31, 2**80):
        assert session.tap_node(wrong) is None
    assert session.press("select_all") is False and session.selection == ["tea", "coffee"]


def test_what_disappears_is_leaving():
    documents = ({"type": "chips", "items": items} for items in (["tea", "coffee"], ["coffee"]))
    before, after = (pl.layout(document, width=300) for document in documents)
    tree = pl.Transition(before, after).tree(0.05)
    assert [(node.id, node.leaving) for node in tree if node.role == "chip" and node.leaving] == [
        ("tea", True)
    ]
    assert [stop.node.id for stop in tree.navigation] == ["coffee"]


def test_hidden_chips_are_expanded_by_a_tap():
    session = pl.Document((ROOT / "Examples/chips/overflow.json").read_bytes()).session()
    overflow = next(node for node in session.tree(at=0) if node.role == "overflow")
    x, y, width, height = overflow.frame
    assert session.tap((x + width / 2, y + height / 2), at=1) == pl.Target("overflow", None)
    assert not session.tree(at=5)[0].hidden_ids


def test_pages_turn():
    folder = ROOT / "Examples/carousel"
    session = pl.Document((folder / "many.json").read_bytes(), directory=folder).session()
    page = session.page(0)
    assert page is not None and page >= 0
    assert pl.Segmented(["Day"]).session(width=300).page() is None


def test_control_without_behaviour_has_no_session():
    with pytest.raises(pl.UnsupportedError):
        pl.Document({"type": "shape", "shape": "star", "width": 50}).session()


def test_earlier_time_counts_as_the_latest(engine):
    session = segmented(engine)
    session.tap((150, 20), at=5)
    assert session.tree(at=5).json() == session.tree(at=1).json() != session.tree(at=5.05).json()
    assert session.is_animating()


def test_budget_limits_the_tree(engine):
    with pytest.raises(pl.LimitError):
        segmented(engine).tree(at=0, budget=pl.Budget(nodes=1))
    budget = pl.Budget()
    budget.cancel()
    with pytest.raises(pl.CancelledError):
        pl.Segmented(["Day"]).session(engine, width=300, budget=budget)


@pytest.mark.parametrize(
    "call",
    [
        lambda session: session.tap(3),
        lambda session: session.tap(("1", 2)),
        lambda session: session.tap((1, 2), at="now"),
        lambda session: session.drag((1, 2), 3),
        lambda session: session.scroll((1, 2), 3),
        lambda session: session.scroll((1, 2), (3, "4")),
        lambda session: session.press(3),
        lambda session: session.select(3),
        lambda session: session.remove(3),
        lambda session: session.set_focus("Day"),
        lambda session: session.set_focus(1.5),
        lambda session: session.set_focus(None, at="now"),
        lambda session: session.focus_position("now"),
        lambda session: session.page("now"),
        lambda session: session.is_animating(None),
        lambda session: session.tree(at="now"),
        lambda session: session.tree(budget=3),
        lambda session: session.resize("wide"),
        lambda session: session.end_drag(velocity=3),
    ],
)
def test_wrong_types_are_type_errors(engine, call):
    with pytest.raises(TypeError):
        call(segmented(engine))


def test_unknown_key_is_a_value_error(engine):
    with pytest.raises(
        ValueError,
        match="key must be one of left, right, up, down, home, end, page_up, page_down, space, enter, tab, "
        "back_tab, escape, select_all, shift_left, shift_right, shift_up, shift_down, is 'esc'",
    ):
        segmented(engine).press("esc")


def test_threads_that_share_a_session_wait_for_each_other(engine):
    session = segmented(engine)
    failures = []

    def use(number):
        try:
            for step in range(50):
                session.tap((50 + 100 * ((number + step) % 3), 20), at=step)
                session.tree(at=step).json()
                assert len(session.selection) == 1
        except Exception as error:
            failures.append(error)

    threads = [threading.Thread(target=use, args=(number,)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failures == []


def test_refusal_is_that_of_the_latest_input(engine):
    document = pl.Document(
        {
            "type": "chips",
            "id": "drinks",
            "selection": {"mode": "multiple", "limit": 1},
            "items": [{"text": "tea", "selected": True}, "milk"],
        }
    )
    session = document.session(engine)
    assert session.refusal is None
    assert not session.select("milk")
    assert session.refusal == pl.Refusal("drinks", "milk", "limitReached")
    assert session.select("tea", False) and session.refusal is None


def test_a_picture_that_a_page_has_loaded_is_laid_out_again(engine):
    page = {"href": "https://example.org/a.jpg", "load": True, "width": 60}
    session = pl.Document({"type": "carousel", "pages": [page]}, directory=".").session(engine)
    assert session.tree().size == (60, 60)
    assert not session.set_natural_size("https://example.org/b.jpg", (30, 20))
    assert session.set_natural_size("https://example.org/a.jpg", (30, 20))
    assert session.tree().size == (60, 40)
    assert not session.set_natural_size("https://example.org/a.jpg", (30, 20))


def test_stage_follows_from_the_force_of_the_finger(engine):
    session = pl.Document({"type": "chromaTouch"}).session(engine)
    assert session.stage == "sliders"
    session.set_force(0.6)
    assert session.begin_drag((160, 540)) and session.stage == "peek"
    session.set_force(0.95)
    session.drag((160, 540), at=0.1)
    assert session.stage == "popped"
    assert pl.Document({"type": "chips", "items": []}).session(engine).stage is None


def test_a_layer_is_dragged_in_both_directions(engine):
    square = {"shape": "roundedRect", "width": 20, "height": 20}
    layers = [{"draggable": True, "items": [square]}]
    drawing = {"type": "drawing", "width": 100, "height": 100, "layers": layers}
    session = pl.Document(drawing).session(engine)
    assert session.offset is None
    assert session.begin_drag((10, 10))
    session.drag((15, 40))
    assert session.offset == (5, 30)


SCREEN = {
    "type": "stack",
    "width": 240,
    "items": [
        {"type": "segmented", "id": "span", "items": ["Day", "Week", "Month"]},
        {
            "type": "chips",
            "id": "drinks",
            "selection": "multiple",
            "maxRows": 1,
            "overflow": {"label": "+{count}", "lessLabel": "less"},
            "items": ["tea", "coffee", "cocoa", "lemonade", "sparkling water", "apple juice"],
        },
    ],
}


def different_rows(before, block):
    """For each column the rows from the first to the last whose bytes differ, or that are new."""
    found = {}
    for name in block:
        old, new = (np.ascontiguousarray(each[name]) for each in (before, block))
        rows = [
            row
            for row in range(len(new))
            if row >= len(old) or old[row].tobytes() != new[row].tobytes()
        ]
        if rows:
            found[name] = range(rows[0], rows[-1] + 1)
    return found


def used():
    """A panel in use, with the time of the next frame after each step."""
    session = pl.Document(SCREEN).session()

    def center(id, at):
        frame = next(node.frame for node in session.tree(at=at) if node.id == id)
        return frame.x + frame.width / 2, frame.y + frame.height / 2

    yield session, 0.0
    session.tap(center("span/Month", 0), at=1)
    yield from ((session, 1 + 0.02 * step) for step in range(1, 5))
    session.tap(center("drinks/coffee", 10), at=10)
    yield session, 10.5
    overflow = next(node for node in session.tree(at=20) if node.role == "overflow").frame
    session.tap((overflow.x + 3, overflow.y + 3), at=20)
    yield session, 21.0
    session.resize(400, at=30)
    yield session, 31.0
    session.resize(160, at=40)
    yield session, 41.0


@pytest.mark.parametrize("parts", [(), ("texts",), ("drawing",), ("input",)])
def test_changed_rows_are_those_that_differ_from_the_block_before(parts):
    before = None
    for session, at in used():
        block = session.block(*parts, at=at)
        assert bytes(block.memory) == bytes(session.tree(at=at).block(*parts).memory)
        if before is None:
            assert block.changed == {
                name: range(len(block[name])) for name in block if len(block[name])
            }
        else:
            assert block.changed and block.changed == different_rows(before, block)
        still = session.block(*parts, at=at)
        assert still.changed == {} and bytes(still.memory) == bytes(block.memory)
        before = still


def test_block_of_a_control_at_rest_is_the_same_object():
    session = pl.Document(SCREEN).session()
    session.block("drawing")
    rest = session.block("drawing", at=1)
    assert all(session.block("drawing", at=at) is rest for at in (1, 2, 3))
    assert session.is_animating(4) is False and session.block("drawing", at=4) is rest
    other = session.block("input", at=5)
    assert other.changed["nodes"] == range(len(other["nodes"])) and len(other["regions"])


def test_block_outlives_its_session(engine):
    session = segmented(engine)
    before = session.block("drawing")
    saved = bytes(before.memory)
    session.tap((150, 20), at=1)
    after = session.block("drawing", at=1.2)
    del session
    assert bytes(before.memory) == saved != bytes(after.memory)
    assert repr(after).endswith(", changed: " + ", ".join(after.changed) + ">")
    assert repr(pl.SessionBlock(saved)).endswith(", changed: nothing>")


def test_block_of_unknown_parts_is_refused(engine):
    session = segmented(engine)
    with pytest.raises(ValueError, match=r"parts must be one of texts, .*, is 'paints'"):
        session.block("paints")
    with pytest.raises(pl.LimitError):
        session.block(budget=pl.Budget(nodes=2))
    assert session.block().changed["nodes"].start == 0


def test_text_as_a_point_is_an_error():
    with pytest.raises(TypeError, match="a point is a pair of numbers, is 'Day'; tap_node taps"):
        pl.Segmented(["Day", "Week"]).session(width=300).tap("Day")
