"""Compares what the tool reads in translation files with reference readers: polib, lxml, PyYAML, fluent.syntax, plistlib, csv and json.

The cases are the examples of all formats in Examples/check, and a fixture for each rule of the message formats of the web. The keys that the
reference finds become boxes of one point, so that the tool reports every text in full, with 5 in place of counts and Ada in place of names. Plural
forms are chosen by babel. Files of Fluent are converted before the tool reads them. Needs polib, lxml, babel, PyYAML, fluent.syntax and jproperties;
Scripts/check/catalogs installs them.
"""

import argparse
import csv
import json
import pathlib
import plistlib
import re
import runpy
import subprocess
import sys
import tempfile
import unicodedata

import polib
import yaml
from babel import Locale
from fluent.syntax import FluentParser, ast
from jproperties import Properties
from lxml import etree

ROOT = pathlib.Path(__file__).resolve().parents[2]
EXAMPLES = ROOT / "Examples/check"
LANGUAGES = ["ar", "de", "fi", "hi", "ja", "pl"]
COUNT, NAME = 5, "Ada"
COUNTS = r"\{\{\s*(?:count|n)\b[^}]*\}\}|%\{count\}|\{\s*(?:count|n)\s*\}|%count%|%n\b|%1\$d|%l*d|__count__|(?<![&\w])#(?=\s)"
NAMES = r"\{\{\s*name\s*\}\}|%\{name\}|\{name\}|%name%|%1\$s|%s|%@|__name__|\$NAME\$"
SAMPLES = [f"count={COUNT}", f"n={COUNT}", f"%d={COUNT}", f"name={NAME}", f"%s={NAME}"]


def shown(text):
    """A message as an app shows it: with values, and without tags."""
    text = re.sub(NAMES, NAME, re.sub(COUNTS, str(COUNT), text))
    return re.sub(r"</?\w+(?:\s[^<>]*)?>", "", re.sub(r"<br ?/?>", "\n", text)).strip()


def form(forms, language):
    """The plural form of COUNT, of forms by the names of CLDR."""
    name = Locale.parse(language, sep="-").plural_form(COUNT)
    return forms[name if name in forms else "other"]


def icu(text, language):
    """A text, or the form of a plural in the syntax of ICU."""
    match = re.fullmatch(r"\{\w+,\s*plural,(.*)\}", text.strip(), re.S)
    return form(dict(re.findall(r"(\w+)\s*\{((?:[^{}]|\{[^{}]*\})*)\}", match[1])), language) if match else text


def flat(value, language, prefix=""):
    """The texts of nested objects by keys with points; an object of plural forms is one text."""
    if isinstance(value, str):
        return {prefix[:-1]: icu(value, language)}
    if isinstance(value, dict) and "other" in value and all(isinstance(each, str) for each in value.values()):
        return {prefix[:-1]: form(value, language)}
    pairs = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return {key: text for name, each in pairs for key, text in flat(each, language, f"{prefix}{name}.").items()}


# Reference readers: the texts of a file in a language by their keys.

def po(path, language):
    """A file of gettext, whose forms have the order of CLDR's categories of whole numbers."""
    file = polib.mofile(str(path)) if path.suffix == ".mo" else polib.pofile(str(path))
    category = Locale.parse(language, sep="-").plural_form
    used = [name for name in ("zero", "one", "two", "few", "many", "other") if name in {category(number) for number in range(1000)}]
    return {entry.msgid: entry.msgstr_plural[used.index(category(COUNT))] if entry.msgid_plural else entry.msgstr
            for entry in file if not entry.obsolete and "fuzzy" not in entry.flags and (entry.msgstr or entry.msgid_plural)}


def android(path, language):
    root = etree.parse(str(path)).getroot()
    unescape = lambda node: re.sub(r"\\(.)", r"\1", "".join(node.itertext()))  # noqa: E731
    texts = {node.get("name"): unescape(node) for node in root.findall("string")}
    return texts | {node.get("name"): form({item.get("quantity"): unescape(item) for item in node}, language) for node in root.findall("plurals")}


def resx(path, language):
    return {node.get("name"): icu(node.findtext("value"), language) for node in etree.parse(str(path)).getroot().findall("data")}


