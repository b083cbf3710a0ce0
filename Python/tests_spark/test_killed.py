"""Processes of Spark that are killed in the middle of a job."""

import os
import signal
import threading
import time

import pytest
from conftest import MASTER, documents, rows
from processes import of_kind
from pyspark import TaskContext
from pyspark.sql import functions as sf

from pickerlayout.spark import layout


@pytest.fixture(scope="module")
def df(spark):
    df = documents(spark, 400, partitions=8).cache()
    df.count()
    return df


@pytest.mark.parametrize("output", ["nodes", "summary"])
@pytest.mark.parametrize("moment", [0, 1, 20])
def test_worker_that_dies_is_tried_again(df, monkeypatch, tmp_path, output, moment):
    """The worker kills itself after some of the rows of a partition have left it."""
    expected = rows(layout(df, document="document", keep=["id"], output=output))
    original, killed = type(df).mapInArrow, str(tmp_path)

    def deadly(run):
        def wrapped(batches):
            context = TaskContext.get()
            is_first = context.attemptNumber() == 0 and context.partitionId() % 3 == 1
            for number, batch in enumerate(run(part for one in batches for part in slices(one))):
                if is_first and number >= moment:
                    open(f"{killed}/{context.partitionId()}", "w").close()
                    os.kill(os.getpid(), signal.SIGKILL)
                yield batch

        def slices(batch):
            return (batch.slice(start, 1) for start in range(len(batch)))

        return wrapped

    monkeypatch.setattr(
        type(df), "mapInArrow", lambda df, run, schema: original(df, deadly(run), schema)
    )
    found = rows(layout(df, document="document", keep=["id"], output=output))
    assert sorted(os.listdir(killed)) == ["1", "4", "7"]
    assert found == expected


def kill_when_running(spark, group, kind, killed):
    """Kills a process when some tasks of a job have ended and others are running."""
    tracker = spark.sparkContext.statusTracker()
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline and not killed:
        for job in tracker.getJobIdsForGroup(group):
            info = tracker.getJobInfo(job)
            stages = [tracker.getStageInfo(stage) for stage in info.stageIds] if info else []
            if any(
                stage and stage.numCompletedTasks > 1 and stage.numActiveTasks for stage in stages
            ):
                victim = of_kind(kind)[-1]
                os.kill(victim.pid, signal.SIGKILL)
                killed.append(victim.pid)
                return
        time.sleep(0.02)


@pytest.mark.parametrize("kind", ["worker", "executor"])
def test_process_that_is_killed_is_replaced(spark, df, kind):
    if kind == "executor" and "cluster" not in MASTER:
        pytest.skip("only a cluster has executors")
    # Wide enough for a second or two of work.
    many = df.crossJoin(spark.range(40).withColumnRenamed("id", "copy"))
    many = many.select((sf.col("id") * 40 + sf.col("copy")).alias("id"), "document").repartition(
        16, "id"
    )
    result = layout(many, document="document", keep=["id"], output="summary")
    expected = rows(result)
    assert [row.id for row in expected] == list(range(16_000))
    killed: list[int] = []
    group = f"killed {kind}"
    spark.sparkContext.setJobGroup(group, group)
    killer = threading.Thread(target=kill_when_running, args=(spark, group, kind, killed))
    killer.start()
    found = rows(result)
    killer.join()
    spark.sparkContext.setLocalProperty("spark.jobGroup.id", None)
    assert killed and killed[0] not in [process.pid for process in of_kind(kind)]
    assert found == expected
