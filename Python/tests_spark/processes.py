"""The processes of a Spark session, as /proc has them."""

import os
from pathlib import Path
from typing import NamedTuple

PAGE, TICKS = os.sysconf("SC_PAGE_SIZE"), os.sysconf("SC_CLK_TCK")


class Process(NamedTuple):
    """A process at one time."""

    pid: int
    parent: int
    command: str
    #: Resident memory in MB.
    memory: float
    #: Seconds of processors that it has used.
    seconds: float

    @property
    def kind(self) -> str:
        """Which part of Spark it is."""
        if "CoarseGrainedExecutorBackend" in self.command:
            return "executor"
        if "pyspark.daemon" in self.command:
            return "worker" if "pyspark.daemon" in _command(self.parent) else "daemon"
        return "driver" if "java" in self.command.partition(" ")[0] else "other"


def descendants(root: int | None = None) -> list[Process]:
    """The processes that this one, or another, has started, and theirs."""
    processes = [found for path in Path("/proc").glob("[0-9]*") if (found := _read(path))]
    ancestors = {os.getpid() if root is None else root}
    count = 0
    while count != len(ancestors):
        count = len(ancestors)
        ancestors |= {process.pid for process in processes if process.parent in ancestors}
    return [process for process in processes if process.parent in ancestors]


def of_kind(kind: str) -> list[Process]:
    """The processes of one part of Spark, the oldest first."""
    return sorted(process for process in descendants() if process.kind == kind)


def _read(path: Path) -> Process | None:
    """A process; None if it has ended."""
    try:
        # The name, in brackets, may contain anything.
        fields = (path / "stat").read_text().rpartition(")")[2].split()
    except OSError:
        return None
    pid, state = int(path.name), fields[0]
    if state == "Z":
        return None
    seconds = (int(fields[11]) + int(fields[12])) / TICKS
    return Process(pid, int(fields[1]), _command(pid), int(fields[21]) * PAGE / 1e6, seconds)


def _command(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ").decode()
    except OSError:
        return ""
