"""Videos that ffmpeg makes, read back by ffprobe and ffmpeg, and what happens where it fails."""
import json
import math
import os
import pathlib
import shutil
import signal
import subprocess

import pytest
from PIL import Image

pytestmark = pytest.mark.skipif(not shutil.which("ffmpeg"), reason="no ffmpeg: Scripts/bootstrap.sh test")
RUN = ("slide-down", "-t", "show", "--scale", "0.5", "--fps", "25")


def probed(path):
    result = subprocess.run(["ffprobe", "-v", "error", "-count_frames", "-show_streams", "-of", "json", path],
                            capture_output=True, check=True)
    return json.loads(result.stdout)["streams"]


def pixels(path, width, height):
    """The frames as RGB bytes."""
    raw = subprocess.run(
        ["ffmpeg", "-v", "error", "-i", path, "-vf", "scale=in_color_matrix=bt709:in_range=tv:flags=accurate_rnd",
         "-f", "rawvideo", "-pix_fmt", "rgb24", "-"], capture_output=True, check=True).stdout
    step = width * height * 3
    return [Image.frombytes("RGB", (width, height), raw[place:place + step]) for place in range(0, len(raw), step)]


def decibels(one, other):
    error = sum((a - b) ** 2 for a, b in zip(one.tobytes(), other.tobytes())) / len(one.tobytes())
    return 10 * math.log10(255 * 255 / error) if error else math.inf


@pytest.mark.parametrize("ending, codec", [("mp4", "h264"), ("webm", "vp9")])
def test_a_video_has_the_runs_frames_at_their_rate(segue, tmp_path, ending, codec):
    path = tmp_path / f"x.{ending}"
    result = segue("export", *RUN, "--hold", "0.2", "-o", path)
    assert result.returncode == 0 and result.stdout == "", result.stderr
    assert segue("export", *RUN, "-o", f"{tmp_path}/frames/").returncode == 0
    meant = [Image.open(name).convert("RGB") for name in sorted((tmp_path / "frames").iterdir())]
    assert meant[0].size == (197, 426)
    (stream,) = probed(path)
    assert (stream["codec_name"], stream["width"], stream["height"], stream["pix_fmt"]) == (codec, 198, 426, "yuv420p")
    assert stream["r_frame_rate"] == "25/1" and int(stream["nb_read_frames"]) == len(meant) + 5
    assert {stream[key] for key in ("color_space", "color_primaries", "color_transfer")} == {"bt709"}
    assert stream["color_range"] == "tv"
    assert f"{path}: 198 × 426, " in result.stderr and " 25 a second, " in result.stderr
    found = [frame.crop((0, 0, 197, 426)) for frame in pixels(path, 198, 426)]
    meant += [meant[-1]] * 5
    # Colours have half the pixels each way, so sharp edges between them are soft.
    assert min(map(decibels, found, meant)) > 30
    gray = [[frame.convert("L") for frame in frames] for frames in (found, meant)]
    assert min(map(decibels, *gray)) > 38


def test_an_mp4_can_be_played_while_it_is_loaded(segue, tmp_path):
    assert segue("export", *RUN, "-o", tmp_path / "x.mp4").returncode == 0
    data = (tmp_path / "x.mp4").read_bytes()
    assert 0 < data.index(b"moov") < data.index(b"mdat")


@pytest.mark.parametrize("ending", ["mp4", "webm"])
def test_the_same_run_gives_the_same_bytes(segue, tmp_path, ending):
    for name in ("a", "b"):
        path = tmp_path / f"{name}.{ending}"
        assert segue("export", "crossfade", "--scale", "0.25", "--fps", "10", "-o", path).returncode == 0
    assert (tmp_path / f"a.{ending}").read_bytes() == (tmp_path / f"b.{ending}").read_bytes()


def stand_in(folder, script):
    """A program called ffmpeg, found before the real one."""
    folder.mkdir()
    program = folder / "ffmpeg"
    program.write_text(f"#!/bin/sh\n{script}\n")
    program.chmod(0o755)
    return {"PATH": f"{folder}:{os.environ['PATH']}"}


