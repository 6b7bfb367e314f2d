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
    case cancel
    /// Two fingers about a place, so many times as far apart as they landed; the first lands them, a release lifts them.
    case pinch(Point, scale: Double)
    case rotate(Orientation)
    /// By so many points of content, in a scroll layer.
    case scroll(LayerPath, by: Point)
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

  /// Creates a script.
  public init(steps: [Step]) { self.steps = steps }
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
