"""Holds the pictures of every example against each other, format by format, pixel by pixel.

    python3 Scripts/compare_pictures.py [--tool .build/debug/layout] [--scale 2] [--keep FOLDER] [EXAMPLE …]

Every document in Examples is drawn as PNG, as PDF (turned into pixels by pdftoppm) and as SVG (by
headless Chromium), over white. Printed is, for each pair of formats, the share of pixels that differ by
more than TOLERANCE in a component; edges that two programs smooth differently stay below it. Fails where
a share is LIMIT or more, and where the text of a PDF lacks a word of its tree. With --scale, edges are
snapped and there are so many pixels in a point. --keep leaves pictures of all that differs much.

Needs chromium, pdftoppm and pdftotext (Debian: chromium, poppler-utils), and Pillow and numpy (PyPI).
A further format is a function in FORMATS.
"""

import argparse
import base64
import io
import itertools
import json
import os
import re
import subprocess
import sys
import tempfile
import unicodedata
from pathlib import Path

import numpy
from PIL import Image

TOLERANCE = 48  # of 255
LIMIT = 0.02
ROOT = Path(__file__).resolve().parent.parent


class Chromium:
    """One headless browser, spoken to through the DevTools pipe."""

    OPTIONS = "--headless --no-sandbox --disable-gpu --hide-scrollbars --remote-debugging-pipe"

    def __init__(self):
        ours_in, self.output = os.pipe()
        self.input, ours_out = os.pipe()

        def connect():
            # The browser reads from 3 and writes to 4; ours may have those very numbers.
            source, drain = os.dup(ours_in), os.dup(ours_out)
            os.dup2(source, 3)
            os.dup2(drain, 4)

        self.process = subprocess.Popen(
            ["chromium", *self.OPTIONS.split(), "about:blank"], preexec_fn=connect,
            close_fds=False, stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
        )
        os.close(ours_in)
        os.close(ours_out)
        self.rest, self.number, self.events, self.session = b"", 0, [], None
        target = self.ask("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.ask("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self.ask("Page.enable")

    def receive(self):
        while b"\0" not in self.rest:
            more = os.read(self.input, 1 << 20)
            if not more:
                sys.exit("chromium has ended")
            self.rest += more
        message, self.rest = self.rest.split(b"\0", 1)
        return json.loads(message)

    def ask(self, method, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.output, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.receive()
            if answer.get("id") == self.number:
                if "error" in answer:
                    sys.exit(f"chromium: {method}: {answer['error']}")
                return answer["result"]
            self.events.append(answer.get("method"))

    def picture(self, path, size, scale):
        """The page at `path` in a window of `size` points, as pixels."""
        self.ask(
            "Emulation.setDeviceMetricsOverride", width=size[0], height=size[1],
            deviceScaleFactor=scale, mobile=False,
        )
        self.events = []
        self.ask("Page.navigate", url=f"file://{path}")
        while "Page.loadEventFired" not in self.events:
            self.events.append(self.receive().get("method"))
        shot = self.ask("Page.captureScreenshot", format="png")["data"]
        return pixels(base64.b64decode(shot))

    def close(self):
        self.process.terminate()
        self.process.wait()


def pixels(data):
    """Red, green and blue over white."""
    picture = Image.open(io.BytesIO(data)).convert("RGBA")
    white = Image.new("RGBA", picture.size, "white")
    return numpy.asarray(Image.alpha_composite(white, picture).convert("RGB")).astype(int)


def png(path, size, scale, browser):
    return pixels(path.read_bytes())


def pdf(path, size, scale, browser):
    command = ["pdftoppm", "-r", str(72 * scale), "-png", "-singlefile", str(path)]
    return pixels(subprocess.run(command, check=True, capture_output=True).stdout)


def page(path, size, scale, browser):
    return browser.picture(path, size, scale)


FORMATS = {"png": png, "pdf": pdf, "svg": page}


def difference(one, other):
    """The share of pixels that differ, and where they are."""
    height, width = (min(one.shape[side], other.shape[side]) for side in (0, 1))
    apart = numpy.abs(one[:height, :width] - other[:height, :width]).max(axis=2) > TOLERANCE
    return apart.mean(), apart


def words(text):
    """Letters and digits, compatibility forms undone, without what only steers the display."""
    kept = (c for c in unicodedata.normalize("NFKC", text) if unicodedata.category(c) != "Cf")
    return re.findall(r"\w+", "".join(kept))


def missing_words(path, tree):
    """Words of the tree that cannot be copied from its PDF."""
    command = ["pdftotext", "-layout", str(path), "-"]
    found = subprocess.run(command, check=True, capture_output=True).stdout.decode()
    there = set(words(found))

    def texts(node, x, y, left, top, right, bottom):
        """Of all that is not clipped away in part."""
        frame = node["frame"]
        x, y = x + frame["x"], y + frame["y"]
        far_x, far_y = x + frame["width"], y + frame["height"]
        inside = x >= left and y >= top and far_x <= right and far_y <= bottom
        if node["role"] in ("label", "title", "text") and inside:
            yield node.get("text", "")
        if node.get("clip"):
            left, top = max(left, x), max(top, y)
            right, bottom = min(right, far_x), min(bottom, far_y)
        for child in node.get("children", []):
            yield from texts(child, x, y, left, top, right, bottom)

    size = tree["size"]
    seen = texts(tree["root"], 0, 0, 0, 0, size["width"], size["height"])
    wanted = [word for text in seen for word in words(text)]
    return sorted({word for word in wanted if word not in there})


def compare(tool, example, scale, folder, browser):
    """The shares by pairs of formats, the pictures, and words that the PDF lacks."""
    snap = ["--scale", str(scale)] if scale else []
    stem = example.relative_to(ROOT / "Examples").with_suffix("").as_posix().replace("/", "-")

    def draw(form):
        path = folder / f"{stem}.{form}"
        command = [tool, "document", example, "--format", form, "--output", path, *snap]
        subprocess.run(command, check=True)
        return path

    tree = json.loads(draw("json").read_text())
    size = [max(1, -(-tree["size"][side] // 1)) for side in ("width", "height")]
    size = [int(side) for side in size]
    paths = {form: draw(form) for form in FORMATS}
    pictures = {f: read(paths[f], size, scale or 1, browser) for f, read in FORMATS.items()}
    pairs = {
        pair: difference(*(pictures[form] for form in pair))
        for pair in itertools.combinations(FORMATS, 2)
    }
    return stem, pairs, pictures, missing_words(paths["pdf"], tree)


def keep(folder, stem, pairs, pictures):
    folder.mkdir(parents=True, exist_ok=True)
    for form, picture in pictures.items():
        Image.fromarray(picture.astype("uint8")).save(folder / f"{stem}.{form}.png")
    for (one, other), (_, apart) in pairs.items():
        Image.fromarray((apart * 255).astype("uint8")).save(folder / f"{stem}.{one}-{other}.png")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--tool", default=ROOT / ".build/debug/layout")
    parser.add_argument("--scale", type=int, default=0)
    parser.add_argument("--keep", type=Path)
    parser.add_argument("examples", nargs="*", type=Path)
    options = parser.parse_args()
    examples = [e.resolve() for e in options.examples] or sorted(ROOT.glob("Examples/*/*.json"))
    names = list(itertools.combinations(FORMATS, 2))
    print(f"{'':36}" + "".join(f"{'-'.join(pair):>9}" for pair in names))
    failed, worst = False, dict.fromkeys(names, 0)
    browser = Chromium()
    with tempfile.TemporaryDirectory() as folder:
        for example in examples:
            stem, pairs, pictures, missing = compare(
                options.tool, example, options.scale, Path(folder), browser
            )
            shares = [pairs[pair][0] for pair in names]
            print(f"{stem:36}" + "".join(f"{share:9.2%}" for share in shares))
            if missing:
                print("  not in the PDF's text:", ", ".join(missing))
            bad = max(shares) >= LIMIT or bool(missing)
            failed = failed or bad
            worst = {pair: max(worst[pair], pairs[pair][0]) for pair in names}
            if options.keep and (bad or max(shares) >= LIMIT / 2):
                keep(options.keep, stem, pairs, pictures)
    browser.close()
    print(f"{'worst of ' + str(len(examples)):36}" + "".join(f"{worst[p]:9.2%}" for p in names))
    sys.exit(failed)


if __name__ == "__main__":
    main()
