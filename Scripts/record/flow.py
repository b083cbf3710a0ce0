#!/usr/bin/env python3
"""Records the boxes of flow and chips documents in Chromium, Firefox or WebKitGTK.

    python3 Scripts/record/flow.py [--browser firefox|webkit] [--seed 14] [--each 100] [--only FAMILY] [--output FILE]

Makes random documents of type `flow` and of type `chips`, a family for each group of keys, converts each
to a CSS flex container, and writes the documents with the border boxes that Chromium gives their items.
Chips have no text, only sizes. Needs Debian's chromium; or firefox-esr and PyPI's websocket-client; or webkit2gtk-driver, PyPI's
selenium and a display, as of `xvfb-run`. The other two have no balanced lines. The default output is the fixture of FlowOracleTests.
"""

import argparse
import gzip
import json
import random
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Scripts"))

from browser.chromium import Chromium  # noqa: E402

FIXTURE = ROOT / "Tests/Interfaces/PickerLayoutTests/Fixtures/flow-words.json.gz"

JUSTIFY = ["start", "center", "end", "spaceBetween", "spaceAround", "spaceEvenly"]
ALIGN = ["start", "center", "end", "baseline", "stretch"]
SAFE = [f"{safety} {word}" for safety in ("safe", "unsafe") for word in ("start", "center", "end")]
ROWS = ["top", "center", "bottom", "stretch"]
WRAPS = ["nowrap", "wrap", "wrapReverse", "balance", "balance wrapReverse"]


