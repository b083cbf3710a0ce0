"""The names of the header's constants: `PL_DIRECTION_RTL` is "rtl" with the prefix `DIRECTION`."""

from __future__ import annotations

from functools import cache

from ._library import lib


@cache
def names(prefix: str) -> dict[str, int]:
    """The names with a prefix and their values, ordered by value."""
    start = f"PL_{prefix}_"
    found = {
        name.removeprefix(start).lower(): int(getattr(lib, name))
        for name in dir(lib)
        if name.startswith(start)
    }
    return dict(sorted(found.items(), key=lambda item: item[1]))


def constant(prefix: str, name: str, argument: str) -> int:
    """The value of a name; a ValueError lists the known names."""
    if not isinstance(name, str):
        raise TypeError(f"{argument} must be a str, is {type(name).__name__}")
    values = names(prefix)
    if name not in values:
        raise ValueError(f"{argument} must be one of {', '.join(values)}, is {name!r}")
    return values[name]


def snake_case(name: str) -> str:
    """The name of a constant or an argument for a word or a key of documents: "space_between" for "spaceBetween"."""
    if not isinstance(name, str):
        return name
    return "".join(f"_{c.lower()}" if c.isupper() else c for c in name).replace(" ", "_")
