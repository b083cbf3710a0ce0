"""Builds the package from the header and the shared library of the repository.

The header is the one description of the C interface: its declarations become `_interface.py`, which cffi loads without
a compiler. `make library` makes the library; PICKERLAYOUT_HEADER and PICKERLAYOUT_LIBRARY name others, such as those
that are installed.
"""

import ctypes
import os
import re
import shutil
from pathlib import Path

from cffi import FFI
from setuptools import Distribution, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent.parent
HEADER = Path(
    os.environ.get("PICKERLAYOUT_HEADER", ROOT / "Sources/CPickerLayout/include/picker_layout.h")
)
NAME = "libpickerlayout.so.1"
LIBRARY = Path(os.environ.get("PICKERLAYOUT_LIBRARY", ROOT / ".build/library" / NAME))


def declarations() -> str:
    """The header without what only a compiler reads; integer constants stay."""
    text = re.sub(r"^#ifdef __cplusplus$.*?^#endif$", "", HEADER.read_text(), flags=re.S | re.M)
    is_declaration = re.compile(r"[^#]|#define \w+ -?\d+$").match
    return "\n".join(line for line in text.splitlines() if is_declaration(line))


def version() -> str:
    """The version of the library, which is that of the package."""
    if not LIBRARY.exists():
        raise SystemExit(f"{LIBRARY} is missing; `make library` builds it")
    library = ctypes.CDLL(str(LIBRARY))
    library.pl_version.restype = ctypes.c_char_p
    return library.pl_version().decode()


class BuildPython(build_py):
    """Adds the generated module and the library to the package."""

    def run(self) -> None:
        super().run()
        package = Path(self.get_package_dir("pickerlayout"))
        if not self.editable_mode:
            package = Path(self.build_lib) / "pickerlayout"
        interface = FFI()
        interface.set_source("pickerlayout._interface", None)
        interface.cdef(declarations())
        interface.emit_python_code(str(package / "_interface.py"))
        (package / "lib").mkdir(exist_ok=True)
        shutil.copy(LIBRARY, package / "lib" / NAME)


class PlatformDistribution(Distribution):
    """A package for one platform, for its library."""

    def has_ext_modules(self) -> bool:
        return True


class PlatformWheel(bdist_wheel):
    """A wheel for every Python 3: nothing in it is compiled for one version."""

    def get_tag(self) -> tuple[str, str, str]:
        return "py3", "none", super().get_tag()[2]


setup(
    version=version(),
    distclass=PlatformDistribution,
    cmdclass={"build_py": BuildPython, "bdist_wheel": PlatformWheel},
)
