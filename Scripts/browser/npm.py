"""The package for npm in a browser, as it is and bundled; Scripts/check/npm makes the project."""

import functools
import http.server
import json
import subprocess
import threading
import unittest

from .case import ROOT
from .chromium import Chromium

PROJECT = ROOT / ".build/npm/project"
IMPORTS = """{"imports": {"pickerlayout": "./node_modules/pickerlayout/pickerlayout.js",
"pickerlayout/canvas": "./node_modules/pickerlayout/canvas.js"}}"""
PAGE = "<!doctype html><meta charset=utf-8><script type=importmap>{}</script><body><script type=module src={}></script>"


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


class ProjectCase(unittest.TestCase):
    """The files of the project, served, and a browser."""

    @classmethod
    def setUpClass(cls):
        handler = functools.partial(Quiet, directory=PROJECT)
        cls.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=cls.server.serve_forever, daemon=True).start()
        cls.address = f"http://127.0.0.1:{cls.server.server_address[1]}"
        cls.browser = Chromium()

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()
        cls.server.shutdown()


class PackageTests(ProjectCase):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.frames = json.loads((PROJECT / "frames.json").read_text())

    def evaluate(self, script, source):
        (PROJECT / f"{script}.html").write_text(PAGE.format(IMPORTS, script))
        page = self.browser.page(f"{self.address}/{script}.html", 400, 200)
        try:
            return page.evaluate(
                "new Promise((done, fail) => { const end = Date.now() + 10000; const look = () => "
                f"{source} ? done({source}) : Date.now() > end ? fail(new Error('no answer')) : setTimeout(look, 20); look() }})")
        finally:
            page.close()

    def test_page_bundledOrNot_laysOutAndDraws(self):
        scripts = [name for name in ("page.mjs", "esbuild.js", "rollup.js", "webpack.js") if name != "webpack.js" or (PROJECT / name).exists()]
        answers = [self.evaluate(script, "window.answer") for script in scripts]
        self.assertEqual(answers[0]["roles"], ["chips", "row", "chip", "label", "chip", "label"])
        self.assertEqual(answers[0]["missing"], [])
        self.assertEqual(answers[0]["frames"], self.frames)
        self.assertEqual(answers[1:], answers[:1] * (len(scripts) - 1))

    def test_worker_laysOutAsNode(self):
        page = self.browser.page(f"{self.address}/program.ts", 100, 100)
        frames = page.evaluate(
            "new Promise((done, fail) => { const worker = new Worker('worker.mjs', { type: 'module' });"
            " worker.onmessage = ({ data }) => done(data); worker.onerror = fail })")
        page.close()
        self.assertEqual(frames, self.frames)


class ExampleTests(ProjectCase):
    """The pages of Examples/web, which mount controls."""

    def setUp(self):
        self.page = None

    def tearDown(self):
        self.assertEqual(self.page.complaints(), [])
        self.page.close()

    def open(self, name, count):
        self.page = self.browser.page(f"{self.address}/{name}/index.html", 400, 400)
        # Elements are in shadow trees, too.
        self.page.evaluate(
            "window.all = (selector) => [document, ...[...document.querySelectorAll('picker-layout')].map((each) => each.shadowRoot)]"
            ".flatMap((root) => [...root.querySelectorAll(selector)]); true")
        self.wait(f"all('[tabindex]').length === {count}")

    def wait(self, condition):
        self.page.evaluate(
            "new Promise((done, fail) => { const end = Date.now() + 10000; const look = () => "
            f"{condition} ? done() : Date.now() > end ? fail(new Error({json.dumps(condition)})) : setTimeout(look, 20); look() }})")

    def click(self, name):
        self.page.click(*self.page.evaluate(
            f"(({{ x, y, width, height }}) => [x + width / 2, y + height / 2])(all('[aria-label={json.dumps(name)}], button')"
            f".find((each) => [each.ariaLabel, each.textContent].includes({json.dumps(name)})).getBoundingClientRect())"))

    def output(self, text):
        self.wait(f"document.querySelector('output').value === {json.dumps(text)}")

    def test_plain_selectsClearsAndRemoves(self):
        self.open("plain", 5)
        self.click("Vegan")
        self.click("Near me")
        self.output("Vegan, Near me")
        self.click("Clear")
        self.output("")
        self.click("Vegan")
        self.click("Remove Near me")
        self.wait("all('[tabindex]').length === 4")
        self.assertEqual(self.page.evaluate("picker.session.selection"), ["Vegan"])

    def test_react_showsWhatAnotherPickerSelects(self):
        self.open("react", 5)
        self.click("Sencha")
        self.output("Sencha")
        self.click("Coffee")
        self.wait("all('[role=option]').length === 4")
        self.click("Cortado")
        self.output("Cortado")

    def test_element_isStyledByPartsAndTells(self):
        self.open("element", 3)
        self.assertEqual(self.page.evaluate("getComputedStyle(all('[part=indicator]')[0]).backgroundColor"), "rgb(255, 214, 10)")
        self.click("Name")
        self.output("Name")
        self.assertEqual(self.page.evaluate("[sort.value, sort.selection]"), ["Name", ["Name"]])
        self.page.evaluate("sort.value = 'Newest'; 0")
        self.wait("all('[aria-checked=true]')[0].ariaLabel === 'Newest'")
        self.page.evaluate("window.kept = sort; kept.remove()")
        self.assertEqual(self.page.evaluate("[kept.session ?? null, document.fonts.size]"), [None, 0])

    def test_form_hasValuesAValidityAndAReset(self):
        self.open("form", 6)
        self.click("Order")
        self.assertEqual(self.page.evaluate("[drinks.validity.valueMissing, drinks.validationMessage, order.checkValidity()]"), [True, "Choose a drink.", False])
        self.output("")
        self.click("Tea")
        self.click("Cocoa")
        self.click("Large")
        self.click("Order")
        self.output("drink=Tea&drink=Cocoa&size=Large")
        self.click("Start again")
        self.wait("size.value === 'Medium' && drinks.selection.length === 0")
        self.assertEqual(self.page.evaluate("[order.checkValidity(), new URLSearchParams(new FormData(order)).toString()]"), [False, "size=Medium"])
        self.page.evaluate("const fields = document.createElement('fieldset'); fields.append(...order.childNodes); order.append(fields); fields.disabled = true; 0")
        self.wait("all('[aria-disabled=true]').length >= 4 && all('[inert]').length === 0")


