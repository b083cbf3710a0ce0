"""Trees as sequences and arrays."""

import gc
import json
import pickle
import weakref

import numpy as np
import pytest
from conftest import EXAMPLES, ROOT, example

import pickerlayout as pl


def test_frames_are_read_only_views_of_the_nodes(chips):
    frames = chips.frames
    assert frames.shape == (len(chips), 4) and frames.dtype == np.float64
    assert np.shares_memory(frames, chips.nodes) and np.shares_memory(frames, chips.frames)
    assert frames.strides == (chips.nodes.itemsize, 8)
    with pytest.raises(ValueError, match="read-only"):
        frames[0, 0] = 1


def test_frames_outlive_their_tree(chips):
    expected = chips.frames.copy()
    frames = pl.layout({"type": "chips", "items": ["tea", "coffee", "cocoa"], "width": 100}).frames
    part = frames[2:5, 2]
    del frames
    gc.collect()
    # What is laid out now would take the memory of the tree, had it been freed.
    others = [pl.layout({"type": "chips", "items": ["x"] * count}) for count in range(1, 50)]
    assert (part == expected[2:5, 2]).all() and len(others) == 49


def test_tree_without_references_is_freed_with_its_last_array():
    tree = pl.layout({"type": "chips", "items": ["tea"]})
    handle = weakref.ref(tree._handle)
    frames = tree.frames
    del tree
    gc.collect()
    assert handle() is not None
    del frames
    gc.collect()
    assert handle() is None


def test_nodes_of_every_example_agree_with_frames_and_table():
    for path in EXAMPLES:
        tree = pl.layout(path.read_bytes(), directory=path.parent)
        nodes = tree.nodes
        assert [node.frame for node in tree] == [tuple(frame) for frame in tree.frames.tolist()]
        assert [pl.ROLES[role] for role in nodes["role"]] == [node.role for node in tree]
        positions = np.arange(len(tree))
        assert (nodes["parent"] < positions).all() and (nodes["end"] > positions).all()
        assert nodes["parent"][0] == -1 and nodes["end"][0] == len(tree)
        assert (nodes["parent"][1:] >= 0).all()


def test_nodes_have_what_json_says(chips):
    root, row, chip, label = list(chips)[:4]
    assert (root.role, row.role, chip.role, label.role) == ("chips", "row", "chip", "label")
    assert (root.id, row.id, chip.id, label.id) == (None, None, "tea", None)
    assert (root.index, row.index, chip.index) == (None, 0, None)
    assert (chip.text, label.text, label.full_text) == (None, "tea", "tea")
    assert root.parent is None and chip.parent == row and label.parent == chip
    assert list(root.children) == [node for node in chips if node.role == "row"]
    assert list(row.descendants) == [chip, label]
    assert chip.enabled and not chip.selected and chip.min_target == 44
    assert label.frame.x == pytest.approx(chip.frame.x + 10)
    assert hash(chip) == hash(chips[2]) and chip != row and chip != "tea"
    assert repr(chip) == "<Node 2 chip 'tea' 43.7522 × 39.3594 at (28.1239, 0.0)>"
    assert chip.tree is chips and chip.icon is None and chip.hidden_ids == []


def test_rows_and_places_are_told_with_the_detail_rows(chips):
    document = {"type": "chips", "width": 100, "items": ["tea", "coffee"], "detail": ["rows"]}
    tree = pl.layout(document)
    assert [(node.row, node.place) for node in tree if node.role == "chip"] == [(0, 0), (1, 0)]
    assert tree[0].row is None and tree[0].place is None
    assert tree.records.row_places[0] == (-1, -1)
    assert {node.row for node in chips} == {None}


def test_states_are_those_of_the_document():
    tree = example("chips/selection.json")
    state = {node.id: (node.selected, node.enabled) for node in tree if node.role == "chip"}
    assert state["Gluten-free"] == (True, True)
    assert state["Spicy"] == (False, False)
    assert state["Nuts"] == (False, True)


def test_icons_have_names():
    icons = {
        node.icon for node in example("chips/parts.json") if node.role.lower().endswith("icon")
    }
    assert icons and None not in icons


