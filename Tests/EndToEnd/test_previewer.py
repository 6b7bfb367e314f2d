"""The previewer on a terminal: keys, mouse, sizes, signals, and the terminal left as it was."""
import shlex
import signal

import pytest

from terminal import end

HOME, SHEET = "Library", "Dismiss"
"""What stands on slide-down's two screens and nowhere else."""


def opened(start, **options):
    terminal = start("preview", "Scenes/slide-down", **options)
    terminal.wait_for(HOME)
    return terminal


def presented(start, **options):
    terminal = opened(start, **options)
    terminal.key("enter")
    terminal.wait_for(SHEET, "finished")
    return terminal


def quits(terminal):
    terminal.key("q")
    assert terminal.exit_code() == 0
    assert terminal.leftovers == []


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (200, 60)])
def test_shows_the_first_screen_and_quits(start, size):
    quits(opened(start, columns=size[0], rows=size[1]))


@pytest.mark.parametrize("screen", ["curses", "direct"])
def test_plays_on_either_screen(start, screen):
    terminal = start("preview", "Scenes/slide-down", "--screen", screen)
    terminal.wait_for(HOME)
    terminal.key("enter")
    terminal.wait_for(SHEET, "finished")
    terminal.wait_without(HOME)
    quits(terminal)


def test_scrubs_back_to_the_start_and_on_to_the_end(start):
    terminal = presented(start)
    terminal.key("home")
    terminal.wait_for(HOME)
    terminal.key("end")
    terminal.wait_for(SHEET)
    quits(terminal)


def test_click_taps_a_layer(start):
    terminal = opened(start)
    terminal.wait_for("Tap to open")
    terminal.click(*terminal.find("Tap to open"))
    terminal.wait_for(SHEET, "finished")
    quits(terminal)


def test_drag_past_the_half_dismisses(start):
    terminal = presented(start, columns=120, rows=40)
    terminal.press(60, 8)
    for row in range(9, 30):
        terminal.drag(60, row)
    terminal.wait_for("interactive")
    terminal.release(60, 30)
    terminal.wait_for(HOME)
    terminal.wait_without(SHEET)
    quits(terminal)


def test_drag_short_of_the_half_returns(start):
    terminal = presented(start, columns=120, rows=40)
    terminal.press(60, 8)
    for row in (9, 10, 11):
        terminal.drag(60, row)
    terminal.wait_for("interactive")
    terminal.release(60, 11)
    terminal.wait_for(SHEET, "cancelled")
    terminal.wait_without(HOME)
    quits(terminal)


def test_a_finger_from_the_keyboard_dismisses(start):
    terminal = presented(start)
    terminal.key("f", *["shift-down"] * 8)
    terminal.wait_for("interactive")
    terminal.key("enter")
    terminal.wait_for(HOME, "finished")
    quits(terminal)


def test_escape_takes_the_finger_away(start):
    terminal = presented(start)
    terminal.key("f", *["shift-down"] * 8)
    terminal.wait_for("interactive")
    terminal.key("escape")
    terminal.wait_for(SHEET, "cancelled")
    quits(terminal)


def test_help_lists_the_keys(start):
    terminal = opened(start, columns=120, rows=40)
    terminal.key("?")
    terminal.wait_for("reduce motion")
    terminal.key("escape")
    terminal.wait_without("reduce motion")
    quits(terminal)


def test_survives_every_size_down_to_one_cell(start):
    terminal = opened(start)
    for size in ((40, 12), (10, 3), (1, 1), (2, 1), (300, 100), (1, 50), (80, 24)):
        terminal.resize(*size)
    terminal.wait_for(HOME)
    terminal.key("enter")
    terminal.wait_for(SHEET, "finished")
    quits(terminal)


@pytest.mark.parametrize("name, code", [("TERM", 143), ("HUP", 129), ("INT", 130)])
def test_a_signal_ends_it_with_the_terminal_restored(start, name, code):
    terminal = opened(start)
    terminal.key("enter")
    terminal.wait_for(SHEET)
    assert end(terminal, name) in (code, code - 128 and -(code - 128))
    assert terminal.leftovers == []


@pytest.mark.parametrize("name", ["SEGV", "BUS", "ILL", "FPE", "ABRT", "TRAP"])
def test_a_crash_leaves_the_terminal_restored(start, name):
    terminal = opened(start)
    terminal.key("enter")
    terminal.wait_for(SHEET)
    assert end(terminal, name) == -getattr(signal, f"SIG{name}")
    assert terminal.leftovers == []


