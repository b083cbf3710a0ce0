#!/usr/bin/env python3
"""Runs the steps of Integrations as they are in its files: those of GitHub and GitLab in a stand-in for their machines, and the hook by pre-commit.

Needs pre-commit, which brings PyYAML; Scripts/check/integrations installs it. What GitHub and GitLab do with the results is not tested: uploads,
annotations, and the expressions of `if`.
"""

import argparse
import hashlib
import json
import os
import pathlib
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree

import yaml

ROOT = pathlib.Path(__file__).resolve().parents[2]
ARGUMENTS = "pickers --strings xcode --width 320 --locale de"
FAILING = f"{ARGUMENTS} --fail-on truncated"
VERSION = "9.8.7"


class Machine:
    """A folder with an example, in which steps run with no more of the environment than is given here."""

    def __init__(self, folder: pathlib.Path, tool: pathlib.Path):
        self.work = folder / "work"
        shutil.copytree(ROOT / "Examples/check", self.work)
        self.with_tool, self.without_tool = (f"{folder / name}:/usr/bin:/bin" for name in ("installed", "none"))
        for name in ("installed", "layout"):
            (folder / name).mkdir()
            program = folder / name / "layout"
            program.write_text(f'#!/bin/sh\nexec {shlex.quote(str(tool))} "$@"\n')
            program.chmod(0o755)
        self.home = folder / "home"
        self.home.mkdir()
        # The checkout may belong to another user.
        (self.home / ".gitconfig").write_text("[safe]\n\tdirectory = *\n")
        releases = folder / "releases"
        download = releases / f"acme/PickerLayout/releases/download/v{VERSION}"
        download.mkdir(parents=True)
        archive = download / f"layout-check-{VERSION}-linux-{os.uname().machine}.tar.xz"
        # The archive of checks has a folder of its own name; those of jobs may have another.
        subprocess.run(["tar", "-cJf", archive, "-C", folder, "--transform", "s|^layout|layout-check|", "layout"], check=True)
        self.releases, self.archive = releases.as_uri(), archive.as_uri()
        self.sha256 = hashlib.sha256(archive.read_bytes()).hexdigest()

    def run(self, command: list, path: str, **variables: str) -> subprocess.CompletedProcess:
        environment = {"HOME": str(self.home), "PATH": path} | variables
        return subprocess.run(command, cwd=self.work, env=environment, capture_output=True, text=True)


class Action:
    """The composite action of GitHub, whose steps run as its runners run them."""

    def __init__(self, machine: Machine):
        self.machine = machine
        self.action = yaml.safe_load((ROOT / "Integrations/github/action.yml").read_text())
        self.steps = {step["id"]: step for step in self.action["runs"]["steps"] if "run" in step}
        for step in self.steps.values():
            # An expression in a script would let the text of a pull request run as a command.
            assert "${{" not in step["run"] and step["shell"] == "bash", step

    def run(self, *names: str, path: str, **inputs: str) -> subprocess.CompletedProcess:
        """Runs steps until one fails; what they add to the path holds for those that follow."""
        assert set(inputs) <= set(self.action["inputs"]), inputs
        with tempfile.TemporaryDirectory() as folder:
            added = pathlib.Path(folder, "path")
            added.touch()
            for name in names:
                script = pathlib.Path(folder, "script")
                script.write_text(self.steps[name]["run"])
                run = self.machine.run(
                    ["bash", "--noprofile", "--norc", "-eo", "pipefail", script],
                    ":".join([*added.read_text().split(), path]),
                    RUNNER_TEMP=folder, GITHUB_PATH=str(added), GITHUB_SERVER_URL=self.machine.releases,
                    **self.environment(name, inputs),
                )
                if run.returncode != 0:
                    break
        return run

    def environment(self, name: str, inputs: dict) -> dict:
        values = {f"inputs.{key}": inputs.get(key, one["default"]) for key, one in self.action["inputs"].items()}
        values["github.action_repository"] = "acme/PickerLayout"
        return {
            key: re.sub(r"\$\{\{ (\S+) \}\}", lambda found: values[found[1]], value)
            for key, value in self.steps[name]["env"].items()
        }


