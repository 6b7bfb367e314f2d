"""The list of everything that can be asked for, in a scene and in the gallery, by keys and by mouse."""

import shutil

import pytest

from conftest import ROOT

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
    terminal.wait_for("+- Commands -", "|> Run show")
    terminal.key("escape")
    terminal.wait_without("Commands")


def choose(terminal, text, shown):
    """Types a few letters into the list, and runs what they lead to."""
    terminal.key(":")
    terminal.wait_for("Commands")
    terminal.type(text)
    terminal.wait_for(f"▸ {shown}")
    terminal.key("enter")
    terminal.wait_without("Commands")


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (200, 60)])
def test_what_there_are_several_of_is_listed_by_name(start, size):
    terminal = opened(start, columns=size[0], rows=size[1])
    choose(terminal, "show on 13 mini", "Show on iPhone 13 mini")
    terminal.wait_for("iPhone 13 mini, 375×812")
    choose(terminal, "text size ax1", "Text size AX1")
    terminal.wait_for("text AX1, body 28 pt")
    choose(terminal, "speed 0.25", "Speed 0.25×")
    terminal.wait_for("0.25×")
    choose(terminal, "compare reduced", "Compare with reduced motion")
    terminal.wait_for("reduced motion")


def test_recorded_takes_and_files_are_played_by_name(start, tmp_path):
    folder = tmp_path / "slide-down"
    shutil.copytree(ROOT / SCENE, folder)
    (folder / "mine.script").write_text("start home\n0 tap home/open\n")
    (folder / "wrong.script").write_text("0 fly\n")
    terminal = start(folder, columns=120, rows=40)
    terminal.wait_for("Library", "ready")
    terminal.type("R")
    terminal.wait_for("recording")
    terminal.type("f")
    terminal.wait_for("lift")
    terminal.key("enter")
    terminal.type("R")
    terminal.wait_for("take-1")
    terminal.key("7")
    choose(terminal, "play take-1", "Play take-1")
    choose(terminal, "perform flick 4000", "Perform flick 4000")
    terminal.wait_for("interactive")
    terminal.wait_for("finished", "Library")
    choose(terminal, "play wrong", "Play wrong")
    terminal.wait_for("fly")


def test_a_layer_is_selected_by_name(start):
    terminal = opened(start, columns=120, rows=40)
    choose(terminal, "select open", "Select ")
    terminal.wait_for("inspector")
