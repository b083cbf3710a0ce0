"""Tables of documents."""

import json

import pytest
from conftest import EXAMPLES

import pickerlayout as pl

pa = pytest.importorskip("pyarrow", "18")

from pickerlayout.arrow import layout_batches, layout_table, output_schema  # noqa: E402

OUTPUTS = ["nodes", "tree", "summary"]
ERRORS = ["error_path", "error_message", "error_input"]
GOOD = {"type": "chips", "items": ["tea", "coffee", "cocoa"], "width": 100}
#: Whatever strangers write, with the path of the error.
BAD = [
    ("{", "$"),
    ("", "$"),
    ('{"type": "tea"}', "$.type"),
    ('{"type": "chips", "items": [{"text": "a", "width": -4}]}', "$.items[0].width"),
    ("[" * 100_000, "$"),
    ('{"type": "chips", "items": [null]}', "$.items[0]"),
]


def texts(*documents):
    """A column of JSON."""
    return pa.array(
        [each if isinstance(each, str | None) else json.dumps(each) for each in documents]
    )


def rows_of(tree):
    """The rows that a tree has in the output nodes."""
    return [
        {
            "node": node.position,
            "parent": node.parent.position if node.parent else None,
            "role": node.role,
            "node_id": node.id,
            "text": node.text,
            "full_text": node.full_text,
            **node.frame._asdict(),
            "index": node.index,
            "selected": node.selected,
            "enabled": node.enabled,
        }
        | dict.fromkeys(ERRORS)
        for node in tree
    ]


def examples_by_folder():
    folders = {}
    for path in EXAMPLES:
        folders.setdefault(path.parent, []).append(path)
    return folders.items()


@pytest.mark.parametrize("threads", [1, 3])
def test_examples_have_the_nodes_and_trees_of_single_calls(threads):
    for folder, paths in examples_by_folder():
        table = pa.table({"document": [path.read_text() for path in paths]})
        trees = [pl.layout(path.read_bytes(), directory=folder) for path in paths]
        options = {"document": "document", "directory": folder, "threads": threads}
        nodes = layout_table(table, **options)
        nodes.validate(full=True)
        assert nodes.to_pylist() == [row for tree in trees for row in rows_of(tree)]
        written = layout_table(table, output="tree", **options)
        written.validate(full=True)
        assert written["tree"].to_pylist() == [tree.json(compact=True).rstrip() for tree in trees]


def test_summaries_of_examples_are_those_of_their_trees():
    for folder, paths in examples_by_folder():
        table = pa.table({"document": [path.read_text() for path in paths]})
        summaries = layout_table(table, document="document", directory=folder, output="summary")
        summaries.validate(full=True)
        for path, row in zip(paths, summaries.to_pylist(), strict=True):
            tree = pl.layout(path.read_bytes(), directory=folder)
            assert (row["width"], row["height"]) == tree.size
            assert row["warnings"] == [warning.code for warning in tree.warnings]
            # Every id that no node has is one of a hidden item; nests of flows also have those of unnamed items.
            unused = len(tree.ids) - len(set(tree.nodes["id"].tolist()) - {-1})
            named = sum(len(node.hidden_ids) for node in tree)
            assert row["hidden"] == (named if path.parent.name in ("flow", "screens") else unused)
            # A label that is left out altogether is not one that is cut.
            assert row["truncated"] == sum(
                node.text not in ("", node.full_text) for node in tree if node.role != "line"
            )
            assert row["rows"] >= sum(node.role == "row" for node in tree)