def test_outline_and_background_are_drawn():
    tree = pl.layout({"type": "flow", "items": [{"width": 30, "height": 20}]})
    plain, drawn = tree.svg(), tree.svg(outline=True, background="navy")
    assert "#000080" in drawn and "stroke" in drawn
    assert "#000080" not in plain and "stroke" not in plain
    assert tree.png(outline=True) != tree.png(background="white") != tree.png()
    assert tree.pdf(outline=True, background="#FFF") != tree.pdf()
    dark = pl.layout({"type": "chips", "theme": "material", "scheme": "dark", "items": ["tea"]})
    assert dark.png(background="none") == dark.png(background="transparent") != dark.png()
    with pytest.raises(ValueError, match="background must be a colour"):
        tree.svg(background="reddish")
    with pytest.raises(TypeError, match="background must be a str"):
        tree.svg(background=3)


def test_tree_has_the_colours_of_its_theme(chips):
    assert chips.background is None and chips.paper is None and chips.foreground == (0, 0, 0, 1)
    theme = {"background": "#003366", "foreground": "#FF9900"}
    tree = pl.layout({"type": "text", "text": "tea", "theme": theme, "background": "#630"})
    assert tree.background == pytest.approx((0.4, 0.2, 0, 1))
    assert tree.paper == pytest.approx((0, 0.2, 0.4, 1))
    assert tree.foreground == pytest.approx((1, 0.6, 0, 1))


PICTURE = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='4' height='2'/>"


def test_picture_that_is_not_shown_is_a_warning():
    tree = pl.layout({"type": "carousel", "width": 40, "height": 20, "pages": [{"href": PICTURE}]})
    with pytest.warns(pl.PictureWarning, match="PNG cannot show SVG pictures") as warnings:
        png = tree.png()
    assert png.startswith(b"\x89PNG")
    (warning,) = warnings
    # It names the line of the program, whichever method it called.
    assert warning.filename == __file__ and warning.message.href == PICTURE
    copy = pickle.loads(pickle.dumps(warning.message))
    assert (str(copy), copy.href) == (str(warning.message), PICTURE)
    assert "data:image/svg+xml" in tree.svg()


def test_truncated_text_keeps_its_whole_text():
    tree = pl.layout({"type": "chips", "items": ["a very long label indeed"], "width": 80})
    label = next(node for node in tree if node.role == "label")
    assert label.full_text == "a very long label indeed"
    assert label.text.endswith("…") and len(label.text) < len(label.full_text)
    assert [(warning.code, warning.id) for warning in tree.warnings] == [
        ("truncated", "a very long label indeed")
    ]
    assert tree.warnings[0].message


def test_overflow_knows_what_is_hidden():
    tree = example("chips/overflow.json")
    overflow = next(node for node in tree if node.role == "overflow")
    shown = [node.id for node in tree if node.role == "chip"]
    assert overflow.hidden_ids and not set(overflow.hidden_ids) & set(shown)
    assert len(overflow.hidden_ids) + len(shown) == 9
    assert overflow.hidden_ids[-1] == "cortado"


def test_tree_is_a_sequence(chips):
    assert len(chips) == 10 and bool(chips)
    assert chips[-1] == chips[9] and chips[1:3] == [chips[1], chips[2]]
    assert chips[2] in chips and next(reversed(chips)) == chips[9]
    with pytest.raises(IndexError):
        chips[10]
    with pytest.raises(TypeError):
        chips["tea"]


def test_node_by_id_is_the_first_with_it(chips):
    assert chips.node("coffee").id == "coffee"
    assert chips.node("water") is None
    assert chips.node("") is None
    with pytest.raises(TypeError, match="id must be a str, is int"):
        chips.node(2)


def test_tree_tells_type_size_and_ids(chips):
    assert chips.type == "chips"
    assert chips.size == (100, pytest.approx(142.078125))
    assert set(chips.ids) >= {"tea", "coffee", "cocoa"}
    assert repr(chips) == "<Tree chips 100.0 × 142.0781, 10 nodes>"


def test_tree_shows_itself_in_notebooks_and_terminals(chips):
    assert chips._repr_svg_() == chips.svg(background="#FFFFFF")
    assert chips.svg().startswith("<svg")
    assert str(chips) == chips.terminal() and "coffee" in str(chips)
    assert max(map(len, chips.terminal(columns=30).splitlines())) <= 30
    assert chips.json(compact=True).count("\n") <= 1 < chips.json().count("\n")


def test_widths_are_asked_for_or_declared(engine):
    document = {"type": "chips", "items": ["tea", "coffee"], "width": 200}
    assert pl.layout(document, engine=engine).size[0] == 200
    assert pl.layout(document, width=300, engine=engine).size[0] == 300
    assert pl.layout(document, width=float("inf"), engine=engine).size[0] < 200
    assert pl.layout(document, height=500, engine=engine).size == (200, 500)


