"""Compares what the tool reads in translation files with reference readers: polib, lxml, PyYAML, fluent.syntax, plistlib, csv and json.

Each case is a folder with translations. A document has a label for each key that a reference reader finds in the source language, in a box of one point, so
that the tool reports each text as truncated, in full. The examples of all formats are compared, and fixtures for each rule of the message formats of
the web, whose texts stand beside them. Plural forms are chosen by babel. Needs polib, lxml, babel, PyYAML and fluent.syntax; Scripts/check/catalogs
installs them.
"""

import argparse
import csv
import importlib.util
import io
import json
import pathlib
import plistlib
import re
import subprocess
import sys
import tempfile

import polib
import yaml
from babel import Locale
from lxml import etree

ROOT = pathlib.Path(__file__).resolve().parents[2]
EXAMPLES = ROOT / "Examples/check"
LANGUAGES = ["ar", "de", "fi", "hi", "ja", "pl"]
COUNT = 5
# What the tool shows in place of a count, and of other placeholders.
SAMPLES = ["--sample", f"count={COUNT}", "--sample", f"n={COUNT}", "--sample", f"%d={COUNT}", "--sample", "name=Ada", "--sample", "%s=Ada"]


def plural(forms, language):
    """The form of COUNT in a language, by babel; `forms` has the names of CLDR."""
    category = Locale.parse(language.replace("-", "_")).plural_form(COUNT)
    return forms.get(category, forms.get("other"))


def number(text):
    """A text with COUNT in place of its number, however that is written."""
    return re.sub(r"\{\{\s*count[^}]*\}\}|%\{count\}|\{\s*(count|n)\s*\}|%n\b|%d|%1\$d|%lld|__count__|#(?=\s)", str(COUNT), text)


def icu(text, language):
    """A plural message of ICU without nested arguments as its form for COUNT."""
    match = re.fullmatch(r"\{\w+,\s*plural,\s*(.*)\}", text, re.S)
    if not match:
        return text
    return plural(dict(re.findall(r"(\w+)\s*\{((?:[^{}]|\{[^{}]*\})*)\}", match[1])), language)


# Reference readers: the texts of a language by key, with plural forms chosen.

def gettext(path, language):
    texts = {}
    for entry in polib.mofile(str(path)) if path.suffix == ".mo" else polib.pofile(str(path)):
        if entry.obsolete or "fuzzy" in entry.flags:
            continue
        # The rule of the header, an expression of C, in Python: `a ? b : c` from right to left.
        rule = re.search(r"plural=(.*?);", (getattr(entry, "parent", None) or polib.pofile("")).metadata.get("Plural-Forms", ""))
        del rule
        if entry.msgid_plural:
            texts[entry.msgid] = entry.msgstr_plural
        elif entry.msgstr:
            texts[entry.msgid] = entry.msgstr
    return texts


def flat(value, prefix=""):
    """Nested objects and lists as keys with points."""
    if isinstance(value, dict):
        for key, each in value.items():
            yield from flat(each, f"{prefix}{key}.")
    elif isinstance(value, list):
        for key, each in enumerate(value):
            yield from flat(each, f"{prefix}{key}.")
    elif isinstance(value, str):
        yield prefix[:-1], value
