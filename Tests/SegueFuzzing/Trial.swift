import SegueGeometry
import SegueGestures
import SegueModel
import SegueMotion
import SegueStage
import SegueTestSupport
import SegueTransitions
import SegueUIKitRules

/// A run put to the laws.
public struct Trial {
  private let run: FuzzRun
  private var session: Session
  private var frame = Frame()
  /// What was seen after each step with an event, and at the end.
  private var seen: [UInt64] = []
  private var random: SeededGenerator
  private var checkpoint: (session: Session, step: Int)?
  /// The last event of each finger that is down.
  private var fingers: [Int: PointerEvent] = [:]
  /// The scale of the last event of a pinch that is on.
  private var pinchScale: Double?

  /// Plays a run; nil: no law was broken.
  ///
  /// - Complexity: Proportional to the number of steps times the number of layers.
  public static func violation(of run: FuzzRun) -> Violation? { verdict(of: run).violation }

  /// The first law that a run breaks, and a digest of all that was seen in it.
  public static func verdict(of run: FuzzRun) -> (violation: Violation?, digest: UInt64) {
    var trial = Trial(run)
    let violation = trial.findViolation()
    var digest = Digest()
    for value in trial.seen { digest.add(value) }
    return (violation, digest.value)
  }

  /// Seconds in which everything comes to rest: slide-down's cancel by its rule takes p / (1 − p).
  static let patience = 1_000_000.0

  private init(_ run: FuzzRun) {
    self.run = run
    session = run.start
    random = SeededGenerator(seed: ~run.seed)
  }

  private mutating func findViolation() -> Violation? {
    if let violation = play() { return violation }
    if let violation = CallOrder.violation(in: session) { return violation }
    if let violation = Rest.violation(in: session, run) { return violation }
    return replay()
  }

  // MARK: - Playing

  private mutating func play() -> Violation? {
    let middle = Int.random(in: 0...run.steps.count, using: &random)
    for (index, step) in run.steps.enumerated() {
      if index == middle { checkpoint = (session, index) }
      advanceInPieces(to: step.time)
      guard let event = step.event else {
        if !look().isFinite { return Violation(.finite, "a value is not finite", step: index) }
        continue
      }
      if let violation = take(event, at: index) { return violation }
    }
    // What an event at the last moment has begun may end in that same moment.
    session.advance(to: run.steps.last?.time ?? 0)
    session.settle()
    seen.append(look().value)
    return nil
  }

  private mutating func take(_ event: SessionEvent, at index: Int) -> Violation? {
    let before = mayMove(event) ? nil : session.layerSamples()
    let held = held(until: event)
    follow(event)
    let (wasTurning, wasReturning) = (session.isTurning, session.valuesRunHome || mayBePressed(event))
    let wasMoved = session.isAnimating || session.gestureReading != nil
    let wasOffItsCourse = !(0...1).contains(session.status.progress)
    let (calls, orientation) = (session.trace.count, session.orientation)
    session.handle(event)
    if let broken = session.brokenInvariant { return Violation(.invariants, broken, step: index) }
    let digest = look()
    seen.append(digest.value)
    guard digest.isFinite else { return Violation(.finite, "a value is not finite", step: index) }
    let mayBegin = wasReturning || wasMoved && beginsElsewhere || mirrorsOwnEnd
    if mayLeap(since: calls, wasTurning: wasTurning, wasReturning: mayBegin) { return nil }
    if let violation = velocityViolation(since: held, at: index) { return violation }
    guard let before, !wasOffItsCourse else { return nil }
    // A device that is turned takes what is seen with it.
    let isTurned = session.orientation != orientation
    let wanted = isTurned ? before.map { $0.turned(to: session.orientation, on: session.canvas) } : before
    guard let jump = Jump.largest(from: wanted, to: session.layerSamples()) else { return nil }
    return Violation(.continuous, jump.description, step: index)
  }

