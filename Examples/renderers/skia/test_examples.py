"""Every example, drawn by Skia and by the library."""

from pathlib import Path

import pytest

from comparison import difference, origin
from draw import tree_of
from renderer import draw

EXAMPLES = Path(__file__).resolve().parents[2]
DOCUMENTS = sorted(EXAMPLES.glob("*/*.json"))

#: The largest mean difference, of 255, and share of pixels that differ by more than 32, in percent.
LIMITS = 2.3, 1.1
#: Skia draws strokes of one pixel as hairlines with a smoothing of their own, which differs where many of them meet.
HAIRLINES = {("drawing/flowers", 1): (2.3, 3)}


def test_documents_are_found():
    assert len(DOCUMENTS) > 80


@pytest.mark.parametrize("scale", [1, 2])
@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_example_is_drawn_like_the_png(document, scale, capsys):
    tree = tree_of(document)
    picture = draw(tree.display_list(), scale, document.parent)
    found = difference(picture, tree.png(scale=scale), origin(tree.svg(), scale))
    limits = HAIRLINES.get((f"{document.parent.name}/{document.stem}", scale), LIMITS)
    assert found.mean <= limits[0] and found.share <= limits[1]
    assert not capsys.readouterr().err
