"""Screens of the palette and of the gallery, as text that a diff shows.

After a change that is meant, `SEGUE_RECORD=1 make end-to-end-test` writes them anew; read the diff.
"""
import pytest

from conftest import ROOT
from golden import comes_to_show

SIZES = [(80, 24), (120, 40), (200, 60)]
NAMES = ("app-store", "corner-slide", "herb-gallery", "image-card", "logo-reveal", "side-panel", "slide-down")


@pytest.mark.parametrize("size", SIZES)
def test_the_palette_is_as_recorded(start, size):
    terminal = start("Scenes/slide-down", "--glyphs", "quadrant", columns=size[0], rows=size[1])
    terminal.wait_for("Library", "ready")
    terminal.key(":")
    terminal.wait_for("Commands")
    terminal.type("loop th")
    terminal.wait_for(": loop th ", "▸ Loop there and back")
    comes_to_show(terminal, f"screens/palette-{size[0]}x{size[1]}.txt")


@pytest.fixture
def scenes(tmp_path):
    """A folder with seven of the scenes, and one that is broken."""
    folder = tmp_path / "Scenes"
    for name in NAMES:
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).symlink_to(ROOT / "Scenes" / name)
    (folder / "torn").mkdir()
    (folder / "torn" / "scene.yaml").write_text("segue: 1\nscreens: {home: {frme: 1}}\n")
    return tmp_path


@pytest.mark.parametrize("size", SIZES)
def test_the_gallery_is_as_recorded(start, scenes, size):
    terminal = start("--reduce-motion", "--glyphs", "quadrant", columns=size[0], rows=size[1], cwd=scenes)
    terminal.wait_for("8 scenes", "App Store card")
    comes_to_show(terminal, f"screens/gallery-{size[0]}x{size[1]}.txt")
