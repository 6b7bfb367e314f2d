"""Animated WebPs, read by Pillow, which has libwebp's decoder, and compared with the pictures of the same run."""
import math

import pytest
from PIL import Image, ImageSequence

FAST = ("--scale", "0.5", "--fps", "25")


def shown(path):
    """What is seen and for how many milliseconds, frame by frame."""
    with Image.open(path) as movie:
        return [(frame.convert("RGB"), frame.info["duration"]) for frame in ImageSequence.Iterator(movie)]


def pictures(segue, folder, *arguments):
    result = segue("export", *arguments, "-o", f"{folder}/")
    assert result.returncode == 0, result.stderr
    return [Image.open(path).convert("RGB") for path in sorted(folder.iterdir())]


def merged(frames, milliseconds):
    """Equal pictures that follow each other as one, with the sum of their times."""
    result = []
    for frame in frames:
        if result and result[-1][0].tobytes() == frame.tobytes():
            result[-1] = (frame, result[-1][1] + milliseconds)
        else:
            result.append((frame, milliseconds))
    return result


@pytest.mark.parametrize("scene, transition", [("app-store", "open"), ("slide-down", "show"), ("cube", "")])
def test_every_pixel_of_every_frame_is_exact(segue, tmp_path, scene, transition):
    run = (scene, *(("-t", transition) if transition else ()), *FAST)
    path = tmp_path / "x.webp"
    result = segue("export", *run, "--hold", "0.4", "-o", path)
    assert result.returncode == 0, result.stderr
    meant = merged(pictures(segue, tmp_path / "frames", *run), 40)
    meant[-1] = (meant[-1][0], meant[-1][1] + 400)
    found = shown(path)
    assert [time for _, time in found] == [time for _, time in meant]
    for (left, _), (right, _) in zip(found, meant):
        assert left.tobytes() == right.tobytes()
    assert f", {len(found)} frames, 25 a second, " in result.stderr
    with Image.open(path) as movie:
        assert movie.info["loop"] == 0


def test_it_is_smaller_than_the_animated_png(segue, tmp_path):
    for name in ("x.webp", "x.png"):
        assert segue("export", "app-store", "-t", "open", *FAST, "-o", tmp_path / name).returncode == 0
    assert (tmp_path / "x.webp").stat().st_size < 0.8 * (tmp_path / "x.png").stat().st_size


def decibels(one, other):
    left, right = one.tobytes(), other.tobytes()
    error = sum((a - b) ** 2 for a, b in zip(left, right)) / len(left)
    return 10 * math.log10(255 * 255 / error) if error else math.inf


def test_what_keeps_less_is_smaller_and_close(segue, tmp_path):
    run = ("app-store", "-t", "open", "--frames", "0..6", "--scale", "0.5", "--fps", "25")
    meant = pictures(segue, tmp_path / "frames", *run)
    sizes = []
    for quality, least in (("exact", 99), ("near", 38), ("90", 33)):
        path = tmp_path / f"{quality}.webp"
        result = segue("export", *run, "--quality", quality, "--once", "-o", path)
        assert result.returncode == 0, result.stderr
        sizes.append(path.stat().st_size)
        found = [frame for frame, _ in shown(path)]
        assert len(found) == len(meant) and min(map(decibels, found, meant)) > least
        with Image.open(path) as movie:
            assert movie.info["loop"] == 1
    assert sizes == sorted(sizes, reverse=True)


def test_the_same_run_gives_the_same_bytes(segue, tmp_path):
    for name in ("a.webp", "b.webp"):
        assert segue("export", "crossfade", "--scale", "0.25", "-o", tmp_path / name).returncode == 0
    assert (tmp_path / "a.webp").read_bytes() == (tmp_path / "b.webp").read_bytes()


def test_where_libwebp_is_missing_it_says_so(segue, tmp_path):
    # An empty file under the library's name is found before the system's, and is none.
    (tmp_path / "libwebp.so.7").touch()
    result = segue("export", "crossfade", "-o", tmp_path / "x.webp", environment={"LD_LIBRARY_PATH": str(tmp_path)})
    if result.returncode == 0:
        pytest.skip("the loader went on to the system's library")
    assert "WebP needs libwebp, which is not installed" in result.stderr and not (tmp_path / "x.webp").exists()


@pytest.mark.parametrize("options, message", [
    (("-o", "x.webp", "--fps", "60"), "50, 40, 25, 20, 10"),
    (("-o", "x.webp", "--quality", "101"), "--quality"),
    (("-o", "x.webp", "--quality", "fine"), "--quality"),
    (("-o", "x.gif", "--quality", "near"), "--quality is for a .webp"),
    (("-o", "none/x.webp", "--scale", "0.1"), "cannot write"),
    (("-o", ".", "--scale", "0.1"), "names no format"),
])
def test_what_cannot_be_exported_is_refused(segue, tmp_path, options, message):
    result = segue("export", "slide-down", *options, cwd=tmp_path)
    assert result.returncode in (1, 2) and message in result.stderr, result.stderr
    assert list(tmp_path.iterdir()) == []
