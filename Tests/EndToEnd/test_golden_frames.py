"""Frames of the scenes, as text that a diff shows.

After a change that is meant, `SEGUE_RECORD=1 make end-to-end-test` writes them anew; read the diff.
"""
import pytest

from golden import recorded

FRAMES = [
    (scene, transition, progress, size)
    for scene, transitions in (
        ("app-store", ("open", "close")), ("corner-slide", ("write", "back")),
        ("herb-gallery", ("expand", "collapse")), ("image-card", ("open", "close")),
        ("logo-reveal", ("reveal", "shrink")), ("picture-corner", ("expand", "shrink")),
        ("side-panel", ("show", "hide")), ("slide-down", ("show", "hide")),
        ("cards", ("forth",)), ("cube", ("aside", "below")), ("explode", ("forth",)), ("flip", ("forth",)),
        ("fold", ("forth",)), ("nat-geo", ("forth",)), ("portal", ("forth",)), ("turn", ("aside", "over")),
    )
    for size in ("80x24", "120x40")
    for transition, progress in ((None, None), *((name, 0.3) for name in transitions))
]


@pytest.mark.parametrize("scene, transition, progress, size", FRAMES)
def test_frame_is_as_recorded(segue, scene, transition, progress, size):
    moment = ("--transition", transition, "--progress", progress) if transition else ()
    result = segue("render", f"Scenes/{scene}", *moment, "--size", size, "--format", "text", "--glyphs", "quadrant")
    assert result.returncode == 0, result.stderr
    lines = result.stdout.splitlines()
    assert lines == recorded(f"{scene}-{transition or 'start'}-{size}.txt", lines)
