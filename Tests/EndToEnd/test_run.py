"""An app's own Swift files, built and played: the very numbers and calls of scenes, and every way to go wrong."""
import json
import math
import os
import re
import stat

import pytest
from PIL import Image

from conftest import ROOT
from swift_files import EXAMPLES, cache

# A tap where each example listens, at once.
TAP = "0.00 press 196 776\n0.00 release 196 776\n"

CONTROLLER = """
import UIKit
final class Screen: UIViewController {{
  override func viewDidLoad() {{
    super.viewDidLoad()
    print("loaded")
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tap)))
  }}
  @objc func tap() {{
    {body}
  }}
}}
"""


ANIMATOR = """
import UIKit
final class Still: NSObject, UIViewControllerAnimatedTransitioning {{
  func transitionDuration(using transition: UIViewControllerContextTransitioning?) -> TimeInterval {{ 0.3 }}
  func animateTransition(using transition: UIViewControllerContextTransitioning) {{
    {body}
  }}
}}
"""


@pytest.fixture
def play(segue, cache, tmp_path):
    """Runs a command on Swift source, a tap being its script."""

    def run(source, command="trace", script=TAP, environment=None):
        (tmp_path / "tap.script").write_text(script)
        path = source if hasattr(source, "exists") else tmp_path / "Screen.swift"
        if path is not source:
            path.write_text(source)
        return segue(command, path, "--script", tmp_path / "tap.script", environment=cache | (environment or {}))

    return run


def samples(result, layer, is_whole=False):
    """The looks of the layer whose id ends so, or is that, in each line that has it."""
    found = []
    for line in result.stdout.splitlines():
        for one in json.loads(line)["layers"]:
            if one["id"] == layer or not is_whole and one["id"].endswith(f"/{layer}"):
                found.append([*one["frame"], one["opacity"], one["cornerRadius"]])
                break
    return found


# Each example, where it is tapped, the scene's transition beside it, and what its layers are called there.
BESIDE = [
    ("SlideDown", (196, 776), "slide-down", "show", {"HomeController": "home", "SheetController": "sheet"}),
    ("Crossfade", (196, 776), "crossfade", "forth", {"SkyController-2": "city", "SkyController": "dusk"}),
    ("HerbGallery", (100, 600), "herb-gallery", "expand", {"GalleryController": "home", "HerbController": "detail"}),
    ("Bubble", (196.5, 185), "reveals", "to-circle",
     {"ColorController-2": "circle", "ColorController": "list", "bubble": "container/hole"}),
    ("LogoReveal", (200, 700), "logo-reveal", "reveal",
     {"LogoController": "home", "PackingController": "list", "LogoController/logo": "home/logo"}),
    ("CardDeck", (100, 600), "cards", "back", {"LetterController": "letter", "InboxController": "inbox"}),
    ("ImageCard", (200, 700), "image-card", "close",
     {"CardsController": "home", "RidgeController": "detail", "copy": "container/card"}),
    ("AppStoreCard", (200, 400), "app-store", "open",
     {"TodayController": "today", "StoryController": "story", "copy": "container/card",
      "copy/title": "container/card/title", "copy/subtitle": "container/card/subtitle"}),
]


@pytest.mark.parametrize("example, place, scene, transition, names", BESIDE, ids=[one[0] for one in BESIDE])
def test_an_example_moves_and_calls_as_its_scene_does(play, segue, example, place, scene, transition, names):
    tap = "0 press {} {}\n0 release {} {}\n".format(*place, *place)
    source = EXAMPLES / f"{example}.swift"
    run, theirs = play(source, "sample", tap), segue("sample", scene, "--transition", transition)
    for own, other in names.items():
        looks, expected = samples(run, own), samples(theirs, other, is_whole=True)
        # The run's first line is at rest, and its last once the old screen is gone.
        count = min(len(looks), len(expected))
        assert count >= 30
        for look, wanted in zip(looks[:count], expected[:count]):
            assert look == pytest.approx(wanted, abs=1e-9)
    trace = play(source, "trace", tap).stdout
    for own, other in names.items():
        trace = re.sub(rf"\b{own}\b(?!-)", other, trace)
    expected = [line for line in segue("trace", scene, "--transition", transition).stdout.splitlines()
                if "recognizer" not in line]
    assert trace.splitlines() == expected


