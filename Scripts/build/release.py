#!/usr/bin/env python3
"""Describes the parts of a release, and compares their sizes with the recorded ones: Scripts/build/release.py FOLDER VERSION

Writes FOLDER/pickerlayout-VERSION.cdx.json, what is in each part and under which terms, as CycloneDX 1.6. Needs cyclonedx-python-lib.
"""

import json
import os
import re
import subprocess
import sys
import tarfile
import uuid
import zipfile
from datetime import datetime, timezone
from pathlib import Path

from cyclonedx.contrib.hash.factories import HashTypeFactory
from cyclonedx.contrib.license.factories import LicenseFactory
from cyclonedx.model.bom import Bom
from cyclonedx.model.component import Component, ComponentType
from cyclonedx.output.json import JsonV1Dot6
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator

SIZES = Path("Scripts/build/release-sizes.tsv")
GROWTH = 1.05

# The terms of what parts contain, as SPDX expressions; those of Debian's packages by their names there.
TERMS = {
    "PickerLayout": "Apache-2.0",
    "swift": "Apache-2.0 WITH Swift-exception",
    "fonts": "OFL-1.1",
    "harfbuzz": "MIT-Modern-Variant",
    "icu": "Unicode-3.0",
    "libc++": "Apache-2.0 WITH LLVM-exception",
    "wasi-libc": "MIT",
    "libbrotli1": "MIT",
    "libbsd0": "BSD-3-Clause",
    "libcairo2": "LGPL-2.1-only OR MPL-1.1",
    "libexpat1": "MIT",
    "libfontconfig1": "HPND-sell-variant",
    "libfreetype6": "FTL OR GPL-2.0-or-later",
    "libgcc-s1": "GPL-3.0-or-later WITH GCC-exception-3.1",
    "libgif7": "MIT",
    "libglib2.0-0": "LGPL-2.1-or-later",
    "libgraphite2-3": "LGPL-2.1-or-later OR MPL-1.1 OR GPL-2.0-or-later",
    "libharfbuzz-subset0": "MIT-Modern-Variant",
    "libharfbuzz0b": "MIT-Modern-Variant",
    "libicu72": "Unicode-DFS-2016",
    "libmd0": "BSD-3-Clause",
    "libpcre2-8-0": "BSD-3-Clause",
    "libpixman-1-0": "MIT",
    "libpng16-16": "libpng-2.0",
    "libstdc++6": "GPL-3.0-or-later WITH GCC-exception-3.1",
    "libturbojpeg0": "IJG AND BSD-3-Clause AND Zlib",
    "libwebp7": "BSD-3-Clause",
    "libx11-6": "MIT",
    "libxau6": "MIT",
    "libxcb-render0": "MIT",
    "libxcb-shm0": "MIT",
    "libxcb1": "MIT",
    "libxdmcp6": "MIT",
    "libxext6": "MIT",
    "libxrender1": "MIT",
    "libyaml-0-2": "MIT",
    "zlib1g": "Zlib",
    # Packages of Swift.
    "swift-numerics": "Apache-2.0 WITH Swift-exception",
}
SWIFT_PACKAGES = "Apache-2.0"


def output(*command):
    """What a command prints."""
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


def component(name, version, terms, kind=ComponentType.LIBRARY, **more):
    """One component with its terms."""
    return Component(
        name=name, version=version, type=kind, bom_ref=f"{name}@{version}",
        licenses=[LicenseFactory().make_from_string(terms)], **more)


def debian(packages):
    """Libraries of Debian that were copied, by the names of their packages."""
    unknown = sorted(set(packages) - set(TERMS))
    if unknown:
        sys.exit(f"Scripts/build/release.py: the terms of {', '.join(unknown)} are not in TERMS")
    return [component(name, output("dpkg-query", "-W", "-f", "${Version}", name), TERMS[name]) for name in packages]


def swift_packages(resolved):
    """The packages of Swift that are compiled into a program."""
    pins = json.loads(Path(resolved).read_text())["pins"] if Path(resolved).exists() else []
    return [component(pin["identity"], pin["state"]["version"], TERMS.get(pin["identity"], SWIFT_PACKAGES)) for pin in pins]


def swift_library():
    """The library of the compiler, which is in each program."""
    version = re.search(r"Swift version (\S+)", output("swift", "--version"))[1]
    return component("swift", version, TERMS["swift"])


def fonts(*names):
    """Fonts that are compiled in or lie beside a program."""
    table = Path("Fonts/README.md").read_text()
    folders = [folder for folder in re.findall(r"^\| (\w+)/", table, re.MULTILINE) if not names or folder in names]
    return [component(name, re.search(rf"^\| {name}/.*?\| Debian fonts\S+ (\S+)", table, re.MULTILINE)[1].rstrip(","), TERMS["fonts"])
            for name in dict.fromkeys(folders)]


