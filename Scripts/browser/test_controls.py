"""Interactive HTML documents: toggling, sliding, dragging, swiping, and use by keyboard alone."""

import json
import random
import subprocess

from .case import AT_EDGES, LAYOUT, MARGIN, PAUSES, BrowserCase

DAYS = ["Day", "Week", "Month", "Year"]
# The role of the button that opens a menu of segments.
MENU = "button"


class Pictures(BrowserCase):
    def test_page_untouched_looksLikeTheSVG(self):
        for example in [
            "chips/food", "chips/parts", "segmented/separators", "segmented/several", "stack/filters",
            "colorPicker/wheel", "colorPicker/palette", "chromaTouch/peek", "carousel/documents",
        ]:
            with self.subTest(example):
                if example.startswith("carousel"):
                    document = {"type": "carousel", "width": 300, "count": 3, "current": 1}
                else:
                    document = example
                # Each of the swatches has a line, which pages place on whole pixels.
                shares = {10: 0.04, 32: 0.01} if "palette" in example else AT_EDGES
                self.assertLooksLike(self.open(document), document, shares)

    def test_page_resized_keepsItsLayout(self):
        page = self.open("stack/filters")
        before = self.places(page, "option")
        page.resize(500, 500)
        page.settle()
        self.assertEqual(self.places(page, "option"), before)

    def test_background_followsTheScheme(self):
        for media, color in [("dark", "rgb(21, 23, 28)"), ("light", "rgb(255, 255, 255)")]:
            with self.subTest(media):
                page = self.open("chips/selection", media={"prefers-color-scheme": media})
                colors = page.evaluate(
                    "[document.documentElement, document.getElementById('picker')]"
                    ".map(each => getComputedStyle(each).backgroundColor)")
                self.assertEqual(colors, [color, color])

    def test_hostileText_staysText(self):
        bad = "</script><script>window.harm=1</script><img src=x onerror='window.harm=2'>\"'&"
        document = {
            "type": "stack", "items": [
                {"type": "chips", "id": bad, "title": bad, "items": [bad, {"text": "b", "id": "--><!--"}]},
                {"type": "segmented", "items": [bad, "</style>"]}]}
        page = self.open(document)
        self.press(page, "option", bad)
        self.assertEqual(self.host_events(page)[0]["control"], bad)
        self.assertEqual(self.host_events(page)[0]["selected"], [f"{bad}/{bad}"])
        self.assertIsNone(page.evaluate("window.harm ?? null"))
        self.assertEqual(page.evaluate(
            "[document.querySelectorAll('img,script:not([type])').length, parts.querySelectorAll('img,script').length]"), [1, 0])


