"""The UIKit code of every bundled scene, played: the scene's own motion to 1e-6, and its calls one by one."""
import json
import re

import pytest

from conftest import ROOT
from fingers_script import Script
from round_trip import App, calls, unmatched
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


# Up by its list, which scrolls once the sheet is up, and down again by the same finger's way back; thrown down and up; taken
# away by a finger, and by a tap on what it dims.
FINGERS = {
    "list": "0 press 196 85, 0 release 196 85, 1 press 196 780, 1.1 move 196 620, 1.2 move 196 460, 1.3 move 196 300, "
            "1.4 move 196 180, 1.55 move 196 360, 1.7 move 196 560, 1.85 lift 196 560",
    "thrown": "0 press 196 85, 0 release 196 85, 1 press 196 445, 1.1 move 196 480, 1.2 move 196 520, 1.3 release 196 560, "
              "3 press 196 745, 3.05 move 196 700, 3.1 move 196 640, 3.15 move 196 570, 3.2 release 196 490",
    "pulled": "0 press 196 85, 0 release 196 85, 1 press 196 445, 1.1 move 196 300, 1.2 move 196 60, 1.3 move 196 20, 1.5 lift 196 20",
    "caught": "0 press 196 85, 0 release 196 85, 1 press 196 445, 1.1 move 196 480, 1.2 release 196 560, "
              "1.3 press 196 640, 1.35 move 196 600, 1.4 move 196 560, 1.6 lift 196 560",
    "away": "0 press 196 85, 0 release 196 85, 1 press 196 445, 1.1 move 196 560, 1.2 move 196 700, 1.3 release 196 830, "
            "3 press 196 85, 3 release 196 85, 4 press 196 200, 4.05 lift 196 200",
}


@pytest.mark.parametrize("fingers", FINGERS)
def test_a_sheet_follows_a_finger_as_the_scene_s_does(fingers, segue, cache, tmp_path):
    script = tmp_path / "fingers.script"
    script.write_text(FINGERS[fingers].replace(", ", "\n") + "\n")
    app = App("place-sheet", segue, tmp_path, {}, {"places/list": 1064})
    frames, trace = app.play_fingers(script, cache)
    expected = [json.loads(line) for line in app.run("sample", "place-sheet", "--fps", 30, "--script", script).splitlines()]
    assert app.differences(frames, expected) == []
    assert unmatched(*app.additions(frames, 0, 99, expected)) == ([], [])
    assert [line for line in trace if "Recognizer" not in line] == [
        line for line in calls(app.run("trace", "place-sheet", "--script", script)) if "Recognizer" not in line]


# Scripts of the scenes in which fingers drive and start transitions, and let them go on either side.
SCRIPTS = {
    "app-store": ["edge", "finish", "cancel"], "cards": ["finish", "cancel"], "corner-slide": ["tour", "finish", "cancel", "pop"],
    "crossfade": ["cancel"], "cube": ["finish", "cancel"], "flip": ["finish", "cancel"], "fold": ["finish", "cancel"],
    "herb-gallery": ["finish", "cancel"], "image-card": ["finish", "cancel", "too-quick"],
    "logo-reveal": ["tour", "finish", "cancel", "pop"], "material": ["tour"], "pan": ["finish", "cancel"],
    "reveals": ["pull-and-back"], "settings": ["there-and-back"], "side-panel": ["tour", "finish", "cancel", "reconsider"],
    "slide-down": ["tour", "finish", "cancel", "interrupted"], "system-alert": ["ask-and-cancel"], "turn": ["finish", "cancel"],
}

# What a scene's own properties and UIKit's property animators are called in a trace, which an app's has not.
NOTES = re.compile(r" when |Recognizer|UIViewPropertyAnimator|isReversed|fractionComplete|Animation\b|alongside"
                   r"|\d (start|pause|stop|finish)Animation|completion\(at")


@pytest.mark.parametrize("scene, name", [(scene, name) for scene, names in SCRIPTS.items() for name in names])
def test_fingers_lead_the_code_of_a_scene_as_the_scene(scene, name, segue, cache, tmp_path):
    app = App(scene, segue, tmp_path, {})
    script = Script(app, name, script_text(scene, name))
    frames, trace = app.play_script(script, cache)
    expected = [json.loads(line) for line in app.run("sample", scene, "--fps", 30, "--script", script.lines).splitlines()]
    assert app.differences(frames, expected) == []
    if scene == "side-panel":
        # One dimming view after another, with the same name.
        assert unmatched(*app.additions(frames, 0, 99, expected)) == ([], [])
    theirs = calls(app.run("trace", scene, "--script", script.lines))
    assert [line for line in trace if not NOTES.search(line)] == [line for line in theirs if not NOTES.search(line)]


def script_text(scene, name):
    """The lines of a script as the scene's file has them."""
    scripts = (ROOT / f"Scenes/{scene}/scene.yaml").read_text().split("\nscripts:\n")[1]
    block = re.search(rf"^  {name}: \|\n((?:    .*\n|\n)+)", scripts + "\n", re.M)[1]
    return [line.strip() for line in block.splitlines() if line.strip() and line.strip()[0] != "#"]
