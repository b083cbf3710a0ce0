"""The playground in a browser: the static site of `make web`, from a web server that knows nothing of it.

Without Web/dist/playground the tests are skipped: `make check-web` builds it. LAYOUT_LIBEXEC names the folder of
layout-serve; without it those of the server are skipped.
"""

import base64
import contextlib
import functools
import http.server
import json
import os
import pathlib
import shutil
import subprocess
import tempfile
import threading
import unittest

from .chromium import Chromium

ROOT = pathlib.Path(__file__).resolve().parents[2]
SITE = pathlib.Path(os.environ.get("PLAYGROUND", ROOT / "Web/dist/playground"))
HEADERS = ROOT / "Sources/Interfaces/CPickerLayout/include"
LAYOUT = os.environ.get("LAYOUT", str(ROOT / ".build/debug/layout"))


class Handler(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


@contextlib.contextmanager
def served(folder):
    """A web server for a folder; its URL."""
    handler = functools.partial(Handler, directory=str(folder))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}/"
        server.shutdown()


class PlaygroundCase(unittest.TestCase):
    """Pages make no requests to other servers, and log no errors."""

    width, height = 1280, 800

    @classmethod
    def setUpClass(cls):
        if not SITE.exists():
            raise unittest.SkipTest("there is no playground: make web builds it")
        cls.chromium = cls.enterClassContext(Chromium())
        cls.url = cls.enterClassContext(served(cls.site()))

    @classmethod
    def site(cls):
        return SITE

    def setUp(self):
        self.page = self.open(self.url)
        self.addCleanup(self.close, self.page)

    def close(self, page):
        complaints, requests = page.complaints(), page.requests()
        page.evaluate("localStorage.clear()")
        # What a page keeps when it is left must not reach the next test.
        page.evaluate("window.onpagehide = null; playground.save = () => {}; localStorage.clear()")
        page.close()
        self.assertEqual([], complaints)
        self.assertEqual([], [each for each in requests if not each.startswith((self.url, "blob:"))])

    def open(self, url, **options):
        page = self.chromium.page(url, self.width, self.height, **options)
        self.until(page, "document.documentElement.dataset.ready === 'yes'")
        page.evaluate("window.$ = (id) => document.getElementById(id)")
        return page

    def reload(self):
        self.page.evaluate("playground.save()")
        self.page.go(self.page.url)
        self.until(self.page, "document.documentElement.dataset.ready === 'yes'")
        self.page.evaluate("window.$ = (id) => document.getElementById(id)")

    def until(self, page, condition):
        """Waits until a condition holds in the page."""
        holds = page.evaluate(
            "new Promise(done => { const end = performance.now() + 8000; const look = () => "
            f"({condition}) ? done(true) : performance.now() > end ? done(false) : setTimeout(look, 10);"
            " look() })")
        self.assertTrue(holds, f"{condition} was not met in time")

    # The document.

    def text(self):
        return self.page.evaluate("playground.editor.text")

    def document(self):
        return json.loads(self.text())

    def write(self, document):
        """Puts a document into the editor, as pasting it would."""
        text = document if isinstance(document, str) else json.dumps(document)
        self.page.evaluate(
            "(() => { const mirror = document.querySelector('.CodeMirror')?.CodeMirror;"
            f" const text = {json.dumps(text)};"
            " if (mirror) mirror.replaceRange(text, {line: 0, ch: 0}, {line: mirror.lineCount(), ch: 0}, 'paste');"
            " else { $('document').value = text; $('document').dispatchEvent(new Event('input')) } })()")

    def choose(self, name):
        self.page.evaluate(
            f"$('examples').click(); document.querySelector('[data-name=\"{name}\"]').click()")

    # The picture.

    def boxes(self, role):
        """The boxes of a role on the screen, with id, state and middle."""
        return self.page.evaluate(
            "(() => { const {left, top} = $('paper').getBoundingClientRect();"
            " const {nodes, zoom} = playground.picture;"
            f" return nodes.filter(node => node.role === {json.dumps(role)}).map(({{id, selected, frame}}) => {{"
            " const [width, height] = [frame.width * zoom, frame.height * zoom];"
            " const [x, y] = [left + frame.x * zoom, top + frame.y * zoom];"
            " return {id, selected, width, height, left: x, top: y, x: x + width / 2, y: y + height / 2} }) })()")

    def box(self, role, identifier=None):
        return next(each for each in self.boxes(role) if identifier in (None, each.get("id")))

    def tap(self, role, identifier=None):
        box = self.box(role, identifier)
        self.page.click(box["x"], box["y"])

    def grow(self, height):
        """Makes the page higher, so that all of a large picture can be reached."""
        self.page.resize(self.width, height)
        self.page.settle()

    def at_rest(self):
        self.page.evaluate(
            "(async () => { const picture = () => $('paper').innerHTML; let last;"
            " do { last = picture(); await new Promise(done => setTimeout(done, 120)) } while (last !== picture()) })()")

    def slide(self, name, value):
        self.page.evaluate(
            f"$('{name}').value = {value}; $('{name}').dispatchEvent(new Event('input', {{bubbles: true}}))")

    def paper_width(self):
        return self.page.evaluate("playground.picture.tree.size.width")


