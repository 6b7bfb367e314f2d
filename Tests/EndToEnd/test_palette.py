"""The list of everything that can be asked for, in a scene and in the gallery, by keys and by mouse."""

import pytest

SCENE = "Scenes/slide-down"


def opened(start, *arguments, **options):
    terminal = start(SCENE, *arguments, **options)
    terminal.wait_for("Library", "ready")
    return terminal


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (200, 60)])
def test_typing_finds_an_action_and_enter_runs_it(start, size):
    terminal = opened(start, columns=size[0], rows=size[1])
    terminal.key(":")
    terminal.wait_for("Commands", "Play or pause", "space")
    terminal.type("gotoend")
    terminal.wait_for("▸ Go to the end")
    terminal.key("enter")
    terminal.wait_without("Commands")
    terminal.wait_for("finished")


def test_a_transition_of_another_screen_runs_from_there(start):
    terminal = opened(start)
    terminal.key("control-p")
    terminal.wait_for("Commands")
    terminal.type("run hide")
    terminal.wait_for("▸ Run hide")
    terminal.key("enter")
    terminal.wait_for("finished")


def test_the_mouse_chooses_and_a_click_beside_closes(start):
    terminal = opened(start, columns=120, rows=40)
    terminal.click(*terminal.find(": commands"))
    terminal.wait_for("Commands")
    terminal.type("trace")
    terminal.wait_for("Open or close the trace panel")
    terminal.click(*terminal.find("Open or close the trace panel"))
    terminal.wait_for("animateTransition")
    terminal.key(":")
    terminal.wait_for("Commands")
    terminal.click(1, 38)
    terminal.wait_without("Commands")


def test_the_gallery_has_one_too(start):
    terminal = start(columns=120, rows=40)
    terminal.wait_for("scenes")
    terminal.key(":")
    terminal.wait_for("Commands", "Open the scene")
    terminal.type("open slide")
    terminal.wait_for("▸ Open ")
    terminal.key("enter")
    terminal.wait_for("Library", "ready")


def test_it_stays_usable_without_colours_and_unicode(start):
    terminal = opened(start, "--glyphs", "ascii", "--colors", "none")
    terminal.key(":")
    terminal.wait_for("+- Commands -", "|> Play or pause")
    terminal.key("escape")
    terminal.wait_without("Commands")
