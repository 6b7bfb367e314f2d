#!/usr/bin/env python3
"""Measures the program beside chafa and ncurses on the same frames, in one run.

    Benchmarks/compare.py PROGRAM [--size 120x40] [--data Benchmarks/.data] [--json]

Prints nanoseconds a cell (medians of processor time, one thread), quality against frames at 8 x 16 pixels a cell, and
how many times longer the best peer takes. What is not installed is left out.
"""
import argparse
import json
import math
import os
import shutil
import subprocess

import clips
import quality

HERE = os.path.dirname(os.path.abspath(__file__))

OURS = [("half", "half"), ("quadrant", "blocks"), ("sextant", "thirds"), ("octant", "dots"), ("eighths", "blocks"),
        ("smooth", "blocks"), ("smooth-octants", "blocks")]
"""Glyph sets with the frames they are given."""

CHAFA = {"half": "half", "quadrant": "quadrant", "sextant": "sextant", "octant": "all", "eighths": "block",
         "smooth": "all", "smooth-octants": "all"}
"""What chafa has to set against each: without octants, everything it has."""


def build(folder, name, packages, extra):
    """The path of a measuring program, or None where what it needs is missing."""
    if not shutil.which("cc") or not shutil.which("pkg-config"):
        return None
    flags = subprocess.run(["pkg-config", "--cflags", "--libs"] + packages, capture_output=True, text=True)
    if flags.returncode:
        return None
    source, program = os.path.join(HERE, "peers", name + ".c"), os.path.join(folder, name)
    subprocess.run(["cc", "-O2", source, "-o", program] + flags.stdout.split() + extra, check=True)
    return program


class Comparison:
    def __init__(self, program, columns, rows, folder):
        self.program, self.columns, self.rows, self.folder = program, columns, rows, folder
        clips.write(folder, columns, rows)
        self.chafa = build(folder, "chafa", ["chafa"], [])
        self.ncurses = build(folder, "ncurses", ["ncursesw"], ["-lpthread"])

    def frames(self, clip, unit):
        return clips.path(self.folder, clip, self.columns, self.rows, unit)

    def cells(self, clip, name):
        return clips.path(self.folder, clip, self.columns, self.rows, name) + ".tcel"

    def ours(self, clip, glyphs, unit):
        across, down = clips.UNITS[unit]
        command = [self.program, "bench", "--rgba", self.frames(clip, unit),
                   f"{across * self.columns}x{down * self.rows}", "--size", f"{self.columns}x{self.rows}",
                   "--glyphs", glyphs, "--cells", self.cells(clip, glyphs), "--json"]
        report = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
        stages = report["milliseconds"]
        return {"fit": stages["fit"]["nanosecondsPerCell"], "least": stages["fit"]["leastNanosecondsPerCell"],
                "show": sum(stages[stage]["nanosecondsPerCell"] for stage in ("diff", "encode")),
                "bytes": report["bytes"]["median"]}

    def theirs(self, clip, symbols, unit):
        across, down = clips.UNITS[unit]
        command = [self.chafa, self.frames(clip, unit), self.columns, self.rows, across, down, symbols,
                   self.cells(clip, "chafa-" + symbols)]
        line = subprocess.run([str(word) for word in command], check=True, capture_output=True, text=True).stdout
        fit, show, count = (float(word) for word in line.split())
        return {"fit": fit, "show": show, "bytes": count}

    def quality(self, name):
        """Decibels of the mean squared error of all clips, and their mean similarity."""
        pairs = [quality.score(self.cells(clip, name), clips.path(self.folder, clip, self.columns, self.rows,
                                                                 "reference") + ".npy") for clip in clips.NAMES]
        error = sum(pair[0] for pair in pairs) / len(pairs)
        return 10 * math.log10(255 ** 2 / error), sum(pair[1] for pair in pairs) / len(pairs)

    def row(self, glyphs, unit):
        ours = [self.ours(clip, glyphs, unit) for clip in clips.NAMES]
        result = {"glyphs": glyphs} | {key: mean(ours, key) for key in ours[0]}
        result["decibels"], result["similarity"] = self.quality(glyphs)
        symbols = CHAFA.get(glyphs)
        if self.chafa and symbols:
            theirs = [self.theirs(clip, symbols, "blocks") for clip in clips.NAMES]
            result["chafa"] = {"symbols": symbols} | {key: mean(theirs, key) for key in theirs[0]}
            result["chafa"]["decibels"], result["chafa"]["similarity"] = self.quality("chafa-" + symbols)
        return result

    def screen(self):
        """Showing half blocks: ours against ncurses."""
        if not self.ncurses:
            return None
        times, counts = [], []
        for clip in clips.NAMES:
            command = [self.ncurses, self.cells(clip, "half"), str(self.columns), str(self.rows)]
            ran = subprocess.run(command, capture_output=True, text=True)
            if ran.returncode:
                return None
            words = ran.stdout.split()
            times.append(float(words[0]))
            counts.append(float(words[1]))
        return {"show": sum(times) / len(times), "bytes": sum(counts) / len(counts)}


def mean(results, key):
    return sum(result[key] for result in results) / len(results)


def show(rows, screen):
    print(f"{'glyphs':16}{'fit ns/cell':>12}{'least':>8}{'dB':>8}{'SSIM':>7}   "
          f"{'chafa':10}{'ns/cell':>9}{'dB':>8}{'SSIM':>7}{'ratio':>9}")
    for row in rows:
        line = f"{row['glyphs']:16}{row['fit']:12.1f}{row['least']:8.1f}{row['decibels']:8.2f}{row['similarity']:7.3f}"
        if "chafa" in row:
            peer = row["chafa"]
            line += (f"   {peer['symbols']:10}{peer['fit']:9.0f}{peer['decibels']:8.2f}{peer['similarity']:7.3f}"
                     f"{peer['fit'] / row['fit']:8.0f}x")
        print(line)
    half = rows[0]
    print(f"\nshowing half blocks: diff and encode {half['show']:.1f} ns/cell, {half['bytes']:.0f} bytes a frame")
    if screen:
        print(f"  ncurses, pairs and doupdate: {screen['show']:.0f} ns/cell ({screen['show'] / half['show']:.0f}x), "
              f"{screen['bytes']:.0f} bytes ({screen['bytes'] / half['bytes']:.2f}x)")
    if "chafa" in half:
        peer = half["chafa"]
        print(f"  chafa, whole frames:         {peer['show']:.0f} ns/cell ({peer['show'] / half['show']:.1f}x), "
              f"{peer['bytes']:.0f} bytes ({peer['bytes'] / half['bytes']:.2f}x)")


def main():
    options = argparse.ArgumentParser(description="Measures the program beside chafa and ncurses.")
    options.add_argument("program")
    options.add_argument("--size", default="120x40")
    options.add_argument("--data", default=os.path.join(HERE, ".data"))
    options.add_argument("--json", action="store_true")
    options = options.parse_args()
    columns, rows = map(int, options.size.split("x"))
    comparison = Comparison(options.program, columns, rows, options.data)
    results = [comparison.row(glyphs, unit) for glyphs, unit in OURS]
    screen = comparison.screen()
    if options.json:
        print(json.dumps({"glyphs": results, "ncurses": screen}))
    else:
        show(results, screen)


if __name__ == "__main__":
    main()