def qt(path, language):
    messages = etree.parse(str(path)).getroot().iter("message")
    return {node.findtext("source"): node.findtext("translation") for node in messages if node.get("numerus") != "yes"}


def xliff(path, language):
    root, texts = etree.parse(str(path)).getroot(), {}
    for unit in root.iter("{*}trans-unit", "{*}unit"):
        target = next(unit.iter("{*}target"), None)
        text = "" if target is None else (target.text or "") + "".join(
            (placeholder(inline) if len(inline) == 0 and inline.text is None else "".join(inline.itertext())) + (inline.tail or "") for inline in target)
        if text and "|==|" not in (unit.get("id") or ""):
            texts[unit.get("resname") or unit.get("name") or unit.get("id")] = icu(text, language)
    return texts


def placeholder(inline):
    """What an element of Angular stands for: nothing if it is a tag."""
    return "{{" + inline.get("equiv-text", "").removeprefix("this.").strip("{} ") + "}}" if inline.get("id", "").startswith(("PH", "INTERPOLATION")) else ""


def properties(path, language):
    texts = Properties()
    texts.load(path.read_bytes(), "iso-8859-1")
    return {key: icu(text.data, language) for key, text in texts.items()}


def strings(path, language):
    if path.suffix == ".stringsdict":
        rules = {key: next(each for each in value.values() if isinstance(each, dict)) for key, value in plistlib.loads(path.read_bytes()).items()}
        return {key: form(rule, language) for key, rule in rules.items()}
    return dict(re.findall(r'"((?:[^"\\]|\\.)*)"\s*=\s*"((?:[^"\\]|\\.)*)"\s*;', path.read_bytes().decode("utf-16")))


def i18next(path, language):
    texts = flat(json.loads(path.read_text()), language)
    plurals = {}
    for key in [key for key in texts if re.search(r"_(zero|one|two|few|many|other)$", key)]:
        base, category = key.rsplit("_", 1)
        plurals.setdefault(base, {})[category] = texts.pop(key)
    return texts | {key: form(forms, language) for key, forms in plurals.items()}


def arb(path, language):
    return {key: icu(text, language) for key, text in json.loads(path.read_text()).items() if not key.startswith("@")}


def ftl(path, language):
    """The messages of Fluent, which the tool reads in the .arb that the converter writes."""
    def text(pattern):
        return "".join(element.value if isinstance(element, ast.TextElement) else select(element.expression) for element in pattern.elements)

    def select(expression):
        if isinstance(expression, ast.SelectExpression):
            return form({variant.key.name: text(variant.value) for variant in expression.variants}, language)
        return f"{{{expression.id.name}}}"

    return {message.id.name: text(message.value) for message in FluentParser().parse(path.read_text()).body if isinstance(message, ast.Message)}


def rails(path, language):
    return flat(yaml.safe_load(path.read_text())[language], language)


def plain(path, language):
    """JSON or YAML of keys and texts."""
    return flat((yaml.safe_load if path.suffix == ".yml" else json.loads)(path.read_text()), language)


def two_columns(path, language):
    """Keys and texts without a header, as Magento writes."""
    return dict(csv.reader(path.read_text().splitlines()))


def table(path, language):
    """The column of a language; keys are in the first one."""
    header, *rows = csv.reader(path.read_text().splitlines())
    column = [name.lower() for name in header].index(language)
    return {row[0]: icu(row[column], language) for row in rows if row[column]}


FORMATS = {
    "gettext": ("gettext/{}/LC_MESSAGES/pickers.po", po), "gettext-compiled": ("gettext-compiled/{}/LC_MESSAGES/pickers.mo", po),
    "android": ("android/res/values-{}/strings.xml", android), "apple": ("apple/{}.lproj/Localizable.strings", strings),
    "apple plurals": ("apple/{}.lproj/Localizable.stringsdict", strings), "dotnet": ("dotnet/Resources.{}.resx", resx),
    "qt": ("qt/pickers_{}.ts", qt), "xliff-1.2": ("xliff-1.2/{}.xliff", xliff), "xliff-2.0": ("xliff-2.0/{}.xlf", xliff),
    "java": ("java/messages_{}.properties", properties), "i18next": ("i18next/locales/{}/pickers.json", i18next),
    "flutter": ("flutter/lib/l10n/app_{}.arb", arb), "fluent": ("fluent/{}.ftl", ftl), "rails": ("rails/config/locales/{}.yml", rails),
    "csv": ("csv/pickers.csv", table),
}