class Chips(BrowserCase):
    items = ["tea", "milk", {"text": "mate", "enabled": False}, "cocoa"]

    def document(self, **keys):
        return {"type": "chips", "width": 300, "items": self.items, **keys}

    def selected(self, page):
        names = self.attribute(page, "option", "aria-label")
        states = self.attribute(page, "option", "aria-selected")
        return [name for name, state in zip(names, states) if state == "true"]

    def test_click_togglesAChip_whichEqualsTheEngines(self):
        page = self.open(self.document())
        for name in ["milk", "cocoa", "tea", "milk"]:
            self.press(page, "option", name)
        self.assertEqual(self.selected(page), ["tea", "cocoa"])
        self.assertEqual(
            self.host_events(page)[-1], {"control": None, "id": "milk", "index": 1, "selected": ["tea", "cocoa"]})
        same = self.document(items=[
            {"text": "tea", "selected": True}, "milk", self.items[2], {"text": "cocoa", "selected": True}])
        self.assertLooksLike(page, same)

    def test_otherAppearance_withCheckmarkFontAndColours_isTheEngines(self):
        style = {
            "checkmark": "besideIcon", "selectedFill": "navy", "selectedTextColor": "white",
            "selectedBorderColor": "red", "selectedFont": {"weight": "bold"}}
        document = self.document(chip=style, stableSize=True)
        page = self.open(document)
        self.press(page, "option", "milk")
        same = self.document(
            chip=style, stableSize=True, items=["tea", {"text": "milk", "selected": True}, *self.items[2:]])
        self.assertLooksLike(page, same)

    def test_click_onADisabledChip_changesNothing(self):
        page = self.open(self.document())
        self.press(page, "option", "mate")
        self.assertEqual(self.host_events(page), [])

    def test_single_selectsOneAtATime(self):
        page = self.open(self.document(selection="single"))
        for name in ["tea", "cocoa"]:
            self.press(page, "option", name)
        self.assertEqual(self.selected(page), ["cocoa"])
        self.press(page, "option", "cocoa")
        self.assertEqual(self.selected(page), [])

    def test_required_keepsTheLast_andLimitStopsAtTheMaximum(self):
        page = self.open(self.document(selection={"mode": "multiple", "required": True, "limit": 2}))
        page.evaluate(
            "window.refusals = [];"
            "document.addEventListener('picker-refuse', event => refusals.push(event.detail))")
        for name in ["tea", "milk", "cocoa", "tea", "milk"]:
            self.press(page, "option", name)
        self.assertEqual(self.selected(page), ["milk"])
        refusals = page.evaluate("refusals")
        self.assertEqual([list(each) for each in refusals], [["control", "id", "reason"]] * 2)
        self.assertEqual(
            [(each["id"], each["reason"]) for each in refusals], [("cocoa", "limitReached"), ("milk", "required")])

    def test_none_selectsNothing_andTellsWhatWasPressed(self):
        page = self.open(self.document(selection="none"))
        page.click(*[self.places(page, "button")[0][axis] for axis in "xy"])
        page.key("Enter")
        for event in self.host_events(page):
            self.assertEqual((event["index"], event["selected"]), (0, []))
        self.assertEqual(len(self.host_events(page)), 2)

    def test_click_besideAChip_withinItsRegion_togglesIt(self):
        page = self.open(self.document())
        tea = self.place(page, "option", "tea")
        page.click(tea["x"], tea["top"] - 1)
        self.assertEqual(self.selected(page), ["tea"])
        # What else is there has its own clicks.
        page.evaluate(
            "const button = document.createElement('button'); button.onclick = () => { window.isClicked = true };"
            "button.style.cssText = 'position:absolute;left:0;top:0;width:200px;height:32px'; document.body.append(button)")
        page.click(tea["x"], tea["top"] - 1)
        self.assertEqual((self.selected(page), page.evaluate("isClicked")), (["tea"], True))

    FRIENDS = ["Ada", "Grace", "Mary", "Katherine", "Hedy", "Joan"]

    def friends(self, removed=(), **keys):
        items = [{"text": name, "trailingIcon": "xmark"} for name in self.FRIENDS if name not in removed]
        return {"type": "chips", "width": 260, "items": items, **keys}

    def listen(self, page):
        page.evaluate(
            "for (const name of ['picker-expand', 'picker-remove'])"
            " document.addEventListener(name, event => hostEvents.push([name, event.detail]))")

    def assertPlacedLike(self, page, document):
        """Expects the chips where the engine places them, and the picture as large as its."""
        tree = self.tree(document)
        frames = {}

        def visit(node, x, y):
            x, y = x + node["frame"]["x"], y + node["frame"]["y"]
            if node["role"] == "chip":
                frames[node["id"]] = [MARGIN + x, MARGIN + y, node["frame"]["width"], node["frame"]["height"]]
            for child in node.get("children", []):
                visit(child, x, y)

        visit(tree["root"], 0, 0)
        shown = {each["name"]: each for each in self.places(page, "option") if each["width"] > 0}
        self.assertEqual(sorted(shown), sorted(frames))
        for name, frame in frames.items():
            for side, length in zip(["left", "top", "width", "height"], frame):
                self.assertAlmostEqual(shown[name][side], length, delta=0.1, msg=f"{name} {side}")
        self.assertAlmostEqual(self.height(page), tree["size"]["height"], delta=1)

    def height(self, page):
        return page.evaluate("parts.querySelector('.picker-layer').offsetHeight")

    def test_removedChip_letsTheOthersMoveUp(self):
        page = self.open(self.friends())
        self.listen(page)
        self.press(page, "button", "Remove Grace")
        self.assertEqual(self.host_events(page), [["picker-remove", {"control": None, "id": "Grace"}]])
        page.evaluate("parts.querySelector('[aria-label=Hedy]').focus()")
        page.key("Delete")
        self.rest(page)
        self.assertPlacedLike(page, self.friends(removed=["Grace", "Hedy"]))
        self.assertEqual(self.focused(page), "Joan")
        self.assertLooksLike(page, self.friends(removed=["Grace", "Hedy"]))

    def keyboard(self, page):
        """The name of the element in focus, and whether the Tab key leads to the list."""
        self.rest(page)
        return tuple(page.evaluate(
            "[parts.activeElement?.ariaLabel,"
            " [...parts.querySelectorAll('[tabindex=\"0\"]')].some(each => each.checkVisibility())]"))

    def removable(self, *names, **keys):
        """Chips with a cross; those whose names begin with "no" are disabled."""
        return {"type": "chips", "width": 260, **keys, "items": [
            {"text": name, "trailingIcon": "xmark", "enabled": not name.startswith("no")} for name in names]}

    def test_removedChip_leavesTheFocusOnTheNextThatCanBeReached(self):
        for names, removed, expected in [
            (["a", "b", "no"], "b", "a"), (["no", "a", "no 2", "b"], "a", "b"), (["no", "a", "no 2"], "a", "Chips"),
            (["a"], "a", "Chips"), (["a", "b", "c"], "a", "b"), (["a", "b", "c"], "c", "b"),
        ]:
            for press in ["Delete", "×"]:
                with self.subTest(names=names, press=press):
                    page = self.open(self.removable(*names))
                    if press == "×":
                        self.press(page, "button", f"Remove {removed}")
                    else:
                        page.evaluate(f"parts.querySelector('[aria-label={removed}]').focus()")
                        page.key("Delete")
                    canReturn = any(not name.startswith("no") for name in names if name != removed)
                    self.assertEqual(self.keyboard(page), (expected, canReturn))

    def test_removedChip_leavesTheFocusOnTheButtonOfTheHidden_whereOnlyThatCanBeReached(self):
        document = self.removable("a", "no", "b", "c", "d", "e", "f", "g", width=150, maxRows=1)
        page = self.open(document)
        page.evaluate("parts.querySelector('[aria-label=a]').focus()")
        page.key("Delete")
        name, canReturn = self.keyboard(page)
        self.assertRegex(name, "^[0-9] more$")
        self.assertTrue(canReturn)

    def test_chipThatANarrowWindowHides_givesItsPlaceInTheTabOrder(self):
        document = {"type": "chips", "width": 400, "maxRows": 1, "items": [*self.FRIENDS, "Barbara", "Radia"]}
        page = self.open(document, width=700)
        page.evaluate("parts.querySelector('[aria-label=Katherine]').focus()")
        page.resize(260, 700)
        page.settle()
        self.assertEqual(self.keyboard(page), ("6 more", True))

    def test_moreChip_showsTheHidden_andHidesThemAgain(self):
        keys = {"maxRows": 1, "overflow": {"label": "+{count}", "lessLabel": "Less"}}
        page = self.open(self.friends(**keys))
        self.listen(page)
        shown = [each["name"] for each in self.places(page, "option") if each["width"] > 0]
        hidden = self.FRIENDS[len(shown):]
        self.press(page, "button", f"{len(hidden)} more")
        self.rest(page)
        self.assertEqual(
            self.host_events(page), [["picker-expand", {"control": None, "hidden": hidden}]])
        self.assertPlacedLike(page, self.friends(
            maxRows=1, overflow={"label": "+{count}", "lessLabel": "Less", "expanded": True}))
        self.press(page, "option", "Joan")
        self.assertEqual(self.host_events(page)[-1]["selected"], ["Joan"])
        less = page.evaluate("parts.querySelector('[aria-expanded=true]').getBoundingClientRect().toJSON()")
        page.click(less["x"] + less["width"] / 2, less["y"] + less["height"] / 2)
        self.rest(page)
        self.assertPlacedLike(page, self.friends(**keys))

    def test_moreChip_ofAPanel_movesWhatIsBelow(self):
        panel = lambda **keys: {
            "type": "stack", "items": [
                self.friends(title="Friends", maxRows=1, **keys),
                {"type": "segmented", "title": "When", "items": DAYS, "width": 260}]}
        page = self.open(panel())
        page.evaluate("parts.querySelector('[aria-expanded]').click()")
        self.rest(page)
        self.assertPlacedLike(page, panel(overflow={"label": "+{count}", "expanded": True}))
        below = self.place(page, "radio", "Week")
        engine = self.open(panel(overflow={"label": "+{count}", "expanded": True}))
        self.assertAlmostEqual(below["top"], self.place(engine, "radio", "Week")["top"], delta=0.6)
        start, end = self.place(page, "radio", "Day"), self.place(page, "radio", "Year")
        page.drag([(start["x"], start["y"]), (start["x"] + 30, start["y"]), (end["x"], end["y"])])
        self.assertEqual(self.host_events(page)[-1]["selected"], ["Year"])

    def test_narrowWindow_placesTheRowsAgain(self):
        document = {"type": "chips", "width": 400, "items": self.FRIENDS}
        page = self.open(document, width=800)
        page.resize(320, 700)
        page.settle()
        padding = 20
        self.rest(page)
        tree = self.tree(document | {"width": 320 - 2 * padding})
        self.assertAlmostEqual(self.height(page), tree["size"]["height"], delta=1)
        self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"), 320)
        page.resize(800, 700)
        page.settle()
        self.rest(page)
        self.assertPlacedLike(page, document)

    def test_keys_followTheNavigationGraph(self):
        page = self.open("chips/food")
        tree = self.tree(json.loads((self.example("chips/food"))) | {"detail": ["navigation"]})
        stops = {stop["id"]: stop for stop in tree["navigation"]}
        ends = {"Home": tree["navigation"][0]["id"], "End": tree["navigation"][-1]["id"]}
        page.key("Tab")
        here = self.focused(page)
        self.assertEqual(here, tree["navigation"][0]["id"])
        for key, way in [
            ("ArrowDown", "down"), ("ArrowRight", "right"), ("ArrowDown", "down"), ("End", None),
            ("ArrowLeft", "left"), ("ArrowUp", "up"), ("Home", None),
        ]:
            here = ends.get(key) or stops[here].get(way) or here
            page.key(key)
            self.assertEqual(self.focused(page), here, key)
        page.key(" ")
        page.key("Enter")
        self.assertEqual([each["id"] for each in self.host_events(page)], [here, here])

    def example(self, name):
        from .case import ROOT
        return (ROOT / f"Examples/{name}.json").read_text()

    def test_tab_visitsEachControlOnce(self):
        page = self.open("stack/filters")
        visited = []
        for _ in range(3):
            page.key("Tab")
            visited.append(self.focused(page))
        self.assertEqual(visited[:2], ["Vegetarian", "Price"])
        ring = page.evaluate("getComputedStyle(parts.activeElement).outlineStyle")
        self.assertEqual(ring, "solid")


class Repeated(BrowserCase):
    """Inputs that are repeated while what the first one moves is still moving do what they do at rest."""

    STATE = """[...parts.querySelectorAll('[role]:not([inert], [inert] *)')].map(element => [
      'role', 'aria-label', 'aria-selected', 'aria-checked', 'aria-pressed', 'aria-valuetext', 'aria-current', 'tabindex'
    ].map(name => element.getAttribute(name)))"""

    def outcome(self, document, keys, pause):
        """What there is in a new page after some keys with pauses in milliseconds between them; nil: each once nothing moves."""
        page = self.open(document)
        for number, key in enumerate(keys):
            if number and pause is None:
                self.rest(page)
            elif number:
                page.evaluate(f"new Promise(done => setTimeout(done, {pause}))")
            page.key(key)
        self.rest(page)
        return page.evaluate(self.STATE), self.focused(page)

    def test_keys_inQuickSuccession_areThoseAtRest(self):
        crossed = [{"text": name, "trailingIcon": "xmark"} for name in ["Ada", "Bea", "Cai", "Dan"]]
        chips = {"type": "chips", "width": 300, "items": ["tea", "milk", "mate", "cocoa"]}
        segments = {"type": "segmented", "width": 400, "items": ["Day", "Week", "Month", "Year"]}
        for document, keys in [
            (chips | {"items": crossed}, ["Tab", "Delete", "Delete", " "]),
            (chips | {"selection": "single"}, ["Tab", " ", "ArrowRight", " ", "End", " "]),
            (segments, ["Tab", "ArrowRight", "ArrowRight", "ArrowLeft", "End"]),
            (segments | {"width": 240}, ["Tab", "ArrowRight", "ArrowRight", "ArrowLeft"]),
            (chips | {"width": 150, "maxRows": 1}, ["Tab", "End", "Enter", " ", "ArrowRight", " "]),
            ({"type": "carousel", "width": 200, "height": 120, "count": 4}, ["Tab", "ArrowRight", "ArrowRight", "ArrowLeft"]),
            ({"type": "chromaTouch", "width": 300, "height": 400, "value": "#40BFBF"}, ["Tab", "Tab", "Enter", "Escape", "Enter"]),
        ]:
            wanted = self.outcome(document, keys, None)
            for pause in PAUSES:
                with self.subTest(document["type"], pause=pause):
                    self.assertEqual(self.outcome(document, keys, pause), wanted)


