"""Shared by the tests of pages: one browser, the tool, and comparisons of pictures."""

import base64
import json
import os
import pathlib
import re
import subprocess
import tempfile
import unittest

from .chromium import Chromium

ROOT = pathlib.Path(__file__).resolve().parents[2]
LAYOUT = os.environ.get("LAYOUT", str(ROOT / ".build/debug/layout"))
MARGIN = 32
# What the elements of a page are in: the shadow tree of its control, or the document where it is a picture.
PARTS = "(document.querySelector('picker-layout')?.shadowRoot ?? document)"
# Becomes true once the control of a page, if it has one, can be used, in its fonts. Pages of what only toggles have no such element.
LOADED = ("new Promise((done, fail) => { const element = document.querySelector('picker-layout:defined');"
          " if (!element || element.matches(':state(ready)')) return done();"
          " element.addEventListener('load', done); element.addEventListener('error', ({ message }) => fail(new Error(message))); element.prepare?.() })"
          ".then(() => document.fonts.ready).then(() => true)")
# Moves the clock of a page on, where it was stopped, and draws.
LATER = "clock += {}; new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
# Browsers place boxes and glyphs on whole pixels, and the engine's picture does not: a pixel at an edge has a colour between those of the
# pixels around it in the other picture, but for few. Each is a tolerance and the share of pixels that may be further from them.
AT_EDGES = {10: 0.02, 32: 0.01}
# Milliseconds after which an input follows another one that has set something in motion.
PAUSES = [20, 60, 120, 300, 700]
# For each pixel that differs, how far it is from the colours that the other picture has around its place.
WAYS = """
const [one, other] = pixels
if (one.width !== other.width || one.height !== other.height) return Array(one.data.length).fill(255)
const { width, height } = one
const around = (picture, x, y, lane) => {
  const found = []
  for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++) {
    for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) found.push(picture.data[4 * (row * width + column) + lane])
  }
  return found
}
const beyond = (value, values) => Math.max(Math.min(...values) - value, value - Math.max(...values))
const ways = []
for (let at = 0; at < one.data.length; at++) {
  const [place, lane] = [at >> 2, at & 3]
  if (lane === 0) ways.push(0)
  if (one.data[at] === other.data[at]) continue
  const [x, y] = [place % width, Math.floor(place / width)]
  ways[place] = Math.max(ways[place], beyond(one.data[at], around(other, x, y, lane)), beyond(other.data[at], around(one, x, y, lane)))
}
return ways.filter((way) => way > 0)
"""


def view_box(svg):
    """What an SVG shows: its left and top, which shadows and thumbs beyond the edges make negative, its width and height."""
    return [float(number) for number in re.search(rb'viewBox="([^"]*)"', svg)[1].split()]


def placed(svg, margin=0):
    """An SVG whose origin is at the corner of what is around it, and a margin further."""
    left, top, *_ = view_box(svg)
    style = f"<svg style='position:absolute;left:{left + margin:g}px;top:{top + margin:g}px' "
    return svg.replace(b"<svg ", style.encode(), 1)


def assert_same_in_quick_succession(test, page, begin, inputs, rest, state):
    """Expects that inputs while something moves do the same as inputs that wait until nothing does.

    begin, rest, state: functions that show a control, wait until nothing moves, and return what there is then.
    """
    def outcome(pause):
        begin()
        for number, act in enumerate(inputs):
            if number and pause is None:
                rest()
            elif number:
                page.evaluate(f"new Promise((done) => setTimeout(done, {pause}))")
            act()
        rest()
        return state()

    wanted = outcome(None)
    for pause in PAUSES:
        with test.subTest(pause=pause):
            test.assertEqual(outcome(pause), wanted)
    return wanted


