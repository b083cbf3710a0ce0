"""Every answer is the same bytes as that of the tool, for every example."""

import os
import subprocess
from concurrent.futures import ThreadPoolExecutor

import pytest
from conftest import EXAMPLES, LAYOUT, ROOT

import pickerlayout as pl

FORMATS = ["json", "nodes", "tree", "svg", "png", "pdf", "html"]


def answer_of_tool(path, format):
    """The bytes that the tool writes, or its message."""
    command = [LAYOUT, "document", str(path), "--format", format, "--output", "-"]
    run = subprocess.run(command, capture_output=True, env={**os.environ, "COLUMNS": "100"})
    return run.stdout if run.returncode == 0 else run.stderr.decode()


def answer(path, format):
    """The bytes that the library writes, or its message."""
    try:
        return pl.layout(path.read_bytes(), directory=path.parent).render(format)
    except pl.Error as error:
        return str(error)


def test_examples_are_there():
    assert len(EXAMPLES) >= 92


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: str(path.relative_to(ROOT)))
def test_examples_in_every_format_are_the_bytes_of_the_tool(path):
    with ThreadPoolExecutor(2) as pool:
        expected = list(pool.map(lambda format: answer_of_tool(path, format), FORMATS))
    for format, answer_expected in zip(FORMATS, expected, strict=True):
        found = answer(path, format)
        assert found == answer_expected or str(found) in str(answer_expected), format


def test_examples_as_dict_are_the_trees_of_their_text():
    import json

    for path in EXAMPLES:
        text = path.read_bytes()
        tree = pl.layout(json.loads(text), directory=path.parent)
        assert tree.json() == pl.layout(text, directory=path.parent).json(), path


def test_svg_live_is_that_of_the_tool():
    path = ROOT / "Examples/chips/food.json"
    command = [LAYOUT, "document", str(path), "--format", "svg", "--text", "live", "--output", "-"]
    expected = subprocess.run(command, capture_output=True, check=True).stdout
    assert pl.layout(path.read_bytes()).svg(text="live").encode() == expected


def test_png_scaled_is_that_of_the_tool():
    path = ROOT / "Examples/segmented/equal.json"
    drawn = subprocess.run([LAYOUT, "draw", "--help"], capture_output=True, text=True).stdout
    assert "--scale" in drawn
    tree = pl.layout(path.read_bytes())
    width = int.from_bytes(tree.png(scale=2)[16:20], "big")
    assert width == 2 * int.from_bytes(tree.png()[16:20], "big") == 2 * tree.size[0]