def test_settings_override_the_document():
    document = {"type": "chips", "items": ["tea", "coffee"], "width": 200}
    tree = pl.layout(document, settings={"width": 120, "alignment": "leading"})
    assert tree.size[0] == 120 and tree.node("tea").frame.x == 0
    assert pl.layout({"items": ["tea"]}, type="chips").type == "chips"


def test_saved_trees_are_read_back():
    document = {"type": "chips", "items": ["tea", "coffee"], "detail": ["glyphs"]}
    tree = pl.layout(document)
    for saved in (tree.json(), tree.json("nodes"), tree.json(compact=True).encode()):
        read = pl.read_tree(saved)
        assert read.json() == tree.json() and read.svg() == tree.svg()
        assert read.png() == tree.png()
    with pytest.raises(pl.UnsupportedError):
        pl.read_tree(tree.json()).html()


def test_saved_trees_without_glyphs_cannot_be_painted(chips):
    read = pl.read_tree(chips.json())
    assert "coffee" in read.svg()
    with pytest.raises(pl.UnsupportedError):
        read.png()


def test_display_list_has_the_outlines_of_its_glyphs(chips):
    drawn = chips.display_list()
    glyphs = [command for command in drawn["commands"] if command["op"] == "glyphs"]
    assert glyphs and all(len(each["positions"]) == 2 * len(each["glyphs"]) for each in glyphs)
    outlines = drawn["faces"][0]["glyphs"]
    assert all(str(glyph) in outlines for each in glyphs for glyph in each["glyphs"])
    begins = [command["id"] for command in drawn["commands"] if command.get("id")]
    assert begins == [node.id for node in chips if node.id]


def test_display_list_of_a_tree_without_glyphs_has_its_texts(chips):
    drawn = pl.read_tree(chips.json()).display_list()
    texts = [command["text"] for command in drawn["commands"] if command["op"] == "text"]
    assert "coffee" in texts


def test_documents_of_numpy_numbers_are_those_of_python():
    document = {"type": "chips", "items": ["tea"], "width": np.int64(300), "spacing": np.float32(4)}
    plain = {"type": "chips", "items": ["tea"], "width": 300, "spacing": 4}
    assert pl.layout(document).json() == pl.layout(plain).json()


@pytest.mark.parametrize(
    "ending", ["json", "svg", "png", "pdf", "html", "HTM", "txt", "jpg", "webp"]
)
def test_tree_is_saved_in_the_format_of_the_ending(chips, tmp_path, ending):
    path = tmp_path / f"drinks.{ending}"
    chips.save(path) if ending != "svg" else chips.save(str(path), background="white")
    formats = {"HTM": "html", "txt": "tree", "jpg": "jpeg"}
    background = "white" if ending == "svg" else None
    assert path.read_bytes() == chips.render(formats.get(ending, ending), background=background)


def test_photos_take_the_arguments_of_render(chips):
    for photo in (chips.jpeg, chips.webp):
        assert photo() == chips.render(photo.__name__)
        smaller = photo(scale=2, quality=20, background="teal")
        assert smaller == chips.render(photo.__name__, scale=2, quality=20, background="teal")
        with pytest.raises(TypeError):
            photo(2)


def test_unknown_endings_are_errors_and_nothing_is_written(chips, tmp_path):
    for name in ["drinks.jpgg", "drinks", "drinks.nodes"]:
        with pytest.raises(ValueError, match=r"path must end with one of \.json, "):
            chips.save(tmp_path / name)
    with pytest.raises(pl.LimitError):
        chips.save(tmp_path / "drinks.svg", budget=pl.Budget(bytes=1))
    with pytest.raises(FileNotFoundError):
        chips.save(tmp_path / "no" / "drinks.svg")
    assert list(tmp_path.iterdir()) == []


