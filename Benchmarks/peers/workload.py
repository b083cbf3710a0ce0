"""The boxes and labels that every peer is given. They are the same in every run."""

import json
import pathlib
import random
import string

ROOT = pathlib.Path(__file__).resolve().parents[2]
FONT = ROOT / "Fonts/Inter/InterVariable.ttf"
NAMES = ROOT / "Tests/Interfaces/PickerLayoutTests/Fixtures/lists.json"

# The text of a label: Inter at 16 points and weight 500, which is what chips have. The optical size is that of the text.
SIZE, WEIGHT = 16, 500

# The nodes of a nest, and those of each of its flows beside the flow inside it.
NODES, LEAVES = 1_000, 4
NEST_WIDTH, OTHER_NEST_WIDTH = 1_800, 1_600

# The container, in points, and what a chip has on each of its four sides: 2 points of border and 8 of padding.
WIDTH, OTHER_WIDTH, GAP, PADDING = 375, 320, 8, 10

# Longer labels could be wider than the container, where a chip is truncated and a box of known size is not.
LONGEST = 24


def boxes(count):
    """Sizes of boxes in points. Multiples of 1/64 are exact in single precision too, in which Yoga and Taffy calculate."""
    chosen = random.Random(64)
    return [(chosen.randint(20 * 64, 90 * 64) / 64, float(chosen.randint(18, 40))) for _ in range(count)]


def nest(depth):
    """A column of chains of flows, a row in a column in a row; the flow at the end of each, at the depth, wraps. A flow is a list of its
    kind and its items, a leaf a size. All have NODES nodes."""
    chosen, chains = random.Random(65), []
    left = NODES
    while left > 0:
        chain, levels = None, min(depth - 1, max(1, left // (LEAVES + 1)))
        for level in range(levels, 0, -1):
            kind = "wrap" if chain is None else "row" if level % 2 else "column"
            items = [(chosen.randint(4 * 64, 12 * 64) / 64, float(chosen.randint(4, 9))) for _ in range(LEAVES)]
            chain = [kind, *items[:2], *([chain] if chain else []), *items[2:]]
        chains.append(chain)
        left -= levels * (LEAVES + 1)
    return ["column", *chains]


def labels(count):
    """Labels of one to three words of the names of countries, languages and the like. No label repeats, but words do."""
    cases = json.loads(NAMES.read_text())["cases"]
    words = {word for case in cases for name in case["names"] for word in name.split()}
    words = sorted(word for word in words if word.isascii() and word.isalpha() and len(word) <= 12)
    return distinct(count, random.Random(17), lambda chosen: chosen.choice(words))


def unseen(count):
    """Labels of one to three made-up words, hardly any of which repeats."""
    return distinct(count, random.Random(18), made_up)


def made_up(chosen):
    return "".join(chosen.choices(string.ascii_lowercase, k=chosen.randint(4, 9)))


def distinct(count, chosen, word):
    found = {}
    while len(found) < count:
        label = " ".join(word(chosen) for _ in range(chosen.randint(1, 3)))
        if len(label) <= LONGEST:
            found[label] = None
    return list(found)
