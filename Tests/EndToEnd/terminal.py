"""A terminal that drives a program: a real pseudo-terminal outside, an emulated screen inside.

Everything waits for a condition, with a generous limit; nothing waits for a while.
"""
import contextlib
import copy
import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import termios
import time

import pyte
from wcwidth import wcwidth

# Bright colours are colours like the others. Before 0.8.1 pyte gives them the others' names and makes the text bold as
# well, which stays on when the next colour is none of them; later it misspells one.
for table, bright, first in ((pyte.graphics.FG_ANSI, 90, 30), (pyte.graphics.BG_ANSI, 100, 40)):
    for index in range(8):
        table[bright + index] = "bright" + table[first + index]

PATIENCE = 60.0
"""Seconds until a condition counts as never coming true; only failures wait that long."""

KEYS = {
    "enter": "\r", "escape": "\x1b", "tab": "\t", "space": " ",
    "up": "\x1b[A", "down": "\x1b[B", "right": "\x1b[C", "left": "\x1b[D",
    "home": "\x1b[H", "end": "\x1b[F", "pageup": "\x1b[5~", "pagedown": "\x1b[6~",
    "shift-up": "\x1b[1;2A", "shift-down": "\x1b[1;2B", "shift-right": "\x1b[1;2C", "shift-left": "\x1b[1;2D",
    "control-c": "\x03", "control-p": "\x10", "control-z": "\x1a", "backspace": "\x7f",
}

MODES_OF_A_SHELL = {1000: False, 1002: False, 1003: False, 1004: False, 1006: False, 1016: False,
                    1049: False, 2004: False, 2026: False, 25: True}
"""DEC private modes as a shell expects them: nothing reported, main screen, cursor shown."""


class Screen(pyte.Screen):
    """pyte's screen with the alternate screen, and three sequences that ncurses sends and pyte lacks."""

    ALTERNATE = 1049
    last_drawn = " "
    main_screen = None

    def __init__(self, columns, lines):
        self._rows = []
        super().__init__(columns, lines)

    @property
    def display(self):
        """The rows as text; of them only what was drawn since the last look is put together anew, for tests look often."""
        if len(self._rows) != self.lines:
            self._rows = [""] * self.lines
            self.dirty.update(range(self.lines))
        for row in self.dirty:
            if row < self.lines:
                line = self.buffer[row]
                self._rows[row] = "".join([line[column].data for column in range(self.columns)])
        self.dirty.clear()
        return self._rows

    def set_mode(self, *modes, **options):
        super().set_mode(*modes, **options)
        if self.ALTERNATE in modes and options.get("private") and self.main_screen is None:
            self.main_screen = copy.deepcopy(self.buffer), copy.copy(self.cursor)
            self.erase_in_display(2)

    def reset_mode(self, *modes, **options):
        super().reset_mode(*modes, **options)
        if self.ALTERNATE in modes and options.get("private") and self.main_screen is not None:
            self.buffer, self.cursor = self.main_screen
            self.main_screen = None
            self.dirty.update(range(self.lines))

    def draw(self, data):
        if self._fits(data):
            line, column, attributes = self.buffer[self.cursor.y], self.cursor.x, tuple(self.cursor.attrs)[1:]
            for character in data:
                line[column] = pyte.screens.Char(character, *attributes)
                column += 1
            self.cursor.x = column
            self.dirty.add(self.cursor.y)
        else:
            # What combines with the end of another row changes that one, which pyte does not note.
            self.dirty.update(range(self.lines))
            super().draw(data)
        if data:
            self.last_drawn = data[-1]

    def _fits(self, data):
        """Whether it is characters of a column each, in one row: pyte's own way takes three times as long for them."""
        return (self.cursor.x + len(data) <= self.columns and pyte.modes.IRM not in self.mode
                and all(wcwidth(character) == 1 for character in data))

    def repeat_last(self, count=1):
        self.draw(self.last_drawn * (count or 1))

    def scroll_up(self, count=1):
        self._scroll(count, self.delete_lines)

    def scroll_down(self, count=1):
        self._scroll(count, self.insert_lines)

    def _scroll(self, count, move_lines):
        row = self.cursor.y
        self.cursor.y = self.margins.top if self.margins else 0
        move_lines(count or 1)
        self.cursor.y = row

    def report_device_status(self, mode, **private):
        """Nothing: this terminal answers no query."""

    def report_device_attributes(self, mode=0, **private):
        """Nothing: this terminal answers no query."""


