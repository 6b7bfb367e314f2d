"""Pages that play scenes: the same numbers and pixels as the program's, under real hands, in Chromium from a file."""
import json
import os
import re
import shutil
import subprocess

import pytest
from PIL import Image

import chromium
from conftest import ROOT, base_environment

PLAYER = ROOT / ".build" / "player" / "player.wasm"
SCENES = [("app-store", "open"), ("slide-down", "hide"), ("cube", "aside"), ("side-panel", "show"), ("explode", "forth")]

IS_CI = bool(os.environ.get("CI"))
needs_player = pytest.mark.skipif(not (PLAYER.exists() or IS_CI), reason="no player: make player")
needs_browser = pytest.mark.skipif(not (chromium.PROGRAM and PLAYER.exists() or IS_CI), reason="no Chromium, or no player")


@pytest.fixture(scope="module")
def browser(tmp_path_factory):
    browser = chromium.Chromium(tmp_path_factory.mktemp("browser"))
    yield browser
    browser.close()


def exported(segue, path, *arguments):
    result = segue("export", *arguments, "-o", path)
    assert result.returncode == 0, result.stderr
    return result


def samples(segue, *arguments):
    result = segue("sample", *arguments)
    assert result.returncode == 0, result.stderr
    return [json.loads(line) for line in result.stdout.splitlines()]


def compare(page, meant):
    """What a page says of a moment against what `segue sample` prints, digit by digit."""
    assert page["t"] == pytest.approx(meant["t"], abs=1e-9)
    assert {key: page[key] for key in ("progress", "phase")} == {key: meant[key] for key in ("progress", "phase")}
    assert page["layers"] == meant["layers"]


@needs_browser
@pytest.mark.parametrize("scene, transition", SCENES)
def test_a_page_has_the_program_s_digits_and_pixels(segue, browser, tmp_path, scene, transition):
    exported(segue, tmp_path / "x.html", scene, "-t", transition, "--scale", "1")
    exported(segue, f"{tmp_path}/frames/", scene, "-t", transition)
    browser.open(tmp_path / "x.html", "#still")
    frames = sorted((tmp_path / "frames").iterdir())
    numbers = sorted({round(index * (len(frames) - 1) / 9) for index in range(10)})
    times = [number / 60 for number in numbers]
    meant = samples(segue, scene, "-t", transition, "--times", ",".join(map(repr, times)))
    # Backwards, so that what is drawn is drawn from what came later.
    for number, sample in reversed(list(zip(numbers, meant))):
        browser.run(f"segue.stages[0].seek({number / 60!r})")
        compare(browser.run("segue.stages[0].sample()"), sample)
        picture = Image.open(frames[number]).convert("RGBA")
        assert browser.run("(p => [p.width, p.height])(segue.stages[0].draw(1))") == list(picture.size)
        assert browser.bytes("segue.stages[0].draw(1).data") == picture.tobytes(), f"frame {number} looks different"


@needs_browser
def test_the_hand_s_events_lead_to_the_digits_of_a_script(segue, browser, tmp_path):
    """A drag that dismisses, and the velocity at which it lets go: to the digit what the same script does."""
    steps = [(0, "press", 160), (0.05, "move", 190), (0.1, "move", 260), (0.13, "move", 340), (0.15, "release", 400)]
    (tmp_path / "drag.txt").write_text("".join(f"{at:.2f} {what} 196 {y}\n" for at, what, y in steps))
    times = [0.05, 0.1, 0.14, 0.15, 0.16, 0.2, 0.3, 0.4, 0.6, 1.15]
    meant = samples(segue, "slide-down", "-t", "hide", "--script", tmp_path / "drag.txt",
                    "--times", ",".join(map(str, times)))
    exported(segue, tmp_path / "x.html", "slide-down", "-t", "hide", "--script", tmp_path / "drag.txt")
    browser.open(tmp_path / "x.html", "#still")
    told = [browser.run(f"segue.stages[0].seek({at}), segue.stages[0].sample()") for at in times]
    # The same by hand, in place of what was to come.
    (tmp_path / "later.txt").write_text("3 press 196 160\n3.1 release 196 700\n")
    exported(segue, tmp_path / "y.html", "slide-down", "-t", "hide", "--script", tmp_path / "later.txt")
    browser.open(tmp_path / "y.html", "#still")
    for at, what, y in steps:
        phases = {"press": [0], "move": [1], "release": [1, 2]}[what]
        for phase in phases:
            browser.run(f"segue.stages[0].advance({at}), segue.stages[0].touch({phase}, 196, {y})")
    by_hand = [browser.run(f"segue.stages[0].seek({at}), segue.stages[0].sample()") for at in times]
    for page, hand, sample in zip(told, by_hand, meant):
        compare(page, sample)
        compare(hand, sample)
    assert by_hand[-1]["screen"] == "home"


