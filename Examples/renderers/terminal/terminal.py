"""A terminal in memory that runs the program: keys go in, the screen comes out."""

import os
import shlex
import sys
import time
from pathlib import Path

import pexpect
import pyte

PROGRAM = Path(__file__).with_name("pick.py")
QUIET = 0.3  # seconds without output, after which the program waits for a key
TIMEOUT = 20
KEYS = {
    "left": "\x1bOD",
    "right": "\x1bOC",
    "up": "\x1bOA",
    "down": "\x1bOB",
    "home": "\x1bOH",
    "end": "\x1bOF",
} | {
    "tab": "\t",
    "back_tab": "\x1b[Z",
    "space": " ",
    "enter": "\r",
    "quit": "q",
}


class Terminal:
    """The program in a pseudo-terminal of a size."""

    def __init__(
        self, *arguments: str, columns: int = 60, rows: int = 16, output: Path | None = None
    ) -> None:
        self.screen = pyte.Screen(columns, rows)
        self.stream = pyte.ByteStream(self.screen)
        environment = os.environ | {"TERM": "xterm-256color", "LC_ALL": "C.UTF-8"}
        command = shlex.join([sys.executable, str(PROGRAM), *arguments])
        target = "" if output is None else f" > {shlex.quote(str(output))}"
        shell = ["-c", f"exec {command}{target}"]
        self.process = pexpect.spawn("sh", shell, dimensions=(rows, columns), env=environment)
        self.wait(until="Arrows" if columns > 20 else "")

    def press(self, *keys: str) -> None:
        """Types keys by name, each once the screen shows the last one."""
        for key in keys:
            self.process.send(KEYS[key])
            self.wait()

    def resize(self, columns: int, rows: int) -> None:
        """Gives the window another size, as dragging its edge does."""
        self.screen.resize(rows, columns)
        self.process.setwinsize(rows, columns)
        self.wait()

    def wait(self, until: str = "") -> None:
        """Reads what the program writes, up to a text and until it is quiet."""
        end = time.monotonic() + TIMEOUT
        while time.monotonic() < end:
            try:
                self.stream.feed(self.process.read_nonblocking(65536, QUIET))
            except pexpect.TIMEOUT:
                if until in self.text:
                    return
            except pexpect.EOF:
                return
        raise TimeoutError(self.text)

    @property
    def text(self) -> str:
        """What the screen shows."""
        return "\n".join(self.lines)

    @property
    def lines(self) -> list[str]:
        """The rows of the screen, without spaces at their ends."""
        return [line.rstrip() for line in self.screen.display]

    def close(self) -> None:
        """Ends the program."""
        self.process.close(force=True)
