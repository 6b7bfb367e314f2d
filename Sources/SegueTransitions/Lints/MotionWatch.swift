import SegueGeometry
import SegueGestures
public import SegueModel

/// Runs a session and checks it against what the scene promises about its motion.
///
/// Events and time go through the watch; `findings` then holds the broken promises, in order of time.
public struct MotionWatch: Sendable {
  /// A promise that was broken.
  public struct Finding: Hashable, Sendable {
    /// The promise by its name in the scene: `no-jump`, `ends-on`.
    public var rule: String
    /// Seconds on the session's clock; nil if the finding concerns the whole run.
    public var time: Double?
    /// What was seen instead, for people to read.
    public var message: String
  }

  /// What watching may still take; once it is spent nothing more is watched, and the findings are incomplete.
  public var budget: CheckBudget
  /// The session being watched, as it is now.
  public private(set) var session: Session
  /// The promises broken so far, in order of time.
  public internal(set) var findings: [Finding] = []
  private let lints: Set<CheckDefinition.Lint>
  /// The lints that the check named, so that a run which shows nothing of them breaks its promise.
  private let demands: [CheckDefinition.Lint]
  /// The layers when everything was last at rest, before what is under way began.
  private var start: [LayerSample]?
  /// How far contents were scrolled then.
  private var startOffsets: [String: Point] = [:]
  /// The canvas then: a device that turns lays everything out anew.
  private var startCanvas = Size.zero
  /// The finger, or the two, that are down.
  var hand: WatchedHand?
  /// The layers that the check names.
  var layers: LayerWatch
  /// How the run should end according to the check.
  let ending: CheckDefinition.Ending
  /// Whether a run was cancelled and what it moved is still coming to rest.
  private var isReturning = false
  private var hasFinished = false
  /// When the last run or drag came to its end, of the session's clock.
  private(set) var endTime: Double?
  private var hasCancelled = false
  /// The layers that have been seen on a screen at rest.
  private var shown: Set<String> = []

  /// Seconds between two looks at a session that runs by itself.
  private static let interval = 1.0 / 60
  /// Seconds after the last event within which everything comes to rest.
  static let patience = 30.0

  /// Starts watching a session for what a check names; the lint `all` stands for every lint.
  public init(_ session: Session, check: CheckDefinition, budget: CheckBudget = CheckBudget()) {
    let lints = check.lints
    self.session = session
    self.budget = budget
    ending = check.ending
    layers = LayerWatch(check)
    self.lints = lints.contains(.all) ? Set(CheckDefinition.Lint.allCases) : Set(lints)
    demands = lints
    start = session.layerSamples()
    startCanvas = session.canvas
    shown = Set(LayerLook(session.layerSamples()).layers.keys).union(session.layersBelow)
    look()
  }

  /// Whether a lint is watched for.
  func watches(_ lint: CheckDefinition.Lint) -> Bool { lints.contains(lint) }

  /// Advances to `time` seconds, checking each frame and each moment at which something happens.
  public mutating func advance(to time: Double) {
    while !budget.isSpent, let next = nextLook(before: time) { step(to: next) }
    if !budget.isSpent { step(to: time) }
  }

  /// When to look next on the way to a time; nil if not before then.
  ///
  /// While nothing moves, all frames up to the next event equal the one already checked.
  func nextLook(before time: Double) -> Double? {
    let next = session.time + Self.interval
    return next < time && (session.isAnimating || canCheckReturn) ? next : nil
  }

  /// Whether what was cancelled has come to rest and has not been compared with its start.
  private var canCheckReturn: Bool { isReturning && isAtRest }

  private var isAtRest: Bool {
    !session.isAnimating && session.hands.active == nil && !session.status.phase.isUnderWay
  }

  /// Handles an event at the present time.
  public mutating func handle(_ event: SessionEvent) {
    guard !budget.isSpent else { return }
    if let move = move(before: event) { take(move) }
    take(event)
  }

  private mutating func take(_ event: SessionEvent) {
    spend(looks: 1)
    checkReturn()
    layers.endStretch()
    let (before, held) = (session, hand)
    session.handle(event)
    follow(event)
    if event.isRelease {
      checkRelease(before)
    } else if event.isMove {
      checkMove(from: before, hand: held)
    } else if event.isContact, before.isAnimating {
      checkLeaps(before.layerSamples(), "when it was caught")
    }
    note(since: before) { before.layerSamples() }
    look()
  }

