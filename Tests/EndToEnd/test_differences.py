"""`segue diff`: files, revisions of a repository, recordings, and the report."""
import base64
import json
import os
import re
import shutil
import signal
import subprocess
import time

import pytest

from terminal import base_environment

SCENE = """segue: 1
device: [100, 200]
screens: {home: {fill: white}, detail: {fill: systemBlue, layers: {picture: {image: dot.png, frame: [10, 10, 20, 20]}}}}
transitions:
  open: {kind: push, from: home, to: detail, duration: 0.2, ease: linear, tracks: {to: {y: H -> rest}}}
scripts:
  go: 0 trigger open
"""


def picture():
    from io import BytesIO

    from PIL import Image

    file = BytesIO()
    Image.new("RGB", (20, 20), "red").save(file, "PNG")
    return file.getvalue()


def git(folder, *arguments):
    settings = ["-c", "user.name=A", "-c", "user.email=a@b.invalid", "-c", "init.defaultBranch=main"]
    environment = base_environment() | {"GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1"}
    subprocess.run(["git", *settings, *arguments], cwd=folder, env=environment, check=True, capture_output=True)


@pytest.fixture
def repository(tmp_path):
    """A repository whose working copy has a scene that is farther away than the one that was committed."""
    if shutil.which("git") is None:
        pytest.fail("no git") if os.environ.get("CI") else pytest.skip("no git")
    folder = tmp_path / "repository"
    card = folder / "a b" / "card"
    card.mkdir(parents=True)
    (card / "scene.yaml").write_text(SCENE)
    (card / "dot.png").write_bytes(picture())
    (card / ".hidden").write_text("")
    git(folder, "init", "-q")
    git(folder, "add", "-A")
    git(folder, "commit", "-qm", "One")
    (card / "scene.yaml").write_text(SCENE.replace("H -> rest", "150 -> rest"))
    return folder


@pytest.fixture
def scratch(tmp_path):
    """The folder for temporary files, which has to be empty after each test."""
    folder = tmp_path / "scratch"
    folder.mkdir()
    yield {"TMPDIR": str(folder)}
    assert list(folder.iterdir()) == []


def test_equal_scenes(segue, tmp_path):
    for name in ("a", "b"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "scene.yaml").write_text(SCENE)
        (tmp_path / name / "dot.png").write_bytes(picture())
    done = segue("diff", tmp_path / "a", tmp_path / "b")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines()[-1] == "no differences"
    assert json.loads(segue("diff", tmp_path / "a", tmp_path / "b", "--json").stdout)["equal"] is True


@pytest.mark.parametrize("path", ("a b/card", "a b/card/", "./a b/card/scene.yaml"))
def test_a_revision_with_its_pictures(segue, repository, scratch, path):
    done = segue("diff", f"git:HEAD:{path}", path, cwd=repository, environment=scratch)
    assert (done.returncode, done.stderr) == (1, "")
    lines = done.stdout.splitlines()
    assert lines[:2] == [f"A git:HEAD:{path}", f"B {path}"]
    assert "  detail y  50 pt at 0 s: 200 → 150" in lines
    assert segue("diff", f"git:HEAD:{path}", f"git:main:{path}", cwd=repository, environment=scratch).returncode == 0


def test_a_revision_from_a_folder_of_the_repository(segue, repository, scratch):
    card = repository / "a b" / "card"
    for path in (".", "./scene.yaml", "../card", "../../a b/card/scene.yaml"):
        done = segue("diff", f"git:HEAD:{path}", ".", cwd=card, environment=scratch)
        assert (done.returncode, done.stderr) == (1, ""), path


def test_the_repository_stays_as_it_is(segue, repository, scratch):
    def state():
        index = (repository / ".git" / "index").read_bytes()
        return index, sorted((path, path.stat().st_mtime_ns) for path in repository.rglob("*") if path.is_file())

    hooks = repository / ".git" / "hooks"
    for name in ("post-checkout", "post-index-change"):
        (hooks / name).write_text("#!/bin/sh\ntouch \"$0.ran\"\n")
        (hooks / name).chmod(0o755)
    for setting in ("core.splitIndex", "core.untrackedCache", "core.sparseCheckout", "submodule.recurse"):
        git(repository, "config", setting, "true")
    before = state()
    assert segue("diff", "git:HEAD:a b/card", "a b/card", cwd=repository, environment=scratch).returncode == 1
    assert state() == before


