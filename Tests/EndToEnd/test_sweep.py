"""Variants of a scene, compared; and runs that are exported in parts."""
import csv
import io
import math
import struct

import pytest

SCENE = """
segue: 1
device: [400, 800]
screens:
  home: {fill: white}
  away: {layers: {dot: {frame: [100, 0, 40, 40], fill: red}}}
transitions:
  go: {kind: push, from: home, to: away, ease: spring(response 0.4 ratio 0.8), tracks: {to: {opacity: 1 -> 1}, to/dot: {x: 0 -> rest}}}
  back: {kind: pop, from: away, to: home, duration: 0.25, tracks: {from: {opacity: 0}}}
"""


def table(text):
    return list(csv.reader(io.StringIO(text)))


def test_without_settings_all_values_are_listed(segue, scene):
    result = segue("sweep", scene(SCENE))
    assert result.returncode == 0 and result.stderr == ""
    lines = result.stdout.splitlines()
    assert "transitions/go/ease ratio  0.8" in lines and "transitions/back/duration  0.25" in lines


def test_a_sweep_of_a_springs_ratio(segue, scene, tmp_path):
    path, sheet = tmp_path / "ratio.csv", tmp_path / "ratio.png"
    result = segue("sweep", scene(SCENE), "-t", "go", "--set", "ease ratio=0.4..0.8 step 0.2", "--measure", "overshoot,settle",
                   "--csv", path, "--sheet", sheet, "--frames", "4")
    assert result.returncode == 0, result.stderr
    assert result.stdout.splitlines()[0].split() == ["go/ease", "ratio", "overshoot", "settle"]
    assert result.stdout.splitlines()[-2:] == ["overshoot in away/dot x", "settle in away/dot x"]
    rows = table(path.read_text())
    assert rows[0] == ["transitions/go/ease ratio", "overshoot [%]", "overshoot in", "settle [s]", "settle in"]
    assert [row[0] for row in rows[1:]] == ["0.4", "0.6", "0.8"]
    for ratio, overshoot, place, settle, _ in rows[1:]:
        expected = 100 * math.exp(-math.pi * float(ratio) / math.sqrt(1 - float(ratio) ** 2))
        assert float(overshoot) == pytest.approx(expected, rel=2e-3) and place == "away/dot x"
        assert 0.1 < float(settle) < 1
    width, height = struct.unpack(">II", sheet.read_bytes()[16:24])
    assert f": {width} × {height}, 3 variants, " in result.stderr


def test_settings_make_a_grid_and_jobs_change_nothing(segue, scene, tmp_path):
    path = scene(SCENE)
    texts = []
    for jobs in ("1", "5"):
        out = tmp_path / f"{jobs}.csv"
        assert segue("sweep", path, "--set", "ease ratio=0.5,0.9", "--set", "response=0.2..0.4 in 3", "--jobs", jobs, "--csv",
                     out).returncode == 0
        texts.append(out.read_text())
    assert texts[0] == texts[1]
    assert [row[:2] for row in table(texts[0])[1:]] == [[ratio, response] for ratio in ("0.5", "0.9")
                                                       for response in ("0.2", "0.3", "0.4")]


def test_parts_of_a_sweep_joined_are_one(segue, scene, tmp_path):
    path, setting = scene(SCENE), ("--set", "ease ratio=0.3..0.9 step 0.1")
    assert segue("sweep", path, *setting, "--csv", tmp_path / "whole.csv").returncode == 0
    for part in range(1, 5):
        assert segue("sweep", path, *setting, "--shard", f"{part}/4", "--csv", tmp_path / f"{part}.csv").returncode == 0
    joined = b"".join((tmp_path / f"{part}.csv").read_bytes() for part in range(1, 5))
    assert joined == (tmp_path / "whole.csv").read_bytes()


def test_a_refused_variant_does_not_stop_the_others(segue, scene, tmp_path):
    out = tmp_path / "x.csv"
    result = segue("sweep", scene(SCENE), "--set", "back/duration=0.2,-1,nonsense", "--csv", out)
    assert result.returncode == 1
    assert [line.split()[-1] for line in result.stdout.splitlines()[2:4]] == ["refused", "refused"]
    assert "duration -1:" in result.stderr and "scene.yaml:9:53: error: " in result.stderr
    assert [row[1] != "" for row in table(out.read_text())[1:]] == [True, False, False]


def test_a_value_that_the_run_does_not_use_is_told(segue, scene):
    result = segue("sweep", scene(SCENE), "-t", "go", "--set", "back/duration=0.2,0.5")
    assert result.returncode == 0 and result.stderr == "note: 'transitions/back/duration' changes nothing of this run\n"


def test_a_hand_s_steps_are_no_jumps(segue):
    result = segue("sweep", "slide-down", "--script", "cancel", "--set", "pull/speed=1,2", "--measure", "jump,speed")
    assert result.returncode == 0, result.stderr
    for line in result.stdout.splitlines()[1:3]:
        _, jump, _, speed, _ = line.split()
        # The farthest leap is where the spring of `show` is cut off at its duration, and it is the fastest of all.
        assert float(jump) < 1 and 9300 < float(speed) < 9400


