"""A scene file under the preview: tuned, saved, changed by others, broken, opened in an editor."""
import os
import re
import resource
import shutil

import pytest

from conftest import ROOT

ORIGINAL = (ROOT / "Scenes/slide-down/scene.yaml").read_bytes()
HOME, SHEET = "Library", "Dismiss"


@pytest.fixture
def copy(tmp_path):
    """A copy of the scene that may be written."""
    folder = tmp_path / "slide-down"
    shutil.copytree(ROOT / "Scenes/slide-down", folder)
    return folder / "scene.yaml"


def opened(start, copy, **options):
    terminal = start("preview", copy, **options)
    terminal.wait_for(HOME)
    return terminal


def tuned(start, copy, **options):
    """The first knob of the list turned a step."""
    terminal = opened(start, copy, **({"columns": 120, "rows": 40} | options))
    terminal.type("5")
    terminal.wait_for("transitions/show")
    terminal.key("right")
    terminal.wait_for("not saved")
    return terminal


def changed_bytes(old, new):
    """The part of `old` that `new` has otherwise, and what it has instead."""
    front = len(os.path.commonprefix([old, new]))
    back = len(os.path.commonprefix([old[front:][::-1], new[front:][::-1]]))
    return old[front:len(old) - back], new[front:len(new) - back]


def test_a_save_changes_one_literal_and_nothing_else(start, copy):
    terminal = tuned(start, copy)
    assert copy.read_bytes() == ORIGINAL
    terminal.type("\x13")
    terminal.wait_without("not saved")
    old, new = changed_bytes(ORIGINAL, copy.read_bytes())
    assert re.fullmatch(rb"[\d.]*", old) and re.fullmatch(rb"[\d.]+", new)
    assert sorted(os.listdir(copy.parent)) == sorted(os.listdir(ROOT / "Scenes/slide-down"))
    terminal.type("\x15")
    terminal.wait_for("not saved")
    terminal.type("\x13")
    terminal.wait_without("not saved")
    assert copy.read_bytes() == ORIGINAL


def test_unsaved_values_ask_before_they_are_dropped(start, copy):
    terminal = tuned(start, copy)
    terminal.key("q")
    terminal.wait_for("tuned values are not saved")
    terminal.key("q")
    assert terminal.exit_code() == 0
    assert copy.read_bytes() == ORIGINAL


@pytest.mark.parametrize("way", ["written", "renamed"])
def test_a_change_on_disk_is_shown_without_a_key(start, copy, way):
    terminal = opened(start, copy)
    changed = ORIGINAL.replace(b"text: Library", b"text: Records")
    assert changed != ORIGINAL
    if way == "written":
        copy.write_bytes(changed)
    else:
        draft = copy.with_suffix(".tmp")
        draft.write_bytes(changed)
        draft.rename(copy)
    terminal.wait_for("Records")
    terminal.wait_for("reloaded")


def test_a_broken_file_leaves_the_last_good_scene(start, copy):
    terminal = opened(start, copy)
    copy.write_bytes(ORIGINAL.replace(b"segue: 1", b"segue: 7"))
    terminal.wait_for("the last good scene goes on", "scene.yaml:", HOME)
    terminal.key("enter")
    terminal.wait_for("finished")
    copy.write_bytes(ORIGINAL)
    terminal.wait_without("last good scene")
    terminal.key("q")
    assert terminal.exit_code() == 0


def test_tuning_and_a_change_on_disk_go_together(start, copy):
    terminal = tuned(start, copy)
    copy.write_bytes(ORIGINAL + b"# a remark\n")
    terminal.wait_for("1 tuned kept")
    terminal.type("\x13")
    terminal.wait_without("not saved")
    saved = copy.read_bytes()
    assert saved.endswith(b"# a remark\n") and saved != ORIGINAL + b"# a remark\n"


def test_of_a_bundled_scene_a_copy_is_saved(start, tmp_path):
    def turned():
        terminal = start("slide-down", cwd=tmp_path, columns=120, rows=40)
        terminal.wait_for(HOME)
        terminal.type("5")
        terminal.wait_for("transitions/show")
        terminal.key("right")
        terminal.wait_for("not saved")
        return terminal

    terminal, late = turned(), turned()
    terminal.type("\x13")
    terminal.wait_for("saved as ./slide-down.yaml")
    terminal.key("right")
    terminal.wait_for("not saved")
    terminal.type("\x13")
    terminal.wait_for("saved slide-down.yaml")
    copy = tmp_path / "slide-down.yaml"
    first = copy.read_bytes()
    assert changed_bytes(ORIGINAL, first) != (b"", b"")
    # Another that was opened before the copy was there.
    late.type("\x13")
    late.wait_for("slide-down.yaml exists")
    assert copy.read_bytes() == first
    late.type("\x13")
    late.wait_for("saved as ./slide-down.yaml")
    assert copy.read_bytes() != first
    # By its name it is found before the bundled one now.
    found = turned()
    found.type("\x13")
    found.wait_for("saved slide-down.yaml")


def test_a_transition_begins_on_its_own_screen(start):
    terminal = start("slide-down", "--transition", "hide", columns=120, rows=40)
    terminal.wait_for(SHEET, "hide", "dismiss")


@pytest.mark.parametrize("written", [0, 1, len(ORIGINAL) // 2, len(ORIGINAL) - 1])
def test_a_save_that_is_cut_short_is_told_and_leaves_the_old_file(start, copy, written):
    """The system takes no byte over the limit; what was tuned is still there to be saved elsewhere."""
    terminal = tuned(start, copy)
    resource.prlimit(terminal.process.pid, resource.RLIMIT_FSIZE, (written, written))
    terminal.type("\x13")
    terminal.wait_for("cannot write", "not saved")
    assert copy.read_bytes() == ORIGINAL
    assert sorted(os.listdir(copy.parent)) == sorted(os.listdir(ROOT / "Scenes/slide-down"))


def test_the_editor_has_the_terminal_and_gives_it_back(start, copy, tmp_path):
    editor = tmp_path / "editor"
    editor.write_text(
        '#!/bin/sh\necho "EDITING $*"\nsed -i "s/text: Library/text: Records/" "$2"\nread line\n'
    )
    editor.chmod(0o755)
    terminal = opened(start, copy, environment={"EDITOR": str(editor), "VISUAL": ""})
    terminal.type("e")
    terminal.wait_for("EDITING +")
    terminal.type("\r")
    terminal.wait_for("Records")
    terminal.key("q")
    assert terminal.exit_code() == 0
    assert terminal.leftovers == []


def test_a_missing_editor_is_said(start, copy):
    terminal = opened(start, copy, environment={"VISUAL": "/nowhere/editor"})
    terminal.type("e")
    terminal.wait_for("could not be run")
