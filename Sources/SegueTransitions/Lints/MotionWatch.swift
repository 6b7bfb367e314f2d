import SegueGeometry
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
  public private(set) var findings: [Finding] = []
  private let lints: [CheckDefinition.Lint]
  /// The layers before the run that is under way began.
  private var start: [LayerSample]?
  /// Whether a run was cancelled and what it had moved is still coming to rest.
  private var isReturning = false
  private var hasFinished = false
  private var hasCancelled = false

  /// The distance in points, the radius in points or the opacity in hundredths that counts as a jump.
  private static let tolerance = 1e-6
  /// Seconds between two looks at a session that runs by itself.
  private static let interval = 1.0 / 60
  /// Seconds after the last event within which everything comes to rest.
  private static let patience = 30.0

  /// Watches a session from here on.
  public init(_ session: Session, lints: [CheckDefinition.Lint]) {
    self.session = session
    self.lints = lints
  }

  /// Lets time pass up to `time` seconds, looking at each frame.
  public mutating func advance(to time: Double) {
    while session.time + Self.interval < time { step(to: session.time + Self.interval) }
    step(to: time)
  }

  /// Takes an event at the present time.
  public mutating func handle(_ event: SessionEvent) {
    let before = session.layerSamples()
    let phase = session.status.phase
    session.handle(event)
    if event.isRelease, lints.contains(.noJump) { compare(before, "when the touch ended") }
    note(from: phase, before: before)
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
    if lints.contains(.finishExact), !hasFinished { miss(.finishExact, "nothing was finished") }
    if lints.contains(.cancelRestores), !hasCancelled { miss(.cancelRestores, "nothing was cancelled") }
  }

  private mutating func step(to time: Double) {
    let before = session.layerSamples()
    let phase = session.status.phase
    session.advance(to: time)
    note(from: phase, before: before)
    checkReturn()
  }

  /// Looks at what a step has begun or ended.
  private mutating func note(from phase: TransitionStatus.Phase, before: [LayerSample]) {
    let now = session.status.phase
    guard now != phase else { return }
    if !phase.isUnderWay, now.isUnderWay { start = before }
    switch now {
    case .finished:
      hasFinished = true
      if lints.contains(.finishExact) { checkRest() }
    case .cancelled:
      hasCancelled = true
      isReturning = true
    default: break
    }
  }

  /// Compares with the start once a cancelled run, and content that bounces with it, has come to rest.
  private mutating func checkReturn() {
    guard isReturning, !session.isAnimating else { return }
    isReturning = false
    guard lints.contains(.cancelRestores), session.layerSamples() != start else { return }
    find(.cancelRestores, "not everything is as it was before")
  }

  private mutating func checkRest() {
    for id in session.displacedLayers { find(.finishExact, "\(id) is not where it is laid out") }
  }

  /// Reports the layer that moved most between two looks at the same moment.
  private mutating func compare(_ before: [LayerSample], _ occasion: String) {
    let old = Dictionary(before.map { ($0.id, $0) }) { first, _ in first }
    let jumps = session.layerSamples().compactMap { layer in
      old[layer.id].map { (id: layer.id, distance: layer.distance(to: $0)) }
    }
    guard let worst = jumps.max(by: { $0.distance < $1.distance }), worst.distance > Self.tolerance else {
      return
    }
    find(.noJump, "\(worst.id) jumps by \(worst.distance.threeDecimals) \(occasion)")
  }

  private mutating func find(_ lint: CheckDefinition.Lint, _ message: String) {
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
    if case .pointer(let event) = self { return event.phase == .ended || event.phase == .cancelled }
    return false
  }
}

extension LayerSample {
  /// The largest change of place, radius or opacity; opacities count a hundredfold.
  fileprivate func distance(to other: LayerSample) -> Double {
    [
      abs(frame.minX - other.frame.minX), abs(frame.minY - other.frame.minY),
      abs(frame.maxX - other.frame.maxX), abs(frame.maxY - other.frame.maxY),
      abs(cornerRadius - other.cornerRadius), 100 * abs(opacity - other.opacity),
    ].max() ?? 0
  }
}
