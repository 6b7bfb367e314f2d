"""The commands, as a script would use them."""
import json
import os
import re
import struct
import subprocess
import zlib

import pytest

from conftest import ROOT

SCENES = (
    "app-store", "cards", "context-menu", "corner-slide", "crossfade", "cube", "explode", "flip", "fold",
    "herb-gallery", "hero", "image-card", "logo-reveal", "material", "nat-geo", "pan", "photos",
    "picture-corner", "place-sheet", "portal", "reveals", "settings", "shelf", "side-panel", "slide-down",
    "system-alert", "tabs", "turn",
)
PHASES = {"idle", "running", "interactive", "finishing", "cancelling", "finished", "cancelled"}


def frames(result):
    assert result.returncode == 0, result.stderr
    return [json.loads(line) for line in result.stdout.splitlines()]


def layer(frame, name):
    return next(layer for layer in frame["layers"] if layer["id"] == name)


def test_list_names_the_bundled_scenes_outside_the_checkout(segue, tmp_path):
    listed = json.loads(segue("list", "--json", cwd=tmp_path).stdout)
    assert set(SCENES) <= {scene["name"] for scene in listed}


def test_list_of_a_scene_tells_its_transitions(segue):
    listed = json.loads(segue("list", "Scenes/slide-down", "--json").stdout)
    brief = {t["name"]: (t["kind"], t["from"], t["to"], t["seconds"]) for t in listed["transitions"]}
    assert brief == {"show": ("present", "home", "sheet", 0.5), "hide": ("dismiss", "sheet", "home", 0.4)}
    assert [gesture["name"] for gesture in listed["gestures"]] == ["pull"]


@pytest.mark.parametrize("name", SCENES)
def test_check_passes_the_scenes(segue, name):
    result = segue("check", f"Scenes/{name}")
    assert (result.returncode, result.stderr) == (0, "")


def test_check_says_where_the_mistake_is(segue, scene):
    path = scene("segue: 1\ntitle: Bad\nscreens:\n  home:\n    fil: white\n")
    result = segue("check", path)
    assert result.returncode == 1
    assert f"{path}:5:5: error: " in result.stderr
    assert "fill" in result.stderr


def test_check_reports_several_files_as_json(segue, scene, tmp_path):
    bad = scene("segue: 1\nscreens: 3\n")
    result = segue("check", "Scenes/slide-down", bad, tmp_path / "missing.yaml", "--json")
    assert result.returncode == 1
    assert {d["file"] for d in json.loads(result.stdout)} == {str(bad), str(tmp_path / "missing.yaml")}


def test_sample_follows_a_transition_to_its_end(segue):
    sampled = frames(segue("sample", "Scenes/slide-down", "--transition", "hide", "--fps", "20"))
    assert [frame["t"] for frame in sampled] == [0, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4]
    assert [frame["phase"] for frame in sampled] == ["running"] * 8 + ["finished"]
    assert sampled[4]["progress"] == pytest.approx(0.5)
    sheet = [layer(frame, "sheet")["frame"][1] for frame in sampled[:8]]
    assert sheet[0] == 0
    assert sheet == sorted(sheet)
    assert set(sampled[0]["layers"][0]) >= {"id", "frame", "opacity", "cornerRadius", "hidden"}


def test_sample_at_times_prints_just_those(segue):
    sampled = frames(segue("sample", "Scenes/slide-down", "--transition", "show", "--times", "0,0.25"))
    assert [frame["t"] for frame in sampled] == [0, 0.25]
    assert layer(sampled[0], "sheet")["frame"] == [0, -852, 393, 852]


@pytest.mark.parametrize("script, last, through", [
    ("finish", "finished", "finishing"),
    ("cancel", "cancelled", "cancelling"),
    ("interrupted", "cancelled", "cancelling"),
])
def test_sample_plays_a_scene_s_script(segue, script, last, through):
    sampled = frames(segue("sample", "Scenes/slide-down", "--script", script))
    phases = [frame["phase"] for frame in sampled]
    assert set(phases) <= PHASES
    assert "interactive" in phases and through in phases
    assert phases[-1] == last


def test_an_unknown_script_is_answered_with_those_there_are(segue):
    result = segue("trace", "Scenes/slide-down", "--script", "nope")
    assert result.returncode == 1
    assert "no script 'nope'" in result.stderr and "it has: " in result.stderr and "finish" in result.stderr


def test_sample_plays_a_script_from_a_file(segue, tmp_path):
    script = tmp_path / "drag.txt"
    script.write_text("0.0 press 196 160\n0.1 move 196 360   # 200 pt\n0.2 release 196 400\n")
    sampled = frames(segue("sample", "Scenes/slide-down", "--transition", "hide", "--script", script))
    assert sampled[-1]["phase"] == "finished"


