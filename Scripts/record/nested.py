#!/usr/bin/env python3
"""Records the boxes of nested flows in Chromium, Firefox or WebKitGTK.

    python3 Scripts/record/nested.py [--browser firefox|webkit] [--seed 7] [--count 1000] [--depth 5] [--scale 64] [--last] [--output FILE]

Makes random flows whose items are boxes, texts, controls, or flows again, converts each to CSS flex containers, and writes them with the
border boxes that the browser gives every item, in the order of the document. Texts are inline boxes of given widths, so that no font is
involved; chips are boxes with a gap that wrap, and all other controls a box that does not. Chromium truncates every length to 1/64 px, so it
lays out the documents magnified, and the answers are divided by the scale. With --last, many are aligned by their last baselines. Needs
Debian's chromium; or firefox-esr and PyPI's websocket-client; or webkit2gtk-driver, PyPI's selenium and a display. The default
output is the fixture of NestedTests.
"""

import argparse
import gzip
import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Scripts/record"))
sys.path.insert(0, str(ROOT / "Scripts"))

import flow  # noqa: E402

FIXTURE = ROOT / "Tests/Core/PickerSolverTests/Fixtures/nested.json.gz"
KEYWORDS = {"minContent": "min-content", "maxContent": "max-content", "fitContent": "fit-content"}
ALIGN = ["start", "center", "end", "baseline", "stretch"]


class Nests(flow.Documents):
    """Random nested flows. Only the outermost column wraps; an inner one is as wide as Chromium makes it by rules of its own."""

    def root(self, depth):
        document = self.nest(depth)
        document.update(self.size(0.9, 0.5))
        if document["axis"] == "vertical" and "height" in document and self.often(0.2):
            document["wrap"] = self.chance.choice(["wrap", "wrapReverse"])
        if "width" not in document:
            document["wrap"] = "nowrap"
        if "width" in document and document["width"] < 100:
            document["width"] += 100
        return document

    def size(self, wide, high):
        size = {}
        if self.often(wide):
            size["width"] = self.length(60, 400)
        if self.often(high):
            size["height"] = self.length(40, 300)
        return size

    def nest(self, depth):
        document = {
            "type": "flow", "axis": self.chance.choice(["horizontal", "vertical"]),
            "wrap": self.chance.choice(["nowrap", "nowrap", "wrap", "wrapReverse"]),
            "justify": self.chance.choice(flow.JUSTIFY),
            "align": self.chance.choice(ALIGN + ["stretch"] * 3),
            "alignLines": self.chance.choice(flow.JUSTIFY + ["stretch"] * 3),
            "spacing": self.chance.choice([0, 0, 4, {"item": 3, "line": 5}]),
        }
        if document["axis"] == "vertical":
            if document["align"] == "baseline":
                document["align"] = "start"
            document["wrap"] = "nowrap"
        if self.often(0.15):
            document["reversed"] = True
        if self.often(0.15):
            document["direction"] = "rtl"
        if self.often(0.3):
            document["padding"] = self.chance.choice([4, {"top": 3, "leading": 7, "trailing": 1}])
        vertical = document["axis"] == "vertical"
        document["items"] = [self.content(depth, vertical) for _ in range(self.chance.randint(1, 4))]
        return document

    def content(self, depth, vertical):
        if depth > 1 and self.often(0.5):
            item = self.nest(depth - 1)
            item.update(self.size(0.12, 0.12))
        elif self.often(0.7):
            item = self.chance.choice([self.text, self.text, self.chips, self.control])()
            item.update(self.size(0.08, 0.08))
        else:
            item = {"width": self.length(5, 90), "height": self.length(5, 50)}
        self.flex(item, vertical)
        return item

    def text(self):
        return {"words": [self.length(5, 40) for _ in range(self.chance.randint(1, 7))], "line": self.chance.choice([8, 10, 14])}

    def chips(self):
        return {"words": [self.length(20, 70) for _ in range(self.chance.randint(1, 6))], "line": self.chance.choice([12, 16]),
                "gap": self.chance.choice([2, 4.5])}

    def control(self):
        """A segmented control, for instance, is not narrower than its content."""
        return {"words": [self.length(40, 150)], "line": self.chance.choice([12, 16])}

    def flex(self, item, vertical):
        for key, low, high in (("minWidth", 5, 60), ("maxWidth", 20, 120),
                               ("minHeight", 5, 40), ("maxHeight", 10, 90)):
            if self.often(0.06):
                item[key] = self.length(low, high)
        if len(item) > 2 or "words" in item:
            for key in ("minWidth", "minHeight"):
                if key not in item and self.often(0.8):
                    item[key] = "auto"
            for key, share in (("width", 0.08), ("maxWidth", 0.03), ("minWidth", 0.04), ("basis", 0.06)):
                if self.often(share):
                    item[key] = self.chance.choice(list(KEYWORDS)[:2 if key.startswith("m") else 3])
        if self.often(0.05):
            item["width"] = self.percentage()
        if self.often(0.04):
            item["height"] = self.percentage()
        if self.often(0.3):
            item["grow"] = self.chance.choice([0.5, 1, 1, 2])
        if self.often(0.15):
            item["shrink"] = self.chance.choice([0, 0.5, 2])
        if self.often(0.1):
            item["basis"] = self.chance.choice([0, 0, self.length(0, 80)])
        if self.often(0.15):
            item["margin"] = self.chance.choice([3, {"leading": 5, "top": 2}, {"bottom": 4}])
        if self.often(0.05):
            item["margin"] = self.chance.choice(["auto", {"leading": "auto"}, {"top": "auto"}])
        if self.often(0.2):
            item["alignSelf"] = self.chance.choice([word for word in ALIGN if not vertical or word != "baseline"])
        if self.often(0.04):
            item["order"] = self.chance.randint(-1, 1)


