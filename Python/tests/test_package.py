"""The package itself: its documentation, its types, and what it repeats of the header."""

import doctest
import importlib
import inspect
import os
import pkgutil
import re
import subprocess
import sys
import typing
from importlib import resources
from pathlib import Path

import pytest
from conftest import LAYOUT, ROOT

import pickerlayout as pl
from pickerlayout import _library, _names, constants, errors, literals

README = Path(__file__).resolve().parent.parent / "README.md"
ARTICLES = ROOT / "Sources/Interfaces/PickerLayout/PickerLayout.docc"
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE | doctest.IGNORE_EXCEPTION_DETAIL
MODULES = [f"pickerlayout.{module.name}" for module in pkgutil.iter_modules(pl.__path__)]


def test_version_is_that_of_the_library():
    assert pl.__version__ == pl.library_version


def test_package_is_typed_and_has_its_library():
    files = resources.files("pickerlayout")
    assert files.joinpath("py.typed").is_file()
    assert files.joinpath("lib/libpickerlayout.so.3").is_file()


@pytest.mark.parametrize("name", ["pickerlayout", *MODULES])
def test_examples_of_docstrings_hold(name):
    if "arrow" in name:
        pytest.importorskip("pyarrow")
    if "spark" in name:
        pytest.importorskip("pyspark")
    if "_mcp" in name:
        pytest.importorskip("mcp.server.mcpserver")
    assert doctest.testmod(importlib.import_module(name), optionflags=FLAGS).failed == 0


@pytest.mark.parametrize(
    "text",
    [README, ARTICLES / "FromPython.md", ARTICLES / "BlockFormat.md"],
    ids=lambda path: path.name,
)
def test_examples_of_texts_hold(text, tmp_path, monkeypatch):
    pytest.importorskip("pyarrow")
    monkeypatch.chdir(tmp_path)
    result = doctest.testfile(str(text), module_relative=False, optionflags=FLAGS)
    assert result.failed == 0 and result.attempted > 10


