"""A server of the Model Context Protocol with which agents check that the interfaces they write fit in every language.

    python -m pickerlayout.mcp [--font FILE …] [--font-dir FOLDER] [--system-fonts]

Agents start it and talk to it over standard input and output. It has the tools `layout`, `check`, `measure` and `draw`,
and needs the package mcp from PyPI: `pip install 'pickerlayout[mcp]'`. Fonts other than the bundled ones must be named
on the command line: no tool reads files.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence

from .engine import Engine
from .errors import Error, FontError
from .limits import Limits

#: The limits of one document: a quarter of the defaults, and less time than clients wait for an answer.
LIMITS = Limits(
    nodes=250_000,
    pages=25_000,
    path_elements=1_000_000,
    glyphs=2_500_000,
    bytes=64_000_000,
    pixels=250_000_000,
    seconds=20,
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Serves until standard input ends, and returns the exit code.

    It is 69 without the package mcp, or without fontconfig for system fonts, and 65 for an unusable font.
    """
    options = _parser().parse_args(arguments)
    try:
        from ._mcp_messages import run
        from ._mcp_tools import server
    except ImportError as error:
        return _fail(f"needs mcp 2: pip install 'pickerlayout[mcp]' ({error})", os.EX_UNAVAILABLE)
    try:
        engine = Engine(
            options.font,
            font_directory=options.font_dir,
            system_fonts=options.system_fonts,
            limits=LIMITS,
        )
    except Error as error:
        is_font = isinstance(error, FontError)
        return _fail(str(error), os.EX_DATAERR if is_font else os.EX_UNAVAILABLE)
    run(server(engine, LIMITS))
    return os.EX_OK


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m pickerlayout.mcp",
        description="Serves layout, check, measure and draw to agents, over standard input and output.",
        allow_abbrev=False,
    )
    parser.add_argument(
        "--font", action="append", default=[], metavar="FILE", help="load a font; may be repeated"
    )
    parser.add_argument("--font-dir", metavar="FOLDER", help="load every font in a folder")
    parser.add_argument(
        "--system-fonts", action="store_true", help="also use the fonts of this machine"
    )
    return parser


def _fail(message: str, code: int) -> int:
    print(f"pickerlayout.mcp: {message}", file=sys.stderr)
    return code


if __name__ == "__main__":
    sys.exit(main())
