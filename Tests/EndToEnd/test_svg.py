"""Animated SVGs, drawn by Chromium at ten times and compared with what the compositor draws then."""
import html
import re
import shutil
import subprocess
import xml.etree.ElementTree as ElementTree

import mask_modes
import pytest
from PIL import Image

from pictures import differing

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
SVG = "{http://www.w3.org/2000/svg}"
RATE = 60


def exported(segue, path, *arguments):
    result = segue("export", *arguments, "-o", path)
    assert result.returncode == 0, result.stderr
    return result


def drawn(svg, seconds, size, folder):
    """What Chromium shows of an SVG at each of some times."""
    width, height = size
    frames = []
    for time in seconds:
        script = f"const s=document.querySelector('svg');s.pauseAnimations();s.setCurrentTime({time})"
        document = f"<!DOCTYPE html><body style='margin:0;overflow:hidden'>{svg}<script>{script}</script>"
        frames.append(f"<iframe srcdoc=\"{html.escape(document)}\" width={width} height={height} "
                      f"style='border:0;float:left'></iframe>")
    page = folder / "page.html"
    page.write_text("<!DOCTYPE html><meta charset=utf-8><body style='margin:0'>" + "".join(frames))
    picture = folder / "page.png"
    subprocess.run(
        [CHROMIUM, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--force-device-scale-factor=1",
         f"--window-size={width * len(seconds)},{height}", "--virtual-time-budget=3000", f"--screenshot={picture}",
         f"--user-data-dir={folder / 'profile'}", page.as_uri()],
        check=True, capture_output=True, timeout=100)
    whole = Image.open(picture).convert("RGB")
    return [whole.crop((width * index, 0, width * (index + 1), height)) for index in range(len(seconds))]


@pytest.mark.skipif(not CHROMIUM, reason="no Chromium")
@pytest.mark.parametrize("scene, transition", [
    ("app-store", "open"), ("slide-down", "show"), ("crossfade", ""), ("side-panel", ""), ("portal", ""), ("cube", ""),
])
def test_chromium_draws_what_the_compositor_draws(segue, tmp_path, scene, transition):
    run = (scene, *(("-t", transition) if transition else ()))
    path = tmp_path / "x.svg"
    exported(segue, path, *run)
    exported(segue, f"{tmp_path}/frames/", *run)
    frames = sorted((tmp_path / "frames").iterdir())
    numbers = [round(index * (len(frames) - 1) / 9) for index in range(10)]
    # A little later, so that what is shown from a frame on is there.
    found = drawn(path.read_text(), [number / RATE + 0.0001 for number in numbers], (393, 852), tmp_path)
    for number, picture in zip(numbers, found):
        share = differing(picture, frames[number])
        assert share < 0.002, f"frame {number}: {share:.4%} differ"


@pytest.mark.skipif(not CHROMIUM, reason="no Chromium")
def test_masks_are_read_in_every_way(segue, scene, tmp_path):
    run = (scene(mask_modes.WHOLE), "-t", "go")
    result = exported(segue, tmp_path / "x.svg", *run)
    assert "note" not in result.stderr
    exported(segue, f"{tmp_path}/frames/", *run)
    frames = sorted((tmp_path / "frames").iterdir())
    numbers = [0, 5, 10, 20]
    text = (tmp_path / "x.svg").read_text()
    for number, picture in zip(numbers, drawn(text, [number / RATE + 0.0001 for number in numbers], (393, 852), tmp_path)):
        share = differing(picture, frames[number])
        assert share < 0.002, f"frame {number}: {share:.4%} differ"


def test_it_needs_nothing_but_itself(segue, tmp_path):
    result = exported(segue, tmp_path / "x.svg", "app-store", "-t", "open", "--hold", "0.5")
    assert ": 393 × 852, 61 frames, 60 a second, 1.52 s, " in result.stderr
    root = ElementTree.parse(tmp_path / "x.svg").getroot()
    assert root.get("viewBox") == "0 0 393 852" and root.find(f"{SVG}title").text
    names = {element.tag.removeprefix(SVG) for element in root.iter()}
    assert names <= {"svg", "title", "defs", "path", "g", "rect", "use", "image", "clipPath", "mask", "filter",
                     "feGaussianBlur", "linearGradient", "radialGradient", "stop", "animate", "animateTransform"}
    text = (tmp_path / "x.svg").read_text()
    known = {element.get("id") for element in root.iter()} - {None}
    assert set(re.findall(r"url\(#(\w+)\)", text)) | set(re.findall(r'href="#(\w+)"', text)) <= known
    assert all(link.startswith(("#", "data:image/png;base64,")) for link in re.findall(r'href="([^"]*)"', text))
    clocks = {(element.get("dur"), element.get("repeatCount")) for element in root.iter()
              if element.tag in (f"{SVG}animate", f"{SVG}animateTransform")}
    assert clocks == {("1.5167s", "indefinite")}
    for element in root.iter():
        if times := element.get("keyTimes"):
            numbers = [float(time) for time in times.split(";")]
            assert numbers == sorted(numbers) and numbers[0] == 0 and len(numbers) == len(element.get("values").split(";"))


def test_it_is_small_and_has_few_keyframes(segue, tmp_path):
    exported(segue, tmp_path / "x.svg", "slide-down", "-t", "show")
    text = (tmp_path / "x.svg").read_text()
    assert len(text) < 300_000 and len(re.sub(r'"data:[^"]*"', "", text)) < 100_000
    assert max(times.count(";") for times in re.findall(r'keyTimes="([^"]*)"', text)) < 30


def test_it_plays_once_if_asked(segue, tmp_path):
    exported(segue, tmp_path / "x.svg", "crossfade", "--once")
    text = (tmp_path / "x.svg").read_text()
    assert 'fill="freeze"' in text and "repeatCount" not in text


def test_the_same_run_gives_the_same_bytes(segue, tmp_path):
    for name in ("a.svg", "b.svg"):
        exported(segue, tmp_path / name, "app-store")
    assert (tmp_path / "a.svg").read_bytes() == (tmp_path / "b.svg").read_bytes()


def test_what_it_cannot_say_is_told_by_layer(segue, tmp_path):
    told = exported(segue, tmp_path / "x.svg", "turn").stderr
    assert re.search(r"scene\.yaml: note: layer '\S+' is turned in perspective, which an SVG cannot", told)
    assert told.count("in perspective") < 6


@pytest.mark.parametrize("options, message", [
    (("-o", "x.svg", "--scale", "2"), "--scale is for pixels"),
    (("-o", "x.svg", "--max-size", "1MB"), "--max-size is for"),
    (("-o", "none/x.svg"), "cannot write"),
])
def test_what_cannot_be_exported_is_refused(segue, tmp_path, options, message):
    result = segue("export", "slide-down", *options, cwd=tmp_path)
    assert result.returncode in (1, 2) and message in result.stderr, result.stderr
    assert list(tmp_path.iterdir()) == []
