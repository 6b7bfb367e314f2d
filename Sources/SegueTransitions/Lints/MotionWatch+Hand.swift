import SegueGeometry
import SegueGestures
import SegueModel

/// Where the watched hand is, and where it first touched.
struct WatchedHand: Sendable {
  var touch: Int
  var first: Point
  var last: Point
  /// The scale of a pinch; 1 for a single finger.
  var scale = 1.0

  init(touch: Int, at place: Point) {
    self.touch = touch
    first = place
    last = place
  }
}

/// Checks for values that leap under a hand.
///
/// A hand moves things, so a change that comes with a move proves nothing. But what merely follows the hand
/// is back where it was as soon as the hand is: at the location of its last move or, if it moves things for
/// the first time, somewhere on the way there, because a pan that begins after ten points may count them or
/// not.
extension MotionWatch {
  /// The leap in points that cannot be seen.
  private static let unseen = 0.5
  /// The leap of an opacity that cannot be seen.
  private static let faint = 0.01
  /// How many locations along the hand's path are tried.
  private static let tries = 32
  /// How often the hand's path is halved.
  private static let halvings = 16

  /// Follows the hand that an event moves.
  mutating func follow(_ event: SessionEvent) {
    switch event {
    case .pointer(let pointer):
      switch pointer.phase {
      case .began: if hand == nil { hand = WatchedHand(touch: pointer.touch, at: pointer.location) }
      case .moved: if hand?.touch == pointer.touch { hand?.last = pointer.location }
      case .ended, .cancelled: if hand?.touch == pointer.touch { hand = nil }
      }
    case .pinch(let phase, let scale, let place):
      switch phase {
      case .began: hand = WatchedHand(touch: Session.pinchTouch, at: place)
      case .moved:
        hand?.last = place
        hand?.scale = scale
      case .ended, .cancelled: hand = nil
      }
    default: return
    }
  }

  /// The move implied by a lift at another location than the hand's last one.
  func move(before event: SessionEvent) -> SessionEvent? {
    guard let hand else { return nil }
    switch event {
    case .pointer(var pointer) where pointer.phase == .ended:
      guard pointer.touch == hand.touch, pointer.location != hand.last else { return nil }
      pointer.phase = .moved
      return .pointer(pointer)
    default: return nil
    }
  }

  /// Checks that nothing leaps when a gesture begins to move it, or moves it further.
  mutating func checkMove(from before: Session, hand old: WatchedHand?) {
    guard let old, session.hands.active?.id == old.touch, let hand else { return }
    spend(looks: 2)
    let was = LayerLook(before.layerSamples())
    // A content whose refresh has begun does not go back the way it came.
    let hasBegunRefresh = session.timers.refreshes > before.timers.refreshes
    if hasBegunRefresh
      || seenLeap(since: was, in: session.moved(to: old.last, scale: old.scale, touch: old.touch)) == nil
    {
      return checkWay(from: before, was, old, to: hand)
    }
    var places = seenLeap(since: was, Leap.places, in: session)
    var radii = seenLeap(since: was, [.radius], in: session)
    var opacities = seenLeap(since: was, [.opacity], in: session)
    for step in 0...Self.tries {
      guard places != nil || radii != nil || opacities != nil, !budget.isSpent else { return }
      spend(looks: 3)
      // First where the hand has just been, then along the path from where it first touched.
      let share = Double(step - 1) / Double(Self.tries)
      let place = step == 0 ? old.last : hand.first + (hand.last - hand.first) * share
      let scale = step == 0 ? old.scale : 1 + (hand.scale - 1) * share
      let back = session.moved(to: place, scale: scale, touch: hand.touch)
      places = places.flatMap { least($0, seenLeap(since: was, Leap.places, in: back)) }
      radii = radii.flatMap { least($0, seenLeap(since: was, [.radius], in: back)) }
      opacities = opacities.flatMap { least($0, seenLeap(since: was, [.opacity], in: back)) }
    }
    let occasion = "as the hand takes it"
    report(places, by: 0, .noJump, occasion)
    report(radii, by: 0, .noSnap, occasion)
    report(opacities, by: 0, .noSnap, occasion)
  }

