import SegueGeometry
import SegueStage

/// What a release hands to the motion that follows it: how fast everything goes that the hand was moving.
struct HandOff: Sendable {
  /// The hand's, in points per second.
  var velocity = Point.zero
  /// The velocities of the numbers that the gesture itself moves, in their units per second.
  var rates: [LayerID: [LayerProperty: Double]] = [:]

  /// How fast a layer's number goes on: its own velocity where the gesture moved it, else for a place the hand's.
  func velocity(of property: LayerProperty, of layer: LayerID) -> Double {
    if let own = rates[layer] { return own[property] ?? 0 }
    return switch property.component {
    case .positionX, .translationX: velocity.x
    case .positionY, .translationY: velocity.y
    default: 0
    }
  }

  /// The velocity of a channel in fractions of its way per second; 0 for what is not a number.
  func relativeVelocity(of channel: Channel, on layer: LayerID) -> Double {
    guard case .number(let from)? = channel.values.first, case .number(let to)? = channel.values.last else {
      return 0
    }
    return Self.relative(velocity(of: channel.property, of: layer), from: from, to: to)
  }

  /// A velocity in fractions of the way per second, as UIKit's springs take it: v / (target − current).
  ///
  /// 0 where there is no way to go: nothing then moves that could keep a velocity.
  static func relative(_ velocity: Double, from current: Double, to target: Double) -> Double {
    let relative = velocity / (target - current)
    return relative.isFinite ? relative : 0
  }
}
