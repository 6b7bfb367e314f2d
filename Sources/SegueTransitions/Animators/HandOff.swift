import SegueGeometry
import SegueStage

/// What a release passes to the motion that follows it: the velocities of everything that the hand was
/// moving.
struct HandOff: Sendable {
  /// The hand's velocity, in points per second.
  var velocity = Point.zero
  /// The velocities of the numbers that the gesture itself moves, in their units per second.
  var rates: [LayerID: [LayerProperty: Double]] = [:]

  /// The velocity of a layer's number: its own if the gesture moved it; otherwise, for a position, the
  /// hand's.
  func velocity(of property: LayerProperty, of layer: LayerID) -> Double {
    if let own = rates[layer] { return own[property] ?? 0 }
    return switch property.component {
    case .positionX, .translationX: velocity.x
    case .positionY, .translationY: velocity.y
    default: 0
    }
  }

  /// The velocity of a channel in fractions of its distance per second; 0 if its values are not numbers.
  func relativeVelocity(of channel: Channel, on layer: LayerID) -> Double {
    guard case .number(let from)? = channel.values.first, case .number(let to)? = channel.values.last else {
      return 0
    }
    return Self.relative(velocity(of: channel.property, of: layer), from: from, to: to)
  }

  /// A velocity in fractions of the distance per second, as UIKit's springs take it: v / (target − current).
  ///
  /// 0 if there is no distance but what rounding leaves, because then nothing moves that could keep a velocity.
  static func relative(_ velocity: Double, from current: Double, to target: Double) -> Double {
    let relative = velocity / (target - current)
    return relative.isFinite && abs(target - current) > noDistance ? relative : 0
  }

  /// The largest distance that is none, in any unit: far less than can be seen.
  private static let noDistance = 1e-9
}