@pytest.mark.parametrize("transition", [("app-store", "open"), ("app-store", "close"), ("logo-reveal", "reveal"),
                                        ("logo-reveal", "shrink"), ("slide-down", "show")])
def test_sample_ends_finished(segue, transition):
    name, transition = transition
    sampled = frames(segue("sample", f"Scenes/{name}", "--transition", transition, "--fps", "10"))
    assert sampled[0]["phase"] == "running"
    assert sampled[-1]["phase"] == "finished"
    assert "NaN" not in json.dumps(sampled)


def test_trace_of_a_finished_drag_is_in_uikit_s_order(segue):
    result = segue("trace", "Scenes/slide-down", "--script", "finish")
    assert result.returncode == 0
    calls = [line.split(" ", 1)[1] for line in result.stdout.splitlines()]
    dismissal = [call for call in calls if not call.startswith("update(")]
    dismissal = dismissal[next(i for i, call in enumerate(dismissal) if "dismiss" in call.lower()):]
    order = ["startInteractiveTransition", "finish", "completeTransition(true)"]
    assert [call for call in dismissal if call in order] == order


def test_trace_lines_begin_with_rising_times(segue):
    lines = segue("trace", "Scenes/logo-reveal", "--transition", "reveal").stdout.splitlines()
    times = [float(line.split(" ", 1)[0]) for line in lines]
    assert times == sorted(times) and times[-1] == 2.0


def test_render_prints_rows_of_text(segue):
    result = segue("render", "Scenes/slide-down", "--size", "60x20", "--format", "text")
    lines = result.stdout.splitlines()
    assert result.returncode == 0
    assert len(lines) == 20 and all(len(line) <= 60 for line in lines)
    assert "Library" in result.stdout


def test_render_away_from_a_terminal_is_plain(segue):
    assert "\x1b" not in segue("render", "Scenes/slide-down").stdout


def test_render_writes_colours_when_asked(segue):
    result = segue("render", "Scenes/slide-down", "--format", "ansi", "--colors", "truecolor")
    assert "\x1b[" in result.stdout and "38;2;" in result.stdout
    plain = segue("render", "Scenes/slide-down", "--format", "ansi", "--colors", "256").stdout
    assert "38;5;" in plain and "38;2;" not in plain


def test_render_writes_a_picture(segue, tmp_path):
    path = tmp_path / "frame.png"
    assert segue("render", "Scenes/app-store", "--transition", "open", "--progress", "0.5", "-o", path).returncode == 0
    data = path.read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", data[16:24]) == (1179, 2556)
    assert zlib.crc32(data[12:29]) == struct.unpack(">I", data[29:33])[0]


@pytest.mark.parametrize("options, size", [
    (("--scale", "1"), (393, 852)),
    (("--scale", "0.5"), (197, 426)),
    (("--device", "iphone-se"), (750, 1334)),
    (("--orientation", "landscape"), (2556, 1179)),
    (("--cells",), (640, 384)),
    (("--size", "40x12"), (320, 192)),
    (("--glyphs", "half"), (640, 384)),
    (("--strip", "2"), (2 * 393 + 3 * 16, 852 + 28 + 2 * 16)),
    (("--strip", "2", "--cells"), (640, 384)),
])
def test_a_picture_has_the_pixels_that_are_asked_for(segue, tmp_path, options, size):
    path = tmp_path / "frame.png"
    result = segue("render", "Scenes/slide-down", "-o", path, *options)
    assert (result.returncode, result.stderr) == (0, "")
    assert struct.unpack(">II", path.read_bytes()[16:24]) == size


@pytest.mark.parametrize("options, message", [
    (("--scale", "0", "-o", "x.png"), "--scale must be from 0.1 to 8"),
    (("--scale", "2", "-o", "x.txt"), "--scale is for a .png"),
    (("--scale", "2", "--cells", "-o", "x.png"), "--scale is for a .png"),
    (("--scale", "8", "--strip", "60", "-o", "x.png"), "give a smaller --scale"),
])
def test_a_picture_that_cannot_be_is_refused(segue, tmp_path, options, message):
    result = segue("render", ROOT / "Scenes/slide-down", *options, cwd=tmp_path)
    assert result.returncode in (1, 2) and message in result.stderr
    assert list(tmp_path.iterdir()) == []