def test_a_script_is_swept_too(segue, tmp_path):
    result = segue("sweep", "slide-down", "--script", "cancel", "--set", "pull/speed=2,0.5", "--measure", "settle")
    assert result.returncode == 0, result.stderr
    first, second = (float(line.split()[1]) for line in result.stdout.splitlines()[1:3])
    assert 0 < first < second


@pytest.mark.parametrize("arguments, message, code", [
    (("--set", "ease ratio"), "sets nothing: write PATH=VALUES", 1),
    (("--set", "ease ratio=1..2"), "are no values", 1),
    (("--set", "ease ratio=0..1 step 1e-9"), "more than 10000 values", 1),
    (("--set", "eas ratio=1"), "the scene has no value 'eas ratio'", 1),
    (("--set", "duration=1", "--set", "back/duration=2"), "is set twice", 1),
    (("--set", "duration=1", "--measure", "speeed"), "--measure", 2),
    (("--set", "duration=1", "--measure", "speed,speed"), "--measure", 2),
    (("--set", "duration=1", "--layer", "away/dt"), "did you mean 'away/dot'?", 1),
    (("--set", "duration=1", "--shard", "3/2"), "--shard", 2),
    (("--set", "duration=1", "--shard", "1/2", "--sheet", "x.png"), "leave out --shard", 2),
    (("--set", "duration=1", "--sheet", "x.gif"), "ends in .png", 2),
    (("--set", "duration=1", "--csv", "x.txt"), "ends in .csv", 2),
    (("--set", "duration=1", "--csv", "no/such/x.csv"), "no/such/x.csv", 1),
    (("--set", "duration=1", "--frames", "4"), "are for --sheet", 2),
    (("--set", "duration=1", "--sheet", "x.png", "--scale", "9"), "--scale must be", 2),
    (("--set", "duration=1", "--jobs", "0"), "--jobs must be", 2),
    (("--measure", "speed"), "Say with --set", 2),
    (("--set", "duration=1", "-t", "og"), "has no transition 'og'", 1),
    (("--set", "home/fill=1..2 step 1"), "is no number", 1),
    (tuple(word for k in ("go/ease ratio", "response", "back/duration") for word in ("--set", f"{k}=0..1 in 200")),
     "more than 1000000 variants", 1),
    (tuple(word for k in ("go/ease ratio", "response") for word in ("--set", f"{k}=0..1 in 200")), "more than 20000 variants", 1),
])
def test_bad_input_is_one_clear_message(segue, scene, tmp_path, arguments, message, code):
    result = segue("sweep", scene(SCENE), *arguments, cwd=tmp_path)
    assert result.returncode == code, result.stderr
    assert message in result.stderr and result.stdout == ""
    assert sorted(path.name for path in tmp_path.iterdir()) == ["scene.yaml"]


def test_a_swift_file_has_no_values_to_name(segue, tmp_path):
    path = tmp_path / "Card.swift"
    path.write_text("import UIKit\n")
    result = segue("sweep", path, "--set", "duration=1")
    assert result.returncode == 2 and "a Swift file has none" in result.stderr


@pytest.mark.parametrize("ending", ["csv", "jsonl"])
def test_parts_of_a_table_joined_are_one(segue, tmp_path, ending):
    whole = tmp_path / f"whole.{ending}"
    options = ("export", "slide-down", "-t", "show", "--frames", "3..20")
    assert segue(*options, "-o", whole).returncode == 0
    joined = b""
    for part in range(1, 4):
        path = tmp_path / f"{part}.{ending}"
        result = segue(*options, "--shard", f"{part}/3", "-o", path)
        assert result.returncode == 0 and ": 6 rows, " in result.stderr
        joined += path.read_bytes()
    assert joined == whole.read_bytes()


def test_parts_of_the_pictures_are_all_pictures(segue, tmp_path):
    options = ("export", "slide-down", "-t", "show", "--fps", "10", "--scale", "0.2")
    assert segue(*options, "-o", f"{tmp_path}/whole/").returncode == 0
    for part in (2, 1):
        assert segue(*options, "--shard", f"{part}/2", "-o", f"{tmp_path}/parts/").returncode == 0
    whole, parts = ({path.name: path.read_bytes() for path in (tmp_path / name).iterdir()} for name in ("whole", "parts"))
    assert whole == parts and len(whole) > 4


@pytest.mark.parametrize("name", ["x.gif", "x.svg", "x.html", "x.cast", "x.png", "x.webp"])
def test_only_what_can_be_joined_comes_in_parts(segue, tmp_path, name):
    result = segue("export", "slide-down", "--shard", "1/2", "-o", tmp_path / name)
    assert result.returncode == 2 and "whose parts can be joined" in result.stderr
    assert not list(tmp_path.iterdir())
