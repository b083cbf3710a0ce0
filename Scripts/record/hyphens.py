#!/usr/bin/env python3
"""Records where Chromium breaks texts with soft hyphens: Scripts/record/hyphens.py

Writes Tests/Fonts/PickerShapingTests/Fixtures/hyphens.json: for each text, the UTF-8 offset of the first character of
every line, at each width. Soft hyphens are written as "|" in the texts below.

Needs Debian's chromium.
"""

import json

from recording import ROOT, font_face, lines, opened, utf8
from browser.chromium import Chromium

OUTPUT = ROOT / "Tests/Fonts/PickerShapingTests/Fixtures/hyphens.json"
FONTS = {"F0": "Inter/InterVariable.ttf", "F1": "NotoSansHebrew/NotoSansHebrew-Regular.ttf"}
WIDTHS = [each / 4 for each in range(40, 900, 9)]
TEXTS = [
    "Donau|dampf|schiff|fahrts|gesell|schaft", "Die Donau|dampf|schiff|fahrt macht eine letzte Fahrt",
    "Acces|si|bil|i|ty set|tings", "Noti|fi|ca|tions and sounds", "a|b|c|d|e|f|g", "in|ter|na|tion|al|i|za|tion",
    "Straßen|bahn|halte|stelle|n|verzeichnis", "AV|AT|AR To|ky|o", "semi-|detached half|-hearted", "end| of a |word|",
    "пере|нос слов по сло|гам", "שלום| עול|ם ומלוא|ה", "(paren|theses), “quo|tation” 12|34|56", "one| two||three",
    "wi|ll it i|t i|i|i|i|i|i", "Überraschungs|ei, ÜBER|RASCHUNG", "fi|fl|ffi office",
]
SCRIPT = """
(() => {
  const box = document.getElementById('box'), text = %s;
  box.textContent = text;
  const node = box.firstChild, range = document.createRange();
  return %s.map(width => {
    box.style.width = width + 'px';
    const starts = [0];
    let top = null;
    for (let at = 0; at < text.length; at++) {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const rects = [...range.getClientRects()].filter(each => each.width > 0);
      if (text[at] === '\\u00AD' || text[at] === ' ' || rects.length === 0) continue;
      // A hyphen that ends the line before has the first rectangle.
      const here = rects[rects.length - 1].top;
      if (top !== null && here > top + 5) starts.push(at);
      top = here;
    }
    return starts;
  });
})()
"""


def page():
    rules = "".join(font_face(name, file) for name, file in FONTS.items())
    return (
        f"<!doctype html><meta charset=utf-8><style>{rules} #box {{ font: 16px/20px {', '.join(FONTS)};"
        " text-rendering: geometricPrecision; overflow-wrap: anywhere }</style><div id=box dir=auto>text שלום</div>")


def broken(tab, text):
    """The UTF-8 offsets at which lines begin, at each width."""
    found = tab.evaluate(SCRIPT % (json.dumps(text), json.dumps(WIDTHS)))
    return [utf8(text, starts) for starts in found]


def main():
    with Chromium() as chromium, opened(chromium, page()) as tab:
        version = chromium.call("Browser.getVersion")["product"]
        texts = [each.replace("|", "\u00AD") for each in TEXTS]
        cases = [{"text": text, "lines": broken(tab, text)} for text in texts]
    head = json.dumps({"browser": version, "widths": WIDTHS})
    OUTPUT.write_text(head[:-1] + ',\n"cases": [\n' + lines(cases) + "\n]}\n")


if __name__ == "__main__":
    main()
