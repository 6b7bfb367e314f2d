"""Random pairs of frames in a real tmux: the bytes from one to the other must show what writing the other plainly shows.

`make screen-test` holds a hundred thousand pairs to a model of a terminal; tmux is not of our making.
"""
import os
import re
import subprocess
import time
import unicodedata

import pytest

from conftest import find_program
from terminal import PATIENCE
from test_tmux import Pane

PAIRS = 200
SIZE = 40, 8
"""As `SegueScreenProof --write` has it."""

PAINTER = f"ROWS = {SIZE[1]}" + """
import os, sys, tty
tty.setraw(0)
for name in open(sys.argv[1]):
    name = os.path.basename(path := name.strip())
    if path == "shift":
        bytes = b"\\x1b[m" + b"".join(b"\\x1b[%dH\\x1b[P" % (row + 1) for row in range(ROWS))
    else:
        bytes = b"\\x1bc\\x1b[?7l" + open(path, "rb").read()
    # The name as the title at last: when it is there, all before it is shown.
    os.write(1, bytes + b"\\x1b]2;" + name.encode() + b"\\x1b\\\\")
"""

SEEN_ON_SPACE = {"4", "7"}


class Reader:
    """Reads what `capture-pane -e` prints, cell by cell, as the eye sees it."""

    def __init__(self):
        self.attributes, self.ink, self.ground = set(), "", ""

    def rows(self, text):
        return [self._row(line) for line in text.split("\n")]

    def _row(self, line):
        cells = []
        for rendition, characters in re.findall(r"\x1b\[([0-9;:]*)m|([^\x1b]+)", line):
            if not characters:
                self._render(rendition.split(";"))
            for character in characters:
                if cells and unicodedata.combining(character):
                    cells[-1] = cells[-1][0] + character, *cells[-1][1:]
                else:
                    cells.append(self._cell(character))
        while cells and cells[-1] == (" ", "", "", ()):
            cells.pop()
        return cells

    def _cell(self, character):
        attributes = self.attributes & SEEN_ON_SPACE if character == " " else self.attributes
        ink = self.ink if character != " " or attributes else ""
        return character, ink, self.ground, tuple(sorted(attributes))

    def _render(self, codes):
        while codes:
            code = codes.pop(0) or "0"
            if code == "0":
                self.__init__()
            elif code in ("38", "48"):
                color = [codes.pop(0)]
                color += [codes.pop(0) for _ in range(3 if color[0] == "2" else 1)]
                self._paint(code == "38", ";".join(color))
            elif code in ("39", "49"):
                self._paint(code == "39", "")
            elif 30 <= int(code) <= 47:
                self._paint(code[0] == "3", f"5;{code[1]}")
            elif 90 <= int(code) <= 107:
                self._paint(code[0] == "9", f"5;{int(code[-1]) + 8}")
            elif code in ("22", "23", "24", "27"):
                self.attributes -= {"22": {"1", "2"}, "23": {"3"}, "24": {"4"}, "27": {"7"}}[code]
            else:
                self.attributes.add(code)

    def _paint(self, is_ink, color):
        if is_ink:
            self.ink = color
        else:
            self.ground = color


@pytest.fixture(scope="module")
def pairs(tmp_path_factory):
    """The files of all pairs: what is sent, and what must be shown."""
    folder = tmp_path_factory.mktemp("pairs")
    subprocess.run([find_program("SegueScreenProof"), "--write", folder, str(PAIRS)], check=True)
    return folder


def captures(pairs, tmp_path):
    """What tmux shows of each file, by its name: the first column, and all others.

    Of a row's end that was erased in a colour `capture-pane` prints nothing until the row has been moved.
    """
    files = sorted(pairs.iterdir())
    queue = tmp_path / "queue"
    os.mkfifo(queue)
    painter = tmp_path / "painter.py"
    painter.write_text(PAINTER)
    pane = Pane(tmp_path / "tmux", *SIZE, f"python3 {painter} {queue}; cat")
    try:
        pane.tmux("set-option", "-g", "status", "off")
        pane.tmux("resize-window", "-x", str(SIZE[0]), "-y", str(SIZE[1]))
        with open(queue, "w", buffering=1) as names:
            for file in files:
                whole = capture(pane, names, str(file), file.name)
                yield file.name, [[row[:1] for row in whole], capture(pane, names, "shift", "shift")]
    finally:
        pane.close()


def capture(pane, names, order, title):
    """What is shown when the painter has obeyed."""
    names.write(f"{order}\n")
    limit = time.monotonic() + PATIENCE
    while pane.tmux("display-message", "-p", "#{pane_title}").strip() != title:
        assert time.monotonic() < limit, f"{order} was never painted"
    return Reader().rows(pane.tmux("capture-pane", "-e", "-p", "-N"))


def test_tmux_shows_the_second_of_each_pair(pairs, tmp_path):
    shown = dict(captures(pairs, tmp_path))
    assert len(shown) == 2 * PAIRS
    wrong = [name for name in shown if name.endswith(".diff") and shown[name] != shown[name.replace(".diff", ".plain")]]
    assert not wrong, f"{len(wrong)} pairs, the first of which is {wrong[0]}: {shown[wrong[0]]}"
    # All that the frames have must have been read.
    cells = {cell for _, rows in shown.values() for row in rows for cell in row}
    assert {"4", "7"} <= {attribute for cell in cells for attribute in cell[3]}
    assert any(ink.startswith("2;") for _, ink, _, _ in cells) and any(len(text) > 1 for text, *_ in cells)