class Segments(BrowserCase):
    def document(self, selected, transition=None, **keys):
        document = {"type": "segmented", "width": 360, "items": DAYS, "selected": selected, **keys}
        return document | ({"transition": transition} if transition is not None else {})

    def box(self, page):
        """The indicator as currently drawn, relative to the control."""
        return page.evaluate(
            "(() => { const [box, layer] = ['[part~=indicator]', '.picker-layer'].map(each =>"
            " parts.querySelector(each).getBoundingClientRect());"
            "return [box.x - layer.x, box.y - layer.y, box.width, box.height]; })()")

    def at(self, page, seconds):
        """The indicator so many seconds after the clock was stopped."""
        page.evaluate("window.start ??= clock; clock = start; 0")
        self.pass_time(page, seconds)
        return self.box(page)

    def select(self, page, name):
        """Selects a segment without a press, under which it would grow."""
        page.evaluate(f"parts.host.value = {json.dumps(name)}")

    def slides(self, transition, **keys):
        """Goes from the first to the third segment and compares the motion with the keyframes."""
        page = self.open(self.document("Day", transition, **keys))
        expected = self.tree(self.document("Month", transition | {"from": "Day"}, **keys))["transition"]
        self.stop(page)
        self.select(page, "Month")
        self.assertGreater(len(expected["keyframes"]), 4)
        for frame in expected["keyframes"]:
            drawn = self.at(page, frame["time"])
            for place, name in enumerate(["x", "y", "width", "height"]):
                self.assertAlmostEqual(drawn[place], frame[name], delta=0.3, msg=str(frame))
        isMoving = "parts.host.session.isAnimating((clock - 1) / 1000)"
        self.assertTrue(page.evaluate(isMoving))
        self.at(page, expected["duration"] * 1.1 + 0.02)
        self.assertFalse(page.evaluate(isMoving))
        self.assertLooksLike(page, self.document("Month", **keys))

    def test_slide_followsTheCurveOfTheTransition(self):
        self.slides({"curve": [0.3, -0.4, 0.2, 1.4], "duration": 0.4})

    def test_slide_followsASpring(self):
        self.slides({"spring": {"response": 0.4, "dampingFraction": 0.5}})

    def test_slide_stretches_withThatStyle(self):
        self.slides({"style": "stretch", "curve": "easeInOut", "duration": 0.3})

    def test_slide_acrossLines_fromRightToLeft_andDown(self):
        self.slides(
            {"duration": 0.2}, whenNarrow=["wrap"], direction="rtl",
            segment={"minWidth": 120})
        self.slides({"duration": 0.2}, axis="vertical", distribution="content")

    COLOURS = {"segment": {"textColor": "#FF0000", "selectedTextColor": "#0000FF"}}

    def labels(self, node, x=0, y=0):
        """The labels of a tree with their absolute positions."""
        x, y = x + node["frame"]["x"], y + node["frame"]["y"]
        below = [each for child in node.get("children", []) for each in self.labels(child, x, y)]
        return ([(node, x, y)] if node["role"] == "label" else []) + below

    def assertInBothColours(self, page, clip):
        picture = page.screenshot(clip=clip)
        for condition in ["r > b + 100", "b > r + 100"]:
            self.assertGreater(self.count(picture, condition), 4, f"{clip}: {condition}")

    def test_slide_drawsTheLabelsBeneathInBothColours(self):
        transition = {"duration": 0.5}
        page = self.open(self.document("Day", transition, **self.COLOURS))
        self.stop(page)
        self.select(page, "Month")
        crossed = []
        for moment in [step / 16 for step in range(8)]:
            self.at(page, moment)
            document = self.document(
                "Month", transition | {"from": "Day", "at": moment}, **self.COLOURS)
            self.assertLooksLike(page, document)
            for label, x, y in self.labels(self.tree(document)["root"]):
                share = label.get("crossing", {"clip": {"width": 0}})["clip"]["width"] / label["frame"]["width"]
                if 0.3 < share < 0.7:
                    frame = label["frame"]
                    self.assertInBothColours(page, (MARGIN + x, MARGIN + y, frame["width"], frame["height"]))
                    crossed.append(label["text"])
        self.assertEqual(crossed, ["Day", "Week", "Week", "Month"])
        self.rest(page)
        self.assertLooksLike(page, self.document("Month", **self.COLOURS))

    def test_drag_drawsTheLabelsBeneathInBothColours(self):
        page = self.open(self.document("Day", **self.COLOURS))
        start = self.place(page, "radio", "Day")
        page.pointer("mouseMoved", start["x"], start["y"])
        page.pointer("mousePressed", start["x"], start["y"], 1)
        page.pointer("mouseMoved", start["x"] + 20, start["y"], 1)
        page.pointer("mouseMoved", start["x"] + 45, start["y"], 1)
        page.settle()
        labels = page.evaluate(
            "[...parts.querySelectorAll('[part=label]')].slice(0, 2).map(each => each.getBoundingClientRect().toJSON())")
        for label in labels:
            self.assertInBothColours(page, [label[side] for side in ["x", "y", "width", "height"]])
        page.pointer("mouseReleased", start["x"] + 45, start["y"])

    def test_pageOfAMovingIndicator_isAtRest_alsoAfterSelecting(self):
        transition = {"from": "Day", "duration": 0.5, "at": 0.125}
        page = self.open(
            self.document("Month", transition, **self.COLOURS),
            media={"prefers-reduced-motion": "reduce"})
        self.assertLooksLike(page, self.document("Month", **self.COLOURS))
        for day in ["Year", "Month"]:
            self.press(page, "radio", day)
            self.assertLooksLike(page, self.document(day, **self.COLOURS))

    def test_indicatorWithALine_keepsItInside(self):
        keys = {"indicator": {"stroke": {"fill": "#FF0000", "width": 4}}}
        page = self.open(self.document("Day", {"duration": 0.5}, **keys))
        self.stop(page)
        self.select(page, "Month")
        self.at(page, 0.25)
        self.assertLooksLike(
            page, self.document("Month", {"from": "Day", "duration": 0.5, "at": 0.25}, **keys))
        self.rest(page)
        self.assertLooksLike(page, self.document("Month", **keys))

    def test_overflowMenu_selectsWhatIsHidden(self):
        keys = {"width": 170, "whenNarrow": ["overflowMenu"], "distribution": "content"}
        page = self.open(self.document("Day", **keys), media={"prefers-reduced-motion": "reduce"})
        button = self.places(page, MENU)[0]
        page.click(button["x"], button["y"])
        page.settle()
        page.evaluate("[...parts.querySelectorAll('[part=choice]')].at(-1).click()")
        self.assertEqual(self.host_events(page)[-1]["selected"], ["Year"])
        self.assertLooksLike(page, self.document("Year", **keys))
        self.press(page, "radio", "Day")
        self.assertLooksLike(page, self.document("Day", **keys))

    def test_slide_withoutATransition_takesTheDefault(self):
        page = self.open(self.document("Day"))
        self.stop(page)
        self.select(page, "Week")
        end = self.place(page, "radio", "Week")["left"] - MARGIN
        for moment, isThere in [(0.09, False), (0.1, True)]:
            self.assertEqual(abs(self.at(page, moment)[0] - end) < 1e-3, isThere)

    def test_newTarget_continuesFromTheCurrentPosition(self):
        page = self.open(self.document("Day", {"spring": {"response": 2, "dampingFraction": 1}}))
        self.stop(page)
        self.select(page, "Year")
        before = self.at(page, 0.25)[0]
        self.select(page, "Week")
        self.assertAlmostEqual(self.at(page, 0.25)[0], before, delta=0.1)
        self.assertGreater(before, 20)
        self.assertGreater(self.at(page, 0.3)[0], before, "it keeps its velocity at first")

    def test_reducedMotion_movesImmediately(self):
        page = self.open(
            self.document("Day", {"duration": 0.5}), media={"prefers-reduced-motion": "reduce"})
        self.press(page, "radio", "Month")
        self.assertLooksLike(page, self.document("Month"))

    def test_everyState_ofContentWidths_looksLikeTheEngines(self):
        keys = {
            "distribution": "content", "separator": {}, "stableSize": False,
            "segment": {"selectedFont": {"weight": "bold"}}}
        page = self.open(self.document("Day", **keys), media={"prefers-reduced-motion": "reduce"})
        for day in ["Year", "Week"]:
            self.press(page, "radio", day)
            self.assertLooksLike(page, self.document(day, **keys))

    def test_keys_selectTheNextEnabledSegment(self):
        items = ["Day", {"text": "Week", "enabled": False}, "Month", "Year"]
        page = self.open(self.document("Day", items=items))
        page.key("Tab")
        for key, name in [("ArrowRight", "Month"), ("ArrowRight", "Year"), ("ArrowRight", "Day"), ("ArrowLeft", "Year"), ("Home", "Day")]:
            page.key(key)
            self.assertEqual(self.focused(page), name)
            checked = dict(zip(
                self.attribute(page, "radio", "aria-label"), self.attribute(page, "radio", "aria-checked")))
            self.assertEqual([each for each in checked if checked[each] == "true"], [name])

    def test_drag_movesTheIndicator_andSnaps(self):
        page = self.open(self.document("Day"))
        start, end = self.place(page, "radio", "Day"), self.place(page, "radio", "Month")
        page.pointer("mouseMoved", start["x"], start["y"])
        page.pointer("mousePressed", start["x"], start["y"], 1)
        page.pointer("mouseMoved", start["x"] + 40, start["y"], 1)
        page.pointer("mouseMoved", end["x"] - 20, end["y"], 1)
        page.settle()
        # Under a press it grows, to both sides.
        left, _, width, _ = self.box(page)
        self.assertAlmostEqual(MARGIN + left + width / 2, end["x"] - 20, delta=1.5)
        page.evaluate("new Promise(done => setTimeout(done, 150))")
        page.pointer("mouseReleased", end["x"] - 20, end["y"])
        self.assertEqual(self.host_events(page)[-1]["selected"], ["Month"])

    def test_multipleSelection_toggles_eachWithItsOwnMark(self):
        page = self.open(self.document([0, 2]))
        self.press(page, "button", "Week")
        self.press(page, "button", "Day")
        self.assertEqual(self.host_events(page)[-1]["selected"], ["Week", "Month"])
        self.assertLooksLike(page, self.document([1, 2]))

    def test_momentary_notifiesWithoutSelecting(self):
        page = self.open(self.document("Day", momentary=True))
        self.press(page, "button", "Week")
        self.assertEqual(self.host_events(page), [{"control": None, "id": "Week", "index": 1, "selected": []}])
        self.assertLooksLike(page, self.document("Day", momentary=True))

    def menu(self, page):
        """The options of the open menu, and the one in focus."""
        return page.evaluate(
            "[[...parts.querySelectorAll('[part=choice]')].map(each => each.textContent),"
            " parts.activeElement?.textContent]")

    def test_menu_opensAList_andItsItemIsSelected(self):
        keys = {"width": 90, "whenNarrow": ["menu"], "items": [*DAYS[:2], {"text": "Month", "enabled": False}, "Year"]}
        page = self.open(self.document("Day", **keys))
        self.press(page, MENU, "Day")
        page.settle()
        self.assertEqual(self.menu(page), [DAYS, "Day"])
        page.evaluate("parts.querySelectorAll('[part=choice]')[1].click()")
        self.assertEqual(self.menu(page)[0], [])
        self.assertEqual(self.host_events(page)[-1]["selected"], ["Week"])
        self.assertEqual(self.focused(page), "Week")
        self.assertLooksLike(page, self.document("Week", **keys))

    def test_menu_byKeys(self):
        keys = {"width": 90, "whenNarrow": ["menu"], "items": [*DAYS[:2], {"text": "Month", "enabled": False}, "Year"]}
        page = self.open(self.document("Day", **keys))
        page.key("Tab")
        page.key("Enter")
        for key, name in [("ArrowDown", "Week"), ("ArrowDown", "Year"), ("Home", "Day"), ("y", "Year")]:
            page.key(key)
            self.assertEqual(self.menu(page)[1], name)
        page.key("Escape")
        self.assertEqual((self.menu(page)[0], self.focused(page), self.host_events(page)), ([], "Day", []))
        for key in ["ArrowDown", "End", "Enter"]:
            page.key(key)
        self.assertEqual(self.host_events(page)[-1]["selected"], ["Year"])
        self.assertEqual(self.focused(page), "Year")

    def test_menu_losingFocus_closes(self):
        page = self.open(self.document("Day", width=90, whenNarrow=["menu"]))
        self.press(page, MENU, "Day")
        page.settle()
        page.click(700, 700)
        page.settle()
        self.assertEqual((self.menu(page)[0], self.host_events(page)), ([], []))

    def test_touch_scrollsThePage_whereNothingIsDragged(self):
        touched = lambda **keys: self.open(self.document("Day", **keys)).evaluate(
            "getComputedStyle(parts.querySelector('[part~=segmented]')).touchAction")
        self.assertEqual(touched(), "pan-y")
        self.assertEqual(touched(axis="vertical"), "pan-x")
        self.assertEqual(touched(width=90, whenNarrow=["menu"]), "manipulation")

    def test_scroll_showsTheSelected(self):
        keys = {"width": 160, "whenNarrow": ["scroll"], "distribution": "content"}
        page = self.open(self.document("Day", **keys), media={"prefers-reduced-motion": "reduce"})
        page.key("Tab")
        for _ in range(3):
            page.key("ArrowRight")
        self.assertEqual(self.host_events(page)[-1]["selected"], ["Year"])
        self.assertLooksLike(page, self.document("Year", **keys))

    def test_scroll_followsTheWheel_andADragBesideTheIndicator(self):
        keys = {"width": 160, "whenNarrow": ["scroll"], "distribution": "content"}
        page = self.open(self.document("Day", **keys))
        left = lambda name: self.place(page, "radio", name)["left"]
        before = left("Day")
        page.call("Input.dispatchMouseEvent", type="mouseWheel", x=100, y=50, deltaX=0, deltaY=40)
        page.settle()
        self.assertAlmostEqual(left("Day"), before - 40, delta=0.1)
        page.drag([(150, 50), (140, 50), (60, 50)])
        page.settle()
        scrolled = before - left("Day")
        self.assertGreater(scrolled, 45)
        self.assertEqual(self.host_events(page), [])
        last = self.place(page, "radio", "Year")
        self.assertLessEqual(last["left"] + last["width"], MARGIN + 160 + 0.1, "it ends with its last segment")
        page.click(last["x"], last["y"])
        self.assertEqual(self.host_events(page)[-1]["selected"], ["Year"])
        page.evaluate("new Promise(done => setTimeout(done, 300))")
        self.assertLooksLike(page, self.document("Year", **keys))


