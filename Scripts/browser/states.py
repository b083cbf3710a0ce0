"""Pages of controls that only toggle, which have all of their states and no engine, beside the same controls with it; Web/dist has to be built: make web."""

import json
import subprocess
import unittest

from .case import LAYOUT, PARTS
from .linked import WrittenPages

ITEMS = ["Tea", "Milk", "Mate", "Rum"]
DOCUMENTS = {
    "several": {"type": "chips", "items": ITEMS},
    "one": {"type": "chips", "id": "drinks", "label": "Drinks", "selection": "single", "items": ITEMS},
    "at least one": {"type": "chips", "selection": {"mode": "multiple", "required": True}, "items": ["Tea", {"text": "Milk", "selected": True}]},
    "at most two": {"type": "chips", "selection": {"mode": "multiple", "limit": 2}, "items": ITEMS},
    "a list": {"type": "chips", "selection": "none", "items": ITEMS},
    "disabled": {"type": "chips", "items": ["Tea", {"text": "Milk", "enabled": False}, {"text": "Mate", "id": "m"}]},
    "right to left": {"type": "chips", "direction": "rtl", "width": 120, "items": ITEMS, "scheme": "auto"},
    "two rows": {"type": "chips", "width": 140, "items": ITEMS, "detail": ["hits"]},
    "a track": {"type": "segmented", "items": ["A", "B", "C"]},
    "a track with a disabled segment": {"type": "segmented", "id": "range", "label": "Range", "width": 240, "items": ["Day", {"text": "Week", "enabled": False}, "Month"], "selected": "Month"},
}
INPUTS = ["click 0", "click 1", "click 1", "click 2", "ArrowRight", "ArrowDown", " ", "End", "Home", "m", "Enter", "ArrowUp", "click 0", "ArrowLeft", "Enter", "m", " "]
FACTS = ("[...{}.querySelectorAll('[part]')].map((element) => [element.part.value, ...['role', 'aria-label', 'aria-selected', 'aria-checked', 'aria-disabled', 'tabindex']"
         ".map((name) => element.getAttribute(name))])")
FOCUSED = "{}.activeElement?.getAttribute('aria-label') ?? null"
NAMES = ["picker-change", "picker-refuse"]
LISTEN = f"window.told = []; for (const name of {json.dumps(NAMES)}) document.addEventListener(name, ({{ type, detail }}) => told.push([type, detail])); 0"


