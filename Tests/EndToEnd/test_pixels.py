"""Pixels on terminals that answer that they show them, held to models of what those show."""
import re
import signal

import pytest

from kitty_model import KittyModel

SCENE = "Scenes/slide-down"
CELL = 4, 8
"""A cell in pixels: small, so that the models are quick."""
SIZE = f"\x1b[6;{CELL[1]};{CELL[0]}t"
ATTRIBUTES, SIXEL = "\x1b[?62;22c", "\x1b[?62;4;22c"


def asked(start, *arguments, environment=None, **options):
    """A previewer that has asked about pictures, and the number of the question about kitty's protocol."""
    terminal = start(SCENE, *arguments, environment={"COLORTERM": "truecolor"} | (environment or {}), **options)
    terminal.wait_for_output(b"a=q,")
    terminal.wait_for("Library", "ready")
    return terminal, int(re.search(rb"a=q,i=(\d+)", terminal.output)[1])


def answer(terminal, question, edits=True):
    terminal.type(f"{SIZE}\x1b_Gi={question};OK\x1b\\{ATTRIBUTES}")
    terminal.wait_for_output(b"a=f,")
    terminal.type("".join([
        f"\x1b_Gi={question + 1};EBADF:no such object\x1b\\",
        f"\x1b_Gi={question + 2};{'OK' if edits else 'ENOTSUPPORTED'}\x1b\\", ATTRIBUTES,
    ]))


def in_pixels(start, *arguments, edits=True, **options):
    terminal, question = asked(start, *arguments, **options)
    answer(terminal, question, edits=edits)
    model = KittyModel()
    terminal.wait(lambda: model.feed(terminal.output).placements, "a picture")
    return terminal, model


def settled(terminal, model):
    """What the model shows once nothing comes any more."""
    terminal.wait_for_silence(0.5)
    model.feed(terminal.output)
    return model.pixels(CELL)


@pytest.mark.parametrize("edits", [True, False])
def test_the_stage_is_shown_and_moves(start, edits):
    terminal, model = in_pixels(start, edits=edits)
    before = settled(terminal, model)
    assert len(set(before.values())) > 50, "letters and gradients have many colours"
    assert not terminal.find("Library"), "its text is in the pixels"
    terminal.key("enter")
    terminal.wait_for("finished")
    after = settled(terminal, model)
    assert set(before) == set(after)
    changed = sum(before[place] != after[place] for place in before)
    assert changed > len(before) / 3
    assert len(model.images) <= 4


def test_what_lies_over_the_stage_is_cut_out(start):
    terminal, model = in_pixels(start)
    whole = model.covered()
    terminal.key("?")
    terminal.wait_for("Keys")
    settled(terminal, model)
    assert model.covered() < whole
    for column, row in model.covered():
        assert terminal.screen.buffer[row][column].data == "\xa0", "characters lie under the pictures"
    terminal.key("escape")
    terminal.wait_without("Keys")
    settled(terminal, model)
    assert model.covered() == whole


def test_a_key_switches_to_characters_and_back(start):
    terminal, model = in_pixels(start)
    terminal.key("V")
    terminal.wait_for("Library", "characters")
    assert not model.feed(terminal.output).placements and not model.images
    terminal.key("V")
    terminal.wait(lambda: model.feed(terminal.output).placements, "the picture again")
    terminal.wait_without("Library")


@pytest.mark.parametrize("end", ["q", "control-c", signal.SIGTERM, signal.SIGHUP, "control-z"])
def test_nothing_is_left_behind(start, end):
    terminal, model = in_pixels(start)
    if isinstance(end, str):
        terminal.key(end)
    else:
        terminal.signal(end)
    terminal.wait(lambda: b"\x1b[?1049l" in terminal.output, "the main screen")
    model.feed(terminal.output)
    assert not model.images and not model.placements


def test_what_is_answered_late_does_not_reach_the_next_program(start):
    terminal, question = asked(start)
    answer(terminal, question)
    terminal.type("q")
    terminal.wait_for_output(b"\x1b[>c")
    terminal.rest(0.1)
    assert terminal.process.poll() is None, "it waits for the answers"
    terminal.type(f"\x1b_Gi={question + 1};OK\x1b\\{ATTRIBUTES}\x1b[0n\x1b[>1;4000;26c")
    assert terminal.exit_code() == 0 and terminal.is_restored


def test_what_was_asked_before_a_stop_is_asked_again(start):
    """The answers went to whoever had the terminal meanwhile."""
    terminal, first = asked(start)
    terminal.key("control-z")
    terminal.wait(lambda: b"\x1b[?1049l" in terminal.output, "the main screen")
    terminal.wait_for_output(b"a=q,")
    answer(terminal, first)
    model = KittyModel()
    terminal.wait(lambda: model.feed(terminal.output).placements, "a picture")


def test_a_terminal_that_answers_no_more_is_not_waited_for_long(start):
    terminal, question = asked(start)
    answer(terminal, question)
    terminal.type("q")
    assert terminal.exit_code() == 0 and terminal.is_restored


def test_a_window_of_another_size_shows_it_whole(start):
    terminal, model = in_pixels(start)
    terminal.resize(100, 40)
    settled(terminal, model)
    columns = {column for column, _ in model.covered()}
    assert len(columns) > 10 and max(columns) < 100
    assert not terminal.find("Library")


@pytest.mark.parametrize("view, needed", [("s", 6), ("v", 1)])
def test_views_are_pixels_too(start, view, needed):
    terminal, model = in_pixels(start, columns=120, rows=40)
    terminal.key(view)
    terminal.wait(lambda: len({number for number, _ in model.feed(terminal.output).placements}) >= needed, "its pictures")