class Colors(BrowserCase):
    def drags(self, document, *moves):
        """Drags in the page and in the engine, and compares the pictures."""
        page = self.open(document)
        size = {each["role"]: each for each in self.tree(document)["root"]["children"]}
        controls = self.tree(document)["root"]["children"]
        self.assertTrue(size)
        for move in moves:
            frame = controls[move["control"]]["frame"]
            x, y = 32 + frame["x"] + move["x"], 32 + frame["y"] + move["y"]
            page.drag([(x + 3, y + 2), (x + 1, y), (x, y)])
        page.settle()
        self.assertLooksLike(page, document | {"drags": list(moves)})
        return page

    def picker(self, space, *controls, **keys):
        return {"type": "colorPicker", "width": 200, "padding": 20, "space": space,
                "controls": list(controls), **keys}

    def test_dragged_theWholePickerFollows_inEverySpace(self):
        self.drags(
            self.picker("hsba", "wheel(hue,saturation)", "slider(brightness)", "slider(alpha)", "preview"),
            {"control": 0, "x": 60, "y": 70}, {"control": 1, "x": 100, "y": 20},
            {"control": 2, "x": 90, "y": 20})
        self.drags(
            self.picker("rgba", "canvas(red,green)", "slider(blue)", "slider(alpha)"),
            {"control": 0, "x": 30, "y": 120}, {"control": 1, "x": 100, "y": 20})
        self.drags(
            self.picker("cmyka", "canvas(cyan,black)", "wheel(yellow,magenta)", "slider(alpha)"),
            {"control": 0, "x": 30, "y": 50}, {"control": 1, "x": 60, "y": 90})
        self.drags(
            self.picker("hsl", "canvas(hue,lightness)", "slider(saturation)", "slider(alpha)"),
            {"control": 0, "x": 100, "y": 50}, {"control": 1, "x": 50, "y": 20})
        self.drags(
            self.picker("oklch", "canvas(hue,chroma)", "slider(lightness)", "slider(alpha)"),
            {"control": 0, "x": 100, "y": 30}, {"control": 1, "x": 100, "y": 20})
        self.drags(
            self.picker("greyscale", "slider(white)", "slider(alpha)"), {"control": 0, "x": 50, "y": 20})

    def test_dragged_fromRightToLeft_andVertical(self):
        self.drags(
            self.picker("hsba", "canvas(hue,brightness)", "slider(saturation)", "slider(alpha)", direction="rtl"),
            {"control": 0, "x": 20, "y": 50}, {"control": 1, "x": 30, "y": 20})
        self.drags(
            self.picker(
                "hsba", "slider(hue)", "slider(saturation)", "slider(brightness)", "slider(alpha)",
                slider={"axis": "vertical", "length": 120}, axis="horizontal", width=260),
            {"control": 0, "x": 20, "y": 30}, {"control": 2, "x": 20, "y": 90})

    def test_slider_inverted_isDraggedInTheOtherDirection(self):
        for axis in ["vertical", "horizontal"]:
            for direction in ["ltr", "rtl"]:
                with self.subTest(axis=axis, direction=direction):
                    upright = axis == "vertical"
                    self.drags(
                        self.picker(
                            "hsba", "slider(hue)", "slider(saturation)", "slider(brightness)", "slider(alpha)",
                            slider={"axis": axis, "inverted": True, "length": 120}, direction=direction,
                            **({"axis": "horizontal", "width": 260} if upright else {})),
                        {"control": 0, "x": 20, "y": 30}, {"control": 2, "x": 20, "y": 30})

    def test_arrowUp_movesTheThumbUp_onVerticalSliders(self):
        for inverted, values in [(False, [0.51, 0.49]), (True, [0.49, 0.51])]:
            page = self.open(self.picker(
                "greyscale", "slider(white)", "slider(alpha)",
                slider={"axis": "vertical", "inverted": inverted, "length": 100}))
            page.key("Tab")
            page.key("ArrowDown")
            self.assertEqual(self.host_events(page)[-1]["values"], [values[0], 1])
            page.key("ArrowUp")
            page.key("ArrowUp")
            self.assertEqual(self.host_events(page)[-1]["values"], [values[1], 1])

    def test_arrowUp_movesTheThumbUp_onWheels(self):
        page = self.open(self.picker(
            "hsba", "wheel(hue,saturation)", "slider(brightness)", "slider(alpha)", values=[0.75, 0.5, 1]))
        page.key("Tab")
        page.key("ArrowUp")
        hue, saturation = self.host_events(page)[-1]["values"][:2]
        self.assertGreater(hue, 0.75)
        self.assertAlmostEqual(saturation, (0.5 ** 2 + 0.02 ** 2) ** 0.5, places=5)

    def test_palette_ofThirds_keepsItsSwatchWhenThePageBegins(self):
        values = {"hue": 0.333333, "saturation": 0.666667}
        document = self.picker(
            "hsba", "palette(hue,saturation)", "slider(brightness)", "slider(alpha)", values=values,
            palette={"columns": 4, "rows": 4})
        page = self.open(document)
        self.assertEqual(self.attribute(page, "option", "aria-selected").count("true"), 1)
        page.evaluate("parts.querySelector('[role=slider]').focus()")
        page.key("ArrowRight")
        page.settle()
        self.assertEqual(self.attribute(page, "option", "aria-selected").count("true"), 1)

    def test_palette_tapped_selectsASwatch(self):
        document = self.picker(
            "hsba", "palette(hue,saturation)", "slider(brightness)", "slider(alpha)",
            palette={"columns": 6, "rows": 3})
        page = self.open(document)
        swatch = self.places(page, "option")[8]
        page.click(swatch["x"], swatch["y"])
        page.settle()
        frame = self.tree(document)["root"]["children"][0]["frame"]
        drag = {"control": 0, "x": swatch["x"] - 32 - frame["x"], "y": swatch["y"] - 32 - frame["y"]}
        self.assertLooksLike(page, document | {"drags": [drag]})
        self.assertEqual(self.attribute(page, "option", "aria-selected").count("true"), 1)

    def test_keys_moveASlider(self):
        page = self.open(self.picker("greyscale", "slider(white)", "slider(alpha)"))
        page.key("Tab")
        for key in ["ArrowRight", "ArrowRight", "PageUp", "ArrowDown"]:
            page.key(key)
        page.settle()
        self.assertEqual(self.attribute(page, "slider", "aria-valuenow"), ["0.61", "1"])
        page.key("Home")
        page.key("Tab")
        page.key("ArrowLeft")
        self.assertEqual(self.host_events(page)[-1]["values"], [0, 0.99])
        self.assertEqual(self.host_events(page)[-1]["hex"], "#000000FC")

    def test_conversions_areTheEngines(self):
        names = {
            "hsba": ["hue", "saturation", "brightness", "alpha"], "rgba": ["red", "green", "blue", "alpha"],
            "cmyka": ["cyan", "magenta", "yellow", "black", "alpha"], "greyscale": ["white", "alpha"],
            "hsl": ["hue", "saturation", "lightness", "alpha"], "oklch": ["lightness", "chroma", "hue", "alpha"]}
        draw = random.Random(7)
        for space in names:
            values = [
                [draw.choice([0, 1, 0.5, draw.random(), draw.random()]) for _ in names[space]]
                for _ in range(40)]
            pickers = [{
                "type": "colorPicker", "space": space, "values": each, "width": 100,
                "controls": [f"slider({name})" for name in names[space]]} for each in values]
            page = self.open({"type": "stack", "items": pickers})
            # The last slider of a picker is that of its alpha; another key undoes what one changes.
            page.evaluate(
                "[...parts.querySelectorAll('[aria-label=Alpha]')].forEach(slider =>"
                " ['Home', 'End'].forEach(key =>"
                " slider.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true}))))")
            events = self.host_events(page)
            self.assertGreaterEqual(len(events), 40)
            lines = "\n".join(json.dumps(pickers[0] | {"values": each["values"]}) for each in events)
            trees = subprocess.run([LAYOUT, "batch", "-"], input=lines.encode(), capture_output=True, check=True)
            wanted = [json.loads(line)["root"]["color"]["hex"] for line in trees.stdout.splitlines()]
            found = [each["hex"] for each in events]
            self.assertEqual([pair for pair in zip(found, wanted, strict=True) if self.far(*pair)], [])

    def far(self, one, other):
        """Whether two hex colours differ by more than the rounding of a byte."""
        bytes_of = lambda text: bytes.fromhex(text[1:].ljust(8, "F"))
        return any(abs(a - b) > 1 for a, b in zip(bytes_of(one), bytes_of(other)))

    def test_chromaTouch_swatchAndSliders_follow(self):
        document = {"type": "chromaTouch", "width": 300, "height": 400, "value": "#40BFBF"}
        page = self.open(document)
        swatch = self.place(page, "slider", "Hue and saturation")
        page.drag([(swatch["x"], swatch["y"]), (swatch["left"] + 75, swatch["top"] + 40)])
        page.settle()
        event = self.host_events(page)[-1]
        self.assertAlmostEqual(event["values"][0], 75 / swatch["width"], places=3)
        touched = document | {"touches": [{"on": "swatch", "x": 75, "y": 40}]}
        self.assertLooksLike(page, touched)

    touchable = {"type": "chromaTouch", "width": 300, "height": 400, "value": "#40BFBF"}

    def stages(self, page):
        page.evaluate(
            "window.stages = [];"
            "document.addEventListener('picker-stage', event => stages.push(event.detail.stage))")
        return lambda: page.evaluate("stages")

    def test_chromaTouch_aLiftedFinger_changesNothing(self):
        forces = [0.1, 0.3, 0.45, 0.6, 0.62, 0.6, 0.4, 0.2, 0.05]
        for keys in [{}, {"liftThreshold": 0.1}, {"liftThreshold": 1000}]:
            document = self.touchable | keys
            page = self.open(document)
            swatch = self.place(page, "slider", "Hue and saturation")
            page.press([(swatch["left"] + 60, swatch["top"] + 50, force) for force in forces])
            page.settle()
            touches = [
                {"x": 60 + number % 2, "y": 50, "force": force} for number, force in enumerate(forces)]
            tree = self.tree(document | {"touches": touches})
            wanted = tree["root"]["color"]["values"]["brightness"]
            self.assertAlmostEqual(self.host_events(page)[-1]["values"][2], wanted, places=5)

    def test_chromaTouch_pressedFirmly_showsTheCard(self):
        page = self.open(self.touchable)
        stages = self.stages(page)
        slider = self.place(page, "slider", "Saturation")
        self.assertEqual(self.places(page, "button"), [])
        page.press([(slider["x"], slider["y"], 0.2), (slider["x"], slider["y"], 0.6)])
        self.rest(page)
        self.assertEqual(stages(), ["peek"])
        touched = self.tree(self.touchable)["root"]["children"][2]
        track = next(each for each in touched["children"] if each["role"] == "track")
        x = track["frame"]["x"] + (slider["x"] - slider["left"] - track["frame"]["x"])
        touches = [
            {"on": "saturation", "x": x, "y": 9, "force": 0.2}, {"on": "saturation", "force": 0.6}]
        self.assertLooksLike(page, self.touchable | {"touches": touches})
        self.press(page, "button", "Green")
        self.assertEqual(self.host_events(page)[-1]["hex"], "#00FF00")
        self.rest(page)
        self.assertEqual(stages(), ["peek", "sliders"])
        self.assertLooksLike(page, self.touchable | {"value": "#00FF00"})

    def test_chromaTouch_pressedFirmer_showsTheSwatchAlone_untilATouch(self):
        page = self.open(self.touchable)
        stages = self.stages(page)
        slider = self.place(page, "slider", "Hue")
        page.press([(slider["x"], slider["y"], force) for force in [0.6, 0.95, 0.3, 0.2]])
        self.rest(page)
        self.assertEqual(stages(), ["peek", "popped"])
        self.assertLooksLike(page, self.touchable | {"popped": True})
        swatch = self.place(page, "slider", "Hue and saturation")
        self.assertEqual([swatch["width"], swatch["height"]], [300, 400])
        page.press([(swatch["x"], swatch["y"], 0.4)])
        self.rest(page)
        self.assertEqual(stages()[-1], "sliders")
        self.assertEqual(self.host_events(page), [])
        self.assertLooksLike(page, self.touchable)

    def test_chromaTouch_escape_showsEverythingAgain(self):
        page = self.open(self.touchable, media={"prefers-reduced-motion": "reduce"})
        stages = self.stages(page)
        slider = self.place(page, "slider", "Hue")
        page.press([(slider["x"], slider["y"], 0.95)])
        self.rest(page)
        page.evaluate("parts.querySelector('[role=slider]').focus()")
        page.key("Escape")
        self.rest(page)
        self.assertEqual(stages(), ["popped", "sliders"])
        self.assertLooksLike(page, self.touchable)