def test_files_are_laid_out_and_read_by_their_paths(tmp_path):
    path = tmp_path / "drinks.json"
    font = ROOT / "Fonts/NotoSansArabic/NotoSansArabic-Regular.ttf"
    (tmp_path / "a.ttf").write_bytes(font.read_bytes())
    fonts = [{"family": "A", "file": "a.ttf"}]
    document = {"type": "chips", "items": ["tea"], "fonts": fonts, "font": {"family": "A"}}
    path.write_text(json.dumps(document))
    expected = pl.layout(document, directory=tmp_path)
    assert pl.layout(path) == expected == pl.Document(path).layout()
    with pytest.raises(pl.DocumentError):
        pl.layout(path.read_text())
    expected.save(tmp_path / "tree.json")
    assert pl.read_tree(tmp_path / "tree.json") == expected
    path.write_text('{"type": "chips",')
    with pytest.raises(pl.DocumentError) as caught:
        pl.layout(path)
    assert caught.value.line == 1
    with pytest.raises(FileNotFoundError):
        pl.layout(tmp_path / "none.json")


def test_trees_compare_by_value():
    drinks = {"type": "chips", "items": ["tea", "coffee"], "width": 300}
    tree = pl.layout(drinks)
    equal = pl.layout(drinks, engine=pl.Engine())
    assert tree == equal and hash(tree) == hash(equal) and len({tree, equal}) == 1
    assert pl.read_tree(tree.json()) == tree
    for other in [drinks | {"width": 301}, drinks | {"items": ["tea", "cocoa"]}, {"type": "chips"}]:
        assert tree != pl.layout(other)
    assert tree != tree.json() and tree is not None and tree != 3


def test_pictures_in_notebooks_have_a_ground():
    dark = {"type": "chips", "items": ["tea"], "theme": "ios", "scheme": "dark"}
    tree = pl.layout(dark)
    assert tree.background is None and tree._repr_svg_() == tree.svg(background=tree._ground)
    assert tree._ground not in (None, "#FFFFFF")
    painted = pl.layout(dark | {"background": "teal"})
    assert painted._repr_svg_() == painted.svg()
    chips = pl.Chips(["tea"])
    session = chips.session()
    white = chips.layout().svg(background="white")
    assert chips._repr_svg_() == chips.measure()._repr_svg_() == white == session._repr_svg_()
    session.send("select", text="tea", at=5)
    assert session._repr_svg_() not in (white, None)


def test_wrong_positions_and_documents_are_explained(chips):
    with pytest.raises(IndexError, match="there are 10 nodes, none at 99"):
        chips[99]
    with pytest.raises(TypeError, match=r"found by its id with node\('tea'\)"):
        chips["tea"]
    with pytest.raises(ValueError, match=r"not the name of a file: pass Path\('nix.json'\)"):
        pl.layout("nix.json")
    with pytest.raises(ValueError, match=r"^\$\.items\[1\]\.width: must be finite, is nan$"):
        pl.layout({"type": "flow", "items": [{}, {"width": float("nan")}]})
    with pytest.raises(ValueError, match=r"^\$\.width: must be finite, is inf$"):
        pl.layout({"type": "chips", "items": [], "width": np.float64("inf")})


def test_large_trees_are_no_pictures_in_notebooks():
    items = [f"chip {number}" for number in range(3000)]
    assert pl.layout({"type": "chips", "items": ["tea"]})._repr_svg_().startswith("<svg")
    assert pl.layout({"type": "chips", "items": items})._repr_svg_() is None


def test_reprs_tell_what_objects_are():
    chips = pl.Chips(["tea", "coffee"], selection="single")
    session = chips.session()
    session.select("tea")
    assert repr(chips.measure()) == "<MeasuredControl of <Chips of 2 items>>"
    assert repr(session) == "<Session of <Chips of 2 items>, selected: ['tea']>"
    assert repr(pl.Document('{"type": "chips"}')) == "<Document of 17 bytes>"
    tree = pl.layout({"type": "chips"})
    transition = pl.Transition(tree, tree, timing={"curve": "linear", "duration": 0.5})
    assert repr(transition).startswith("<Transition of ") and repr(tree) in repr(transition)
    engine = pl.Engine()
    assert engine.families[0] == "Inter"
    assert repr(engine) == f"<Engine of {len(engine.families)} font families>"
    assert repr(pl.Engine(measurer=lambda text, font: 8.0)) == "<Engine with a measurer>"
    assert pl.Engine(measurer=lambda text, font: 8.0).families == ()


def test_page_has_the_package_at_an_address():
    tree = pl.layout({"type": "carousel", "count": 3, "width": 320, "height": 100})
    linked = tree.html(engine="./pickerlayout")
    assert "./pickerlayout/" in linked and len(linked) < 100_000
    assert len(tree.html(engine="inline")) > 1_000_000
    with pytest.raises(pl.ArgumentError, match="engine must be inline or an address such as"):
        tree.html(engine="inlin")