def test_attributes_further_up_are_obeyed(segue, repository, scratch):
    """As a picture may be kept elsewhere: git's filters find it."""
    card = repository / "a b" / "card"
    whole = (card / "dot.png").read_bytes()
    (repository / ".gitattributes").write_text("*.png filter=hex\n")
    git(repository, "config", "filter.hex.clean", "xxd -p" if shutil.which("xxd") else "od -An -v -tx1")
    git(repository, "config", "filter.hex.smudge",
        "python3 -c 'import sys; sys.stdout.buffer.write(bytes.fromhex(sys.stdin.read()))'")
    git(repository, "add", ".gitattributes")
    git(repository, "add", "--renormalize", "-A")
    git(repository, "commit", "-qm", "Two")
    stored = subprocess.run(["git", "show", "HEAD:a b/card/dot.png"], cwd=repository, capture_output=True).stdout
    assert stored != whole
    done = segue("diff", "git:HEAD:a b/card", "git:HEAD~1:a b/card", cwd=repository, environment=scratch)
    assert done.stderr == ""
    assert "picture" not in done.stdout


@pytest.mark.parametrize("word, says", (
    ("git:nope:a b/card", "no revision 'nope'"),
    ("git:HEAD:none", "has no 'none'"),
    ("git:HEAD:/etc", "has no '/etc'"),
    ("git:--output=x:a b/card", "names no scene of a revision"),
    ("git:HEAD", "names no scene of a revision"),
    ("git:$(touch x):a b/card", "no revision '$(touch x)'"),
    ("git:HEAD:a b/card;touch x", "has no 'a b/card;touch x'"),
))
def test_what_is_not_there_is_said(segue, repository, scratch, word, says):
    before = sorted(repository.rglob("x"))
    done = segue("diff", word, "a b/card", cwd=repository, environment=scratch)
    assert done.returncode == 1 and done.stdout == ""
    assert done.stderr.startswith("error: ") and says in done.stderr
    assert sorted(repository.rglob("x")) == before


def test_outside_of_a_repository(segue, tmp_path, scratch):
    environment = scratch | {"GIT_CEILING_DIRECTORIES": str(tmp_path.parent)}
    done = segue("diff", "git:HEAD:card", "card", cwd=tmp_path, environment=environment)
    assert done.returncode == 1 and "not a git repository" in done.stderr


def test_without_git(segue, repository, scratch):
    done = segue("diff", "git:HEAD:a b/card", "a b/card", cwd=repository, environment=scratch | {"PATH": "/nowhere"})
    assert done.returncode == 1
    assert "no git on PATH" in done.stderr and "install git" in done.stderr


def test_a_broken_revision_is_named(segue, repository, scratch):
    scene = repository / "a b" / "card" / "scene.yaml"
    scene.write_text("segue: 1\nscreens: {home: {fil: white}}\n")
    git(repository, "commit", "-qam", "Two")
    scene.write_text(SCENE)
    done = segue("diff", "git:HEAD:a b/card", "a b/card", cwd=repository, environment=scratch)
    assert done.returncode == 1
    assert done.stderr.startswith("git:HEAD:a b/card/scene.yaml:2:18: error: ")


@pytest.mark.parametrize("number", (signal.SIGINT, signal.SIGTERM, signal.SIGHUP))
def test_an_interruption_leaves_nothing(program, repository, scratch, tmp_path, number):
    """A filter that takes long, as one that fetches: the folder is there by then, and gone when the program is."""
    begun = tmp_path / "begun"
    (repository / ".git" / "info" / "attributes").write_text("*.png filter=slow\n")
    git(repository, "config", "filter.slow.smudge", f"touch '{begun}'; sleep 2; cat")
    process = subprocess.Popen(
        [program, "diff", "git:HEAD:a b/card", "a b/card"], cwd=repository, env=base_environment() | scratch,
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True,
    )
    deadline = time.monotonic() + 60
    while not begun.exists():
        # It does not end before.
        with pytest.raises(subprocess.TimeoutExpired):
            process.wait(0.01)
        assert time.monotonic() < deadline
    # As a terminal does, to all of the group.
    os.killpg(process.pid, number)
    assert process.wait(60) == -number


