"""While the terminal is asked what it can do, keys are typed: none is lost, and no answer is taken for one."""
import pytest

from terminal import KEYS

SCENE, HOME, SHEET = "Scenes/slide-down", "Library", "Dismiss"

ASKS = {"COLORTERM": ""}
"""A terminal of which more must be asked before the first frame."""

LAST_QUESTION = b"\x1b[c"

ANSWERS = [
    "\x1bP>|mystery 3\x1b\\", "\x1b[?2026;2$y", "\x1b[?1016;0$y", "\x1b[6;20;10t", "\x1bP1$r48;2;1;22;133m\x1b\\",
    "\x1b[?62;22c",
]


def asked(start, **options):
    terminal = start(SCENE, environment=ASKS, columns=120, rows=40, **options)
    terminal.wait_for_output(LAST_QUESTION)
    return terminal


def test_a_key_typed_before_the_answers_plays(start):
    terminal = asked(start)
    terminal.key("enter")
    terminal.type("".join(ANSWERS))
    terminal.wait_for(SHEET, "finished")
    assert b"48;2;" in terminal.output.split(LAST_QUESTION)[1], "it answered that it keeps 24-bit colours"


@pytest.mark.parametrize("place", range(len(ANSWERS) + 1))
def test_a_key_between_the_answers_plays(start, place):
    terminal = asked(start)
    terminal.type("".join([*ANSWERS[:place], "\r", *ANSWERS[place:]]))
    terminal.wait_for(SHEET, "finished")


@pytest.mark.parametrize("place", range(len(ANSWERS) + 1))
def test_a_sequence_between_the_answers_is_one_key(start, place):
    terminal = asked(start)
    terminal.type("".join([*ANSWERS[:place], KEYS["end"], *ANSWERS[place:]]))
    terminal.wait_for(SHEET)


def test_without_answers_keys_are_kept(start):
    terminal = asked(start)
    terminal.key("enter")
    terminal.wait_for(SHEET, "finished")
    assert b"48;5;" in terminal.output and b"48;2;" not in terminal.output.split(LAST_QUESTION)[1]


def test_answers_that_come_late_are_no_keys(start):
    terminal = asked(start)
    terminal.wait_for(HOME, "ready")
    terminal.type("".join(ANSWERS))
    terminal.key("i")
    terminal.wait_for("at rest", HOME, "ready")
