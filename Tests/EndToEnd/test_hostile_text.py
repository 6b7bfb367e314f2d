"""No text from outside reaches a terminal, a log or a report raw: every command, every place, every payload."""
import json
import os
import subprocess

import pytest

from hostile import CONTROLS, HIDDEN, NAMES, decoded, unseen
from terminal import base_environment

PAYLOADS = CONTROLS + HIDDEN
ALL = " ".join(PAYLOADS)
"""All of them at once, where a place takes any text."""

SCENE = """segue: 1
title: {text}
screens: {{home: {{layers: {{a: {{text: {text}}}}}}}, away: {{}}}}
transitions: {{go: {{kind: push, from: home, to: away}}}}
"""


def run(program, *arguments, cwd, environment=None):
    return subprocess.run(
        [os.fsencode(program), *map(os.fsencode, arguments)], stdin=subprocess.DEVNULL, capture_output=True, cwd=cwd,
        timeout=60, env=base_environment() | (environment or {}),
    )


def assert_clean(done, about):
    assert done.returncode in (0, 1, 2), (about, done)
    for stream in (done.stdout, done.stderr):
        assert unseen(decoded(stream)) == set(), (about, stream)


COMMANDS = {
    "preview": ["preview", "{}"], "default": ["{}"], "plain": ["--plain", "{}"], "list": ["list", "{}"],
    "list json": ["list", "{}", "--json"], "check": ["check", "{}"], "check json": ["check", "{}", "--json"],
    "check annotations": ["check", "{}", "--annotations", "github"], "junit": ["check", "turn", "--junit", "/dev/null/{}"],
    "diff": ["diff", "{}", "slide-down"], "diff json": ["diff", "{}", "{}", "--json"],
    "diff revision": ["diff", "git:{}:x", "slide-down"], "diff output": ["diff", "turn", "turn", "-o", "/dev/null/{}.html"],
    "sample": ["sample", "{}"], "render": ["render", "{}"], "trace": ["trace", "{}"], "bench": ["bench", "{}"],
    "new": ["new", "{}"], "device": ["render", "turn", "--device", "{}"], "size": ["render", "turn", "--size", "{}"],
    "transition": ["trace", "turn", "--transition", "{}"], "script": ["trace", "turn", "--script", "{}"],
    "output": ["render", "turn", "--output", "/dev/null/{}"], "format": ["render", "turn", "--format", "{}"],
    "ending": ["render", "turn", "--output", "frame.{}"], "colors": ["doctor", "--colors", "{}"],
    "terminal": ["doctor", "--terminal", "{}"], "option": ["list", "--{}"], "command": ["help", "{}"],
    "export": ["export", "{}", "-o", "x.gif"], "export output": ["export", "turn", "--output", "/dev/null/{}.gif"],
    "export ending": ["export", "turn", "--output", "movie.{}"],
    "export folder": ["export", "turn", "--output", "/dev/null/{}/"],
    "export frames": ["export", "turn", "--output", "x.gif", "--frames", "{}"],
    "export code": ["export", "{}", "--to", "css"], "code": ["export", "turn", "--to", "{}"],
    "code output": ["export", "turn", "--to", "css", "--output", "/dev/null/{}"], "schema": ["schema", "{}"],
    "graphics": ["preview", "turn", "--graphics", "{}"],
    "layer": ["sample", "turn", "--transition", "turn", "--layer", "{}"], "time": ["render", "turn", "--time", "{}"],
}


@pytest.mark.parametrize("command", COMMANDS)
def test_arguments(program, tmp_path, command):
    for payload in (ALL, *PAYLOADS[::12]):
        arguments = [part.format(payload) for part in COMMANDS[command]]
        assert_clean(run(program, *arguments, cwd=tmp_path), arguments)


@pytest.mark.parametrize("command", ["list", "list json", "check", "check json", "check annotations", "diff", "diff json",
                                     "sample", "render", "trace", "plain", "export code"])
def test_names_of_files_and_folders(program, tmp_path, command):
    for place, name in enumerate(NAMES):
        folder = tmp_path / "Scenes" / name
        folder.mkdir(parents=True)
        broken = "unknown: 1\n" if place % 2 else ""
        (folder / "scene.yaml").write_text(SCENE.format(text="plain") + broken)
        if place % 5 == len(command) % 5:
            arguments = [part.format(f"Scenes/{name}") for part in COMMANDS[command]]
            assert_clean(run(program, *arguments, cwd=tmp_path), arguments)
    for arguments in (["list"], ["list", "--json"], ["check", *(f"Scenes/{name}" for name in NAMES)]):
        assert_clean(run(program, *arguments, cwd=tmp_path), arguments)


