"""Display lists on a canvas, against Chromium's own drawing of the SVG of the same tree."""

from .case import MARGIN, ROOT, BrowserCase

SCRIPT = (ROOT / "Web/canvas.js").read_text().replace("export ", "")
EXAMPLES = [
    "chips/food", "chips/selection", "colorPicker/canvas", "colorPicker/palette",
    "colorPicker/wheel", "drawing/effects", "drawing/shadows", "segmented/crossing", "shape/star-angular",
    "shape/star-elliptical", "stack/filters", "text/languages",
]


class CanvasTests(BrowserCase):
    def drawn(self, example):
        """A page with a canvas on which the list of an example is drawn."""
        shown = self.draw(example, "display-list").decode()
        return self.show(
            f"<!doctype html><meta charset=utf-8><body style='margin:{MARGIN}px'><canvas></canvas>"
            f"<script type=module>{SCRIPT}\n"
            f"const list = {shown.replace('<', chr(92) + 'u003C')};"
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
                self.assertLooksLike(page, example, share=0.006, tolerance=48)

    def test_imagesThatAreNotLoaded_areTold(self):
        page = self.drawn("drawing/effects")
        missing = page.evaluate("again()")
        self.assertEqual([href[:10] for href in missing], ["data:image"])
