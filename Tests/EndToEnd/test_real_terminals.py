"""Pixels as real terminals show them: read back from their windows, and held to the compositor's own."""
import os
import signal
import subprocess

import pytest
from PIL import Image, ImageChops, ImageStat

from kitty_model import left_in_memory
from pictures import eroded
from real_terminals import Emulator, ShownTerminal, missing

SCENE = "app-store"


@pytest.fixture(scope="module", params=["kitty", "xterm", "foot"])
def emulator(request, tmp_path_factory):
    """An emulator's window; without one on a developer's machine its tests are left out."""
    if lacking := missing(request.param):
        reason = f"no {', '.join(lacking)}: Scripts/bootstrap.sh test installs it"
        pytest.fail(reason) if os.environ.get("CI") else pytest.skip(reason)
    emulator = Emulator(request.param, tmp_path_factory.mktemp(request.param))
    yield emulator
    emulator.close()


class Stage:
    """A scene in an emulator's window, on a device that has a point for each pixel it takes there."""

    def __init__(self, emulator, program, folder):
        self.emulator, self.program, self.folder = emulator, program, folder
        self.terminal = self._started("400x800")
        self.cell, (_, _, columns, rows) = self.terminal.cell, self.place
        self.device = f"{columns * self.cell[0]}x{rows * self.cell[1]}"
        self.terminal.key("q")
        assert self.terminal.exit_code() == 0
        self.terminal.close()
        self.terminal = self._started(self.device)
        assert self.place[2:] == (columns, rows), "a device of the same shape takes the same room"

    def _started(self, device):
        terminal = ShownTerminal(self.emulator, [self.program, SCENE, "--device", device])
        terminal.wait_for("ready")
        self.terminal = terminal
        terminal.wait(lambda: any(self.cells().values()), "a stage in pixels")
        return terminal

    @property
    def place(self):
        """The first column and row inside the device's frame, and how many there are."""
        column, row = self.terminal.find("╭")
        right, below = self.terminal.find("╮")[0], self.terminal.find("╰")[1]
        return column + 1, row + 1, right - column - 1, below - row - 1

    def cells(self):
        """Whether each of the stage's cells is in pixels, by column and row from its upper left one."""
        if not self.terminal.find("╰"):
            return {}
        column, row, columns, rows = self.place
        return {(x, y): self.terminal.screen.buffer[row + y][column + x].data == "\xa0"
                for y in range(rows) for x in range(columns)}

    def window(self):
        """What the window shows once nothing changes any more."""
        self.terminal.wait_for_silence(0.5)
        picture, before = self.emulator.picture(), None
        while before is None or picture.tobytes() != before.tobytes():
            self.terminal.read(0.2)
            picture, before = self.emulator.picture(), picture
        return picture

    def cut(self, picture, place):
        """The pixels of a column, a row and as many more."""
        (width, height), (column, row, columns, rows) = self.cell, place
        return picture.crop((column * width, row * height, (column + columns) * width, (row + rows) * height))

    def seen(self):
        return self.cut(self.window(), self.place)

    def drawn(self, *arguments):
        """What the compositor draws."""
        path = self.folder / "drawn.png"
        subprocess.run([self.program, "render", SCENE, "--device", self.device, "--scale", "1", "-o", path, *arguments],
                       check=True, capture_output=True)
        return Image.open(path).convert("RGB")


@pytest.fixture
def stage(emulator, program, tmp_path):
    stage = Stage(emulator, program, tmp_path)
    yield stage
    if stage.terminal.process.poll() is None:
        stage.terminal.signal(signal.SIGTERM)
        stage.terminal.exit_code()
    stage.terminal.close()


def is_same(stage, seen, drawn):
    """Whether a window shows a picture: to the bit, but sixels have 256 colours, which are mixed."""
    assert seen.size == drawn.size
    difference = ImageChops.difference(seen, drawn)
    if stage.emulator.name == "kitty":
        return difference.getbbox() is None
    mean = max(ImageStat.Stat(difference).mean)
    wrong = sum(1 for value in eroded(difference).getdata() if value)
    return mean < 6 and wrong < 0.001 * seen.width * seen.height