def test_a_lone_animator_moves_stock_screens_as_its_scene_does(segue, cache):
    run = segue("sample", EXAMPLES / "CornerSlide.swift", "--transition", "present", environment=cache)
    own = samples(run, "StockDetailController")
    scenes = samples(segue("sample", "corner-slide", "--transition", "write"), "draft")
    assert len(own) >= 30
    for look, other in zip(own, scenes):
        assert look == pytest.approx(other, abs=1e-9)


def test_run_lists_what_can_be_played(segue, cache):
    lines = segue("run", EXAMPLES, "--list", environment=cache).stdout.splitlines()
    assert lines[0].startswith(f"{EXAMPLES}/AppStoreCard.swift:") and lines[0].endswith(": preview App Store card")
    assert f"{EXAMPLES}/Crossfade.swift:66: preview Crossfade" in lines
    assert f"{EXAMPLES}/CornerSlide.swift:5: transition CornerAnimator" in lines
    assert any(line.endswith("view controller HomeController") for line in lines)


def test_a_picture_of_a_program(segue, cache):
    result = segue("render", EXAMPLES / "SlideDown.swift", "--size", "40x20", "--format", "text", environment=cache)
    assert result.returncode == 0 and len(result.stdout.splitlines()) == 20


CIRCLE = """
import UIKit
final class Circle: NSObject, UIViewControllerAnimatedTransitioning, CAAnimationDelegate {
  private var context: UIViewControllerContextTransitioning?
  func transitionDuration(using transition: UIViewControllerContextTransitioning?) -> TimeInterval { 1 }
  func animateTransition(using transition: UIViewControllerContextTransitioning) {
    context = transition
    guard let to = transition.view(forKey: .to) else { return }
    to.backgroundColor = .red
    to.subviews.forEach { $0.isHidden = true }
    transition.containerView.addSubview(to)
    let middle = CGRect(x: to.bounds.midX, y: to.bounds.midY, width: 0, height: 0)
    let mask = CAShapeLayer()
    mask.path = UIBezierPath(ovalIn: middle.insetBy(dx: -200, dy: -200)).cgPath
    to.layer.mask = mask
    let animation = CABasicAnimation(keyPath: "path")
    animation.fromValue = UIBezierPath(ovalIn: middle.insetBy(dx: -1, dy: -1)).cgPath
    animation.duration = 1
    animation.delegate = self
    mask.add(animation, forKey: "path")
  }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    context?.view(forKey: .to)?.layer.mask = nil
    context?.completeTransition(true)
  }
}
"""


def reds(picture):
    """How many pixels are the red of the circle."""
    return sum(red > 240 and green < 15 and blue < 15 for red, green, blue in picture.convert("RGB").getdata())


def test_a_circle_of_a_mask_s_path_grows(segue, cache, tmp_path):
    (tmp_path / "Circle.swift").write_text(CIRCLE)
    folder = tmp_path / "frames"
    result = segue("export", tmp_path / "Circle.swift", "-t", "present", "--fps", "4", "-o", f"{folder}/", environment=cache)
    assert result.returncode == 0 and "no animation of the key path" not in result.stderr, result.stderr
    found = [reds(Image.open(path)) for path in sorted(folder.iterdir())]
    for time, count in zip((0.25, 0.5, 0.75), found[1:]):
        assert count == pytest.approx(math.pi * (1 + 199 * time) ** 2, rel=0.02)
    assert found[-1] > 300_000
    result = segue("export", tmp_path / "Circle.swift", "-t", "present", "-o", tmp_path / "x.svg", environment=cache)
    assert result.returncode == 0 and "another path" not in result.stderr, result.stderr
    assert '<clipPath id=' in (tmp_path / "x.svg").read_text() and '<animate attributeName="d"' in (tmp_path / "x.svg").read_text()


LONE = """
import UIKit
{types}
class Base: NSObject, UIViewControllerAnimatedTransitioning {{
  func transitionDuration(using transition: UIViewControllerContextTransitioning?) -> TimeInterval {{ 0.5 }}
  func animateTransition(using transition: UIViewControllerContextTransitioning) {{}}
  func move(_ view: UIView?, by distance: CGFloat, _ transition: UIViewControllerContextTransitioning) {{
    guard let view else {{ return transition.completeTransition(false) }}
    if view.superview == nil {{ transition.containerView.addSubview(view) }}
    UIView.animate(withDuration: 0.5, animations: {{ view.center.x += distance }}) {{ _ in
      transition.completeTransition(true)
    }}
  }}
}}
{body}
"""


