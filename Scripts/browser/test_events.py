"""The events of pages: each has the keys that the article Page documents, of every control that it is documented for."""

import re

from .case import MARGIN, ROOT, BrowserCase

ARTICLE = ROOT / "Sources/Pictures/PickerHTML/PickerHTML.docc/Page.md"
ROW = re.compile(r"\| `(picker-[a-z]+)` \| ([^|]+) \| ([^|]+) \|")
ITEMS = ["Ada", "Grace", {"text": "Mary", "enabled": False}, "Hedy", "Joan"]
COLORS = {
    "hsba": ["hue", "saturation", "brightness", "alpha"], "rgba": ["red", "green", "blue", "alpha"],
    "cmyka": ["cyan", "magenta", "yellow", "black", "alpha"], "greyscale": ["white", "alpha"],
    "hsl": ["hue", "saturation", "lightness", "alpha"], "oklch": ["lightness", "chroma", "hue", "alpha"]}


def documented():
    """The keys of each event, by its name and the type of the control."""
    rows = ROW.findall(ARTICLE.read_text())
    return {
        (name, control): re.findall("`([a-zA-Z]+)`", keys)
        for name, controls, keys in rows for control in re.findall("`([a-zA-Z]+)`", controls)}


def chips(**keys):
    return {"type": "chips", "id": "c", "width": 260, "items": ITEMS, **keys}


def segments(**keys):
    return {"type": "segmented", "id": "c", "width": 400, "items": ITEMS, **keys}


def picker(space, kind, **keys):
    names = COLORS[space]
    first = [f"{kind}({','.join(names[:2])})"] if kind != "slider" else [f"slider({name})" for name in names[:2]]
    return {"type": "colorPicker", "id": "c", "space": space, "width": 120,
            "controls": first + [f"slider({name})" for name in names[2:]], **keys}


