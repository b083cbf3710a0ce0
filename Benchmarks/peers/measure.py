"""Measures one peer in this process, and prints the result as JSON: measure.py TASK PEER COUNT ANSWERS

Seconds are medians of several runs, with nothing in a cache at the start of each. Memory is the growth of what is
resident during the first run, while everything that it made is still there; importing the package is not counted.
The answers of the first run are written to the file ANSWERS as doubles.
"""

import gc
import json
import os
import pathlib
import statistics
import sys
import time

import peers
import tasks

# Runs are repeated for SECONDS, at least LEAST and at most MOST times, but not longer than PATIENCE. A first run that is
# longer than SLOW counts as one of them; a quick one does not, because it includes what happens once in a process.
SECONDS, LEAST, MOST, PATIENCE, SLOW = 3, 3, 101, 60, 5


def resident():
    """The bytes of this process that are in memory."""
    return int(pathlib.Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGESIZE")


def first_run(task):
    gc.collect()
    before, clock = resident(), tasks.Clock()
    result = task.run(task.open(), clock)
    gc.collect()
    return resident() - before, clock.seconds, result


def timed_run(task):
    opened, clock = task.open(), tasks.Clock()
    gc.collect()
    task.run(opened, clock).free()
    return clock.seconds


def runs(task, first):
    """The seconds of each step in each run."""
    spent = sum(first.values())
    found = [first] if spent > SLOW else []
    start = time.perf_counter() - (spent if found else 0)
    while not is_enough(len(found), time.perf_counter() - start):
        found.append(timed_run(task))
    return found


def is_enough(count, seconds):
    return count >= LEAST and seconds > SECONDS or count >= MOST or count > 0 and seconds > PATIENCE


def main(name, peer, count, answers):
    task = tasks.TASKS[name](peers.load(peer), int(count))
    memory, first, result = first_run(task)
    pathlib.Path(answers).write_bytes(result.answers)
    result.free()
    found = runs(task, first)
    medians = {step: statistics.median(run[step] for run in found) for step in first}
    print(json.dumps({"memory": memory, "runs": len(found), "seconds": medians}))


if __name__ == "__main__":
    main(*sys.argv[1:])
