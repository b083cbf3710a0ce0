#!/usr/bin/env python3
"""Records where Chromium and Firefox break 6,000 messages in 30 languages: Scripts/record/lines.py [--output FILE]

The messages are 200 of Chromium's own (BSD licence) in each language, at widths from 60 to 200 px, half of which are whole ems or differ from
them by 1/64 px; and 500 Korean ones with `word-break: keep-all`. Records the UTF-16 offset at which each line but the first begins; for Firefox
only where it differs from Chromium. The default output is Tests/Interfaces/PickerLayoutTests/Fixtures/lines.json.gz.

Needs Debian's chromium, chromium-l10n, firefox-esr and fontconfig, and PyPI's websocket-client.
"""

import gzip
import json
import pathlib
import random
import re
import struct
import subprocess
import tempfile

from browsers import FACES, LISTS, ROOT, output, page, version

from browser.chromium import Chromium
from browser.firefox import Firefox

OUTPUT = LISTS.parent / "lines.json.gz"
LOCALES = pathlib.Path("/usr/lib/chromium/locales")
EACH = 200
KEPT = 500
SIZES = [13, 14, 15, 16, 12]
SCRIPTS = {"ar": "Arabic", "he": "Hebrew", "hi": "Devanagari", "th": "Thai", "ja": "CJK SC", "ko": "CJK SC", "zh-CN": "CJK SC", "zh-TW": "CJK SC"}
LANGUAGES = [
    "ar", "bg", "cs", "da", "de", "el", "en-US", "es", "fi", "fr", "he", "hi", "hu", "id", "it", "ja", "ko", "nb", "nl", "pl", "pt-BR", "ro", "ru",
    "sv", "th", "tr", "uk", "vi", "zh-CN", "zh-TW"]
# A line of each text is 40 px high, so that a character is on the line in which its middle is.
SCRIPT = """
window.breaks = group => {
  const box = document.getElementById('box');
  box.lang = group.language;
  box.dir = group.direction;
  box.style.cssText = `font: ${group.size}px/40px ${group.families.map(each => JSON.stringify(each)).join(', ')};` +
    `white-space: normal; overflow-wrap: break-word; word-break: ${group.wordBreak ?? 'normal'}`;
  const range = document.createRange();
  const starts = (node, top) => {
    const found = [];
    let line = 0;
    for (let at = 0; at < node.length; at++) {
      if (node.data[at] === ' ') continue;
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const box = range.getBoundingClientRect();
      if (box.height === 0) continue;
      const here = Math.floor((box.top + box.height / 2 - top) / 40);
      if (here > line) { found.push(at); line = here; }
    }
    return found;
  };
  const boxes = group.texts.flatMap((text, number) => group.widths[number].map(width => {
    const line = document.createElement('div');
    line.textContent = text;
    line.style.width = width + 'px';
    return line;
  }));
  box.replaceChildren(...boxes);
  let next = 0;
  return group.widths.map(widths => widths.map(() => {
    const line = boxes[next++];
    return starts(line.firstChild, line.getBoundingClientRect().top);
  }));
};
Promise.all([...document.fonts].map(face => face.load())).then(() => 0)
"""


def messages(language):
    """The messages of Chromium in a language by their numbers. Source: Chromium's `ui/base/resource/data_pack.cc`, version 5."""
    data = (LOCALES / f"{language}.pak").read_bytes()
    released, encoding, count = struct.unpack_from("<IB3xH", data)
    assert (released, encoding) == (5, 1), f"{language}: {released}, {encoding}"
    entries = [struct.unpack_from("<HI", data, 12 + 6 * number) for number in range(count + 1)]
    for (number, start), (_, end) in zip(entries, entries[1:]):
        try:
            yield number, data[start:end].decode()
        except UnicodeDecodeError:
            continue


def characters(families):
    """The characters that fonts have."""
    found = set()
    for family in families:
        path = ROOT / "Fonts" / FACES[family][0][1]
        ranges = subprocess.run(["fc-query", "--format", "%{charset} ", path], capture_output=True, text=True, check=True).stdout
        for part in ranges.split():
            first, last = (part.split("-") * 2)[:2]
            found |= set(range(int(first, 16), int(last, 16) + 1))
    return found


def is_message(text, known):
    return (
        12 <= len(text) <= 120 and re.search(r"\w[\W]*\w", text) and not re.search(r"[<>\x00-\x1f]|  |\{\w+,|%\d", text)
        and text == text.strip() and all(ord(each) in known for each in text))


def widths(draw, size):
    """Two widths of any pixels, one of whole ems, and one that differs from them by a layout unit."""
    ems = [size * count for count in range(-(-60 // size), 200 // size + 1)]
    return [
        draw.randrange(60, 201, 7), draw.randrange(600, 2001, 13) / 10, draw.choice(ems), draw.choice(ems) + draw.choice([-1, 1]) / 64]


def groups(language, count, rest):
    """Messages of a language in each size, with what else a group has."""
    draw = random.Random(language)
    families = (["Noto Sans " + SCRIPTS[language]] if language in SCRIPTS else []) + ["Inter"]
    known = characters(families)
    texts = sorted({text for _, text in messages(language) if is_message(text, known)})
    draw.shuffle(texts)
    for number, size in enumerate(SIZES):
        chosen = texts[number * count // len(SIZES):(number + 1) * count // len(SIZES)]
        # Firefox sets Thai in 13 px at least.
        size = max(13, size) if language == "th" else size
        yield rest | {
            "language": language, "direction": "rtl" if language in ("ar", "he") else "ltr", "families": families, "size": size,
            "texts": chosen, "widths": [widths(draw, size) for _ in chosen]}


def record(browser, listed):
    with tempfile.NamedTemporaryFile("w", suffix=".html") as file:
        file.write(page())
        file.flush()
        tab = browser.page(pathlib.Path(file.name).as_uri(), 2000, 1200)
        tab.evaluate(f"(() => {{ return eval({json.dumps(SCRIPT)}) }})()")
        return [tab.evaluate(f"breaks({json.dumps(group)})") for group in listed]


def main():
    target = output(OUTPUT, __doc__)
    listed = [group for language in LANGUAGES for group in groups(language, EACH, {})]
    listed += groups("ko", KEPT, {"wordBreak": "keep-all"})
    with Chromium(timeout=300) as chromium:
        versions = {"chromium": chromium.call("Browser.getVersion")["product"]}
        found = record(chromium, listed)
    with Firefox(timeout=300) as firefox:
        versions["firefox"] = version(firefox)
        others = record(firefox, listed)
    for group, own, other in zip(listed, found, others):
        group["chromium"] = own
        group["firefox"] = [[None if a == b else b for a, b in zip(*pair)] for pair in zip(own, other)]
    lines = ",\n".join(json.dumps(each, ensure_ascii=False, separators=(",", ":")) for each in listed)
    data = f'{{"browsers":{json.dumps(versions)},"groups":[\n{lines}\n]}}\n'.encode()
    target.write_bytes(gzip.compress(data, 9, mtime=0))


if __name__ == "__main__":
    main()