class TypingTests(PlaygroundCase):
    def test_a_document_is_laid_out_as_it_is_typed(self):
        self.write({"type": "segmented", "items": ["One", "Two"], "width": 222})
        self.assertEqual(self.paper_width(), 222)
        self.assertEqual([each["id"] for each in self.boxes("segment")], ["One", "Two"])
        self.until(self.page, "[...document.querySelectorAll('#tree [data-position]')].some(row => row.textContent.includes('segment Two'))")
        self.assertEqual(self.page.evaluate("$('tree').children.length - playground.picture.nodes.length"), 0)

    def test_each_letter_is_laid_out(self):
        self.write('{"type": "text", "text": ""}')
        mirror = "document.querySelector('.CodeMirror').CodeMirror"
        self.page.evaluate(f"{mirror}.focus(); {mirror}.setCursor(0, 26)")
        widths = []
        for letter in "Tea":
            self.page.type(letter)
            self.page.settle()
            widths.append(self.paper_width())
        self.assertEqual(self.document()["text"], "Tea")
        self.assertTrue(0 < widths[0] < widths[1] < widths[2], widths)

    def test_frames_are_those_of_the_tool(self):
        for name in ["chips/food", "segmented/equal", "stack/filters", "colorPicker/sliders", "flow/sidebar"]:
            self.choose(name)
            theirs = json.loads(subprocess.run(
                [LAYOUT, "document", str(ROOT / f"Examples/{name}.json"), "--format", "nodes"],
                capture_output=True, check=True).stdout)["nodes"]
            ours = self.page.evaluate(
                "playground.picture.nodes.map(({role, frame: {x, y, width, height}}) => [role, [x, y, width, height]])")
            self.assertEqual([role for role, _ in ours], [node["role"] for node in theirs], name)
            far = max(
                abs(a - b) for (_, frame), node in zip(ours, theirs) for a, b in zip(frame, node["frame"]))
            self.assertLess(far, 1 / 64, name)

    def test_an_error_has_its_place_and_the_picture_stays(self):
        self.write('{"type": "text",\n "text": "grüße",\n "size": 3}')
        self.assertIn("$.size", self.page.evaluate("$('error').textContent"))
        self.write('{"type": "text",\n "font": {"size": 20},\n "text": 3}')
        self.assertEqual(
            self.page.evaluate("$('error').textContent"),
            "line 3, column 10: $.text: expected a string, found 3")
        self.assertTrue(self.page.evaluate("$('paper').classList.contains('stale')"))
        self.assertEqual(self.page.evaluate("document.querySelectorAll('.CodeMirror .wrong').length"), 1)
        self.page.evaluate("$('error').click()")
        place = self.page.evaluate("document.querySelector('.CodeMirror').CodeMirror.getCursor()")
        self.assertEqual((place["line"], place["ch"]), (2, 9))
        self.write('{"type": "text", "text": "3"}')
        self.assertTrue(self.page.evaluate("$('error').hidden && !$('paper').classList.contains('stale')"))
        self.assertEqual(self.page.evaluate("document.querySelectorAll('.CodeMirror .wrong').length"), 0)

    def test_a_document_of_too_much_is_an_error(self):
        self.write({"type": "grid", "columns": 200, "items": [
            {"type": "shape", "shape": "star", "width": 1, "height": 1} for _ in range(25000)]})
        self.until(self.page, "$('error').textContent.includes('limit')")
        self.write({"type": "text", "text": "on"})
        self.assertTrue(self.page.evaluate("$('error').hidden"))

    def test_every_example_is_drawn_and_none_complains(self):
        names = self.page.evaluate("playgroundData.examples.map(({name}) => name)")
        self.assertGreater(len(names), 60)
        for name in names:
            self.choose(name)
            self.assertTrue(self.page.evaluate("$('error').hidden"), name)
            self.assertGreater(self.page.evaluate("playground.picture.nodes.length"), 0, name)
            self.assertEqual(self.page.evaluate("$('example-name').textContent"), name)


class EditorTests(PlaygroundCase):
    mirror = "document.querySelector('.CodeMirror').CodeMirror"

    def caret(self, text, offset_from_end=0):
        self.write(text)
        self.page.evaluate(
            f"{self.mirror}.focus(); {self.mirror}.setCursor({self.mirror}.posFromIndex({len(text) - offset_from_end}))")

    def hints(self):
        return self.page.evaluate("[...document.querySelectorAll('.CodeMirror-hint')].map(row => row.textContent)")

    def test_texts_are_highlighted(self):
        self.write('{"type": "chips", "width": 320, "stableSize": true}')
        for kind, text in [("property", '"width"'), ("string", '"chips"'), ("number", "320"), ("atom", "true")]:
            found = self.page.evaluate(
                f"[...document.querySelectorAll('.CodeMirror .cm-{kind}')].map(span => span.textContent)")
            self.assertIn(text, found)

    def test_keys_are_completed_with_those_of_the_schema(self):
        self.caret('{"type": "chips", }', 1)
        self.page.type('"al')
        self.until(self.page, "document.querySelector('.CodeMirror-hint')")
        self.assertTrue(self.hints()[0].startswith("alignment"), self.hints())
        self.page.key("Enter")
        self.assertIn('"alignment": ', self.text())

    def test_words_are_completed(self):
        self.caret('{"type": "chips", "alignment": }', 1)
        self.page.evaluate(f"playground.help.complete({self.mirror})")
        self.until(self.page, "document.querySelector('.CodeMirror-hint')")
        self.assertIn('"justified"', self.hints())

    def test_keys_that_are_there_are_not_offered(self):
        self.caret('{"type": "segmented", }', 1)
        self.page.evaluate(f"playground.help.complete({self.mirror})")
        self.until(self.page, "document.querySelector('.CodeMirror-hint')")
        words = self.page.evaluate("[...document.querySelectorAll('.CodeMirror-hint b')].map(row => row.textContent)")
        self.assertIn("distribution", words)
        self.assertNotIn("type", words)

    def test_keys_are_explained_under_the_pointer(self):
        self.write('{"type": "chips", "maxRows": 2, "items": ["a"]}')
        place = self.page.evaluate(
            "(() => { const span = [...document.querySelectorAll('.CodeMirror .cm-property')]"
            ".find(each => each.textContent === '\"spacing\"' || each.textContent === '\"maxRows\"');"
            " const box = span.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2] })()")
        self.page.pointer("mouseMoved", *place)
        self.until(self.page, "!$('hint').hidden")
        text = self.page.evaluate("$('hint').textContent")
        self.assertIn("maxRows", text)
        self.assertIn("integer", text)
        self.page.key("Escape")
        self.assertTrue(self.page.evaluate("$('hint').hidden"))

    def test_the_meaning_of_a_key_comes_from_the_articles(self):
        self.write('{"type": "chips", "alignment": "center", "font": {"weight": 500}, "items": []}')
        for path, word in [(["alignment"], "Absent: center"), (["font", "weight"], "ultraLight"), (["language"], "BCP 47")]:
            rows = self.page.evaluate(
                "playground.help.rows(playground.root, " + json.dumps(path) + ").map(row => row.textContent).join(' ')")
            self.assertIn(word, rows)

    def test_undo_goes_back_across_examples_and_the_picture(self):
        self.write({"type": "text", "text": "mine"})
        mine = self.text()
        self.choose("chips/selection")
        example = self.text()
        self.tap("chip", "Nuts")
        self.assertNotEqual(self.text(), example)
        self.page.evaluate("$('undo').click()")
        self.assertEqual(self.text(), example)
        self.assertFalse(self.box("chip", "Nuts")["selected"])
        self.page.evaluate("$('undo').click()")
        self.assertEqual(self.text(), mine)
        self.assertEqual(len(self.boxes("text")), 1)
        self.page.evaluate("$('redo').click(); $('redo').click()")
        self.assertTrue(self.box("chip", "Nuts")["selected"])

    def test_nothing_typed_is_lost_on_reload(self):
        self.write('{"type": "text", "text": "half')
        self.page.evaluate("new Promise(done => setTimeout(done, 300))")
        self.page.go(self.page.url)
        self.until(self.page, "document.documentElement.dataset.ready === 'yes'")
        self.page.evaluate("window.$ = (id) => document.getElementById(id)")
        self.assertEqual(self.text(), '{"type": "text", "text": "half')
        self.page.evaluate("$('undo').click()")
        self.assertIn("Gluten-free", self.text())

    def test_the_tab_key_leaves_the_editor(self):
        self.page.evaluate(f"{self.mirror}.focus()")
        self.page.key("Tab")
        self.assertFalse(self.page.evaluate("document.querySelector('.CodeMirror').contains(document.activeElement)"))


