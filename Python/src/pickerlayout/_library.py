"""The shared library, opened once.

`ffi` and its declarations are generated from the C header when the package is built (see setup.py).
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

try:
    from ._interface import ffi as _ffi
except ImportError as error:
    raise ImportError(
        "pickerlayout is not installed completely: run `make library` and `pip install ./Python`"
    ) from error

ffi: Any = _ffi

_BUNDLED = Path(__file__).parent / "lib" / "libpickerlayout.so.3"


def _open() -> Any:
    """Opens the library in the package, or the one that PICKERLAYOUT_LIBRARY names."""
    path = os.environ.get("PICKERLAYOUT_LIBRARY") or str(_BUNDLED)
    try:
        library = ffi.dlopen(path)
    except OSError as error:
        raise ImportError(f"pickerlayout cannot open its library: {error}") from error
    found, expected = library.pl_abi_version(), library.PL_ABI_VERSION
    if found != expected:
        raise ImportError(
            f"{path} has version {found} of the binary interface, the package needs {expected}"
        )
    _check_functions(library, path)
    return library


def _check_functions(library: Any, path: str) -> None:
    """Rejects a library that is older than the declarations immediately, not at the first call."""
    for name in dir(library):
        try:
            getattr(library, name)
        except (AttributeError, ffi.error):
            raise ImportError(f"{path} is older than the package: it has no {name}") from None


lib: Any = _open()

NULL: Any = ffi.NULL

_process = os.getpid()


def is_forked() -> bool:
    """Whether this process was forked after the library was loaded.

    Swift's locks then identify the forked thread by its old number, so it can neither wait for other threads nor be
    waited for."""
    return os.getpid() != _process


#: The version of the library, such as "0.3.0".
library_version: str = ffi.string(lib.pl_version()).decode()