def check_action(machine: Machine) -> None:
    action, installed, none = Action(machine), machine.with_tool, machine.without_tool

    def fails(message: str, **inputs: str) -> None:
        run = action.run("tool", "check", path=none, arguments=ARGUMENTS, **inputs)
        assert run.returncode == 1 and run.stdout.splitlines()[-1].startswith(f"::error::{message}"), run

    fine = action.run("tool", "check", path=installed, arguments=ARGUMENTS)
    assert fine.returncode == 0 and "::warning file=pickers/settings.json,line=4," in fine.stdout, fine
    failing = action.run("tool", "check", path=installed, arguments=FAILING, report="a page.html")
    assert failing.returncode == 1 and "::error file=pickers/settings.json,line=4," in failing.stdout, failing
    assert (machine.work / "a page.html").read_text().startswith("<!"), failing
    sarif = action.run("sarif", path=installed, arguments=FAILING, sarif="out.sarif")
    assert sarif.returncode == 0 and json.loads((machine.work / "out.sarif").read_text())["runs"], sarif
    wrong = action.run("sarif", path=installed, arguments="none.json", sarif="out.sarif")
    assert wrong.returncode == 1 and "none.json: cannot be read" in wrong.stderr, wrong

    by_version = action.run("tool", "check", path=none, arguments=ARGUMENTS, version=VERSION, sha256=machine.sha256)
    by_url = action.run("tool", "check", path=none, arguments=ARGUMENTS, url=machine.archive, sha256=machine.sha256)
    assert by_version.stdout == by_url.stdout == fine.stdout, (by_version, by_url)
    fails("there is no layout on PATH")
    fails("sha256 is missing", version=VERSION)
    fails(f"{machine.archive} has not the SHA-256 {'0' * 64}", url=machine.archive, sha256="0" * 64)
    fails(f"{machine.releases}/acme/", version="0.0.1", sha256=machine.sha256)


def check_gitlab(machine: Machine) -> None:
    job = yaml.safe_load((ROOT / "Integrations/gitlab/layout-check.yml").read_text())["layout-check"]

    def run(path: str, arguments: str, **variables: str) -> subprocess.CompletedProcess:
        script = "\n".join(["set -e", *job["before_script"], *job["script"]])
        return machine.run(["sh", "-c", script], path, **job["variables"] | {"LAYOUT_ARGUMENTS": arguments} | variables)

    def fails(message: str, **variables: str) -> None:
        found = run(machine.without_tool, ARGUMENTS, **variables)
        assert found.returncode == 1 and found.stderr.splitlines()[-1].startswith(f"layout-check: {message}"), found

    report = machine.work / job["artifacts"]["reports"]["junit"]
    page, = (machine.work / path for path in job["artifacts"]["paths"])
    for arguments, failures in [(ARGUMENTS, 0), (FAILING, 1)]:
        found = run(machine.with_tool, arguments)
        assert found.returncode == failures, found
        assert int(xml.etree.ElementTree.parse(report).getroot().get("failures")) == failures
        report.unlink()
        page.unlink()
    download = {"LAYOUT_URL": machine.archive, "LAYOUT_SHA256": machine.sha256}
    assert run(machine.without_tool, ARGUMENTS, **download).returncode == 0 and report.exists()
    fails("there is no layout on PATH")
    fails("LAYOUT_SHA256 is missing", LAYOUT_URL=machine.archive)
    fails(f"{machine.archive} has not the SHA-256", LAYOUT_URL=machine.archive, LAYOUT_SHA256="0" * 64)
    fails(f"{machine.archive}2 cannot be downloaded", **download | {"LAYOUT_URL": machine.archive + "2"})


def check_hook(machine: Machine) -> None:
    """Runs the hook of this checkout in a repository with the example, as a commit would."""
    settings = {"documents": ["pickers"], "strings": ["xcode"], "widths": [320], "locales": ["de"]}

    def hook(fail_on: list, *command: str) -> subprocess.CompletedProcess:
        (machine.work / "layout-check.json").write_text(json.dumps(settings | {"failOn": fail_on}))
        return machine.run([sys.executable, "-m", "pre_commit", *command, "layout-check", "--files", *files], machine.with_tool)

    files = ["xcode/Localizable.xcstrings", "README.md"]
    assert machine.run(["git", "init", "--quiet"], machine.with_tool).returncode == 0
    failing = hook(["truncated"], "try-repo", str(ROOT))
    assert failing.returncode == 1 and "- exit code: 1" in failing.stdout and "Benachrichtigungen" in failing.stdout, failing
    # Without another clone of the checkout.
    hooks = yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_text())
    (machine.work / ".pre-commit-config.yaml").write_text(yaml.safe_dump({"repos": [{"repo": "local", "hooks": hooks}]}))
    fine = hook([], "run")
    assert fine.returncode == 0 and re.search(r"^layout check\.+Passed$", fine.stdout, re.M), fine
    files = ["README.md"]
    other = hook(["truncated"], "run")
    assert other.returncode == 0 and "(no files to check)Skipped" in other.stdout, other


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tool", type=pathlib.Path, required=True)
    tool = parser.parse_args().tool.resolve(strict=True)
    for check in (check_action, check_gitlab, check_hook):
        with tempfile.TemporaryDirectory() as folder:
            check(Machine(pathlib.Path(folder), tool))
    print("The action, the template and the hook do what they say")


if __name__ == "__main__":
    main()
