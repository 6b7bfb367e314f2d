"""Checks and golden frames, as a pipeline would use them."""
import re
import subprocess
import xml.etree.ElementTree as ElementTree

import pytest

SCENE = """segue: 1
device: [400, 800]
screens:
  home: {fill: systemIndigo, layers: {card: {fill: red, frame: [60, 100, 200, 150]}}}
  detail: {fill: white}
transitions:
  open: {kind: push, from: home, to: detail, tap: from/card, tracks: {to: {x: W -> rest}}}
scripts:
  go: 0 tap home/card
checks:
"""


def written_command(stderr):
    line = next(line for line in stderr.splitlines() if "this writes" in line)
    return line.split(": ", 1)[1]


def paste(command, program, cwd):
    """What a shell does with a pasted line; `segue` is the program under test."""
    shell = f'segue() {{ "{program}" "$@"; }}; {command}'
    return subprocess.run(["sh", "-c", shell], cwd=cwd, capture_output=True, text=True, timeout=60)


@pytest.mark.parametrize("folder", ("plain", "with space", "it's; $HOME"))
@pytest.mark.parametrize("course", ("script: go", "transition: open"))
def test_the_command_that_is_printed_writes_what_matches(segue, program, tmp_path, folder, course):
    place = tmp_path / folder
    place.mkdir()
    path = place / "my scene.yaml"
    path.write_text(SCENE + f"  - {{{course}, at: 0.123, golden: middle.golden}}\n")
    missing = segue("check", path.name, cwd=place)
    assert missing.returncode == 1
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    pasted = paste(written_command(missing.stderr), program, elsewhere)
    assert (pasted.returncode, pasted.stderr) == (0, "")
    checked = segue("check", path.name, cwd=place)
    assert (checked.returncode, checked.stderr) == (0, "")
    # A colour alone makes a difference; both frames are shown, and the command writes the new one.
    path.write_text(path.read_text().replace("systemIndigo", "systemRed"))
    differs = segue("check", path.name, cwd=place)
    assert differs.returncode == 1
    assert "#5856d6" in differs.stderr and "#ff3b30" in differs.stderr and "^" in differs.stderr
    assert "\x1b" not in differs.stderr
    assert paste(written_command(differs.stderr), program, elsewhere).returncode == 0
    assert segue("check", path.name, cwd=place).returncode == 0


def test_strict_fails_for_warnings(segue, scene):
    path = scene(
        "segue: 1\nscreens: {home: {fill: white}, detail: {fill: blue}}\n"
        "transitions: {open: {kind: push, from: home, to: detail, tracks: {to: {y: H -> 40}}}}\n"
    )
    assert segue("check", path).returncode == 0
    strict = segue("check", "--strict", path)
    assert strict.returncode == 1 and ": warning: " in strict.stderr


def test_a_command_misspelt_is_told_from_a_scene(segue, tmp_path):
    for arguments in (["cehck"], ["cehck", "some.yaml"], ["chekc", "--json", "x"]):
        result = segue(*arguments, cwd=tmp_path)
        assert result.returncode == 2
        assert f"error: unknown command '{arguments[0]}', did you mean 'check'?" in result.stderr
    (tmp_path / "cehck").write_text("segue: 3\n")
    assert "unknown command" not in segue("cehck", cwd=tmp_path).stderr


@pytest.mark.parametrize("arguments", (["--bogus"], ["check"], ["render", "app-store", "--time", "x"], ["---completion"]))
def test_errors_have_one_style(segue, arguments):
    result = segue(*arguments)
    assert result.returncode == 2
    assert result.stderr.startswith("error: ") and "Internal error" not in result.stderr


@pytest.mark.parametrize(
    "arguments", (["--help"], ["--version"], ["--generate-completion-script", "bash"], ["app-store", "--plain"])
)
def test_a_full_device_is_an_error(program, arguments):
    with open("/dev/full", "w") as full:
        result = subprocess.run(
            [str(program), *arguments], stdin=subprocess.DEVNULL, stdout=full, stderr=subprocess.PIPE, text=True, timeout=60
        )
    assert result.returncode == 1
    assert "cannot write to standard output" in result.stderr


def test_a_strip_of_a_script_needs_no_transition(segue, scene):
    path = scene(
        "segue: 1\nscreens: {home: {fill: white, layers: {card: {fill: red, frame: [0, 0, 50, 50]}}}}\n"
        "gestures: {drag: {in: home/card, recognize: pan, sets: {home/card: {x: here + dx}}, finish: {when: true, rest: {home/card: {x: 90}}}}}\n"
        'scripts: {go: "0 press 20 20\\n0.1 move 60 20\\n0.2 release 90 20"}\n'
    )
    result = segue("render", path, "--script", "go", "--strip", "4", "--format", "text")
    assert (result.returncode, result.stderr) == (0, "")


@pytest.mark.parametrize("progress", ("0.4", "40%"))
def test_progress_is_a_fraction_or_a_percentage(segue, progress):
    result = segue("render", "app-store", "-t", "open", "--progress", progress, "--format", "text")
    assert result.stdout == segue("render", "app-store", "-t", "open", "--time", "0.4", "--format", "text").stdout