class Toggled(WrittenPages):
    def written(self, document):
        """The page of the tool."""
        path = self.folder / "page.html"
        path.write_bytes(subprocess.run(
            [LAYOUT, "document", "-", "--format", "html"], input=json.dumps(document).encode(), check=True, capture_output=True).stdout)
        self.assertLess(path.stat().st_size, 150_000)
        return self.browser.page(path.as_uri(), 320, 600)

    def mounted(self, document):
        """The same control with the engine."""
        page = self.open(320, 600)
        page.evaluate(f"window.picker = mount(host, {json.dumps(document)}, {{ engine }}); document.fonts.ready.then(() => true)")
        return page

    def used(self, page, parts, root):
        """What a page shows and tells after each input."""
        page.evaluate(LISTEN)
        found = [page.evaluate(FACTS.format(parts))]
        for step in INPUTS:
            if step.startswith("click"):
                page.click(*page.evaluate(
                    f"(() => {{ const all = [...{parts}.querySelectorAll('[part~=chip], [part~=segment]')]; const {{ x, y, width, height }} = all[Math.min({step[6:]}, all.length - 1)].getBoundingClientRect();"
                    " return [x + width / 2, y + height / 2] })()"))
            else:
                page.key(step)
            # A click beside all items gives the focus to the first one, where a shadow tree delegates it.
            focused = None if step.startswith("click") else page.evaluate(FOCUSED.format(root))
            found.append([step, page.evaluate(FACTS.format(parts)), focused, page.evaluate("told.splice(0)")])
        return found

    def test_toggledByHandAndByKeys_isAsWithTheEngine(self):
        for name, document in DOCUMENTS.items():
            with self.subTest(name):
                written, mounted = self.written(document), self.mounted(document)
                found = self.used(written, PARTS, PARTS)
                expected = self.used(mounted, "host", "document")
                for one, other in zip(found, expected, strict=True):
                    self.assertEqual(one, other)
                self.assertEqual(written.complaints(), [])
                self.assertEqual(written.evaluate("customElements.get('picker-layout') ?? null"), None)
                written.close()
                mounted.close()

    def test_region_beyondTheControl_isTapped_andAPointBesideItIsNot(self):
        page = self.written(DOCUMENTS["several"])
        page.evaluate(LISTEN)
        x, y = page.evaluate(f"(({{ x, y, width }}) => [x + width / 2, y])({PARTS}.querySelector('[part~=chip]').getBoundingClientRect())")
        page.click(x, y - 1)
        page.click(x, y - 15)
        self.assertEqual([detail["selected"] for _, detail in page.evaluate("told")], [["Tea"]])
        page.close()

    def test_drag_togglesNothing(self):
        page = self.written({"type": "chips", "items": ["A", "B"]})
        page.evaluate(LISTEN)
        (x, y), (right, _) = page.evaluate(f"[...{PARTS}.querySelectorAll('[part~=chip]')].map((chip) => chip.getBoundingClientRect()).map(({{ x, y, width, height }}) => [x + width / 2, y + height / 2])")
        for start, end in [((x, y), (right, y)), ((x, y + 60), (x, y)), ((x - 8, y), (x + 8, y))]:
            page.drag([start, end])
        self.assertEqual(page.evaluate("told"), [])
        # Beside a chip that is narrower than its region.
        page.click(right + 21, y)
        self.assertEqual([detail["selected"] for _, detail in page.evaluate("told")], [["B"]])
        page.close()

    def test_pressThatSlidesToAnotherSegment_takesThatOne_andTheIndicatorSlides(self):
        page = self.written(DOCUMENTS["a track"])
        page.evaluate(LISTEN)
        points = page.evaluate(f"[...{PARTS}.querySelectorAll('[part~=segment]')].map((each) => each.getBoundingClientRect()).map(({{ x, y, width, height }}) => [x + width / 2, y + height / 2])")
        left = f"{PARTS}.querySelector('[part~=indicator]').getBoundingClientRect().x"
        before = page.evaluate(left)
        page.evaluate(f"window.seen = []; (function look() {{ seen.push({left}); requestAnimationFrame(look) }})(); 0")
        page.drag([points[1], points[2]])
        seen = page.evaluate("new Promise((done) => setTimeout(() => done(seen), 300))")
        self.assertEqual([detail["selected"] for _, detail in page.evaluate("told")], [["C"]])
        self.assertTrue(any(before < each < seen[-1] for each in seen), seen)
        page.close()

    def test_largerTextOfThePage_enlargesTheControl_whichIsUsed(self):
        page = self.written(DOCUMENTS["a track"])
        page.evaluate(LISTEN)
        width = page.evaluate(f"{PARTS}.querySelector('.picker-layer').getBoundingClientRect().width")
        page.evaluate("document.documentElement.style.fontSize = '150%'; new Promise((done) => setTimeout(done, 100))")
        self.assertAlmostEqual(page.evaluate(f"{PARTS}.querySelector('.picker-layer').getBoundingClientRect().width"), 1.5 * width, delta=1)
        page.click(*page.evaluate(f"(({{ x, y, width, height }}) => [x + width / 2, y + height / 2])([...{PARTS}.querySelectorAll('[part~=segment]')][2].getBoundingClientRect())"))
        self.assertEqual([detail["selected"] for _, detail in page.evaluate("told")], [["C"]])
        page.close()

    def test_otherControls_haveTheEngine(self):
        for keys in [
            {"width": 300}, {"items": [f"Chip {number}" for number in range(13)], "width": 200}, {"items": ["Tea", {"text": "Milk", "trailingIcon": "cross"}]},
            {"maxRows": 1, "width": 80, "overflow": {}}, {"type": "segmented", "width": 290}, {"type": "segmented", "momentary": True}, {"type": "segmented", "width": 160, "whenNarrow": ["menu"]},
            {"type": "segmented", "selected": ["Tea", "Milk"]}, {"type": "segmented", "items": list("abcdef")}, {"type": "segmented", "transition": {"from": 0}}, {"items": ITEMS + ["a", "b", "c"], "width": 200},
        ]:
            with self.subTest(keys):
                document = json.dumps({"type": "chips", "items": ITEMS} | keys).encode()
                output = subprocess.run([LAYOUT, "document", "-", "--format", "html"], input=document, check=True, capture_output=True).stdout
                self.assertTrue(b'id="core"' in output)


if __name__ == "__main__":
    unittest.main()
