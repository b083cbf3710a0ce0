"""What the examples do not show."""

import io
import subprocess
import sys
from pathlib import Path

import pickerlayout as pl
import pytest
from PIL import Image

from comparison import difference
from renderer import draw

FONTS = Path(__file__).resolve().parents[3] / "Tests/Fonts/PickerShapingTests/Fixtures/fonts"
STAR = {"shape": "star", "points": 5, "width": 90, "x": 20, "y": 20, "fill": "#FFECB3"}


def drawing(*items, **layer) -> pl.Tree:
    document = {
        "type": "drawing",
        "width": 140,
        "height": 140,
        "layers": [{"items": list(items), **layer}],
    }
    return pl.layout(document, directory=Path(__file__).parent)


def assert_like_png(tree: pl.Tree, mean=0.5, share=0.1, scale=2.0):
    found = difference(draw(tree.display_list(), scale), tree.png(scale=scale))
    assert found.mean <= mean and found.share <= share


@pytest.mark.parametrize("join", ["miter", "round", "bevel"])
@pytest.mark.parametrize("cap", ["butt", "round", "square"])
@pytest.mark.parametrize("dash", [None, [12, 7], [9], [0.1, 10]])
def test_stroke_is_drawn_like_the_png(join, cap, dash, capsys):
    stroke = {"fill": "#BF360C80", "width": 7, "cap": cap, "join": join} | (
        {"dash": dash} if dash else {}
    )
    assert_like_png(drawing(STAR | {"stroke": stroke}), share=0.15)
    line = {
        "shape": "path",
        "path": "M10 10 L90 30 L20 60 Q 60 90 90 50",
        "viewBox": [0, 0, 100, 100],
        "width": 120,
        "x": 5,
        "y": 5,
    }
    assert_like_png(drawing(line | {"fill": "#0000", "stroke": stroke}), share=0.15)
    assert not capsys.readouterr().err


def test_group_turned_and_faded_is_drawn_like_the_png(capsys):
    chips = {
        "symbol": {"type": "chips", "items": [{"text": "tea", "selected": True}, "coffee", "milk"]},
        "width": 110,
        "at": {"x": 0.1, "y": 0.3},
    }
    turned = drawing(
        STAR,
        chips,
        opacity=0.5,
        transform=[{"rotate": 17}, {"shear": {"x": 0.2}}],
        clip=STAR | {"width": 130},
    )
    assert_like_png(turned)
    assert not capsys.readouterr().err


MODES = [
    "multiply", "screen", "overlay", "darken", "lighten", "colorDodge", "colorBurn", "hardLight",
    "softLight", "difference", "exclusion", "hue", "saturation", "color", "luminosity",
    "plusLighter",
]  # fmt: skip
SPOT = {"shape": "circle", "width": 80, "x": 10, "y": 10, "fill": "#8BC34AC0"}
WAY = {"from": "leading", "to": "trailing", "stops": [[0, "#FF5722"], [1, "#3F51B580"]]}


@pytest.mark.parametrize("mode", MODES)
def test_blend_mode_is_drawn_like_the_png(mode, capsys):
    fill = {"linear": WAY, "blend": mode}
    circle = {"shape": "circle", "width": 90, "x": 40, "y": 40}
    assert_like_png(drawing(SPOT, circle | {"fill": fill}))
    group = {"blend": mode, "opacity": 0.8, "items": [circle | {"fill": {"linear": WAY}}]}
    assert_like_png(drawing(SPOT, group))
    assert not capsys.readouterr().err


@pytest.mark.parametrize(
    "filter",
    [{"blur": 5}, {"brightness": 0.6}, {"contrast": 1.8}, {"grayscale": 0.7}, {"hueRotate": 200}]
    + [{"invert": 0.8}, {"saturate": 2}, {"sepia": 1}],
    ids=lambda filter: "".join(filter),
)
def test_filter_is_drawn_like_the_png(filter, capsys):
    group = {"filter": [filter], "opacity": 0.9, "items": [SPOT, STAR]}
    assert_like_png(drawing(STAR | {"x": 60, "fill": "teal"}, group))
    assert not capsys.readouterr().err


