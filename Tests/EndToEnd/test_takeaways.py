"""Taking a run away: the list, files in the working folder, stopping, and going on meanwhile."""
import pytest

from conftest import ROOT

SCENE = ROOT / "Scenes/slide-down"


def opened(start, folder, columns=120, rows=40):
    terminal = start(SCENE, columns=columns, rows=rows, cwd=folder)
    terminal.wait_for("ready")
    terminal.key("X")
    terminal.wait_for("Take away", "▸ GIF", "write it here")
    return terminal


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (200, 60)])
def test_a_gif_is_written_beside_what_is_there(start, tmp_path, size):
    terminal = opened(start, tmp_path, *size)
    terminal.key("enter")
    terminal.wait_for("wrote slide-down-show.gif")
    assert (tmp_path / "slide-down-show.gif").read_bytes().startswith(b"GIF89a")
    terminal.key("X", "enter")
    terminal.wait_for("wrote slide-down-show-2.gif")
    assert (tmp_path / "slide-down-show.gif").read_bytes() == (tmp_path / "slide-down-show-2.gif").read_bytes()


def test_code_is_what_the_command_writes(start, segue, tmp_path):
    terminal = opened(start, tmp_path)
    while not terminal.find("▸ UIKit"):
        chosen = [line for line in terminal.lines if "▸" in line]
        terminal.key("down")
        terminal.wait(lambda: [line for line in terminal.lines if "▸" in line] != chosen, "the next line")
    terminal.key("enter")
    terminal.wait_for("wrote slide-down-show.swift: show")
    printed = segue("export", SCENE, "-t", "show", "--to", "uikit")
    assert (tmp_path / "slide-down-show.swift").read_text() == printed.stdout


def test_everything_goes_on_while_a_file_is_made_and_it_can_be_stopped(start, tmp_path):
    terminal = opened(start, tmp_path)
    terminal.key("enter")
    terminal.wait_for("writing GIF")
    terminal.key("right")
    terminal.wait_for("frame 1")
    terminal.key("X")
    terminal.wait_for("stopped: nothing was written")
    assert list(tmp_path.iterdir()) == []
    terminal.key("q")
    assert terminal.exit_code() == 0


def test_a_folder_that_cannot_be_written_is_told(start, tmp_path):
    folder = tmp_path / "gone"
    folder.mkdir()
    terminal = opened(start, folder)
    folder.rmdir()
    terminal.key("enter")
    terminal.wait_for("GIF: ")
    terminal.key("q")
    assert terminal.exit_code() == 0
