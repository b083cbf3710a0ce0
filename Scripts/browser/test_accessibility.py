"""The accessibility of every example's page, as reported by Chromium's own accessibility tree."""

import json

from .case import ROOT, BrowserCase

# Chromium's names of ARIA roles.
ROLES = {"image": "img", "StaticText": "text"}
# Internal roles of Chromium without an equivalent in the document.
PASSED_OVER = {"RootWebArea", "main", "generic", "none", "InlineTextBox"}
# States that both trees have, with Chromium's name for each; an absent one is false.
STATES = {
    "selected": "selected", "checked": "checked", "pressed": "pressed", "disabled": "disabled",
    "expanded": "expanded", "multiselectable": "multiselectable",
}


class AccessibilityTrees(BrowserCase):
    """Compares the engine's `accessibility` of a tree with the accessibility tree of its page."""

    def engine(self, example):
        """Role, name and states of all nodes of the engine's tree, in order."""
        tree = json.loads(self.layout(
            "document", f"Examples/{example}.json", "--format", "json", "--detail", "accessibility"))
        nodes = []

        def visit(node):
            one = node.get("accessibility", {})
            if one.get("role", "generic") not in ("presentation", "generic"):
                nodes.append((one["role"], one.get("name", ""), self.states(one.get("states", {}))))
            for child in node.get("children", []):
                visit(child)

        visit(tree["root"])
        return nodes

    def states(self, states):
        found = {
            name: states[own] in (True, "true") for name, own in STATES.items() if own in states}
        return {name: True for name, holds in found.items() if holds}

    def chromium(self, page):
        """Role, name and states of a page's nodes, without ignored ones and the text nodes of headings."""
        nodes = page.call("Accessibility.getFullAXTree")["nodes"]
        known = {node["nodeId"]: node for node in nodes}
        exposed = []

        def visit(node, inside):
            role = node.get("role", {}).get("value")
            name = node.get("name", {}).get("value", "")
            role = ROLES.get(role, role)
            is_exposed = not node.get("ignored") and role not in PASSED_OVER
            if is_exposed and not (role == "text" and inside):
                properties = {
                    each["name"]: each["value"].get("value") for each in node.get("properties", [])}
                exposed.append((role, name, self.states(properties)))
            for child in node.get("childIds", []):
                if child in known:
                    visit(known[child], inside or (is_exposed and role == "heading"))

        visit(next(node for node in nodes if "parentId" not in node), False)
        return exposed

    def test_everyExample_hasTheAccessibilityOfTheEngine(self):
        examples = sorted(
            str(path.relative_to(ROOT / "Examples").with_suffix(""))
            for path in (ROOT / "Examples").glob("*/*.json"))
        self.assertGreater(len(examples), 40)
        count = 0
        for example in examples:
            with self.subTest(example):
                wanted = self.engine(example)
                found = self.chromium(self.open(example))
                self.assertEqual(found, wanted)
                count += len(wanted)
        self.assertGreater(count, 500)