@pytest.mark.parametrize("types, body", [
    ("", """
final class Opening: Base {
  override func animateTransition(using transition: UIViewControllerContextTransitioning) {
    move(transition.view(forKey: .to), by: 30, transition)
  }
}
final class DismissalOfIt: Base {
  override func animateTransition(using transition: UIViewControllerContextTransitioning) {
    move(transition.view(forKey: .from), by: 30, transition)
  }
}
"""),
    ("enum Way { case presentation, dismissal }\nstruct Params { let way: Way; let frame: CGRect; var done: (() -> Void)? }", """
final class Opening: Base {
  let params: Params
  init(params: Params) { self.params = params }
  override func animateTransition(using transition: UIViewControllerContextTransitioning) {
    guard params.frame.width > 100 else { return }
    move(transition.view(forKey: params.way == .presentation ? .to : .from), by: 30, transition)
  }
}
"""),
    ("public protocol Source: AnyObject { func hero(of opening: Int) -> UIImageView?; var isReady: Bool { get set } }", """
final class Opening: Base {
  weak var fromDelegate: Source?
  var isPresenting = false
  override func animateTransition(using transition: UIViewControllerContextTransitioning) {
    guard let source = fromDelegate, let hero = source.hero(of: 1), hero.image != nil,
      transition.viewController(forKey: isPresenting ? .to : .from) is Source
    else { return }
    move(transition.view(forKey: isPresenting ? .to : .from), by: hero.bounds.width > 100 ? 30 : 0, transition)
  }
}
"""),
    ("public protocol Everyone { func cheer() }\nextension UIViewController: Everyone { public func cheer() {} }\n"
     "protocol Odd { init(odd: Int) }\nprotocol Source { var hero: UIView { get } }\n"
     "protocol Taken { var taken: UIView? { get } }\nextension UIViewController { var taken: UIView? { nil } }", """
final class Opening: Base {
  override func animateTransition(using transition: UIViewControllerContextTransitioning) {
    let other = transition.viewController(forKey: .to) ?? UIViewController()
    other.cheer()
    guard other is Source || transition.viewController(forKey: .from) is Source else { return }
    let isForward = transition.viewController(forKey: .to)?.isBeingPresented == true
    move(transition.view(forKey: isForward ? .to : .from), by: 30, transition)
  }
}
"""),
    ("", """
final class Opening: Base {
  typealias Bool = Int
  var isPresenting: Bool = 0
  override func animateTransition(using transition: UIViewControllerContextTransitioning) {
    let isForward = transition.viewController(forKey: .to)?.isBeingPresented == true
    move(transition.view(forKey: isForward ? .to : .from), by: 30, transition)
  }
}
"""),
], ids=["two-animators", "enum-and-struct", "delegates", "protocols", "misleading-property"])
def test_stock_screens_are_what_a_lone_animator_asks_for(segue, cache, tmp_path, types, body):
    path = tmp_path / "Lone.swift"
    path.write_text(LONE.format(types=types, body=body))
    for transition in ("present", "dismiss"):
        result = segue("trace", path, "-t", transition, environment=cache)
        assert result.returncode == 0, result.stderr
        assert "0.500 completeTransition(true)" in result.stdout.splitlines(), result.stdout
        moved = samples(segue("sample", path, "-t", transition, "--times", "0.25", environment=cache), "StockDetailController")
        assert moved[0][0] == pytest.approx(15, abs=1e-6)


HOME = """
import UIKit
final class Home: UIViewController {
  override func viewDidLoad() { super.viewDidLoad(); view.backgroundColor = .systemTeal }
}
"""
WINDOW = """
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = Home()
    window.makeKeyAndVisible()
    self.window = window
"""
APP = """
{attribute}
final class AppDelegate: {base}, UIApplicationDelegate {{
  var window: UIWindow?
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {{
    {body}
    return true
  }}
  {more}
}}
"""
CONFIGURATION = """
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: "Default Configuration", sessionRole: session.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
"""
SCENE = """
final class OtherDelegate: UIResponder, UIWindowSceneDelegate { var window: UIWindow? }
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: windowScene)
    window?.rootViewController = Home()
    window?.makeKeyAndVisible()
  }
  func sceneDidDisconnect(_ scene: UIScene) {}
  func sceneDidBecomeActive(_ scene: UIScene) { print("active", scene.activationState) }
}
"""


def app(attribute="@main", base="UIResponder", body=WINDOW, more=""):
    return APP.format(attribute=attribute, base=base, body=body, more=more)


