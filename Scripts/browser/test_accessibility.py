"""The accessibility of pages, by Chromium's own accessibility tree and by the rules of axe-core; that of controls alone is tested mounted."""

import json
import re

from .case import LOADED, ROOT, BrowserCase

# Chromium's names of ARIA roles.
ROLES = {"image": "img", "StaticText": "text"}
# Internal roles of Chromium without an equivalent in the document.
PASSED_OVER = {"RootWebArea", "main", "generic", "none", "InlineTextBox"}
# Texts are in what they name, and the announcements of a page are in none of the engine's trees.
IN_PAGES_ALONE = {"text", "paragraph", "status"}
# States that both trees have, with Chromium's name for each; an absent one is false.
STATES = {
    "selected": "selected", "checked": "checked", "pressed": "pressed", "disabled": "disabled",
    "expanded": "expanded", "multiselectable": "multiselectable",
}
VALUES = ["valuemin", "valuemax"]
# Roles to which a page gives a name where the document gives none: that of the type.
NAMED = {"listbox", "list", "radiogroup", "group"}
# That name of lists of chips in the languages of examples.
CHIPS = {"ar": "خيارات", "de": "Auswahl", "he": "אפשרויות"}


def typeName(node):
    """`chromaTouch` as `Chroma touch`."""
    if node["role"] == "chips" and node.get("language") in CHIPS:
        return CHIPS[node["language"]]
    text = re.sub("[A-Z]", lambda letter: " " + letter[0].lower(), node["role"])
    return text[0].upper() + text[1:]


# The folders of examples that are not mounted, and some of the others.
FOLDERS = ["chromaTouch", "drawing", "shape", "text"]
OTHERS = [
    "carousel/one", "chips/food", "colorPicker/palette", "flow/priority", "grid/controls", "screens/checkout", "segmented/separators", "stack/filters"]


def examples():
    paths = [path for folder in FOLDERS for path in sorted((ROOT / "Examples" / folder).glob("*.json"))]
    return OTHERS + [str(path.relative_to(ROOT / "Examples").with_suffix("")) for path in paths]


class AccessibilityTrees(BrowserCase):
    """Compares the engine's `accessibility` of a tree with the accessibility tree of its page."""

    def engine(self, example, has_groups=True):
        """Role, name and states of all nodes of the engine's tree, in order; groups without a name have that of their type."""
        tree = json.loads(self.layout(
            "document", f"Examples/{example}.json", "--format", "json", "--detail", "accessibility"))
        nodes = []

        def visit(node):
            one = node.get("accessibility", {})
            if one.get("role", "generic") not in ("presentation", "generic"):
                name = one.get("name", typeName(node) if has_groups and one["role"] in NAMED else "")
                nodes.append((one["role"], name, self.states(one.get("states", {}))))
            for child in node.get("children", []):
                visit(child)

        visit(tree["root"])
        return nodes

    def states(self, states):
        found = {
            name: states[own] in (True, "true") for name, own in STATES.items() if own in states}
        values = {name: states[name] for name in VALUES if name in states}
        return {name: True for name, holds in found.items() if holds} | values

    def chromium(self, page):
        """Role, name and states of a page's nodes, without ignored ones, its title and the text nodes of headings."""
        nodes = page.call("Accessibility.getFullAXTree")["nodes"]
        known = {node["nodeId"]: node for node in nodes}
        exposed = []

        def visit(node, inside):
            role = node.get("role", {}).get("value")
            name = node.get("name", {}).get("value", "")
            role = ROLES.get(role, role)
            is_exposed = not node.get("ignored") and role not in PASSED_OVER
            properties = {
                each["name"]: each["value"].get("value") for each in node.get("properties", [])}
            is_title = role == "heading" and properties.get("level") == 1
            if is_exposed and not is_title and not (role == "text" and inside):
                exposed.append((role, name, self.states(properties)))
            for child in node.get("childIds", []):
                if child in known:
                    visit(known[child], inside or (is_exposed and role == "heading"))

        visit(next(node for node in nodes if "parentId" not in node), False)
        return exposed

    def test_everyExample_hasTheAccessibilityOfTheEngine(self):
        self.assertGreater(len(examples()), 30)
        count = 0
        for example in examples():
            with self.subTest(example):
                # With motion, some pages would turn by themselves.
                page = self.show(self.draw(example, "html"), media={"prefers-reduced-motion": "reduce"})
                page.evaluate(LOADED)
                found = self.chromium(page)
                if page.evaluate("document.querySelector('picker-layout') === null"):
                    wanted, found = self.names(self.engine(example, has_groups=False)), self.names(found)
                else:
                    wanted, found = [[node for node in nodes if node[0] not in IN_PAGES_ALONE] for nodes in (self.engine(example), found)]
                self.assertEqual(found, wanted)
                count += len(wanted)
        self.assertGreater(count, 100)

    def names(self, nodes):
        """What a picture, which has roles of its own, says: each name once, also where an image is in a group of its name."""
        names = [name for _, name, _ in nodes if name]
        return [name for place, name in enumerate(names) if names[place - 1:place] != [name]]


class Rules(BrowserCase):
    """Every rule of axe-core, best practices included."""

    def test_everyExample_violatesNone_alsoInDarkAndForcedColours(self):
        for example in examples():
            page = self.open(example)
            for media in [{}, {"prefers-color-scheme": "dark"}, {"forced-colors": "active"}]:
                with self.subTest(example, media=media):
                    page.media(media)
                    self.assertEqual(self.violations(page), [])

    def test_pageWithoutALanguage_violatesOne(self):
        page = self.open("chips/selection")
        page.evaluate("document.documentElement.removeAttribute('lang')")
        self.assertEqual([rule for rule, *_ in self.violations(page)], ["html-has-lang"])
