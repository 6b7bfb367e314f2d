"""Whatever a megabyte of scene asks for, `check`, `list`, `render` and `sample` end within bounds of processor time and
memory.

What takes more is ended by the system, as in Tests/SegueFuzz/Bounds.swift.
"""
import subprocess
import sys

import pytest

from conftest import ROOT
from terminal import base_environment

SECONDS = 4
"""Of the processor's time: twice what is promised, for machines with half the pace."""
MEGABYTES = 200

HEAD = "segue: 1\n"
TWO = "screens: {a: {}, b: {}}\n"


def layers(count, text):
    return HEAD + "screens:\n  a:\n    layers:\n" + "".join(f"      l{n}: {{{text.format(n, n + 1)}}}\n" for n in range(count))


def transitions(count, seconds, copies):
    lines = "".join(
        f"  t{n}: {{kind: push, from: a, to: b, duration: {seconds}, tracks: {{to: {{x: W -> rest}}}}}}\n" for n in range(count)
    )
    return HEAD + f"screens: {{a: {{layers: {{a: {{repeat: {copies}}}}}}}, b: {{}}}}\ntransitions:\n" + lines


def scripts(count, text):
    return (HEAD + TWO + "transitions: {go: {kind: push, from: a, to: b}}\nscripts:\n"
            + "".join(f"  s{n}: |\n    {text}\n" for n in range(count)))


SCENES = {
    "unknown screens": layers(9000, "opacity: nme{0}.x"),
    "unknown layers": layers(9000, "opacity: a/nme{0}.x"),
    "unknown siblings": layers(9000, "opacity: parent/nme{0}.x"),
    "misspelt keys": layers(25000, "opactiy: nme{0}.x"),
    "one line": HEAD + "screens: {a: {layers: {" + ", ".join(f"l{n}: {{opactiy: n}}" for n in range(40000)) + "}}}\n",
    "unknown sections": HEAD + "screens: {a: {}}\n" + "".join(f"e{n}: 1\n" for n in range(90000)),
    "gestures": HEAD + TWO + "transitions: {go: {kind: push, from: a, to: b}}\ngestures:\n" + "".join(
        f"  g{n}: {{pan: right, on: a, begins: go}}\n" for n in range(20000)),
    "unused presets": HEAD + TWO + "presets:\n" + "".join(
        f"  p{n}: {{duration: 1, tracks: {{to: {{x: W -> rest}}}}}}\n" for n in range(18000)
    ) + "transitions: {go: {kind: push, from: a, to: b}}\n",
    "transitions": transitions(9000, 60, 4000),
    "short transitions": transitions(9000, 0.1, 1),
    "one long transition": transitions(1, 60, 9000),
    "scripts that wait": scripts(12000, "0 trigger go\n    3600 release 1 1"),
    "scripts in vain": scripts(12000, "0 tap a"),
    "layers that read each other": layers(9000, "x: a/l{1}.x + a/l{1}.y, y: a/l{1}.x + a/l{1}.y").replace(
        "a/l9000.x + a/l9000.y", "1"),
}


@pytest.mark.parametrize("command", ["check", "list", "render"])
@pytest.mark.parametrize("scene", SCENES)
def test_a_megabyte_is_read_and_checked_within_bounds(program, tmp_path, scene, command):
    if "debug" in str(program):
        pytest.skip("the bounds are those of an optimized program")
    path = tmp_path / "scene.yaml"
    path.write_text(SCENES[scene])
    assert path.stat().st_size < 1 << 20
    more = ["-o", tmp_path / "picture.png"] if command == "render" else []
    assert bounded([program, command, path, *more], tmp_path / "out") in (0, 1)
    assert (tmp_path / "out").stat().st_size < 1 << 20


START = """
import os, resource, sys
seconds, out, *arguments = sys.argv[1:]
resource.setrlimit(resource.RLIMIT_CPU, (int(seconds), int(seconds)))
files = [(os.POSIX_SPAWN_OPEN, 0, "/dev/null", os.O_RDONLY, 0), (os.POSIX_SPAWN_OPEN, 1, out, os.O_WRONLY | os.O_CREAT, 0o600),
         (os.POSIX_SPAWN_DUP2, 1, 2)]
_, status, usage = os.wait4(os.posix_spawn(arguments[0], arguments, os.environ, file_actions=files), 0)
print(os.waitstatus_to_exitcode(status), usage.ru_utime + usage.ru_stime, usage.ru_maxrss)
"""
"""Starts a command from a process that is small itself: the memory of the one that starts it counts as its own."""


def bounded(arguments, out):
    """How a command ends within the bounds."""
    command = [sys.executable, "-S", "-c", START, SECONDS, out, *arguments]
    told = subprocess.run([str(part) for part in command], cwd=ROOT, env=base_environment(), check=True, capture_output=True, text=True)
    code, seconds, kilobytes = told.stdout.split()
    print(f"{arguments[1:]}: {float(seconds):.2f} s, {int(kilobytes) // 1024} MB")
    assert int(kilobytes) < MEGABYTES * 1024
    return int(code)


@pytest.mark.parametrize("more", [[], ["--format", "csv"], ["--velocity"], ["--velocity", "--times", "1.5"]])
def test_a_run_of_ten_thousand_layers_is_refused_in_bounds(program, tmp_path, more):
    if "debug" in str(program):
        pytest.skip("the bounds are those of an optimized program")
    arguments = [program, "sample", "explode", "--script", "finish", "--device", "20x3000", *more]
    assert bounded(arguments, tmp_path / "out") == 1
    said = (tmp_path / "out").read_text()
    assert said.startswith("error: the run has ") and said.count("\n") == 2


def test_an_hour_of_few_layers_is_refused_and_sampled_more_seldom(segue, tmp_path):
    path = tmp_path / "hour.script"
    path.write_text("0 trigger show\n1 press 100 100\n3600 release 100 600\n")
    refused = segue("sample", "slide-down", "--script", path, "--fps", "120")
    assert refused.returncode == 1 and refused.stdout == ""
    assert "--fps" in refused.stderr and "--times" in refused.stderr
    assert segue("sample", "slide-down", "--script", path, "--fps", "1").returncode == 0


def test_what_is_left_out_is_told(segue, scene):
    found = segue("check", scene(transitions(800, 60, 4000))).stderr
    assert " is not checked to its end nor the " in found and "take too much work" in found
