import SegueGeometry
import SegueModel
import SegueMotion
import SegueStage

/// Ways of a place that are not straight.
extension KeyframeValues {
  /// The way that the values are led along; nil if they are no place, or there is none.
  var bowed: MotionPath? {
    guard let way, channels == PropertyName.position.channels || channels == PropertyName.center.channels
    else {
      return nil
    }
    switch way {
    case .path(let path):
      guard channels == PropertyName.position.channels else { return nil }
      let pieces = path.pieces
      let times = (0...pieces.count).map { Double($0) / Double(max(pieces.count, 1)) }
      let pace = mode.isPaced ? MotionPath.Pace.even : .timed(keyTimes: times, curves: curves)
      return MotionPath(pieces: pieces.map { CubicPiece($0) }, pace: pace)
    case .arc(let bulge):
      let points = values.map { Point(x: $0[0].number ?? 0, y: $0[1].number ?? 0) }
      let pieces = zip(points, points.dropFirst()).map {
        CubicPiece(Self.bow(from: $0, to: $1, bulge: bulge))
      }
      return MotionPath(
        pieces: pieces,
        pace: .timed(keyTimes: KeyframeOffsets.spread(offsets), curves: curves)
      )
    }
  }

  /// The parabola that is farthest from the straight line in its middle; along that line it goes evenly.
  private static func bow(from start: Point, to end: Point, bulge: Double) -> Path.Piece {
    let way = end - start
    let distance = Elementary.hypotenuse(way.x, way.y)
    guard distance > 0 else { return Path.Piece(from: start, to: end) }
    // A quadratic curve comes half as far as its control point. To the left, with y downwards.
    let left = Point(x: way.y, y: -way.x) * (2 * bulge / distance)
    return Path.Piece(from: start, bentBy: start + way * 0.5 + left, to: end)
  }

  /// The course of the place along a way, and that of the rotation if it turns.
  func following(_ path: MotionPath) -> [Channel] {
    var courses = parts(of: path, at: KeyframeOffsets.spread(offsets))
    guard let turn else { return courses }
    let part = MotionPath.Part.direction(isReversed: turn == .autoReverse)
    let angles = [0.0, 1].map { LayerValue.number(path.state(of: part, at: $0).value) }
    var rotation = Channel(.rotationZ, from: angles[0], to: angles[1])
    rotation.way = Channel.Way(path: path, part: part)
    courses.append(rotation)
    return courses
  }
}