class Documents:
    """Random flow documents; each method but `make` adds the keys of one family."""

    def __init__(self, seed):
        self.chance = random.Random(seed)

    def often(self, share):
        return self.chance.random() < share

    def length(self, low, high):
        return self.chance.randint(low * 4, high * 4) / 4

    def percentage(self):
        return f"{self.chance.choice([0, 10, 12.5, 20, 25, 30, 40, 50, 60, 75, 100, 120])}%"

    def make(self, family):
        """A document with random values for the common keys, and the keys of `family`."""
        document = self.container()
        document["items"] = [self.item() for _ in range(self.chance.randint(1, 7))]
        for name in family.split("+"):
            getattr(self, name)(document)
        return document

    def container(self):
        vertical = self.often(0.3)
        document = {"type": "flow", "wrap": self.chance.choice(WRAPS[:3])}
        if vertical:
            document["axis"] = "vertical"
        if self.often(0.85):
            document["width"] = self.length(40, 260)
        if self.often(0.6):
            document["height"] = self.length(20, 200)
        if vertical and "height" not in document:
            document["wrap"] = "nowrap"
        if not vertical and "width" not in document:
            document["wrap"] = "nowrap"
        if self.often(0.25):
            document["reversed"] = True
        if self.often(0.25):
            document["direction"] = "rtl"
        document["spacing"] = self.chance.choice([0, 0, 4, {"item": 3, "line": 5}])
        document["justify"] = self.chance.choice(JUSTIFY)
        document["align"] = self.chance.choice(ALIGN[:3] + ALIGN[4:] if vertical else ALIGN)
        document["alignLines"] = self.chance.choice(JUSTIFY + ["stretch"])
        if self.often(0.3):
            document["padding"] = self.chance.choice([4, {"top": 3, "leading": 7, "trailing": 1}])
        return document

    def item(self):
        item = {}
        if self.often(0.85):
            item["width"] = self.length(5, 90)
        if self.often(0.6):
            item["height"] = self.length(5, 50)
        for key, low, high in (("minWidth", 5, 60), ("maxWidth", 20, 90),
                               ("minHeight", 5, 40), ("maxHeight", 10, 60)):
            if self.often(0.12):
                item[key] = self.length(low, high)
        if self.often(0.2):
            item["grow"] = self.chance.choice([0.5, 1, 2])
        if self.often(0.3):
            item["shrink"] = self.chance.choice([0, 0.5, 2])
        if self.often(0.15):
            item["basis"] = self.length(0, 80)
        if self.often(0.2):
            item["margin"] = self.chance.choice([3, {"leading": 5, "top": 2}, {"bottom": 4}])
        if self.often(0.2):
            item["align"] = self.chance.choice(["start", "center", "end", "stretch"])
        return item

    def some(self, document, share=0.5):
        chosen = [item for item in document["items"] if self.often(share)]
        return chosen or [self.chance.choice(document["items"])]

    def autoMargins(self, document):
        for item in self.some(document):
            sides = {side: "auto" for side in ("top", "leading", "bottom", "trailing")
                     if self.often(0.4)}
            for side in ("top", "trailing"):
                if side not in sides and self.often(0.2):
                    sides[side] = self.length(-4, 8)
            item["margin"] = self.chance.choice(["auto", sides, sides, {"horizontal": "auto"},
                                                 {"vertical": "auto", "leading": 3}])

    def percentages(self, document):
        for item in self.some(document, 0.7):
            for key, share in (("width", 0.6), ("height", 0.3), ("minWidth", 0.15), ("maxWidth", 0.15),
                               ("minHeight", 0.15), ("maxHeight", 0.15), ("basis", 0.2)):
                if self.often(share):
                    item[key] = self.percentage()
            if self.often(0.25):
                item["margin"] = {side: self.chance.choice([self.percentage(), "-5%", 2])
                                  for side in ("top", "leading", "bottom", "trailing")
                                  if self.often(0.5)}
            if item.get("margin") == {}:
                del item["margin"]

    def unsized(self, document):
        """No width: one line, which is all that a flow without width has."""
        vertical = document.get("axis") == "vertical"
        del_keys = ["height"] if vertical and self.often(0.5) else ["width"]
        if self.often(0.3):
            del_keys = ["width", "height"]
        for key in del_keys:
            document.pop(key, None)
        document["wrap"] = "nowrap"

    def safety(self, document):
        vertical = document.get("axis") == "vertical"
        for key in ("justify", "align", "alignLines"):
            if self.often(0.8):
                document[key] = self.chance.choice(SAFE)
        for item in self.some(document, 0.3):
            item["align"] = self.chance.choice(SAFE)
        for item in self.some(document, 0.6):
            item["shrink"] = 0
            item["height" if not vertical else "width"] = self.length(20, 150)
        document["width" if not vertical else "height"] = self.length(30, 120)
        if self.often(0.7):
            document["height" if not vertical else "width"] = self.length(10, 80)

    def balanceReverse(self, document):
        document["wrap"] = "balance wrapReverse"
        key = "height" if document.get("axis") == "vertical" else "width"
        document[key] = self.length(60, 200)
        document["items"] += [self.item() for _ in range(5)]

    def negativeBalance(self, document):
        self.balanceReverse(document)
        document["wrap"] = self.chance.choice(WRAPS[3:])
        vertical = document.get("axis") == "vertical"
        for item in self.some(document, 0.3):
            item["margin"] = {("top" if vertical else "leading"): -self.length(1, 100)}

    def aspectRatios(self, document):
        for item in self.some(document, 0.7):
            item["aspectRatio"] = self.chance.choice([0.5, 1, 1.5, 2, 16 / 9])
            for key in ("width", "height"):
                if self.often(0.4):
                    item.pop(key, None)

    def verticalRatios(self, document):
        """A vertical flow; without a height, or with one line for other reasons, as often as not."""
        document["axis"] = "vertical"
        document["align"] = self.chance.choice([word for word in ALIGN if word != "baseline"])
        for key, share in (("width", 0.3), ("height", 0.4)):
            document.pop(key, None)
            if not self.often(share):
                document[key] = self.length(30, 260)
        if "height" not in document:
            document["wrap"] = "nowrap"
        for item in self.some(document, 0.7):
            item["aspectRatio"] = self.chance.choice([0, 0.25, 0.5, 1, 1.5, 2, 16 / 9])
            for key in ("width", "height"):
                if self.often(0.6):
                    item.pop(key, None)
            for key in ("minWidth", "maxWidth", "minHeight", "maxHeight"):
                if self.often(0.1):
                    item[key] = self.percentage()
            if self.often(0.2):
                item["grow"] = self.chance.choice([0.25, 0.5, 1, 2])

    def orders(self, document):
        for item in self.some(document, 0.7):
            item["order"] = self.chance.randint(-2, 3)

    def negativeHug(self, document):
        """No width and negative margins."""
        document.pop("width", None)
        document.pop("axis", None)
        document["wrap"] = self.chance.choice(WRAPS[:3])
        if document["align"] == "baseline":
            document["align"] = "start"
        for item in document["items"]:
            item.pop("basis", None)
        for item in self.some(document):
            item["margin"] = {self.chance.choice(["leading", "trailing"]): -self.length(1, 120)}

    def balanceHug(self, document):
        self.negativeHug(document)
        document["wrap"] = self.chance.choice(WRAPS[3:])


