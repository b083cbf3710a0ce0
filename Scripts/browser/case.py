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
# What the elements of a page are in: the document, or the shadow tree of its control.
PARTS = "(document.querySelector('picker-layout')?.shadowRoot ?? document)"
LOADED = ("new Promise(done => { const element = document.querySelector('picker-layout');"
          " if (element.shadowRoot.querySelector('.picker-layer')) done(); else element.addEventListener('load', () => done()) })")


class BrowserCase(unittest.TestCase):
    """Every page that a test opens must make no requests and log no errors."""

    # The program of pages, as of `--engine`; none: the small one.
    page_engine = None
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
        engine = ["--engine", self.page_engine] if form == "html" and self.page_engine else []
        key = (json.dumps(document), form, *engine)
        if key not in BrowserCase.drawn:
            name = f"Examples/{document}.json" if isinstance(document, str) else "-"
            given = None if isinstance(document, str) else document
            BrowserCase.drawn[key] = self.layout("document", name, "--format", form, *engine, document=given)
        return BrowserCase.drawn[key]

    def tree(self, document):
        return json.loads(self.draw(document, "json"))

    def open(self, document, **options):
        """The page of a document; its events for the host are collected in `hostEvents`."""
        page = self.show(self.draw(document, "html"), **options)
        page.evaluate(LOADED if self.page_engine else "page.ready")
        page.evaluate(
            "window.hostEvents = [];"
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

    def places(self, page, role):
        """Node and centre of every element with an ARIA role, in order."""
        return page.evaluate(
            f"[...{PARTS}.querySelectorAll('[role={role}]')].map(element => {{"
            "const box = element.getBoundingClientRect();"
            "return {name: element.getAttribute('aria-label'), x: box.left + box.width / 2,"
            " y: box.top + box.height / 2, left: box.left, top: box.top, width: box.width,"
            " height: box.height, node: Number(element.dataset.node)}})")

    def place(self, page, role, name):
        return next(each for each in self.places(page, role) if each["name"] == name)

    def press(self, page, role, name):
        there = self.place(page, role, name)
        page.click(there["x"], there["y"])

    def attribute(self, page, role, name):
        """The values of an attribute for every element with a role."""
        return page.evaluate(
            f"[...{PARTS}.querySelectorAll('[role={role}]')]"
            f".map(element => element.getAttribute('{name}'))")

    def focused(self, page):
        return page.evaluate(f"({PARTS}.activeElement ?? document.body).getAttribute('aria-label')")

    def assertLooksLike(self, page, document, share=0.0, tolerance=2):
        """Expects that the picture of a page equals the engine's picture of a document.

        share: the fraction of pixels that may differ by more than the tolerance, of 255.
        """
        svg = self.draw(document, "svg")
        size = [float(re.search(rb'%s="([0-9.]+)"' % side, svg)[1]) for side in (b"width", b"height")]
        other = self.show(
            b"<!doctype html><meta charset=utf-8><body style='margin:32px'>"
            b"<div style='position:relative'>" + svg.replace(
                b"<svg ", b"<svg style='position:absolute;left:0;top:0' ", 1) + b"</div>")
        clip = (MARGIN, MARGIN, *size)
        page.evaluate("document.activeElement.blur()")
        page.settle()
        differing = self.difference(page.screenshot(clip=clip), other.screenshot(clip=clip), tolerance)
        if differing > share:
            kept = pathlib.Path(tempfile.gettempdir())
            page.screenshot(str(kept / "picker-page.png"), clip)
            other.screenshot(str(kept / "picker-engine.png"), clip)
        self.assertLessEqual(differing, share, f"{differing:.2%} of the pixels differ")

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
