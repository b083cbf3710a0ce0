"""The package for npm in a browser, as it is and bundled; Scripts/check/npm makes the project."""

import functools
import http.server
import json
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


class PackageTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        handler = functools.partial(Quiet, directory=PROJECT)
        cls.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=cls.server.serve_forever, daemon=True).start()
        cls.address = f"http://127.0.0.1:{cls.server.server_address[1]}"
        cls.browser = Chromium()
        cls.frames = json.loads((PROJECT / "frames.json").read_text())

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()
        cls.server.shutdown()

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
        answers = [self.evaluate(script, "window.answer") for script in ("page.mjs", "esbuild.js", "rollup.js")]
        self.assertEqual(answers[0]["roles"], ["chips", "row", "chip", "label", "chip", "label"])
        self.assertEqual(answers[0]["missing"], [])
        self.assertEqual(answers[0]["frames"], self.frames)
        self.assertEqual(answers[1:], answers[:1] * 2)

    def test_worker_laysOutAsNode(self):
        page = self.browser.page(f"{self.address}/program.ts", 100, 100)
        frames = page.evaluate(
            "new Promise((done, fail) => { const worker = new Worker('worker.mjs', { type: 'module' });"
            " worker.onmessage = ({ data }) => done(data); worker.onerror = fail })")
        page.close()
        self.assertEqual(frames, self.frames)
