"""A timing curve's handles by mouse and keys, presets, and the editor at layers and tracks."""
import os
import re
import shutil

import pytest

from conftest import ROOT

SPRING = b"spring(ratio 0.6)"


@pytest.fixture
def copy(tmp_path):
    """A copy of the scene that may be written."""
    folder = tmp_path / "slide-down"
    shutil.copytree(ROOT / "Scenes/slide-down", folder)
    return folder / "scene.yaml"


def tuned(start, copy, columns=120, rows=40):
    """The tune panel with the spring of the transition selected."""
    terminal = start("preview", copy, columns=columns, rows=rows)
    terminal.wait_for("Library")
    terminal.key("5")
    terminal.wait_for("transitions/show")
    terminal.type("/ease\r")
    terminal.wait_for("the duration's", "◆")
    return terminal


def saved(terminal, copy):
    terminal.type("\x13")
    terminal.wait_without("not saved")
    return copy.read_bytes()


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (200, 60)])
def test_keys_move_the_handle_and_a_save_writes_its_number_alone(start, copy, size):
    before = copy.read_bytes()
    terminal = tuned(start, copy, *size)
    terminal.key("h", "down")
    terminal.wait_for("0.55", "not saved")
    terminal.key("h")
    assert saved(terminal, copy) == before.replace(SPRING, b"spring(ratio 0.55)", 1)


def test_a_drag_is_one_undo_step(start, copy):
    before = copy.read_bytes()
    terminal = tuned(start, copy)
    column, row = terminal.find("◆")
    terminal.press(column, row)
    for step in range(1, 4):
        terminal.drag(column, row + step)
    terminal.release(column, row + 3)
    terminal.wait_for("not saved")
    terminal.type("\x15")
    terminal.wait_without("not saved")
    terminal.key("q")
    assert terminal.exit_code() == 0 and copy.read_bytes() == before


def test_a_preset_takes_the_curves_place(start, copy):
    before = copy.read_bytes()
    terminal = tuned(start, copy)
    terminal.type("P")
    terminal.wait_for("PRESETS", "slide down")
    terminal.key("up", "enter")
    terminal.wait_for("not saved")
    assert saved(terminal, copy) == before.replace(SPRING, b"spring(ratio 0.4)", 1)


def test_the_editor_opens_at_the_selected_layer(start, copy, tmp_path):
    editor = tmp_path / "editor"
    editor.write_text('#!/bin/sh\necho "EDITING $1"\nread line\n')
    editor.chmod(0o755)
    terminal = start(
        "preview", copy, columns=120, rows=40, environment={"EDITOR": str(editor), "VISUAL": ""})
    terminal.wait_for("Library")
    terminal.key("tab", "tab")

    def names():
        return [line.strip() for line in terminal.lines if re.search(r" home/[\w/-]+$", line)]

    # The first of the two keys selects the screen, whose values are seen as well.
    terminal.wait(lambda: terminal.find("FRAME") and names(), "the second layer's values")
    lines = copy.read_text().splitlines()
    layer = names()[0].split("/")[-1].split()[0]
    terminal.type("e")
    terminal.wait_for("EDITING +")
    line = int(re.search(r"EDITING \+(\d+)", terminal.text).group(1))
    assert layer in lines[line - 1]
    terminal.type("\r")
    terminal.wait_for("Library")