class FormTests(PlaygroundCase):
    def setUp(self):
        super().setUp()
        self.choose("chips/selection")
        self.page.evaluate("$('tab-form').click()")

    def fill(self, identifier, value):
        self.page.evaluate(
            f"$('{identifier}').value = {json.dumps(value)};"
            f" $('{identifier}').dispatchEvent(new Event('input', {{bubbles: true}}))")

    def test_fields_show_and_change_the_document(self):
        self.assertEqual(self.page.evaluate("$('form-width').value"), "420")
        self.fill("form-width", "300")
        self.assertEqual(self.document()["width"], 300)
        self.assertEqual(self.paper_width(), 300)
        self.fill("form-alignment", '"trailing"')
        self.assertEqual(self.document()["alignment"], "trailing")
        self.fill("form-chip-cornerRadius", "4")
        self.assertEqual(self.document()["chip"]["cornerRadius"], 4)
        self.assertEqual(self.document()["chip"]["selectedFill"], "#0064D2")

    def test_a_key_can_be_removed(self):
        self.page.evaluate("document.querySelector('[data-key=width] .reset').click()")
        self.assertNotIn("width", self.document())
        self.assertEqual(self.page.evaluate("$('form-width').value"), "")

    def test_items_keep_what_else_they_say(self):
        lines = self.page.evaluate("$('form-items').value").split("\n")
        self.assertEqual(lines[:2], ["Vegetarian", "Gluten-free"])
        self.fill("form-items", "\n".join(["Halal", *lines]))
        items = self.document()["items"]
        self.assertEqual(items[0], "Halal")
        self.assertEqual(items[2], {"text": "Gluten-free", "selected": True})

    def test_words_are_those_of_the_schema(self):
        words = self.page.evaluate("[...$('form-alignment').options].map(option => option.value)")
        self.assertIn('"spaceEvenly"', words)

    def test_controls_of_a_panel_have_fields_of_their_own(self):
        self.choose("stack/filters")
        names = self.page.evaluate("[...$('form-control').options].map(option => option.textContent.trim())")
        self.assertEqual(names, ["filters, stack", "Diet, chips", "Sort by, segmented", "Brand, chips"])
        self.page.evaluate("$('form-control').selectedIndex = 1; $('form-control').onchange()")
        self.fill("form-spacing", "20")
        self.assertEqual(self.document()["items"][0]["spacing"], 20)
        self.assertEqual(self.document()["spacing"], 24)

    def test_every_type_has_fields(self):
        for name in ["segmented/equal", "text/paragraph", "flow/columns", "grid/shapes", "colorPicker/wheel",
                     "chromaTouch/portrait", "carousel/documents", "shape/star-angular", "drawing/caption"]:
            self.choose(name)
            self.assertGreater(self.page.evaluate("document.querySelectorAll('#form .field').length"), 5, name)


