"""Boxes as arrays, against documents of the same boxes."""

import math

import numpy as np
import pytest

import pickerlayout as pl

ROW = {"wrap": "wrap", "spacing": 8, "align": "start"}


def boxes(count, seed=4):
    random = np.random.default_rng(seed)
    return random.integers(20, 90, count).astype(float), random.integers(10, 40, count).astype(
        float
    )


def document_frames(items, width, **settings):
    tree = pl.layout({"type": "flow", "items": items, "width": width, **settings})
    return tree.frames[1:]


@pytest.mark.parametrize("count", [0, 1, 10, 1000])
def test_frames_are_those_of_a_document(count):
    widths, heights = boxes(count)
    items = [{"width": w, "height": h} for w, h in zip(widths, heights, strict=True)]
    flow = pl.Flow(widths=widths, heights=heights, width=320, **ROW)
    assert len(flow) == count
    for width in (320, 375, 200):
        expected = document_frames(items, width, **ROW)
        np.testing.assert_allclose(flow.frames(width=width), expected.reshape(-1, 4), atol=1e-4)
    assert flow.size[0] == 200
    np.testing.assert_array_equal(flow.frames(), flow.frames(width=320))
    infinite = flow.frames(width=math.inf)
    assert count == 0 or infinite[-1, 0] == pytest.approx(widths[:-1].sum() + 8 * (count - 1))


def test_columns_and_settings_are_those_of_documents():
    items = [
        {"width": 40, "height": 20, "margin": 3, "breakAfter": True},
        {"height": 10, "grow": 1, "basis": 0, "minWidth": 30, "align": "end"},
        {"width": 90, "height": 30, "shrink": 0, "maxWidth": 80, "baseline": 7},
        {"width": 50, "height": 12, "maxHeight": 9, "breakBefore": True},
    ]
    flow = pl.Flow(
        widths=[40, None, 90, 50],
        heights=[20, 10, 30, 12],
        margins=[[3] * 4, [0] * 4, [0] * 4, [0] * 4],
        grow=[0, 1, 0, 0],
        basis=[None, 0, None, None],
        shrink=[1, 1, 0, 1],
        min_widths=[None, 30, None, None],
        max_widths=[None, None, 80, None],
        max_heights=[None, None, None, 9],
        baselines=[math.nan, math.nan, 7, math.nan],
        align_self=[None, "end", None, None],
        break_before=[False, False, False, True],
        break_after=[True, False, False, False],
        width=200,
        height=150,
        padding=(1, 2, 3, 4),
        spacing=(5, 6),
        wrap="wrap",
        align="baseline",
        justify="spaceBetween",
        align_lines="center",
        direction="rtl",
        reversed=True,
    )
    settings = {
        "height": 150,
        "padding": {"top": 1, "leading": 2, "bottom": 3, "trailing": 4},
        "spacing": {"item": 5, "line": 6},
        "wrap": "wrap",
        "align": "baseline",
        "justify": "spaceBetween",
        "alignLines": "center",
        "direction": "rtl",
        "reversed": True,
    }
    np.testing.assert_allclose(flow.frames(), document_frames(items, 200, **settings), atol=1e-4)


def test_update_is_a_flow_of_the_changed_box():
    widths, heights = boxes(200)
    flow = pl.Flow(widths=widths, heights=heights, width=320, **ROW)
    for index, width, height in [(7, 61, 50), (0, 5, 5), (199, 80, 12), (-1, 0, 4)]:
        flow.update(index, width=width, height=height)
        widths[index], heights[index] = width, height
        again = pl.Flow(widths=widths, heights=heights, width=320, **ROW)
        np.testing.assert_array_equal(flow.frames(), again.frames())
    flow.update(3, margin=2, grow=1, break_before=True, align_self="end", baseline=3)
    assert flow.frames()[3, 0] == 2
    flow.update(3, break_before=False)
    assert flow.frames()[3, 0] > 2


def test_max_lines_hide_boxes():
    flow = pl.Flow(widths=[60] * 5, heights=10, width=130, wrap="wrap", max_lines=2)
    assert flow.frames().shape == (4, 4)
    assert flow.frames(width=60).shape == (2, 4)
    limited = pl.Flow(
        widths=[10] * 5, heights=10, width=130, wrap="wrap", max_items_per_line=2, align="start"
    )
    assert limited.frames()[:, 0].tolist() == [0, 10, 0, 10, 0]


