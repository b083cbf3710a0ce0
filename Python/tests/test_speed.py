"""What calls from Python cost beside the work itself, by processor time, which other programs hardly change."""

import json
import random
import resource
import subprocess

from conftest import LAYOUT, ROOT

import pickerlayout as pl
from pickerlayout import engine as engine_module


def spent():
    """Seconds of the processor, of this process and of those that it has waited for."""
    usages = (
        resource.getrusage(resource.RUSAGE_SELF),
        resource.getrusage(resource.RUSAGE_CHILDREN),
    )
    return sum(usage.ru_utime + usage.ru_stime for usage in usages)


def test_measuring_new_labels_costs_little_beside_the_library(monkeypatch):
    in_library = [0.0]
    call = engine_module.call

    def timed(function, *arguments):
        begin = spent()
        try:
            return call(function, *arguments)
        finally:
            in_library[0] += spent() - begin

    monkeypatch.setattr(engine_module, "call", timed)
    for language in ("", "é"):
        labels = [f"label {number} {language}of {number * 7 % 1000}" for number in range(50_000)]
        engine = pl.Engine()
        in_library[0] = 0
        begin = spent()
        engine.measure(labels, size=16, weight="medium")
        assert spent() - begin < 1.5 * in_library[0]


def test_many_documents_cost_a_third_of_the_tool_and_json():
    food = [item if isinstance(item, str) else item["text"] for item in items("chips/food.json")]
    choose = random.Random(1)
    documents = [
        {"type": "chips", "items": choose.sample(food, 40), "width": choose.randrange(300, 800)}
        for _ in range(1000)
    ]
    begin = spent()
    frames = [tree.frames for tree in pl.layout_many(documents, threads=2)]
    own = spent() - begin
    begin = spent()
    text = "\n".join(map(json.dumps, documents)).encode()
    run = subprocess.run(
        [LAYOUT, "batch", "--format", "nodes"], input=text, capture_output=True, check=True
    )
    trees = [json.loads(line) for line in run.stdout.splitlines()]
    assert spent() - begin > 3 * own
    assert [len(tree["nodes"]) for tree in trees] == [len(frame) for frame in frames]


def items(example):
    return json.loads((ROOT / "Examples" / example).read_bytes())["items"]
