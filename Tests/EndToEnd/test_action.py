"""The GitHub Action, the workflow and the pre-commit hook: their files, and their steps' scripts as a runner runs them."""
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ElementTree

import pytest

from conftest import ROOT
from terminal import base_environment

try:
    import yaml
except ImportError:
    if os.environ.get("CI"):
        raise
    pytest.skip("no PyYAML: Scripts/bootstrap.sh test installs it", allow_module_level=True)

ACTION = yaml.safe_load((ROOT / "action.yml").read_text())
WORKFLOWS = {path.name: yaml.safe_load(path.read_text()) for path in (ROOT / ".github/workflows").glob("*.yml")}
SOUND = "segue: 1\ndevice: [60, 80]\nscreens: {home: {fill: white}, detail: {fill: blue}}\n" \
    "transitions: {open: {kind: push, from: home, to: detail, duration: 0.2, ease: linear, tracks: {to: {y: H -> rest}}}}\n" \
    "scripts: {go: 0 trigger open}\nchecks: [{script: go, lint: [settles]}]\n"


def steps():
    """Every step of the action and of the workflows."""
    yield from ACTION["runs"]["steps"]
    for workflow in WORKFLOWS.values():
        for job in workflow["jobs"].values():
            yield from job["steps"]


def step(name):
    return next(step for step in steps() if step.get("name") == name)


class Runner:
    """As much of a GitHub runner as a step's script can see."""

    def __init__(self, program, folder):
        self.workspace, self.temporary, home = folder / "workspace", folder / "temp", folder / "home"
        tools = folder / "tools"
        for path in (self.workspace, self.temporary, home, tools):
            path.mkdir()
        self.files = {name: folder / name for name in ("GITHUB_OUTPUT", "GITHUB_PATH")}
        for path in self.files.values():
            path.write_text("")
        (tools / "segue").symlink_to(program)
        self.tools = tools
        self.environment = base_environment() | {
            "GITHUB_ACTIONS": "true", "GITHUB_WORKSPACE": str(self.workspace), "RUNNER_TEMP": str(self.temporary),
            "HOME": str(home), "PATH": f"{tools}:{os.environ['PATH']}", "GIT_CONFIG_NOSYSTEM": "1",
        } | {name: str(path) for name, path in self.files.items()}
        self.context = {"github": {"action_path": str(ROOT), "server_url": "https://github.invalid", "repository": "a/b"},
                        "inputs": {name: value["default"] for name, value in ACTION["inputs"].items()}}

    def value(self, text):
        """A text with its expressions evaluated: names with dots, and the first of several that is not empty."""
        def look_up(name):
            value = self.context
            for part in name.strip().split("."):
                value = value.get(part, "") if isinstance(value, dict) else ""
            return str(value)

        def evaluate(found):
            return next((value for value in map(look_up, found[1].split("||")) if value), "")

        return re.sub(r"\$\{\{(.*?)\}\}", evaluate, text)

    def run(self, step):
        """Runs a step's script; what it put on the path is there for the next."""
        variables = {name: self.value(str(text)) for name, text in step.get("env", {}).items()}
        script = self.temporary / "script.sh"
        script.write_text(step["run"])
        done = subprocess.run(
            ["bash", "--noprofile", "--norc", "-eo", "pipefail", script], capture_output=True, text=True, timeout=300,
            cwd=self.workspace / self.value(step.get("working-directory", ".")), env=self.environment | variables,
        )
        for line in self.files["GITHUB_PATH"].read_text().splitlines():
            self.environment["PATH"] = f"{line}:{self.environment['PATH']}"
        self.files["GITHUB_PATH"].write_text("")
        return done

    @property
    def outputs(self):
        return dict(line.split("=", 1) for line in self.files["GITHUB_OUTPUT"].read_text().splitlines())

    def scene(self, name, text=SOUND):
        folder = self.workspace / name
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "scene.yaml").write_text(text)


@pytest.fixture
def runner(program, tmp_path):
    return Runner(program, tmp_path)


def git(folder, *arguments, environment):
    settings = ["-c", "user.name=A", "-c", "user.email=a@b.invalid", "-c", "init.defaultBranch=main"]
    return subprocess.run(["git", *settings, *arguments], cwd=folder, env=environment, check=True, capture_output=True,
                          text=True).stdout.strip()