class UseTests(PlaygroundCase):
    def test_chips_are_toggled_and_the_document_follows(self):
        self.choose("chips/selection")
        self.tap("chip", "Nuts")
        self.assertTrue(self.box("chip", "Nuts")["selected"])
        self.assertIn({"text": "Nuts", "selected": True}, self.document()["items"])
        self.tap("chip", "Gluten-free")
        self.assertIn("Gluten-free", self.document()["items"])
        self.assertEqual(self.document()["padding"], 16)

    def test_disabled_chips_stay(self):
        self.choose("chips/selection")
        before = self.text()
        self.tap("chip", "Spicy")
        self.assertEqual(self.text(), before)

    def test_segments_are_tapped_and_the_indicator_slides(self):
        self.choose("segmented/equal")
        start = self.box("indicator")["left"]
        self.tap("segment", "Month")
        self.assertEqual(self.document()["selected"], "Month")
        self.at_rest()
        month = self.box("segment", "Month")
        self.assertAlmostEqual(self.box("indicator")["left"], month["left"], delta=0.1)
        self.assertGreater(self.box("indicator")["left"], start)

    def test_a_removed_chip_leaves_the_document(self):
        self.write({"type": "chips", "selection": "single", "items": [{"text": name, "trailingIcon": "xmark"} for name in ["Ada", "Bea", "Cem"]]})
        self.tap("trailingIcon")
        self.assertEqual([item["text"] for item in self.document()["items"]], ["Bea", "Cem"])
        self.at_rest()
        self.tap("chip", "Cem")
        self.assertEqual([item.get("selected", False) for item in self.document()["items"]], [False, True])

    def test_equal_items_of_two_controls_are_selected_each_in_its_own(self):
        days = {"type": "segmented", "items": ["Mon", "Tue"], "selected": "Mon"}
        self.write({"type": "flow", "axis": "vertical", "items": [days, days]})
        tuesday = self.boxes("segment")[3]
        self.page.click(tuesday["x"], tuesday["y"])
        self.assertEqual([each["selected"] for each in self.document()["items"]], ["Mon", "Tue"])

    def test_a_menu_opens_and_is_chosen_from(self):
        for strategy, role in [("menu", "segment"), ("overflowMenu", "overflow")]:
            self.write({"type": "segmented", "width": 130, "whenNarrow": [strategy],
                        "items": ["Overview", "Activity", "Members", "Settings"]})
            self.tap(role)
            self.until(self.page, "document.querySelector('.picker-menu:popover-open')")
            names = self.page.evaluate("[...document.querySelectorAll('.picker-menu [role=option]')].map(each => each.textContent)")
            self.assertEqual(names[-1], "Settings")
            self.page.key("End")
            self.page.key("Enter")
            self.assertEqual(self.document()["selected"], "Settings", strategy)
            self.assertFalse(self.page.evaluate("document.querySelector('.picker-menu') !== null"))

    def test_the_indicator_is_dragged(self):
        self.choose("segmented/equal")
        week, day = self.box("segment", "Week"), self.box("segment", "Day")
        points = [(week["x"] + (day["x"] - week["x"]) * step / 10, week["y"]) for step in range(11)]
        self.page.drag(points)
        self.until(self.page, "JSON.parse(playground.editor.text).selected === 'Day'")
        self.at_rest()
        self.assertAlmostEqual(self.box("indicator")["x"], self.box("segment", "Day")["x"], delta=0.1)

    def test_colours_are_picked_and_dragged(self):
        self.grow(1400)
        self.choose("colorPicker/wheel")
        self.assertEqual(self.document()["values"], "tomato")
        wheel = self.box("wheel")
        self.page.click(wheel["x"] + wheel["width"] / 4, wheel["y"])
        first = self.document()["values"]
        self.assertRegex(first, "^#[0-9A-F]{6}")
        slider = self.boxes("slider")[0]
        self.page.drag([
            (slider["left"] + slider["width"] * share, slider["y"]) for share in (0.9, 0.7, 0.5, 0.3)])
        self.assertNotEqual(self.document()["values"], first)

    def test_colours_of_pickers_in_panels_follow(self):
        picker = {"type": "colorPicker", "width": 200, "space": "hsba", "alpha": False, "values": [0.5, 0.5, 0.5]}
        self.write({"type": "stack", "items": [picker, {"type": "chips", "items": ["a"]}, picker]})
        self.grow(1200)
        slider = self.box("slider")
        self.page.drag([(slider["left"] + slider["width"] * share, slider["y"]) for share in (0.5, 0.6, 0.9)])
        values = self.document()["items"][0]["values"]
        self.assertEqual(len(values), 3)
        self.assertGreater(values[0], 0.7)
        self.assertEqual(values[1:], [0.5, 0.5])
        self.assertEqual(self.document()["items"][2], picker)

    def end_motion(self):
        """Waits until a card is there, or gone, which takes a quarter of a second."""
        self.page.evaluate("new Promise((done) => setTimeout(done, 600))")

    def test_a_swatch_is_touched(self):
        self.write({"type": "chromaTouch", "width": 240, "height": 300, "value": "#804040"})
        self.grow(1200)
        swatch = self.box("swatch")
        self.page.drag([(swatch["x"] - 30, swatch["y"]), (swatch["x"] - 10, swatch["y"]), (swatch["x"], swatch["y"])])
        self.assertNotIn("touches", self.document())
        self.assertNotEqual(self.document()["value"], "#804040")
        brightness = self.boxes("slider")[2]
        self.page.click(brightness["left"] + brightness["width"] * 0.75, brightness["y"])
        self.assertRegex(self.document()["value"], "^#[0-9A-F]{6}$")
        self.page.evaluate(
            f"window.force = (kind) => document.elementFromPoint({swatch['x']}, {brightness['y']}).dispatchEvent(new PointerEvent(kind, {{clientX: "
            f"{swatch['x']}, clientY: {brightness['y']}, pointerId: 9, shiftKey: true, bubbles: true, composed: true}}));"
            "force('pointerdown'); force('pointerup')")
        self.end_motion()
        self.assertTrue(self.document()["peek"])
        self.assertEqual(len(self.boxes("peek")), 1)
        self.tap("preset", "green")
        self.assertEqual(self.document()["value"], "#00FF00")
        self.end_motion()
        self.assertNotIn("peek", self.document())

    def test_hidden_chips_are_expanded(self):
        self.choose("stack/filters")
        self.grow(1200)
        self.tap("overflow")
        brand = self.document()["items"][2]
        self.assertTrue(brand["overflow"]["expanded"])
        self.assertEqual(len([each for each in self.boxes("chip") if each["id"].startswith("brand/")]), 11)

    def test_expanded_chips_are_hidden_again(self):
        self.write({"type": "chips", "width": 120, "maxRows": 1, "overflow": {"lessLabel": "less"}, "items": ["Tea", "Coffee", "Cocoa", "Milk"]})
        for is_expanded, count in [(True, 4), (False, 1)]:
            self.tap("overflow")
            self.assertEqual(self.document()["overflow"], {"lessLabel": "less", "expanded": is_expanded})
            self.assertEqual(len(self.boxes("chip")), count)

    def test_controls_of_a_panel_follow(self):
        self.choose("stack/filters")
        self.grow(1200)
        self.tap("chip", "diet/Keto")
        self.tap("segment", "sort/Name")
        document = self.document()
        self.assertIn({"text": "Keto", "selected": True}, document["items"][0]["items"])
        self.assertEqual(document["items"][1]["selected"], "Name")

    def test_a_carousel_is_swiped(self):
        self.write({"type": "carousel", "width": 300, "height": 100, "pages": [
            {"fill": color, "width": 300, "height": 100} for color in ["#ff0000", "#00ff00", "#0000ff"]]})
        box = self.box("carousel")
        self.page.drag([(box["x"] + 100 - step * 20, box["y"]) for step in range(11)])
        self.until(self.page, "JSON.parse(playground.editor.text).current === 1")

    def test_keys_use_the_picture(self):
        focus = "document.querySelector('#paper [tabindex=\"0\"]').focus()"
        focused = "document.activeElement.ariaLabel"
        self.choose("segmented/equal")
        self.page.evaluate(focus)
        self.page.key("ArrowRight")
        self.assertEqual(self.document()["selected"], "Month")
        self.choose("chips/selection")
        self.page.evaluate(focus)
        first = self.page.evaluate(focused)
        self.page.key("ArrowRight")
        self.page.key(" ")
        used = self.page.evaluate(focused)
        self.assertNotEqual(used, first)
        self.assertIn(f'"{used}"', self.text())
        self.assertEqual(self.page.evaluate("document.activeElement.ariaSelected"), str(self.box("chip", used)["selected"]).lower())
        self.page.key("ArrowRight")
        self.assertNotEqual(self.page.evaluate(focused), used)
        self.page.key("Tab")
        self.assertFalse(self.page.evaluate("$('paper').contains(document.activeElement)"))

    def test_reduced_motion_is_honoured(self):
        page = self.open(self.url, media={"prefers-reduced-motion": "reduce"})
        self.page, before = page, self.page
        self.choose("segmented/equal")
        self.tap("segment", "Month")
        self.assertAlmostEqual(self.box("indicator")["left"], self.box("segment", "Month")["left"], delta=0.1)
        self.close(page)
        self.page = before

    def test_a_carousel_in_a_panel_is_swiped(self):
        pages = [{"fill": color, "width": 300, "height": 100} for color in ["#ff0000", "#00ff00", "#0000ff"]]
        self.write({"type": "stack", "items": [{"type": "text", "text": "Pages"}, {"type": "carousel", "width": 300, "height": 100, "pages": pages}]})
        box = self.box("carousel")
        self.page.drag([(box["x"] + 100 - step * 20, box["y"]) for step in range(11)])
        self.until(self.page, "JSON.parse(playground.editor.text).items[1].current === 1")

    def test_a_motion_of_its_own_leaves_the_document(self):
        self.choose("carousel/documents")
        before = self.text()
        self.page.evaluate("new Promise(done => setTimeout(done, 1200))")
        self.assertEqual(self.text(), before)

    def test_typing_goes_on_from_what_was_done(self):
        self.choose("chips/selection")
        self.tap("chip", "Nuts")
        self.slide("width", 333)
        self.assertEqual(self.paper_width(), 333)
        self.assertTrue(self.box("chip", "Nuts")["selected"])


