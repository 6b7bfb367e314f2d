public import SegueGeometry

/// A scene, read and checked: what a `Session` starts from.
///
/// Every path in it resolves, and every expression has the type that its place needs.
public struct Scene: Sendable {
  /// The name shown to people.
  public var title: String
  /// The device that the scene is meant for; a session may use another one.
  public var device: Device
  /// The appearance that the scene is meant for; a session may use the other one.
  public var appearance: Appearance
  /// The name of the screen shown first.
  public var start: String
  /// The screens, in the order written; their names are unique.
  public var screens: [ScreenDefinition]
  /// The transitions, in the order written; their names are unique.
  public var transitions: [TransitionDefinition]
  /// The gestures, in the order written; their names are unique.
  public var gestures: [GestureDefinition]
  /// The scripts in the scene's own file.
  public var scripts: [NamedScript]
  /// What must hold of the scene's runs.
  public var checks: [CheckDefinition]

  /// A user interface style, which decides between the halves of adaptive colours.
  public enum Appearance: String, Hashable, Sendable, CaseIterable {
    /// `UIUserInterfaceStyle`'s two.
    case light, dark
  }

  /// Creates a scene without screens.
  public init(title: String, device: Device, start: String) {
    self.title = title
    self.device = device
    self.start = start
    appearance = .light
    screens = []
    transitions = []
    gestures = []
    scripts = []
    checks = []
  }

  /// The screen with a name; nil if there is none.
  public func screen(named name: String) -> ScreenDefinition? { screens.first { $0.name == name } }
  /// The transition with a name; nil if there is none.
  public func transition(named name: String) -> TransitionDefinition? {
    transitions.first { $0.name == name }
  }
  /// The gesture with a name; nil if there is none.
  public func gesture(named name: String) -> GestureDefinition? { gestures.first { $0.name == name } }
  /// Whether any screen has a navigation bar.
  public var hasNavigationBars: Bool { screens.contains { $0.bar != nil } }
  /// The screens that the window's tab bar controller has, in the bar's order; empty if there is none.
  public var tabs: [ScreenDefinition] { screens.filter { $0.tab != nil } }
  /// Whether a path leads to a screen's item in the tab bar, or to a part of it.
  public func isTabItem(_ path: LayerPath) -> Bool {
    guard path.components.count > 1, path.components[1] == TabBar.itemName else { return false }
    return screen(named: path.components[0])?.tab != nil
  }
}

/// A check in a scene's file: a run, and what must hold of it.
public struct CheckDefinition: Hashable, Sendable {
  /// A rule for the motion of every layer that can be seen.
  public enum Lint: String, Hashable, Sendable, CaseIterable {
    /// No layer jumps when a transition begins, or when a touch begins, moves, ends or catches a layer.
    case noJump = "no-jump"
    /// Where a spring inherits the velocity of a touch, no layer's velocity changes when the touch ends.
    case keepsVelocity = "keeps-velocity"
    /// No corner radius or opacity jumps when a transition begins or ends, or at any change of a touch.
    case noSnap = "no-snap"
    /// Whatever is cancelled runs back to where it was and leaves nothing changed.
    case cancelRestores = "cancel-restores"
    /// Whatever finishes ends exactly where it is laid out.
    case finishExact = "finish-exact"
    /// Nothing moves any more some time after the last event.
    case settles
    /// A layer that a transition hides is shown again once its screen is back on top.
    case showsAgain = "shows-again"
    /// What a presentation's `alongside` changes is changed back once the presented screen is gone.
    case dismissRestores = "dismiss-restores"
    /// All of these, except that the run need not finish or cancel anything.
    case all
  }

  /// The name of the script that is run; nil if `transition` is.
  public var script: String?
  /// The name of the transition that is run; nil if `script` is.
  public var transition: String?
  /// The time in seconds at which a frame is compared with `golden`; nil if none is.
  public var time: Double?
  /// The file, beside the scene, of the frame that is expected.
  public var golden: String?
  /// The rules that must hold.
  public var lints: [Lint]
  /// How the run must end.
  public var ending: Ending
  /// The layers that must stay within the canvas.
  public var contained: [LayerPath]
  /// The numbers of layers that must not overshoot the value at which they come to rest.
  public var bounded: [BoundedMeasure]
  /// Where the check is written.
  public var source: SourceRange

  /// The end of a run, as far as it matters.
  public struct Ending: Hashable, Sendable {
    /// How the last transition or drag ended.
    public enum Outcome: String, Hashable, Sendable, CaseIterable {
      /// It finished.
      case finished
      /// It finished, and a screen was dismissed or popped.
      case dismissed
      /// It was cancelled.
      case cancelled
    }

    /// The name of the screen on top; nil for any.
    public var screen: String?
    /// How the last transition or drag ended; nil if it does not matter.
    public var outcome: Outcome?

    /// Creates an ending that every run has.
    public init() {}
  }

  /// A number of a layer that must not overshoot.
  public struct BoundedMeasure: Hashable, Sendable {
    /// The layer.
    public var path: LayerPath
    /// The number, named as a `LayerMeasure` is.
    public var measure: String

    /// Creates a pair; a name that no measure has is ignored.
    public init(path: LayerPath, measure: String) {
      self.path = path
      self.measure = measure
    }
  }

  /// Creates an empty check.
  public init() {
    lints = []
    ending = Ending()
    contained = []
    bounded = []
    source = .none
  }
}
