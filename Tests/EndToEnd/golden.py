"""Screens as they were recorded; SEGUE_RECORD=1 records them anew."""
import os

from conftest import ROOT

FOLDER = ROOT / "Tests/EndToEnd/golden"

FLAT = """
segue: 1
title: Flat
screens:
  home:
    fill: black
  sheet:
    fill: black
transitions:
  show: {kind: present, from: home, to: sheet, tap: from, tracks: {to: {y: H -> rest}}}
  hide: {kind: dismiss, from: sheet, to: home, tracks: {from: {y: H}}}
gestures:
  pull:
    in: sheet
    recognize: pan
    progress: dy / 400 in 0..1
    drives: hide
    finish: {when: progress > 0.5 or velocity.y > 800}
  spread:
    in: home
    recognize: pinch
    progress: scale - 1 in 0..1
    drives: show
    finish: {when: progress > 0.5}
scripts:
  twice: |
    0.00 tap home
    1.00 press 196 200
    1.05 move 196 300
    1.10 release 196 420
"""
"""Nothing on it, so that a screen holds what is around the device and little else."""


IS_RECORDING = bool(os.environ.get("SEGUE_RECORD"))


def recorded(name, lines):
    """The lines of a recording; where it is to be made anew, these."""
    path = FOLDER / name
    if IS_RECORDING:
        path.parent.mkdir(exist_ok=True)
        path.write_text("\n".join(lines) + "\n")
    return path.read_text().splitlines()


def comes_to_show(terminal, name):
    """Waits until the screen is as it was recorded; to record it, until nothing more comes."""
    if IS_RECORDING:
        assert terminal.falls_silent(1)
    wanted = recorded(name, terminal.lines)
    terminal.wait(lambda: terminal.lines == wanted, f"the screen of {name}")