def test_a_warning_names_the_revision(segue, repository, scratch):
    scene = repository / "a b" / "card" / "scene.yaml"
    scene.write_text(SCENE.replace("screens: {", "screens: {lost: {}, "))
    git(repository, "commit", "-qam", "Two")
    done = segue("diff", "git:HEAD:a b/card", "git:HEAD:a b/card", cwd=repository, environment=scratch)
    assert done.returncode == 0
    warned = re.findall(r"^\S.*: warning: ", done.stderr, re.M)
    assert warned and all(line.startswith("git:HEAD:a b/card/scene.yaml:") for line in warned)


def test_a_scene_at_the_top(segue, tmp_path, scratch):
    top = tmp_path / "top"
    top.mkdir()
    (top / "scene.yaml").write_text(SCENE)
    (top / "dot.png").write_bytes(picture())
    git(top, "init", "-q")
    git(top, "add", "-A")
    git(top, "commit", "-qm", "One")
    for path in (".", "./", "scene.yaml"):
        done = segue("diff", f"git:HEAD:{path}", ".", cwd=top, environment=scratch)
        assert (done.returncode, done.stderr) == (0, ""), path


def test_programs_are_sampled_first(segue, tmp_path):
    done = segue("diff", "a.swift", "b.swift", cwd=tmp_path)
    assert done.returncode == 2 and "segue sample" in done.stderr


def test_one_transition_or_script(segue, repository, scratch):
    for course in (("--transition", "open"), ("--script", "go")):
        done = segue("diff", "git:HEAD:a b/card", "a b/card", *course, "--json", cwd=repository, environment=scratch)
        assert done.returncode == 1
        assert [run["run"] for run in json.loads(done.stdout)["runs"]] == [" ".join(course)[2:]]
    done = segue("diff", "git:HEAD:a b/card", "a b/card", "-t", "close", cwd=repository, environment=scratch)
    assert done.returncode == 1 and "no transition 'close'" in done.stderr


def test_recordings(segue, repository, tmp_path):
    card = repository / "a b" / "card"
    (tmp_path / "after.jsonl").write_text(segue("sample", card, "-t", "open").stdout)
    (card / "scene.yaml").write_text(SCENE)
    (tmp_path / "before.jsonl").write_text(segue("sample", card, "-t", "open").stdout)
    done = segue("diff", "before.jsonl", "after.jsonl", cwd=tmp_path)
    assert (done.returncode, done.stderr) == (1, "")
    assert "  detail y  50 pt at 0 s: 200 → 150" in done.stdout.splitlines()
    assert segue("diff", "before.jsonl", "after.jsonl", "--tolerance", "51", cwd=tmp_path).returncode == 0
    assert segue("diff", "before.jsonl", "before.jsonl", cwd=tmp_path).returncode == 0
    for arguments in (("before.jsonl", card), ("before.jsonl", "after.jsonl", "-t", "open")):
        wrong = segue("diff", *arguments, cwd=tmp_path)
        assert wrong.returncode == 2, wrong.stderr
    (tmp_path / "broken.jsonl").write_text((tmp_path / "after.jsonl").read_text() + "{}\n")
    broken = segue("diff", "before.jsonl", "broken.jsonl", cwd=tmp_path)
    assert broken.returncode == 1 and re.match(r"error: broken.jsonl:\d+: no line of samples", broken.stderr)


def test_a_report_has_all_in_itself(segue, repository, scratch, tmp_path):
    report = tmp_path / "report.html"
    done = segue("diff", "git:HEAD:a b/card", "a b/card", "-o", report, cwd=repository, environment=scratch)
    assert done.returncode == 1
    text = report.read_text()
    pictures = re.findall(r'src="data:image/png;base64,([^"]+)"', text)
    assert len(pictures) == 3
    assert all(base64.b64decode(data).startswith(b"\x89PNG") for data in pictures)
    assert not re.search(r"<script|<link|https?://|url\(", text)
    assert "<td>detail<td>y<td class=\"number\">50 pt" in text


@pytest.mark.parametrize("arguments", (
    ("a", "b", "-o", "report.pdf"), ("a", "b", "--tolerance", "-1"), ("a", "b", "--tolerance", "nan"), ("a",),
))
def test_wrong_usage(segue, arguments):
    done = segue("diff", *arguments)
    assert done.returncode == 2 and done.stdout == ""
