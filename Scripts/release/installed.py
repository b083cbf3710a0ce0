#!/usr/bin/env python3
"""Installs the parts of a release on a bare system, and runs them: Scripts/release/installed.py SYSTEM RELEASE VERSION TOOL

SYSTEM has in `system` a Debian by debootstrap, which is not changed: each check works on a layer above it. RELEASE is the folder of
`make release`, TOOL a tool on this machine, whose answers are compared.
"""

import gettext
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
NOBODY = "65534:65534"
MEMORY = 64 << 20

# The first program of each language, as it stands in an article.
PROGRAMS = {
    "c": ROOT / "Sources/Interfaces/PickerLayout/PickerLayout.docc/FromC.md",
    "python": ROOT / "README.md",
    "js": ROOT / "Web/npm/README.md",
}


# What a newcomer reads first: the files that these articles tell to make exist beside the examples.
FIRST = (ROOT / "README.md", ROOT / "Sources/Interfaces/PickerLayout/PickerLayout.docc/FifteenMinutes.md")


# What the packages recommend, which is opened when it is first needed.
OPENED = ("libcairo2", "libexpat1", "libfontconfig1", "libharfbuzz-subset0", "libturbojpeg0", "libwebp7", "libgif7", "libyaml-0-2", "zlib1g",
          "'^libicu[0-9]+$'")

# Starts the server, and prints what it answers to a document.
SERVED = """set -eo pipefail
layout serve --port 8080 > /dev/null &
curl -sSf --retry 20 --retry-connrefused --retry-delay 1 http://127.0.0.1:8080/health | grep '"missing":\\[\\]' > /dev/null
curl -sSf http://127.0.0.1:8080/ | grep '<title>PickerLayout' > /dev/null
curl -sSf http://127.0.0.1:8080/metrics | grep '^layout_' > /dev/null
curl -sSfi http://127.0.0.1:8080/schema | grep -i '^x-request-id: .' > /dev/null
curl -sSf -H 'Content-Type: application/json' --data @Examples/chips/food.json 'http://127.0.0.1:8080/layout?format=svg'"""


def first_program(language):
    """The first block of code of the language in its article."""
    return re.search(rf"^```{language}\n(.*?)^```", PROGRAMS[language].read_text(), re.MULTILINE | re.DOTALL)[1]


class Failure(Exception):
    """A check that did not hold."""


class Bare:
    """A layer above a bare system, with a folder `/work` that has the examples, and commands that run in it."""

    def __init__(self, system, folder):
        self.system, self.folder = system, folder
        for name in ("upper", "work", "root"):
            (folder / name).mkdir()
        self.home = folder / "upper/work"
        self.home.mkdir()
        self.home.chmod(0o777)

    def run(self, command, network=False, user=None, readonly=False, checked=True):
        """Runs a command line without network, unless it needs one; what it prints."""
        steps = [
            f"mount -t overlay overlay -o lowerdir={self.system},upperdir={self.folder}/upper,workdir={self.folder}/work {self.folder}/root",
            f"mount --bind /dev {self.folder}/root/dev",
            f"mount -t proc proc {self.folder}/root/proc",
            f"mount --bind {ROOT}/Examples {self.folder}/root/work/Examples",
        ]
        (self.home / "Examples").mkdir(exist_ok=True)
        if readonly:
            steps.append(f"mount -o remount,ro {self.folder}/root")
        home = "/nonexistent" if user else "/root"
        steps.append(f'exec chroot {f"--userspec={user}" if user else ""} {self.folder}/root /usr/bin/env -i PATH=/usr/bin:/usr/sbin:/bin:/sbin'
                     f' HOME={home} LANG=C DEBIAN_FRONTEND=noninteractive /bin/bash -c "cd /work; $1"')
        # Without a network there is still the machine itself.
        if not network:
            steps.insert(0, "ip link set lo up")
        isolated = [] if network else ["--net"]
        result = subprocess.run(["unshare", "--mount", "--pid", "--fork", *isolated, "bash", "-c", " && ".join(steps), "bash", command],
                                capture_output=True)
        if checked and result.returncode:
            raise Failure(f"{command}\nended with {result.returncode}\n{result.stderr.decode()[-2000:]}")
        return result

    def install(self, *packages):
        """Installs packages of Debian, or files of them in `/work`."""
        if not (self.folder / "upper/var/lib/apt/lists/lock").exists():
            self.run("apt-get update -qq -o Acquire::Check-Valid-Until=false", network=True)
        self.run(f"apt-get install -y -qq --allow-downgrades --no-install-recommends {' '.join(packages)}", network=True)

    def give(self, *paths):
        """Copies files into `/work`."""
        for path in paths:
            shutil.copy(path, self.home)


def make_files(folder):
    """Writes the files that the first articles tell to make: the blocks after a line such as `drinks.json`:"""
    for path in FIRST:
        for name, text in re.findall(r"^`([\w./-]+\.\w+)`:\n+```\w*\n(.*?)^```", path.read_text(), re.MULTILINE | re.DOTALL):
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_text(text)