class Events(BrowserCase):
    def heard(self, document, *actions, **options):
        """The names and details of the events of a page, after things were done in it."""
        page = self.open(document, **options)
        page.evaluate(
            "hostEvents.length = 0; for (const name of " + str(sorted({name for name, _ in documented()})) + ")"
            " document.addEventListener(name, event => hostEvents.push([name, event.detail]))")
        for action in actions:
            action(page)
            page.settle()
        return [each for each in self.host_events(page) if isinstance(each, list)]

    def presses(self, role, name):
        return lambda page: self.press(page, role, name)

    def keys(self, *keys):
        return lambda page: [page.key(key) for key in keys]

    def drags(self, number=0):
        """Drags from the middle of a slider, a wheel or a canvas."""
        def action(page):
            there = self.places(page, "slider")[number]
            page.drag([(there["x"], there["y"]), (there["x"] - 9, there["y"] + 5), (there["x"] - 14, there["y"] + 9)])
        return action

    def assertKeys(self, control, events, *names):
        """Expects events of these names and no others, each with exactly the documented keys."""
        self.assertEqual(sorted({name for name, _ in events}), sorted(names))
        for name, detail in events:
            self.assertEqual(sorted(detail), sorted(documented()[name, control]), name)
            self.assertEqual(detail["control"], "c")

    def test_rows_areAllTested(self):
        tested = {
            ("picker-change", "chips"), ("picker-refuse", "chips"), ("picker-remove", "chips"),
            ("picker-expand", "chips"),
            ("picker-change", "segmented"), ("picker-change", "colorPicker"), ("picker-change", "chromaTouch"),
            ("picker-stage", "chromaTouch"), ("picker-change", "carousel"), ("picker-change", "drawing")}
        self.assertEqual(set(documented()), tested)

    def test_chips_tellWhatWasPressed(self):
        for selection, selected in [("multiple", ["Grace", "Hedy"]), ("single", ["Hedy"])]:
            events = self.heard(
                chips(selection=selection), self.presses("option", "Grace"), self.presses("option", "Hedy"))
            self.assertKeys("chips", events, "picker-change")
            self.assertEqual(
                [(detail["id"], detail["index"]) for _, detail in events], [("Grace", 1), ("Hedy", 3)])
            self.assertEqual(events[-1][1]["selected"], selected)

    def test_chips_thatCannotBeSelected_tellWhatWasPressed(self):
        events = self.heard(chips(selection="none"), self.presses("button", "Hedy"), self.keys("Enter"))
        self.assertKeys("chips", events, "picker-change")
        self.assertEqual([[detail[key] for key in ["id", "index", "selected"]] for _, detail in events], [["Hedy", 3, []]] * 2)

    def test_chips_tellWhatALimitRefuses(self):
        rule = {"mode": "multiple", "limit": 1, "required": True}
        events = self.heard(
            chips(selection=rule), self.presses("option", "Ada"), self.presses("option", "Joan"),
            self.presses("option", "Ada"))
        self.assertKeys("chips", events, "picker-change", "picker-refuse")
        self.assertEqual(
            [(detail["id"], detail["reason"]) for _, detail in events[1:]],
            [("Joan", "limitReached"), ("Ada", "required")])

    def test_chips_thatWereHidden_haveTheIndexOfTheDocument(self):
        keys = {"width": 150, "maxRows": 1, "overflow": {"label": "+{count}"}}
        events = self.heard(
            chips(**keys), self.keys("Tab", "End", "Enter"), self.presses("option", "Joan"))
        self.assertKeys("chips", events, "picker-expand", "picker-change")
        self.assertIn("Joan", events[0][1]["hidden"])
        self.assertEqual((events[1][1]["id"], events[1][1]["index"]), ("Joan", 4))

    def test_chips_tellWhatIsRemoved_andKeepTheIndicesOfTheOthers(self):
        items = [{"text": name, "trailingIcon": "xmark"} for name in ["Ada", "Grace", "Joan"]]
        events = self.heard(
            chips(items=items), self.presses("button", "Remove Ada"), self.keys("Delete"),
            self.presses("option", "Joan"), media={"prefers-reduced-motion": "reduce"})
        self.assertKeys("chips", events, "picker-remove", "picker-change")
        self.assertEqual([detail["id"] for _, detail in events], ["Ada", "Grace", "Joan"])
        self.assertEqual(events[-1][1]["index"], 2)

    def test_segments_tellWhatWasPressed_inEveryForm(self):
        forms = [
            ({}, "radio", ["Hedy"]), ({"selected": [0, 1]}, "button", ["Ada", "Grace", "Hedy"]),
            ({"momentary": True}, "button", [])]
        for keys, role, selected in forms:
            events = self.heard(segments(**keys), self.presses(role, "Hedy"))
            self.assertKeys("segmented", events, "picker-change")
            self.assertEqual(
                [events[-1][1][key] for key in ["id", "index", "selected"]], ["Hedy", 3, selected])

    def test_segments_byKeysDraggingAndMenu_tellTheSame(self):
        def drag(page):
            start, end = self.place(page, "radio", "Ada"), self.place(page, "radio", "Hedy")
            page.pointer("mouseMoved", start["x"], start["y"])
            page.pointer("mousePressed", start["x"], start["y"], 1)
            for x in [start["x"] + 20, end["x"]]:
                page.pointer("mouseMoved", x, start["y"], 1)
            # A pointer that rests before it is released throws nothing.
            page.evaluate("new Promise(done => setTimeout(done, 150))")
            page.pointer("mouseReleased", end["x"], start["y"])
        by_keys = self.heard(segments(), self.keys("Tab", "ArrowRight", "ArrowRight"))
        by_drag = self.heard(segments(), drag)
        by_menu = self.heard(segments(width=90, whenNarrow=["menu"]), self.keys("Tab", "Enter", "h", "Enter"))
        for events in [by_keys, by_drag, by_menu]:
            self.assertKeys("segmented", events, "picker-change")
            self.assertEqual(
                [events[-1][1][key] for key in ["id", "index", "selected"]], ["Hedy", 3, ["Hedy"]])

    def assertColors(self, control, events, spaces):
        """Expects all keys of a colour, with the values of its space."""
        self.assertKeys(control, events, "picker-change")
        for _, detail in events:
            self.assertIn(detail["space"], spaces)
            self.assertEqual(len(detail["values"]), len(COLORS[detail["space"]]))
            self.assertTrue(all(0 <= value <= 1 for value in detail["values"]))
            self.assertRegex(detail["hex"], "^#([0-9A-F]{6}|[0-9A-F]{8})$")

    def test_colorPickers_ofEverySpace_tellTheirSpaceAndTheirPart(self):
        for space in COLORS:
            events = self.heard(picker(space, "slider"), self.drags(), self.keys("ArrowLeft"))
            self.assertColors("colorPicker", events, [space])
            self.assertEqual({detail["id"] for _, detail in events}, {f"slider({COLORS[space][0]})"}, space)

    def test_colorPickers_ofEveryControl_tellTheirSpaceAndTheirPart(self):
        for kind in ["wheel", "canvas"]:
            events = self.heard(picker("hsba", kind), self.drags(), self.keys("ArrowLeft"))
            self.assertColors("colorPicker", events, ["hsba"])
            self.assertEqual({detail["id"] for _, detail in events}, {f"{kind}(hue,saturation)"})
        document = picker("hsba", "palette", palette={"columns": 3, "rows": 2}, values=[0.1, 0.2, 0.3])
        def tap(page):
            there = self.places(page, "option")[3]
            page.click(there["x"], there["y"])
        events = self.heard(document, tap)
        self.assertColors("colorPicker", events, ["hsba"])
        self.assertEqual(events[0][1]["id"], "palette(hue,saturation)")

    def test_chromaTouches_tellTheirColour(self):
        touch = {"type": "chromaTouch", "id": "c", "width": 300, "height": 400, "value": "#40BFBF"}
        for model, space in [("hsb", "hsba"), ("hsl", "hsl")]:
            for number, part in enumerate(["swatch", "hue", "saturation"]):
                events = self.heard(touch | {"colorModel": model}, self.drags(number))
                self.assertColors("chromaTouch", events, [space])
                self.assertEqual({detail["id"] for _, detail in events}, {part})

    def test_chromaTouches_tellTheirStage_andTheCardItsColour(self):
        touch = {"type": "chromaTouch", "id": "c", "width": 300, "height": 400, "value": "#40BFBF"}
        def press(page):
            there = self.places(page, "slider")[1]
            page.press([(there["x"], there["y"], 0.2), (there["x"], there["y"], 0.6)])
            # The card takes a quarter of a second.
            page.evaluate("new Promise(done => setTimeout(done, 400))")
        events = self.heard(
            touch, press, self.presses("button", "Green"), media={"prefers-reduced-motion": "reduce"})
        self.assertEqual(
            [detail["stage"] for name, detail in events if name == "picker-stage"], ["peek", "sliders"])
        self.assertKeys("chromaTouch", events, "picker-stage", "picker-change")
        self.assertColors("chromaTouch", [each for each in events if each[0] == "picker-change"], ["hsba"])

    def test_carousels_tellTheirPage(self):
        carousel = {"type": "carousel", "id": "c", "width": 200, "height": 120, "count": 3}
        def dot(page):
            there = self.places(page, "button")[2]
            page.click(there["x"], there["y"])
        events = self.heard(carousel, dot, media={"prefers-reduced-motion": "reduce"})
        self.assertKeys("carousel", events, "picker-change")
        self.assertEqual([detail["current"] for _, detail in events], [2])

    def test_drawings_tellTheLayer_andHowFarItIsFromItsPlace(self):
        layer = {"id": "card", "draggable": True, "items": [{"shape": "roundedRect", "width": 40, "height": 40}]}
        events = self.heard(
            {"type": "drawing", "id": "c", "width": 200, "height": 100, "layers": [layer]},
            lambda page: page.drag([(MARGIN + 20, MARGIN + 20), (MARGIN + 30, MARGIN + 15), (MARGIN + 80, MARGIN + 50)]))
        self.assertKeys("drawing", events, "picker-change")
        self.assertEqual([(detail["id"], detail["offset"]) for _, detail in events],
                         [("card", [10, -5]), ("card", [60, 30])])
