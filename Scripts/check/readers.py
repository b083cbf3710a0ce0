"""What other programs read in the PDF of a picture: the text as they copy it, and the boxes of its letters as they select them.

    python3 Scripts/check/readers.py --tool .build/debug/layout    checks labels and paragraphs in several scripts

Each label of the tree has to be in the text once, its letters in their order, without a U+FFFD; and each box has to be about as
high as a line, with its centre in a label. Needs pdftotext (Debian: poppler-utils) and, from PyPI, pypdfium2, pymupdf, pypdf and
pdfminer.six.
"""

import argparse
import json
import logging
import subprocess
import sys
import tempfile
import unicodedata
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import numpy

LABELS = (
    "Hello world", "Größe – Ä", "שלום", "שלום עולם", "مرحبا بالعالم", "الاشتراك", "שלום 12 Order", "Price: 25 مئوية (60%)",
    "नमस्ते दुनिया", "สวัสดีชาวโลก", "中文排版", "שמירה 60%",
)
PARAGRAPHS = {
    "ltr": "Choose a colour from the list and press Save. The choice can be changed at any time in the settings. ",
    "rtl": "اختر لونًا من القائمة ثم اضغط على زر الحفظ. يمكنك تغيير الاختيار في أي وقت من صفحة الإعدادات. ",
}
DOCUMENTS = (
    {"type": "stack", "axis": "vertical", "items": [{"type": "text", "text": text} for text in LABELS]},
    *({"type": "text", "width": 300, "direction": way, "text": (text * 9).strip()} for way, text in PARAGRAPHS.items()),
)

HIGH = (0.5, 1.8)  # of the size of the font
NEAR = 3  # points

# The one exception: lines of both directions, whose parts PDF has no way to order: programs order them by their places, each by rules of its own.
RIGHT, LEFT = {"R", "AL"}, {"L", "EN", "AN"}


def is_mixed(text):
    kinds = {unicodedata.bidirectional(c) for c in text}
    return bool(kinds & RIGHT and kinds & LEFT)


def poppler(path):
    """Poppler has no boxes of letters."""
    command = ["pdftotext", str(path), "-"]
    return subprocess.run(command, check=True, capture_output=True).stdout.decode(), []


def pdfium(path):
    import pypdfium2
    page = pypdfium2.PdfDocument(path)[0]
    text = page.get_textpage()
    boxes = [text.get_charbox(index) for index in range(text.count_chars())]
    height = page.get_height()
    return text.get_text_range(), [(x, height - top, right, height - y, None) for x, y, right, top in boxes if right > x]


def mupdf(path):
    import pymupdf
    page = pymupdf.open(path)[0]
    lines = [line for block in page.get_text("rawdict")["blocks"] for line in block.get("lines", [])]
    boxes = [
        (*c["bbox"], span["size"] if line["dir"] == (1, 0) else None)
        for line in lines for span in line["spans"] for c in span["chars"]
    ]
    return page.get_text(), [box for box in boxes if box[2] > box[0]]


def pypdf(path):
    import pypdf
    return pypdf.PdfReader(path).pages[0].extract_text(), []


def pdfminer(path):
    from pdfminer.high_level import extract_pages, extract_text
    from pdfminer.layout import LTChar

    def letters(part):
        if isinstance(part, LTChar):
            yield part
        elif hasattr(part, "__iter__"):
            for child in part:
                yield from letters(child)

    page = next(extract_pages(path))
    boxes = [(c.x0, page.height - c.y1, c.x1, page.height - c.y0, c.size if c.upright else None) for c in letters(page)]
    return extract_text(path), boxes


READERS = {"poppler": poppler, "PDFium": pdfium, "MuPDF": mupdf, "pypdf": pypdf, "pdfminer": pdfminer}


def letters(text):
    """The letters of a text in compatibility form NFKC, without spaces, control and format characters."""
    kept = (c for c in unicodedata.normalize("NFKC", text) if unicodedata.category(c)[0] not in "ZC")
    return "".join(kept)


