"""Every answer is the same bytes as that of the tool, for every example."""

import json
import shutil
import subprocess
import sys

import pytest
from conftest import EXAMPLES, LAYOUT, ROOT

import pickerlayout as pl

FORMATS = ["json", "nodes", "tree", "svg", "png", "pdf", "html", "jpeg", "webp", "display_list"]


def document_of(path):
    """An example; one without a type has that of its folder."""
    return {"type": path.parent.name} | json.loads(path.read_bytes())


def tree_of(path, format="json"):
    settings = {"scheme": "auto"} if format == "html" else None
    return pl.layout(
        path.read_bytes(), directory=path.parent, type=document_of(path)["type"], settings=settings
    )


@pytest.fixture(scope="module")
def lines(tmp_path_factory):
    """A file with all examples, one in each line, beside the pictures that they name."""
    folder = tmp_path_factory.mktemp("examples")
    for pictures in {path.parent / "pictures" for path in EXAMPLES}:
        if pictures.is_dir():
            shutil.copytree(pictures, folder / "pictures", dirs_exist_ok=True)
    documents = folder / "examples.ndjson"
    documents.write_text("\n".join(json.dumps(document_of(path)) for path in EXAMPLES))
    return documents


def test_examples_are_there():
    assert len(EXAMPLES) >= 92


@pytest.mark.parametrize("format", FORMATS)
def test_examples_are_the_bytes_of_the_tool(lines, format):
    """One process writes all of them."""
    folder = lines.parent / format
    batch = [LAYOUT, "batch", lines, "--format", format.replace("_", "-"), "--output-dir", folder]
    # Pages of the tool follow the scheme of their readers, which trees only do if asked.
    batch += ["--scheme", "auto"] if format == "html" else []
    run = subprocess.run([*batch, "--name", "{line}.{ext}"], capture_output=True, timeout=120)
    assert run.returncode == 0, run.stdout
    files = [json.loads(line)["file"] for line in run.stdout.splitlines()]
    assert len(files) == len(EXAMPLES)
    for path, file in zip(EXAMPLES, files, strict=True):
        found = tree_of(path, format).render(format, compact=True)
        assert found == (folder / file).read_bytes(), path.relative_to(ROOT)


def answer_of_tool(path, *options):
    """The bytes that the tool writes for one document."""
    command = [LAYOUT, "document", path, *options, "--output", "-"]
    return subprocess.run(command, capture_output=True, check=True).stdout


@pytest.mark.parametrize("format", ["json", "nodes"])
def test_json_that_is_not_compact_is_that_of_the_tool(format):
    path = ROOT / "Examples/chips/food.json"
    assert tree_of(path).render(format) == answer_of_tool(path, "--format", format)


def test_error_is_that_of_the_tool(tmp_path):
    path = tmp_path / "wrong.json"
    path.write_text('{"type": "chips",\n "items": [{"text": "tea", "width": -4}]}')
    run = subprocess.run([LAYOUT, "document", path], capture_output=True, text=True)
    with pytest.raises(pl.DocumentError) as caught:
        pl.layout(path.read_bytes())
    assert run.returncode == 65
    assert f"{path}: {caught.value.path}: {caught.value.message}" in run.stderr


def test_examples_as_dict_are_the_trees_of_their_text():
    for path in EXAMPLES:
        tree = pl.layout(document_of(path), directory=path.parent)
        assert tree.json() == tree_of(path).json(), path


def test_svg_live_is_that_of_the_tool():
    path = ROOT / "Examples/chips/food.json"
    expected = answer_of_tool(path, "--format", "svg", "--text", "live")
    assert pl.layout(path.read_bytes()).svg(text="live").encode() == expected


def test_png_scaled_is_that_of_the_tool():
    path = ROOT / "Examples/segmented/equal.json"
    tree = pl.layout(path.read_bytes())
    assert tree.png(scale=2)[16:20] == (600).to_bytes(4, "big")
    assert int.from_bytes(tree.png()[16:20], "big") == tree.size[0] == 300


def test_program_of_a_filter_panel_finds_products(tmp_path):
    program = ROOT / "Examples/python/filter_panel.py"
    run = subprocess.run(
        [sys.executable, program, tmp_path], capture_output=True, text=True, check=True
    )
    assert run.stdout.splitlines() == [
        "Denim jacket: 79 €",
        "Rain jacket: 89 €",
        "0 findings in 2 languages",
    ]
    assert (tmp_path / "panel.png").read_bytes().startswith(b"\x89PNG")
    assert (tmp_path / "panel.svg").read_bytes().startswith(b"<svg")
