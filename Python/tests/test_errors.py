"""Errors of documents, and what they know."""

import copy
import pickle

import pytest

import pickerlayout as pl

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
    with pytest.raises(pl.Error, match="found nothing there"):
        pl.layout(document, directory=tmp_path)


def test_number_that_json_lacks_is_a_value_error():
    with pytest.raises(ValueError, match="Out of range float values are not JSON compliant"):
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
