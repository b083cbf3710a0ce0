#!/usr/bin/env python3
"""Records the published fixtures of Yoga and Taffy, as documents of ours and as Chromium lays them out.

    python3 Scripts/record/engine_fixtures.py YOGA TAFFY [--output FILE]

YOGA and TAFFY are checkouts of github.com/facebook/yoga (f6206ec3 when this was last run) and github.com/DioxusLabs/taffy (8d13fdc8); both are
published under the MIT licence. Their fixtures are HTML: each root is laid out from left to
right and from right to left, with the base style of its project. An element becomes a flow, or a box if it is empty; its text becomes a
control of type `text`, set in a font of squares. What a document cannot say is a reason, which is recorded instead of the document.
Needs Debian's chromium. The default output is the fixture of EngineFixtureTests.
"""

import argparse
import base64
import gzip
import json
import re
import sys
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Scripts"))

from browser.chromium import Chromium  # noqa: E402

FIXTURE = ROOT / "Tests/Interfaces/PickerLayoutTests/Fixtures/engines.json.gz"
FONT = ROOT / "Tests/Fonts/PickerShapingTests/Fixtures/fonts/TestSquare.ttf"

COMMON = """
body { margin: 0; font: 10px/1 "Test Square" }
div, span, img { box-sizing: border-box; position: relative; border: 0 solid; margin: 0; padding: 0; min-width: auto }
body > div { position: absolute; left: 0; top: 0 }
::-webkit-scrollbar { width: 15px; height: 15px }
"""
STYLES = {
    "yoga": "div, span { display: flex; flex-direction: column; align-items: stretch; align-content: flex-start; "
            "justify-content: flex-start; flex-shrink: 0 }",
    "taffy": "div { display: flex }",
}
DEFAULTS = {
    "yoga": {"display": "flex", "flex-direction": "column", "align-content": "flex-start", "flex-shrink": "0"},
    "taffy": {"display": "flex"},
}

MEASURE = """
(() => {
  const root = document.body.firstElementChild;
  const origin = root.getBoundingClientRect();
  const describe = element => {
    const box = element.getBoundingClientRect();
    const style = {};
    for (const name of element.style) style[name] = element.style.getPropertyValue(name);
    const children = [...element.childNodes].map(child => child.nodeType === 3
      ? child.data.trim() : child.nodeType === 1 ? describe(child) : '').filter(child => child !== '');
    return { tag: element.localName, style, children,
      frame: [box.x - origin.x, box.y - origin.y, box.width, box.height] };
  };
  return JSON.stringify(describe(root));
})()
"""


class Inexpressible(Exception):
    """What a document cannot say."""


def points(text):
    """The number of a length in pixels; None for anything else."""
    if text in ("0", "0px"):
        return 0
    found = re.fullmatch(r"(-?[0-9.]+)px", text)
    return float(found[1]) if found else None


def plain(number):
    return int(number) if number == int(number) else number


def measure(name, text, keywords=()):
    """A length, a percentage or a keyword as a document has it."""
    number = points(text)
    if number is not None:
        return plain(number)
    if re.fullmatch(r"-?[0-9.]+%", text):
        return text
    words = {"min-content": "minContent", "max-content": "maxContent", "fit-content": "fitContent", "auto": "auto"}
    if words.get(text) in keywords:
        return words[text]
    raise Inexpressible(f"{name}: {re.sub(r'[0-9.]+', '0', text)}")


SIDES = ("top", "right", "bottom", "left")