class ServedTests(unittest.TestCase):
    """Examples/web/ssr: what a server has rendered, taken over without a shift."""

    @classmethod
    def setUpClass(cls):
        cls.server = subprocess.Popen(["node", "server.mjs", "0"], cwd=PROJECT / "ssr", stdout=subprocess.PIPE, text=True)
        cls.address = cls.server.stdout.readline().split("/react")[0]
        cls.browser = Chromium()

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()
        cls.server.terminate()
        cls.server.communicate()

    def taken_over(self, name):
        page = self.browser.page(f"{self.address}/{name}", 400, 300)
        before = page.evaluate(f"fetch('/{name}').then((answer) => answer.text())")
        page.evaluate(
            "new Promise((done) => { const look = () => window.isReady"
            " ? requestAnimationFrame(() => setTimeout(done, 50)) : setTimeout(look, 20);"
            " look() })")
        return page, before

    def check(self, name):
        page, before = self.taken_over(name)
        shifts = (
            "new Promise((done) => new PerformanceObserver((list) => done(list.getEntries().map((entry) => entry.value)))"
            ".observe({ type: 'layout-shift', buffered: true }) || setTimeout(() => done([]), 300))")
        # An observer without entries does not call back.
        self.assertEqual(page.evaluate(f"Promise.race([{shifts}, new Promise((done) => setTimeout(() => done([]), 300))])"), [])
        labels = page.evaluate("[...document.querySelectorAll('[role=option]')].map((option) => option.ariaLabel)")
        self.assertEqual(labels, ["Vegetarian", "Vegan", "Gluten-free", "Outdoors", "Open now"])
        for label in labels:
            self.assertIn(f'aria-label="{label}"', before)
        layer = page.evaluate("document.querySelector('.picker-layer').outerHTML")
        self.assertIn(layer.replace('"', ""), before.replace('"', ""))
        box = page.evaluate("(({ x, y, width, height }) => [x + width / 2, y + height / 2])(document.querySelectorAll('[role=option]')[1].getBoundingClientRect())")
        loaded = "performance.getEntriesByType('resource').some(({ name }) => name.endsWith('.wasm'))"
        self.assertEqual(page.evaluate(loaded), name == "react")
        page.click(*box)
        page.evaluate("new Promise((done) => { const look = (tries) => (window.selection || tries === 0 ? setTimeout(done, 50) : setTimeout(look, 20, tries - 1)); look(500) })")
        self.assertEqual(page.evaluate("window.selection"), ["f1"])
        self.assertEqual(
            page.evaluate("[...document.querySelectorAll('[role=option]')].map((option) => option.ariaSelected)"),
            ["false", "true", "false", "false", "false"])
        self.assertEqual([event for event in self.browser.events if event["method"] == "Runtime.exceptionThrown"], [])
        errors = [
            event for event in self.browser.events
            if event["method"] == "Runtime.consoleAPICalled" and event["params"]["type"] == "error"]
        self.assertEqual(errors, [])
        page.close()

    def test_page_withReact_isTakenOverWithoutAShift(self):
        self.check("react")

    def test_page_withoutFramework_isTakenOverWithoutAShift(self):
        self.check("plain")
