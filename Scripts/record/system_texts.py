#!/usr/bin/env python3
"""Compares texts in the fonts of this machine with Chromium and Firefox: Scripts/record/system_texts.py [--all]

The names of countries in 57 languages, in families that CSS names by their kind, upright and bold italic, in the page's and in fontconfig's
choice of faces. Prints how many widths are equal, for each family and style the languages in which some differ, and with --all how wide the
differing labels are.

Needs a built tool (LAYOUT, by default .build/release/layout), Debian's chromium, firefox-esr and iso-codes, fonts such as those of
fonts-noto-core, fonts-noto-cjk, fonts-dejavu-core and fonts-liberation2, and PyPI's websocket-client.
"""

import collections
import gettext
import itertools
import json
import os
import pathlib
import random
import subprocess
import sys
import tempfile

SCRIPTS = pathlib.Path(__file__).resolve().parents[1]
sys.path[:0] = [str(SCRIPTS), str(SCRIPTS / "record")]

from browser.chromium import Chromium  # noqa: E402
from browser.firefox import Firefox  # noqa: E402
from browsers import STYLE  # noqa: E402

LAYOUT = os.environ.get("LAYOUT", str(SCRIPTS.parent / ".build/release/layout"))
LANGUAGES = (
    "am ar as be bg bn ca cs da de el es et fa fi fr gu he hi hr hu hy id it ja ka kn ko km lt lv ml mn mr my nb ne nl or pa pl pt ro ru si sk sr sv"
    " ta te th tr uk ur vi zh_CN zh_TW").split()
FAMILIES = ["sans-serif", "serif", "system-ui", "monospace", "Noto Sans"]
STYLES = [(400, "normal"), (700, "italic")]
COUNT = 50
PAGE = f"<!doctype html><meta charset=utf-8><style>p {{ white-space: pre; margin: 0; {STYLE.replace('font-synthesis: none;', '')} }}</style><div id=box></div>"
SCRIPT = """
(() => {
  const tasks = %s, box = document.getElementById('box');
  return tasks.map(task => {
    box.lang = task.language;
    box.style.font = `${task.style} ${task.weight} 16px ${task.family.includes(' ') ? JSON.stringify(task.family) : task.family}`;
    box.replaceChildren(...task.texts.map(text => {
      const line = document.createElement('p'), label = document.createElement('span');
      [label.textContent, label.dir] = [text, 'auto'];
      line.append(label);
      return line;
    }));
    // Coordinates of single precision are rounded.
    return [...box.children].map(line => Math.round(line.firstChild.getBoundingClientRect().width * %d));
  });
})()
"""


def names(language):
    catalog = gettext.translation("iso_3166-1", "/usr/share/locale", [language])._catalog
    return sorted({value for key, value in catalog.items() if isinstance(key, str) and key and value != key})


def tasks():
    draw = random.Random("system")
    for language in LANGUAGES:
        texts = draw.sample(names(language), COUNT)
        for family in FAMILIES:
            for weight, style in STYLES:
                yield {"language": language.replace("_", "-"), "family": family, "weight": weight, "style": style, "texts": texts}


def recorded(kind, units, items):
    """One browser for each language: Chromium looks up which face has a character once in its life, in whatever language that is."""
    with tempfile.NamedTemporaryFile("w", suffix=".html") as file:
        file.write(PAGE)
        file.flush()
        for _, group in itertools.groupby(items, lambda item: item["language"]):
            with kind(timeout=120) as browser:
                tab = browser.page(pathlib.Path(file.name).as_uri(), 2000, 1200)
                yield from tab.evaluate(SCRIPT % (json.dumps(list(group)), units))


def measured(browser, units, items):
    documents = [
        {"type": "text", "match": browser, "text": text, "language": item["language"],
         "font": {"family": item["family"], "size": 16, "weight": item["weight"], "style": item["style"]}}
        for item in items for text in item["texts"]]
    run = subprocess.run(
        [LAYOUT, "batch", "--system-fonts"], input="\n".join(map(json.dumps, documents)), stdout=subprocess.PIPE, text=True, check=True)
    return iter(round(json.loads(line)["size"]["width"] * units) for line in run.stdout.splitlines())


def compare(browser, units, widths, items):
    ours = measured(browser, units, items)
    counts = collections.defaultdict(lambda: [0, 0, []])
    for item, theirs in zip(items, widths):
        pairs = [(text, width, next(ours)) for text, width in zip(item["texts"], theirs)]
        differing = [each for each in pairs if each[1] != each[2]]
        count = counts[item["family"], item["weight"], item["style"]]
        count[0] += len(pairs)
        count[1] += len(pairs) - len(differing)
        if differing:
            count[2].append(f"{item['language']} {len(differing)}")
        if "--all" in sys.argv:
            for text, width, our_width in differing:
                print(f"  {browser} {item['language']} {item['family']} {item['weight']}: {text}: {width / units:.3f}, ours {our_width / units:.3f}")
    for (family, weight, style), (total, equal, differing) in counts.items():
        print(f"{browser:9}{family:12}{weight} {style:8}{equal} of {total}; {', '.join(differing) or 'none differs'}")
    print(f"{browser:9}all: {sum(each[1] for each in counts.values())} of {sum(each[0] for each in counts.values())}")


def main():
    items = list(tasks())
    for name, kind, units in (("chromium", Chromium, 64), ("firefox", Firefox, 60)):
        compare(name, units, recorded(kind, units, items), items)


if __name__ == "__main__":
    main()
