"""Checks of documents in every language, width and text size."""

import json
import subprocess

import pytest
from conftest import LAYOUT, ROOT

import pickerlayout as pl

EXAMPLES = ROOT / "Examples/check"
PAIR = {
    "type": "chips",
    "language": "en",
    "spacing": 10,
    "maxRows": 1,
    "items": [{"text": "tea", "id": "t", "width": 60}, {"text": "coffee", "width": 70}],
}
TABS = {"type": "segmented", "language": "en", "width": 180, "items": ["Settings", "Help"]}
GERMAN = {"Settings": "Einstellungen", "Help": "Hilfe"}


@pytest.mark.parametrize("catalog", ["xcode", "gettext", "android", "xliff-2.0"])
def test_report_is_that_of_the_tool(catalog, monkeypatch):
    monkeypatch.chdir(ROOT)
    report = pl.check(
        "Examples/check/pickers",
        strings=f"Examples/check/{catalog}",
        widths=[320, 240],
        text_scales=[1, 1.5],
        pseudo=True,
        locales=["de", "ar", "en-XA"],
        threads=2,
    )
    options = f"--strings Examples/check/{catalog} --width 240,320 --text-scale 1,1.5 --pseudo"
    run = subprocess.run(
        [
            LAYOUT,
            "check",
            "Examples/check/pickers",
            *options.split(),
            "--locale",
            "de,ar,en-XA",
            "--format",
            "json",
        ],
        capture_output=True,
        text=True,
        check=True,
    )
    assert report.json == run.stdout
    assert len(report.cells) == 3 * 3 * 2 * 2
    assert {finding.cell for finding in report.findings} <= set(report.cells)
    read = json.loads(report.json)["findings"]
    assert [finding.message for finding in report.findings] == [one["message"] for one in read]


def test_samples_stand_for_placeholders():
    strings = {"de": {"Settings": "{count} Einstellungen von {name}", "Help": "Hilfe"}}
    report = pl.check(TABS, strings=strings, samples={"count": 1234, "name": "Ada"})
    assert report.failures("truncated")[0].text == "1.234 Einstellungen von Ada"
    assert "sample" not in report.json
    assert "Alexandria" in pl.check(TABS, strings=strings).json
    with pytest.raises(pl.ArgumentError, match=r"samples: \$.name: expected a number or a text"):
        pl.check(TABS, samples={"name": True})


def test_hints_are_failures_only_where_they_are_named():
    report = pl.check(TABS, strings={"de": {"Settings": "Hilfe", "Help": "Hilfe"}}, widths=[900])
    assert not [finding for finding in report.failures() if finding.code == "duplicate"]
    (duplicate,) = report.failures("duplicate")
    assert (duplicate.items, duplicate.cell.locale) == (("Settings", "Help"), "de")


def test_widths_are_exact():
    report = pl.check(PAIR, widths=[139, 140], minimum_widths=True)
    assert [cell.width for cell in report.cells] == [139, 140]
    (hidden,) = report.failures("hidden")
    assert (hidden.cell.width, hidden.items, hidden.needed_width) == (139, ("coffee",), 140)
    (minimum,) = report.minimum_widths
    assert (minimum.document, minimum.locale, minimum.width) == ("document", "en", 140)


def test_document_may_be_named_type():
    report = pl.check({"type": PAIR}, widths=[60])
    assert {cell.document for cell in report.cells} == {"type"}


def test_own_width_is_none_where_the_content_decides():
    report = pl.check({"type": "chips", "items": ["tea"]})
    (cell,) = report.cells
    assert (cell.locale, cell.is_source, cell.width, cell.text_scale) == ("source", True, None, 1)
    assert cell.direction == "ltr" and report.minimum_widths == ()


def test_translations_by_language_and_by_file():
    german = pl.check(TABS, strings={"de": GERMAN})
    assert [finding.text for finding in german.failures("truncated")] == ["Einstellungen"]
    assert not german.failures("untranslated")
    po = b'msgid "Settings"\nmsgstr "Einstellungen"\n'
    partly = pl.check(TABS, strings={"de.po": po})
    assert [finding.text for finding in partly.failures("untranslated")] == ["Help"]


def test_catalogues_are_read_from_files(tmp_path):
    (tmp_path / "de.json").write_text(json.dumps(GERMAN))
    (tmp_path / "tabs.json").write_text(json.dumps(TABS))
    by_folder = pl.check({"tabs.json": TABS}, strings=tmp_path / "de.json")
    by_list = pl.check([tmp_path / "tabs.json"], strings=[str(tmp_path / "de.json")])
    assert by_folder.json == by_list.json.replace(str(tmp_path / "tabs.json"), "tabs.json")


def test_messages_that_cannot_be_read_are_warnings():
    po = b'msgid "Settings"\nmsgstr "Einstellungen"\n\nmsgid "Help"\nmsgstr Hilfe\n'
    report = pl.check(TABS, strings={"de.po": po})
    assert report.warnings == ('de.po:5: expected a quotation mark, found "H"',)
    assert [finding.text for finding in report.failures("untranslated")] == ["Help"]
    assert pl.check(TABS, strings={"de": GERMAN}).warnings == ()