class Carousels(BrowserCase):
    def document(self, **keys):
        pages = [{"fill": color} for color in ["tomato", "gold", "seagreen", "navy"]]
        return {"type": "carousel", "width": 200, "height": 120, "pages": pages, **keys}

    def current(self, page):
        return [each["current"] for each in self.host_events(page)]

    def wait(self, page, seconds):
        page.evaluate(f"new Promise(done => setTimeout(done, {seconds * 1000}))")

    quick = {"timing": {"slide": 0.15}}

    def test_dot_slidesToItsPage(self):
        page = self.open(self.document(**self.quick))
        dot = self.places(page, "button")[2]
        page.click(dot["x"], dot["y"])
        self.wait(page, 0.5)
        self.assertEqual(self.current(page), [2])
        self.assertLooksLike(page, self.document(current=2))
        self.assertEqual(self.attribute(page, "button", "aria-current"), [None, None, "true", None])

    def test_page_tapped_isReported_andNothingMoves(self):
        page = self.open(self.document(current=1))
        page.click(60, 60)
        self.wait(page, 0.5)
        self.assertEqual([(each["index"], each["current"]) for each in self.host_events(page)], [(1, 1)])
        self.assertLooksLike(page, self.document(current=1))

    def test_swipe_turnsPages_andLoops(self):
        page = self.open(self.document(**self.quick))
        page.drag([(150 - step * 15, 80) for step in range(8)])
        self.wait(page, 0.5)
        self.assertEqual(self.current(page)[-1], 1)
        for _ in range(2):
            page.drag([(60 + step * 15, 80) for step in range(8)])
            self.wait(page, 0.5)
        self.assertEqual(self.current(page)[-1], 3)
        self.assertLooksLike(page, self.document(current=3))

    def test_drag_holdsThePages(self):
        page = self.open(self.document(loops=False))
        page.pointer("mouseMoved", 150, 80)
        page.pointer("mousePressed", 150, 80, 1)
        page.pointer("mouseMoved", 140, 80, 1)
        page.pointer("mouseMoved", 90, 80, 1)
        page.settle()
        dragged = self.document(loops=False, events=[
            {"at": 0, "drag": "began"}, {"at": 0.1, "drag": {"changed": -60}}], at=0.1)
        self.assertLooksLike(page, dragged)
        page.pointer("mouseReleased", 90, 80)

    def test_keys_turnPages_andStopAtTheEnd(self):
        page = self.open(self.document(loops=False, **self.quick))
        page.key("Tab")
        for key in ["ArrowRight", "End", "ArrowRight", "ArrowLeft"]:
            page.key(key)
            self.wait(page, 0.6)
        self.assertEqual(self.current(page)[-1], 2)

    def test_autoplay_advances_andPausesUnderThePointer(self):
        timing = {"timing": {"slide": 0.1, "dwell": 0.25}}
        page = self.open(self.document(autoplay=True, **timing))
        page.pointer("mouseMoved", 5, 5)
        self.wait(page, 0.9)
        self.assertGreaterEqual(len(self.current(page)), 1)
        page.pointer("mouseMoved", 100, 80)
        self.wait(page, 0.3)
        before = len(self.current(page))
        self.wait(page, 0.8)
        self.assertEqual(len(self.current(page)), before)

    def test_reducedMotion_doesNotPlay_andTurnsImmediately(self):
        page = self.open(
            self.document(autoplay=True, timing={"dwell": 0.5}),
            media={"prefers-reduced-motion": "reduce"})
        self.wait(page, 1)
        self.assertEqual(self.current(page), [])
        dot = self.places(page, "button")[1]
        page.click(dot["x"], dot["y"])
        self.assertEqual(self.current(page), [1])

    def test_controls_onAPage_areInteractive_whenScaled(self):
        picker = {
            "type": "colorPicker", "space": "greyscale", "width": 400,
            "controls": ["slider(white)", "slider(alpha)"]}
        page = self.open({
            "type": "carousel", "width": 220, "height": 120, "indicator": "none",
            "pages": [picker, {"fill": "red"}]})
        slider = self.places(page, "slider")[0]
        self.assertLessEqual(slider["width"], 220)
        page.drag([
            (slider["x"], slider["y"]), (slider["left"] + slider["width"] * (10 + 380 / 4) / 400, slider["y"])])
        self.assertAlmostEqual(self.host_events(page)[-1]["values"][0], 0.25, places=2)


