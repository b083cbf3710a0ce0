#!/usr/bin/env python3
"""Tests of pages in a real browser: Scripts/check/pages.py [-v] [name …]

Runs every Scripts/browser/test_*.py, or what is named, such as browser.web_engine. LAYOUT names the tool; .build/debug/layout is the default.
"""

import pathlib
import sys
import unittest

SCRIPTS = pathlib.Path(__file__).resolve().parents[1]
sys.path.insert(0, str(SCRIPTS))
PARTS = sorted(path.stem for path in (SCRIPTS / "browser").glob("test_*.py"))


def load_tests(loader, tests, pattern):
    return loader.loadTestsFromNames(f"browser.{part}" for part in PARTS)


if __name__ == "__main__":
    named = any(argument.startswith("browser.") for argument in sys.argv[1:])
    unittest.main(module=None if named else "__main__")