def test_render_writes_a_strip(segue, tmp_path):
    result = segue("render", "Scenes/slide-down", "--transition", "show", "--strip", "4", "--format", "text")
    assert result.returncode == 0, result.stderr
    assert result.stdout.split()[-4:] == ["0.00", "0.17", "0.33", "0.50"]
    picture = tmp_path / "strip.png"
    assert segue("render", "Scenes/slide-down", "--strip", "3", "-o", picture).returncode == 0
    assert picture.read_bytes().startswith(b"\x89PNG")
    assert segue("render", "Scenes/slide-down", "--strip", "1").returncode == 2
    assert segue("render", "Scenes/slide-down", "--strip", "3", "--time", "1").returncode == 2


def test_render_writes_json(segue):
    result = segue("render", "Scenes/slide-down", "--format", "json", "--size", "40x12")
    assert result.returncode == 0
    json.loads(result.stdout)


@pytest.mark.parametrize("glyphs", ["ascii", "half", "quadrant", "sextant", "octant", "braille", "eighths",
                                    "smooth", "smooth-octants", "auto"])
def test_render_draws_with_each_set_of_glyphs(segue, glyphs):
    result = segue("render", "Scenes/logo-reveal", "--glyphs", glyphs, "--format", "text")
    assert result.returncode == 0 and result.stdout.strip()
    assert glyphs != "ascii" or result.stdout.isascii()


def test_render_moves_with_time(segue):
    early, late = (
        segue("render", "Scenes/slide-down", "--transition", "hide", "--time", time, "--format", "text").stdout
        for time in ("0", "0.4")
    )
    assert "Dismiss" in early and "Dismiss" not in late
    assert "Library" in late and "Library" not in early


def test_new_writes_a_scene_that_passes(segue, tmp_path):
    assert segue("new", "my-card", cwd=tmp_path).returncode == 0
    assert segue("check", "my-card.yaml", cwd=tmp_path).returncode == 0
    before = (tmp_path / "my-card.yaml").read_text()
    again = segue("new", "my-card", cwd=tmp_path)
    assert again.returncode == 1 and "exists already" in again.stderr
    assert (tmp_path / "my-card.yaml").read_text() == before


@pytest.mark.parametrize("template", ["start", "cascade", "zoom", "container", "sheet"])
def test_new_writes_every_template(segue, tmp_path, template):
    assert segue("new", "mine", "--template", template, cwd=tmp_path).returncode == 0
    checked = segue("check", "--strict", "mine.yaml", cwd=tmp_path)
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_new_names_the_templates(segue, tmp_path):
    wrong = segue("new", "mine", "--template", "cascda", cwd=tmp_path)
    assert wrong.returncode == 2 and "cascade" in wrong.stderr
    assert not (tmp_path / "mine.yaml").exists()


@pytest.mark.parametrize("arguments, code", [
    (("sample", "Scenes/slide-down"), 2),
    (("sample", "Scenes/slide-down", "--transition", "show", "--fps", "0"), 2),
    (("sample", "Scenes/slide-down", "--transition", "show", "--times", "1,0"), 2),
    (("render", "Scenes/slide-down", "--size", "wide"), 2),
    (("check",), 2),
    (("list", "--nonsense"), 2),
    (("sample", "Scenes/slide-down", "--transition", "shwo"), 1),
    (("trace", "Scenes/slide-down", "--script", "nowhere.txt"), 1),
    (("list", "no-such-scene"), 1),
    (("render", "Scenes/slide-down", "-o", "/no/such/folder/a.txt"), 1),
])
def test_errors_go_to_standard_error_with_their_code(segue, arguments, code):
    result = segue(*arguments)
    assert (result.returncode, result.stdout) == (code, "")
    assert "rror: " in result.stderr and "Fatal" not in result.stderr


def test_control_characters_of_a_scene_do_not_reach_the_terminal(segue, scene):
    path = scene('segue: 1\ntitle: "a\\e[2Jb"\nscreens:\n  home: {layers: {t: {text: "x\\e]0;y\\a"}}}\n  "\\e[1m": {}\n')
    for arguments in (("check", path), ("list", path), ("render", path, "--format", "text")):
        result = segue(*arguments)
        assert "\x1b" not in result.stdout + result.stderr and "\x07" not in result.stdout + result.stderr


@pytest.mark.parametrize("arguments", [("--help",), ("sample", "--help"), ("help", "render")])
def test_help_is_no_error(segue, arguments):
    result = segue(*arguments)
    assert (result.returncode, result.stderr) == (0, "")
    assert "USAGE" in result.stdout


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_shells_complete(segue, shell):
    script = segue("--generate-completion-script", shell)
    assert script.returncode == 0 and "transition" in script.stdout


def test_names_of_files_do_not_speak_to_the_terminal(segue, tmp_path):
    name = "a\x1b[31m\u009b\u202e.yaml"
    (tmp_path / name).write_text("segue: 1\nscreens: {home: {}}\n")
    for command in (["check", name], ["list", name], ["list", name, "--json"], ["sample", name, "-t", name],
                    ["render", name, "-o", f"none/{name}"], ["check", f"--{name}"]):
        result = segue(*command, cwd=tmp_path)
        assert not set("\x1b\u009b\u202e") & set(result.stdout + result.stderr), command