class Drawings(BrowserCase):
    card = {"shape": "roundedRect", "width": 60, "height": 40, "fill": "navy"}

    def drawing(self, *items, turn=None, **keys):
        layer = {"id": "card", "draggable": True, "items": items, **keys}
        around = {"transform": turn or [], "transformOrigin": "center", "items": [layer]}
        return {"type": "drawing", "width": 300, "height": 200, "layers": [
            {"items": [{"shape": "circle", "width": 200, "at": "center", "fill": "gold"}]}, around]}

    def at(self, *points):
        return [(MARGIN + x, MARGIN + y) for x, y in points]

    def offsets(self, page):
        return [event["offset"] for event in self.host_events(page)]

    def test_layer_dragged_followsThePointer_alsoWhereWhatIsAroundItIsTurned(self):
        for turn, offset in [([], [30, 70]), ([{"rotate": 90}], [70, -30]), ([{"scale": 2}], [15, 35])]:
            with self.subTest(turn=turn):
                page = self.open(self.drawing(self.card | {"at": "center"}, turn=turn))
                page.drag(self.at((150, 100), (160, 110), (180, 170)))
                self.assertEqual(self.offsets(page)[-1], offset)
                moved = self.drawing(
                    self.card | {"at": "center"}, turn=turn, transform=[{"translate": offset}])
                self.assertLooksLike(page, moved)
                # The second drag begins where the first has ended.
                page.drag(self.at((180, 170), (150, 100)))
                self.assertEqual(self.offsets(page)[-1], [0, 0])

    def test_layer_isDraggedByItsShapesAndTexts_alsoByAPen_andNothingElseIs(self):
        text = {"text": "i i i", "font": {"size": 40}, "y": 120}
        page = self.open(self.drawing(self.card | {"fill": [], "stroke": "navy"}, text))
        page.drag(self.at((250, 20), (200, 40)))
        page.drag(self.at((150, 100), (200, 40)))
        self.assertEqual(self.offsets(page), [])
        there = page.evaluate("parts.querySelector('[part~=label]').getBoundingClientRect().toJSON()")
        # The middle of a gap is in no letter.
        middle = there["top"] + there["height"] - 2
        page.drag([(there["left"] + 2, middle), (there["left"] + 12, middle)])
        self.assertEqual(self.offsets(page), [[10, 0]])
        x, y = self.at((30, 20))[0]
        page.press([(x + 10, y, 0.3), (x + 18, y + 20, 0.3), (x + 30, y + 30, 0.3)])
        self.assertEqual(self.offsets(page)[-1], [30, 30])

    def test_layer_underAFinger_followsIt_andThePageScrollsElsewhere(self):
        page = self.open(self.drawing(self.card) | {"height": 1400}, height=400)
        page.touch(self.at(*[(30, 20 + 6 * step) for step in range(8)]))
        self.assertEqual(self.offsets(page)[-1], [0, 42])
        self.assertEqual(page.evaluate("scrollY"), 0)
        page.touch(self.at(*[(30, 300 - 6 * step) for step in range(8)]))
        self.assertEqual(self.offsets(page)[-1], [0, 42])
        self.assertGreater(page.evaluate("scrollY"), 0)

    def controlInALayer(self):
        return self.drawing(self.card, {"symbol": {"type": "chips", "items": ["tea", "milk"]}, "y": 60})

    def test_controlInALayer_movesWithIt(self):
        page = self.open(self.controlInALayer())
        before = self.place(page, "option", "milk")
        page.drag(self.at((30, 20), (80, 90)))
        page.settle()
        after = self.place(page, "option", "milk")
        self.assertEqual((after["x"] - before["x"], after["y"] - before["y"]), (50, 70))

    def test_controlInALayer_isInUse_alsoAfterADrag(self):
        page = self.open(self.controlInALayer())
        page.drag(self.at((30, 20), (80, 90)))
        page.settle()
        self.press(page, "option", "milk")
        self.assertEqual(self.host_events(page)[-1].get("selected"), ["milk"])
        there = self.place(page, "option", "milk")
        page.drag([(there["x"], there["y"]), (there["x"] + 40, there["y"])])
        self.assertEqual(self.place(page, "option", "milk"), there)

    def test_layer_inANarrowWindow_isUnderThePointer(self):
        page = self.open(self.drawing(self.card), width=190)
        page.drag([(40, 30), (90, 80)])
        moved = page.evaluate(
            "(() => { const box = parts.querySelector('[part~=layer] [part~=shape]').getBoundingClientRect();"
            " return [box.left, box.top]; })()")
        self.assertAlmostEqual(moved[0], 70, delta=0.5)
        self.assertAlmostEqual(moved[1], 70, delta=0.5)