class ViewTests(PlaygroundCase):
    def test_the_width_can_be_another(self):
        self.slide("width", 200)
        self.assertEqual(self.paper_width(), 200)
        self.assertTrue(self.page.evaluate("$('has-width').checked"))
        self.page.evaluate("$('has-width').click()")
        self.assertEqual(self.paper_width(), 420)

    def test_the_width_slider_shows_the_width_of_the_picture(self):
        shown = lambda: self.page.evaluate("[$('width').value, document.querySelector('output[for=width]').textContent]")
        for width, value, text in [(222, "222", "222"), (118.5, "119", "118.5"), (1500, "1500", "1500")]:
            self.write({"type": "segmented", "items": ["One", "Two"], "width": width})
            self.assertEqual(shown(), [value, text])
        self.write({"type": "chips", "items": ["one"], "minWidth": 0})
        self.assertEqual(float(shown()[1]), round(self.paper_width(), 2))
        # A control that is narrower than it was asked to be.
        self.write({"type": "shape", "shape": "star", "width": 60, "height": 60})
        self.slide("width", 300)
        self.assertEqual(float(shown()[1]), self.paper_width())

    def test_the_paper_has_a_margin_and_is_dark_under_light_texts(self):
        def paper(document, **media):
            self.page.media({name.replace("_", "-"): value for name, value in media.items()})
            self.write({"type": "chips", "items": ["one"]} | document)
            self.page.settle()
            box = self.page.evaluate("$('paper').getBoundingClientRect().toJSON()")
            picture = self.page.screenshot(clip=(box["x"] - 6, box["y"] + box["height"] / 2, 1, 1))
            return self.color(picture)
        self.assertEqual(paper({}), [255, 255, 255])
        self.assertEqual(paper({"scheme": "dark", "theme": "ios"}), [0, 0, 0])
        self.assertLess(max(paper({"theme": {"foreground": "#FFFFFF"}})), 40)
        for theme in ["ios", "material"]:
            light = paper({"scheme": "auto", "theme": theme}, prefers_color_scheme="light")
            dark = paper({"scheme": "auto", "theme": theme}, prefers_color_scheme="dark")
            self.assertGreater(min(light), 220)
            self.assertLess(max(dark), 40)

    def color(self, picture):
        """The colour of a picture of one pixel."""
        return self.page.evaluate(
            "(async () => { const bytes = Uint8Array.from(atob('" + base64.b64encode(picture).decode() + "'),"
            " letter => letter.charCodeAt(0));"
            " const image = await createImageBitmap(new Blob([bytes]));"
            " const context = new OffscreenCanvas(1, 1).getContext('2d'); context.drawImage(image, 0, 0);"
            " return [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)] })()")

    def test_the_edge_of_the_paper_is_dragged(self):
        grip = self.page.evaluate(
            "(() => { const box = $('grip').getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2] })()")
        self.page.drag([grip, (grip[0] - 20, grip[1]), (grip[0] - 50, grip[1])])
        self.assertAlmostEqual(self.paper_width(), 320, delta=2)

    def test_a_box_under_the_pointer_is_highlighted_in_both(self):
        self.choose("chips/food")
        chip = self.box("chip", "berries")
        self.page.pointer("mouseMoved", chip["x"], chip["y"])
        self.page.settle()
        self.until(self.page, "document.querySelector('#tree .hovered')?.textContent.includes('berries')")
        row = self.page.evaluate(
            "(() => { const box = $('tree').children[0].getBoundingClientRect(); return [box.x + 40, box.y + 5] })()")
        self.page.pointer("mouseMoved", *row)
        self.page.settle()
        self.assertEqual(self.page.evaluate("document.querySelectorAll('.over .hover').length"), 1)

    def test_no_box_is_highlighted_under_a_drag(self):
        self.choose("segmented/equal")
        box = self.boxes("indicator")[0]
        hovered = lambda: self.page.evaluate("document.querySelectorAll('.over .hover').length")
        self.page.pointer("mouseMoved", box["x"], box["y"])
        self.assertEqual(hovered(), 1)
        self.page.pointer("mousePressed", box["x"], box["y"], 1)
        for step in [20, 40]:
            self.page.pointer("mouseMoved", box["x"] + step, box["y"], 1)
            self.assertEqual(hovered(), 0)
        self.page.pointer("mouseReleased", box["x"] + 40, box["y"])
        self.page.pointer("mouseMoved", box["x"] + 41, box["y"])
        self.assertEqual(hovered(), 1)

    def test_boxes_targets_and_arrows_are_drawn_over_the_picture(self):
        self.choose("chips/food")
        for name, mark, count in [("boxes", "box", 180), ("hits", "hit", 87), ("navigation", "way", 87)]:
            self.assertEqual(self.page.evaluate(f"document.querySelectorAll('.over .{mark}').length"), 0)
            self.page.evaluate(f"$('show-{name}').click()")
            self.assertGreaterEqual(self.page.evaluate(f"document.querySelectorAll('.over .{mark}').length"), count)
            self.page.evaluate(f"$('show-{name}').click()")

    def test_what_draws_nothing_is_outlined(self):
        self.write({"type": "flow", "width": 200, "items": [{"width": 80, "height": 30}, {"width": 60, "height": 30}]})
        self.assertGreaterEqual(self.page.evaluate("document.querySelectorAll('.over .box').length"), 3)
        self.write({"type": "text", "text": "one\ntwo"})
        self.assertEqual(self.page.evaluate("document.querySelectorAll('.over .box').length"), 0)

    def test_the_time_slider_moves_the_indicator(self):
        self.choose("segmented/transition-spring")
        self.assertFalse(self.page.evaluate("$('time-setting').hidden"))
        end = self.box("indicator")["left"]
        self.slide("time", 0.02)
        self.assertGreater(abs(self.box("indicator")["left"] - end), 1)
        self.choose("chips/food")
        self.assertTrue(self.page.evaluate("$('time-setting').hidden"))

    def test_the_time_slider_moves_a_carousel(self):
        self.choose("carousel/documents")
        self.slide("time", 0.05)
        early = self.box("page")["left"]
        self.slide("time", 0.3)
        self.assertNotEqual(self.box("page")["left"], early)

    def test_code_lays_out_what_is_shown(self):
        self.choose("segmented/equal")
        self.slide("width", 250)
        self.page.evaluate("$('tab-code').click()")
        codes = {}
        for language in ["Swift", "Shell", "C", "Python", "JavaScript"]:
            self.page.evaluate(f"document.querySelector('[data-language={language}]').click()")
            codes[language] = self.page.evaluate("$('snippet').dataset.code")
            self.assertIn("Month", codes[language])
            self.assertIn("250", codes[language])
        with tempfile.TemporaryDirectory() as folder:
            tool = pathlib.Path(folder) / "bin/layout"
            tool.parent.mkdir()
            tool.symlink_to(pathlib.Path(LAYOUT).resolve())
            environment = {**os.environ, "PATH": f"{tool.parent}:{os.environ['PATH']}"}
            answer = subprocess.run(
                ["bash", "-euc", codes["Shell"]], cwd=folder, env=environment, capture_output=True, check=True).stdout
            self.assertEqual(json.loads(answer)["size"]["width"], 250)
            self.assertTrue((pathlib.Path(folder) / "picker.svg").exists())
            shutil.copytree(ROOT / "Web/dist", folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns("playground"))
            self.assertEqual(self.mounted(codes["JavaScript"], folder), [["Day", "Week", "Month"], 250])
            for name, language, command in [
                    ("main.swift", "Swift", ["swiftc", "-frontend", "-parse"]),
                    ("picker.c", "C", ["cc", "-fsyntax-only", "-Wall", "-Werror", f"-I{HEADERS}"])]:
                (pathlib.Path(folder) / name).write_text(codes[language])
                subprocess.run([*command, name], cwd=folder, check=True)
        compile(codes["Python"], "snippet", "exec")

    def mounted(self, program, folder):
        """The segments that a program shows in a page of its own, and their width."""
        found = program.replace('"pickerlayout"', '"./pickerlayout.js"').replace('"pickerlayout/mount"', '"./mount.js"')
        (pathlib.Path(folder) / "program.mjs").write_text(found)
        (pathlib.Path(folder) / "program.html").write_text("<!doctype html><link rel=icon href=data:,><body><script type=module src=program.mjs></script>")
        with served(folder) as url:
            page = self.chromium.page(f"{url}program.html", 800, 600)
            self.until(page, "document.querySelector('[role=radio]') !== null")
            answer = page.evaluate(
                "[[...document.querySelectorAll('[role=radio]')].map(({ ariaLabel }) => ariaLabel), document.querySelector('.picker-layer').getBoundingClientRect().width]")
            self.assertEqual(page.complaints(), [])
            page.close()
        return answer

    def test_code_is_copied(self):
        self.chromium.call("Browser.grantPermissions", {
            "permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"], "origin": self.url})
        self.page.evaluate("$('tab-code').click(); $('copy').click()")
        self.until(self.page, "$('toast').classList.contains('shown')")
        self.assertEqual(self.page.evaluate("$('toast').textContent"), "Code copied")
        self.assertIn("import PickerLayout", self.page.evaluate("navigator.clipboard.readText()"))

    def test_the_matrix_shows_what_fits(self):
        self.write({"type": "segmented", "items": ["Settings", "Notifications"], "width": 300})
        self.page.evaluate("$('tab-fits').click()")
        self.until(self.page, "document.querySelectorAll('.fits tbody tr').length > 0")
        rows = self.page.evaluate("document.querySelectorAll('.fits tbody tr').length")
        self.assertEqual(rows, 15)
        narrow = self.page.evaluate("document.querySelector('.fits tbody button').getAttribute('aria-label')")
        self.assertIn("280 points", narrow)
        self.page.evaluate("document.querySelectorAll('.fits tbody tr')[2].querySelector('button').click()")
        self.assertEqual(self.paper_width(), 280)
        self.assertIn("cut", self.page.evaluate("$('fits-detail').textContent"))

    def test_light_and_dark_are_kept(self):
        back = "getComputedStyle(document.body).backgroundColor"
        before = self.page.evaluate(back)
        self.page.evaluate("$('theme').click()")
        after = self.page.evaluate(back)
        self.assertNotEqual(before, after)
        self.reload()
        self.assertEqual(self.page.evaluate(back), after)

    def test_examples_are_found(self):
        self.page.evaluate("$('examples').click(); $('gallery-search').value = 'wheel'; $('gallery-search').oninput()")
        names = self.page.evaluate(
            "[...document.querySelectorAll('.card:not([hidden])')].filter(card => card.offsetParent).map(card => card.dataset.name)")
        self.assertEqual(names, ["colorPicker/wheel-from-the-right", "colorPicker/wheel", "colorPicker/wheels"])

    def type(self, letters):
        """Types letter by letter, as by hand: handlers of keys may cancel them."""
        for letter in letters:
            self.page.key(letter)

    def test_enter_opens_the_first_example_that_is_found(self):
        self.page.click(*self.page.evaluate("(({ x, y }) => [x + 20, y + 10])($('examples').getBoundingClientRect())"))
        self.type("wheels")
        self.assertEqual(self.page.evaluate("$('gallery-search').value"), "wheels")
        self.page.key("Enter")
        self.page.settle()
        self.assertFalse(self.page.evaluate("$('gallery').open"))
        self.assertEqual(self.page.evaluate("$('example-name').textContent"), "colorPicker/wheels")
        self.page.evaluate("$('examples').click(); $('gallery-search').value = ''; $('gallery-search').focus()")
        self.type("nowhere")
        self.page.key("Enter")
        self.assertTrue(self.page.evaluate("$('gallery').open"))

    def test_everyFieldOfEveryDialog_takesLetters(self):
        self.page.evaluate("$('examples').click()")
        fields = self.page.evaluate(
            "[...document.querySelectorAll('dialog, [popover]')].flatMap((dialog) => [...dialog.querySelectorAll('input, textarea')].map(({ id }) => id))")
        self.assertIn("gallery-search", fields)
        for field in fields:
            self.page.evaluate(f"$({json.dumps(field)}).value = ''; $({json.dumps(field)}).focus()")
            self.type("abc")
            self.assertEqual(self.page.evaluate(f"$({json.dumps(field)}).value"), "abc", field)

    def test_fonts_areLoadedOnceADocumentNeedsThem(self):
        def fonts():
            return sorted({each.rsplit("/", 1)[1] for each in self.page.requests() if "/fonts/" in each})
        self.assertEqual(fonts(), ["InterVariable.ttf"])
        self.write({"type": "text", "text": "漢字"})
        self.until(self.page, "performance.getEntriesByType('resource').some(({ name }) => name.includes('NotoSansCJK'))")

    def test_firstExample_namesATheme(self):
        self.assertEqual(self.document()["theme"], "plain")