def test_program_of_the_project_readme_runs():
    text = (ROOT / "README.md").read_text()
    (program,) = re.findall(r"^```python\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    names: dict[str, typing.Any] = {}
    exec(program, names)
    assert names["tree"].frames.shape == (8, 4)
    assert names["picture"].startswith(b"\x89PNG")


def test_public_names_have_docstrings():
    public = [getattr(pl, name) for name in pl.__all__]
    classes = [value for value in public if inspect.isclass(value)]
    members = [
        member
        for owner in classes
        for name, member in vars(owner).items()
        if not name.startswith("_") and (inspect.isfunction(member) or isinstance(member, property))
    ]
    for value in [*classes, *filter(inspect.isfunction, public), *members]:
        assert value.__doc__, value


@pytest.mark.parametrize(
    ("prefix", "literal"),
    [
        ("METRICS", literals.LineMetrics),
        ("DIRECTION", literals.TextDirection),
        ("TRUNCATE", literals.Truncation),
        ("HYPHENS", literals.Hyphens),
        ("WRAP", literals.TextWrap),
        ("KEY", literals.Key),
        ("EVENT", literals.Event),
        ("FORMAT", literals.Format),
        ("SVG", literals.SVGText),
        ("PART", literals.BlockPart),
        ("AXIS", literals.FlowAxis),
        ("LINES", literals.FlowWrap),
        ("JUSTIFY", literals.FlowJustify),
        ("ALIGN", literals.BoxAlign),
    ],
)
def test_literal_types_are_the_names_of_the_header(prefix, literal):
    assert {_names.snake_case(word) for word in typing.get_args(literal)} == set(
        _names.names(prefix)
    )


ENUMS = {
    "ROLE": [constants.Role],
    "STATE": [constants.State],
    "STYLE": [constants.FontStyle],
    "DIRECTION": [constants.Direction],
    "MEASUREMENT": [constants.MeasurementFlag],
    "PATH": [constants.PathKind],
    "FILL": [constants.FillRule],
    "BRUSH": [constants.BrushKind],
    "OP": [constants.Op],
    "BLEND": [constants.BlendMode],
    "CAP": [constants.LineCap],
    "JOIN": [constants.LineJoin],
    "FILTER": [constants.FilterKind],
}


@pytest.mark.parametrize("prefix", ENUMS)
def test_constants_are_those_of_the_header(prefix):
    found = {member.name.lower(): int(member) for kind in ENUMS[prefix] for member in kind}
    assert found == _names.names(prefix)
    assert all(kind.__doc__ for kind in ENUMS[prefix])


def test_types_of_documents_are_those_of_the_schema():
    """Scripts/record/document_types.py writes them anew."""
    program = [sys.executable, ROOT / "Scripts/record/document_types.py", "--print"]
    run = subprocess.run(
        program, capture_output=True, text=True, check=True, env=os.environ | {"LAYOUT": LAYOUT}
    )
    file = resources.files("pickerlayout").joinpath("document_types.py")
    assert run.stdout == file.read_text()


def test_types_of_documents_find_mistakes(tmp_path):
    mypy = pytest.importorskip("mypy.api")
    program = tmp_path / "program.py"
    program.write_text(
        "import pickerlayout as pl\n"
        "from pickerlayout.document_types import ChipsDocument\n"
        'good: ChipsDocument = {"type": "chips", "items": ["a", {"text": "b"}]}\n'
        "pl.layout(good)\n"
        'pl.Chips(["a"], row_alignment="center", chip={"padding": 8})\n'
        'bad: ChipsDocument = {"type": "chips", "itmes": []}\n'
        'pl.Chips(["a"], alignment="lading")\n'
        'pl.Chips(["a"], spacng=3)\n'
        'pl.Engine().measure(["a"], weight="medum")\n'
    )
    output, _, _ = mypy.run([str(program), "--cache-dir", str(tmp_path), "--follow-imports=silent"])
    lines = [line.split(":")[1] for line in output.splitlines() if ": error: " in line]
    assert lines == ["6", "7", "8", "9"], output


def test_constants_that_are_in_tables_are_all_public():
    """Others are known by name, or are classes of exceptions."""
    by_name = {
        "METRICS",
        "TRUNCATE",
        "HYPHENS",
        "WRAP",
        "KEY",
        "EVENT",
        "FORMAT",
        "SVG",
        "CHANGE",
        "TABLE",
        "PART",
        "AXIS",
        "LINES",
        "JUSTIFY",
        "ALIGN",
        "FLOW",
    }
    prefixes = {
        name.split("_")[1]
        for name in dir(_library.lib)
        if name.startswith("PL_") and name.count("_") > 1
    }
    assert prefixes - set(ENUMS) - by_name == {"INVALID", "ABI", "BLOCK"}


def test_every_error_code_has_a_class():
    codes = [_library.lib.PL_INVALID_ARGUMENT, _library.lib.PL_INVALID_CATALOG]
    assert sorted(errors._CLASSES) == list(range(codes[0], codes[1] + 1))
    assert len(set(errors._CLASSES.values())) == len(errors._CLASSES)


def test_roles_are_all_of_the_header():
    names = _names.names("ROLE")
    assert list(names.values()) == list(range(len(pl.ROLES)))
    assert [name.replace("_", "") for name in names] == [role.lower() for role in pl.ROLES]


def test_library_of_another_version_cannot_be_imported(tmp_path):
    """A library whose functions are not those of the declarations, though it has the name that is expected."""
    source, older = tmp_path / "older.c", tmp_path / "libolder.so"
    source.write_text("int pl_abi_version(void) { return 1; }\n")
    subprocess.run(["cc", "-shared", "-fPIC", source, "-o", older], check=True)
    run = subprocess.run(
        [sys.executable, "-c", "import pickerlayout"],
        capture_output=True,
        text=True,
        env=os.environ | {"PICKERLAYOUT_LIBRARY": str(older)},
    )
    message = f"{older} has version 1 of the binary interface, the package needs 3"
    assert run.stderr.splitlines()[-1] == f"ImportError: {message}"


def test_library_that_lacks_a_function_cannot_be_imported():
    class Older:
        def __dir__(self):
            return ["pl_tree_free", "pl_tree_fold"]

        def pl_tree_free(self):
            pass

    with pytest.raises(ImportError, match="x is older than the package: it has no pl_tree_fold"):
        _library._check_functions(Older(), "x")


def test_wheel_uses_no_library_of_the_system():
    """What a wheel brings is used, even where the system has the same: in a new process, since this one has more."""
    if not resources.files("pickerlayout").joinpath("lib/libcairo.so.2").is_file():
        pytest.skip("not installed from a wheel of make wheel")
    program = """
import pickerlayout as pl
assert pl.layout({"type": "chips", "items": ["A", "שלום 12"]}).png()
print(*{line.split()[-1] for line in open("/proc/self/maps") if ".so" in line})
"""
    run = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    loaded = [Path(path) for path in run.stdout.split()]
    bundled = {
        path.name
        for path in loaded
        if path.parent.name == "lib" and path.parent.parent.name == "pickerlayout"
    }
    assert {"libpickerlayout.so.3", "libcairo.so.2"} < bundled
    others = {path.name.split(".so")[0] for path in loaded if path.name not in bundled}
    assert not others & {
        "libcairo",
        "libicuuc",
        "libfreetype",
        "libharfbuzz",
        "libX11",
        "libglib-2.0",
        "libfontconfig",
    }


def test_names_of_weights_are_known():
    from pickerlayout.style import weight_of

    weights = [weight_of(name) for name in typing.get_args(literals.FontWeight)]
    assert weights == [100, 200, 300, 400, 500, 600, 700, 800, 900]