def drag(browser, kind, points):
    """A drag in real time: a touch or the mouse, from point to point, one in each frame."""
    (x, y), *others = points
    begin, on, end = (("Start", "Move", "End") if kind == "touch" else ("Pressed", "Moved", "Released"))
    act = browser.touch if kind == "touch" else lambda name, *places: browser.mouse(name, *places[0])
    act(begin, (x, y))
    for place in others:
        browser.frame()
        act(on, place)
    act(end, *([] if kind == "touch" else [others[-1]]))


@needs_browser
@pytest.mark.parametrize("kind", ["mouse", "touch"])
def test_a_real_drag_dismisses_and_hands_its_velocity_on(segue, browser, tmp_path, kind):
    exported(segue, tmp_path / "x.html", "slide-down", "-t", "show")
    browser.open(tmp_path / "x.html", "#still")
    browser.run("segue.seek(segue.length)")
    browser.wait("segue.stages[0].sample().screen === 'sheet'")
    left, top, width, height = browser.run(
        "(b => [b.left, b.top, b.width, b.height])(segue.stages[0].canvas.getBoundingClientRect())")
    place = lambda x, y: (left + width * x / 393, top + height * y / 852)
    before = browser.run("segue.time")
    drag(browser, kind, [place(196, 160 + 22 * step) for step in range(12)])
    browser.wait("!segue.isPlaying")
    assert browser.run("segue.stages[0].sample().screen") == "home"
    assert browser.run("segue.time") > before
    # What the hand did can be seen again, backwards and forwards.
    browser.run(f"segue.seek({before})")
    assert browser.run("segue.stages[0].sample().screen") == "sheet"
    browser.run("segue.seek(segue.length)")
    assert browser.run("segue.stages[0].sample().screen") == "home"


@needs_browser
def test_variants_share_a_clock_and_a_hand(segue, browser, tmp_path):
    text = (ROOT / "Scenes" / "slide-down" / "scene.yaml").read_text()
    (tmp_path / "slow.yaml").write_text(re.sub(r"^title:.*$", "title: Slower", text, flags=re.M))
    told = exported(segue, tmp_path / "x.html", "slide-down", "--with", tmp_path / "slow.yaml", "--with", "cube").stderr
    assert "3 scenes" in told
    browser.open(tmp_path / "x.html", "#still")
    assert browser.run("document.querySelectorAll('figure canvas').length") == 3
    browser.run("segue.seek(0.2)")
    assert browser.run("segue.stages.map(stage => stage.time)") == [0.2, 0.2, 0.2]
    assert browser.run("segue.stages[0].sample().layers") == browser.run("segue.stages[1].sample().layers")
    captions = browser.run("[...document.querySelectorAll('figcaption b')].map(name => name.textContent)")
    assert captions[1] == "Slower" and len(set(captions)) == 3
    boxes = browser.run("segue.stages.map(s => s.figure.getBoundingClientRect()).map(b => [b.left, b.right, b.top])")
    assert boxes[0][2] == boxes[1][2] == boxes[2][2] and boxes[0][1] < boxes[1][0] and boxes[1][1] < boxes[2][0]


