"""Measures new labels through Python, like measure_labels.c: measure_labels.py FILE ROUNDS"""

import pathlib
import statistics
import sys
import time

import pickerlayout as pl


def measured(labels):
    """The time of a label in nanoseconds of this thread, and the sum of all widths."""
    engine = pl.Engine()
    engine.measure(["warm the style"], size=16, weight="medium")
    start = time.thread_time_ns()
    sizes = engine.measure(labels, size=16, weight="medium")
    width = sizes[:, 0].sum()
    return (time.thread_time_ns() - start) / len(labels), width


def main(path, rounds):
    labels = pathlib.Path(path).read_text().splitlines()
    times, widths = zip(*(measured(labels) for _ in range(int(rounds))))
    print(f"{statistics.median(times):.1f} {widths[-1]:.3f}")


if __name__ == "__main__":
    main(*sys.argv[1:])
