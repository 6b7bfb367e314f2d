"""A scene that takes long to read: what ends the program is heeded meanwhile, and everything else comes afterwards."""
import os
import pathlib
import shutil
import signal
import time

import pytest

from conftest import ROOT

SLOW = "segue: 1\nscreens: {a: {}, b: {}}\npresets:\n" + "".join(
    f"  p{number}: {{duration: 1, tracks: {{to: {{x: W -> rest}}}}}}\n" for number in range(17000)
) + "transitions: {go: {kind: push, from: a, to: b, nmae: x}}\n"
"""Reading it takes the better part of a second, and ends with an error."""
ENDINGS = {
    "q": [0], "\x03": [130], signal.SIGTERM: [143], signal.SIGINT: [130], signal.SIGHUP: [129],
    # Who quits wants a core: the signal itself ends the program where its loop is busy.
    signal.SIGQUIT: [131, -signal.SIGQUIT],
}

pytestmark = pytest.mark.skipif(not os.path.exists("/proc/self/task"), reason="needs /proc")


def await_reading(terminal):
    """Until a thread is reading."""
    tasks = pathlib.Path(f"/proc/{terminal.process.pid}/task")
    end = time.monotonic() + 30
    while len(list(tasks.iterdir())) < 2:
        assert time.monotonic() < end, "nothing is being read"
        terminal.read_raw(0.001)


def end(terminal, how):
    if isinstance(how, str):
        terminal.type(how)
    else:
        terminal.signal(how)
    assert terminal.exit_code() in ENDINGS[how]
    assert not terminal.leftovers
    # Had the reading come to its end, its error would have been drawn.
    assert b"valid here" not in terminal.output


@pytest.mark.parametrize("how", ENDINGS, ids=str)
def test_a_reload_is_left_at_once(start, tmp_path, how):
    path = tmp_path / "scene.yaml"
    shutil.copy(ROOT / "Scenes/turn/scene.yaml", path)
    terminal = start(path)
    terminal.wait_for("ready")
    path.write_text(SLOW)
    await_reading(terminal)
    end(terminal, how)


@pytest.mark.parametrize("how", ["q", signal.SIGTERM], ids=str)
def test_the_gallery_is_left_at_once(start, tmp_path, how):
    folder = tmp_path / "Scenes/slow"
    folder.mkdir(parents=True)
    (folder / "scene.yaml").write_text(SLOW)
    terminal = start(cwd=tmp_path)
    await_reading(terminal)
    end(terminal, how)


def test_what_is_typed_meanwhile_is_done_afterwards(start, tmp_path):
    path = tmp_path / "scene.yaml"
    shutil.copy(ROOT / "Scenes/turn/scene.yaml", path)
    terminal = start(path, columns=120, rows=40)
    terminal.wait_for("ready")
    path.write_text(SLOW)
    await_reading(terminal)
    terminal.type("?")
    terminal.wait_for("quit at once", "esc close")
    terminal.type("\x1b")
    terminal.wait_for("valid here")
