"""The checkout with its examples and recordings, the tool to compare with, and an engine.

PICKERLAYOUT_CHECKOUT names the checkout, for tests that run outside of it; LAYOUT names the tool.
"""

import os
from pathlib import Path

import pytest

import pickerlayout as pl

ROOT = Path(os.environ.get("PICKERLAYOUT_CHECKOUT", Path(__file__).resolve().parents[2]))
EXAMPLES = sorted(ROOT.glob("Examples/*/*.json"))
FIXTURES = ROOT / "Tests/Fonts/PickerShapingTests/Fixtures"
LAYOUT = os.environ.get("LAYOUT", str(ROOT / ".build/release/layout"))


def example(path: str, **arguments) -> pl.Tree:
    """An example laid out as it is declared."""
    file = ROOT / "Examples" / path
    return pl.layout(file.read_bytes(), directory=file.parent, **arguments)


@pytest.fixture(scope="session")
def engine() -> pl.Engine:
    return pl.Engine()


@pytest.fixture
def chips() -> pl.Tree:
    return pl.layout({"type": "chips", "items": ["tea", "coffee", "cocoa"], "width": 100})
