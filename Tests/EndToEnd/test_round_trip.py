"""The UIKit code of every bundled scene, played: the scene's own motion to 1e-6, and its calls one by one."""
import re

import pytest

from conftest import ROOT
from round_trip import App, unmatched
from swift_files import cache

SCENES = sorted(path.parent.name for path in ROOT.glob("Scenes/*/scene.yaml"))

# Anchor points of the screens' own layers, which a scene has and an app's views have as well.
ANCHORS = {"context-menu": {"menu/options": (0, 0)}}

# Transitions of which the code says itself that something is not as in the scene, in their motion.
INEXACT = {
    ("hero", "open"): "Core Animation runs keyframes and paths along no spring",
    ("hero", "close"): "Core Animation runs keyframes and paths along no spring",
    ("reveals", "to-blinds"): "UIKit has no view for 'container/slats/*' here",
    ("reveals", "from-blinds"): "UIKit has no view for 'container/slats/*' here",
}


@pytest.mark.parametrize("scene", SCENES)
def test_the_code_of_a_scene_plays_as_the_scene_does(scene, segue, cache, tmp_path):
    app = App(scene, segue, tmp_path, ANCHORS.get(scene, {}))
    frames, calls = app.play(cache)
    inexact = []
    for start, transition in app.route:
        end = start + transition["seconds"]
        if reason := INEXACT.get((scene, transition["name"])):
            assert f"Segue: {reason}" in app.codes[transition["name"]]
            inexact.append((start, end))
            continue
        assert unmatched(*app.additions(frames, start, end)) == ([], []), transition["name"]
    differences = [one for one in app.differences(frames)
                   if not any(start <= one[1] <= end for start, end in inexact)]
    assert differences == []
    expected = app.calls
    if inexact:
        # It ends at another time.
        calls, expected = ([re.sub(r"^\S+", "", line) for line in lines] for lines in (calls, expected))
    if any("alongsideTransition: nil" in code for code in app.codes.values()):
        # What is put back at the end is a completion of the coordinator's, which a scene has no need of.
        calls, expected = ([line for line in lines if "alongside" not in line] for lines in (calls, expected))
    assert calls == expected