UNIT = """<xliff version="1.2"><file source-language="en" target-language="de"><body><trans-unit id="a">
<source>x</source><target>{}</target></trans-unit></body></file></xliff>"""


def rule(text, files):
    """A fixture of one rule: its files by path, and what the key `a` shows in German."""
    return files if isinstance(files, dict) else {"de.json": files}, {"de": {"a": text}}


# A fixture for each rule of the formats of the web, with what its library shows.
RULES = {
    "vue-i18n: three forms": rule("5 Äpfel", '{"a": "kein Apfel | ein Apfel | {n} Äpfel", "b": "Auto | Autos"}'),
    "vue-i18n: two forms": rule("Autos", '{"b": "kein Apfel | ein Apfel | {n} Äpfel", "a": "Auto | Autos"}'),
    "vue-i18n: a bar in a text": rule("Start | Über uns", '{"a": "Start | Über uns"}'),
    "vue-i18n: links": rule("Jetzt sichern.", '{"m": {"save": "Sichern"}, "a": "Jetzt @.lower:m.save."}'),
    "vue-i18n: literals": rule("Sichern @ Ort", '{"save": "Sichern", "a": "@:{\'save\'} {\'@\'} Ort"}'),
    "vue-i18n: capitals": rule("ÄPFEL, Äpfel", '{"save": "äpfel", "a": "@.upper:save, @.capitalize:save"}'),
    "i18next: nesting": rule("Jetzt Sichern", '{"save": "Sichern", "a": "Jetzt $t(save)"}'),
    "i18next: version 1": rule("5 Dateien für Ada", '{"a": "__count__ Dateien für __name__"}'),
    "i18next: version 3": rule("5 plików", {"pl.json": '{"a_0": "{{count}} plik", "a_1": "{{count}} pliki", "a_2": "{{count}} plików"}'}),
    "FormatJS: extracted": rule("Sichern", '{"a": {"defaultMessage": "Sichern", "description": "x"}}'),
    "FormatJS: compiled": rule("Hallo Ada!", '{"a": [{"type": 0, "value": "Hallo "}, {"type": 1, "value": "name"}, {"type": 0, "value": "!"}]}'),
    "FormatJS: compiled plural": rule("5 Dateien", '{"a": [{"type": 6, "value": "n", "options": {"one": {"value": [{"type": 7}, {"type": 0, "value": '
                                      '" Datei"}]}, "other": {"value": [{"type": 7}, {"type": 0, "value": " Dateien"}]}}}]}'),
    "WebExtensions": rule("Hallo Ada", {"_locales/de/messages.json": '{"a": {"message": "Hallo $Name$", "placeholders": {"name": {"content": "$1"}}}}',
                                        "_locales/fr/messages.json": '{"a": {"message": "Salut"}}'}),
    "Symfony: intervals": rule("5 Stück", {"messages.de.xlf": UNIT.format("{0} Keine|{1} Eine|]1,Inf[ %count% Stück")}),
    "Symfony: forms": rule("5 Stück", {"messages.de.yaml": 'a: "Ein Stück|%count% Stück"'}),
    "Symfony: labels": rule("5 Stück", {"messages.de.yaml": 'a: "one: Ein Stück|some: %count% Stück"'}),
    "tags": rule("Fett und verlinkt", '{"a": "<b>Fett</b> und <a href=\\"x\\">verlinkt</a>"}'),
    "ARB: the last of equal keys": rule("Neu", {"app_de.arb": '{"a": "Alt", "a": "Neu"}'}),
    "languages: the folder before a word of the name": rule("Weiter", {"de/sign-in.json": '{"a": "Weiter"}', "fr/sign-in.json": '{"a": "Suivant"}'}),
    "languages: packages are none": rule("Weiter", {"src/de/firma/messages.properties": "a=Next", "src/de/firma/messages_de.properties": "a=Weiter"}),
    "languages: outside CLDR": ({"en.yml": "en:\n  a: Help", "fi.yml": "fi:\n  a: Apua", "sco.yml": "sco:\n  a: Haud"}, {"sco": {"a": "Haud"}}),
}
RULES["i18next: version 3"] = (RULES["i18next: version 3"][0], {"pl": {"a": "5 plików"}})

