import SegueGeometry
import SegueModel

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
