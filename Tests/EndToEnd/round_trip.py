"""An app around the UIKit code that a scene's transitions are written as: the same screens, the same way through them."""
import json
import re

from app_host import Host, screen_type, type_name
from routes import route

# What two numbers may differ by.
TOLERANCE = 1e-6

# UIKit's own containers, in which a transition's views are.
CONTAINERS = re.compile(r"(PresentationContainer|UINavigationController/UIView|UINavigationController)(?:/|$)")


class App:
    """A scene's transitions as an app of their own: the code written for each, and a host with the scene's screens.

    anchors: the anchor points of the screens' layers, by path, where they are not in the middle.
    scrolls: the layers that scroll, with the height of their content in points.
    """

    def __init__(self, scene, segue, folder, anchors, scrolls=None):
        self.scene, self.segue, self.folder, self.anchors = scene, segue, folder, anchors
        self.scrolls = scrolls or {}
        if scene not in self._read:
            self._read_scene()
            self._read[scene] = {name: value for name, value in vars(self).items() if name not in
                                 ("scene", "segue", "folder", "anchors", "scrolls")}
        vars(self).update(self._read[scene])
        self.host = Host(self)

    # What has been read of scenes, of which there are several tests.
    _read = {}

    def _read_scene(self):
        self.transitions = [one for one in json.loads(self.run("list", self.scene, "--json"))["transitions"]
                            if one["from"] and one["to"]]
        self.codes = {one["name"]: self.run("export", self.scene, "-t", one["name"], "--to", "uikit")
                      for one in self.transitions}
        self.route, self.end = route(self.transitions)
        self._record()

    def run(self, *arguments, environment=None):
        result = self.segue(*arguments, environment=environment)
        assert result.returncode == 0, result.stderr
        return result.stdout

    def _record(self):
        """The scene's own way: its frames, its calls, and each screen as it is when it first rests."""
        lines = [f"{time:.3f} trigger {one['name']}" for time, one in self.route]
        script = self._script("scene", lines)
        start = ["-t", self.route[0][1]["name"], "--script", script]
        self.frames = [json.loads(line) for line in self.run("sample", self.scene, "--fps", 30, *start).splitlines()]
        self.calls = calls(self.run("trace", self.scene, *start))
        ids = {layer["id"] for frame in self.frames for layer in frame["layers"]}
        # A screen's own bar is a part of that, and UIKit's own.
        self.has_bar = any(one.endswith("/navigation-bar") for one in ids)
        self.screens = {}
        for frame in self.frames:
            if frame["phase"] not in ("running", "finishing"):
                names = [one["id"].split("/")[0] for one in frame["layers"]]
                for screen in dict.fromkeys(names):
                    if screen != "container" and screen not in self.screens:
                        self.screens[screen] = [one for name, one in zip(names, frame["layers"])
                                                if name == screen and not self.is_of_bar(one["id"])]
        self.layers = {one["id"] for layers in self.screens.values() for one in layers}

    def _script(self, name, lines):
        path = self.folder / f"{name}.script"
        path.write_text("\n".join([*lines, f"{self.end} press -9 -9", f"{self.end + 0.01:.2f} release -9 -9"]) + "\n")
        return path

    def is_of_bar(self, path):
        return self.has_bar and path.split("/")[1:2] in (["bar"], ["navigation-bar"], ["tab"])

    # The app.

    def play(self, environment):
        """Writes the app and plays it: its frames and its calls, in which screens have the scene's names."""
        return self._play(self._script("app", ["0 press 200 400", "0 release 200 400"]), self.host.way(), environment)

    def play_fingers(self, script, environment):
        """The same under a script's fingers; a tap on the first screen begins the first transition."""
        step = [f"    {line}" for line in self.host.step(self.route[0][1])]
        return self._play(script, step, environment)

    def play_script(self, script, environment):
        """The same under the fingers of a script, with a transition for each of its taps."""
        return self._play(script.fingers, script.setup(), environment, is_tapped=False)

    def _play(self, script, begin, environment, is_tapped=True):
        folder = self.folder / "App"
        folder.mkdir()
        for name, code in self.codes.items():
            (folder / f"{type_name(name)}.swift").write_text(code)
        (folder / "Host.swift").write_text(self.host.source(begin, is_tapped))
        frames = self.run("sample", folder, "--fps", 30, "--script", script, environment=environment)
        trace = self.run("trace", folder, "--script", script, environment=environment)
        for screen in self.screens:
            trace = re.sub(rf"\b{screen_type(screen)}\b", screen, trace)
        return [json.loads(line) for line in frames.splitlines()], calls(trace)

    # How the two compare.

    def of_screens(self, layers):
        """An app's layers of screens, by their names in the scene."""
        found = {}
        for layer in layers:
            for screen in self.screens:
                if match := re.search(rf"(?:^|/){screen_type(screen)}(/.*|$)", layer["id"]):
                    found[screen + match[1]] = layer
        return found

    def differences(self, frames, expected=None):
        """Where the screens' layers differ from the scene's: name, time, the scene's look and the app's."""
        own = {moment(frame): self.of_screens(frame["layers"]) for frame in frames}
        # In the frame of the end the one may be over and the other a rounding error before that.
        ends = {round(start + one["seconds"], 6) for start, one in self.route}
        found = []
        for frame in expected or [one for one in self.frames if moment(one) not in ends]:
            mine = own.get(moment(frame), {})
            for layer in frame["layers"]:
                name = layer["id"]
                if name.split("/")[0] not in self.screens or self.is_of_bar(name):
                    continue
                if name not in mine or not is_close(look(layer), look(mine[name])):
                    found.append((name, moment(frame), look(layer), look(mine[name]) if name in mine else None))
        return found

    def additions(self, frames, start, end, expected=None):
        """What a transition adds in the scene and in the app: the looks of each layer in each frame."""
        theirs, own = {}, {}
        for frame in expected or self.frames:
            for layer in frame["layers"] if start < frame["t"] < end else []:
                names = layer["id"].split("/")
                # The layers of a piece are one picture.
                if names[0] == "container" and len(names) > 1 and not {"navigation-bar", "tab-bar", "copy"} & set(names):
                    theirs.setdefault(layer["id"], {})[moment(frame)] = look(layer)
        for frame in frames:
            for layer in frame["layers"] if start < frame["t"] < end else []:
                if self._is_added(layer):
                    own.setdefault(layer["id"], {})[moment(frame)] = look(layer)
        return theirs, own

    def _is_added(self, layer):
        """Whether an app's layer is a view that a transition put somewhere, or one within such a view."""
        name = layer["id"]
        while found := CONTAINERS.match(name):
            name = name[found.end():]
        names = name.split("/")
        if not name or "picture" in names or any(one.endswith("bar") or "Bar" in one for one in names):
            return False
        # A view without size keeps time.
        return layer["frame"][2:] != [0, 0] and not self.layers & self.of_screens([layer]).keys()


def calls(trace):
    return [line for line in trace.splitlines() if "recognizer" not in line]


def moment(frame):
    return round(frame["t"], 6)


def look(layer):
    return [*layer["frame"], layer["opacity"], layer["cornerRadius"]]


def is_close(first, second):
    return all(abs(a - b) <= TOLERANCE for a, b in zip(first, second, strict=True))


def unmatched(theirs, own):
    """The app's additions that look like none of the scene's, and the scene's in the container that none looks like."""
    left = dict(theirs)
    strange = []
    for name, looks in own.items():
        # A picture has the opacity of what it shows in its pixels.
        count = 4 if "UIImageView" in name.split("/")[-1] else 6
        twin = next((one for one, other in left.items() if looks.keys() == other.keys()
                     and all(is_close(looks[time][:count], other[time][:count]) for time in looks)), None)
        if twin:
            del left[twin]
        else:
            strange.append(name)
    return strange, [name for name in left if name.count("/") == 1]