# The files.

def test_no_expression_is_part_of_a_script():
    """What a pull request is called would be a part of the script, and could be a command."""
    for each in steps():
        assert "${{" not in each.get("run", "")


def test_expressions_name_inputs_that_there_are():
    for name in re.findall(r"inputs\.([\w-]+)", (ROOT / "action.yml").read_text()):
        assert name in ACTION["inputs"]
    for workflow in WORKFLOWS.values():
        for job in workflow["jobs"].values():
            for each in job["steps"]:
                if each.get("uses") == "./":
                    assert set(each.get("with", {})) <= set(ACTION["inputs"])


def test_steps_of_the_action_name_their_shell():
    assert ACTION["runs"]["using"] == "composite"
    for each in ACTION["runs"]["steps"]:
        assert each["shell"] == "bash" and each["name"]


def test_inputs_are_strings_with_a_description():
    for name, value in ACTION["inputs"].items():
        assert isinstance(value["default"], str) and value["description"], name


def test_other_actions_have_a_version():
    for each in steps():
        assert re.fullmatch(r"\./|[\w./-]+@v\d+", each.get("uses", "./"))


def test_a_workflow_may_only_read_unless_a_job_says_otherwise():
    for workflow in WORKFLOWS.values():
        assert workflow["permissions"] == {"contents": "read"}


def test_scripts_are_valid():
    for each in steps():
        checked = subprocess.run(["bash", "-n"], input=each.get("run", ""), text=True, capture_output=True)
        assert checked.stderr == ""


# The check.

def test_sound_scenes_pass(runner):
    runner.scene("Scenes/a")
    runner.scene("Scenes/b c")
    done = runner.run(step("Check scenes"))
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == "scenes checked: 2, errors: 0, warnings: 0\n"
    assert runner.outputs["report"] == "segue-report.xml"
    suites = ElementTree.parse(runner.workspace / "segue-report.xml").getroot()
    assert [suite.get("name") for suite in suites] == ["Scenes/a", "Scenes/b c"]
    assert suites.get("failures") == "0" and int(suites.get("tests")) == len(suites.findall("testsuite/testcase"))


def test_what_is_wrong_is_shown_at_its_line(runner):
    runner.scene("Scenes/a", SOUND.replace("fill: blue", "fil: blue"))
    done = runner.run(step("Check scenes"))
    assert done.returncode == 1
    first = done.stdout.splitlines()[0]
    assert re.match(r"::error file=Scenes/a/scene\.yaml,line=3,endLine=3,col=\d+,endColumn=\d+,title=segue check::", first)
    failure = ElementTree.parse(runner.workspace / "segue-report.xml").getroot().find(".//failure")
    assert failure.text.startswith("Scenes/a/scene.yaml:3:") and failure.get("message")


def test_paths_begin_at_the_repository(runner):
    runner.scene("apps/one/Scenes/a", SOUND.replace("fill: blue", "fil: blue"))
    runner.context["inputs"]["working-directory"] = "apps/one"
    done = runner.run(step("Check scenes"))
    assert done.stdout.startswith("::error file=apps/one/Scenes/a/scene.yaml,")
    assert (runner.workspace / "apps/one/segue-report.xml").exists()


def test_a_warning_fails_only_where_that_is_asked_for(runner):
    runner.scene("Scenes/a", SOUND.split("scripts:")[0])
    (runner.workspace / "Scenes/a/scene.yaml").write_text(
        SOUND.split("scripts:")[0].replace("H -> rest", "H -> 40"))
    done = runner.run(step("Check scenes"))
    assert done.returncode == 0 and done.stdout.startswith("::warning file=")
    runner.context["inputs"]["strict"] = "true"
    assert runner.run(step("Check scenes")).returncode == 1


def test_nothing_to_check_is_an_error(runner):
    done = runner.run(step("Check scenes"))
    assert done.returncode == 1 and done.stdout.startswith("::error title=segue check::nothing matches")


HOSTILE = ["::add-mask::x", "##[add-mask]x", "a\n::error::b", "$(touch x)", "`touch x`", "; touch x", "-rf", "--json",
           "a,line=9::b", "%0A::error::x", "é\u0301,\u0301", "]]><x>", "\x1b]0;x\x07"]


