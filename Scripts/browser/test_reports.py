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


# Four labels of many languages, of which each has its own length.
MANY = {"type": "segmented", "language": "en", "items": ["Day", "Week", "Month", "Year"]}


class Reports(BrowserCase):
    pages = {}

    def written(self, documents, texts, *arguments):
        """The bytes of a report on documents by their names, with texts by locale and source."""
        folder = pathlib.Path(self._folder.name)
        for name, document in documents.items():
            (folder / name).write_text(json.dumps(document), "utf-8")
        (folder / "locales").mkdir()
        for locale, messages in texts.items():
            (folder / "locales" / f"{locale}.json").write_text(json.dumps(messages), "utf-8")
        page = folder / "report.html"
        self.layout(
            "check", *(str(folder / name) for name in documents), "--strings", str(folder / "locales"),
            "--report", str(page), *arguments)
        return page.read_bytes()

    def report(self, place="", **options):
        """The page of a report on two documents in three languages, at three widths and two text sizes."""
        if "few" not in Reports.pages:
            Reports.pages["few"] = self.written(
                {"chips.json": CHIPS, "segments.json": SEGMENTS}, TEXTS, "--width", "150,320,640", "--text-scale", "1,2")
        return self.show(Reports.pages["few"], place=place, **options)

    def many(self, **options):
        """The page of a report in 124 languages, at eight widths and three text sizes."""
        if "many" not in Reports.pages:
            locales = [f"es-{number:03}" for number in range(1, 125)]
            texts = {
                locale: {item: f"{item} {locale} {number * number}" for item in MANY["items"]}
                for number, locale in enumerate(locales)}
            Reports.pages["many"] = self.written(
                {"many.json": MANY}, texts, "--width", "180-320/20", "--text-scale", "1,1.35,2")
        return self.show(Reports.pages["many"], **options)

    def show(self, html, place="", **options):
        """Opens a page at an address of its own."""
        page = super().show(html, **options)
        if place:
            page.evaluate(f"location.hash = {json.dumps(place)}; location.reload()")
            page.browser.wait_for("Page.loadEventFired", page.session)
        page.settle()
        return page

    def choose(self, page, name, value):
        """Chooses an option of a filter."""
        page.evaluate(
            f"(() => {{ const field = document.querySelector('[name={name}]'); field.value = {json.dumps(value)};"
            " field.dispatchEvent(new Event('input', {bubbles: true})) })()")
        page.settle()

    def shown(self, page):
        """The number of cells that the page says it shows."""
        return int(page.evaluate("document.getElementById('count').textContent").split(" ")[0].replace(",", ""))

    def open_group(self, page, number=0):
        page.evaluate(f"document.querySelectorAll('.group summary')[{number}].click()")
        page.settle()

    def focus(self, page, selector):
        """Presses Tab until an element has the focus."""
        for _ in range(60):
            page.key("Tab")
            if page.evaluate(f"document.activeElement.matches({json.dumps(selector)})"):
                return
        self.fail(f"Tab does not reach {selector}")

    def titles(self, page):
        """The code and the label of each group."""
        return page.evaluate(
            "[...document.querySelectorAll('.group h3')].map(each => each.textContent.split(' ').slice(0, 2).join(' '))")

    def count_of(self, page, selector):
        return page.evaluate(f"document.querySelectorAll({json.dumps(selector)}).length")

    def test_findings_areGroupedByLabelAndCause(self):
        page = self.report()
        titles = self.titles(page)
        self.assertIn("truncated settings", titles)
        self.assertEqual(len(set(titles)), len(titles))
        self.assertEqual(self.count_of(page, "article"), 0)
        self.open_group(page, titles.index("truncated settings"))
        rows = page.evaluate(
            "[...document.querySelectorAll('.group[open] tbody th')].map(each => each.textContent)")
        self.assertEqual(rows, ["de", "fi", "en"])
        links = self.count_of(page, ".group[open] td a")
        self.assertEqual(self.count_of(page, ".group[open] article"), links)

    def test_everyCell_hasItsPictureBesideThatOfTheSource(self):
        page = self.report()
        self.open_group(page, self.titles(page).index("truncated settings"))
        captions = page.evaluate(
            "[...document.querySelectorAll('.group article')].map(card => [...card.querySelectorAll('figcaption')]"
            ".map(each => each.textContent))")
        self.assertGreater(len(captions), 3)
        for caption in captions:
            self.assertEqual(caption[-1], "en")
            self.assertEqual(len(caption), 1 if caption[0] == "en" else 2)
        page.evaluate("document.querySelector('.group article svg').scrollIntoView()")
        page.settle()
        box = page.evaluate(
            "(() => { const box = document.querySelector('.group article svg').getBoundingClientRect();"
            " return [box.x + scrollX, box.y + scrollY, box.width, box.height] })()")
        picture = page.screenshot(clip=box)
        # Text in black, and the mark of the item that was found.
        self.assertGreater(self.count(picture, "r < 60 && g < 60 && b < 60"), 50)
        self.assertGreater(self.count(picture, "r - g > 80 && r - b > 80"), 50)

    def test_pictures_areDrawnWhenTheyComeIntoView(self):
        page = self.many(height=600)
        self.assertEqual(self.count_of(page, "figure"), 0)
        self.open_group(page)
        figures = self.count_of(page, "figure svg")
        drawn = "[...document.querySelectorAll('figure svg')].filter(each => each.firstChild).length"
        before = page.evaluate(drawn)
        self.assertGreater(figures, 30)
        self.assertLess(before, figures / 2)
        page.evaluate("[...document.querySelectorAll('article')].pop().scrollIntoView()")
        page.settle()
        page.settle()
        self.assertGreater(page.evaluate(drawn), before)
        self.assertGreater(
            page.evaluate("[...document.querySelectorAll('article')].pop().querySelector('svg').childElementCount"), 1)
        ids = page.evaluate("[...document.querySelectorAll('[id]')].map(each => each.id)")
        self.assertEqual(len(set(ids)), len(ids))

    def test_manyLanguages_areASmallPage_ofFewElements(self):
        page = self.many()
        self.assertGreater(self.shown(page), 2500)
        self.assertLess(len(Reports.pages["many"]), 3_000_000)
        # What is not opened is not there: the table has its first locales.
        self.assertEqual(self.count_of(page, ".matrix tbody tr"), 24)
        self.assertLess(self.count_of(page, "*"), 2500)
        self.choose(page, "locale", "es-077")
        self.assertEqual(self.count_of(page, ".matrix tbody tr"), 1)
        self.choose(page, "locale", "")
        self.assertLess(self.count_of(page, "*"), 2500)

    def test_theRest_isOpened(self):
        page = self.many()
        self.assertEqual(
            page.evaluate("document.querySelector('.matrix .more').textContent"), "and 101 more locales")
        self.focus(page, ".matrix .more")
        page.key("Enter")
        self.assertEqual(self.count_of(page, ".matrix tbody tr"), 125)
        self.assertEqual(
            page.evaluate("document.activeElement.closest('tr') === document.querySelectorAll('.matrix tbody tr')[24]"), True)
        self.assertEqual(self.count_of(page, ".matrix .more"), 0)
        self.open_group(page)
        cards = self.count_of(page, "article")
        page.evaluate("document.querySelector('.group .cards + .more').click()")
        self.assertEqual(self.count_of(page, "article"), cards + 200)

    def test_address_hasTheFiltersAndWhatIsOpen(self):
        page = self.report()
        self.choose(page, "locale", "de")
        self.open_group(page)
        page.evaluate("document.querySelector('.group[open] td a').click()")
        page.settle()
        address = page.evaluate("location.hash.slice(1)")
        shown = self.shown(page)
        card = page.evaluate("document.activeElement.dataset.cell")
        self.assertRegex(address, r"^locale=de&group=\d+&cell=\d+$")
        other = self.report(place=address)
        self.assertEqual(other.evaluate("document.querySelector('[name=locale]').value"), "de")
        self.assertEqual(self.shown(other), shown)
        self.assertEqual(other.evaluate("document.activeElement.dataset.cell"), card)
        self.assertEqual(self.count_of(other, ".group[open]"), 1)
        other.evaluate("location.hash = 'group=x&cell=99999&locale=none'")
        other.settle()
        self.assertEqual(self.count_of(other, ".group[open] article:focus"), 0)

    def test_filters_areUsedWithTheKeyboard(self):
        page = self.report()
        everything = self.shown(page)
        self.focus(page, "select[name=locale]")
        page.key("ArrowDown")
        page.settle()
        locale = page.evaluate("document.activeElement.value")
        self.assertEqual(
            page.evaluate("[...new Set([...document.querySelectorAll('tbody tr')].map(row => row.dataset.locale))]"), [locale])
        self.focus(page, "select[name=width]")
        page.key("ArrowDown")
        page.settle()
        self.assertIn("150", page.evaluate("document.querySelector('.matrix td a').getAttribute('aria-label')"))
        self.focus(page, "button[type=reset]")
        page.key("Enter")
        page.settle()
        page.settle()
        self.assertEqual(self.shown(page), everything)
        self.assertEqual(page.evaluate("location.hash"), "")
        self.focus(page, "input[value=truncated]")
        page.key(" ")
        page.settle()
        self.assertLess(self.shown(page), everything)
        self.assertEqual(
            page.evaluate("[...document.querySelectorAll('.group b')].some(each => each.textContent === 'truncated')"), False)

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
        self.assertGreater(len(stops), 0)
        self.assertEqual(set(stops), {1})
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
        self.assertEqual(page.evaluate("`#cell=${document.activeElement.dataset.cell}`"), first)

    def test_texts_areLegible_inLightAndDark(self):
        backs = []
        for scheme in ["light", "dark"]:
            page = self.report(media={"prefers-color-scheme": scheme})
            for number in range(page.evaluate("document.querySelectorAll('.group summary').length")):
                self.open_group(page, number)
            for selector in [
                    "body", "header p", "td.new a", "tbody th", "article h4", "article h4 small", ".about", ".group b",
                    "li.new b", "li small", "figcaption", "#filters label", "#legend summary"]:
                contrast = page.evaluate(f"{CONTRAST}({json.dumps(selector)})")
                self.assertGreaterEqual(contrast, 4.5, f"{selector} in {scheme}")
            backs.append(page.evaluate("getComputedStyle(document.body).backgroundColor"))
        self.assertNotEqual(*backs)

    def test_aTelephone_needsNoScrollingAcross(self):
        page = self.report(width=375, height=667)
        self.open_group(page)
        self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"), 375)
        small = page.evaluate(
            "[...document.querySelectorAll('td a, .more, summary, #filters select, #filters button')]"
            ".filter(each => each.getBoundingClientRect().height < 44).length")
        self.assertEqual(small, 0)

    def test_paper_hasNoFilters(self):
        page = self.report()
        page.call("Emulation.setEmulatedMedia", media="print")
        self.assertEqual(
            page.evaluate("getComputedStyle(document.getElementById('filters')).display"), "none")
        self.assertEqual(page.evaluate("getComputedStyle(document.querySelector('.scroll')).overflow"), "visible")

    def test_withoutScripts_everyLabelIsListed(self):
        page = self.report()
        labels = self.count_of(page, ".group")
        page.run_scripts(False)
        page.go(page.url)
        # The page runs none; the protocol still does.
        page.run_scripts(True)
        self.assertEqual(self.count_of(page, "noscript li"), labels)
        self.assertIn("de", page.evaluate("document.querySelector('noscript small').innerText"))
        self.assertEqual(page.evaluate("document.getElementById('filters').hidden"), True)

    def test_rulesOfAxe_areKept(self):
        page = self.many()
        self.open_group(page)
        self.focus(page, "td a")
        page.key("Enter")
        page.settle()
        self.assertEqual(self.violations(page), [])

    def test_screenReaders_haveHeadingsNamesAndTables(self):
        page = self.report()
        self.open_group(page)
        nodes = page.accessibility()
        roles = [role for role, _, _ in nodes]
        names = [name for role, name, _ in nodes if role == "link"]
        self.assertIn("Skip to the findings", names)
        self.assertTrue(any(name.startswith("de, 150 pt: ") for name in names), names[:5])
        for role in ["main", "banner", "heading", "table", "rowheader", "columnheader", "article", "form", "status"]:
            self.assertIn(role, roles)
        images = [name for role, name, _ in nodes if role in ("image", "img")]
        self.assertTrue(any(name.startswith("de, ") for name in images), images)
