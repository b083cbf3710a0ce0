"""What every peer does, step by step, and which steps are timed."""

import contextlib
import gc
import time

import workload


class Clock:
    """The seconds that the processor worked on each step.

    No peer waits for anything, and other programs on the machine matter less to this than to the time that passes.
    """

    def __init__(self):
        self.seconds = {}

    @contextlib.contextmanager
    def __call__(self, step):
        start = time.process_time()
        yield
        self.seconds[step] = time.process_time() - start


class Boxes:
    """Boxes of known size to frames: nodes are built and laid out, and then laid out in another width. Of peers that can change a box, one in the
    middle becomes wider."""

    def __init__(self, peer, count):
        self.peer, self.sizes = peer, workload.boxes(count)

    def open(self):
        return None

    def run(self, _, clock):
        result = laid_out(lambda: self.peer.Rows(self.sizes), clock)
        if hasattr(result.kept, "change"):
            middle = len(self.sizes) // 2
            with clock("changed"):
                result.kept.change(middle, self.sizes[middle][0] + 1)
                result.kept.frames(workload.OTHER_WIDTH)
        return result


class Nested:
    """Flows in flows to frames, and in another width; the last step is that layout alone, without what a program reads of it."""

    def __init__(self, peer, depth):
        self.peer, self.nest = peer, workload.nest(depth)

    def open(self):
        return None

    def run(self, _, clock):
        with clock("first"):
            nest = self.peer.Nest(self.nest)
            nest.lay_out(workload.NEST_WIDTH)
            answers = nest.frames().tobytes()
        with clock("other"):
            nest.lay_out(workload.OTHER_NEST_WIDTH)
            more = nest.frames().tobytes()
        with clock("alone"):
            nest.lay_out(workload.NEST_WIDTH)
        return Result(answers + more, nest)


class Labels:
    """Labels to widths: all of them for the first time, and once more."""

    def __init__(self, peer, count):
        self.peer, self.labels = peer, workload.labels(count)

    def open(self):
        """A measurer that knows none of the labels, but has opened its font: no label is this letter."""
        measurer = self.peer.Measurer()
        measurer.widths(["a"])
        return measurer

    def run(self, measurer, clock):
        with clock("first"):
            widths = measurer.widths(self.labels)
        with clock("again"):
            measurer.widths(self.labels)
        return Result(widths.tobytes(), measurer)


class Unseen(Labels):
    """The same with words that were made up, hardly any of which is in two labels."""

    def __init__(self, peer, count):
        self.peer, self.labels = peer, workload.unseen(count)


class Chips(Labels):
    """Labels to the frames of chips: all for the first time, in another width, and once more from the labels."""

    def run(self, measurer, clock):
        result = laid_out(lambda: self.peer.chips(self.labels, measurer), clock)
        with clock("again"):
            more = self.peer.chips(self.labels, measurer)
            more.frames(workload.WIDTH)
        Result(b"", more).free()
        return result


def laid_out(make, clock):
    """Makes rows and lays them out, and lays them out in another width."""
    with clock("first"):
        rows = make()
        frames = rows.frames(workload.WIDTH)
    answers = frames.tobytes()
    with clock("other"):
        frames = rows.frames(workload.OTHER_WIDTH)
    return Result(answers + frames.tobytes(), rows)


class Result:
    """The answers of a run as doubles, and what a program would keep to lay out again."""

    def __init__(self, answers, kept):
        self.answers, self.kept = answers, kept

    def free(self):
        """Frees them, before the next run is timed."""
        if hasattr(self.kept, "free"):
            self.kept.free()
        self.answers = self.kept = None
        gc.collect()


TASKS = {"boxes": Boxes, "nested": Nested, "labels": Labels, "unseen": Unseen, "chips": Chips}
