"""The previewer inside tmux: a second terminal's opinion of what is shown."""
import shlex
import subprocess
import time

import pytest

from terminal import PATIENCE, base_environment


class Pane:
    """A program in a tmux server of its own."""

    def __init__(self, socket, columns, rows, command):
        self.socket = socket
        self.tmux("-f", "/dev/null", "new-session", "-d", "-x", str(columns), "-y", str(rows), command)

    def tmux(self, *arguments):
        return subprocess.run(
            ["tmux", "-S", str(self.socket), *arguments],
            capture_output=True, text=True, check=False, env=base_environment()).stdout

    def keys(self, *names):
        self.tmux("send-keys", *names)

    def wait_for(self, *texts):
        limit = time.monotonic() + PATIENCE
        while not all(text in self.screen() for text in texts):
            assert time.monotonic() < limit, f"never saw {texts}; the screen is\n{self.screen()}"

    def screen(self):
        return self.tmux("capture-pane", "-p")

    def close(self):
        self.tmux("kill-server")


@pytest.fixture
def pane(tmp_path, program):
    command = f"{shlex.quote(str(program))} slide-down; echo status $?; cat"
    pane = Pane(tmp_path / "tmux", 120, 40, command)
    yield pane
    pane.close()


def test_plays_scrubs_resizes_and_quits_in_tmux(pane):
    pane.wait_for("Library", "ready")
    pane.keys("Enter")
    pane.wait_for("Dismiss", "finished")
    pane.keys("Home")
    pane.wait_for("Library", "0.00 / 0.50 s")
    pane.tmux("resize-window", "-x", "80", "-y", "24")
    pane.wait_for("Library", "0.00 / 0.50 s")
    pane.keys("q")
    pane.wait_for("status 0")
    assert "Library" not in pane.screen()


HEARTS = """\
segue: 1
screens:
  one: {fill: white, layers: {text: {text: "a ❤️ 1️⃣ 😀 b", frame: [20, 100, 350, 40], font: 28, color: black}}}
"""


def test_nothing_stays_beside_what_tmux_has_narrower(tmp_path, program):
    """A heart with a selector is one cell wide in tmux, and two in most terminals."""
    (tmp_path / "scene.yaml").write_text(HEARTS)
    command = f"COLORTERM=truecolor {shlex.quote(str(program))} {shlex.quote(str(tmp_path / 'scene.yaml'))}; cat"
    pane = Pane(tmp_path / "tmux", 120, 40, command)
    try:
        pane.wait_for("❤")
        row = next(line for line in pane.tmux("capture-pane", "-ep").splitlines() if "❤" in line)
        text = row[row.index("a "):row.index(" b")]
        assert "[49m" not in text and "[0m" not in text, repr(text)
    finally:
        pane.close()


@pytest.mark.parametrize("setting", ["external", "off", "on"])
def test_a_copy_is_in_tmuxs_buffer_whatever_its_clipboard_setting(pane, setting):
    pane.wait_for("Library", "ready")
    pane.tmux("set-option", "-s", "set-clipboard", setting)
    pane.keys("Y")
    pane.wait_for("copied the play head 0.000 s into tmux's buffer")
    assert pane.tmux("show-buffer").strip() == "0.000 s"
    pane.keys(":")
    pane.wait_for("Commands")
    pane.keys("-l", "curveuik")
    pane.wait_for("Copy the curve as UIKit")
    pane.keys("Enter")
    pane.wait_for("as UIKit into tmux's buffer")
    assert "UIViewPropertyAnimator(duration: 0.5, timingParameters: timing)" in pane.tmux("show-buffer")