@needs_browser
def test_the_keyboard_plays_and_steps(segue, browser, tmp_path):
    exported(segue, tmp_path / "x.html", "crossfade")
    browser.open(tmp_path / "x.html", "#still")
    browser.press("ArrowRight")
    browser.press("ArrowRight")
    assert browser.run("segue.time") == pytest.approx(2 / 60)
    browser.press("ArrowLeft")
    assert browser.run("segue.time") == pytest.approx(1 / 60)
    browser.press("End")
    assert browser.run("segue.time === segue.length && segue.length > 0.2")
    browser.press("Home")
    assert browser.run("segue.time") == 0
    browser.press(" ", "Space")
    browser.wait("!segue.isPlaying && segue.time === segue.length")
    labels = browser.run("""[...document.querySelectorAll('canvas, button, input, select')].map(one =>
        one.getAttribute('aria-label') || one.textContent.trim() || (one.labels && one.labels[0].textContent.trim()))""")
    assert all(labels), labels


@needs_browser
def test_it_needs_no_network_and_nothing_beside_it(segue, browser, tmp_path):
    exported(segue, tmp_path / "x.html", "app-store", "-t", "open")
    (tmp_path / "alone").mkdir()
    (tmp_path / "x.html").rename(tmp_path / "alone" / "x.html")
    browser.open(tmp_path / "alone" / "x.html")
    assert browser.run("performance.getEntriesByType('resource').map(entry => entry.name)") == []
    assert browser.run("location.protocol") == "file:"
    assert browser.run("Number(document.documentElement.dataset.ready)") > 0


@needs_player
def test_it_is_small_and_the_same_each_time(segue, tmp_path):
    told = exported(segue, tmp_path / "a.html", "app-store", "-t", "open").stderr
    exported(segue, tmp_path / "b.html", "app-store", "-t", "open")
    page = (tmp_path / "a.html").read_bytes()
    assert page == (tmp_path / "b.html").read_bytes() and len(page) <= 1_500_000
    assert re.search(r"a\.html: 1 scene, \d+ runs, 1\.\d MB, of which the player has (\d+ kB|1\.\d MB)", told)
    text = page.decode()
    assert not re.search(r"""(?:src|href)=|url\(|@import|https?://""", re.sub(r"octet-stream\".*?</script>", "", text))


@needs_player
@pytest.mark.parametrize("options, message, code", [
    (("-o", "x.html", "--fps", "30"), "a .html draws as it plays", 2),
    (("-o", "x.html", "--max-size", "1MB"), "--max-size is for", 2),
    (("-o", "x.gif", "--with", "cube"), "--with is for a .html", 2),
    (("-o", "x.html", "--with", "no-such-scene"), "no-such-scene", 1),
    (("-o", "none/x.html"), "cannot write", 1),
    (("-o", "x.html", "-t", "no-such-transition"), "no transition 'no-such-transition'", 1),
])
def test_what_cannot_be_exported_is_refused(segue, tmp_path, options, message, code):
    result = segue("export", "slide-down", *options, cwd=tmp_path)
    assert result.returncode == code and message in result.stderr, result.stderr
    assert list(tmp_path.iterdir()) == []


def test_without_a_player_it_says_what_to_do(program, tmp_path):
    alone = tmp_path / "segue"
    shutil.copy(program, alone)
    (tmp_path / "x.yaml").write_text(
        "segue: 1\nscreens: {a: {fill: red}, b: {fill: blue}}\n"
        "transitions: {go: {kind: push, from: a, to: b, duration: 0.3, tracks: {to: {x: W -> rest}}}}\n")
    result = subprocess.run([alone, "export", "x.yaml", "-o", "x.html"], cwd=tmp_path, env=base_environment(),
                            capture_output=True, text=True)
    assert result.returncode == 1 and "'make player' builds it" in result.stderr, result.stderr
    assert not (tmp_path / "x.html").exists()