class Element:
    """An element of a fixture with its own style."""

    def __init__(self, described, engine, direction):
        self.tag = described["tag"]
        self.frame = described["frame"]
        self.style = {**DEFAULTS[engine], **described["style"]}
        if self.tag != "div" and engine == "taffy" and "display" not in described["style"]:
            self.style["display"] = "inline"
        self.direction = self.style.get("direction", direction)
        self.children = [child if isinstance(child, str) else Element(child, engine, self.direction)
                         for child in described["children"]]

    def get(self, name, default):
        return self.style.get(name, default)

    @property
    def is_absolute(self):
        return self.get("position", "relative") == "absolute"

    @property
    def is_hidden(self):
        return self.get("display", "flex") == "none"

    def sides(self, pattern, keywords=(), direction=None):
        """The sides of a property by their names in documents, for a container of a direction."""
        across = {"left": "leading", "right": "trailing"}
        if direction == "rtl":
            across = {"right": "leading", "left": "trailing"}
        found = {}
        for side in SIDES:
            text = self.get(pattern.format(side), "")
            logical = {"top": "block-start", "bottom": "block-end"}.get(side) or (
                "inline-start" if across[side] == "leading" else "inline-end")
            own = self.get(pattern.format(logical), "")
            text = own or text
            if text:
                found[across.get(side, side)] = measure(pattern.format(side), text, keywords)
        return found

    def edges(self, name):
        """Padding or border, which documents have in points only."""
        pattern = "padding-{}" if name == "padding" else "border-{}-width"
        sides = self.sides(pattern, direction=self.direction)
        if any(isinstance(side, str) for side in sides.values()):
            raise Inexpressible(f"{name}: percentage")
        if name == "border" and sides and any(
                self.get(f"border-{side}-style", "solid") in ("none", "hidden") for side in SIDES):
            raise Inexpressible("border-style")
        return {side: value for side, value in sides.items() if value}

    def size(self, name, keywords):
        text = self.get(name, "")
        if text in ("", "none", "initial"):
            return None
        value = measure(name, text, keywords)
        if self.get("box-sizing", "border-box") == "content-box" and value not in (None, "auto"):
            edges = [self.edges("padding"), self.edges("border")]
            sides = ("leading", "trailing") if name.endswith("width") else ("top", "bottom")
            extra = sum(edge.get(side, 0) for edge in edges for side in sides)
            if extra and isinstance(value, str):
                raise Inexpressible("content-box with percentages or keywords")
            if extra:
                value += extra
        return value


ALIGN = {"flex-start": "start", "flex-end": "end", "center": "center", "stretch": "stretch", "normal": "stretch",
         "baseline": "baseline", "first baseline": "baseline"}
JUSTIFY = {"flex-start": "start", "flex-end": "end", "center": "center", "normal": "start", "stretch": "start",
           "space-between": "spaceBetween", "space-around": "spaceAround", "space-evenly": "spaceEvenly"}


def aligned(name, text, table, swaps):
    """An alignment; `start` and `end` of CSS do not turn with a reversed axis, unlike those of documents."""
    safety = ""
    for word in ("safe ", "unsafe "):
        if text.startswith(word):
            safety, text = (word if word == "safe " else ""), text[len(word):]
    if text in ("start", "end", "self-start", "self-end"):
        text = {"start": "flex-start", "end": "flex-end"}[text.replace("self-", "")]
        if swaps:
            text = "flex-end" if text == "flex-start" else "flex-start"
    if text not in table:
        raise Inexpressible(f"{name}: {text}")
    return safety + table[text]