class ShareTests(PlaygroundCase):
    def test_the_address_holds_the_document_and_says_that_it_was_copied(self):
        self.chromium.call("Browser.grantPermissions", {
            "permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"], "origin": self.url})
        self.write({"type": "text", "text": "grüße ✓"})
        self.slide("width", 77)
        self.page.evaluate("$('share').click()")
        self.until(self.page, "$('toast').classList.contains('shown')")
        self.assertEqual(self.page.evaluate("$('toast').textContent"), "Link copied")
        address = self.page.evaluate("navigator.clipboard.readText()")
        self.assertEqual(address, self.page.evaluate("location.href"))
        self.write({"type": "text", "text": "mine"})
        self.until(self.page, "(localStorage.getItem('pickerlayout-playground') ?? '').includes('mine')")
        other = self.open(address)
        self.assertEqual(
            json.loads(other.evaluate("playground.editor.text")), {"type": "text", "text": "grüße ✓"})
        self.assertEqual(other.evaluate("playground.picture.tree.size.width"), 77)
        other.evaluate("$('undo').click()")
        self.assertIn("mine", other.evaluate("playground.editor.text"))
        self.close(other)

    def test_an_address_that_unpacks_to_too_much_holds_no_document(self):
        before = self.text()
        self.page.evaluate(
            "(async () => { const zeros = new Uint8Array(20_000_000);"
            " const stream = new Blob([zeros]).stream().pipeThrough(new CompressionStream('deflate-raw'));"
            " const bytes = new Uint8Array(await new Response(stream).arrayBuffer());"
            " location.hash = btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))"
            ".replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') })()")
        self.until(self.page, "$('toast').textContent === 'The address of this page holds no document'")
        self.assertEqual(self.text(), before)

    def test_pictures_of_other_servers_are_not_fetched(self):
        self.write({"type": "drawing", "width": 50, "height": 50, "layers": [{"items": [
            {"image": "http://example.invalid/a.png", "width": 50, "height": 50}]}]})
        self.page.settle()
        self.assertEqual([], [each for each in self.page.requests() if "example.invalid" in each])

    def test_files_are_exported(self):
        names = self.page.evaluate("[...$('export-menu').children].map(button => button.textContent)")
        self.assertEqual(names, ["SVG picture", "PNG picture", "Tree, JSON", "Tree, flat JSON", "Document"])
        self.page.evaluate(
            "window.saved = []; const real = URL.createObjectURL;"
            "URL.createObjectURL = (blob) => { saved.push(blob); return real.call(URL, blob) };"
            "HTMLAnchorElement.prototype.click = function () { saved.push(this.download) }; 0")
        for place, (name, start) in enumerate([
                ("chips.svg", "<svg"), ("chips.png", "\ufffdPNG"), ("chips.tree.json", "{"), ("chips.nodes.json", "{"),
                ("chips.json", "{")]):
            self.page.evaluate(f"saved.length = 0; $('export-menu').children[{place}].click()")
            self.until(self.page, f"saved.at(-1) === '{name}'")
            self.assertTrue(self.page.evaluate("saved.at(-2).text()").startswith(start), name)
        self.page.evaluate("saved.length = 0; $('export-menu').children[0].click()")
        self.until(self.page, "saved.length === 2")
        picture = self.page.evaluate("saved[0].text()")
        self.assertIn("@font-face", picture)
        self.assertIn("data:", picture)

    def test_pictures_have_only_the_faces_in_use(self):
        self.page.evaluate(
            "window.saved = []; const real = URL.createObjectURL;"
            "URL.createObjectURL = (blob) => { saved.push(blob); return real.call(URL, blob) };"
            "HTMLAnchorElement.prototype.click = () => {}; 0")
        def faces(**document):
            self.write({"type": "text", **document})
            self.page.evaluate("saved.length = 0; $('export-menu').children[0].click()")
            self.until(self.page, "saved.length === 1")
            return self.page.evaluate(
                "saved[0].text().then(text => [text.length, [...text.matchAll(/@font-face[^}]*/g)].map(([rule]) =>"
                " /font-weight: ([^;]*)/.exec(rule)[1] + (/unicode-range: U\\+[0-9A-F]*/i.exec(rule) ?? [''])[0])])")
        size, used = faces(text="three short words")
        self.assertEqual(used, ["100 500"])
        self.assertLess(size, 60_000)
        self.assertEqual(faces(text="bold", font={"weight": "bold"})[1], ["501 900"])
        self.assertEqual(len(faces(text="tea שלום")[1]), 2)
        self.assertEqual(faces(text="שלום")[1][-1].lower(), "100 500unicode-range: u+590")