WEEK = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"]
#: Documents with the rows, hidden items and truncated labels that they have by their rules.
COUNTED = [
    ({"type": "chips", "items": ["a"] * 6, "maxItemsPerRow": 2}, (3, 0, 0)),
    ({"type": "chips", "items": WEEK, "width": 160, "maxRows": 1}, (1, 4, 0)),
    ({"type": "chips", "items": []}, (0, 0, 0)),
    ({"type": "segmented", "items": WEEK}, (1, 0, 0)),
    ({"type": "segmented", "items": WEEK, "axis": "vertical"}, (5, 0, 0)),
    ({"type": "segmented", "items": WEEK, "width": 160, "whenNarrow": ["menu"]}, (1, 4, 0)),
    ({"type": "segmented", "items": WEEK, "width": 160, "whenNarrow": ["scroll"]}, (1, 0, 0)),
    ({"type": "segmented", "items": WEEK, "width": 320, "whenNarrow": ["wrap"]}, (2, 0, 0)),
    ({"type": "segmented", "items": WEEK, "width": 320, "whenNarrow": ["truncate"]}, (1, 0, 5)),
    ({"type": "text", "text": "one two three", "width": 30, "maxLines": 2}, (0, 0, 1)),
    (
        {
            "type": "stack",
            "items": [
                {"type": "chips", "items": ["a", "b"], "maxItemsPerRow": 1},
                {"type": "segmented", "items": ["a", "b"]},
            ],
        },
        (3, 0, 0),
    ),
]


@pytest.mark.parametrize(("document", "expected"), COUNTED)
def test_summaries_count_rows_hidden_items_and_truncated_labels(document, expected):
    table = pa.table({"document": texts(document)})
    (row,) = layout_table(table, document="document", output="summary").to_pylist()
    assert row["error_message"] is None
    assert (row["rows"], row["hidden"], row["truncated"]) == expected


@pytest.mark.parametrize("output", OUTPUTS)
def test_bad_documents_are_one_row_each_among_good_ones(output):
    documents = [GOOD]
    for text, _ in BAD:
        documents += [text, None, GOOD]
    table = pa.table({"id": range(len(documents)), "document": texts(*documents)})
    result = layout_table(table, document="document", keep=["id"], output=output)
    assert result["id"].to_pylist() == sorted(result["id"].to_pylist())
    wrong = result.filter(pa.compute.is_valid(result["error_message"]))
    for column in wrong.drop_columns(["id", *ERRORS]).columns:
        assert column.null_count == len(wrong)
    expected = [found for text, path in BAD for found in ((text, path), (None, "$"))]
    found = zip(wrong["error_input"].to_pylist(), wrong["error_path"].to_pylist(), strict=True)
    assert list(found) == expected
    good = result.filter(pa.compute.is_null(result["error_message"]))
    assert good["error_path"].null_count == good["error_input"].null_count == len(good)
    size = len(pl.layout(GOOD)) if output == "nodes" else 1
    assert len(good) == size * (1 + len(BAD))


@pytest.mark.parametrize("output", OUTPUTS)
def test_schema_is_known_before(output):
    table = pa.table({"id": [1, 2], "width": [3.5, None], "document": texts(GOOD, "{")})
    keep = {"id": "id", "width": "container_width"}
    schema = output_schema(table.schema, keep=keep, output=output)
    assert schema.names[:2] == ["id", "container_width"] and schema.names[-3:] == ERRORS
    for rows in (table, table.slice(0, 0)):
        result = layout_table(rows, document="document", keep=keep, output=output)
        assert result.schema == schema
        for batch in layout_batches(rows, document="document", keep=keep, output=output):
            assert batch.schema == schema
    assert list(layout_batches([], document="document")) == []


def test_columns_in_place_of_json():
    table = pa.table(
        {
            "names": [["tea", 'co"ff\\ee\n\x01', "כן"], [], None],
            "size": pa.array([120, None, 50], pa.float32()),
            "align": pa.array(["center", "leading", None]).dictionary_encode(),
        }
    )
    result = layout_table(
        table,
        type="chips",
        items="names",
        width="size",
        alignment="align",
        output="tree",
        settings={"spacing": 4},
    )
    expected = [
        {"items": ["tea", 'co"ff\\ee\n\x01', "כן"], "width": 120, "alignment": "center"},
        {"items": [], "alignment": "leading"},
        {"width": 50},
    ]
    for found, document in zip(result.to_pylist(), expected, strict=True):
        try:
            tree = pl.layout(document, type="chips", settings={"spacing": 4})
            assert found["tree"] == tree.json(compact=True).rstrip()
        except pl.DocumentError as error:
            assert (found["error_path"], found["error_message"]) == (error.path, error.message)
            assert json.loads(found["error_input"]) == {"type": "chips"} | document


