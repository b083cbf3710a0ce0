#!/usr/bin/env python3
"""Copies a DocC catalog and translates its relative links, which work on GitHub, into links of DocC.

Usage: docc_catalog.py Sources/WING/M/M.docc FOLDER

    [Chips](ChipsGuide.md)                                             [Chips](doc:ChipsGuide)
    [Paint](../../../Core/PickerTree/PickerTree.docc/PaintGuide.md)            [Paint](/documentation/pickertree/paintguide)
    [`LayoutTree.outlined()`](../../PickerTree/Changes/LayoutTree+Outlined.swift)
                                                                       [`LayoutTree.outlined()`](doc:/PickerTree/LayoutTree/outlined())
    [Presses](#presses)                                                [Presses](#Presses)
    [Limits](Playground.md#limits)                                     [Limits](doc:Playground#Limits)
    ![A theme](Resources/theme-ios.svg)                                ![A theme](theme-ios)

DocC cannot resolve links to articles of the module that the article's own one extends, nor of modules that come later: all articles of other
modules are addresses in the site. A link to a file that does not exist, or that the site does not have, is an error.
"""

import pathlib
import re
import shutil
import sys

LINK = re.compile(r"(!?)\[([^]]*)\]\(([^()\s]+)\)")
SOURCES = pathlib.Path(__file__).resolve().parents[2] / "Sources"


def documented_module(file):
    """The module of a source or an article; all modules of controls are documented as PickerControls, which re-exports them."""
    wing, module = file.relative_to(SOURCES).parts[:2]
    return "PickerControls" if wing == "Controls" else module


def fragment_in_site(article, fragment):
    """The fragment of DocC for one of GitHub: that of the heading, or of the heading before an HTML anchor; None if there is neither."""
    heading = None
    for line in re.sub(r"^```.*?^```$", "", article.read_text(), flags=re.MULTILINE | re.DOTALL).splitlines():
        if title := re.match(r"#+ (.*)$", line):
            heading = re.sub(r"[^\w\- ]", "", title[1]).replace(" ", "-")
        if heading and (heading.lower() == fragment or f'<a id="{fragment}">' in line):
            return f"#{heading}"
    return None


def target_in_site(article, is_picture, text, link):
    """The DocC target of a relative link; None if the site has no such page."""
    path, _, fragment = link.partition("#")
    file = (article.parent / path).resolve() if path else article
    if not file.is_file() or SOURCES not in file.parents:
        return None
    own, module = map(documented_module, (article, file))
    if is_picture:
        return file.stem if own == module else None
    if file.suffix == ".md" and file.parent.suffix == ".docc":
        anchor = fragment_in_site(file, fragment) if fragment else ""
        if anchor is None or file == article:
            return anchor
        page = module if file.stem == module else f"{module}/{file.stem}"
        return (f"doc:{file.stem}" if own == module else f"/documentation/{page}".lower()) + anchor
    if file.suffix == ".swift" and re.fullmatch(r"`[^`]+`", text):
        name, dot, member = text.strip("`").partition(".")
        return f"doc:/{module}/{name}" + (f"/{member}" if dot else "")
    return None


def translated(article):
    """The text of an article with links of DocC, and the links that it cannot have."""
    wrong = []

    def replacement(match):
        mark, text, link = match.groups()
        if "://" in link:
            return match[0]
        target = target_in_site(article, bool(mark), text, link)
        if target is None:
            wrong.append(link)
        return f"{mark}[{text}]({target})"

    # Fenced code is every second part. DocC has neither anchors nor comments.
    parts = re.split(r"(^```.*?^```$)", article.read_text(), flags=re.MULTILINE | re.DOTALL)
    parts[::2] = [LINK.sub(replacement, re.sub(r"<a id=\"[^\"]*\"></a>|<!--.*?-->\n*", "", part)) for part in parts[::2]]
    return "".join(parts), wrong


def main(catalog, folder):
    shutil.copytree(catalog, folder)
    errors = 0
    for article in sorted(catalog.rglob("*.md")):
        text, wrong = translated(article)
        (folder / article.relative_to(catalog)).write_text(text)
        for link in wrong:
            print(f"{article.relative_to(SOURCES.parent)}: the site has no page for the link {link}", file=sys.stderr)
            errors += 1
    sys.exit(1 if errors else 0)


main(pathlib.Path(sys.argv[1]).resolve(), *map(pathlib.Path, sys.argv[2:]))
