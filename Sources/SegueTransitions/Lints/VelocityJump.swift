import SegueGeometry
import SegueModel
import SegueStage

/// A velocity that leaps at a release although a spring promised to inherit the hand's.
package struct VelocityJump: Hashable, Sendable {
  /// The layer, as samples name it.
  package var id: String
  /// The property with the velocity, as a noun: `the opacity`.
  package var property: String
  /// The unit of the velocity: `pt/s`, for an opacity `%/s`.
  package var unit: String
  /// The velocity under the hand.
  package var held: Double
  /// The velocity after the release.
  package var free: Double
}

extension Session {
  /// Returns the largest leap of a velocity at the release that has just been handled.
  ///
  /// It compares the numbers of each layer, not its bounding box: the edges of a rotating layer's box have
  /// kinks of their own.
  ///
  /// - Parameters:
  ///   - before: The session with the finger still down, at the same time and location.
  ///   - tolerance: How much may be lost, in points per second.
  ///   - share: The fraction of a velocity that may be lost in addition.
  /// - Returns: nil if every promise holds.
  package func velocityJump(since before: Session, tolerance: Double, share: Double) -> VelocityJump? {
    let promised = promisedNumbers(since: before)
    guard !promised.isEmpty, let hand = before.hand, hand.velocity.length < Self.fastestHand else {
      return nil
    }
    // A hand that lets go before its first change has moved nothing, so nothing had its velocity.
    var still = before
    still.move(hand, by: 0)
    guard still.run?.percent == before.run?.percent, still.fingersMove == before.fingersMove else {
      return nil
    }
    let layers = promised.map { $0.layer }
    let held = LayerRates(of: layers) { seconds in
      var moved = before
      moved.move(hand, by: seconds)
      return moved
    }
    let free = LayerRates(of: layers) { seconds in
      var later = self
      later.advance(to: time + seconds)
      return later
    }
    var end = self
    end.advance(to: time + MotionWatch.patience)
    var worst: (jump: VelocityJump, size: Double)?
    for numbers in promised {
      for property in LayerProperty.allCases where numbers.contains(property) {
        let number = NumberOfLayer(layer: numbers.layer, property: property)
        guard let (old, new) = held.nearest(to: free, number) else { continue }
        let scale = property.visibleExtent(in: stage.tree[numbers.layer].model)
        let size = abs(new - old) * scale
        guard size > tolerance + share * abs(old) * scale, size > worst?.size ?? 0 else { continue }
        if new == 0, isThere(number, at: end) { continue }
        // A centre that went along with an extent, which has no way to go and stops: the origin keeps its own velocity.
        if let extent = property.extentAlongside.map({ NumberOfLayer(layer: numbers.layer, property: $0) }),
          let (old, new) = held.nearest(to: free, extent), old != 0, new == 0, isThere(extent, at: end)
        {
          continue
        }
        worst = (
          VelocityJump(
            id: stage.identifier(of: numbers.layer),
            property: property.noun,
            unit: property == .opacity ? "%/s" : "pt/s",
            held: old * scale,
            free: new * scale
          ), size
        )
      }
    }
    return worst?.jump
  }

  /// Whether each of those that follow the finger has moved anything.
  private var fingersMove: [Bool] {
    (hands.active?.followers ?? []).map { follower in
      if case .scroll(_, let drag) = follower { return drag?.lastStep != nil }
      return follower.gesture?.hasTakenHold ?? false
    }
  }

  /// In points per second, more than any hand does: within a step it would cross everything.
  private static let fastestHand = 1e6

  /// Whether a number is already where it will rest: springs take a velocity relative to the remaining
  /// distance, which has no meaning without one.
  private func isThere(_ number: NumberOfLayer, at end: Session) -> Bool {
    guard let now = self.number(number), let rest = end.number(number) else { return true }
    return abs(now - rest) < 1e-9
  }

  /// The presented value of a layer's number; nil if the layer is gone.
  fileprivate func number(_ number: NumberOfLayer) -> Double? {
    guard stage.tree.contains(number.layer) else { return nil }
    return presentationWithoutTurns(of: number.layer).number(of: number.property)
  }
}

extension LayerProperty {
  /// The extent on which the layer's position along the same axis depends; nil for what is no position.
  fileprivate var extentAlongside: LayerProperty? {
    switch self {
    case .positionX: .boundsWidth
    case .positionY: .boundsHeight
    default: nil
    }
  }
}

private struct NumberOfLayer: Hashable {
  let layer: LayerID
  let property: LayerProperty
}

/// The rates of change of layers' numbers from a moment on, by two different time steps: springs may be over
/// in a few milliseconds, and far from the origin a short step is lost in rounding.
private struct LayerRates {
  private var rates: [NumberOfLayer: [Double]] = [:]
  /// The numbers at the moment itself.
  private var values: [NumberOfLayer: Double] = [:]

  init(of layers: [LayerID], _ session: (_ seconds: Double) -> Session) {
    for step in [OneSidedDifference.step, OneSidedDifference.step / 16] {
      let sessions = (0...3).map { session(Double($0) * step) }
      for layer in layers where sessions.allSatisfy({ $0.stage.tree.contains(layer) }) {
        // A device that turns carries everything with it, before and after.
        let states = sessions.map { $0.presentationWithoutTurns(of: layer) }
        for property in LayerProperty.allCases where property.component == property {
          let values = states.compactMap { $0.number(of: property) }
          guard values.count == 4 else { continue }
          let number = NumberOfLayer(layer: layer, property: property)
          self.values[number] = values[0]
          rates[number, default: []].append(
            OneSidedDifference.rate(values[0], values[1], values[2], values[3], step: step)
          )
        }
      }
    }
  }

  /// The two rates of a number that are nearest to each other, of all that were measured.
  ///
  /// nil if the number starts from different values in the two: a hand that lets go before its first change
  /// moves nothing, and what it would have moved has another velocity elsewhere.
  func nearest(to other: LayerRates, _ number: NumberOfLayer) -> (Double, Double)? {
    guard let own = values[number], let others = other.values[number], abs(own - others) < 1e-6 else {
      return nil
    }
    let pairs = (rates[number] ?? []).flatMap { own in (other.rates[number] ?? []).map { (own, $0) } }
    return pairs.min { abs($0.0 - $0.1) < abs($1.0 - $1.1) }
  }
}

extension LayerProperty {
  /// How many points, or hundredths of an opacity, one unit of the property visibly moves.
  fileprivate func visibleExtent(in state: LayerState) -> Double {
    switch quantity {
    case .factor: max(self == .scaleX ? state.bounds.size.width : state.bounds.size.height, 1)
    case .angle: max(state.bounds.size.width, state.bounds.size.height, 1)
    case .opacity: 100
    case .length, .fraction, .number: 1
    }
  }
}
