import SegueGeometry
import SegueModel

/// Checks for values that leap where nothing should visibly happen.
extension MotionWatch {
  /// In points and in fractions: only rounding may differ after a release.
  static let tolerance = 1e-6
  /// The fraction of the canvas, and of an opacity, that a spring fitted to its duration may miss at its end.
  private static let residue = 0.003
  /// The radius in points that a spring may miss at its end.
  private static let radiusResidue = 0.5

  mutating func checkRelease(_ before: Session) {
    // A tap that sets values may make them leap.
    guard before.hand != nil || !before.scene.setsValuesByTap else { return }
    checkLeaps(before.layerSamples(), "when the touch ended")
    checkVelocity(before)
  }

  /// Checks that no position, radius or opacity leaps at a hand-off, or when a transition begins.
  mutating func checkLeaps(_ before: [LayerSample], _ occasion: String) {
    let (old, now) = (LayerLook(before), LayerLook(session.layerSamples()))
    report(now.leap(from: old, Leap.places), by: Self.tolerance, .noJump, occasion)
    report(now.leap(from: old, [.radius]), by: Self.tolerance, .noSnap, occasion)
    report(now.leap(from: old, [.opacity]), by: Self.tolerance, .noSnap, occasion)
  }

  /// Reports a leap larger than an amount.
  mutating func report(_ leap: Leap?, by least: Double, _ lint: CheckDefinition.Lint, _ occasion: String) {
    guard let leap, leap.amount > least else { return }
    let message =
      leap.measure == .opacity || leap.measure == .radius
      ? "the \(leap.measure.rawValue) of \(leap.layer) snaps by \(leap.written) \(occasion)"
      : "\(leap.layer) jumps by \(leap.written) \(occasion)"
    find(lint, "\(message): \(leap.way)")
  }

  /// Checks that a transition has brought everything to where it is laid out, or back.
  mutating func checkEnd(_ before: [LayerSample], _ lint: CheckDefinition.Lint) {
    let occasion = lint == .finishExact ? "when it has finished" : "when it has gone back"
    let (old, now) = (LayerLook(before), LayerLook(session.layerSamples()))
    report(now.leap(from: old, [.radius]), by: Self.radiusResidue, .noSnap, occasion)
    report(now.leap(from: old, [.opacity]), by: Self.residue, .noSnap, occasion)
    for id in session.displacedLayers where lint == .finishExact {
      find(.finishExact, "\(id) is not where it is laid out")
    }
    let residue = Self.residue * max(session.canvas.width, session.canvas.height)
    guard let leap = now.leap(from: old, Leap.places), leap.amount > residue else { return }
    find(lint, "\(leap.layer) misses its place by \(leap.written) \(occasion): \(leap.way)")
  }
}

extension Scene {
  /// Whether a tap sets values at once.
  fileprivate var setsValuesByTap: Bool {
    gestures.contains { gesture in
      if case .sets(let values) = gesture.action {
        gesture.recognizer == .tap && !values.isEmpty
      } else {
        false
      }
    }
  }
}

/// Checks for velocities that leap although a spring promised to inherit the hand's.
extension MotionWatch {
  /// The change that cannot be seen, in points or hundredths of an opacity per second.
  private static let unseenRate = 1.0
  /// The fraction of a velocity that may be lost.
  private static let share = 0.001

  /// Compares the velocities of layers under the hand with those after the release.
  mutating func checkVelocity(_ before: Session) {
    guard watches(.keepsVelocity),
      let jump = session.velocityJump(since: before, tolerance: Self.unseenRate, share: Self.share)
    else { return }
    find(
      .keepsVelocity,
      "\(jump.property) of \(jump.id) goes at \(jump.held.formatted(atMost: 3)) \(jump.unit) under the hand, "
        + "and at \(jump.free.formatted(atMost: 3)) \(jump.unit) when the touch ended"
    )
  }
}
