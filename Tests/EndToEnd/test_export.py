"""Movies that leave the program."""
import json
import os
import resource
import signal
import struct
import subprocess

import pyte
import pytest

from conftest import ROOT
from terminal import base_environment


def chunks(data):
    """The names of a PNG's chunks with their bytes."""
    place, found = 8, []
    while place < len(data):
        length, name = struct.unpack(">I4s", data[place:place + 8])
        found.append((name.decode(), data[place + 8:place + 8 + length]))
        place += 12 + length
    return found


def test_a_gif_of_a_transition(segue, tmp_path):
    path = tmp_path / "show.gif"
    result = segue("export", "slide-down", "-t", "show", "-o", path)
    assert result.returncode == 0 and result.stdout == ""
    assert result.stderr.startswith(f"{path}: 393 × 852, ") and " 50 a second, 1.5" in result.stderr
    data = path.read_bytes()
    assert data[:6] == b"GIF89a" and struct.unpack("<HH", data[6:10]) == (393, 852) and data[-1] == 0x3b
    assert b"NETSCAPE2.0" in data
    assert len(data) < 1_300_000


def test_an_animated_png_of_a_script(segue, tmp_path):
    path = tmp_path / "cancel.png"
    result = segue("export", "slide-down", "--script", "cancel", "--scale", "0.5", "--once", "-o", path)
    assert result.returncode == 0, result.stderr
    found = chunks(path.read_bytes())
    assert found[0][1][:8] == struct.pack(">II", 197, 426)
    frames, plays = struct.unpack(">II", dict(found)["acTL"])
    assert frames == sum(name == "fcTL" for name, _ in found) > 10 and plays == 1
    assert f", {frames} frames, 60 a second, " in result.stderr


def test_pictures_in_a_folder(segue, tmp_path):
    folder = tmp_path / "frames"
    result = segue("export", "slide-down", "-t", "show", "--fps", "10", "--scale", "0.2", "-o", f"{folder}/")
    assert result.returncode == 0, result.stderr
    names = sorted(path.name for path in folder.iterdir())
    assert names == [f"{number:04}.png" for number in range(len(names))] and len(names) > 4
    whole = {path.name: path.read_bytes() for path in folder.iterdir()}
    part = tmp_path / "part"
    assert segue("export", "slide-down", "-t", "show", "--fps", "10", "--scale", "0.2", "--frames", "2..3", "-o",
                 f"{part}/").returncode == 0
    assert {path.name: path.read_bytes() for path in part.iterdir()} == {name: whole[name] for name in
                                                                         ("0002.png", "0003.png")}


def replayed(path, columns, rows):
    """What a terminal shows after a recording, and the recording's events."""
    header, *events = (json.loads(line) for line in path.read_text().splitlines())
    screen = pyte.Screen(columns, rows)
    stream = pyte.Stream(screen)
    for _, kind, text in events:
        if kind == "o":
            stream.feed(text)
    return header, events, [line.rstrip() for line in screen.display]


def test_a_recording_plays_what_a_terminal_shows(segue, tmp_path):
    path = tmp_path / "show.cast"
    result = segue("export", "slide-down", "-t", "show", "--size", "60x20", "-o", path)
    assert result.returncode == 0, result.stderr
    header, events, lines = replayed(path, 60, 20)
    assert header == {"version": 2, "width": 60, "height": 20, "title": header["title"]}
    assert [event[0] for event in events] == sorted(event[0] for event in events)
    assert [event[2] for event in events if event[1] == "m"] == ["show"]
    last = segue("render", "slide-down", "-t", "show", "--time", "9", "--size", "60x20", "--format", "ansi").stdout
    screen = pyte.Screen(60, 20)
    pyte.Stream(screen).feed(last.rstrip("\n").replace("\n", "\r\n"))
    assert lines == [line.rstrip() for line in screen.display]


def test_a_recording_in_the_newer_version(segue, tmp_path):
    old, new = tmp_path / "old.cast", tmp_path / "new.cast"
    for path, version in ((old, "2"), (new, "3")):
        assert segue("export", "crossfade", "--cast-version", version, "-o", path).returncode == 0
    header, events, lines = replayed(new, 80, 24)
    assert header["version"] == 3 and header["term"] == {"cols": 80, "rows": 24}
    assert events[-1][1:] == ["x", "0"]
    _, former, same = replayed(old, 80, 24)
    assert lines == same
    time = 0
    for event, other in zip(events, former):
        time += event[0]
        assert time == pytest.approx(other[0], abs=1e-9)


