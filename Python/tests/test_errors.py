"""Errors of documents, and what they know."""

import copy
import os
import pickle
import subprocess
import sys
from pathlib import Path

import pytest

import pickerlayout as pl

LIBRARIES = Path(pl.__file__).parent / "lib"
TEXT = '{\n  "type": "chips",\n  "items": [{"text": "é", "width": -4}]\n}'


def test_document_error_of_a_text_has_path_line_and_column():
    with pytest.raises(pl.DocumentError) as caught:
        pl.layout(TEXT)
    error = caught.value
    assert (error.path, error.line) == ("$.items[0].width", 3)
    assert TEXT.splitlines()[2][error.column - 1 :].startswith("-4")
    assert error.message == "must be at least 0, is -4"
    assert (
        str(error) == f"$.items[0].width: must be at least 0, is -4 (line 3, column {error.column})"
    )
    assert isinstance(error, ValueError) and isinstance(error, pl.Error) and error.item is None


def test_syntax_error_tells_its_place_once():
    with pytest.raises(pl.DocumentError) as caught:
        pl.layout('{"type": "chips",\n "items" []}')
    error = caught.value
    place = f"line 2, column {error.column}"
    assert error.line == 2 and str(error).startswith(f"$: {place}: expected ")
    assert str(error).count(place) == 1


def test_argument_errors_name_keywords_of_python():
    for call, keyword in [
        (lambda: pl.default_engine().measure(["tea"], family="No Such"), "family: "),
        (lambda: pl.default_engine().measure(["tea"], weight=1001), "weight must be "),
        (lambda: pl.layout({"type": "chips"}).render("png", scale=2000), "scale must be "),
        (lambda: pl.layout({"type": "chips"}).svg(background="tea"), "background must be "),
        (lambda: pl.Chips(["tea"], selected=[3]).layout(), "selected must be "),
    ]:
        with pytest.raises(ValueError) as caught:
            call()
        assert str(caught.value).startswith(keyword), str(caught.value)
    tree = pl.layout({"type": "chips"})
    with pytest.raises(ValueError, match="row_change must be one of move, fade, is 'jump'"):
        pl.Transition(tree, tree, row_change="jump")


@pytest.mark.skipif(
    (LIBRARIES / "libcairo.so.2").exists(), reason="a wheel has libraries of its own"
)
def test_missing_library_fails_only_what_needs_it(tmp_path):
    icu = (f"libicuuc.so.{version}" for version in range(60, 100))
    for name in ["libfontconfig.so.1", "libcairo.so.2", *icu]:
        (tmp_path / name).write_text("junk")
    program = """
import pickerlayout as pl

def failure(work):
    try:
        work()
    except pl.UnavailableError as error:
        return str(error)

hebrew = {"type": "chips", "items": ["\u05e9\u05dc\u05d5\u05dd abc"]}
tea = {"type": "chips", "items": ["tea"]}
assert "cannot list the system fonts" in failure(lambda: pl.Engine(system_fonts=True))
for _ in range(2):
    assert "cannot measure texts" in failure(lambda: pl.layout(hebrew))
    assert len(pl.layout(tea)) > 1
    assert "cannot draw PNG" in failure(lambda: pl.layout(tea).png())
    bad, good = pl.layout_many([hebrew, tea])
    assert isinstance(bad, pl.UnavailableError) and len(good) > 1
"""
    environment = os.environ | {"LD_LIBRARY_PATH": str(tmp_path)}
    subprocess.run([sys.executable, "-c", program], check=True, env=environment)


def test_document_error_of_bytes_is_that_of_the_text():
    with pytest.raises(pl.DocumentError) as caught:
        pl.layout(TEXT.encode())
    assert caught.value.line == 3


def test_document_error_of_a_dict_has_a_path_but_no_line():
    with pytest.raises(pl.DocumentError) as caught:
        pl.layout({"type": "chips", "items": [{"text": "a", "width": -4}]})
    error = caught.value
    assert (error.path, error.line, error.column) == ("$.items[0].width", None, None)
    assert str(error) == "$.items[0].width: must be at least 0, is -4"


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "null", b"\xff", '{"type": "chips"', "{}", '{"type": "tea"}']
)
def test_documents_that_are_none_are_errors(text):
    with pytest.raises((pl.DocumentError, pl.ArgumentError)) as caught:
        pl.layout(text)
    assert caught.value.message


def test_errors_are_pickled_and_restored():
    with pytest.raises(pl.DocumentError) as caught:
        pl.layout(TEXT)
    error = pickle.loads(pickle.dumps(caught.value))
    assert type(error) is pl.DocumentError and str(error) == str(caught.value)
    assert (error.path, error.line, error.column, error.item) == (
        "$.items[0].width",
        3,
        caught.value.column,
        None,
    )


def test_error_of_settings_has_a_path():
    with pytest.raises(pl.DocumentError) as caught:
        pl.layout({"type": "chips", "items": []}, settings={"width": -1})
    assert "width" in caught.value.path
    with pytest.raises(pl.DocumentError) as caught:
        pl.Chips(["tea"], widht=3).layout()
    assert caught.value.line is None and "widht" in str(caught.value)


def test_error_of_a_tree_has_a_path():
    with pytest.raises(pl.DocumentError) as caught:
        pl.read_tree({"version": 1, "type": "chips", "root": {"role": "chips"}})
    assert caught.value.path


def test_fonts_need_a_directory(tmp_path):
    document = {"type": "chips", "items": ["tea"], "fonts": [{"family": "A", "file": "a.ttf"}]}
    with pytest.raises(pl.Error):
        pl.layout(document)
    with pytest.raises(pl.Error, match="found nothing"):
        pl.layout(document, directory=tmp_path)


def test_number_that_json_lacks_is_a_value_error():
    with pytest.raises(ValueError, match=r"^\$\.width: must be finite, is nan"):
        pl.layout({"type": "chips", "items": [], "width": float("nan")})


def test_deep_documents_are_errors():
    with pytest.raises(pl.DocumentError):
        pl.layout("[" * 1_000_000)


@pytest.mark.parametrize("size", [{"width": -1}, {"height": -0.5}, {"width": float("nan")}])
def test_negative_size_is_a_value_error(size):
    with pytest.raises(ValueError, match="must be at least 0"):
        pl.layout({"type": "chips", "items": []}, **size)


HANDLES = {
    "Tree": lambda: pl.layout({"type": "chips", "items": ["tea"]}),
    "Node": lambda: pl.layout({"type": "chips", "items": ["tea"]})[0],
    "Engine": pl.Engine,
    "Budget": pl.Budget,
    "Chips": lambda: pl.Chips(["tea"]),
    "Document": lambda: pl.Document("{}"),
    "MeasuredControl": lambda: pl.Chips(["tea"]).measure(),
    "Session": lambda: pl.Segmented(["Day"]).session(),
    "Records": lambda: pl.layout({"type": "chips", "items": ["tea"]}).records,
}


@pytest.mark.parametrize("kind", HANDLES)
@pytest.mark.parametrize("use", [pickle.dumps, copy.copy, copy.deepcopy])
def test_what_belongs_to_the_process_cannot_be_pickled(kind, use):
    with pytest.raises(TypeError, match=f"{kind} objects cannot be pickled or copied: "):
        use(HANDLES[kind]())


def test_values_are_pickled():
    tree = pl.layout({"type": "chips", "items": ["tea"]})
    values = [tree.frames, tree[0].frame, tree.records.texts, pl.Limits(nodes=3), pl.TextStyle()]
    for value in values:
        assert repr(pickle.loads(pickle.dumps(value))) == repr(value)