  /// Lets everything come to rest, then checks what concerns the whole run.
  public mutating func finish() {
    let limit = session.time + Self.patience
    while session.isAnimating, session.stalledTransition == nil, session.time < limit, !budget.isSpent {
      step(to: session.time + Self.interval)
    }
    if budget.isSpent { return }
    if let name = session.stalledTransition {
      return miss(.settles, "the animator of '\(name)' has not called completeTransition")
    }
    checkReturn()
    if lints.contains(.settles), session.isAnimating { miss(.settles, "still moving after 30 s") }
    checkHidden()
    checkLeftAside()
    finishLayers()
    checkEndings()
    if demands.contains(.finishExact), !hasFinished { miss(.finishExact, "nothing was finished") }
    if demands.contains(.cancelRestores), !hasCancelled { miss(.cancelRestores, "nothing was cancelled") }
  }

  /// Advances to the next look, stopping before each thing that happens by itself so that the moment before
  /// is seen.
  mutating func step(to time: Double) {
    while let due = session.nextDue()?.time, due <= time, !budget.isSpent {
      let isNow = due <= session.time
      if !isNow { session.advance(to: due.nextDown) }
      take(to: max(due, session.time))
      // Everything due at this moment has happened; do not wait for what stays due.
      if isNow, let next = session.nextDue()?.time, next <= session.time { break }
    }
    take(to: time)
    checkReturn()
    look()
  }

  private mutating func take(to time: Double) {
    budget.spend(frames: 1, of: session)
    let before = session
    session.advance(to: time)
    note(since: before) { [session] in
      let samples = before.onLastSteps().layerSamples()
      // A turn of the device that waited for the transition comes with its end, and turns everything with it.
      guard session.orientation != before.orientation else { return samples }
      return samples.map { $0.turned(to: session.orientation, on: session.canvas) }
    }
  }

  /// Takes looks at all that is seen from the budget.
  mutating func spend(looks: Int) { budget.spend(looks: looks, at: session) }

  /// Checks what an event or a step has begun or ended; `seen` is read only if it has.
  private mutating func note(since earlier: Session, seen: () -> [LayerSample]) {
    let (phase, now) = (earlier.status.phase, session.status.phase)
    if earlier.run != nil, session.run == nil {
      // A turn of the device that has waited for this end begins with it, and has a status of its own.
      hasFinished = hasFinished || session.navigation.lastStatus.phase == .finished
      hasCancelled = hasCancelled || session.navigation.lastStatus.phase == .cancelled
    }
    guard now != phase else { return }
    spend(looks: 1)
    let before = seen()
    if now.isUnderWay { isReturning = false }
    // Values caught on their way to a finish have no earlier rest to go back to.
    if phase == .finishing, now == .interactive, session.run == nil { start = nil }
    endTime = now.isUnderWay ? nil : session.time
    if !phase.isUnderWay, session.run != nil { checkLeaps(before, "when it begins") }
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

  /// Checks that everything is as before once a cancelled run, and content that bounces with it, is at rest.
  private mutating func checkReturn() {
    guard isAtRest else { return }
    let now = session.layerSamples()
    shown.formUnion(LayerLook(now).layers.keys)
    let offsets = session.contentOffsets
    if isReturning, let start, startCanvas == session.canvas {
      // What the finger scrolled meanwhile, it scrolled for good.
      let names = Set(offsets.keys).union(startOffsets.keys)
      let scrolled = names.filter { offsets[$0] ?? .zero != startOffsets[$0] ?? .zero }
      let difference = now.outside(of: Array(scrolled)).difference(from: start.outside(of: Array(scrolled)))
      if let difference { find(.cancelRestores, difference) }
    }
    isReturning = false
    (start, startOffsets, startCanvas) = (now, offsets, session.canvas)
  }

  private mutating func checkHidden() {
    guard lints.contains(.showsAgain), !session.status.phase.isUnderWay else { return }
    for id in session.layersKeptHidden where shown.contains(id) {
      miss(.showsAgain, "\(id) was hidden by a transition and is not shown again")
    }
  }

  private mutating func checkLeftAside() {
    guard lints.contains(.dismissRestores), !session.status.phase.isUnderWay else { return }
    for (id, properties) in session.layersLeftAside where shown.contains(id) {
      let values = properties.joined(separator: ", ")
      miss(.dismissRestores, "\(id) stays as the 'alongside' of a presentation has left it: \(values)")
    }
  }

  mutating func find(_ lint: CheckDefinition.Lint, _ message: String) {
    guard lints.contains(lint) else { return }
    find(lint.rawValue, message)
  }

  /// Adds a finding at a time, by default the present one.
  mutating func find(_ rule: String, _ message: String, at time: Double? = nil) {
    findings.append(Finding(rule: rule, time: time ?? session.time, message: message))
  }

  private mutating func miss(_ lint: CheckDefinition.Lint, _ message: String) {
    findings.append(Finding(rule: lint.rawValue, time: nil, message: message))
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