class BrowserCase(unittest.TestCase):
    """Every page that a test opens must make no requests and log no errors."""

    browser = None
    blank = None
    drawn = {}
    axe = None

    @classmethod
    def setUpClass(cls):
        if BrowserCase.browser is None:
            BrowserCase.browser = Chromium()
            unittest.addModuleCleanup(BrowserCase.end)

    @staticmethod
    def end():
        if BrowserCase.browser:
            BrowserCase.browser.close()
            BrowserCase.browser = BrowserCase.blank = None

    def setUp(self):
        self._pages = []
        self._folder = tempfile.TemporaryDirectory()

    def tearDown(self):
        for page in self._pages:
            asked = [url for url in page.requests() if url != page.url]
            complaints = page.complaints()
            page.close()
            self.assertEqual(asked, [], "the page asked the network for something")
            self.assertEqual(complaints, [], "the page complained")
        self.browser.events.clear()
        self._folder.cleanup()

    def layout(self, *arguments, document=None):
        """The output of the tool, as bytes."""
        given = json.dumps(document).encode() if document is not None else None
        done = subprocess.run(
            [LAYOUT, *arguments], input=given, capture_output=True, cwd=ROOT, check=False)
        self.assertEqual(done.returncode, 0, done.stderr.decode())
        return done.stdout

    def draw(self, document, form):
        """A document, or the path of an example, rendered in a format."""
        key = (json.dumps(document), form)
        if key not in BrowserCase.drawn:
            name = f"Examples/{document}.json" if isinstance(document, str) else "-"
            given = None if isinstance(document, str) else document
            BrowserCase.drawn[key] = self.layout("document", name, "--format", form, document=given)
        return BrowserCase.drawn[key]

    def tree(self, document):
        return json.loads(self.draw(document, "json"))

    def open(self, document, **options):
        """The page of a document; its parts are in `parts`, and its events for the host are collected in `hostEvents`."""
        page = self.show(self.draw(document, "html"), **options)
        page.evaluate(LOADED)
        page.evaluate(
            f"window.parts = {PARTS}; window.hostEvents = [];"
            "document.addEventListener('picker-change', event => hostEvents.push(event.detail))")
        return page

    def show(self, html, width=800, height=900, **options):
        path = pathlib.Path(self._folder.name) / f"page{len(self._pages)}.html"
        path.write_bytes(html)
        page = self.browser.page(path.as_uri(), width, height, **options)
        self._pages.append(page)
        return page

    def violations(self, page):
        """The id of each rule of axe-core that is violated, and the first element that violates it."""
        if BrowserCase.axe is None:
            path = os.environ.get("AXE") or subprocess.run(
                [ROOT / "Scripts/check/find-axe"], stdout=subprocess.PIPE, check=True, text=True).stdout.strip()
            BrowserCase.axe = pathlib.Path(path).read_text()
        page.evaluate(f"{BrowserCase.axe}\n; true")
        return page.evaluate(
            "axe.run(document, {resultTypes: ['violations']}).then(found => found.violations.map(each =>"
            " [each.id, each.nodes.length, each.nodes[0].html, each.nodes[0].failureSummary]))")

    def host_events(self, page):
        return page.evaluate("hostEvents")

    def stop(self, page):
        """Stops the clock of a page, which `pass_time` moves on."""
        page.evaluate("window.clock = performance.now(); performance.now = () => clock; 0")

    def pass_time(self, page, seconds):
        page.evaluate(LATER.format(seconds * 1000))

    def rest(self, page):
        """Waits until nothing moves in a page, for which its clock is moved on."""
        self.stop(page)
        for _ in range(3):
            self.pass_time(page, 10)

    def places(self, page, role):
        """Name and centre of every element with an ARIA role, in order."""
        return page.evaluate(
            f"[...parts.querySelectorAll('[role={role}]')].map(element => {{"
            "const box = element.getBoundingClientRect();"
            "return {name: element.getAttribute('aria-label'), x: box.left + box.width / 2,"
            " y: box.top + box.height / 2, left: box.left, top: box.top, width: box.width,"
            " height: box.height}})")

    def place(self, page, role, name):
        return next(each for each in self.places(page, role) if each["name"] == name)

    def press(self, page, role, name):
        there = self.place(page, role, name)
        page.click(there["x"], there["y"])

    def attribute(self, page, role, name):
        """The values of an attribute for every element with a role."""
        return page.evaluate(
            f"[...parts.querySelectorAll('[role={role}]')]"
            f".map(element => element.getAttribute('{name}'))")

    def focused(self, page):
        return page.evaluate("(parts.activeElement ?? document.body).getAttribute('aria-label')")

    def assertLooksLike(self, page, document, shares=AT_EDGES, size=None):
        """Expects that the picture of a page equals the engine's picture of a document, but for what browsers round.

        shares: for each of some tolerances, of 255, the fraction of pixels that may be further from the colours around their place.
        size: the width and height that the page shows; None: all that the picture shows, also shadows beyond the edges.
        """
        svg = self.draw(document, "svg")
        box = view_box(svg)
        other = self.show(
            b"<!doctype html><meta charset=utf-8><body style='margin:32px'>"
            b"<div style='position:relative'>" + placed(svg) + b"</div>")
        clip = (MARGIN, MARGIN, *size) if size else (MARGIN + box[0], MARGIN + box[1], *box[2:])
        size = clip[2:]
        page.evaluate("window.parts?.activeElement?.blur()")
        page.settle()
        page.evaluate("document.fonts.ready.then(() => true)")
        pictures = [each.screenshot(clip=clip) for each in (page, other)]
        ways = self.examine(pictures, WAYS)
        found = {tolerance: sum(way > tolerance for way in ways) / (size[0] * size[1]) for tolerance in shares}
        if any(found[tolerance] > shares[tolerance] for tolerance in shares):
            for name, picture in zip(["page", "engine"], pictures):
                (pathlib.Path(tempfile.gettempdir()) / f"picker-{name}.png").write_bytes(picture)
        for tolerance, share in shares.items():
            self.assertLessEqual(found[tolerance], share, f"{found[tolerance]:.3%} of the pixels differ by more than {tolerance}")

    def difference(self, one, other, tolerance):
        """The fraction of pixels of two PNGs that differ by more than a tolerance."""
        if one == other:
            return 0.0
        return self.examine(
            [one, other],
            "const [a, b] = pixels;"
            "if (a.width !== b.width || a.height !== b.height) return 1;"
            "let count = 0;"
            "for (let at = 0; at < a.data.length; at += 4) {"
            "  const way = Math.max(...[0, 1, 2].map(lane =>"
            "    Math.abs(a.data[at + lane] - b.data[at + lane])));"
            f"  if (way > {tolerance}) count += 1;}}"
            "return count / (a.data.length / 4);")

    def count(self, picture, condition):
        """The number of pixels of a PNG whose `r`, `g` and `b`, of 255, meet a condition in JavaScript."""
        return self.examine(
            [picture],
            "const { data } = pixels[0];"
            "let count = 0;"
            "for (let at = 0; at < data.length; at += 4) {"
            "  const [r, g, b] = data.slice(at, at + 3);"
            f"  if ({condition}) count += 1;}}"
            "return count;")

    def examine(self, pictures, script):
        """The result of a script that finds the image data of PNGs as `pixels`."""
        if BrowserCase.blank is None:
            BrowserCase.blank = self.browser.page("about:blank", 100, 100)
        images = [base64.b64encode(each).decode() for each in pictures]
        return BrowserCase.blank.evaluate(
            "(async () => {"
            f"const sources = {json.dumps(images)};"
            "const pixels = await Promise.all(sources.map(async source => {"
            "  const bytes = Uint8Array.from(atob(source), letter => letter.charCodeAt(0));"
            "  const image = await createImageBitmap(new Blob([bytes]));"
            "  const canvas = new OffscreenCanvas(image.width, image.height);"
            "  const context = canvas.getContext('2d'); context.drawImage(image, 0, 0);"
            "  return context.getImageData(0, 0, image.width, image.height);}));"
            f"{script}}})()")
