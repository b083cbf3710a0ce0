"""The boxes and labels that every peer is given. They are the same in every run."""

import json
import pathlib
import random
import string

ROOT = pathlib.Path(__file__).resolve().parents[2]
FONT = ROOT / "Fonts/Inter/InterVariable.ttf"
NAMES = ROOT / "Tests/PickerLayoutTests/Fixtures/lists.json"

# The text of a label: Inter at 16 points and weight 500, which is what chips have. The optical size is that of the text.
SIZE, WEIGHT = 16, 500

# The container, in points, and what a chip has on each of its four sides: 2 points of border and 8 of padding.
WIDTH, OTHER_WIDTH, GAP, PADDING = 375, 320, 8, 10

# Longer labels could be wider than the container, where a chip is truncated and a box of known size is not.
LONGEST = 24


def boxes(count):
    """Sizes of boxes in points. Multiples of 1/64 are exact in single precision too, in which Yoga and Taffy calculate."""
    chosen = random.Random(64)
    return [(chosen.randint(20 * 64, 90 * 64) / 64, float(chosen.randint(18, 40))) for _ in range(count)]


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
