import SegueGeometry
import SegueStage

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// An affine mapping as what vector formats animate: scaled, slanted, turned, and moved.
struct PlaneMove: Hashable {
  var x = 0.0
  var y = 0.0
  /// Degrees clockwise.
  var rotation = 0.0
  /// Degrees.
  var skew = 0.0
  var scaleX = 1.0
  var scaleY = 1.0

  /// Takes an affine mapping apart: `translate · rotate · skewX · scale`.
  init(_ map: Projection) {
    (x, y) = (map.tx, map.ty)
    if map.xy == 0 {
      // Only scaled or mirrored, and perhaps slanted.
      scaleX = map.xx
      scaleY = map.yy
      if map.yx != 0, map.yy != 0 { skew = Self.degrees(map.yx, map.yy) }
      return
    }
    scaleX = (map.xx * map.xx + map.xy * map.xy).squareRoot()
    rotation = Self.degrees(map.xy, map.xx)
    let (cosine, sine) = (map.xx / scaleX, map.xy / scaleX)
    let (across, down) = (map.yx * cosine + map.yy * sine, map.yy * cosine - map.yx * sine)
    scaleY = down
    if down != 0 { skew = Self.degrees(across, down) }
  }

  /// Only moved and scaled.
  init(x: Double, y: Double, scaleX: Double, scaleY: Double) {
    (self.x, self.y, self.scaleX, self.scaleY) = (x, y, scaleX, scaleY)
  }

  private static func degrees(_ y: Double, _ x: Double) -> Double {
    atan2(y, x) * 180 / .pi
  }

  /// The same moves with rotations that go on instead of around.
  static func unwound(_ moves: [PlaneMove]) -> [PlaneMove] {
    var moves = moves
    for place in moves.indices.dropFirst() {
      let turns = ((moves[place].rotation - moves[place - 1].rotation) / 360).rounded()
      moves[place].rotation -= turns * 360
    }
    return moves
  }
}

extension LayerTimeline {
  /// How a layer moves in its superlayer.
  struct Course {
    var moves: [PlaneMove]
    /// The farthest that it reaches from its origin, in its own points.
    var reach: Double
    /// Whether it is turned in perspective at some time, and drawn without.
    var isFlattened: Bool
  }

  /// The transforms of a layer in its superlayer.
  func moves(of node: Int) -> Course {
    let locals = values(of: node, \.local)
    let sizes = values(of: node, \.state.bounds)
    let reach = sizes.reduce(1.0) { most, bounds in
      [bounds.minX, bounds.minY, bounds.maxX, bounds.maxY].reduce(most) { max($0, abs($1)) }
    }
    let moves = zip(locals, sizes).map { PlaneMove($0.isAffine ? $0 : $0.flattened(around: $1.center)) }
    return Course(
      moves: PlaneMove.unwound(moves),
      reach: min(reach, 1e6),
      isFlattened: locals.contains { !$0.isAffine }
    )
  }
}

extension Projection {
  /// The affine mapping that is nearest around a point.
  fileprivate func flattened(around point: Point) -> Projection {
    let w = point.x * xw + point.y * yw + tw
    guard w > 1e-6, let image = apply(point) else { return .identity }
    var flat = self
    (flat.xx, flat.xy) = ((xx - image.x * xw) / w, (xy - image.y * xw) / w)
    (flat.yx, flat.yy) = ((yx - image.x * yw) / w, (yy - image.y * yw) / w)
    (flat.xw, flat.yw, flat.tw) = (0, 0, 1)
    flat.tx = image.x - point.x * flat.xx - point.y * flat.yx
    flat.ty = image.y - point.x * flat.xy - point.y * flat.yy
    return flat
  }
}
