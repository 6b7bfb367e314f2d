"""Gestures: recorded from mouse and keys, performed again, saved beside the scene; canned ones; dots for touches."""
import json
import re
import shutil

import pytest

from conftest import ROOT
from golden import FLAT, comes_to_show

SCENE = "Scenes/slide-down"


def opened(start, *arguments, columns=120, rows=40, scene=SCENE):
    terminal = start(scene, *arguments, columns=columns, rows=rows)
    terminal.wait_for("Library", "ready")
    return terminal


@pytest.fixture
def copied(tmp_path):
    """A copy of the scene in a folder of its own."""
    folder = tmp_path / "slide-down"
    shutil.copytree(ROOT / SCENE, folder)
    return folder


def record_drag(terminal):
    """Records, on the second screen, a drag that dismisses it."""
    terminal.key("enter")
    terminal.wait_for("finished", "Dismiss")
    terminal.type("R")
    terminal.wait_for("recording")
    terminal.press(60, 10)
    for row in range(11, 30):
        terminal.drag(60, row)
    terminal.release(60, 30)
    terminal.wait_for("finished", "Library")
    terminal.type("R")
    terminal.wait_for("take-1", "let go at")


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (200, 60)])
def test_the_panel_is_as_recorded(start, scene, size):
    terminal = start(scene(FLAT), columns=size[0], rows=size[1])
    terminal.wait_for("Flat", "ready")
    terminal.key("7")
    terminal.wait_for("gestures", "in the scene", "pull on sheet, down", "enter plays")
    comes_to_show(terminal, f"panel-gestures-{size[0]}x{size[1]}.txt")


def test_a_drag_is_recorded_saved_and_played_by_a_command(start, segue, copied):
    terminal = opened(start, scene=copied)
    record_drag(terminal)
    terminal.wait_for("finished")
    terminal.type("s")
    terminal.wait_for("save as take-1 .script")
    for _ in range(6):
        terminal.key("backspace")
    terminal.type("my pull")
    terminal.key("enter")
    terminal.wait_for("saved as", "my-pull")
    path = copied / "my-pull.script"
    assert path.read_text().splitlines()[1] == "start sheet"
    result = segue("sample", copied, "--script", "my-pull")
    assert result.returncode == 0, result.stderr
    last = json.loads(result.stdout.splitlines()[-1])
    assert last["phase"] == "finished"
    assert [layer["id"] for layer in last["layers"]][0] == "home"


def test_a_file_is_not_overwritten_silently(start, copied):
    path = copied / "mine.script"
    path.write_text("0 tap home\n")
    terminal = opened(start, scene=copied)
    record_drag(terminal)
    terminal.type("s")
    terminal.wait_for("save as take-1 .script")
    for _ in range(6):
        terminal.key("backspace")
    terminal.type("mine")
    terminal.key("enter")
    terminal.wait_for("mine.script exists")
    assert path.read_text() == "0 tap home\n"
    terminal.key("enter")
    terminal.wait_for("saved as")
    assert "start sheet" in path.read_text()


def test_the_keyboards_finger_is_recorded_too(start):
    terminal = opened(start)
    terminal.key("enter")
    terminal.wait_for("finished", "Dismiss")
    terminal.type("R")
    terminal.wait_for("recording")
    terminal.type("f")
    terminal.wait_for("lift")
    for _ in range(4):
        terminal.key("down")
    terminal.type("x")
    terminal.wait_for("cancelled")
    terminal.type("R")
    terminal.wait_for("take-1", "let go at")


def test_a_canned_flick_is_performed_by_key_and_by_mouse(start):
    terminal = opened(start)
    terminal.key("7")
    terminal.wait_for("pull on sheet, down", "flick 2000", "0, 2000")
    terminal.click(*terminal.find("slow drag, at rest"))
    terminal.wait_for("finished", "Library")
    terminal.key("enter")
    terminal.wait_for("interactive", "●")
    terminal.wait_for("finished", "Library")
    terminal.key("down")
    terminal.wait_for("let go at (0, 0)")


def test_a_gesture_is_played_again_after_a_knobs_turn(start, copied):
    terminal = opened(start, scene=copied)
    terminal.key("7")
    terminal.wait_for("slow drag, at rest")
    terminal.click(*terminal.find("slow drag, at rest"))
    terminal.wait_for("finished", "Library")
    terminal.key("5")
    terminal.wait_for("tune")
    terminal.key("right")
    terminal.wait_for("interactive")
    terminal.wait_for("finished")


def test_touches_leave_a_trail(start):
    terminal = opened(start, "--glyphs", "half")
    terminal.key("enter")
    terminal.wait_for("finished", "Dismiss")
    terminal.press(60, 10)
    for row in range(11, 20):
        terminal.drag(60, row)
    terminal.wait_for("●", "•")
    terminal.release(60, 20)
    terminal.wait_without("●")


def frame(terminal):
    """The frame that the play head is at."""
    found = re.search(r"frame (\d+)", terminal.text)
    return int(found[1]) if found else -1


def test_the_pause_between_two_touches_is_kept(start, copied):
    terminal = opened(start, scene=copied)
    terminal.type("R")
    terminal.wait_for("recording")
    for frames in (48, 96):
        terminal.press(60, 8)
        terminal.release(60, 8)
        terminal.wait(lambda: frame(terminal) >= frames, "the recording's clock going on")
    terminal.type("R")
    terminal.wait_for("take-1")
    terminal.type("s")
    terminal.wait_for("save as take-1 .script")
    terminal.key("enter")
    terminal.wait_for("saved as")
    lines = (copied / "take-1.script").read_text().splitlines()
    presses = [float(line.split()[0]) for line in lines if " press " in line]
    assert len(presses) == 2 and presses[0] == 0 and 0.75 < presses[1] < 10
