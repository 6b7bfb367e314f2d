"""The Swift of an app around the code that a scene's transitions are written as: its screens, and its way through them."""
import re

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


def words(name):
    return [word[0].upper() + word[1:] for word in re.split(r"[^A-Za-z0-9]+", name) if word]


def type_name(name):
    return "".join(words(name))


def screen_type(name):
    return type_name(name) + "Screen"


class Host:
    """The sources of an app that an App has read from a scene."""

    def __init__(self, app):
        self.app = app

    def source(self, begin, is_tapped=True):
        return "\n".join([HOST, *self._screens(), *self._providers(), self._main(begin, is_tapped)])

    def way(self):
        """The way through the screens, each step in its time."""
        for time, one in self.app.route:
            yield f"    DispatchQueue.main.asyncAfter(deadline: .now() + {time}) {{"
            yield from (f"      {line}" for line in self.step(one))
            yield "    }"

    def _screens(self):
        code = "\n".join(self.app.codes.values())
        scrolls = dict.fromkeys(re.findall(r"/// `([^`]*)`.*\n\s*var \w+: UIScrollView ", code), 0) | self.app.scrolls
        has_grabber = "prefersGrabberVisible = true" in code
        for screen, layers in self.app.screens.items():
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
        if layer["id"] in self.app.anchors:
            arguments.append("anchor: CGPoint(x: {}, y: {})".format(*self.app.anchors[layer["id"]]))
        if layer["id"] in scrolls:
            arguments.append(f'contentHeight: {scrolls[layer["id"]]}')
        return f"Node({', '.join(arguments)})"

    def _providers(self):
        """The views that each transition asks the app for."""
        for transition in {one["name"]: one for _, one in self.app.route}.values():
            code = self.app.codes[transition["name"]]
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
        return next(one["id"] for layers in self.app.screens.values() for one in layers if shape.fullmatch(one["id"]))

    def _main(self, begin, is_tapped):
        lines = []
        for screen in self.app.screens:
            name = self._called(screen)
            lines += [f"  let {name} = {screen_type(screen)}()", f"  let {name}View: UIView = {name}.view"]
        root = shown = self._called(self.app.route[0][1]["from"])
        if self.app.has_bar or any(one["kind"] in ("push", "pop") for one in self.app.transitions):
            shown = "navigationController"
            lines.append(f"  let navigationController = UINavigationController(rootViewController: {root})")
            lines.append(f"  navigationController.isNavigationBarHidden = {str(not self.app.has_bar).lower()}")
        begin = [f"  {root}.begin = {{", *begin, "  }"] if is_tapped else begin
        return "\n".join([f'#Preview("{self.app.scene}") {{', *lines, *begin, f"  return {shown}", "}"]) + "\n"

    def step(self, transition):
        """What the head of a transition's code says that is to be done; what begins it is the last line."""
        usage = self.usage(transition)
        made = [found[1] for line in usage if (found := re.match(r"let (\w+) = ", line))]
        views = [f"let views = {type_name(transition['name'])}Views()"] if "views: views" in " ".join(usage) else []
        return [*views, *usage[:-1], *(f"kept.append({name})" for name in made + ["views"] * len(views)), usage[-1]]

    def usage(self, transition):
        head = self.app.codes[transition["name"]].split("import UIKit")[0]
        return [line[5:] for line in head.splitlines() if line.startswith("//   ")]

    def _called(self, screen):
        """What the code calls a screen's controller: words that Swift keeps have another one behind them."""
        said = " ".join(line for _, one in self.app.route for line in self.usage(one))
        name = type_name(screen)[0].lower() + type_name(screen)[1:]
        return name + "View" if re.search(rf"{name}ViewView\b|Controller\({name}View,", said) else name