class Converter:
    """Makes a document of an element, and lists the frames of its elements in the order of their ids."""

    def __init__(self):
        self.frames = []

    def document(self, element):
        document = self.flow(element)
        document["id"] = "root"
        for key, name in (("width", "width"), ("height", "height"), ("minWidth", "min-width"), ("maxWidth", "max-width"),
                          ("minHeight", "min-height"), ("maxHeight", "max-height")):
            value = element.size(name, ("auto", "maxContent"))
            if isinstance(value, str) and value != "auto" and (value, key) not in (("maxContent", "width"), ("maxContent", "height")):
                raise Inexpressible("root whose size is a percentage or a keyword")
            if value is not None and value not in ("auto", "maxContent"):
                document[key] = value
        if "aspect-ratio" in element.style:
            raise Inexpressible("aspect-ratio of the root")
        return document

    def flow(self, element):
        self.check(element)
        style = element.get
        axis = style("flex-direction", "row")
        is_vertical, is_reversed = axis.startswith("column"), axis.endswith("reverse")
        wrap = style("flex-wrap", "nowrap")
        turns = "wrap-reverse" in wrap
        document = {
            "type": "flow", "axis": "vertical" if is_vertical else "horizontal",
            "wrap": {"wrap-reverse": "wrapReverse", "initial": "nowrap", "wrap-reverse balance": "balance wrapReverse"}.get(
                wrap, wrap),
            "direction": element.direction,
            "justify": aligned("justify-content", self.absolute_sides(element, is_vertical), JUSTIFY, is_reversed),
            "align": aligned("align-items", style("align-items", "normal"), ALIGN, turns),
            "alignLines": aligned("align-content", style("align-content", "normal"),
                                  {**JUSTIFY, "normal": "stretch", "stretch": "stretch"}, turns),
        }
        if is_reversed:
            document["reversed"] = True
        if "flex-line-count" in element.style:
            # Documents have at most 100; no fixture has as many items.
            document["minLines"] = min(100, int(element.style["flex-line-count"]))
        row, column = (measure("gap", style(name, "0").replace("normal", "0")) for name in ("row-gap", "column-gap"))
        if isinstance(row, str) or isinstance(column, str):
            raise Inexpressible("gap: percentage")
        if row or column:
            document["spacing"] = {"item": row, "line": column} if is_vertical else {"item": column, "line": row}
        for name in ("padding", "border"):
            if edges := element.edges(name):
                document[name] = edges
        document["items"] = list(self.items(element, turns))
        return document

    @staticmethod
    def absolute_sides(element, is_vertical):
        """justify-content with `left` and `right` as the side of the row that they are."""
        text = element.get("justify-content", "normal")
        if text in ("left", "right"):
            if is_vertical:
                return "start"
            return "start" if (text == "left") == (element.direction == "ltr") else "end"
        return text

    @staticmethod
    def check(element):
        display = element.get("display", "flex")
        if display not in ("flex", "inline-flex"):
            raise Inexpressible("display: " + display)
        if element.get("position", "relative") in ("static", "fixed", "sticky"):
            raise Inexpressible("position: " + element.get("position", ""))
        if element.get("position", "relative") == "relative" and any(
                element.get(name, "auto") not in ("auto", "0px")
                for name in (*SIDES, "inset-inline-start", "inset-inline-end")):
            raise Inexpressible("inset of a relative element")
        for name in ("float", "writing-mode", "contain", "order"):
            if name in element.style and element.style[name] not in ("none", "horizontal-tb"):
                raise Inexpressible(name)
        if any(element.get(name, "visible") in ("scroll", "auto") for name in ("overflow-x", "overflow-y")):
            raise Inexpressible("overflow: scroll")

    def items(self, element, turns):
        for child in element.children:
            if isinstance(child, str):
                yield {"type": "text", "text": " ".join(child.split()), "font": {"family": "Test Square", "size": 10, "lineHeight": 10}}
            elif child.is_hidden:
                continue
            elif child.get("display", "flex") == "contents":
                yield from self.items(child, turns)
            else:
                yield self.item(child, element, turns)

    def item(self, element, container, turns):
        self.frames.append(element.frame)
        number = len(self.frames) - 1
        if element.children or element.edges("padding") or element.edges("border"):
            item = self.flow(element)
        else:
            self.check(element)
            item = {}
        item["id"] = str(number)
        self.add_sizes(item, element)
        if "type" not in item and "aspect-ratio" not in element.style:
            for key in ("minWidth", "minHeight"):
                if item.get(key) == "auto":
                    del item[key]
        elif "type" not in item:
            for key, axis in (("minWidth", "overflow-x"), ("minHeight", "overflow-y")):
                if element.get(axis, "visible") == "visible":
                    item.setdefault(key, "auto")
        self.add_flex(item, element)
        own = element.get("align-self", "auto")
        shared = container.get("align-items", "normal")
        is_vertical = container.get("flex-direction", "row").startswith("column")
        if own == "auto" and "self-" in shared and is_vertical and element.direction != container.direction:
            own = shared
        if own != "auto":
            differs = "self-" in own and is_vertical and element.direction != container.direction
            item["alignSelf"] = aligned("align-self", own, ALIGN, turns != differs)
        margins = element.sides("margin-{}", ("auto",), container.direction)
        if margins := {side: value for side, value in margins.items() if value}:
            item["margin"] = margins
        if element.is_absolute:
            item["position"] = "absolute"
            insets = {side: value for side, value in
                      element.sides("{}", ("auto",), container.direction).items() if value != "auto"}
            for side, value in element.sides("inset-{}", ("auto",), container.direction).items():
                insets[side] = value
            if insets:
                item["inset"] = insets
        return item

    def add_sizes(self, item, element):
        contents = ("minContent", "maxContent", "fitContent")
        for key, name, keywords in (
                ("width", "width", contents + ("auto",)), ("height", "height", contents + ("auto",)),
                ("minWidth", "min-width", contents[:2] + ("auto",)), ("maxWidth", "max-width", contents),
                ("minHeight", "min-height", ("auto",)), ("maxHeight", "max-height", ())):
            value = element.size(name, keywords)
            if value is not None and not (value == "auto" and key in ("width", "height")):
                item[key] = value
        for key, name, axis in (("minWidth", "min-width", "overflow-x"), ("minHeight", "min-height", "overflow-y")):
            if element.get(axis, "visible") == "hidden" and name not in element.style:
                item[key] = 0

    @staticmethod
    def add_flex(item, element):
        for key, name, default in (("grow", "flex-grow", 0), ("shrink", "flex-shrink", 1)):
            value = float(element.get(name, default))
            if value != default:
                item[key] = plain(value)
        basis = element.get("flex-basis", "auto")
        if basis == "content":
            raise Inexpressible("flex-basis: content")
        if basis not in ("auto", "initial"):
            value = measure("flex-basis", basis, ("minContent", "maxContent", "fitContent"))
            if element.get("box-sizing", "border-box") == "content-box" and (
                    element.edges("padding") or element.edges("border")):
                raise Inexpressible("content-box with flex-basis")
            item["basis"] = value
        ratio = element.get("aspect-ratio", "auto")
        if ratio != "auto":
            parts = [float(part) for part in ratio.split("/")]
            item["aspectRatio"] = plain(round(parts[0] / (parts[1] if len(parts) > 1 else 1), 6))
            if element.get("box-sizing", "border-box") == "content-box" and (
                    element.edges("padding") or element.edges("border")):
                raise Inexpressible("content-box with aspect-ratio")


