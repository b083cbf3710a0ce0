#!/usr/bin/env python3
"""Records the segments of 500 segmented controls, and their labels, in Chromium and Firefox: Scripts/record/segments.py [--output FILE]

Each control has some of the names of countries of `Tests/PickerLayoutTests/Fixtures/lists.json`, and a font, padding, gap, width
and distribution of its own; no name is too wide for its segment. Records for each browser the x, y, width and height of every segment, and
the x and the width of its label. The default output is Tests/PickerLayoutTests/Fixtures/segments.json.gz.

Needs Debian's chromium and firefox-esr, and PyPI's websocket-client.
"""

import gzip
import json
import pathlib
import random
import sys
import tempfile

SCRIPTS = pathlib.Path(__file__).resolve().parents[1]
sys.path[:0] = [str(SCRIPTS), str(SCRIPTS / "record")]

from browser.chromium import Chromium  # noqa: E402
from browser.firefox import Firefox  # noqa: E402
from browsers import LISTS, output, page, version  # noqa: E402

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
    target = output(OUTPUT, __doc__)
    with tempfile.NamedTemporaryFile("w", suffix=".html") as file, Chromium(timeout=300) as chromium, \
            Firefox(timeout=300) as firefox:
        file.write(page())
        file.flush()
        tabs = [browser.page(pathlib.Path(file.name).as_uri(), 2000, 1200) for browser in (chromium, firefox)]
        versions = {"chromium": chromium.call("Browser.getVersion")["product"], "firefox": version(firefox)}
        for tab in tabs:
            tab.evaluate(f"(() => {{ return eval({json.dumps(SETUP)}) }})()")
        draw, cases = random.Random("widths"), list(controls())
        natural = [tab.evaluate(f"{json.dumps(cases)}.map(sizes)") for tab in tabs]
        for case, *sizes in zip(cases, *natural):
            case["width"] = width(draw, case, [max(pair) for pair in zip(*sizes)])
        answers = [tab.evaluate(f"{json.dumps(cases)}.map(frames)") for tab in tabs]
    for case, *frames in zip(cases, *answers):
        case["frames"] = {
            name: [[round(number, 5) for number in each] for each in found] for name, found in zip(versions, frames)}
    lines = ",\n".join(json.dumps(each, ensure_ascii=False, separators=(",", ":")) for each in cases)
    data = f'{{"browsers":{json.dumps(versions)},"cases":[\n{lines}\n]}}\n'.encode()
    target.write_bytes(gzip.compress(data, 9, mtime=0))


if __name__ == "__main__":
    main()