@pytest.mark.parametrize("source, printed", [
    (app(), ""),
    (app("@UIApplicationMain", "NSObject"), ""),
    (app("", body=WINDOW), ""),
    (app(body="", more=CONFIGURATION) + SCENE, "active foregroundActive"),
    (SCENE.split("\n", 2)[2], "active foregroundActive"),
    ("", ""),
], ids=["main", "application-main", "no-entry", "scenes", "scene-alone", "controller"])
def test_an_app_begins_as_its_delegates_say(play, source, printed):
    result = play(HOME + source, "sample")
    assert result.returncode == 0, result.stderr
    layers = json.loads(result.stdout.splitlines()[0])["layers"]
    assert [one["id"].split("/")[-1] for one in layers if one["frame"][2] == 393] == ["Home"]
    assert printed in result.stderr


def test_an_app_without_a_window_says_so(play):
    result = play(HOME + app(body=""), "sample")
    assert result.returncode == 0 and "shown no window: name a view controller" in result.stderr


@pytest.mark.parametrize("body, message, line", [
    ("let none: [Int] = []; print(none[view.tag])", "Index out of range", 10),
    ("let none: UIView? = view.viewWithTag(7); print(none!)", "Unexpectedly found nil", 10),
])
def test_what_ends_a_program_is_said_with_the_user_s_line(play, tmp_path, body, message, line):
    result = play(CONTROLLER.format(body=body))
    assert result.returncode == 1
    assert f"{tmp_path}/Screen.swift:{line}: error: " in result.stderr and message in result.stderr
    assert "printed: loaded" in result.stderr


LINKED = [
    ("DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { print(\"later\") }", "later"),
    ("DispatchQueue.main.async(execute: DispatchWorkItem { print(\"item\") })", "item"),
    ("let group = DispatchGroup(); group.notify(queue: .main) { print(\"group\") }", "group"),
    ("print(\"a12\".firstMatch(of: #/[0-9]+/#)?.output ?? \"\")", "12"),
    ("print(1234.5.formatted(.number.locale(Locale(identifier: \"de_DE\"))))", "1.234,5"),
    ("print(Date(timeIntervalSince1970: 0).formatted(.iso8601))", "1970-01-01T00:00:00Z"),
    ("print(String(format: \"%.1f\", sin(0.0)))", "0.0"),
    ("print(Double(view.tag + 2).squareRoot() < pow(2.0, Double(view.tag + 1)), atan2(0.0, Double(view.tag)))", "true 0.0"),
    ("Task { @MainActor in print(\"task\") }", None),
    ("os_log(\"%{public}@\", \"logged\")", "logged"),
]


@pytest.mark.parametrize("body, printed", LINKED)
def test_a_program_links_whatever_library_it_uses(play, body, printed):
    # The second touch gives what the tap has put off half a second.
    result = play(CONTROLLER.format(body=body), script=TAP + "0.50 press 1 1\n0.50 release 1 1\n")
    assert result.returncode == 0, result.stderr
    assert printed is None or printed in result.stdout + result.stderr


@pytest.mark.parametrize("body, message", [
    ("while view.tag == 0 {}", "does not answer"),
    # Nearly always in the C library, where no frame pointer leads back.
    ("while view.tag == 0 { usleep(100) }", "does not answer"),
    ('while view.tag == 0 { print("and again and again and again and again and again") }', "prints without end"),
])
def test_a_program_without_end_is_ended(play, tmp_path, body, message):
    result = play(CONTROLLER.format(body=body))
    assert result.returncode == 1 and message in result.stderr
    # At the line, and once.
    assert result.stderr.count(f"{tmp_path}/Screen.swift:10: error: ") == 1
    assert result.stderr.count(message) == 1


def test_a_program_does_not_take_all_memory(play):
    body = "var all: [UnsafeMutableRawPointer] = []; " \
        "while view.tag == 0 { all.append(.allocate(byteCount: 64 << 20, alignment: 8)) }"
    result = play(CONTROLLER.format(body=body))
    assert result.returncode == 1 and "error: " in result.stderr


@pytest.mark.parametrize("body, message", [
    ("kill(getpid(), SIGKILL)", "was ended from outside"),
    ("exit(3)", "ended with exit code 3"),
])
def test_a_program_that_ends_is_reported(play, body, message):
    result = play(CONTROLLER.format(body=body))
    assert result.returncode == 1 and message in result.stderr


