#!/usr/bin/env python3
"""Records the rows of 1,000 lists of chips in Chromium and Firefox, where they are about to break: Scripts/record/rows.py [--output FILE]

Each list has some of the names of countries of `Tests/Interfaces/PickerLayoutTests/Fixtures/lists.json`, a font, padding, border and
gap of its own, and 20 widths: ten that are within 1/32 px of what some of its first chips need in Chromium, and ten of what
they need in Firefox. Records the lists, and the number of chips in each row of each browser. The default output is
Tests/Interfaces/PickerLayoutTests/Fixtures/rows.json.gz.

Needs Debian's chromium and firefox-esr, and PyPI's websocket-client.
"""

import json
import random

from browsers import LISTS, output, record_fitted

OUTPUT = LISTS.parent / "rows.json.gz"
COUNT = 1000
SETUP = """
window.show = list => {
  const box = document.getElementById('box');
  box.lang = list.language;
  box.dir = list.direction;
  box.style.cssText = `display: flex; flex-wrap: wrap; box-sizing: border-box; gap: ${list.gap}px;` +
    `font: ${list.weight} ${list.size}px ${list.families.map(each => JSON.stringify(each)).join(', ')}`;
  box.replaceChildren(...list.names.map(text => {
    const chip = document.createElement('div');
    chip.textContent = text;
    chip.style.cssText = `white-space: nowrap; flex-shrink: 0; border: ${list.border}px solid; padding: ${list.padding}px`;
    return chip;
  }));
  return box;
};
window.sizes = list => {
  const box = show(list);
  box.style.width = '100000px';
  return [...box.children].map(chip => chip.getBoundingClientRect().width);
};
window.rows = list => {
  const box = show(list);
  return list.widths.map(width => {
    box.style.width = width + 'px';
    const counts = [];
    let top = null;
    for (const chip of box.children) {
      const here = chip.getBoundingClientRect().top;
      if (here !== top) { counts.push(0); top = here; }
      counts[counts.length - 1] += 1;
    }
    return counts;
  });
};
Promise.all([...document.fonts].map(face => face.load())).then(() => 0)
"""


def lists():
    draw = random.Random("rows")
    cases = json.loads(LISTS.read_text())["cases"]
    for _ in range(COUNT):
        case = draw.choice(cases)
        # Firefox sets Thai in 13 px at least.
        size = draw.choice([13, 14, 15, 16, 17.6, 18, 20] if case["language"] == "th" else [11, 12, 13, 14, 15, 16, 17.6, 18, 20])
        # The bundled face for Chinese has one weight.
        yield {
            "language": case["language"].replace("_", "-"), "direction": case["direction"],
            "families": [face["family"] for face in case["fonts"]], "size": size, "weight": draw.choice([400, 500, 600, 700]),
            "padding": draw.choice([4, 7.3, 8, 10.25, 12]), "border": draw.choice([0, 1, 1.5, 2]),
            "gap": draw.choice([0, 4, 6.4, 8, 12]), "names": draw.sample(case["names"], draw.randint(4, 24))}


def widths(draw, listed, sizes):
    """Ten widths near the sum of the first chips."""
    for _ in range(10):
        count = draw.randint(1, len(sizes) - 1)
        yield round(sum(sizes[:count]) + (count - 1) * listed["gap"] + draw.uniform(-1, 1) / 32, 4)


def main():
    draw = random.Random("widths")

    def fit(case, sizes):
        case["widths"] = [width for each in sizes for width in widths(draw, case, each)]

    record_fitted(output(OUTPUT, __doc__), list(lists()), SETUP, fit, "rows")


if __name__ == "__main__":
    main()
