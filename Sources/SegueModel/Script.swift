public import SegueGeometry

/// Touches and other events at exact times, as a deterministic stand-in for the user.
///
/// Places are points of the canvas.
public struct Script: Hashable, Sendable {
  /// Something that the user or the system does.
  public enum Action: Hashable, Sendable {
    /// A tap on a layer, wherever it is.
    case tap(LayerPath)
    /// A finger comes down.
    case press(Point)
    /// The finger moves.
    case move(Point)
    /// The finger moves, and goes up at once.
    case release(Point)
    /// The finger goes up without a move before: it rested where it is.
    case lift(Point)
    /// The system takes the touch away; without a place, where the finger is.
    case cancel(Point?)
    /// Two fingers around a place, `scale` times as far apart as they landed.
    ///
    /// With a contact, one change alone. Without, the first pinch lands the fingers, later ones move them,
    /// and a release lifts them.
    case pinch(Point, scale: Double, only: Contact?)
    /// The device is turned.
    case rotate(Orientation)
    /// A scroll layer is scrolled by a number of points.
    case scroll(LayerPath, by: Point)
    /// The mouse wheel is turned at a place, which scrolls by a number of points.
    case wheel(Point, by: Point)
    /// A transition, by its name, begins as if its trigger had been tapped.
    case trigger(String, source: SourceRange = .none)
    /// A canvas that is the whole terminal gets another size, in points.
    case resize(Size)
  }

  /// A single change of the contact of two fingers.
  public enum Contact: String, Hashable, Sendable, CaseIterable {
    /// They land, move, go up, or are taken away by the system.
    case down, move, up, cancel
  }

  /// The state of the scene in which a script begins.
  public struct Start: Hashable, Sendable {
    /// The name of the screen on top; those below it are opened by the scene's own transitions.
    public var screen: String
    /// How the device is held.
    public var orientation: Orientation
    /// Where the start is written.
    public var source: SourceRange

    /// Creates a start, in portrait by default.
    public init(screen: String, orientation: Orientation = .portrait, source: SourceRange = .none) {
      self.screen = screen
      self.orientation = orientation
      self.source = source
    }
  }

  /// How a device is held.
  public enum Orientation: String, Hashable, Sendable, CaseIterable {
    /// Upright, or turned a quarter to the left.
    case portrait, landscape
  }

  /// An action and its time.
  public struct Step: Hashable, Sendable {
    /// The time in seconds from the script's beginning, at least 0.
    public var time: Double
    /// What happens then.
    public var action: Action

    /// Creates a step.
    public init(time: Double, action: Action) {
      self.time = time
      self.action = action
    }
  }

  /// The steps by rising time.
  public var steps: [Step]
  /// Where the script begins; nil for the screen of a layer tapped or scrolled first, else the scene's first.
  public var start: Start?

  /// Creates a script.
  public init(steps: [Step], start: Start? = nil) {
    self.steps = steps
    self.start = start
  }

  /// The name of the screen of a scene on which the script begins; nil if nothing in it tells.
  ///
  /// An item of the tab bar is seen on every screen.
  public func startScreen(in scene: Scene) -> String? {
    if let start { return start.screen }
    switch steps.first?.action {
    case .tap(let path), .scroll(let path, _): return scene.isTabItem(path) ? nil : path.components.first
    default: return nil
    }
  }

  /// The time of the last step in seconds; 0 without steps.
  public var duration: Double { steps.last?.time ?? 0 }
}

/// A script in a scene's file, with its name.
public struct NamedScript: Hashable, Sendable {
  /// The name that checks and commands use.
  public var name: String
  /// The script itself, without its name.
  public var script: Script
  /// Where the script is written.
  public var source: SourceRange

  /// Creates the pair.
  public init(name: String, script: Script, source: SourceRange = .none) {
    self.name = name
    self.script = script
    self.source = source
  }
}
