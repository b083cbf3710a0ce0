"""Pages of the tool with the JavaScript package, in Chromium. For those that load it, Web/dist has to be built: make web."""

import json
import pathlib
import re
import shutil
import subprocess
import time
import unittest

from .case import LAYOUT, LOADED, PARTS, ROOT
from .mounted import MountedCase

FOLDER = ".build/linked"
EXAMPLES = [
    "chips/food", "chips/overflow", "segmented/equal", "grid/controls", "stack/filters", "text/paragraph", "colorPicker/sliders", "screens/checkout"]
# Those with every kind of box and text, which move only where they are used; the package that is loaded has Inter alone.
TAKEN_OVER = EXAMPLES + [
    "chips/icons", "chips/selection", "chips/several-lines", "segmented/icons-and-badges", "colorPicker/palette", "carousel/many"]


class WrittenPages(MountedCase):
    """Pages of the tool, in a folder."""

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.folder = pathlib.Path(ROOT, FOLDER)
        cls.folder.mkdir(parents=True, exist_ok=True)

    @classmethod
    def tearDownClass(cls):
        super().tearDownClass()
        shutil.rmtree(cls.folder)


class LinkedPages(WrittenPages):
    # The package, and how a page with it is opened.
    ENGINE = "/Web/dist"
    OTHERS = []

    def layout(self, *arguments):
        return subprocess.run([LAYOUT, "document", *arguments], check=True, capture_output=True, cwd=ROOT).stdout

    def shown(self, example, width):
        """The page of an example in a window."""
        name = example.replace("/", "-") + ".html"
        self.layout(f"Examples/{example}.json", "--engine", self.ENGINE, "--output", f"{FOLDER}/{name}")
        page = self.browser.page(self.address_of(name), width, 900)
        page.evaluate(LOADED)
        return page

    def address_of(self, name):
        return f"{self.address}{FOLDER}/{name}"

    def frames(self, page):
        """The roles and boxes of the elements of the items, in points of the control."""
        return page.evaluate(
            f"(() => {{ const layer = {PARTS}.querySelector('.picker-layer'); const {{ left, top }} = layer.getBoundingClientRect();"
            " return [...layer.querySelectorAll('[part~=chip], [part~=segment], [part~=overflow], [part~=slider]')].map((element) => {"
            "   const { x, y, width, height } = element.getBoundingClientRect();"
            "   return [element.part[0], x - left, y - top, width, height] }) })()")

    def expected(self, example, width):
        """The same of the tool's tree, and the right edge of all that is in it."""
        nodes = json.loads(self.layout(f"Examples/{example}.json", "--width", str(width), "--format", "nodes"))["nodes"]
        roles = {"chip", "segment", "overflow", "slider"}
        edge = max(x + width for x, _, width, _ in (node["frame"] for node in nodes))
        return [[node["role"], *node["frame"]] for node in nodes if node["role"] in roles], edge

    def test_page_isLaidOutInEveryWidth(self):
        for example in EXAMPLES:
            for window in [1280, 390, 320]:
                with self.subTest(example, window=window):
                    page = self.shown(example, window)
                    found = self.frames(page)
                    natural = json.loads(self.layout(f"Examples/{example}.json"))["size"]["width"]
                    room = window - 2 * (32 if window > 480 else 20)
                    expected, edge = self.expected(example, min(natural, room))
                    for one, other in zip(found, expected, strict=True):
                        self.assertEqual(one[0], other[0])
                        for length, wanted in zip(one[1:], other[1:]):
                            self.assertAlmostEqual(length, wanted, delta=1 / 32)
                    # A label may be longer than the window.
                    self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"), max(window, edge + (window - room) / 2 + 1))
                    self.assertEqual(page.complaints(), [])
                    page.close()

    def written(self, example, width, **options):
        """The page of an example, of which nothing has been used."""
        name = example.replace("/", "-") + "-written.html"
        self.layout(f"Examples/{example}.json", "--engine", self.ENGINE, "--output", f"{FOLDER}/{name}")
        page = self.browser.page(self.address_of(name), width, 900, **options)
        page.evaluate("new Promise((done) => setTimeout(done, 300))")
        return page

    READY = "document.querySelector('picker-layout').matches(':state(ready)')"

    def test_firstInput_loadsWhatIsNeeded_andIsNotLost(self):
        page = self.written("chips/food", 1280)
        self.assertFalse(page.evaluate(self.READY))
        chip = f"{PARTS}.querySelector('[part~=chip]')"
        before = page.evaluate(f"{chip}.getAttribute('aria-selected')")
        page.click(*page.evaluate(f"(({{ x, y, width, height }}) => [x + width / 2, y + height / 2])({chip}.getBoundingClientRect())"))
        page.evaluate(LOADED)
        page.evaluate("new Promise((done) => setTimeout(done, 50))")
        self.assertNotEqual(page.evaluate(f"{chip}.getAttribute('aria-selected')"), before)
        self.assertEqual(page.complaints(), [])
        page.close()

    def test_windowThatIsNarrower_orTextThatIsLarger_loadsWhatIsNeeded(self):
        page = self.written("chips/food", 320)
        page.evaluate(LOADED)
        self.assertTrue(page.evaluate(self.READY))
        page.close()
        page = self.written("chips/food", 1280)
        self.assertFalse(page.evaluate(self.READY))
        page.evaluate(LOADED)
        size = f"parseFloat(getComputedStyle({PARTS}.querySelector('.picker-text')).fontSize)"
        before = page.evaluate(size)
        page.evaluate("document.documentElement.style.fontSize = '200%'; new Promise((done) => setTimeout(done, 300))")
        self.assertEqual(page.evaluate(size), 2 * before)
        page.close()

    def test_pageInADarkBrowser_isDark(self):
        page = self.written("segmented/icons-and-badges", 800, media={"prefers-color-scheme": "dark"})
        for _ in range(2):
            colors = page.evaluate(f"[getComputedStyle(document.documentElement).backgroundColor, ...[...{PARTS}.querySelectorAll('[part~=label]')].map((each) => getComputedStyle(each).color)]")
            self.assertEqual(colors[0], "rgb(0, 0, 0)")
            self.assertTrue(all(min(map(float, re.findall(r"[0-9.]+", color)[:3])) > 150 for color in colors[1:]), colors)
            page.evaluate(LOADED)
        page.close()

    def test_chip_thatIsTapped_isSelectedAndTold(self):
        page = self.shown("chips/food", 390)
        page.evaluate("window.told = []; document.addEventListener('picker-change', ({ detail }) => told.push(detail.id)); 0")
        x, y = page.evaluate(f"(() => {{ const {{ x, y, width, height }} = {PARTS}.querySelector('[part~=chip]').getBoundingClientRect();"
                             " return [x + width / 2, y + height / 2] })()")
        before = page.evaluate(f"{PARTS}.querySelector('[part~=chip]').getAttribute('aria-selected')")
        page.click(x, y)
        self.assertNotEqual(page.evaluate(f"{PARTS}.querySelector('[part~=chip]').getAttribute('aria-selected')"), before)
        self.assertEqual(len(page.evaluate("told")), 1)
        page.close()

    def test_pageWithoutScripts_showsThePicture(self):
        page = self.shown("chips/food", 800)
        page.run_scripts(False)
        page.go(page.url)
        self.assertGreater(page.evaluate(f"{PARTS}.querySelector('[part~=chip]').getBoundingClientRect().height"), 20)
        page.close()

    def test_script_thatBegins_changesNothing(self):
        for example in TAKEN_OVER + self.OTHERS:
            with self.subTest(example):
                page = self.shown(example, 1280)
                used = self.seen(page)
                page.run_scripts(False)
                page.go(page.url)
                written = self.seen(page)
                page.close()
                self.assertEqual(used[0], written[0])
                self.assertTrue(used[1] == written[1], "pixels differ")

    def seen(self, page):
        """The elements of the control, and a picture of the page."""
        # Without scripts, nothing tells when its fonts are there.
        time.sleep(0.3)
        return page.evaluate(f"{PARTS}.querySelector('.picker-layout').outerHTML"), page.screenshot()


class PagesThatCarryThePackage(LinkedPages):
    ENGINE = "inline"
    OTHERS = ["text/languages"]

    def address_of(self, name):
        return (self.folder / name).as_uri()


if __name__ == "__main__":
    unittest.main()