@pytest.mark.parametrize("script, message", [
    ("echo 'Unknown encoder' >&2; exit 8", "error: ffmpeg failed with status 8:\n  Unknown encoder\n"),
    ("cat > /dev/null; echo one >&2; echo two >&2; exit 1", "status 1:\n  one\n  two\n"),
    ("head -c 1000 > /dev/null; kill -9 $$", "error: ffmpeg was ended by signal 9\n"),
    ("head -c 1000 > /dev/null; printf '\\033[31mred' >&2; exit 1", "status 1:\n  ␛[31mred\n"),
    ("exit 0", "error: ffmpeg ended before it had all pictures\n"),
])
def test_an_ffmpeg_that_fails_leaves_the_old_file(segue, tmp_path, script, message):
    path = tmp_path / "x.mp4"
    path.write_bytes(b"old")
    environment = stand_in(tmp_path / "bin", script) | {"TMPDIR": str(tmp_path / "scratch")}
    (tmp_path / "scratch").mkdir()
    result = segue("export", *RUN, "-o", path, environment=environment)
    assert result.returncode == 1 and message in result.stderr, result.stderr
    assert path.read_bytes() == b"old" and list((tmp_path / "scratch").iterdir()) == []
    assert sorted(item.name for item in tmp_path.iterdir()) == ["bin", "scratch", "x.mp4"]


def test_without_ffmpeg_it_names_what_does_without(segue, tmp_path):
    result = segue("export", *RUN, "-o", tmp_path / "x.webm", environment={"PATH": str(tmp_path)})
    assert result.returncode == 1 and "an .webm" not in result.stderr
    assert "ffmpeg, which is not on PATH" in result.stderr and ".webp" in result.stderr
    assert list(tmp_path.iterdir()) == []


def test_no_folder_for_temporary_files_is_an_error(segue, tmp_path):
    result = segue("export", *RUN, "-o", tmp_path / "x.mp4", environment={"TMPDIR": "/nowhere/at/all"})
    assert result.returncode == 1 and "ffmpeg cannot be used: no such file or directory" in result.stderr


def environments_of(name):
    """What the processes of a name that still run were started with."""
    for process in pathlib.Path("/proc").glob("[0-9]*"):
        try:
            if (process / "comm").read_text().strip() == name:
                yield (process / "environ").read_bytes()
        except OSError:
            continue


def test_an_interrupted_video_leaves_nothing(start, tmp_path):
    path, scratch = tmp_path / "x.mp4", tmp_path / "scratch"
    path.write_bytes(b"old")
    scratch.mkdir()
    terminal = start("export", "slide-down", "-t", "show", "--scale", "3", "-o", path, environment={"TMPDIR": str(scratch)})
    terminal.wait_for_output(b" %")
    terminal.signal(signal.SIGINT)
    assert terminal.exit_code() in (130, -signal.SIGINT)
    assert not any(str(scratch).encode() in environment for environment in environments_of("ffmpeg"))
    assert list(scratch.iterdir()) == [] and path.read_bytes() == b"old"
    assert sorted(item.name for item in tmp_path.iterdir()) == ["scratch", "x.mp4"]


@pytest.mark.parametrize("options, message", [
    (("-o", "x.mp4", "--fps", "29.97"), "whole numbers from 1 to 240"),
    (("-o", "x.mp4", "--once"), "--once is not for a video"),
    (("-o", "x.mp4", "--quality", "near"), "--quality is for a .webp"),
    (("-o", "none/x.mp4", "--scale", "0.1"), "cannot write"),
    (("-o", "x.mkv"), "names no format"),
])
def test_what_cannot_be_exported_is_refused(segue, tmp_path, options, message):
    result = segue("export", "slide-down", *options, cwd=tmp_path)
    assert result.returncode in (1, 2) and message in result.stderr, result.stderr
    assert list(tmp_path.iterdir()) == []


def test_a_format_can_be_named_for_any_file(segue, tmp_path):
    assert segue("export", *RUN, "--format", "mp4", "-o", tmp_path / "movie").returncode == 0
    assert probed(tmp_path / "movie")[0]["codec_name"] == "h264"
    full = segue("export", *RUN, "--format", "mp4", "-o", "/dev/full")
    assert full.returncode == 1 and "cannot write '/dev/full'" in full.stderr
