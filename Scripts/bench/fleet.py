#!/usr/bin/env python3
"""Prints what layouts cost on Spark, and whether a job over many documents loses any: Scripts/with-fleet Scripts/bench/fleet

    Scripts/bench/fleet [rates | soak] [--documents N]

`rates` lays out documents of 40 chips in `local[1]`, `local[2]` and `local-cluster[2,1,1024]`, beside `layout_many` and
`layout_batches` on one core in the same run, with results of nodes and of summaries that nobody keeps. Every round has
documents of its own, which are the same for all. Two ratios to `layout_many`: of documents a second of a core of Spark,
and of documents a second of processor time, which counts all processes and hardly depends on the load of the machine.

`soak` lays out N documents, a million unless told otherwise, of which every thousandth is damaged, in the cluster:
undisturbed, with the memory of each kind of process; and with an executor that is killed when 40 % are done. It counts
answers, and compares all rows.
"""

import argparse
import importlib.machinery
import importlib.util
import json
import os
import pathlib
import random
import resource
import signal
import statistics
import subprocess
import sys
import tempfile
import threading
import time

import pyarrow as pa
import pyarrow.parquet as pq
from pyspark.sql import SparkSession
from pyspark.sql import functions as F

import pickerlayout as pl
from pickerlayout.arrow import layout_batches
from pickerlayout.spark import layout

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.dont_write_bytecode = True
sys.path.insert(0, str(ROOT / "Python/tests_spark"))

from processes import descendants, of_kind  # noqa: E402

MASTERS = {"local[1]": 1, "local[2]": 2, "local-cluster[2,1,1024]": 2}
CLUSTER = "local-cluster[2,1,1024]"
#: Documents of a file, which a task reads, and of a round; the first rounds are not counted, in which Java compiles what it runs.
FILE, ROUND, ROUNDS, WARMING = 5_000, 20_000, 5, 3
DAMAGED = 1_000
#: Each file is a partition.
SPLIT = 64 << 20
TENTHS = 10
#: Samples of memory from which on the caches have been full for long: a minute.
FLAT_SAMPLES = 120


# Documents


def script(name):
    """Another script of this folder as a module."""
    loader = importlib.machinery.SourceFileLoader(name, str(ROOT / "Scripts/bench" / name))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader(name, loader))
    loader.exec_module(module)
    return module


