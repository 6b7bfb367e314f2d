public import SegueGeometry
public import SegueModel
public import SegueStage
import SegueUIKitRules

/// A scene being played, and the only mutable state of a run: a clock, and values that each know what must hold in them.
///
/// It changes only through `handle(_:)` and `advance(to:)`; a copy of it is a checkpoint. Nothing in it reads
/// a clock.
public struct Session: Sendable {
  /// The scene being played.
  public let scene: Scene
  /// The options that the session was started with.
  public let options: Options
  /// Seconds since the start.
  public internal(set) var time = 0.0
  /// The layers: what the screens' definitions, transitions and gestures have made of them.
  var stage: SceneStage
  /// The screens, and the transition that runs.
  var navigation = Navigation()
  /// The fingers, and what they move.
  var hands = Hands()
  /// How the device is held, and the changes of the canvas's size.
  var sizeTransitions: SizeTransitions
  /// The calls that UIKit would have made.
  var callTrace = CallTrace()
  /// What happens at a known time.
  var timers = SessionTimers()

  /// How a session is started.
  public struct Options: Hashable, Sendable {
    /// The canvas in points for a scene whose device is the terminal; ignored otherwise.
    public var terminalCanvas = Size(width: 800, height: 600)
    /// Overrides the scene's.
    public var device: Device?
    /// How the device is held at first; ignored for a canvas that fills the terminal.
    public var orientation = Script.Orientation.portrait
    /// Overrides the scene's.
    public var appearance: Scene.Appearance?
    /// The user's preferred text size.
    public var textSize = TextSize.standard
    /// Whether transitions run their animator for reduced motion, or a fade if they have none.
    public var reduceMotion = false
    /// Whether every transition can be caught in flight, which is not how UIKit behaves.
    public var allInterruptible = false
    /// The screen to start on; those below it are opened by the scene's own transitions.
    ///
    /// nil: the scene's first.
    public var startScreen: String?
    /// The tracks that stand still while their transitions run.
    public var holds = TrackHolds()

    /// Creates the default options.
    public init() {}
  }

  /// Starts the scene at time 0.
  public init(scene: Scene, options: Options = Options()) {
    self.scene = scene
    self.options = options
    let device = options.device ?? scene.device
    let orientation = device.size == nil ? .portrait : options.orientation
    sizeTransitions = SizeTransitions(orientation: orientation)
    stage = SceneStage(
      canvas: device.size(in: orientation) ?? options.terminalCanvas,
      safeArea: device.safeArea(in: orientation),
      isDark: (options.appearance ?? scene.appearance) == .dark,
      textSize: options.textSize
    )
    showFirstScreen()
    if let screen = options.startScreen, screen != scene.start { open(screen) }
  }

  /// The calls that UIKit would have made so far, with the gestures that led to them, in order of time.
  public var trace: [TraceEntry] { callTrace.entries }

  /// Where each transition's calls begin in the trace.
  public var traceStarts: [TraceStart] { callTrace.starts }

  /// How the last gesture that ended was decided; nil before the first one, and again once the next begins.
  public var lastVerdict: GestureVerdict? { callTrace.lastVerdict }

  /// How the device is held now.
  public var orientation: Script.Orientation { sizeTransitions.orientation }

  /// The navigation stack and what is presented over it, bottom first.
  var stack: ControllerStack<Controller> { navigation.stack }

  /// The transition in flight.
  var run: TransitionRun? { navigation.run }

  /// The expressions whose values this session or a copy of it could not use so far; each once.
  public var faults: [EvaluationFault] { stage.faults.all }

  /// What the scene is shown on.
  public var device: Device { options.device ?? scene.device }

  /// Whether the scene is shown in light or dark appearance.
  public var appearance: Scene.Appearance { options.appearance ?? scene.appearance }

  /// The canvas, in points.
  public var canvas: Size { stage.canvas }

  /// The insets that system bars and the device's corners take, as it is held now.
  public var safeArea: EdgeInsets { stage.safeArea }

  /// The screen on top; the target of a running transition once that has completed.
  public var screen: String { stack.top?.name ?? scene.start }

  /// Advances to `newTime` seconds; timers and completions fire at their exact times on the way.
  ///
  /// A time before the present one changes nothing.
  public mutating func advance(to newTime: Double) {
    guard newTime >= time else { return }
    while let due = nextDue(), due.time <= newTime {
      move(to: max(due.time, time))
      fire(due)
    }
    move(to: newTime)
  }

  /// Writes the present frame into `frame`, reusing its storage.
  public func sample(into frame: inout Frame) {
    stage.tree.sample(at: time, into: &frame)
    frame.size = stage.canvas
  }

  /// The transitions that can start from the present screen, in the scene's order.
  public var availableTransitions: [TransitionDefinition] {
    scene.transitions.filter { isAvailable($0) }
  }

  /// Whether a transition can start from the present screen.
  func isAvailable(_ definition: TransitionDefinition) -> Bool {
    guard let kind = definition.kind.betweenControllers else { return false }
    if kind == .tab { return tab(of: definition) != nil }
    return stack.canBegin(kind, from: { $0.name == definition.from }, to: { $0.name == definition.to })
  }

  /// The transition of a name that can start from the present screen; the others are not even copied.
  func availableTransition(named name: String) -> TransitionDefinition? {
    scene.transitions.first { $0.name == name && isAvailable($0) }
  }

  private mutating func showFirstScreen() {
    guard let first = scene.screen(named: scene.start) ?? scene.screens.first else { return }
    let controller = load(
      first,
      origin: .root,
      as: .root(hasBar: scene.hasNavigationBars, isTab: first.tab != nil)
    )
    stage.tree.move(controller.layer, to: stage.container)
    stage.fillCopies(in: controller.layer, at: time)
    navigation.setRoot(controller)
    stage.loadTabBar(of: scene.tabs, time: time)
    stage.showChosen(tab: controller.name, time: time)
    arrangeNavigationBars()
  }

  /// Runs the scene's own pushes and presentations, unseen, until a screen is on top, then resets the time to
  /// 0.
  private mutating func open(_ screen: String) {
    let route = scene.route(to: screen)
    let first = route.first?.from ?? screen
    if scene.tabs.contains(where: { $0.name == first }) { start(onTab: first) }
    for transition in route {
      handle(.trigger(transition.name))
      advance(to: time + Session.longestSetUp)
    }
    guard run == nil else { return }
    time = 0
    callTrace = CallTrace()
    timers = SessionTimers()
    navigation.keep(.idle)
  }

  /// Seconds after which a transition that opens the first screen must have ended.
  private static let longestSetUp = 600.0
}

extension Scene {
  /// The fewest pushes and presentations that lead from the first screen, or that of a tab, to another; empty where none
  /// do.
  func route(to screen: String) -> [TransitionDefinition] {
    var frontier = [start] + tabs.map { $0.name }.filter { $0 != start }
    var routes: [String: [TransitionDefinition]] = [:]
    for name in frontier { routes[name] = [] }
    while !frontier.isEmpty {
      var next: [String] = []
      for name in frontier {
        for transition in transitions where transition.from == name && transition.opens {
          guard let target = transition.to, routes[target] == nil else { continue }
          routes[target] = (routes[name] ?? []) + [transition]
          next.append(target)
        }
      }
      frontier = next
    }
    return routes[screen] ?? []
  }
}

extension TransitionDefinition {
  fileprivate var opens: Bool { kind == .push || kind == .present }
}
