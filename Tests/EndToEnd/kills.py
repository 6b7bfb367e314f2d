#!/usr/bin/env python3
"""Ends the previewer at random moments, on terminals of many types and both screens, and counts those it leaves dirty.

    Tests/EndToEnd/kills.py [--count 2000] [--seed 1] [--jobs 4] PROGRAM
"""
import argparse
import collections
import concurrent.futures
import os
import pathlib
import random
import signal
import sys

sys.path.insert(0, os.path.dirname(__file__))

from terminal import Terminal  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parents[2]
TYPES = ["xterm-256color", "xterm", "screen-256color", "tmux-256color", "linux", "vt100", "rxvt-unicode-256color", "xterm-kitty"]
SIGNALS = ["TERM", "INT", "HUP", "QUIT", "USR1", "USR2", "ALRM", "VTALRM", "PROF", "SYS", "XCPU", "ABRT", "SEGV", "BUS",
           "FPE", "ILL", "TRAP"]


def kill(program, seed):
    """One start and its end: the signal, and what was left behind of the terminal."""
    chance = random.Random(seed)
    name = chance.choice(SIGNALS)
    screen = chance.choice(["direct", "curses"])
    kind = chance.choice(TYPES)
    if kind == "vt100" or kind == "linux" and screen == "direct" and chance.random() < 0.5:
        screen = "curses"
    arguments = chance.choice([["Scenes/slide-down"], ["Scenes/logo-reveal"], [], ["Scenes/app-store"]])
    terminal = Terminal([program, *arguments, "--screen", screen], cwd=ROOT, columns=chance.choice([40, 80, 200]),
                        rows=chance.choice([12, 24, 60]), environment={"TERM": kind, "SWIFT_BACKTRACE": "enable=no"})
    try:
        for key in chance.choices(["enter", "l", "i", "t", "?", "escape", "right", "space"], k=chance.randint(0, 5)):
            terminal.key(key)
        terminal.rest(chance.uniform(0, 0.5))
        for _ in range(chance.choice([1, 1, 1, 2])):
            if terminal.process.poll() is None:
                terminal.signal(getattr(signal, "SIG" + name))
        terminal.exit_code()
        return name, screen, kind, terminal.leftovers
    finally:
        terminal.close()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("--count", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    import resource
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    # What starts this in the background may ignore signals, and the program would inherit that.
    for ignored in (signal.SIGHUP, signal.SIGQUIT):
        signal.signal(ignored, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    sent, dirty = collections.Counter(), collections.Counter()
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        seeds = range(options.seed * 1_000_000, options.seed * 1_000_000 + options.count)
        for name, screen, kind, left in pool.map(lambda seed: kill(options.program, seed), seeds):
            sent[name, screen] += 1
            if left:
                dirty[name, screen] += 1
                print(f"{name} {screen} {kind}: {left}", file=sys.stderr)
    for name in SIGNALS:
        print(name, *(f"{screen} {dirty[name, screen]}/{sent[name, screen]}" for screen in ("direct", "curses")), sep="\t")
    print(f"{sum(sent.values())} ended, {sum(dirty.values())} dirty")
    return 1 if dirty else 0


if __name__ == "__main__":
    sys.exit(main())
