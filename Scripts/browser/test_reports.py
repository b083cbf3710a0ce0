"""The page of `layout check --report`: filters and tables by keyboard, light and dark, narrow and printed."""

import json
import pathlib

from .case import BrowserCase

CHIPS = {
    "type": "chips", "language": "en", "chip": {"maxWidth": 92, "minHeight": 44, "minWidth": 44},
    "items": ["One", {"id": "settings", "text": "Settings"}],
}
SEGMENTS = {
    "type": "segmented", "language": "en", "height": 44,
    "items": ["Day", "Week", "Month", {"id": "all", "text": "All of them"}],
}
TEXTS = {
    "de": {"settings": "Benachrichtigungseinstellungen", "One": "Eins", "Day": "Tag", "Week": "Woche",
           "Month": "Monat", "all": "Alle miteinander"},
    "fi": {"settings": "Ilmoitusasetukset", "One": "Yksi", "Day": "Päivä", "Week": "Viikko",
           "Month": "Kuukausi", "all": "Kaikki yhdessä"},
}

# The contrast of an element's text with what is behind it, by WCAG.
CONTRAST = """
(selector => {
  const channels = text => text.match(/[\\d.]+/g).map(Number);
  const light = color => color.slice(0, 3).map(each => each / 255)
    .map(each => each <= 0.04045 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4)
    .reduce((sum, each, lane) => sum + each * [0.2126, 0.7152, 0.0722][lane], 0);
  const element = document.querySelector(selector);
  let behind = element;
  while (behind && channels(getComputedStyle(behind).backgroundColor)[3] === 0) behind = behind.parentElement;
  const both = [getComputedStyle(element).color, getComputedStyle(behind).backgroundColor]
    .map(channels).map(light).sort((a, b) => a - b);
  return (both[1] + 0.05) / (both[0] + 0.05);
})
"""


