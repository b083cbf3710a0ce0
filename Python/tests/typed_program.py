"""A program that a type checker accepts: every kind of call, with the types that it returns."""

import numpy as np
from numpy.typing import NDArray
from typing_extensions import assert_type

import pickerlayout as pl

engine = pl.Engine(fonts=[], limits=pl.Limits(nodes=1000))
assert_type(engine.measure(["tea"], size=16, weight="medium"), NDArray[np.float64])
tree = pl.layout({"type": "chips", "items": ["tea"]}, width=375, engine=engine)
assert_type(tree, pl.Tree)
assert_type(tree.frames, NDArray[np.float64])
assert_type([node.frame for node in tree], list[pl.Rect])
assert_type(tree.png(scale=2), bytes)
assert_type(tree.svg(text="live"), str)
assert_type(tree.hit(1, 2), pl.Hit | None)
assert_type(pl.layout_many(["{}"], threads=2), list[pl.Tree | Exception])
session = pl.Segmented(["Day", "Week"]).session(engine, width=300)
assert_type(session.tap((150, 20), at=0.2), pl.Target | None)
assert_type(session.tree(at=0.35), pl.Tree)
assert_type(session.block("drawing", at=0.4), pl.SessionBlock)
assert_type(session.block(at=0.4).changed["nodes"], range)
report = pl.check({"a": {"type": "chips", "items": ["tea"]}}, strings={"de": {"tea": "Tee"}})
assert_type(report, pl.CheckReport)
assert_type(report.failures("truncated", "hidden"), list[pl.Finding])
assert_type(report.findings[0].needed_width, float | None)
assert_type(report.findings[0].cell, pl.CheckCell)
