#!/usr/bin/env python3
"""Judges `layout check` by Chromium, and records its verdicts:

    Scripts/record/check.py [--cells 300] [--seed 20] [--layout .build/release/layout] [--noto FOLDER] [--dry]

Names of countries in 18 languages (Debian's iso-codes), and names of months and weekdays in all languages of CLDR
(PyPI's babel), as chips and as segments of random widths, text sizes and styles. Some have placeholders, and some of these
plural forms: samples stand for them, which Chromium formats by Intl. It lays the texts out in flex containers with the
same fonts, and tells for every item

- whether its label is cut: its natural width by Range.getBoundingClientRect, against the box that it has,
- how far its box extends beyond the container,
- the smallest width of the container at which the label is whole, by bisection in steps of 1/64 px.

Each is compared with what `layout check` finds. Cells with missing glyphs are counted and left out. Exits with 1 where
an item differs by more than rounding: Chromium's boxes and labels are multiples of 1/64 px. The cells whose fonts are
in Fonts are written to Tests/Check/PickerCheckTests/Fixtures/browser.json.

Needs Debian's chromium, iso-codes and fonts-noto-core, and babel and fonttools of PyPI.
"""

import argparse
import collections
import contextlib
import pathlib
import random
import sys
import tempfile

SCRIPTS = pathlib.Path(__file__).resolve().parents[1]
sys.path.insert(0, str(SCRIPTS))

from browser.chromium import Chromium  # noqa: E402
from check_judge import cells, fixture, judge, tool  # noqa: E402

ROOT = SCRIPTS.parent
OUTPUT = ROOT / "Tests/Check/PickerCheckTests/Fixtures/browser.json"


def arguments():
    parser = argparse.ArgumentParser(description="Judges `layout check` by Chromium.")
    parser.add_argument("--cells", type=int, default=300)
    parser.add_argument("--seed", type=int, default=20)
    parser.add_argument("--layout", default=str(ROOT / ".build/release/layout"))
    parser.add_argument(
        "--noto", type=pathlib.Path, default=pathlib.Path("/usr/share/fonts/truetype/noto"))
    parser.add_argument("--dry", action="store_true", help="compare only, and write no fixture")
    return parser.parse_args()


def drawn(source, command, folder, count, chance):
    """Random cells with glyphs for all of their texts and what the tool found, and the number of those without."""
    found, incomplete = [], 0
    while len(found) < count:
        cell = source.cell(chance)
        report = tool.check(command, cell, folder)
        if report.is_missing_glyphs:
            incomplete += 1
            continue
        found.append((cell, report))
    return found, incomplete


def verdicts(chromium, found, folder):
    """What Chromium says, in the order of the cells; those of the same fonts share a page."""
    groups = collections.defaultdict(list)
    for place, (cell, _) in enumerate(found):
        groups[tuple(cell.faces)].append(place)
    answers = {}
    for number, (faces, places) in enumerate(groups.items()):
        with contextlib.closing(judge.open_page(chromium, faces, folder / f"{number}.html")) as tab:
            for place in places:
                answers[place] = judge.verdict(tab, found[place][0])
    return [answers[place] for place in range(len(found))]


def main():
    options = arguments()
    chance = random.Random(options.seed)
    with tempfile.TemporaryDirectory(prefix="picker-check-") as name, Chromium() as chromium:
        folder = pathlib.Path(name)
        version = chromium.call("Browser.getVersion")["product"]
        numbers = judge.numbers(chromium, folder / "locales.html", cells.locales())
        source = cells.Source(ROOT, options.noto, numbers)
        found, incomplete = drawn(source, options.layout, folder, options.cells, chance)
        judged = verdicts(chromium, found, folder)
    comparison = tool.Comparison()
    for (cell, report), verdict in zip(found, judged):
        comparison.add(cell, report, verdict)
    print(f"{version}: {len(found)} cells, {incomplete} more left out because glyphs are missing")
    print(comparison.summary())
    if not options.dry:
        lines = fixture.text(version, options.seed, len(found), incomplete, zip(found, judged))
        OUTPUT.parent.mkdir(exist_ok=True)
        OUTPUT.write_text(lines)
    return 1 if comparison.differences else 0


if __name__ == "__main__":
    sys.exit(main())