class ChipsDocuments(Documents):
    """Chips without text; each method but the first three adds the keys of one family."""

    LINE = 10

    def container(self):
        document = {
            "type": "chips", "font": {"lineHeight": self.LINE}, "wrap": self.chance.choice(WRAPS),
            "chip": {"padding": 0, "border": 0}, "width": self.length(40, 260),
            "spacing": self.chance.choice([0, 4, {"item": 3, "row": 5}]),
            "alignment": self.chance.choice(["leading", "center", "trailing"] + JUSTIFY[3:]),
            "rowAlignment": self.chance.choice(ROWS), "alignRows": self.chance.choice(ROWS),
        }
        if self.often(0.4):
            document["height"] = self.length(20, 200)
        if self.often(0.3):
            document["direction"] = "rtl"
        if self.often(0.3):
            document["padding"] = self.chance.choice([4, {"top": 3, "leading": 7, "trailing": 1}])
        return document

    def item(self):
        item = {"text": ""}
        if self.often(0.85):
            item["width"] = self.length(5, 90)
        if self.often(0.6):
            item["height"] = self.length(5, 50)
        for key, low, high in (("minWidth", 5, 60), ("maxWidth", 20, 90), ("minHeight", 5, 40)):
            if self.often(0.12):
                item[key] = self.length(low, high)
        if self.often(0.2):
            item["grow"] = self.chance.choice([0.5, 1, 2])
        return item

    def chipMargins(self, document):
        for item in self.some(document):
            item["margin"] = {side: self.chance.choice([-3, 2, 8, "5%", "-10%"])
                              for side in ("top", "leading", "bottom", "trailing") if self.often(0.5)}

    def chipAutoMargins(self, document):
        self.autoMargins(document)

    def chipPercentages(self, document):
        for item in self.some(document, 0.7):
            for key, share in (("width", 0.6), ("minWidth", 0.25), ("maxWidth", 0.25)):
                if self.often(share):
                    item[key] = self.percentage()

    def chipsWithoutWidth(self, document):
        document.pop("width")
        document["wrap"] = "nowrap"


FAMILIES = [
    "autoMargins", "percentages", "percentages+unsized", "safety", "balanceReverse",
    "negativeBalance", "aspectRatios", "orders", "negativeHug", "autoMargins+percentages+orders",
    "aspectRatios+percentages+autoMargins", "safety+autoMargins+aspectRatios", "balanceHug",
    "chipMargins", "chipAutoMargins", "chipPercentages", "chipPercentages+chipMargins+chipAutoMargins",
    "chipPercentages+chipsWithoutWidth",
]

# Recorded alone, with --only, and many more of them.
RATIOS = ["verticalRatios"]

CSS = {
    "start": "flex-start", "end": "flex-end", "spaceBetween": "space-between",
    "spaceAround": "space-around", "spaceEvenly": "space-evenly", "wrapReverse": "wrap-reverse",
    "leading": "flex-start", "trailing": "flex-end", "top": "flex-start", "bottom": "flex-end",
}

FLOW = ["justify", "align", "alignLines"]
CHIPS = ["alignment", "rowAlignment", "alignRows"]


def words(value):
    return " ".join(CSS.get(word, word) for word in value.split())


def length(value):
    return value if isinstance(value, str) else f"{value}px"


def sides(value, direction):
    """Insets in CSS order: top right bottom left."""
    if not isinstance(value, dict):
        return length(value)
    def side(name, pair):
        return length(value.get(name, value.get(pair, 0)))
    across = [side("trailing", "horizontal"), side("leading", "horizontal")]
    right, left = across if direction == "ltr" else reversed(across)
    return f"{side('top', 'vertical')} {right} {side('bottom', 'vertical')} {left}"


def item_style(item, direction):
    style = [f"{css}:{length(item[key])}" for key, css in (
        ("width", "width"), ("height", "height"), ("minWidth", "min-width"),
        ("maxWidth", "max-width"), ("minHeight", "min-height"), ("maxHeight", "max-height"),
        ("basis", "flex-basis")) if key in item]
    style += [f"{css}:{item[key]}" for key, css in (
        ("grow", "flex-grow"), ("shrink", "flex-shrink"), ("order", "order"),
        ("aspectRatio", "aspect-ratio")) if key in item]
    if "align" in item:
        style.append(f"align-self:{words(item['align'])}")
    if "margin" in item:
        style.append(f"margin:{sides(item['margin'], direction)}")
    return ";".join(style)