def test_a_program_has_a_home_of_its_own_and_no_network(play, cache):
    body = 'print("home", NSHomeDirectory()); ' \
        'print("net", (try? String(contentsOfFile: "/proc/net/dev", encoding: .utf8)) ?? "")'
    result = play(CONTROLLER.format(body=body))
    assert result.returncode == 0
    assert f"printed: home {cache['XDG_CACHE_HOME']}" in result.stderr
    names = [line.split(":")[1].strip() for line in result.stderr.splitlines()
             if line.startswith("printed: ") and line.count(":") == 2]
    assert names in ([], ["lo"]) or "can be reached" in result.stderr


def test_files_of_one_name_are_told_apart(segue, cache, tmp_path):
    """The second of a name is compiled under another one."""
    source = "import UIKit\nfinal class {}: UIViewController {{\n  override func viewDidLoad() {{\n    {}\n    {}\n  }}\n}}\n"
    first, second = tmp_path / "One" / "Card.swift", tmp_path / "Two" / "Card.swift"
    for path in first, second:
        path.parent.mkdir()
    first.write_text(source.format("First", "view.layer.filters = [1]", "_ = Second().view"))
    second.write_text(source.format("Second", "print(1)", "view.layer.compositingFilter = 1"))
    result = segue("trace", tmp_path, environment=cache)
    assert f"{first}:4: note: the filters of a layer" in result.stderr, result.stderr
    assert f"{second}:5: note: the compositing filter of a layer" in result.stderr
    second.write_text(source.format("Second", "print(1)", 'fatalError("no")'))
    result = segue("trace", tmp_path, environment=cache)
    assert result.returncode == 1 and f"{second}:5: error: no" in result.stderr, result.stderr


UNUSED = """
import UIKit
func adorn(_ label: UILabel) {
  label.numberOfLines = 1
  label.adjustsFontSizeToFitWidth = true
}
final class Screen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    [UILabel(), UILabel()].forEach(adorn)
    view.layer.filters = [
      1, 2,
    ]
    let label = UILabel()
    label.minimumScaleFactor = 0.5; label.adjustsFontSizeToFitWidth = true
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tap)))
  }
  @objc func tap() { view.overrideUserInterfaceStyle = .dark }
}
"""


def test_what_has_no_effect_is_told_once_at_the_user_s_line(play, segue, cache, tmp_path):
    result = play(UNUSED)
    assert result.returncode == 0, result.stderr
    path = tmp_path / "Screen.swift"
    told = [
        (5, "adjustsFontSizeToFitWidth of a label has no effect"), (11, "the filters of a layer have no effect"),
        (15, "minimumScaleFactor of a label has no effect"), (18, "overrideUserInterfaceStyle of a view has no effect"),
    ]
    assert [line for line in result.stderr.splitlines() if "note: " in line] == [
        f"{path}:{line}: note: {text}" for line, text in told]
    # A check taps nothing.
    result = segue("check", path, environment=cache)
    assert [line for line in result.stderr.splitlines() if "warning: " in line] == [
        f"{path}:{line}:1: warning: {text}" for line, text in told[:3]]
    json_result = segue("check", path, "--json", environment=cache)
    assert [one["line"] for one in json.loads(json_result.stdout)] == [5, 11, 15]


def test_a_check_tells_what_each_transition_has_noted(segue, cache, tmp_path):
    """Each transition is played in a process of its own; only one of them presents."""
    path = tmp_path / "Still.swift"
    path.write_text(ANIMATOR.format(body="""let to = transition.viewController(forKey: .to)!
    if to.presentingViewController != nil { to.view.layer.filters = [1] }
    transition.containerView.addSubview(to.view)
    transition.completeTransition(true)"""))
    result = segue("check", path, environment=cache)
    assert f"{path}:7:1: warning: the filters of a layer have no effect" in result.stderr, result.stderr


def test_errors_of_the_compiler_are_at_the_user_s_own_place(play, tmp_path):
    result = play(CONTROLLER.format(body="CardAnimator().play()"))
    assert result.returncode == 1
    assert f"{tmp_path}/Screen.swift:10:5: error: cannot find 'CardAnimator' in scope" in result.stderr
    assert "give that file too" in result.stderr


def test_a_file_that_does_not_parse(play, tmp_path):
    result = play("import UIKit\nfinal class Screen: UIViewController {\n")
    assert result.returncode == 1 and f"{tmp_path}/Screen.swift:" in result.stderr


