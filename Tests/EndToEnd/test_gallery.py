"""The gallery: live thumbnails, filter, errors on cards, help, scenes that come and go, at every size."""
import shutil

import pytest

GOOD = """segue: 1
title: {title}
device: iphone-15
screens:
  home: {{fill: systemIndigo, layers: {{word: {{text: HOME, frame: [100, 300, 200, 60], font: 40 bold, color: white}}}}}}
  sheet: {{fill: systemOrange, layers: {{word: {{text: SHEET, frame: [100, 300, 200, 60], font: 40 bold, color: white}}}}}}
transitions:
  show: {{kind: present, from: home, to: sheet, tap: from, duration: 0.3, tracks: {{to: {{y: H -> rest}}}}}}
  hide: {{kind: dismiss, from: sheet, to: home, duration: 0.3, tracks: {{from: {{y: H}}}}}}
"""

STYLED = """segue: 1
title: Styled
device: iphone-15
screens:
  home:
    layers:
      light: {text: light, frame: [20, 100, 200, 60], font: 40 bold, color: "black | clear"}
      dark: {text: dark, frame: [20, 200, 200, 60], font: 40 bold, color: "clear | white"}
      upright: {text: 393 wide, frame: [20, 300, 300, 60], font: 40 bold, opacity: 1 if W < 400 else 0}
      sideways: {text: 667 wide, frame: [20, 300, 300, 60], font: 40 bold, opacity: 0 if W < 400 else 1}
"""


@pytest.fixture
def folder(tmp_path):
    """A folder with scenes in it; write(name, text) adds or replaces one as editors do."""

    def write(name, text):
        scene = tmp_path / "Scenes" / name
        scene.mkdir(parents=True, exist_ok=True)
        draft = scene / "scene.yaml.new"
        draft.write_text(text)
        draft.rename(scene / "scene.yaml")

    write.root = tmp_path
    return write


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (200, 60), (400, 120)])
def test_thumbnails_play_by_themselves(start, folder, size):
    folder("sheet", GOOD.format(title="Sheet"))
    terminal = start(cwd=folder.root, columns=size[0], rows=size[1])
    terminal.wait_for("Sheet", "2 transitions", "HOME")
    terminal.wait_for("SHEET")
    terminal.wait_for("HOME")
    terminal.key("enter")
    terminal.wait_for("show", "ready")
    terminal.key("escape")
    terminal.wait_for("Segue · 1 scene")
    terminal.key("q")
    assert terminal.exit_code() == 0


def test_nothing_moves_for_those_who_want_less_motion(start, folder):
    folder("sheet", GOOD.format(title="Sheet"))
    terminal = start("--reduce-motion", cwd=folder.root)
    terminal.wait_for("HOME")
    # As long as others take to see all of it.
    other = start(cwd=folder.root)
    seen = set()

    def both_look(text):
        terminal.take_in()
        seen.add((bool(terminal.find("HOME")), bool(terminal.find("SHEET"))))
        return other.find(text)

    for text in ("HOME", "SHEET", "HOME"):
        other.wait(lambda: both_look(text), text)
    assert seen == {(True, False)}


def test_a_broken_scene_says_why_and_comes_back_when_mended(start, folder):
    folder("good", GOOD.format(title="Good"))
    folder("sheet", "segue: 1\nscreens: {home: {frme: 1}}\n")
    terminal = start(cwd=folder.root, columns=120, rows=40)
    terminal.wait_for("Good", "broken", "line 2:")
    folder("sheet", GOOD.format(title="Mended"))
    terminal.wait_for("Mended")
    terminal.wait_without("broken")
    folder("sheet", "segue: 1\n")
    terminal.wait_for("broken")


def test_typing_narrows_and_the_help_lists_the_keys(start):
    terminal = start(columns=120, rows=40)
    terminal.wait_for("App Store card")
    terminal.key("?")
    terminal.wait_for("Gallery", "choose a scene", "everything by name")
    terminal.key("escape")
    terminal.wait_without("choose a scene")
    terminal.key("/")
    terminal.type("slide")
    terminal.wait_for("/slide ", "Slide down to dismiss", "Corner slide")
    terminal.wait_without("App Store card")
    terminal.key("enter")
    terminal.wait_for("ready")


def test_the_footer_can_be_clicked(start):
    terminal = start(columns=120, rows=40)
    terminal.wait_for("App Store card")
    terminal.click(*terminal.find("? keys"))
    terminal.wait_for("choose a scene")
    terminal.click(2, 2)
    terminal.wait_for("q quit")
    terminal.click(*terminal.find("q quit"))
    assert terminal.exit_code() == 0


@pytest.mark.parametrize("look", [("--colors", "16"), ("--colors", "none", "--glyphs", "ascii"), ("--colors", "256")])
def test_it_stays_usable_with_less(start, folder, look):
    folder("sheet", GOOD.format(title="Sheet"))
    folder("table", GOOD.format(title="Table"))
    terminal = start(*look, cwd=folder.root)
    terminal.wait_for("Sheet", "Table", "HOME", "enter open")
    terminal.wait_for("SHEET")


def test_scenes_that_come_and_go_are_noticed(start, folder):
    folder("sheet", GOOD.format(title="Sheet"))
    terminal = start("--reduce-motion", cwd=folder.root, columns=120, rows=40)
    terminal.wait_for("1 scene", "Sheet")
    folder("table", GOOD.format(title="Table"))
    terminal.wait_for("2 scenes", "Table", "Sheet")
    terminal.key("right")
    shutil.rmtree(folder.root / "Scenes" / "sheet")
    terminal.wait_for("1 scene", "Table")
    terminal.wait_without("Sheet")
    assert terminal.falls_silent(1)
    # Behind an open scene too.
    terminal.key("enter")
    terminal.wait_for("show", "ready")
    folder("again", GOOD.format(title="Again"))
    folder("table", GOOD.format(title="Desk"))
    terminal.key("escape")
    terminal.wait_for("2 scenes", "Again", "Desk")


def test_an_empty_folder_fills(start, folder):
    (folder.root / "Scenes").mkdir()
    terminal = start(cwd=folder.root)
    terminal.wait_for("no scenes here")
    folder("first", GOOD.format(title="First"))
    terminal.wait_for("First", "HOME")
    shutil.rmtree(folder.root / "Scenes" / "first")
    terminal.wait_for("no scenes here")


def test_thumbnails_are_shown_on_what_was_asked_for(start, folder):
    folder("sheet", STYLED)
    terminal = start("--reduce-motion", cwd=folder.root, columns=120, rows=40)
    terminal.wait_for("light", "393 wide")
    terminal.key("q")
    terminal.exit_code()
    asked = ("--device", "iphone-se", "--orientation", "landscape", "--appearance", "dark", "--text-size", "AX1")
    terminal = start("--reduce-motion", *asked, cwd=folder.root, columns=120, rows=40)
    terminal.wait_for("dark", "667 wide")