def container_style(document):
    direction = document.get("direction", "ltr")
    axis = "column" if document.get("axis") == "vertical" else "row"
    reverse = "-reverse" if document.get("reversed") else ""
    spacing = document.get("spacing", 0)
    gaps = spacing if isinstance(spacing, dict) else {"item": spacing, "line": spacing}
    lines = gaps["row" if "row" in gaps else "line"]
    row, column = (lines, gaps["item"]) if axis == "row" else (gaps["item"], lines)
    justify, align, align_lines = (
        document[key] for key in (CHIPS if document["type"] == "chips" else FLOW))
    style = [
        f"direction:{direction}", f"flex-flow:{axis}{reverse} {words(document['wrap'])}",
        f"gap:{row}px {column}px", f"justify-content:{words(justify)}",
        f"align-items:{words(align)}", f"align-content:{words(align_lines)}",
        f"padding:{sides(document.get('padding', 0), direction)}",
        f"width:{length(document.get('width', 'max-content'))}",
        f"height:{length(document.get('height', 'auto'))}",
    ]
    return ";".join(style)


def page(documents):
    rows = []
    for document in documents:
        direction = document.get("direction", "ltr")
        label = "<u></u>" if document["type"] == "chips" else ""
        items = "".join(
            f'<i style="{item_style(item, direction)}">{label}</i>' for item in document["items"])
        rows.append(f'<p><b style="{container_style(document)}">{items}</b></p>')
    return (
        "<!doctype html><meta charset=utf-8><style>p{position:relative;height:400px;margin:0}"
        "b{position:absolute;left:3000px;top:0;display:flex;box-sizing:border-box}"
        "i{box-sizing:border-box;min-width:0;min-height:0}"
        f"u{{display:block;height:{ChipsDocuments.LINE}px}}</style>" + "".join(rows))


PAGE = {"chromium": 500, "webkit": 500, "firefox": 20}  # documents; Firefox's coordinates are of single precision

MEASURE = """
JSON.stringify([...document.querySelectorAll('b')].map(box => {
  const origin = box.getBoundingClientRect();
  return [[origin.width, origin.height], [...box.children].map(item => {
    const rect = item.getBoundingClientRect();
    return [rect.x - origin.x, rect.y - origin.y, rect.width, rect.height];
  })];
}))
"""


def record(browser, documents):
    """The browser's boxes; in pages so short that their coordinates are exact."""
    return [answer for start in range(0, len(documents), page_length(browser))
            for answer in record_page(browser, documents[start:start + page_length(browser)])]


def page_length(browser):
    return PAGE[type(browser).__name__.lower()]


def record_page(browser, documents):
    path = ROOT / ".build/record_flow.html"
    path.parent.mkdir(exist_ok=True)
    path.write_text(page(documents))
    answers = json.loads(browser.page(path.as_uri(), width=8000, height=600).evaluate(MEASURE))
    path.unlink()
    return answers


def opened(browser):
    if browser == "chromium":
        return Chromium(timeout=120)
    if browser == "firefox":
        from browser.firefox import Firefox
        return Firefox(timeout=120)
    from browser.webkit import WebKit
    return WebKit(timeout=120)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--browser", choices=["chromium", "firefox", "webkit"], default="chromium")
    parser.add_argument("--seed", type=int, default=14)
    parser.add_argument("--each", type=int, default=100)
    parser.add_argument("--only")
    parser.add_argument("--output", type=Path, default=FIXTURE)
    options = parser.parse_args()
    cases = []
    with opened(options.browser) as browser:
        for number, family in enumerate(FAMILIES + RATIOS):
            if family != options.only and (options.only or family in RATIOS):
                continue
            kind = ChipsDocuments if family.startswith("chip") else Documents
            source = kind(options.seed * 1000 + number)
            documents = [source.make(family) for _ in range(options.each)]
            if options.browser != "chromium":
                documents = [each for each in documents if "balance" not in each["wrap"]]
            for document, (size, frames) in zip(documents, record(browser, documents)):
                cases.append({"family": family, "document": document, "size": size, "frames": frames})
    lines = ",\n".join(json.dumps(case, separators=(",", ":")) for case in cases)
    options.output.write_bytes(gzip.compress(f"[\n{lines}\n]\n".encode(), mtime=0))
    print(f"{len(cases)} cases in {options.output}")


if __name__ == "__main__":
    main()