def test_nothing_to_play_says_what_was_looked_for(play):
    result = play("import UIKit\nlet answer = 42\n")
    assert result.returncode == 1
    assert "looked for a #Preview" in result.stderr and "UIViewControllerAnimatedTransitioning" in result.stderr


EDITING = """
import UIKit

final class Note: UIView {
  override func copy(_ sender: Any?) {}
  override func paste(_ sender: Any?) { print("pasted") }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == #selector(UIResponder.select(_:)) || super.canPerformAction(action, withSender: sender)
  }
}

final class Screen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let (note, inner) = (Note(), UIView())
    note.addSubview(inner)
    view.addSubview(note)
    func isNote(_ action: Selector) -> Bool { inner.target(forAction: action, withSender: nil) as? UIView === note }
    print(isNote(#selector(UIResponderStandardEditActions.copy(_:))), isNote(#selector(copy(_:))),
          isNote(#selector(UIResponder.select(_:))), isNote(#selector(UIResponderStandardEditActions.cut(_:))))
    note.perform(#selector(UIResponderStandardEditActions.paste(_:)), with: nil)
  }
  override func copy(_ sender: Any?) {}
}
"""


def test_commands_of_editing_are_asked_for_by_their_names(play):
    result = play(EDITING)
    assert re.findall(r"printed: (.*)", result.stdout + result.stderr) == ["true true true false", "pasted"]


BUNDLE = HOME + """
import Foundation
func data(_ name: String, _ type: String?) -> String {
  Bundle.main.path(forResource: name, ofType: type).map { String($0.suffix(14)) } ?? "none"
}
@MainActor func pod() -> Bool { Bundle(for: Home.self).url(forResource: "Pod", withExtension: "bundle").flatMap { Bundle(url: $0) } != nil }
extension Home {
  @objc dynamic func tell() {
    let url = Bundle.main.url(forResource: "numbers", withExtension: "json")
    let text = url.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "none"
    print(data("numbers", "json"), data("numbers.json", nil), data("none", "json"), text, pod())
    let inner = Bundle.main.path(forResource: "numbers", ofType: "json", inDirectory: "More") ?? "none"
    print(inner.suffix(17), Bundle.main.url(forResource: "numbers", withExtension: "json", subdirectory: "None") as Any)
  }
}
"""


def test_what_a_bundle_holds_is_beside_the_files(play, tmp_path):
    (tmp_path / "Data").mkdir()
    (tmp_path / "Data" / "numbers.json").write_text("[1, 2]")
    (tmp_path / "More").mkdir()
    (tmp_path / "More" / "numbers.json").write_text("[3]")
    result = play(BUNDLE.replace("super.viewDidLoad()", "super.viewDidLoad(); tell()"))
    assert result.returncode == 0, result.stderr
    assert "printed: a/numbers.json a/numbers.json none [1, 2] true" in result.stderr
    assert "printed: More/numbers.json nil" in result.stderr
    assert "what 'Pod.bundle' holds is looked for beside the files" in result.stderr


def test_a_folder_without_swift_files(segue, cache, tmp_path):
    result = segue("run", tmp_path, environment=cache)
    assert result.returncode == 1 and "there are no Swift files" in result.stderr


@pytest.mark.parametrize("obstacle, reason", [(None, "no such file or directory"), (os.mkdir, "it is not a file"),
                                              (os.mkfifo, "it is not a file")])
@pytest.mark.parametrize("command", [("trace",), ("run",), ("run", "--list"), ("check",), ("render",), ("sample", "-t", "push")])
def test_what_cannot_be_read_is_told_before_anything_is_built(segue, tmp_path, command, obstacle, reason):
    path = tmp_path / "Card.swift"
    if obstacle:
        obstacle(path)
    result = segue(*command, path, environment={"XDG_CACHE_HOME": str(tmp_path)})
    assert result.returncode == 1
    assert f"cannot read '{path}': {reason}" in result.stderr
    assert list(tmp_path.rglob("uikit-*")) == []


def test_an_unknown_transition_is_answered_with_those_there_are(segue, cache):
    result = segue("trace", EXAMPLES / "CornerSlide.swift", "--transition", "presnt", environment=cache)
    assert result.returncode == 1 and "present" in result.stderr.split("\n  ")[1]


def test_no_compiler(play, tmp_path):
    result = play(CONTROLLER.format(body=""), environment={"PATH": str(tmp_path)})
    assert result.returncode == 1 and "there is no swiftc" in result.stderr