def test_structs_are_objects_without_what_is_null():
    items = [[{"id": "a", "text": "tea", "width": None}, {"id": None, "text": "x", "width": 80}]]
    table = pa.table({"items": items, "chosen": [1]})
    result = layout_table(table, type="segmented", items="items", selected="chosen", output="tree")
    document = {
        "type": "segmented",
        "items": [{"id": "a", "text": "tea"}, {"text": "x", "width": 80}],
    }
    expected = pl.layout(document | {"selected": 1}).json(compact=True).rstrip()
    assert result["tree"].to_pylist() == [expected]


WRONG = {
    "no column": ({}, ValueError, "document or columns are needed"),
    "unknown column": (
        {"document": "docs"},
        ValueError,
        "document: the table has no column 'docs'",
    ),
    "column of numbers": ({"document": "id"}, TypeError, "'id' must hold JSON, holds int64"),
    "both": ({"document": "document", "items": "id"}, ValueError, "items must be left out"),
    "no type": ({"items": "id"}, ValueError, "need a type"),
    "constant": ({"type": "chips", "width": 3}, TypeError, "width must be the name of a column"),
    "dates": ({"type": "chips", "items": "day"}, TypeError, "'day' holds date32"),
    "output": ({"document": "document", "output": "tea"}, ValueError, "nodes, tree, summary"),
    "kept text": ({"document": "document", "keep": "id"}, TypeError, r"write \[name\]"),
    "kept twice": (
        {"document": "document", "keep": ["id", "id"]},
        ValueError,
        "called 'id' already",
    ),
    "kept unknown": ({"document": "document", "keep": ["tea"]}, ValueError, "no column 'tea'"),
    "clash": ({"document": "document", "keep": ["width"]}, ValueError, "rename the kept one"),
    "engine": ({"document": "document", "engine": 3}, TypeError, "engine must be"),
    "budget": ({"document": "document", "budget": 3}, TypeError, "budget must be"),
    "threads": ({"document": "document", "threads": -1}, ValueError, "threads must be"),
    "unknown type": ({"type": "chpis", "items": "names"}, ValueError, r"type: \$.type: .*chips"),
    "unknown key": (
        {"type": "chips", "items": "names", "widht": "id"},
        ValueError,
        r'columns: \$.widht: unknown key "widht", did you mean "width"',
    ),
    "unknown setting": (
        {"type": "chips", "items": "names", "settings": {"widht": 3}},
        ValueError,
        r"settings: \$.widht: unknown key",
    ),
    "setting of another type": (
        {"document": "document", "type": "chips", "settings": {"spacing": {"row": "3"}}},
        ValueError,
        r"settings: \$.spacing.row: expected a number",
    ),
    "settings": ({"document": "document", "settings": {"x": {1}}}, TypeError, "a set"),
}


@pytest.mark.parametrize("name", WRONG)
def test_wrong_arguments_are_errors_at_once(name):
    arguments, kind, message = WRONG[name]
    table = pa.table(
        {
            "id": [1],
            "width": [1],
            "document": texts(GOOD),
            "day": pa.array([1], pa.date32()),
            "names": [["tea"]],
        }
    )
    for call in (layout_table, layout_batches):
        with pytest.raises(kind, match=message):
            call(table, **arguments)


def test_settings_that_depend_on_documents_are_errors_of_these():
    table = pa.table({"names": [["Day", "Week"], ["Year"]], "size": [3, None]})
    options = {"type": "segmented", "items": "names", "settings": {"selected": "Week"}}
    summaries = layout_table(table, output="summary", width="size", **options)
    assert summaries["error_path"].to_pylist() == [None, "$.selected"]


def test_tables_of_anything_else_are_errors():
    for table in (None, 3, [GOOD], {"document": []}):
        with pytest.raises(TypeError, match="a table must be one of pyarrow"):
            layout_table(table, document="document")
