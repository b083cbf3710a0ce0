"""The names of countries and of their subdivisions, from Debian's package iso-codes."""

from __future__ import annotations

import gettext
import json
from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

CODES = Path("/usr/share/iso-codes/json")
TRANSLATIONS = "/usr/share/locale"
LANGUAGES = "de fr es it pl cs hu tr fi vi el ru uk ar he hi th zh_CN".split()

Row = dict[str, Any]


def lists() -> Iterator[Row]:
    """A row for each list in each language: all countries, and the subdivisions of each country."""
    countries, subdivisions = entries("3166-1"), entries("3166-2")
    by_country = defaultdict(list)
    for each in subdivisions:
        by_country[each["code"].split("-")[0]].append(each["name"])
    for language in LANGUAGES:
        names = [each.get("common_name", each["name"]) for each in countries]
        yield row("countries", names, language, translator("iso_3166-1", language))
        translate = translator("iso_3166-2", language)
        for country, names in sorted(by_country.items()):
            yield row(country, names, language, translate)


def entries(standard: str) -> list[dict[str, str]]:
    return json.loads((CODES / f"iso_{standard}.json").read_text())[standard]


def translator(domain: str, language: str) -> Callable[[str], str]:
    """Names that nobody has translated yet stay in English."""
    return gettext.translation(domain, TRANSLATIONS, [language], fallback=True).gettext


def row(name: str, names: list[str], language: str, translate: Callable[[str], str]) -> Row:
    """Names are sorted and given once, as items of a picker."""
    return {
        "list": name,
        "language": language.replace("_", "-"),
        "direction": "rtl" if language in ("ar", "he") else "ltr",
        "names": sorted({translate(each) for each in names}),
    }