@pytest.mark.parametrize("name", HOSTILE)
def test_a_name_is_no_command(runner, name):
    """A scene of that name is found by a pattern, and is wrong."""
    runner.scene(f"Scenes/{name}", SOUND.replace("fill: blue", f"fil: {json.dumps(name)}"))
    runner.scene(name, SOUND.replace("fill: blue", "fil: blue"))
    runner.context["inputs"]["scenes"] = "Scenes/*\n[!S]*"
    done = runner.run(step("Check scenes"))
    assert done.returncode == 1
    *annotations, counts = done.stdout.splitlines()
    assert counts.startswith("scenes checked: 2,") and done.stderr == ""
    for line in annotations:
        assert re.match(r"::error file=[^,:\r\n]+,line=3,endLine=3,col=\d+,endColumn=\d+,title=segue check::", line)
    assert not re.search(r"[\x00-\x09\x0b-\x1f]", done.stdout)
    assert not list(runner.workspace.rglob("x"))
    suites = ElementTree.parse(runner.workspace / "segue-report.xml").getroot()
    assert len(suites) == 2 and all(len(case) <= 1 for case in suites.iter("testcase"))


# Installing.

def test_a_release_is_unpacked(program, runner, tmp_path):
    for tool in ("curl", "strip"):
        if shutil.which(tool) is None:
            pytest.fail(f"no {tool}") if os.environ.get("CI") else pytest.skip(f"no {tool}")
    version = subprocess.run([program, "--version"], capture_output=True, text=True).stdout.strip()
    releases = tmp_path / "server/a/b/releases/download" / f"v{version}"
    releases.mkdir(parents=True)
    subprocess.run([ROOT / "Scripts/package.sh", "tarball", program.parent, releases], check=True, capture_output=True, cwd=ROOT)
    archive, = releases.iterdir()
    (runner.tools / "segue").unlink()
    runner.context["github"]["server_url"] = (tmp_path / "server").as_uri()
    runner.context["inputs"]["checksum"] = hashlib.sha256(archive.read_bytes()).hexdigest()
    done = runner.run(step("Install segue"))
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == version
    runner.scene("Scenes/a")
    assert runner.run(step("Check scenes")).returncode == 0
    runner.context["inputs"]["checksum"] = "0" * 64
    assert runner.run(step("Install segue")).returncode != 0
    runner.context["inputs"]["version"] = "v99.0"
    done = runner.run(step("Install segue"))
    assert done.returncode == 1 and "::error title=segue::there is no released program" in done.stdout


def test_a_program_is_built_from_the_action_s_own_revision(program, runner):
    """With a compiler that has built it already."""
    swift = runner.tools / "swift"
    swift.write_text(f'#!/bin/sh\ncase "$*" in *--show-bin-path*) echo "{program.parent}";; esac\n')
    swift.chmod(0o755)
    (runner.tools / "segue").unlink()
    runner.context["inputs"]["install"] = "source"
    done = runner.run(step("Install segue"))
    assert done.returncode == 0, done.stderr
    assert re.fullmatch(r"\d+\.\d+\.\d+", done.stdout.splitlines()[-1])
    runner.scene("Scenes/a")
    assert runner.run(step("Check scenes")).returncode == 0


def test_one_that_is_installed_is_taken(runner):
    runner.context["inputs"]["install"] = "none"
    assert runner.run(step("Install segue")).returncode == 0
    runner.context["inputs"]["install"] = "$(touch x)"
    done = runner.run(step("Install segue"))
    assert done.returncode == 1 and done.stdout.startswith("::error title=segue::")
    assert not list(runner.workspace.rglob("x"))


# Previews.

