"""Every bundled scene with a gesture, dragged with the mouse: finished, cancelled, flicked, caught in flight."""
import dataclasses

import pytest

COLUMNS, ROWS = 120, 40
DEVICE = (45, 3, 30, 32)
"""Column, row, columns and rows of a phone on a screen of that size, below the header and inside its box."""


@dataclasses.dataclass
class Case:
    """A gesture of a scene, in fractions of the device."""
    scene: str
    before: str
    """What stands only on the screen where the drag begins."""
    after: str
    """What stands only on the screen where it leads."""
    begin: tuple
    far: tuple
    near: tuple
    setup: bool = True
    """Whether the first transition has to be run to get there."""


CASES = [
    Case("app-store", "best hour", "Today", (0.5, 0.3), (0.5, 0.97), (0.5, 0.38)),
    Case("corner-slide", "New note", "Rain barrel", (0.5, 0.3), (0.5, 0.9), (0.5, 0.42)),
    Case("herb-gallery", "What it wants", "The garden", (0.5, 0.3), (0.5, 0.9), (0.5, 0.42)),
    Case("image-card", "Nobody speaks", "Sunrise", (0.5, 0.3), (0.5, 0.9), (0.5, 0.36)),
    Case("logo-reveal", "Carry-on", "Lisbon", (0.8, 0.5), (0.1, 0.5), (0.65, 0.5), setup=False),
    Case("side-panel", "Ladder is back", "Pinned", (0.995, 0.5), (0.3, 0.5), (0.85, 0.5), setup=False),
    Case("slide-down", "Dismiss", "Library", (0.5, 0.3), (0.5, 0.9), (0.5, 0.42)),
]
DRIVEN = [case for case in CASES if case.scene not in ("app-store", "image-card")]
"""Those whose gesture drives a transition, rather than values before one."""

each = pytest.mark.parametrize("case", CASES, ids=lambda case: case.scene)


def cell(place):
    column, row, columns, rows = DEVICE
    return column + min(int(place[0] * columns), columns - 1), row + min(int(place[1] * rows), rows - 1)


def opened(start, case, *arguments, goes=True):
    """The scene where its gesture can be made; `goes` runs the transition that leads there."""
    terminal = start(f"Scenes/{case.scene}", *arguments, columns=COLUMNS, rows=ROWS)
    terminal.wait_for("ready")
    if goes and case.setup:
        terminal.key("enter")
        terminal.wait_for("finished", case.before)
    return terminal


def drag(terminal, begin, end, steps=8):
    """Presses, and goes there in steps; the last place is where the finger stays."""
    terminal.press(*cell(begin))
    for step in range(1, steps + 1):
        part = step / steps
        terminal.drag(*cell(tuple(a + (b - a) * part for a, b in zip(begin, end))))


def drag_until_it_moves(terminal, case):
    """A slow machine makes one move of all: a recognizer begins with that, and what it moves follows with the next."""
    drag(terminal, case.begin, case.near)
    terminal.wait(lambda: any(map(terminal.find, ("touching", "caught", "interactive"))), "the finger")
    column, row = cell(case.near)
    terminal.drag(column, row + 1)
    terminal.drag(column, row)
    terminal.wait_for("interactive")


# What follows a hand is over sooner; the hand itself is as fast as it is.
SOON = ("--speed", "10")


@each
def test_a_drag_far_enough_finishes(start, case):
    terminal = opened(start, case, *SOON)
    drag(terminal, case.begin, case.far)
    # One scene finishes at the threshold, under the finger.
    terminal.wait(lambda: terminal.find("interactive") or terminal.find(case.after), "the drag")
    terminal.rest()
    terminal.release(*cell(case.far))
    terminal.wait_for("finished", case.after)


@each
def test_a_drag_not_far_enough_is_cancelled(start, case):
    terminal = opened(start, case, *SOON)
    drag_until_it_moves(terminal, case)
    terminal.rest()
    terminal.release(*cell(case.near))
    terminal.wait_for("cancelled", case.before)


@each
def test_a_touch_that_the_system_takes_away_is_cancelled(start, case):
    terminal = opened(start, case, *SOON)
    drag_until_it_moves(terminal, case)
    terminal.key("escape")
    terminal.wait_for("cancelled", case.before)


@pytest.mark.parametrize("case", [c for c in DRIVEN if c.scene not in ("logo-reveal", "slide-down")],
                         ids=lambda case: case.scene)
def test_a_flick_finishes_however_short(start, case):
    terminal = opened(start, case, *SOON)
    # In one go: a busy machine would let a hand rest between two reports.
    with terminal.together():
        drag(terminal, case.begin, case.near, steps=2)
        terminal.release(*cell(case.near))
    terminal.wait_for("finished", case.after)


@pytest.mark.parametrize("case", DRIVEN, ids=lambda case: case.scene)
def test_what_runs_is_caught_dragged_and_let_go(start, case):
    terminal = opened(start, case, "--speed", "0.25", goes=False)
    terminal.key("m", "enter")
    terminal.wait_for("playing")
    drag_until_it_moves(terminal, case)
    terminal.key("]", "]", "]", "]", "]", "]", "]", "]")
    terminal.wait_for("10×")
    terminal.release(*cell(case.near))
    terminal.wait(lambda: terminal.find("finished") or terminal.find("cancelled"), "an end")
    ends = {case.before, case.after}
    terminal.wait(lambda: sum(bool(terminal.find(text)) for text in ends) == 1, f"one of {ends}")


@pytest.mark.parametrize("scene", ["app-store", "image-card"])
def test_what_no_gesture_drives_stands_still_under_the_finger(start, scene):
    case = next(case for case in CASES if case.scene == scene)
    terminal = opened(start, case, "--speed", "0.25", goes=False)
    terminal.key("m", "enter")
    terminal.wait_for("playing")
    terminal.press(*cell(case.begin))
    terminal.wait_for("caught")
    terminal.release(*cell(case.begin))
    terminal.wait_for("finished", case.before)