def test_control_c_ends_it(start):
    terminal = opened(start)
    terminal.key("control-c")
    assert terminal.exit_code() in (0, 130)
    assert terminal.leftovers == []


def test_a_kill_leaves_no_process(start):
    assert end(opened(start), "KILL") == -signal.SIGKILL


def test_suspends_to_the_shell_and_comes_back(start, program):
    terminal = start(command=("bash", "--norc", "--noediting", "-i"))
    terminal.type("PS1='ready> '\r")
    terminal.wait_for("ready>")
    terminal.type(f"{shlex.quote(str(program))} Scenes/slide-down\r")
    terminal.wait_for(HOME)
    terminal.key("control-z")
    terminal.wait_for("Stopped")
    assert terminal.leftovers == []
    terminal.type("fg\r")
    terminal.wait_for(HOME)
    terminal.key("q")
    # What is typed before the shell's prompt is back, the program's leaving discards.
    terminal.wait(lambda: terminal.screen.display[terminal.screen.cursor.y].rstrip() == "ready>", "the prompt")
    terminal.type("exit\r")
    terminal.exit_code()
    assert terminal.leftovers == []


@pytest.mark.parametrize("environment", [
    {"NO_COLOR": "1"},
    {"TERM": "vt100", "COLORTERM": ""},
    {"TERM": "screen", "COLORTERM": ""},
    {"TERM": "xterm", "COLORTERM": ""},
    {"TERM": "tmux-256color", "COLORTERM": ""},
    {"LC_ALL": "C"},
])
def test_works_on_lesser_terminals(start, environment):
    terminal = presented(start, environment=environment)
    quits(terminal)
    if "NO_COLOR" in environment or environment.get("TERM") == "vt100":
        assert b"38;5;" not in terminal.output and b"38;2;" not in terminal.output


@pytest.mark.parametrize("name", ["", "no-such-terminal", "dumb"])
def test_an_unusable_terminal_is_a_message(start, name):
    terminal = start("Scenes/slide-down", environment={"TERM": name})
    assert terminal.exit_code() == 1
    assert terminal.text.startswith("error: ") and "TERM" in terminal.text or "dumb" in terminal.text
    assert terminal.leftovers == []


def test_away_from_a_terminal_it_says_what_to_use_instead(segue):
    result = segue("Scenes/slide-down")
    assert (result.returncode, result.stdout) == (1, "")
    assert "terminal" in result.stderr and "render" in result.stderr


def test_a_wrong_scene_leaves_the_terminal_alone(start, scene):
    terminal = start(scene("segue: 1\nscreens: 3\n"), columns=120)
    assert terminal.exit_code() == 1
    assert "error: " in terminal.text and b"\x1b[?1049h" not in terminal.output


def test_a_scene_deleted_while_shown_goes_on(start, scene):
    path = scene("segue: 1\ntitle: Brief\nscreens:\n  home: {layers: {label: {text: Still here, frame: [20, 100, 300, 40]}}}\n")
    terminal = start(path)
    terminal.wait_for("Still here")
    path.unlink()
    terminal.resize(100, 30)
    terminal.wait_for("Still here")
    quits(terminal)


def test_the_gallery_opens_a_scene_and_comes_back(start, tmp_path):
    terminal = start(cwd=tmp_path)
    terminal.wait_for("App Store card", "Cards", "Context menu", "Corner slide")
    # The rest comes into view as the choice goes down.
    terminal.key("end")
    terminal.wait_for("Turn")
    terminal.key("left", "left", "left")
    terminal.wait_for("Slide down to …")
    terminal.key("enter")
    # The gallery's picture of the scene shows its heading too. Escape and q together would be one key with Alt.
    terminal.wait_for(HOME, "ready")
    terminal.key("escape")
    terminal.wait_for("Slide down to …")
    terminal.wait_without("ready")
    quits(terminal)


@pytest.mark.parametrize("name, first, second", [
    ("logo-reveal", "Carry-on", "Lisbon"),
    ("app-store", "Above the Fog", "best hour"),
])
def test_plays_the_other_scenes(start, name, first, second):
    terminal = start(f"Scenes/{name}", columns=120, rows=40)
    terminal.wait_for(first)
    terminal.key("enter")
    terminal.wait_for(second, "finished")
    quits(terminal)
