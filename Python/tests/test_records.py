"""The tables as named tuples, and what nodes know of them."""

import gc
import weakref

import numpy as np
import pytest
from conftest import EXAMPLES, FIXTURES, example
from pickerlayout.constants import Direction, FillKind, PathKind, Role, State

import pickerlayout as pl
from pickerlayout.records import Records, _Records
from pickerlayout.values import Color, Rect

NAMES = [name for name, value in vars(Records).items() if isinstance(value, _Records)]


def plain(value):
    """A record without the names of its members."""
    return tuple(map(plain, value)) if isinstance(value, tuple | list) else value


def expected(tree, name):
    """The rows of an array with what records have: all but addresses, and texts in their place."""
    array = getattr(tree, name)
    if array.dtype.names is None:
        return array.tolist()
    if array.dtype.names == ("bytes", "count"):
        return tree.strings(array)
    columns = []
    for column in (array[member] for member in array.dtype.names if member != "reserved"):
        if column.dtype.names == ("bytes", "count"):
            columns.append(tree.strings(column))
        elif column.dtype.kind == "S":
            columns.append([tag.decode() for tag in column.tolist()])
        elif column.dtype != np.uintp:
            columns.append(plain(column.tolist()))
    return list(zip(*columns, strict=True))


def test_records_are_there_for_every_table():
    from test_tables import TABLES

    assert set(NAMES) == {*TABLES, "nodes"}
    assert all(getattr(Records, name).__doc__ for name in NAMES)


def test_records_of_every_example_are_the_rows_of_the_arrays():
    for path in EXAMPLES:
        tree = pl.layout(path.read_bytes(), directory=path.parent)
        for name in NAMES:
            found = getattr(tree.records, name)
            assert isinstance(found, tuple)
            assert [plain(record) for record in found] == list(expected(tree, name)), (path, name)


def test_records_have_types(chips):
    records = chips.records
    text = records.texts[0]
    assert (text.text, text.full_text, type(text.ink)) == ("tea", None, Rect)
    assert records.fonts[text.font].family == "Inter"
    assert type(records.fills[0].color) is Color and records.fills[0].kind == FillKind.COLOR
    assert type(records.paints[0].corner_radii) is tuple
    assert records.faces[0].index == 0 and records.faces[0].source.startswith("bundled:")
    assert ("wght", 500) in records.variations
    assert records.nodes[2].role == Role.CHIP and not records.nodes[2].state & State.SELECTED
    assert chips.nodes["role"].tolist().count(Role.CHIP) == 3
    assert (chips.nodes["role"] == Role.CHIP).sum() == 3
    assert not (chips.nodes["state"] & State.DISABLED).any()


def test_ranges_are_slices_of_records_and_of_arrays(chips):
    records = chips.records
    run = records.runs[records.texts[1].runs][0]
    assert run.direction == Direction.LTR
    glyphs = records.glyphs[run.glyphs]
    assert len(glyphs) == len(chips.glyphs[run.glyphs]) == len("coffee")
    elements = records.path_elements[records.outlines[glyphs[0].outline].elements]
    assert elements[0].kind == PathKind.MOVE and elements[-1].kind == PathKind.CLOSE
    assert records.faces[run.face].variations.stop <= len(records.variations)


def test_records_are_made_once_and_keep_the_tree():
    tree = pl.layout({"type": "chips", "items": ["tea"]})
    handle, records = weakref.ref(tree._handle), tree.records
    assert tree.records is records and records.runs is records.runs
    tree_gone = weakref.ref(tree)
    del tree
    # Without a cycle, so that the tree is freed at once.
    assert tree_gone() is None and handle() is not None
    assert records.texts[0].text == "tea" and repr(records) == "<Records of 4 nodes>"
    del records
    gc.collect()
    assert handle() is None


def test_string_is_one_of_a_column():
    tree = example("carousel/one.json", type="carousel")
    assert tree.string(tree.images["href"][0]) == "pictures/night.png"
    assert tree.string(tree.images["description"][0]) is None
    with pytest.raises(TypeError, match="one string is needed, there is an array of 1"):
        tree.string(tree.images["href"])
    with pytest.raises(TypeError, match="a column of strings is needed"):
        tree.string(tree.images["width"][0])


