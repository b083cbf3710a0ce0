"""Wrong types are TypeErrors, before C is called."""

import pytest

import pickerlayout as pl

DOCUMENT = {"type": "chips", "items": ["tea"]}

CALLS = {
    "document of a number": lambda: pl.layout(3),
    "document of a list": lambda: pl.layout([]),
    "document of None": lambda: pl.layout(None),
    "document with a set": lambda: pl.layout({"type": {1}}),
    "width as text": lambda: pl.layout(DOCUMENT, width="3"),
    "height as a list": lambda: pl.layout(DOCUMENT, height=[3]),
    "directory as a number": lambda: pl.layout(DOCUMENT, directory=3),
    "directory as bytes": lambda: pl.layout(DOCUMENT, directory=b"."),
    "type as a number": lambda: pl.layout(DOCUMENT, type=3),
    "settings as a set": lambda: pl.layout(DOCUMENT, settings={"width"}),
    "engine as text": lambda: pl.layout(DOCUMENT, engine="Inter"),
    "budget as a number": lambda: pl.layout(DOCUMENT, budget=3),
    "unknown argument": lambda: pl.layout(DOCUMENT, colour="red"),
    "tree of a number": lambda: pl.read_tree(3),
    "many of a dict": lambda: pl.layout_many(DOCUMENT),
    "many of a text": lambda: pl.layout_many("[]"),
    "many of numbers": lambda: pl.layout_many([DOCUMENT, 3]),
    "many of nothing": lambda: pl.layout_many(None),
    "threads as text": lambda: pl.layout_many([], threads="2"),
    "chips of a text": lambda: pl.Chips("tea"),
    "chips of numbers": lambda: pl.Chips([1, 2]),
    "chips with ids of numbers": lambda: pl.Chips(["tea"], ids=[1]),
    "chips with one selected": lambda: pl.Chips(["tea"], selected=0),
    "chips with selected texts": lambda: pl.Chips(["tea"], selected=["tea"]),
    "chips with selected floats": lambda: pl.Chips(["tea"], selected=[0.5]),
    "fonts of one path": lambda: pl.Engine(fonts="a.ttf"),
    "fonts of one font": lambda: pl.Engine(fonts=pl.FontFile("a.ttf")),
    "fonts of numbers": lambda: pl.Engine(fonts=[3]),
    "font directory of a number": lambda: pl.Engine(font_directory=3),
    "measurer that is none": lambda: pl.Engine(measurer=3),
    "limits of a dict": lambda: pl.Engine(limits={"nodes": 3}),
    "cache as text": lambda: pl.Engine(cache_bytes="3"),
    "budget as text": lambda: pl.Budget(nodes="3"),
    "budget with a fraction": lambda: pl.Budget(nodes=1.5),
    "engine of a session": lambda: pl.Segmented(["Day"]).session("engine"),
    "format as a number": lambda: pl.layout(DOCUMENT).render(3),
    "scale as text": lambda: pl.layout(DOCUMENT).png(scale="2"),
    "columns as text": lambda: pl.layout(DOCUMENT).terminal(columns="2"),
}

WRONG_VALUES = {
    "negative threads": lambda: pl.layout_many([], threads=-1),
    "too few ids": lambda: pl.Chips(["tea", "coffee"], ids=["a"]),
    "no nodes": lambda: pl.Budget(nodes=0),
    "negative seconds": lambda: pl.Budget(seconds=-1),
    "limit of nothing": lambda: pl.Limits(pixels=0),
    "negative cache": lambda: pl.Engine(cache_bytes=-1),
    "unknown format": lambda: pl.layout(DOCUMENT).render("gif"),
    "unknown form": lambda: pl.layout(DOCUMENT).json("flat"),
    "unknown text": lambda: pl.layout(DOCUMENT).svg(text="bold"),
    "scale 0": lambda: pl.layout(DOCUMENT).png(scale=0),
    "enormous scale": lambda: pl.layout(DOCUMENT).png(scale=1e9),
    "no columns": lambda: pl.layout(DOCUMENT).terminal(columns=0),
    "unknown style of a font": lambda: pl.Engine(fonts=[pl.FontFile("a.ttf", style="slanted")]),
    "selected position out of range": lambda: pl.Chips(["tea"], selected=[5]).layout(),
    "negative selected position": lambda: pl.Chips(["tea"], selected=[-1]).layout(),
    "ids that repeat": lambda: pl.Chips(["tea", "coffee"], ids=["a", "a"]).layout(),
    "text with a lone surrogate": lambda: pl.Chips(["\ud800"]),
    "document with a lone surrogate": lambda: pl.layout('{"\ud800": 1}'),
    "settings with NaN": lambda: pl.Chips(["tea"], width=float("nan")),
}


@pytest.mark.parametrize("call", CALLS.values(), ids=CALLS.keys())
def test_wrong_types_are_type_errors(call):
    with pytest.raises(TypeError):
        call()


@pytest.mark.parametrize("call", WRONG_VALUES.values(), ids=WRONG_VALUES.keys())
def test_wrong_values_are_value_errors(call):
    with pytest.raises(ValueError):
        call()