PLACES = [
    "segue: {0}\n", "segue: 1\n{0}: 1\n", "segue: 1\nscreens: {{{0}: {{}}}}\n", "segue: 1\nstart: {0}\nscreens: {{a: {{}}}}\n",
    "segue: 1\ntitle: {0}\nscreens: {{a: {{layers: {{b: {{text: {0}}}}}}}}}\n", "segue: 1\nlet: {{{0}: 1}}\nscreens: {{a: {{}}}}\n",
    "segue: 1\nscreens: {{a: {{layers: {{b: {{image: {0}}}}}}}}}\n", "segue: 1\nscreens: {{a: {{layers: {{b: {{x: {0}}}}}}}}}\n",
    "segue: 1\nscreens: {{a: {{}}}}\nscripts: {{s: {0}}}\n", "segue: 1\ndevice: {0}\nscreens: {{a: {{}}}}\n", "{0}", "# {0}\n",
    "segue: 1\nscreens: {{a: {{layers: {{b: {{color: {0}}}}}}}}}\n",
]


@pytest.mark.parametrize("command", ["list", "list json", "check", "check json", "check annotations", "diff", "diff json",
                                     "sample", "render", "trace", "plain", "export code"])
def test_what_a_scene_holds(program, tmp_path, command):
    path = tmp_path / "scene.yaml"
    arguments = [part.format(path) for part in COMMANDS[command]]
    for place in PLACES:
        for text in (json.dumps(ALL), ALL, json.dumps(PAYLOADS[0])):
            path.write_text(place.format(text))
            assert_clean(run(program, *arguments, cwd=tmp_path), (place, text))


def test_what_a_configuration_holds(program, tmp_path):
    (tmp_path / "segue").mkdir()
    for text in (ALL, *PAYLOADS[::12]):
        for place in ("{0}: 1\n", "theme: {{accent: {0}}}\n", "keys: {{{0}: quit}}\n", "keys: {{quit: {0}}}\n", "{0}"):
            (tmp_path / "segue" / "config.yaml").write_text(place.format(json.dumps(text)))
            done = run(program, "config", "--check", cwd=tmp_path, environment={"XDG_CONFIG_HOME": str(tmp_path)})
            assert_clean(done, (place, text))


VARIABLES = ["TERM", "COLORTERM", "TERM_PROGRAM", "TERM_PROGRAM_VERSION", "VTE_VERSION", "LC_ALL", "LANG", "COLORFGBG",
             "SEGUE_COLORS", "SEGUE_GLYPHS", "SEGUE_SCREEN", "SEGUE_FIDELITY", "SEGUE_CELL_ASPECT", "SEGUE_TERMINAL",
             "HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "EDITOR", "VISUAL", "SSH_CONNECTION", "TMUX", "NO_COLOR", "SEGUE_GRAPHICS",
             "KITTY_WINDOW_ID", "LC_TERMINAL", "ITERM_SESSION_ID", "KONSOLE_VERSION", "WT_SESSION", "STY"]


@pytest.mark.parametrize("variable", VARIABLES)
def test_the_environment(program, tmp_path, variable):
    for payload in (ALL, HIDDEN[0]):
        for arguments in (["doctor", "--no-card"], ["preview", "turn"], ["config", "--path"], ["list", "turn"]):
            assert_clean(run(program, *arguments, cwd=tmp_path, environment={variable: payload}), (variable, payload))


NO_TEXT = [b"caf\xe9.yaml", b"\xff\xfe", b"a\xc3", b"\xed\xa0\x80", b"\x80"]


@pytest.mark.parametrize("name", NO_TEXT)
def test_arguments_that_are_no_text(program, tmp_path, name):
    """What is no UTF-8 is refused by its place, and shown as it was given."""
    (tmp_path / os.fsdecode(name)).write_text(SCENE.format(text="plain"))
    for arguments in ([name], [b"check", b"turn", name], [b"render", b"turn", b"-o", name]):
        done = subprocess.run([os.fsencode(program), *arguments], capture_output=True, cwd=tmp_path, timeout=60,
                              stdin=subprocess.DEVNULL, env=base_environment())
        assert done.returncode == 2
        shown = "".join(chr(byte) if 0x20 <= byte < 0x7f else f"\\x{byte:02x}" for byte in name)
        assert f"argument {len(arguments)} is not UTF-8: '{shown}'" in done.stderr.decode("utf-8")
        assert_clean(done, arguments)