def test_the_gallery_is_pixels_too(start):
    terminal = start(environment={"COLORTERM": "truecolor"}, columns=120, rows=40)
    terminal.wait_for_output(b"a=q,")
    answer(terminal, int(re.search(rb"a=q,i=(\d+)", terminal.output)[1]))
    model = KittyModel()
    terminal.wait(lambda: len({number for number, _ in model.feed(terminal.output).placements}) >= 3, "three cards")


def test_answers_that_come_late_switch_over(start):
    terminal, question = asked(start)
    terminal.type(ATTRIBUTES)
    terminal.key("i")
    terminal.wait_for("at rest", "Library")
    answer(terminal, question)
    model = KittyModel()
    terminal.wait(lambda: model.feed(terminal.output).placements, "a picture")


@pytest.mark.parametrize("answers", [
    "\x1b_Gi=1;OK\x1b\\", "\x1b_G\x1b\\", "\x1b_Gi=,;;;OK\x1b\\", "\x1b_G" + "x" * 20_000 + "\x1b\\",
    "\x1b[6;0;0t", "\x1b[?1;0;99999999S", "\x1b[?" + "4;" * 2000 + "c", "\x1b_Gnonsense", SIZE + ATTRIBUTES,
])
def test_nonsense_leaves_characters(start, answers):
    terminal, _ = asked(start)
    terminal.type(answers)
    # What a string without an end has swallowed is let go after a second.
    terminal.rest(1.2 if answers.endswith("nonsense") else 0)
    terminal.key("enter")
    terminal.wait_for("Dismiss", "finished")
    assert not KittyModel().feed(terminal.output).placements


@pytest.mark.parametrize("arguments, environment", [
    (["--graphics", "cells"], {}), ([], {"SEGUE_GRAPHICS": "cells"}), (["--screen", "curses"], {}), (["--glyphs", "ascii"], {}),
    (["--terminal", "query=no"], {}),
])
def test_where_characters_are_wished_for_nothing_is_asked(start, arguments, environment):
    terminal = start(SCENE, *arguments, environment={"COLORTERM": "truecolor"} | environment)
    terminal.wait_for("Library", "ready")
    terminal.key("enter")
    terminal.wait_for("finished")
    assert b"\x1b_G" not in terminal.output


def test_shared_memory_is_made_for_terminals_that_may_take_it(start):
    """An object would stay where a process is killed before an answer."""
    terminal, question = asked(start)
    terminal.type(ATTRIBUTES)
    terminal.key("i")
    terminal.wait_for("at rest")
    assert b"t=s" not in terminal.output
    answer(terminal, question)
    assert b"t=s" in terminal.output


@pytest.mark.parametrize("environment", [{"TERM": "linux"}, {"VTE_VERSION": "7600"}, {"STY": "1.pts"}])
def test_terminals_that_would_print_the_question_are_not_asked(start, environment):
    terminal = start(SCENE, environment=environment)
    terminal.wait_for("Library", "ready")
    terminal.key("i")
    terminal.wait_for("at rest")
    assert b"\x1b_G" not in terminal.output


def test_sixels(start):
    terminal, _ = asked(start)
    terminal.type(SIZE + SIXEL)
    sixels = re.compile(rb'\x1b\[(\d+);(\d+)H\x1bP[0-9;]*q"1;1;(\d+);(\d+)([^\x1b]*)\x1b\\')
    terminal.wait(lambda: sixels.search(terminal.output), "sixels")
    row, column, width, height = map(int, sixels.search(terminal.output).groups()[:4])
    assert sixels.search(terminal.output)[5].count(b"-") > 10, "bands of six lines"
    terminal.wait_without("Library")
    # What a terminal's cells show of sixels stays until something is written there.
    for line in range(row - 1, row - 1 + height // CELL[1]):
        for place in range(column - 1, column - 1 + width // CELL[0]):
            terminal.screen.buffer[line][place] = terminal.screen.default_char._replace(data="#")
    terminal.key("?")
    terminal.wait_for("Keys", "esc close")
    terminal.wait_for_silence(0.5)
    assert not any("#" in line for line in terminal.lines), f"the help has holes:\n{terminal.framed()}"
    terminal.key("escape")
    terminal.wait_without("Keys")
    terminal.key("enter")
    terminal.wait_for("finished")
    terminal.key("V")
    terminal.wait_for("Dismiss")


def test_images_as_iterm_shows_them_come_at_rest(start):
    terminal, _ = asked(start, "--graphics", "iterm")
    terminal.type(SIZE + ATTRIBUTES)
    terminal.wait_for_output(b"\x1b]1337;File=")
    terminal.wait_without("Library")


@pytest.mark.parametrize("answers, line", [
    ([], "pixels no:"), (["kitty"], "pixels kitty, compressed:"), (["sixel"], "pixels sixel:"),
])
def test_doctor_says_what_shows_pixels(start, answers, line):
    terminal = start("doctor", "--no-card", columns=120, rows=60)
    terminal.wait_for_output(b"\x1b[c")
    question = int(re.search(rb"a=q,i=(\d+)", terminal.output)[1])
    kitty = f"\x1b_Gi={question};OK\x1b\\" if answers == ["kitty"] else ""
    terminal.type(SIZE + kitty + (SIXEL if answers == ["sixel"] else ATTRIBUTES))
    terminal.wait_for(line, "pixels, answered:")