def test_pseudo_locales_directions_and_text_scales():
    report = pl.check(TABS, pseudo=True, expansion=2, text_scales=[2], directions=["auto", "rtl"])
    locales = dict.fromkeys(cell.locale for cell in report.cells)
    assert list(locales) == ["en-XA", "ar-XB", "th-XT", "ja-XW", "en"]
    directions = {cell.locale: [] for cell in report.cells}
    for cell in report.cells:
        directions[cell.locale].append(cell.direction)
    assert directions["en"] == ["ltr", "rtl"] and directions["ar-XB"] == ["rtl"]
    assert {cell.text_scale for cell in report.cells} == {2}


def test_limits_of_rows_and_targets():
    chips = {"type": "chips", "items": ["tea", "coffee"], "width": 70}
    assert pl.check(chips, max_rows=1).failures("rows")[0].value == 2
    assert not pl.check(chips, max_rows=2).failures("rows")
    row = {"type": "chips", "items": ["a", "b", "c"], "width": 300}
    assert pl.check(row, min_target=100).failures("smallTarget")
    assert not pl.check(row, min_target=20).failures("smallTarget")
    for wrong in ({"max_rows": 0}, {"min_target": -1}, {"expansion": 11}, {"threads": -1}):
        with pytest.raises(ValueError, match=r"must be|at least"):
            pl.check(chips, pseudo=True, **wrong)


def test_silenced_findings_are_no_failures():
    reason = "the menu is no longer than this"
    document = TABS | {"check": {"silence": [{"code": "truncated", "reason": reason}]}}
    report = pl.check(document, strings={"de": GERMAN})
    assert not report.failures("truncated")
    assert [one.silenced_because for one in report.findings if one.code == "truncated"] == [reason]


@pytest.mark.parametrize("document", [{"type": "tea"}, b'{"type": "tea"}'])
def test_document_error_has_the_position_and_lines_of_a_text(document):
    with pytest.raises(pl.DocumentError) as caught:
        pl.check({"a": TABS, "b": document})
    assert (caught.value.item, caught.value.path) == (1, "$.type")
    assert (caught.value.line is None) == isinstance(document, dict)


def test_catalog_error_names_file_and_line(tmp_path):
    with pytest.raises(pl.CatalogError, match=r'^de\.po:2: expected a quotation mark, found "T"'):
        pl.check(TABS, strings={"de.po": b'msgid "Help"\nmsgstr Tee\n'})
    with pytest.raises(pl.CatalogError, match="cannot be read: No such file"):
        pl.check(TABS, strings=tmp_path / "none")
    with pytest.raises(pl.CatalogError, match="expected a file of the type xcstrings, "):
        pl.check(TABS, strings=tmp_path)


def test_unknown_locale_is_an_argument_error():
    with pytest.raises(pl.ArgumentError, match='no translations for "dee", did you mean "de"'):
        pl.check(TABS, strings={"de": GERMAN}, locales=["de", "dee"])


@pytest.mark.parametrize(
    "arguments",
    [
        {"documents": b"{}"},
        {"documents": 3},
        {"documents": {"a": 3}},
        {"documents": TABS, "strings": b"{}"},
        {"documents": TABS, "strings": {"de": "Hilfe"}},
        {"documents": TABS, "locales": "de"},
        {"documents": TABS, "directions": [1]},
        {"documents": ROOT / "Examples/check/pickers", "directory": "."},
    ],
)
def test_arguments_of_other_types_are_type_errors(arguments):
    with pytest.raises(TypeError):
        pl.check(arguments.pop("documents"), **arguments)


def test_budget_limits_time_and_bytes():
    with pytest.raises(pl.LimitError):
        pl.check(TABS, budget=pl.Budget(bytes=10))
    budget = pl.Budget()
    budget.cancel()
    with pytest.raises(pl.CancelledError):
        pl.check(TABS, budget=budget)


def test_findings_read_as_sentences():
    (finding,) = pl.check(TABS, strings={"de": GERMAN}).failures("truncated")
    assert str(finding).startswith('truncated: "Einstellungen" is cut to ')
    assert str(finding).endswith("(document, de, 180 pt, text 1×)")


def test_findings_are_a_table_of_arrow():
    pytest.importorskip("pyarrow")
    report = pl.check(EXAMPLES / "pickers", strings=EXAMPLES / "gettext", widths=[240])
    table = report.to_arrow()
    assert table.num_rows == len(report.findings) > 0
    assert table["code"].to_pylist() == [finding.code for finding in report.findings]
    assert table["locale"].to_pylist() == [finding.cell.locale for finding in report.findings]
    assert table["items"].to_pylist() == [list(finding.items) for finding in report.findings]
    assert pl.check(PAIR, widths=[500]).to_arrow().schema == table.schema


def test_missing_glyphs_have_their_characters() -> None:
    report = pl.check({"type": "chips", "items": ["a\u1200b"]})
    (found,) = [one for one in report.findings if one.code == "missingGlyph"]
    assert found.characters == ("\u1200",) and found.shown is None