def test_the_same_run_gives_the_same_bytes(segue, tmp_path):
    for name in ("a.gif", "b.gif"):
        assert segue("export", "crossfade", "--scale", "0.25", "-o", tmp_path / name).returncode == 0
    assert (tmp_path / "a.gif").read_bytes() == (tmp_path / "b.gif").read_bytes()


@pytest.mark.parametrize("options", [(), ("--shard", "2/3"), ("--frames", "7..40", "--scale", "2")])
def test_any_number_of_jobs_writes_the_same(segue, tmp_path, options):
    """Frames that move, fade and clip, drawn by several at once: each begins where another's picture was."""
    written = []
    for jobs in ("1", "2", "7"):
        result = segue("export", "app-store", "-t", "open", "--jobs", jobs, *options, "-o", f"{tmp_path}/{jobs}/")
        assert result.returncode == 0, result.stderr
        written.append({path.name: path.read_bytes() for path in (tmp_path / jobs).iterdir()})
    assert written[0] == written[1] == written[2] and len(written[0]) > 15


@pytest.mark.parametrize("name", ["x.gif", "x.png", "x.mp4", "x.svg", "x.json", "x.cast", "x.csv", "x.html"])
def test_jobs_are_for_pictures_in_a_folder(segue, tmp_path, name):
    result = segue("export", "turn", "--jobs", "2", "-o", tmp_path / name)
    assert result.returncode == 2 and "--jobs is for a folder of pictures" in result.stderr


@pytest.mark.parametrize("options, message", [
    (("-o", "x.mov"), "names no format"),
    (("-o", "x.gif", "--fps", "60"), "50, 33⅓, 25, 20, 10"),
    (("-o", "x.png", "--fps", "29.97"), "whole numbers from 1 to 240"),
    (("-o", "x.gif", "--scale", "9"), "--scale must be"),
    (("-o", "x.gif", "--hold", "-1"), "--hold must be"),
    (("-o", "x.gif", "--frames", "9..2"), "--frames"),
    (("-o", "x.gif", "--frames", "9000..9001"), "the run has no frame 9000"),
    (("-o", "x.gif", "-t", "shwo"), "did you mean 'show'?"),
    (("-o", "x.gif", "--size", "40x12"), "are for a .cast"),
    (("-o", "x.png", "--glyphs", "half"), "are for a .cast"),
    (("-o", "x.cast", "--scale", "1"), "not for a .cast"),
    (("-o", "x.cast", "--cast-version", "1"), "must be 2 or 3"),
    (("-o", "x/", "--once"), "not for a folder"),
    (("-o", "none/x.gif", "--scale", "0.1"), "cannot write"),
    (("-o", "none/x/"), "cannot make the folder"),
    (("-o", "x.csv", "--hold", "1"), "not for numbers"),
    (("-o", "x.jsonl", "--scale", "1"), "not for numbers"),
    (("-o", "none/x.csv"), "cannot write"),
    (("-o", "none/none/x%d.png"), "cannot make the folder"),
    (("-o", "x%d%d.png", "--sheet", "61"), "--sheet must be"),
    (("-o", "x.gif", "--sheet", "6"), "--sheet makes a picture"),
    (("-o", "x.png", "--sheet", "6", "--fps", "10"), "evenly from the whole run"),
    ((), "--output"),
])
def test_what_cannot_be_exported_is_refused(segue, tmp_path, options, message):
    result = segue("export", ROOT / "Scenes/slide-down", *options, cwd=tmp_path)
    assert result.returncode in (1, 2) and message in result.stderr, result.stderr
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("target", ["folder", "read-only", "hard links", "fifo", "no folder", "dangling"])
def test_what_cannot_be_written_is_refused_before_anything_is_drawn(start, tmp_path, target):
    path = tmp_path / "x.gif"
    if target == "folder":
        path.mkdir()
    elif target == "fifo":
        os.mkfifo(path)
    elif target == "no folder":
        path = tmp_path / "none/x.gif"
    elif target == "dangling":
        path.symlink_to(tmp_path / "none/y.gif")
    else:
        path.write_bytes(b"old")
    if target == "read-only":
        path.chmod(0o444)
    elif target == "hard links":
        (tmp_path / "y.gif").hardlink_to(path)
    before = sorted(tmp_path.iterdir())
    terminal = start("export", "slide-down", "-o", path)
    assert terminal.exit_code() == 1
    # On a terminal every frame that is drawn is counted.
    assert b" %" not in terminal.output and b"cannot write" in terminal.output
    assert sorted(tmp_path.iterdir()) == before
    assert not path.is_file() or path.read_bytes() == b"old"