class PhoneTests(PlaygroundCase):
    width, height = 390, 844

    def test_everything_fits_the_screen(self):
        self.assertEqual(self.page.evaluate("document.documentElement.scrollWidth"), 390)
        self.assertLessEqual(self.page.evaluate("document.documentElement.scrollHeight"), 844)

    def test_the_picture_stays_above_the_chosen_panel(self):
        shown = "[...document.querySelectorAll('[role=tabpanel]')].filter(panel => panel.offsetHeight > 0).map(panel => panel.id)"
        for tab in ["text", "form", "tree", "code", "fits"]:
            self.page.evaluate(f"$('tab-{tab}').click()")
            self.assertEqual(self.page.evaluate(shown), [f"panel-{tab}"])
            tops = self.page.evaluate(f"[$('paper'), $('panel-{tab}')].map(each => each.getBoundingClientRect().top)")
            self.assertLess(tops[0], tops[1])

    def test_it_is_used_by_touch(self):
        chip = self.box("chip", "Nuts")
        for kind, points in [("touchStart", [{"x": chip["x"], "y": chip["y"]}]), ("touchEnd", [])]:
            self.page.call("Input.dispatchTouchEvent", type=kind, touchPoints=points)
        self.until(self.page, "playground.editor.text.includes('\"Nuts\", \"selected\": true')")


