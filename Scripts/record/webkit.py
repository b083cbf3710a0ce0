#!/usr/bin/env python3
"""Records texts, rows of chips and segmented controls in WebKitGTK: Scripts/record/webkit.py [--output FILE]

WebKitGTK rounds the advances of hinted glyphs, so that its texts are not those of other systems. Here they are in a font whose advances are
whole pixels at the sizes of the texts, TestSteps.ttf. Records the width of each text on one line, the place of the first character of every
line at a width, the number of chips in each row at widths near a break, and the boxes of segments and of their labels. The default output
is Tests/Interfaces/PickerLayoutTests/Fixtures/webkit.json.gz.

Needs Debian's webkit2gtk-driver, PyPI's selenium and websocket-client, and a display, as of `xvfb-run`.
"""

import gzip
import json
import pathlib
import random
import tempfile

import rows
import segments
from browsers import LISTS, ROOT, output, page

from browser.webkit import WebKit

OUTPUT = LISTS.parent / "webkit.json.gz"
FONT = ROOT / "Tests/Fonts/PickerShapingTests/Fixtures/fonts/TestSteps.ttf"
FAMILY = "Test Steps"
SIZES = [8, 16, 24, 32]
LANGUAGES = {
    "en": ("ltr", """
        tea Tea coffee Coffee Tonic Tokyo half-open AVA VAVA fika five offer cliff flour, Lemon. L'eau (iced) 12 340 1,024 A B
        afternoon Vanilla extra cup/mug for. four. stiffness well-being; why? no! e-mail Toffee Tee oat milk sugar
    """),
    "de": ("ltr", "Grüner Tee Kaffee mit Schlagsahne, Größe über Straßenbahnhaltestelle Öl Ähre zwölf fünf Äpfel Töne"),
    "he": ("rtl", "תה ירוק קפה שחור עם חלב, סוכר לימון ונענע חם קר גדול 12 כוסות"),
}
# Names, weights and lines as the page shows them, with the first character of each line.
TEXTS = """
window.texts = item => {
  const box = document.getElementById('box');
  box.lang = item.language;
  box.dir = item.direction;
  box.style.cssText = `font: ${item.size}px ${JSON.stringify(item.families[0])}; letter-spacing: ${item.spacing}px`;
  box.replaceChildren(...item.texts.flatMap(text => ['nowrap', 'normal'].map(wrap => {
    const line = document.createElement('div'), label = document.createElement('span');
    label.textContent = text;
    line.append(label);
    line.style.cssText = `white-space: ${wrap}; overflow-wrap: anywhere; width: ${item.width}px`;
    return line;
  })));
  const range = document.createRange();
  const starts = text => {
    const found = [];
    let last = null;
    for (let place = 0; place < text.length; place++) {
      if (text.data[place] === ' ') continue;
      range.setStart(text, place);
      range.setEnd(text, place + 1);
      // The first character of a line may have an empty box at the end of the line before.
      const { top } = [...range.getClientRects()].at(-1);
      if (top !== last) found.push(place);
      last = top;
    }
    return found;
  };
  const lines = [...box.children];
  return {
    widths: lines.filter((_, place) => place % 2 === 0).map(line => line.firstChild.getBoundingClientRect().width),
    starts: lines.filter((_, place) => place % 2 === 1).map(line => starts(line.firstChild.firstChild)),
    heights: lines.filter((_, place) => place % 2 === 1).map(line => line.getBoundingClientRect().height),
  };
};
0
"""


def label(draw, words, most):
    return " ".join(draw.choice(words) for _ in range(draw.randint(1, most)))


def styles(draw, count):
    """Languages with their words, and a font."""
    for _ in range(count):
        language = draw.choice(["en", "en", "de", "he"])
        direction, words = LANGUAGES[language]
        yield words.split(), {
            "language": language, "direction": direction, "families": [FAMILY], "size": draw.choice(SIZES), "weight": 400}


def texts(draw):
    for words, style in styles(draw, 200):
        yield style | {
            "spacing": draw.choice([0, 0, 1, -1]), "width": draw.randint(4 * style["size"], 24 * style["size"]) + draw.choice([0, 0.25, 0.5]),
            "texts": [label(draw, words, 9) for _ in range(5)]}


def lists(draw):
    for words, style in styles(draw, 300):
        yield style | {
            "padding": draw.choice([4, 7.3, 8, 10.25, 12]), "border": draw.choice([0, 1, 1.5, 2]), "gap": draw.choice([0, 4, 6.4, 8, 12]),
            "names": list(dict.fromkeys(label(draw, words, 2) for _ in range(draw.randint(4, 20))))}


def controls(draw):
    for words, style in styles(draw, 200):
        yield style | {
            "padding": [draw.choice([4, 6.3, 8]), draw.choice([8, 10.25, 12.7, 16])], "inset": draw.choice([0, 2.6, 4]),
            "gap": draw.choice([0, 1, 4, 6.4, 8]), "distribution": draw.choice(["equal", "content"]),
            "names": list(dict.fromkeys(label(draw, words, 2) for _ in range(draw.randint(2, 7))))}


def record(tab):
    draw = random.Random("webkit")
    recorded = {"texts": list(texts(draw)), "rows": list(lists(draw)), "segments": list(controls(draw))}

    def run(setup):
        tab.evaluate(f"(() => {{ return eval({json.dumps(setup)}) }})()")

    def ask(function, cases):
        return tab.evaluate(f"{json.dumps(cases)}.map({function})")

    tab.evaluate("Promise.all([...document.fonts].map(face => face.load())).then(() => 0)")
    run(TEXTS)
    for case, answer in zip(recorded["texts"], ask("texts", recorded["texts"])):
        case.update(answer)
    run(rows.SETUP)
    for case, sizes in zip(recorded["rows"], ask("sizes", recorded["rows"])):
        case["widths"] = list(rows.widths(draw, case, sizes))
    for case, answer in zip(recorded["rows"], ask("rows", recorded["rows"])):
        case["rows"] = {"webkit": answer}
    run(segments.SETUP)
    for case, sizes in zip(recorded["segments"], ask("sizes", recorded["segments"])):
        case["width"] = segments.width(draw, case, sizes)
    for case, answer in zip(recorded["segments"], ask("frames", recorded["segments"])):
        case["frames"] = {"webkit": [[round(number, 5) for number in each] for each in answer]}
    return recorded


def main():
    target = output(OUTPUT, __doc__)
    with tempfile.NamedTemporaryFile("w", suffix=".html") as file, WebKit(timeout=300) as browser:
        file.write(page({FAMILY: [("400", FONT)]}))
        file.flush()
        recorded = {"browser": browser.version} | record(browser.page(pathlib.Path(file.name).as_uri(), 2000, 1200))
    data = json.dumps(recorded, ensure_ascii=False, separators=(",", ":")) + "\n"
    target.write_bytes(gzip.compress(data.encode(), 9, mtime=0))


if __name__ == "__main__":
    main()
