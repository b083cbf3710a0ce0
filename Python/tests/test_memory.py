"""Memory does not grow with the number of calls."""

import gc

import numpy as np
import pytest

import pickerlayout as pl


def resident():
    """The resident memory of this process, in MiB."""
    gc.collect()
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * 4096 / 2**20


def lay_out(engine, number):
    chips = pl.Chips(["tea", "coffee", str(number % 50)]).measure(engine)
    return chips.layout(width=100 + number % 100).frames.sum()


def read(engine, number):
    return (
        pl.layout({"type": "chips", "items": ["tea", str(number % 50)]}, engine=engine)
        .nodes["x"]
        .sum()
    )


def fail(engine, number):
    with pytest.raises(pl.DocumentError):
        pl.layout({"type": "chips", "items": [{"text": "a", "width": -4}]}, engine=engine)


def use_tables(engine, number):
    tree = pl.layout({"type": "chips", "items": ["tea", str(number % 50)]}, engine=engine)
    return (
        len(tree.block("texts")["glyphs"])
        + len(tree.records.brushes)
        + len(tree.svg())
        + len(tree.navigation)
        + len(tree.changes(tree))
    )


def lay_out_many(engine, number):
    return len(
        pl.layout_many(['{"type": "chips", "items": ["tea"]}', "{"], threads=2, engine=engine)
    )


def measure(engine, number):
    return engine.measure(["tea", str(number % 50)] * 20).sum()


def play(engine, number):
    session = pl.Segmented(["Day", "Week"]).session(engine, width=300)
    session.tap((200, 10), at=0.2)
    return np.asarray(session.tree(at=0.25).frames).sum()


@pytest.mark.parametrize(
    ("call", "count"),
    [
        (lay_out, 8_000),
        (read, 5_000),
        (fail, 8_000),
        (use_tables, 1_000),
        (lay_out_many, 2_000),
        (measure, 4_000),
        (play, 3_000),
    ],
)
def test_memory_does_not_grow(engine, call, count):
    for number in range(count // 4):
        call(engine, number)
    before = resident()
    for number in range(count):
        call(engine, number)
    assert resident() - before < 2


def test_engines_and_measurers_are_freed():
    def use(number):
        engine = pl.Engine(measurer=lambda cluster, font: number, cache_bytes=0)
        return engine.measure(["tea"])[0, 0]

    for number in range(200):
        use(number)
    before = resident()
    assert sum(use(number) for number in range(400)) == sum(3 * number for number in range(400))
    assert resident() - before < 4
