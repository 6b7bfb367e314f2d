"""A terminal at the other end of a slow link."""
import os
import select
import time

from terminal import Terminal

QUESTION, ANSWER = b"\x1b[5n", "\x1b[0n"
"""DSR: whether all before has been dealt with, and that it has."""

FRAME_END = b"\x1b[?2026l"


class SlowTerminal(Terminal):
    """Takes in no more than so many bytes a second, a few at a time; at will it acknowledges what it has dealt with."""

    PORTION = 128

    def __init__(self, command, rate=10_000, acknowledges=True, **options):
        super().__init__(command, **options)
        self.rate = rate
        self.acknowledges = acknowledges
        self._free = time.monotonic()
        self._looked_at = 0

    def read(self, seconds, most=PORTION):
        limit = time.monotonic() + max(0.0, seconds)
        if self._free > limit:
            select.select([], [], [], limit - time.monotonic() if limit > time.monotonic() else 0)
            return False
        select.select([], [], [], max(0.0, self._free - time.monotonic()))
        before = len(self.output)
        if not super().read(limit - time.monotonic(), min(most, self.PORTION)):
            return False
        self._free = max(self._free, time.monotonic() - 0.05) + (len(self.output) - before) / self.rate
        if self.acknowledges:
            self._answer()
        return True

    def _answer(self):
        while (place := self.output.find(QUESTION, self._looked_at)) >= 0:
            self._looked_at = place + len(QUESTION)
            self.type(ANSWER)

    def frames_since(self, place):
        """How many frames have ended since the output was so long."""
        return self.output.count(FRAME_END, place)

    def longest_frame(self, place=0):
        return max(map(len, self.output[place:].split(FRAME_END)))


def room():
    """How many bytes a pseudo-terminal holds that nobody reads."""
    master, slave = os.openpty()
    os.set_blocking(slave, False)
    count = 0
    try:
        while True:
            count += os.write(slave, b"." * 256)
    except BlockingIOError:
        return count
    finally:
        os.close(slave)
        os.close(master)