def samples(tool, folder):
    """The command lines of README and articles that succeed beside the examples, and what each prints and writes."""
    (folder / "Examples").symlink_to(ROOT / "Examples")
    make_files(folder)
    found = {}
    articles = [ROOT / "README.md", *sorted(ROOT.glob("Sources/*/*/*.docc/*.md"))]
    lines = (line for path in articles for line in re.findall(r"^(?:\$ )?(layout [^|\n]*)$", path.read_text(), re.MULTILINE))
    for line in dict.fromkeys(re.sub(r"\s+# .*", "", line) for line in lines):
        if "serve" in line or "--cache" in line or "--watch" in line:
            continue
        before = set(folder.iterdir())
        result = subprocess.run(["bash", "-c", f'layout() {{ "{tool}" "$@"; }}; {line}'], cwd=folder, capture_output=True)
        files = {path.name: path.read_bytes() for path in set(folder.iterdir()) - before if path.is_file()}
        if result.returncode in (0, 1):
            found[line] = (result.returncode, result.stdout, files)
        for name in files:
            (folder / name).unlink()
    return found


def labels():
    """The names of countries in all languages of iso-codes, in several sizes and weights, and as browsers round them: texts, one a line."""
    texts = set()
    for path in sorted(Path("/usr/share/locale").glob("*/LC_MESSAGES/iso_3166-1.mo")):
        with path.open("rb") as file:
            texts |= {text for text in gettext.GNUTranslations(file)._catalog.values() if 0 < len(text) < 80 and text.isprintable()}
    sizes, weights = [11, 13, 14, 16, 17, 20], [400, 500, 700]
    fonts = [{"size": size, "weight": weight} for size in sizes for weight in weights]
    return [json.dumps({"type": "text", "text": text, "font": fonts[number % len(fonts)], "match": browser})
            for browser in (None, "chromium", "firefox") for number, text in enumerate(sorted(texts))]


def sizes(trees):
    """The sizes in the output of `layout batch`."""
    return [json.loads(line)["size"] for line in trees.splitlines()]


def compare_sizes(bare, program, tool):
    """How many labels have the size that they have on this machine, whose libraries are of other versions."""
    documents = "\n".join(labels()) + "\n"
    (bare.home / "labels.ndjson").write_text(documents)
    here = sizes(subprocess.run([tool, "batch", "-"], input=documents, capture_output=True, text=True, check=True).stdout)
    there = sizes(bare.run(f"{program} batch labels.ndjson", user=NOBODY).stdout.decode())
    same = sum(one == other for one, other in zip(here, there, strict=True))
    if not here or same < len(here):
        raise Failure(f"{len(here) - same} of {len(here)} labels have another size")
    return f"{same} labels have the same size"


def compare(bare, program, expected):
    """Runs the sample lines as nobody, who has no home, in C's locale and without a network; the lines that differ, and the memory."""
    make_files(bare.home)
    different = []
    for line, (code, printed, files) in expected.items():
        result = bare.run(f"layout() {{ {program} \"$@\"; }}; {line}", user=NOBODY, checked=False)
        if result.returncode != code:
            raise Failure(f"{line}\nended with {result.returncode}: {result.stderr.decode()[-500:]}")
        written = {name: (bare.home / name).read_bytes() if (bare.home / name).exists() else None for name in files}
        if (result.stdout, written) != (printed, files):
            different.append(line)
    return different


def needed_memory(bare, program):
    """The memory of a layout of 87 chips as an SVG, in bytes, as GNU time measures it."""
    bare.install("time")
    told = bare.run(f"/usr/bin/time -f %M {program} chips Examples/chips/food.json --format svg > /dev/null", user=NOBODY).stderr
    size = int(told.split()[-1]) << 10
    if size > MEMORY:
        raise Failure(f"87 chips need {size >> 20} MB")
    return size


def check_archive(bare, release, version, expected, _):
    """The folder with all libraries, as on the machine that made it."""
    (archive,) = release.glob(f"layout-{version}-linux-*.tar.xz")
    shutil.unpack_archive(archive, bare.home, filter="tar")
    different = compare(bare, "/work/layout/layout", expected)
    if different:
        raise Failure("other answers than on this machine:\n" + "\n".join(different))
    bare.run("/work/layout/layout segmented --items A,B,C", user=NOBODY, readonly=True)
    size = needed_memory(bare, "/work/layout/layout")
    return f"{len(expected)} sample lines have the same bytes; runs in a read-only root; 87 chips need {size >> 20} MB"


