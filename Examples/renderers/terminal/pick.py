"""Picks from chips in a terminal, and prints what was picked.

python pick.py tea coffee "hot chocolate"     chips of these labels
python pick.py                                a panel of filters

Arrow keys, Home and End move the focus, Tab to the next control; Space and Enter toggle, q ends.
"""

import curses
import os
import sys
import time
from contextlib import contextmanager

import pickerlayout as pl

from cells import Grid, Style, draw
from measurer import CellMeasurer
from panel import chips, filters

FRAME = 33  # milliseconds
KEYS = {
    curses.KEY_LEFT: "left",
    curses.KEY_RIGHT: "right",
    curses.KEY_UP: "up",
    curses.KEY_DOWN: "down",
    curses.KEY_HOME: "home",
    curses.KEY_END: "end",
    curses.KEY_ENTER: "enter",
    ord("\n"): "enter",
    ord(" "): "space",
}
TABS = {ord("\t"): "tab", curses.KEY_BTAB: "back_tab"}
ENDS = {ord("q"), 27}
HELP = "Arrows and Tab move, Space toggles, q ends"


class Program:
    """The session of a control on a screen of curses."""

    def __init__(self, screen: "curses.window", document) -> None:
        self.screen = screen
        self.measurer = CellMeasurer()
        self.start = time.monotonic()
        control = pl.Document(document).measure(pl.Engine(measurer=self.measurer))
        self.session = control.session(width=self.width)
        self.session.press("tab")
        self.top = 0

    @property
    def now(self) -> float:
        """Seconds since the start."""
        return time.monotonic() - self.start

    @property
    def width(self) -> int:
        """The columns but for the last one: curses cannot write to the last cell of the last row."""
        return self.screen.getmaxyx()[1] - 1

    def run(self) -> list[str]:
        """Handles keys until the last; returns what is selected then."""
        while True:
            self.show(self.now)
            self.screen.timeout(FRAME if self.session.is_animating(self.now) else -1)
            key = self.screen.getch()
            if key in ENDS:
                return self.session.selection
            self.press(key)

    def press(self, key: int) -> None:
        """Passes a key to the session, or gives it the new size of the window."""
        if key in KEYS:
            self.session.press(KEYS[key], at=self.now)
        elif key in TABS:
            self.move_focus(TABS[key])
        elif key == curses.KEY_RESIZE:
            self.session.resize(width=self.width, at=self.now)
            if self.session.focus_position(self.now) is None:  # the chip is hidden now
                self.session.press("tab", at=self.now)

    def move_focus(self, key: str) -> None:
        """Moves the focus to the next control, and from the last one to the first."""
        if not self.session.press(key, at=self.now):
            self.session.set_focus(None, at=self.now)
            self.session.press(key, at=self.now)

    def show(self, now: float) -> None:
        """Draws as much as fits around the focus, above a line of help."""
        tree, focus = self.session.tree(at=now), self.session.focus_position(now)
        height = self.screen.getmaxyx()[0] - 1
        row = 0 if focus is None else round(tree[focus].frame.y)
        last = max(0, round(tree.size[1]) - height)
        self.top = max(0, min(self.top, row, last), row + 1 - height)
        grid = Grid(self.width, height, self.top)
        draw(tree, grid, self.measurer, focus)
        self.screen.erase()
        for y, row in enumerate(grid.rows):
            for x, cell in enumerate(row):
                if cell.text and (cell.text != " " or cell.style):
                    self.screen.addstr(y, x, cell.text, attributes(cell.style))
        self.screen.addstr(height, 0, HELP[: self.width], curses.A_DIM)
        self.screen.refresh()


def attributes(style: Style) -> int:
    """The attributes of curses."""
    looks = {
        Style.SELECTED: curses.A_REVERSE,
        Style.FOCUSED: curses.A_BOLD,
        Style.DISABLED: curses.A_DIM,
        Style.TITLE: curses.A_UNDERLINE,
    }
    return sum(looks[each] for each in style)


@contextmanager
def terminal_as_output():
    """Shows the program on the terminal also where its output goes elsewhere, as in `picked=$(python pick.py)`."""
    output = os.dup(1)
    terminal = os.open("/dev/tty", os.O_RDWR)
    os.dup2(terminal, 1)
    try:
        yield
    finally:
        os.dup2(output, 1)
        os.close(output)
        os.close(terminal)


def main() -> None:
    os.environ.setdefault("ESCDELAY", "25")
    document = chips(sys.argv[1:]) if len(sys.argv) > 1 else filters()
    try:
        with terminal_as_output():
            picked = curses.wrapper(run, document)
    except (OSError, ValueError, curses.error, pl.Error) as error:
        sys.exit(f"pick.py: {error}")
    for id in picked:
        print(id)


def run(screen: "curses.window", document) -> list[str]:
    curses.curs_set(0)
    return Program(screen, document).run()


if __name__ == "__main__":
    main()
