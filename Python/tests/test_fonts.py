"""Fonts of an engine."""

import pytest
from conftest import FIXTURES, ROOT

import pickerlayout as pl

HEBREW = FIXTURES / "fonts/TestHebrew.woff"
INTER3 = FIXTURES / "fonts/Inter-roman.var.ttf"


@pytest.mark.parametrize(
    "source", [INTER3, str(INTER3), INTER3.read_bytes(), bytearray(INTER3.read_bytes())]
)
def test_font_of_a_path_or_bytes_is_measured(source):
    engine = pl.Engine(fonts=[pl.FontFile(source, family="Old Inter")])
    assert engine.measure(["bagel"], family="Old Inter", size=16)[0, 0] == pytest.approx(
        41.828125, abs=1 / 64
    )


def test_font_without_a_family_has_the_name_in_the_file():
    engine = pl.Engine(fonts=[INTER3.read_bytes()])
    assert engine.measure(["bagel"], family="Inter", size=16)[0, 0] == pytest.approx(
        41.828125, abs=1 / 64
    )


def test_fonts_of_every_container_are_read():
    collection = pl.FontFile(
        FIXTURES / "fonts/TestHebrew.ttc", family="Collection", index=1, weights=(700, 700)
    )
    engine = pl.Engine(fonts=[collection, pl.FontFile(HEBREW, family="Woff")])
    assert engine.measure(["שלום"], family="Woff")[0, 0] > 0
    assert engine.measure(["שלום"], family="Collection")[0, 0] > 0


def test_font_directory_adds_its_fonts():
    engine = pl.Engine(font_directory=FIXTURES / "fonts")
    assert engine.measure(["bagel"], family="Inter", size=16)[0, 0] == pytest.approx(
        41.828125, abs=1 / 64
    )


def test_fonts_of_bytes_are_drawn():
    engine = pl.Engine(fonts=[pl.FontFile(INTER3.read_bytes(), family="Old Inter")])
    tree = pl.layout(
        {"type": "chips", "items": ["tea"], "font": {"family": "Old Inter"}}, engine=engine
    )
    assert tree.png()[1:4] == b"PNG" and len(tree.records.outlines) > 0
    assert tree.records.faces[0].source.startswith("memory:")


@pytest.mark.parametrize(
    "bad", [b"", b"no font", "/does/not/exist.ttf", str(ROOT), INTER3.read_bytes()[:1000]]
)
def test_bad_font_is_an_error_at_its_position(bad):
    with pytest.raises(pl.FontError) as caught:
        pl.Engine(fonts=[INTER3, bad])
    assert caught.value.item == 1 and caught.value.message


def test_bad_font_directory_is_an_error():
    with pytest.raises(pl.Error):
        pl.Engine(font_directory="/does/not/exist")


def test_weights_out_of_range_are_errors():
    with pytest.raises(ValueError):
        pl.Engine(fonts=[pl.FontFile(INTER3, weights=(0.5, 2000))])


def test_system_fonts_are_added_where_there_is_fontconfig():
    try:
        engine = pl.Engine(system_fonts=True)
    except pl.UnavailableError as error:
        assert "fontconfig" in str(error)
    else:
        assert engine.measure(["tea"])[0, 0] > 0


def test_engine_without_cache_measures_the_same(engine):
    texts = ["tea", "coffee", "tea"]
    assert (pl.Engine(cache_bytes=0).measure(texts) == engine.measure(texts)).all()
    assert (pl.Engine(cache_bytes=1000).measure(texts) == engine.measure(texts)).all()