class Stream(pyte.ByteStream):
    csi = dict(pyte.ByteStream.csi, b="repeat_last", S="scroll_up", T="scroll_down")
    events = pyte.ByteStream.events | {"repeat_last", "scroll_up", "scroll_down"}
    # What a frame is made of besides text; pyte's parser takes such sequences a character at a time.
    simple = re.compile("\x1b\\[([0-9;]*)([mH])")

    def feed(self, data):
        if not self.use_utf8:
            return super().feed(data)
        text = self.utf8_decoder.decode(data)
        start = 0
        for found in self.simple.finditer(text):
            self._feed_text(text[start:found.start()])
            start = found.end()
            if self._taking_plain_text:
                numbers = [int(number or 0) for number in found[1].split(";")]
                getattr(self.listener, self.csi[found[2]])(*numbers)
            else:
                self._feed_text(found[0])
        self._feed_text(text[start:])

    def _feed_text(self, text):
        pyte.Stream.feed(self, text)


# Requests that pyte would draw as text: device control strings, `CSI … $ p`, `CSI > …`, `CSI = …`.
UNKNOWN = re.compile(rb"\x1b[P_^X][^\x1b]*\x1b\\|\x1b\[\?[0-9;]*S|\x1b\[[?]?[0-9;]*\$[a-z]|\x1b\[[<>=][0-9;]*[a-zA-Z]")
UNFINISHED = re.compile(rb"\x1b(\[[<>=?]?[0-9;]*\$?|[P_^X][^\x1b]*\x1b?|\])?$")


class Terminal:
    """One program on one terminal."""

    def __init__(self, command, columns=80, rows=24, environment=None, cwd=None):
        self.master, self.slave = pty.openpty()
        self.screen = Screen(columns, rows)
        self.stream = Stream(self.screen)
        self.output = b""
        self._undecoded = b""
        self._gathered = None
        self._set_size(columns, rows)
        self.attributes = termios.tcgetattr(self.slave)
        self.process = subprocess.Popen(
            [str(part) for part in command],
            stdin=self.slave, stdout=self.slave, stderr=self.slave,
            env=base_environment() | (environment or {}), cwd=cwd,
            start_new_session=True, preexec_fn=self._adopt_terminal,
        )

    def _adopt_terminal(self):
        fcntl.ioctl(0, termios.TIOCSCTTY, 0)

    def _set_size(self, columns, rows, cell=(0, 0)):
        pixels = columns * cell[0], rows * cell[1]
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, *pixels))

    # What the hand does.

    def type(self, text):
        if self._gathered is None:
            os.write(self.master, text.encode())
        else:
            self._gathered += text

    @contextlib.contextmanager
    def together(self):
        """What is typed and done with the mouse meanwhile comes at once, in one piece."""
        self._gathered = ""
        yield
        text, self._gathered = self._gathered, None
        self.type(text)

    def key(self, *names):
        for name in names:
            self.type(KEYS.get(name, name))

    def press(self, column, row):
        self._mouse(0, column, row, "M")

    def drag(self, column, row):
        self._mouse(32, column, row, "M")

    def release(self, column, row):
        self._mouse(0, column, row, "m")

    def click(self, column, row):
        self.press(column, row)
        self.release(column, row)

    def wheel(self, down, column, row):
        self._mouse(65 if down else 64, column, row, "M")

    def _mouse(self, button, column, row, final):
        """An SGR report; column and row count from 0."""
        self.type(f"\x1b[<{button};{column + 1};{row + 1}{final}")

    def rest(self, seconds=0.2):
        """Lets the hand lie still for longer than velocity is measured over, so that its place alone decides."""
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            self.read(left)

    def resize(self, columns, rows, cell=(0, 0)):
        """A new size, also of a cell in pixels if the terminal says that; the kernel tells the program."""
        self.screen.resize(rows, columns)
        self._set_size(columns, rows, cell)

    def signal(self, number):
        self.process.send_signal(number)

    # What the eye sees.

    @property
    def lines(self):
        return [line.rstrip() for line in self.screen.display]

    @property
    def text(self):
        return "\n".join(self.lines)

    def find(self, text):
        """Column and row, from 0, of the first place where the text stands, or None.

        Between words anything may stand: over a picture a space is a piece of the picture.
        """
        words = re.compile(".".join(map(re.escape, text.split(" "))))
        for row, line in enumerate(self.screen.display):
            if found := words.search(line):
                return found.start(), row
        return None

    def wait(self, condition, what):
        """Reads until condition() holds."""
        limit = time.monotonic() + PATIENCE
        while not condition():
            if not self.read(limit - time.monotonic()):
                raise AssertionError(f"never saw {what}; the screen is\n{self.framed()}")

    def wait_for(self, *texts):
        """Reads until each text stands on the screen."""
        self.wait(lambda: all(self.find(text) for text in texts), " and ".join(map(repr, texts)))

    def wait_without(self, text):
        self.wait(lambda: not self.find(text), f"the screen without {text!r}")

    def wait_for_output(self, data):
        """Reads until the bytes have come, from here on."""
        start = len(self.output)
        self.wait(lambda: data in self.output[start:], repr(data))

    def take_in(self):
        """Reads what has come so far."""
        while self.read(0):
            pass

    @property
    def cells(self):
        """Each row's characters with their colours and renditions, as far as they are seen."""
        return [[seen(row[column]) for column in range(self.screen.columns)]
                for row in (self.screen.buffer[line] for line in range(self.screen.lines))]

    def falls_silent(self, seconds):
        """Whether so many seconds pass without output, before much has come."""
        return any(not self.read(seconds) for _ in range(30))

    def wait_for_silence(self, seconds):
        """Reads until so many seconds pass without output: what moved has come to rest."""
        limit = time.monotonic() + PATIENCE
        while self.read(seconds):
            if time.monotonic() > limit:
                raise AssertionError(f"never came to rest; the screen is\n{self.framed()}")

    def framed(self):
        return "\n".join(f"|{line}|" for line in self.screen.display)

    def read(self, seconds, most=1 << 16):
        """Takes in what the program has written; False where nothing came in time."""
        ready, _, _ = select.select([self.master], [], [], max(0.0, seconds))
        if not ready:
            return False
        with contextlib.suppress(OSError):
            data = os.read(self.master, most)
            self.output += data
            self._show(self._undecoded + data)
            return True
        return False

    def read_raw(self, seconds, most=1 << 16):
        """Takes in what has been written without looking, as where the emulated screen does not have the window's size."""
        if not select.select([self.master], [], [], max(0.0, seconds))[0]:
            return False
        with contextlib.suppress(OSError):
            self.output += os.read(self.master, most)
            return True
        return False

    def wait_raw(self, condition, what):
        """Reads without looking until condition() holds."""
        limit = time.monotonic() + PATIENCE
        while not condition():
            if not self.read_raw(0.05) and time.monotonic() > limit:
                raise AssertionError(f"never came to {what}")

    def _show(self, data):
        unfinished = UNFINISHED.search(data)
        cut = unfinished.start() if unfinished else len(data)
        self._undecoded = data[cut:]
        self.stream.feed(UNKNOWN.sub(b"", data[:cut]))

    # How it ends.

    def exit_code(self):
        """Waits for the end, reading on; a signal's number is negative."""
        limit = time.monotonic() + PATIENCE
        while self.process.poll() is None:
            if time.monotonic() > limit:
                raise AssertionError(f"the program does not end; the screen is\n{self.framed()}")
            self.read(0.02)
        while self.read(0):
            pass
        return self.process.returncode

    @property
    def is_restored(self):
        """Whether line discipline and modes are what they were before the program came."""
        return not self.leftovers

    @property
    def leftovers(self):
        """What the program did not put back."""
        modes = {}
        for numbers, final in re.findall(rb"\x1b\[\?([0-9;]+)([hl])", self.output):
            for number in numbers.split(b";"):
                modes[int(number)] = final == b"h"
        left = [f"mode {mode} is {on}" for mode, on in modes.items() if MODES_OF_A_SHELL.get(mode, on) != on]
        if termios.tcgetattr(self.slave) != self.attributes:
            left.append("termios differs")
        return left

    def close(self):
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self.slave)
        os.close(self.master)


