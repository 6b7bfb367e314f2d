public import SegueGeometry

/// A scene, read and checked: what a `Session` starts from.
///
/// Every path in it resolves, every type fits.
public struct Scene: Sendable {
  public var title: String
  public var device: Device
  public var appearance: Appearance
  /// The first screen's name.
  public var start: String
  public var screens: [ScreenDefinition]
  public var transitions: [TransitionDefinition]
  public var gestures: [GestureDefinition]
  public var scripts: [NamedScript]
  public var checks: [CheckDefinition]

  /// Light or dark.
  public enum Appearance: String, Hashable, Sendable, CaseIterable {
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

  public func screen(named name: String) -> ScreenDefinition? { screens.first { $0.name == name } }
  public func transition(named name: String) -> TransitionDefinition? {
    transitions.first { $0.name == name }
  }
  public func gesture(named name: String) -> GestureDefinition? { gestures.first { $0.name == name } }
  /// Whether any screen has a navigation bar.
  public var hasNavigationBars: Bool { screens.contains { $0.bar != nil } }
}

/// A view controller's view.
public struct ScreenDefinition: Sendable {
  public var name: String
  /// The navigation bar's title; nil: hidden.
  public var bar: String?
  /// Named like the screen.
  public var root: LayerDefinition

  /// Creates a screen.
  public init(name: String, bar: String? = nil, root: LayerDefinition) {
    self.name = name
    self.bar = bar
    self.root = root
  }
}

/// A proof that a scene carries with it.
public struct CheckDefinition: Hashable, Sendable {
  /// A rule that the motion of a run keeps.
  public enum Lint: String, Hashable, Sendable, CaseIterable {
    /// No place leaps when a touch ends or catches something.
    case noJump = "no-jump"
    /// Where a spring inherits the hand's velocity, nothing goes on faster or slower than under the hand.
    case keepsVelocity = "keeps-velocity"
    /// No radius and no opacity leaps when a transition begins or ends, or a touch ends.
    case noSnap = "no-snap"
    /// Cancelled, everything runs to where it was, and is as it was.
    case cancelRestores = "cancel-restores"
    /// Finished, everything has run to where it is laid out.
    case finishExact = "finish-exact"
    case settles
    /// What a transition hides is shown again when its screen is back.
    case showsAgain = "shows-again"
    /// What a presentation's `alongside` changes on the presenter is changed back when the presented screen is gone.
    case dismissRestores = "dismiss-restores"
    /// Every one of them, whether or not the run finishes or cancels anything.
    case all
  }

  public var script: String?
  public var transition: String?
  /// Seconds at which the golden frame is taken.
  public var time: Double?
  /// A file beside the scene.
  public var golden: String?
  public var lints: [Lint]
  /// How the run is to end.
  public var ending: Ending
  /// Layers that are to stay within the canvas.
  public var contained: [LayerPath]
  /// Layers' numbers that are not to run past the value at which they come to rest.
  public var bounded: [BoundedMeasure]
  public var source: SourceRange

  /// How a run ends.
  public struct Ending: Hashable, Sendable {
    /// What the last transition or drag has come to.
    public enum Outcome: String, Hashable, Sendable, CaseIterable {
      case finished
      /// Finished, and a screen has been dismissed or popped.
      case dismissed
      case cancelled
    }

    /// The screen on top.
    public var screen: String?
    public var outcome: Outcome?

    /// An end that may be any.
    public init() {}
  }

  /// A number of a layer, as curves and tables name it.
  public struct BoundedMeasure: Hashable, Sendable {
    public var path: LayerPath
    public var measure: String

    /// Creates the pair.
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
