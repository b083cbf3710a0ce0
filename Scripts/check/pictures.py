"""Compares the pictures of every example between formats, pixel by pixel.

    python3 Scripts/check/pictures.py [--tool .build/debug/layout] [--scale 2] [--keep FOLDER] [EXAMPLE …]
    python3 Scripts/check/pictures.py --sample [--programs]

Every document in Examples is drawn as PNG, as PDF (rasterised by pdftoppm), and as SVG and HTML
(by headless Chromium), over white. Prints, for each pair of formats, the fraction of pixels that differ
by more than TOLERANCE in a component; edges with different antialiasing stay below it. Browsers place the elements of
pages on whole pixels, so that a pixel of these differs if it does from all that are around its place in the other picture. Fails
where a fraction is LIMIT or more, and where poppler does not find the text of a tree in its PDF (readers.py). --programs
compares with other programs, too: the SVG as they draw it (viewers.py), and the text of the PDF as they read it; with --sample
it does so for ten of the examples. With --scale, edges
are snapped and each point has that many pixels. --live draws the letters of the SVG as text, which
browsers place on whole pixels: use it with --scale 2. --sample takes a fixed choice of 21, of every kind of control, and half of
them in other themes than the classic one, light and dark. --keep saves pictures of all large differences.

Needs chromium, pdftoppm and pdftotext (Debian: chromium, poppler-utils), and Pillow and numpy (PyPI), and for --programs what
readers.py and viewers.py need.
To add a format, add a function to FORMATS.
"""

import argparse
import io
import itertools
import json
import re
import shutil
import subprocess
import sys
import tempfile
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import numpy
from PIL import Image

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Scripts"))

import readers  # noqa: E402
import viewers  # noqa: E402
from browser.chromium import Chromium  # noqa: E402

TOLERANCE = 48  # of 255
LIMIT = 0.02
MARGIN = 32  # round the picture of a page, which has less in a window of at most 480 points
NARROW = 480
JOBS = 2
PROGRAMS = threading.Lock()  # PDFium and Qt are for one thread at a time

# Of every kind of control, and with everything that renderers draw each in a way of its own: text in several scripts, emoji, icons,
# gradients, meshes, shadows, clips, filters, images, labels that something crosses.
SAMPLE = {
    "chips/food": (), "chips/icons-rtl": ("material", "dark"), "chips/parts": ("ios", "light"), "chips/styles": (),
    "segmented/icons-and-badges": ("ios", "dark"), "segmented/crossing": (), "segmented/separators": ("plain", "light"),
    "segmented/vertical-rtl": ("material", "light"), "colorPicker/wheel": (), "colorPicker/sliders": ("plain", "dark"),
    "colorPicker/palette": ("classic", "dark"), "chromaTouch/peek": ("classic", "dark"), "carousel/documents": ("material", "dark"),
    "carousel/drag": (), "drawing/effects": (), "drawing/sunrise": (), "grid/controls": ("ios", "dark"), "grid/shapes": (), "shape/star-angular": (),
    "stack/filters": ("material", "light"), "text/languages": ("plain", "dark"),
}


def pixels(data):
    """Composites a PNG over white, as an array of red, green and blue."""
    picture = Image.open(io.BytesIO(data)).convert("RGBA")
    white = Image.new("RGBA", picture.size, "white")
    return numpy.asarray(Image.alpha_composite(white, picture).convert("RGB")).astype(int)


def shown(path):
    """What an SVG shows, `x y width height`: more than the box of the tree where shadows reach beyond it."""
    return [float(number) for number in re.search(r'viewBox="([^"]*)"', path.read_text())[1].split()]


def png(path, box, scale, page):
    return pixels(path.read_bytes())


def pdf(path, box, scale, page):
    command = ["pdftoppm", "-r", str(72 * scale), "-png", "-singlefile", str(path)]
    return pixels(subprocess.run(command, check=True, capture_output=True).stdout)


def svg(path, box, scale, page):
    page.run_scripts(False)
    page.resize(*map(int, box[2:]), scale)
    page.go(path.as_uri())
    return pixels(page.screenshot())


def html(path, box, scale, page):
    """The picture of the page, without its margin."""
    page.run_scripts(False)
    left, top, width, height = map(int, box)
    page.resize(max(width + 2 * MARGIN, NARROW + 1), height + 2 * MARGIN, scale)
    page.go(path.as_uri())
    left, top, width, height = (scale * length for length in (left + MARGIN, top + MARGIN, width, height))
    return pixels(page.screenshot())[top:top + height, left:left + width]


FORMATS = {"png": png, "pdf": pdf, "svg": svg, "html": html}


def difference(one, other, isNear):
    """The fraction of pixels that differ, and a mask of them; `isNear`: from all that the other picture has around their place, too."""
    height, width = (min(one.shape[side], other.shape[side]) for side in (0, 1))
    one, other = one[:height, :width], other[:height, :width]
    ways = [beyond(one, other), beyond(other, one)] if isNear else [numpy.abs(one - other)]
    apart = numpy.max(ways, axis=0).max(axis=2) > TOLERANCE
    return apart.mean(), apart


