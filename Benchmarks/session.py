#!/usr/bin/env python3
"""Measures a session with every panel open, on a pseudo-terminal that is read at once and answers no query.

    Benchmarks/session.py PROGRAM [SCENE] [--size 200x60] [--seconds 5] [--json]

Prints what a looping transition costs with and without panels, how long a knob's turn and a saved file take to show,
and what the program uses at rest. It reads /proc, so it needs Linux.
"""
import pathlib
import re
import shutil
import statistics
import tempfile
import time

from driven import BETWEEN_FRAMES, Program, arguments, report, watch

PANELS = "12345678"


def keys(program, text):
    """Presses keys one by one, each drawn before the next."""
    for key in text:
        program.type(key)
        program.settle(0.5)


def playing(program, seconds):
    """What a loop costs: of the processor in all, of the main thread and in bytes a frame."""
    watched = watch(program, seconds)
    return {
        "CPU %": watched.cpu,
        "frame CPU ms": watched.thread_milliseconds / max(watched.frames, 1),
        "frames a second": watched.rate,
        "ms between frames": watched.spacing,
        "kB a frame": watched.kilobytes / max(watched.frames, 1),
    }


def answers(program, act, count):
    """Milliseconds from an act, after an idle moment, to the last byte of the first frame that shows it."""
    times = []
    for step in range(count):
        sent = time.perf_counter()
        act(step)
        first = program.read(2)
        if not first:
            continue
        end = first[0]
        while event := program.read(BETWEEN_FRAMES):
            end = event[0]
            if end - sent > 0.5:
                break
        times.append((end - sent) * 1000)
        program.type("\x1b[F")
        program.settle(0.3)
    return times


def main():
    options = arguments("Measures a session with every panel open.", "200x60")
    options.add_argument("--seconds", type=float, default=5)
    options = options.parse_args()
    columns, rows = map(int, options.size.split("x"))
    result = {}
    with tempfile.TemporaryDirectory() as folder:
        scene = pathlib.Path(shutil.copytree(options.scene, pathlib.Path(folder) / "scene"))
        for name, panels in (("alone", ""), ("all panels", PANELS)):
            program = Program([options.program, str(scene)], columns, rows)
            program.settle()
            # The scene's own panel is open from the start where there is room.
            keys(program, panels.replace("1", ""))
            keys(program, "l")
            program.type(" ")
            program.read(1)
            for what, value in playing(program, options.seconds).items():
                result[f"{name}: {what}"] = value
            program.type(" ")
            program.settle(0.3)
            if panels:
                keys(program, "l")
                program.type("\x1b[F")
                program.settle(0.3)
                turns = answers(program, lambda step: program.type("\x1b[C" if step % 2 else "\x1b[D"), 30)
                result["knob ms, median"] = statistics.median(turns)
                result["knob ms, p90"] = sorted(turns)[len(turns) * 9 // 10]
                file = scene / "scene.yaml"
                texts = [file.read_bytes(), re.sub(rb"(?m)^title: .*$", b"title: Another", file.read_bytes())]
                program.settle(0.3)
                saves = answers(program, lambda step: file.write_bytes(texts[(step + 1) % 2]), 20)
                result["reload ms, median"] = statistics.median(saves)
                result["reload ms, p90"] = sorted(saves)[len(saves) * 9 // 10]
                program.settle(0.5)
                before, began = program.cpu(), time.perf_counter()
                program.settle(3)
                time.sleep(max(0, 3 - (time.perf_counter() - began)))
                result["idle CPU %"] = 100 * (program.cpu() - before) / (time.perf_counter() - began)
            program.type("\x03")
            program.settle(1)
            program.process.kill()
    report(result, options.json)


if __name__ == "__main__":
    main()
