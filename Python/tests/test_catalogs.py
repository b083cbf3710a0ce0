"""Catalogues of Fluent as .arb, which the tool reads."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from pickerlayout import catalogs

EXAMPLES = Path(os.environ["PICKERLAYOUT_CHECKOUT"]) / "Examples/check/fluent"


def converted(text):
    made, problems = catalogs.arb(text)
    return json.loads(made), [(problem.line, problem.message) for problem in problems]


def test_texts_of_several_lines_keep_their_lines():
    made, problems = catalogs.arb(
        "# A comment\nplain = It's # 1\n\nlong =\n    One\n    two { $name } it's\nlast = x\n    .title = y\n"
    )
    assert not problems
    lines = made.split("\n")
    assert lines[1] == '"plain": "It\'s # 1",'
    assert lines[3] == '"long": "One\\ntwo {name} it\'\'s",'
    assert (lines[6], lines[7]) == ('"last": "x",', '"last.title": "y"')


def test_apostrophes_are_doubled_only_where_something_is_left_to_be_replaced():
    made, problems = converted(
        "-brand = Firefox\nopen = Obre { -brand } d'hiroc'h # 1\nname = d'{ $name } l'un\nplain = l'un\n"
    )
    assert not problems
    assert made == {
        "open": "Obre Firefox d'hiroc'h # 1",
        "name": "d''{name} l''un",
        "plain": "l'un",
    }


def test_file_runs_without_the_library(tmp_path):
    (tmp_path / "de.ftl").write_text("a = Eins\n")
    source = Path(catalogs.__file__)
    done = subprocess.run([sys.executable, source, tmp_path], cwd=tmp_path, check=False)
    assert done.returncode == 0
    assert json.loads((tmp_path / "de.arb").read_text()) == {"a": "Eins"}


def test_selections_are_plurals_or_selects():
    made, problems = converted(
        "files = { $n ->\n    [0] none\n    [one] { $n } file #\n   *[other] { NUMBER($n) } files\n}\n"
        "who = { $g ->\n    [female] her\n   *[male] his\n} file\n"
        'rank = { NUMBER($n, type: "ordinal") ->\n    [one] { $n }st\n   *[other] { $n }th\n}\n'
    )
    assert not problems
    assert made == {
        "files": "{n, plural, =0 {none} one {{n} file '#'} other {{n, number} files}}",
        "who": "{g, select, female {her} male {his} other {his}} file",
        "rank": "{n, selectordinal, one {{n}st} other {{n}th}}",
    }


def test_terms_messages_and_literals_are_resolved():
    made, problems = converted(
        "-brand = Firefox\n    .gender = male\nopen = Open { -brand }\nagain = { open }!\n"
        "by-gender = { -brand.gender ->\n   *[male] a\n    [female] b\n}\n"
        'literal = { "{" } { "\\u00E4" } { DATETIME($day, month: "long") }\n'
    )
    assert not problems
    assert made == {
        "open": "Open Firefox",
        "again": "Open Firefox!",
        "by-gender": "a",
        "literal": "'{' ä {day}",
    }


def test_what_cannot_be_converted_is_left_out_with_its_line():
    made, problems = converted(
        "a = b\nbroken { = x\nloop = { loop }\nmissing = { -nope }\na = again\nnow = { NOW() }\n"
    )
    assert made == {"a": "b"}
    assert problems == [
        (2, 'Expected token: "=" (E0003)'),
        (3, "expected at most 16 references and selections in each other"),
        (4, 'unknown reference: "-nope"'),
        (5, 'duplicate message "a"'),
        (6, "NOW() without a variable cannot be converted"),
    ]


def test_references_that_double_a_text_stop_at_its_maximum_length():
    doubled = "".join(f"-a{n} = {{ -a{n - 1} }}{{ -a{n - 1} }}\n" for n in range(1, 12))
    made, problems = converted(f"-a0 = {'x' * 1000}\n{doubled}b = {{ -a11 }}\n")
    assert made == {}
    assert problems == [(13, "expected at most 65536 bytes with what the message names")]


@pytest.mark.parametrize("path", sorted(EXAMPLES.glob("*.ftl")), ids=lambda path: path.stem)
def test_examples_are_what_is_made_of_them(path):
    made, problems = catalogs.arb(path.read_text())
    assert not problems and made == path.with_suffix(".arb").read_text()


def test_command_converts_folders_and_reports_problems(tmp_path):
    (tmp_path / "de").mkdir()
    (tmp_path / "de/app.ftl").write_text("a = Eins\nb = { $x\n")
    (tmp_path / "fi.ftl").write_bytes(b"a = Yksi\nb = \xff\n")
    command = [sys.executable, "-m", "pickerlayout.catalogs"]
    done = subprocess.run([*command, tmp_path], capture_output=True, text=True, check=False)
    assert done.returncode == 65 and not done.stdout
    assert done.stderr.splitlines() == [
        f'{tmp_path}/de/app.ftl:3: Expected token: "}}" (E0003)',
        f"{tmp_path}/fi.ftl:2: expected text in UTF-8, found other bytes",
    ]
    assert json.loads((tmp_path / "de/app.arb").read_text()) == {"a": "Eins"}
    missing = subprocess.run([*command, "none.ftl"], capture_output=True, text=True, check=False)
    assert (missing.returncode, missing.stderr) == (66, "none.ftl: No such file or directory\n")
