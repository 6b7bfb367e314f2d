"""Terminals that take pictures and then no more, answer what nobody asked, or die within one; memory that cannot be had."""
import os
import re
import resource
import select
import signal

import pytest

from kitty_model import KittyModel, left_in_memory
from terminal import PATIENCE
from terminal import end as end_by
from test_pixels import ATTRIBUTES, CELL, SIXEL, SIZE, answer, asked, in_pixels

NO_ROOM = "ENOSPC:no room for pictures"
PICTURE = re.compile(rb"\x1b_Ga=[tfp][^;\x1b]*i=(\d+)")
STRING = re.compile(rb"\x1b[_P](?:(?!\x1b\\).)*\x1b\\|\x1b\](?:(?!\x1b\\|\x07).)*(?:\x1b\\|\x07)", re.DOTALL)
"""As the strictest terminals read them: nothing but their own end ends one."""


def sharing(start, *arguments, limits=(), **options):
    """A previewer that shows pictures by shared memory; the limits are set before it can know."""
    terminal, question = asked(start, *arguments, **options)
    for limit, value in limits:
        resource.prlimit(terminal.process.pid, limit, (value, value))
    terminal.type(f"{SIZE}\x1b_Gi={question};OK\x1b\\{ATTRIBUTES}")
    terminal.wait_for_output(b"a=f,")
    terminal.type(f"\x1b_Gi={question + 1};OK\x1b\\\x1b_Gi={question + 2};OK\x1b\\{ATTRIBUTES}")
    return terminal


def pictures(terminal, place):
    """The ids of the commands about pictures since a place of the output, but for those of the questions."""
    numbers = map(int, PICTURE.findall(terminal.output, place))
    return [number for number in numbers if number & 0xff < 0xfc]


def refuse(terminal, place=0, error=NO_ROOM):
    """Refuses each command about a picture since a place of the output, and answers the question that follows."""
    terminal.wait(lambda: pictures(terminal, place), "a picture")
    terminal.wait_for_silence(0.5)
    numbers = pictures(terminal, place)
    start = len(terminal.output)
    terminal.type("".join(f"\x1b_Gi={number};{error}\x1b\\" for number in numbers))
    terminal.wait(lambda: b"\x1b[c" in terminal.output[start:], "a question")
    terminal.wait_for("Library")
    after = len(terminal.output)
    terminal.type(ATTRIBUTES)
    return after


def test_a_terminal_without_room_for_pictures_gets_characters(start):
    terminal, model = in_pixels(start, edits=False, columns=120, rows=30)
    refuse(terminal)
    terminal.wait_for("Library", f"characters: the terminal refused a picture ({NO_ROOM})")
    terminal.key("enter")
    terminal.wait_for("finished", "Dismiss")
    assert not model.feed(terminal.output).placements and not model.images
    terminal.key("q")
    assert terminal.exit_code() == 0
    assert terminal.leftovers == []


def test_pictures_are_tried_again_when_they_are_asked_for_again(start):
    terminal, model = in_pixels(start, edits=False, columns=120, rows=30)
    refuse(terminal)
    terminal.wait_for("Library", "refused a picture")
    place = len(terminal.output)
    terminal.key("V")
    terminal.wait(lambda: b"a=q," in terminal.output[place:], "the question")
    question = int(re.search(rb"a=q,i=(\d+)", terminal.output[place:])[1])
    answer(terminal, question, edits=False)
    terminal.wait(lambda: model.feed(terminal.output).placements, "a picture")
    terminal.wait_without("Library")


def test_each_refusal_takes_a_plainer_way_and_the_last_one_characters(start):
    """Shared memory, then edits, then whole pictures through the line, then characters; no burst skips one."""
    terminal = sharing(start, columns=120, rows=30)
    place, ways = 0, []
    for _ in range(3):
        terminal.wait(lambda: pictures(terminal, place), "a picture")
        ways.append(b"t=s" in terminal.output[place:] or "line")
        place = refuse(terminal, place)
    assert ways == [True, "line", "line"]
    terminal.wait_for("Library", "refused a picture")
    terminal.wait_for_silence(0.5)
    assert not pictures(terminal, place)


@pytest.mark.parametrize("replies", [
    "\x1b_Gi={i};OK\x1b\\", "\x1b_Gi=31;ENOENT:none of ours\x1b\\", "\x1b_G;EINVAL\x1b\\", "\x1b_Gi={i}\x1b\\",
    "\x1b_Gi=-1;E\x1b\\\x1b_Gi=99999999999999999999;E\x1b\\", "\x1b_Gi={i},p=1,i=x;E\x1b\\", "\x1b_Ga=t,i={i},f=24\x1b\\",
    "\x1b_Gi={i};" + "x" * 20_000 + "\x1b\\", "\x1b[?0c", "\x1b[6;0;0t", "\x1bP\x1b\\\x1b_\x1b\\\x1b]\x1b\\",
])
def test_replies_that_say_nothing_change_nothing(start, replies):
    terminal, model = in_pixels(start)
    number = next(iter(model.images))
    terminal.type(replies.replace("{i}", str(number)))
    terminal.key("?")
    terminal.wait_for("Keys")
    terminal.key("escape")
    terminal.wait_without("Keys")
    terminal.wait(lambda: model.feed(terminal.output).placements, "the picture")
    terminal.key("q")
    assert terminal.exit_code() == 0


