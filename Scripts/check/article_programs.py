#!/usr/bin/env python3
"""Makes a program of the Swift code of README, of some articles, and prints the names of the programs.

Usage: article_programs.py FOLDER

FOLDER/ARTICLE has `main.swift` and, from the comments of lines such as `print(2 + 2)    // 4`, `expected.txt`. Code that
imports SwiftUI is left out.
"""

import pathlib
import re
import shutil
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
ARTICLES = ROOT / "Sources/Interfaces/PickerLayout/PickerLayout.docc"
# Articles whose blocks of Swift are one program.
PROGRAMS = ["ComingFrom*.md", "OnAServer.md", "WriteARenderer.md"]


def program(article):
    blocks = re.findall(r"^```swift\n(.*?)^```$", article.read_text(), re.MULTILINE | re.DOTALL)
    return "\n".join(["import PickerLayout\n"] + [block for block in blocks if "import SwiftUI" not in block])


def main(folder):
    shutil.rmtree(folder, ignore_errors=True)
    named = [ROOT / "README.md", *(article for name in PROGRAMS for article in sorted(ARTICLES.glob(name)))]
    articles = [article for article in named if "```swift" in article.read_text()]
    for article in articles:
        code = program(article)
        target = folder / article.stem
        target.mkdir(parents=True)
        (target / "main.swift").write_text(code)
        printed = re.findall(r"^ *print\(.*\) +// (.*)$", code, re.MULTILINE)
        (target / "expected.txt").write_text("".join(f"{line}\n" for line in printed))
    print(" ".join(article.stem for article in articles))


main(pathlib.Path(sys.argv[1]))
