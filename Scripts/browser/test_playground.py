"""The playground in a browser, against `layout serve`.

LAYOUT_LIBEXEC names the folder of layout-serve; without it the tests are skipped. `make server` runs them.
"""

import json
import os
import subprocess
import unittest

from .chromium import Chromium

LAYOUT = os.environ.get("LAYOUT", ".build/debug/layout")


class PlaygroundTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        if "LAYOUT_LIBEXEC" not in os.environ:
            raise unittest.SkipTest("there is no layout-serve: make server builds it")
        cls.server = subprocess.Popen(
            [LAYOUT, "serve", "--port", "0"], stdout=subprocess.PIPE, text=True)
        cls.url = cls.server.stdout.readline().strip()
        cls.chromium = Chromium()

    @classmethod
    def tearDownClass(cls):
        cls.chromium.close()
        cls.server.terminate()
        cls.server.stdout.close()
        assert cls.server.wait(5) == 0

    def setUp(self):
        self.page = self.open(self.url)

    def tearDown(self):
        self.assertEqual([], [each for each in self.page.complaints() if "400" not in each])
        self.page.close()

    def open(self, url):
        page = self.visit(url)
        self.until(page, "document.querySelectorAll('#tree div').length > 0")
        return page

    def visit(self, url):
        return self.chromium.page(url, width=1280, height=800)

    def until(self, page, condition):
        """Waits until a condition holds in the page."""
        holds = page.evaluate(
            "new Promise(done => { const end = performance.now() + 5000; const look = () => "
            f"({condition}) ? done(true) : performance.now() > end ? done(false) : setTimeout(look, 10);"
            " look() })")
        self.assertTrue(holds, f"{condition} was not met in time")

    def write(self, document):
        text = document if isinstance(document, str) else json.dumps(document)
        self.page.evaluate(
            f"$('document').value = {json.dumps(text)}; $('document').dispatchEvent(new Event('input'))")

    def choose(self, name):
        self.page.evaluate(f"$('examples').value = {json.dumps(name)}; $('examples').onchange()")

    def slide(self, name, value):
        self.page.evaluate(
            f"$('{name}').value = {value}; $('{name}').dispatchEvent(new Event('input', {{bubbles: true}}))")

    def test_typing_a_document_draws_it(self):
        self.write({"type": "segmented", "items": ["One", "Two"], "width": 222})
        self.until(self.page, "document.querySelector('#paper > svg').getAttribute('width') === '222'")
        rows = self.page.evaluate("[...document.querySelectorAll('#tree div')].map(row => row.textContent)")
        self.assertTrue(any("segment Two" in row for row in rows), rows)
        groups = self.page.evaluate("document.querySelectorAll('#paper g[data-role]').length")
        self.assertEqual(groups, len(rows))

    def test_an_error_is_shown_at_its_position(self):
        self.write('{\n  "type": "text",\n  "text": 3\n}')
        self.until(self.page, "!$('error').hidden")
        self.assertEqual(
            self.page.evaluate("$('error').textContent"),
            "line 3, column 11: $.text: expected a string, found 3")
        self.assertEqual(self.page.evaluate("$('mark').style.top"), "48px")
        self.page.evaluate("$('error').click()")
        self.assertEqual(self.page.evaluate("$('document').selectionStart"), 30)
        self.write('{"type": "text", "text": "3"}')
        self.until(self.page, "$('error').hidden && $('mark').hidden")

    def test_sliders_request_a_new_layout(self):
        self.slide("width", 200)
        self.until(self.page, "document.querySelector('#paper > svg').getAttribute('width') === '200'")
        self.assertTrue(self.page.evaluate("$('has-width').checked"))
        self.page.evaluate("$('has-width').click()")
        self.until(self.page, "document.querySelector('#paper > svg').getAttribute('width') === '375'")

    def test_a_box_under_the_pointer_is_highlighted_in_both(self):
        place = self.page.evaluate(
            "(() => { const box = document.querySelectorAll('#paper g[data-role=chip]')[3]"
            ".getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2] })()")
        self.page.pointer("mouseMoved", *place)
        self.page.settle()
        marked = self.page.evaluate("document.querySelector('#tree .hovered').textContent")
        self.assertIn("berries", marked)
        row = self.page.evaluate(
            "(() => { const box = document.querySelectorAll('#tree div')[2].getBoundingClientRect();"
            " return [box.x + 40, box.y + 5] })()")
        self.page.pointer("mouseMoved", *row)
        self.page.settle()
        frame = self.page.evaluate(
            "(() => { const box = document.querySelector('#paper .hover').getBoundingClientRect(),"
            " chip = document.querySelector('#paper g[data-role=chip]').getBoundingClientRect();"
            " return [box.x - chip.x, box.width - chip.width] })()")
        self.assertLess(max(abs(each) for each in frame), 3)

    def test_overlays_show_hit_regions_and_navigation(self):
        self.assertEqual(self.page.evaluate("document.querySelectorAll('.over .hit').length"), 0)
        self.page.evaluate("$('show-hits').click(); $('show-navigation').click()")
        self.assertEqual(self.page.evaluate("document.querySelectorAll('.over .hit').length"), 87)
        self.assertGreater(self.page.evaluate("document.querySelectorAll('.over .way').length"), 87)

    def test_the_scrubber_moves_the_indicator(self):
        self.choose("segmented/transition-spring")
        self.until(self.page, "!$('time-setting').hidden")
        place = "document.querySelector('g[data-role=indicator]').getBoundingClientRect().x"
        start = self.page.evaluate(place)
        self.slide("time", 0.1)
        self.until(self.page, f"Math.abs({place} - {start}) > 1")
        self.choose("chips/food")
        self.until(self.page, "$('time-setting').hidden")

    def test_the_scrubber_moves_a_carousel(self):
        self.choose("carousel/documents")
        self.until(self.page, "!$('time-setting').hidden")
        place = "document.querySelector('g[data-role=page] text, g[data-role=page] use').getBoundingClientRect().x"
        start = self.page.evaluate(place)
        self.slide("time", 0.25)
        self.until(self.page, f"Math.abs({place} - {start}) > 1")

    def test_time_is_not_sent_with_a_document_that_has_none(self):
        for other in [{"type": "chips", "items": ["a"]}, {"type": "segmented", "items": ["a", "b"]}]:
            for example in ["carousel/documents", "segmented/transition-spring"]:
                self.choose(example)
                self.until(self.page, "!$('time-setting').hidden")
                self.slide("time", 0.1)
                self.write(other)
                self.until(self.page, "$('time-setting').hidden")
                self.assertTrue(self.page.evaluate("$('error').hidden"))

    def test_every_example_is_drawn(self):
        count = self.page.evaluate("$('examples').options.length")
        self.assertGreater(count, 10)
        for number in range(count):
            name = self.page.evaluate(f"$('examples').options[{number}].value")
            self.page.evaluate("$('tree').replaceChildren()")
            self.choose(name)
            self.until(self.page, "document.querySelectorAll('#tree div').length > 0")
            self.assertTrue(self.page.evaluate("$('error').hidden"), name)

    def test_sharing_puts_the_document_into_the_url(self):
        self.write({"type": "text", "text": "grüße ✓"})
        self.slide("width", 77)
        self.until(self.page, "document.querySelector('#paper > svg').getAttribute('width') === '77'")
        self.page.evaluate("share()")
        self.until(self.page, "location.hash.length > 10")
        other = self.visit(self.page.evaluate("location.href"))
        self.until(other, "!$('ask').hidden")
        self.assertEqual(
            json.loads(other.evaluate("$('document').value")), {"type": "text", "text": "grüße ✓"})
        # Regardless of the settings, nothing is laid out before the reader confirms.
        other.evaluate("$('has-scale').click(); download('png')")
        other.evaluate("$('document').dispatchEvent(new Event('input'))")
        other.evaluate("new Promise(done => setTimeout(done, 300))")
        self.assertEqual([], [each for each in other.requests() if "/layout?" in each])
        other.evaluate("$('has-scale').click(); $('lay-out').click()")
        self.until(other, "document.querySelector('#paper > svg')?.getAttribute('width') === '77'")
        other.close()

    def test_a_url_that_unpacks_to_too_much_is_rejected(self):
        self.page.evaluate(
            "(async () => { const zeros = new Uint8Array(20_000_000);"
            " const stream = new Blob([zeros]).stream().pipeThrough(new CompressionStream('deflate-raw'));"
            " const bytes = new Uint8Array(await new Response(stream).arrayBuffer());"
            " location.hash = btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))"
            ".replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') })()")
        self.until(self.page, "$('error').textContent === 'the address of this page holds no document'")

    def test_light_and_dark(self):
        back = "getComputedStyle(document.body).backgroundColor"
        before = self.page.evaluate(back)
        self.page.evaluate("$('theme').click()")
        self.assertNotEqual(before, self.page.evaluate(back))
        self.page.evaluate("$('theme').click()")

    def test_no_request_goes_to_other_servers(self):
        self.assertEqual(
            [], [each for each in self.page.requests() if not each.startswith(self.url)])