def check_debian(bare, release, version, expected, tool):
    """The Debian packages: an upgrade, the sample lines, a program in C, and removal."""
    before = listing(bare)
    upgrade(bare, sorted(path for path in release.glob("*.deb") if "-server" not in path.name))
    bare.install(*OPENED)
    different = compare(bare, "/usr/bin/layout", expected)
    measured = compare_sizes(bare, "/usr/bin/layout", tool)
    bare.run("layout segmented --items A,B,C", user=NOBODY, readonly=True)
    bare.install("gcc", "libc6-dev", "pkg-config")
    program = f'#include <picker_layout.h>\n#include <stdio.h>\nint main(void) {{\n{first_program("c")}return !(count > 4 && nodes[0].width > 0);\n}}\n'
    (bare.home / "first.c").write_text(program)
    bare.run("gcc first.c $(pkg-config --cflags --libs pickerlayout) -o first && ./first")
    purge(bare, before, "pickerlayout", "'libpickerlayout*'")
    same = len(expected) - len(different)
    return f"upgraded, {len(expected)} sample lines run, {same} with the same bytes, {measured}, the first program in C runs, removed without a trace"


def check_server(bare, release, version, *_):
    """The Debian package of the server: an upgrade, its unit, answers as nobody and in a read-only root, and removal."""
    before = listing(bare)
    upgrade(bare, [path for name in ("pickerlayout", "pickerlayout-server") for path in release.glob(f"{name}_{version}_*.deb")])
    bare.install("curl", "systemd", *OPENED)
    bare.run("systemd-analyze verify --man=no layout-serve.service && systemctl enable layout-serve")
    answer = bare.run(SERVED, user=NOBODY, readonly=True).stdout
    if answer != bare.run("layout chips Examples/chips/food.json --format svg", user=NOBODY).stdout:
        raise Failure("POST /layout answers with other bytes than the tool")
    purge(bare, before, "pickerlayout", "pickerlayout-server")
    return "upgraded, serves the playground, metrics and the bytes of the tool in a read-only root, removed without a trace"


def listing(bare):
    """All files of a system, but for those that checks put there."""
    return set(bare.run("find / -xdev -not -path '/proc/*' -not -path '/work*'", checked=False).stdout.decode().splitlines())


def upgrade(bare, packages):
    """Installs packages over the same ones of an older version."""
    bare.give(*packages)
    for path in packages:
        bare.run(f"dpkg-deb -R {path.name} old && sed -i 's/^Version: .*/Version: 0.0.1/; s/(= [0-9.]*)/(= 0.0.1)/' old/DEBIAN/control"
                 f" && dpkg-deb -Znone -b old old-{path.name} && rm -r old")
    bare.install(*[f"./old-{path.name}" for path in packages])
    bare.install(*[f"./{path.name}" for path in packages])


def purge(bare, before, *packages):
    """Removes packages; a file of ours that is there now and was not before is a failure."""
    bare.run(f"apt-get purge -y -qq {' '.join(packages)}")
    left = sorted(path for path in listing(bare) - before if re.search(r"picker|layout-serve|/layout", path) and "/apt/" not in path)
    if left:
        raise Failure(f"left behind: {left}")


def check_wheel(bare, release, version, *_):
    """The wheel, in an environment of Debian's Python."""
    bare.give(*release.glob("*.whl"))
    bare.install("python3", "python3-venv", "python3-cffi", "python3-numpy")
    bare.run("python3 -m venv --system-site-packages /opt/python && /opt/python/bin/pip install --quiet --no-index *.whl")
    (bare.home / "first.py").write_text(first_program("python") + "print(tree.frames.shape, len(picture))\n")
    return "the first program runs: " + bare.run("/opt/python/bin/python first.py", user=NOBODY).stdout.decode().strip()


def check_npm(bare, release, version, *_):
    """The package for npm, with Debian's Node."""
    bare.give(release / f"pickerlayout-{version}.tgz")
    bare.install("nodejs")
    (bare.home / "first.mjs").write_text(first_program("js"))
    bare.run(f"mkdir -p node_modules && tar -xzf pickerlayout-{version}.tgz -C node_modules && mv node_modules/package node_modules/pickerlayout")
    printed = bare.run("node first.mjs", user=NOBODY).stdout.decode()
    return f"the first program runs, and prints {len(printed.splitlines())} lines"


def check(name, step, system, *arguments):
    """Runs one check on a layer of its own, and prints a line."""
    with tempfile.TemporaryDirectory(dir=system.parent) as folder:
        try:
            print(f"{system.parent.name}: {name}: {step(Bare(system, Path(folder)), *arguments)}", flush=True)
        except Failure as failure:
            print(f"{system.parent.name}: {name}: FAILED: {failure}", flush=True)
            return False
    return True


def main(bare, release, version, tool):
    """All checks on one system."""
    system, release, tool = Path(bare).resolve() / "system", Path(release).resolve(), Path(tool).resolve()
    with tempfile.TemporaryDirectory() as folder:
        expected = samples(tool, Path(folder))
    steps = {"archive": check_archive, "debian": check_debian, "server": check_server, "wheel": check_wheel, "npm": check_npm}
    chosen = os.environ.get("PARTS", "").split() or steps
    results = [check(name, steps[name], system, release, version, expected, tool) for name in chosen]
    sys.exit(0 if all(results) else 1)


if __name__ == "__main__":
    main(*sys.argv[1:])
