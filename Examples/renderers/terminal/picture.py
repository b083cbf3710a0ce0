"""Draws the screen of the program as SVG.

python picture.py picture.svg
"""

import sys
from html import escape
from pathlib import Path

from terminal import Terminal

CELL = 9, 20
STYLE = "font: 15px 'DejaVu Sans Mono', Menlo, Consolas, monospace; white-space: pre"
INK, PAPER, SELECTED = "#24292F", "#F6F8FA", "#0969DA"


def svg(screen) -> str:
    """The characters of a screen, each in its cells, and boxes beneath the selected ones."""
    size = screen.columns * CELL[0], screen.lines * CELL[1]
    cells = [cell for row in range(screen.lines) for cell in row_of(screen, row)]
    box = f'<rect width="100%" height="100%" fill="{PAPER}"/>'
    space = 'xmlns="http://www.w3.org/2000/svg" shape-rendering="crispEdges"'
    head = f'<svg {space} width="{size[0]}" height="{size[1]}" style="{STYLE}">'
    return "\n".join([head, box, *cells, "</svg>", ""])


def row_of(screen, row: int) -> list[str]:
    """The boxes and characters of a row."""
    boxes, texts = [], []
    for column in range(screen.columns):
        cell = screen.buffer[row][column]
        x, y = column * CELL[0], row * CELL[1]
        if cell.reverse:
            boxes.append(
                f'<rect x="{x}" y="{y}" width="{CELL[0]}" height="{CELL[1]}" fill="{SELECTED}"/>'
            )
        if cell.data.strip():
            ink = PAPER if cell.reverse else INK
            look = (
                ' font-weight="bold"' * cell.bold + ' text-decoration="underline"' * cell.underscore
            )
            texts.append(
                f'<text x="{x}" y="{y + 15}" fill="{ink}"{look}>{escape(cell.data)}</text>'
            )
    return boxes + texts


def shown() -> str:
    """The picture of the README: some filters are selected, and the focus is on a dish."""
    terminal = Terminal(columns=60, rows=13)
    try:
        terminal.press(
            *["right", "space", "right", "space", "tab", "right", "space"],
            *["tab", "right", "right", "space", "right"],
        )
        return svg(terminal.screen)
    finally:
        terminal.close()


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(shown())
