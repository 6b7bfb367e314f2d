"""Terminals that are slow, deaf, gone or lying, and machines that lack what is expected: `q` is heeded on all of them.

What is asserted is the order of events: it ends, though nobody reads, answers, or makes room.
"""
import os
import pathlib
import random
import re
import resource
import signal
import time

import pytest

from conftest import ROOT
from slow_terminal import SlowTerminal
from terminal import PATIENCE, Terminal

SCENE = "Scenes/logo-reveal"
SCREENS = ["direct", "curses"]


def playing(terminal):
    terminal.wait_for("ready")
    terminal.key("l", "enter")
    place = len(terminal.output)
    terminal.wait(lambda: len(terminal.output) > place + 5_000, "frames")


HEEDED = 0.25
"""Seconds of the processor's time within which `q` is heeded and all is put away, on a busy machine: another second's frames
would take more. An unoptimized program takes ten times as long for everything."""


def quits(terminal, *keys):
    """The last key ends it, without another second's frames, whatever has been asked, answered, or awaited."""
    for key in keys:
        terminal.key(key)
    taken = spent(terminal.process.pid)
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    begin = time.monotonic()
    terminal.key("q")
    assert terminal.exit_code() == 0
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    seconds = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime - taken
    print(f"q after {time.monotonic() - begin:.3f} s, {seconds:.3f} s of the processor's time")
    assert seconds < HEEDED * (10 if "debug" in os.path.realpath(terminal.process.args[0]) else 1)
    assert terminal.leftovers == []


def spent(process_id):
    """A process's seconds of the processor's time so far; more than any there can be where the system does not tell."""
    try:
        fields = pathlib.Path(f"/proc/{process_id}/stat").read_text().rsplit(")", 1)[1].split()
    except FileNotFoundError:
        return float("inf")
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@pytest.mark.parametrize("screen", SCREENS)
def test_a_reader_of_10_kilobytes_a_second(program, screen):
    terminal = SlowTerminal([program, SCENE, "--screen", screen], columns=200, rows=60, acknowledges=False)
    try:
        playing(terminal)
        place = len(terminal.output)
        terminal.key("q")
        assert terminal.exit_code() == 0
        while terminal.read(1):
            pass
        # What the system held when the key came, and no further frames.
        assert len(terminal.output) - place < 70_000
        assert terminal.leftovers == []
    finally:
        terminal.close()


@pytest.mark.parametrize("screen", SCREENS)
def test_a_reader_that_goes_away(program, screen):
    terminal = Terminal([program, SCENE, "--screen", screen])
    playing(terminal)
    master, terminal.master = terminal.master, os.open("/dev/null", os.O_RDWR)
    os.close(master)
    try:
        assert terminal.process.wait(timeout=PATIENCE) in (129, -signal.SIGHUP)
    finally:
        terminal.close()


ANSWERS = {
    "none": "",
    "a terminal of pixels without end": "\x1b[6;65535;65535t\x1b[4;999999999;999999999t",
    "cells of no size": "\x1b[6;0;0t\x1b[6;-1;-1t",
    "every mode": "".join(f"\x1b[?{mode};{state}$y" for mode in (2026, 1016, 1006, 2004) for state in range(6)),
    "numbers beyond all": "\x1b[" + "9" * 400 + ";" + "9" * 400 + "R" + "\x1b[?" + "1;" * 2000 + "c",
    "acknowledgements nobody asked for": "\x1b[0n" * 500,
    "strings without an end": "\x1bP>|" + "x" * 20_000,
    "a name that is a command": "\x1bP>|\x1b]52;c;cHduZWQ=\x07(1)\x1b\\\x1b[?62c",
    "halves of sequences": "\x1b[\x1bP\x1b]\x1b\x1b[?\x1b[<0;",
}


@pytest.mark.parametrize("answer", ANSWERS)
@pytest.mark.parametrize("moment", ["at once", "late"])
def test_answers_that_lie(start, answer, moment):
    terminal = start(SCENE)
    if moment == "at once":
        terminal.type(ANSWERS[answer])
    terminal.wait_for("ready")
    if moment == "late":
        terminal.type(ANSWERS[answer])
    # Ends what has not ended.
    terminal.type("\x1b\\")
    terminal.key("?")
    terminal.wait_for("Keys")
    terminal.key("escape")
    terminal.wait_without("Keys")
    quits(terminal)


@pytest.mark.parametrize("screen", SCREENS)
def test_a_storm_of_sizes(start, screen):
    """Each size is told before the one before it has been drawn."""
    chance = random.Random(7)
    terminal = start(SCENE, "--screen", screen)
    terminal.wait_for("ready")
    terminal.key("l", "enter")
    sizes = [(1, 1), (1000, 300), (1, 300), (1000, 1), (2, 2)]
    sizes += [(chance.randint(1, 300), chance.randint(1, 100)) for _ in range(60)]
    for columns, rows in sizes:
        terminal._set_size(columns, rows)
        terminal.read_raw(0)
    terminal.resize(80, 24)
    quits(terminal)


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("size", [(1, 65535), (65535, 1), (65535, 65535)])
def test_a_window_beyond_all_measure_is_drawn_in_part(start, screen, size):
    """Bounded in memory, and left like any other."""
    terminal = start(SCENE, "--screen", screen)
    terminal.wait_for("ready")
    resource.prlimit(terminal.process.pid, resource.RLIMIT_AS, (3 << 30, 3 << 30))
    place = len(terminal.output)
    terminal._set_size(*size)
    terminal.wait_raw(lambda: len(terminal.output) > place, "the window drawn anew")
    terminal.type("q")
    terminal.wait_raw(lambda: terminal.process.poll() is not None, "the end")
    while terminal.read_raw(0.2):
        pass
    assert terminal.process.returncode == 0
    assert terminal.leftovers == []


