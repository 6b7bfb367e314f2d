"""The linear mode: lines in, lines out, nothing drawn."""
import subprocess

import pytest

from conftest import ROOT
from terminal import base_environment

SCENE = "Scenes/slide-down"


@pytest.fixture
def tell(program):
    """Runs the linear mode with these lines of input; its lines of output."""

    def run(*lines, arguments=(SCENE,)):
        result = subprocess.run(
            [str(program), "preview", *arguments, "--plain"], input="".join(f"{line}\n" for line in lines),
            capture_output=True, text=True, cwd=ROOT, timeout=120, env=base_environment(),
        )
        assert result.returncode == 0, result.stderr
        assert "\x1b" not in result.stdout
        return result.stdout.splitlines()

    return run


def test_it_greets_and_ends_with_its_input(tell):
    lines = tell()
    assert lines[0] == "Slide down to dismiss, screen home"
    assert "transition show: present to sheet, chosen" in lines
    assert lines[-1] == "type help for the commands"


def test_playing_is_told_with_values_and_calls(tell):
    lines = tell("play", "quit")
    assert any("call animateTransition" in line for line in lines)
    assert any(line.startswith("0.100 s, running, show ") for line in lines)
    assert any(" y " in line and "width" in line for line in lines)
    assert any("at rest, show 100 %, screen sheet" in line for line in lines)


def test_a_drag_is_let_go_and_finishes(tell):
    lines = tell("run show", "drag 196 200 196 700 0.3", "state")
    assert any(", let go" in line for line in lines)
    assert lines[-1].endswith("screen home")


def test_actions_are_commands_and_wrong_ones_are_told(tell):
    lines = tell("faster", "next-transition", "go-to-end", "layers", "nonsense", "help", "actions")
    assert "unknown command 'nonsense': type help for the commands" in lines
    assert any(line.startswith("drag X Y X Y [SECONDS]: ") for line in lines)
    assert "play-pause: Play or pause" in lines


def test_it_needs_a_scene(segue):
    result = segue("preview", "--plain")
    assert result.returncode == 2 and "--plain needs a scene" in result.stderr
