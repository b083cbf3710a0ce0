"""Controls that Web/mount.js makes of elements, in a browser; Web/dist has to be built: make web."""

import http.server
import itertools
import json
import os
import threading
import typing
import unittest

from . import test_accessibility
from .case import ROOT, assert_same_in_quick_succession
from .chromium import Chromium

FONTS = ["/Web/dist/Inter.ttf.gz"] + [
    f"/Fonts/{path}" for path in [
        "NotoSansArabic/NotoSansArabic-Regular.ttf", "NotoSansArabic/NotoSansArabic-Bold.ttf", "NotoSansHebrew/NotoSansHebrew-Regular.ttf",
        "NotoSansCJK/NotoSansCJKsc-Regular.otf"]]
PAGE = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Pickers</title><link rel="icon" href="data:,">
<style>body { margin: 16px }</style><main><h1>Pickers</h1><div id="host"></div></main>"""


class Files(http.server.SimpleHTTPRequestHandler):
    """The files of the repository, and an empty page."""

    def __init__(self, *arguments):
        super().__init__(*arguments, directory=ROOT)

    def do_GET(self):
        if self.path.startswith("/pictures/"):
            self.path = f"/Examples/carousel{self.path}"
        if self.path != "/":
            return super().do_GET()
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.end_headers()
        self.wfile.write(PAGE)

    def log_message(self, *_):
        pass


class MountedCase(unittest.TestCase):
    BROWSER = Chromium

    @classmethod
    def setUpClass(cls):
        cls.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Files)
        threading.Thread(target=cls.server.serve_forever, daemon=True).start()
        cls.address = f"http://127.0.0.1:{cls.server.server_address[1]}/"
        cls.browser = cls.BROWSER(timeout=60)

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()
        cls.server.shutdown()

    def open(self, width=800, height=900, media=None):
        page = self.browser.page(self.address, width, height, media=media)
        page.evaluate(
            "(async () => {"
            "  Object.assign(window, await import('/Web/dist/pickerlayout.js'), await import('/Web/dist/mount.js'), await import('/Web/dist/mounted/patch.js'));"
            f"  window.engine = await load({{ fonts: {json.dumps(FONTS)} }}); return true }})()")
        return page


FOLDERS = ["chips", "segmented", "stack", "grid", "colorPicker", "carousel", "flow", "screens"]
IS_FULL = os.environ.get("PICKER_SWEEPS") == "full"


class Look(typing.NamedTuple):
    """How a page shows a document: its width, the factor of its texts, its scheme and its direction."""

    width: int
    text: int
    scheme: str
    direction: str

    def of(self, document):
        """A document with its texts enlarged, in the direction."""
        return self.enlarged(document) | {"direction": self.direction}

    def enlarged(self, value):
        if isinstance(value, list):
            return [self.enlarged(each) for each in value]
        if not isinstance(value, dict) or self.text == 1:
            return value
        fonts = {"font", "selectedFont"}
        larger = {key: self.font(each) if key in fonts and each else self.enlarged(each) for key, each in value.items()}
        isWritten = value.get("type") in ["text", "chips", "segmented", "stack", "grid"] and "font" not in value
        return larger | {"font": self.font({"size": FONT_SIZE})} if isWritten else larger

    def font(self, font):
        lengths = ["size", "lineHeight", "letterSpacing"]
        return font | {key: font[key] * self.text for key in lengths if font.get(key) is not None}


FONT_SIZE = 16
ALL_LOOKS = [Look(*each) for each in itertools.product([320, 390, 768, 1280], [1, 2], ["light", "dark"], ["ltr", "rtl"])]
PLAIN = Look(390, 1, "light", "ltr")
FEW_LOOKS = [Look(320, 2, "dark", "rtl"), PLAIN, Look(768, 2, "light", "ltr"), Look(1280, 1, "dark", "rtl")]

# Compares the elements with the frames of the session's tree, and texts with their fonts: their size, and the width that they have in the page.
JUDGE = """
window.clock = 1
window.small = new Set()
// Parts of colour pickers are as large as there is space for them.
window.scaled = new Set(['swatch', 'wheel', 'canvas'])
performance.now = () => clock
// Draws until nothing moves, or for a while.
window.rest = async () => {
  for (let step = 0; step < 2; step++) {
    clock += 5000
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  }
}
// `isNarrow`: narrower than the pages that have to have targets of 24 pixels.
window.judge = (isNarrow) => {
  const found = []
  const layer = host.querySelector('.picker-layer')
  const { left, top } = layer.getBoundingClientRect()
  const tree = picker.session ? picker.session.tree(picker.now) : shown()
  const { nodes, labels = [], fonts = [] } = JSON.parse(tree.json({ form: 'nodes' }))
  tree.free()
  const moved = new Set()
  nodes.forEach(({ parent, transform }, position) => (transform || moved.has(parent)) && moved.add(position))
  const seen = new Set()
  for (const element of layer.querySelectorAll('[part]')) {
    const position = nodeOf(element)
    const node = nodes[position]
    seen.add(position)
    if (!node || element.part[0] !== node.role) { found.push([position, element.part[0], node?.role]); continue }
    if (moved.has(position)) continue
    const box = element.getBoundingClientRect()
    const far = Math.max(...[box.x - left, box.y - top, box.width, box.height].map((each, k) => Math.abs(each - node.frame[k])))
    if (far > tolerance.frame) found.push([node.role, node.id ?? position, far, [box.x - left, box.y - top, box.width, box.height], node.frame])
    const side = Math.min(box.width, box.height)
    if (element.tabIndex >= 0 && side < 24 && !isNarrow) {
      small.add(node.role)
      if (!scaled.has(node.role) && side < natural.sides.get(node.role) - tolerance.frame) found.push([node.role, node.id ?? position, 'target', side])
    }
    if (!element.classList.contains('picker-text')) continue
    const font = fonts[labels[node.label].font]
    if (font.size < natural.font) found.push([node.role, 'smaller than in the document', font.size])
    if (parseFloat(getComputedStyle(element).fontSize) !== font.size) found.push([node.role, 'font', getComputedStyle(element).fontSize, font.size])
    // Trees do not keep the direction of paragraphs, by which signs and digits alone are placed, and kerned.
    if (!/\\p{L}/u.test(element.textContent)) continue
    const range = document.createRange()
    range.selectNodeContents(element.querySelector('.picker-text') ?? element)
    const text = range.getBoundingClientRect()
    if (Math.abs(text.width - node.frame[2]) > tolerance.text) found.push([element.textContent, 'text width', text.width, node.frame[2]])
  }
  const missing = nodes.findIndex(({ paint, label, name }, position) => (paint ?? label ?? name) !== undefined && !seen.has(position))
  if (missing >= 0) found.push(['missing', missing, nodes[missing].role])
  return found
}
"""


def examples():
    return [path for folder in FOLDERS for path in sorted((ROOT / "Examples" / folder).glob("*.json"))]


BEGIN = """
window.begin = async (source, scheme) => {
  window.picker?.destroy()
  window.picker = mount(host, source, { engine, scheme })
  window.shown = () => engine.layout(source, { width: wide(host.firstChild), settings: { ...(scheme && { scheme }) } })
  const tree = engine.layout(source)
  const { nodes, labels = [], fonts = [] } = JSON.parse(tree.json({ form: 'nodes' }))
  tree.free()
  const sides = new Map()
  for (const { role, frame: [, , ...sizes] } of nodes) sides.set(role, Math.min(sides.get(role) ?? Infinity, ...sizes))
  // Documents ask for segments whose texts shrink, and for pages of carousels that are scaled.
  const shrinks = /"shrinkText"|"pages"/.test(JSON.stringify(source))
  // Items that are hidden at first may have smaller texts.
  const written = Array.from(JSON.stringify(source).matchAll(/"size":([0-9.]+)/g), ([, size]) => Number(size))
  window.natural = { sides, font: shrinks ? 0 : Math.min(...labels.map(({ font }) => fonts[font].size), ...written) }
  await document.fonts.ready
  await rest()
}
window.wide = (root) => { const width = parseFloat(getComputedStyle(root).width); return width < parseFloat(root.style.width) - 1 / 64 ? width : undefined }
// The middles of elements that can be used, and are not covered.
window.targets = () => [...host.querySelectorAll('[tabindex]')].map((element) => {
  const { x, y, width, height } = element.getBoundingClientRect()
  return [x + width / 2, y + height / 2]
}).filter(([x, y]) => x > 0 && x < innerWidth && y > 0 && host.contains(document.elementFromPoint(x, y)))
"""


def begin(page, document, scheme=None):
    page.evaluate(f"begin({json.dumps(document)}{f', {json.dumps(scheme)}' if scheme else ''})")


KEYS = ["Tab", "ArrowRight", " ", "ArrowDown", "End", "Enter", "Home", "ArrowLeft", "ArrowUp", "PageDown", "PageUp", "c", "Tab", "ArrowRight", " "]


class Frames(MountedCase):
    """The elements of every example have the frames of the engine."""

    # In pixels. Chromium places boxes in steps of 1/64.
    TOLERANCE = {"frame": 1 / 64, "text": 3 / 64}
    LOOKS = ALL_LOOKS if IS_FULL else FEW_LOOKS
    # The roles of targets under 24 pixels, none of which is smaller than in its document, but for parts of colour pickers, which are scaled.
    SMALL = {"dot", "swatch"}

    def check(self, page, name, step, found, is_narrow="false"):
        answer = page.evaluate(f"rest().then(() => judge({is_narrow}))")
        if answer:
            found[f"{name} {step}"] = answer[:3]

    def use(self, page, name, found):
        """Uses a control twenty times, by clicks, drags and keys, which keep the focus."""
        for number, (x, y) in enumerate(page.evaluate("targets()")[:3]):
            page.click(x, y)
            page.pointer("mouseMoved", 1, 1)
            self.check(page, name, f"click {number}", found)
            if page.evaluate("host.querySelector('.picker-menu') !== null"):
                page.key("ArrowDown")
                page.key("Enter")
                self.check(page, name, f"menu {number}", found)
        for number, (x, y) in enumerate(page.evaluate("targets()")[:2]):
            page.drag([(x, y), (x + 30, y + 6), (x + 60, y + 12)])
            page.pointer("mouseMoved", 1, 1)
            self.check(page, name, f"drag {number}", found)
        page.evaluate("document.activeElement.blur()")
        is_focused = "host.contains(document.activeElement)"
        for number, key in enumerate(KEYS):
            before = page.evaluate(is_focused)
            page.key(key)
            self.check(page, name, f"key {number} {key}", found)
            if before and key != "Tab" and not page.evaluate(is_focused):
                found[f"{name} focus after key {number} {key}"] = page.evaluate("document.activeElement.outerHTML")

    def test_everyExample_inEveryLook_hasTheFramesOfTheEngine(self):
        found, small = {}, set()
        for look in self.LOOKS:
            page = self.open(look.width)
            page.evaluate(f"{JUDGE}{BEGIN}window.tolerance = {json.dumps(self.TOLERANCE)}")
            for path in examples():
                name = f"{path.parent.name}/{path.stem} {look}"
                begin(page, look.of(json.loads(path.read_text())), look.scheme)
                self.check(page, name, "loaded", found)
                if (look == PLAIN or self.LOOKS == ALL_LOOKS) and page.evaluate("picker.session !== undefined"):
                    self.use(page, name, found)
                page.evaluate(f"host.style.width = '{look.width // 2}px'; 0")
                self.check(page, name, "half as wide", found, "true")
                page.evaluate("host.style.width = ''; 0")
                self.check(page, name, "as wide again", found)
            small.update(page.evaluate("[...small]"))
            self.assertEqual(page.complaints(), [])
            page.close()
        self.assertEqual(found, {}, json.dumps(found, indent=1, ensure_ascii=False))
        self.assertEqual(small, self.SMALL)


    def test_ellipsis_isInTheFaceOfTheTextBesideIt(self):
        page = self.open(390)
        page.evaluate(f"{JUDGE}{BEGIN}window.tolerance = {json.dumps(self.TOLERANCE)}")
        for text in ["عصير برتقال", "ירקות ופירות", "蔬菜和水果沙拉", "Orange juice"]:
            begin(page, {"type": "chips", "font": {"size": 32}, "items": [text]})
            page.evaluate("host.style.width = '160px'; 0")
            self.assertEqual(page.evaluate("rest().then(() => [judge(true), host.querySelectorAll('.picker-sign').length])"), [[], 1], text)
            page.evaluate("host.style.width = ''; 0")
        self.assertEqual(page.complaints(), [])
        page.close()


CHIPS = {"type": "chips", "selection": "multiple", "label": "Drinks", "alignment": "leading", "items": ["Tea", "Coffee", "Cocoa", "Milk"]}
SEGMENTS = {"type": "segmented", "label": "Range", "width": 300, "items": ["Day", "Week", "Month"]}


class UseCase(MountedCase):
    """A control in a page that collects what it is told."""

    def setUp(self):
        self.page = self.open()
        self.page.evaluate(
            "window.sent = []; for (const name of ['change', 'refuse', 'remove', 'expand', 'stage'])"
            " host.addEventListener(`picker-${name}`, ({ detail }) => sent.push([name, detail])); true")

    def tearDown(self):
        self.assertEqual(self.page.complaints(), [])
        self.page.close()

    def show(self, document, options="{}"):
        self.page.evaluate(
            f"window.picker?.destroy(); window.changes = []; window.picker = mount(host, {json.dumps(document)},"
            f" {{ engine, onChange: (change) => changes.push(change), ...{options} }}); true")
        self.rest()

    def rest(self):
        self.page.evaluate(
            "(async () => { const picture = () => host.querySelector('.picker-layer').outerHTML; let last;"
            " do { last = picture(); await new Promise((done) => setTimeout(done, 120)) } while (last !== picture()) })()")

    def middle(self, name):
        return self.page.evaluate(
            f"(({{ x, y, width, height }}) => [x + width / 2, y + height / 2])(document.querySelector('[aria-label={json.dumps(name)}]').getBoundingClientRect())")

    def click(self, name):
        self.page.click(*self.middle(name))
        self.rest()

    def focused(self):
        return self.page.evaluate("document.activeElement.ariaLabel")

    def states(self, attribute):
        return self.page.evaluate(f"Object.fromEntries([...host.querySelectorAll('[{attribute}]')].map((each) => [each.ariaLabel, each.getAttribute('{attribute}')]))")

    def sent(self):
        return self.page.evaluate("sent.splice(0)")


class Use(UseCase):
    """Pointers, keys, and what the page is told."""

    def test_chips_clicked_areSelectedAndTold(self):
        self.show(CHIPS)
        self.click("Coffee")
        self.click("Milk")
        self.assertEqual(self.states("aria-selected"), {"Tea": "false", "Coffee": "true", "Cocoa": "false", "Milk": "true"})
        self.assertEqual(self.sent(), [
            ["change", {"control": None, "id": "Coffee", "index": 1, "selected": ["Coffee"]}],
            ["change", {"control": None, "id": "Milk", "index": 3, "selected": ["Coffee", "Milk"]}]])
        self.assertEqual([change["id"] for change in self.page.evaluate("changes")], ["Coffee", "Milk"])
        self.assertEqual(self.page.evaluate("host.querySelector('[part~=selected]').ariaLabel"), "Coffee")

    def test_chips_byKeys_areReachedAndSelected(self):
        self.show(CHIPS)
        self.page.key("Tab")
        self.assertEqual(self.focused(), "Tea")
        self.page.key("ArrowRight")
        self.page.key("ArrowRight")
        self.assertEqual(self.focused(), "Cocoa")
        self.page.key(" ")
        self.assertEqual(self.states("aria-selected")["Cocoa"], "true")
        self.assertEqual(self.states("tabindex"), {"Tea": "-1", "Coffee": "-1", "Cocoa": "0", "Milk": "-1"})
        self.page.key("Home")
        self.assertEqual(self.focused(), "Tea")
        self.page.key("Tab")
        self.assertEqual(self.page.evaluate("host.contains(document.activeElement)"), False)

    def test_chips_byLetters_areReached(self):
        self.show(CHIPS | {"items": ["Tea", "Coffee", "Cocoa", "Milk", {"text": "Malt", "enabled": False}, "Éclair"]})
        self.page.key("Tab")
        pause = "new Promise((done) => setTimeout(done, 1100))"
        for word, reached in [("c", ["Coffee"]), ("cc", ["Cocoa", "Coffee"]), ("CoC", ["Cocoa", "Cocoa", "Cocoa"]), ("coff", ["Coffee"] * 4), ("m", ["Milk"]), ("m", ["Milk"]), ("x", ["Milk"]), ("e", ["Éclair"])]:
            for letter, name in zip(word, reached):
                self.page.key(letter)
                self.assertEqual(self.focused(), name, word)
            self.page.evaluate(pause)
        self.assertEqual(self.sent(), [])
        self.show(SEGMENTS)
        self.page.key("Tab")
        self.page.key("w")
        self.assertEqual(self.focused(), "Day")

    def test_panel_tabVisitsEachControlOnce(self):
        self.show(json.loads((ROOT / "Examples/stack/filters.json").read_text()))
        reached = []
        for _ in range(3):
            self.page.key("Tab")
            reached.append(self.focused())
        self.assertEqual(reached, ["Vegetarian", "Price", "Alder"])
        self.page.key("ArrowRight")
        self.page.key("Tab", shift=True)
        self.assertEqual(self.focused(), "Price")
        self.page.key("ArrowRight")
        self.assertEqual(self.sent()[-1], ["change", {"control": "sort", "id": "sort/Name", "index": 2, "selected": ["sort/Name"]}])
        self.assertEqual(self.focused(), "Name")

    def test_controlsAmongBoxes_areUsedAndToldWithTheirItems(self):
        self.show(json.loads((ROOT / "Examples/screens/settings.json").read_text()))
        self.click("Cycling")
        self.assertEqual(self.sent(), [["change", {
            "control": "interests", "id": "interests/Cycling", "index": 2, "selected": ["interests/Baking", "interests/Cycling", "interests/Gardens"]}]])
        self.click("Dark")
        self.assertEqual(self.sent(), [["change", {"control": "appearance", "id": "appearance/Dark", "index": 2, "selected": ["appearance/Dark"]}]])

    def test_refusedTap_isAnnounced(self):
        self.show(CHIPS | {"selection": {"mode": "multiple", "limit": 1}})
        self.click("Tea")
        self.click("Milk")
        self.assertEqual(self.sent()[-1], ["refuse", {"control": None, "id": "Milk", "reason": "limitReached"}])
        self.assertEqual(self.page.evaluate("host.querySelector('[aria-live]').textContent"), "No more can be selected")

    def test_removedItem_asksAndLeavesTheFocusToTheNext(self):
        items = [{"text": text, "trailingIcon": "cross"} for text in ["Ada", "Bea", "Cai"]]
        self.show(CHIPS | {"items": items})
        self.page.evaluate(
            "host.addEventListener('picker-remove', ({ detail: { id } }) => { window.items ??= " + json.dumps(items) + ";"
            f" items = items.filter(({{ text }}) => text !== id); picker.update({{ ...{json.dumps(CHIPS)}, items }}) }}); true")
        self.page.key("Tab")
        self.page.key("ArrowRight")
        self.page.key("Delete")
        self.assertEqual(self.sent(), [["remove", {"control": None, "id": "Bea"}]])
        self.rest()
        self.assertEqual((self.focused(), list(self.states("aria-selected"))), ("Cai", ["Ada", "Cai"]))
        self.click("Remove Cai")
        self.assertEqual(list(self.states("aria-selected")), ["Ada"])
        self.assertEqual(self.focused(), "Ada")

    def test_removedChip_isGone_unlessThatIsPrevented(self):
        self.show(CHIPS | {"items": [{"text": text, "trailingIcon": "cross", "selected": True} for text in ["Ada", "Bea", "Cai"]]})
        self.click("Remove Ada")
        self.rest()
        self.assertEqual(self.states("aria-selected"), {"Bea": "true", "Cai": "true"})
        self.page.evaluate("host.addEventListener('picker-remove', (event) => event.preventDefault()); 0")
        self.click("Remove Bea")
        self.rest()
        self.assertEqual(list(self.states("aria-selected")), ["Bea", "Cai"])

    def test_spaceContinuesAWord_andShiftTakesTenSteps(self):
        self.show(CHIPS | {"items": ["Tea", "Milk", "Milk tea"]})
        self.page.key("Tab")
        for key in "milk t":
            self.page.key(key)
        self.assertEqual((self.focused(), self.sent()), ("Milk tea", []))
        self.show({"type": "colorPicker", "space": "greyscale", "width": 300, "controls": ["slider(white)", "slider(alpha)"], "values": [0.5, 1]})
        self.page.key("Tab")
        self.page.key("ArrowRight", shift=True)
        self.assertEqual([detail["values"] for _, detail in self.sent()], [[0.6, 1]])

    def test_pointer_picksWhatIsBeneathIt_alsoInARotatedContainer(self):
        document = {
            "type": "colorPicker", "space": "greyscale", "width": 300, "controls": ["slider(white)", "slider(alpha)"],
            "slider": {"length": 300, "thickness": 40}, "values": [0.5, 1]}
        for style in ["transform: rotate(90deg)", "rotate: -30deg", "transform: scale(0.5) rotate(180deg)", "transform: scale(-1, 1)"]:
            with self.subTest(style=style):
                self.show(document)
                self.page.evaluate(
                    f"host.style.cssText = 'width: 300px; margin: 200px; {style}';"
                    "window.spot = document.createElement('i');"
                    "spot.style.cssText = 'position: absolute; left: 80px; top: 20px';"
                    "host.querySelector('[part~=slider]').append(spot); 0")
                there = self.page.evaluate("spot.getBoundingClientRect().toJSON()")
                self.page.evaluate("spot.remove()")
                self.page.click(there["left"], there["top"])
                # The thumb moves from 10 to 290 points.
                self.assertAlmostEqual(self.sent()[-1][1]["values"][0], 70 / 280, delta=0.005)

    def test_removedChip_isAnnounced(self):
        self.show(CHIPS | {"items": [{"text": name, "trailingIcon": "xmark"} for name in ["Ada", "Bea"]]})
        self.click("Remove Ada")
        self.rest()
        self.assertEqual(self.page.evaluate("host.querySelector('.picker-said').textContent"), "Ada removed")

    def test_hiddenChips_areShownWithTheSelection(self):
        document = json.loads((ROOT / "Examples/stack/filters.json").read_text())
        self.show(document)
        self.click("Vegan")
        self.click("4 more")
        self.assertEqual(self.sent()[-1], ["expand", {"control": "brand", "hidden": ["brand/Larch", "brand/Maple", "brand/Oak", "brand/Pine"]}])
        self.assertEqual(self.page.evaluate("host.querySelectorAll('[aria-label=Brand] [role=option]').length"), 11)
        self.assertEqual([name for name, state in self.states("aria-selected").items() if state == "true"], ["Vegan", "Vegetarian"])
        self.assertTrue(self.page.evaluate("host.contains(document.activeElement)"))

    def test_menu_isUsedByKeys(self):
        self.show(json.loads((ROOT / "Examples/segmented/narrow-menu.json").read_text()))
        self.page.key("Tab")
        opener = self.focused()
        self.page.key("Enter")
        self.assertEqual(self.page.evaluate("document.activeElement.closest('[role=listbox]') !== null"), True)
        self.page.key("Escape")
        self.assertEqual((self.focused(), self.page.evaluate("host.querySelector('.picker-menu')")), (opener, None))
        self.page.key("Enter")
        last = self.page.evaluate("host.querySelector('.picker-menu').lastElementChild.textContent")
        self.page.key(last[0].lower())
        self.assertEqual(self.page.evaluate("document.activeElement.textContent")[0], last[0])
        self.page.key("Home")
        chosen = self.page.evaluate("document.activeElement.textContent")
        self.page.key("Enter")
        self.rest()
        self.assertEqual(self.page.evaluate("picker.session.selection"), [chosen])
        self.assertNotEqual(chosen, opener)
        self.assertEqual(self.focused(), chosen)

    def test_menusWithEqualItems_areDifferentControls(self):
        menu = {"type": "segmented", "width": 90, "whenNarrow": ["menu"], "items": ["Monday", "Tuesday", "Wednesday"]}
        self.show({"type": "flow", "axis": "vertical", "items": [menu | {"selected": "Tuesday"}, menu | {"selected": "Monday"}]})
        self.page.evaluate("host.querySelectorAll('[tabindex]')[1].focus()")
        for key in ["Enter", "End", "Enter"]:
            self.page.key(key)
        self.rest()
        self.assertEqual(self.page.evaluate("picker.session.selection"), ["Tuesday", "Wednesday#2"])
        self.assertEqual(self.sent()[-1], ["change", {"control": None, "id": "Wednesday#2", "index": 2, "selected": ["Wednesday#2"]}])

    def test_index_isThatOfTheDocument_afterAChipIsRemoved(self):
        self.show(CHIPS | {"items": [{"text": name, "trailingIcon": "xmark"} for name in ["Ada", "Bea", "Cem"]]})
        self.click("Remove Ada")
        self.rest()
        self.click("Cem")
        self.rest()
        self.assertEqual(self.sent()[-1][1]["index"], 2)

    def test_menu_staysOpen_whateverElseChanges(self):
        self.show(json.loads((ROOT / "Examples/segmented/narrow-menu.json").read_text()))
        self.page.evaluate("host.querySelector('[tabindex=\"0\"]').focus()")
        self.page.key("Enter")
        self.page.evaluate("picker.session.select(host.querySelector('.picker-menu').lastElementChild.textContent, picker.now); picker.redraw()")
        self.rest()
        self.assertEqual(self.page.evaluate("host.querySelector('.picker-menu').matches(':popover-open')"), True)
        self.page.key("Escape")
        self.assertEqual(self.page.evaluate("host.querySelector('.picker-menu')"), None)

    def test_updateToAWiderDocument_isLaidOutInItsOwnWidth(self):
        self.show({"type": "chips", "items": ["Tea"]}, "{ transition: false, onDraw: (tree) => (window.drawn ??= []).push(tree.size.height) }")
        self.page.evaluate(f"drawn.length = 0; picker.update({json.dumps({'type': 'chips', 'items': ['Tea', 'Coffee', 'Hot chocolate']})}); 0")
        self.rest()
        self.assertEqual(len(set(self.page.evaluate("drawn"))), 1)

    def test_menu_isUsedByMouseAndFinger(self):
        self.show(json.loads((ROOT / "Examples/segmented/narrow-menu.json").read_text()))
        self.page.evaluate("host.insertAdjacentHTML('afterend', '<input id=other style=\"position:absolute;top:500px\">'); 0")
        middle = "(({ x, y, width, height }) => [x + width / 2, y + height / 2])"
        opener = self.page.evaluate(f"{middle}(host.querySelector('[tabindex]').getBoundingClientRect())")
        for tap, place in [(self.page.click, -1), (lambda x, y: self.page.touch([(x, y)]), 0)]:
            tap(*opener)
            self.rest()
            self.assertTrue(self.page.evaluate("host.querySelector('.picker-menu').matches(':popover-open')"))
            items = self.page.evaluate("[...host.querySelectorAll('.picker-menu > *')].map((each) => each.textContent)")
            tap(*self.page.evaluate(f"{middle}([...host.querySelectorAll('.picker-menu > *')][{place % len(items)}].getBoundingClientRect())"))
            self.rest()
            self.assertEqual(self.page.evaluate("picker.session.selection"), [items[place]])
        self.page.click(*opener)
        self.rest()
        self.page.click(*self.page.evaluate(f"{middle}(other.getBoundingClientRect())"))
        self.rest()
        self.assertEqual(self.page.evaluate("[host.querySelector('.picker-menu'), document.activeElement.id]"), [None, "other"])
        self.page.evaluate("other.remove()")

    def test_indicator_followsMouseAndFinger(self):
        self.show(SEGMENTS)
        day, month = self.middle("Day"), self.middle("Month")
        self.page.drag([day, ((day[0] + month[0]) / 2, day[1]), month])
        self.rest()
        self.assertEqual(self.states("aria-checked"), {"Day": "false", "Week": "false", "Month": "true"})
        self.page.touch([month, ((day[0] + month[0]) / 2, day[1]), day])
        self.rest()
        self.assertEqual(self.states("aria-checked")["Day"], "true")

    def test_indicator_followsAPen(self):
        self.show(SEGMENTS)
        self.page.press([(*self.middle(name), 0.5) for name in ["Day", "Week", "Month"]])
        self.rest()
        self.assertEqual(self.states("aria-checked")["Month"], "true")

    def test_colour_isDraggedAndTold(self):
        self.show({"type": "colorPicker", "controls": "hsba/slider(hue)+slider(saturation)+slider(brightness)+slider(alpha)", "values": "#3B82F6", "width": 300})
        x, y = self.middle("Hue")
        before = self.page.evaluate("host.querySelectorAll('[part=track] svg').length")
        self.page.drag([(x, y), (x + 60, y), (x + 90, y)])
        self.rest()
        last = self.sent()[-1][1]
        self.assertEqual((last["space"], last["hex"]), ("hsba", self.page.evaluate("picker.session.color.hex")))
        self.assertEqual(before, 4)
        self.page.key("ArrowRight")
        self.assertNotEqual(self.sent()[-1][1]["hex"], last["hex"])

    def test_colour_isShownWhileItIsDragged(self):
        self.show({"type": "colorPicker", "controls": "hsba/slider(hue)+slider(saturation)+slider(brightness)+slider(alpha)", "values": "#3B82F6", "width": 300})
        x, y = self.middle("Hue")
        self.page.pointer("mousePressed", x, y, 1)
        seen = []
        for step in [20, 40, 60]:
            self.page.pointer("mouseMoved", x + step, y, 1)
            self.page.settle()
            seen.append(self.page.evaluate("host.querySelector('[part=thumb]').getBoundingClientRect().x"))
            self.assertEqual(self.sent()[-1][1]["hex"], self.page.evaluate("picker.session.color.hex"))
        self.page.pointer("mouseReleased", x + 60, y)
        self.assertAlmostEqual(seen[1] - seen[0], 20, 0)
        self.assertAlmostEqual(seen[2] - seen[1], 20, 0)

    def test_scaledControl_isUsedWhereItIsShown(self):
        self.page.evaluate("host.style.cssText = 'transform-origin:0 0;scale:0.5'")
        self.show(CHIPS)
        self.click("Milk")
        self.assertEqual(self.page.evaluate("picker.session.selection"), ["Milk"])
        self.show(SEGMENTS)
        day, month = self.middle("Day"), self.middle("Month")
        self.page.drag([day, ((day[0] + month[0]) / 2, day[1]), month])
        self.assertEqual(self.page.evaluate("picker.session.selection"), ["Month"])

    def test_events_comeFromTheElementOfTheControl(self):
        self.show({"type": "stack", "items": [CHIPS | {"selection": {"mode": "multiple", "limit": 1}}, SEGMENTS, CHIPS | {"label": "More", "width": 120, "maxRows": 1}]})
        self.page.evaluate(
            "window.sources = []; for (const name of ['change', 'refuse', 'expand'])"
            " host.addEventListener(`picker-${name}`, ({ target }) => sources.push([name, target.ariaLabel])); 0")
        for name in ["Tea", "Coffee", "Week", "3 more"]:
            self.click(name)
        self.assertEqual(self.page.evaluate("sources"), [["change", "Drinks"], ["refuse", "Drinks"], ["change", "Range"], ["expand", "More"]])

    def test_chipsWithoutSelection_areButtons(self):
        items = [{"text": name, "id": name} for name in ["Tea", "Milk"]]
        panel = {"type": "stack", "items": [{"type": "chips", "id": "c", "selection": "none", "items": items}, SEGMENTS]}
        self.show(panel)
        self.assertEqual(self.page.evaluate("[...host.querySelectorAll('[role=button]')].map((each) => each.ariaLabel)"), ["Tea", "Milk"])
        pressed = ["change", {"control": "c", "id": "c/Milk", "index": 1, "selected": []}]
        self.click("Milk")
        self.assertEqual(self.sent(), [pressed])
        self.assertEqual(self.focused(), "Milk")
        for key in [" ", "Enter"]:
            self.page.key(key)
            self.assertEqual(self.sent(), [pressed])
        self.page.evaluate("host.querySelector('[aria-label=Milk]').click()")
        self.assertEqual(self.sent(), [pressed])

    BALL = {"type": "drawing", "width": 200, "height": 100, "layers": [
        {"id": "ball", "draggable": True, "items": [{"shape": "circle", "width": 40, "fill": "red"}]}]}

    def test_drawingsInAPanel_tellTheirOwnDrags(self):
        self.show({"type": "stack", "spacing": 0, "padding": 0, "items": [CHIPS | {"id": "c"}, self.BALL | {"id": "one"}, self.BALL | {"id": "two"}]})
        self.click("Coffee")
        self.sent()
        tops = self.page.evaluate("[...host.querySelectorAll('[part=drawing]')].map((each) => each.getBoundingClientRect().y)")
        left = self.page.evaluate("host.getBoundingClientRect().x")
        for number, name in [(1, "two"), (0, "one")]:
            start = (left + 20, tops[number] + 20)
            self.page.drag([start, (start[0] + 10, start[1] + 5), (start[0] + 30, start[1] + 20)])
            self.rest()
            changes = self.sent()
            self.assertEqual({(kind, detail["control"], detail["id"].split("/")[-1]) for kind, detail in changes}, {("change", name, "ball")})
            self.assertEqual(changes[-1][1]["offset"], [30, 20])

    def test_carouselInADrawing_isSwipedAndTapped(self):
        pages = [{"fill": color} for color in ["red", "green", "blue"]]
        carousel = {"type": "carousel", "id": "p", "width": 320, "height": 300, "pages": pages}
        self.show({"type": "drawing", "id": "d", "width": 320, "height": 300, "layers": [{"items": [{"symbol": carousel}, {"text": "over", "x": 300}]}]})
        x, y = self.page.evaluate("(({ x, y }) => [x + 200, y + 100])(host.getBoundingClientRect())")
        self.page.drag([(x, y), (x - 60, y), (x - 135, y)])
        self.rest()
        self.assertEqual(self.sent(), [["change", {"control": "p", "current": 1}]])
        self.page.click(x, y)
        self.rest()
        self.assertEqual(self.sent(), [["change", {"control": "p", "current": 1, "index": 1}]])
        self.click("3 of 3")
        self.assertEqual(self.sent(), [["change", {"control": "p", "current": 2}]])
        self.assertEqual(self.page.evaluate("String(getSelection())"), "")

    def test_dragThatNobodyTakes_selectsNoPicture(self):
        picture = {"href": "/pictures/evening.png", "width": 60, "height": 60}
        self.show({"type": "drawing", "width": 200, "height": 100, "layers": [{"items": [picture, {"shape": "star", "width": 60, "x": 80, "fill": "teal"}]}]})
        self.page.evaluate("window.dragged = 0; addEventListener('dragstart', () => dragged++); true")
        x, y = self.page.evaluate("(({ x, y }) => [x + 5, y + 5])(host.getBoundingClientRect())")
        self.page.drag([(x, y), (x + 60, y + 30), (x + 150, y + 60)])
        kinds = "[...host.querySelectorAll('img, svg')].map((each) => getComputedStyle(each).userSelect)"
        self.assertEqual(set(self.page.evaluate(kinds)), {"none"})
        self.assertEqual(self.page.evaluate("[dragged, getSelection().isCollapsed]"), [0, True])

    def test_stages_areThoseOfTheSession(self):
        touch = {"type": "chromaTouch", "id": "touch", "width": 300, "height": 400}
        for document, control in [(touch, "touch"), ({"type": "stack", "items": [touch | {"id": "a"}, touch]}, "touch")]:
            self.show(document)
            x, y = self.page.evaluate("(({ x, y, width, height }) => [x + width / 2, y + height / 2])([...host.querySelectorAll('[aria-label=Hue]')].at(-1).getBoundingClientRect())")
            self.page.evaluate(f"scrollTo(0, {y} - 300)")
            y -= self.page.evaluate("scrollY")
            self.page.press([(x, y, force) for force in [0.2, 0.6, 0.95]])
            self.rest()
            self.page.press([(x, y, 0.3)])
            self.rest()
            stages = [detail for name, detail in self.sent() if name == "stage"]
            self.assertEqual(stages, [{"control": control, "stage": stage} for stage in ["peek", "popped", "sliders"]])
            self.page.evaluate("scrollTo(0, 0)")

    def test_penOfHalfItsForce_isMeasured(self):
        self.show({"type": "chromaTouch", "width": 300, "height": 400})
        brightness = "picker.session.color.components[2]"
        x, y = self.page.evaluate("(({ x, y, width, height }) => [x + width / 2, y + height / 2])(host.querySelector('[part~=swatch]').getBoundingClientRect())")
        self.page.press([(x, y, 0.9)])
        self.page.press([(x, y, 0.4), (x, y, 0.5)])
        self.assertAlmostEqual(self.page.evaluate(brightness), 0.5, 5)
        self.page.click(x + 20, y)
        self.assertAlmostEqual(self.page.evaluate(brightness), 0.5, 5)

    def test_layersOfOneGroup_moveTogether_andReturn(self):
        square = {"items": [{"shape": "roundedRect", "width": 30, "height": 30, "fill": "navy"}]}
        self.show({"type": "drawing", "id": "d", "width": 300, "height": 100, "layers": [
            {"id": "one", "draggable": {"returnsBelow": 300}, "dragGroup": "g"} | square,
            {"id": "two", "dragGroup": "g", "transform": [{"translate": [0, 50]}]} | square]})
        places = "[...host.querySelectorAll('[part=shape]')].map((each) => Math.round(each.getBoundingClientRect().x))"
        before = self.page.evaluate(places)
        x, y = before[0] + 10, self.page.evaluate("host.getBoundingClientRect().y") + 10
        self.page.pointer("mousePressed", x, y, 1)
        self.page.pointer("mouseMoved", x + 20, y, 1)
        self.page.pointer("mouseMoved", x + 40, y, 1)
        self.page.settle()
        self.assertEqual(self.page.evaluate(places), [place + 40 for place in before])
        self.page.evaluate("new Promise((done) => setTimeout(done, 400))")
        self.page.pointer("mouseReleased", x + 40, y)
        self.rest()
        self.assertEqual(self.page.evaluate(places), before)
        self.assertEqual(self.sent()[-1], ["change", {"control": "d", "id": "one", "offset": [0, 0]}])

    def test_pictureOfUnknownSize_isFittedAndThenLaidOutAgain(self):
        address = self.page.evaluate("URL.createObjectURL(new Blob([])) && location.origin") + "/pictures/evening.png"
        width, height = self.page.evaluate(
            f"new Promise((done) => {{ const image = new Image(); image.onload = () => done([image.naturalWidth, image.naturalHeight]); image.src = {json.dumps(address)} }})")
        frame = "(({ width, height }) => [width, height])(host.querySelector('img').getBoundingClientRect())"
        for fit, value in [("fit", "contain"), ("fill", "cover"), ("scaleDown", "scale-down"), ("stretch", "fill"), ("none", "none")]:
            carousel = {"type": "carousel", "width": 320, "height": 480, "fit": fit, "pages": [{"href": address, "load": True}]}
            self.page.evaluate(f"window.first = engine.layout({json.dumps(carousel)}); true")
            self.show(carousel)
            # What the server writes is fitted.
            html = self.page.evaluate(f"render({json.dumps(carousel)}, {{ engine }})")
            self.assertIn(f'style="object-fit:{value}"', html)
            share = {"fit": min(320 / width, 480 / height), "fill": max(320 / width, 480 / height), "scaleDown": min(1, 320 / width, 480 / height), "none": 1}.get(fit)
            wanted = [320, 480] if fit == "stretch" else [width * share, height * share]
            for one, other in zip(self.page.evaluate(frame), wanted):
                self.assertAlmostEqual(one, other, delta=0.1, msg=fit)

    def test_panelAroundAPictureOfUnknownSize_makesRoom(self):
        address = self.page.evaluate("location.origin") + "/pictures/evening.png"
        drawing = {"type": "drawing", "width": 300, "height": 200, "layers": [{"items": [{"href": address, "load": True, "width": 100}]}]}
        self.show({"type": "stack", "items": [{"type": "carousel", "pages": [{"href": address, "load": True, "width": 200}]}, drawing, CHIPS]})
        natural, boxes = self.page.evaluate(
            "[(({ naturalWidth, naturalHeight }) => naturalHeight / naturalWidth)(host.querySelector('img')),"
            " [...host.querySelectorAll('img')].map((each) => each.getBoundingClientRect()).map(({ width, height }) => [width, height])]")
        self.assertAlmostEqual(boxes[0][0], 200, delta=0.1)
        self.assertAlmostEqual(boxes[0][1], 200 * natural, delta=0.1)
        self.assertAlmostEqual(boxes[1][1], 100 * natural, delta=0.1)
        self.click("Milk")
        self.assertEqual(self.page.evaluate("picker.session.selection"), ["page1", "Milk"])

    def test_palette_keysMoveTheFocusWithTheColour(self):
        self.show(json.loads((ROOT / "Examples/colorPicker/palette.json").read_text()))
        self.page.key("Tab")
        chosen = "host.querySelector('[aria-selected=true]')"
        self.assertTrue(self.page.evaluate(f"document.activeElement === ({chosen} ?? document.activeElement)"))
        for key in ["ArrowRight", "ArrowDown", "ArrowRight"]:
            before = self.page.evaluate("picker.session.color.hex")
            self.page.key(key)
            self.rest()
            self.assertNotEqual(self.page.evaluate("picker.session.color.hex"), before)
            self.assertTrue(self.page.evaluate(f"document.activeElement === {chosen}"), key)

    def test_carouselWithoutDots_isTurnedByKeys(self):
        self.show(json.loads((ROOT / "Examples/carousel/many.json").read_text()))
        self.page.key("Tab")
        first = self.focused()
        self.page.key("ArrowRight")
        self.rest()
        self.assertEqual(self.sent()[-1][1]["current"], self.page.evaluate("picker.session.page(picker.now)"))
        self.assertNotEqual(self.focused(), first)
        self.assertEqual(self.page.evaluate("document.activeElement.ariaLabel"), self.page.evaluate("host.querySelector('[aria-live]').textContent"))

    PAGES = {"type": "carousel", "id": "pages", "width": 320, "height": 140, "pages": [
        {"id": "drinks"} | CHIPS, {"type": "colorPicker", "id": "grey", "space": "greyscale", "width": 500, "controls": ["slider(white)", "slider(alpha)"]}, {"id": "range"} | SEGMENTS, CHIPS | {"label": "More"}]}

    def test_controlsOnPages_areUsed_andTellWhatTheyAre(self):
        self.show(self.PAGES)
        self.click("Coffee")
        self.assertEqual(self.sent(), [["change", {"control": "page1/drinks", "id": "page1/drinks/Coffee", "index": 1, "selected": ["page1/drinks/Coffee"]}]])
        # Whatever does not move part of a control turns the page.
        x, y = self.middle("Milk")
        self.page.drag([[x, y], [x - 60, y], [x - 120, y]])
        self.rest()
        self.assertEqual(self.sent(), [["change", {"control": "pages", "current": 1}]])
        # The picker is scaled to its page.
        x, y, width = self.page.evaluate("(({ x, y, width, height }) => [x, y + height / 2, width])(host.querySelector('[part~=slider]').getBoundingClientRect())")
        self.page.drag([[x + width * share, y] for share in [0.5, 0.6, 0.75]])
        self.rest()
        changes = self.sent()
        self.assertEqual({(name, detail["control"]) for name, detail in changes}, {("change", "page2/grey")})
        self.assertAlmostEqual(changes[-1][1]["values"][0], 0.75, delta=0.03)
        self.page.key("PageDown")
        self.page.key("PageUp")
        self.assertAlmostEqual(self.sent()[-1][1]["values"][0], 0.75, delta=0.03)
        self.assertEqual(self.page.evaluate("picker.session.page(picker.now)"), 1)

    def test_keysOnPages_actInTheControl_andPageKeysTurn(self):
        self.show(self.PAGES)
        self.page.key("Tab")
        self.assertEqual(self.focused(), "Tea")
        self.page.key("ArrowRight")
        self.page.key(" ")
        self.assertEqual(self.sent()[-1][1]["selected"], ["page1/drinks/Coffee"])
        self.page.key("Tab")
        self.assertEqual(self.page.evaluate("document.activeElement.part[0]"), "dot")
        for page in [1, 2]:
            self.page.key("ArrowRight")
            self.rest()
            self.assertEqual(self.sent(), [["change", {"control": "pages", "current": page}]])
        self.page.key("Tab", shift=True)
        self.page.key("ArrowRight")
        self.rest()
        self.assertEqual([self.focused(), self.sent()[-1][1]["selected"]], ["Week", ["page3/range/Week"]])
        # The controls of the first and the last page stand in the same place, and only one is changed. The focus stays in the carousel.
        for key, current, name in [("PageDown", 3, "4 of 4"), ("ArrowRight", 0, "1 of 4")]:
            self.page.key(key)
            self.rest()
            self.assertEqual(self.sent(), [["change", {"control": "pages", "current": current}]])
            self.assertEqual(self.focused(), name)
        self.assertEqual(self.states("aria-selected"), {"Tea": "false", "Coffee": "true", "Cocoa": "false", "Milk": "false"})
        self.page.evaluate("host.querySelector('[aria-label=Milk]').click()")
        self.assertEqual(self.page.evaluate("picker.session.selection"), ["page1", "page1/drinks/Coffee", "page1/drinks/Milk", "page3/range/Week"])

    def test_gradientsWithKeyframes_move_unlessMotionIsReduced(self):
        fill = {"linear": {"stops": ["black", "white"], "keyframes": [{"stops": ["red", "gold"], "duration": 0.6}]}}
        shape = {"type": "shape", "shape": "circle", "width": 60, "fill": fill}
        colors = "[...host.querySelectorAll('stop')].map((stop) => stop.getAttribute('stop-color'))"
        for document in [shape, {"type": "stack", "items": [shape, CHIPS]}]:
            for media, moves in [({}, True), ({"prefers-reduced-motion": "reduce"}, False)]:
                with self.subTest(document["type"], moves=moves):
                    self.page.media(media)
                    self.page.evaluate("window.pictures = new Set(); 0")
                    self.show(document, "{ onDraw: () => pictures.add(host.querySelector('stop')?.getAttribute('stop-color')) }")
                    self.page.evaluate("new Promise((done) => setTimeout(done, 700))")
                    self.rest()
                    self.assertEqual(self.page.evaluate("pictures.size > 5"), moves)
                    self.assertEqual([color.upper() for color in self.page.evaluate(colors)][:2], ["#FF0000", "#FFD700"])
                    self.assertFalse(self.page.evaluate("picker.session.isAnimating(picker.now)") and moves)

    def test_pagesThatTurn_waitUnderAPointerWhileOthersMove(self):
        pages = {"type": "carousel", "id": "pages", "width": 300, "height": 80, "autoplay": True, "timing": {"dwell": 3}, "pages": [{"fill": "#0EA5E9"}, {"fill": "#8B5CF6"}, {"fill": "#F59E0B"}]}
        self.show({"type": "stack", "items": [SEGMENTS | {"id": "range", "transition": {"duration": 0.3}}, pages]})
        wait = "new Promise((done) => setTimeout(done, 1800))"
        page = "JSON.parse(picker.session.tree(picker.now).json({ form: 'nodes' })).nodes.find(({ role }) => role === 'carousel').current"
        self.page.pointer("mouseMoved", *self.middle("Week"))
        self.page.evaluate(wait)
        before = self.page.evaluate(page)
        self.page.click(*self.middle("Month"))
        self.page.evaluate(wait)
        gap = self.page.evaluate(
            "host.querySelector('[part=indicator]').getBoundingClientRect().x - host.querySelector('[aria-label=Month]').getBoundingClientRect().x")
        self.assertAlmostEqual(gap, 0, 1)
        self.assertEqual(self.page.evaluate(page), before)
        self.sent()
        self.page.evaluate("document.activeElement.blur()")
        self.page.pointer("mouseMoved", 600, 500)
        self.page.evaluate("new Promise((done) => host.addEventListener('picker-change', ({ detail }) => detail.control === 'pages' && done()))")

    def test_clickOfAssistiveTechnology_isATap(self):
        self.show(CHIPS)
        self.page.evaluate("host.querySelector('[aria-label=Cocoa]').click()")
        self.assertEqual(self.page.evaluate("picker.session.selection"), ["Cocoa"])

    def test_update_movesWhatStaysUnlessMotionIsReduced(self):
        second = "host.querySelector('[aria-label=Milk]').getBoundingClientRect().x"
        for media, moves in [({}, True), ({"prefers-reduced-motion": "reduce"}, False)]:
            self.page.media(media)
            self.show(CHIPS)
            start = self.page.evaluate(second)
            frames = self.page.evaluate(
                f"(async () => {{ window.kept = host.querySelector('[aria-label=Milk]'); picker.update({json.dumps(CHIPS | {'items': ['Tea', 'Milk']})});"
                f" const seen = [{second}]; for (let k = 0; k < 5; k++) {{ await new Promise(requestAnimationFrame); seen.push({second}) }} return seen }})()")
            self.rest()
            end = self.page.evaluate(second)
            self.assertLess(end, start - 50)
            self.assertEqual(any(end + 1 < each < start - 1 for each in frames), moves, frames)
            self.assertTrue(self.page.evaluate("kept.isConnected"))

    def test_sameDocument_changesNothing(self):
        self.show(CHIPS)
        self.click("Tea")
        self.page.evaluate(f"window.session = picker.session; picker.update({json.dumps(CHIPS)}); 0")
        self.assertEqual(self.page.evaluate("[picker.session === session, session.selection]"), [True, ["Tea"]])

    def test_updateWithOptions_beginsAnew(self):
        self.show(CHIPS)
        self.click("Tea")
        self.page.evaluate(f"picker.update({json.dumps(CHIPS)}, {{ settings: {{ alignment: 'trailing', width: 500 }} }}); 0")
        self.rest()
        self.assertEqual(self.page.evaluate("picker.session.selection"), [])
        # The last of a spring takes longer than `rest` waits.
        self.assertAlmostEqual(self.page.evaluate("host.querySelector('.picker-layer').getBoundingClientRect().width"), 500, delta=1 / 32)
        self.page.evaluate(f"picker.update({json.dumps(CHIPS)}, {{ interactive: false }}); 0")
        self.rest()
        self.page.click(*self.middle("Tea"))
        self.assertEqual(self.page.evaluate("[picker.session ?? null, Math.round(host.querySelector('.picker-layer').getBoundingClientRect().width)]"), [None, 500])

    def test_wrongUpdate_isAnErrorEachTimeAndChangesNothing(self):
        self.show(CHIPS)
        wrong = json.dumps({"type": "chips", "items": 3})
        for source in [wrong, wrong]:
            self.assertIn("$.items", self.page.evaluate(f"(() => {{ try {{ picker.update({source}) }} catch ({{ message }}) {{ return message }} }})()"))
        limited = f"picker.update({json.dumps(CHIPS)}, {{ limits: {{ nodes: 3 }} }})"
        self.assertIn("limit", self.page.evaluate(f"(() => {{ try {{ {limited} }} catch ({{ message }}) {{ return message }} }})()"))
        self.click("Tea")
        self.assertEqual(self.page.evaluate("picker.session.selection"), ["Tea"])

    def test_everyPicture_isReportedWithItsTree(self):
        self.page.evaluate("window.drawn = []; 0")
        self.show(CHIPS, "{ onDraw: (tree, { nodes }) => drawn.push([tree.count, nodes.length, nodes.filter(({ selected }) => selected).length]) }")
        self.click("Tea")
        drawn = self.page.evaluate("drawn")
        self.assertEqual({tuple(each[:2]) for each in drawn}, {(drawn[0][0], drawn[0][0])})
        self.assertEqual((drawn[0][2], drawn[-1][2]), (0, 1))

    def test_destroyed_leavesNothing(self):
        before = self.page.evaluate("[host.childNodes.length, document.fonts.size, document.querySelectorAll('*').length]")
        self.show(CHIPS)
        self.click("Tea")
        self.page.evaluate("picker.destroy(); picker.destroy(); 0")
        self.assertEqual(self.page.evaluate("[host.childNodes.length, document.fonts.size, document.querySelectorAll('*').length]"), before)
        target = self.page.call("Runtime.evaluate", expression="host")["result"]["objectId"]
        names = {each["type"] for each in self.page.call("DOMDebugger.getEventListeners", objectId=target)["listeners"]}
        self.assertEqual(names, {"picker-change", "picker-refuse", "picker-remove", "picker-expand", "picker-stage"})

    def test_destroyedByWhoIsTold_doesNotFail(self):
        for options in ["{ onChange: () => picker.destroy() }", "{ onDraw: (_, { nodes }) => nodes.some(({ selected }) => selected) && picker.destroy() }"]:
            self.show(CHIPS, options)
            self.page.click(*self.middle("Tea"))
            self.assertEqual(self.page.evaluate("host.childNodes.length"), 0)

    def test_manyMounts_keepMemoryLevel(self):
        sizes = []
        for _ in range(4):
            self.page.evaluate(
                f"for (let k = 0; k < 40; k++) {{ const document = {json.dumps(CHIPS)}; const one = mount(host, document, {{ engine }});"
                " one.update({ ...document, items: ['Tea', 'Milk'] }); one.session.select('Tea', one.now); one.redraw();"
                " window.memory = one.session.core.memory; one.destroy() } 0")
            self.page.call("HeapProfiler.collectGarbage")
            counts = self.page.call("Memory.getDOMCounters")
            sizes.append((self.page.evaluate("memory.byteLength"), counts["nodes"], counts["jsEventListeners"]))
        self.assertEqual(sizes[3], sizes[1])

    def test_smallMount_withoutAnEngine_isAnError(self):
        error = self.page.evaluate("(() => { try { mount(host, { type: 'chips', items: [] }, {}) } catch ({ message }) { return message } })()")
        self.assertEqual(error, "options: expected an engine, found none")
        error = self.page.evaluate("(() => { try { mount(host, { type: 'chips', items: 3 }, { engine }) } catch ({ message }) { return message } })()")
        self.assertIn("$.items", error)
        self.assertEqual(self.page.evaluate("host.childNodes.length"), 0)


CROSSED = [{"text": text, "trailingIcon": "cross"} for text in ["Ada", "Bea", "Cai", "Dov"]]
# What can be told of a control: each of its elements that can be reached, the focus, and what is selected.
REACHED = """(() => {
  const names = ['role', 'aria-label', 'aria-selected', 'aria-checked', 'aria-pressed', 'aria-valuetext', 'aria-current', 'tabindex']
  const elements = [...host.querySelectorAll('[role]:not([inert], [inert] *)')]
  return [elements.map((element) => names.map((name) => element.getAttribute(name))), document.activeElement.ariaLabel, picker.session.selection, told.splice(0)]
})()"""


class InQuickSuccession(UseCase):
    """An input while something moves is for the item that it names, or that is seen where a pointer is."""

    def setUp(self):
        super().setUp()
        self.page.evaluate(
            "window.told = []; for (const name of ['remove', 'expand', 'refuse']) host.addEventListener(`picker-${name}`, ({ detail: { id, hidden } }) => told.push([name, id ?? hidden])); true")

    def check(self, document, *inputs):
        """Uses a control after each pause, and returns what there is at the end."""
        def begin():
            self.page.evaluate("document.activeElement.blur(); host.style.width = ''; window.told = []; true")
            self.show(document)
        return assert_same_in_quick_succession(self, self.page, begin, inputs, self.rest, lambda: self.page.evaluate(REACHED))

    def keys(self, *names):
        return [lambda name=name: self.page.key(name) for name in names]

    def assistive(self, name):
        """A click without a pointer."""
        return lambda: self.page.evaluate(f"host.querySelector('[aria-label={json.dumps(name)}]').click(); true")

    def pointer(self, name):
        """A click with a pointer in the middle of what is seen of an item at that moment, and not where it was a message of the browser before."""
        return lambda: self.page.evaluate(
            f"(() => {{ const {{ x, y, width, height }} = host.querySelector('[aria-label={json.dumps(name)}]').getBoundingClientRect();"
            " const [clientX, clientY] = [x + width / 2, y + height / 2]; const target = document.elementFromPoint(clientX, clientY);"
            " for (const kind of ['pointerdown', 'pointerup']) target.dispatchEvent(new PointerEvent(kind, { clientX, clientY, pointerId: 1, bubbles: true, composed: true }));"
            " return true })()")

    def width(self, points):
        return lambda: self.page.evaluate(f"host.style.width = '{points}px'; true")

    def test_deletePressedTwice_removesTwo_andSelectsNothing(self):
        for key in ["Delete", "Backspace"]:
            _, focus, selection, told = self.check(CHIPS | {"width": 400, "items": CROSSED}, *self.keys("Tab", key, key))
            self.assertEqual((focus, selection, told), ("Cai", [], [["remove", "Ada"], ["remove", "Bea"]]))

    def test_focusLeavesWhatIsRemoved_atOnce_andWhatIsLeavingIsInert(self):
        self.show(CHIPS | {"width": 400, "items": CROSSED})
        self.page.key("Tab")
        found = self.page.evaluate(
            "(async () => { const chip = document.activeElement; chip.dispatchEvent(new KeyboardEvent('keydown', { key: 'Delete', bubbles: true }));"
            " const now = document.activeElement.ariaLabel; await new Promise(requestAnimationFrame);"
            " return [now, chip.isConnected, chip.inert, chip.ariaHidden, chip.getAttribute('role'), document.activeElement.ariaLabel] })()")
        self.assertEqual(found, ["Bea", True, True, "true", None, "Bea"])
        self.rest()
        self.assertEqual(self.page.evaluate("[...host.querySelectorAll('[inert]')].length"), 0)

    def test_spaceAfterDelete_selectsTheNext(self):
        _, focus, selection, _ = self.check(CHIPS | {"width": 400, "items": CROSSED}, *self.keys("Tab", "ArrowRight", "Delete", " "))
        self.assertEqual((focus, selection), ("Cai", ["Cai"]))

    def test_keysAfterDelete_goOnFromTheNext(self):
        _, focus, selection, _ = self.check(CHIPS | {"width": 400, "items": CROSSED}, *self.keys("Tab", "Delete", "ArrowRight", "Delete", "ArrowLeft", " "))
        self.assertEqual((focus, selection), ("Bea", ["Bea"]))

    def test_clicksOfAssistiveTechnology_areForWhatTheyName(self):
        document = CHIPS | {"width": 400, "items": CROSSED}
        _, _, selection, told = self.check(document, self.assistive("Remove Ada"), self.assistive("Cai"))
        self.assertEqual((selection, told), (["Cai"], [["remove", "Ada"]]))
        _, _, _, told = self.check(document, self.assistive("Remove Ada"), self.assistive("Remove Bea"), self.assistive("Remove Cai"))
        self.assertEqual(told, [["remove", "Ada"], ["remove", "Bea"], ["remove", "Cai"]])

    def test_pointer_isForWhatIsSeen(self):
        document = CHIPS | {"width": 400, "items": CROSSED}
        _, _, selection, told = self.check(document, self.pointer("Remove Ada"), self.pointer("Cai"), self.pointer("Bea"))
        self.assertEqual((selection, told), (["Bea", "Cai"], [["remove", "Ada"]]))

    def test_otherWidth_leavesInputsWithTheirItems(self):
        chips = {"type": "chips", "width": 300, "selection": "single", "items": ["tea", "coffee", {"text": "cocoa", "enabled": False}, "water", "lemonade"]}
        for way in [self.assistive, self.pointer]:
            for name in ["water", "lemonade"]:
                self.assertEqual(self.check(chips, self.width(160), way(name))[2], [name])
            for name in ["Week", "Month"]:
                self.assertEqual(self.check(SEGMENTS, self.width(150), way(name))[2], [name])

    def test_hiddenChips_areUsedWhileTheyCome(self):
        document = json.loads((ROOT / "Examples/stack/filters.json").read_text())
        self.assertIn("brand/Larch", self.check(document, self.assistive("4 more"), self.assistive("Larch"))[2])
        self.assertIn("brand/Larch", self.check(document, self.pointer("4 more"), self.pointer("Larch"))[2])
        crowded = CHIPS | {"width": 150, "maxRows": 1}
        self.check(crowded, *self.keys("Tab", "End", "Enter", " ", "ArrowRight", " "))

    def test_otherItems_areUsedWhileTheyCome(self):
        update = f"picker.update({json.dumps(CHIPS | {'items': ['Milk', 'Mate', 'Tea']})}); true"
        self.assertEqual(self.check(CHIPS, lambda: self.page.evaluate(update), self.assistive("Tea"), self.assistive("Mate"))[2], ["Mate", "Tea"])
        self.check(CHIPS, *self.keys("Tab", "ArrowRight"), lambda: self.page.evaluate(update), *self.keys(" ", "ArrowRight", " "))

    def test_everyOtherControl_isUsedWhileItMoves(self):
        picker = {"type": "colorPicker", "space": "greyscale", "width": 300, "controls": ["slider(white)", "slider(alpha)"], "values": [0.5, 1]}
        touch = {"type": "chromaTouch", "width": 300, "height": 400, "value": "#40BFBF"}
        pages = {"type": "carousel", "width": 200, "height": 120, "count": 4}
        panel = {"type": "stack", "spacing": 20, "items": [CHIPS | {"width": 400, "items": CROSSED}, SEGMENTS | {"id": "range"}, picker]}
        for document, inputs in [
                (SEGMENTS, self.keys("Tab", "ArrowRight", "ArrowRight", "Home", "ArrowLeft")), (SEGMENTS, [self.pointer("Month"), self.pointer("Week")]),
                (picker, self.keys("Tab", "ArrowRight", "ArrowRight", "Tab", "End", "ArrowLeft")), (touch, self.keys("Tab", "Tab", "Enter", "Escape", "Enter", "Enter", " ")),
                (pages, self.keys("Tab", "ArrowRight", "ArrowRight", "ArrowLeft", "End")),
                (panel, [self.assistive("Remove Ada"), self.assistive("Month"), self.assistive("Remove Bea"), self.assistive("Cai")]),
                (panel, [self.pointer("Remove Ada"), self.pointer("Month"), self.pointer("Remove Bea"), self.pointer("Cai")]),
                (panel, self.keys("Tab", "Delete", "Tab", "ArrowRight", "Tab", "ArrowRight"))]:
            with self.subTest(document["type"]):
                self.check(document, *inputs)


class KeysOfRoles(UseCase):
    """Keys as the ARIA Authoring Practices have them."""

    def pressed(self, *keys, **modifiers):
        for key in keys:
            self.page.key(key, **modifiers)
        self.rest()

    def test_radioGroup_wraps_andTakesAllFourArrows(self):
        self.show(SEGMENTS)
        self.pressed("Tab")
        for key, selected in [("ArrowLeft", "Month"), ("ArrowRight", "Day"), ("ArrowUp", "Month"), ("ArrowDown", "Day"), ("ArrowDown", "Week")]:
            self.pressed(key)
            self.assertEqual((self.focused(), self.page.evaluate("picker.session.selection")), (selected, [selected]), key)

    def test_listBox_hasHomeAndEnd_alsoWithControl(self):
        self.show(CHIPS | {"width": 150})
        self.assertGreater(self.page.evaluate("new Set([...host.querySelectorAll('[role=option]')].map((each) => each.getBoundingClientRect().y)).size"), 1)
        self.pressed("Tab")
        for control in [False, True]:
            self.pressed("End", control=control)
            self.assertEqual(self.focused(), "Milk")
            self.pressed("Home", control=control)
            self.assertEqual(self.focused(), "Tea")

    def test_listBoxOfMany_takesAll_andShiftTogglesTheNext(self):
        self.show(CHIPS)
        self.pressed("Tab")
        self.pressed("a", control=True)
        self.assertEqual(self.page.evaluate("picker.session.selection"), ["Tea", "Coffee", "Cocoa", "Milk"])
        self.assertEqual([name for name, _ in self.sent()], ["change"])
        self.pressed("ArrowRight", "ArrowRight", shift=True)
        self.assertEqual((self.focused(), self.page.evaluate("picker.session.selection")), ("Cocoa", ["Tea", "Milk"]))
        self.show(CHIPS | {"selection": "single"})
        self.pressed("Tab")
        self.pressed("a", control=True)
        self.pressed("ArrowRight", shift=True)
        self.assertEqual((self.focused(), self.page.evaluate("picker.session.selection")), ("Coffee", []))

    def test_stagesOfATouchSwatch_andItsPresets_areReachedByKeys(self):
        self.page.evaluate("window.stages = []; host.addEventListener('picker-stage', ({ detail: { stage } }) => stages.push(stage)); true")
        self.show({"type": "chromaTouch", "width": 300, "height": 400, "value": "#40BFBF"})
        self.pressed("Tab", "Tab")
        for key, stage in [("Enter", "peek"), ("Escape", "sliders"), (" ", "peek"), (" ", "popped"), ("Enter", "sliders")]:
            self.pressed(key)
            self.assertEqual(self.page.evaluate("stages.at(-1)"), stage)
        self.page.evaluate("stages.length = 0")
        self.pressed("Tab", "Enter")
        while self.page.evaluate("document.activeElement.part[0]") != "preset":
            self.pressed("Tab")
            self.assertTrue(self.page.evaluate("host.contains(document.activeElement)"))
        self.pressed("Enter")
        self.assertEqual(self.page.evaluate("[picker.session.color.hex, stages]"), ["#FF0000", ["peek", "sliders"]])

    def test_pressThatSlidesToAnotherSegment_takesThatOne(self):
        for document, selected in [(SEGMENTS, ["Month"]), (SEGMENTS | {"selected": ["Day", "Month"]}, ["Day"]), (SEGMENTS | {"momentary": True}, [])]:
            self.show(document)
            week, month = self.middle("Week"), self.middle("Month")
            self.page.drag([week, ((week[0] + month[0]) / 2, week[1]), month])
            self.rest()
            self.assertEqual(self.page.evaluate("picker.session.selection"), selected)
            self.assertEqual([detail["id"] for _, detail in self.sent()], ["Month"])
            # What is left takes nothing.
            self.page.drag([week, month, (month[0], month[1] + 200)])
            self.rest()
            self.assertEqual((self.sent(), self.page.evaluate("picker.session.selection")), ([], selected))

    def test_segmentsThatScroll_areScrolledByAPress(self):
        names = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"]
        self.show({"type": "segmented", "width": 200, "items": names, "whenNarrow": ["scroll"]})
        x, y = self.middle("Tuesday")
        self.page.drag([(x, y), (x - 30, y), (x - 60, y)])
        self.rest()
        self.assertEqual(self.page.evaluate("picker.session.selection"), ["Monday"])


class Surroundings(UseCase):
    """The scheme, the text size and the form that a control is in."""

    COLORS = "[...host.querySelectorAll('.picker-text')].map((each) => getComputedStyle(each).color)"

    def test_scheme_isThatOfThePage_unlessSomethingSaysOtherwise(self):
        black, white = "rgb(0, 0, 0)", "rgb(255, 255, 255)"
        for scheme, media, color in [("normal", "dark", black), ("light dark", "dark", white), ("light dark", "light", black), ("dark", "light", white)]:
            self.page.media({"prefers-color-scheme": media})
            self.page.evaluate(f"document.documentElement.style.colorScheme = '{scheme}'; true")
            for options, document, found in [
                    ("{}", CHIPS, color), ("{}", json.dumps(CHIPS), color), ("{ scheme: 'light' }", CHIPS, black), ("{ scheme: 'dark' }", CHIPS, white),
                    ("{}", CHIPS | {"scheme": "light"}, black), ("{ settings: { scheme: 'light' } }", CHIPS, black), ("{}", CHIPS | {"fill": "beige"}, black),
                    ("{}", CHIPS | {"chip": {"fill": "beige"}}, black), ("{}", {"type": "stack", "fill": "beige", "items": [CHIPS]}, black)]:
                self.show(document, options)
                self.assertEqual(set(self.page.evaluate(self.COLORS)), {found}, (scheme, media, options))

    def test_textSize_isThatOfThePage_whereThatIsWanted(self):
        def sizes(options):
            self.show(CHIPS, options)
            return self.page.evaluate("[parseFloat(getComputedStyle(host.querySelector('.picker-text')).fontSize), host.querySelector('.picker-layer').getBoundingClientRect().width]")
        usual, natural = sizes("{}")
        self.page.evaluate("document.documentElement.style.fontSize = '200%'; true")
        self.assertEqual(sizes("{}"), [usual, natural])
        size, width = sizes("{ textScale: 'page' }")
        self.assertEqual(size, 2 * usual)
        self.assertGreater(width, 1.5 * natural)
        self.assertEqual(sizes("{ textScale: 1.5 }")[0], 1.5 * usual)
        sizes("{ textScale: 'page' }")
        self.page.evaluate("picker.session.select('Milk', picker.now); picker.redraw(); document.documentElement.style.fontSize = ''; true")
        self.rest()
        self.assertEqual(self.page.evaluate("[parseFloat(getComputedStyle(host.querySelector('.picker-text')).fontSize), picker.session.selection]"), [usual, ["Milk"]])

    def test_disabledControl_isRead_andNotUsed(self):
        self.show(CHIPS)
        self.page.evaluate("picker.disabled = true")
        self.rest()
        self.assertEqual(self.states("aria-disabled"), {name: "true" for name in ["Drinks", *CHIPS["items"]]})
        self.assertEqual(self.page.evaluate("[host.querySelectorAll('[tabindex]').length, host.querySelectorAll('[inert]').length]"), [0, 0])
        self.click("Tea")
        self.page.evaluate("host.querySelector('[aria-label=Milk]').click()")
        self.assertEqual((self.page.evaluate("picker.session.selection"), self.sent()), ([], []))
        self.page.evaluate("picker.disabled = false")
        self.click("Tea")
        self.assertEqual((self.page.evaluate("picker.session.selection"), self.states("aria-disabled")), (["Tea"], {}))

    def element(self, markup):
        """A form with elements, which can be used."""
        self.page.evaluate(
            f"(async () => {{ const {{ PickerLayoutElement }} = await import('/Web/dist/element.js'); PickerLayoutElement.engine = engine; host.innerHTML = {json.dumps(markup)};"
            " window.element = host.querySelector('picker-layout');"
            " await new Promise((done, fail) => { element.addEventListener('load', done); element.addEventListener('error', ({ message }) => fail(new Error(message))) });"
            " window.within = element.shadowRoot; return true })()")

    SCRIPT = '<script type="application/json">{"type": "chips", "selection": "multiple", "items": ["Tea", "Milk"]}</script>'

    def test_disabledElement_staysReadable_andIsNoPartOfItsForm(self):
        self.element(f'<form><fieldset disabled><picker-layout name="drink">{self.SCRIPT}</picker-layout></fieldset></form>')
        facts = "[[...within.querySelectorAll('[role=option]')].map((each) => [each.ariaDisabled, each.hasAttribute('tabindex')]), within.querySelector('[inert]')]"
        self.assertEqual(self.page.evaluate(facts), [[["true", False], ["true", False]], None])
        self.page.evaluate("element.value = 'Tea'; true")
        self.assertEqual(self.page.evaluate("[...new FormData(host.querySelector('form'))]"), [])
        self.page.evaluate("host.querySelector('fieldset').disabled = false; true")
        self.assertEqual(self.page.evaluate("[...new FormData(host.querySelector('form'))]"), [["drink", "Tea"]])
        self.assertEqual(self.page.evaluate(facts)[0], [[None, True], [None, True]])

    def test_element_isNamedByItsLabel(self):
        self.element(f'<label for="drink">Your drink</label><picker-layout id="drink">{self.SCRIPT}</picker-layout>')
        self.assertEqual(self.page.evaluate("[[...element.labels].length, within.querySelector('[role=listbox]').ariaLabel]"), [1, "Your drink"])
        self.element('<label>Your drink <picker-layout><script type="application/json">{"type": "chips", "label": "Drinks", "items": ["Tea"]}</script></picker-layout></label>')
        self.assertEqual(self.page.evaluate("within.querySelector('[role]').ariaLabel"), "Drinks")

    def test_element_isRestored(self):
        self.element(f'<form><picker-layout name="drink">{self.SCRIPT}</picker-layout></form>')
        self.page.evaluate("element.formStateRestoreCallback(JSON.stringify(['Milk']), 'restore'); true")
        self.assertEqual(self.page.evaluate("[element.selection, [...new FormData(host.querySelector('form'))]]"), [["Milk"], [["drink", "Milk"]]])

    def lazyElement(self, document, attributes):
        """A form with an element as a server writes it."""
        self.page.evaluate(
            "(async () => { const { PickerLayoutElement } = await import('/Web/dist/element.js'); window.loads = 0; PickerLayoutElement.engine = () => { loads += 1; return engine };"
            f" const document = {json.dumps(document)};"
            f" host.setHTMLUnsafe(`<form><picker-layout loading='lazy' {attributes}><template shadowrootmode='open' shadowrootdelegatesfocus><div>${{render(document, {{ engine }})}}</div></template>"
            "<script type='application/json'>${JSON.stringify(document)}</scr" "ipt></picker-layout></form>`);"
            " window.element = host.querySelector('picker-layout'); window.form = host.querySelector('form'); window.within = element.shadowRoot; await new Promise((done) => setTimeout(done, 50)) })()")

    SENT = "[loads, [...new FormData(form)]]"

    def test_lazyElement_tellsItsForm_whatWasWritten_beforeItIsLoaded(self):
        self.lazyElement({"type": "chips", "selection": "multiple", "items": ["Tea", {"text": "Milk", "selected": True}]}, "name='drink' value='Milk'")
        self.assertEqual(self.page.evaluate(self.SENT), [0, [["drink", "Milk"]]])
        self.page.evaluate("form.reset(); element.formStateRestoreCallback(JSON.stringify(['Milk']), 'restore'); new Promise((done) => setTimeout(done, 50))")
        self.assertEqual(self.page.evaluate("[loads, element.value]"), [0, "Milk"])
        self.page.evaluate("within.querySelector('[aria-label=Tea]').click(); element.prepare().then(() => true)")
        self.assertEqual(self.page.evaluate(self.SENT), [1, [["drink", "Tea"], ["drink", "Milk"]]])
        self.page.evaluate("form.reset(); new Promise((done) => setTimeout(done, 50))")
        self.assertEqual(self.page.evaluate(self.SENT), [1, [["drink", "Milk"]]])

    def test_lazyElement_hasSeveralValues_orNoneWhereOneIsRequired(self):
        document = {"type": "chips", "selection": "multiple", "items": ["Tea", "Milk", "Rum"]}
        selected = document | {"items": [{"text": each, "selected": True} for each in ["Tea", "Green tea"]]}
        self.lazyElement(selected, "name='drink' value='[&quot;Tea&quot;, &quot;Green tea&quot;]' required")
        self.assertEqual(self.page.evaluate("[...new FormData(form), element.checkValidity(), loads]"), [["drink", "Tea"], ["drink", "Green tea"], True, 0])
        self.lazyElement(document, "name='drink' value='' required")
        self.assertEqual(self.page.evaluate("[...new FormData(form), element.validity.valueMissing, loads]"), [True, 0])

    def test_lazyElement_isLoadedAtOnce_whereNobodySaysItsValue_orAnotherOneWasKept(self):
        document = {"type": "chips", "selection": "multiple", "items": ["Tea", "Milk"]}
        self.lazyElement(document, "name='drink'")
        self.assertEqual(self.page.evaluate("element.prepare().then(() => loads)"), 1)
        self.lazyElement(document, "name='drink' value=''")
        self.page.evaluate("element.formStateRestoreCallback(JSON.stringify(['Milk']), 'restore'); element.prepare().then(() => true)")
        self.assertEqual(self.page.evaluate(self.SENT), [1, [["drink", "Milk"]]])


class Served(MountedCase):
    """What `render` writes, and `hydrate` takes over."""

    NAMES = ["chips/selection", "chips/icons", "segmented/icons-and-badges", "stack/filters", "grid/controls", "colorPicker/sliders", "carousel/many"]

    def test_hydrate_changesNoPixelAndMovesNothing(self):
        page = self.open(390)
        page.evaluate("document.fonts.ready.then(() => true)")
        for name in self.NAMES:
            with self.subTest(name):
                text = (ROOT / f"Examples/{name}.json").read_text()
                page.evaluate(
                    f"host.innerHTML = render({json.dumps(text)}, {{ engine, width: host.clientWidth, fonts: {{ 'Inter Variable': '/Fonts/Inter/InterVariable.ttf' }} }});"
                    "document.fonts.load('16px \"PickerLayout Inter Variable\"').then(() => true)")
                page.settle()
                before = page.screenshot()
                markup = page.evaluate("host.querySelector('.picker-layer').outerHTML")
                page.evaluate(
                    "window.shifts = []; window.watcher = new PerformanceObserver((list) => shifts.push(...list.getEntries().map(({ value }) => value)));"
                    "watcher.observe({ type: 'layout-shift' }); window.parts = [...host.querySelectorAll('[part]')];"
                    "window.changed = []; window.changes = new MutationObserver((records) => changed.push(...records.map((each) => `${each.type} ${each.attributeName ?? ''}`)));"
                    "changes.observe(host.querySelector('.picker-layer'), { subtree: true, attributes: true, childList: true, characterData: true });"
                    "window.picker = hydrate(host, { engine }); 0")
                page.settle()
                page.evaluate("new Promise((done) => setTimeout(done, 100))")
                self.assertEqual(page.screenshot(), before)
                self.assertEqual(page.evaluate("[shifts, changed]"), [[], []])
                self.assertEqual(page.evaluate("host.querySelector('.picker-layer').outerHTML"), markup)
                self.assertEqual(page.evaluate("parts.every((part) => part.isConnected)"), True)
                page.evaluate("watcher.disconnect(); changes.disconnect(); picker.destroy(); 0")
                self.assertEqual(page.evaluate("host.childNodes.length"), 0)
        page.close()

    def test_hydrated_isUsed(self):
        page = self.open(390)
        page.evaluate(f"host.innerHTML = render({json.dumps(CHIPS)}, {{ engine }}); window.picker = hydrate(host, {{ engine }}); 0")
        page.click(*page.evaluate("(({ x, y, width, height }) => [x + width / 2, y + height / 2])(host.querySelector('[aria-label=Milk]').getBoundingClientRect())"))
        self.assertEqual(page.evaluate("[picker.session.selection, host.querySelector('[aria-selected=true]').ariaLabel]"), [["Milk"], "Milk"])
        page.close()

    def test_itemThatHasTheFocusBefore_isUsedByKeys(self):
        page = self.open(390)
        page.evaluate(
            f"host.innerHTML = render({json.dumps(CHIPS)}, {{ engine }}); host.querySelector('[aria-label=Tea]').focus(); window.picker = hydrate(host, {{ engine }}); 0")
        page.key("Enter")
        self.assertEqual(page.evaluate("[picker.session.selection, document.activeElement.ariaLabel]"), [["Tea"], "Tea"])
        page.close()

    LATER = ("(async () => {{ const {{ whenNeeded }} = await import('/Web/dist/lazy.js'); window.begun = 0; host.innerHTML = render({}, {{ engine, width: 300 }});"
             " window.needed = whenNeeded(host, async () => {{ begun += 1; await new Promise((done) => setTimeout(done, 200)); return window.picker = hydrate(host, {{ engine }}) }});"
             " await new Promise((done) => setTimeout(done, 100)); return begun }})()")

    def later(self, document, width=800):
        page = self.open(width)
        self.assertEqual(page.evaluate(self.LATER.format(json.dumps(document))), 0)
        return page

    def test_firstInput_loadsWhatIsNeeded_andIsNotLost(self):
        middle = "(({ x, y, width, height }) => [x + width / 2, y + height / 2])(host.querySelector('[aria-label=%s]').getBoundingClientRect())"
        for use, selection in [
                (lambda page: page.click(*page.evaluate(middle % "Milk")), ["Milk"]), (lambda page: [page.key("Tab"), page.key(" ")], ["Tea"]),
                (lambda page: [page.key("Tab"), page.key("ArrowRight"), page.key("Enter")], ["Coffee"]),
                (lambda page: page.evaluate("host.querySelector('[aria-label=Cocoa]').click()"), ["Cocoa"]),
                (lambda page: [page.click(*page.evaluate(middle % name)) for name in ["Tea", "Milk", "Tea"]], ["Milk"])]:
            page = self.later(CHIPS)
            use(page)
            self.assertEqual(page.evaluate("[begun, window.picker === undefined]"), [1, True])
            self.assertEqual(page.evaluate("needed.now().then(() => picker.session.selection)"), selection)
            self.assertEqual((page.evaluate("begun"), page.complaints()), (1, []))
            page.close()

    def test_otherWidth_loadsWhatIsNeeded(self):
        page = self.later(CHIPS | {"width": 300})
        page.evaluate("host.style.width = '500px'; new Promise((done) => setTimeout(done, 100))")
        self.assertEqual(page.evaluate("begun"), 0)
        page.evaluate("host.style.width = '200px'; new Promise((done) => setTimeout(done, 100))")
        self.assertEqual(page.evaluate("needed.now().then(() => [begun, host.querySelector('.picker-layer').getBoundingClientRect().width])"), [1, 200])
        page.close()

    def test_foreignMarkup_isAnError(self):
        page = self.open()
        error = page.evaluate("(() => { host.innerHTML = '<p>No</p>'; try { hydrate(host, { engine }) } catch (error) { return error.message } })()")
        self.assertIn("expected an element with what `render` has written", error)
        page.close()


class Narrow(MountedCase):
    """Pages as narrow as telephones and tablets, with margins as pages have them."""

    # What is drawn has the size that it is drawn in.
    DRAWN = ["drawing", "shape"]

    def test_everyExample_isAsWideAsThePage_at320_390And768Pixels(self):
        paths = [path for path in sorted((ROOT / "Examples").glob("*/*.json")) if path.parent.name not in ["check", "embedded", *self.DRAWN]]
        self.assertGreater(len(paths), 90)
        found = {}
        for width in [320, 390, 768]:
            page = self.open(width)
            for path in paths:
                sizes = page.evaluate(
                    f"(() => {{ const picker = mount(host, {json.dumps(json.loads(path.read_text()))}, {{ engine, transition: false }});"
                    " const sizes = [document.documentElement.scrollWidth, host.querySelector('.picker-layer').getBoundingClientRect().right];"
                    " picker.destroy(); return sizes })()")
                if sizes[0] > width or sizes[1] > width - 16 + 1 / 32:
                    found[f"{path.parent.name}/{path.stem} {width}"] = sizes
            page.close()
        self.assertEqual(found, {})


class Fonts(MountedCase):
    """Inter, of which a page loads the Latin part first."""

    BEGIN = ("(async () => { Object.assign(window, await import('/Web/dist/pickerlayout.js'), await import('/Web/dist/mount.js'));"
             " window.engine = await load(); return true })()")
    LOADED = "performance.getEntriesByType('resource').map(({ name }) => name.split('/').pop()).filter((name) => name.includes('ttf'))"
    # The width of a text in the page, and that of its element.
    WIDTHS = ("[...host.querySelectorAll('.picker-text')].map((each) => { const range = document.createRange(); range.selectNodeContents(each);"
              " return Math.abs(range.getBoundingClientRect().width - parseFloat(each.style.width)) })")

    def test_withoutFonts_textsAreAsWideAsInThePage_alsoInAFamilyThatItLacks(self):
        page = self.browser.page(self.address, 500, 400)
        page.evaluate(self.BEGIN.replace("load()", "load({ fonts: [] })"))
        document = CHIPS | {"items": ["Vegetarian", {"text": "Low carb", "font": {"family": "Nobody has this"}}]}
        page.evaluate(f"window.picker = mount(host, {json.dumps(document)}, {{ engine }}); 0")
        self.assertLess(max(page.evaluate(self.WIDTHS)), 0.5)
        page.close()

    def test_latin_loadsItsPart_andOtherLettersTheWholeFont(self):
        page = self.browser.page(self.address, 500, 400)
        page.evaluate(self.BEGIN)
        page.evaluate(f"window.picker = mount(host, {json.dumps(CHIPS)}, {{ engine }}); document.fonts.ready.then(() => true)")
        page.settle()
        self.assertEqual(page.evaluate(self.LOADED), ["Inter-Latin.ttf.gz"])
        self.assertLess(max(page.evaluate(self.WIDTHS)), 0.1)
        greek = {"type": "chips", "selection": "multiple", "items": ["Ζάχαρη", {"text": "Сахар", "selected": True}, "Sugar"]}
        page.evaluate(f"picker.update({json.dumps(greek)}); picker.session.select('Sugar', picker.now); engine.fontsReady.then(() => document.fonts.ready).then(() => true)")
        page.settle()
        self.assertEqual(page.evaluate(self.LOADED), ["Inter-Latin.ttf.gz", "Inter.ttf.gz"])
        self.assertLess(max(page.evaluate(self.WIDTHS)), 0.1)
        self.assertEqual(page.evaluate("picker.session.selection"), ["Сахар", "Sugar"])
        self.assertEqual(page.evaluate("[...document.fonts].length"), 1)
        self.assertEqual(page.complaints(), [])
        page.close()


class Access(MountedCase):
    """Every rule of axe-core, and Chromium's own accessibility trees."""

    LOOKS = ALL_LOOKS if IS_FULL else [PLAIN]
    MEDIA = [{}, {"forced-colors": "active"}]

    def test_everyExample_violatesNoRule_alsoInForcedColoursAndAfterInputs(self):
        found = {}
        checks = test_accessibility.AccessibilityTrees()
        for look, media in itertools.product(self.LOOKS, self.MEDIA):
            page = self.open(look.width, media=media)
            page.evaluate(JUDGE + BEGIN + "; true")
            for path in examples():
                begin(page, look.of(json.loads(path.read_text())), look.scheme)
                for step in ["loaded", "used"]:
                    if violations := checks.violations(page):
                        found[f"{path.stem} {look} {step} {media}"] = violations
                    for x, y in page.evaluate("targets()")[:2]:
                        page.click(x, y)
                    page.key("ArrowRight")
                    page.evaluate("rest()")
            page.close()
        self.assertEqual(found, {}, json.dumps(found, indent=1))

    def test_everyExample_inADarkPage_violatesNoRule(self):
        checks, found = test_accessibility.AccessibilityTrees(), {}
        page = self.open(PLAIN.width, media={"prefers-color-scheme": "dark"})
        page.evaluate(JUDGE + BEGIN + "; document.documentElement.style.cssText = 'color-scheme: light dark; background: #1c1c1e'; true")
        for path in examples():
            begin(page, json.loads(path.read_text()))
            if violations := checks.violations(page):
                found[path.stem] = violations
        page.close()
        self.assertEqual(found, {}, json.dumps(found, indent=1))

    def test_everyExample_hasTheAccessibilityOfTheEngine(self):
        checks = test_accessibility.AccessibilityTrees()
        page = self.open(1280)
        page.evaluate(JUDGE + BEGIN + "; document.querySelector('h1').remove()")
        count = 0
        for path in examples():
            with self.subTest(path.stem):
                begin(page, json.loads(path.read_text()))
                nodes = page.evaluate(
                    "(() => { const tree = picker.session ? picker.session.tree(picker.now) : shown();"
                    " const json = { ...JSON.parse(tree.json({ form: 'nodes' })), detail: ['accessibility'] };"
                    " return JSON.parse(engine.tree(json).json({ form: 'nodes' })).nodes })()")
                wanted = sorted(self.described(checks, node) for node in nodes if node["accessibility"]["role"] not in ("presentation", "generic"))
                found = sorted((role, name, sorted(states.items())) for role, name, states in checks.chromium(page) if role not in test_accessibility.IN_PAGES_ALONE)
                self.assertEqual([each for each in found], [each for each in wanted if each[0] != "text"])
                count += len(wanted)
        self.assertGreater(count, 300)
        page.close()

    def described(self, checks, node):
        one = node["accessibility"]
        name = one.get("name", test_accessibility.typeName(node) if one["role"] in test_accessibility.NAMED else "")
        return one["role"], name, sorted(checks.states(one.get("states", {})).items())
