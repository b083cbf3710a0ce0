"""Records results of the library svgpathtools for path data, for the tests of PickerGeometry.

    pip install svgpathtools==1.8.0 svgelements==1.9.6 scipy
    python Scripts/record/path_fixtures.py

Writes Tests/Core/PickerGeometryTests/Fixtures/paths.json: a list of {"path", "kind", "box", "area",
"length"}; the box is [left, top, right, bottom], the area signed (clockwise on screen is positive).

Where the numbers come from, and where the library departs from SVG 2:
- Parsing, boxes and lengths are svgpathtools'. Its points are compared with those of svgelements.
- Its length of a curve with a cusp is inexact in the last digits: each length is integrated
  here as well, split where the pen is slowest, and that number is recorded; the library's has to
  agree to 1e-6.
- Its area approximates arcs by chords and rejects open subpaths: the area is integrated here over its
  curves, after closing what is open, by Gauss's rule (exact for Béziers, to 1e-13 for arcs).
- It fails for an arc that ends where it begins, which draws nothing: it gets the data without it.
- It ignores a move to the current point; none is generated here.
- svgelements rounds in its boxes and lengths of arcs (1e-8), so only its points are used.
"""

import json
import math
import random
import warnings
from pathlib import Path

import numpy as np
from scipy.integrate import quad
from svgelements import Path as OtherPath
from svgpathtools import Arc, parse_path

FILE = Path(__file__).resolve().parents[2] / "Tests/Core/PickerGeometryTests/Fixtures/paths.json"
NODES, WEIGHTS = np.polynomial.legendre.leggauss(40)
EACH = 30


class Writer:
    """Random path data: `data` is recorded, `plain` is without the commands at which the library fails."""

    def __init__(self, rng, size):
        self.rng, self.size = rng, size
        self.data, self.plain = "", ""

    def number(self, value):
        text = f"{value:.4f}".rstrip("0").rstrip(".") if abs(value) >= 0.01 else f"{value:.3e}"
        if text in ("", "-", "-0", "0.000e+00"):
            text = "0"
        if self.rng.random() < 0.5:
            text = text.replace("0.", ".", 1) if text.lstrip("-").startswith("0.") else text
        if self.rng.random() < 0.1 and "e" not in text:
            text += self.rng.choice(["e0", "E+0", "e-0"])
        return text

    def length(self, low=-1.0, high=1.0):
        return self.rng.uniform(low, high) * self.size

    def put(self, letter, numbers, repeats=False):
        """Appends one command; numbers are already texts. `repeats`: omit the letter."""
        text = "" if repeats else letter + self.rng.choice(["", " "])
        for index, number in enumerate(numbers):
            if index or repeats:
                text += self.separator(text or self.data, number)
            text += number
        self.data += text
        self.plain += text

    def separator(self, before, number):
        last = before.rstrip().split(" ")[-1].split(",")[-1]
        word = last.lstrip("MmLlHhVvCcSsQqTtAaZz")
        tail = word[max(word.rfind("-"), word.rfind("+"), 0) :]
        is_tight = number[0] == "-" or (number[0] == "." and ("." in tail or "e" in tail.lower()))
        return self.rng.choice(["", " "] if is_tight else [" ", ",", ", ", " , ", "\n"])

    def points(self, count):
        return [self.number(self.length()) for _ in range(2 * count)]

    def arc(self, kind):
        width, height = self.length(0.05, 1), self.length(0.05, 1)
        if kind == "too small":
            width, height = width * 1e-3, height * 1e-2
        if kind == "none":
            width, height = self.rng.choice([(0, height), (width, 0), (0, 0)])
        if kind == "negative":
            width = -width
        flags = [self.rng.choice("01") for _ in range(2)]
        turn = self.rng.choice([0, 30, 90, -45, self.rng.uniform(-400, 400)])
        end = [self.number(abs(self.length(0.1))), self.number(self.length())]
        head = [self.number(width), self.number(height), self.number(turn)]
        if self.rng.random() < 0.5:
            return [*head, flags[0] + flags[1] + end[0], end[1]]
        return [*head, *flags, *end]

    def empty_arc(self):
        self.data += "a5 3 20 1 0 0 0"


def arcs(w, kind):
    letter = w.rng.choice("Aa")
    w.put(letter, w.arc(kind))
    if w.rng.random() < 0.3:
        w.put(letter, w.arc(kind), repeats=True)


def curves(w, letter, count):
    letter = w.rng.choice([letter, letter.lower()])
    w.put(letter, w.points(count))
    while w.rng.random() < 0.4:
        w.put(letter, w.points(count), repeats=True)


def lines(w):
    letter = w.rng.choice("LlHhVv")
    count = 2 if letter in "Ll" else 1
    w.put(letter, w.points(1)[:count])
    while w.rng.random() < 0.4:
        w.put(letter, w.points(1)[:count], repeats=True)


def special(w):
    """Cubic curves with a cusp, a loop, no width, or points on top of each other."""
    size, at = w.size, [w.length() for _ in range(2)]
    shapes = {
        "cusp": [(1, 1), (0, 1), (1, 0)],
        "near cusp": [(1, 1), (1e-4, 1), (1, 0)],
        "loop": [(1.6, 1), (-0.6, 1), (1, 0)],
        "there and back": [(2, 2), (-1, -1), (1, 1)],
        "upright": [(0, 3), (0, -2), (0, 1)],
        "level": [(2, 0), (-1.5, 0), (1, 0)],
        "first twice": [(0, 0), (0.4, 1), (1, 0)],
        "last twice": [(0.4, 1), (1, 0), (1, 0)],
        "both twice": [(0, 0), (1, 0.3), (1, 0.3)],
        "inflection": [(1 / 3, 1), (2 / 3, -1), (1, 0)],
        "closed": [(1, 0.2), (0.1, 1), (0, 0)],
    }
    name = w.rng.choice(sorted(shapes))
    turn = w.rng.choice([1, 1j, np.exp(1j * w.rng.uniform(0, 7))])
    w.put("M", [w.number(v) for v in at])
    points = [complex(x, y) * turn * size for x, y in shapes[name]]
    w.put("c", [w.number(v) for p in points for v in (p.real, p.imag)])
    return name


