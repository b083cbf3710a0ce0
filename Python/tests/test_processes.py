"""Processes that were forked, which multiprocessing makes by default before Python 3.14."""

import os
import threading

import pytest

import pickerlayout as pl

DOCUMENTS = [{"type": "chips", "items": [f"tea {number}", "coffee"]} for number in range(60)]


def succeeds_in_a_child(work):
    """Whether work ends in a forked process, which must not run the tests further."""
    child = os.fork()
    if child == 0:
        watch = threading.Timer(20, os._exit, [2])
        watch.daemon = True
        watch.start()
        try:
            work()
            os._exit(0)
        finally:
            os._exit(1)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0


@pytest.mark.filterwarnings("ignore:.*multi-threaded:DeprecationWarning")
def test_child_lays_out_many_with_the_answers_of_its_parent():
    expected = [tree.json() for tree in pl.layout_many(DOCUMENTS, threads=2)]

    def work():
        trees = pl.layout_many(DOCUMENTS, threads=4)
        assert [tree.json() for tree in trees] == expected

    assert all(succeeds_in_a_child(work) for _ in range(5))


@pytest.mark.filterwarnings("ignore:.*multi-threaded:DeprecationWarning")
def test_child_has_a_default_engine_of_its_own():
    """That of the parent may be locked by a thread that the child does not have."""
    engine, is_over = pl.default_engine(), threading.Event()

    def measure():
        while not is_over.is_set():
            engine.measure([f"{number} words" for number in range(200)])

    def work():
        assert pl.default_engine() is not engine
        assert pl.layout(DOCUMENTS[0]).png()

    threads = [threading.Thread(target=measure) for _ in range(2)]
    for thread in threads:
        thread.start()
    try:
        assert all(succeeds_in_a_child(work) for _ in range(10))
    finally:
        is_over.set()
        for thread in threads:
            thread.join()
