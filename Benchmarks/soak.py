#!/usr/bin/env python3
"""Uses the program for an hour as a restless user would, and prints by the minute what it takes.

    Benchmarks/soak.py PROGRAM [--minutes 60] [--seed 1] [--size 120x40]

A round is one of: play, drag, flick, save the scene, damage it and mend it, resize, another view, another device, turn a
knob, open another scene from the gallery. Memory, descriptors and threads are the process's own, read from /proc (Linux).
Ends with 1 where no key is answered for a minute, or the least of a minute's memory, descriptors or threads has grown
between the second tenth of the time and the last. The most says nothing: it is a reader or a watcher caught at its work.
"""
import argparse
import os
import pathlib
import random
import shutil
import subprocess
import sys
import tempfile
import time

from driven import QUIET, Program

ROOT = pathlib.Path(__file__).resolve().parents[1]

GROWTH = 8.0
"""MB that the resident memory's minimum of a minute may have grown by in the end: views and scenes take turns."""


class Soak:
    """One program in a folder of copied scenes, and what a user does with it."""

    def __init__(self, program, size, seed):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="segue-soak-"))
        for name in ("app-store", "slide-down", "explode", "herb-gallery", "picture-corner"):
            shutil.copytree(ROOT / "Scenes" / name, self.folder / "Scenes" / name)
        # What `e` opens: one that stayed would have all the other keys.
        os.environ |= {"VISUAL": "true", "EDITOR": "true"}
        # A program without its pictures opens none of the scenes, and an hour of that says nothing.
        checked = subprocess.run([program, "check", *sorted(self.folder.glob("Scenes/*"))], capture_output=True, text=True)
        if checked.returncode != 0:
            sys.exit(f"the scenes do not pass the program's own check:\n{checked.stderr}")
        self.size = size
        self.random = random.Random(seed)
        self.program = Program([program], *size, cwd=self.folder)
        self.program.settle()
        self.slowest, self.answered = 0.0, 0
        self.counts = {}
        self.open()

    def watch(self, patience):
        """Reads until nothing comes any more, or for some seconds of what plays on and on."""
        limit = time.perf_counter() + 2
        while time.perf_counter() < limit and self.program.read(patience):
            patience = QUIET

    def open(self):
        """Opens a scene from the gallery."""
        self.type("\x1b\x1b\x1b")
        self.type("/" + self.random.choice(["app", "slide", "explode", "herb", "corner"]))
        self.type("\r")
        self.type("\r")

    def type(self, text):
        """Types, and reads what comes of it; the longest silence between the key and the first byte is kept."""
        sent = time.perf_counter()
        self.program.type(text)
        event = self.program.read(0.5)
        if event:
            self.slowest = max(self.slowest, (event[0] - sent) * 1000)
            self.answered += event[1]
        for _ in range(200):
            if not self.program.read(0.02):
                break

    def play(self):
        self.type("\r")
        self.watch(0.3)

    def drag(self):
        columns, rows = self.size
        x, y = columns // 2, rows // 3
        self.program.mouse(0, x, y)
        for step in range(12):
            self.program.mouse(32, x, y + step)
            self.program.read(0.02)
        self.program.mouse(0, x, y + 12, "m")
        self.watch(0.5)

    def flick(self):
        self.type("f")
        self.type("x")
        self.watch(0.5)

    def save(self):
        """Another program saves the open scene: all of them, since which is open does not matter."""
        for path in self.folder.glob("Scenes/*/scene.yaml"):
            text = path.read_text().split("\n# saved")[0]
            path.write_text(f"{text.rstrip()}\n# saved {self.random.random()}\n")
        self.watch(0.3)

    def damage(self):
        for path in self.folder.glob("Scenes/*/scene.yaml"):
            text = path.read_text()
            path.write_text(text[: len(text) // 2] + "\n  - [")
            self.program.read(0.05)
            path.write_text(text)
        self.watch(0.3)

    def resize(self):
        import fcntl
        import struct
        import termios

        for _ in range(5):
            columns, rows = self.random.choice([(80, 24), (40, 12), (200, 60), (120, 40), (1, 1), (300, 80)])
            fcntl.ioctl(self.program.master, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
            self.watch(0.2)
        columns, rows = self.size
        fcntl.ioctl(self.program.master, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.watch(0.2)

    def view(self):
        for key in self.random.sample("vskghz", 3):
            self.type(key)
            self.type("\x1b")

    def panels(self):
        for key in self.random.sample("12345678", 4):
            self.type(key)
        self.type("\x1b")

    def device(self):
        for key in self.random.sample("dob{}u", 3):
            self.type(key)

    def knob(self):
        self.type("5")
        for _ in range(8):
            self.type(self.random.choice(["\x1b[C", "\x1b[D", "\x1b[B"]))
        self.type("\x15")
        self.type("\x1b")

    def act(self):
        actions = [self.play, self.play, self.drag, self.flick, self.save, self.damage, self.resize, self.view,
                   self.panels, self.device, self.knob, self.open]
        action = self.random.choice(actions)
        self.counts[action.__name__] = self.counts.get(action.__name__, 0) + 1
        action()

    def takes(self):
        """Resident MB, descriptors and threads."""
        folder = pathlib.Path(f"/proc/{self.program.process.pid}")
        status = dict(line.split(":", 1) for line in (folder / "status").read_text().splitlines())
        return int(status["VmRSS"].split()[0]) / 1024, len(os.listdir(folder / "fd")), int(status["Threads"])

    def end(self):
        self.program.type("q")
        self.program.quit()
        shutil.rmtree(self.folder)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--size", default="120x40")
    options = parser.parse_args()
    columns, rows = map(int, options.size.split("x"))
    soak = Soak(pathlib.Path(options.program).resolve(), (columns, rows), options.seed)
    print("minute   MB least   MB most   descriptors   threads   CPU %   slowest answer ms   rounds", flush=True)
    table, began = [], time.monotonic()
    while time.monotonic() - began < options.minutes * 60:
        minute, used, rounds = time.monotonic(), soak.program.cpu(), 0
        soak.slowest, soak.answered = 0.0, 0
        readings = []
        while time.monotonic() - minute < min(60, options.minutes * 6):
            if soak.program.process.poll() is not None:
                sys.exit(f"the program ended with {soak.program.process.returncode} after {soak.counts}")
            soak.act()
            rounds += 1
            readings.append(soak.takes())
        if not soak.answered:
            sys.exit(f"the program has answered no key for a minute, after {soak.counts}")
        lasted = time.monotonic() - minute
        memory = [reading[0] for reading in readings]
        row = (min(memory), max(memory), min(r[1] for r in readings), min(r[2] for r in readings))
        table.append(row)
        print(f"{len(table):6}   {row[0]:8.1f}   {row[1]:7.1f}   {row[2]:11}   {row[3]:7}"
              f"   {(soak.program.cpu() - used) / lasted * 100:5.1f}   {soak.slowest:17.1f}   {rounds:6}", flush=True)
    soak.end()
    print("rounds of each:", ", ".join(f"{name} {count}" for name, count in sorted(soak.counts.items())))
    tenth = max(len(table) // 10, 1)
    # The first tenth is for every view and scene to have been seen once.
    first, last = table[tenth:2 * tenth] or table[:tenth], table[-tenth:]
    grown = min(row[0] for row in last) - min(row[0] for row in first)
    leaks = [name for name, column in (("descriptors", 2), ("threads", 3))
             if min(row[column] for row in last) > min(row[column] for row in first)]
    print(f"grown by {grown:.1f} MB" + (f"; more {' and '.join(leaks)}" if leaks else ""))
    sys.exit(1 if grown > GROWTH or leaks else 0)


if __name__ == "__main__":
    main()
