"""Converts Fluent catalogues to Flutter's .arb, which `layout check --strings` reads.

    python -m pickerlayout.catalogs locales

Without the library of the package, run the file itself: ``python pickerlayout/catalogs.py locales``.

Writes a ``de.arb`` beside each ``de.ftl``, with every message on the same line. Needs ``pickerlayout[fluent]``.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

try:
    from fluent.syntax import FluentParser, ast
except ModuleNotFoundError as error:
    if __name__ != "__main__":
        raise
    print(f"pickerlayout.catalogs: {error}: pip install 'pickerlayout[fluent]'", file=sys.stderr)
    sys.exit(69)

__all__ = ["ConversionError", "arb", "main"]

_CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
#: The maximum length of a text in bytes, the same as in the tool.
_MAXIMUM_LENGTH = 1 << 16
_MAXIMUM_DEPTH = 16

_Entry = ast.Message | ast.Term


@dataclass
class ConversionError(Exception):
    """A part of a file that is skipped, with its line, from 1."""

    line: int
    message: str


def arb(text: str) -> tuple[str, list[ConversionError]]:
    """The messages of a Fluent file as JSON in .arb format, and the skipped parts.

    A message keeps its name; an attribute has the message's name, a full stop, and its own name. A
    selection by a number, or with the names of plural forms, becomes an ICU plural, and any other a select.
    References to messages and terms are resolved.
    """
    resource = FluentParser().parse(text)
    file = _File(text, resource)
    members: list[tuple[int, str, str]] = []
    problems = [
        ConversionError(file.line(note), f"{note.message} ({note.code})")
        for junk in resource.body
        if isinstance(junk, ast.Junk)
        for note in junk.annotations
    ]
    known: set[str] = set()
    for line, name, pattern in file.patterns():
        if name in known:
            problems.append(ConversionError(line, f'duplicate message "{name}"'))
            continue
        known.add(name)
        try:
            members.append((line, name, file.message(pattern, line)))
        except ConversionError as problem:
            problems.append(problem)
    return _written(members), sorted(problems, key=lambda problem: problem.line)


def _written(members: list[tuple[int, str, str]]) -> str:
    """A JSON object whose members are on their lines."""
    lines = [""] * max([line for line, _, _ in members], default=1)
    lines[0] = "{"
    for place, (line, name, text) in enumerate(members):
        comma = "," if place < len(members) - 1 else ""
        lines[line - 1] += f"{json.dumps(name)}: {json.dumps(text, ensure_ascii=False)}{comma}"
    return "\n".join(lines) + "\n}\n"


class _File:
    """The messages and terms of a file."""

    def __init__(self, text: str, resource: ast.Resource) -> None:
        self._text = text
        self._entries: dict[str, _Entry] = {}
        for entry in resource.body:
            if isinstance(entry, _Entry):
                self._entries.setdefault(_name(entry), entry)
        self._all = [entry for entry in resource.body if isinstance(entry, ast.Message)]

    def line(self, node: ast.SyntaxNode) -> int:
        """The line of an element, from 1."""
        return self._text.count("\n", 0, node.span.start if node.span else 0) + 1

    def patterns(self) -> Iterator[tuple[int, str, ast.Pattern]]:
        """The values and attributes of all messages, with their lines and names."""
        for message in self._all:
            name = message.id.name
            if message.value is not None:
                yield self.line(message.id), name, message.value
            for attribute in message.attributes:
                yield (
                    self.line(attribute.id),
                    f"{name}.{attribute.id.name}",
                    attribute.value,
                )

    def message(self, pattern: ast.Pattern, line: int) -> str:
        """A pattern in ICU syntax; plain text stays as it is."""
        texts = [element for element in pattern.elements if isinstance(element, ast.TextElement)]
        if len(texts) == len(pattern.elements):
            # Plain Fluent text contains no braces, so nothing needs quotes.
            return "".join(element.value for element in texts)
        text = self._pattern(pattern, line, 0)
        if "{" in text or "}" in text:
            return text
        # References are resolved, so the text needs no parsing.
        return text.replace("'#'", "#").replace("''", "'")

    def _pattern(self, pattern: ast.Pattern, line: int, depth: int) -> str:
        if depth > _MAXIMUM_DEPTH:
            raise ConversionError(
                line, f"expected at most {_MAXIMUM_DEPTH} references and selections in each other"
            )
        text = ""
        for element in pattern.elements:
            if isinstance(element, ast.TextElement):
                text += _quoted(element.value)
            else:
                text += self._expression(element.expression, line, depth)
            if len(text.encode()) > _MAXIMUM_LENGTH:
                raise ConversionError(
                    line, f"expected at most {_MAXIMUM_LENGTH} bytes with what the message names"
                )
        return text

    def _expression(self, expression: ast.SyntaxNode, line: int, depth: int) -> str:
        match expression:
            case ast.Placeable():
                return self._expression(expression.expression, line, depth)
            case ast.SelectExpression():
                return self._selection(expression, line, depth)
            case ast.StringLiteral():
                return _quoted(expression.parse()["value"])
            case ast.NumberLiteral():
                return expression.value
            case ast.VariableReference():
                return f"{{{expression.id.name}}}"
            case ast.FunctionReference():
                name = _variable(expression)
                if name is None:
                    raise ConversionError(
                        line, f"{expression.id.name}() without a variable cannot be converted"
                    )
                return f"{{{name}, number}}" if expression.id.name == "NUMBER" else f"{{{name}}}"
            case ast.MessageReference() | ast.TermReference():
                return self._pattern(self._target(expression, line), line, depth + 1)
        raise ConversionError(line, f"{type(expression).__name__} cannot be converted")

    def _target(
        self, reference: ast.MessageReference | ast.TermReference, line: int
    ) -> ast.Pattern:
        """The pattern that a reference names."""
        prefix = "-" if isinstance(reference, ast.TermReference) else ""
        entry = self._entries.get(prefix + reference.id.name)
        pattern = entry.value if entry else None
        if entry and reference.attribute:
            named = [
                part.value for part in entry.attributes if part.id.name == reference.attribute.name
            ]
            pattern = named[0] if named else None
        if pattern is None:
            raise ConversionError(line, f'unknown reference: "{prefix}{reference.id.name}"')
        return pattern

    def _selection(self, choice: ast.SelectExpression, line: int, depth: int) -> str:
        selector, variants = choice.selector, choice.variants
        default = next(variant for variant in variants if variant.default)
        if isinstance(selector, ast.TermReference):
            # The attribute of a term, such as its gender, is known here.
            value = self._pattern(self._target(selector, line), line, depth + 1)
            chosen = next((variant for variant in variants if _key(variant) == value), default)
            return self._pattern(chosen.value, line, depth + 1)
        name = _variable(selector)
        if name is None:
            return self._pattern(default.value, line, depth + 1)
        cases = {
            _selector(variant): self._pattern(variant.value, line, depth + 1)
            for variant in variants
            if not variant.default
        }
        if isinstance(default.key, ast.Identifier):
            cases[_key(default)] = self._pattern(default.value, line, depth + 1)
        cases["other"] = self._pattern(default.value, line, depth + 1)
        written = " ".join(f"{key} {{{text}}}" for key, text in cases.items())
        return f"{{{name}, {_kind(choice)}, {written}}}"


def _kind(choice: ast.SelectExpression) -> str:
    """The kind of a choice in ICU."""
    keys = [variant.key for variant in choice.variants if not variant.default]
    is_plural = all(isinstance(key, ast.NumberLiteral) or key.name in _CATEGORIES for key in keys)
    if not is_plural:
        return "select"
    named = (
        choice.selector.arguments.named
        if isinstance(choice.selector, ast.FunctionReference)
        else []
    )
    is_ordinal = any(
        argument.name.name == "type" and argument.value.value == "ordinal" for argument in named
    )
    return "selectordinal" if is_ordinal else "plural"


def _name(entry: _Entry) -> str:
    return ("-" if isinstance(entry, ast.Term) else "") + entry.id.name


def _key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def _selector(variant: ast.Variant) -> str:
    """The key of a variant in ICU, which writes numbers as `=0`."""
    return ("=" if isinstance(variant.key, ast.NumberLiteral) else "") + _key(variant)


def _variable(expression: ast.SyntaxNode) -> str | None:
    """The name of a variable, or of the first one of a function."""
    if isinstance(expression, ast.VariableReference):
        return expression.id.name
    if isinstance(expression, ast.FunctionReference):
        names = [_variable(argument) for argument in expression.arguments.positional]
        return next((name for name in names if name), None)
    return None


def _quoted(text: str) -> str:
    """A text quoted for ICU."""
    quoted = text.replace("'", "''")
    for sign in "{}#":
        quoted = quoted.replace(sign, f"'{sign}'")
    return quoted


def _files(paths: list[Path]) -> Iterator[Path]:
    for path in paths:
        yield from sorted(path.rglob("*.ftl")) if path.is_dir() else [path]


def _convert(path: Path) -> int:
    """Converts a file, reports skipped parts, and returns the exit code."""
    try:
        text = path.read_bytes().decode("utf-8-sig")
        made, problems = arb(text)
        path.with_suffix(".arb").write_text(made, encoding="utf-8")
    except OSError as error:
        print(f"{path}: {error.strerror}", file=sys.stderr)
        return 66
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        print(f"{path}:{line}: expected text in UTF-8, found other bytes", file=sys.stderr)
        return 65
    for problem in problems:
        print(f"{path}:{problem.line}: {problem.message}", file=sys.stderr)
    return 65 if problems else 0


def main(arguments: list[str] | None = None) -> int:
    """Converts the files and folders that the arguments name.

    Returns 0; 65 if a part was skipped; 66 if a file cannot be read or written. The other files are still converted.
    """
    parser = argparse.ArgumentParser(
        prog="python -m pickerlayout.catalogs",
        description="Converts Fluent's .ftl to .arb, which layout check --strings reads.",
    )
    parser.add_argument(
        "paths", nargs="+", type=Path, metavar="PATH", help="a .ftl file, or a folder of them"
    )
    return max((_convert(path) for path in _files(parser.parse_args(arguments).paths)), default=0)


if __name__ == "__main__":
    sys.exit(main())
