"""The tables as named tuples, and what nodes know of them."""

import gc
import weakref

import pytest
from conftest import EXAMPLES, FIXTURES, example
from pickerlayout.constants import BrushKind, Direction, Op, PathKind, Role, State

import pickerlayout as pl
from pickerlayout.records import Records, _Records
from pickerlayout.values import Color, Rect

NAMES = [name for name, value in vars(Records).items() if isinstance(value, _Records)]


def plain(value):
    """A record without the names of its members."""
    return tuple(map(plain, value)) if isinstance(value, tuple | list) else value


def expected(block, name):
    """The rows of an array with what records have, texts in place of their offsets."""
    array = block[name]
    if array.dtype.names is None:
        return array.tolist()
    if array.dtype.names == ("offset", "count"):
        return block.strings(array)
    columns = []
    for column in (array[member] for member in array.dtype.names if member != "reserved"):
        if column.dtype.names == ("offset", "count"):
            columns.append(block.strings(column))
        elif column.dtype.kind == "S":
            columns.append([tag.decode() for tag in column.tolist()])
        else:
            columns.append(plain(column.tolist()))
    return list(zip(*columns, strict=True))


def test_records_are_there_for_every_column_that_nothing_else_shows(chips):
    others = {"tree", "warnings", "focus_stops", "pixels", "utf8"}
    assert set(NAMES) == set(chips.block()) - others
    assert all(getattr(Records, name).__doc__ for name in NAMES)


def test_records_of_every_example_are_the_rows_of_the_block():
    for path in EXAMPLES:
        tree = pl.layout(path.read_bytes(), directory=path.parent)
        for name in NAMES:
            found = getattr(tree.records, name)
            assert isinstance(found, tuple)
            assert [plain(record) for record in found] == list(expected(tree.block(), name))


def test_records_have_types(chips):
    records = chips.records
    text = records.texts[0]
    assert (text.text, text.full_text, type(text.ink)) == ("tea", None, Rect)
    assert records.fonts[text.font].family == "Inter"
    assert type(records.brushes[0].color) is Color and records.brushes[0].kind == BrushKind.COLOR
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
    assert len(glyphs) == len(chips.block()["glyphs"][run.glyphs]) == len("coffee")
    elements = records.elements[records.outlines[glyphs[0].outline].elements]
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


def test_node_has_its_records(chips):
    row, chip, label = chips[1:4]
    assert (row.text_record, row.font, row.runs, row.image, row.commands) == (
        None,
        None,
        (),
        None,
        (),
    )
    assert label.text_record.baseline == 15.5 and label.font.size == 16
    assert [len(chips.records.glyphs[run.glyphs]) for run in label.runs] == [3]
    (line,), (glyphs,) = chip.commands, label.commands
    assert line.op == Op.STROKE and chips.records.strokes[line.detail].width == 2
    assert glyphs.op == Op.GLYPHS
    place = chips.records.places[glyphs.index]
    assert chips.records.runs[place.index] == label.runs[0]
    assert place.frame.y == pytest.approx(label.frame.y + 15.5, abs=1e-3)
    assert chips.records.brushes[glyphs.brush].kind == BrushKind.COLOR and chip.end == 4


def test_commands_of_all_nodes_are_those_of_the_tree():
    for path in EXAMPLES:
        tree = pl.layout(path.read_bytes(), directory=path.parent)
        drawn = [each for each in tree.records.commands if each.op not in (Op.BEGIN, Op.END)]
        assert sorted(each for node in tree for each in node.commands) == sorted(drawn)


def test_node_has_what_the_document_says():
    shape = {
        "type": "shape",
        "shape": "circle",
        "width": 50,
        "fill": "#FF8000",
        "shadow": {"color": "#000", "radius": 4, "x": 1, "y": 2},
    }
    tree = pl.layout(shape)
    group, fill, _ = next(node.commands for node in tree if node.commands)
    shadow = tree.records.groups[group.index]
    assert (shadow.shadow_radius, shadow.shadow_x, shadow.shadow_y) == (4, 1, 2)
    assert shadow.shadow == (0, 0, 0, 1)
    assert tree.records.brushes[fill.brush].color == pytest.approx((1, 128 / 255, 0, 1))
    assert any(
        group.filters != slice(0, 0) for group in example("drawing/effects.json").records.groups
    )
    pictures = example("carousel/one.json")
    assert [node.image.href for node in pictures if node.image] == ["pictures/night.png"]
    assert [node.image.description for node in pictures if node.image] == [None]


def test_icon_is_drawn_by_its_paths():
    star = {"name": "star", "width": 24, "height": 24, "tint": "#FF0000"}
    tree = pl.layout({"type": "chips", "items": [{"text": "tea", "icon": star}, "coffee"]})
    (line,) = next(node for node in tree if node.role == "icon").commands
    shape = tree.records.shapes[line.index]
    assert tree.records.strokes[line.detail].width == 2
    assert len(tree.records.elements[shape.elements]) > 5
    assert tree.records.brushes[line.brush].color == pytest.approx((1, 0, 0, 1))


def test_label_that_an_indicator_crosses_is_drawn_in_two_parts():
    tree = example("segmented/crossing.json")
    labels = [node for node in tree if node.role == "label"]
    crossed = [node for node in labels if any(each.op == Op.CLIP for each in node.commands)]
    assert [node.text for node in crossed] == ["Day", "Week"]
    outside, inside = (each for each in crossed[0].commands if each.op == Op.GLYPHS)
    assert (outside.detail, inside.detail) == (0, 1) and outside.brush != inside.brush


def test_pixels_of_bitmaps_are_beside_their_records():
    engine = pl.Engine(fonts=[pl.FontFile(FIXTURES / "fonts/TestStrike.ttf", family="Strike")])
    document = {"type": "chips", "items": ["❤"], "font": {"family": "Strike"}}
    tree = pl.layout(document, engine=engine)
    bitmap = tree.records.bitmaps[0]
    assert (
        tree.block().pixels(0).shape == (bitmap.height, bitmap.width) and type(bitmap.frame) is Rect
    )


def test_records_have_the_comments_of_the_header():
    assert pl.record_types.Brush.__doc__.startswith("The paint of shapes and glyphs.")
    assert pl.record_types.Text.runs.__doc__ == "Their range in `Records.runs`."
