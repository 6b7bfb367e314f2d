import SegueModel

/// A velocity that leaps at a release although a spring promised to take the hand's over.
package struct VelocityJump: Hashable, Sendable {
  /// The layer, as samples name it.
  package var id: String
  /// Of what the velocity is, and what that is counted in a second: `the opacity`, `%/s`.
  package var property: String
  package var unit: String
  /// How fast it went under the hand; an opacity in hundredths.
  package var held: Double
  /// How fast it goes on.
  package var free: Double
}

extension Session {
  /// The largest leap of a velocity that the release just taken has made.
  ///
  /// - Parameters:
  ///   - before: The session with the finger still down, at the same time and place.
  ///   - tolerance: What may be lost, in points per second.
  ///   - share: The part of a velocity that may be lost besides.
  /// - Returns: nil where what was promised holds.
  package func velocityJump(since before: Session, tolerance: Double, share: Double) -> VelocityJump? {
    let promised = promisedVelocities(since: before)
    guard !promised.isEmpty, let hand = before.hand else { return nil }
    let held = LayerRates { seconds in
      var moved = before
      moved.move(hand, by: seconds)
      return moved.layerSamples()
    }
    let free = LayerRates { seconds in
      var later = self
      later.advance(to: time + seconds)
      return later.layerSamples()
    }
    var (worst, largest) = (VelocityJump?.none, 0.0)
    for id in promised {
      for (index, (old, new)) in zip(held.rates[id] ?? [], free.rates[id] ?? []).enumerated() {
        let jump = abs(new - old)
        guard jump > tolerance + share * abs(old), !(new == 0 && isThere(id, measure: index)) else {
          continue
        }
        if jump > largest {
          largest = jump
          worst = VelocityJump(
            id: id,
            property: LayerSample.measureNames[index],
            unit: index == LayerSample.measureNames.count - 1 ? "%/s" : "pt/s",
            held: old,
            free: new
          )
        }
      }
    }
    return worst
  }

  /// Whether a measure of a layer stands where it will rest: a velocity is relative to the way that is left, and where
  /// there is none it has no meaning.
  private func isThere(_ id: String, measure: Int) -> Bool {
    var end = self
    end.advance(to: time + MotionWatch.patience)
    let (now, rest) = (LayerLook(layerSamples()).layers[id], LayerLook(end.layerSamples()).layers[id])
    guard let now, let rest else { return false }
    return abs(now.measures[measure] - rest.measures[measure]) < 1e-9
  }
}

/// How fast what is seen of layers changes from a moment on.
private struct LayerRates {
  /// Of the frame's edges in points, of the radius, and of the opacity in hundredths, per second.
  private(set) var rates: [String: [Double]] = [:]

  init(_ samples: (_ seconds: Double) -> [LayerSample]) {
    let looks = (0...3).map { LayerLook(samples(Double($0) * OneSidedDifference.step)).layers }
    for (id, first) in looks[0] {
      guard let second = looks[1][id], let third = looks[2][id], let fourth = looks[3][id] else { continue }
      let values = [first, second, third, fourth].map(\.measures)
      rates[id] = values[0].indices.map { index in
        OneSidedDifference.rate(values[0][index], values[1][index], values[2][index], values[3][index])
      }
    }
  }
}

extension LayerSample {
  fileprivate var measures: [Double] { edges + [cornerRadius, 100 * opacity] }
  fileprivate static let measureNames = [
    "x", "y", "the right edge", "the bottom edge", "the radius", "the opacity",
  ]
}