class Words:
    """A text of ten letters a line, which is asked for with each width once."""

    def __init__(self):
        self.asked = []
        self.letters = [30, 12]

    def __call__(self, index, width):
        self.asked.append((index, width))
        letters = self.letters[index]
        columns = max(5, min(letters, width // 10 if width < math.inf else letters))
        return columns * 10, math.ceil(letters / columns) * 20, 15


def test_measure_gives_sizes_that_depend_on_the_width():
    words = Words()
    flow = pl.Flow(measure=words, grow=[0, 0], width=200, axis="vertical", align="start")
    assert flow.frames()[:, 2:].tolist() == [[200, 40], [120, 20]]
    assert flow.frames(width=100)[:, 2:].tolist() == [[100, 60], [100, 40]]
    assert len(words.asked) == len(set(words.asked))
    words.letters[0] = 10
    flow.update(0)
    assert flow.frames(width=100)[:, 2:].tolist() == [[100, 20], [100, 40]]


def test_some_boxes_are_measured():
    flow = pl.Flow(
        widths=[50, None], heights=[20, None], measured=[False, True], measure=lambda i, w: (30, 9)
    )
    assert flow.frames()[1].tolist() == [50, 0, 30, 20]
    flow.update(1, measured=False, content_width=12)
    assert flow.frames()[1, 2] == 12


def test_exception_of_measure_is_raised():
    def fails(index, width):
        raise KeyError(index)

    with pytest.raises(pl.MeasurerError, match="the measurer raised KeyError: 0") as caught:
        pl.Flow(measure=fails, grow=[0])
    assert isinstance(caught.value.__cause__, KeyError)
    with pytest.raises(pl.MeasurerError):
        pl.Flow(measure=lambda index, width: None, grow=[0])


@pytest.mark.parametrize(
    ("settings", "error", "message"),
    [
        ({}, TypeError, "at least one column must be a list"),
        ({"widths": 5}, TypeError, "at least one column must be a list"),
        ({"widths": [1], "widht": 5}, TypeError, "there is no setting 'widht' of a flow"),
        ({"widths": [1, -4]}, ValueError, r"widths\[1\] must be at least 0, is -4"),
        ({"widths": [1, 2], "heights": [1, 2, 3]}, ValueError, "heights must have one element"),
        ({"widths": [1, 1e9]}, pl.ArgumentError, r"items\[1\].width: must be at most"),
        ({"widths": [1], "shrink": [-1]}, ValueError, r"shrink\[0\] must be at least 0"),
        ({"widths": [1], "justify": "middle"}, ValueError, "justify must be one of auto, start"),
        ({"widths": [1], "align_self": "top"}, ValueError, "align_self must be one of auto"),
        ({"widths": [1], "max_lines": 0}, ValueError, "max_lines must be at least 1"),
        ({"widths": [1], "width": -2}, ValueError, "width must be at least 0, is -2"),
        ({"widths": [1], "spacing": -2}, pl.ArgumentError, "spacing: must be at least 0, is -2"),
        ({"widths": [1], "measure": 5}, TypeError, "measure must be a function, is int"),
        ({"widths": [1], "measured": True}, pl.ArgumentError, "needs a measurer"),
    ],
)
def test_wrong_settings_are_named(settings, error, message):
    with pytest.raises(error, match=message):
        pl.Flow(**settings)


def test_wrong_updates_change_nothing():
    flow = pl.Flow(widths=[10, 20], heights=5)
    before = flow.frames()
    with pytest.raises(IndexError, match="index must be -2 to 1, is 2"):
        flow.update(2, width=5)
    with pytest.raises(TypeError, match="there is no property 'widht' of a box"):
        flow.update(1, width=5, widht=5)
    with pytest.raises(ValueError, match="width must be at least 0, is -1"):
        flow.update(1, width=-1)
    with pytest.raises(pl.ArgumentError, match="must be at most"):
        flow.update(1, width=1e9)
    with pytest.raises(ValueError, match="width must be at least 0"):
        flow.frames(width=-3)
    np.testing.assert_array_equal(flow.frames(), before)
