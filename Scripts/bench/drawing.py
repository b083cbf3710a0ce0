"""See Scripts/bench/drawing."""

import json
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))

from browser.case import BrowserCase  # noqa: E402
from browser.test_canvas import SCRIPT  # noqa: E402

WORDS = ["Vegetarian", "Vegan", "Halal", "Gluten free", "Organic", "Spicy", "Sweet", "Sour", "Salty", "Bitter"]
DOCUMENT = {"type": "chips", "width": 1200, "items": [f"{WORDS[n % 10]} {n}" for n in range(1000)]}
ROUNDS = 15

# A picture is finished when its pixels can be read.
MEASURE = f"""
const read = (context) => context.getImageData(0, 0, 1, 1)
const median = (times) => times.sort((a, b) => a - b)[times.length >> 1]
const fresh = () => {{
  const canvas = new OffscreenCanvas(Math.ceil(list.size.width), Math.ceil(list.size.height))
  return canvas.getContext("2d", {{ willReadFrequently: true }})
}}
async function timed(body) {{
  const times = []
  for (let round = 0; round < {ROUNDS}; round++) {{
    const context = fresh()
    read(context)
    const start = performance.now()
    await body(context)
    read(context)
    times.push(performance.now() - start)
  }}
  return median(times)
}}
async function paint(context) {{
  const image = new Image()
  image.src = URL.createObjectURL(new Blob([svg], {{ type: "image/svg+xml" }}))
  await image.decode()
  context.drawImage(image, 0, 0)
}}
window.measured = async () => [await timed((context) => draw(context, list)), await timed(paint)]
"""


class Drawing(BrowserCase):
    def tearDown(self):
        self._folder.cleanup()

    def runTest(self):
        shown, svg = (self.draw(DOCUMENT, form).decode() for form in ("display-list", "svg"))
        data = f"const list = {shown}; const svg = {json.dumps(svg)}".replace("<", "\\u003C")
        page = self.show(f"<!doctype html><meta charset=utf-8><script type=module>{SCRIPT}\n{data}\n{MEASURE}</script>".encode())
        drawn, painted = page.evaluate("measured()")
        print(f"1,000 chips on a canvas {drawn:.1f} ms, their SVG parsed and painted {painted:.1f} ms: {drawn / painted:.2f} of it (at most 1)")


if __name__ == "__main__":
    Drawing.setUpClass()
    case = Drawing()
    case.debug()
    Drawing.end()
