"""Completion in real shells: what a folder is called is never run, and never reaches the terminal raw."""
import os
import shutil
import subprocess

import pytest

from hostile import MARK, NAMES, unseen
from terminal import Terminal, base_environment

SHELLS = ["bash", "zsh", "fish"]
PLAIN = ["card", "my-card", "v2.1_b"]
SCENE = "segue: 1\nscreens: {home: {}}\n"
READY = "ready>"
COMMANDS = ("preview", "list", "trace", "sample", "render", "bench", "diff")
"""Those that take a scene."""


@pytest.fixture
def folder(tmp_path):
    """A working folder with hostile and plain scenes."""
    (tmp_path / "Scenes").mkdir()
    for name in NAMES + PLAIN:
        (tmp_path / "Scenes" / name).mkdir()
        (tmp_path / "Scenes" / name / "scene.yaml").write_text(SCENE)
    return tmp_path


def script(segue, shell):
    return segue("--generate-completion-script", shell).stdout


def test_only_plain_names_are_offered(segue, folder):
    for command in COMMANDS:
        offered = segue("---completion", command, "--", "positional@0", "2", "0", "segue", command, "", cwd=folder)
        names = offered.stdout.split("\n")
        assert [name for name in names if name.startswith("Scenes/")] == [f"Scenes/{name}" for name in sorted(PLAIN)]
        assert "app-store" in names
        assert unseen(offered.stdout) == set()


START = {
    "bash": ["bash", "--norc", "--noprofile", "-i"],
    "zsh": ["zsh", "-f", "-i"],
    "fish": ["fish", "--no-config", "-i"],
}
SETUP = {
    "bash": "PS1='{ready} '; bind 'set bell-style none'; bind 'set completion-query-items 0'; bind 'set page-completions off';"
            " source ./completion",
    "zsh": "PS1='{ready} '; autoload -U compinit; compinit -u -D; setopt no_beep auto_list no_list_ambiguous no_auto_menu;"
           " LISTMAX=10000; source ./completion; compdef _segue segue",
    "fish": "function fish_prompt; echo -n '{ready} '; end; source ./completion",
}


TABS = {"bash": "\t\t", "zsh": "\t", "fish": "\t"}
"""What lists the names; another would choose one."""


@pytest.mark.parametrize("shell", SHELLS)
def test_a_tab_runs_nothing(program, segue, folder, shell):
    if shutil.which(shell) is None:
        missing = f"no {shell} here: Scripts/bootstrap.sh test installs it"
        pytest.fail(missing) if os.environ.get("CI") else pytest.skip(missing)
    (folder / "completion").write_text(script(segue, shell))
    (folder / "bin").mkdir()
    (folder / "bin" / "segue").symlink_to(program)
    terminal = Terminal(
        [shutil.which(START[shell][0]), *START[shell][1:]], cwd=folder, columns=120, rows=40,
        environment={"PATH": f"{folder}/bin:{os.environ['PATH']}", "HOME": str(folder), "INPUTRC": "/dev/null",
                     "XDG_CONFIG_HOME": str(folder / "none"), "XDG_DATA_HOME": str(folder / "none")},
    )
    try:
        terminal.type(SETUP[shell].format(ready=READY) + "\n")
        terminal.wait(lambda: any(line.startswith(READY) for line in terminal.lines), "a prompt")
        for command in COMMANDS:
            completes(terminal, f"segue {command} Scenes/", TABS[shell])
        for attack in (b"\x1b]52;", b"\x1b[31mred", b"\x9b31m", "\u202e".encode()):
            assert attack not in terminal.output
        # Files are the shell's own to name.
        for command in ("check", "render card --output", "trace card --script"):
            completes(terminal, f"segue {command} Scenes/", "")
    finally:
        terminal.close()
    assert not any(MARK in (*folders, *files) for _, folders, files in os.walk(folder)), "a name was run"


def completes(terminal, line, tabs):
    """Lists what can follow, then completes what only one name can: both go through all of the names."""
    if tabs:
        terminal.type(line + tabs)
        terminal.wait_for("v2.1_b")
    else:
        terminal.type(line)
    terminal.type("my\t")
    terminal.wait(lambda: any("Scenes/my-card" in shown for shown in terminal.lines), "the completed name")
    terminal.type("\x15\x0c")
    terminal.wait(lambda: terminal.text.strip() == READY, "an empty screen")
