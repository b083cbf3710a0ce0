#!/usr/bin/env python3
"""Records how wide texts are with `font-size-adjust`, and in bold that no face has, in Chromium and Firefox.

Some of the names of countries of `Tests/Interfaces/PickerLayoutTests/Fixtures/lists.json`, each in three sizes and two weights. Records widths in
layout units, 1/64 px in Chromium and 1/60 px in Firefox. The default output is Tests/Interfaces/PickerLayoutTests/Fixtures/adjusted.json.gz.

    Scripts/record/adjusted.py [--output FILE]

Needs Debian's chromium and firefox-esr, and PyPI's websocket-client.
"""

import itertools
import json
import random

from browsers import LISTS, output, record_fitted

OUTPUT = LISTS.parent / "adjusted.json.gz"
LANGUAGES = ["de", "el", "ru", "ar", "he", "hi", "th", "ja", "zh_CN"]
COUNT = 12
SETUP = """
window.measured = item => {
  const box = document.getElementById('box');
  box.lang = item.language;
  box.dir = item.direction;
  box.style.cssText = `font: ${item.weight} ${item.size}px ${item.families.map(each => JSON.stringify(each)).join(', ')};` +
    `font-size-adjust: ${item.adjust}; font-synthesis: weight style`;
  box.replaceChildren(...item.texts.map(text => {
    const line = document.createElement('div'), label = document.createElement('span');
    label.textContent = text;
    line.append(label);
    return line;
  }));
  return [...box.children].map(line => line.firstChild.getBoundingClientRect().width);
};
window.sizes = () => [];
window.widths = item => {
  const units = navigator.userAgent.includes('Firefox') ? 60 : 64;
  // Coordinates of single precision are rounded.
  return measured(item).map(width => Math.round(width * units));
};
Promise.all([...document.fonts].map(face => face.load())).then(() => 0)
"""


def cases():
    draw = random.Random("adjusted")
    for case in json.loads(LISTS.read_text())["cases"]:
        if case["language"] not in LANGUAGES:
            continue
        for size, weight, adjust in itertools.product([11, 16, 24], [400, 700], ["none", "from-font", 0.4, 0.5, 0.62]):
            # Firefox sets Thai in 13 px at least.
            yield {
                "language": case["language"].replace("_", "-"), "direction": case["direction"],
                "families": [face["family"] for face in case["fonts"]], "weight": weight, "adjust": adjust,
                "size": 14 if case["language"] == "th" and size == 11 else size, "texts": draw.sample(case["names"], COUNT)}


def main():
    record_fitted(output(OUTPUT, __doc__), list(cases()), SETUP, lambda case, sizes: None, "widths")


if __name__ == "__main__":
    main()
