"""What a screen reader is told of every example's page, by Chromium's own accessibility tree."""

import json

from .case import ROOT, BrowserCase

# Chromium's words for roles of ARIA.
ROLES = {"image": "img", "StaticText": "text"}
# Roles of Chromium's own that stand for nothing in the document.
PASSED_OVER = {"RootWebArea", "main", "generic", "none", "InlineTextBox"}
# States that both trees have, with Chromium's word for each; an absent one is false.
STATES = {
    "selected": "selected", "checked": "checked", "pressed": "pressed", "disabled": "disabled",
    "expanded": "expanded", "multiselectable": "multiselectable",
}


class AccessibilityTrees(BrowserCase):
    """The engine's `accessibility` of a tree, held against the accessibility tree of its page."""

    def engine(self, example):
        """Role, name and states of everything the engine tells, in order."""
        tree = json.loads(self.layout(
            "document", f"Examples/{example}.json", "--format", "json", "--detail", "accessibility"))
        told = []

        def visit(node):
            one = node.get("accessibility", {})
            if one.get("role", "generic") not in ("presentation", "generic"):
                told.append((one["role"], one.get("name", ""), self.states(one.get("states", {}))))
            for child in node.get("children", []):
                visit(child)

        visit(tree["root"])
        return told

    def states(self, states):
        held = {
            name: states[own] in (True, "true") for name, own in STATES.items() if own in states}
        return {name: True for name, holds in held.items() if holds}

    def chromium(self, page):
        """The same of a page: what is ignored left out, and the words of headings told once."""
        nodes = page.call("Accessibility.getFullAXTree")["nodes"]
        known = {node["nodeId"]: node for node in nodes}
        told = []

        def visit(node, inside):
            role = node.get("role", {}).get("value")
            name = node.get("name", {}).get("value", "")
            role = ROLES.get(role, role)
            isTold = not node.get("ignored") and role not in PASSED_OVER
            if isTold and not (role == "text" and inside):
                properties = {
                    each["name"]: each["value"].get("value") for each in node.get("properties", [])}
                told.append((role, name, self.states(properties)))
            for child in node.get("childIds", []):
                if child in known:
                    visit(known[child], inside or (isTold and role == "heading"))

        visit(next(node for node in nodes if "parentId" not in node), False)
        return told

    def test_everyExample_isToldAsTheEngineSays(self):
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
