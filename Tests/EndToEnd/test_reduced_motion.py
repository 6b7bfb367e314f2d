"""Reduced motion: by option, by environment, by key; the scene's own alternative, else a fade."""
import json

import pytest

SCENE = """
segue: 1
title: Reduced
device: iphone-15
screens:
  home: {fill: systemIndigo}
  sheet: {fill: systemOrange}
transitions:
  show: {kind: push, from: home, to: sheet, duration: 0.4, ease: linear, tracks: {to: {x: W -> rest}}}
  lift:
    kind: push
    from: home
    to: sheet
    duration: 0.4
    ease: linear
    tracks: {to: {x: W -> rest}}
    reduce-motion: {duration: 0.2, ease: linear, tracks: {to: {radius: 40 -> 0}}}
"""
REDUCED = {"SEGUE_REDUCE_MOTION": "1"}


def sheet(segue, path, *options, transition="show", environment=None):
    """The sheet's values after 0.1 s."""
    result = segue("sample", path, "--transition", transition, "--times", "0.1", *options, environment=environment)
    assert result.returncode == 0, result.stderr
    layers = json.loads(result.stdout)["layers"]
    return next(layer for layer in layers if layer["id"] == "sheet")


@pytest.mark.parametrize("options, environment, is_reduced", [
    ([], {}, False),
    (["--reduce-motion"], {}, True),
    ([], REDUCED, True),
    (["--no-reduce-motion"], REDUCED, False),
    ([], {"SEGUE_REDUCE_MOTION": "0"}, False),
    ([], {"SEGUE_REDUCE_MOTION": ""}, False),
])
def test_sample_fades_where_motion_is_reduced(segue, scene, options, environment, is_reduced):
    values = sheet(segue, scene(SCENE), *options, environment=environment)
    if is_reduced:
        assert values["frame"][0] == 0 and 0 < values["opacity"] < 1
    else:
        assert values["frame"][0] == pytest.approx(0.75 * 393) and values["opacity"] == 1


def test_a_transitions_own_alternative_comes_before_the_fade(segue, scene):
    values = sheet(segue, scene(SCENE), "--reduce-motion", transition="lift")
    assert values["frame"][0] == 0 and values["opacity"] == 1
    assert values["cornerRadius"] == pytest.approx(20)


def test_trace_ends_with_the_alternative(segue, scene):
    result = segue("trace", scene(SCENE), "--transition", "lift", "--reduce-motion")
    assert "0.200 completeTransition(true)" in result.stdout.splitlines()


def test_render_draws_the_alternative(segue, scene):
    path = scene(SCENE)
    arguments = ("render", path, "--transition", "show", "--progress", "0.5", "--size", "40x20", "--format", "json")
    assert segue(*arguments).stdout != segue(*arguments, "--reduce-motion").stdout


def test_the_key_reduces_motion_in_the_middle_of_a_run(start, scene):
    terminal = start(scene(SCENE))
    terminal.wait_for("ready")
    terminal.key("shift-right")
    terminal.wait_for("frame 10")
    terminal.key("u")
    terminal.wait_for("Reduced · reduced motion", "frame 10")
    terminal.key("u")
    terminal.wait_without("reduced motion")
    terminal.wait_for("frame 10")


@pytest.mark.parametrize("arguments, environment", [(["--reduce-motion"], {}), ([], REDUCED)])
def test_the_previewer_begins_with_it(start, scene, arguments, environment):
    terminal = start(scene(SCENE), *arguments, environment=environment)
    terminal.wait_for("reduced motion", "ready")
