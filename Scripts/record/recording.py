"""What recorders share: the checkout, pages with its fonts in a browser, and fixtures with a case on each line."""

import base64
import contextlib
import gzip
import json
import pathlib
import sys
import tempfile

SCRIPTS = pathlib.Path(__file__).resolve().parents[1]
ROOT = SCRIPTS.parent
sys.path.insert(0, str(SCRIPTS))


def font_face(family, file, weight="100 900"):
    """The rule for a font, whose file is named in the folder Fonts, or by a whole path."""
    data = base64.b64encode((ROOT / "Fonts" / file).read_bytes()).decode()
    return f"@font-face {{ font-family: '{family}'; font-weight: {weight}; src: url(data:font/ttf;base64,{data}) }}"


@contextlib.contextmanager
def opened(browser, html, width=1200, height=800):
    """A tab of the browser with a page, whose fonts are loaded."""
    with tempfile.NamedTemporaryFile("w", suffix=".html") as file:
        file.write(html)
        file.flush()
        tab = browser.page(pathlib.Path(file.name).as_uri(), width, height)
        tab.evaluate("Promise.all([...document.fonts].map(face => face.load())).then(() => 0)")
        yield tab
        tab.close()


def utf8(text, starts):
    """Places in a text as offsets in UTF-8."""
    return [len(text[:start].encode()) for start in starts]


def lines(cases):
    """Cases as JSON, each on a line."""
    return ",\n".join(json.dumps(each, ensure_ascii=False, separators=(",", ":")) for each in cases)


def compressed(text):
    return gzip.compress(text.encode(), 9, mtime=0)