def test_node_has_its_records(chips):
    row, chip, label = chips[1:4]
    assert (row.paint, row.fills, row.stroke, row.shadow, row.effects) == (
        None,
        (),
        None,
        None,
        None,
    )
    assert (chip.text_record, chip.font, chip.runs, chip.crossing, chip.image) == (
        None,
        None,
        (),
        None,
        None,
    )
    assert chip.paint == chips.records.paints[chips.nodes["paint"][2]]
    assert chip.stroke.width == 2 and chip.fills == chips.records.fills[chip.paint.fills]
    assert label.text_record.baseline == 15.5 and label.font.size == 16
    assert [len(chips.records.glyphs[run.glyphs]) for run in label.runs] == [3]
    assert label.fills[0].kind == FillKind.COLOR and chip.end == 4


def test_node_has_what_the_document_says():
    shape = {
        "type": "shape",
        "shape": "circle",
        "width": 50,
        "fill": "#FF8000",
        "shadow": {"color": "#000", "radius": 4, "x": 1, "y": 2},
    }
    node = next(node for node in pl.layout(shape) if node.shadow)
    assert (node.shadow.radius, node.shadow.x, node.shadow.y) == (4, 1, 2)
    assert node.fills[0].color == pytest.approx((1, 128 / 255, 0, 1))
    drawing = example("drawing/effects.json")
    assert any(node.effects and node.effects.clips for node in drawing)
    assert any(drawing.records.filters[node.effects.filters] for node in drawing if node.effects)
    pictures = example("carousel/one.json")
    assert [node.image.href for node in pictures if node.image] == ["pictures/night.png"]


def test_icon_has_its_paths_as_paints():
    star = {"name": "star", "width": 24, "height": 24, "tint": "#FF0000"}
    tree = pl.layout({"type": "chips", "items": [{"text": "tea", "icon": star}, "coffee"]})
    node = next(node for node in tree if node.role == "icon")
    assert [icon.node for icon in tree.records.drawn_icons] == [node.position]
    assert next(node for node in tree if node.role == "label").drawn_icon is None
    (paint,) = tree.records.paints[node.drawn_icon.paints]
    stroke = tree.records.strokes[paint.stroke]
    assert stroke.width == 2 and len(tree.records.shape_elements[paint.elements]) > 5
    assert tree.records.fills[stroke.fill].color == pytest.approx((1, 0, 0, 1))


def test_border_of_unequal_sides_has_an_area():
    border = {"top": 1, "trailing": 4, "bottom": 3, "leading": 0}
    sides = {
        "border": border,
        "borderColor": "#FF0000",
        "cornerRadius": 0,
        "width": 60,
        "height": 30,
    }
    tree = pl.layout({"type": "chips", "items": ["tea", {"text": "coffee", **sides}]})
    node = tree.node("coffee")
    assert [one.node for one in tree.records.borders] == [node.position]
    assert node.border.widths == (1, 4, 3, 0) and tree.node("tea").border is None
    area = tree.records.shape_elements[node.border.elements]
    corners = [(one.x, one.y) for one in area if one.kind != PathKind.CLOSE]
    assert corners[4:] == [(0, 1), (56, 1), (56, 27), (0, 27)]
    assert tree.records.fills[node.stroke.fill].color == (1, 0, 0, 1)


def test_label_that_an_indicator_crosses_has_two_paints():
    tree = example("segmented/crossing.json")
    crossed = [node for node in tree if node.crossing]
    assert [node.text for node in crossed] == ["Day", "Week"]
    frame, paint = crossed[0].crossing
    assert frame.x > 0 and frame.x + frame.width == pytest.approx(crossed[0].frame.width)
    assert tree.records.fills[paint.fills] != crossed[0].fills


def test_pixels_of_bitmaps_are_beside_their_records():
    engine = pl.Engine(fonts=[pl.FontFile(FIXTURES / "fonts/TestStrike.ttf", family="Strike")])
    document = {"type": "chips", "items": ["❤"], "font": {"family": "Strike"}}
    tree = pl.layout(document, engine=engine)
    bitmap = tree.records.bitmaps[0]
    assert tree.pixels(0).shape == (bitmap.height, bitmap.width) and type(bitmap.frame) is Rect


def test_records_have_the_comments_of_the_header():
    assert pl.record_types.Fill.__doc__.startswith("A layer of paint.")
    assert pl.record_types.Paint.fills.__doc__ == "Where they are in `Records.fills`."