  /// Bisects the path between two moves: halving the path halves a change, but not a leap.
  ///
  /// What is found is a leap only if a hand that stops just before the place and goes on just after it sees it as well:
  /// content that a finger begins to scroll there goes the rest of a long step at once.
  private mutating func checkWay(
    from start: Session,
    _ was: LayerLook,
    _ old: WatchedHand,
    to new: WatchedHand
  ) {
    var (low, high) = (0.0, 1.0)
    var (before, after) = (was, LayerLook(session.layerSamples()))
    for _ in 0..<Self.halvings {
      guard seenLeap(since: before, in: after) != nil, !budget.isSpent else { return }
      spend(looks: 1)
      let middle = (low + high) / 2
      let between = LayerLook(session.moved(from: old, to: new, by: middle).layerSamples())
      if size(between, since: before) > size(after, since: between) {
        (high, after) = (middle, between)
      } else {
        (low, before) = (middle, between)
      }
    }
    let stopped = start.moved(from: old, to: new, by: low)
    let leap = LayerLook(stopped.moved(from: old, to: new, by: high).layerSamples())
    guard seenLeap(since: LayerLook(stopped.layerSamples()), in: leap) != nil else { return }
    let occasion = "under the hand"
    report(after.leap(from: before, Leap.places), by: Self.unseen, .noJump, occasion)
    report(after.leap(from: before, [.radius]), by: Self.unseen, .noSnap, occasion)
    report(after.leap(from: before, [.opacity]), by: Self.faint, .noSnap, occasion)
  }

  /// The largest change, in multiples of what cannot be seen.
  private func size(_ now: LayerLook, since was: LayerLook) -> Double {
    let place = now.leap(from: was, Leap.places + [.radius])?.amount ?? 0
    return max(place / Self.unseen, (now.leap(from: was, [.opacity])?.amount ?? 0) / Self.faint)
  }

  private func seenLeap(since was: LayerLook, in look: LayerLook) -> Leap? {
    let leaps = [look.leap(from: was, Leap.places + [.radius]), look.leap(from: was, [.opacity])]
    return leaps.compactMap { $0 }.first { $0.amount > ($0.measure == .opacity ? Self.faint : Self.unseen) }
  }

  private func seenLeap(since was: LayerLook, in session: Session) -> Leap? {
    seenLeap(since: was, in: LayerLook(session.layerSamples()))
  }

  private func least(_ leap: Leap, _ other: Leap?) -> Leap? {
    other.map { $0.amount < leap.amount ? $0 : leap }
  }

  private func seenLeap(since was: LayerLook, _ measures: [LayerMeasure], in session: Session) -> Leap? {
    guard let leap = LayerLook(session.layerSamples()).leap(from: was, measures) else { return nil }
    return leap.amount > (leap.measure == .opacity ? Self.faint : Self.unseen) ? leap : nil
  }
}

extension Session {
  /// The session with the hand moved to a fraction of its way.
  fileprivate func moved(from old: WatchedHand, to new: WatchedHand, by fraction: Double) -> Session {
    moved(
      to: old.last + (new.last - old.last) * fraction,
      scale: old.scale + (new.scale - old.scale) * fraction,
      touch: new.touch
    )
  }

  /// The session with the hand moved elsewhere.
  fileprivate func moved(to place: Point, scale: Double, touch: Int) -> Session {
    var session = self
    if touch == Session.pinchTouch {
      session.handle(.pinch(.moved, scale: scale, at: place))
    } else {
      session.handle(.pointer(PointerEvent(touch: touch, phase: .moved, location: place, time: time)))
    }
    return session
  }
}
