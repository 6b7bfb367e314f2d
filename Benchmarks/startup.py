#!/usr/bin/env python3
"""Measures the program on a pseudo-terminal that is read at once and answers no query.

    Benchmarks/startup.py PROGRAM [SCENE] [--size 120x40] [--starts 20] [--json]

Prints the time to the first frame, the memory, what the first transition costs, how long a drag takes to show,
what the program uses at rest, and what a gallery of 20 thumbnails costs on 200x60. It reads /proc, so it needs Linux.
"""
import os
import pathlib
import statistics
import tempfile
import time

from driven import BETWEEN_FRAMES, BETWEEN_LEISURELY_FRAMES, QUIET, Program, arguments, report, watch


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
        watched = watch(shown, seconds, BETWEEN_LEISURELY_FRAMES)
        result = {
            "gallery CPU %": watched.cpu,
            "gallery frames a second": watched.rate,
            "gallery kB a second": watched.kilobytes / watched.seconds,
            "gallery memory MB": shown.memory(),
        }
        shown.quit()
    return result


def main():
    options = arguments("Measures the program on a pseudo-terminal.", "120x40")
    options.add_argument("--starts", type=int, default=20)
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
    report(result, options.json)


if __name__ == "__main__":
    main()