def beyond(one, other):
    """How far each pixel is from the values around its place in another picture."""
    padded = numpy.pad(other, ((1, 1), (1, 1), (0, 0)), mode="edge")
    around = [padded[y:y + one.shape[0], x:x + one.shape[1]] for y in range(3) for x in range(3)]
    return numpy.maximum(one - numpy.max(around, axis=0), numpy.min(around, axis=0) - one)


class Comparison:
    """The differences between the pictures of one example."""

    def __init__(self, example, options, page):
        self.stem = f"{example.parent.name}-{example.stem}"
        self.example, self.options = example, options
        tree = json.loads(self.draw("json").read_text())
        paths = {form: self.draw(form) for form in FORMATS}
        box = shown(paths["svg"])
        self.pictures = {
            form: read(paths[form], box, options.scale or 1, page) for form, read in FORMATS.items()
        }
        self.pairs = {
            pair: difference(*(self.pictures[form] for form in pair), "html" in pair)
            for pair in itertools.combinations(FORMATS, 2)
        }
        self.shares = [share for share, _ in self.pairs.values()]
        self.notes = []
        self.faults = self.compare_programs(paths, tree, [int(length) for length in box[2:]])
        self.is_bad = max(self.shares) >= LIMIT or bool(self.faults)

    def compare_programs(self, paths, tree, size):
        """What is wrong in other programs."""
        if not self.has_programs:
            return list(readers.faults(paths["pdf"], tree, ["poppler"]))
        with PROGRAMS:
            faults = list(readers.faults(paths["pdf"], tree))
            for program, share, reason in viewers.differences(paths["svg"], size, pixels, difference):
                fault = f"{program} draws {share:.2%} of the SVG otherwise"
                if reason:
                    self.notes.append(f"{fault}: {reason}")
                else:
                    faults.append(fault)
        return faults

    @property
    def has_programs(self):
        """Whether other programs are asked, too: with --sample for every second example."""
        name = f"{self.example.parent.name}/{self.example.stem}"
        return self.options.programs and (not self.options.sample or name in [*SAMPLE][::2])

    def draw(self, form):
        """Draws to a file beside the example, to resolve relative paths of its pictures."""
        path = self.example.with_suffix(f".drawn.{form}")
        command = [self.options.tool, "document", self.example, "--format", form, "--output", path]
        if self.options.scale:
            command += ["--scale", str(self.options.scale)]
        look = SAMPLE.get(f"{self.example.parent.name}/{self.example.stem}") if self.options.sample else ()
        if look:
            # The paper of a theme, which pages have and pictures leave out.
            paper = "#111" if look[1] == "dark" else "#eee"
            command += ["--theme", look[0], "--scheme", look[1], "--background", paper]
        if self.options.live and form == "svg":
            command += ["--text", "live"]
        subprocess.run(command, check=True)
        return path

    def keep(self, folder):
        folder.mkdir(parents=True, exist_ok=True)
        for form, picture in self.pictures.items():
            Image.fromarray(picture.astype("uint8")).save(folder / f"{self.stem}.{form}.png")
        for (one, other), (_, apart) in self.pairs.items():
            picture = Image.fromarray((apart * 255).astype("uint8"))
            picture.save(folder / f"{self.stem}.{one}-{other}.png")

    def __str__(self):
        line = f"{self.stem:36}" + "".join(f"{share:10.2%}" for share in self.shares)
        return "\n  ".join([line, *self.notes, *(f"wrong: {fault}" for fault in self.faults)])


def compare_all(examples, options):
    """The comparisons in the order of the examples; each job has its own browser."""
    mine = threading.local()
    with ExitStack() as stack:
        def compare(example):
            if not hasattr(mine, "page"):
                browser = stack.enter_context(Chromium())
                still = {"prefers-reduced-motion": "reduce"}
                mine.page = browser.page("about:blank", media=still)
            return Comparison(example, options, mine.page)

        with ThreadPoolExecutor(JOBS) as pool:
            yield from pool.map(compare, examples)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--tool", default=ROOT / ".build/debug/layout", type=Path)
    parser.add_argument("--scale", type=int, default=0)
    parser.add_argument("--live", action="store_true")
    parser.add_argument("--keep", type=Path)
    parser.add_argument("--sample", action="store_true")
    parser.add_argument("--programs", action="store_true")
    parser.add_argument("examples", nargs="*", type=Path)
    options = parser.parse_args()
    sample = [ROOT / f"Examples/{name}.json" for name in SAMPLE] if options.sample else []
    chosen = sample or [e.resolve() for e in options.examples] or sorted(ROOT.glob("Examples/*/*.json"))
    names = list(itertools.combinations(FORMATS, 2))
    print(f"{'':36}" + "".join(f"{'-'.join(pair):>10}" for pair in names))
    failed, worst = False, [0] * len(names)
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(ROOT / "Examples", folder, dirs_exist_ok=True)
        examples = [Path(folder) / example.relative_to(ROOT / "Examples") for example in chosen]
        for comparison in compare_all(examples, options):
            print(comparison, flush=True)
            failed = failed or comparison.is_bad
            worst = [max(pair) for pair in zip(worst, comparison.shares)]
            if options.keep and (comparison.is_bad or max(comparison.shares) >= LIMIT / 2):
                comparison.keep(options.keep)
    print(f"{'worst of ' + str(len(chosen)):36}" + "".join(f"{share:10.2%}" for share in worst))
    sys.exit(failed)


if __name__ == "__main__":
    main()
