"""An app around the UIKit code that a scene's transitions are written as: the same screens, the same way through them."""
import json
import re

# What two numbers may differ by.
TOLERANCE = 1e-6

# The screens of any scene, and what stands for a test's own hand: a tap that lets the way through them begin.
HOST = """import UIKit

struct Node {
  var path: String
  var frame: CGRect
  var opacity = 1.0
  var radius = 0.0
  var isHidden = false
  var anchor = CGPoint(x: 0.5, y: 0.5)
  var contentHeight: CGFloat?

  @MainActor func makeView(in space: CGRect) -> UIView {
    let view = contentHeight == nil ? UIView() : UIScrollView()
    (view as? UIScrollView)?.contentSize = CGSize(width: frame.width, height: contentHeight ?? 0)
    view.layer.anchorPoint = anchor
    view.frame = frame.offsetBy(dx: -space.minX, dy: -space.minY)
    view.isHidden = isHidden
    view.layer.name = String(path.split(separator: "/").last ?? "")
    return view
  }
}

/// The views of all screens, by the paths of the scene's layers, in order.
@MainActor var built: [(path: String, view: UIView)] = []

@MainActor func view(_ path: String) -> UIView {
  guard let found = built.first(where: { $0.path == path }) else { fatalError("no view is \\(path)") }
  return found.view
}

@MainActor func views(_ pattern: String) -> [UIView] {
  let parts = pattern.split(separator: "/")
  return built.filter { entry in
    let own = entry.path.split(separator: "/")
    return own.count == parts.count && zip(own, parts).allSatisfy { $1 == "*" || $0 == $1 }
  }.map(\\.view)
}

class Screen: UIViewController {
  /// The first is the screen itself.
  var nodes: [Node] { [] }
  var begin: () -> Void = {}

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
    var known: [String: (view: UIView, frame: CGRect)] = [:]
    for node in nodes {
      let parent = known[node.path.split(separator: "/").dropLast().joined(separator: "/")]
      let made = parent.map { node.makeView(in: $0.frame) } ?? view!
      made.alpha = node.opacity
      made.layer.cornerRadius = node.radius
      parent?.view.addSubview(made)
      known[node.path] = (made, node.frame)
      built.append((node.path, made))
    }
  }

  @objc private func tapped() { begin() }
}

@MainActor var kept: [Any] = []
"""

# UIKit's own containers, in which a transition's views are.
CONTAINERS = re.compile(r"(PresentationContainer|UINavigationController/UIView|UINavigationController)(?:/|$)")


def words(name):
    return [word[0].upper() + word[1:] for word in re.split(r"[^A-Za-z0-9]+", name) if word]


def type_name(name):
    return "".join(words(name))


