"""What the program takes does not grow: nothing of a text, a view or a scene that is gone stays."""
import os
import pathlib
import shutil
import statistics

import pytest

from conftest import ROOT

TURNS = 500
READ = [10, 12, 14, 16, 18, 492, 494, 496, 498, 500]
"""After which turns the memory is read."""
GROWTH = 2.0
"""MB by which the resident memory may be more after all turns than after the first."""

pytestmark = pytest.mark.skipif(not os.path.exists("/proc/self/status"), reason="needs /proc")


def status(terminal):
    """Resident MB, and descriptors."""
    folder = pathlib.Path(f"/proc/{terminal.process.pid}")
    lines = dict(line.split(":", 1) for line in (folder / "status").read_text().splitlines())
    return int(lines["VmRSS"].split()[0]) / 1024, len(os.listdir(folder / "fd"))


def processor_time(terminal):
    fields = pathlib.Path(f"/proc/{terminal.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
    return int(fields[11]) + int(fields[12])


def settle(terminal):
    """Reads, without looking, until the program has neither drawn nor counted anything for a while."""
    before = -1
    while before != processor_time(terminal):
        before = processor_time(terminal)
        while terminal.read_raw(0.1):
            pass


def does_not_grow(terminal, turn):
    """Takes so many turns, each of which leaves everything as it was.

    What the allocator gives back varies by two megabytes from turn to turn, so the medians of a few readings are compared.
    On a busy machine it may find its size late, after the first readings: then the same is asked of as many turns more,
    in which what leaks leaks again.
    """
    if growth(terminal, turn, 0) >= GROWTH:
        assert growth(terminal, turn, TURNS) < GROWTH


def growth(terminal, turn, start):
    """The MB by which the program takes more after so many turns than after the first of them."""
    readings = {}
    for number in range(1, TURNS + 1):
        turn(start + number)
        if number in READ:
            settle(terminal)
            readings[number] = status(terminal)
    before, after = (statistics.median(readings[turn][0] for turn in turns) for turns in (READ[:5], READ[5:]))
    print(f"{before:.1f} MB after {READ[:5]}, {after:.1f} MB after {READ[5:]}, from {start} on")
    assert len({descriptors for _, descriptors in readings.values()}) == 1
    return after - before


@pytest.fixture
def scenes(tmp_path):
    """A folder of scenes with pictures of their own."""
    for name in ("app-store", "herb-gallery", "picture-corner"):
        shutil.copytree(ROOT / "Scenes" / name, tmp_path / "Scenes" / name)
    return tmp_path


def test_reloads_leave_nothing(start, scenes):
    path = scenes / "Scenes/app-store/scene.yaml"
    lines = path.read_text().splitlines()
    title = next(place for place, line in enumerate(lines) if line.startswith("title:"))
    terminal = start(path)
    terminal.wait_for("ready")

    def save(number):
        lines[title] = f"title: Turn {number:04}"
        draft = path.with_suffix(".draft")
        draft.write_text("\n".join(lines) + "\n")
        draft.rename(path)
        terminal.wait_for(f"Turn {number:04}")

    does_not_grow(terminal, save)


def test_views_panels_devices_and_comparisons_leave_nothing(start, scenes):
    """Every view and panel, the next device, light and dark, a comparison, each there and gone again."""
    terminal = start("Scenes/app-store", cwd=scenes, columns=120, rows=40)
    terminal.wait_for("ready")
    keys = list("vvvvssgghhzzzmmiibbuuoo") + list("1122334455667788") + ["k", "enter", "k"]

    def turn(number):
        terminal.key(keys[number % len(keys)])
        terminal.wait_raw(lambda: not terminal.read_raw(0.02), "the end of a change")

    # What each of them takes is there before anything is counted.
    for number in range(4 * len(keys)):
        turn(number)
    does_not_grow(terminal, turn)


def test_scenes_opened_from_the_gallery_leave_nothing(start, scenes):
    terminal = start("--reduce-motion", cwd=scenes)
    terminal.wait_for("scenes")

    def visit(number):
        terminal.key("enter")
        terminal.wait_for("ready")
        terminal.key("escape")
        terminal.wait_for("scenes")
        terminal.key("right")

    does_not_grow(terminal, visit)