def test_an_old_compiler(play, tmp_path):
    fake = tmp_path / "swiftc"
    info = {"compilerVersion": "Swift version 5.10", "target": {"triple": "x"}, "paths": {"runtimeResourcePath": "/"}}
    fake.write_text(f"#!/bin/sh\necho '{json.dumps(info)}'\n")
    fake.chmod(fake.stat().st_mode | stat.S_IXUSR)
    result = play(CONTROLLER.format(body=""), environment={"SEGUE_SWIFTC": str(fake)})
    assert result.returncode == 1 and "at least Swift 6.2" in result.stderr


def test_a_cache_that_cannot_be_written(play, tmp_path):
    (tmp_path / "file").write_text("")
    result = play(CONTROLLER.format(body=""), environment={"XDG_CACHE_HOME": str(tmp_path / "file")})
    assert result.returncode == 1 and "cannot make the folder" in result.stderr


def test_an_export_of_a_program(segue, cache, tmp_path):
    result = segue("export", EXAMPLES / "CornerSlide.swift", "-t", "present", "--scale", "0.2", "-o", tmp_path / "a.gif",
                   environment=cache)
    assert result.returncode == 0, result.stderr
    assert (tmp_path / "a.gif").read_bytes()[:6] == b"GIF89a" and "frames" in result.stderr
    result = segue("export", EXAMPLES / "CornerSlide.swift", "--to", "uikit", environment=cache)
    assert result.returncode == 1 and "is code already" in result.stderr


def test_a_program_is_checked(segue, cache, tmp_path):
    result = segue("check", EXAMPLES / "CornerSlide.swift", environment=cache)
    assert result.returncode == 0 and "no problems" in result.stdout, result.stderr
    path = tmp_path / "Screen.swift"
    path.write_text(CONTROLLER.format(body="nothing()"))
    result = segue("check", path, environment=cache)
    assert result.returncode == 1 and f"{path}:10:5: error: cannot find 'nothing'" in result.stderr
    path.write_text(ANIMATOR.format(body="let view = transition.view(forKey: .to)!; transition.containerView.addSubview(view)"))
    result = segue("check", path, "--strict", environment=cache)
    assert result.returncode == 1 and "has not called completeTransition" in result.stderr
    path.write_text(ANIMATOR.format(body="let none: UIView? = transition.containerView.viewWithTag(9); print(none!)"))
    result = segue("check", path, "--json", environment=cache)
    assert [one["line"] for one in json.loads(result.stdout) if one["severity"] == "error"] == [6]


def test_an_install_has_the_sources_that_the_library_is_built_of():
    text = (ROOT / "Scripts" / "install.sh").read_text()
    listed = re.search(r"for module in (.*?); do", text, re.S).group(1)
    library = (ROOT / "Sources/SegueRunner/Building/UIKitLibrary.swift").read_text()
    parts = re.findall(r'^ *\(?"(Segue\w+)",', library, re.M) + re.findall(r'\("(Segue\w+)", \[', library)
    parts += re.findall(r'name: "(C\w+)"', library)
    assert set(listed.replace("\\", "").split()) == set(parts)


