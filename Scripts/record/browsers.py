#!/usr/bin/env python3
"""Records how wide and how high texts are in Chromium and in Firefox: Scripts/record/browsers.py [--output FILE]

The names of countries of `Tests/Interfaces/PickerLayoutTests/Fixtures/lists.json` in 18 languages, and the texts of
`Tests/Fonts/PickerShapingTests/Fixtures/widths.json`, each in several sizes and weights; without emoji, whose font is too large
to be in the repository. Records widths in layout units, 1/64 px in Chromium and 1/60 px in Firefox, and the ascents and
heights of lines, in px. The default output is Tests/Interfaces/PickerLayoutTests/Fixtures/browsers.json.gz.

Needs Debian's chromium and firefox-esr, and PyPI's websocket-client.
"""

import argparse
import gzip
import json
import pathlib
import tempfile

from recording import ROOT, font_face, opened
from browser.chromium import Chromium
from browser.firefox import Firefox

LISTS = ROOT / "Tests/Interfaces/PickerLayoutTests/Fixtures/lists.json"
TEXTS = ROOT / "Tests/Fonts/PickerShapingTests/Fixtures/widths.json"
OUTPUT = LISTS.parent / "browsers.json.gz"
SETTINGS = [(11, 400), (12, 500), (13, 400), (14, 600), (15, 400), (16, 400), (17.6, 700), (24, 400)]
FACES = {
    "Inter": [("100 900", "Inter/InterVariable.ttf")],
    "Noto Sans Arabic": [
        ("400", "NotoSansArabic/NotoSansArabic-Regular.ttf"), ("700", "NotoSansArabic/NotoSansArabic-Bold.ttf")],
    "Noto Sans Hebrew": [
        ("400", "NotoSansHebrew/NotoSansHebrew-Regular.ttf"), ("700", "NotoSansHebrew/NotoSansHebrew-Bold.ttf")],
    "Noto Sans Devanagari": [
        ("400", "NotoSansDevanagari/NotoSansDevanagari-Regular.ttf"),
        ("700", "NotoSansDevanagari/NotoSansDevanagari-Bold.ttf")],
    "Noto Sans Thai": [
        ("400", "NotoSansThai/NotoSansThai-Regular.ttf"), ("700", "NotoSansThai/NotoSansThai-Bold.ttf")],
    "Noto Sans CJK SC": [("400", "NotoSansCJK/NotoSansCJKsc-Regular.otf")],
}
# The names of families in widths.json.
FAMILIES = {
    "inter": "Inter", "arabic": "Noto Sans Arabic", "hebrew": "Noto Sans Hebrew", "devanagari": "Noto Sans Devanagari",
    "thai": "Noto Sans Thai", "cjk": "Noto Sans CJK SC"}
# What pages set so that Chromium measures by the unhinted outlines, and chooses no other face or spacing than ours.
STYLE = (
    "text-rendering: geometricPrecision; font-synthesis: none;"
    " text-spacing-trim: space-all; text-autospace: no-autospace")
SCRIPT = """
(async () => {
  const task = %s, units = %d, box = document.getElementById('box'), results = [];
  box.lang = task.language;
  box.dir = task.direction;
  box.style.fontFamily = task.families.map(each => JSON.stringify(each)).join(', ');
  for (const [size, weight] of task.settings) {
    box.style.fontSize = size + 'px';
    box.style.fontWeight = weight;
    box.replaceChildren(...task.texts.map(text => {
      const line = document.createElement('div'), label = document.createElement('span');
      label.textContent = text;
      line.append(label);
      return line;
    }));
    box.getBoundingClientRect();
    await document.fonts.ready;
    const range = document.createRange();
    const widths = [...box.children].map(line => {
      range.selectNodeContents(line.firstChild);
      // Coordinates of single precision are rounded.
      return Math.round(range.getBoundingClientRect().width * units);
    });
    const lines = [...box.children].map(line => {
      const mark = document.createElement('b');
      line.append(mark);
      const {top, height} = line.getBoundingClientRect();
      return [mark.getBoundingClientRect().bottom - top, height];
    });
    const first = JSON.stringify(lines[0]);
    const areEqual = lines.every(line => JSON.stringify(line) === first);
    results.push({size, weight, widths, lines: areEqual ? [lines[0]] : lines});
  }
  return results;
})()
"""


