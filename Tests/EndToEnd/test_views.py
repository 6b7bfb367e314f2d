"""What the stage shows beside the device: ghosts, the motion path, the planes, a second run, a film strip."""
import re

import pytest

from conftest import ROOT
from golden import recorded

SIZES = [(80, 24), (120, 40), (200, 60)]
LOOKS = [
    ("--colors", "256"), ("--colors", "16"), ("--colors", "none"), ("--glyphs", "ascii", "--colors", "none"),
]


def opened(start, *options, size=(120, 40), scene="Scenes/corner-slide", frame=10):
    """The scene, paused on its way."""
    terminal = start("preview", scene, "--glyphs", "quadrant", *options, columns=size[0], rows=size[1])
    terminal.wait_for("ready")
    terminal.key(*["shift-right"] * (frame // 10))
    terminal.wait_for(f"frame {frame}")
    return terminal


def marked(terminal):
    """The lines with a mark: those that are chosen in a list."""
    return [line for line in terminal.lines if "▸" in line]


def compare(terminal, title, *names):
    """Chooses a line of the picker."""
    terminal.key("k")
    terminal.wait_for("Compare with")
    while not terminal.find(f"▸ {title}"):
        chosen = marked(terminal)
        terminal.key("down")
        terminal.wait(lambda: marked(terminal) != chosen, "the next line")
    terminal.key("enter")
    terminal.wait_for("comparing", *names)


def settled(terminal):
    """The screen once nothing more comes: the answer to a key that changes one mark and back."""
    def is_told():
        return terminal.find("exact") or terminal.find("near-lossless")

    terminal.key("i")
    terminal.wait(is_told, "the frame statistics")
    terminal.key("i")
    terminal.wait(lambda: not is_told(), "no frame statistics")
    return terminal.lines


def agrees(terminal, name):
    lines = settled(terminal)
    assert lines == recorded(f"view-{name}-{terminal.screen.columns}x{terminal.screen.lines}.txt", lines)


def has_dots(line):
    return any(0x2800 < ord(character) < 0x2900 for character in line)


@pytest.mark.parametrize("size", SIZES)
def test_ghosts(start, size):
    terminal = opened(start, size=size)
    plain = settled(terminal)
    terminal.key("g")
    terminal.wait_for("ghosts 50 ms")
    agrees(terminal, "ghosts")
    terminal.key("+")
    terminal.wait_for("ghosts 100 ms")
    terminal.key("g")
    terminal.wait_without("ghosts")
    assert settled(terminal) == plain


@pytest.mark.parametrize("size", SIZES)
def test_motion_path(start, size):
    terminal = opened(start, size=size, scene="Scenes/picture-corner")
    terminal.key("h")
    terminal.wait_for("path 50 ms", "◆", "•")
    agrees(terminal, "path")
    head = terminal.find("◆")
    terminal.key("home")
    terminal.wait_for("ready")
    terminal.wait(lambda: terminal.find("◆") != head, "the mark at the beginning")
    terminal.key("h")
    terminal.wait_without("•")


@pytest.mark.parametrize("options", LOOKS, ids=" ".join)
def test_the_path_is_seen_with_few_colours_and_signs(start, options):
    terminal = start("preview", "Scenes/picture-corner", *options, columns=120, rows=40)
    terminal.wait_for("ready")
    terminal.key("h")
    terminal.wait_for("path 50 ms")
    if "ascii" in options:
        terminal.wait(lambda: any("." in line[44:76] and "+" in line[44:76] for line in terminal.lines), "signs")
    else:
        terminal.wait(lambda: any(has_dots(line) for line in terminal.lines), "dots")


@pytest.mark.parametrize("size", SIZES)
def test_planes(start, size):
    terminal = opened(start, size=size)
    terminal.key("v")
    terminal.wait_for("exploded", "drag turn", "navigation-bar")
    agrees(terminal, "planes")
    before = settled(terminal)
    terminal.key("+")
    terminal.wait(lambda: terminal.lines != before, "planes further apart")
    terminal.key("escape")
    terminal.wait_without("exploded")


@pytest.mark.parametrize("size", SIZES)
def test_dark_planes_have_lines_among_sixteen_colours(start, size):
    terminal = opened(start, "--colors", "16", size=size, scene="Scenes/picture-corner")
    terminal.key("v")
    terminal.wait_for("exploded")

    def lined():
        return sum("cyan" in cell for row in terminal.cells for cell in row)

    terminal.wait(lambda: lined() > size[1], "lines around the planes")


@pytest.mark.parametrize("options", [LOOKS[2], LOOKS[3]], ids=" ".join)
def test_planes_stand_on_nothing_without_colours(start, options):
    terminal = opened(start, *options, scene="Scenes/picture-corner")
    terminal.key("v")
    terminal.wait_for("exploded")
    # Beside the planes, where a dithered ground would be dots.
    terminal.wait(lambda: not any(line[112:].strip() for line in terminal.lines[2:8]), "an empty ground")
    assert sum(character not in " " for line in terminal.lines[2:37] for character in line[40:112]) > 200


def beside(terminal, name):
    """The column and row, from 0, just inside of the layer that a name beside the planes leads to."""
    for row, line in enumerate(terminal.lines):
        if found := re.search(rf"[─╌] {name}\b", line):
            return found.start() - 2, row
        if found := re.search(rf"\b{name} [─╌]", line):
            return found.end() + 1, row
    return None


def test_planes_are_turned_and_picked_by_the_mouse(start):
    terminal = opened(start)
    terminal.key("v")
    terminal.wait_for("exploded")
    terminal.wait(lambda: beside(terminal, "home"), "a name beside the planes")
    terminal.click(*beside(terminal, "home"))
    terminal.key("2")
    terminal.wait_for("FRAME", "LAYER in the container", "393.0 × 852.0")
    terminal.key("2")
    terminal.wait_without("FRAME")
    shown = settled(terminal)
    middle = beside(terminal, "home")
    terminal.press(*middle)
    terminal.drag(middle[0] + 6, middle[1] + 2)
    terminal.release(middle[0] + 6, middle[1] + 2)
    terminal.wait(lambda: terminal.lines != shown, "the planes turned")


@pytest.mark.parametrize("size", SIZES)
def test_two_transitions_side_by_side(start, size):
    terminal = opened(start, size=size)
    compare(terminal, "transition open", "A write", "B open", "same places")
    agrees(terminal, "compare")
    terminal.key("K")
    terminal.wait_for("B over A, 50 %")
    agrees(terminal, "over")
    terminal.key("K")
    terminal.wait_for("B open · difference")
    agrees(terminal, "difference")
    terminal.key("K")
    terminal.wait_without("B open · difference")
    terminal.key("k")
    terminal.wait_without("comparing")


def test_both_move_with_one_hand(start):
    terminal = start("preview", "Scenes/slide-down", "--glyphs", "quadrant", columns=120, rows=40)
    terminal.wait_for("ready")
    terminal.key("enter")
    terminal.wait_for("finished", "Dismiss")
    compare(terminal, "as it is now, then tune", "A tuned", "B before", "alike")
    first, row = terminal.find("Crocus")
    second = terminal.lines[row].index("Crocus", first + 1)
    terminal.press(second + 4, row - 8)
    for step in range(1, 6):
        terminal.drag(second + 4, row - 8 + step)
    terminal.wait_for("interactive")
    terminal.wait(lambda: any(line.count("Library") == 2 for line in terminal.lines), "what is below both sheets")
    terminal.wait(lambda: any(line.count("●") == 2 for line in terminal.lines), "the finger on both")
    assert terminal.find("alike")
    terminal.release(second + 4, row - 3)
    terminal.wait_for("alike", "cancelled")


def without_pictures(text):
    """A scene whose pictures, which are not beside the copy, are grounds instead."""
    return re.sub(r"\n *fit: \w+", "", re.sub(r"image: *\S+", "fill: gray", text))


def test_what_is_tuned_is_seen_beside_what_it_was(start, scene):
    path = scene((ROOT / "Scenes/corner-slide/scene.yaml").read_text())
    text = path.read_text()
    path.write_text(without_pictures(text))
    terminal = start("preview", path, columns=160, rows=50)
    terminal.wait_for("ready")
    compare(terminal, "as it is now, then tune", "alike")
    terminal.key("5")
    terminal.wait_for("tune")
    for _ in range(40):
        if terminal.find("pt apart"):
            break
        shown = terminal.lines
        terminal.key("right", "right", "right", "down")
        terminal.wait(lambda: terminal.lines != shown, "the next knob")
    terminal.key("escape", "home", "shift-right")
    terminal.wait_for("pt apart")


@pytest.mark.parametrize("size", SIZES)
def test_strip(start, size):
    terminal = opened(start, size=size)
    terminal.key("s")
    terminal.wait_for("6 frames", "0.00", "▸0.20", "0.50")
    agrees(terminal, "strip")
    column, row = terminal.find("0.30")
    terminal.click(column, row - 2)
    terminal.wait_for("▸0.30", "frame 18")
    terminal.key("-", "-", "-")
    terminal.wait_for("3 frames", "0.25")
    terminal.key("s")
    terminal.wait_without("3 frames")
    terminal.wait_for("frame 18")


def test_views_stay_while_the_file_is_saved_by_an_editor(start, scene):
    path = scene((ROOT / "Scenes/corner-slide/scene.yaml").read_text())
    path.write_text(without_pictures(path.read_text()))
    terminal = start("preview", path, columns=120, rows=40)
    terminal.wait_for("ready")
    terminal.key("s")
    terminal.wait_for("6 frames", "0.50")
    path.write_text(path.read_text().replace("duration: 0.5", "duration: 1.5"))
    terminal.wait_for("6 frames", "1.50")