def test_mesh_is_drawn_like_the_png(capsys):
    palette = ["red", "green", "blue", "white", "#0000", "gold"]
    for columns, rows in ((3, 2), (2, 3), (6, 1)):
        mesh = {"mesh": {"columns": columns, "rows": rows, "colors": palette}}
        assert_like_png(drawing(STAR | {"fill": mesh, "stroke": {"fill": "black", "width": 1}}))
    assert not capsys.readouterr().err


def test_fills_blend_inside_of_a_clip_only(capsys):
    blended = {"shape": "circle", "width": 90, "fill": {"color": "#E91E63", "blend": "multiply"}}
    clip = {"shape": "star", "points": 6, "width": 120, "x": 15, "y": 15}
    shadow = {"color": "#000000A0", "radius": 8, "x": 4, "y": 4}
    tree = drawing(SPOT, {"clip": clip, "items": [STAR, blended | {"shadow": shadow}]})
    assert_like_png(tree)
    assert not capsys.readouterr().err


def test_borders_and_colours_of_a_theme_are_drawn_like_the_png(capsys):
    sides = {"border": {"top": 1, "leading": 8, "bottom": 4, "trailing": 0}, "cornerRadius": 12}
    chip = {"text": "tea", "borderColor": "#D0BCFF", "width": 90, "height": 40} | sides
    theme = {"foreground": "#E6E0E9"}
    text = {"type": "text", "text": "coffee", "font": {"size": 20}}
    panel = {"type": "stack", "theme": theme, "background": "#1D1B20"}
    panel["items"] = [{"type": "chips", "items": [chip]}, text]
    tree = pl.layout(panel)
    assert tree.background and tree.foreground != (0, 0, 0, 1)
    assert_like_png(tree)
    assert not capsys.readouterr().err


def test_emoji_are_drawn_as_pictures(capsys):
    engine = pl.Engine(fonts=[pl.FontFile(FONTS / "TestStrike.ttf", "Strike")])
    tree = pl.layout(
        {"type": "chips", "items": ["❤️🍕"], "font": {"family": "Strike", "size": 40}}, engine=engine
    )
    assert_like_png(tree, mean=1, share=1.5)
    assert not capsys.readouterr().err


def test_what_is_not_drawn_is_told(capsys):
    draw(drawing({"href": "../secret.png", "width": 20, "height": 20}).display_list())
    assert capsys.readouterr().err == "not drawn: the picture ../secret.png\n"
    engine = pl.Engine(measurer=lambda cluster, font: 8)
    draw(pl.layout({"type": "chips", "items": ["tea"]}, engine=engine).display_list())
    assert capsys.readouterr().err == "not drawn: the text 'tea', which has no glyphs\n"


@pytest.mark.parametrize("kind", ["JPEG", "GIF", "WEBP"])
def test_photo_is_drawn_like_the_png(kind, tmp_path, capsys):
    photo = Image.linear_gradient("L").resize((60, 40)).convert("RGB")
    exif = Image.Exif()
    exif[0x0112] = 6  # a camera that was held upright
    photo.save(tmp_path / "photo", kind, **({"exif": exif} if kind == "JPEG" else {}))
    document = {"type": "carousel", "pages": [{"href": "photo"}], "indicator": "none"}
    tree = pl.layout(document, directory=tmp_path)
    assert difference(draw(tree.display_list(), 2, tmp_path), tree.png(scale=2)).mean < 1
    assert not capsys.readouterr().err


def test_huge_picture_is_an_error():
    with pytest.raises(ValueError, match="a picture of 1000000 × 1000000 pixels is too large"):
        draw(
            pl.layout({"type": "shape", "shape": "circle", "width": 1000}).display_list(), scale=1000
        )


def test_program_writes_a_picture(tmp_path):
    document = Path(__file__).resolve().parents[2] / "segmented/equal.json"
    picture = tmp_path / "equal.png"
    program = [sys.executable, Path(__file__).with_name("draw.py")]
    subprocess.run([*program, document, picture, "--scale", "2"], check=True)
    assert Image.open(picture).size == (600, 76)
    wrong = tmp_path / "wrong.json"
    wrong.write_text('{"type": "chips", "items": 3}')
    failed = subprocess.run([*program, wrong, picture], capture_output=True, text=True)
    assert (
        failed.returncode == 1 and "$.items" in failed.stderr and "Traceback" not in failed.stderr
    )
    assert Image.open(picture).size == (600, 76)
