#!/usr/bin/env python3
"""Measures the program on a pseudo-terminal that is read at once and answers no query.

    Benchmarks/startup.py PROGRAM [SCENE] [--size 120x40] [--starts 20] [--json]

Prints the time to the first frame, the memory, what the first transition costs, how long a drag takes to show,
what the program uses at rest, and what a gallery of 20 thumbnails costs on 200x60. It reads /proc, so it needs Linux.
"""
import argparse
import fcntl
import json
import os
import pathlib
import pty
import select
import statistics
import struct
import subprocess
import tempfile
import termios
import time

QUIET = 0.06
"""Seconds without output after which the program counts as done drawing: nearly four frames."""

BETWEEN_FRAMES = 0.005
"""Seconds without output between the pieces of one frame at most."""


class Program:
    """The program on its terminal, its output thrown away but for when it came and how much."""

    def __init__(self, command, columns, rows, cwd=None):
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        environment = os.environ | {"TERM": "xterm-256color", "COLORTERM": "truecolor", "LC_ALL": "C.UTF-8"}
        environment.pop("NO_COLOR", None)
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


def first_frames(start, count):
    """Milliseconds from start to the end of the first frame."""
    times = []
    for _ in range(count):
        program = start()
        drawn = program.settle()
        times.append((drawn[-1][0] - program.started) * 1000)
        program.quit()
    return times


def percentile(values, share):
    return sorted(values)[int((len(values) - 1) * share)]


def push(program):
    """What the first transition costs: of the processor in all, of the main thread frame by frame, and in bytes."""
    before, began = program.cpu(), time.perf_counter()
    program.type("\r")
    costs, size, last, used = [], 0, began, program.thread_cpu()
    while event := program.read(QUIET):
        if event[0] - last > BETWEEN_FRAMES:
            now = program.thread_cpu()
            costs.append(now - used)
            used = now
        last = event[0]
        size += event[1]
    lasted = last - began
    return {
        "push seconds": lasted,
        "push CPU %": 100 * (program.cpu() - before) / lasted,
        "push frames a second": len(costs) / lasted,
        "frame CPU ms, median": statistics.median(costs),
        "frame CPU ms, p99": percentile(costs, 0.99),
        "push kB a second": size / lasted / 1000,
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


def gallery(program, seconds=12):
    """What thumbnails cost while they play: of the processor, in frames and in bytes; 20 of them, on 200x60."""
    scenes = sorted(pathlib.Path("Scenes").resolve().glob("*/scene.yaml"))
    with tempfile.TemporaryDirectory() as folder:
        for index in range(20):
            place = pathlib.Path(folder) / "Scenes" / f"scene{index:02}"
            place.parent.mkdir(exist_ok=True)
            place.symlink_to(scenes[index % len(scenes)].parent)
        shown = Program([program], 200, 60, cwd=folder)
        began = time.perf_counter()
        while time.perf_counter() - began < 3:
            shown.read(1)
        before, began, last, frames, size = shown.cpu(), time.perf_counter(), 0.0, 0, 0
        while time.perf_counter() - began < seconds:
            if event := shown.read(1):
                frames += event[0] - last > BETWEEN_FRAMES
                last = event[0]
                size += event[1]
        lasted = time.perf_counter() - began
        result = {
            "gallery CPU %": 100 * (shown.cpu() - before) / lasted,
            "gallery frames a second": frames / lasted,
            "gallery kB a second": size / lasted / 1000,
            "gallery memory MB": shown.memory(),
        }
        shown.quit()
    return result


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
    result |= gallery(os.path.abspath(options.program))
    if options.json:
        print(json.dumps(result))
    else:
        for name, value in result.items():
            print(f"{name:24} {value:10.2f}")


if __name__ == "__main__":
    main()
