#!/usr/bin/env python3
"""Writes the catalogues of Examples/check that tools of others make, from the texts of i18next and gettext there.

    .build/catalogs/bin/python Scripts/record/catalogs.py

Needs msgfmt (Debian's gettext), lconvert (qttools5-dev-tools), and of PyPI
translate-toolkit 3.20, ruamel.yaml 0.18 and fluent.syntax 0.19.
Property lists and tables are those of Python's own plistlib and csv.
"""

import csv
import json
import plistlib
import subprocess
from pathlib import Path

from fluent.syntax import ast, serialize
from ruamel.yaml import YAML
from translate.storage import properties, resx

FOLDER = Path(__file__).parents[2] / "Examples/check"
LANGUAGES = ["ar", "de", "en", "fi", "hi", "ja", "pl"]


def texts(language):
    """The texts by their keys, and the plural forms by their categories."""
    data = json.loads((FOLDER / f"i18next/locales/{language}/pickers.json").read_text())
    words = data["screen"] | data["range"]
    forms = {key.removeprefix("moreTopics_"): text for key, text in data.items() if key.startswith("more")}
    return words, forms


def place(path):
    """The path of an example, whose folder is made."""
    path = FOLDER / path
    path.parent.mkdir(parents=True, exist_ok=True)
    return path


def icu(forms):
    """The forms as a message in the syntax of ICU."""
    cases = (f"{category} {{{text.replace('{{count}}', '{count}')}}}" for category, text in forms.items())
    return f"{{count, plural, {' '.join(cases)}}}"


def store(path, made, words):
    """Writes words by a class of translate-toolkit."""
    for key, text in words.items():
        if isinstance(made, properties.propfile):
            unit = properties.propunit(text, made.personality.name)
            unit.name = key
            made.addunit(unit)
        else:
            unit = made.addsourceunit(key)
        unit.target = text
    with place(path).open("wb") as file:
        made.serialize(file)


def gettext(language):
    """What msgfmt and lconvert make of a .po file; in Japanese with the bytes of a big-endian machine."""
    po = FOLDER / f"gettext/{language}/LC_MESSAGES/pickers.po"
    if not po.exists():
        return
    mo = place(f"gettext-compiled/{language}/LC_MESSAGES/pickers.mo")
    order = "big" if language == "ja" else "little"
    subprocess.run(["msgfmt", f"--endianness={order}", "-o", mo, po], check=True)
    ts = place(f"qt/pickers_{language}.ts")
    command = ["lconvert", "-if", "po", "-of", "ts", "-target-language", language, "-source-language", "en"]
    subprocess.run([*command, "-o", ts, po], check=True)


def apple(language, words, forms):
    """The .strings of an app in UTF-16, and the .stringsdict beside it."""
    folder = f"apple/{language}.lproj"
    store(f"{folder}/Localizable.strings", properties.propfile(personality="strings"), words)
    rule = {"NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "d"}
    rule |= {category: text.replace("{{count}}", "%d") for category, text in forms.items()}
    entry = {"NSStringLocalizedFormatKey": "%#@topics@", "topics": rule}
    place(f"{folder}/Localizable.stringsdict").write_bytes(plistlib.dumps({"moreTopics": entry}))


def fluent(language, words, forms):
    """A file of Fluent, by its own serializer."""

    def pattern(text):
        parts = []
        for place, piece in enumerate(text.split("{{count}}")):
            if place:
                parts.append(ast.Placeable(ast.VariableReference(ast.Identifier("count"))))
            if piece:
                parts.append(ast.TextElement(piece))
        return ast.Pattern(parts)

    def message(key, value):
        return ast.Message(ast.Identifier(key), value)

    variants = [
        ast.Variant(ast.Identifier(category), pattern(text), default=category == "other")
        for category, text in forms.items()
    ]
    choice = ast.SelectExpression(ast.VariableReference(ast.Identifier("count")), variants)
    body = [message(key, pattern(text)) for key, text in words.items()]
    body.append(message("more-topics", ast.Pattern([ast.Placeable(choice)])))
    place(f"fluent/{language}.ftl").write_text(serialize(ast.Resource(body)))


def main():
    """Writes all of them."""
    rows = {}
    for language in LANGUAGES:
        words, forms = texts(language)
        gettext(language)
        apple(language, words, forms)
        fluent(language, words, forms)
        messages = words | {"moreTopics": icu(forms)}
        suffix = "" if language == "en" else f"_{language}"
        store(f"java/messages{suffix}.properties", properties.propfile(personality="java"), messages)
        suffix = "" if language == "en" else f".{language}"
        store(f"dotnet/Resources{suffix}.resx", resx.RESXFile(), words)
        tree = {language: {"pickers": words, "more_topics": {k: v.replace("{{count}}", "%{count}") for k, v in forms.items()}}}
        YAML().dump(tree, place(f"rails/config/locales/{language}.yml"))
        for key, text in messages.items():
            rows.setdefault(key, {"key": key})[language] = text
    with place("csv/pickers.csv").open("w", newline="") as file:
        table = csv.DictWriter(file, ["key", *LANGUAGES])
        table.writeheader()
        table.writerows(rows.values())


main()
