"""The emulated screen of these tests, against pyte's own: what is read faster is read as it was."""
import random

import pyte
import pytest

from terminal import Screen, Stream

TEXTS = ["a", "card", "  ", "▄▟", "🬀🬻", "é", "e\u0301", "漢字", "x" * 30, "└──", "\u200b", "\u00ad", "\t", "\r", "\n", "\b"]
SEQUENCES = ["m", "0m", "1;7m", "38;2;1;2;3m", "48;5;200m", ";31m", "91;104m", "39;49m", "H", "3H", "2;5H", ";7H", "99;99H",
             "0;0H", "4A", "2B", "5C", "3D", "6G", "4d", "K", "1K", "2K", "J", "1J", "2J", "3X", "2P", "2@", "2L", "2M",
             "?7l", "?7h", "4h", "4l", "?25l", "2;4r", "r", "s", "u"]


class Plain(pyte.Screen):
    """pyte's screen, as silent about queries."""

    report_device_status = Screen.report_device_status
    report_device_attributes = Screen.report_device_attributes


def drawn(seed):
    """What a program might write, in pieces that end anywhere but in a sequence or a character."""
    choice = random.Random(seed)
    for _ in range(60):
        pieces = []
        for _ in range(choice.randrange(1, 8)):
            kind = choice.random()
            if kind < 0.5:
                pieces.append(choice.choice(TEXTS))
            elif kind < 0.95:
                pieces.append("\x1b[" + choice.choice(SEQUENCES))
            else:
                pieces.append(choice.choice(["\x1b]0;title\x07", "\x1b]0;ti\x1b[31mtle\x07", "\x1b7", "\x1b8", "\x1bM", "\x1bD", "\x1b(0", "\x1b(B", "\x0e", "\x0f"]))
        yield "".join(pieces).encode()


@pytest.mark.parametrize("seed", range(200))
def test_it_shows_what_pyte_shows(seed):
    size = random.Random(seed).choice([(10, 4), (20, 6), (80, 24)])
    plain, screen = Plain(*size), Screen(*size)
    slow, fast = pyte.ByteStream(plain), Stream(screen)
    for number, data in enumerate(drawn(seed)):
        slow.feed(data)
        fast.feed(data)
        assert (screen.cursor.x, screen.cursor.y, screen.cursor.attrs) == (plain.cursor.x, plain.cursor.y, plain.cursor.attrs), data
        for row in range(size[1]):
            for column in range(size[0]):
                assert screen.buffer[row][column] == plain.buffer[row][column], (data, row, column)
        # Looked at now and then only, so that some looks find more than one change, and others none.
        if number % 3 == 0:
            assert screen.display == ["".join(plain.buffer[row][column].data for column in range(size[0]))
                                      for row in range(size[1])]
        if number == 30:
            size = (size[0] + 3, size[1] - 1)
            plain.resize(size[1], size[0])
            screen.resize(size[1], size[0])
