#!/usr/bin/env python3
"""Records how Chromium balances boxes among a number of lines: Scripts/record/line_counts.py

Writes Tests/Core/PickerSolverTests/Fixtures/line_counts.json: 500 random rows of boxes with `flex-wrap: balance` and
`flex-line-count`, the width of the container, and the number of boxes on each line. Needs Debian's chromium.
"""

import json
import random

from recording import ROOT, lines, opened
from browser.chromium import Chromium

OUTPUT = ROOT / "Tests/Core/PickerSolverTests/Fixtures/line_counts.json"
SCRIPT = """
(({widths, gap, width, lines}) => {
  const box = document.querySelector('div');
  box.style = `gap:${gap}px;flex-line-count:${lines};width:${width === null ? 'max-content' : width + 'px'}`;
  box.innerHTML = widths.map(each => `<i style="width:${each}px"></i>`).join('');
  const counts = {};
  for (const item of box.children) counts[item.offsetTop] = (counts[item.offsetTop] ?? 0) + 1;
  return [box.getBoundingClientRect().width, Object.values(counts)];
})(%s)
"""


def case(chance):
    widths = [chance.randint(4, 90) for _ in range(chance.randint(1, 16))]
    return {
        "widths": widths, "gap": chance.choice([0, 0, 3, 8]), "lines": chance.randint(1, 8),
        "width": None if chance.random() < 0.2 else chance.randint(60, 600)}


def main():
    chance = random.Random(44)
    cases = [case(chance) for _ in range(500)]
    page = (
        "<!doctype html><style>div{position:relative;display:flex;flex-wrap:balance}"
        "i{flex:none;height:10px}</style><div></div>")
    with Chromium() as chromium, opened(chromium, page) as tab:
        for each in cases:
            each["size"], each["counts"] = tab.evaluate(SCRIPT % json.dumps(each))
    OUTPUT.write_text("[\n" + lines(cases) + "\n]\n")


if __name__ == "__main__":
    main()
