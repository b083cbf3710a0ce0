"""The module of Web in a browser: texts measured by a canvas, with the bundled fonts, against the tool.

Web/dist has to be built: make web.
"""

import base64
import json
import subprocess

from .case import ROOT, BrowserCase

DIST = ROOT / "Web/dist"
FONTS = [
    ("Inter", "100 900", "Inter/InterVariable.ttf"),
    ("Noto Sans Arabic", "400", "NotoSansArabic/NotoSansArabic-Regular.ttf"),
    ("Noto Sans Arabic", "700", "NotoSansArabic/NotoSansArabic-Bold.ttf"),
    ("Noto Sans Devanagari", "400", "NotoSansDevanagari/NotoSansDevanagari-Regular.ttf"),
    ("Noto Sans Hebrew", "400", "NotoSansHebrew/NotoSansHebrew-Regular.ttf"),
    ("Noto Sans CJK SC", "400", "NotoSansCJK/NotoSansCJKsc-Regular.otf"),
    ("Noto Sans Thai", "400", "NotoSansThai/NotoSansThai-Regular.ttf"),
]
TOLERANCE = 1 / 64

# What a canvas does not tell: what font features do.
EXCEPTIONS = {"carousel/vertical-label"}


def data(path, kind):
    return address(path.read_bytes(), kind)


def address(content, kind):
    return f"data:{kind};base64,{base64.b64encode(content).decode()}"


def module():
    """The module with what it imports, which the address of data cannot name."""
    command = ["esbuild", DIST / "pickerlayout.js", "--bundle", "--format=esm", "--log-level=error"]
    return address(subprocess.run(command, capture_output=True, check=True).stdout, "text/javascript")


def boxes(node, x=0.0, y=0.0):
    """Role, id, text and absolute frame of every node, in paint order."""
    frame = node["frame"]
    x, y = x + frame["x"], y + frame["y"]
    yield node["role"], node.get("id"), node.get("text"), (x, y, frame["width"], frame["height"])
    for child in node.get("children", []):
        yield from boxes(child, x, y)


class WebTests(BrowserCase):
    def setUp(self):
        super().setUp()
        faces = "".join(
            f"@font-face{{font-family:'{family}';font-weight:{weight};"
            f"src:url({data(ROOT / 'Fonts' / path, 'font/ttf')})}}" for family, weight, path in FONTS)
        self.page = self.show(f"<!doctype html><meta charset=utf-8><style>{faces}</style>".encode())
        families = sorted({family for family, _, _ in FONTS} - {"Inter"})
        self.page.evaluate(
            "(async () => {"
            "  await Promise.all([...document.fonts].map(face => face.load()));"
            f"  window.web = await import({json.dumps(module())});"
            f"  const wasm = await fetch({json.dumps(data(DIST / 'pickerlayout.wasm', 'application/wasm'))});"
            "  window.engine = await web.load({ wasm: await wasm.arrayBuffer(), fonts: [] });"
            f"  window.measurer = web.canvasMeasurer({{ fallbacks: {json.dumps(families)} }});"
            "  return true;})()")

    def differences(self, name):
        text = (ROOT / f"Examples/{name}.json").read_text()
        answer = self.page.evaluate(
            f"(() => {{ try {{ return engine.layout({json.dumps(text)}, {{ measurer }}).json() }}"
            " catch (error) { return String(error) } })()")
        if not answer.startswith("{"):
            return answer
        ours = list(boxes(json.loads(answer)["root"]))
        theirs = list(boxes(self.tree(name)["root"]))
        if [box[:3] for box in ours] != [box[:3] for box in theirs]:
            odd = [(a[:3], b[:3]) for a, b in zip(ours, theirs) if a[:3] != b[:3]]
            return f"other nodes: {odd[:1] or (len(ours), len(theirs))}"
        far = max(
            ((abs(a - b), one[:3]) for one, other in zip(ours, theirs) for a, b in zip(one[3], other[3])),
            key=lambda pair: pair[0])
        return f"{far[0]:.4f} away: {far[1]}" if far[0] > TOLERANCE else None

    def test_tables_measure_like_the_canvas(self):
        fonts = [("Inter", 400, 16), ("Inter", 500, 12), ("Inter", 700, 24)]
        arguments = [part for font in fonts for part in ["--advances", ":".join(map(str, font))]]
        table = json.loads(self.layout("fonts", *arguments))
        texts = [
            "cafe", "café", "naïve – “q”", "Tête-à-tête", "»Ťažký« Łódź…", "AVATAR, Ţăv", "„Übermut“ – ‘so’", "À propos: l’œuvre",
            "Þórr, Ægir & Ýmir"]
        far = self.page.evaluate(
            f"(() => {{ const tables = web.tableMeasurer({json.dumps(table)});"
            f" return {json.dumps(texts)}.flatMap(text => {json.dumps(fonts)}.map(([family, weight, size]) => {{"
            "   const document = { type: 'text', text, font: { family, weight, size } };"
            "   const [ours, theirs] = [tables, measurer].map(measurer => engine.layout(document, { measurer }).size.width);"
            "   return [text, weight, size, Math.abs(ours - theirs)] })) })()")
        self.assertEqual([each for each in far if each[3] > TOLERANCE], [])

    def test_examples_measured_by_canvas_have_the_frames_of_the_tool(self):
        found = {}
        for folder in ["chips", "segmented", "stack", "grid", "carousel", "chromaTouch", "drawing", "text"]:
            for path in sorted((ROOT / "Examples" / folder).glob("*.json")):
                name = f"{folder}/{path.stem}"
                difference = self.differences(name)
                if difference:
                    found[name] = difference
        self.assertEqual(sorted(found), sorted(EXCEPTIONS), json.dumps(found, indent=1, ensure_ascii=False))
