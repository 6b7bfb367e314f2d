import SegueGeometry
import SegueModel

/// Values that leap where nothing should be seen to happen.
extension MotionWatch {
  /// In points and in fractions; what a release leaves to chance is rounding.
  static let tolerance = 1e-6
  /// The part of the canvas, and of an opacity, that a spring fitted to its duration may have left at its end.
  private static let residue = 0.003
  /// The radius in points that a spring may have left at its end.
  private static let radiusResidue = 0.5

  mutating func checkRelease(_ before: Session) {
    // A tap that sets values is there to set them.
    guard before.hand != nil || !before.scene.setsValuesByTap else { return }
    checkLeaps(before.layerSamples(), "when the touch ended")
    checkVelocity(before)
  }

  /// No place, radius or opacity may leap at a hand-off, or where a transition begins.
  mutating func checkLeaps(_ before: [LayerSample], _ occasion: String) {
    let (old, now) = (LayerLook(before), LayerLook(session.layerSamples()))
    report(now.leap(from: old, Leap.places), by: Self.tolerance, .noJump, occasion)
    report(now.leap(from: old, [.radius]), by: Self.tolerance, .noSnap, occasion)
    report(now.leap(from: old, [.opacity]), by: Self.tolerance, .noSnap, occasion)
  }

  /// Notes a leap of more than an amount.
  mutating func report(_ leap: Leap?, by least: Double, _ lint: CheckDefinition.Lint, _ occasion: String) {
    guard let leap, leap.amount > least else { return }
    let message =
      leap.measure == .opacity || leap.measure == .radius
      ? "the \(leap.measure.rawValue) of \(leap.layer) snaps by \(leap.written) \(occasion)"
      : "\(leap.layer) jumps by \(leap.written) \(occasion)"
    find(lint, "\(message): \(leap.way)")
  }

  /// At its end a transition has brought everything where it is laid out, or back.
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

/// Velocities that leap where a spring promised to take the hand's over.
extension MotionWatch {
  /// In points, or hundredths of an opacity, per second: what is not seen.
  private static let unseenRate = 1.0
  /// The part of a velocity that may be lost.
  private static let share = 0.001

  /// Compares how fast layers went under the hand with how fast they go on.
  mutating func checkVelocity(_ before: Session) {
    guard watches(.keepsVelocity),
      let jump = session.velocityJump(since: before, tolerance: Self.unseenRate, share: Self.share)
    else { return }
    find(
      .keepsVelocity,
      "\(jump.property) of \(jump.id) goes at \(jump.held.shortDecimals) \(jump.unit) under the hand, "
        + "and at \(jump.free.shortDecimals) \(jump.unit) when the touch ended"
    )
  }
}
