"""Many documents in one call."""

import pytest

import pickerlayout as pl


def documents(count):
    return [
        {"type": "chips", "items": [f"tea {n}", "coffee"], "width": 100 + n} for n in range(count)
    ]


@pytest.mark.parametrize("threads", [0, 1, 2, 8])
def test_many_are_those_of_single_calls(threads):
    trees = pl.layout_many(documents(40), threads=threads)
    assert [tree.json() for tree in trees] == [pl.layout(one).json() for one in documents(40)]


def test_bad_documents_are_exceptions_in_their_place():
    given = [
        documents(1)[0],
        "{",
        {"type": "tea"},
        b"[]",
        {"width": float("nan")},
        {"type": {1}},
        documents(1)[0],
    ]
    results = pl.layout_many(given)
    assert [type(result) for result in results] == [
        pl.Tree,
        pl.DocumentError,
        pl.DocumentError,
        pl.DocumentError,
        ValueError,
        TypeError,
        pl.Tree,
    ]
    assert results[1].line == 1 and results[2].line is None
    assert results[0].json() == results[6].json()


def test_many_of_every_kind_of_source_are_the_same():
    text = '{"type": "chips", "items": ["tea", "כן"]}'
    trees = pl.layout_many(iter([text, text.encode(), {"type": "chips", "items": ["tea", "כן"]}]))
    assert len({tree.json() for tree in trees}) == 1


def test_many_of_none_are_none():
    assert pl.layout_many([]) == []
    assert [type(result) for result in pl.layout_many(["", {}])] == [pl.DocumentError] * 2


def test_options_are_those_of_all(tmp_path):
    one, two = pl.layout_many(
        [{"items": ["tea"]}, {"items": []}], type="chips", settings={"width": 77}
    )
    assert one.size[0] == two.size[0] == 77


def test_limits_are_those_of_the_engine():
    engine = pl.Engine(limits=pl.Limits(nodes=6))
    small, large = pl.layout_many(
        [{"type": "chips", "items": ["a", "b"]}, {"type": "chips", "items": [*"abcdef"]}],
        engine=engine,
    )
    assert isinstance(small, pl.Tree) and isinstance(large, pl.LimitError)


def test_cancelled_batch_keeps_a_result_for_each():
    budget = pl.Budget()
    budget.cancel()
    results = pl.layout_many(documents(20), budget=budget)
    assert [type(result) for result in results] == [pl.CancelledError] * 20


def test_wrong_options_fail_each_document():
    results = pl.layout_many([{"type": "chips", "items": []}], settings={"widht": 1})
    assert isinstance(results[0], pl.DocumentError)
