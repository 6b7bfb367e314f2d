import SegueGeometry

/// The angles of a way's direction at some of its points, each within half a turn of the one before.
struct DirectionTable: Hashable, Sendable {
  private var angles: [Double] = []

  /// The steps of each piece: a cubic curve does not turn by half a turn within one, unless on the spot.
  private static let steps = 16

  init(_ pieces: [CubicPiece]) {
    var last: Double?
    for piece in pieces {
      for step in 0...Self.steps {
        let angle = piece.direction(at: Double(step) / Double(Self.steps)).angle
        let turns = last.map { (($0 - angle) / (2 * .pi)).rounded() } ?? 0
        let next = angle + 2 * .pi * turns
        angles.append(next)
        last = next
      }
    }
  }

  /// An angle close to that at a parameter of a piece.
  func angle(in piece: Int, at parameter: Double) -> Double {
    let place = parameter.clamped(to: 0...1, otherwise: 0) * Double(Self.steps)
    let step = Int(clamping: min(place.rounded(.down), Double(Self.steps - 1)))
    let first = piece * (Self.steps + 1) + step
    return angles[first].interpolated(to: angles[first + 1], fraction: place - Double(step))
  }
}

extension CubicPiece {
  /// The direction at a parameter, in radians, and its change by the parameter.
  ///
  /// Where two control points fall together the curve has no slope at its end, but goes towards the next one.
  func direction(at t: Double) -> (angle: Double, bend: Double) {
    let (slope, bend) = (slope(at: t), bend(at: t))
    let square = slope.x * slope.x + slope.y * slope.y
    guard square > 0 else {
      let way = t < 0.5 ? control2 - start : end - control1
      let whole = way.x == 0 && way.y == 0 ? end - start : way
      return (Elementary.angle(y: whole.y, x: whole.x), 0)
    }
    return (Elementary.angle(y: slope.y, x: slope.x), (slope.x * bend.y - slope.y * bend.x) / square)
  }
}
