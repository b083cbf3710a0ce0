"""Trees as columns in one piece of memory: what renderers read."""

import gc
import mmap
import re

import numpy as np
import pytest
from conftest import EXAMPLES, FIXTURES, ROOT, example
from pickerlayout.constants import BrushKind, Op

import pickerlayout as pl
from pickerlayout import _memory
from pickerlayout._library import ffi

ARTICLE = ROOT / "Sources/Interfaces/PickerLayout/PickerLayout.docc/BlockRows.md"
DOCUMENT = {"type": "chips", "items": ["tea"]}

# A column of indices, and the column to which it leads; -1 is none.
INDICES = {
    "nodes": {"text": "texts", "icon": "icons", "image": "images", "id": "ids", "path": "paths"},
    "texts": {"font": "fonts"},
    "runs": {"face": "faces"},
    "glyphs": {"outline": "outlines"},
    "outlines": {"bitmap": "bitmaps"},
    "brushes": {"mask": "brushes"},
    "commands": {"brush": "brushes"},
    "groups": {"clip": "shapes"},
    "regions": {"item": "nodes", "node": "nodes"},
    "focus_stops": dict.fromkeys(["node", "left", "right", "up", "down", "home", "end"], "nodes"),
}

# A first index, its count, and the column in which they are a range.
RANGES = {
    "nodes": ("first_hidden_id", "hidden_id_count", "hidden_ids"),
    "texts": ("first_run", "run_count", "runs"),
    "runs": ("first_glyph", "glyph_count", "glyphs"),
    "faces": ("first_variation", "variation_count", "variations"),
    "outlines": ("first_element", "element_count", "elements"),
    "shapes": ("first_element", "element_count", "elements"),
    "brushes": ("first_stop", "stop_count", "stops"),
    "strokes": ("first_dash", "dash_count", "dashes"),
    "groups": ("first_filter", "filter_count", "filters"),
}

# Where the index of a command leads.
COMMANDS = {
    Op.BEGIN: "nodes",
    Op.CONCAT: "transforms",
    Op.CLIP: "shapes",
    Op.GROUP: "groups",
    Op.FILL: "shapes",
    Op.STROKE: "shapes",
    Op.GLYPHS: "places",
    Op.TEXT: "places",
    Op.IMAGE: "places",
}


@pytest.mark.parametrize("name", ["pl_node", "pl_text", "pl_glyph", "pl_brush", "pl_setting"])
def test_types_have_the_layout_of_c(name):
    dtype, fields = _memory.dtype_of(name), ffi.typeof(name).fields
    assert dtype.itemsize == ffi.sizeof(name)
    for member, field in fields:
        assert dtype.fields[member][1] == field.offset
        assert dtype.fields[member][0].itemsize == ffi.sizeof(field.type)


def test_columns_of_every_example_refer_to_each_other():
    seen = set()
    for path in EXAMPLES:
        block = pl.layout(path.read_bytes(), directory=path.parent).block()
        for name, members in INDICES.items():
            for member, target in members.items():
                found = block[name][member]
                assert ((found >= -1) & (found < len(block[target]))).all(), (path, name, member)
        for name, (first, count, target) in RANGES.items():
            rows = block[name]
            ends = rows[first].astype(int) + rows[count]
            assert (rows[first] >= 0).all() and (rows[count] >= 0).all()
            assert (ends[rows[count] > 0] <= len(block[target])).all(), (path, name)
        for op, target in COMMANDS.items():
            found = block["commands"]["index"][block["commands"]["op"] == op]
            assert ((found >= 0) & (found < len(block[target]))).all(), (path, op)
        seen |= {name for name in block if len(block[name])}
    # No example has a dashed stroke.
    assert seen == set(block) - {"dashes"}


def test_columns_are_read_only_views_that_keep_the_tree():
    glyphs = pl.layout(DOCUMENT).block()["glyphs"]
    gc.collect()
    assert len(glyphs) == 3 and (glyphs["advance"] > 0).all()
    with pytest.raises(ValueError, match="read-only"):
        glyphs["x"] = 0
    with pytest.raises(ValueError, match="read-only"):
        pl.Block(bytearray(pl.layout(DOCUMENT).block().memory))["glyphs"]["x"] = 0


