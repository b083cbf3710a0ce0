"""One engine, one control and one tree used by many threads, and cancellation."""

import threading
from concurrent.futures import ThreadPoolExecutor

import pytest

import pickerlayout as pl

WORDS = [f"word {number} of many" for number in range(400)]


def work(engine, chips, tree, number):
    """Uses everything that threads may share; returns what must not depend on them."""
    texts = [f"{number % 8} {word}" for word in WORDS[:40]]
    sizes = engine.measure(texts).tolist()
    laid_out = chips.layout(width=100 + 10 * (number % 8))
    document = pl.layout({"type": "chips", "items": texts[:10], "width": 200}, engine=engine)
    return (
        sizes,
        laid_out.json(),
        document.svg(),
        bytes(tree.block().memory),
        tree.hit(20, 20).node.position,
    )


def test_eight_threads_have_the_answers_of_one():
    engine = pl.Engine()
    chips = pl.Chips(WORDS[:100]).measure(engine)
    tree = pl.Chips(["tea", "coffee"]).measure(engine).layout(width=300)
    with ThreadPoolExecutor(8) as pool:
        found = list(pool.map(lambda number: work(engine, chips, tree, number), range(64)))
    alone = pl.Engine()
    chips, tree = (
        pl.Chips(WORDS[:100]).measure(alone),
        pl.Chips(["tea", "coffee"]).measure(alone).layout(width=300),
    )
    assert found == [work(alone, chips, tree, number) for number in range(64)]


def test_budget_is_cancelled_by_another_thread():
    """Which has to run meanwhile: the call would end otherwise, since it holds Python's lock."""
    budget = pl.Budget()
    threading.Timer(0.05, budget.cancel).start()
    texts = [f"{number} and {number * 3} words" for number in range(1_000_000)]
    with pytest.raises(pl.CancelledError):
        pl.Engine().measure(texts, budget=budget)


def test_budget_of_seconds_ends_the_work():
    texts = [f"{number} and {number * 3} words" for number in range(1_000_000)]
    with pytest.raises(pl.LimitError):
        pl.Engine().measure(texts, budget=pl.Budget(seconds=0.05))


def test_budget_adds_up_over_calls():
    document = {"type": "chips", "items": ["a", "b"]}
    budget = pl.Budget(nodes=10)
    pl.layout(document, budget=budget)
    with pytest.raises(pl.LimitError):
        for _ in range(10):
            pl.layout(document, budget=budget)
    assert repr(budget).startswith("Budget(nodes=10,")


def test_budget_limits_outputs(chips):
    with pytest.raises(pl.LimitError):
        chips.svg(budget=pl.Budget(bytes=100))
    with pytest.raises(pl.LimitError):
        chips.png(budget=pl.Budget(pixels=100))
    with pytest.raises(pl.LimitError):
        pl.default_engine().measure(["tea", "coffee"], budget=pl.Budget(glyphs=4))
