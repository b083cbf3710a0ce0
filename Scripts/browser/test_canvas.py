"""Display lists on a canvas, against Chromium's own drawing of the SVG of the same tree."""

import base64

from .case import MARGIN, ROOT, BrowserCase, view_box

SCRIPT = (ROOT / "Web/canvas.js").read_text().replace("export ", "")
EXAMPLES = [
    "chips/food", "chips/selection", "colorPicker/canvas", "colorPicker/palette",
    "colorPicker/wheel", "drawing/effects", "drawing/shadows", "segmented/crossing", "shape/star-angular",
    "shape/star-elliptical", "stack/filters", "text/languages",
]

# The share of pixels inside that may differ from the tool's picture: of a blurred photo, of shadows of thumbs.
INSIDE = {"drawing/effects": 0.0002, "colorPicker/canvas": 0.0001, "colorPicker/wheel": 0.0001}


class CanvasTests(BrowserCase):
    def drawn(self, example):
        """A page with a canvas on which the list of an example is drawn."""
        shown = self.draw(example, "display-list").decode()
        return self.show(
            f"<!doctype html><meta charset=utf-8><body style='margin:{MARGIN}px'><canvas></canvas>"
            f"<script type=module>{SCRIPT}\n"
            f"const list = window.list = {shown.replace('<', chr(92) + 'u003C')};"
            "const canvas = document.querySelector('canvas');"
            "canvas.width = Math.ceil(list.size.width); canvas.height = Math.ceil(list.size.height);"
            "window.done = (async () => draw(canvas.getContext('2d'), list, await loadImages(list)))();"
            "window.again = () => draw(canvas.getContext('2d'), list);"
            "</script>".encode())

    def test_examples_lookLikeTheirSVG(self):
        for example in EXAMPLES:
            with self.subTest(example):
                page = self.drawn(example)
                self.assertEqual(page.evaluate("done"), [])
                size = page.evaluate("[list.size.width, list.size.height].map(Math.ceil)")
                self.assertLooksLike(page, example, size=size)

    def test_examples_areTheToolsPicturesButForEdges(self):
        for example in EXAMPLES:
            with self.subTest(example):
                page = self.drawn(example)
                page.evaluate("done")
                canvas = page.evaluate("document.querySelector('canvas').toDataURL().split(',')[1]")
                left, top, *_ = view_box(self.draw(example, "svg"))
                differing = self.differing_inside(
                    base64.b64decode(canvas), self.draw(example, "png"), -int(left), -int(top))
                self.assertLessEqual(differing, INSIDE.get(example, 0))

    def differing_inside(self, one, other, left, top):
        """The share of pixels that differ by more than 2 of 255, of those whose neighbours in the second picture are like them.

        left, top: where the first picture is in the second, which shadows beyond the edges enlarge.
        """
        return self.examine(
            [one, other],
            "const [a, whole] = pixels; const { width, height } = a;"
            f"const [left, top] = [{left}, {top}];"
            "if (whole.width < width + left || whole.height < height + top) return 1;"
            "const b = { data: new Uint8ClampedArray(a.data.length) };"
            "for (let row = 0; row < height; row++) {"
            "  const start = 4 * ((row + top) * whole.width + left);"
            "  b.data.set(whole.data.subarray(start, start + 4 * width), 4 * row * width);}"
            "const way = (x, from, y, to) => Math.max(...[0, 1, 2, 3].map(lane =>"
            "  Math.abs(x.data[4 * from + lane] - y.data[4 * to + lane])));"
            "const steps = [-1, 0, 1].flatMap(row => [-1, 0, 1].map(column => row * width + column));"
            "let [inside, count] = [0, 0];"
            "for (let row = 1; row < height - 1; row++) for (let column = 1; column < width - 1; column++) {"
            "  const at = row * width + column;"
            "  if (steps.some(step => way(b, at, b, at + step) > 8)) continue;"
            "  inside += 1;"
            "  if (way(a, at, b, at) > 2) count += 1;}"
            "return count / inside;")

    def test_imagesThatAreNotLoaded_areTold(self):
        page = self.drawn("drawing/effects")
        missing = page.evaluate("again()")
        self.assertEqual([href[:10] for href in missing], ["data:image"])
