"""Measurements of texts."""

import typing

import numpy as np
import pytest

import pickerlayout as pl
from pickerlayout.style import StyleSettings


def test_measure_of_texts_is_one_row_a_text_without_a_copy(engine):
    measured = engine.measurements(["tea", "coffee"], size=16, weight="medium")
    assert measured.sizes.shape == (2, 2) and measured.sizes.dtype == np.float64
    assert np.shares_memory(measured.sizes, measured.table)
    assert measured.sizes[1, 0] > measured.sizes[0, 0] > 0
    assert (engine.measure(["tea", "coffee"], weight="medium") == measured.sizes).all()


def test_measure_of_no_texts_is_empty(engine):
    assert engine.measure([]).shape == (0, 2)


def test_measure_of_any_iterable_is_that_of_a_list(engine):
    texts = ["tea", "כּן", "", "日本"]
    assert (engine.measure(iter(texts)) == engine.measure(texts)).all()
    assert (engine.measure(tuple(texts)) == engine.measure(texts)).all()
    assert (engine.measure(np.array(texts)) == engine.measure(texts)).all()


@pytest.mark.parametrize("extra", ["", "é", "日本", "👩‍👩‍👧"])
def test_measure_of_many_texts_is_that_of_each_alone(engine, extra):
    texts = ["", "tea", "milk, sugar", extra, "a\0b", "x" * 1000]
    together = engine.measure(texts)
    for text, size in zip(texts, together, strict=True):
        assert (engine.measure([text])[0] == size).all()


def test_measure_with_settings_changes_what_they_mean(engine):
    plain = engine.measure(["1111 coffee"])[0]
    assert (engine.measure(["1111 coffee"], size=32)[0] > plain * 1.8).all()
    assert engine.measure(["1111 coffee"], weight="bold")[0, 0] > plain[0]
    assert engine.measure(["1111 coffee"], weight=700.0)[0, 0] > plain[0]
    assert engine.measure(["1111 coffee"], letter_spacing=1)[0, 0] == pytest.approx(plain[0] + 11)
    assert engine.measure(["1111 coffee"], line_height=50)[0, 1] == 50
    assert engine.measure(["1111 coffee"], features={"tnum": 1})[0, 0] > plain[0]
    assert engine.measure(["1111 coffee"], family="Noto Sans Hebrew")[0, 0] != plain[0]
    assert engine.measure(["1111 coffee"], family=["Inter", "Noto Sans Hebrew"])[0, 0] == plain[0]
    assert engine.measure(["1111 coffee"], line_metrics="rounded")[0, 1] % 1 == 0 != plain[1] % 1
    assert engine.measure(["1111 coffee"], optical_size=32)[0, 0] != plain[0]


def test_measure_with_a_style_is_that_with_its_settings(engine):
    style = pl.TextStyle(size=20, weight="bold")
    assert (engine.measure(["tea"], style) == engine.measure(["tea"], size=20, weight=700)).all()


def test_measurements_of_broken_and_truncated_texts_tell_lines_and_truncation(engine):
    words = "one two three four five six"
    broken = engine.measurements([words, "one"], max_width=60, max_lines=None)
    assert broken.line_counts[0] > 2 and broken.line_counts[1] == 1
    assert not broken.truncated.any() and (broken.sizes[:, 0] <= 60).all()
    cut = engine.measurements([words, "one"], max_width=60, max_lines=2)
    assert cut.truncated.tolist() == [True, False] and cut.line_counts.tolist() == [2, 1]
    assert cut.baselines[0] == cut.baselines[1] > 0
    assert len(cut) == 2


def test_words_are_divided_at_soft_hyphens_unless_told_otherwise(engine):
    text = ["Donau\u00addampf"]
    divided = engine.measurements(text, max_width=60, max_lines=None)
    assert divided.line_counts.tolist() == [2] and divided.sizes[0, 0] <= 60
    assert divided.sizes[0, 0] > engine.measure(["Donau"])[0, 0]
    whole = engine.measurements(text, max_width=60, max_lines=None, hyphens="none")
    assert whole.sizes[0, 0] > divided.sizes[0, 0]


def test_balanced_lines_are_as_many_and_narrower(engine):
    text = ["Delete all of the downloaded messages permanently"]
    wrapped = engine.measurements(text, max_width=300, max_lines=None)
    balanced = engine.measurements(text, max_width=300, max_lines=None, text_wrap="balance")
    assert balanced.line_counts.tolist() == wrapped.line_counts.tolist() == [2]
    assert balanced.sizes[0, 0] < wrapped.sizes[0, 0]


