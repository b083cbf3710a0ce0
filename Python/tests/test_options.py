"""Each option has the same effect in each interface: one table, whose bytes are those of the tool."""

import json
import os
import re
import subprocess

import pytest
from conftest import LAYOUT, ROOT

import pickerlayout as pl

TABLE = json.loads((ROOT / "Tests/Interfaces/options.json").read_text())
OPTIONS = pytest.mark.parametrize("row", TABLE["options"], ids=lambda row: row["option"])
HEADER = (ROOT / "Sources/Interfaces/CPickerLayout/include/picker_layout.h").read_text()
DECLARATIONS = re.sub(r"/\*.*?\*/", "", HEADER, flags=re.DOTALL)


def written_by_the_tool(row, options):
    command = [LAYOUT, "document", "-", "--format", row["format"], *options, "--output", "-"]
    return subprocess.run(
        command,
        input=json.dumps(TABLE["document"]).encode(),
        capture_output=True,
        check=True,
        env={**os.environ, **row.get("environment", {})},
    ).stdout


@OPTIONS
def test_option_writes_what_the_tool_writes(row):
    arguments = row["python"]
    tree = pl.layout(TABLE["document"], **arguments.get("layout", {}))
    written = tree.render(row["format"], **arguments.get("write", {}))
    assert written.rstrip(b"\n") == written_by_the_tool(row, row["tool"]).rstrip(b"\n")


@OPTIONS
def test_option_has_an_effect(row):
    if row["option"] != "nodes":  # a format, which has no default to compare with
        plain = written_by_the_tool({"format": row["format"]}, [])
        assert plain != written_by_the_tool(row, row["tool"])


@OPTIONS
def test_option_is_in_the_header(row):
    owner, _, member = row["c"].partition(".")
    declaration = rf"struct {owner} {{(.*?)}} {owner};|\b{owner}\((.*?)\);|\b({owner})\b"
    found = re.search(declaration, DECLARATIONS, re.DOTALL)
    assert found and re.search(rf"\b{member}\b", found[0])


@OPTIONS
def test_option_is_in_swift(row):
    name, member = row["swift"].split(".")
    declares = re.compile(rf"^(public )?(struct|enum|extension) {name}\b", re.MULTILINE)
    sources = (path.read_text() for path in (ROOT / "Sources").rglob("*.swift"))
    assert any(
        declares.search(source) and re.search(rf"\b{member}\b", source) for source in sources
    )