def matrix(a, b, c, d, x, y):
    return numpy.array([(a, c, x), (b, d, y), (0, 0, 1)])


def moved(x, y):
    return matrix(1, 0, 0, 1, x, y)


IDENTITY = (1, 0, 0, 1, 0, 0)


def labels(tree) -> Iterator[tuple[str, tuple, bool]]:
    """The texts of a tree, their boxes on the page, and whether no clip hides a part; a rotated box counts as its bounding box."""
    def walk(node, place, left, top, right, bottom):
        frame = node["frame"]
        place = place @ moved(frame["x"], frame["y"]) @ matrix(*node.get("transform", IDENTITY))
        corners = [(x, y, 1) for x in (0, frame["width"]) for y in (0, frame["height"])]
        xs, ys, _ = place @ numpy.transpose(corners)
        box = min(*xs), min(*ys), max(*xs), max(*ys)
        if node["role"] in ("label", "title", "text") and node.get("text"):
            is_whole = box[0] >= left and box[1] >= top and box[2] <= right and box[3] <= bottom
            yield node["text"], box, is_whole
        if node.get("clip"):
            left, top = max(left, box[0]), max(top, box[1])
            right, bottom = min(right, box[2]), min(bottom, box[3])
        for child in node.get("children", []):
            yield from walk(child, place, left, top, right, bottom)

    size = tree["size"]
    return walk(tree["root"], numpy.eye(3), 0, 0, size["width"], size["height"])


def faults(path, tree, readers=tuple(READERS)) -> Iterator[str]:
    """What is wrong with the text that programs find in the PDF of a tree."""
    logging.getLogger("pdfminer").setLevel(logging.ERROR)
    found = list(labels(tree))
    for reader in readers:
        text, boxes = READERS[reader](str(path))
        for fault in (*text_faults(text, found), *box_faults(boxes, [box for _, box, _ in found])):
            yield f"{reader}: {fault}"


def text_faults(text, found):
    if "\ufffd" in text:
        yield f"{text.count(chr(0xFFFD))} U+FFFD"
    rest = letters(text)
    whole = {letters(label) for label, _, is_whole in found if is_whole and not is_mixed(label)}
    other = Counter()
    for label in sorted((letters(label) for label, _, _ in found), key=len, reverse=True):
        place = rest.find(label)
        if place >= 0:
            # A mark in its place, so that what was around it does not become a word.
            rest = f"{rest[:place]} {rest[place + len(label):]}"
        elif label in whole:
            yield f"lacks {label}"
        else:
            other += Counter(label)
    more = Counter(rest.replace(" ", "")) - other
    if more:
        yield f"has too much: {''.join(more)}"


def box_faults(boxes, frames):
    low, high = HIGH
    for left, top, right, bottom, size in boxes:
        if size and not low * size <= bottom - top <= high * size:
            yield f"a box {bottom - top:.1f} high, of a font of {size:.1f}"
            return
        x, y = (left + right) / 2, (top + bottom) / 2
        if not any(l - NEAR <= x <= r + NEAR and t - NEAR <= y <= b + NEAR for l, t, r, b in frames):
            yield f"a box of {right - left:.1f} × {bottom - top:.1f} at {x:.1f}, {y:.1f}, outside of all labels"
            return


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--tool", default=".build/debug/layout")
    tool = parser.parse_args().tool
    found = []
    with tempfile.TemporaryDirectory() as folder:
        source, page = Path(folder, "a.json"), Path(folder, "a.pdf")
        for document in DOCUMENTS:
            source.write_text(json.dumps(document))
            subprocess.run([tool, "document", source, "--format", "pdf", "--output", page], check=True)
            tree = subprocess.run([tool, "document", source, "--format", "json"], check=True, capture_output=True).stdout
            found += faults(page, json.loads(tree))
    print(f"{len(DOCUMENTS)} pages of text in {len(READERS)} programs:", "; ".join(found) or "right")
    sys.exit(bool(found))


if __name__ == "__main__":
    main()
