"""The tables of C as arrays: what renderers read."""

import gc

import numpy as np
import pytest
from conftest import EXAMPLES, FIXTURES, example

import pickerlayout as pl
from pickerlayout import _memory
from pickerlayout._library import ffi
from pickerlayout.tables import Table, Tables

TABLES = [name for name, value in vars(Tables).items() if isinstance(value, Table)]

# A column of indices, and the table to which it leads; -1 is none.
INDICES = {
    "nodes": {
        "paint": "paints",
        "effects": "effects",
        "text": "texts",
        "icon": "icons",
        "image": "images",
    },
    "texts": {"font": "fonts", "crossing_paint": "paints"},
    "runs": {"face": "faces"},
    "glyphs": {"outline": "outlines"},
    "outlines": {"bitmap": "bitmaps"},
    "paints": {"stroke": "strokes", "shadow": "shadows"},
    "fills": {"mask": "fills"},
    "strokes": {"fill": "fills"},
    "drawn_icons": {"image": "images"},
    "borders": {"node": "nodes"},
}

# A first index, its count, and the table in which they are a range.
RANGES = {
    "texts": [("first_run", "run_count", "runs")],
    "runs": [("first_glyph", "glyph_count", "glyphs")],
    "faces": [("first_variation", "variation_count", "variations")],
    "outlines": [("first_element", "element_count", "path_elements")],
    "paints": [
        ("first_fill", "fill_count", "fills"),
        ("first_element", "element_count", "shape_elements"),
    ],
    "fills": [("first_stop", "stop_count", "stops")],
    "strokes": [("first_dash", "dash_count", "dashes")],
    "effects": [("first_filter", "filter_count", "filters")],
    "drawn_icons": [("first_paint", "paint_count", "paints")],
    "borders": [("first_element", "element_count", "shape_elements")],
}


def test_tables_are_all_of_the_header():
    members = [*ffi.typeof("pl_text_tables").fields, *ffi.typeof("pl_paint_tables").fields]
    # `drawn_icons` and `borders` have functions of their own.
    assert (len(TABLES) - 2) * 2 == len(members)
    assert all(getattr(Tables, name).__doc__ for name in TABLES)


@pytest.mark.parametrize(
    "name", ["pl_node", "pl_text", "pl_run", "pl_glyph", "pl_bitmap", "pl_fill", "pl_setting"]
)
def test_types_have_the_layout_of_c(name):
    dtype, fields = _memory.dtype_of(name), ffi.typeof(name).fields
    assert dtype.itemsize == ffi.sizeof(name)
    for member, field in fields:
        assert dtype.fields[member][1] == field.offset
        assert dtype.fields[member][0].itemsize == ffi.sizeof(field.type)


def test_tables_of_every_example_refer_to_each_other():
    seen = set()
    for path in EXAMPLES:
        tree = pl.layout(path.read_bytes(), directory=path.parent)
        for table, columns in INDICES.items():
            for column, target in columns.items():
                found = getattr(tree, table)[column]
                assert ((found >= -1) & (found < len(getattr(tree, target)))).all(), (path, column)
        for table, ranges in RANGES.items():
            for first, count, target in ranges:
                rows = getattr(tree, table)
                ends = rows[first].astype(int) + rows[count]
                used = rows[count] > 0
                assert (rows[first][used] >= 0).all() and (rows[count] >= 0).all()
                assert (ends[used] <= len(getattr(tree, target))).all(), (path, first)
        seen |= {name for name in TABLES if len(getattr(tree, name))}
    # No example has a dashed stroke.
    assert seen == set(TABLES) - {"dashes"}


def test_tables_are_read_only_views_that_keep_the_tree():
    glyphs = pl.layout({"type": "chips", "items": ["tea"]}).glyphs
    gc.collect()
    assert len(glyphs) == 3 and (glyphs["advance"] > 0).all()
    with pytest.raises(ValueError, match="read-only"):
        glyphs["x"] = 0


def test_glyphs_advance_by_the_width_of_the_label(engine):
    tree = pl.layout({"type": "chips", "items": ["coffee"]}, engine=engine)
    label = next(node for node in tree if node.role == "label")
    assert tree.glyphs["advance"].sum() == pytest.approx(label.frame.width)
    assert tree.glyphs["x"][0] == pytest.approx(0) and (np.diff(tree.glyphs["x"]) > 0).all()
    assert tree.glyphs["cluster"].tolist() == list(range(6))
    assert tree.glyphs["outline"][2] == tree.glyphs["outline"][3]


def test_outlines_are_paths_of_one_em(engine):
    tree = pl.layout({"type": "chips", "items": ["coffee"]}, engine=engine)
    elements = tree.path_elements
    assert (elements["kind"] == 0).any() and (elements["kind"] == 4).any()
    drawn = elements[elements["kind"] != 4]
    assert (
        (np.abs(drawn["x"]) < 2).all() and (np.abs(drawn["y"]) < 2).all() and (drawn["y"] < 0).any()
    )


def test_strings_are_decoded_by_column(chips):
    assert chips.strings(chips.fonts["family"]) == ["Inter"]
    assert sorted(chips.strings(chips.texts["text"])) == ["cocoa", "coffee", "tea"]
    assert chips.strings(chips.texts["full_text"]) == [None, None, None]
    assert chips.strings(chips.faces["source"])[0].startswith("bundled:")
    assert chips.strings(chips.icons) == []
    with pytest.raises(TypeError, match="a column of strings is needed"):
        chips.strings(chips.frames)


def test_variations_have_tags(chips):
    assert (
        dict(zip(chips.variations["tag"], chips.variations["value"], strict=True))[b"wght"] == 500
    )


def test_fills_are_the_colours_of_the_document():
    tree = pl.layout({"type": "chips", "items": ["tea"], "fill": "#FF8000"})
    paint = tree.paints[tree.nodes["paint"][0]]
    color = tree.fills[paint["first_fill"]]["color"].tolist()
    assert color == pytest.approx((1, 128 / 255, 0, 1))


def test_shapes_have_elements():
    tree = example("shape/path.json")
    assert len(tree.shape_elements) > 3 and tree.shape_elements["kind"][0] == 0


def test_pictures_of_glyphs_are_arrays():
    engine = pl.Engine(fonts=[pl.FontFile(FIXTURES / "fonts/TestStrike.ttf", family="Strike")])
    characters = "😀👍❤🎉☕🍎"
    document = {"type": "chips", "items": [*characters], "font": {"family": "Strike"}}
    tree = pl.layout(document, engine=engine)
    assert len(tree.bitmaps) > 0
    pixels = tree.pixels(0)
    assert pixels.shape == (tree.bitmaps["height"][0], tree.bitmaps["width"][0])
    assert pixels.dtype == np.uint32 and pixels.any()
    alpha = pixels >> 24
    assert ((pixels & 0xFF) <= alpha).all()
    with pytest.raises(IndexError):
        tree.pixels(len(tree.bitmaps))


def test_dashes_are_lengths():
    stroke = {"fill": "black", "width": 2, "dash": [1, 2.5]}
    tree = pl.layout(
        {"type": "shape", "shape": "star", "width": 50, "height": 50, "stroke": stroke}
    )
    dashed = tree.strokes[tree.strokes["dash_count"] > 0][0]
    assert tree.dashes[dashed["first_dash"] :].tolist() == [1, 2.5]
    assert tree.dashes.dtype == np.float64
