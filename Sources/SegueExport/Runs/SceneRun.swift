import SegueDocuments
import SegueGeometry
public import SegueModel
public import SegueTransitions

/// A scene, or anything else that plays, in motion: a transition triggered at time 0, or a script that is played.
public struct SceneRun: Sendable {
  private var course: PlayedCourse
  /// The moment before the first event, and all events.
  private let start: any Playable
  private let events: ArraySlice<TimedEvent>
  /// The time of the last event, in seconds of the run.
  public let lastEventTime: Double

  /// What is played, at the run's present time.
  public var session: any Playable { course.subject }

  /// What happens in a run.
  public enum Course: Hashable, Sendable {
    /// Nothing: the start screen at rest.
    case rest
    /// A transition, triggered at time 0 from its own `from` screen.
    case transition(String)
    /// A script; the transition, if one is named, only gives the screen to start on. A script that names its start
    /// itself, or begins with a tap or a scroll on a screen's layer, starts there.
    case script(Script, of: String?)
  }

  /// The time for which a run that does not end is followed, in seconds after its last event.
  public static let patience = 60.0

  /// Starts the scene at time 0, with the events due then already handled.
  ///
  /// - Throws: `RunError.unknownTransition` if the scene has no transition of the given name.
  public init(
    scene: Scene,
    course: Course,
    options: Session.Options = Session.Options()
  ) throws(RunError) {
    let (options, events) = try course.start(in: scene, options: options)
    self.init(Session(scene: scene, options: options), events: events[...])
  }

  /// Continues from a present state, which is time 0 of the run; event times are those of its own clock.
  public init(_ session: any Playable, events: ArraySlice<TimedEvent>) {
    start = session
    self.events = events
    course = PlayedCourse(session, events: events)
    lastEventTime = events.last.map { $0.time - session.time } ?? 0
    advance(to: 0)
  }

  /// The same run from its beginning, its motion read as numbers; without velocities four times as fast.
  public func probe(velocities: Bool = true) -> MotionProbe {
    MotionProbe(start, events: events, velocities: velocities)
  }

  /// What the same run comes to in a few numbers, to its end.
  ///
  /// - Parameters:
  ///   - layers: The layers that count, as samples name them; nil: all.
  ///   - budget: What it may take.
  /// - Returns: The numbers; nil if the budget did not suffice.
  func summary(layers: Set<String>? = nil, _ budget: inout CheckBudget) -> MotionSummary? {
    MotionMeter(start, events: events, layers: layers).summary(&budget)
  }

  /// The session's time at a time of the run.
  func sessionTime(at time: Double) -> Double { start.time + time }

  /// Whether nothing moves any more, or nothing but an unfinished transition, and nothing is to come.
  public var isOver: Bool {
    course.pending.isEmpty && (!session.isAnimating || session.stalledTransition != nil)
  }

  /// What the user should know of how the run ends, or nil.
  public var warning: String? {
    if let name = session.stalledTransition {
      return
        "warning: the animator of '\(name)' has not called completeTransition; input is refused from then on"
    }
    guard course.pending.isEmpty, session.isAnimating,
      session.time >= sessionTime(at: lastEventTime) + Self.patience
    else { return nil }
    return "warning: still moving \(Int(clamping: Self.patience)) s after the last event"
  }

  /// Seconds until nothing moves, rounded up to frames of 1/60 s; at most `patience` after the last event.
  var length: Double {
    var run = self
    let limit = lastEventTime + Self.patience
    var frames = 0.0
    while !run.isOver, frames / 60 < limit {
      frames += 1
      run.advance(to: frames / 60)
    }
    return frames / 60
  }

  /// Lets time pass up to `time` seconds; the script's steps on the way happen at their exact times.
  public mutating func advance(to time: Double) {
    course.advance(to: sessionTime(at: time))
  }

  /// The same run, watched for what the scene promises, to its end or that of the budget; only scenes promise anything.
  func findings(of check: CheckDefinition, _ budget: inout CheckBudget) -> [MotionWatch.Finding] {
    guard let start = start as? Session else { return [] }
    var watch = MotionWatch(start, check: check, budget: budget)
    for event in events {
      watch.advance(to: event.time)
      watch.handle(event.event)
    }
    watch.finish()
    budget = watch.budget
    return watch.findings
  }

  /// For each tap, scroll and trigger of a script in order, the reason why it had no effect, nil if it had one; as far as
  /// the budget reaches.
  func idleDoings(_ budget: inout CheckBudget) -> [IdleDoing?] {
    guard var session = start as? Session else { return [] }
    var result: [IdleDoing?] = []
    for event in events {
      budget.spend(looks: 2, at: session)
      guard !budget.isSpent else { return result }
      session.advance(to: event.time)
      let before = session
      session.handle(event.event)
      guard let cause = IdleDoing(event.event, in: before) else { continue }
      result.append(session.hasTakenPart(since: before) ? nil : cause)
    }
    return result
  }
}

extension SceneRun.Course {
  /// How a session is started for the course, and what happens in it then.
  ///
  /// - Throws: `RunError.unknownTransition` if the scene has no transition of the given name.
  func start(
    in scene: Scene,
    options: Session.Options
  ) throws(RunError) -> (options: Session.Options, events: [TimedEvent]) {
    var options = options
    switch self {
    case .rest: return (options, [])
    case .transition(let name):
      options.startScreen = try Self.transition(name, of: scene).from
      return (options, [TimedEvent(time: 0, event: .trigger(name))])
    case .script(let script, let name):
      let transition = try name.map { name throws(RunError) in try Self.transition(name, of: scene) }
      options.startScreen =
        script.startScreen(in: scene).flatMap(scene.screen(named:))?.name ?? transition?.from
      options.orientation = script.start?.orientation ?? options.orientation
      return (options, script.events)
    }
  }

  private static func transition(
    _ name: String,
    of scene: Scene
  ) throws(RunError) -> TransitionDefinition {
    if let transition = scene.transition(named: name) { return transition }
    throw .unknownTransition(name, available: scene.transitions.map(\.name))
  }
}

/// The reason why an event of a script had no effect.
enum IdleDoing: Hashable, Sendable {
  /// A trigger of a transition that cannot begin there.
  case beginsNothing
  /// A tap on a layer that no transition or gesture listens to.
  case hitsNothing
  /// A scroll of content that cannot move.
  case scrollsNothing
  /// A tap while a transition was running.
  case isRefused

  /// The reason that applies if an event has no effect; nil for events that may have none.
  ///
  /// `session` is the state before the event.
  init?(_ event: SessionEvent, in session: Session) {
    switch event {
    case .trigger: self = .beginsNothing
    case .tap: self = session.acceptsTouches ? .hitsNothing : .isRefused
    case .scroll: self = .scrollsNothing
    default: return nil
    }
  }
}

extension Session {
  /// Whether the event just handled changed anything.
  fileprivate func hasTakenPart(since before: Session) -> Bool {
    trace.count != before.trace.count || isAnimating != before.isAnimating
      || layerSamples() != before.layerSamples()
  }
}