@pytest.mark.parametrize("why, limits", [
    ("full", [(resource.RLIMIT_FSIZE, 1000)]),
    ("forbidden", [(resource.RLIMIT_FSIZE, 0)]),
])
def test_without_shared_memory_the_line_is_used(start, why, limits):
    terminal = sharing(start, limits=limits)
    model = KittyModel()
    terminal.wait(lambda: model.feed(terminal.output).placements, "a picture")
    terminal.wait_for_silence(0.5)
    colors = set(model.feed(terminal.output).pixels(CELL).values())
    assert len(colors) > 50, "it came through the line"
    assert left_in_memory(terminal.process.pid) == []
    terminal.key("enter")
    terminal.wait_for("finished")
    terminal.key("q")
    assert terminal.exit_code() == 0


def test_doctor_says_that_there_is_no_room_in_memory(start, program):
    """As in a container with a few kilobytes of it."""
    terminal = start(command=["sh", "-c", 'trap "" XFSZ; ulimit -f 1; exec "$@"', "sh", program, "doctor", "--no-card"],
                     columns=120, rows=60, environment={"SSH_CONNECTION": "1 2 3 4"})
    replies(terminal, "\x1b_Gi={0};OK\x1b\\")
    terminal.wait_for("pixels kitty, compressed:", "shared memory is out of use (File too large)")
    terminal.wait_for("pixels, shared memory: no room for a picture of 1000×600 pixels (File too large); the line is used")


def test_doctor_says_that_pictures_are_refused(start):
    terminal = start("doctor", "--no-card", columns=120, rows=60, environment={"SSH_CONNECTION": "1 2 3 4"})
    replies(terminal, f"\x1b_Gi={{0}};OK\x1b\\\x1b_Gi={{3}};{NO_ROOM}\x1b\\")
    terminal.wait_for("pixels no: The terminal refused a picture")
    terminal.wait_for(f"pixels, tried: a picture of 1000×600 pixels was refused ({NO_ROOM}); characters are shown")


def replies(terminal, text):
    """Answers an inquiry; {0} to {3} stand for the ids that it asks about: the protocol, sharing, edits, and the trial."""
    terminal.wait_for_output(b"\x1b[c")
    first = int(re.search(rb"a=q,i=(\d+)", terminal.output)[1])
    terminal.type(SIZE + text.format(first, first + 1, first + 2, first - 1) + ATTRIBUTES)


@pytest.mark.parametrize("end", ["q", "TERM", "HUP", "gone"])
def test_no_shared_memory_is_left(start, end):
    """Though the terminal has not taken the last pictures."""
    terminal = sharing(start, columns=120, rows=30)
    terminal.key("enter")
    terminal.wait(lambda: left_in_memory(terminal.process.pid), "shared memory")
    if end == "gone":
        master, terminal.master = terminal.master, os.open("/dev/null", os.O_RDWR)
        os.close(master)
        terminal.process.wait(timeout=PATIENCE)
    elif end == "q":
        terminal.key("q")
        terminal.exit_code()
    else:
        end_by(terminal, end)
    assert left_in_memory(terminal.process.pid) == []


@pytest.mark.parametrize("way", ["kitty", "sixel"])
@pytest.mark.parametrize("end", ["q", "SEGV"])
def test_a_terminal_that_stops_within_a_picture_is_given_back(start, way, end):
    """What was cut off must not swallow what gives it back, though nothing but its own end ends a string."""
    terminal, question = asked(start, columns=200, rows=60)
    if way == "kitty":
        answer(terminal, question, edits=False)
    else:
        terminal.type(SIZE + SIXEL)
    mark = b"\x1b_Ga=t" if way == "kitty" else b'"1;1;'
    terminal.wait(lambda: mark in terminal.output[-100_000:], "a picture")
    terminal.key("l", "enter")
    until_full_within_a_string(terminal)
    if end == "q":
        terminal.key("q")
        assert terminal.exit_code() == 0
    else:
        assert end_by(terminal, end) == -signal.SIGSEGV
    if way == "kitty":
        model = KittyModel()
        # What was cut off is no command of the model's.
        model.feed(re.sub(rb"\x1b_G[^\x1b]*\x18[^\x1b]*\x1b\\", b"", terminal.output))
        assert not model.placements and model.is_whole
    terminal.output = STRING.sub(b"", terminal.output)
    assert terminal.leftovers == []


def until_full_within_a_string(terminal):
    """Reads a few bytes at a time until what has come ends within a string, and the program waits for room."""
    for _ in range(20_000):
        while select.select([], [terminal.slave], [], 0.05)[1]:
            assert terminal.process.poll() is None
        rest = STRING.sub(b"", terminal.output[-200_000:])
        if re.search(rb"\x1b[_P](?:(?!\x1b\\).)*$", rest, re.DOTALL):
            return
        terminal.read_raw(1, 512)
    raise AssertionError("no picture was cut off")
