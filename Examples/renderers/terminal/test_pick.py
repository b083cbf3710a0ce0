"""The program in a terminal: scripted keys, and the screen that they lead to."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from picture import shown
from terminal import PROGRAM, Terminal

PICTURE = Path(__file__).with_name("picture.svg")


@pytest.fixture
def start():
    terminals = []

    def open_terminal(*arguments: str, **size: int) -> Terminal:
        terminals.append(Terminal(*arguments, **size))
        return terminals[-1]

    yield open_terminal
    for terminal in terminals:
        terminal.close()


def reversed_text(terminal: Terminal, row: int) -> str:
    cells = terminal.screen.buffer[row]
    return "".join(
        cells[column].data for column in range(terminal.screen.columns) if cells[column].reverse
    )


def test_panel_is_shown(start):
    assert start().lines[:12] == [
        "",
        " Diet",
        " [ Vegan ] ( Vegetarian ) ( Halal ) ( Kosher )",
        " ( Low carb ) ( Keto ) ( Sugar-free )",
        "",
        " Sort by",
        "       •Price              Name              Newest",
        "",
        " Dishes",
        " ( 寿司 ) ( ラーメン ) ( 김치 ) ( Pizza 🍕 ) ( Couscous )",
        " ( Falafel ) ( Injera ) ( Pierogi ) ( Laksa ) ( +2 )",
        "",
    ]


def test_keys_move_and_toggle(start):
    terminal = start()
    terminal.press("right", "space", "right", "enter")
    assert terminal.lines[2] == " ( Vegan ) (•Vegetarian ) [•Halal ] ( Kosher )"
    assert reversed_text(terminal, 2) == "(•Vegetarian )[•Halal ]"
    terminal.press("space", "left", "down")
    assert terminal.lines[2] == " ( Vegan ) (•Vegetarian ) ( Halal ) ( Kosher )"
    assert terminal.lines[3].count("[") == 1
    terminal.press("home")
    assert terminal.lines[2].startswith(" [ Vegan ]")


def test_tab_leads_from_control_to_control(start):
    terminal = start()
    terminal.press("right", "right", "space", "tab")
    assert terminal.lines[2].count("[") == 0 and "[" in terminal.lines[6].split("•Price")[0]
    terminal.press("tab")
    assert terminal.lines[9].startswith(" [ 寿司 ]")
    terminal.press("tab")
    assert terminal.lines[2] == " ( Vegan ) ( Vegetarian ) [•Halal ] ( Kosher )"
    terminal.press("back_tab")
    assert terminal.lines[9].startswith(" [ 寿司 ]")


def test_segment_is_selected_and_the_indicator_comes_to_rest(start):
    terminal = start()
    terminal.press("down", "down", "right")
    assert "•Name" in terminal.lines[6] and terminal.lines[6].count("•") == 1
    assert reversed_text(terminal, 6).strip("[] ") == "•Name"


def test_hidden_chips_are_shown(start):
    terminal = start()
    terminal.press("back_tab", "down", "end", "space")
    assert terminal.lines[10] == " ( Falafel ) ( Injera ) ( Pierogi ) ( Laksa ) [ Mole ]"
    assert terminal.lines[11] == " ( Gumbo )"


def test_resized_window_lays_chips_out_again(start):
    terminal = start()
    terminal.press("right", "space")
    terminal.resize(34, 20)
    assert terminal.lines[2:6] == [
        " ( Vegan ) [•Vegetarian ]",
        " ( Halal ) ( Kosher )",
        " ( Low carb ) ( Keto )",
        " ( Sugar-free )",
    ]
    terminal.resize(60, 16)
    assert terminal.lines[2] == " ( Vegan ) [•Vegetarian ] ( Halal ) ( Kosher )"


def test_low_window_scrolls_to_the_focus(start):
    terminal = start(rows=5)
    assert terminal.lines[2] == " [ Vegan ] ( Vegetarian ) ( Halal ) ( Kosher )"
    terminal.press("back_tab", "down", "end")
    assert terminal.lines[3] == " ( Falafel ) ( Injera ) ( Pierogi ) ( Laksa ) [ +2 ]"
    terminal.press("tab")
    assert "[ Vegan ]" in terminal.text


@pytest.mark.parametrize("size", [(1, 1), (2, 1), (1, 8), (9, 2)])
def test_tiny_window_is_no_error(start, size):
    terminal = start(columns=size[0], rows=size[1])
    terminal.press("right", "space")
    assert terminal.process.isalive()
    terminal.resize(60, 16)
    # Chips that are as narrow as this stand below each other: the right arrow leads nowhere.
    assert terminal.lines[:3] == ["", " Diet", " [•Vegan ] ( Vegetarian ) ( Halal ) ( Kosher )"]


def test_picked_chips_are_printed(start):
    terminal = start("tea", "hot chocolate", "tea", columns=40, rows=4)
    assert terminal.lines[0] == "[ tea ] ( hot chocolate ) ( tea )"
    terminal.press("right", "space", "end", "space", "quit")
    assert "hot chocolate\ntea#2" in terminal.text
    assert not terminal.process.isalive() and terminal.process.exitstatus == 0


def test_output_may_go_elsewhere(start, tmp_path):
    terminal = start("tea", "milk", output=tmp_path / "picked")
    terminal.press("space", "quit")
    assert (tmp_path / "picked").read_text() == "tea\n"


def test_without_terminal_it_says_so():
    command = [sys.executable, str(PROGRAM), "tea"]
    failed = subprocess.run(command, capture_output=True, text=True, start_new_session=True)
    assert (
        failed.returncode == 1
        and failed.stderr.startswith("pick.py: ")
        and "Traceback" not in failed.stderr
    )


def test_picture_is_what_it_shows():
    if os.environ.get("RECORD_GOLDENS"):
        PICTURE.write_text(shown())
        pytest.fail("recorded")
    assert shown() == PICTURE.read_text()
