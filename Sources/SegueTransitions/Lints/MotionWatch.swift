import SegueGestures
public import SegueModel

/// A session that is watched for what a scene promises of its motion.
///
/// Events and time go through the watch; `findings` then holds what was broken, in order of time.
public struct MotionWatch: Sendable {
  /// A promise that did not hold.
  public struct Finding: Hashable, Sendable {
    public var lint: CheckDefinition.Lint
    /// Of the session's clock, in seconds; nil for what concerns the whole run.
    public var time: Double?
    public var message: String
  }

  public private(set) var session: Session
  public internal(set) var findings: [Finding] = []
  private let lints: Set<CheckDefinition.Lint>
  /// The lints that the check named, so that a run which shows nothing of them breaks its promise.
  private let demands: [CheckDefinition.Lint]
  /// The layers when everything was last at rest, before what is under way began.
  private var start: [LayerSample]?
  /// Whether a run was cancelled and what it had moved is still coming to rest.
  private var isReturning = false
  private var hasFinished = false
  private var hasCancelled = false
  /// The layers that were seen on a screen at rest.
  private var shown: Set<String> = []

  /// Seconds between two looks at a session that runs by itself.
  private static let interval = 1.0 / 60
  /// Seconds after the last event within which everything comes to rest.
  static let patience = 30.0

  /// Watches a session from here on; `all` among the lints is every one of them.
  public init(_ session: Session, lints: [CheckDefinition.Lint]) {
    self.session = session
    self.lints = lints.contains(.all) ? Set(CheckDefinition.Lint.allCases) : Set(lints)
    demands = lints
    start = session.layerSamples()
    shown = Set(LayerLook(session.layerSamples()).layers.keys).union(session.layersBelow)
  }

  /// Whether a lint is watched for.
  func watches(_ lint: CheckDefinition.Lint) -> Bool { lints.contains(lint) }

  /// Lets time pass up to `time` seconds, looking at each frame and at each moment at which something happens.
  public mutating func advance(to time: Double) {
    while session.time + Self.interval < time { step(to: session.time + Self.interval) }
    step(to: time)
  }

  /// Takes an event at the present time.
  public mutating func handle(_ event: SessionEvent) {
    checkReturn()
    let before = session
    session.handle(event)
    if event.isRelease {
      checkRelease(before)
    } else if event.isContact, before.isAnimating {
      checkPlaces(before.layerSamples(), "when it was caught")
    }
    note(from: before.status.phase, before: before.layerSamples())
  }

  /// Lets everything come to rest, and says what the whole run has not shown.
  public mutating func finish() {
    let limit = session.time + Self.patience
    while session.isAnimating, session.stalledTransition == nil, session.time < limit {
      step(to: session.time + Self.interval)
    }
    if let name = session.stalledTransition {
      return miss(.settles, "the animator of '\(name)' has not called completeTransition")
    }
    if lints.contains(.settles), session.isAnimating { miss(.settles, "still moving after 30 s") }
    checkHidden()
    if demands.contains(.finishExact), !hasFinished { miss(.finishExact, "nothing was finished") }
    if demands.contains(.cancelRestores), !hasCancelled { miss(.cancelRestores, "nothing was cancelled") }
  }

  /// Steps over what happens by itself one by one, so that the moment before it can be seen.
  private mutating func step(to time: Double) {
    while let due = session.nextDue()?.time, due <= time, due > session.time {
      session.advance(to: due.nextDown)
      take(to: due)
    }
    take(to: time)
    checkReturn()
  }

  private mutating func take(to time: Double) {
    let before = session.layerSamples()
    let phase = session.status.phase
    session.advance(to: time)
    note(from: phase, before: before)
  }

  /// Looks at what an event or a step has begun or ended.
  private mutating func note(from phase: TransitionStatus.Phase, before: [LayerSample]) {
    let now = session.status.phase
    guard now != phase else { return }
    if now.isUnderWay { isReturning = false }
    if !phase.isUnderWay, session.run != nil { checkLooks(before, "when it begins") }
    switch now {
    case .finished:
      hasFinished = true
      checkEnd(before, .finishExact)
    case .cancelled:
      hasCancelled = true
      isReturning = true
      checkEnd(before, .cancelRestores)
    default: break
    }
  }

  /// Looks at what is at rest: once a cancelled run is, and content that bounces with it, it is as it was before.
  private mutating func checkReturn() {
    guard !session.isAnimating, session.touches.active == nil, !session.status.phase.isUnderWay else {
      return
    }
    let now = session.layerSamples()
    shown.formUnion(LayerLook(now).layers.keys)
    if isReturning, now != start { find(.cancelRestores, "not everything is as it was before") }
    isReturning = false
    start = now
  }

  private mutating func checkHidden() {
    guard lints.contains(.showsAgain), !session.status.phase.isUnderWay else { return }
    for id in session.layersKeptHidden where shown.contains(id) {
      miss(.showsAgain, "\(id) was hidden by a transition and is not shown again")
    }
  }

  mutating func find(_ lint: CheckDefinition.Lint, _ message: String) {
    guard lints.contains(lint) else { return }
    findings.append(Finding(lint: lint, time: session.time, message: message))
  }

  private mutating func miss(_ lint: CheckDefinition.Lint, _ message: String) {
    findings.append(Finding(lint: lint, time: nil, message: message))
  }
}

extension TransitionStatus.Phase {
  /// Whether a transition or a drag has begun and not ended.
  fileprivate var isUnderWay: Bool {
    switch self {
    case .running, .interactive, .finishing, .cancelling: true
    case .idle, .finished, .cancelled: false
    }
  }
}

extension SessionEvent {
  fileprivate var isRelease: Bool {
    switch self {
    case .pointer(let event): event.phase == .ended || event.phase == .cancelled
    case .pinch(let phase, _, _): phase == .ended || phase == .cancelled
    default: false
    }
  }

  fileprivate var isContact: Bool {
    switch self {
    case .pointer(let event): event.phase == .began
    case .pinch(let phase, _, _): phase == .began
    default: false
    }
  }
}
