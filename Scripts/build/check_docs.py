#!/usr/bin/env python3
"""Checks a documentation site: that it has every module, that the topics of each landing page list all top-level
symbols, that every public symbol has a summary, and that no link leads to a file or to a page that does not exist.

Usage: check_docs.py SITE MODULE…
"""

import json
import pathlib
import re
import sys


def uncurated(page):
    """The symbols of ours that DocC had to list by their kind, because no topic names them."""
    for section in page.get("topicSections", []):
        if section.get("generated") and section["title"] != "Extended Modules":
            yield from (link.rsplit("/", 1)[-1] for link in section["identifiers"])


# The names of icons say what they show, and `layout icons` shows it.
SELF_EXPLANATORY = re.compile(r"/pickertree/builtinicon/\w+$")


def lacks_summary(page):
    """Whether a symbol of ours has no summary. Inherited ones are synthesized, `$name` is made by a macro."""
    if SELF_EXPLANATORY.search(page.get("identifier", {}).get("url", "").lower()):
        return False
    metadata = page.get("metadata", {})
    symbol = metadata.get("externalID")
    if symbol is None or metadata.get("symbolKind") in ("module", "extension"):
        return False
    is_ours = "::SYNTHESIZED::" not in symbol and not metadata["title"].startswith("$")
    return is_ours and not page.get("abstract")


def dead_links(page, site):
    """Links to Markdown files, which work in the repository only, and to addresses that the site does not have."""
    for reference in page.get("references", {}).values():
        url = reference.get("url", "")
        is_address = reference.get("type") == "link" and url.startswith("/documentation/")
        if is_address and not (site / f"data{url.partition('#')[0]}.json").exists() or url.endswith(".md") and "://" not in url:
            yield url


def problems(site, module):
    root = site / "data" / "documentation"
    landing = root / f"{module.lower()}.json"
    if not landing.exists():
        yield f"{module} is missing"
        return
    for name in uncurated(json.loads(landing.read_bytes())):
        yield f"{module}: {name} is in no topic of {module}.md"
    for file in [landing, *sorted((root / module.lower()).rglob("*.json"))]:
        page = json.loads(file.read_bytes())
        name = f"{module}: {file.relative_to(root).with_suffix('')}"
        if lacks_summary(page):
            yield f"{name} has no summary"
        for url in dead_links(page, site):
            yield f"{name} links to {url}, which the site does not have"


def main(site, modules):
    found = [problem for module in modules for problem in problems(pathlib.Path(site), module)]
    for problem in found:
        print(f"Scripts/build/check_docs.py: {problem}", file=sys.stderr)
    sys.exit(1 if found else 0)


main(sys.argv[1], sys.argv[2:])
