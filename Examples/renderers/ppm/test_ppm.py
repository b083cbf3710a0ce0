"""The pictures of the rasteriser, compared with the PNG of the library after the same click."""

import io
import os
import subprocess
from pathlib import Path

import numpy as np
import pickerlayout as pl
import pytest
from PIL import Image

GALLERY = Path(__file__).resolve().parents[2] / "gallery/documents"
PROGRAM = os.environ["PPM"]


def drawn(document, x, y):
    run = subprocess.run([PROGRAM, document, str(x), str(y)], capture_output=True, check=True)
    return np.asarray(Image.open(io.BytesIO(run.stdout)), dtype=float)


def wanted(document, x, y):
    session = pl.Document(document).session()
    session.tap((x, y))
    tree = session.tree(at=10)
    picture = Image.open(io.BytesIO(tree.png(background="white"))).convert("RGB")
    return np.asarray(picture, dtype=float)


@pytest.mark.parametrize("name, x, y", [("filter-sheet", 132, 117), ("settings", 60, 275)])
def test_picture_after_a_click_is_that_of_the_library(name, x, y):
    document = GALLERY / f"{name}.json"
    ours, theirs = drawn(document, x, y), wanted(document, x, y)
    assert ours.shape == theirs.shape
    assert np.abs(ours - theirs).mean() < 1.5
    assert np.abs(ours - drawn(document, 0, 0)).max() > 30  # the click selects something


def test_wrong_document_is_told(tmp_path):
    document = tmp_path / "wrong.json"
    document.write_text('{"type": "chips", "items": 3}')
    run = subprocess.run([PROGRAM, document, "0", "0"], capture_output=True, text=True)
    assert run.returncode == 65 and "$.items" in run.stderr and not run.stdout


def test_missing_arguments_are_told():
    run = subprocess.run([PROGRAM], capture_output=True, text=True)
    assert run.returncode == 64 and run.stderr.startswith("usage:")
