"""The UIKit code of transitions that are drawn at random, played: the scene's own motion to 1e-6, and its calls."""
import re

import pytest

import drawn_transitions
from round_trip import App, unmatched
from swift_files import cache


# Of the last two one sizes what has an anchor point of its own, and one counts from what another track shows.
@pytest.mark.parametrize("seed", [*range(24), 63, 125])
def test_the_code_of_a_drawn_scene_plays_as_the_scene_does(seed, segue, cache, scene, tmp_path):
    app = App(str(scene(drawn_transitions.scene(seed))), segue, tmp_path, {})
    frames, calls = app.play(cache)
    if any("// Segue: " in code for code in app.codes.values()):
        # It says itself what it cannot say; it is whole and runs all the same.
        assert [re.sub(r"^\S+ ", "", line) for line in calls] == [re.sub(r"^\S+ ", "", line) for line in app.calls]
        return
    assert app.differences(frames) == []
    for start, transition in app.route:
        assert unmatched(*app.additions(frames, start, start + transition["seconds"])) == ([], []), transition["name"]
    assert calls == app.calls