class Reports(BrowserCase):
    page_bytes = None

    def report(self, **options):
        """The page of a report on two documents in three languages, at three widths and two text sizes."""
        if Reports.page_bytes is None:
            folder = pathlib.Path(self._folder.name)
            files = []
            for name, document in [("chips.json", CHIPS), ("segments.json", SEGMENTS)]:
                files.append(str(folder / name))
                pathlib.Path(files[-1]).write_text(json.dumps(document), "utf-8")
            (folder / "locales").mkdir()
            for locale, texts in TEXTS.items():
                (folder / "locales" / f"{locale}.json").write_text(json.dumps(texts), "utf-8")
            page = folder / "report.html"
            self.layout(
                "check", *files, "--strings", str(folder / "locales"), "--width", "150,320,640",
                "--text-scale", "1,2", "--report", str(page))
            Reports.page_bytes = page.read_bytes()
        return self.show(Reports.page_bytes, **options)

    def shown(self, page, attribute=None):
        """The number of cells that are shown, or the different values of an attribute of theirs."""
        cards = "[...document.querySelectorAll('article')].filter(card => !card.hidden)"
        if attribute is None:
            return page.evaluate(f"{cards}.length")
        return page.evaluate(f"[...new Set({cards}.map(card => card.dataset.{attribute}))]")

    def focus(self, page, selector):
        """Presses Tab until an element has the focus."""
        for _ in range(60):
            page.key("Tab")
            if page.evaluate(f"document.activeElement.matches({json.dumps(selector)})"):
                return
        self.fail(f"Tab does not reach {selector}")

    def test_everyCell_hasItsPictureBesideThatOfTheSource(self):
        page = self.report()
        count = self.shown(page)
        self.assertGreater(count, 8)
        self.assertEqual(
            page.evaluate("document.getElementById('count').textContent"),
            f"{count} of {count} cells with findings")
        pictures = page.evaluate(
            "[...document.querySelectorAll('article')].map(card => [card.dataset.locale,"
            " [...card.querySelectorAll('figcaption')].map(each => each.textContent)])")
        for locale, captions in pictures:
            self.assertEqual(captions, ["en"] if locale == "en" else [locale, "en"])
        page.evaluate("document.querySelector('article[data-locale=de]').scrollIntoView()")
        page.settle()
        box = page.evaluate(
            "(() => { const box = document.querySelector('article[data-locale=de] svg').getBoundingClientRect();"
            " return [box.x + scrollX, box.y + scrollY, box.width, box.height] })()")
        picture = page.screenshot(clip=box)
        # Text in black, and the mark of the item that was found.
        self.assertGreater(self.count(picture, "r < 60 && g < 60 && b < 60"), 50)
        self.assertGreater(self.count(picture, "r - g > 80 && r - b > 80"), 50)

    def test_filters_areUsedWithTheKeyboard(self):
        page = self.report()
        everything = self.shown(page)
        self.focus(page, "select[name=locale]")
        page.key("ArrowDown")
        locale = page.evaluate("document.activeElement.value")
        self.assertEqual(self.shown(page, "locale"), [locale])
        self.assertEqual(
            page.evaluate(
                "[...document.querySelectorAll('tbody tr')].filter(row => !row.hidden)"
                ".every(row => row.dataset.locale === document.querySelector('[name=locale]').value)"),
            True)
        self.focus(page, "select[name=width]")
        page.key("ArrowDown")
        self.assertEqual(self.shown(page, "width"), ["150"])
        self.focus(page, "button[type=reset]")
        page.key("Enter")
        page.settle()
        self.assertEqual(self.shown(page), everything)
        self.focus(page, "input[value=truncated]")
        page.key(" ")
        self.assertLess(self.shown(page), everything)
        self.assertEqual(
            page.evaluate(
                "[...document.querySelectorAll('li')].some("
                "item => item.dataset.code === 'truncated' && !item.hidden)"), False)
        off = page.evaluate("document.querySelectorAll('td.off').length")
        self.assertEqual(off, everything - self.shown(page))

    def test_filters_areUsedWithThePointer(self):
        page = self.report()
        x, y = page.evaluate(
            "(() => { const box = document.querySelector('input[value=new]').getBoundingClientRect();"
            " return [box.x + box.width / 2, box.y + box.height / 2] })()")
        page.click(x, y)
        self.assertEqual(self.shown(page), 0)
        page.click(x, y)
        self.assertGreater(self.shown(page), 0)

    def test_aTable_isOneStopOfTab_andArrowKeysMoveInIt(self):
        page = self.report()
        stops = page.evaluate(
            "[...document.querySelectorAll('table')]"
            ".map(table => table.querySelectorAll('td a[tabindex=\"0\"]').length)")
        self.assertEqual(stops, [1, 1])
        self.focus(page, "td a")
        first = page.evaluate("document.activeElement.getAttribute('href')")
        page.key("ArrowRight")
        second = page.evaluate("document.activeElement.getAttribute('href')")
        self.assertNotEqual(first, second)
        page.key("ArrowLeft")
        self.assertEqual(page.evaluate("document.activeElement.getAttribute('href')"), first)
        page.key("Enter")
        page.settle()
        self.assertEqual(page.evaluate("location.hash"), first)
        self.assertEqual(page.evaluate("'#' + document.activeElement.id"), first)

    def test_texts_areLegible_inLightAndDark(self):
        backs = []
        for scheme in ["light", "dark"]:
            page = self.report(media={"prefers-color-scheme": scheme})
            for selector in [
                    "body", "header p", "td.new a", "td.fine", "tbody th", "article h3", "article h3 small",
                    "li.new b", "li small", "figcaption", "#filters label", "#legend summary"]:
                contrast = page.evaluate(f"{CONTRAST}({json.dumps(selector)})")
                self.assertGreaterEqual(contrast, 4.5, f"{selector} in {scheme}")
            backs.append(page.evaluate("getComputedStyle(document.body).backgroundColor"))
        self.assertNotEqual(*backs)

    def test_aTelephone_needsNoScrollingAcross(self):
        page = self.report(width=375, height=667)
        self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"), 375)
        small = page.evaluate(
            "[...document.querySelectorAll('td a, #filters select, #filters button')]"
            ".filter(each => each.getBoundingClientRect().height < 44).length")
        self.assertEqual(small, 0)

    def test_paper_hasNoFilters(self):
        page = self.report()
        page.call("Emulation.setEmulatedMedia", media="print")
        self.assertEqual(
            page.evaluate("getComputedStyle(document.getElementById('filters')).display"), "none")
        self.assertEqual(page.evaluate("getComputedStyle(document.querySelector('.scroll')).overflow"), "visible")

    def test_withoutScripts_everythingIsShown(self):
        page = self.report()
        count = self.shown(page)
        page.run_scripts(False)
        page.go(page.url)
        # The page runs none; the protocol still does.
        page.run_scripts(True)
        self.assertEqual(self.shown(page), count)
        self.assertEqual(page.evaluate("document.getElementById('filters').hidden"), True)

    def test_screenReaders_haveHeadingsNamesAndTables(self):
        page = self.report()
        page.evaluate("document.querySelector('article').scrollIntoView()")
        nodes = page.accessibility()
        roles = [role for role, _, _ in nodes]
        names = [name for role, name, _ in nodes if role == "link"]
        self.assertIn("Skip to the findings", names)
        self.assertTrue(any(name.startswith("de, 150 pt: ") for name in names), names[:5])
        for role in ["main", "banner", "heading", "table", "rowheader", "columnheader", "article", "form", "status"]:
            self.assertIn(role, roles)
        images = [name for role, name, _ in nodes if role in ("image", "img")]
        self.assertIn("de, 150 pt", images)