class Accessible(BrowserCase):
    def test_labelAndLanguage_areThoseOfThePage(self):
        page = self.open({
            "type": "stack", "label": "Filter", "language": "de", "items": [
                {"type": "chips", "label": "Kost", "language": "fr", "title": "Diet", "items": ["thé"]}]})
        self.assertEqual(page.evaluate("[document.title, document.documentElement.lang]"), ["Filter", "de"])
        self.assertEqual(
            page.evaluate("(e => [e.lang, e.ariaLabel])(parts.querySelector('[role=listbox]'))"),
            ["fr", "Kost"])
        self.assertEqual(
            self.open({"type": "colorPicker", "controls": [
                "slider(hue)", "slider(saturation)", "slider(brightness)", "slider(alpha)"]}).evaluate(
                    "[document.title, document.documentElement.lang]"), ["Color picker", "en"])

    def test_expander_followsTheList_andTheRemovalIsNamed(self):
        page = self.open({
            "type": "chips", "width": 150, "maxRows": 1,
            "items": [{"text": "Ada", "trailingIcon": "xmark"}, "Grace", "Mary"]})
        self.assertEqual(page.evaluate(
            "parts.querySelector('[role=listbox]').nextElementSibling.getAttribute('aria-expanded')"),
            "false")
        self.assertIn("Remove Ada", self.attribute(page, "button", "aria-label"))

    def contrast(self, page, selector):
        """The largest contrast of two colours in a box of the picture, by WCAG."""
        box = page.evaluate(f"parts.querySelector('{selector}').getBoundingClientRect().toJSON()")
        picture = page.screenshot(clip=[box[side] for side in ["x", "y", "width", "height"]])
        return self.examine(
            [picture],
            "const { data } = pixels[0];"
            "const light = []; "
            "for (let at = 0; at < data.length; at += 4) {"
            "  const [r, g, b] = [...data.slice(at, at + 3)].map(lane =>"
            "    lane / 255 <= 0.04045 ? lane / 255 / 12.92 : ((lane / 255 + 0.055) / 1.055) ** 2.4);"
            "  light.push(0.2126 * r + 0.7152 * g + 0.0722 * b);}"
            "return (Math.max(...light) + 0.05) / (Math.min(...light) + 0.05);")

    def forced(self, document, scheme):
        return self.open(document, media={"forced-colors": "active", "prefers-color-scheme": scheme})

    def test_forcedColours_showTextsAndIconsOutsideOfItems(self):
        shown = {
            "[part~=title]": {"type": "stack", "fill": "#FFFFFF", "items": [
                {"type": "chips", "title": "Diet", "items": ["a"]}]},
            "[part~=text]": {"type": "text", "text": "On the page"},
            "[part~=carousel] [part~=label]": {"type": "carousel", "count": 40, "width": 200, "height": 90},
            "[part~=slider] [part~=label]": {"type": "chromaTouch", "width": 300, "height": 400, "value": "#40BFBF"},
            "[part~=drawing] [part~=label]": {"type": "drawing", "width": 200, "height": 60, "fill": "gray", "layers": [
                {"draggable": True, "items": [{"text": "Caption", "fill": "gray", "at": "center"}]}]},
        }
        for scheme in ["light", "dark"]:
            for selector, document in shown.items():
                with self.subTest(selector, scheme=scheme):
                    self.assertGreater(self.contrast(self.forced(document, scheme), selector), 7)

    def test_forcedColours_showBoxesAndBorders(self):
        page = self.forced(
            {"type": "flow", "padding": 20, "border": {"width": 1, "color": "gray"}, "items": [{"width": 30, "height": 20, "fill": "gray"}]}, "dark")
        outlines = page.evaluate(
            "[...parts.querySelectorAll('[part~=flow],[part~=item]')].map(each => getComputedStyle(each).outlineStyle)")
        self.assertEqual(outlines, ["solid", "solid"])

    def test_forcedColours_arePanelsColours_andColoursToPickStay(self):
        panel = {"type": "stack", "fill": "#FFE0E0", "padding": 20, "items": [
            {"type": "colorPicker", "width": 200, "controls": [f"slider({name})" for name in ["white", "alpha"]],
             "space": "greyscale", "fill": "#E0E0FF"}]}
        for scheme, paper in [("light", "r + g + b === 765"), ("dark", "r + g + b === 0")]:
            page = self.forced(panel, scheme)
            size = page.evaluate("[picker.offsetWidth, picker.offsetHeight]")
            picture = page.screenshot(clip=(MARGIN, MARGIN, *size))
            for fill in ["r === 255 && g === 224 && b === 224", "r === 224 && g === 224 && b === 255"]:
                self.assertEqual(self.count(picture, fill), 0)
            self.assertGreater(self.count(picture, paper), size[0] * size[1] / 4)
            self.assertGreater(self.count(picture, "r > 100 && r < 156 && r === g && g === b"), 100)

    def test_forcedColours_outlineTheBlackEndOfATrack_alsoAfterADrag(self):
        page = self.forced(
            {"type": "colorPicker", "width": 200, "space": "greyscale",
             "controls": ["slider(white)", "slider(alpha)"]}, "dark")
        track = page.evaluate("parts.querySelector('[part~=track]').getBoundingClientRect().toJSON()")
        end = (track["left"] - 1, track["top"], 4, track["height"])
        there = self.places(page, "slider")[0]
        for count in [0, 1]:
            if count > 0:
                page.drag([(there["x"], there["y"]), (there["x"] + 5, there["y"])])
            page.settle()
            self.assertGreater(self.count(page.screenshot(clip=end), "r > 128"), track["height"] / 3)

    def test_forcedColours_tellDisabledAndSelectedItemsApart(self):
        items = ["tea", {"text": "milk", "enabled": False}, "cocoa"]
        for document, role in [
            ({"type": "chips", "items": ["mate", *items[1:], {"text": "tea", "selected": True}]}, "option"),
            ({"type": "segmented", "items": items, "width": 300, "selected": 2}, "radio"),
        ]:
            page = self.forced(document, "dark")
            looks = page.evaluate(
                f"[...parts.querySelectorAll('[role={role}]')].map(each => {{"
                "const [box, text] = [each, each.querySelector('.picker-text')].map(part => getComputedStyle(part));"
                "return [text.color, box.outlineStyle, box.backgroundColor].join(); })")
            self.assertEqual(len(set(looks)), 3, looks)

    def test_forcedColours_showDots_theCross_andTheArrowOfAMenu(self):
        page = self.forced({"type": "carousel", "count": 3, "width": 200, "height": 90}, "dark")
        dots = page.evaluate(
            "[...parts.querySelectorAll('[part~=dot]')].map(each => getComputedStyle(each).backgroundColor)")
        self.assertEqual([dot == dots[1] for dot in dots], [False, True, True])
        shown = {
            "[part~=dot]:not([part~=selected])": {"type": "carousel", "count": 3, "width": 200, "height": 90},
            "[part~=trailingIcon]": {"type": "chips", "items": [{"text": "Ada", "trailingIcon": "xmark"}]},
            "[part~=icon]": {"type": "segmented", "items": DAYS, "width": 90, "whenNarrow": ["menu"]}}
        for selector, document in shown.items():
            self.assertGreater(self.contrast(self.forced(document, "dark"), selector), 4.5, selector)

    def test_rowsOfAPanel_areInFlowInPrint_whereTheyAreOnTheScreen(self):
        chips = {"type": "chips", "width": 200, "title": "Diet", "items": ["Vegan", "Kosher", "Halal"]}
        page = self.open({"type": "stack", "padding": 20, "spacing": 12, "fill": "#FFE0E0", "items": [chips, {"type": "text", "text": "Tea"}, chips | {"id": "more", "maxRows": 1}]})
        places = ("[...parts.querySelectorAll('[part]')].map(each => { const { x, y, width, height } = each.getBoundingClientRect();"
                  " return [x, y, width, height].map((value) => Math.round(32 * value)) })")
        shown = page.evaluate(places)
        page.call("Emulation.setEmulatedMedia", media="print")
        self.assertEqual(page.evaluate(places), shown)
        breaks = page.evaluate(
            "[...parts.querySelectorAll('[part=stack] > [part]')].map(each => { const { position, breakInside, gridArea } = getComputedStyle(each);"
            " return [each.getAttribute('part'), position, breakInside, gridArea.split(' / ').slice(0, 2).join(' / ')] })")
        self.assertEqual(breaks, [
            ["title", "relative", "avoid", "1 / 1"], ["chips", "relative", "avoid", "1 / 1"], ["text", "relative", "avoid", "2 / 1"],
            ["title", "relative", "avoid", "3 / 1"], ["chips", "relative", "avoid", "3 / 1"], ["overflow", "relative", "avoid", "3 / 1"]])

    def test_forcedColours_keepTextsAndIconsOverGradients(self):
        gradient = {"linear": {"from": "top", "to": "bottom", "stops": ["#101040", "#202060"]}}
        page = self.forced({"type": "stack", "padding": 20, "fill": gradient, "items": [
            {"type": "text", "text": "Tea", "icon": "star", "color": "white"}]}, "light")
        for selector in ["[part~=line]", "[part~=icon]"]:
            self.assertGreater(self.contrast(page, selector), 4.5, selector)

    def test_forcedColours_showItemsInThem(self):
        page = self.open(
            {"type": "chips", "width": 300, "items": ["tea", {"text": "milk", "selected": True}]},
            media={"forced-colors": "active"})
        papers = page.evaluate(
            "[...parts.querySelectorAll('[role=option]')].map(each => getComputedStyle(each).backgroundColor)")
        self.assertNotEqual(*papers)
        for state in ["[part=chip]", "[part~=selected]"]:
            self.assertGreater(self.contrast(page, f"{state} [part~=label]"), 7)

    def test_tree_hasRolesNamesAndStates(self):
        page = self.open("stack/filters")
        nodes = [(role, name) for role, name, _ in page.accessibility()]
        for wanted in [
            ("heading", "Diet"), ("listbox", "Diet"), ("option", "Vegan"), ("radiogroup", "Sort by"),
            ("radio", "Price"), ("button", "4 more"),
        ]:
            self.assertIn(wanted, nodes)
        states = {name: properties for role, name, properties in page.accessibility() if role == "radio"}
        self.assertEqual(states["Price"]["checked"], "true")
        self.assertEqual(states["Name"]["checked"], "false")

    def sliders(self, page):
        """Names and values of sliders. Chromium's accessibility tree has no value texts."""
        names = [name for role, name, _ in page.accessibility() if role == "slider"]
        return list(zip(names, self.attribute(page, "slider", "aria-valuetext"), strict=True))

    def test_sliders_sayTheirValues_alsoAfterAKey(self):
        sliders = [f"slider({name})" for name in ["hue", "saturation", "brightness", "alpha"]]
        values = [220 / 360, 0.66, 0.5, 1]
        page = self.open({"type": "colorPicker", "width": 300, "controls": sliders, "values": values})
        self.assertEqual(self.sliders(page), [
            ("Hue", "220°"), ("Saturation", "66%"), ("Brightness", "50%"), ("Alpha", "100%")])
        page.key("Tab")
        page.key("ArrowRight")
        page.key("Tab")
        page.key("ArrowLeft")
        page.settle()
        self.assertEqual(self.sliders(page)[:2], [("Hue", "221°"), ("Saturation", "65%")])

    def test_slidersOfTwoDimensions_sayBothValues(self):
        page = self.open({
            "type": "colorPicker", "width": 200, "values": [0.5, 0.25, 1],
            "controls": ["wheel(hue,saturation)", "slider(brightness)", "slider(alpha)"]})
        self.assertEqual(self.sliders(page)[0], ("Hue and saturation", "Hue 180°, saturation 25%"))

    def test_slidersOfAChromaTouch_sayWhatTheirLabelsSay(self):
        touch = {"type": "chromaTouch", "width": 300, "height": 400, "value": "#40BFBF"}
        page = self.open(touch)
        self.assertEqual(self.sliders(page), [
            ("Hue and saturation", "Hue 180°, saturation 66%"), ("Hue", "180°"), ("Saturation", "66%"),
            ("Brightness", "75%")])
        page.evaluate("parts.querySelectorAll('[role=slider]')[2].focus()")
        page.key("ArrowRight")
        page.settle()
        self.assertEqual(self.sliders(page)[2], ("Saturation", "67%"))
        page = self.open(touch | {"valueStyle": "decimals"})
        self.assertEqual(self.sliders(page)[1:3], [("Hue", "0.500"), ("Saturation", "0.665")])

    def test_groups_haveNames(self):
        for document, role, name in [
            ({"type": "carousel", "count": 3, "width": 200, "height": 100}, "group", "Carousel"),
            ({"type": "stack", "items": [{"type": "text", "text": "a"}]}, "group", "Stack"),
            ({"type": "segmented", "items": DAYS}, "radiogroup", "Segmented"),
            ({"type": "chips", "items": DAYS, "selection": "none"}, "group", "Chips"),
            ({"type": "chips", "label": "Days", "items": DAYS}, "listbox", "Days"),
            ({"type": "chromaTouch", "width": 200, "height": 300}, "group", "Chroma touch"),
        ]:
            found = [(role, name) for role, name, _ in self.open(document).accessibility()]
            self.assertIn((role, name), found)