def magnified(value, scale, key=""):
    """A document with all its lengths multiplied."""
    if isinstance(value, dict):
        return {name: magnified(part, scale, name) for name, part in value.items()}
    if isinstance(value, list):
        return [magnified(part, scale, key) for part in value]
    return value if isinstance(value, (str, bool)) or key in ("grow", "shrink", "order") else round(value * scale, 6)


def with_last_baselines(document, chance):
    """Aligns many flows and items by their last baselines."""
    for key in ("align", "alignSelf"):
        if key in document and chance.random() < (0.8 if document[key] == "baseline" else 0.3):
            document[key] = "last baseline"
    for item in document.get("items", []):
        with_last_baselines(item, chance)


def style(item, direction):
    """The style of an item in a container of a direction."""
    keys = {key: KEYWORDS.get(value, value) if isinstance(value, str) else value
            for key, value in item.items() if key not in ("align", "type")}
    if "alignSelf" in item:
        keys["align"] = item["alignSelf"]
    plain = {key: value for key, value in keys.items() if value not in KEYWORDS.values() and value != "auto"
             or key == "margin"}
    css = [flow.item_style(plain, direction)]
    css += [f"{name}:{keys[key]}" for key, name in (
        ("width", "width"), ("minWidth", "min-width"), ("maxWidth", "max-width"), ("minHeight", "min-height"),
        ("basis", "flex-basis")) if key in keys and key not in plain]
    return ";".join(part for part in css if part)


def element(item, direction):
    own = style(item, direction)
    if "words" in item:
        words = "".join(f'<s style="width:{width}px;height:{item["line"]}px"></s>' for width in item["words"])
        kind = f'class=c style="gap:{item["gap"]}px;{own}"' if "gap" in item else f'class=w style="{own}"'
        return f"<i {kind}>{words}</i>"
    if item.get("type") != "flow":
        return f'<i style="{own}"></i>'
    inner = item.get("direction", "ltr")
    items = "".join(element(child, inner) for child in item["items"])
    container = [part for part in flow.container_style(item).split(";")
                 if not part.startswith(("width:", "height:"))]
    return f'<i style="display:flex;{";".join(container)};{own}">{items}</i>'


def page(documents):
    rows = "".join(
        '<p><b style="{}">{}</b></p>'.format(
            flow.container_style(document),
            "".join(element(item, document.get("direction", "ltr")) for item in document["items"]))
        for document in documents)
    return (
        "<!doctype html><meta charset=utf-8><style>p{position:relative;height:400px;margin:0}"
        "b{position:absolute;left:3000px;top:0;display:flex;box-sizing:border-box}"
        "i{box-sizing:border-box;min-width:0;min-height:0;display:block}"
        ".w{font-size:0;line-height:0;direction:ltr}s{display:inline-block}"
        ".c{display:flex;flex-wrap:wrap;align-content:flex-start}.c s{flex:none}</style>" + rows)


MEASURE = """
JSON.stringify([...document.querySelectorAll('b')].map(box => {
  const origin = box.getBoundingClientRect();
  return [[origin.width, origin.height], [...box.querySelectorAll('i')].map(item => {
    const rect = item.getBoundingClientRect();
    return [rect.x - origin.x, rect.y - origin.y, rect.width, rect.height];
  })];
}))
"""


def record(browser, documents, scale):
    """The answers for some documents; few on a page, whose coordinates are then exact."""
    answers, count = [], max(1, flow.page_length(browser) // scale)
    path = ROOT / ".build/record_nested.html"
    path.parent.mkdir(exist_ok=True)
    for start in range(0, len(documents), count):
        path.write_text(page(magnified(documents[start:start + count], scale)))
        answers += json.loads(browser.page(path.as_uri(), width=8000, height=600).evaluate(MEASURE))
        path.unlink()
    return [magnified(answer, 1 / scale) for answer in answers]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--browser", choices=["chromium", "firefox", "webkit"], default="chromium")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--depth", type=int, default=5)
    parser.add_argument("--scale", type=int, default=64)
    parser.add_argument("--last", action="store_true")
    parser.add_argument("--output", type=Path, default=FIXTURE)
    options = parser.parse_args()
    source = Nests(options.seed)
    documents = [source.root(source.chance.randint(2, options.depth)) for _ in range(options.count)]
    if options.last:
        for document in documents:
            with_last_baselines(document, source.chance)
    with flow.opened(options.browser) as browser:
        answers = record(browser, documents, options.scale)
    cases = [{"document": document, "size": size, "frames": frames}
             for document, (size, frames) in zip(documents, answers)]
    lines = ",\n".join(json.dumps(case, separators=(",", ":")) for case in cases)
    options.output.write_bytes(gzip.compress(f"[\n{lines}\n]\n".encode(), mtime=0))
    print(f"{len(cases)} cases in {options.output}")


if __name__ == "__main__":
    main()
