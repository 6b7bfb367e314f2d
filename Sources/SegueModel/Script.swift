public import SegueGeometry

/// A hand's doings at exact times, the deterministic stand-in for a mouse.
public struct Script: Hashable, Sendable {
  /// One doing.
  public enum Action: Hashable, Sendable {
    case tap(LayerPath)
    case press(Point)
    case move(Point)
    /// A move there, then up.
    case release(Point)
    /// Up, without a move before: a finger that rests is let go.
    case lift(Point)
    /// Where the finger is, unless a place is said.
    case cancel(Point?)
    /// Two fingers about a place, so many times as far apart as they landed.
    ///
    /// Without a contact the first lands them and those after it move them, and a release lifts them.
    case pinch(Point, scale: Double, only: Contact?)
    case rotate(Orientation)
    /// By so many points of content, in a scroll layer.
    case scroll(LayerPath, by: Point)
    /// A wheel's turn over a place, by so many points of content.
    case wheel(Point, by: Point)
    /// A transition, as if its trigger had been tapped.
    case trigger(String, source: SourceRange = .none)
    /// The canvas has another size: a terminal's.
    case resize(Size)
  }

  /// A single change of two fingers' contact.
  public enum Contact: String, Hashable, Sendable, CaseIterable {
    case down, move, up, cancel
  }

  /// Where a script begins.
  public struct Start: Hashable, Sendable {
    /// A screen; those below it are opened by the scene's own transitions.
    public var screen: String
    public var orientation: Orientation
    public var source: SourceRange

    /// Creates a beginning.
    public init(screen: String, orientation: Orientation = .portrait, source: SourceRange = .none) {
      self.screen = screen
      self.orientation = orientation
      self.source = source
    }
  }

  /// How a device is held.
  public enum Orientation: String, Hashable, Sendable, CaseIterable {
    case portrait, landscape
  }

  /// A doing and its time.
  public struct Step: Hashable, Sendable {
    /// Seconds.
    public var time: Double
    public var action: Action

    /// Creates a step.
    public init(time: Double, action: Action) {
      self.time = time
      self.action = action
    }
  }

  /// By rising time.
  public var steps: [Step]
  /// nil: on the screen of what is tapped or scrolled first, else on the scene's first.
  public var start: Start?

  /// Creates a script.
  public init(steps: [Step], start: Start? = nil) {
    self.steps = steps
    self.start = start
  }

  /// The name of the screen it says it begins on; nil: it does not say.
  public var startScreen: String? {
    if let start { return start.screen }
    switch steps.first?.action {
    case .tap(let path), .scroll(let path, _): return path.components.first
    default: return nil
    }
  }

  /// Seconds to the last doing.
  public var duration: Double { steps.last?.time ?? 0 }
}

/// A script that a scene carries, under its name.
public struct NamedScript: Hashable, Sendable {
  public var name: String
  public var script: Script
  public var source: SourceRange

  /// Creates the pair.
  public init(name: String, script: Script, source: SourceRange = .none) {
    self.name = name
    self.script = script
    self.source = source
  }
}
