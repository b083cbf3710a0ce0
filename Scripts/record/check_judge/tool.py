"""What `layout check` finds in a cell, and how it compares with what Chromium says."""

import collections
import json
import subprocess

CODES = ("truncated", "overflow")
# How many 1/64 px roundings of a label (up) and of a box (down) are worth together.
ROUNDING = 2


def rounding(cell, text):
    """How many 1/64 px roundings are worth together: Chromium rounds each run of a direction, and samples are runs."""
    placeholders = text.count("#") + text.count("@")
    return ROUNDING + (2 * placeholders if cell.direction == "rtl" else 0)


class Report:
    """The findings of a cell by item."""

    def __init__(self, report, cell):
        found = report["findings"]
        self.is_missing_glyphs = any(each["code"] == "missingGlyph" for each in found)
        self.direction = report["matrix"][-1]["direction"]
        self.items = collections.defaultdict(dict)
        for each in found:
            if each["code"] in CODES and not each.get("source"):
                self.items[int(each["id"])][each["code"]] = each


def check(command, cell, folder):
    """Runs the tool on the document of a cell, with the texts as a catalogue."""
    document, strings = folder / "cell.json", folder / "Localizable.xcstrings"
    document.write_text(json.dumps(cell.document))
    strings.write_text(json.dumps(_catalogue(cell)))
    answer = subprocess.run(
        [command, "check", document, "--strings", strings, "--locale", cell.locale, "--jobs", "1",
         "--width", str(cell.width), "--text-scale", str(cell.text_scale), "--format", "json"],
        stdout=subprocess.PIPE, check=True)
    return Report(json.loads(answer.stdout), cell)


def _catalogue(cell):
    strings = {}
    for place, text in enumerate(cell.texts):
        text = cell.translation(text)
        if isinstance(text, dict):
            forms = {category: _unit(form) for category, form in text.items()}
            localization = {"variations": {"plural": forms}}
        else:
            localization = _unit(text)
        strings[str(place)] = {"localizations": {cell.locale: localization}}
    return {"sourceLanguage": "zxx", "version": "1.0", "strings": strings}


def _unit(text):
    return {"stringUnit": {"state": "translated", "value": text}}


class Comparison:
    """Counts what agrees."""

    def __init__(self):
        self.counts = collections.Counter()
        self.differences = []
        self.most_missing = 0.0
        self.most_needed = 0.0

    def add(self, cell, report, verdict):
        if report.direction != cell.direction:
            self._differ(cell, None, f"is {report.direction}, {cell.direction} by CLDR")
        before = self.counts["truncated"] + self.counts["overflow"]
        for place in range(len(cell.texts)):
            self._add_item(cell, place, report.items.get(place, {}), verdict)
        self.counts["items"] += len(cell.texts)
        self.counts["items with placeholders"] += sum(
            isinstance(text, dict) or "#" in text or "@" in text for text in cell.texts)
        self.counts["cells with findings"] += (
            self.counts["truncated"] + self.counts["overflow"] > before)
        self.counts["items outside"] += sum(out > 0 for out in verdict.out)

    def _add_item(self, cell, place, found, verdict):
        excess, out = verdict.excess[place], verdict.out[place]
        worst = max(excess, out)
        for code in found:
            self.counts[code] += 1
        if bool(found) != (worst > 0):
            if abs(worst) <= rounding(cell, verdict.form(cell, place)):
                self.counts["at the boundary"] += 1
            else:
                self._differ(cell, place, f"{list(found)}, in Chromium {worst / 64} px too long")
        elif found:
            self._compare(cell, place, found, verdict)
            for each in found.values():
                if each["text"] != verdict.texts[place]:
                    self._differ(cell, place, f"is {each['text']!r}, in Chromium {verdict.texts[place]!r}")

    def _compare(self, cell, place, found, verdict):
        worst = max(verdict.excess[place], verdict.out[place])
        needed = verdict.needed[place]
        # Where the beginning and the ellipsis are too wide as well, Chromium hides them, and tells of the whole label.
        cut = [found["truncated"]] if "truncated" in found else found.values()
        missing = max(each["missing"] for each in cut)
        self.most_missing = max(self.most_missing, abs(missing * 64 - worst))
        allowed = rounding(cell, verdict.form(cell, place))
        if abs(missing * 64 - worst) > allowed + 0.01:
            self._differ(cell, place, f"{missing} pt are missing, in Chromium {worst / 64} px")
        if cell.cuts and "truncated" not in found and verdict.excess[place] > 0:
            # Where not even a letter fits beside the ellipsis; such a label is cut at the needed width.
            self.counts["labels too long even to cut"] += 1
            return
        told = [each.get("neededWidth") for each in found.values()]
        if needed is None and verdict.excess[place] <= allowed:
            # A label that fits its maximum width but for rounding is cut in Chromium at any width of the container.
            self.counts["at the boundary"] += 1
        elif (None in told) != (needed is None):
            self._differ(cell, place, f"needs {told}, in Chromium {needed}")
        elif needed is not None:
            # Roundings of every segment add up.
            parts = len(cell.texts) if cell.kind == "segmented" else 1
            off = abs(max(told) * 64 - needed)
            self.most_needed = max(self.most_needed, off / parts)
            if off > allowed * parts + 1:
                self._differ(cell, place, f"needs {told}, in Chromium {needed / 64} px")
            self.counts["needed widths"] += 1

    def _differ(self, cell, place, sentence):
        text = "" if place is None else f"{cell.texts[place]!r} of {cell.count} "
        self.differences.append(
            f"{cell.kind} {cell.locale} {cell.width} × {cell.text_scale}: {text}{sentence}")

    def summary(self):
        lines = [f"{count} {name}" for name, count in self.counts.items()]
        lines.append(f"missing points differ by at most {self.most_missing:.2f}/64")
        lines.append(f"needed widths by at most {self.most_needed:.2f}/64 for each segment or chip")
        lines.append(f"{len(self.differences)} differences")
        return "\n".join(lines + self.differences)
