"""On a link of 10 kB a second: keys take effect at once, frames give way to newer ones, the picture ends right.

Nothing is timed: what is counted are the frames and bytes that come before a key's effect.
"""
import re

import pytest

from slow_terminal import SlowTerminal, room
from terminal import wait_with

SCENE, FIRST = "Scenes/logo-reveal", "Carry-on"
MOST_UNDERWAY = 2
"""Frames that may be on their way to a terminal that acknowledges them."""


@pytest.fixture
def slow(program, start):
    """Starts the previewer at the end of a slow link."""
    terminals = []

    def run(**options):
        terminals.append(SlowTerminal([program, SCENE], **options))
        return terminals[-1]

    yield run
    for terminal in terminals:
        terminal.close()


def loops(terminal):
    """Plays without end, and waits until the link is full."""
    terminal.wait_for(FIRST, "ready")
    terminal.key("l", "enter")
    place = len(terminal.output)
    terminal.wait(lambda: terminal.frames_since(place) >= 8, "eight frames")


def effect(terminal, key, condition, what):
    """Types while frames are on their way; the frames and bytes that come first."""
    place = len(terminal.output)
    terminal.key(key)
    terminal.wait(condition, what)
    return terminal.frames_since(place), len(terminal.output) - place


def statistics(terminal):
    """The part of the statistics that has room whatever else is told."""
    return terminal.find("dropped") or terminal.find("fps")


def test_a_key_takes_effect_with_the_next_frame(slow):
    terminal = slow()
    loops(terminal)
    for key, shows in (("i", statistics), ("?", lambda terminal: terminal.find("Keys"))):
        frames, _ = effect(terminal, key, lambda: shows(terminal), f"what {key} shows")
        # Those under way, and the one that shows it, whose end may not have come.
        assert frames <= MOST_UNDERWAY + 1
    terminal.key("escape")
    terminal.wait_for("dropped")
    sent, dropped = terminal.frames_since(0), int(re.search(r"(\d+) dropped", terminal.text)[1])
    assert dropped > sent, "on such a link most frames give way"


def test_the_picture_ends_exact(slow, start):
    terminal = slow()
    loops(terminal)
    terminal.key("l", "home")
    fast = start(SCENE)
    fast.wait_for(FIRST, "ready")
    wait_with([terminal, fast], lambda: terminal.cells == fast.cells, lambda: "what a fast terminal shows")


def test_without_acknowledgements_only_what_the_system_holds_comes_first(slow):
    terminal = slow(acknowledges=False, rate=40_000)
    loops(terminal)
    _, count = effect(terminal, "i", lambda: statistics(terminal), "statistics")
    assert count <= room() + 2 * terminal.longest_frame()
    terminal.wait_for("dropped")


def test_it_ends_though_nobody_reads(slow):
    terminal = slow(acknowledges=False)
    loops(terminal)
    terminal.key("q")
    assert terminal.process.wait(timeout=60) == 0