def browser_libraries():
    """The libraries in the modules of WebAssembly, at the versions that Scripts/build/web names."""
    script = Path("Scripts/build/web").read_text()
    versions = {name: re.search(rf"{name}[-_=]([0-9.]+[0-9])", script, re.IGNORECASE) for name in ("uharfbuzz", "icu")}
    return [
        component("uharfbuzz", versions["uharfbuzz"][1], TERMS["harfbuzz"]),
        component("icu", versions["icu"][1], TERMS["icu"]),
        *[component(name, output("dpkg-query", "-W", "-f", "${Version}", package), TERMS[name])
          for name, package in (("libc++", "libc++-14-dev-wasm32"), ("wasi-libc", "wasi-libc"))],
    ]


def archived_packages(path):
    """The packages of Debian whose terms an archive has."""
    if path.suffix == ".whl":
        names = zipfile.ZipFile(path).namelist()
    else:
        with tarfile.open(path) as archive:
            names = archive.getnames()
    found = (re.search(r"/licenses/([^/]+?)(?:\.txt)?$", name) for name in names)
    return sorted({match[1] for match in found if match and "dist-info" not in match.string})


def contents(path):
    """The components that a part contains, besides PickerLayout."""
    name = path.name
    compiled = [swift_library(), *swift_packages("Package.resolved"), *fonts()]
    if name.endswith(".whl") or name.startswith("layout-"):
        return [*compiled, *debian(archived_packages(path))]
    if name.startswith("pickerlayout-server"):
        # The playground has no engine of texts, and so no ICU.
        browser = [each for each in browser_libraries() if each.name != "icu"]
        return [swift_library(), *swift_packages("Server/Package.resolved"), *fonts(), *browser]
    if name.startswith("libpickerlayout-dev") or "-docs" in name:
        return []
    if name.endswith(".deb"):
        return compiled
    if name.endswith((".tgz", "-web.tar.xz")):
        return [swift_library(), *swift_packages("Package.resolved"), *fonts("Inter"), *browser_libraries()]
    return fonts()


def digest(path):
    """The SHA-256 of a file."""
    return HashTypeFactory().from_hashlib_alg("sha256", output("sha256sum", str(path)).split()[0])


def bill_of_materials(parts, version):
    """All parts, each with what is in it."""
    bom = Bom(serial_number=uuid.uuid5(uuid.NAMESPACE_URL, f"pickerlayout-{version}"))
    bom.metadata.timestamp = datetime.fromtimestamp(int(os.environ["SOURCE_DATE_EPOCH"]), timezone.utc)
    bom.metadata.component = component("PickerLayout", version, TERMS["PickerLayout"], ComponentType.FRAMEWORK)
    for path in parts:
        part = component(path.name, version, TERMS["PickerLayout"], ComponentType.FILE, hashes=[digest(path)])
        inside = contents(path)
        for item in inside:
            item.bom_ref.value = f"{path.name}/{item.bom_ref.value}"
        part.components = inside
        bom.components.add(part)
    bom.register_dependency(bom.metadata.component, bom.components)
    return bom


def write(bom, path):
    """Writes the list, and validates it against the schema of CycloneDX."""
    text = JsonV1Dot6(bom).output_as_string(indent=1)
    errors = JsonStrictValidator(SchemaVersion.V1_6).validate_str(text)
    if errors:
        sys.exit(f"{path}: {errors}")
    path.write_text(text + "\n")


def plain(name, version):
    """The name of a part without its version, which is the same in each release."""
    return re.sub(rf"[-_]{re.escape(version)}", "", name)


def recorded():
    """The sizes of the last release, by part; each has a reason."""
    sizes = {}
    for number, line in enumerate(SIZES.read_text().splitlines() if SIZES.exists() else [], 1):
        row = line.split("\t")
        if not line or line.startswith("#"):
            continue
        if len(row) != 3 or not row[1].isdigit() or row[2].strip() in ("", "REASON"):
            sys.exit(f"{SIZES}:{number}: expected a part, its size in bytes and the reason, separated by tabs, found {line!r}")
        sizes[row[0]] = int(row[1])
    return sizes


def compare(parts, version):
    """Prints a table of the sizes; the parts that have grown too much."""
    before, grown = recorded(), []
    width = max(len(path.name) for path in parts)
    for path in parts:
        size, last = path.stat().st_size, before.get(plain(path.name, version))
        change = "new" if last is None else f"{(size / last - 1) * 100:+.1f} %"
        print(f"{path.name:{width}} {size:>12,} {change:>9}")
        if last is not None and size > last * GROWTH:
            grown.append(f"{plain(path.name, version)}\t{size}\tREASON")
    return grown


def main(folder, version):
    """Describes and compares."""
    listing = Path(folder) / f"pickerlayout-{version}.cdx.json"
    listing.unlink(missing_ok=True)
    parts = sorted(path for path in Path(folder).iterdir() if path.is_file() and path.name != "SHA256SUMS")
    write(bill_of_materials(parts, version), listing)
    grown = compare(parts, version)
    if grown:
        print(f"\nGrown by more than 5 %. If it must be, record it in {SIZES}, with the reason:\n", file=sys.stderr)
        sys.exit("\n".join(grown))


if __name__ == "__main__":
    main(*sys.argv[1:])