@pytest.fixture
def changed(runner, tmp_path):
    """A clone in which two scenes have changed, one by its picture alone, and one is broken."""
    environment = runner.environment
    origin = tmp_path / "origin.git"
    git(tmp_path, "init", "-q", "--bare", str(origin), environment=environment)
    work = runner.workspace
    git(work, "init", "-q", environment=environment)
    git(work, "remote", "add", "origin", str(origin), environment=environment)
    for name in ("Scenes/a", "Scenes/b c", "Scenes/same", "Scenes/$(touch x)"):
        runner.scene(name)
    git(work, "add", "-A", environment=environment)
    git(work, "commit", "-qm", "One", environment=environment)
    base = git(work, "rev-parse", "HEAD", environment=environment)
    runner.scene("Scenes/a", SOUND.replace("H -> rest", "40 -> rest"))
    (work / "Scenes/b c/deeper").mkdir()
    (work / "Scenes/b c/deeper/notes.txt").write_text("x")
    runner.scene("Scenes/$(touch x)", SOUND.replace("0.2", "0.3"))
    runner.scene("Scenes/broken", "segue: 1\nscreens: {")
    (work / "README").write_text("")
    git(work, "add", "-A", environment=environment)
    git(work, "commit", "-qm", "Two", environment=environment)
    head = git(work, "rev-parse", "HEAD", environment=environment)
    runner.context["github"]["event"] = {
        "pull_request": {"number": 7, "base": {"sha": base}, "head": {"sha": head, "repo": {"full_name": "a/b"}}}
    }
    return runner, origin, head


def test_what_has_changed_is_drawn_and_published(changed):
    runner, origin, head = changed
    drawn = runner.run(step("Draw what has changed"))
    assert drawn.returncode == 0, drawn.stderr
    assert runner.outputs["count"] == "3"
    names = ["Scenes---touch-x-", "Scenes-a", "Scenes-b-c"]
    previews = runner.temporary / "previews"
    assert sorted(path.name for path in previews.glob("*.gif")) == [f"{name}.gif" for name in names]
    assert "no differences" not in (previews / "Scenes-a.html").read_text()
    assert not list(runner.workspace.rglob("x"))
    for _ in range(2):
        published = runner.run(step("Publish the pictures"))
        assert published.returncode == 0, published.stderr
        git(runner.workspace, "worktree", "remove", "--force", str(runner.temporary / "pictures"), environment=runner.environment)
    listed = git(origin, "ls-tree", "-r", "--name-only", "segue-previews", environment=runner.environment).splitlines()
    assert listed == [f"7/{head}/{name}.gif" for name in names]
    assert git(origin, "rev-list", "--count", "segue-previews", environment=runner.environment) == "2"
    comment = (runner.temporary / "comment.md").read_text()
    assert f"![](https://github.invalid/a/b/raw/segue-previews/7/{head}/Scenes-a.gif)" in comment


FAKE_CURL = """#!{python}
import json, sys
calls = "{calls}"
open(calls, "a").write(json.dumps(sys.argv[1:]) + "\\n")
print({answer!r})
"""


@pytest.mark.parametrize("comments, method, url", (
    ([], "POST", "issues/7/comments"),
    ([{"id": 3, "body": "hello"}, {"id": 5, "body": "<!-- segue-previews -->\nold"}], "PATCH", "issues/comments/5"),
))
def test_a_comment_is_written_once(runner, comments, method, url):
    (runner.temporary / "comment.md").write_text('"quoted" $(touch x)\n')
    calls = runner.temporary / "calls"
    fake = runner.tools / "curl"
    fake.write_text(FAKE_CURL.format(python=sys.executable, calls=calls, answer=json.dumps(comments)))
    fake.chmod(0o755)
    runner.context["github"] |= {"event": {"pull_request": {"number": 7}}, "token": "t", "api_url": "https://api.invalid"}
    done = runner.run(step("Comment"))
    assert (done.returncode, done.stderr) == (0, "")
    last = json.loads(calls.read_text().splitlines()[-1])
    assert last[last.index("-X") + 1] == method and f"https://api.invalid/repos/a/b/{url}" in last
    body = json.loads(last[last.index("-d") + 1])["body"]
    assert body == '<!-- segue-previews -->\n"quoted" $(touch x)\n'


# The hook.

def test_the_hook_checks_scenes(program, runner):
    hook, = yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_text())
    assert {"id", "name", "entry", "language", "files"} <= hook.keys()
    pattern = re.compile(hook["files"])
    assert pattern.search("scene.yaml") and pattern.search("Scenes/a b/scene.yaml")
    assert not pattern.search("myscene.yaml") and not pattern.search("scene.yaml.orig")
    runner.scene("a")
    runner.scene("b", "segue: 1")
    for name, code in (("a", 0), ("b", 1)):
        done = subprocess.run([*hook["entry"].split(), f"{name}/scene.yaml"], cwd=runner.workspace, env=runner.environment,
                              capture_output=True)
        assert done.returncode == code
