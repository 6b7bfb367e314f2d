"""The timeline: bars by layer, the play head, zoom, loops between marks and there and back, values under the mouse."""
import re

import pytest

SCENE = "Scenes/slide-down"


def bar(terminal):
    """A place in the first third of the bar, below what it moves."""
    column, row = terminal.find("y -852 → 0")
    return column + 15, row + 3


def opened(start, columns=120, rows=40):
    terminal = start(SCENE, columns=columns, rows=rows)
    terminal.wait_for("Library", "ready")
    terminal.key("3")
    terminal.wait_for("timeline", "spring", "y -852 → 0", "▇")
    return terminal


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (200, 60)])
def test_shows_the_tracks_at_every_size(start, size):
    terminal = opened(start, *size)
    terminal.wait_for("y -852 → 0", "sheet", "0.0")


def test_the_play_head_is_dragged(start):
    terminal = opened(start)
    column, row = bar(terminal)
    terminal.press(column, row)
    terminal.wait_for("paused")
    terminal.drag(118, row)
    terminal.wait_for("finished", "Dismiss")
    terminal.release(118, row)


def test_hover_tells_the_value(start):
    terminal = opened(start)
    column, row = bar(terminal)
    terminal.type(f"\x1b[<35;{column};{row + 1}M")
    terminal.wait(lambda: re.search(r" 0\.\d{3} s  y -?\d+\.\d", terminal.text), "a value at a time")


def test_a_loop_between_marks_and_there_and_back(start):
    terminal = opened(start)
    terminal.key("shift-right", "a")
    terminal.wait_for("A 0.17")
    terminal.key("shift-right", "a")
    terminal.wait_for("A 0.17 B 0.33", "loop")
    terminal.key("y")
    terminal.wait_for("there and back")
    terminal.key("a")
    terminal.wait_without("B 0.33")
