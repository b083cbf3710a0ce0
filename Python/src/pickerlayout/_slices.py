"""Work on slices of a list, on several threads."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise

from ._library import is_forked
from .errors import Error

#: A slice of fewer texts takes less time than starting a thread.
_LEAST = 2_000


def thread_count(threads: int) -> int:
    """The number of threads for C, where 0 means one per processor."""
    if threads < 0:
        raise ValueError(f"threads must be at least 0, is {threads}")
    return 1 if is_forked() else threads


def in_slices(count: int, threads: int, work: Callable[[int, int], None]) -> None:
    """Calls `work` with the start and the end of slices of a list; `work` releases the GIL.

    Raises the first error in list order, with its position in the complete list."""
    threads = thread_count(threads) or len(os.sched_getaffinity(0))
    parts = max(1, min(threads, count // _LEAST))
    if parts == 1:
        work(0, count)
        return
    places = [count * part // parts for part in range(parts + 1)]
    with ThreadPoolExecutor(parts) as pool:
        futures = [pool.submit(work, *place) for place in pairwise(places)]
    for start, future in zip(places, futures, strict=False):
        try:
            future.result()
        except Error as error:
            raise error._moved(start) from None