# Languages that the tool does not read, with its options.
UNREAD = {
    "languages: a tag beside one other": ({"en.json": '{"a": "Help"}', "cn.json": '{"a": "X"}'}, [], "languages read: en; not read: cn ("),
    "languages: a folder": ({"de/x.json": '{"a": "A"}', "pr/x.json": '{"a": "B"}'}, [], "languages read: de; not read: pr ("),
    "languages: a column": ({"t.csv": "key,en,de,cn\na,A,B,C"}, [], "languages read: de, en; not read: cn ("),
    "languages: one is named": ({"en.json": '{"a": "Help"}', "cn.json": '{"a": "X"}'}, ["--languages", "cn=zh-Hans"], ""),
    "languages: a word": ({"en.json": '{"a": "Help"}', "app.json": '{"b": "X"}'}, ["--languages", "app="], ""),
}

# Fixtures that a reference reader reads, too.
READ = {
    "Angular": ("de.xlf", UNIT.format('"&lt;x id="PH" equiv-text="this.name"/>" gelöscht').replace("&lt;x", "<x"), xliff),
    "JSON: the last of equal keys": ("de.json", '{"a": "Alt", "b": "Zwei", "a": "Neu"}', plain),
    "gettext: the last of equal keys": ("de.po", 'msgid "a"\nmsgstr "Alt"\n\nmsgid "b"\nmsgstr "Zwei"\n\nmsgid "a"\nmsgstr "Neu"', po),
    "Java: the last of equal keys": ("m_de.properties", "a=Alt\nb: Zwei\na = N\\u00fc\\\n  tzlich", properties),
    "Apple: the last of equal keys": ("de.lproj/x.strings", '"a" = "Alt";\n"b" = "Zwei";\n"a" = "Neu";', strings),
    ".NET: the last of equal keys": ("x.de.resx", '<root><data name="a"><value>Alt</value></data><data name="b"><value>Zwei</value></data>'
                                                 '<data name="a"><value>Neu</value></data></root>', resx),
    "Android: the last of equal keys": ("values-de/strings.xml", '<resources><string name="a">Alt</string><string name="b">Zwei</string>'
                                                                 '<string name="a">Neu</string></resources>', android),
    "XLIFF: the last of equal keys": ("de.xlf", UNIT.format("Alt").replace("</body>", '<trans-unit id="a"><source>x</source><target>Neu</target>'
                                                                           "</trans-unit></body>"), xliff),
    "Qt: the last of equal keys": ("de.ts", '<TS language="de"><context><name>x</name><message><source>a</source><translation>Alt</translation></message>'
                                            "<message><source>a</source><translation>Neu</translation></message></context></TS>", qt),
    "CSV: the last of equal keys": ("t.csv", "key,en,de\na,One,Alt\nb,Two,Zwei\na,One,Neu", table),
    "CSV without a header": ("de/Mage_Core.csv", '"a","Eins"\n"b","Zwei, ""drei"""', two_columns),
    "Fluent: apostrophes": ("de.ftl", "a = hiroc'h\nb = l'ami d'{ $name }\n", ftl),
    "JSON: nested and escaped": ("de.json", '{"m": {"a": "\\u00dcber\\tuns", "l": ["x", "y"]}}', plain),
    "YAML: the last of equal keys": ("de.yml", "de:\n  a: Alt\n  b: Zwei\n  a: Neu", rails),
    "YAML: blocks and quotes": ("de.yml", "de:\n  a: 'It''s'\n  c: >-\n    zwei\n    Zeilen\n  d: \"\\u00dc\"", rails),
    "CSV of Godot": ("t.csv", ",en,de\na,One,Eins", table), "CSV in capitals": ("t.csv", "CODE,NOTE,EN,DE\na,x,One,Eins", table),
    "CSV: an unknown first column": ("t.csv", 'whatever,en,de\na,One,"Eins, ""zwei"""', table),
    "gettext: contexts, fuzzy and obsolete": ("de.po", 'msgid ""\nmsgstr "Language: de\\n"\n\nmsgid "a"\nmsgstr "Eins\\t\\"zwei\\""\n\n#, fuzzy\nmsgid "b"\n'
                                              'msgstr "x"\n\n#~ msgid "c"\n#~ msgstr "y"', po),
}


