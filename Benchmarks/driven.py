"""The program on a pseudo-terminal that is read at once and answers no query, and what the measurements share.

It reads /proc, so it needs Linux.
"""
import argparse
import dataclasses
import fcntl
import json
import os
import pty
import select
import statistics
import struct
import subprocess
import termios
import time

QUIET = 0.06
"""Seconds without output after which the program counts as done drawing: nearly four frames."""

BETWEEN_FRAMES = 0.005
"""Seconds without output between the pieces of one frame at most."""

BETWEEN_LEISURELY_FRAMES = 0.012
"""The same for a gallery, whose frames are twice as far apart."""


class Program:
    """The program on its terminal, its output thrown away but for when it came and how much."""

    def __init__(self, command, columns, rows, cwd=None):
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        environment = os.environ | {"TERM": "xterm-256color", "COLORTERM": "truecolor", "LC_ALL": "C.UTF-8"}
        environment.pop("NO_COLOR", None)
        # The panels that were open last and the user's own keys belong to no measurement.
        environment |= {"XDG_STATE_HOME": os.devnull, "XDG_CONFIG_HOME": os.devnull}
        self.started = time.perf_counter()
        self.process = subprocess.Popen(
            command, stdin=slave, stdout=slave, stderr=slave, env=environment, cwd=cwd, start_new_session=True)
        os.close(slave)

    def read(self, seconds):
        """When something came within so many seconds: the time, and the number of bytes."""
        if not select.select([self.master], [], [], seconds)[0]:
            return None
        try:
            return time.perf_counter(), len(os.read(self.master, 1 << 20))
        except OSError:
            return None

    def settle(self, patience=10.0):
        """Reads until nothing comes any more; the times and sizes of what came."""
        seen = []
        while event := self.read(QUIET if seen else patience):
            seen.append(event)
        return seen

    def type(self, text):
        os.write(self.master, text.encode())

    def mouse(self, code, column, row, final="M"):
        self.type(f"\x1b[<{code};{column};{row}{final}")

    def cpu(self):
        """Seconds of processor time so far."""
        fields = open(f"/proc/{self.process.pid}/stat").read().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def thread_cpu(self):
        """Milliseconds of processor time that the main thread has used so far, to the nanosecond."""
        return int(open(f"/proc/{self.process.pid}/schedstat").read().split()[0]) / 1e6

    def memory(self):
        """MB resident at most so far."""
        lines = open(f"/proc/{self.process.pid}/status").read().splitlines()
        return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmHWM"))

    def quit(self):
        self.type("q")
        while self.read(1):
            pass
        try:
            self.process.wait(5)
        except subprocess.TimeoutExpired:
            self.process.kill()
        os.close(self.master)


@dataclasses.dataclass
class Watch:
    """What a program did in a while."""
    seconds: float
    frames: int
    spacing: float
    """Milliseconds between two frames, the median: a loop's pauses do not count."""
    kilobytes: float
    cpu: float
    """Percent of a processor."""
    thread_milliseconds: float
    """Of the main thread."""

    @property
    def rate(self):
        """Frames a second."""
        return self.frames / self.seconds


def watch(program, seconds, gap=BETWEEN_FRAMES):
    """Reads all that comes for so many seconds; what comes after so long a gap belongs to another frame."""
    before, began, used = program.cpu(), time.perf_counter(), program.thread_cpu()
    starts, size, last = [], 0, 0.0
    while time.perf_counter() - began < seconds:
        if event := program.read(0.2):
            if event[0] - last > gap:
                starts.append(event[0])
            last = event[0]
            size += event[1]
    lasted = time.perf_counter() - began
    gaps = [(later - earlier) * 1000 for earlier, later in zip(starts, starts[1:])]
    return Watch(
        lasted, len(starts), statistics.median(gaps) if gaps else 0.0, size / 1000,
        100 * (program.cpu() - before) / lasted, program.thread_cpu() - used)


def arguments(description, size):
    """What every measurement is told: the program, a scene, the screen's size, and how to print."""
    options = argparse.ArgumentParser(description=description)
    options.add_argument("program")
    options.add_argument("scene", nargs="?", default="Scenes/app-store")
    options.add_argument("--size", default=size)
    options.add_argument("--json", action="store_true")
    return options


def report(result, as_json):
    if as_json:
        print(json.dumps(result))
    else:
        for name, value in result.items():
            print(f"{name:28} {value:10.2f}")