def subpath(w, draw, count, is_first):
    w.put("M" if is_first else w.rng.choice("Mm"), w.points(1))
    if w.rng.random() < 0.3:
        w.put("", w.points(1), repeats=True)
    for _ in range(count):
        draw(w)
    if w.rng.random() < 0.6:
        w.put(w.rng.choice("Zz"), [])
        if w.rng.random() < 0.3:
            draw(w)


def smooth(w):
    """A smooth command after its own kind, after the other kind, and after a line."""
    for letter in w.rng.sample(["C", "S", "S", "Q", "T", "T"], 4):
        curves(w, letter, {"C": 3, "S": 2, "Q": 2, "T": 1}[letter])
    lines(w)
    curves(w, w.rng.choice("ST") if w.rng.random() < 0.5 else "T", 2)


def anything(w):
    w.rng.choice(
        [
            lines,
            smooth,
            lambda w: curves(w, "C", 3),
            lambda w: curves(w, "Q", 2),
            lambda w: arcs(w, w.rng.choice(["fits", "too small", "none", "negative"])),
            lambda w: w.empty_arc(),
        ]
    )(w)


KINDS = {
    "lines": lines,
    "cubics": lambda w: curves(w, "C", 3),
    "quadratics": lambda w: curves(w, "Q", 2),
    "smooth": smooth,
    "arcs": lambda w: arcs(w, "fits"),
    "arcs too small": lambda w: arcs(w, "too small"),
    "arcs without radii": lambda w: arcs(w, "none"),
    "arcs of negative radii": lambda w: arcs(w, "negative"),
    "everything": anything,
}


def slowest(segment):
    """The parameters at which the speed on a Bézier curve is minimal: roots of the derivative of its square."""
    if isinstance(segment, Arc):
        return []
    x = np.poly1d(np.real(segment.poly().coefficients)).deriv()
    y = np.poly1d(np.imag(segment.poly().coefficients)).deriv()
    roots = (x * x + y * y).deriv().roots
    return sorted(float(r.real) for r in np.atleast_1d(roots) if 0 < r.real < 1)


def length(segment):
    cuts = [0, *slowest(segment), 1]
    return sum(
        quad(lambda t: abs(segment.derivative(t)), a, b, epsabs=0, epsrel=1e-12, limit=400)[0]
        for a, b in zip(cuts, cuts[1:])
    )


def area_under(segment, origin):
    """Half the integral of x dy - y dx over the curve, in four parts, seen from `origin`."""
    total = 0.0
    for part in range(4):
        for node, weight in zip(NODES, WEIGHTS):
            t = (part + (node + 1) / 2) / 4
            z, dz = segment.point(t) - origin, segment.derivative(t)
            total += weight / 8 * (z.real * dz.imag - z.imag * dz.real) / 2
    return total


def area(path):
    """The area of each subpath relative to its start, so that the closing line contributes nothing."""
    total, start, last = 0.0, None, None
    for segment in path:
        if segment.start != last:
            start = segment.start
        total += area_under(segment, start)
        last = segment.end
    return total


def hold_against_other(data, path):
    """Compares the points with svgelements, which keeps moves, and arcs and lines of zero length."""
    theirs = [s.end for s in OtherPath(data) if type(s).__name__ != "Move" and s.start != s.end]
    ours = [s.end for s in path if s.start != s.end]
    assert len(ours) == len(theirs), (data, len(ours), len(theirs))
    for a, b in zip(ours, theirs):
        assert abs(a - complex(b.x, b.y)) <= 1e-6 * (1 + abs(a)), (data, a, b)


def record(kind, writer):
    path = parse_path(writer.plain)
    if len(path) == 0:
        return None
    hold_against_other(writer.data, path)
    left, right, top, bottom = (float(v) for v in path.bbox())
    total = sum(length(segment) for segment in path)
    theirs = path.length()
    assert abs(total - theirs) <= 1e-6 * total, (writer.data, total, theirs)
    assert all(map(math.isfinite, (left, right, top, bottom, total)))
    box = [left, top, right, bottom]
    numbers = {"box": box, "area": float(area(path)), "length": float(total)}
    return {"path": writer.data, "kind": kind, **numbers}


def main():
    warnings.simplefilter("ignore")
    rng = random.Random(8)
    records = []
    for kind, draw in KINDS.items():
        for _ in range(EACH):
            writer = Writer(rng, 10 ** rng.uniform(-1, 3))
            for index in range(rng.choice([1, 1, 2, 3])):
                subpath(writer, draw, rng.choice([1, 2, 4]), index == 0)
            records.append(record(kind, writer))
    for _ in range(2 * EACH):
        writer = Writer(rng, 10 ** rng.uniform(-1, 3))
        records.append(record(special(writer), writer))
    lines = ",\n".join(json.dumps(r) for r in records if r)
    FILE.write_text(f"[\n{lines}\n]\n")
    print(sum(1 for r in records if r), "paths,", FILE.stat().st_size, "bytes")


if __name__ == "__main__":
    main()