def screen_type(name):
    return type_name(name) + "Screen"


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
        return self._play(self._script("app", ["0 press 200 400", "0 release 200 400"]), self._way(), environment)

    def play_fingers(self, script, environment):
        """The same under a script's fingers; a tap on the first screen begins the first transition."""
        step = [f"    {line}" for line in self._step(self.route[0][1])]
        return self._play(script, step, environment)

    def play_script(self, script, environment):
        """The same under the fingers of a script, with a transition for each of its taps."""
        return self._play(script.fingers, script.setup(), environment, isTapped=False)

    def _play(self, script, begin, environment, isTapped=True):
        folder = self.folder / "App"
        folder.mkdir()
        for name, code in self.codes.items():
            (folder / f"{type_name(name)}.swift").write_text(code)
        (folder / "Host.swift").write_text("\n".join([HOST, *self._screens(), *self._providers(), self._main(begin, isTapped)]))
        frames = self.run("sample", folder, "--fps", 30, "--script", script, environment=environment)
        trace = self.run("trace", folder, "--script", script, environment=environment)
        for screen in self.screens:
            trace = re.sub(rf"\b{screen_type(screen)}\b", screen, trace)
        return [json.loads(line) for line in frames.splitlines()], calls(trace)

    def _screens(self):
        code = "\n".join(self.codes.values())
        scrolls = dict.fromkeys(re.findall(r"/// `([^`]*)`.*\n\s*var \w+: UIScrollView ", code), 0) | self.scrolls
        has_grabber = "prefersGrabberVisible = true" in code
        for screen, layers in self.screens.items():
            # A sheet's handle is its presentation controller's.
            nodes = ",\n".join(f"    {self._node(layer, scrolls)}" for layer in layers
                               if not (has_grabber and layer["id"] == f"{screen}/grabber"))
            yield f"final class {screen_type(screen)}: Screen {{\n  override var nodes: [Node] {{ [\n{nodes}\n  ] }}\n}}\n"

    def _node(self, layer, scrolls):
        x, y, width, height = layer["frame"]
        arguments = [f'path: "{layer["id"]}"', f"frame: CGRect(x: {x}, y: {y}, width: {width}, height: {height})",
                     f'opacity: {layer["opacity"]}', f'radius: {layer["cornerRadius"]}']
        if layer["hidden"]:
            arguments.append("isHidden: true")
        if layer["id"] in self.anchors:
            arguments.append("anchor: CGPoint(x: {}, y: {})".format(*self.anchors[layer["id"]]))
        if layer["id"] in scrolls:
            arguments.append(f'contentHeight: {scrolls[layer["id"]]}')
        return f"Node({', '.join(arguments)})"

    def _providers(self):
        """The views that each transition asks the app for."""
        for transition in {one["name"]: one for _, one in self.route}.values():
            code = self.codes[transition["name"]]
            if not (found := re.search(r"protocol (\w+Views): AnyObject \{(.*?)\n\}", code, re.S)):
                continue
            members = re.findall(r"/// `([^`]*)`(?:.*tapped, `([^`]*)`)?.*\n\s*var (\w+): (\[?UI\w+\]?) ", found[2])
            lines = []
            for path, tapped, name, kind in members:
                if path.split("/")[0] == "hit":
                    path = "/".join([self._first(tapped or transition["from"]), *path.split("/")[1:]])
                value = f'{"views" if kind[0] == "[" else "view"}("{path}")'
                cast = " as! UIScrollView" if kind == "UIScrollView" else ""
                lines.append(f"  var {name}: {kind} {{ {value}{cast} }}\n")
            yield f"final class {type_name(transition['name'])}Views: {found[1]} {{\n{''.join(lines)}}}\n"

    def _first(self, pattern):
        """The first layer that a pattern means."""
        shape = re.compile(re.escape(pattern).replace(r"\*", "[^/]*"))
        return next(one["id"] for layers in self.screens.values() for one in layers if shape.fullmatch(one["id"]))

    def _way(self):
        """The way through the screens, each step in its time."""
        for time, one in self.route:
            yield f"    DispatchQueue.main.asyncAfter(deadline: .now() + {time}) {{"
            yield from (f"      {line}" for line in self._step(one))
            yield "    }"

    def _main(self, begin, isTapped):
        lines = []
        for screen in self.screens:
            name = self._called(screen)
            lines += [f"  let {name} = {screen_type(screen)}()", f"  let {name}View: UIView = {name}.view"]
        root = shown = self._called(self.route[0][1]["from"])
        if self.has_bar or any(one["kind"] in ("push", "pop") for one in self.transitions):
            shown = "navigationController"
            lines.append(f"  let navigationController = UINavigationController(rootViewController: {root})")
            lines.append(f"  navigationController.isNavigationBarHidden = {str(not self.has_bar).lower()}")
        begin = [f"  {root}.begin = {{", *begin, "  }"] if isTapped else begin
        return "\n".join([f'#Preview("{self.scene}") {{', *lines, *begin, f"  return {shown}", "}"]) + "\n"

    def _step(self, transition):
        """What the head of a transition's code says that is to be done; what begins it is the last line."""
        usage = self._usage(transition)
        made = [found[1] for line in usage if (found := re.match(r"let (\w+) = ", line))]
        views = [f"let views = {type_name(transition['name'])}Views()"] if "views: views" in " ".join(usage) else []
        return [*views, *usage[:-1], *(f"kept.append({name})" for name in made + ["views"] * len(views)), usage[-1]]

    def _usage(self, transition):
        head = self.codes[transition["name"]].split("import UIKit")[0]
        return [line[5:] for line in head.splitlines() if line.startswith("//   ")]

    def _called(self, screen):
        """What the code calls a screen's controller: words that Swift keeps have another one behind them."""
        said = " ".join(line for _, one in self.route for line in self._usage(one))
        name = type_name(screen)[0].lower() + type_name(screen)[1:]
        return name + "View" if re.search(rf"{name}ViewView\b|Controller\({name}View,", said) else name

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