def test_links_are_followed_and_pipes_are_fed(segue, program, tmp_path):
    options = ["-t", "show", "--fps", "10", "--scale", "0.1"]
    assert segue("export", "slide-down", *options, "-o", tmp_path / "plain.gif").returncode == 0
    (tmp_path / "link.gif").symlink_to("target.gif")
    assert segue("export", "slide-down", *options, "-o", tmp_path / "link.gif").returncode == 0
    assert (tmp_path / "link.gif").is_symlink()
    os.mkfifo(tmp_path / "pipe.gif")
    with subprocess.Popen(["cat", tmp_path / "pipe.gif"], stdout=subprocess.PIPE) as reader:
        writer = subprocess.Popen(
            ["sh", "-c", 'until "$0" "$@" 2>/dev/null; do :; done', program, "export", "slide-down", *options, "-o",
             tmp_path / "pipe.gif"], cwd=ROOT, env=base_environment(),
        )
        fed = reader.stdout.read()
        assert writer.wait() == 0
    assert fed == (tmp_path / "target.gif").read_bytes() == (tmp_path / "plain.gif").read_bytes()


@pytest.mark.parametrize("name", ["x.gif", "x.cast"])
def test_a_full_disk_leaves_the_old_file(program, tmp_path, name):
    path = tmp_path / name
    path.write_bytes(b"old")

    def fill():
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))

    done = subprocess.run(
        [program, "export", "slide-down", "-t", "show", "--fps", "10", *(("--scale", "0.1") if name == "x.gif" else ()),
         "-o", path], capture_output=True, text=True, cwd=ROOT, env=base_environment(), preexec_fn=fill,
    )
    assert done.returncode == 1 and "cannot write" in done.stderr, done
    assert [item.name for item in tmp_path.iterdir()] == [name] and path.read_bytes() == b"old"


def test_a_folder_that_fills_up_says_how_far_it_came(segue, tmp_path):
    folder = tmp_path / "frames"
    folder.mkdir()
    (folder / "0003.png").mkdir()
    result = segue("export", "slide-down", "-t", "show", "--fps", "10", "--scale", "0.1", "-o", f"{folder}/")
    assert result.returncode == 1
    assert f"{folder}/: 3 pictures were written before the next one failed" in result.stderr
    assert "cannot write" in result.stderr
    assert sorted(item.name for item in folder.iterdir()) == [f"000{number}.png" for number in range(4)]


def test_progress_is_shown_on_a_terminal_only(start, segue, tmp_path):
    terminal = start("export", "slide-down", "--scale", "0.5", "-o", tmp_path / "x.gif")
    assert terminal.exit_code() == 0
    assert b"100 %" in terminal.output and b"\x1b[K" in terminal.output
    assert "%" not in segue("export", "slide-down", "--scale", "0.5", "-o", tmp_path / "y.gif").stderr


def test_an_interrupted_export_leaves_the_old_file(start, tmp_path):
    path = tmp_path / "x.gif"
    path.write_bytes(b"old")
    terminal = start("export", "slide-down", "--scale", "4", "-o", path)
    terminal.wait_for_output(b" %")
    terminal.signal(signal.SIGINT)
    assert terminal.exit_code() in (130, -signal.SIGINT)
    assert [item.name for item in tmp_path.iterdir()] == ["x.gif"] and path.read_bytes() == b"old"