def test_list_finds_what_new_writes(segue, tmp_path):
    segue("new", "my-card", cwd=tmp_path)
    (tmp_path / "compose.yaml").write_text("services: {}\n")
    (tmp_path / "folder").mkdir()
    (tmp_path / "folder" / "scene.yaml").write_text((tmp_path / "my-card.yaml").read_text())
    (tmp_path / "Scenes").mkdir()
    (tmp_path / "Scenes" / "kept.yaml").write_text((tmp_path / "my-card.yaml").read_text())
    listed = segue("list", cwd=tmp_path).stdout
    assert [line.split()[0] for line in listed.splitlines() if line and line[0] != " "] == ["folder", "kept", "my-card"]
    for name in ("folder", "kept", "my-card"):
        assert segue("check", name, cwd=tmp_path).returncode == 0


def test_list_says_so_where_there_is_nothing(segue, tmp_path):
    (tmp_path / "Scenes").mkdir()
    assert segue("list", cwd=tmp_path).stdout.startswith("no scenes here")


def test_a_table_has_all_radii(segue, scene):
    path = scene(
        "segue: 1\nscreens: {home: {fill: white}, detail: {layers: {card: {fill: red}}}}\n"
        "transitions:\n"
        "  open:\n    {kind: push, from: home, to: detail, tracks: {to/card: {radius: '[20, 20, 0, 0] -> [0, 8, 9, 4]'}}}\n"
    )
    result = segue("sample", path, "-t", "open", "--format", "csv")
    assert result.returncode == 0, result.stderr
    head = result.stdout.splitlines()[0]
    for corner in ("top-left", "top-right", "bottom-right", "bottom-left"):
        assert f"detail/card radius.{corner} [pt]" in head


REPORT = {
    "testsuites": ({"name", "tests", "failures", "errors", "time"}, "(testsuite )*"),
    "testsuite": ({"name", "tests", "failures", "errors", "skipped", "time"}, "(testcase )*"),
    "testcase": ({"name", "classname", "time"}, "(skipped |failure )?(system-out )?"),
    "failure": ({"message", "type"}, ""), "skipped": (set(), ""), "system-out": (set(), ""),
}
"""What the schemas of Jenkins and of Surefire both allow: each element's attributes, all of them, and what is in it."""


def assert_is_a_report(element):
    attributes, children = REPORT[element.tag]
    assert set(element.attrib) == attributes
    assert re.fullmatch(children, "".join(f"{child.tag} " for child in element))
    for name in attributes & {"tests", "failures", "errors", "skipped"}:
        assert element.get(name).isdecimal()
    if "time" in attributes:
        assert re.fullmatch(r"\d+\.\d{3}", element.get("time"))
    for child in element:
        assert_is_a_report(child)


def test_a_report_is_of_the_common_kind(segue, tmp_path):
    (tmp_path / "sound.yaml").write_text(SCENE + "  - {script: go, lint: all}\n")
    (tmp_path / "failing.yaml").write_text(SCENE + "  - {script: go, lint: all, ends-on: home, at: 1, golden: no.golden}\n")
    (tmp_path / "broken.yaml").write_text("segue: 1\nscreens: [\n")
    (tmp_path / "warned.yaml").write_text(SCENE.replace("W -> rest", "W -> 40").removesuffix("checks:\n"))
    names = ("sound.yaml", "failing.yaml", "broken.yaml", "warned.yaml", "missing.yaml")
    done = segue("check", *names, "--junit", "report.xml", cwd=tmp_path)
    assert done.returncode == 1 and "failing.yaml:" in done.stderr
    report = ElementTree.parse(tmp_path / "report.xml").getroot()
    assert_is_a_report(report)
    suites = {suite.get("name"): suite for suite in report}
    assert list(suites) == list(names)
    failures = {name: int(suite.get("failures")) for name, suite in suites.items()}
    assert failures == {"sound.yaml": 0, "failing.yaml": 2, "broken.yaml": 1, "warned.yaml": 0, "missing.yaml": 1}
    failed = [case.get("name") for case in suites["failing.yaml"] if case.find("failure") is not None]
    assert failed == ["script go: expectations", "script go: golden frame 'no.golden' at 1 s"]
    assert re.match(r"failing\.yaml:\d+:\d+: error: ", suites["failing.yaml"].find(".//failure").text)
    assert suites["warned.yaml"].find(".//system-out").text.startswith("warned.yaml:")
    strict = segue("check", "warned.yaml", "--strict", "--junit", "strict.xml", cwd=tmp_path)
    assert strict.returncode == 1
    assert ElementTree.parse(tmp_path / "strict.xml").getroot().get("failures") != "0"


def test_a_report_that_cannot_be_written_is_said_at_once(segue, tmp_path):
    done = segue("check", "app-store", "--junit", tmp_path / "no" / "report.xml")
    assert done.returncode == 1 and done.stdout == "" and "cannot write" in done.stderr


def test_annotations_and_data_are_not_mixed(segue, tmp_path):
    assert segue("check", "app-store", "--json", "--annotations", "github").returncode == 2
    assert segue("check", "app-store", "--annotations", "gitlab").returncode == 2
    # Nothing is guessed.
    done = segue("check", "nosuch.yaml", environment={"GITHUB_ACTIONS": "true"})
    assert done.stdout == "" and done.stderr.startswith("nosuch.yaml: error: ")