def wait_with(terminals, condition, what):
    """Reads from all of the terminals until condition() holds; `what()` says what it is."""
    limit = time.monotonic() + PATIENCE
    while not condition():
        if not any([terminal.read(0.02) for terminal in terminals]) and time.monotonic() > limit:
            screens = "\n".join(terminal.framed() for terminal in terminals)
            raise AssertionError(f"never saw {what()}; the screens are\n{screens}")


def seen(cell):
    """What the eye sees of a cell of pyte: a space has no ink."""
    if cell.data == " " and not cell.underscore:
        return (" ", cell.fg, cell.bg, True) if cell.reverse else (" ", cell.bg)
    return cell.data, cell.fg, cell.bg, cell.bold, cell.italics, cell.underscore, cell.reverse


def base_environment():
    """A plain terminal's environment, whatever the tests run in."""
    keep = {name: os.environ[name] for name in ("PATH", "TMPDIR") if name in os.environ}
    # Nobody's own configuration, state and terminfo entries.
    nowhere = {name: f"/dev/null/{name}" for name in ("HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME")}
    return keep | nowhere | {"TERM": "xterm-256color", "COLORTERM": "truecolor", "LC_ALL": "C.UTF-8"}


def end(terminal, number):
    """Sends a signal and waits for the end."""
    terminal.signal(getattr(signal, f"SIG{number}"))
    return terminal.exit_code()