@pytest.mark.parametrize("name, size, most", [
    ("x.gif", "300kB", 300_000), ("x.gif", "0.1 MB", 100_000), ("x.gif", "100KiB", 102_400), ("x.png", "1mb", 1_000_000),
    ("x.webp", "200000", 200_000),
])
def test_a_movie_fits_the_size_that_is_allowed(segue, tmp_path, name, size, most):
    path = tmp_path / name
    result = segue("export", "app-store", "-t", "open", "--max-size", size, "-o", path)
    assert result.returncode == 0, result.stderr
    assert most / 4 < path.stat().st_size <= most
    assert f"chosen for {most} bytes: " in result.stderr and "frames a second" in result.stderr


def test_where_nothing_fits_the_old_file_stays(segue, tmp_path):
    path = tmp_path / "x.gif"
    path.write_bytes(b"old")
    result = segue("export", "crossfade", "--max-size", "100", "-o", path)
    assert result.returncode == 1 and "nothing fits into 100 bytes: the smallest movie has " in result.stderr
    assert path.read_bytes() == b"old"


@pytest.mark.parametrize("size", ["", "MB", "0", "-1MB", "1.2.3MB", "1XB", "99999999TB", "1e3", "nan"])
def test_a_size_that_is_none_is_refused(segue, tmp_path, size):
    result = segue("export", "crossfade", f"--max-size={size}", "-o", tmp_path / "x.gif")
    assert result.returncode == 2 and "--max-size" in result.stderr and list(tmp_path.iterdir()) == []


def test_a_size_is_only_for_what_can_lose_something(segue, tmp_path):
    result = segue("export", "crossfade", "--max-size", "1MB", "-o", tmp_path / "x.cast")
    assert result.returncode == 2 and "--max-size is for a .gif, .png or .webp" in result.stderr


@pytest.mark.parametrize("name, sample", [("x.csv", ("--format", "csv")), ("x.jsonl", ())])
def test_numbers_are_those_that_sample_prints(segue, tmp_path, name, sample):
    for scene, run in (("app-store", ("-t", "open")), ("slide-down", ("--script", "cancel"))):
        result = segue("export", scene, *run, "--fps", "25", "-o", tmp_path / name)
        assert result.returncode == 0, result.stderr
        printed = segue("sample", scene, *run, "--fps", "25", *sample).stdout
        assert (tmp_path / name).read_text() == printed
        assert f"{tmp_path / name}: {len(printed.splitlines()) - (name == 'x.csv')} rows, 25 a second, " in result.stderr


def test_some_rows_are_those_of_the_whole_run(segue, tmp_path):
    for name, frames in (("all.jsonl", ()), ("some.jsonl", ("--frames", "3..5"))):
        assert segue("export", "slide-down", "-t", "show", *frames, "-o", tmp_path / name).returncode == 0
    whole = (tmp_path / "all.jsonl").read_text().splitlines()
    assert (tmp_path / "some.jsonl").read_text().splitlines() == whole[3:6]


def test_pictures_are_named_by_a_pattern(segue, tmp_path):
    run = ("slide-down", "-t", "show", "--fps", "10", "--scale", "0.2", "--frames", "2..3")
    assert segue("export", *run, "-o", f"{tmp_path}/frames/").returncode == 0
    for pattern, names in (("shots/a-%03d.png", ["a-002.png", "a-003.png"]), ("b%d.PNG", ["b2.PNG", "b3.PNG"])):
        result = segue("export", *run, "-o", tmp_path / pattern)
        assert result.returncode == 0 and f"{tmp_path / pattern}: 2 pictures, 10 a second" in result.stderr
        folder = (tmp_path / pattern).parent
        assert [(folder / name).read_bytes() for name in names] == [
            (tmp_path / "frames" / name).read_bytes() for name in ("0002.png", "0003.png")]


def test_a_sheet_is_the_strip_that_render_draws(segue, tmp_path):
    run = ("app-store", "-t", "open", "--scale", "0.2")
    result = segue("export", *run, "--sheet", "12", "-o", tmp_path / "sheet.png")
    assert result.returncode == 0 and ", 12 frames, " in result.stderr
    assert segue("render", *run, "--strip", "12", "-o", tmp_path / "strip.png").returncode == 0
    assert (tmp_path / "sheet.png").read_bytes() == (tmp_path / "strip.png").read_bytes()
