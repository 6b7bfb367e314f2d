"""The previewer's panels: opened by key and mouse, folded away where room is short."""

import pytest


SCENE = "Scenes/slide-down"


def opened(start, *arguments, **options):
    terminal = start(SCENE, *arguments, **options)
    terminal.wait_for("Library", "ready")
    return terminal


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (200, 60), (400, 120)])
def test_the_trace_lists_the_calls_at_every_size(start, size):
    terminal = opened(start, columns=size[0], rows=size[1])
    terminal.key("4")
    terminal.wait_for("trace", "animateTransition", "completeTransition(true)")
    terminal.key("enter")
    terminal.wait_for("finished", "▸")
    terminal.key("4")
    terminal.wait_without("animateTransition")


def test_a_click_on_a_call_goes_to_its_time(start):
    terminal = opened(start, columns=120, rows=40)
    terminal.key("4")
    terminal.wait_for("completeTransition(true)")
    terminal.click(*terminal.find("completeTransition(true)"))
    terminal.wait_for("finished", "Dismiss")
    terminal.click(*terminal.find("animateTransition"))
    terminal.wait_for("paused")


def test_the_list_of_panels_opens_them_by_mouse(start):
    terminal = opened(start, columns=120, rows=40)
    terminal.click(*terminal.find("p panels"))
    terminal.wait_for("what UIKit would have called")
    terminal.click(*terminal.find("what UIKit would have called"))
    terminal.wait_for("animateTransition")
    terminal.key("escape")
    terminal.wait_without("what UIKit would have called")
    row = terminal.find("4 trace")[1]
    cross = [column for column, character in enumerate(terminal.screen.display[row]) if character == "×"]
    terminal.click(cross[-1], row)
    terminal.wait_without("animateTransition")


def test_panels_fold_away_and_come_back(start):
    terminal = opened(start, columns=120, rows=40)
    terminal.key("4")
    terminal.wait_for("animateTransition")
    terminal.resize(40, 10)
    terminal.wait_without("animateTransition")
    terminal.wait_for("space play")
    terminal.resize(120, 40)
    terminal.wait_for("animateTransition")