def test_a_window_that_is_drawn_in_part_says_so(start):
    terminal = start(SCENE, columns=1100, rows=24)
    terminal.wait_for("larger than 1000×1000 cells")
    quits(terminal)


FOLDERS = {
    "missing": lambda folder: folder / "none",
    "a file": lambda folder: (folder / "file").write_text("") and None or folder / "file",
    "read-only": lambda folder: make(folder / "locked", 0o500),
    "not absolute": lambda folder: pathlib.Path("relative"),
    "empty": lambda folder: "",
}


def make(path, mode):
    path.mkdir(mode=mode)
    return path


@pytest.mark.parametrize("kind", FOLDERS)
def test_folders_that_are_not_there(start, tmp_path, kind):
    (tmp_path / "file").write_text("")
    place = str(FOLDERS[kind](tmp_path))
    environment = {"HOME": place, "XDG_CONFIG_HOME": "", "XDG_STATE_HOME": ""}
    terminal = start(SCENE, environment=environment)
    terminal.wait_for("ready")
    terminal.key("i")
    terminal.wait_for("at rest")
    quits(terminal)
    if kind == "missing":
        assert not (tmp_path / "none").exists(), "a home that is not there is not made"


def test_a_folder_that_a_variable_names_is_made(start, tmp_path):
    terminal = start(SCENE, environment={"HOME": "/nonexistent", "XDG_STATE_HOME": str(tmp_path / "a" / "b")})
    terminal.wait_for("ready")
    terminal.key("i")
    terminal.wait_for("at rest")
    quits(terminal)
    assert (tmp_path / "a" / "b" / "segue" / "panels").exists()
    assert not pathlib.Path("/nonexistent").exists()


@pytest.mark.parametrize("name", ["panels", "config.yaml"])
def test_a_fifo_where_a_file_should_be_is_not_waited_for(start, tmp_path, name):
    (tmp_path / "segue").mkdir()
    os.mkfifo(tmp_path / "segue" / name)
    terminal = start(SCENE, environment={"XDG_STATE_HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path)})
    if name == "config.yaml":
        assert terminal.exit_code() == 1
        return
    terminal.wait_for("ready")
    terminal.key("i")
    terminal.wait_for("at rest")
    quits(terminal)


@pytest.mark.parametrize("locale", ["C", "POSIX", "C.UTF-8", "de_DE.ISO-8859-1", "zh_CN.GB18030", "none_NO.NOTHING", ""])
def test_any_locale(start, locale):
    terminal = start(SCENE, environment={"LC_ALL": locale, "LANG": locale})
    terminal.wait_for("ready")
    quits(terminal)


LONG = """segue: 1
title: Long
device: iphone-15
screens: {home: {fill: white}, next: {fill: red}}
transitions:
  go: {kind: push, from: home, to: next, duration: 100, ease: linear, tracks: {to: {x: W -> rest}}}
"""


def seconds_played(terminal):
    found = [match for line in terminal.lines for match in re.findall(r"(\d+\.\d+) / endless", line)]
    return float(found[0]) if found else None


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="needs job control")
def test_a_process_that_stood_still_plays_on_from_where_it_was(start, scene):
    """Stopped for seconds while it plays, it has neither leapt nor anything to make up for."""
    terminal = start(scene(LONG))
    terminal.wait_for("ready")
    terminal.key("enter")
    terminal.wait(lambda: (seconds_played(terminal) or 0) > 0.3, "half a second")
    for _ in range(2):
        terminal.signal(signal.SIGSTOP)
        terminal.take_in()
        before = seconds_played(terminal)
        # The time for which it stands still is what is tried.
        terminal.rest(3)
        terminal.signal(signal.SIGCONT)
        place = len(terminal.output)
        terminal.wait(lambda: len(terminal.output) > place and (seconds_played(terminal) or 0) > before, "a frame")
        assert seconds_played(terminal) < before + 2
    quits(terminal)


def test_a_disk_that_is_full(start, scene, tmp_path):
    """No file may grow: the save fails with a word, the file stays, and so does what was tuned."""
    text = pathlib.Path(ROOT / "Scenes/slide-down/scene.yaml").read_text()
    path = scene(text)
    terminal = start(path, columns=120, rows=40)
    terminal.wait_for("Library")
    terminal.type("5")
    terminal.wait_for("transitions/show")
    terminal.key("right")
    terminal.wait_for("not saved")
    resource.prlimit(terminal.process.pid, resource.RLIMIT_FSIZE, (100, 100))
    terminal.type("\x13")
    terminal.wait_for("cannot write")
    assert path.read_text() == text
    assert os.listdir(tmp_path) == ["scene.yaml"]
    quits(terminal, "q")
