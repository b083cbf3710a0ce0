"""Texts measured by Python functions."""

import gc

import pytest

import pickerlayout as pl


def test_measurer_of_a_function_measures_clusters():
    seen = []

    def advance(cluster, font):
        seen.append((cluster, font))
        return font.size / 2

    engine = pl.Engine(measurer=advance)
    assert engine.measure(["tea", "e\u0301"], size=20).tolist() == [[30, 20], [10, 20]]
    assert ("t", pl.AtlasFont("Inter", 20, 400, "normal")) in seen
    assert "e\u0301" in {cluster for cluster, _ in seen}


def test_measurer_with_metrics_tells_heights():
    class Atlas:
        def advance(self, cluster, font):
            return None if cluster == "?" else 8

        def metrics(self, font):
            return 10, 4

    assert isinstance(Atlas(), pl.Measurer)
    measured = pl.Engine(measurer=Atlas()).measurements(["ab", "?"])
    assert measured.sizes[0].tolist() == [16, 14] and measured.baselines[0] == 10
    assert measured.missing_glyphs.tolist() == [False, True]


def test_trees_of_a_measurer_have_texts_but_no_glyphs():
    engine = pl.Engine(measurer=lambda cluster, font: 8)
    tree = pl.Chips(["tea", "coffee"]).measure(engine).layout(width=300)
    assert len(tree.records.glyphs) == 0 and len(tree.records.texts) == 2
    assert tree.node("tea").frame.width < tree.node("coffee").frame.width
    with pytest.raises(pl.UnsupportedError):
        tree.png()


def test_measurer_is_kept_by_what_was_made_with_it():
    chips = pl.Chips(["tea", "coffee"]).measure(pl.Engine(measurer=lambda cluster, font: 8))
    gc.collect()
    assert chips.layout(width=50).size[0] == 50
    assert chips.layout(width=400).html()


def test_exception_of_a_measurer_is_the_cause():
    def advance(cluster, font):
        return {"t": 8, "e": 8}[cluster]

    engine = pl.Engine(measurer=advance)
    assert engine.measure(["tee"])[0, 0] == 24
    with pytest.raises(pl.MeasurerError, match="the measurer raised KeyError: 'a'") as caught:
        engine.measure(["tea"])
    assert isinstance(caught.value.__cause__, KeyError)
    with pytest.raises(pl.MeasurerError):
        engine.measure(["tee"])
    with pytest.raises(pl.MeasurerError):
        pl.layout({"type": "chips", "items": ["tea"]}, engine=engine)


def test_exception_of_metrics_is_raised():
    class Atlas:
        def advance(self, cluster, font):
            return 8

        def metrics(self, font):
            raise RuntimeError("no metrics")

    with pytest.raises(pl.MeasurerError, match="no metrics"):
        pl.Engine(measurer=Atlas()).measure(["tea"])


def test_measurer_that_returns_no_number_is_an_error():
    with pytest.raises(pl.MeasurerError, match="could not convert string"):
        pl.Engine(measurer=lambda cluster, font: "wide").measure(["tea"])


def test_measurer_is_called_by_many_threads():
    engine = pl.Engine(measurer=lambda cluster, font: 8)
    documents = [
        {"type": "chips", "items": [f"{n} tea", "coffee"], "width": 200} for n in range(50)
    ]
    trees = pl.layout_many(documents, threads=2, engine=engine)
    assert [tree.json() for tree in trees] == [
        pl.layout(one, engine=engine).json() for one in documents
    ]


def test_exception_in_layout_many_is_raised():
    engine = pl.Engine(measurer=lambda cluster, font: 1 / 0)
    with pytest.raises(pl.MeasurerError, match="ZeroDivisionError"):
        pl.layout_many([{"type": "chips", "items": ["tea"]}], threads=2, engine=engine)


def test_interrupt_in_a_measurer_is_raised_once_as_it_is():
    def advance(cluster, font):
        raise KeyboardInterrupt

    engine = pl.Engine(measurer=advance)
    with pytest.raises(KeyboardInterrupt):
        engine.measure(["tea"])
    with pytest.raises(pl.MeasurerError, match="it was interrupted"):
        engine.measure(["tea"])
