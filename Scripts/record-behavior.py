#!/usr/bin/env python3
"""Records what a program does with every bundled scene, so that two builds can be compared file by file.

    Scripts/record-behavior.py .build/release/segue before
    …                                                       a change of the code that nobody is to notice
    Scripts/record-behavior.py .build/release/segue after
    diff -r before after

Written are all numbers of every transition and script (`sample --velocity`), the calls (`trace`), 200 frames of
cells (`render --format json`), and what the previewer shows after each of some keys at three sizes: the bytes that it
sends are not the same twice, for how many frames a change takes depends on how fast the terminal reads. Needs pyte, as
the end-to-end tests do.
"""
import concurrent.futures
import itertools
import json
import os
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "Tests" / "EndToEnd"))
from terminal import Terminal  # noqa: E402

FRAMES = 200
SIZES = [(80, 24), (120, 40), (200, 60)]
SILENCE = 0.3
"""Seconds without output after which a key's effect counts as drawn."""

# Nothing that takes its own time, such as a finger that rests or a device that turns.
STEPS = ["home"] + ["."] * 6 + ["end", ",", ",", "home", "."]
RUNS = {
    "app-store": STEPS + ["tab", "2", ".", "2", "3", ".", "."],
    "slide-down": STEPS + ["4", ".", "7", ".", "4"],
    "corner-slide": STEPS + ["g", ".", "h", ".", "g", "h"],
    "cube": STEPS + ["v", "alt-right", ".", "."],
    "side-panel": STEPS + ["s", "+", "+", "s", "6", ".", "."],
    "image-card": STEPS + ["k", "enter", ".", "K", ".", "K", "."],
    "fold": STEPS + ["b", ".", "}", ".", "{", "."],
    "logo-reveal": STEPS + ["5", "down", "right", "right", ".", "control-u", "."],
    "herb-gallery": STEPS + ["z", ".", "p", "down", "escape", "?", "escape"],
    "turn": STEPS + [":", "s", "p", "escape", "1", "8", "."],
}
EXTRA_KEYS = {"alt-right": "\x1b[1;3C", "control-u": "\x15"}


def output(program, *arguments):
    done = subprocess.run([program, *arguments], cwd=ROOT, capture_output=True, text=True)
    return done.stdout + done.stderr + f"exit {done.returncode}\n"


def listing(program):
    done = subprocess.run([program, "list", "--json"], cwd=ROOT, capture_output=True, text=True, check=True)
    return json.loads(done.stdout)


def commands(scenes):
    """Names of files with the command that fills each."""
    for scene in scenes:
        name = pathlib.Path(scene["name"]).name
        runs = [(t["name"], ["--transition", t["name"]]) for t in scene["transitions"]]
        runs += [("script-" + s, ["--script", s]) for s in scene["scripts"]]
        for run, options in runs:
            for reduced in ([], ["--reduce-motion"]):
                file = "-".join([name, run] + [option.strip("-") for option in reduced])
                yield f"samples/{file}.jsonl", ["sample", name, *options, *reduced, "--velocity"]
                yield f"traces/{file}.txt", ["trace", name, *options, *reduced]
        yield f"lists/{name}.txt", ["list", name]
        yield f"checks/{name}.txt", ["check", f"Scenes/{name}"]
    transitions = [(scene["name"], t["name"]) for scene in scenes for t in scene["transitions"]]
    for number in range(FRAMES):
        scene, transition = transitions[number % len(transitions)]
        progress = (number * 0.6180339887) % 1
        columns, rows = SIZES[number % 3]
        yield f"cells/{number:03}.json", [
            "render", scene, "--transition", transition, "--progress", f"{progress:.6f}", "--format", "json",
            "--size", f"{columns}x{rows}", "--glyphs", ["quadrant", "sextant", "octant", "half"][number % 4],
        ]


def picture(terminal):
    """The screen's characters, then for each row its stretches of one style."""
    lines = list(terminal.lines)
    for row, cells in enumerate(terminal.cells):
        stretches = itertools.groupby(cells, key=lambda cell: cell[1:])
        lines.append(f"{row}: " + " ".join(f"{len(list(run))}{style}" for style, run in stretches))
    return "\n".join(lines) + "\n"


def preview(program, scene, columns, rows):
    """What is shown at first, and after each key."""
    command = [program, f"Scenes/{scene}", "--glyphs", "quadrant", "--screen", "direct"]
    terminal = Terminal(command, columns, rows, cwd=ROOT)
    try:
        terminal.wait_for("ready")
        terminal.falls_silent(SILENCE)
        pieces = [("start", picture(terminal))]
        for key in RUNS[scene]:
            terminal.type(EXTRA_KEYS[key]) if key in EXTRA_KEYS else terminal.key(key)
            terminal.falls_silent(SILENCE)
            pieces.append((key, picture(terminal)))
        terminal.type("q")
        terminal.exit_code()
    finally:
        terminal.close()
    return "".join(f"## {key}\n{text}\n" for key, text in pieces)


def main(program, folder):
    program, folder = str(pathlib.Path(program).resolve()), pathlib.Path(folder)

    def write(name, text):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text.replace(str(ROOT), "."))

    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        jobs = {pool.submit(output, program, *command): name for name, command in commands(listing(program))}
        for job in concurrent.futures.as_completed(jobs):
            write(jobs[job], job.result())
    # They wait for most of their time.
    with concurrent.futures.ProcessPoolExecutor(6) as pool:
        jobs = {pool.submit(preview, program, scene, *size): (scene, *size) for scene in RUNS for size in SIZES}
        for job in concurrent.futures.as_completed(jobs):
            write("previews/{}-{}x{}.txt".format(*jobs[job]), job.result())
    print(sum(path.is_file() for path in folder.rglob("*")), "files in", folder)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(f"usage: {sys.argv[0]} PROGRAM FOLDER")
    main(sys.argv[1], sys.argv[2])
