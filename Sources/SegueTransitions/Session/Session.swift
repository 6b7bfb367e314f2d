public import SegueGeometry
public import SegueModel
public import SegueStage

/// A scene being played: the one state, changed only by `handle(_:)` and `advance(to:)`.
///
/// A copy is a checkpoint.
public struct Session: Sendable {
  public let scene: Scene
  /// Seconds since the start.
  public private(set) var time: Double
  public private(set) var trace: [TraceEntry]
  public private(set) var status: TransitionStatus
  /// The canvas, in points.
  public private(set) var canvas: Size
  /// The screen on top, the target of a running transition once it has completed.
  public private(set) var screen: String

  /// How a session is started.
  public struct Options: Hashable, Sendable {
    /// For a scene whose device is the terminal; ignored otherwise.
    public var terminalCanvas = Size(width: 800, height: 600)
    /// Overrides the scene's.
    public var appearance: Scene.Appearance?
    public var reduceMotion = false
    /// Every transition can be caught in flight, which is not UIKit's behaviour.
    public var allInterruptible = false
    /// The screen to start on; nil, or no screen of the scene: the scene's own first one.
    public var startScreen: String?

    /// Creates the default options.
    public init() {}
  }

  /// Starts the scene on its first screen, at time 0.
  public init(scene: Scene, options: Options = Options()) {
    self.scene = scene
    time = 0
    trace = []
    status = TransitionStatus(transition: nil, phase: .idle, progress: 0, elapsed: 0, duration: 0)
    canvas = scene.device.size ?? options.terminalCanvas
    screen = options.startScreen.flatMap { scene.screen(named: $0)?.name } ?? scene.start
  }

  /// Lets time pass up to `newTime` seconds; timers and completions fire at their exact times on the way.
  ///
  /// A time before the present one changes nothing.
  public mutating func advance(to newTime: Double) { time = max(time, newTime) }

  /// Takes one event, at the present time.
  public mutating func handle(_ event: SessionEvent) {}

  /// Whether anything moves or is due: if not, no frame will differ until the next event.
  public var isAnimating: Bool { false }

  /// Lays the present frame into `frame`, reusing its storage.
  public func sample(into frame: inout Frame) {
    frame.size = canvas
    frame.nodes.removeAll(keepingCapacity: true)
  }

  /// The transitions that can start from the present screen, in the scene's order.
  public var availableTransitions: [TransitionDefinition] {
    scene.transitions.filter { $0.from == screen }
  }
}