def read_cases():
    """Cases of one file: a folder or files, and the texts by language and key."""
    for name, (pattern, read) in FORMATS.items():
        folder = EXAMPLES / pattern.split("/")[0]
        texts = {each: read(EXAMPLES / pattern.format(each), each) for each in LANGUAGES}
        files = {each.name: each.read_text() for each in folder.glob("*.ftl")}
        yield name, files or folder, texts
    for name, (files, texts) in RULES.items():
        yield name, files, texts
    for name, (path, text, read) in READ.items():
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder, path)
            file.parent.mkdir(exist_ok=True)
            file.write_text(text, "utf-16" if file.suffix == ".strings" else "utf-8")
            yield name, {path: text}, {"de": read(file, "de")}


def write(files, folder):
    """Writes files, and those of Fluent as the converter does."""
    for path, text in files.items():
        folder.joinpath(path).parent.mkdir(parents=True, exist_ok=True)
        folder.joinpath(path).write_text(text)
    if any(path.endswith(".ftl") for path in files):
        # Without its package, which needs the library.
        runpy.run_path(str(ROOT / "Python/src/pickerlayout/catalogs.py"))["main"]([str(folder)])
        for path in folder.rglob("*.ftl"):
            path.unlink()


def read_by_tool(tool, strings, keys, folder):
    """The texts that the tool reports, by language and key."""
    boxes = pathlib.Path(folder, "boxes.json")
    boxes.write_text(json.dumps([{"key": key, "width": 1} for key in sorted(keys)]))
    samples = [word for sample in SAMPLES for word in ("--sample", sample)]
    command = [tool, "check", "--no-settings", "--boxes", str(boxes), "--strings", str(strings), "--format", "json", *samples]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    if not done.stdout:
        return done.stderr.strip()
    texts = {}
    for finding in json.loads(done.stdout)["findings"]:
        if finding["code"] in ("truncated", "overflow"):
            texts.setdefault(finding["locale"], {})[finding["id"].split("/", 1)[1]] = finding["text"]
    return texts


def compare(tool, name, strings, expected):
    """The number of compared texts, and the differences."""
    with tempfile.TemporaryDirectory() as folder:
        if isinstance(strings, dict):
            files, strings = strings, pathlib.Path(folder, "strings")
            write(files, strings)
        read = read_by_tool(tool, strings, {key for texts in expected.values() for key in texts}, folder)
    if isinstance(read, str):
        return 0, [f"{name}: {read}"]
    pairs = [(language, key, shown(text)) for language, texts in expected.items() for key, text in texts.items()]
    # A label on one line has spaces for line feeds and tabs, and the digits of its language.
    same = lambda text: " ".join("".join(str(unicodedata.digit(each, each)) for each in text or "").split())  # noqa: E731
    return len(pairs), [f"{name}: {language} {key}: expected {text!r}, the tool reads {read.get(language, {}).get(key)!r}"
                        for language, key, text in pairs if same(text) != same(read.get(language, {}).get(key))]


def unread(tool, name, files, options, message):
    """What is wrong with the message about languages that are not read."""
    with tempfile.TemporaryDirectory() as folder:
        write({f"l/{path}": text for path, text in files.items()} | {"boxes.csv": "key,width\na,400"}, pathlib.Path(folder))
        command = [tool, "check", "--no-settings", "--boxes", "boxes.csv", "--strings", "l", *options]
        told = subprocess.run(command, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True).stderr
    is_right = told.startswith(f"l: {message}") if message else not told
    return [] if is_right else [f"{name}: expected {message!r}, the tool says {told.strip()!r}"]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--tool", required=True)
    tool = str(pathlib.Path(parser.parse_args().tool).resolve())
    (count, cases, differences) = (0, 0, [])
    for name, strings, expected in read_cases():
        compared, different = compare(tool, name, strings, expected)
        (count, cases, differences) = (count + compared, cases + 1, differences + different)
    for name, (files, options, message) in UNREAD.items():
        (count, cases, differences) = (count + 1, cases + 1, differences + unread(tool, name, files, options, message))
    print(*differences, sep="\n", end="\n" if differences else "")
    print(f"{cases} cases: {count:,} texts compared with reference readers, {len(differences)} differ")
    sys.exit(1 if differences or not count else 0)


if __name__ == "__main__":
    main()
