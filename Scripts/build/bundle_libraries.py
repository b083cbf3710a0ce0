#!/usr/bin/env python3
"""Puts the system libraries that a wheel needs into it: Scripts/build/bundle_libraries.py WHEEL FOLDER

auditwheel does so for libraries that are linked, but not for those that are opened by name when they are first needed.
It also leaves the libraries of X11 to the system, with which cairo is linked, and which servers do not have. Here all
are copied but those that each Linux of the manylinux policy has. They are renamed by their content, so that the process
does not mistake another one that it has loaded for them. Those that are opened by name keep the name of the file. Needs
patchelf, and the module wheel.
"""

import hashlib
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

# On every machine: glibc, and the libraries of the compiler.
SYSTEM = re.compile(r"(ld-linux.*|lib(c|m|dl|rt|pthread|mvec|resolv|util|stdc\+\+|gcc_s))\.so.*")


def output(*command):
    """What a command prints."""
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def needed(library):
    """The names of the libraries that a library is linked with, but for those of every machine."""
    names = output("patchelf", "--print-needed", library).split()
    return [name for name in names if not SYSTEM.fullmatch(name)]


def system_paths():
    """Where the dynamic linker finds each library for this processor."""
    found = {}
    machine = output("uname", "-m").strip().replace("_", "-")
    for line in output("/sbin/ldconfig", "-p").splitlines():
        match = re.fullmatch(r"\s+(\S+) \((.*)\) => (\S+)", line)
        if match and machine in match[2].replace("_", "-"):
            found.setdefault(match[1], Path(match[3]))
    return found


def closure(names, paths):
    """The libraries with these names, and all that they need, by name."""
    found = {}
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        if name in found:
            continue
        if name not in paths:
            sys.exit(f"Scripts/build/bundle_libraries.py: {name} is not installed")
        found[name] = paths[name]
        waiting += needed(paths[name])
    return found


def renamed(name, path):
    """`libpng16.so.16` with the first digits of its digest: `libpng16-pickerlayout-1a2b3c4d.so.16`."""
    digest = hashlib.sha256(path.read_bytes()).hexdigest()[:8]
    stem, ending = name.split(".so", 1)
    return f"{stem}-pickerlayout-{digest}.so{ending}"


def copy_license(library, folder):
    """Copies the terms of a library, where Debian has them. Its folder is the architecture: others may be installed, too."""
    file = library.resolve()
    owner = subprocess.run(["dpkg-query", "-S", f"*/{file.parent.name}/{file.name}"], capture_output=True, text=True)
    package = owner.stdout.split(":")[0]
    terms = Path("/usr/share/doc") / package / "copyright"
    if package and terms.is_file():
        folder.mkdir(exist_ok=True)
        shutil.copy(terms, folder / f"{package}.txt")


def bundle(folder):
    """Copies all libraries into the folder of the package's library, and links them with each other there."""
    library = folder / "libpickerlayout.so.3"
    # fontconfig belongs to the fonts of a machine.
    opened = {name for name in output(Path(__file__).with_name("opened-libraries"), library).split() if "fontconfig" not in name}
    paths = closure([*needed(library), *opened], system_paths())
    names = {name: renamed(name, path) for name, path in paths.items()}
    # One that is opened has the name by which it is opened, and its own name only inside.
    files = {name: name if name in opened else names[name] for name in names}
    for name, path in paths.items():
        copy = folder / files[name]
        shutil.copy(path.resolve(), copy)
        copy.chmod(0o755)
        if name.startswith("libicudata."):
            subprocess.run([Path(__file__).with_name("icu-data"), copy, name], check=True)
        copy_license(path, folder / "licenses")
        link(copy, names, files, names[name])
    link(library, names, files, None)
    return sorted(paths)


def link(library, names, files, soname):
    """Makes a library find the others beside it."""
    replaced = [word for name in needed(library) for word in ("--replace-needed", name, files[name])]
    own = [] if soname is None else ["--set-soname", soname]
    if replaced or own:
        subprocess.run(["patchelf", *replaced, *own, library], check=True)
    subprocess.run(["patchelf", "--set-rpath", "$ORIGIN", library], check=True)


def wheel_command(*arguments):
    """Runs the module wheel, whose messages are of no use here."""
    subprocess.run([sys.executable, "-m", "wheel", *arguments], check=True, stdout=subprocess.DEVNULL)


def main(wheel, into):
    """Unpacks a wheel, and packs it again with the libraries."""
    with tempfile.TemporaryDirectory() as folder:
        wheel_command("unpack", "--dest", folder, wheel)
        (contents,) = Path(folder).iterdir()
        libraries = bundle(contents / "pickerlayout" / "lib")
        wheel_command("pack", "--dest-dir", into, contents)
    print(f"Bundled {', '.join(libraries)}")


if __name__ == "__main__":
    main(*sys.argv[1:])