def test_the_window_shows_what_the_compositor_draws(stage):
    assert is_same(stage, stage.seen(), stage.drawn())
    end = "--transition", "open", "--progress", "1"
    stage.terminal.key("end")
    stage.terminal.wait_for("1.00 / 1.00 s")
    assert is_same(stage, stage.seen(), stage.drawn(*end))
    stage.terminal.key("home", "space")
    stage.terminal.wait_for("finished")
    assert is_same(stage, stage.seen(), stage.drawn(*end)), "in motion, too, each frame follows the one before"


def test_what_lies_over_the_stage_is_cut_out(stage):
    before = stage.seen()
    stage.terminal.key(":")
    stage.terminal.wait_for("Commands")
    covered, cells = stage.seen(), stage.cells()
    assert 0 < sum(cells.values()) < len(cells), "the palette covers a part of the stage"
    for (x, y), is_picture in cells.items():
        place = x, y, 1, 1
        if is_picture and stage.emulator.name == "kitty":
            assert stage.cut(covered, place) == stage.cut(before, place).point(lambda value: value // 2), f"at {x} {y}"
        elif is_picture:
            seen, bright = (max(ImageStat.Stat(stage.cut(picture, place)).mean) for picture in (covered, before))
            assert abs(seen - bright / 2) < 26, f"at {x} {y}: half a step of the sixels' colours at most"
    palette = [place for place, is_picture in cells.items() if not is_picture]
    changed = sum(stage.cut(covered, (x, y, 1, 1)) != stage.cut(before, (x, y, 1, 1)) for x, y in palette)
    assert changed > 0.8 * len(palette), "nor does the picture lie over the palette"
    stage.terminal.key("escape")
    stage.terminal.wait_without("Commands")
    assert stage.seen() == before


# Foot's window is as large as the display.
@pytest.mark.parametrize("emulator", ["kitty", "xterm"], indirect=True)
def test_a_window_of_another_size_shows_a_whole_picture(stage, emulator):
    width, height = stage.terminal.width, stage.terminal.height
    stage.terminal.resize_window(width - 300, height - 200)
    stage.seen()
    stage.terminal.resize_window(width, height)
    assert is_same(stage, stage.seen(), stage.drawn())


def test_a_screen_that_was_cleared_meanwhile_is_whole_again(stage, emulator):
    before = stage.seen()
    stage.terminal.signal(signal.SIGSTOP)
    emulator.socket.sendall(b"\x1bc\x1b_Ga=d,d=A,q=2\x1b\\")
    stage.terminal.signal(signal.SIGCONT)
    stage.terminal.wait_for("ready")
    assert stage.seen() == before


@pytest.mark.parametrize("end", ["q", "control-c", signal.SIGTERM, signal.SIGHUP, signal.SIGKILL])
@pytest.mark.parametrize("is_moving", [False, True])
def test_nothing_is_left_behind(stage, end, is_moving):
    if is_moving:
        stage.terminal.key("space")
        stage.terminal.wait_for("playing")
    if isinstance(end, str):
        stage.terminal.key(end)
    else:
        stage.terminal.signal(end)
    stage.terminal.exit_code()
    if end == signal.SIGKILL:
        # Nobody can put anything back; the next who sets the terminal up finds it in order.
        stage.emulator.socket.sendall(b"\x18\x1b\\\x1b_Gm=0,q=2;\x1b\\\x1b_Ga=d,d=A,q=2\x1b\\\x1b[?2026l\x1b[?1049l\x1bc")
    window = stage.window()
    below = window.crop((0, stage.cell[1], window.width, window.height))
    assert len(below.getcolors() or []) == 1, "below the cursor nothing is seen"
    assert not stage.terminal.late_answers(), "nor does it answer the next program"
    if end != signal.SIGKILL:
        assert left_in_memory(stage.terminal.process.pid) == []
