#!/usr/bin/env python3
"""Records the segments of 500 segmented controls, and their labels, in Chromium and Firefox: Scripts/record/segments.py [--output FILE]

Each control has some of the names of countries of `Tests/Interfaces/PickerLayoutTests/Fixtures/lists.json`, and a font, padding, gap, width
and distribution of its own; no name is too wide for its segment. Records for each browser the x, y, width and height of every segment, and
the x and the width of its label. The default output is Tests/Interfaces/PickerLayoutTests/Fixtures/segments.json.gz.

Needs Debian's chromium and firefox-esr, and PyPI's websocket-client.
"""

import json
import random

from browsers import LISTS, output, record_fitted

OUTPUT = LISTS.parent / "segments.json.gz"
COUNT = 500
SETUP = """
window.show = control => {
  const box = document.getElementById('box');
  box.lang = control.language;
  box.dir = control.direction;
  box.style.cssText = `display: flex; box-sizing: border-box; gap: ${control.gap}px; padding: ${control.inset}px;` +
    `font: ${control.weight} ${control.size}px ${control.families.map(each => JSON.stringify(each)).join(', ')}`;
  box.style.width = control.width === undefined ? '100000px' : control.width + 'px';
  const flex = control.width === undefined ? 'none' : control.distribution === 'equal' ? '1 1 0' : '1 1 auto';
  box.replaceChildren(...control.names.map(text => {
    const segment = document.createElement('div'), label = document.createElement('span');
    label.textContent = text;
    segment.append(label);
    segment.style.cssText = `flex: ${flex}; min-width: 0; white-space: nowrap; text-align: center;` +
      `padding: ${control.padding[0]}px ${control.padding[1]}px`;
    return segment;
  }));
  return box;
};
window.sizes = control => [...show(control).children].map(segment => segment.getBoundingClientRect().width);
window.frames = control => {
  const box = show(control), origin = box.getBoundingClientRect();
  return [...box.children].map(segment => {
    const outer = segment.getBoundingClientRect(), inner = segment.firstChild.getBoundingClientRect();
    return [outer.x - origin.x, outer.y - origin.y, outer.width, outer.height, inner.x - origin.x, inner.width];
  });
};
Promise.all([...document.fonts].map(face => face.load())).then(() => 0)
"""


def controls():
    draw = random.Random("segments")
    cases = json.loads(LISTS.read_text())["cases"]
    for _ in range(COUNT):
        case = draw.choice(cases)
        # Firefox sets Thai in 13 px at least.
        sizes = [13, 14, 15, 16, 17.6] if case["language"] == "th" else [11, 12, 13, 14, 15, 16, 17.6]
        yield {
            "language": case["language"].replace("_", "-"), "direction": case["direction"],
            "families": [face["family"] for face in case["fonts"]], "size": draw.choice(sizes),
            "weight": draw.choice([400, 500, 600]), "padding": [draw.choice([4, 6.3, 8]), draw.choice([8, 10.25, 12.7, 16])],
            "inset": draw.choice([0, 2.6, 4]), "gap": draw.choice([0, 1, 4, 6.4, 8]),
            "distribution": draw.choice(["equal", "content"]), "names": draw.sample(case["names"], draw.randint(2, 7))}


def width(draw, control, sizes):
    """A width that has room for all labels."""
    needed = max(sizes) * len(sizes) if control["distribution"] == "equal" else sum(sizes)
    around = 2 * control["inset"] + (len(sizes) - 1) * control["gap"]
    return round(needed + around + draw.uniform(1, 120), draw.choice([0, 2]))


def main():
    draw = random.Random("widths")

    def fit(case, sizes):
        case["width"] = width(draw, case, [max(pair) for pair in zip(*sizes)])

    def shown(frames):
        return [[round(number, 5) for number in each] for each in frames]

    record_fitted(output(OUTPUT, __doc__), list(controls()), SETUP, fit, "frames", shown)


if __name__ == "__main__":
    main()
