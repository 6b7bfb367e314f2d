"""Emoji in pictures: a font with one of them, found by fontconfig as the system's are."""
import pathlib
import shutil

import pytest
from PIL import Image

from pictures import differing
from test_lottie import RLOTTIE, drawn as played
from test_svg import CHROMIUM, drawn as shown

FONT = pathlib.Path(__file__).parent / "fonts" / "four-quarters.ttf"
RED, GREEN, BLUE, YELLOW = (255, 0, 0), (0, 255, 0), (0, 0, 255), (255, 255, 0)
SCENE = """\
segue: 1
screens:
  one:
    fill: white
    layers:
      face: {text: "a😀b", frame: [40, 100, 300, 100], font: 80, color: black}
      turned: {text: "😀", frame: [40, 300, 300, 100], font: 80, color: black 50%, rotate: 180deg, align: right}
  two: {fill: gray}
transitions:
  go: {kind: push, from: one, to: two, duration: 0.2, tracks: {from/face: [{x: 140}], to: [{y: H -> H}]}}
"""


def environment(folder, *fonts):
    """What has fontconfig know some fonts and no others."""
    (folder / "fonts").mkdir(parents=True)
    for font in fonts:
        shutil.copy(font, folder / "fonts")
    configuration = folder / "fonts.conf"
    configuration.write_text(
        f"<fontconfig><dir>{folder / 'fonts'}</dir><cachedir>{folder / 'cache'}</cachedir></fontconfig>")
    return {"FONTCONFIG_FILE": str(configuration)}


def colours(picture):
    return {colour: count for count, colour in picture.convert("RGB").getcolors(1 << 20)}


def seen(picture, wanted):
    """Whether many pixels are of a colour, but for rounding."""
    near = [count for colour, count in colours(picture).items() if max(map(abs, map(int.__sub__, colour, wanted))) <= 2]
    return sum(near) > 500


def box(picture, wanted):
    """Around all pixels of a colour."""
    pixels = picture.convert("RGB").load()
    places = [(x, y) for y in range(picture.height) for x in range(picture.width) if pixels[x, y] == wanted]
    return (min(x for x, _ in places), min(y for _, y in places), max(x for x, _ in places), max(y for _, y in places))


def rendered(segue, scene, folder, fonts, *arguments):
    path = folder / "emoji.png"
    result = segue("render", scene, "--scale", "1", "-o", path, *arguments, environment=fonts)
    assert result.returncode == 0, result.stderr
    return Image.open(path)


def test_an_emoji_is_its_picture(segue, scene, tmp_path):
    picture = rendered(segue, scene(SCENE), tmp_path, environment(tmp_path / "f", FONT))
    upper = picture.crop((0, 90, 393, 210))
    red, green, blue, yellow = (box(upper, colour) for colour in (RED, GREEN, BLUE, YELLOW))
    # Quarters of 40 points, side by side and under each other; between two of them they are mixed.
    for quarter in (red, green, blue, yellow):
        assert 30 <= quarter[2] - quarter[0] <= 40 and 30 <= quarter[3] - quarter[1] <= 40
    assert abs(green[0] - red[0] - 40) <= 4 and abs(blue[1] - red[1] - 40) <= 4
    assert yellow[0] == green[0] and yellow[1] == blue[1] and abs(red[1] - green[1]) <= 1
    # The letters are beside it, in their own colour.
    assert colours(upper.crop((0, 0, red[0] - 8, 120)))[(0, 0, 0)] > 100
    assert colours(upper.crop((green[2] + 8, 0, 393, 120)))[(0, 0, 0)] > 100
    # Upside down and half seen through: red is at the lower right.
    lower = picture.crop((0, 290, 393, 410))
    pale_red, pale_yellow = (255, 127, 127), (255, 255, 127)
    commonest = sorted(colours(lower).items(), key=lambda one: -one[1])[:6]
    near, other = (next(colour for colour, _ in commonest if max(map(abs, map(int.__sub__, colour, pale))) <= 1)
                   for pale in (pale_red, pale_yellow))
    assert box(lower, near)[0] > box(lower, other)[0] + 20


def test_without_a_font_it_is_a_box_that_is_seen(segue, scene, tmp_path):
    picture = rendered(segue, scene(SCENE), tmp_path, environment(tmp_path / "f"))
    assert not {RED, GREEN, BLUE, YELLOW} & colours(picture).keys()
    letters = colours(picture.crop((0, 90, 393, 210)))[(0, 0, 0)]
    without = rendered(segue, scene(SCENE.replace("a😀b", "ab")), tmp_path, environment(tmp_path / "g"))
    assert letters > colours(without.crop((0, 90, 393, 210)))[(0, 0, 0)] + 200


def exported(segue, scene, tmp_path, name):
    fonts = environment(tmp_path / "f", FONT)
    for path in (tmp_path / name, f"{tmp_path}/frames/"):
        result = segue("export", scene(SCENE), "-t", "go", "-o", path, environment=fonts)
        assert result.returncode == 0, result.stderr
    return sorted((tmp_path / "frames").iterdir())


@pytest.mark.skipif(not CHROMIUM, reason="no Chromium")
def test_an_svg_has_it(segue, scene, tmp_path):
    frames = exported(segue, scene, tmp_path, "x.svg")
    numbers = [0, 4, 9]
    text = (tmp_path / "x.svg").read_text()
    assert text.count("data:image/png;base64,") == 1
    pictures = shown(text, [number / 60 + 0.0001 for number in numbers], (393, 852), tmp_path)
    for number, picture in zip(numbers, pictures):
        assert seen(picture, RED)
        assert differing(picture, frames[number]) < 0.002


@pytest.mark.skipif(not RLOTTIE, reason="no rlottie")
def test_a_lottie_file_has_it(segue, scene, tmp_path):
    frames = exported(segue, scene, tmp_path, "x.json")
    numbers = [0, 4, 9]
    for number, picture in zip(numbers, played((tmp_path / "x.json").read_text(), numbers)):
        assert seen(picture, RED)
        assert differing(picture, frames[number]) < 0.002