@pytest.mark.parametrize("command", [["list"], ["render", "slide-down"], ["trace", "slide-down"],
                                     ["sample", "slide-down", "-t", "hide"]])
def test_output_that_cannot_be_written_is_an_error(segue, command):
    with open("/dev/full", "w") as full:
        result = segue(*command, stdout=full)
    assert result.returncode == 1
    assert result.stderr == "error: cannot write to standard output: no space left on device\n"


@pytest.mark.parametrize("name, message", [("frame.gif", "names no format"), ("none/frame.png", "cannot write")])
def test_render_leaves_no_file_that_it_cannot_write(segue, tmp_path, name, message):
    result = segue("render", "slide-down", "-o", tmp_path / name)
    assert result.returncode in (1, 2) and message in result.stderr
    assert list(tmp_path.iterdir()) == []


def test_a_transition_that_is_nearly_right_is_suggested(segue):
    result = segue("sample", "slide-down", "-t", "hied")
    assert result.returncode == 1 and "did you mean 'hide'?" in result.stderr


@pytest.mark.parametrize("environment, colors, plain", [
    ({"TERM": "xterm-256color", "COLORTERM": "truecolor"}, b"38;2;", False),
    ({"TERM": "xterm-256color", "COLORTERM": ""}, b"38;5;", False),
    ({"TERM": "xterm-256color", "NO_COLOR": "1"}, None, False),
    ({"TERM": "vt100", "COLORTERM": ""}, None, True),
])
def test_render_on_a_terminal_uses_what_it_has(start, environment, colors, plain):
    terminal = start("render", "slide-down", "--size", "40x12", environment=environment)
    assert terminal.exit_code() == 0
    assert (b"\x1b[3" in terminal.output or b";38;" in terminal.output) == (colors is not None)
    assert colors is None or colors in terminal.output
    assert ("█".encode() not in terminal.output and "▄".encode() not in terminal.output) or not plain


def test_render_puts_no_picture_on_a_terminal(start):
    terminal = start("render", "slide-down", "--format", "png")
    assert terminal.exit_code() == 2
    assert b"PNG" not in terminal.output and b"--output" in terminal.output


@pytest.mark.parametrize("command", ["", *re.findall(r"segue-(\w+)\.1", " ".join(os.listdir(ROOT / "Documentation/Manual")))])
def test_help_is_written_for_80_columns(segue, command):
    """A line that is too long is broken wherever it happens to end, and leaves a word or two alone on the next."""
    text = segue(*command.split(), "--help").stdout.split("USAGE:")[0]
    assert "\n\n" in text
    for paragraph in text.split("\n\n"):
        lines = [line for line in paragraph.splitlines() if line]
        for line, after in zip(lines, lines[1:]):
            if not line.startswith(" ") and not line.endswith((".", ":")):
                assert len(line) + 1 + len(after.split()[0]) > 70, (line, after)



def test_a_word_that_is_nothing_gets_scenes_and_commands(segue, tmp_path):
    found = segue("nosuch", cwd=tmp_path)
    assert found.returncode == 1
    first, scenes, commands = found.stderr.splitlines()
    assert first == "nosuch: error: neither a scene nor a command"
    assert scenes.startswith("  scenes at hand, of ") and ": nat-geo, " in scenes
    listed = re.findall(r"^  (\w+)", segue("--help").stdout.split("SUBCOMMANDS:")[1], re.M)
    names = commands.removeprefix("  commands: ").split(", ")
    assert names[:-1] == [name for name in listed if name not in ("See", "help")]


def test_an_installation_without_its_files_blames_no_scene(program, tmp_path):
    copy = tmp_path / "segue"
    copy.write_bytes(program.read_bytes())
    copy.chmod(0o755)
    scene = tmp_path / "mine.yaml"
    scene.write_text("segue: 1\nscreens: {home: {layers: {a: {image: mountains, fit: cover}}}}\n")
    for arguments, said in [
        (["check", "mine.yaml"], "no picture 'mountains' is beside the scene, and the program's own are not installed"),
        (["check", "app-store"], "the bundled scenes are not installed"),
        (["app-store"], "the bundled scenes are not installed"),
        (["schema"], "not installed beside the program"),
    ]:
        found = subprocess.run([copy, *arguments], cwd=tmp_path, capture_output=True, text=True, stdin=subprocess.DEVNULL)
        assert found.returncode == 1
        assert said in found.stderr
        assert found.stderr.count("error:") == 1