def yoga_roots(folder):
    for path in sorted((folder / "gentest/fixtures").glob("*.html")):
        yield path.stem, path.read_text()


def taffy_roots(folder):
    for path in sorted((folder / "test_fixtures").glob("*/*.html")):
        yield f"{path.parent.name}/{path.stem}", re.sub(r"(?s)^.*?</head>", "", path.read_text())


def page(engine, direction, body):
    font = base64.b64encode(FONT.read_bytes()).decode()
    return (f"<!doctype html><meta charset=utf-8><style>@font-face {{ font-family: \"Test Square\"; src: url(data:font/ttf;base64,{font}) }}"
            f"{COMMON}{STYLES[engine]} body {{ direction: {direction} }}</style><body>{body}</body>")


def roots(tab, engine, name, html):
    """The fixtures of a file: name and HTML of each."""
    tab.call("Page.setDocumentContent", frameId=tab.call("Page.getFrameTree")["frameTree"]["frame"]["id"],
             html=f"<!doctype html><body>{html}</body>")
    found = json.loads(tab.evaluate(
        "JSON.stringify([...document.body.children].filter(e => e.localName == 'div')"
        ".map(e => [e.id, e.outerHTML, e.className]))"))
    for identity, outer, classes in found:
        if engine == "taffy" and classes == "viewport":
            yield name, None
        else:
            yield (name if engine == "taffy" else f"{name}/{identity}"), outer


def cases(tab, engine, sources):
    frame = tab.call("Page.getFrameTree")["frameTree"]["frame"]["id"]
    for source, html in sources:
        for name, root in roots(tab, engine, source, html):
            for direction in ("ltr", "rtl"):
                case = {"name": f"{engine}/{name}/{direction}"}
                if root is None:
                    yield {**case, "reason": "viewport of its own"}
                    continue
                tab.call("Page.setDocumentContent", frameId=frame, html=page(engine, direction, root))
                tab.evaluate("document.fonts.load('10px \"Test Square\"').then(() => true)")
                described = json.loads(tab.evaluate(MEASURE))
                try:
                    converter = Converter()
                    element = Element(described, engine, direction)
                    case["document"] = converter.document(element)
                    case["size"] = element.frame[2:]
                    case["frames"] = converter.frames
                except Inexpressible as reason:
                    case["reason"] = str(reason)
                yield case


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("yoga", type=Path)
    parser.add_argument("taffy", type=Path)
    parser.add_argument("--output", type=Path, default=FIXTURE)
    options = parser.parse_args()
    blank = ROOT / ".build/blank.html"
    blank.parent.mkdir(exist_ok=True)
    blank.write_text("<!doctype html>")
    found = []
    with Chromium(timeout=120) as chromium:
        tab = chromium.page(blank.as_uri(), width=4000, height=4000)
        found += cases(tab, "yoga", yoga_roots(options.yoga))
        found += cases(tab, "taffy", taffy_roots(options.taffy))
    lines = ",\n".join(json.dumps(case, separators=(",", ":")) for case in found)
    options.output.write_bytes(gzip.compress(f"[\n{lines}\n]\n".encode(), mtime=0))
    reasons = Counter(case["reason"] for case in found if "reason" in case)
    print(f"{len(found)} fixtures in {options.output}, {sum(reasons.values())} of them no documents")
    for reason, count in reasons.most_common():
        print(f"{count:6} {reason}")


if __name__ == "__main__":
    main()
