#!/usr/bin/env python3
"""Measures the program on a pseudo-terminal that is read at once and answers no query.

    Scripts/measure.py PROGRAM [SCENE] [--size 120x40] [--starts 20] [--json]

Prints the time to the first frame, the memory, what a push costs, and how long a drag takes to show.
"""
import argparse
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


class Program:
    """The program on its terminal, its output thrown away but for when it came and how much."""

    def __init__(self, command, columns, rows):
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        environment = os.environ | {"TERM": "xterm-256color", "COLORTERM": "truecolor", "LC_ALL": "C.UTF-8"}
        environment.pop("NO_COLOR", None)
        self.started = time.perf_counter()
        self.process = subprocess.Popen(
            command, stdin=slave, stdout=slave, stderr=slave, env=environment, start_new_session=True)
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


def first_frames(start, count):
    """Milliseconds from start to the end of the first frame."""
    times = []
    for _ in range(count):
        program = start()
        drawn = program.settle()
        times.append((drawn[-1][0] - program.started) * 1000)
        program.quit()
    return times


def push(program):
    """Seconds, processor seconds, writes and bytes of the first transition."""
    before, began = program.cpu(), time.perf_counter()
    program.type("\r")
    drawn = program.settle()
    lasted = drawn[-1][0] - began
    return {
        "push seconds": lasted,
        "push CPU %": 100 * (program.cpu() - before) / lasted,
        "push reads a second": len(drawn) / lasted,
        "push kB a second": sum(size for _, size in drawn) / lasted / 1000,
    }


def drags(program, columns, rows, count=40):
    """Milliseconds from a mouse report, after an idle moment, to the first byte that answers it."""
    column, times = columns // 2, []
    program.mouse(0, column, rows // 3)
    program.settle(0.3)
    for step in range(count):
        sent = time.perf_counter()
        program.mouse(32, column, rows // 3 + 2 + step % 6)
        answer = program.read(1)
        if answer:
            times.append((answer[0] - sent) * 1000)
            program.settle(QUIET)
    program.mouse(0, column, rows // 3, "m")
    program.settle()
    return times


def main():
    options = argparse.ArgumentParser(description="Measures the program on a pseudo-terminal.")
    options.add_argument("program")
    options.add_argument("scene", nargs="?", default="Scenes/app-store")
    options.add_argument("--size", default="120x40")
    options.add_argument("--starts", type=int, default=20)
    options.add_argument("--json", action="store_true")
    options = options.parse_args()
    columns, rows = map(int, options.size.split("x"))

    def start():
        return Program([options.program, options.scene], columns, rows)

    result = {"first frame ms, median": statistics.median(first_frames(start, options.starts))}
    program = start()
    program.settle()
    result["memory MB at rest"] = program.memory()
    result |= push(program)
    answers = drags(program, columns, rows)
    if answers:
        result["drag ms, median"] = statistics.median(answers)
    before, began = program.cpu(), time.perf_counter()
    program.settle(2)
    result["idle CPU %"] = 100 * (program.cpu() - before) / (time.perf_counter() - began)
    result["memory MB at most"] = program.memory()
    program.quit()
    if options.json:
        print(json.dumps(result))
    else:
        for name, value in result.items():
            print(f"{name:24} {value:10.2f}")


if __name__ == "__main__":
    main()