def test_measurements_of_unknown_characters_tell_missing_glyphs(engine):
    assert engine.measurements(["tea", "\U000f0000"]).missing_glyphs.tolist() == [False, True]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"size": 0}, "size must be greater than 0, is 0"),
        ({"size": float("nan")}, "size"),
        ({"weight": "heavyish"}, "no weight named 'heavyish'"),
        ({"weight": 0}, "weight must be greater than 0"),
        ({"weight": 1001}, "weight"),
        ({"style": "slanted"}, "style must be one of"),
        ({"direction": "up"}, "direction must be one of ltr, rtl, auto, is 'up'"),
        ({"truncation": "all"}, "truncation must be one of tail, middle, head, none"),
        ({"hyphens": "soft"}, "hyphens must be one of manual, auto, none"),
        ({"text_wrap": "even"}, "text_wrap must be one of wrap, balance, pretty, stable"),
        ({"line_metrics": "vague"}, "line_metrics must be one of exact, rounded"),
        ({"features": {"tn": 1}}, "a tag has four characters"),
        ({"max_lines": -2}, "max_lines must be at least 0, is -2"),
        ({"family": "No Such Family"}, "No Such Family"),
    ],
)
def test_measure_with_wrong_settings_is_a_value_error(engine, arguments, message):
    with pytest.raises(ValueError, match=message):
        engine.measure(["tea"], **arguments)


@pytest.mark.parametrize(
    ("texts", "arguments", "message"),
    [
        ("tea", {}, r"texts must be a list of texts, is str: write \[text\]"),
        (b"tea", {}, "is bytes"),
        (["tea", 3], {}, r"texts\[1\] must be a str, is int"),
        (["é", None], {}, r"texts\[1\] must be a str, is NoneType"),
        (3, {}, "not iterable"),
        (["tea"], {"size": "16"}, "not supported between"),
        (["tea"], {"colour": "red"}, "colour"),
        (["tea"], {"direction": 1}, "direction must be a str, is int"),
        (["tea"], {"language": 3}, "language must be a str, is int"),
        (["tea"], {"family": [3]}, r"family\[0\] must be a str"),
        (["tea"], {"budget": 3}, "budget must be a pickerlayout.Budget, is int"),
    ],
)
def test_measure_with_wrong_types_is_a_type_error(engine, texts, arguments, message):
    with pytest.raises(TypeError, match=message):
        engine.measure(texts, **arguments)


def test_measure_of_a_lone_surrogate_is_a_value_error(engine):
    with pytest.raises(ValueError, match="surrogates not allowed"):
        engine.measure(["\ud800"])


def test_measure_with_a_style_and_settings_is_a_type_error(engine):
    with pytest.raises(TypeError, match="not both"):
        engine.measure(["tea"], pl.TextStyle(), size=3)


def test_measurements_are_read_only(engine):
    measured = engine.measurements(["tea", "coffee"])
    assert repr(measured) == "<Measurements of 2 texts>"
    for array in (measured.table, measured.sizes, measured.baselines, engine.measure(["tea"])):
        with pytest.raises(ValueError, match="read-only"):
            array[:1] = array[:1]


def test_settings_for_type_checkers_are_those_of_a_style():
    style = typing.get_type_hints(pl.TextStyle)
    assert typing.get_type_hints(StyleSettings) == style


def test_style_that_is_none_is_a_type_error(engine):
    with pytest.raises(TypeError, match=r"style must be a pickerlayout\.TextStyle, is int"):
        engine.measure(["tea"], 16)


def test_limit_of_glyphs_is_that_of_a_text_not_of_the_call():
    engine = pl.Engine(limits=pl.Limits(glyphs=5))
    assert engine.measure(["cocoa"] * 5_000).shape == (5_000, 2)
    message = "exceeds the limit of 5 glyphs per text: raise glyphs in the limits of the engine"
    for threads in (1, 2):
        texts = ["cocoa"] * 4_100 + ["coffee", "coffee"]
        with pytest.raises(pl.LimitError, match=message) as caught:
            engine.measure(texts, threads=threads)
        assert caught.value.item == 4_100
    with pytest.raises(pl.LimitError, match="glyphs of the budget: raise glyphs in the limits"):
        pl.Engine().measure(["cocoa", "cocoa"], budget=pl.Budget(glyphs=9))


@pytest.mark.parametrize("threads", [0, 2, 7])
def test_measure_on_threads_is_that_on_one(engine, threads):
    texts = [f"label {number} é" for number in range(9_000)]
    expected = engine.measurements(texts).table
    assert (engine.measurements(texts, threads=threads).table == expected).all()
    assert engine.measure([], threads=threads).shape == (0, 2)


def test_measure_with_a_callback_uses_one_thread():
    engine = pl.Engine(measurer=lambda cluster, font: 7.0)
    assert (engine.measure(["ab"] * 9_000, threads=2)[:, 0] == 14).all()
    with pytest.raises(ValueError, match="threads must be at least 0, is -1"):
        pl.Engine().measure(["a"], threads=-1)


@pytest.mark.parametrize(
    ("name", "meant"), [("families", "family"), ("bold", "weight"), ("wieght", "weight")]
)
def test_unknown_setting_names_the_one_that_is_meant(engine, name, meant):
    with pytest.raises(TypeError, match=f"no setting '{name}' of texts, did you mean '{meant}'"):
        engine.measure(["tea"], **{name: 1})