  /// The session as it is under the finger that an event lifts where it is; nil: it moves on, or it has come to rest.
  private func held(until event: SessionEvent) -> Session? {
    guard case .pointer(let pointer) = event, pointer.phase == .ended || pointer.phase == .cancelled,
      let last = fingers[pointer.touch], last.location == pointer.location,
      pointer.time - last.time < 0.99 * VelocityTracker.window
    else { return nil }
    return session
  }

  /// A velocity that a spring promised to keep and has not: to 10⁻³ points a second and 10⁻⁵ of it.
  ///
  /// Velocities are differences over steps h, whose error is a share of (ωh)³ of what a spring of frequency ω does: two
  /// millionths where a hand scrubs one at a hundred times its own speed.
  ///
  /// What waits for a transition's delay has lost it, as the scene's lint says.
  private func velocityViolation(since held: Session?, at step: Int) -> Violation? {
    guard let held, session.acceptsTouches || session.transitionContext != nil,
      let jump = session.velocityJump(since: held, tolerance: 1e-3, share: 1e-5)
    else { return nil }
    let message = "\(jump.id) goes at \(jump.held) under the hand and at \(jump.free) after it"
    return Violation(.velocity, message, step: step)
  }

  /// Whether something has begun or ended of which nothing is promised: on a screen that turns it begins where the screen
  /// will be, a pop that waited for another transition's end begins from that end, a staircase may begin with a step, a
  /// track's own first value is where it begins although a hand has just let go of the layer elsewhere, a scrubbed
  /// animator is finished from wherever it is, a spring may lead a transition past its start or its end, where a hand
  /// cannot hold it, and a scene may let a transition end elsewhere than it lays things out.
  private func mayLeap(since first: Int, wasTurning: Bool, wasReturning: Bool) -> Bool {
    let calls = session.trace[first...].compactMap(\.call)
    let hasBegun = calls.contains { if case .animationController = $0 { true } else { false } }
    return hasBegun && (wasTurning || wasReturning || beginsWithStep || showsModelFirst)
      || calls.contains { call in
        switch call {
        case .completeTransition, .finishAnimation(at: .end): true
        default: false
        }
      }
  }

  /// Whether a track of the transition says itself where it begins.
  private var beginsElsewhere: Bool {
    guard let name = session.status.transition, let body = session.scene.transition(named: name)?.body else {
      return false
    }
    return (body.tracks + body.alongside).contains { $0.changes.contains { $0.keyframes.count > 1 } }
  }

  /// Whether the transition is another one reversed that ends at a value of its own: where that one ends, layers are laid
  /// out elsewhere, and its mirror begins there.
  private var mirrorsOwnEnd: Bool {
    guard let name = session.status.transition, let body = session.scene.transition(named: name)?.body else {
      return false
    }
    return (body.tracks + body.alongside).contains { track in
      track.isMirrored
        && track.changes.contains { change in
          change.keyframes.count > 1 && change.keyframes.first?.value.node != .symbol(.rest)
        }
    }
  }

  private var beginsWithStep: Bool {
    guard let name = session.status.transition, let body = session.scene.transition(named: name)?.body else {
      return false
    }
    let tracks = (body.tracks + body.alongside).map { $0.ease ?? body.ease }
    return tracks.contains { ease in
      guard case .curve(.steps(let steps)) = ease else { return false }
      return steps.position == .start || steps.position == .both
    }
  }

  /// Whether a layer's own animation waits: until it begins the model is seen, which another track may have set.
  private var showsModelFirst: Bool {
    guard let name = session.status.transition, let body = session.scene.transition(named: name)?.body else {
      return false
    }
    return (body.tracks + body.alongside).contains {
      $0.kind == .layer && ($0.window != nil || $0.delay != nil)
    }
  }

  private mutating func look() -> Digest {
    session.sample(into: &frame)
    var digest = Digest()
    digest.add(frame)
    return digest
  }

  private mutating func advanceInPieces(to time: Double) {
    while Int.random(in: 0..<3, using: &random) == 0, time > session.time {
      session.advance(to: .random(in: session.time...time, using: &random))
    }
    session.advance(to: time)
  }