def damaged(text, number):
    """A document that cannot be laid out, in one of several ways; some would be answered only after much work."""
    document = json.loads(text)
    return [
        text[:random.Random(number).randrange(len(text))],
        None,
        json.dumps(document | {"widht": 4}),
        json.dumps(document | {"items": [*document["items"], {"text": "tea", "width": -4}]}),
        json.dumps(document | {"type": "chip"}),
        json.dumps(document | {"items": 7}),
        "[" * 100_000,
    ][number // DAMAGED % 7]


def prepared(count, every):
    """The folder of Parquet with so many documents, of which every so many one is damaged; made once."""
    folder = ROOT / f".build/fleet-documents/{count}-{every}"
    if (folder / "_SUCCESS").exists():
        return folder
    folder.mkdir(parents=True, exist_ok=True)
    texts = (json.dumps(each, separators=(",", ":")) for each in script("tool").documents(count))
    for start in range(0, count, FILE):
        rows = [next(texts) for _ in range(min(FILE, count - start))]
        if every:
            rows = [damaged(text, at) if at % every == every // 2 else text for at, text in enumerate(rows, start)]
        table = pa.table({"id": pa.array(range(start, start + len(rows)), pa.int64()), "document": pa.array(rows, pa.string())})
        pq.write_table(table, folder / f"{start:09}.parquet")
    (folder / "_SUCCESS").touch()
    return folder


# Measuring


def session(master):
    build = SparkSession.builder.master(master).appName("bench-fleet")
    for name in ("maxPartitionBytes", "openCostInBytes"):
        build = build.config(f"spark.sql.files.{name}", SPLIT)
    return build.getOrCreate()


def processor_seconds():
    """Of this process, and of each that it started and that is alive."""
    own = sum(resource.getrusage(resource.RUSAGE_SELF)[:2])
    return {process.pid: process.seconds for process in descendants()} | {0: own}


class Cost:
    """The time that a piece of work took, and that of processors."""

    def __init__(self, work):
        before, start = processor_seconds(), time.perf_counter()
        self.result = work()
        self.seconds = time.perf_counter() - start
        after = processor_seconds()
        self.processors = sum(seconds - before.get(pid, 0) for pid, seconds in after.items())


class Memory(threading.Thread):
    """The largest process of each kind, in MB, twice a second, until it is stopped."""

    def __init__(self):
        super().__init__(daemon=True)
        self.samples, self.stopped = [], threading.Event()

    def run(self):
        while not self.stopped.wait(0.5):
            largest = {}
            for process in descendants():
                largest[process.kind] = max(largest.get(process.kind, 0), process.memory)
            self.samples.append(largest)

    def stop(self):
        self.stopped.set()
        self.join()

    def tenths(self, kind):
        """The maximum in each tenth of the time."""
        values = [sample.get(kind, 0) for sample in self.samples]
        bounds = [round(len(values) * tenth / TENTHS) for tenth in range(TENTHS + 1)]
        return [max(values[start:end], default=0) for start, end in zip(bounds, bounds[1:])]


# Rates


def by_many(engine, table):
    texts = table["document"].to_pylist()
    for start in range(0, len(texts), 1_000):
        pl.layout_many(texts[start : start + 1_000], engine=engine, threads=1)


def by_batches(engine, table, output):
    for _ in layout_batches(table, document="document", keep=["id"], output=output, engine=engine, threads=1):
        pass


def by_spark(spark, files, output):
    df = spark.read.parquet(*files)
    layout(df, document="document", keep=["id"], output=output).write.format("noop").mode("overwrite").save()


def rates_of(master):
    """The rows of one master."""
    spark, cores = session(master), MASTERS[master]
    files = sorted(str(path) for path in prepared((WARMING + ROUNDS) * ROUND, 0).glob("*.parquet"))
    # One engine each, as each worker has its own.
    engines = {name: pl.Engine() for name in ("many", "nodes", "summary")}
    costs = {}
    for start in range(0, len(files), ROUND // FILE):
        own = files[start : start + ROUND // FILE]
        table = pa.concat_tables(map(pq.read_table, own))
        works = {"layout_many, one core": lambda: by_many(engines["many"], table)}
        for output in ("nodes", "summary"):
            works[f"layout_batches, {output}"] = lambda output=output: by_batches(engines[output], table, output)
            works[f"{master}, {output}"] = lambda output=output: by_spark(spark, own, output)
        for name, work in works.items():
            costs.setdefault(name, []).append(Cost(work))
    spark.stop()
    print_rates({name: each[WARMING:] for name, each in costs.items()}, master, cores)


def print_rates(costs, master, cores):
    """A line for each kind of work: medians of the rounds, and ratios to the first kind."""
    many = None
    for name, rounds in costs.items():
        seconds = statistics.median(cost.seconds for cost in rounds)
        processors = statistics.median(cost.processors for cost in rounds)
        many = many or (seconds, processors)
        used = cores if name.startswith(master) else 1
        limit = {"layout_many": "", "layout_batc": "at least 0.8 ×"}.get(name[:11], "at least 0.5 ×")
        print(f"{name:<34}{ROUND / seconds:>9,.0f}{many[0] / seconds / used:>9.2f}{many[1] / processors:>11.2f}"
              f"{limit:>17}", flush=True)


def rates():
    prepared((WARMING + ROUNDS) * ROUND, 0)
    print(f"\nDocuments of 40 chips, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}; medians of {ROUNDS} rounds of {ROUND:,}\n")
    print(f"{'':<34}{'a second':>9}{'a core':>9}{'processor':>11}{'limit':>17}")
    for master in MASTERS:
        subprocess.run([sys.executable, __file__, "rates-of", "--master", master], check=True)


# Soak


def answers(df):
    """One row that depends on all rows, in any order, and the numbers of rows, answers and errors."""
    hashed = F.xxhash64(*df.columns)
    first = F.col("error_message").isNotNull() | (F.col("node") == 0)
    return df.agg(
        F.count("*").alias("rows"),
        F.count_if(first).alias("answers"),
        F.sum(F.when(first, F.col("id"))).alias("ids"),
        F.count("error_message").alias("errors"),
        F.bit_xor(hashed).alias("xor"),
        F.sum(hashed.cast("decimal(20,0)")).alias("sum"),
    ).first()


class Killer(threading.Thread):
    """Kills an executor when 40 % of the tasks of a job group have ended."""

    def __init__(self, spark, group):
        super().__init__(daemon=True)
        self.tracker, self.group, self.killed = spark.sparkContext.statusTracker(), group, None
        spark.sparkContext.setJobGroup(group, group)

    def run(self):
        while not self.killed:
            time.sleep(0.1)
            stages = [stage for stage in self.stages() if stage and stage.numActiveTasks]
            if any(stage.numCompletedTasks >= 0.4 * stage.numTasks for stage in stages):
                self.killed = of_kind("executor")[-1].pid
                os.kill(self.killed, signal.SIGKILL)

    def stages(self):
        infos = (self.tracker.getJobInfo(job) for job in self.tracker.getJobIdsForGroup(self.group))
        return [self.tracker.getStageInfo(stage) for info in infos if info for stage in info.stageIds]


def soak(count):
    folder = prepared(count, DAMAGED)
    spark = session(CLUSTER)
    df = spark.read.parquet(str(folder))
    print(f"\n{count:,} documents of 40 chips, every {DAMAGED:,}th damaged, {CLUSTER}, {df.rdd.getNumPartitions()} partitions\n")
    nodes = layout(df, document="document", keep=["id"])
    answers(nodes.limit(1_000))  # starts the workers
    memory = Memory()
    memory.start()
    undisturbed = Cost(lambda: answers(nodes))
    memory.stop()
    found = undisturbed.result
    print_line("nodes, undisturbed", undisturbed, count)
    print(f"  {found.rows:,} rows, {found.answers:,} answers, {found.errors:,} of them errors")
    complete = found.answers == count and found.ids == count * (count - 1) // 2
    check(complete and found.errors == -(-(count - DAMAGED // 2) // DAMAGED), "every document has one answer")
    print_memory(memory)

    disturbed = killed(spark, "nodes", lambda: answers(nodes), count)
    check(disturbed == found, "the rows are those of the undisturbed run: their number, and two sums of their hashes")
    summaries(spark, df, count)
    spark.stop()


def summaries(spark, df, count):
    """Writes summaries twice, and compares the rows after sorting them."""
    result = layout(df, document="document", keep=["id"], output="summary")
    with tempfile.TemporaryDirectory() as folder:
        paths = [f"{folder}/{name}" for name in ("undisturbed", "killed")]
        print_line("summaries as Parquet, undisturbed", Cost(lambda: result.write.parquet(paths[0])), count)
        killed(spark, "summaries as Parquet", lambda: result.write.parquet(paths[1]), count)
        one, other = (pq.read_table(path).sort_by("id") for path in paths)
    check(len(one) == count and one.equals(other), "the rows, sorted by id, are those of the undisturbed run")


def killed(spark, name, work, count):
    killer = Killer(spark, f"{name} killed")
    killer.start()
    cost = Cost(work)
    print_line(f"{name}, executor killed", cost, count)
    check(killer.killed, f"process {killer.killed} got SIGKILL when 40 % of the tasks were done")
    return cost.result


def print_line(name, cost, count):
    print(f"{name:<40}{cost.seconds:>8.0f} s{count / cost.seconds:>10,.0f} documents a second", flush=True)


def print_memory(memory):
    """The memory of each kind in each tenth of the run."""
    print(f"  {'MB in each tenth':<20}" + "".join(f"{tenth * 10:>6}%" for tenth in range(1, TENTHS + 1)))
    for kind in ("worker", "executor", "driver"):
        print(f"  {kind:<20}" + "".join(f"{value:>7.0f}" for value in memory.tenths(kind)))
    early, late = (max(memory.tenths("worker")[part]) for part in (slice(2, 5), slice(7, 10)))
    if len(memory.samples) >= FLAT_SAMPLES:
        check(late <= 1.1 * early, f"memory of workers is flat: {early:.0f} MB, then {late:.0f} MB")
    else:
        print("  too short to tell whether memory is flat")


def check(holds, text):
    print(f"  {'✓' if holds else '✗'} {text}", flush=True)
    if not holds:
        sys.exit(f"Scripts/bench/fleet: failed: {text}")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("part", nargs="?", choices=["rates", "rates-of", "soak"])
    parser.add_argument("--documents", type=int, default=1_000_000)
    parser.add_argument("--master", choices=MASTERS)
    arguments = parser.parse_args()
    if arguments.part == "rates-of":
        rates_of(arguments.master)
    if arguments.part in ("rates", None):
        rates()
    if arguments.part in ("soak", None):
        soak(arguments.documents)


if __name__ == "__main__":
    main()