class AccessibilityTests(PlaygroundCase):
    """axe-core, where Python has the package axe-core-python."""

    def setUp(self):
        super().setUp()
        try:
            import axe_core_python
        except ImportError:
            self.skipTest("there is no axe-core-python: make check-web installs it")
        script = pathlib.Path(axe_core_python.__file__).parent / "axe.min.js"
        self.axe = script.read_text()

    def violations(self):
        self.page.evaluate(self.axe + ";0")
        return self.page.evaluate(
            "axe.run(document, {runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice']})"
            ".then(({violations}) => violations.map(({id, nodes}) => [id, nodes.map(({html}) => html.slice(0, 160))]))")

    def test_no_panel_violates_a_rule(self):
        for theme in ["light", "dark"]:
            self.page.evaluate(f"document.documentElement.dataset.theme = '{theme}'")
            for tab in ["text", "form", "tree", "code", "fits"]:
                self.page.evaluate(f"$('tab-{tab}').click()")
                self.page.evaluate("new Promise(done => setTimeout(done, 250))")
                self.page.evaluate("document.getAnimations().forEach((each) => each.finish())")
                self.assertEqual([], self.violations(), (theme, tab))
        self.page.evaluate("$('examples').click()")
        self.assertEqual([], self.violations(), "gallery")


class PlainTests(PlaygroundCase):
    """Without CodeMirror the editor is a text area."""

    @classmethod
    def site(cls):
        folder = pathlib.Path(cls.enterClassContext(tempfile.TemporaryDirectory())) / "site"
        shutil.copytree(SITE, folder)
        (folder / "codemirror.js").unlink()
        page = (folder / "index.html").read_text()
        (folder / "index.html").write_text(
            page.replace('<link rel="stylesheet" href="codemirror.css"><script src="codemirror.js" defer></script>', ""))
        return folder

    def test_the_text_area_edits_follows_and_undoes(self):
        self.assertEqual(self.page.evaluate("document.querySelectorAll('.CodeMirror').length"), 0)
        self.write({"type": "chips", "width": 210, "items": ["tea", "milk"]})
        self.assertEqual(self.paper_width(), 210)
        self.tap("chip", "tea")
        self.assertEqual(self.document()["items"][0], {"text": "tea", "selected": True})
        self.page.evaluate("$('undo').click()")
        self.assertEqual(self.document()["items"][0], "tea")
        self.page.evaluate("$('undo').click()")
        self.assertIn("Gluten-free", self.text())
        self.page.evaluate("$('redo').click()")
        self.assertEqual(self.document()["width"], 210)


class FileTests(PlaygroundCase):
    """Opened as a file, without any server."""

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.url = (SITE / "index.html").as_uri()

    def close(self, page):
        self.url = SITE.as_uri()
        super().close(page)

    def test_it_lays_out(self):
        self.write({"type": "segmented", "items": ["One", "Two"], "width": 222})
        self.assertEqual(self.paper_width(), 222)
        self.tap("segment", "Two")
        self.assertEqual(self.document()["selected"], "Two")


class ServerTests(PlaygroundCase):
    """Served by `layout serve`, which lays out in further formats."""

    @classmethod
    def setUpClass(cls):
        if "LAYOUT_LIBEXEC" not in os.environ:
            raise unittest.SkipTest("there is no layout-serve: make check-server builds it")
        super().setUpClass()
        server = subprocess.Popen(
            [LAYOUT, "serve", "--port", "0"], stdout=subprocess.PIPE, text=True,
            env={**os.environ, "LAYOUT_PLAYGROUND": str(SITE)})
        cls.url = server.stdout.readline().strip()

        def end():
            server.terminate()
            server.stdout.close()
            assert server.wait(5) == 0

        cls.addClassCleanup(end)

    def test_it_lays_out_in_the_page_and_exports_by_the_server(self):
        self.write({"type": "segmented", "items": ["One", "Two"], "width": 222})
        self.assertEqual(self.paper_width(), 222)
        self.assertEqual([], [each for each in self.page.requests() if "/layout?" in each])
        names = self.page.evaluate("[...$('export-menu').children].map(button => button.textContent)")
        self.assertIn("PDF, by the server", names)
        self.page.evaluate(
            "window.saved = []; URL.createObjectURL = (blob) => { saved.push(blob); return 'blob:x' };"
            "HTMLAnchorElement.prototype.click = function () { saved.push(this.download) };"
            "[...$('export-menu').children].find(each => each.textContent.startsWith('PDF')).click()")
        self.until(self.page, "saved.at(-1) === 'picker.pdf'")
        self.assertTrue(self.page.evaluate("saved[0].text()").startswith("%PDF"))

