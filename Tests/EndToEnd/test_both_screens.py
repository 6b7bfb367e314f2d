"""Directly and through ncurses the same is shown, cell for cell, in every colour depth that both can."""
import pytest

from terminal import wait_with

SIZES = [(80, 24), (120, 40)]

PALETTE = ["black", "red", "green", "brown", "blue", "magenta", "cyan", "white"]
"""pyte's names of the first eight colours."""


def plain(color):
    """One name for a colour of the palette, whichever of its sequences named it."""
    if color.startswith("bright"):
        return color.removeprefix("bright") + "+"
    return {"yellow": "brown"}.get(color, color)


def shown(terminal):
    return [[tuple(plain(part) if isinstance(part, str) and place > 0 else part for place, part in enumerate(cell))
             for cell in row] for row in terminal.cells]


def differences(one, other):
    return [(row, column, a, b) for row, (left, right) in enumerate(zip(shown(one), shown(other)))
            for column, (a, b) in enumerate(zip(left, right)) if a != b]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("colors", ["truecolor", "256", "16", "none"])
@pytest.mark.parametrize("scene, first, second", [
    ("app-store", "Above the Fog", "best hour"), ("slide-down", "Library", "Dismiss"),
])
def test_the_same_is_shown(start, scene, first, second, colors, size):
    terminals = [
        start(f"Scenes/{scene}", "--screen", screen, "--colors", colors, columns=size[0], rows=size[1])
        for screen in ("direct", "curses")
    ]
    for terminal in terminals:
        terminal.wait_for(first, "ready")
    agree(*terminals)
    for terminal in terminals:
        terminal.key("enter")
        terminal.wait_for(second, "finished")
    # On the way, where the keys lead to: the same frame in both.
    for terminal in terminals:
        terminal.key("home", "shift-right")
        terminal.wait_for("paused")
    agree(*terminals)


def agree(direct, curses):
    """Waits until both show the same: either may still be about to change."""
    wait_with([direct, curses], lambda: not differences(direct, curses),
              lambda: f"the same in both but for {differences(direct, curses)[:5]}")


def test_eight_colours_have_no_dark_blue_text(start):
    """What is bright blue among sixteen colours would be the dark one, which cannot be read on black."""
    terminal = start("Scenes/slide-down", "--screen", "curses", environment={"TERM": "xterm", "COLORTERM": ""})
    terminal.wait_for("ready", "show")
    column, row = terminal.find("show")
    terminal.wait(lambda: terminal.cells[row][column][1] == "cyan", "the transition's name in cyan")
