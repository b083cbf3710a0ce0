"""Every example, drawn by Pillow and by the library."""

from pathlib import Path

import pytest

from comparison import difference
from draw import tree_of
from renderer import draw

EXAMPLES = Path(__file__).resolve().parents[2]
DOCUMENTS = sorted(EXAMPLES.glob("*/*.json"))

#: The largest mean difference, of 255, and share of pixels that differ by more than 32, in percent.
LIMITS = 1.6, 0.08
#: What is not drawn to keep the renderer short, and how much the picture differs for that reason.
EXCEPTIONS = {
    "drawing/effects.json": (["CSS filters"], 1.0, 2.4),
}


def test_documents_are_found():
    assert len(DOCUMENTS) > 80
    assert {str(path.relative_to(EXAMPLES)) for path in DOCUMENTS} >= EXCEPTIONS.keys()


@pytest.mark.parametrize("scale", [1, 2])
@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_example_is_drawn_like_the_png(document, scale, capsys):
    tree = tree_of(document)
    found = difference(draw(tree, scale, document.parent), tree.png(scale=scale))
    name = str(document.relative_to(EXAMPLES))
    missing, mean, share = EXCEPTIONS.get(name, ([], *LIMITS))
    assert found.mean <= mean and found.share <= share
    told = capsys.readouterr().err.splitlines()
    assert [line.removeprefix("not drawn: ").split(" (")[0] for line in told] == missing
