"""The inspector: a layer selected by click or Tab, its values while time passes, the gesture's numbers."""
import re

import pytest

SCENE = "Scenes/slide-down"


def opened(start, columns=120, rows=40, **options):
    terminal = start(SCENE, columns=columns, rows=rows, **options)
    terminal.wait_for("Library", "ready")
    return terminal


def presented(terminal, label):
    """The presented value on a line of the inspector, as a number."""
    column, row = terminal.find(label)
    return float(re.split(r"\s+", terminal.lines[row].strip())[-1])


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (200, 60)])
def test_tab_selects_and_shows_the_values(start, size):
    terminal = opened(start, *size)
    terminal.key("tab")
    terminal.wait_for("inspector", "FRAME", "opacity", "◆")


def test_a_click_selects_the_layer_under_it(start):
    terminal = opened(start)
    terminal.key("2")
    terminal.wait_for("selects a layer")
    terminal.click(*terminal.find("Recently added"))
    terminal.wait_for("home/", "Recently added")
    terminal.wait_for("FRAME")


def test_model_and_presented_part_in_flight_and_meet_at_the_end(start):
    terminal = opened(start)
    terminal.key("enter")
    terminal.wait_for("finished", "Dismiss")
    terminal.key("2", "tab")
    terminal.wait_for("FRAME")
    while not terminal.find(" sheet "):
        shown = terminal.lines
        terminal.key("tab")
        terminal.wait(lambda: terminal.lines != shown, "the next layer")
    terminal.key("home", "shift-right")
    terminal.wait_for("frame 10")
    _, row = terminal.find("FRAME")
    line = lambda: terminal.lines[row + 2].split()
    terminal.wait(lambda: line()[-2:-1] == ["0.0"] and line()[-1] != "0.0", "the sheet on its way")
    terminal.key("end")
    terminal.wait(lambda: line()[-2:] == ["0.0", "0.0"], "the sheet in its place")


def test_the_gestures_numbers_are_live(start):
    terminal = opened(start)
    terminal.key("enter")
    terminal.wait_for("finished", "Dismiss")
    terminal.key("2")
    terminal.wait_for("selects a layer")
    column, row = terminal.find("Crocus")
    terminal.press(column, row - 12)
    for step in range(1, 5):
        terminal.drag(column, row - 12 + step)
    terminal.wait_for("GESTURE", "translation", "velocity", "changed")
    terminal.key("escape")
    terminal.wait_without("translation")
