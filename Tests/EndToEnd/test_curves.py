"""The curves panel: values and velocities over time, zoom, values under the mouse, a hand's part, numbers as CSV."""
import csv
import io
import json

import pytest

from conftest import ROOT
from golden import recorded

SCENE = "Scenes/slide-down"


def opened(start, columns=120, rows=40, scene=ROOT / SCENE, **options):
    terminal = start(scene, columns=columns, rows=rows, **options)
    terminal.wait_for("ready")
    terminal.key("6")
    terminal.wait_for("curves", "⠤")
    return terminal


def panel(terminal):
    """The panel's lines, its title among them."""
    column, first = terminal.find("▸ 6 curves")
    columns = slice(column, terminal.lines[first].index("×", column) + 1)
    lines = [line[columns].rstrip() for line in terminal.lines]
    end = next(row for row, line in enumerate(lines) if row > first and line.lstrip().startswith("s 0"))
    return lines[first:end + 1]


@pytest.mark.parametrize("columns, rows", [(80, 24), (120, 40), (200, 60)])
def test_screen_is_as_recorded(start, columns, rows):
    terminal = opened(start, columns, rows, scene=ROOT / "Scenes/picture-corner")
    terminal.key("shift-right")
    terminal.wait_for("frame 10")
    name = f"curves/picture-corner-{columns}x{rows}.txt"
    wanted = recorded(name, panel(terminal))
    terminal.wait(lambda: panel(terminal) == wanted, f"what {name} says")


@pytest.mark.parametrize("environment", [{"NO_COLOR": "1"}, {"TERM": "xterm-16color", "COLORTERM": ""}, {}])
def test_is_legible_in_every_depth(start, environment):
    terminal = opened(start, environment=environment)
    terminal.wait_for("pt/s", "● sheet y", "-852.0 pt")


def test_ascii_plots_with_letters(start):
    terminal = start(SCENE, "--glyphs", "ascii", columns=80, rows=24)
    terminal.wait_for("ready")
    terminal.key("6")
    terminal.wait_for("curves", "**")
    assert terminal.text.isascii()


def test_a_click_scrubs_and_hover_tells_values(start):
    terminal = opened(start)
    column, row = terminal.find("⠤")
    terminal.press(column + 20, row)
    terminal.wait_for("paused")
    terminal.release(column + 20, row)
    terminal.type(f"\x1b[<35;{column + 6};{row + 1}M")
    shown = terminal.text
    terminal.wait(lambda: terminal.text != shown and not terminal.find("at 0.4"), "the mouse's time")


def test_keys_zoom_pick_and_switch(start):
    terminal = opened(start)
    terminal.key("+", "+")
    terminal.wait_for("0.02")
    terminal.key("0")
    terminal.wait_without("0.02")
    terminal.key("v")
    terminal.wait(lambda: terminal.text.count("│") and not terminal.find("pt/s    │"), "values alone")
    terminal.key("tab")
    terminal.wait_for("inspector")


def test_a_hands_part_ends_with_a_mark_at_the_release(start):
    terminal = start(SCENE, columns=120, rows=40)
    terminal.wait_for("ready")
    terminal.key("enter")
    terminal.wait_for("finished", "Dismiss")
    terminal.key("6")
    terminal.wait_for("▸ 6 curves ━", "pt/s")
    # The device has moved aside for the panel.
    terminal.wait(lambda: terminal.find("Crocus") and terminal.find("Crocus")[0] > 60, "the device beside the curves")
    column, row = terminal.find("Crocus")
    for step in range(5):
        (terminal.drag if step else terminal.press)(column, row + step)
    terminal.wait_for("interactive")
    terminal.release(column, row + 5)
    terminal.wait_for("◆release")


def test_the_panel_writes_the_curves_that_it_shows_as_the_command_prints_them(start, segue, tmp_path):
    terminal = opened(start, cwd=tmp_path)
    terminal.type("W")
    terminal.wait_for("wrote slide-down-show.csv")
    terminal.type("W")
    terminal.wait_for("wrote slide-down-show-2.csv")
    written = (tmp_path / "slide-down-show.csv").read_text()
    assert written == (tmp_path / "slide-down-show-2.csv").read_text()
    printed = segue("sample", SCENE, "--transition", "show", "--format", "csv", "--velocity")
    assert printed.returncode == 0, printed.stderr
    table, everything = (list(csv.DictReader(io.StringIO(text))) for text in (written, printed.stdout))
    assert set(table[0]) < set(everything[0]) and "sheet y [pt]" in table[0]
    # What only rides along is no curve of its own.
    assert not any(name.startswith("sheet/artwork") for name in table[0])
    assert table == [{name: row[name] for name in table[0]} for row in everything]


def test_the_table_has_the_values_of_the_json_lines(segue):
    table = list(csv.DictReader(io.StringIO(
        segue("sample", SCENE, "-t", "show", "--format", "csv", "--velocity", "--layer", "sheet").stdout)))
    lines = [json.loads(line) for line in segue("sample", SCENE, "-t", "show", "--velocity").stdout.splitlines()]
    assert len(table) == len(lines) > 20
    for row, line in zip(table, lines):
        assert float(row["time [s]"]) == line["t"]
        layer = next(layer for layer in line["layers"] if layer["id"] == "sheet")
        assert float(row["sheet y [pt]"]) == layer["frame"][1]
        assert float(row["sheet y velocity [pt/s]"]) == layer["velocity"]["frame"][1]
    unknown = segue("sample", SCENE, "-t", "show", "--format", "csv", "--layer", "shet")
    assert unknown.returncode == 1 and "did you mean 'sheet'" in unknown.stderr


FADING = """segue: 1
title: Fading
screens: {home: {fill: white}, away: {fill: 0x0000FF}}
transitions:
  go: {kind: push, from: home, to: away, duration: 1, ease: linear, tracks: {to: {fill: 0xFF0000 -> 0x0000FF}}}
"""


def strip_colours(terminal):
    """The grounds of the line that is called after a layer's fill."""
    column, _ = terminal.find("▸ 6 curves")
    rows = [row for row, line in enumerate(terminal.lines) if line[column:].lstrip().startswith("fill")]
    return {cell[1] for row in rows for cell in terminal.cells[row][column:] if cell[0] == " "}


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (200, 60)])
def test_a_colour_is_plotted_and_shown_over_time(start, scene, size):
    terminal = start(scene(FADING), columns=size[0], rows=size[1])
    terminal.wait_for("Fading", "ready")
    terminal.key("6")
    terminal.wait_for("fill.red", "1.000")
    terminal.wait(lambda: len(strip_colours(terminal)) > 10, "a strip of colour")
    terminal.key("end")
    terminal.wait_for("fill.red", "0.000")


def test_without_colours_a_colour_is_said(start, scene):
    terminal = start(scene(FADING), columns=120, rows=40, environment={"NO_COLOR": "1"})
    terminal.wait_for("Fading", "ready")
    terminal.key("6")
    terminal.wait_for("away #f", " to #0")


def test_colours_are_in_the_table(segue, scene):
    path = scene(FADING)
    result = segue("sample", path, "-t", "go", "--format", "csv", "--velocity", "--times", "0.25,0.5")
    assert result.returncode == 0, result.stderr
    rows = list(csv.DictReader(io.StringIO(result.stdout)))
    assert [float(row["away fill.red"]) for row in rows] == [0.75, 0.5]
    assert [float(row["away fill.blue velocity [1/s]"]) for row in rows] == [1, 1]