  /// Whether a layer may be highlighted under the finger that an event lifts.
  private func mayBePressed(_ event: SessionEvent) -> Bool {
    guard case .pointer(let pointer) = event, pointer.phase == .ended else { return false }
    return run.scene.screens.contains { $0.root.containsPress }
  }

  /// Whether an event is there to move what is seen: a finger's way, content scrolled, a step of a pinch.
  private func mayMove(_ event: SessionEvent) -> Bool {
    switch event {
    case .pointer(let pointer):
      switch pointer.phase {
      case .moved: true
      case .began: false
      // A lift elsewhere is a move there first.
      case .ended, .cancelled:
        run.scene.setsOnTap || fingers[pointer.touch].map { $0.location != pointer.location } ?? false
      }
    case .scroll, .wheel: true
    case .pinch(let phase, let scale, _):
      switch phase {
      case .moved: true
      case .began: false
      case .ended, .cancelled: pinchScale.map { $0 != scale } ?? false
      }
    case .tap: run.scene.setsOnTap
    case .trigger, .rotate, .resize: false
    }
  }

  private mutating func follow(_ event: SessionEvent) {
    if case .pinch(let phase, let scale, _) = event {
      pinchScale = phase == .ended || phase == .cancelled ? nil : scale
    }
    guard case .pointer(let pointer) = event else { return }
    switch pointer.phase {
    case .began: fingers[pointer.touch] = fingers[pointer.touch] ?? pointer
    case .moved: if fingers[pointer.touch] != nil { fingers[pointer.touch] = pointer }
    case .ended, .cancelled: fingers[pointer.touch] = nil
    }
  }

  // MARK: - Replaying

  /// Plays once more from the start, and from the copy, in one piece from event to event.
  private func replay() -> Violation? {
    if let place = difference(of: run.start, from: 0) {
      return Violation(.slicing, "without the frames in between it differs \(place)")
    }
    guard let checkpoint else { return nil }
    return difference(of: checkpoint.session, from: checkpoint.step).map {
      Violation(.checkpoint, "a copy taken before step \(checkpoint.step) differs \($0)")
    }
  }

  /// Where a session that plays the rest of the steps differs from what was seen, or nil.
  private func difference(of other: Session, from first: Int) -> String? {
    var other = Trial(run, playing: other)
    let events = run.steps.enumerated().filter { $0.element.event != nil }
    var place = events.count { $0.offset < first }
    for (index, step) in events where index >= first {
      other.session.advance(to: step.time)
      if let event = step.event { other.session.handle(event) }
      guard other.look().value == seen[place] else { return "at step \(index)" }
      place += 1
    }
    other.session.advance(to: run.steps.last?.time ?? 0)
    other.session.settle()
    guard other.look().value == seen.last else { return "at rest" }
    let calls = zip(other.session.trace, session.trace).first { $0 != $1 }
    if let calls {
      return "in its trace: \(calls.0.text) at \(calls.0.time), not \(calls.1.text) at \(calls.1.time)"
    }
    return other.session.trace.count == session.trace.count ? nil : "in the length of its trace"
  }

  private init(_ run: FuzzRun, playing session: Session) {
    self.init(run)
    self.session = session
  }
}

extension LayerDefinition {
  fileprivate var containsPress: Bool { press != nil || layers.contains { $0.containsPress } }
}

extension Scene {
  /// Whether a tap sets values at once.
  fileprivate var setsOnTap: Bool {
    gestures.contains { gesture in
      if case .sets(let values) = gesture.action {
        gesture.recognizer == .tap && !values.isEmpty
      } else {
        false
      }
    }
  }
}

extension Session {
  /// Whether values that a gesture has let go of are on their way to where they rest.
  fileprivate var valuesRunHome: Bool {
    transitionContext == nil && (status.phase == .cancelling || status.phase == .finishing)
  }

  /// Lifts every finger and lets everything come to rest.
  mutating func settle() {
    for finger in 0...2 {
      handle(.pointer(PointerEvent(touch: finger, phase: .cancelled, location: .zero, time: time)))
    }
    handle(.pinch(.cancelled, scale: 1, at: .zero))
    advance(to: time + Trial.patience)
  }
}
