import SegueModel

/// Velocities that leap where a spring promised to take the hand's over.
extension MotionWatch {
  /// In points, or hundredths of an opacity, per second: what is not seen, and what differences leave uncertain.
  private static let tolerance = 1.0
  /// The part of a velocity that may be lost.
  private static let share = 0.001

  /// Compares how fast layers went under the hand with how fast they go on.
  mutating func checkVelocity(_ before: Session) {
    guard watches(.keepsVelocity) else { return }
    let promised = session.promisedVelocities(since: before)
    guard !promised.isEmpty, let hand = before.hand else { return }
    let held = LayerRates(step: 1e-4) { seconds in
      var moved = before
      moved.move(hand, by: seconds)
      return moved.layerSamples()
    }
    let free = LayerRates(step: 1e-5) { seconds in
      var later = session
      later.advance(to: session.time + seconds)
      return later.layerSamples()
    }
    var worst: (id: String, held: Double, free: Double)?
    for id in promised {
      for (old, new) in zip(held.rates[id] ?? [], free.rates[id] ?? []) {
        let jump = abs(new - old)
        guard jump > Self.tolerance + Self.share * abs(old) else { continue }
        if jump > abs((worst?.free ?? 0) - (worst?.held ?? 0)) { worst = (id, old, new) }
      }
    }
    guard let worst else { return }
    find(
      .keepsVelocity,
      "\(worst.id) goes at \(worst.held.threeDecimals) a second under the hand, "
        + "and at \(worst.free.threeDecimals) when the touch ended"
    )
  }
}

/// How fast what is seen of layers changes from a moment on, by one-sided differences of second order.
private struct LayerRates {
  /// Of the frame's edges in points, of the radius, and of the opacity in hundredths, per second.
  private(set) var rates: [String: [Double]] = [:]

  init(step: Double, _ samples: (_ seconds: Double) -> [LayerSample]) {
    let looks = (0...2).map { LayerLook(samples(Double($0) * step)).layers }
    for (id, first) in looks[0] {
      guard let second = looks[1][id], let third = looks[2][id] else { continue }
      rates[id] = zip(zip(first.measures, second.measures), third.measures).map { values, last in
        (-3 * values.0 + 4 * values.1 - last) / (2 * step)
      }
    }
  }
}

extension LayerSample {
  fileprivate var measures: [Double] { edges + [cornerRadius, 100 * opacity] }
}