def test_block_has_the_parts_that_are_asked_for():
    tree = pl.layout(DOCUMENT)
    parts = {
        "texts": "texts",
        "glyphs": "glyphs",
        "outlines": "outlines",
        "drawing": "commands",
        "input": "regions",
    }
    needed = {"glyphs": ["texts"], "outlines": ["texts", "glyphs"], "drawing": ["texts", "glyphs"]}
    for part, column in parts.items():
        block = tree.block(part)
        others = [name for name in parts if name not in (part, *needed.get(part, []))]
        assert len(block[column]) > 0 and not any(len(block[parts[name]]) for name in others)
        assert np.shares_memory(block["nodes"], tree.block(part)["nodes"])
    assert all(len(tree.block(*parts)[column]) for column in parts.values())
    assert bytes(tree.block().memory) == bytes(tree.block("all").memory)
    with pytest.raises(ValueError, match=r"parts must be one of texts, .*, is 'paints'"):
        tree.block("paints")


def test_saved_block_is_read_and_mapped(tmp_path):
    block = example("drawing/effects.json").block()
    path = tmp_path / "tree.block"
    path.write_bytes(block.memory)
    with (
        path.open("rb") as file,
        mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as memory,
    ):
        mapped = pl.Block(memory)
        for name in block:
            assert mapped[name].tobytes() == block[name].tobytes()
        assert mapped.strings(mapped["ids"]) == block.strings(block["ids"])
        del mapped
        gc.collect()


def test_memory_that_is_no_block_is_refused():
    saved = bytes(pl.layout(DOCUMENT).block().memory)
    for wrong in [b"", saved[:23], b"x" + saved, saved[1:], saved[:100], saved[:-8]]:
        with pytest.raises(ValueError, match="not a block of a tree"):
            pl.Block(wrong)
    newer = saved[:8] + (2).to_bytes(4, "little") + saved[12:]
    with pytest.raises(ValueError, match="the block has the version 2, readable is 1"):
        pl.Block(newer)
    directory = saved.index(b"pl_node\0")
    longer = saved[: directory + 32] + (96).to_bytes(8, "little") + saved[directory + 40 :]
    with pytest.raises(ValueError, match="a row of nodes has 96 bytes, expected are 88"):
        pl.Block(longer)["nodes"]
    # A type without members, one that there is not, and what is no name.
    for row in [b"pl_tree\0", b"pl_nodf\0", b"char[88]"]:
        other = saved[:directory] + row + saved[directory + 8 :]
        with pytest.raises(ValueError, match="a row of nodes has 88 bytes, expected are 0"):
            pl.Block(other)["nodes"]
    outside = saved[: directory + 16] + (1 << 63).to_bytes(8, "little") + saved[directory + 24 :]
    with pytest.raises(ValueError, match="not a block of a tree, or a part of one"):
        pl.Block(outside)["nodes"]


def test_article_has_the_offsets_of_all_members():
    """A line for each struct in a column, such as `| pl_stop | 40 | offset f8 0, color.red f8 8, … |`."""
    found = re.findall(r"^\| `(pl_\w+)` \| (\d+) \| (.*) \|$", ARTICLE.read_text(), re.M)
    rows = {row for row, *_ in pl.layout(DOCUMENT).block()._columns.values()}
    names = ["pl_block", "pl_column", *sorted(row for row in rows if row.startswith("pl_"))]
    assert found == [(name, str(ffi.sizeof(name)), _members(name)) for name in names]


def test_article_has_all_columns():
    block = pl.layout(DOCUMENT).block()
    found = re.findall(r"^\| `(\w+)` \| `(\w+)` \|", ARTICLE.read_text(), re.M)
    assert found == [(name, row) for name, (row, *_) in block._columns.items()]


def test_glyphs_advance_by_the_width_of_the_label(engine):
    tree = pl.layout({"type": "chips", "items": ["coffee"]}, engine=engine)
    label = next(node for node in tree if node.role == "label")
    glyphs = tree.block()["glyphs"]
    assert glyphs["advance"].sum() == pytest.approx(label.frame.width)
    assert glyphs["x"][0] == pytest.approx(0) and (np.diff(glyphs["x"]) > 0).all()
    assert glyphs["cluster"].tolist() == list(range(6))
    assert glyphs["outline"][2] == glyphs["outline"][3]


def test_outlines_are_paths_of_one_em(engine):
    block = pl.layout({"type": "chips", "items": ["coffee"]}, engine=engine).block("outlines")
    elements = block["elements"]
    assert (elements["kind"] == 0).any() and (elements["kind"] == 4).any()
    drawn = elements[elements["kind"] != 4]
    assert (
        (np.abs(drawn["x"]) < 2).all() and (np.abs(drawn["y"]) < 2).all() and (drawn["y"] < 0).any()
    )


def test_strings_are_decoded_by_column(chips):
    block = chips.block()
    assert block.strings(block["fonts"]["family"]) == ["Inter"]
    assert sorted(block.strings(block["texts"]["text"])) == ["cocoa", "coffee", "tea"]
    assert block.strings(block["texts"]["full_text"]) == [None, None, None]
    assert block.strings(block["faces"]["source"])[0].startswith("bundled:")
    assert block.strings(block["icons"]) == []
    with pytest.raises(TypeError, match="a column of strings is needed"):
        block.strings(chips.frames)