def page(faces=FACES):
    """A page with fonts, whose files are named in the folder Fonts, or by whole paths."""
    rules = "".join(
        font_face(family, file, weight) for family, files in faces.items() for weight, file in files)
    return (
        f"<!doctype html><meta charset=utf-8><style>{rules}"
        f"#box {{ position: absolute; white-space: pre; line-height: normal; {STYLE} }}"
        " b { display: inline-block; width: 0; height: 0 }</style><div id=box></div>")


def tasks():
    """The texts, each with its families, language and direction."""
    for case in json.loads(LISTS.read_text())["cases"]:
        yield {
            "source": "lists", "language": case["language"].replace("_", "-"), "direction": case["direction"],
            "families": [face["family"] for face in case["fonts"]], "texts": case["names"], "settings": SETTINGS}
    groups = {}
    for case in json.loads(TEXTS.read_text())["cases"]:
        if case["cat"] == "emoji":
            continue
        stack = [FAMILIES[name] for name in case["stack"] if name in FAMILIES]
        key = (tuple(stack), case["lang"], case["dir"], tuple(case["sizes"]), tuple(case["weights"]))
        groups.setdefault(key, []).append(case)
    for (stack, language, direction, sizes, weights), cases in groups.items():
        yield {
            "source": "widths", "language": language, "direction": direction, "families": stack,
            "ids": [case["id"] for case in cases], "texts": [case["text"] for case in cases],
            "settings": [(size, weight) for size in sizes for weight in weights]}


def record(browser, units):
    with opened(browser, page(), 2000, 1200) as tab:
        return [tab.evaluate(SCRIPT % (json.dumps(task), units)) for task in tasks()]


def version(firefox):
    return firefox.page("about:blank").evaluate("navigator.userAgent.match(/Firefox.[0-9.]+/)[0]")


def output(default, doc):
    """The file that the command line names."""
    parser = argparse.ArgumentParser(description=doc.splitlines()[0])
    parser.add_argument("--output", type=pathlib.Path, default=default)
    return parser.parse_args().output


def record_fitted(target, cases, setup, fit, key, shown=lambda answer: answer):
    """Records cases in both browsers, fitted to what they need there: their `key` is what the function of that name in the page answers.

    `setup` is a script that defines it and `sizes`; `fit` gives a case its widths by the sizes in both; `shown` is what is kept of an answer.
    """
    with tempfile.NamedTemporaryFile("w", suffix=".html") as file, Chromium(timeout=300) as chromium, \
            Firefox(timeout=300) as firefox:
        file.write(page())
        file.flush()
        tabs = [browser.page(pathlib.Path(file.name).as_uri(), 2000, 1200) for browser in (chromium, firefox)]
        versions = {"chromium": chromium.call("Browser.getVersion")["product"], "firefox": version(firefox)}
        for tab in tabs:
            tab.evaluate(f"(() => {{ return eval({json.dumps(setup)}) }})()")
        for case, *sizes in zip(cases, *[tab.evaluate(f"{json.dumps(cases)}.map(sizes)") for tab in tabs]):
            fit(case, sizes)
        answers = [tab.evaluate(f"{json.dumps(cases)}.map({key})") for tab in tabs]
    for case, *found in zip(cases, *answers):
        case[key] = {name: shown(each) for name, each in zip(versions, found)}
    lines = ",\n".join(json.dumps(each, ensure_ascii=False, separators=(",", ":")) for each in cases)
    data = f'{{"browsers":{json.dumps(versions)},"cases":[\n{lines}\n]}}\n'.encode()
    target.write_bytes(gzip.compress(data, 9, mtime=0))


def main():
    file = output(OUTPUT, __doc__)
    with Chromium(timeout=120) as chromium:
        chromium_version = chromium.call("Browser.getVersion")["product"]
        chromium_results = record(chromium, 64)
    with Firefox(timeout=120) as firefox:
        firefox_version = version(firefox)
        firefox_results = record(firefox, 60)
    cases = []
    for task, *results in zip(tasks(), chromium_results, firefox_results):
        del task["settings"], task["texts"]
        cases.append(task | {"chromium": results[0], "firefox": results[1]})
    content = {"browsers": {"chromium": chromium_version, "firefox": firefox_version}, "cases": cases}
    data = json.dumps(content, ensure_ascii=False, separators=(",", ":")).encode()
    file.write_bytes(gzip.compress(data, 9, mtime=0))


if __name__ == "__main__":
    main()