class Script:
    """A scene's script for both: fingers, and transitions that begin where it taps.

    All is half a second later than the scene has it, so that nothing happens as the app comes up.
    """

    DELAY = 0.5

    def __init__(self, app, name, text):
        self.app, self.begins, lines, fingers = app, [], [], []
        trace = app.run("trace", app.scene, "--script", name).splitlines()
        for line in text:
            time, what, *rest = line.split()
            later = f"{float(time) + self.DELAY:.3f}"
            if what == "tap":
                self.begins.append((later, self._begun(trace, f"{float(time):.3f}")))
                lines.append(f"{later} trigger {self.begins[-1][1]}")
            else:
                fingers.append(" ".join([later, what, *rest]))
                lines.append(fingers[-1])
        end = float(lines[-1].split()[0]) + 3
        rest = [f"{end} press -9 -9", f"{end + 0.01:.2f} release -9 -9"]
        self.lines, self.fingers = app.folder / "scene.script", app.folder / "fingers.script"
        self.lines.write_text("\n".join(lines + rest) + "\n")
        self.fingers.write_text("\n".join(fingers + rest) + "\n")

    def _begun(self, trace, time):
        """The transition that a tap has begun, by the question about it."""
        question = next(line for line in trace if line.startswith(time) and "animationController(" in line)
        if found := re.search(r"for: (\w+), from: ([\w-]+), to: ([\w-]+)\)", question):
            wanted = found[1], found[2], found[3]
        elif found := re.search(r"forPresented: ([\w-]+), presenting: ([\w-]+)", question):
            wanted = "present", found[2], found[1]
        else:
            wanted = "dismiss", re.search(r"forDismissed: ([\w-]+)", question)[1], None
        return next(one["name"] for one in self.app.transitions
                    if (one["kind"], one["from"]) == wanted[:2] and wanted[2] in (one["to"], None))

    def setup(self):
        """Every transition put to use as the head of its code says, before anything happens."""
        lines = ["var steps: [String: () -> Void] = [:]"]
        for transition in self.app.transitions:
            lines += self._prepared(transition)
        for time, name in self.begins:
            lines.append(f'DispatchQueue.main.asyncAfter(deadline: .now() + {time}) {{ steps["{name}"]?() }}')
        return lines

    def _prepared(self, transition):
        """What is made for a transition; what sets its delegate is done when the transition begins, by whatever hand."""
        usage = self.app._usage(transition)
        made, uses, hands = [], [], []
        for line in usage[:-1]:
            if line.startswith("let ") and not line.endswith("{"):
                made.append(line)
            elif line.endswith("{"):
                hands += [line, "  use()"]
            elif line == "}" or line.startswith(" "):
                hands.append(line)
            else:
                uses.append(line)
        if "views: views" in " ".join(usage):
            made.insert(0, f"let views = {type_name(transition['name'])}Views()")
        names = [found[1] for line in made + hands if (found := re.match(r"let (\w+) = ", line))]
        return ["do {", *made, "let use = {", *uses, "}", *hands, *(f"kept.append({name})" for name in names),
                f'steps["{transition["name"]}"] = {{', "  use()", usage[-1], "}", "}"]


def route(transitions):
    """Transitions one after another, each once at least, with the moments at which they begin, and when all is over."""
    left = {one["name"] for one in transitions}
    stack, result, time = [transitions[0]["from"]], [], 0.5
    while left:
        way = shortest_way(transitions, stack, left)
        assert way, f"nothing leads to {left}"
        for one in way:
            result.append((time, one))
            time = round(time + one["seconds"] + 1.5, 3)
            left.discard(one["name"])
            stack = after(stack, one)
    return result, time


def shortest_way(transitions, stack, left):
    """To a transition that has not been taken, and through it."""
    ways, seen = [([], stack)], {tuple(stack)}
    while ways:
        way, stack = ways.pop(0)
        for one in transitions:
            if one["from"] != stack[-1] or not (following := after(stack, one)):
                continue
            if one["name"] in left:
                return way + [one]
            if tuple(following) not in seen:
                seen.add(tuple(following))
                ways.append((way + [one], following))
    return None


def after(stack, transition):
    """The screens that are there after a transition; None where it cannot begin."""
    if transition["kind"] in ("pop", "dismiss"):
        return stack[:-1] if stack[-2:-1] == [transition["to"]] else None
    return stack + [transition["to"]] if transition["to"] not in stack else None


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
