"""The UIKit code of the scene of tabs in an app with a tab bar controller: one script of fingers leads both alike."""
import json
import re

from round_trip import calls, is_close, look, moment
from swift_files import cache

# The screens with the frames that the scene lays them out in; a tap on the first one goes on to a room.
HOST = """import UIKit

class Screen: UIViewController {
  func add(_ name: String, _ frame: CGRect, radius: CGFloat) {
    let part = UIView(frame: frame)
    part.layer.name = name
    part.layer.cornerRadius = radius
    view.addSubview(part)
  }
}

final class HomeScreen: Screen {
  private let delegate = TabsOpenDelegate()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
  }

  @objc private func open() {
    navigationController?.delegate = delegate
    navigationController?.pushViewController(RoomScreen(), animated: true)
  }
}

final class SearchScreen: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    add("field", CGRect(x: 16, y: 71, width: 361, height: 40), radius: 12)
  }
}

final class ProfileScreen: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    add("face", CGRect(x: 136.5, y: 139, width: 120, height: 120), radius: 60)
  }
}

final class RoomScreen: Screen {}

@MainActor var kept: [Any] = []

#Preview("Tabs") {
  let (home, search, profile) = (HomeScreen(), SearchScreen(), ProfileScreen())
  let (homeView, searchView, profileView): (UIView, UIView, UIView) = (home.view, search.view, profile.view)
  let controllers = [UINavigationController(rootViewController: home), search, profile]
  for (index, title) in ["Home", "Search", "You"].enumerated() {
    controllers[index].tabBarItem = UITabBarItem(title: title, image: nil, tag: index)
  }
  let tabBarController = UITabBarController()
  tabBarController.viewControllers = controllers
  let (change, forth, back) = (TabsChangeDelegate(), TabsForthDelegate(), TabsBackDelegate())
SETUP
  (forth.next, back.next, tabBarController.delegate) = (back, change, forth)
  kept = [change, forth, back]
  return tabBarController
}
"""

# To a room, away from it by the bar and back again, and by a second tap to the first screen; along the tabs; under a finger
# that goes on, one that comes back, and one that throws the other way.
FINGERS = """0.1 press 100 330, 0.1 release 100 330, 1.2 press 327 795, 1.2 release 327 795, 2 press 65 795, 2 release 65 795,
3 press 327 795, 3 release 327 795, 3.8 press 65 795, 3.8 release 65 795, 4.6 press 65 795, 4.6 release 65 795,
5.5 press 196 795, 5.5 release 196 795, 6.2 press 65 795, 6.2 release 65 795,
7 press 350 500, 7.05 move 300 500, 7.4 move 90 500, 7.6 lift 90 500,
8.3 press 350 500, 8.35 move 300 500, 8.7 move 260 500, 8.9 lift 260 500,
9.6 press 50 500, 9.65 move 120 500, 9.9 move 300 500, 9.95 release 360 500, 11.5 press -9 -9, 11.51 release -9 -9"""

SCREENS = {"HomeScreen": "home", "SearchScreen": "search", "ProfileScreen": "profile", "RoomScreen": "room"}


def wiring(code, name):
    """The lines of a code's head that put its gestures to use."""
    head = [line[5:] for line in code.split("import UIKit")[0].splitlines() if line.startswith("//   ")]
    first = next(index for index, line in enumerate(head) if "tabBarController.delegate" in line)
    return [line.replace("delegate.", f"{name}.") for line in head[first + 1:-1]]


def of_screens(frame):
    """A frame's layers of screens, by their names in the scene."""
    found = {}
    for layer in frame["layers"]:
        if match := re.search(rf"(?:^|/)({'|'.join(SCREENS)})(/.*|$)", layer["id"]):
            found[SCREENS[match[1]] + match[2]] = layer
    return found


def test_tabs_change_by_their_code_as_in_the_scene(segue, cache, tmp_path):
    def run(*arguments):
        result = segue(*arguments, environment=cache)
        assert result.returncode == 0, result.stderr
        return result.stdout

    folder, script = tmp_path / "App", tmp_path / "fingers.script"
    folder.mkdir()
    lines = []
    for name in ("change", "forth", "back", "open"):
        code = run("export", "tabs", "-t", name, "--to", "uikit")
        (folder / f"{name.title()}.swift").write_text(code)
        lines += wiring(code, name) if name in ("forth", "back") else []
    assert sum("Interactor(view:" in line for line in lines) == 4
    (folder / "Host.swift").write_text(HOST.replace("SETUP", "\n".join(f"  {line}" for line in lines)))
    script.write_text(re.sub(r",\s*", "\n", FINGERS) + "\n")

    frames, expected = ([json.loads(line) for line in run("sample", what, "--fps", 30, "--script", script).splitlines()]
                        for what in (folder, "tabs"))
    own = {moment(frame): of_screens(frame) for frame in frames}
    seen = set()
    for frame in expected:
        for layer in frame["layers"]:
            name = layer["id"]
            if name in SCREENS.values() or name in ("search/field", "profile/face"):
                seen.add(name)
                assert is_close(look(layer), look(own[moment(frame)][name])), (name, frame["t"])
    assert seen == {"home", "search", "search/field", "profile", "profile/face", "room"}

    trace = run("trace", folder, "--script", script)
    for name, screen in SCREENS.items():
        trace = trace.replace(name, screen)
    # The scene tells of its own gestures and their conditions as well.
    ours, theirs = ([line for line in calls(text) if not re.search("Recognizer| finish when ", line)]
                    for text in (trace, run("trace", "tabs", "--script", script)))
    assert ours == theirs
    assert sum("completeTransition(false)" in line for line in theirs) == 1
