import SegueGeometry
import SegueModel
import SegueStage

/// A velocity that leaps at a release although a spring promised to take the hand's over.
package struct VelocityJump: Hashable, Sendable {
  /// The layer, as samples name it.
  package var id: String
  /// Of what the velocity is: `the opacity`.
  package var property: String
  /// What that is counted in a second: `pt/s`, for an opacity `%/s`.
  package var unit: String
  /// How fast it went under the hand.
  package var held: Double
  /// How fast it goes on.
  package var free: Double
}

extension Session {
  /// The largest leap of a velocity that the release just taken has made.
  ///
  /// It looks at the numbers of each layer, not at what is seen of it: where a layer turns, the edges of its box have
  /// corners of their own in time.
  ///
  /// - Parameters:
  ///   - before: The session with the finger still down, at the same time and place.
  ///   - tolerance: What may be lost, in points per second.
  ///   - share: The part of a velocity that may be lost besides.
  /// - Returns: nil where what was promised holds.
  package func velocityJump(since before: Session, tolerance: Double, share: Double) -> VelocityJump? {
    let promised = promisedNumbers(since: before)
    guard !promised.isEmpty, let hand = before.hand, hand.velocity.length < Self.fastestHand else {
      return nil
    }
    let layers = promised.map(\.layer)
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

  /// In points per second, beyond what any hand does: within the steps of time it would go through everything.
  private static let fastestHand = 1e6

  /// Whether a number stands where it will rest: a velocity is relative to the way that is left, and where there is none
  /// it has no meaning.
  private func isThere(_ number: NumberOfLayer, at end: Session) -> Bool {
    guard let now = self.number(number), let rest = end.number(number) else { return true }
    return abs(now - rest) < 1e-9
  }

  /// What is presented of a layer's number; nil where the layer is gone.
  fileprivate func number(_ number: NumberOfLayer) -> Double? {
    guard stage.tree.contains(number.layer) else { return nil }
    return stage.tree.presentation(of: number.layer, at: time).number(of: number.property)
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

/// How fast the numbers of layers change from a moment on, by two steps of time: springs may be over in a few
/// milliseconds, and far from the origin a shorter step is lost in rounding.
private struct LayerRates {
  private var rates: [NumberOfLayer: [Double]] = [:]
  /// The numbers at the moment itself.
  private var values: [NumberOfLayer: Double] = [:]

  init(of layers: [LayerID], _ session: (_ seconds: Double) -> Session) {
    for step in [OneSidedDifference.step, OneSidedDifference.step / 16] {
      let sessions = (0...3).map { session(Double($0) * step) }
      for layer in layers where sessions.allSatisfy({ $0.stage.tree.contains(layer) }) {
        let states = sessions.map { $0.stage.tree.presentation(of: layer, at: $0.time) }
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
  /// nil where the number is not at one place in both: a hand that lets go before its first change moves nothing, and
  /// what it would have moved has a velocity of its own elsewhere.
  func nearest(to other: LayerRates, _ number: NumberOfLayer) -> (Double, Double)? {
    guard let own = values[number], let others = other.values[number], abs(own - others) < 1e-6 else {
      return nil
    }
    let pairs = (rates[number] ?? []).flatMap { own in (other.rates[number] ?? []).map { (own, $0) } }
    return pairs.min { abs($0.0 - $0.1) < abs($1.0 - $1.1) }
  }
}

extension LayerProperty {
  /// How many points of what is seen one of the property's units moves, or hundredths of an opacity.
  fileprivate func visibleExtent(in state: LayerState) -> Double {
    switch self {
    case .scaleX: max(state.bounds.size.width, 1)
    case .scaleY: max(state.bounds.size.height, 1)
    case .rotationX, .rotationY, .rotationZ: max(state.bounds.size.width, state.bounds.size.height, 1)
    case .opacity, .shadowOpacity: 100
    default: 1
    }
  }

  fileprivate var noun: String {
    switch self {
    case .positionX: "x"
    case .positionY: "y"
    case .boundsX: "the content's x"
    case .boundsY: "the content's y"
    case .boundsWidth: "the width"
    case .boundsHeight: "the height"
    case .scaleX, .scaleY: "the scale"
    case .rotationX, .rotationY, .rotationZ: "the rotation"
    case .translationX, .translationY, .translationZ: "the move"
    case .opacity: "the opacity"
    case .radiusTopLeft, .radiusTopRight, .radiusBottomLeft, .radiusBottomRight: "the radius"
    default: "\(self)"
    }
  }
}