OBJECTIVE_C = """
import AVFoundation
import UIKit

@available (iOS 13, *)
final class Card: UIView {
  @objc func open(_ name: String, completion: ((Bool) -> Void)?) { completion?(name == "a") }
  @objc func each(_ body: (Int) -> Int) -> Int { body(20) }
}

extension UIWindow {
  open override func sendEvent(_ event: UIEvent) { print("never") }
}

final class Fall: UIDynamicBehavior {
  override init() {
    super.init()
    addChildBehavior(UIGravityBehavior(items: []))
  }
}

extension UIViewController {
  @objc func greet(_ name: String) -> String { "plain " + name }
  @objc var isGreeted: Bool { get { false } set {} }
}

class Host: UIViewController {
  var greeted = false
  override func greet(_ name: String) -> String { "host of " + super.greet(name) }
  override var isGreeted: Bool { get { greeted } set { greeted = newValue } }
}

final class Inner: Host {
  override func greet(_ name: String) -> String { "inner " + super.greet(name) }
}

@objc protocol CardDelegate {
  @objc optional func height(of card: Card) -> CGFloat
  @objc optional func close(_ card: Card)
}

final class Holder: NSObject, CardDelegate {
  func height(of card: Card) -> CGFloat { 44 }
}

struct Maker<T: UIView> {
  func made() -> T { T(frame: CGRect(x: 0, y: 0, width: 7, height: 8)) }
}

@available(*, unavailable, renamed: "Card")
final class OldCard: UIView {}

final class Screen: UIViewController {
  weak var receiver: AnyObject?
  weak var delegate: CardDelegate?
  let holder = Holder()

  func tryClasses() {
    let controllers: [UIViewController] = [UIViewController(), Host(), Inner()]
    for one in controllers { print("says", one.greet("x")) }
    controllers[2].isGreeted = true
    controllers[0].isGreeted = true
    print("greeted", controllers.map { $0.isGreeted })
    print("made", Maker<Card>().made().frame.width, Maker<UILabel>().made().frame.height)
    let type: UIViewController.Type = Inner.self
    print("by type", type.init().greet("y"))
    Card.appearance().tintColor = .red
    delegate = holder
    if let height = delegate?.height(of:) { print("height", height(Card()) + 1) }
    print("close", delegate?.close(_:) == nil)
    let receiving = Card()
    receiver = receiving
    receiver?.open?("a", completion: { (answer: Bool) in print("received", answer) } as (Bool) -> Void)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tryClasses()
    let card = Card()
    let objects: [Any] = [card, NSNumber(value: 2.5)]
    print("number", (objects[1] as AnyObject).doubleValue + 1)
    let answer: (Bool) -> Void = { print("answer", $0) }
    (objects[0] as AnyObject).open("a", completion: answer)
    let double: (Int) -> Int = { 2 * $0 }
    print("each", (objects[0] as AnyObject).each(double) as? Int ?? 0)
    var request = URLRequest(url: URL(string: "https://example.com")!)
    request.httpMethod = "HEAD"
    print("request", request.httpMethod ?? "", URLSession.shared.configuration.timeoutIntervalForRequest > 0)
    print("response", HTTPURLResponse(url: request.url!, statusCode: 404, httpVersion: nil, headerFields: nil)!.statusCode)
    print("window", UIApplication.shared.delegate?.window??.tag ?? 3)
    let spin = CABasicAnimation(keyPath: "transform.rotation.z")
    (spin.toValue, spin.duration, spin.repeatCount) = (Double.pi, 0.4, HUGE)
    view.layer.add(spin, forKey: nil)
    #if canImport(AVFoundation)
      print("asked")
    #endif
    print("film", AVPlayer(url: URL(fileURLWithPath: "/film")).rate, Fall().childBehaviors.count)
  }
}
#Preview { Screen() }
"""


def test_what_only_objective_c_has_is_built_linked_and_run(play):
    """Each form once in one program: what compiles is no use if it does not link."""
    result = play(OBJECTIVE_C)
    assert result.returncode == 0, result.stderr
    said = result.stdout + result.stderr
    for line in ("number 3.5", "answer true", "each 40", "request HEAD true", "response 404", "window 3", "film 0.0 1",
                 "says plain x", "says host of plain x", "says inner host of plain x", "greeted [false, false, true]",
                 "made 7.0 8.0", "by type inner host of plain y", "height 45.0", "close true", "received true"):
        assert line in said, said
    assert "asked" not in said and "'sendEvent' is left out" in said


POSTCARDS = ROOT / "Examples/Postcards"
OPEN_TURN_CLOSE = """\
0.20 press 200 240
0.25 release 200 240
1.50 press 360 75
1.55 release 360 75
2.50 press 40 75
2.55 release 40 75
"""


def test_an_app_is_played_from_its_storyboard(segue, cache, play):
    """The row's segue, an action of the card, and the way back to the list that has the unwinding action."""
    result = play(POSTCARDS, script=OPEN_TURN_CLOSE)
    assert result.returncode == 0, result.stderr
    calls = result.stdout.splitlines()
    assert "0.250 animationController(forPresented: PostcardController, presenting: PostcardsController, " \
        "source: PostcardsController)" in calls
    assert "2.550 animationController(forDismissed: PostcardController)" in calls
    assert [line for line in calls if "completeTransition" in line] == [
        "0.750 completeTransition(true)", "3.050 completeTransition(true)"]


def test_a_storyboard_is_an_opening_of_its_own(segue, cache):
    listed = segue("run", "--list", POSTCARDS, environment=cache)
    assert listed.returncode == 0, listed.stderr
    assert f"{POSTCARDS}/Base.lproj/Main.storyboard:1: storyboard Main" in listed.stdout.splitlines()
    lines = [line.split(": ")[1] for line in listed.stdout.splitlines()]
    assert lines[:2] == ["app AppDelegate", "storyboard Main"]
