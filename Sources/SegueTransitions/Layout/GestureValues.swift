import SegueGeometry
import SegueModel

/// The numbers of a gesture at one moment, as expressions name them.
struct GestureValues: Sendable {
  var location = Point.zero
  var start = Point.zero
  var translation = Point.zero
  /// Points per second.
  var velocity = Point.zero
  var projected = Point.zero
  var scale = 1.0
  /// The scale at which a pinch was recognised.
  var startScale = 1.0
  /// Per second.
  var scaleVelocity = 0.0
  var progress = 0.0
  /// Seconds, of the transition it drives.
  var duration = 0.0
  /// The names bound by `let`, in order.
  var locals: [String: Value] = [:]

  /// The hand stands still.
  mutating func stand() {
    velocity = .zero
    projected = location
    scaleVelocity = 0
  }

  func value(of symbol: Expression.Symbol) -> Double? {
    switch symbol {
    case .locationX: location.x
    case .locationY: location.y
    case .startX: start.x
    case .startY: start.y
    case .startScale: startScale
    case .translationX: translation.x
    case .translationY: translation.y
    case .velocityX: velocity.x
    case .velocityY: velocity.y
    case .velocityScale: scaleVelocity
    case .projectedX: projected.x
    case .projectedY: projected.y
    case .pinchScale: scale
    case .progress: progress
    case .duration: duration
    default: nil
    }
  }
}
