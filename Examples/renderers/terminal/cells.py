"""Draws a tree on a grid of cells."""

from dataclasses import dataclass, field
from enum import Flag, auto

from measurer import CellMeasurer


class Style(Flag):
    """How a cell looks."""

    PLAIN = 0
    SELECTED = auto()
    FOCUSED = auto()
    DISABLED = auto()
    TITLE = auto()


@dataclass
class Cell:
    """A grapheme cluster; the second cell of a wide one has the text ""."""

    text: str = " "
    style: Style = Style.PLAIN


#: Characters of one cell for icons; any other icon is a square.
ICONS = {
    "check": "✓",
    "checkmark": "✓",
    "cross": "×",
    "plus": "+",
    "minus": "−",
    "search": "⌕",
    "star": "★",
    "heart": "♥",
    "home": "⌂",
    "gear": "⚙",
    "person": "☺",
    "mail": "✉",
    "phone": "☎",
    "music": "♫",
    "moreHorizontal": "⋯",
    "chevronDown": "⌄",
    "chevronUp": "⌃",
}
ITEMS = {"chip", "overflow", "segment"}
TEXTS = {"label", "line", "text"}


@dataclass
class Grid:
    """The cells of a window on a tree, which begins at the row `top`."""

    width: int
    height: int
    top: int = 0
    rows: list[list[Cell]] = field(init=False)

    def __post_init__(self) -> None:
        self.rows = [[Cell() for _ in range(self.width)] for _ in range(self.height)]

    def lines(self) -> list[str]:
        """The rows as text."""
        return ["".join(cell.text for cell in row).rstrip() for row in self.rows]

    def style(self, frame, style: Style) -> None:
        """Adds a style to all cells of a frame."""
        left, top, right, bottom = edges(frame)
        for row in self.rows[max(0, top - self.top) : max(0, bottom - self.top)]:
            for cell in row[max(0, left) : max(0, right)]:
                cell.style |= style

    def put(self, x: int, y: int, clusters: list[tuple[str, int]]) -> None:
        """Writes a text, whose cells keep their style."""
        if not 0 <= y - self.top < self.height:
            return
        row = self.rows[y - self.top]
        for text, count in clusters:
            if x >= 0 and x + count <= self.width and count:
                row[x].text = text
                for cell in row[x + 1 : x + count]:
                    cell.text = ""
            x += count


def edges(frame) -> tuple[int, int, int, int]:
    """Left, top, right and bottom in whole cells: a moving indicator may be between two."""
    return (
        round(frame.x),
        round(frame.y),
        round(frame.x + frame.width),
        round(frame.y + frame.height),
    )


def draw(tree, grid: Grid, measurer: CellMeasurer, focus: int | None = None) -> None:
    """Draws a tree: what is selected is marked by a dot, and the node at the position `focus` by square brackets."""
    for node in tree:
        if node.role == "indicator" or (node.role == "chip" and node.selected):
            grid.style(node.frame, Style.SELECTED)
        if node.role in ITEMS:
            _draw_item(node, grid, node.position == focus)
        elif node.icon is not None:
            left, top, _, _ = edges(node.frame)
            grid.put(left, top, [(ICONS.get(node.icon, "□"), 1)])
        elif node.role in TEXTS and node.text is not None and not any(node.children):
            if node.role == "line" and node.parent.role == "text":
                grid.style(node.frame, Style.TITLE)
            left, top, _, _ = edges(node.frame)
            grid.put(left, top, measurer.clusters(node.text))
            if node.parent is not None and node.parent.selected:
                grid.put(left - 1, top, [("•", 1)])


def _draw_item(node, grid: Grid, has_focus: bool) -> None:
    left, top, right, _ = edges(node.frame)
    if not node.enabled:
        grid.style(node.frame, Style.DISABLED)
    if has_focus:
        grid.style(node.frame, Style.FOCUSED)
    brackets = "[]" if has_focus else "  " if node.role == "segment" else "()"
    grid.put(left, top, [(brackets[0], 1)])
    grid.put(right - 1, top, [(brackets[1], 1)])
