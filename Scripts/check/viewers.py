"""Draws an SVG picture by other programs, and compares it with librsvg's, at one pixel a point over white.

Needs rsvg-convert and Inkscape (Debian: librsvg2-bin, inkscape) and, from PyPI, cairosvg, resvg-py, skia-python and pyside6-essentials.
"""

import os
import re
import subprocess
import tempfile
from pathlib import Path

# Above this fraction of differing pixels a picture is wrong, unless it has something that the program lacks.
LIMIT = 0.01

BLENDS = "mix-blend-mode:"
FILTERS = "<filter |filter:"
# What programs lack: a pattern of the picture's text, and the reason. Pictures with it may differ; each one that does is printed.
LACKS = {
    "Inkscape": {r"style=\"filter:": "no filter functions of CSS"},
    "CairoSVG": {
        BLENDS: "no blend modes", FILTERS: "no blur", "<mask ": "takes masks as they are painted, without their luminance",
    },
    "resvg": {},
    "Qt": {"clip-path=": "no clip paths", BLENDS: "no blend modes", r"style=\"filter:": "no filter functions of CSS"},
    "Skia": {
        BLENDS: "no blend modes", r"style=\"filter:": "no filter functions of CSS", "<pattern ": "no patterns",
        "<image ": "skia-python gives its SVG module nothing that loads images",
    },
}


def librsvg(path, size):
    return subprocess.run(["rsvg-convert", str(path)], check=True, capture_output=True).stdout


def inkscape(path, size):
    with tempfile.TemporaryDirectory() as home:
        output = Path(home, "picture.png")
        command = ["inkscape", str(path), "--export-type=png", f"--export-filename={output}", "--export-area-page"]
        subprocess.run(command, check=True, capture_output=True, env={**os.environ, "HOME": home})
        return output.read_bytes()


def cairosvg(path, size):
    import cairosvg
    # Unsafe are the files that a picture names.
    return cairosvg.svg2png(url=str(path), unsafe=True)


def resvg(path, size):
    import resvg_py
    return bytes(resvg_py.svg_to_bytes(svg_path=str(path), resources_dir=str(path.parent)))


def qt(path, size):
    from PySide6.QtCore import QBuffer
    from PySide6.QtGui import QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer
    image = QImage(*size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    QSvgRenderer(str(path)).render(painter)
    painter.end()
    buffer = QBuffer()
    image.save(buffer, "PNG")
    return buffer.data().data()


def skia(path, size):
    import skia
    surface = skia.Surface(*size)
    skia.SVGDOM.MakeFromStream(skia.FILEStream(str(path))).render(surface.getCanvas())
    return bytes(surface.makeImageSnapshot().encodeToData())


VIEWERS = {"Inkscape": inkscape, "CairoSVG": cairosvg, "resvg": resvg, "Qt": qt, "Skia": skia}


def differences(path, size, pixels, difference):
    """The programs that draw a picture otherwise: the program, the fraction of pixels, and what it lacks for the picture."""
    text = path.read_text()
    reference = pixels(librsvg(path, size))
    for name, draw in VIEWERS.items():
        share, _ = difference(reference, pixels(draw(path, size)), True)
        if share > LIMIT:
            yield name, share, ", ".join(reason for mark, reason in LACKS[name].items() if re.search(mark, text))
