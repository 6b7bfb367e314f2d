"""JPEG pictures in scenes and in an app's own source, as Pillow reads them."""
import pytest
from PIL import Image, ImageChops, ImageOps

from swift_files import cache

SIZE = (120, 80)
SCENE = """\
segue: 1
screens:
  one: {{fill: white, layers: {{photo: {{image: {name}, frame: [20, 100, {width}, {height}]}}}}}}
"""
SOURCE = """
import UIKit
#Preview {{
  let controller = UIViewController()
  controller.view.backgroundColor = .white
  let view = UIImageView(image: UIImage(named: "{name}"))
  view.frame.origin = CGPoint(x: 20, y: 100)
  controller.view.addSubview(view)
  return controller
}}
"""


def photo(path, orientation=None, **options):
    """A picture of soft colours, which a JPEG hardly changes."""
    picture = Image.new("RGB", SIZE)
    for y in range(SIZE[1]):
        for x in range(SIZE[0]):
            picture.putpixel((x, y), (2 * x, 3 * y, 200 - x))
    exif = Image.Exif()
    if orientation:
        exif[0x0112] = orientation
    picture.save(path, "JPEG", quality=95, exif=exif, **options)
    return ImageOps.exif_transpose(Image.open(path)).convert("RGB")


def furthest(result, path, expected):
    assert result.returncode == 0, result.stderr
    shown = Image.open(path).convert("RGB").crop((20, 100, 20 + expected.width, 100 + expected.height))
    return max(high for _, high in ImageChops.difference(shown, expected).getextrema())


@pytest.mark.parametrize("orientation", [None, 1, 2, 3, 4, 5, 6, 7, 8])
def test_a_scene_shows_it_upright(segue, tmp_path, orientation):
    expected = photo(tmp_path / "photo.jpg", orientation)
    for name in ("photo.jpg", "photo"):
        (tmp_path / "scene.yaml").write_text(SCENE.format(name=name, width=expected.width, height=expected.height))
        result = segue("render", tmp_path, "--scale", "1", "-o", tmp_path / "shown.png")
        # Decoders may round otherwise.
        assert furthest(result, tmp_path / "shown.png", expected) <= 3


@pytest.mark.parametrize("options", [{"progressive": True}, {"subsampling": 2}, {"optimize": True}])
def test_every_kind_is_read(segue, tmp_path, options):
    expected = photo(tmp_path / "photo.jpeg", **options)
    (tmp_path / "scene.yaml").write_text(SCENE.format(name="photo", width=expected.width, height=expected.height))
    result = segue("render", tmp_path, "--scale", "1", "-o", tmp_path / "shown.png")
    assert furthest(result, tmp_path / "shown.png", expected) <= 6


def test_an_app_shows_it(segue, cache, tmp_path):
    expected = photo(tmp_path / "lake.jpg", 6)
    (tmp_path / "Lake.swift").write_text(SOURCE.format(name="lake"))
    result = segue("render", tmp_path, "--scale", "1", "-o", tmp_path / "shown.png", environment=cache)
    assert furthest(result, tmp_path / "shown.png", expected) <= 3
    assert "note" not in result.stderr


def test_a_damaged_one_is_refused(segue, tmp_path):
    photo(tmp_path / "photo.jpg")
    data = (tmp_path / "photo.jpg").read_bytes()
    (tmp_path / "photo.jpg").write_bytes(data[:20])
    (tmp_path / "scene.yaml").write_text(SCENE.format(name="photo.jpg", width=10, height=10))
    result = segue("check", tmp_path)
    assert result.returncode == 1 and "cannot show 'photo.jpg': the JPEG is damaged or cut off" in result.stderr
    Image.new("CMYK", SIZE).save(tmp_path / "photo.jpg", "JPEG")
    result = segue("check", tmp_path)
    assert result.returncode == 1 and "cannot show 'photo.jpg'" in result.stderr
