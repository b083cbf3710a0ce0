"""Draws a document as a PNG.

python draw.py ../../chips/food.json food.png --scale 2
"""

import argparse
import json
import sys
from pathlib import Path

import pickerlayout as pl
import skia

from renderer import draw


def main() -> None:
    parser = argparse.ArgumentParser(description="Draws a document as a PNG with Skia.")
    parser.add_argument("document", type=Path)
    parser.add_argument("picture", type=Path)
    parser.add_argument("--scale", type=float, default=1, help="pixels a point")
    arguments = parser.parse_args()
    try:
        display = tree_of(arguments.document).display_list()
        picture = draw(display, arguments.scale, arguments.document.parent)
        picture.save(str(arguments.picture), skia.kPNG)
    except (OSError, ValueError, pl.Error) as error:
        sys.exit(f"{arguments.document}: {error}")


def tree_of(document: Path) -> pl.Tree:
    """Lays a document out; one that names no type has that of its folder, as the examples do."""
    source = document.read_bytes()
    named = json.loads(source)
    type = None if not isinstance(named, dict) or "type" in named else document.parent.name
    return pl.layout(source, directory=document.parent, type=type)


if __name__ == "__main__":
    main()