def test_variations_have_tags(chips):
    axes = chips.block()["variations"]
    assert dict(zip(axes["tag"], axes["value"], strict=True))[b"wght"] == 500


def test_brushes_are_the_colours_of_the_document():
    block = pl.layout({"type": "chips", "items": ["tea"], "fill": "#FF8000"}).block("drawing")
    fill = next(command for command in block["commands"] if command["op"] == Op.FILL)
    brush = block["brushes"][fill["brush"]]
    assert brush["kind"] == BrushKind.COLOR
    assert brush["color"].tolist() == pytest.approx((1, 128 / 255, 0, 1))


def test_pictures_of_glyphs_are_arrays():
    engine = pl.Engine(fonts=[pl.FontFile(FIXTURES / "fonts/TestStrike.ttf", family="Strike")])
    characters = "😀👍❤🎉☕🍎"
    document = {"type": "chips", "items": [*characters], "font": {"family": "Strike"}}
    block = pl.layout(document, engine=engine).block()
    assert len(block["bitmaps"]) > 0
    pixels = block.pixels(0)
    assert pixels.shape == (block["bitmaps"]["height"][0], block["bitmaps"]["width"][0])
    assert pixels.dtype == np.uint32 and pixels.any()
    alpha = pixels >> 24
    assert ((pixels & 0xFF) <= alpha).all()
    with pytest.raises(IndexError):
        block.pixels(len(block["bitmaps"]))


def test_dashes_are_lengths():
    stroke = {"fill": "black", "width": 2, "dash": [1, 2.5]}
    shape = {"type": "shape", "shape": "star", "width": 50, "height": 50, "stroke": stroke}
    block = pl.layout(shape).block("drawing")
    dashed = block["strokes"][block["strokes"]["dash_count"] > 0][0]
    assert block["dashes"][dashed["first_dash"] :].tolist() == [1, 2.5]
    assert block["dashes"].dtype == np.float64


def _members(name, start=0, prefix=""):
    """The members of a struct, as the article writes them."""
    found = []
    for member, field in ffi.typeof(name).fields:
        offset, place = start + field.offset, prefix + member
        if field.type.kind == "struct":
            found.append(_members(field.type.cname, offset, f"{place}."))
        elif member != "reserved":
            found.append(f"{place} {np.dtype(_memory._dtype(field.type)).str[1:]} {offset}")
    return ", ".join(found)


def test_arrow_of_numbers_is_the_memory_of_the_block():
    pytest.importorskip("pyarrow")
    block = example("drawing/sunrise.json").block()
    numbers = {"transforms": 6, "stops": 5, "focus_stops": 8, "utf8": 1, "pixels": 1, "dashes": 1}
    assert set(numbers) <= set(block) and len(block["transforms"]) and len(block["stops"])
    for name, width in numbers.items():
        rows, array = block[name], block.to_arrow(name)
        assert len(array) == len(rows) and getattr(array.type, "list_size", 1) == width
        if len(rows):
            assert array.buffers()[-1].address == rows.ctypes.data, name
        plain = rows.view(rows.dtype[0] if rows.dtype.names else rows.dtype).reshape(-1, width)
        assert array.to_pylist() == (plain.tolist() if width > 1 else plain.ravel().tolist())
    array = block.to_arrow("stops")
    values = array.to_pylist()
    del block
    gc.collect()
    assert array.to_pylist() == values


def test_arrow_of_structs_has_the_members_of_the_rows():
    pa = pytest.importorskip("pyarrow")
    for path in EXAMPLES[::7]:
        block = pl.layout(path.read_bytes(), directory=path.parent).block()
        for name in block:
            rows, array = block[name], block.to_arrow(name)
            assert len(array) == len(rows) and array.null_count == 0
            array.validate(full=True)
            if not pa.types.is_struct(array.type):
                continue
            for member in rows.dtype.names:
                if member != "reserved" and rows.dtype[member].kind in "iuf":
                    assert array.field(member).to_pylist() == rows[member].tolist(), (name, member)
    block = pl.layout(DOCUMENT).block()
    assert block.to_arrow("ids").to_pylist() == ["tea"]
    assert block.to_arrow("texts").field("text").to_pylist() == ["tea"]
    assert block.to_arrow("texts").field("full_text").to_pylist() == [None]
    assert block.to_arrow("nodes").type.field("x").type == pa.float64()
    frames = pl.layout(DOCUMENT).block().to_arrow("regions").field("frame")
    assert frames.type.list_size == 4
    with pytest.raises(KeyError):
        block.to_arrow("knots")
